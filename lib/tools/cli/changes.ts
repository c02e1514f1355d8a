import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { cacheFolder } from "@/lib/generated";
import { type IsoDate, longDate } from "@/lib/text/dates";
import { type NamedSite, reportChanges } from "@/lib/tools/publish/changes";
import { isNothing } from "@/lib/tools/publish/changes/compare";
import { summaryLines } from "@/lib/tools/publish/changes/summary";
import { publishedRelease } from "@/lib/tools/publish/releases";
import { UserError } from "@/lib/tools/user-error";
import { installedBrowser } from "./installed-browser.mjs";
import { readOptions } from "./options";

const usage =
  "Użycie: npm run changes -- [--od FOLDER] [--do FOLDER] [--raport FOLDER] [--bez-okna] [--bez-obrazow]. FOLDER to zbudowana strona, na przykład kopia folderu out.";

/** The site visitors see now. */
function published(folder: string | undefined): NamedSite {
  if (folder) return { folder, name: `strona z folderu ${folder}` };
  const release = publishedRelease();
  if (!release)
    throw new UserError(
      `Z tego komputera nie opublikowano jeszcze strony, więc nie ma jej z czym porównać. Podaj folder z tamtą stroną: npm run changes -- --od FOLDER.\n${usage}`,
    );
  const commit = release.commit ? `, zmiana ${release.commit.slice(0, 7)}` : "";
  return {
    folder: release.folder,
    name: `wersja opublikowana ${longDate(release.date.slice(0, 10) as IsoDate)}${commit}`,
  };
}

/** A browser that draws the pages, or why there is none. */
function browser(wanted: boolean): { path?: string } | { missing: string } {
  if (!wanted) return { missing: "Raport powstał bez obrazów stron (--bez-obrazow)." };
  const path = installedBrowser();
  if (path) return { path };
  if (existsSync(chromium.executablePath())) return {};
  return {
    missing:
      "Obrazów stron nie ma, bo na tym komputerze nie znaleziono przeglądarki Chrome ani Chromium. Zainstaluj jedną z nich i uruchom polecenie jeszcze raz.",
  };
}

/** On a computer without a desktop there is nothing to open it with: where it lies has been said. */
async function openReport(report: string): Promise<void> {
  const { default: open } = await import("open");
  await open(report).catch(() => undefined);
}

/**
 * `npm run changes`: what visitors will notice when out/ is published, in Polish, with before and after pictures in one
 * HTML report.
 *
 *     npm run changes                        the last published release, and out/
 *     npm run changes -- --od FOLDER         another site to compare with
 *     npm run changes -- --do FOLDER         another site than out/
 *     npm run changes -- --raport FOLDER     where the report goes; else .cache/zmiany
 *     npm run changes -- --bez-okna          do not open the report (in CI it never opens)
 *     npm run changes -- --bez-obrazow       texts only, which is quick
 *
 * @returns 1 where something changes
 */
export async function changes(args: readonly string[]): Promise<number> {
  const { values: chosen } = readOptions(
    args,
    {
      options: {
        od: { type: "string" },
        do: { type: "string", default: "out" },
        raport: { type: "string", default: join(cacheFolder, "zmiany") },
        "bez-okna": { type: "boolean", default: Boolean(process.env.CI) },
        "bez-obrazow": { type: "boolean", default: false },
      },
    },
    usage,
  );
  const { changes: found, report } = await reportChanges({
    before: published(chosen.od),
    after: {
      folder: chosen.do,
      name: chosen.do === "out" ? "strona zbudowana teraz" : `strona z folderu ${chosen.do}`,
    },
    folder: chosen.raport,
    browser: browser(!chosen["bez-obrazow"]),
  });
  for (const line of summaryLines(found)) console.log(line);
  if (report) console.log(`\nRaport: ${report}`);
  if (report && !chosen["bez-okna"]) await openReport(report);
  return isNothing(found) ? 0 : 1;
}
