/**
 * `npm run bench` measures the first visit to a page of each kind on a slow phone and prints medians: bytes, first and
 * largest paint, processor time of scripts; and the first use of its island, until it answers. Timings differ between machines: compare rows of one run.
 *
 *     npm run bench                        out/, one page of each kind, five runs
 *     npm run bench -- /kontakt 15         one page, fifteen runs
 *     npm run bench -- out ../before/out   two exports side by side
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { slugsOf } from "@/lib/content/records";
import { startServer } from "@/lib/tools/hosting/serve";
import { exportedFile } from "@/lib/tools/make/sitemap";
import { ensureChromium } from "@/tests/run/machine.mjs";
import { cityPage, pvPage } from "@/tests/today";
import { slowLine } from "./line";
import { slowPhone, type Visit, visit } from "./visit";

const onePageOfEachKind = [
  "/",
  "/uslugi",
  `/uslugi/${slugsOf("services")[0]}`,
  "/oferta",
  "/dla-firm",
  "/wycena",
  "/poradnik",
  pvPage,
  cityPage.path,
  "/kontakt",
];

const args = process.argv.slice(2);
const isPage = (argument: string) => argument.startsWith("/");
const isNumber = (argument: string) => /^\d+$/.test(argument);
const pageArgs = args.filter(isPage);
const folderArgs = args.filter((argument) => !isPage(argument) && !isNumber(argument));
const pages = pageArgs.length > 0 ? pageArgs : onePageOfEachKind;
const folders = folderArgs.length > 0 ? folderArgs : ["out"];
const runs = Number(args.find(isNumber) ?? 5);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

function htmlBytes(folder: string, page: string): number {
  return brotliCompressSync(readFileSync(join(folder, exportedFile(page)))).length;
}

function formatRow(page: string, folder: string, visits: readonly Visit[]): string {
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]));
  const cells = [
    page,
    folder,
    middle("requests"),
    kilobytes(middle("bytes")),
    kilobytes(htmlBytes(folder, page)),
    seconds(middle("first")),
    seconds(middle("largest")),
    Math.round(middle("script")),
    middle("useRequests"),
    kilobytes(middle("useBytes")),
    seconds(middle("use")),
  ];
  return `| ${cells.join(" | ")} |`;
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-background-networking"],
});
const sites = await Promise.all(
  folders.map(async (folder) => ({ folder, ...(await startServer({ root: folder, port: 0 })) })),
);

console.log(`First visit on a slow phone (400 kbit/s, 400 ms, a processor 4x slower), medians of ${runs}\n`);
console.log(
  "| page | export | requests | kB | HTML kB | first paint s | largest paint s | scripts ms | use: requests | kB | s |",
);
console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const page of pages) {
  const visits = new Map<string, Visit[]>(folders.map((folder) => [folder, []]));
  // Exports take turns, so that a busy minute slows all of them.
  for (let run = 0; run < runs; run++)
    for (const { folder, url } of sites) {
      const line = await slowLine(url, slowPhone);
      visits.get(folder)?.push(await visit(browser, line.url + page, slowPhone));
      await line.close();
    }
  for (const [folder, list] of visits) console.log(formatRow(page, folder, list));
}

await browser.close();
for (const { close } of sites) await close();
