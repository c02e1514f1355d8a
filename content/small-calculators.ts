import type { SmallTexts } from "@/lib/content/types";

/** What the three small calculators accept; what they assume are facts. */
export const smallLimits = {
  cable: { length: { min: 1, max: 300 }, load: { min: 0.1, max: 100 }, before: { min: 0, max: 4 } },
  light: { area: { min: 1, max: 200 }, lux: { min: 50, max: 1000 }, fitting: { min: 50, max: 10000 } },
  battery: {
    load: { min: 0.01, max: 2000 },
    hours: { min: 0.25, max: 72 },
    alarm: { min: 0, max: 10 },
    minutes: { min: 0, max: 60 },
    depth: { min: 30, max: 100 },
  },
} as const;

/** What no fact holds of their examples. */
export const smallDefaults = {
  cable: { unit: "kW", phases: "1", circuit: "inne", method: "B2", before: 0.7 },
  light: { room: "salon", way: "wprost" },
  battery: { load: 0.445, unit: "A", voltage: "12", depth: 100 },
} as const;

const shared = {
  form: "Twoje dane",
  result: "Wynik",
  invalid: "Popraw zaznaczone pola, żeby zobaczyć wynik.",
  ask: "Zapytaj o wycenę z tym wynikiem",
  link: "Link do tego wyniku",
  print: "Drukuj wynik",
  reset: "Wróć do przykładu",
} as const;

export const cableTexts = {
  ...shared,
  heading: "Policz przekrój i spadek napięcia",
  lead: "Na początku wpisany jest garaż z przykładu powyżej. Wpisz długość swojej trasy i moc, a zobaczysz najcieńszy przewód miedziany, zabezpieczenie i spadek napięcia.",
  noScript:
    "Kalkulator wymaga skryptów, które są wyłączone. Poniżej jest wynik dla garażu z przykładu, z wzorem, do którego podstawisz swoje liczby.",
  failed:
    "Kalkulator się nie wczytał i nie policzy zmian: spróbuj jeszcze raz albo odśwież stronę, a wzór jest w przykładzie wyżej.",
  topic: "Przekrój przewodu i spadek napięcia",
  fields: {
    length: { label: "Długość przewodu", hint: "Po trasie, w jedną stronę, od rozdzielnicy." },
    load: { label: "Obciążenie", hint: "Moc albo prąd wszystkiego, co działa naraz." },
    unit: {
      label: "Obciążenie podaję w",
      hint: "Moc jest na tabliczkach urządzeń.",
      options: { kW: "kilowatach (kW)", A: "amperach (A)" },
    },
    phases: {
      label: "Zasilanie",
      hint: "Gniazda i światło mają jedną fazę.",
      options: { "1": "jedna faza, 230 V", "3": "trzy fazy, 400 V" },
    },
    circuit: {
      label: "Co zasila",
      hint: "Światło ma ostrzejszą granicę spadku.",
      options: { inne: "gniazda i inne odbiory", swiatlo: "oświetlenie" },
    },
    method: {
      label: "Jak leży przewód",
      hint: "W rurze oddaje ciepło gorzej niż w tynku.",
      options: { B2: "w rurze lub listwie (B2)", C: "w tynku lub na ścianie (C)" },
    },
    before: { label: "Spadek przed rozdzielnicą", hint: "W linii od złącza. W przykładzie {przyklad.spadek.dom}." },
  },
  words: {
    section: "Przekrój",
    breaker: "Zabezpieczenie",
    drop: "Spadek od złącza",
    current: "Prąd obciążenia",
    least: "Zabezpieczenie, nie mniejsze od niego",
    carries: "Przewód wytrzyma długotrwale",
    dropRow: "Spadek na tym odcinku",
    volts: "To samo w woltach",
    total: "Razem ze spadkiem przed rozdzielnicą",
    ofLimit: "[spadek] z [granica]",
    summary: {
      one: "jedna faza",
      three: "trzy fazy",
      line: "[linia]: [wynik], spadek [spadek]",
    },
    none: "Żaden przekrój do 35 mm² nie spełnia warunków. Taką linię liczy projektant, może dzieląc ją albo prowadząc trzema fazami.",
  },
  note: "Obciążalność z tablic B.52.2 i B.52.4 normy PN-HD 60364-5-52: miedź, izolacja PVC, 30°C, jeden obwód. Spadek według wzoru z przykładu i załącznika G tej normy, dla odbiorów grzejnych. Specjalista sprawdza jeszcze ułożenie w wiązce i w ociepleniu, przewody w ziemi, prąd zwarcia na końcu trasy i wyłącznik różnicowoprądowy.",
} as const satisfies SmallTexts<"cableTexts">;

export const lightTexts = {
  ...shared,
  heading: "Policz światło do swojego pokoju",
  lead: "Na początku wpisany jest salon z przykładu powyżej, oświetlony samymi oprawami w suficie. Podaj powierzchnię i przeznaczenie pokoju, a zobaczysz lumeny i liczbę opraw.",
  noScript:
    "Kalkulator wymaga skryptów, które są wyłączone. Poniżej jest wynik dla salonu z przykładu, z rachunkiem, do którego podstawisz swoje liczby.",
  failed:
    "Kalkulator się nie wczytał i nie policzy zmian: spróbuj jeszcze raz albo odśwież stronę, a rachunek jest w przykładzie wyżej.",
  topic: "Oświetlenie pokoju",
  fields: {
    area: { label: "Powierzchnia", hint: "Pokoju albo blatu, jeśli liczysz światło nad nim." },
    room: {
      label: "Przeznaczenie",
      hint: "Wybiera zakres z tabeli na tej stronie.",
      options: {
        salon: "salon",
        kuchnia: "blat w kuchni",
        sypialnia: "sypialnia",
        lazienka: "łazienka",
        korytarz: "korytarz i schody",
        biurko: "biurko",
      },
    },
    lux: { label: "Natężenie", hint: "Puste: środek zakresu z tabeli." },
    way: {
      label: "Jak świecą oprawy",
      hint: "W jasnym pokoju. Ciemne ściany zabierają więcej.",
      options: { wprost: "w dół", odbite: "w sufit" },
    },
    fitting: { label: "Strumień jednej oprawy", hint: "Lumeny z opakowania." },
  },
  words: {
    lumens: "Potrzebny strumień źródeł",
    fittings: "Oprawy",
    needed: "Światło, które ma dotrzeć",
    sources: "Strumień źródeł",
    count: "Liczba opraw, w górę",
    reached: "Natężenie z tymi oprawami",
    power: "Moc przy {przyklad.swiatlo.skutecznosc}",
    recommended: "Zakres z tabeli",
    outside: "To poza zakresem zalecanym dla tego miejsca:",
  },
  note: "Zakresy są z tabeli na tej stronie, dla biurka z normy PN-EN 12464-1. Część światła, która dociera na miejsce, to {przyklad.swiatlo.wprost} przy oprawach świecących w dół i {przyklad.swiatlo.odbite} przy świeceniu w sufit. Specjalista sprawdza rozmieszczenie, olśnienie i kolor ścian w programie z plikami fotometrycznymi, a w łazience strefy ochronne.",
} as const satisfies SmallTexts<"lightTexts">;

export const batteryTexts = {
  ...shared,
  heading: "Policz akumulator do alarmu albo UPS",
  lead: "Na początku wpisany jest alarm z przykładu powyżej. Wpisz pobór swojego systemu i czas, przez który ma działać bez sieci.",
  noScript:
    "Kalkulator wymaga skryptów, które są wyłączone. Poniżej jest wynik dla alarmu z przykładu, z rachunkiem, do którego podstawisz swoje liczby.",
  failed:
    "Kalkulator się nie wczytał i nie policzy zmian: spróbuj jeszcze raz albo odśwież stronę, a rachunek jest w przykładzie wyżej.",
  topic: "Akumulator do alarmu lub UPS",
  fields: {
    load: { label: "Pobór w czuwaniu", hint: "Suma z kart katalogowych. Dla UPS moc podłączonych urządzeń." },
    unit: {
      label: "Pobór podaję w",
      hint: "Waty liczymy przez przetwornicę o sprawności {przyklad.ups.sprawnosc}.",
      options: { A: "amperach (alarm)", W: "watach (UPS)" },
    },
    hours: { label: "Czas bez sieci", hint: "Od zaniku napięcia do rozładowania." },
    voltage: {
      label: "Napięcie akumulatora",
      hint: "Alarmy mają 12 V.",
      options: { "12": "12 V", "24": "24 V", "48": "48 V" },
    },
    alarm: { label: "Prąd podczas alarmu", hint: "Razem z sygnalizatorami. Dla UPS wpisz 0." },
    minutes: { label: "Czas alarmu", hint: "Sygnalizatory wyłączają się najczęściej po kwadransie." },
    depth: {
      label: "Głębokość rozładowania",
      hint: "Alarm: 100. UPS, który pracuje często: 50 dla ołowiu, 80 dla litu.",
    },
  },
  words: {
    capacity: "Potrzebna pojemność",
    battery: "Akumulator",
    current: "Prąd z akumulatora",
    standby: "Ładunek na czuwanie",
    alarm: "Ładunek na alarm",
    whole: "Pojemność z zapasem na starzenie",
    energy: "Energia akumulatora",
    short: "To krócej niż {alarm.normaCzas}, których norma PN-EN 50131-1 wymaga w stopniach 1 i 2.",
    summary: { line: "[pobor] przez [czas]: [pojemnosc] przy [napiecie]", battery: "akumulator [pojemnosc]" },
    large: "Tyle nie ma jeden akumulator. Potrzebny jest zestaw kilku, o wyższym napięciu.",
  },
  note: "Wzór z przykładu wyżej: ładunek na czuwanie i alarm, podzielony przez {przyklad.alarm.sprawnosc} pojemności, która zostaje po kilku latach, czyli razy 1,25. Norma PN-EN 50131-1 wymaga w stopniach 1 i 2 co najmniej {alarm.normaCzas}, w wyższych więcej. Specjalista sprawdza prąd ładowania centrali, miejsce w obudowie i pobór zmierzony na gotowym systemie.",
} as const satisfies SmallTexts<"batteryTexts">;
