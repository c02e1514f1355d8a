import { UserError } from "@/lib/tools/user-error";

/** One thing an editor must mend. All texts are Polish. */
export type Problem = {
  /** File of the content, from the root of the project. */
  file: string;
  /** Field inside it, "sections.2.heading". */
  field: string;
  /** Line of the file, counted from 1, where it is known. */
  line?: number;
  /** What is wrong. */
  what: string;
  /** What to do about it. */
  mend: string;
};

/** What is wrong with something, before its place is known. */
export type Fault = Pick<Problem, "what" | "mend">;

/** Tells what is wrong with a field and what to do about it, with its line where only the check knows it. */
export type Report = (field: string, what: string, mend: string, line?: number) => void;

/** Problems of one file, as a check reports them. */
export function reported(file: string, check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((field, what, mend, line) => problems.push({ file, field, what, mend, ...(line && { line }) }));
  return problems;
}

/** A problem as a line of a list. Editors open "file:line" with a click. */
export const listed = ({ file, line, field, what, mend }: Problem): string =>
  `  ${file}${line ? `:${line}` : ""} › ${field}: ${what} ${mend}`;

/** Everything wrong with the content, as one message. */
export class ContentError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super([`Błędy w treści: ${problems.length}. Nic nie zostało opublikowane.`, ...problems.map(listed)].join("\n"));
  }
}
