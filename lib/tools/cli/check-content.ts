import { checkEverything } from "@/lib/tools/check/all";
import { githubAnnotations } from "@/lib/tools/check/annotations";
import { ContentError } from "@/lib/tools/check/problem";
import { UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

const formats = ["tekst", "github"];

/**
 * `npm run check:content`: everything wrong with the content, in Polish, with file, field and mend. Figures that should
 * have been compared with their sources by now are a warning: the site is still sound, only older than it says.
 * `--format github` also prints each mistake as an annotation at its line.
 */
export async function checkContent(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { options: { format: { type: "string", default: "tekst" } } });
  if (!formats.includes(values.format))
    throw new UserError(`Nie ma zapisu „${values.format}”. Wybierz jeden z: ${formats.join(", ")}.`);
  try {
    await checkEverything();
  } catch (error) {
    if (error instanceof ContentError && values.format === "github")
      for (const line of githubAnnotations(error.problems)) console.log(line);
    throw error;
  }
  console.log("Treść: bez błędów.");
  // Only now: it reads the content as it loads.
  const { overdueFacts, overdueMessage } = await import("@/lib/tools/check/freshness");
  const { contentNotices, noticesMessage } = await import("@/lib/tools/check/notices");
  for (const message of [overdueMessage(overdueFacts()), noticesMessage(contentNotices())])
    if (message) console.warn(message);
  return 0;
}
