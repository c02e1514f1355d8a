import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Redirect, Site } from "@/lib/content/types";
import { plural } from "@/lib/text/plural";
import { readExport } from "@/lib/tools/hosting/export-summary";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { exportedFile } from "@/lib/tools/make/sitemap";
import { type Finding, headerFindings, redirectFindings, statusFindings, versionFindings } from "./live/expect";
import { fetchAddress, type TestServer } from "./live/fetch";
import { submitAddresses } from "./live/index-now";

export type LiveOptions = {
  /** Folder of the release that should be served. */
  outDir: string;
  site: Site;
  redirects: readonly Redirect[];
  /** Paths changed by this release: checked first, and reported to search engines. */
  changed?: readonly string[];
  /** Whether the host builds the site itself, which takes minutes. */
  hostBuilds?: boolean;
  /** IndexNow endpoint, used where content/site.ts has a key. */
  indexNow?: string;
  /** For tests: resolves the names of the site. */
  testServer?: TestServer;
};

/** Pages to check: the home page, changed ones, then the first of the sitemap; three in all. */
function samplePages(outDir: string, changed: readonly string[]): string[] {
  const xml = existsSync(join(outDir, "sitemap.xml")) ? readFileSync(join(outDir, "sitemap.xml"), "utf8") : "";
  const mappedPaths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const pages = ["/", ...changed, ...mappedPaths].filter((path) => existsSync(join(outDir, exportedFile(path))));
  return [...new Set(pages)].slice(0, 3);
}

const httpsMend =
  "Włącz w panelu hostingu certyfikat i przekierowanie na https albo wyślij jeszcze raz ustawienia serwera.";
const otherHostMend = (host: string) =>
  `Skieruj nazwę ${host} na ten sam serwer (wpis DNS), dodaj ją do certyfikatu i włącz dla niej przekierowanie.`;
const movedMend = "Wyślij jeszcze raz ustawienia serwera: są w nich przekierowania z content/redirects.ts.";

/** Reports changed addresses. @returns the result in Polish; undefined where nothing is reported */
async function reportToSearchEngines({ site, changed = [], indexNow }: LiveOptions): Promise<string | undefined> {
  const { url, indexNowKey: key } = site;
  if (!indexNow || !key || changed.length === 0) return undefined;
  const refusal = await submitAddresses(indexNow, url, key, changed);
  return refusal ?? `zgłoszono ${changed.length} ${plural(changed.length, "adres", "adresy", "adresów")}`;
}

export type LiveReport = Awaited<ReturnType<typeof checkLive>>;

/**
 * Checks the live site after a deploy: three pages, headers, the page for unknown addresses, sitemap and robots,
 * redirects of http, of the other host name and of a moved address. If nothing is serious, reports the changes to
 * search engines.
 * @returns differences from the release; faults of the server are among them, not thrown
 * @throws UserError when outDir is no complete export
 */
export async function checkLive(options: LiveOptions) {
  const { outDir, site, redirects, changed = [], hostBuilds = false, testServer } = options;
  const summary = await readExport(outDir);
  const rules = deliveryRules({ site, redirects, summary });
  const checkFile = async (path: string, name: string, status: 200 | 404 = 200): Promise<Finding[]> => {
    const result = await fetchAddress(site.url + path, testServer);
    const wrong = statusFindings(result, status);
    if (wrong.length > 0) return wrong;
    return [...versionFindings(result, outDir, name, hostBuilds), ...headerFindings(result, rules, `/${name}`)];
  };
  const checkRedirect = async (address: string, to: string, mend: string) =>
    redirectFindings(await fetchAddress(address, testServer), to, mend);
  const pages = samplePages(outDir, changed);
  const hashedFile =
    summary.files.find((name) => name.startsWith("/media/")) ??
    summary.files.find((name) => name.startsWith("/scripts/"));
  const [movedAddress] = rules.redirects;
  const [, secondPath = "/"] = pages;
  const checks: Promise<Finding[]>[] = [
    ...pages.map((path) => checkFile(path, exportedFile(path))),
    checkFile(`/nie-ma-takiej-strony-${randomUUID().slice(0, 8)}`, "404.html", 404),
    checkFile("/sitemap.xml", "sitemap.xml"),
    checkFile("/robots.txt", "robots.txt"),
    ...(hashedFile ? [checkFile(hashedFile, hashedFile.slice(1))] : []),
    checkRedirect(`http://${rules.host}${secondPath}`, `https://${rules.host}${secondPath}`, httpsMend),
    checkRedirect(
      `https://${rules.otherHost}${secondPath}`,
      `https://${rules.host}${secondPath}`,
      otherHostMend(rules.otherHost),
    ),
    checkRedirect(
      `http://${rules.otherHost}${secondPath}`,
      `https://${rules.host}${secondPath}`,
      otherHostMend(rules.otherHost),
    ),
    ...(movedAddress
      ? [checkRedirect(site.url + movedAddress[0], new URL(movedAddress[1], site.url).href, movedMend)]
      : []),
  ];
  const findings = (await Promise.all(checks)).flat();
  const isSound = findings.every(({ serious }) => !serious);
  return {
    findings,
    /** What was checked: "3 strony", "strona 404". */
    checkedParts: [
      `strony ${pages.join(", ")}`,
      "strona 404",
      "mapa witryny i robots.txt",
      "wersja i nagłówki",
      `przekierowania http i ${rules.otherHost}`,
    ],
    /** Result of the report to search engines. */
    indexNow: isSound ? await reportToSearchEngines(options) : undefined,
  };
}

/**
 * Waits until a host that builds the site itself serves the pages that are checked as they are in `outDir`.
 * @param every milliseconds between two rounds of questions
 * @param longest milliseconds after which it gives up
 */
export async function waitForBuild(options: LiveOptions, every = 10_000, longest = 600_000): Promise<void> {
  const { outDir, site, changed = [], testServer } = options;
  const isOnline = async (path: string) => {
    const result = await fetchAddress(site.url + path, testServer);
    return result.reply !== undefined && versionFindings(result, outDir, exportedFile(path)).length === 0;
  };
  const pages = samplePages(outDir, changed);
  for (const end = Date.now() + longest; Date.now() < end; await pause(every))
    if ((await Promise.all(pages.map(isOnline))).every(Boolean)) return;
}

/** The report for the terminal: what was checked, what is wrong and how to fix it, how to roll back. */
export function liveLines({ findings, checkedParts, indexNow }: LiveReport): string[] {
  const indexNowLines = indexNow ? [`Wyszukiwarki (IndexNow): ${indexNow}.`] : [];
  if (findings.length === 0) return [`Strona działa. Sprawdzone: ${checkedParts.join("; ")}.`, ...indexNowLines];
  return [
    `Sprawdzone: ${checkedParts.join("; ")}.`,
    `Do poprawienia: ${findings.length}`,
    ...findings.map(({ what, mend }) => `  ${what}\n      → ${mend}`),
    ...indexNowLines,
    findings.some(({ serious }) => serious)
      ? "Odwiedzający to widzą. Poprzednia wersja wraca jednym poleceniem: npm run rollback"
      : "Strona działa, a to można poprawić w swoim czasie. Poprzednia wersja wraca poleceniem: npm run rollback",
  ];
}
