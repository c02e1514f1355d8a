import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "@/lib/content/types";

/** Path of the file that proves the key (indexnow.org, "Verifying ownership via a key file"). */
export const keyPath = (key: string): string => `/${key}.txt`;

/** Publishes the IndexNow key if there is one. */
export function writeIndexNowKey(outDir: string, { indexNowKey }: Pick<Site, "indexNowKey">): void {
  if (indexNowKey) writeFileSync(join(outDir, keyPath(indexNowKey)), indexNowKey);
}
