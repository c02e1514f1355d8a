/** Pictures of docs/edytor.md, and what they were taken of. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, sha256 } from "@/lib/tools/files";

/** Names of the pictures in docs/obrazy. */
export const pictures = [
  "okno",
  "blad",
  "tytul",
  "cena-1",
  "cena-2",
  "godziny-1",
  "zdjecie",
  "nowe",
  "uzupelnij",
  "zmiany",
  "miasto",
  "publikacja",
] as const;

/** Where the handbook notes of which window its pictures were taken. */
export const windowFingerprintFile = "docs/obrazy/okno.sha256";

const client = "lib/tools/edit/window";

/** What the window looks like, as a hash of its files. */
export const windowFingerprint = (): string =>
  sha256(
    filesBelow(client)
      .map((file) => readFileSync(join(client, file), "utf8"))
      .join("\n"),
  );
