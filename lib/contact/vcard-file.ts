import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "@/lib/content/site-types";
import { vcard, vcardPath } from "./vcard";

/** Writes the contact card to where Next.js takes public files from. */
export function writeVcard(site: Site, publicDir = join(process.cwd(), "public")): void {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(join(publicDir, vcardPath), vcard(site));
}
