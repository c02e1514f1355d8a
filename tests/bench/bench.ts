/**
 * `npm run bench`: what visitors on phones get, side by side with the same pages delivered otherwise (variants.ts).
 * Timings differ from machine to machine: compare rows of one run. Arguments choose parts, pages, deliveries and the
 * number of runs: `npm run bench -- visits published scriptless /kontakt 15`; without any, all parts and deliveries and
 * one page of every kind, seven times.
 */
import { brotliCompressSync } from "node:zlib";
import { baseScript } from "@/lib/generated";
import { startServer } from "@/lib/tools/hosting/serve";
import { firstVisits, walks } from "./first-visit";
import { lighthouseAudits } from "./lighthouse";
import { launchChromium } from "./phones";
import { tapToPaint, unopened } from "./tap";
import { readyVariants } from "./variants";
import { throughWorker } from "./worker";

const debuggingPort = 9333;
const arguments_ = process.argv.slice(2);
const asked = arguments_.filter((argument) => argument.startsWith("/"));
const pages =
  asked.length > 0 ? asked : ["/", "/uslugi/smart-home", "/oferta", "/poradnik/fotowoltaika", "/gliwice", "/kontakt"];

const runs = Number(arguments_.find((argument) => /^\d+$/.test(argument)) ?? 7);

const variants = await Promise.all(
  (await readyVariants()).map(async (variant) => ({ ...variant, ...(await startServer({ ...variant, port: 0 })) })),
);
/** What first visits are compared with; links are followed, and visitors come back, only in parts of their own. */
const comparable = variants.filter(({ name }) => !name.startsWith("no "));
const named = comparable.filter(({ name }) => arguments_.includes(name));
const deliveries = named.length > 0 ? named : comparable;
const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`]);
const parts = {
  visits: () => firstVisits(browser, deliveries, pages, runs),
  walks: () => walks(browser, deliveries, runs),
  tap: () => tapToPaint(variants),
  unopened: () => unopened(variants),
  worker: () => throughWorker(variants, runs),
  lighthouse: () => lighthouseAudits(debuggingPort, deliveries, pages, runs),
};
const chosen = arguments_.filter(
  (argument) => !/^(?:\/|\d+$)/.test(argument) && !comparable.some(({ name }) => name === argument),
);
const unknown = chosen.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no part "${unknown}" in this bench: ${Object.keys(parts).join(", ")}.`);

for (const [name, print] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) console.log(`\n${await print()}`);
console.log(`\nBase script with loader: ${brotliCompressSync(baseScript()).length} bytes Brotli`);
await browser.close();
for (const { close } of variants) await close();
