import type { Problem } from "./problem";

/** Escaping of workflow commands: docs "Workflow commands for GitHub Actions", @actions/core command.ts. */
const escapeText = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string => escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Formats problems as GitHub annotations. A problem without a line is shown at line 1. */
export const githubAnnotations = (problems: readonly Problem[]): string[] =>
  problems.map(
    ({ file, line = 1, field, what, mend }) =>
      `::error file=${escapeProperty(file)},line=${line},title=${escapeProperty(field)}::${escapeText(`${what} ${mend}`)}`,
  );
