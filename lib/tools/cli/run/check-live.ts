import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { redirects } from "@/content/redirects";
import { getSite } from "@/lib/content/site";
import type { Site } from "@/lib/content/types";
import { checkLive, liveLines } from "@/lib/tools/publish/live";

const outDir = "out";

/**
 * Asks the live address and says what is not as it should be.
 * @param args what stands behind the command
 * @returns its exit code
 */
export async function checkLiveAddress(args: readonly string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { adres: { type: "string" }, "bez-naglowkow": { type: "boolean", default: false } },
    });
    const url = (values.adres ?? getSite().url).replace(/\/$/, "");
    if (!/^https:\/\/[^\s/]+$/.test(url))
      throw new Error(
        `„${url}” nie jest adresem strony. Podaj go z https://, na przykład --adres https://www.firma.pl.`,
      );
    if (new URL(url).hostname.endsWith(".example"))
      throw new Error(
        `${url} to adres pokazowy. Wpisz w content/site.ts swoją domenę albo podaj --adres https://www.firma.pl.`,
      );
    if (!existsSync(`${outDir}/index.html`))
      throw new Error("W folderze out nie ma strony, z którą można porównać. Zbuduj ją: npm run build.");
    const site = { ...getSite(), url: url as Site["url"] };
    const report = await checkLive({ outDir, site, redirects, sendsHeaders: !values["bez-naglowkow"] });
    for (const line of liveLines(report)) console.log(line);
    return report.findings.length > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
