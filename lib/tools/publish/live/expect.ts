import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DeliveryRules, fileHeaders, isImmutable } from "@/lib/tools/hosting/rules";
import { printable } from "@/lib/tools/printable";
import type { FetchResult } from "./fetch";

/** A difference from the build. Polish. */
export type Finding = {
  what: string;
  mend: string;
  /** The site cannot be used: the release should be rolled back. */
  serious: boolean;
};

const settingsMend =
  "Na hostingu z FTP wyślij jeszcze raz plik .htaccess, na własnym serwerze nowy nginx.conf i przeładuj serwer.";

const sendAllMend = "wyślij wszystko od nowa: npm run deploy -- --all";

const finding = (what: string, mend: string, serious = false): Finding => ({ what, mend, serious });

/** Compares the status of a response. */
export function statusFindings({ address, reply, failure }: FetchResult, status: number): Finding[] {
  if (!reply) return [finding(`${address}: ${failure}.`, "Bez tego nikt nie otworzy strony.", true)];
  if (reply.status === status) return [];
  const mend =
    reply.status >= 500
      ? "To błąd serwera. Zajrzyj do dziennika błędów w panelu hostingu; najczęściej winien jest plik .htaccess albo brak miejsca."
      : status === 404
        ? `Wyszukiwarki uznają pomyłki w adresach za prawdziwe strony. ${settingsMend}`
        : `Sprawdź, czy plik strony jest na serwerze, i ${sendAllMend}`;
  return [finding(`${address}: serwer odpowiada kodem ${reply.status}, a powinien ${status}.`, mend, status === 200)];
}

/** Without revalidation, returning visitors would keep an old page. */
const requiresRevalidation = (value: string): boolean => /no-cache|no-store|max-age=0\b/.test(value);

const tidy = (value: string): string => value.replaceAll(/\s+/g, " ").trim();

/** Headers that are missing or differ from the build's rules. */
export function headerFindings({ address, reply }: FetchResult, rules: DeliveryRules, file: string): Finding[] {
  if (!reply) return [];
  return fileHeaders(rules, file, true).flatMap(([name, value]) => {
    const actual = reply.headers[name.toLowerCase()];
    if (actual === undefined) return [finding(`${address}: brak nagłówka ${name}.`, settingsMend)];
    const isRight =
      name === "Cache-Control" && !isImmutable(file) ? requiresRevalidation(actual) : tidy(actual) === tidy(value);
    if (isRight) return [];
    const effect =
      name === "Content-Security-Policy" ? " Dodatki, jak wyszukiwarka i kalkulatory, mogą nie działać." : "";
    return [finding(`${address}: nagłówek ${name} jest inny, niż oczekuje ta wersja.${effect}`, settingsMend)];
  });
}

/** Compares a response with the file of this release, byte for byte. */
export function versionFindings(
  { address, reply }: FetchResult,
  outDir: string,
  file: string,
  hostBuilds = false,
): Finding[] {
  if (!reply || reply.body.equals(readFileSync(join(outDir, file)))) return [];
  const mend = hostBuilds
    ? "Hosting jeszcze buduje stronę albo budowa się nie udała: zajrzyj do jego panelu. Potem sprawdź jeszcze raz: npm run check:live."
    : `Wyczyść pamięć podręczną hostingu albo CDN i sprawdź jeszcze raz: npm run check:live. Jeśli nie pomoże, ${sendAllMend}`;
  return [finding(`${address}: serwer pokazuje inną wersję niż wysłana.`, mend, true)];
}

/** Checks that an address redirects to the right one, permanently and in one step. */
export function redirectFindings({ address, reply, failure }: FetchResult, to: string, mend: string): Finding[] {
  if (!reply) return [finding(`${address}: ${failure}.`, mend)];
  const { location } = reply.headers;
  const target = location && URL.canParse(location, address) ? new URL(location, address).href : "";
  if ([301, 308].includes(reply.status) && target === new URL(to).href) return [];
  const actual = location
    ? `prowadzi do ${printable(location)} (kod ${reply.status})`
    : `nie przekierowuje (kod ${reply.status})`;
  return [finding(`${address}: ${actual}, a powinien prowadzić do ${to} kodem 301.`, mend)];
}
