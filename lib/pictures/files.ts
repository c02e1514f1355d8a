import { createHash } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";

/** SHA-256 of bytes or text, 64 hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Writes a file whole or not at all: an interrupted build leaves no half file under the final name. */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, data);
  await rename(temporary, path);
}
