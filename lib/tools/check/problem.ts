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

/** Everything wrong with the content, as one message. Editors open "file:line" with a click. */
export class ContentError extends UserError {
  constructor(readonly problems: readonly Problem[]) {
    super(
      [
        `Błędy w treści: ${problems.length}. Nic nie zostało opublikowane.`,
        ...problems.map(
          ({ file, line, field, what, mend }) => `  ${file}${line ? `:${line}` : ""} › ${field}: ${what} ${mend}`,
        ),
      ].join("\n"),
    );
  }
}
