import { checkEverything } from "@/lib/tools/check/all";
import { githubAnnotations } from "@/lib/tools/check/annotations";
import { ContentError } from "@/lib/tools/check/problem";
import { UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

const formats = ["text", "github"];

/**
 * `npm run check:content`: lists all problems of the content in Polish, with file, field and fix. Figures past their
 * check date are only a warning. `--format github` also prints each problem as an annotation.
 */
export async function checkContent(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { options: { format: { type: "string", default: "text" } } });
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
  // Imported only now: they read content as they load.
  const { overdueFacts, overdueMessage } = await import("@/lib/tools/check/freshness");
  const { contentNotices, noticesMessage } = await import("@/lib/tools/check/notices");
  for (const message of [overdueMessage(overdueFacts()), noticesMessage(contentNotices())])
    if (message) console.warn(message);
  return 0;
}
