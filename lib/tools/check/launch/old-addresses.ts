import { existsSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import type { Site } from "@/lib/content/types";
import { listedIn } from "@/lib/tools/check/source";
import { type Answer, answerer } from "@/lib/tools/hosting/answer";
import { readExport } from "@/lib/tools/hosting/export";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { itemsOf, type LaunchItem } from "./item";

/** List of the addresses of the old site: one a line, whole or from the slash on; lines with # are notes. */
export const oldAddressesFile = "content/stare-adresy.txt";

/** What a server is asked for by an address: path and query, as browsers send them. Undefined: no address at all. */
function targetOf(address: string): string | undefined {
  if (!/^(?:https?:\/\/|\/)/.test(address) || !URL.canParse(address, "https://strona.example")) return undefined;
  const { pathname, search } = new URL(address, "https://strona.example");
  return pathname + search;
}

/** What is wrong with an old address, or nothing where a visitor arrives somewhere. */
function problemOf(address: string, answer: (target: string) => Answer): string | undefined {
  const target = targetOf(address);
  if (target === undefined) return "to nie jest adres. Wpisz go od https:// albo od ukośnika";
  const first = answer(target);
  if (first.status === 200) return undefined;
  if (first.status !== 301) return "nie ma tu strony ani przekierowania";
  if (/^https?:/.test(first.location) || answer(first.location).status === 200) return undefined;
  return `przekierowanie prowadzi do ${first.location}, a tam nic nie ma`;
}

/**
 * Old addresses that would be lost, judged by the very rules the servers get. Each of them blocks: search engines and
 * visiting cards go on naming it.
 * @param file the list
 * @param outDir a built site
 */
export async function oldAddressItems(site: Site, file = oldAddressesFile, outDir = "out"): Promise<LaunchItem[]> {
  if (!existsSync(file) && site.decisions.oldSite === "none") return [];
  if (!existsSync(file))
    return itemsOf(file, (_, confirm) =>
      confirm(
        "nie ma listy adresów poprzedniej strony firmy. Bez niej zgubią się odnośniki z wyszukiwarek i wizytówek.",
        'Wpisz jej adresy do tego pliku, po jednym w wierszu (z mapy witryny albo z Search Console). Nie było strony: wpisz w content/site.ts decisions.oldSite: "none".',
      ),
    );
  if (!existsSync(join(outDir, "index.html")))
    return itemsOf(file, (_, confirm) =>
      confirm(`nie da się sprawdzić, bo w folderze ${outDir} nie ma strony.`, "Zbuduj ją: npm run build."),
    );
  const facts = await readExport(outDir);
  const answer = answerer(deliveryRules({ site, redirects, facts }));
  return listedIn(file).flatMap(({ line, text: address }) =>
    itemsOf(`${file}:${line}`, (blocks) => {
      const problem = problemOf(address, answer);
      if (problem) blocks(`${address}: ${problem}.`, "Dopisz w content/redirects.ts, dokąd ma prowadzić.");
    }),
  );
}
