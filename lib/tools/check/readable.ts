/** Whether content/ is data that can be read: asked before anything imports a file of it. */
import { readdirSync, readFileSync } from "node:fs";
import type { ParseResult } from "@babel/parser";
import type { File } from "@babel/types";
import { contentPath } from "@/lib/tools/files";
import { isSystemFile } from "@/lib/tools/system-files";
import { ContentError, type Problem } from "./problem";
import { exportsOf, parseSource, parseText } from "./source";
import { foreignNode } from "./syntax";

/** Types of the files that content/ may hold besides data (.ts): word lists, notes, the sign, photos. */
const otherTypes = ["txt", "md", "svg", "jpg", "jpeg", "png"];
const otherFile = new RegExp(`\\.(?:${otherTypes.join("|")})$`, "i");
/** A second dot makes another kind of file: "site.d.ts". */
const dataFile = /(?:^|\/)[^./]+\.ts$/;

/** Maximum bytes of a data file that comes from elsewhere; the longest here has 31 kB. Parsing takes a second for each. */
const maxBytes = 1e6;

/** Whether content/ may hold a file. Another one could be loaded in place of data, set up a tool, or stay hidden. */
export const isContentFile = (file: string): boolean =>
  !/(?:^|\/)\./.test(file) && (dataFile.test(file) || otherFile.test(file));

/** Lines that git writes into a file with a merge conflict. */
const conflictMark = /^(<{7}|>{7})( |$)/;

const fault = (file: string, line: number | undefined, what: string, mend: string): Problem => ({
  file,
  ...(line && { line }),
  field: "plik",
  what,
  mend,
});

/**
 * Checks whether a file is data that can be read: encoding, merge conflict, syntax, no code.
 * @param file its path, "content/site.ts"
 * @param parse returns its syntax tree
 */
export function textProblem(file: string, text: string, parse: () => ParseResult<File>): Problem | undefined {
  const lines = text.split("\n");
  // Bytes that are not UTF-8 become this character.
  const badEncoding = lines.findIndex((line) => line.includes("\ufffd"));
  if (badEncoding >= 0)
    return fault(
      file,
      badEncoding + 1,
      "Plik ma litery w innym kodowaniu niż UTF-8.",
      "Zapisz go w edytorze z kodowaniem UTF-8 i popraw polskie litery.",
    );
  const conflictLine = lines.findIndex((line) => conflictMark.test(line));
  if (conflictLine >= 0)
    return fault(
      file,
      conflictLine + 1,
      "Git zostawił tu dwie wersje tego samego miejsca, bo nie umiał ich połączyć.",
      "Zostaw jedną z nich i usuń wiersze z <<<<<<<, ======= i >>>>>>>.",
    );
  const textOf = (line: number) => lines[line - 1]?.trim().slice(0, 80) ?? "";
  try {
    return treeProblem(file, parse(), textOf);
  } catch (error) {
    // A file nested too deeply to be read has no line.
    const line = (error as { loc?: { line: number } }).loc?.line ?? 1;
    const brokenLine = textOf(line);
    return fault(
      file,
      line,
      `Tego wiersza nie da się odczytać: ${brokenLine || "(pusty)"}`,
      /[:[,]\s*[„“”]/.test(brokenLine)
        ? 'Tekst ma stać w prostym cudzysłowie, na początku i na końcu: "tak". Zamień na niego „ i ”.'
        : "Sprawdź go i wiersz przed nim: zwykle brakuje przecinka, cudzysłowu albo nawiasu. Liczby pisz z kropką i bez odstępów (4.9, 1200), cudzysłów w tekście jako „ i ”.",
    );
  }
}

function treeProblem(file: string, tree: ParseResult<File>, textOf: (line: number) => string): Problem | undefined {
  const foreign = foreignNode(tree);
  const line = foreign?.node.loc?.start.line ?? 1;
  if (foreign?.node.type === "Identifier" && foreign.isName)
    return fault(
      file,
      line,
      `Nie ma tu nic o nazwie ${foreign.node.name}.`,
      "Popraw ją albo, jeśli to tekst, weź go w cudzysłów.",
    );
  if (foreign)
    return fault(
      file,
      line,
      `W plikach treści stoją tylko dane, a ten wiersz jest programem: ${textOf(line)}`,
      "Usuń go albo wpisz gotową wartość: tekst w cudzysłowie, liczbę bez działań, listę w [ ] albo grupę pól w { }.",
    );
  if (exportsOf(tree).size > 0) return undefined;
  return fault(file, 1, "W tym pliku nie ma treści.", `Przywróć ją: git restore ${file}.`);
}

/** Reports a file of content/ that nothing reads, or that could be read in place of another. @param files all of them */
function nameProblem(file: string, files: readonly string[]): Problem | undefined {
  if (file.endsWith(".ts.txt"))
    return fault(
      file,
      undefined,
      "Nazwa kończy się na .txt, więc strona nie czyta tego pliku.",
      `Zmień ją na ${file.slice("content/".length, -".txt".length)}. W Windows włącz przedtem w Eksploratorze „Rozszerzenia nazw plików”.`,
    );
  if (!isContentFile(file))
    return fault(
      file,
      undefined,
      "Takich plików strona nie czyta, a mogą zmienić działanie programu.",
      `W folderze content stoją tylko pliki .ts, ${otherTypes.map((type) => `.${type}`).join(", ")}. Zdjęcie zapisz jako JPEG, inny plik przenieś gdzie indziej.`,
    );
  const folder = `${file.slice(0, -".ts".length)}/`;
  if (file.endsWith(".ts") && files.some((other) => other.startsWith(folder)))
    return fault(
      file,
      undefined,
      `Obok jest folder o tej samej nazwie, a strona przeczytałaby zamiast niego ten plik.`,
      "Zmień nazwę pliku albo go usuń.",
    );
  return undefined;
}

/**
 * Checks files of content/ that are not on the disk yet.
 * @param files texts by path, "content/site.ts"
 */
export const problemsIn = (files: ReadonlyMap<string, Buffer>): Problem[] =>
  [...files].flatMap(([file, bytes]) => {
    const name = nameProblem(file, [...files.keys()]);
    if (name || !file.endsWith(".ts")) return name ?? [];
    if (bytes.length > maxBytes)
      return fault(file, undefined, `Ma ponad ${maxBytes / 1e6} MB, więc to nie jest treść strony.`, "Usuń ten plik.");
    const text = bytes.toString();
    return textProblem(file, text, () => parseText(text)) ?? [];
  });

/** Reports files of content/ that cannot be read or are no data. No other check can run before they are fixed. */
export function sourceProblems(): Problem[] {
  const entries = readdirSync("content", { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ file: contentPath(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .filter(({ file }) => !isSystemFile(file))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const files = entries.map(({ file }) => file);
  return entries.flatMap(({ file, isFile }) => {
    if (!isFile)
      return fault(
        file,
        undefined,
        "To tylko odsyłacz do pliku albo folderu z innego miejsca.",
        "Wstaw w to miejsce sam plik.",
      );
    const name = nameProblem(file, files);
    if (name || !file.endsWith(".ts")) return name ?? [];
    const text = readFileSync(file, "utf8");
    return textProblem(file, text, () => parseSource(file, text).tree) ?? [];
  });
}

/** @throws ContentError for a file that content/ may not hold, or that is no data @param file its path in the project */
export function requireData(file: string, text: string): void {
  const problems = problemsIn(new Map([[contentPath(file), Buffer.from(text)]]));
  if (problems.length > 0) throw new ContentError(problems);
}

/** @throws ContentError with every file of content/ that is no data or cannot be read */
export function requireReadable(): void {
  const problems = sourceProblems();
  if (problems.length > 0) throw new ContentError(problems);
}
