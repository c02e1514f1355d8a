/** Polish names of fields: in forms, lists and findings of the window, and as words to search by. */

/** A name, or a name with what to write there. */
type FieldName = string | readonly [name: string, hint: string];

/** Fields of the firm and of publishing, by their path without numbers of list entries. */
const firmNames: Readonly<Record<string, Readonly<Record<string, FieldName>>>> = {
  site: {
    brand: ["Nazwa firmy", "Tak, jak znają ją klienci. Do 20 znaków, bo stoi w tytule każdej strony."],
    url: ["Adres strony (domena)", "Z https:// i bez ukośnika na końcu, na przykład https://www.firma.pl"],
    tagline: ["Jedno zdanie o firmie", "Stoi w stopce. Do 100 znaków."],
    phone: "Telefon główny",
    "phone.display": ["Numer", "Dziewięć cyfr w dowolnym zapisie."],
    "phone.takesTextMessages": ["Odbiera SMS-y", "Tylko numer komórkowy. Strona kontaktu poda wtedy także SMS."],
    companyPhone: ["Drugi telefon", "Stoi na stronach miast. Bez niego stoi tam telefon główny."],
    dutyPhone: ["Telefon dyżurny", "Dla firm, poza godzinami. Bez niego strona odsyła do numeru z umowy."],
    "*.display": ["Numer", "Dziewięć cyfr w dowolnym zapisie."],
    "*.takesTextMessages": "Odbiera SMS-y",
    email: ["Adres e-mail", "Skrzynka, którą ktoś codziennie czyta."],
    legal: "Dane rejestrowe",
    "legal.name": ["Pełna nazwa", "Jak w CEIDG albo KRS."],
    "legal.nip": ["NIP", "Dziesięć cyfr."],
    "legal.regon": ["REGON", "9 albo 14 cyfr."],
    "legal.krs": ["KRS", "Dziesięć cyfr. Tylko spółka."],
    address: "Adres siedziby",
    "address.street": "Ulica i numer",
    "address.postalCode": ["Kod pocztowy", "40-001"],
    "address.locality": "Miejscowość",
    "address.region": ["Województwo", "Małą literą, na przykład śląskie."],
    "address.country": "Kraj",
    founded: ["Rok założenia firmy", "Z niego strona liczy lata doświadczenia."],
    promises: "Obietnice",
    "promises.arrivalHours": ["Przyjazd do awarii i na oględziny", "Najwyżej tyle godzin od zgłoszenia."],
    "promises.gliwiceHours": ["Pilny przyjazd w Gliwicach", "Najwyżej tyle godzin."],
    "promises.installation": ["Początek i koniec prac", "Dokończ zdanie: prace wykonujemy…"],
    declinedVisit: "Wizyta, po której klient rezygnuje",
    "declinedVisit.fee": ["Koszt dla klienta, zł brutto", "0, jeśli nic nie płaci."],
    guarantee: "Gwarancja na prace",
    "guarantee.months": "Ile miesięcy",
    "guarantee.covers": ["Co obejmuje", "Dokończ: obejmuje… (robociznę i osprzęt, który dostarczamy)"],
    "guarantee.terms": ["Adres warunków gwarancji", "Od https://"],
    prices: "Ceny na stronie",
    "prices.vat": ["Podatek VAT", "Konsumentowi wolno podać tylko cenę z VAT."],
    proofs: "Dowody",
    "proofs.insurance": "Ubezpieczenie OC",
    "proofs.insurance.insurer": ["Ubezpieczyciel", "W dopełniaczu: polisa czego? (PZU, Warty)"],
    "proofs.insurance.sum": "Suma ubezpieczenia, zł",
    "proofs.insurance.validUntil": ["Ważne do", "Na przykład 30.06.2027."],
    "proofs.insurance.policy": "Numer polisy",
    "proofs.qualifications": ["Uprawnienia (SEP)", "Świadectwa kwalifikacyjne E i D."],
    "proofs.qualifications.kind": ["Rodzaj", "E: eksploatacja, D: dozór."],
    "proofs.qualifications.scope": ["Zakres", "Na przykład: urządzenia do 1 kV, pomiary."],
    "proofs.qualifications.number": "Numer świadectwa",
    "proofs.qualifications.validUntil": "Ważne do",
    "proofs.certificates": "Certyfikaty",
    "proofs.certificates.name": "Nazwa",
    "proofs.certificates.number": "Numer",
    "proofs.certificates.validUntil": "Ważny do",
    "proofs.certificates.url": ["Adres dokumentu", "Od https://"],
    "proofs.alarmConcession": ["Prawo do montażu alarmów", "Wpis na listę pracowników zabezpieczenia technicznego."],
    "proofs.alarmConcession.listNumber": "Numer wpisu na listę",
    "proofs.alarmConcession.authority": ["Kto prowadzi listę", "Na przykład KWP w Katowicach."],
    "proofs.alarmConcession.number": ["Numer koncesji", "Potrzebna w obiektach obowiązkowo chronionych."],
    "proofs.register": "Wpis w rejestrze",
    "proofs.register.name": ["Rejestr", "CEIDG albo KRS."],
    "proofs.register.url": ["Adres wpisu", "Od https://"],
    "proofs.instruments": "Mierniki",
    "proofs.instruments.name": "Typ i numer miernika",
    "proofs.instruments.number": "Numer świadectwa wzorcowania",
    "proofs.instruments.calibrated": "Dzień wzorcowania",
    "proofs.customers": "Liczba klientów",
    "proofs.customers.count": ["Ilu", "Na przykład: 412 zakończonych zleceń."],
    "proofs.customers.source": ["Skąd ta liczba", "Na przykład: ewidencja firmy."],
    "proofs.customers.asOf": "Stan na dzień",
    samples: ["Opinie i oceny przykładowe", "Przed uruchomieniem muszą zniknąć."],
    offline: ["Czytanie bez internetu", "Odwiedzone strony i pomoc w awarii otwierają się bez sieci."],
    hours: "Godziny",
    "hours.office": "Biuro",
    "hours.phone": "Telefon odbieramy",
    "*.label": "Nazwa",
    "*.days": ["Dni słowami", "Na przykład: Poniedziałek–piątek."],
    "*.weekdays": ["Dni dla wyszukiwarek", "Mo Tu We Th Fr Sa Su, od-do: Mo-Fr."],
    "*.opens": ["Od godziny", "08:00"],
    "*.closes": ["Do godziny", "16:00"],
    priceRange: ["Zakres cen", "Od najtańszej do najdroższej usługi, dla wyszukiwarek."],
    currency: "Waluta",
    payment: ["Sposoby zapłaty", "Słowami schema.org: Cash, Credit Card, Bank Transfer."],
    area: ["Obszar działania", "Jedno zdanie na stronie kontaktu. Do 40 znaków."],
    ratings: "Oceny",
    "ratings.home": "Ocena na stronie głównej",
    "ratings.contact": "Ocena na stronie kontaktu",
    "ratings.service": "Ocena na stronach usług",
    "*.value": ["Ocena", "Od 1 do 5."],
    "*.count": "Z ilu opinii",
    "*.where": ["Gdzie są te opinie", "Na przykład: wizytówka firmy w wyszukiwarce."],
    "*.asOf": "Dzień odczytu",
    "*.verified": ["Czy ktoś sprawdza autorów", "Całe zdanie, tego wymaga prawo."],
    "*.url": ["Adres", "Od https://"],
    "*.sample": "Przykład",
    profiles: "Profile w innych serwisach",
    "*.description": ["Co tam znajdzie klient", "Do 45 znaków."],
    reputationWidget: "Obrazek z oceną",
    "reputationWidget.src": ["Plik albo adres obrazka", "Od https:// albo plik z folderu public."],
    "*.width": "Szerokość, px",
    "*.height": "Wysokość, px",
    "*.alt": "Opis dla osób, które go nie widzą",
    look: "Wygląd",
    "look.accent": ["Kolor firmy", "Kolor przycisków: # i sześć znaków. Strona sama pilnuje czytelności."],
    meta: "Dla przeglądarek",
    "meta.title": "Tytuł ogólny, bez nazwy firmy",
    "meta.locale": "Język",
    "meta.themeColor": "Kolor paska telefonu",
    tracking: "Liczenie odwiedzin (Google)",
    "tracking.gtagId": ["Identyfikator pomiaru", "G-XXXXXXX albo AW-XXXXXXX."],
    "tracking.conversionId": ["Konwersja za telefon", "AW-XXXXXXX/etykieta."],
    searchConsole: ["Google Search Console", "Jak Google sprawdza, że strona jest Twoja."],
    "searchConsole.token": ["Kod ze znacznika", "Zawartość pola content."],
    indexNowKey: ["Klucz IndexNow", "Nieobowiązkowy. 8 do 128 liter, cyfr i myślników."],
    hidden: ["Strony zdjęte", "Nie ma ich w menu, na listach, w wycenie ani w wyszukiwarkach."],
    decisions: "Decyzje",
    "decisions.analytics": "Odwiedzin nie liczymy",
    "decisions.oldSite": "Firma nie miała wcześniej strony",
    "decisions.renders": "Galeria może pokazywać wizualizacje",
    "decisions.cameras": "Kamery montują osoby z listy pracowników zabezpieczenia technicznego",
    "decisions.openWords": "Dowody, których nie podajemy",
  },
  publishing: {
    "": "Hosting",
    kind: "Rodzaj hostingu",
    server: ["Serwer", "Sama nazwa, na przykład ftp.firma.pl."],
    port: ["Port", "Zostaw puste, jeśli hosting nie podał innego."],
    user: "Login",
    folder: ["Folder strony na serwerze", "Na przykład public_html."],
    hostKey: ["Odcisk klucza serwera", "Pokaże go próba połączenia."],
    certificate: ["Plik certyfikatu", "Tylko jeśli hosting ma własny."],
    project: "Nazwa projektu",
    branch: ["Gałąź", "main, a w GitHub Pages gh-pages."],
    siteId: "Site ID",
    repository: "Adres repozytorium",
  },
};

/** Keys that mean the same wherever they stand. */
const keyNames: Readonly<Record<string, string>> = {
  title: "tytuł",
  description: "opis",
  keywords: "słowa kluczowe",
  hero: "góra strony",
  lead: "wprowadzenie",
  heading: "nagłówek",
  headings: "nagłówki",
  kicker: "nadtytuł",
  picture: "zdjęcie",
  name: "nazwa",
  alt: "opis zdjęcia",
  button: "przycisk",
  label: "napis",
  to: "dokąd prowadzi",
  href: "dokąd prowadzi",
  text: "tekst",
  texts: "teksty",
  items: "pozycje",
  sections: "sekcja",
  local: "o mieście",
  question: "pytanie",
  questions: "pytania",
  answer: "odpowiedź",
  answers: "odpowiedzi",
  faq: "pytania i odpowiedzi",
  rows: "wiersz",
  cells: "komórka",
  columns: "kolumny",
  caption: "podpis",
  note: "uwaga",
  ask: "o co poprosić przez telefon",
  callout: "ramka",
  paragraphs: "akapit",
  steps: "kroki",
  features: "cechy",
  details: "szczegóły",
  facts: "fakty",
  fact: "fakt",
  term: "hasło",
  value: "wartość",
  min: "od",
  max: "do",
  unit: "jednostka",
  what: "co to jest",
  source: "źródło",
  checked: "sprawdzono",
  checkBy: "sprawdzić do",
  confirmed: "potwierdzono",
  confirmedBy: "kto potwierdził",
  price: "cena",
  time: "czas",
  card: "tekst na karcie",
  cards: "karty",
  band: "pas z wezwaniem",
  badges: "odznaki",
  districts: "dzielnice",
  reasons: "powody",
  neighbours: "sąsiednie miasta",
  services: "usługi",
  guides: "poradniki",
  related: "zobacz też",
  author: "podpis",
  rating: "ocena",
  quote: "wycena",
  updated: "zmieniono",
  modified: "zmieniono",
  published: "opublikowano",
  meta: "dla wyszukiwarek",
  advice: "rada",
  icon: "ikona",
  slug: "adres",
  limits: "granice",
  result: "wynik",
  from: "stary adres",
};

const isNumber = (part: string): boolean => /^\d+$/.test(part);

function find(file: string, path: string): FieldName | undefined {
  const names = firmNames[file] ?? {};
  const parts = path.split(".").filter((part) => !isNumber(part));
  return names[parts.join(".")] ?? names[`*.${parts.at(-1)}`];
}

/**
 * The name of a field and what to write there.
 * @param file below content/, without its ending
 * @returns the name of its key where it has none
 */
export function fieldName(file: string, path: string): { name: string; hint?: string } {
  const key = path.split(".").findLast((part) => !isNumber(part)) ?? "";
  const found = find(file, path) ?? keyNames[key] ?? key;
  return typeof found === "string" ? { name: found } : { name: found[0], hint: found[1] };
}

/** Words for a place, outermost first: "sekcja 3 › pozycje 2 › tekst". */
export const placeName = (file: string, path: string): string => {
  const parts = path.split(".");
  const words = parts.flatMap((part, index) => {
    if (isNumber(part)) return [];
    const { name } = fieldName(file, parts.slice(0, index + 1).join("."));
    const next = parts[index + 1] ?? "";
    return [isNumber(next) ? `${name} ${Number(next) + 1}` : name];
  });
  return words.join(" › ");
};

/** Words for values of fields that hold one of a few. */
const valueNames: Readonly<Record<string, string>> = {
  included: "z VAT",
  excluded: "bez VAT",
  none: "jeszcze nie wybrano",
  dns: "wpis w domenie",
  shown: "tak",
  qualified: "tak",
  sftp: "hosting albo serwer z SFTP",
  ftps: "hosting z FTP",
  cloudflare: "Cloudflare Pages",
  netlify: "Netlify",
  github: "GitHub Pages",
};

/** Words for a value of a choice. @param path of the field */
export const valueName = (path: string, value: string): string =>
  value === "none" && path.startsWith("decisions.")
    ? "tak"
    : value === "none" && path === "searchConsole"
      ? "nie chcę"
      : (valueNames[value] ?? value);
