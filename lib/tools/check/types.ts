import { execFile } from "node:child_process";
import compilerPath from "@/node_modules/typescript/lib/getExePath.js";
import type { Fault, Problem } from "./problem";

/** One error as the compiler prints it: "content/cities/zory.ts(12,3): error TS2741: …". */
const errorLine = /^(?<file>[^(]+)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*)$/;

/** What an editor can do about an error, by its TypeScript code. […] stands for the first name it quotes. */
const faults: readonly (readonly [codes: readonly number[], what: string, mend: string])[] = [
  [[2304, 2552, 2663], "Nie ma tu nic o nazwie […].", "Popraw ją albo, jeśli to tekst, weź go w cudzysłów."],
  [[2305, 2307, 2459, 2724], "Wiersz import wskazuje coś, czego nie ma: […].", "Popraw nazwę albo usuń ten wiersz."],
  [[2741], "Brakuje pola […].", "Dopisz je według innego wpisu tego rodzaju."],
  [[2739, 2740], "Brakuje kilku pól.", "Dopisz je według innego wpisu tego rodzaju."],
  [[2353, 2561], "Nie ma takiego pola: […].", "Popraw nazwę albo usuń pole."],
  [[2322, 1360, 1355], "Wartość nie pasuje do tego miejsca.", "Wpisz ją tak jak w innym wpisie tego rodzaju."],
];

function explain(file: string, code: string, message: string): Fault {
  const [, quotedName = ""] = /'"?([^'"]+)"?'/.exec(message) ?? [];
  // The explanations fit typing errors in content. For code, the compiler's message is clearer.
  const match = file.startsWith("content/") ? faults.find(([codes]) => codes.includes(Number(code))) : undefined;
  const [, what, mend] = match ?? [
    [],
    `Zapis nie zgadza się z opisem pól (TS${code}): ${message}`,
    "Porównaj ten wiersz z podobnym albo przekaż komunikat programiście.",
  ];
  return { what: what.replace("[…]", quotedName), mend };
}

/** Parses compiler errors. Continuation lines are left out: they are for programmers. */
export const typeProblemsIn = (output: string): Problem[] =>
  output.split(/\r?\n/).flatMap((outputLine): Problem[] => {
    const { file, line, code = "", message = "" } = errorLine.exec(outputLine)?.groups ?? {};
    return file ? [{ file, line: Number(line), field: "typ", ...explain(file, code, message) }] : [];
  });

/**
 * Checks the types of content; those of code are the developers' (`npm run check`). Runs the compiler itself: its
 * wrapper would leave it running when aborted.
 * @param signal aborts the check
 * @returns errors in files of content, at most one per line
 * @throws Error if the compiler cannot be started or fails without listing errors
 */
export function typeProblems(signal?: AbortSignal): Promise<Problem[]> {
  const args = [
    ...["--project", "lib/tools/check", "--noEmit", "--pretty", "false"],
    // With a kept state TypeScript 7 has passed files that had an error. All of content takes 2 s.
    ...["--incremental", "false"],
    // Each of the default four checkers reads all types again, for twice the processor time and memory.
    ...["--checkers", "1"],
  ];
  return new Promise((resolve, reject) => {
    execFile(compilerPath(), args, { maxBuffer: Number.POSITIVE_INFINITY, signal }, (error, stdout, stderr) => {
      const problems = typeProblemsIn(stdout);
      if (!error || problems.length > 0) resolve(problems);
      else reject(new Error(`Nie udało się sprawdzić typów:\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
