import type { Problem } from "./problem";

/** Escaped as GitHub reads commands: docs "Workflow commands for GitHub Actions", @actions/core command.ts. */
const escapedText = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string => escapedText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Problems as GitHub shows them beside the line of a file. A file without a known line is marked at its first. */
export const githubAnnotations = (problems: readonly Problem[]): string[] =>
  problems.map(
    ({ file, line = 1, field, what, mend }) =>
      `::error file=${escapedProperty(file)},line=${line},title=${escapedProperty(field)}::${escapedText(`${what} ${mend}`)}`,
  );
