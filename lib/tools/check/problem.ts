import { UserError } from "@/lib/tools/user-error";

/** One thing an editor must fix. All texts are Polish. */
export type Problem = {
  /** Path of the file from the root of the project. */
  file: string;
  /** Path of the field in the file, "sections.2.heading". */
  field: string;
  /** Line of the file, counted from 1, if known. */
  line?: number;
  what: string;
  /** How to fix it. */
  mend: string;
  /** A word that the dictionary lacks. */
  word?: string;
};

/** A problem without its place. */
export type Fault = Pick<Problem, "what" | "mend" | "word">;

/** Reports a problem of a field, with its line only where all.ts cannot find it. */
export type Report = (field: string, what: string, mend: string, line?: number) => void;

/** Collects the problems that a check reports for one file. */
export function collectProblems(file: string, check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((field, what, mend, line) => problems.push({ file, field, what, mend, ...(line && { line }) }));
  return problems;
}

/** Formats a problem as a line of a list. Terminals open "file:line" on a click. */
export const toLine = ({ file, line, field, what, mend }: Problem): string =>
  `  ${file}${line ? `:${line}` : ""} › ${field}: ${what} ${mend}`;

/** All problems of the content in one message. */
export class ContentError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super([`Błędy w treści: ${problems.length}. Nic nie zostało opublikowane.`, ...problems.map(toLine)].join("\n"));
  }
}
