import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { citySlugs, guideSlugs, serviceSlugs } from "@/lib/content/routes";
import { prepareCity, prepareGuide, prepareService } from "@/lib/content/source/typed";
import { preparedFolder } from "@/lib/generated";
import { preparedPagesFile } from "@/lib/tools/cache";
import { filesBelow } from "@/lib/tools/files";
import { type Files, unchangedPages } from "./unchanged-pages";

/** Writes one folder of records, those that have changed, and removes those that are gone. */
function writeFolder<Slug extends string>(
  name: string,
  slugs: readonly Slug[],
  read: (slug: Slug) => object,
  unchanged: Files,
): void {
  const folder = join(preparedFolder, name);
  mkdirSync(folder, { recursive: true });
  for (const slug of slugs) {
    const file = join(folder, `${slug}.json`);
    if (unchanged.has(`content/${name}/${slug}.ts`) && existsSync(file)) continue;
    const text = JSON.stringify(read(slug));
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
  const kept = new Set<string>(slugs);
  for (const file of filesBelow(folder)) if (!kept.has(basename(file, ".json"))) rmSync(join(folder, file));
}

/** Writes services, guides and cities as the pages show them, for lib/content/source/prepared.ts. */
export function writePreparedRecords(): void {
  const { unchanged, remember } = unchangedPages(preparedPagesFile);
  writeFolder("services", serviceSlugs, prepareService, unchanged);
  writeFolder("guides", guideSlugs, prepareGuide, unchanged);
  writeFolder("cities", citySlugs, prepareCity, unchanged);
  remember();
}
