/**
 * `npm run check:content`: everything wrong with the content, in Polish, with file, field and mend. Figures that should have
 * been compared with their sources by now are a warning: the site is still sound, only older than it says.
 *
 * `--format github` prints each mistake as an annotation at its line; `--format gitlab` prints GitLab's code quality
 * report to standard output and the mistakes to standard error.
 */
import "./check-node.mjs";
import { parseArgs } from "node:util";
import { checkEverything } from "@/lib/build/checks/all";
import { githubAnnotations, gitlabReport } from "@/lib/build/checks/annotations";
import { ContentError, type Problem } from "@/lib/build/checks/problem";

const formats = ["tekst", "github", "gitlab"] as const;
type Format = (typeof formats)[number];

function chosenFormat(): Format {
  const { values } = parseArgs({ options: { format: { type: "string", default: "tekst" } } });
  const format = formats.find((known) => known === values.format);
  if (!format) throw new Error(`Nie ma zapisu „${values.format}”. Wybierz jeden z: ${formats.join(", ")}.`);
  return format;
}

/** What a program that reads the result needs of it. */
function report(format: Format, problems: readonly Problem[]): void {
  if (format === "github") for (const line of githubAnnotations(problems)) console.log(line);
  if (format === "gitlab") console.log(gitlabReport(problems));
}

try {
  const format = chosenFormat();
  try {
    await checkEverything();
  } catch (error) {
    if (error instanceof ContentError) report(format, error.problems);
    throw error;
  }
  report(format, []);
  if (format !== "gitlab") console.log("Treść: bez błędów.");
  // Only now: it reads the content as it loads.
  const { overdueFacts, overdueMessage } = await import("@/lib/build/checks/freshness");
  const overdue = overdueMessage(overdueFacts());
  if (overdue) console.warn(overdue);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
