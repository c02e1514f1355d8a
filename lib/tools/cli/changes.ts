import { getSite } from "@/lib/content/site";
import { type IsoDate, longDate } from "@/lib/text/dates";
import { openSite } from "@/lib/tools/publish/changes/built-site";
import { compareSites, isNothing } from "@/lib/tools/publish/changes/compare";
import { summaryLines } from "@/lib/tools/publish/changes/summary";
import { siteArchive } from "@/lib/tools/publish/releases";
import { UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

const usage =
  "Użycie: npm run changes -- [--from FOLDER] [--to FOLDER]. FOLDER to zbudowana strona, na przykład kopia folderu out.";

/** Returns the published site: its folder and a name for it. */
function publishedSite(folder: string | undefined): { folder: string; name: string } {
  if (folder) return { folder, name: `strona z folderu ${folder}` };
  const online = siteArchive().findOnline();
  if (!online)
    throw new UserError(
      `Z tego komputera nie opublikowano jeszcze strony, więc nie ma jej z czym porównać. Podaj folder z tamtą stroną: npm run changes -- --from FOLDER.\n${usage}`,
    );
  const { commit, date } = online.release;
  const day = longDate(date.slice(0, 10) as IsoDate);
  return { folder: online.folder, name: `wersja opublikowana ${day}${commit && `, zmiana ${commit.slice(0, 7)}`}` };
}

/** Address of the published site, or undefined while content has an example domain. */
function liveAddress(): string | undefined {
  const { url } = getSite();
  return new URL(url).hostname.endsWith(".example") ? undefined : url;
}

/**
 * `npm run changes`: lists in Polish what visitors will notice when out/ is published: prices, texts, titles, links,
 * pictures, structured data, addresses.
 *
 *     npm run changes                   compares the last published release with out/
 *     npm run changes -- --from FOLDER  compares another site with out/
 *     npm run changes -- --to FOLDER    compares with another site than out/
 *
 * @returns 1 if something changes
 */
export async function changes(args: readonly string[]): Promise<number> {
  const options = { from: { type: "string" }, to: { type: "string", default: "out" } } as const;
  const { values } = readOptions(args, { options }, usage);
  const current = publishedSite(values.from);
  const nextName = values.to === "out" ? "strona zbudowana teraz" : `strona z folderu ${values.to}`;
  const differences = compareSites(openSite(current.folder), openSite(values.to));
  console.log(`Teraz: ${current.name}. Po publikacji: ${nextName}.`);
  for (const line of summaryLines(differences, liveAddress())) console.log(line);
  return isNothing(differences) ? 0 : 1;
}
