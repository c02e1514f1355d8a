import type { SmallTexts } from "@/lib/content/types";

/** Limits of the fields of the three small calculators. Their assumptions are facts. */
export const smallLimits = {
  cable: {
    length: { min: 1, max: 300 },
    load: { min: 0.1, max: 100 },
    amperes: { min: 0.5, max: 100 },
    dropBefore: { min: 0, max: 4 },
  },
  light: { area: { min: 1, max: 200 }, lux: { min: 50, max: 1000 }, fitting: { min: 50, max: 10000 } },
  battery: {
    load: { min: 0.01, max: 10 },
    watts: { min: 1, max: 2000 },
    hours: { min: 0.25, max: 72 },
    alarm: { min: 0, max: 10 },
    minutes: { min: 0, max: 60 },
    depth: { min: 30, max: 100 },
  },
} as const;

/** Initial values and presets of fields that are not facts. */
export const smallDefaults = {
  cable: { unit: "kW", phases: "1", circuit: "gniazda", method: "D1", dropBefore: 0.7 },
  // `spot`: square metres of a worktop or a desk.
  light: { room: "salon", way: "wprost", spot: 2 },
  battery: { unit: "A", voltage: "12", depth: 100, ups: { hours: 1, depth: 50 } },
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

export const cableTexts: SmallTexts<"cableTexts"> = {
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
      hint: "Zwykłe gniazda i światło mają jedną fazę.",
      options: { "1": "jedna faza, 230 V", "3": "trzy fazy, 400 V" },
    },
    circuit: {
      label: "Co zasila",
      hint: "Gniazda zabezpiecza się najwyżej na 16 A, światło ma ostrzejszą granicę spadku, a ładowarka dostaje zapas na wiele godzin pełnego prądu.",
      options: {
        gniazda: "gniazda",
        inne: "jedno urządzenie na stałe",
        ladowarka: "ładowarkę samochodu",
        swiatlo: "oświetlenie",
      },
    },
    method: {
      label: "Jak leży przewód",
      hint: "W rurze oddaje ciepło gorzej niż w tynku. W ziemi liczymy jak w rurze osłonowej.",
      options: {
        B2: "w rurze, listwie, kanale (B2)",
        C: "w tynku, na ścianie, w korycie (C)",
        A2: "w ociepleniu, w szkielecie (A2)",
        D1: "w ziemi, w rurze lub bez niej (D1)",
      },
    },
    dropBefore: {
      label: "Spadek przed rozdzielnicą",
      hint: "W linii od złącza. W przykładzie {przyklad.spadek.dom}. Pętlę zwarcia w rozdzielnicy przyjmujemy równą {siec.zasilanie}.",
    },
  },
  words: {
    section: "Przekrój",
    breaker: "Zabezpieczenie",
    poles: "trójbiegunowy",
    fuse: "bezpiecznik gG",
    drop: "Spadek od złącza",
    cause: "O przekroju rozstrzyga",
    current: "Prąd obciążenia",
    carries: "Przewód wytrzyma długotrwale",
    dropRow: "Spadek na tym odcinku",
    fault: "Prąd zwarcia na końcu, układ TN",
    needed: "potrzeba",
    ofLimit: "[spadek] z [granica]",
    measure:
      "Wynik jest ważny, gdy pętla zwarcia w rozdzielnicy ma najwyżej [opor] oma. Zleć jej pomiar, zanim kupisz przewód.",
    reasons: {
      capacity: "obciążalność przewodu",
      drop: "spadek napięcia",
      fault: "wyłączenie zwarcia na końcu",
      least: "najmniejszy dopuszczalny",
    },
    problems: {
      divide:
        "Popłynie [prad], a obwód gniazd lub światła ma zabezpieczenie do 16 A. Podziel go na obwody, co najmniej [ile], i policz każdy osobno. Jedno urządzenie na stałe wybierz w polu „Co zasila”.",
      beyond: "Popłynie [prad], a ten rachunek kończy się na 100 A. Takie zasilanie liczy projektant.",
      dropBefore:
        "Przed rozdzielnicą ginie [spadek], a granica to [granica]. Żaden przewód za rozdzielnicą już nie pomoże, popraw linię od złącza.",
      capacity: "Do takiego zabezpieczenia za cienki jest nawet przewód 35 mm². Taką linię liczy projektant.",
      drop: "Nawet z przewodem 35 mm² spadek napięcia przekracza granicę. Taką linię liczy projektant.",
      fault:
        "Nawet z przewodem 35 mm² zabezpieczenie nie wyłączy na czas zwarcia na końcu linii. Taką linię liczy projektant.",
    },
    summary: {
      one: "jedna faza",
      three: "trzy fazy",
      line: "[linia]: [wynik], spadek [spadek]",
    },
  },
  note: "Obciążalność jest z tablic B.52.2 i B.52.4 normy PN-HD 60364-5-52: miedź, izolacja PVC, jeden obwód, powietrze 30 °C, grunt 20°C i 2,5 K·m/W. Spadek liczymy według wzoru z przykładu i załącznika G tej normy, dla grzałek i podobnych odbiorów o współczynniku mocy 1. Zwarcie liczymy w układzie TN, dla wyłącznika B i przewodu PE o tym samym przekroju, z zapasem jednej trzeciej na rozgrzany przewód. W układzie TT wyłącza dopiero wyłącznik różnicowoprądowy. Gniazda muszą go mieć zawsze: {rcd.prad}. Powyżej 63 A liczymy bezpiecznik gG o prądzie do 0,9 obciążalności przewodu. Jeśli znasz zmierzoną pętlę w rozdzielnicy, podaj ją w zapytaniu. Specjalista sprawdza jeszcze wiązki, przewód otoczony ociepleniem z każdej strony i rozruch silników.",
};

export const lightTexts: SmallTexts<"lightTexts"> = {
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
      hint: "Od niego zależy zakres z tabeli na tej stronie, przy blacie i biurku także powierzchnia.",
      options: {
        salon: "salon",
        kuchnia: "kuchnia, blat",
        kuchniaOgolne: "kuchnia, ogólne",
        sypialnia: "sypialnia",
        lazienka: "łazienka",
        korytarz: "korytarz i schody",
        biurko: "biurko",
      },
    },
    lux: { label: "Natężenie", hint: "Puste: środek zakresu z tabeli." },
    way: {
      label: "Jak świecą oprawy",
      hint: "Liczymy jasny pokój. Ciemne ściany zabierają więcej światła.",
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
};

export const batteryTexts: SmallTexts<"batteryTexts"> = {
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
      hint: "Przy watach uwzględniamy przetwornicę o sprawności {przyklad.ups.sprawnosc}. Po wyborze kalkulator wpisuje typowe dane alarmu albo UPS.",
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
    usableShare: "Pojemność, którą ołów odda w tym czasie",
    withReserve: "Pojemność z zapasem na starzenie",
    energy: "Energia akumulatora",
    short: "To krócej niż {alarm.normaCzas}, których norma PN-EN 50131-1 wymaga w stopniach 1 i 2.",
    summary: { line: "[pobor] przez [czas]: [pojemnosc] przy [napiecie]", battery: "akumulator [pojemnosc]" },
    large: "Tyle nie ma jeden akumulator. Potrzebny jest zestaw kilku, który dobiera instalator.",
  },
  note: "Po kilku latach zostaje {przyklad.alarm.sprawnosc} pojemności. Ładunek na czuwanie i alarm dzielimy więc przez tę część, jak w przykładzie wyżej, czyli mnożymy przez 1,25. Norma PN-EN 50131-1 wymaga w stopniach 1 i 2 co najmniej {alarm.normaCzas}, w wyższych więcej. Przy zasilaniu w watach liczymy akumulator ołowiowy: im krótszy czas, tym większy prąd i tym mniej pojemności da się wykorzystać. Litowy nie ma tej straty, więc wynik dla niego jest z zapasem. Specjalista sprawdza prąd ładowania centrali, miejsce w obudowie i pobór zmierzony na gotowym systemie.",
};
