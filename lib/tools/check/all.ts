import { FigureError } from "@/lib/content/figures/figure";
import { blankProblems } from "./blanks";
import { ContentError, type Problem } from "./problem";
import { lineOf, repeatedFields, sourceProblems } from "./source";
import { fileOfFact, misplacedPages, repeatedFacts } from "./structure";
import { typeProblems } from "./types";

/** The same problems with the lines of their fields, and facts with their files. */
export const located = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    const file = problem.file === "content/facts" ? (fileOfFact(problem.field) ?? problem.file) : problem.file;
    const line = problem.line ?? (file.endsWith(".ts") ? lineOf(file, problem.field) : undefined);
    return { ...problem, file, ...(line !== undefined && { line }) };
  });

/** A mistake that stops content from being loaded: a name that is nowhere declared, a file that is not there. */
function unloadable(error: unknown): Problem {
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

/** What the checks say that read the content as it is loaded. What a check itself stumbles over is thrown on. */
async function loadedProblems(blanks: readonly Problem[]): Promise<readonly Problem[]> {
  let checks: typeof import("./index");
  try {
    checks = await import("./index");
  } catch (error) {
    if (blanks.length > 0) return [];
    return error instanceof FigureError ? error.problems : [unloadable(error)];
  }
  return checks.loadedProblems();
}

/**
 * Checks everything that an editor writes, before anything else reads it: files that cannot be read are told first,
 * then pages that are not where they must be, for nothing else can be said then.
 * @throws ContentError with every problem, in Polish, with file, line, field and mend
 */
export async function checkEverything(): Promise<void> {
  const unreadable = sourceProblems();
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const blanks = blankProblems();
  const misplaced = misplacedPages();
  const repeated = [...repeatedFields(), ...repeatedFacts()];
  if (misplaced.length > 0) throw new ContentError(located([...misplaced, ...blanks, ...repeated]));
  const compiler = new AbortController();
  const types = typeProblems(compiler.signal);
  // Awaited below: until then its failure must not end the process.
  types.catch(() => {});
  let problems: Problem[];
  try {
    problems = located([...repeated, ...(await loadedProblems(blanks))]);
    // The other checks say the same in an editor's words: the compiler speaks where they are silent.
    if (problems.length + blanks.length === 0) problems.push(...(await types));
  } finally {
    compiler.abort();
  }
  // What stands in a line that waits to be filled in only says so again.
  const others = problems.filter(({ file, line }) => !blanks.some((one) => one.file === file && one.line === line));
  if (problems.length + blanks.length > 0) throw new ContentError([...blanks, ...others]);
}
