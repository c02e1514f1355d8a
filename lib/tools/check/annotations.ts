import { sha256 } from "@/lib/tools/files";
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

/**
 * Problems as GitLab shows them in a merge request: its code quality report (docs.gitlab.com/ci/testing/code_quality).
 * @returns JSON of the whole report; an empty list where nothing is wrong
 */
export const gitlabReport = (problems: readonly Problem[]): string =>
  JSON.stringify(
    problems.map(({ file, line = 1, field, what, mend }) => ({
      description: `${field}: ${what} ${mend}`,
      check_name: "check:content",
      fingerprint: sha256([file, field, what].join("\0")),
      severity: "blocker",
      location: { path: file, lines: { begin: line } },
    })),
    null,
    2,
  );
