import { ContentError, type Problem } from "./problem";
import { lineOf, sourceProblems } from "./source";

/** The same problems with the lines of their fields. */
const located = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    const line = problem.line ?? (problem.file.endsWith(".ts") ? lineOf(problem.file, problem.field) : undefined);
    return line === undefined ? problem : { ...problem, line };
  });

/** A mistake that stops content from being loaded: a name that is nowhere declared, a file that is not there. */
function unloadable(error: unknown): Problem {
  const { message, stack = "" } = error as Error;
  const [, file = "content", line] = /(content\/[\w/-]+\.ts):(\d+)/.exec(stack) ?? [];
  return {
    file,
    ...(line && { line: Number(line) }),
    field: "plik",
    what: `Nie da się wczytać treści: ${message}.`,
    mend: "Sprawdź nazwy w wierszach import i spisy w plikach index.ts: każda ma wskazywać coś, co istnieje.",
  };
}

/** The checks themselves: they read the content as they load. */
async function loaded() {
  try {
    return { ...(await import("./index")), ...(await import("./files")) };
  } catch (error) {
    throw new ContentError([unloadable(error)]);
  }
}

/**
 * Checks everything that an editor writes, before anything else reads it: files that cannot be read are told first, for
 * nothing else can be said then.
 * @throws ContentError with every problem, in Polish, with file, line, field and mend
 */
export async function checkEverything(): Promise<void> {
  const unreadable = sourceProblems();
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const { recordProblems, fileProblems } = await loaded();
  const problems = [...recordProblems(), ...(await fileProblems())];
  if (problems.length > 0) throw new ContentError(located(problems));
}
