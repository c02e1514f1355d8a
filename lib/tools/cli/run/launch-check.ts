import { parseArgs } from "node:util";
import { site } from "@/content/site";
import { launchItems } from "@/lib/tools/check/launch";
import { oldAddressItems } from "@/lib/tools/check/launch/old-addresses";

/**
 * Lists what is left to settle.
 * @param args what stands behind the command
 * @returns its exit code
 */
export async function launchCheck(args: readonly string[]): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options: { "stare-adresy": { type: "string" } } });
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
    return items.length > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
