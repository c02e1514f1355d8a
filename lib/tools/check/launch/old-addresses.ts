import { existsSync } from "node:fs";
import { join } from "node:path";
import { getRedirects } from "@/lib/content/records";
import type { Site } from "@/lib/content/types";
import { readList } from "@/lib/tools/check/source";
import { type Answer, createResponder } from "@/lib/tools/hosting/answer";
import { readExport } from "@/lib/tools/hosting/export-summary";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { decision, itemsOf, type LaunchItem } from "./item";

/** Addresses of the old site, one per line, absolute or starting with a slash. Lines with # are comments. */
const oldAddressesFile = "content/stare-adresy.txt";

/** Returns the request target of an address (path and query), or undefined if it is not an address. */
function requestTarget(address: string): string | undefined {
  if (!/^(?:https?:\/\/|\/)/.test(address) || !URL.canParse(address, "https://strona.example")) return undefined;
  const { pathname, search } = new URL(address, "https://strona.example");
  return pathname + search;
}

/** Returns what is wrong with an old address, or undefined if it leads to a page. */
function addressError(address: string, answer: (target: string) => Answer): string | undefined {
  const target = requestTarget(address);
  if (target === undefined) return "to nie jest adres. Wpisz go od https:// albo od ukośnika";
  const response = answer(target);
  if (response.status === 200) return undefined;
  if (response.status !== 301) return "nie ma tu strony ani przekierowania";
  if (/^https?:/.test(response.location) || answer(response.location).status === 200) return undefined;
  return `przekierowanie prowadzi do ${response.location}, a tam nic nie ma`;
}

/**
 * Lists old addresses that would be lost, judged by the same rules the servers use. Each one blocks the launch: search
 * engines and business cards still point to it.
 * @param file the list
 * @param outDir a built site
 */
export async function oldAddressItems(site: Site, file = oldAddressesFile, outDir = "out"): Promise<LaunchItem[]> {
  if (!existsSync(file) && site.decisions.oldSite === "none") return [];
  if (!existsSync(file))
    return itemsOf(file, (_, confirm) =>
      confirm(
        "",
        "nie ma listy adresów poprzedniej strony firmy. Bez niej zgubią się odnośniki z wyszukiwarek i wizytówek.",
        "Wpisz jej adresy do tego pliku, po jednym w wierszu (z mapy witryny albo z Search Console).",
        decision("oldSite", "none", "Firma nie miała strony"),
      ),
    );
  if (!existsSync(join(outDir, "index.html")))
    return itemsOf(file, (_, confirm) =>
      confirm("", `nie da się sprawdzić, bo w folderze ${outDir} nie ma strony.`, "Zbuduj ją: npm run build."),
    );
  const summary = await readExport(outDir);
  const answer = createResponder(deliveryRules({ site, redirects: getRedirects(), summary }));
  return readList(file).flatMap(({ line, text: address }) =>
    itemsOf(`${file}:${line}`, (block) => {
      const error = addressError(address, answer);
      if (error) block(address, `${error}.`, "Dopisz w content/redirects.ts, dokąd ma prowadzić.");
    }),
  );
}
