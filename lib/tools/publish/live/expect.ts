import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DeliveryRules, fileHeaders, isImmutable } from "@/lib/tools/hosting/rules";
import type { FetchResult } from "./fetch";

/** Something that is not as the build expects it. Polish. */
export type Finding = {
  what: string;
  mend: string;
  /** Visitors cannot use the site as it is: the release is better taken back. */
  serious: boolean;
};

const settingsMend =
  "Na hostingu z FTP wyślij jeszcze raz plik .htaccess, na własnym serwerze nowy nginx.conf albo Caddyfile i przeładuj serwer.";

const finding = (what: string, mend: string, serious = false): Finding => ({ what, mend, serious });

/** The status of an answer, as it should be. */
export function statusFindings({ address, response, failure }: FetchResult, status: number): Finding[] {
  if (!response) return [finding(`${address}: ${failure}.`, "Bez tego nikt nie otworzy strony.", true)];
  if (response.status === status) return [];
  const mend =
    response.status >= 500
      ? "To błąd serwera. Zajrzyj do dziennika błędów w panelu hostingu; najczęściej winien jest plik .htaccess albo brak miejsca."
      : status === 404
        ? `Wyszukiwarki uznają pomyłki w adresach za prawdziwe strony. ${settingsMend}`
        : "Sprawdź, czy plik strony jest na serwerze, i wyślij ją jeszcze raz.";
  return [
    finding(`${address}: serwer odpowiada kodem ${response.status}, a powinien ${status}.`, mend, status === 200),
  ];
}

/** A page that may be kept without asking would stay old for those who have it. */
const asksAgain = (value: string): boolean => /no-cache|no-store|max-age=0\b/.test(value);

const collapseSpaces = (value: string): string => value.replaceAll(/\s+/g, " ").trim();

/** Headers of an answer that are missing or other than the rules of the build want them. */
export function headerFindings({ address, response }: FetchResult, rules: DeliveryRules, file: string): Finding[] {
  if (!response) return [];
  return fileHeaders(rules, file, true).flatMap(([name, value]) => {
    const actual = response.headers[name.toLowerCase()];
    if (actual === undefined) return [finding(`${address}: brak nagłówka ${name}.`, settingsMend)];
    const isRight =
      name === "Cache-Control" && !isImmutable(file)
        ? asksAgain(actual)
        : collapseSpaces(actual) === collapseSpaces(value);
    if (isRight) return [];
    const consequence =
      name === "Content-Security-Policy" ? " Dodatki, jak wyszukiwarka i kalkulatory, mogą nie działać." : "";
    return [finding(`${address}: nagłówek ${name} jest inny, niż oczekuje ta wersja.${consequence}`, settingsMend)];
  });
}

/** Whether an answer is the file of this release, byte for byte. */
export function versionFindings({ address, response }: FetchResult, outDir: string, file: string): Finding[] {
  if (!response || response.body.equals(readFileSync(join(outDir, file)))) return [];
  return [
    finding(
      `${address}: serwer pokazuje inną wersję niż wysłana.`,
      "Wyczyść pamięć podręczną hostingu albo CDN i sprawdź jeszcze raz: npm run check:live. Jeśli nie pomoże, wyślij stronę ponownie.",
      true,
    ),
  ];
}

/** Whether an address leads to the right one, in one step and for good. */
export function redirectFindings({ address, response, failure }: FetchResult, to: string, mend: string): Finding[] {
  if (!response) return [finding(`${address}: ${failure}.`, mend)];
  const { location } = response.headers;
  const target = location && URL.canParse(location, address) ? new URL(location, address).href : "";
  if ([301, 308].includes(response.status) && target === new URL(to).href) return [];
  const actual = location
    ? `prowadzi do ${location} (kod ${response.status})`
    : `nie przekierowuje (kod ${response.status})`;
  return [finding(`${address}: ${actual}, a powinien prowadzić do ${to} kodem 301.`, mend)];
}
