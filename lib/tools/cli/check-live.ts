import { existsSync } from "node:fs";
import { getRedirects } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { Site } from "@/lib/content/types";
import { publishing } from "@/lib/content/written";
import { checkLive, liveLines } from "@/lib/tools/publish/live";
import { UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

const outDir = "out";

/**
 * `npm run check:live`: checks whether the live address serves the site of out/ correctly. `--address URL` checks
 * another address than that of content/site.ts.
 * @returns 1 if it does not
 */
export async function checkLiveAddress(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { options: { address: { type: "string" } } });
  const url = (values.address ?? getSite().url).replace(/\/$/, "");
  if (!/^https:\/\/[^\s/]+$/.test(url))
    throw new UserError(
      `„${url}” nie jest adresem strony. Podaj go z https://, na przykład --address https://www.firma.pl.`,
    );
  if (new URL(url).hostname.endsWith(".example"))
    throw new UserError(
      `${url} to adres pokazowy. Wpisz w content/site.ts swoją domenę albo podaj --address https://www.firma.pl.`,
    );
  if (!existsSync(`${outDir}/index.html`))
    throw new UserError("W folderze out nie ma strony, z którą można porównać. Zbuduj ją: npm run build.");
  const site = { ...getSite(), url: url as Site["url"] };
  const report = await checkLive({ outDir, site, redirects: getRedirects(), hostBuilds: publishing.kind === "git" });
  for (const line of liveLines(report)) console.log(line);
  return report.findings.length > 0 ? 1 : 0;
}
