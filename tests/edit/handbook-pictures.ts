/** Pictures of docs/edytor.md, and what they were taken of. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { nodesIn, treeOf } from "@/lib/tools/check/source";
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

/** What of a file of the window is seen: its styles without comments, or the texts in its code. */
function seenOf(file: string): string[] {
  if (file.endsWith(".css")) return [transformSync(readFileSync(file, "utf8"), { loader: "css", minify: true }).code];
  const tree = treeOf(file).program;
  return [
    ...nodesIn(tree, "StringLiteral").map(({ value }) => value),
    ...nodesIn(tree, "TemplateElement").map(({ value }) => value.raw),
  ].filter((text) => /\p{L} \p{L}|^\p{Lu}\p{Ll}/u.test(text));
}

/** What the window looks like, as a hash: code and comments may change, and nobody sees it. */
export function windowFingerprint(folder = "lib/tools/edit/window"): string {
  const seen = filesBelow(folder).flatMap((file) => seenOf(join(folder, file)));
  return sha256([...new Set(seen)].toSorted().join("\n"));
}
