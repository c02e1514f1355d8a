import { claimFigures } from "@/lib/content/claims";
import type { IsoDate, Rating, Site } from "@/lib/content/types";
import { itemsOf, type LaunchItem } from "./item";

/** Numbers of the range 32 000 00 xx are given to nobody. */
const isDemoPhone = (tel: string) => tel.startsWith("+483200000");
const isDemoAddress = (address: string) => /\.example(\/|$)/.test(address);

/** Days after which a rating has to be read anew. */
const ratingDays = 60;

const daysBetween = (from: IsoDate, to: IsoDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The firm's data in content/site.ts that are still those of the demonstration, or missing. */
export function firmItems(site: Site, today: IsoDate): LaunchItem[] {
  const { blocks, confirm } = itemsOf("content/site.ts");
  const figures = claimFigures(site, today);
  const open = new Set(site.decisions.openWords);
  const meanwhile = (field: "declinedVisit" | "dutyPhone", what: string, key: string): LaunchItem[] =>
    site[field] || open.has(field)
      ? []
      : [
          confirm(
            `${field}: ${what}. Tymczasem: „${figures[key]?.text ?? ""}”.`,
            `Wypełnij ${field} albo, jeśli te słowa mają zostać, dopisz "${field}" do decisions.openWords.`,
          ),
        ];
  return [
    ...(site.brand === "Wattera" ? [blocks("brand: nazwa pokazowa „Wattera”.", "Wpisz nazwę firmy.")] : []),
    ...(isDemoAddress(site.url)
      ? [blocks(`url: adres pokazowy ${site.url}.`, "Wpisz adres swojej domeny, na przykład https://www.firma.pl.")]
      : []),
    ...(site.url.startsWith("https://")
      ? []
      : [
          blocks(`url: ${site.url} nie zaczyna się od https://.`, "Włącz certyfikat w panelu hostingu i popraw adres."),
        ]),
    ...(isDemoPhone(site.phone.tel)
      ? [blocks(`phone: numer pokazowy ${site.phone.display}.`, "Wpisz numer firmy w polach tel i display.")]
      : []),
    ...(isDemoPhone(site.companyPhone.tel)
      ? [blocks(`companyPhone: numer pokazowy ${site.companyPhone.display}.`, "Wpisz numer, może być ten sam.")]
      : []),
    ...(isDemoAddress(site.email)
      ? [blocks(`email: adres pokazowy ${site.email}.`, "Wpisz skrzynkę, którą ktoś codziennie czyta.")]
      : []),
    ...site.profiles
      .filter(({ url }) => isDemoAddress(url))
      .map(({ label, url }) =>
        blocks(`profiles: „${label}” prowadzi do adresu pokazowego ${url}.`, "Wpisz adres swojego profilu."),
      ),
    ...(site.samples
      ? [
          blocks(
            "samples: strona pokazuje opinie i oceny przykładowe.",
            "Wpisz samples: false, a własne opinie dopisz bez pola sample.",
          ),
        ]
      : []),
    ...(site.samples && site.reputationWidget?.sample
      ? [blocks("reputationWidget: obrazek pokazowy.", "Wpisz adres widżetu albo własny plik i usuń pole sample.")]
      : []),
    ...(site.prices.vat === "excluded"
      ? [
          blocks(
            "prices.vat: cena dla konsumenta musi być brutto.",
            'Wpisz vat: "included" i popraw kwoty w content/facts.',
          ),
        ]
      : []),
    ...(site.legal.nip
      ? []
      : [confirm("legal.nip: brak NIP. Stopka go nie pokaże.", "Wpisz dziesięć cyfr bez kresek.")]),
    ...(site.address.street
      ? []
      : [
          confirm(
            "address: brak adresu siedziby. Stopka i dane strukturalne go nie pokażą.",
            "Wpisz street, postalCode i locality.",
          ),
        ]),
    ...meanwhile("declinedVisit", "brak kosztu wizyty, gdy klient po diagnozie rezygnuje", "wizyta.odmowa"),
    ...meanwhile("dutyPhone", "brak numeru dyżurnego dla przemysłu", "dyzur.przemysl"),
    ...Object.entries(site.ratings).flatMap(([page, rating]) =>
      ratingItems(site, "content/site.ts", `ratings.${page}`, rating, today),
    ),
  ];
}

/** A sample blocks while it is shown; the firm's own figures are read anew from time to time. */
export function ratingItems(
  { samples }: Pick<Site, "samples">,
  file: string,
  field: string,
  { value, count, where, asOf, sample }: Rating,
  today: IsoDate,
): LaunchItem[] {
  const { blocks, confirm } = itemsOf(file);
  if (sample)
    return samples
      ? [blocks(`${field}: ocena przykładowa ${value} z ${count} opinii.`, "Wpisz własną bez pola sample albo usuń.")]
      : [];
  if (daysBetween(asOf, today) <= ratingDays) return [];
  return [
    confirm(
      `${field}: ocena ${value} z ${count} opinii (${where}) jest z dnia ${asOf}.`,
      `Sprawdź, czy te liczby są tam nadal, i wpisz dzisiejszy dzień w asOf.`,
    ),
  ];
}
