import { execFile } from "node:child_process";
import { typesFile } from "@/lib/tools/cache";
import compilerPath from "@/node_modules/typescript/lib/getExePath.js";
import type { Fault, Problem } from "./problem";

/** One error as the compiler prints it: "content/cities/zory.ts(12,3): error TS2741: …". */
const printed = /^(?<file>[^(]+)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*)$/;

/** What the site is made of: tests, and what Next.js wrote of an earlier state, stop no editor. */
const ofSite = /^(?:app|components|content|lib)\//;

/** What an editor can do about an error, by the compiler's numbers of it. […] stands for the name it quotes first. */
const explained: readonly (readonly [codes: readonly number[], what: string, mend: string])[] = [
  [[2304, 2552, 2663], "Nie ma tu nic o nazwie […].", "Popraw ją albo, jeśli to tekst, weź go w cudzysłów."],
  [[2305, 2307, 2459, 2724], "Wiersz import wskazuje coś, czego nie ma: […].", "Popraw nazwę albo usuń ten wiersz."],
  [[2741], "Brakuje pola […].", "Dopisz je według innego wpisu tego rodzaju."],
  [[2739, 2740], "Brakuje kilku pól.", "Dopisz je według innego wpisu tego rodzaju."],
  [[2353, 2561], "Nie ma takiego pola: […].", "Popraw nazwę albo usuń pole."],
  [[2322, 1360, 1355], "Wartość nie pasuje do tego miejsca.", "Wpisz ją tak jak w innym wpisie tego rodzaju."],
];

function explain(file: string, code: string, message: string): Fault {
  const [, first = ""] = /'"?([^'"]+)"?'/.exec(message) ?? [];
  // The numbers are of what an editor may have typed wrong; code is told in the compiler's words.
  const known = file.startsWith("content/") ? explained.find(([codes]) => codes.includes(Number(code))) : undefined;
  const [, what, mend] = known ?? [
    [],
    `Zapis nie zgadza się z opisem pól (TS${code}): ${message}`,
    "Porównaj ten wiersz z podobnym albo przekaż komunikat programiście.",
  ];
  return { what: what.replace("[…]", first), mend };
}

/** Errors of the compiler as problems; what it adds on further lines is for programmers. */
export const typeProblemsIn = (output: string): Problem[] =>
  output.split(/\r?\n/).flatMap((text): Problem[] => {
    const { file, line, code = "", message = "" } = printed.exec(text)?.groups ?? {};
    return file ? [{ file, line: Number(line), field: "typ", ...explain(file, code, message) }] : [];
  });

/**
 * Checks the types of content and code, by the compiler itself: its wrapper would let it run on when stopped.
 * @param signal ends it where nobody waits for its answer any more
 * @returns what the compiler finds in the files of the site, one error a line at most
 * @throws Error where it cannot be started or says something else
 */
export function typeProblems(signal?: AbortSignal): Promise<Problem[]> {
  const args = [
    ...["--noEmit", "--pretty", "false"],
    // After an edit, other files are not checked again: one second in place of three.
    ...["--incremental", "--tsBuildInfoFile", typesFile],
    // Each of the usual four checkers reads all types anew, for twice the processor time and memory.
    ...["--checkers", "1"],
  ];
  return new Promise((resolve, reject) => {
    execFile(compilerPath(), args, { maxBuffer: Number.POSITIVE_INFINITY, signal }, (error, stdout, stderr) => {
      const problems = typeProblemsIn(stdout);
      if (!error || problems.length > 0) resolve(problems.filter(({ file }) => ofSite.test(file)));
      else reject(new Error(`Nie udało się sprawdzić typów:\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
