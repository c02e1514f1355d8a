/**
 * `npm run launch-check`: everything to settle before the site goes live, in Polish: file, what, how. Exits with 1 until
 * the list is empty. Addresses of the old site are read from content/stare-adresy.txt, or from another file:
 * `npm run launch-check -- --stare-adresy FILE`.
 */
import "./check-node.mjs";
import { parseArgs } from "node:util";
import { site } from "@/content/site";
import { launchItems } from "@/lib/build/checks/launch";
import { oldAddressItems } from "@/lib/build/checks/launch/old-addresses";

try {
  const { values } = parseArgs({ options: { "stare-adresy": { type: "string" } } });
  const items = [...launchItems(), ...(await oldAddressItems(site, values["stare-adresy"]))];
  for (const [level, title] of [
    ["blocks", "Trzeba zmienić przed uruchomieniem"],
    ["confirm", "Do potwierdzenia przez właściciela"],
  ] as const) {
    const list = items.filter((item) => item.level === level);
    console.log(`${title}: ${list.length}`);
    for (const { file, what, how } of list) console.log(`  ${file}: ${what}\n      → ${how}`);
  }
  if (items.length === 0) console.log("Wszystko gotowe: stronę można uruchomić.");
  process.exitCode = items.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
