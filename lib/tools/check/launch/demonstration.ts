import { claimFigures } from "@/lib/content/claims";
import type { IsoDate, Rating, Site } from "@/lib/content/types";
import { originOf } from "@/lib/tools/check/source";
import { itemsOf, type LaunchItem, openWording, type Settlement } from "./item";

/** Numbers in the range 32 000 00 xx are not assigned to anyone. */
const isDemoPhone = (tel: string) => tel.startsWith("+483200000");
const isDemoAddress = (address: string) => /\.example(\/|$)/.test(address);

/**
 * The owner's word that data marked as a sample are the firm's own: nothing else takes the mark away.
 * @param value of the mark then; undefined where it is left out
 */
export const ownData = (file: string, field: string, words: string, value?: false): Settlement => ({
  origin: originOf(file, `${field}.sample`),
  value,
  words,
});

/** Age in days after which a rating must be read again. */
const ratingDays = 60;

/** Lists data of the firm in content/site.ts that are missing or still the demonstration's. */
export const firmItems = (site: Site, today: IsoDate): LaunchItem[] => [
  ...itemsOf("content/site.ts", (block, confirm) => {
    const { url, phone, companyPhone, email } = site;
    if (site.brand === "Wattera") block("brand", "nazwa pokazowa „Wattera”.", "Wpisz nazwę firmy.");
    if (isDemoAddress(url))
      block("url", `adres pokazowy ${url}.`, "Wpisz adres swojej domeny, na przykład https://www.firma.pl.");
    if (!url.startsWith("https://"))
      block("url", `${url} nie zaczyna się od https://.`, "Włącz certyfikat w panelu hostingu i popraw adres.");
    if (isDemoPhone(phone.tel)) block("phone", `numer pokazowy ${phone.display}.`, "Wpisz numer firmy.");
    if (companyPhone && isDemoPhone(companyPhone.tel))
      block("companyPhone", `numer pokazowy ${companyPhone.display}.`, "Wpisz numer, może być ten sam.");
    if (isDemoAddress(email))
      block("email", `adres pokazowy ${email}.`, "Wpisz skrzynkę, którą ktoś codziennie czyta.");
    for (const profile of site.profiles)
      if (isDemoAddress(profile.url))
        block(
          "profiles",
          `„${profile.label}” prowadzi do adresu pokazowego ${profile.url}.`,
          "Wpisz adres swojego profilu.",
        );
    if (site.samples)
      block("samples", "strona pokazuje opinie i oceny przykładowe.", "Wyłącz je. Własne opinie dopiszesz osobno.", {
        origin: "site:samples",
        value: false,
        words: "Usuń przykłady ze strony",
      });
    if (site.samples && site.reputationWidget?.sample)
      block(
        "reputationWidget",
        "obrazek pokazowy.",
        "Wpisz adres własnego obrazka z oceną i potwierdź, że to nie przykład, albo usuń to pole.",
        ownData("content/site.ts", "reputationWidget", "To nasz obrazek"),
      );
    if (site.prices.vat === "excluded")
      block("prices.vat", "cena dla konsumenta musi być brutto.", "Wybierz ceny z VAT i popraw kwoty.");
    const figures = claimFigures(site, today);
    for (const [field, what, key] of [
      ["declinedVisit", "brak kosztu wizyty, gdy klient po diagnozie rezygnuje", "wizyta.odmowa"],
      ["dutyPhone", "brak numeru dyżurnego dla przemysłu", "dyzur.przemysl"],
    ] as const)
      if (!site[field] && !site.decisions.openWords?.includes(field))
        confirm(
          field,
          `${what}. Tymczasem: „${figures[key]?.text ?? ""}”.`,
          "Wypełnij to pole albo zostaw te słowa.",
          openWording(field),
        );
  }),
  ...Object.entries(site.ratings).flatMap(([page, rating]) =>
    ratingItems(site, "content/site.ts", `ratings.${page}`, rating, today),
  ),
];

/** Lists a sample rating that is shown, and a rating of the firm's own that is too old. */
export const ratingItems = (
  { samples }: Pick<Site, "samples">,
  file: string,
  field: string,
  { value, count, where, asOf, sample }: Rating,
  today: IsoDate,
): LaunchItem[] =>
  itemsOf(file, (block, confirm) => {
    if (sample && samples)
      block(
        `${field}.value`,
        `ocena przykładowa ${value} z ${count} opinii.`,
        "Wpisz własną i potwierdź, że to nie przykład, albo ją usuń.",
        ownData(file, field, "To nasza ocena"),
      );
    if (!sample && Date.parse(today) - Date.parse(asOf) > ratingDays * 86_400_000)
      confirm(
        `${field}.asOf`,
        `ocena ${value} z ${count} opinii (${where}) jest z dnia ${asOf}.`,
        "Sprawdź, czy te liczby są tam nadal, i wpisz dzień odczytu.",
      );
  });
