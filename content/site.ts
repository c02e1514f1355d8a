import type { Site } from "@/lib/content/types";

/**
 * Everything about the firm, once. The values are demonstration ones that can never reach a real person;
 * `npm run launch-check` lists each that is still in place.
 */
export const site: Site = {
  brand: "Wattera",
  url: "https://www.wattera.example",
  tagline: "Instalacje elektryczne i energetyka dla domów, wspólnot, instytucji i firm na Śląsku.",
  phone: { tel: "+48320000000", display: "+48 32 000 00 00" },
  companyPhone: { tel: "+48320000001", display: "+48 32 000 00 01" },
  email: "kontakt@wattera.example",
  legal: {},
  address: { region: "śląskie", country: "PL" },
  founded: 2010,
  // Shown as {obietnica.awaria}, {firma.przyjazdGliwice}, {obietnica.instalacja}. Measurements: fact pomiary.termin.
  promises: { arrivalHours: 24, urgent: [{ city: "gliwice", hours: 1 }], installation: "w terminie z oferty" },
  // Optional beside these: declinedVisit, guarantee, dutyPhone. Without them, texts use an `open` wording of
  // content/claims.ts.
  prices: { vat: "included" },
  // Documents behind the claims of content/claims.ts. Invent nothing: without a document, nothing is claimed.
  proofs: {},
  // Sample reviews, ratings and the sample widget: true shows them, false removes them from pages and structured data.
  samples: true,
  // True: visited pages and the emergency guide open without a network. False removes them from browsers.
  offline: true,
  hours: {
    office: {
      label: "Biuro",
      days: "Poniedziałek–piątek",
      weekdays: "Mo-Fr",
      opens: "08:00",
      closes: "16:00",
    },
    phone: {
      label: "Telefon",
      days: "Codziennie",
      weekdays: "Mo-Su",
      opens: "08:00",
      closes: "20:00",
    },
  },
  priceRange: "800–80 000 zł",
  currency: "PLN",
  payment: ["Cash", "Credit Card", "Bank Transfer"],
  area: "Cały region Śląska",
  ratings: {
    home: {
      value: 4.9,
      count: 25,
      where: "wizytówka firmy w wyszukiwarce",
      asOf: "2026-11-20",
      verified: "Opinie zbiera serwis. Nie sprawdzamy, czy autor był klientem.",
      sample: true,
    },
    contact: {
      value: 4.9,
      count: 47,
      where: "trzy profile firmy razem",
      asOf: "2026-11-20",
      verified: "Opinie zbiera serwis. Nie sprawdzamy, czy autor był klientem.",
      sample: true,
    },
    service: {
      value: 4.9,
      count: 23,
      where: "wizytówka firmy w wyszukiwarce, usługi elektryczne",
      asOf: "2026-11-20",
      verified: "Opinie zbiera serwis. Nie sprawdzamy, czy autor był klientem.",
      sample: true,
    },
  },
  profiles: [
    {
      label: "Opinie w wyszukiwarce",
      description: "Wizytówka firmy ze zdjęciami i ocenami",
      url: "https://wyszukiwarka.example/wattera",
    },
    {
      label: "Profil w serwisie zleceń",
      description: "Komentarze po zakończonych pracach",
      url: "https://zlecenia.example/wattera",
    },
    {
      label: "Wpis w katalogu firm",
      description: "Dane rejestrowe i opinie",
      url: "https://katalog.example/wattera",
    },
  ],
  reputationWidget: {
    src: "/widget-opinii.svg",
    width: 176,
    height: 64,
    alt: "Ocena 4,9 na 5 w wizytówce firmy",
    sample: true,
  },
  meta: {
    title: "Usługi elektryczne na Śląsku",
    locale: "pl_PL",
    themeColor: "#0e1a2e",
  },
  tracking: {},
  // Optional: hidden (pages the firm does not want, such as ["/uslugi/alarmy", "/zory"]), searchConsole (Google Search
  // Console), indexNowKey. npm run launch-check says what to write.
  // What the owner has decided or confirmed; npm run launch-check says which entries are missing.
  decisions: {},
};
