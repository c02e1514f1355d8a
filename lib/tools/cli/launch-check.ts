import { site } from "@/lib/content/written";
import { groupNames, type LaunchGroup, type LaunchItem } from "@/lib/tools/check/launch/item";
import { launchItems } from "@/lib/tools/check/launch/items";
import { oldAddressItems } from "@/lib/tools/check/launch/old-addresses";
import { readOptions } from "./options";

/** Items of a group that are listed without `--all`. */
const maxItems = 10;

/** An item in one line, with the entry that settles it. */
function toLine({ file, field, what, how, settle }: LaunchItem): string {
  const [, path = ""] = settle?.origin.split(":") ?? [];
  const entry = !settle
    ? ""
    : "entry" in settle
      ? ` Albo dopisz "${settle.entry}" do ${path}.`
      : settle.value === undefined
        ? ` Potwierdzenie: usuń ${path}.`
        : ` Albo wpisz ${path}: ${JSON.stringify(settle.value)}.`;
  return `  ${file}${field && ` › ${field}`}: ${what} ${how}${entry}`;
}

function print(name: string, items: readonly LaunchItem[], limit: number): void {
  console.log(`${name}: ${items.length}`);
  for (const item of items.slice(0, limit)) console.log(toLine(item));
  if (items.length > limit) console.log(`  i jeszcze ${items.length - limit}: npm run launch-check -- --all`);
}

/**
 * `npm run launch-check`: lists in Polish everything to settle before the site goes live, a line each; `--all` lists
 * long groups to the end. Edit mode shows the same list, each item a click.
 * `--old-addresses FILE` reads the addresses of the old site from another file than content/stare-adresy.txt.
 * @returns 1 until the list is empty
 */
export async function launchCheck(args: readonly string[] = []): Promise<number> {
  const { values } = readOptions(args, { options: { "old-addresses": { type: "string" }, all: { type: "boolean" } } });
  const items = [...launchItems(), ...(await oldAddressItems(site, values["old-addresses"]))];
  for (const [group, name] of Object.entries(groupNames) as [LaunchGroup, string][]) {
    const list = items.filter((item) => item.group === group);
    // What must not go live is never cut short.
    if (list.length > 0) print(name, list, values.all || group === "must" ? list.length : maxItems);
  }
  console.log(items.length > 0 ? `Zostało: ${items.length}` : "Wszystko gotowe: stronę można uruchomić.");
  return items.length > 0 ? 1 : 0;
}
