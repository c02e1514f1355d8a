import { parseArgs } from "node:util";
import { checkEverything } from "@/lib/tools/check/all";
import { githubAnnotations, gitlabReport } from "@/lib/tools/check/annotations";
import { ContentError, type Problem } from "@/lib/tools/check/problem";

const formats = ["tekst", "github", "gitlab"] as const;
type Format = (typeof formats)[number];

function chosenFormat(args: readonly string[]): Format {
  const { values } = parseArgs({ args: [...args], options: { format: { type: "string", default: "tekst" } } });
  const format = formats.find((known) => known === values.format);
  if (!format) throw new Error(`Nie ma zapisu „${values.format}”. Wybierz jeden z: ${formats.join(", ")}.`);
  return format;
}

/** What a program that reads the result needs of it. */
function report(format: Format, problems: readonly Problem[]): void {
  if (format === "github") for (const line of githubAnnotations(problems)) console.log(line);
  if (format === "gitlab") console.log(gitlabReport(problems));
}

/**
 * Checks the content and says what is wrong.
 * @param args what stands behind the command
 * @returns its exit code
 */
export async function checkContent(args: readonly string[]): Promise<number> {
  try {
    const format = chosenFormat(args);
    try {
      await checkEverything();
    } catch (error) {
      if (error instanceof ContentError) report(format, error.problems);
      throw error;
    }
    report(format, []);
    if (format !== "gitlab") console.log("Treść: bez błędów.");
    // Only now: it reads the content as it loads.
    const { overdueFacts, overdueMessage } = await import("@/lib/tools/check/freshness");
    const overdue = overdueMessage(overdueFacts());
    if (overdue) console.warn(overdue);
    const { contentNotices, noticesMessage } = await import("@/lib/tools/check/notices");
    const notices = noticesMessage(contentNotices());
    if (notices) console.warn(notices);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
