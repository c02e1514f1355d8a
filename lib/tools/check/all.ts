import { FigureError } from "@/lib/content/figures/figure";
import { blankProblems } from "./blanks";
import { ContentError, type Problem } from "./problem";
import { requireReadable } from "./readable";
import { lineOf, repeatedFields } from "./source";
import { fileOfFact, misplacedPages, repeatedFacts } from "./structure";

/** Adds the line of each field, and the file of each fact. */
export const withLocations = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    const file = problem.file === "content/facts" ? (fileOfFact(problem.field) ?? problem.file) : problem.file;
    const line = problem.line ?? (file.endsWith(".ts") ? lineOf(file, problem.field) : undefined);
    return { ...problem, file, ...(line !== undefined && { line }) };
  });

/** Describes an error that stops content from loading, such as an undeclared name or a missing file. */
function loadingProblem(error: unknown): Problem {
  const { message, stack = "" } = error as Error;
  const [, file = "content", line] = /(?<!lib\/)(content\/[\w/-]+\.ts):(\d+)/.exec(stack.replaceAll("\\", "/")) ?? [];
  return {
    file,
    ...(line && { line: Number(line) }),
    field: "plik",
    what: `Nie da się wczytać treści: ${message}.`,
    mend: "Sprawdź nazwy w wierszach import i spisy w plikach index.ts: każda ma wskazywać coś, co istnieje.",
  };
}

/** Runs the checks that need loaded content. Rethrows bugs in a check. */
async function loadedProblems(blanks: readonly Problem[]): Promise<readonly Problem[]> {
  let checks: typeof import("./content-problems");
  try {
    checks = await import("./content-problems");
  } catch (error) {
    if (blanks.length > 0) return [];
    return error instanceof FigureError ? error.problems : [loadingProblem(error)];
  }
  return checks.loadedProblems();
}

/**
 * Checks everything an editor writes, before anything else reads it. Unreadable files are reported alone, misplaced
 * pages only with blanks and repeated names: later checks cannot run on them.
 * @throws ContentError with every problem, in Polish, with file, line, field and fix
 */
export async function checkEverything(): Promise<void> {
  requireReadable();
  const blanks = blankProblems();
  const misplaced = misplacedPages();
  const repeatedNames = [...repeatedFields(), ...repeatedFacts()];
  if (misplaced.length > 0) throw new ContentError(withLocations([...misplaced, ...blanks, ...repeatedNames]));
  const problems = withLocations([...repeatedNames, ...(await loadedProblems(blanks))]);
  // Problems of a field with an unfilled blank, or in its line, only repeat the blank.
  const others = problems.filter(
    ({ file, field, line }) =>
      !blanks.some(
        (one) => one.file === file && (one.line === line || one.field === field || one.field.startsWith(`${field}.`)),
      ),
  );
  if (problems.length + blanks.length > 0) throw new ContentError([...blanks, ...others]);
}
