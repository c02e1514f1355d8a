import { z } from "zod";
import { dayRange } from "@/lib/text/hours";
import { decisions, indexNowKey, searchConsole } from "./decisions";
import {
  choice,
  code,
  codeLike,
  day,
  flag,
  https,
  label,
  labelHeading,
  list,
  record,
  type SitePath,
  slugIn,
  text,
  textWithoutFacts,
} from "./fields";
import { named } from "./meta";
import { proofs } from "./proofs";

/** Polish mobile networks (national numbering plan of the regulator, UKE). */
export const mobile = /^\+48(45|5[0137]|6[069]|7[2389]|88)\d{7}$/;

/** A phone number in two forms that must hold the same digits. */
export const phone = record({
  tel: codeLike<`+${number}`>(
    /^\+48\d{9}$/,
    "Numer do odnośnika wpisz jako +48 i dziewięć cyfr, bez odstępów.",
    "Numer do odnośnika",
  ),
  display: codeLike(
    /^\+48 [\d ()-]+$/,
    "Numer do pokazania wpisz z +48 na początku, na przykład +48 32 000 00 00.",
    "Numer",
    "Dziewięć cyfr w dowolnym zapisie.",
  ),
  takesTextMessages: named(
    z.boolean(),
    "Odbiera SMS-y",
    "Tylko numer komórkowy. Strona kontaktu poda wtedy także SMS.",
  ).optional(),
})
  .refine(({ tel, display }) => display.replaceAll(/[^+\d]/g, "") === tel, {
    message: "Numer pokazany różni się od numeru w odnośniku. Wpisz w obu te same cyfry.",
    path: ["display"],
  })
  .refine(({ tel, takesTextMessages }) => !takesTextMessages || mobile.test(tel), {
    message: "SMS-y przyjmuje tylko numer komórkowy, a ten wygląda na stacjonarny. Usuń pole albo zmień numer.",
    path: ["takesTextMessages"],
  });

const clockTime = (name: string, hint: string) =>
  codeLike<`${number}:${number}`>(
    /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
    "Godzinę wpisz w postaci 08:00, od 00:00 do 24:00.",
    name,
    hint,
  );

const hours = record({
  label: label(20, "Nazwa"),
  days: label(40, "Dni słowami", "Na przykład: Poniedziałek–piątek."),
  weekdays: codeLike<`${string}-${string}`>(
    /^(Mo|Tu|We|Th|Fr|Sa|Su)-(Mo|Tu|We|Th|Fr|Sa|Su)$/,
    "Dni wpisz skrótami angielskimi od-do, na przykład Mo-Fr.",
    "Dni dla wyszukiwarek",
    "Mo Tu We Th Fr Sa Su, od-do: Mo-Fr, jeden dzień Su-Su.",
  ),
  opens: clockTime("Od godziny", "08:00, całą dobę 00:00"),
  closes: clockTime("Do godziny", "16:00, całą dobę 24:00"),
})
  .refine(({ opens, closes }) => opens < closes, {
    message: "Godzina zamknięcia jest przed godziną otwarcia.",
    path: ["closes"],
  })
  .refine(({ weekdays }) => dayRange(weekdays).length > 0, {
    message:
      "Ostatni dzień jest przed pierwszym. Tydzień zaczyna się tu w poniedziałek (Mo), a kończy w niedzielę (Su).",
    path: ["weekdays"],
  });

const sample = () => flag("Przykład", "Dane, z którymi przyszła strona pokazowa. Po wpisaniu własnych usuń to pole.");

/** A rating with the data that makes it verifiable, shown completely or not at all. */
export const rating = record("ocena", {
  value: named(z.number().min(1).max(5), "Ocena", "Od 1 do 5."),
  count: named(z.int().positive(), "Z ilu opinii"),
  where: text(80, "Gdzie są te opinie", "Na przykład: wizytówka firmy w wyszukiwarce."),
  asOf: day("Dzień odczytu"),
  verified: text(160, "Czy ktoś sprawdza autorów", "Całe zdanie, tego wymaga prawo."),
  url: https().optional(),
  sample: sample(),
});

const imageForm = "Wpisz adres obrazu: od https:// albo ścieżkę w public, na przykład /opinie.svg.";

const profile = record({
  label: label(26, "Nazwa"),
  description: label(45, "Co tam znajdzie klient"),
  url: https(),
});

export const site = record({
  brand: codeLike(
    /^.{1,20}$/,
    "Nazwa ma więcej niż 20 znaków, a dopisuje się do tytułu każdej strony.",
    "Nazwa firmy",
    "Tak, jak znają ją klienci. Do 20 znaków, bo stoi w tytule każdej strony.",
  ),
  // Goes into settings of servers as it is.
  url: codeLike<`https://${string}`>(
    /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/,
    "Wpisz https:// i samą nazwę domeny małymi literami, na przykład https://www.firma.pl: bez ukośnika na końcu, ścieżki i portu. Domenę z polskimi literami zapisz tak, jak pokazuje ją rejestrator, od xn--.",
    "Adres strony (domena)",
    "Z https:// i bez ukośnika na końcu, na przykład https://www.firma.pl",
  ),
  tagline: text(100, "Jedno zdanie o firmie", "Stoi w stopce."),
  phone: named(phone, "Telefon główny", "Stoi w nagłówku, na przyciskach i w stopce."),
  companyPhone: named(phone, "Drugi telefon", "Stoi na stronach miast. Bez niego stoi tam telefon główny.").optional(),
  email: codeLike<`${string}@${string}`>(
    /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
    "Adres e-mail ma mieć postać nazwa@domena.pl, bez odstępów i polskich liter.",
    "Adres e-mail",
    "Skrzynka, którą ktoś codziennie czyta.",
  ),
  legal: record("Dane rejestrowe", {
    name: code("Pełna nazwa", "Jak w CEIDG albo KRS.").optional(),
    nip: codeLike(
      /^\d{10}$/,
      "NIP wpisz jako dziesięć cyfr, bez kresek i odstępów.",
      "NIP",
      "Dziesięć cyfr.",
    ).optional(),
    regon: codeLike(
      /^(\d{9}|\d{14})$/,
      "REGON ma 9 albo 14 cyfr, bez odstępów.",
      "REGON",
      "9 albo 14 cyfr.",
    ).optional(),
    krs: codeLike(/^\d{10}$/, "KRS wpisz jako dziesięć cyfr.", "KRS", "Dziesięć cyfr. Tylko spółka.").optional(),
  }),
  address: record("Adres siedziby", {
    street: code("Ulica i numer").optional(),
    postalCode: codeLike(/^\d\d-\d{3}$/, "Kod pocztowy wpisz w postaci 40-001.", "Kod pocztowy", "40-001").optional(),
    locality: code("Miejscowość").optional(),
    region: code("Województwo", "Małą literą, na przykład śląskie."),
    country: named(z.literal("PL"), "Kraj"),
  }),
  person: record("Osoba, z którą rozmawia klient", "Na stronie kontaktu, obok danych firmy.", {
    name: label(40, "Imię i nazwisko"),
    role: label(60, "Kim jest w firmie", "Na przykład: właściciel, uprawnienia E i D."),
  }).optional(),
  founded: named(z.int().min(1900).max(2100), "Rok założenia firmy", "Z niego strona liczy lata doświadczenia."),
  // Worded by lib/content/claims.ts.
  promises: record("Obietnice", {
    arrivalHours: named(z.int().positive(), "Przyjazd do awarii i na oględziny", "Najwyżej tyle godzin od zgłoszenia."),
    urgent: list(
      record({
        city: named(slugIn("cities"), "Miasto", "Koniec adresu jego strony, na przykład gliwice."),
        hours: named(z.int().positive(), "Przyjazd", "Najwyżej tyle godzin."),
      }),
      "Pilny przyjazd w mieście",
      { hint: "Tam, gdzie w godzinach telefonu jesteście szybciej." },
    ).optional(),
    installation: textWithoutFacts(60, "Początek i koniec prac", "Dokończ zdanie: prace wykonujemy…"),
  }),
  declinedVisit: record(
    "Wizyta, po której klient rezygnuje",
    "Bez tego teksty podają zwykłą cenę, {naprawa.diagnoza}.",
    { fee: named(z.number().min(0), "Koszt dla klienta, zł brutto", "0, jeśli nic nie płaci.") },
  ).optional(),
  guarantee: record("Gwarancja na prace", "Bez niej teksty mówią, że okres i zakres są w umowie.", {
    months: named(z.int().positive(), "Ile miesięcy"),
    covers: textWithoutFacts(120, "Co obejmuje", "Dokończ: obejmuje… (robociznę i osprzęt, który dostarczamy)"),
    terms: https("Adres warunków gwarancji").optional(),
  }).optional(),
  dutyPhone: named(
    phone,
    "Telefon dyżurny",
    "Dla firm, poza godzinami. Bez niego strona odsyła do numeru z umowy.",
  ).optional(),
  prices: record("Ceny na stronie", {
    vat: choice(
      { included: "z VAT", excluded: "bez VAT" },
      "Podatek VAT",
      "Konsumentowi wolno podać tylko cenę z VAT.",
    ),
  }),
  proofs,
  samples: named(z.boolean(), "Opinie i oceny przykładowe", "Przed uruchomieniem muszą zniknąć."),
  // False also removes the service worker and its cache from every browser.
  offline: named(z.boolean(), "Czytanie bez internetu", "Odwiedzone strony i pomoc w awarii otwierają się bez sieci."),
  hours: record("Godziny", { office: named(hours, "Biuro"), phone: named(hours, "Telefon odbieramy") }),
  priceRange: code("Zakres cen", "Od najtańszej do najdroższej usługi, dla wyszukiwarek."),
  currency: named(z.literal("PLN"), "Waluta"),
  payment: list(code("Sposób"), "Sposoby zapłaty", { hint: "Słowami schema.org: Cash, Credit Card, Bank Transfer." }),
  area: label(40, "Obszar działania", "Jedno zdanie na stronie kontaktu."),
  ratings: record("Oceny", "Bez nich strona nie pokazuje żadnej.", {
    home: named(rating, "Ocena na stronie głównej").optional(),
    contact: named(rating, "Ocena na stronie kontaktu").optional(),
    service: named(rating, "Ocena na stronach usług").optional(),
  }),
  profiles: list(profile, "Profile w innych serwisach", { min: 0, max: 6 }),
  // An https address is allowed in the CSP.
  reputationWidget: record("Obrazek z oceną", {
    src: named(
      z.union([https(), codeLike<`/${string}`>(/^\/[\w./-]+$/, imageForm)], { error: imageForm }),
      "Plik albo adres obrazka",
      "Od https:// albo plik z folderu public.",
    ),
    width: named(z.int().positive(), "Szerokość, px"),
    height: named(z.int().positive(), "Wysokość, px"),
    alt: label(80, "Opis dla osób, które go nie widzą"),
    sample: sample(),
  }).optional(),
  meta: record("Dla przeglądarek", {
    title: labelHeading(60, "Tytuł ogólny, bez nazwy firmy"),
    locale: named(z.literal("pl_PL"), "Język"),
    themeColor: codeLike<`#${string}`>(
      /^#[0-9a-f]{6}$/,
      "Barwę wpisz jako # i sześć cyfr szesnastkowych.",
      "Kolor paska telefonu",
    ),
  }),
  look: record("Wygląd", {
    // Where it would be hard to see or to read on, the site uses the nearest one (lib/tools/make/accent.ts).
    accent: codeLike<`#${string}`>(
      /^#[0-9a-f]{6}$/i,
      "Barwę wpisz jako # i sześć cyfr szesnastkowych.",
      "Kolor firmy",
      "Kolor przycisków: # i sześć znaków. Strona sama pilnuje czytelności.",
    ).optional(),
  }).optional(),
  tracking: record("Liczenie odwiedzin (Google)", "Bez identyfikatora strona niczego nie liczy; z nim pyta o zgodę.", {
    gtagId: codeLike(
      /^(G|AW)-[A-Z0-9]+$/,
      "Identyfikator ma postać G-XXXXXXX albo AW-XXXXXXX.",
      "Identyfikator pomiaru",
      "G-XXXXXXX albo AW-XXXXXXX.",
    ).optional(),
    conversionId: codeLike(
      /^AW-[A-Z0-9]+\/[\w-]+$/,
      "Konwersja ma postać AW-XXXXXXX/etykieta.",
      "Konwersja za telefon",
      "AW-XXXXXXX/etykieta.",
    ).optional(),
  }),
  // They are not built, and nothing leads to them; their addresses lead to the list above.
  hidden: list(code<SitePath>("Adres"), "Strony zdjęte", {
    min: 0,
    max: 500,
    hint: "Nie ma ich w menu, na listach, w wycenie ani w wyszukiwarkach.",
  }).optional(),
  searchConsole: searchConsole.optional(),
  indexNowKey: indexNowKey.optional(),
  decisions,
}).refine(({ tracking, decisions }) => !(tracking.gtagId && decisions.analytics), {
  message: 'Jest tracking.gtagId i decisions.analytics: "none". Zostaw jedno z nich.',
  path: ["decisions", "analytics"],
});
