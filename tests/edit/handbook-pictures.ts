import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { nodesIn, treeOf } from "@/lib/tools/check/source";
import { filesBelow, sha256 } from "@/lib/tools/files";

/** Names of the pictures of docs/edytor.md, in docs/obrazy. */
export const pictures = [
  "przejecie",
  "zostalo",
  "ceny",
  "okno",
  "blad",
  "tytul",
  "cena-1",
  "cena-2",
  "dane-firmy",
  "zdjecie",
  "nowe",
  "uzupelnij",
  "zmiany",
  "miasto",
  "publikacja",
] as const;

export const windowFingerprintFile = "docs/obrazy/okno.sha256";

/** Visible parts of a file of the window: its styles without comments, or the texts in its code. */
function visibleTexts(file: string): string[] {
  if (file.endsWith(".css")) return [transformSync(readFileSync(file, "utf8"), { loader: "css", minify: true }).code];
  const tree = treeOf(file).program;
  return [
    ...nodesIn(tree, "StringLiteral").map(({ value }) => value),
    ...nodesIn(tree, "TemplateElement").map(({ value }) => value.raw),
  ].filter((text) => /\p{L} \p{L}|^\p{Lu}\p{Ll}/u.test(text));
}

/** Hash of the window's look, without its code and comments. */
export function windowFingerprint(folder = "lib/tools/edit/window"): string {
  const texts = filesBelow(folder).flatMap((file) => visibleTexts(join(folder, file)));
  return sha256([...new Set(texts)].toSorted().join("\n"));
}
