import { keyPath } from "@/lib/tools/make/index-now";

/** The endpoint that all participating search engines share: https://www.indexnow.org/documentation. */
export const indexNowEndpoint = "https://api.indexnow.org/indexnow";

/** Limit of addresses in one submission. */
const maxAddresses = 10_000;

const refusals: Readonly<Record<number, string>> = {
  400: "wyszukiwarki nie zrozumiały zgłoszenia",
  403: "wyszukiwarki nie znalazły pliku z kluczem. Sprawdź, czy jest na serwerze",
  422: "adresy nie należą do tej domeny albo klucz ma złą postać",
  429: "zgłoszeń było za dużo. Następne wyślij później",
};

/**
 * Reports changed addresses to search engines.
 * @param url of the site, "https://www.firma.pl"
 * @param paths that changed, "/kontakt"
 * @returns undefined where they were accepted, else the reason in Polish
 */
export async function submitAddresses(
  endpoint: string,
  url: string,
  key: string,
  paths: readonly string[],
): Promise<string | undefined> {
  const urlList = paths.slice(0, maxAddresses).map((path) => url + path);
  try {
    const { status } = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({ host: new URL(url).host, key, keyLocation: url + keyPath(key), urlList }),
      signal: AbortSignal.timeout(20_000),
    });
    return [200, 202].includes(status) ? undefined : (refusals[status] ?? `odpowiedź ma kod ${status}`);
  } catch (error) {
    return `nikt nie odpowiada pod adresem ${endpoint} (${(error as Error).message})`;
  }
}
