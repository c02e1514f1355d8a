import { site } from "@/content/site";
import { launchItems } from "@/lib/tools/check/launch";
import { oldAddressItems } from "@/lib/tools/check/launch/old-addresses";
import { readOptions } from "./options";

/**
 * `npm run launch-check`: lists in Polish everything to settle before the site goes live: file, what, how.
 * `--old-addresses FILE` reads the addresses of the old site from another file than content/stare-adresy.txt.
 * @returns 1 until the list is empty
 */
export async function launchCheck(args: readonly string[] = []): Promise<number> {
  const { values } = readOptions(args, { options: { "old-addresses": { type: "string" } } });
  const items = [...launchItems(), ...(await oldAddressItems(site, values["old-addresses"]))];
  for (const [level, title] of [
    ["blocks", "Trzeba zmienić przed uruchomieniem"],
    ["confirm", "Do potwierdzenia przez właściciela"],
  ] as const) {
    const list = items.filter((item) => item.level === level);
    console.log(`${title}: ${list.length}`);
    for (const { file, what, how } of list) console.log(`  ${file}: ${what}\n      → ${how}`);
  }
  if (items.length === 0) console.log("Wszystko gotowe: stronę można uruchomić.");
  return items.length > 0 ? 1 : 0;
}
