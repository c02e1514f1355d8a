/**
 * `npm run check:style`: counts the formulas of style over the built pages, prints phrase, count, limit and places, and
 * fails over a limit. `npm run check:style -- zwykle` prints every place of the rules whose name holds the word;
 * `--out=folder` reads another build.
 */
import "./check-node.mjs";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { readStylePage, type StylePage } from "@/lib/tools/check/style/page";
import { styleReport } from "@/lib/tools/check/style/report";
import { countStyle, styleRules } from "@/lib/tools/check/style/rules";
import { sharedTexts } from "@/lib/tools/check/style/shared";
import { filesBelow } from "@/lib/tools/files";

const options = process.argv.slice(2);
const folder = options.find((option) => option.startsWith("--out="))?.slice("--out=".length) ?? "out";
const wanted = options.find((option) => !option.startsWith("--"));

/** Every page of the build that has its own words. */
function builtPages(): StylePage[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      const path = `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;
      const { window } = new JSDOM(readFileSync(join(folder, file), "utf8"));
      const page = readStylePage(path, window.document);
      window.close();
      return page ?? [];
    });
}

try {
  const pages = builtPages();
  if (pages.length === 0) throw new Error(`W folderze ${folder} nie ma stron. Najpierw npm run build.`);
  const counts = countStyle(pages, styleRules(sharedTexts()));
  console.log(styleReport(pages, counts, wanted));
  process.exitCode = counts.some(({ tooMany }) => tooMany) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
