import { getSite } from "@/lib/content/site";
import { type IsoDate, longDate } from "@/lib/text/dates";
import { compareSites, isNothing } from "@/lib/tools/publish/changes/compare";
import { openSite } from "@/lib/tools/publish/changes/site";
import { summaryLines } from "@/lib/tools/publish/changes/summary";
import { siteArchive } from "@/lib/tools/publish/releases";
import { UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

const usage =
  "Użycie: npm run changes -- [--from FOLDER] [--to FOLDER]. FOLDER to zbudowana strona, na przykład kopia folderu out.";

/** The site visitors see now: its folder and what to call it. */
function published(folder: string | undefined): { folder: string; name: string } {
  if (folder) return { folder, name: `strona z folderu ${folder}` };
  const online = siteArchive().online();
  if (!online)
    throw new UserError(
      `Z tego komputera nie opublikowano jeszcze strony, więc nie ma jej z czym porównać. Podaj folder z tamtą stroną: npm run changes -- --from FOLDER.\n${usage}`,
    );
  const { commit, date } = online.release;
  const day = longDate(date.slice(0, 10) as IsoDate);
  return { folder: online.folder, name: `wersja opublikowana ${day}${commit && `, zmiana ${commit.slice(0, 7)}`}` };
}

/** Address under which visitors find the published site; none while the content has an example's. */
function liveAddress(): string | undefined {
  const { url } = getSite();
  return new URL(url).hostname.endsWith(".example") ? undefined : url;
}

/**
 * `npm run changes`: what visitors will notice when out/ is published, in Polish: prices, texts, titles, links,
 * pictures, data for search engines, addresses.
 *
 *     npm run changes                        the last published release, and out/
 *     npm run changes -- --from FOLDER         another site to compare with
 *     npm run changes -- --to FOLDER         another site than out/
 *
 * @returns 1 where something changes
 */
export async function changes(args: readonly string[]): Promise<number> {
  const options = { from: { type: "string" }, to: { type: "string", default: "out" } } as const;
  const { values } = readOptions(args, { options }, usage);
  const before = published(values.from);
  const after = values.to === "out" ? "strona zbudowana teraz" : `strona z folderu ${values.to}`;
  const found = compareSites(openSite(before.folder), openSite(values.to));
  console.log(`Teraz: ${before.name}. Po publikacji: ${after}.`);
  for (const line of summaryLines(found, liveAddress())) console.log(line);
  return isNothing(found) ? 0 : 1;
}
