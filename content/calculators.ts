import type { PowerCategory, PowerTexts, PvTexts } from "@/lib/content/types";

/**
 * Devices of the power calculator. Powers lie inside the ranges of the guide's table
 * (content/guides/obliczanie-mocy.ts) and `count` is its worked example: `npm test` compares both, so that table,
 * example and calculator say the same.
 */
export const powerDevices: readonly PowerCategory[] = [
  {
    name: "Kuchnia",
    socketCircuits: 2,
    devices: [
      {
        key: "pl",
        name: "Płyta indukcyjna czteropolowa",
        power: 7.4,
        count: 1,
        phases: 2,
        circuit: "own",
        breaker: 16,
      },
      { key: "pi", name: "Piekarnik", power: 3, count: 1, circuit: "own" },
      { key: "zm", name: "Zmywarka", power: 2, count: 1, circuit: "own" },
      { key: "cz", name: "Czajnik", power: 2, count: 1 },
      { key: "mi", name: "Kuchenka mikrofalowa (pobór z sieci)", power: 1.3, count: 1 },
      { key: "ek", name: "Ekspres do kawy", power: 1.4, count: 0 },
      { key: "lo", name: "Lodówka z zamrażarką", power: 0.15, count: 1, circuit: "own" },
      { key: "ok", name: "Okap", power: 0.15, count: 1 },
    ],
  },
  {
    name: "Łazienka i pralnia",
    devices: [
      { key: "pr", name: "Pralka", power: 2.2, count: 1, circuit: "own" },
      { key: "sp", name: "Suszarka z pompą ciepła", power: 0.8, count: 1, circuit: "own" },
      { key: "sk", name: "Suszarka kondensacyjna", power: 2.4, count: 0, circuit: "own" },
      { key: "sw", name: "Suszarka do włosów", power: 2, count: 1 },
      { key: "bo", name: "Bojler 80–120 l", power: 2, count: 0, circuit: "own" },
      { key: "pu", name: "Przepływowy podgrzewacz umywalkowy", power: 3.5, count: 0, inFull: true, circuit: "own" },
      {
        key: "pz",
        name: "Przepływowy podgrzewacz do łazienki",
        power: 18,
        count: 0,
        inFull: true,
        phases: 3,
        circuit: "own",
      },
    ],
  },
  {
    name: "Ogrzewanie i wentylacja",
    devices: [
      { key: "pc", name: "Pompa ciepła do domu, pobór sprężarki", power: 3, count: 1, inFull: true, circuit: "own" },
      { key: "gr", name: "Grzałka pompy ciepła", power: 2, count: 1, inFull: true, circuit: "own" },
      { key: "ko", name: "Grzejnik konwektorowy", power: 1.5, count: 0, inFull: true, circuit: "own" },
      { key: "ma", name: "Mata grzejna podłogowa", power: 0.15, unit: "m²", count: 0, inFull: true, circuit: "own" },
      { key: "kl", name: "Klimatyzator pokojowy, pobór", power: 1, count: 0, circuit: "own" },
      { key: "re", name: "Rekuperator", power: 0.15, count: 0, circuit: "own" },
      { key: "po", name: "Pompa obiegowa", power: 0.05, count: 0 },
    ],
  },
  {
    name: "Światło i elektronika",
    devices: [
      { key: "os", name: "Oświetlenie diodowe (LED) pokoju", power: 0.05, count: 10, circuit: "light" },
      { key: "tv", name: "Telewizor", power: 0.15, count: 2 },
      { key: "ks", name: "Komputer stacjonarny z monitorem", power: 0.3, count: 2 },
      { key: "la", name: "Laptop, zasilacz", power: 0.09, count: 2 },
      { key: "ro", name: "Router i modem", power: 0.02, count: 1 },
      { key: "od", name: "Odkurzacz", power: 0.9, count: 0 },
    ],
  },
  {
    name: "Garaż i ogród",
    devices: [
      {
        key: "lj",
        name: "Ładowarka samochodu, jedna faza",
        power: 3.7,
        count: 0,
        inFull: true,
        circuit: "own",
        ownRcd: true,
      },
      {
        key: "lt",
        name: "Ładowarka samochodu, trzy fazy",
        power: 11,
        count: 0,
        inFull: true,
        phases: 3,
        circuit: "own",
        breaker: 20,
        ownRcd: true,
      },
      { key: "br", name: "Napęd bramy", power: 0.4, count: 1, circuit: "own" },
      { key: "pg", name: "Pompa głębinowa lub hydrofor", power: 1, count: 1, circuit: "own" },
      { key: "kk", name: "Kosiarka elektryczna", power: 1.6, count: 0 },
      { key: "mc", name: "Myjka ciśnieniowa", power: 2.2, count: 0 },
      { key: "sa", name: "Sauna", power: 9, count: 0, inFull: true, phases: 3, circuit: "own" },
    ],
  },
];

/**
 * Limits of the fields of the photovoltaics calculator: power in kilowatts, up to the last column of the guide's table;
 * a year's use and storage in kilowatt-hours; prices in złoty per kilowatt-hour, from a cheap night zone to a dear peak
 * with room to grow; share in per cent; subsidy and inverter in złoty.
 */
export const pvLimits = {
  power: { min: 2, max: 10 },
  use: { min: 1000, max: 20000 },
  storage: { min: 0, max: 30 },
  price: { min: 0.5, max: 1.6 },
  surplus: { min: 0, max: 0.7 },
  subsidy: { min: 0, max: 100000 },
  share: { min: 1, max: 100 },
  inverter: { min: 0, max: 20000 },
} as const;

/** Limits of the fields of the power calculator. Values beyond what is usual for a house get a remark (`unusual`). */
export const powerLimits = { factor: { min: 0.3, max: 1 }, reserve: { min: 0, max: 50 } } as const;

/** Initial values of the fields that are not facts, from the guides' worked examples. */
export const calculatorDefaults = {
  power: { factor: 0.5, reserve: 20 },
  pv: { home: "ktos", storage: 0 },
} as const;

export const powerTexts: PowerTexts = {
  heading: "Policz moc swojego domu",
  lead: "Na początku wpisany jest dom z przykładu powyżej. Zmień liczbę urządzeń, a zobaczysz moc do wniosku i zabezpieczenie.",
  noScript:
    "Kalkulator wymaga skryptów, które są wyłączone. Poniżej jest wynik dla domu z przykładu, a moce urządzeń są w tabeli na tej stronie.",
  failed:
    "Kalkulator się nie wczytał i nie policzy zmian: spróbuj jeszcze raz albo odśwież stronę, a moce urządzeń znajdziesz w tabeli na tej stronie.",
  topic: "Moc przyłączeniowa domu",
  inFull: "liczone w całości",
  less: "Mniej",
  more: "Więcej",
  settings: "Założenia",
  other: { label: "Inne urządzenia razem", hint: "W kilowatach. Puste, jeśli wszystko jest na liście." },
  factor: {
    label: "Współczynnik jednoczesności",
    hint: "Zwykle {moc.jednoczesnosc}: mniej, gdy urządzeń jest dużo, a domowników mało, więcej dla rodziny, która gotuje, pierze i kąpie się o tej samej porze. Dwa największe urządzenia liczymy zawsze w całości.",
  },
  reserve: { label: "Rezerwa", hint: "Zwykle {moc.rezerwa}, na klimatyzację, saunę albo drugie auto." },
  result: "Wynik",
  request: "Moc do wniosku",
  installed: "Moc zainstalowana",
  simultaneous: "Sprzęt domowy ze współczynnikiem",
  pair: "Sprzęt domowy: dwa największe urządzenia naraz",
  loadsInFull: "Duże odbiory w całości",
  peak: "Moc szczytowa",
  demand: "Moc szczytowa z rezerwą",
  rounding:
    "Moc do wniosku zaokrąglamy w górę do pół kilowata, najwyżej do mocy zabezpieczenia. Pozostałe liczby są zaokrąglone do jednej dziesiątej tylko przy wyświetlaniu, dlatego ich suma bywa o 0,1 kW inna.",
  connection: "O co wnioskować",
  aboveLimit:
    "Powyżej {przylacze.progMoc} kończy się grupa przyłączeniowa V. Zabezpieczenie i sposób przyłączenia ustala projektant z operatorem.",
  cause: {
    phase:
      "Sam bilans daje [moc], ale przez fazę [faza] może płynąć [prad], dlatego potrzebne jest większe zabezpieczenie.",
    breaker: "Sam bilans daje [moc], ale zabezpieczenie nie może być mniejsze niż wyłącznik [prad] w rozdzielnicy.",
  },
  unusual: "W domu przyjmuje się zwykle współczynnik {moc.jednoczesnosc} i rezerwę {moc.rezerwa}.",
  groups: "Moc zainstalowana według grup",
  otherGroup: "Inne urządzenia",
  phases: "Podział na fazy",
  phasesNote:
    "Każdy obwód, od największego, trafia na fazę, która będzie z nim obciążona najmniej: płyta na dwie, trójfazowe na wszystkie. Ze sprzętu domowego liczymy na każdej fazie część według współczynnika albo dwa największe obwody naraz, jeśli to więcej. Duże odbiory wchodzą w całości, a rezerwa wcale.",
  difference: "Różnica między fazami",
  board: "Rozdzielnica tego domu",
  boardNote:
    "Rysunek pokazuje, ile obwodów i aparatów wychodzi z listy: po cztery obwody na wyłącznik różnicowoprądowy (RCD), ładowarka ma własny, mata dzieli się na obwody po 16 A. Pompa ciepła z falownikiem może potrzebować RCD innego typu. Podział, przekroje i ochronę przepięciową ustala projektant.",
  main: "FR",
  rcd: "RCD",
  rcdType: "typ A",
  ownRcd: "RCD własny: typ B albo A z detekcją 6 mA DC",
  sockets: "Gniazda",
  lights: "Oświetlenie",
  print: "Drukuj kartę do wniosku",
  sheet: {
    heading: "Bilans mocy do wniosku o przyłączenie",
    lines: ["Adres obiektu", "Numer działki lub PPE", "Wnioskodawca", "Bilans sprawdził, numer uprawnień"],
    columns: ["Urządzenie", "Sztuki lub m²", "Moc", "Razem"],
  },
  note: "Obliczenie orientacyjne. Zabezpieczenie przenosi całą moc przy współczynniku mocy {siec.cosPhi} i moc najbardziej obciążonej fazy, a żaden wyłącznik za nim nie jest większy. Moc i zabezpieczenie ustala operator w warunkach przyłączenia.",
  phaseLoad: "[prad] z [granica]",
  none: "Dodaj co najmniej jedno urządzenie.",
  summary: {
    one: "jedna faza",
    three: "trzy fazy",
    line: "moc do wniosku [moc], [przylacze] (zainstalowana [razem])",
  },
  invalid: "Popraw zaznaczone pola, żeby zobaczyć wynik.",
  ask: "Zapytaj o wycenę z tym wynikiem",
  link: "Link do tego wyniku",
  reset: "Wróć do przykładu",
};

export const pvTexts: PvTexts = {
  heading: "Policz zwrot swojej instalacji",
  lead: "Na początku wpisany jest dom z przykładu powyżej. Wpisz swoje zużycie, ceny z rachunku i koszt z oferty. Ile energii zużyjesz na miejscu, liczymy godzina po godzinie dla średniej doby każdego miesiąca, stąd kilka złotych różnicy wobec przykładu.",
  noScript:
    "Kalkulator wymaga skryptów, które są wyłączone. Poniżej jest wynik dla domu z przykładu, a koszty i produkcja dla 3, 6 i 10 kW są w tabeli na tej stronie.",
  failed:
    "Kalkulator się nie wczytał i nie policzy twoich liczb: spróbuj jeszcze raz albo odśwież stronę, a koszty i produkcję dla 3, 6 i 10 kW znajdziesz w tabeli na tej stronie.",
  topic: "Fotowoltaika",
  form: "Twoja instalacja i dom",
  settings: "Ceny i założenia",
  power: { label: "Moc instalacji", hint: "W kilowatach, od 2 do 10." },
  use: { label: "Zużycie w roku", hint: "Suma kilowatogodzin z rachunków za 12 miesięcy." },
  home: { label: "Kto jest w domu w dzień", hint: "Od tego zależy, ile prądu zużyjesz, gdy świeci słońce." },
  homes: {
    nikt: "Nikogo nie ma",
    ktos: "Ktoś bywa w domu",
    poludnie: "Sprzęt włączamy w południe",
    pompa: "Ktoś bywa, grzeje pompa ciepła",
  },
  storage: { label: "Magazyn energii", hint: "Pojemność użyteczna. Wpisz 0, jeśli go nie planujesz." },
  price: {
    label: "Cena prądu",
    hint: "Z rachunku, brutto, bez opłat stałych: w G11 w 2026 r. około {energia.cenaG11Zmienna}.",
  },
  surplus: {
    label: "Cena nadwyżki",
    hint: "Cena godzinowa wynosi, gdy świeci słońce, około {energia.nadwyzkaGodzinowa}. Kto ma panele sprzed lipca 2024 i cenę miesięczną, wpisuje około {energia.nadwyzka}.",
  },
  cost: {
    label: "Koszt z montażem",
    hint: "Kwota z oferty, razem z magazynem. Puste pole: liczymy zakres z tabeli i magazyn do falownika hybrydowego, 10 kWh za {magazyn.10kWh.koszt}.",
  },
  subsidy: { label: "Dotacja", hint: "Wpisz ją, jeśli trwa nabór. Puste pole: liczymy bez dotacji." },
  share: {
    label: "Zużycie na miejscu",
    hint: "Część produkcji, którą zużyjesz bez magazynu. Puste pole: policzymy ją godzina po godzinie.",
  },
  inverter: {
    label: "Nowy falownik",
    hint: "Cena z wymianą. Falownik pracuje zwykle {pv.falownik.wymiana}. Wpisz 0, żeby go pominąć.",
  },
  result: "Wynik",
  payback: "Zwrot",
  firstYear: "Pierwszy rok",
  production: "Produkcja w roku",
  atHome: "Zużyte na miejscu",
  fromStorage: "Oddane z magazynu",
  sold: "Sprzedane",
  settled: "Z depozytu za prąd i jako zwrot",
  oversized:
    "Panele dają ponad półtora raza tyle, ile zużywa dom. Depozyt płaci tylko za kupioną energię, z reszty sprzedawca wypłaca [zwrot], więc policz też mniejszą moc.",
  savings: "Razem w pierwszym roku",
  net: "Koszt",
  netAfter: "Koszt po dotacji",
  years: "roku",
  middle: "Koszt : oszczędność, środek zakresu",
  withInverter: "To samo z nowym falownikiem",
  battery: "Sam magazyn",
  batteryPayback: "[oszczednosc] w roku, zwrot bez dotacji [zwrot]",
  day: {
    heading: "Średnia doba: panele i dom, kW",
    caption: "Kilowatogodziny w średniej dobie miesiąca i w roku",
    months: ["czerwiec", "marzec", "grudzień"],
    year: "rok",
    panels: "panele",
    house: "dom",
    columns: ["Miesiąc", "panele", "dom", "na miejscu"],
    note: "Niebieskie pole to nadwyżka, ciemne to zużycie na miejscu. W godzinach z nadwyżką liczymy {pv.zbieznosc} ciemnego pola: chmury i zużycie układają się co dzień inaczej. W pozostałych liczymy więcej, czasem prawie całe pole. Pobór i oddanie w tej samej godzinie licznik bilansuje sam.",
  },
  money: {
    heading: "Dwadzieścia lat w złotówkach",
    unit: "tys. zł",
    year: "rok",
    back: "zwrot po [lata]",
    years: ["roku", "latach"],
    cheapest: "najtańsza",
    dearest: "najdroższa",
    end: "po 20 latach",
    inverter: "falownik",
    note: "Przyjmujemy stałe ceny, produkcję mniejszą o {pv.ubytek} co roku i falownik wymieniony w połowie zakresu {pv.falownik.wymiana}. Magazyn po gwarancji oddaje mniej. Linia to środek kosztu, pas sięga od najtańszej do najdroższej instalacji.",
    twice: "Linia wychodzi nad zero po [pierwszy], ale nowy falownik spycha ją z powrotem. Na stałe wraca po [drugi].",
  },
  note: "Zwrot podany na początku wyniku to koszt podzielony przez oszczędność pierwszego roku, tak jak w [przykładzie krok po kroku](#przyklad). Produkcję liczymy dla dachu na południe, {energia.uzyskPv} z kilowata, podzielone na miesiące i godziny według typowego słońca nad Katowicami. Godziny zużycia są założeniem, twoje pokaże licznik. Depozyt opłaca tylko samą energię: {energia.czynnaG11} z ceny {energia.cenaG11Zmienna}, przy innej cenie taką samą jej część. Niewydany depozyt sprzedawca wypłaca w {netbilling.zwrot}, a my liczymy niższą z tych wartości. Magazyn ma w rachunku średnią pojemność z okresu gwarancji. Pojemność ponad {pv.magazynWystarczy} na 1000 kWh rocznego zużycia liczymy w {pv.magazynPonad}, ponieważ w pochmurne dni stoi pusta. Krótszy zwrot w tabeli zakłada, że cała energia zostaje w domu. Na oględzinach specjalista sprawdza dach, cień, napięcie na przyłączu i miejsce w rozdzielnicy.",
  fieldErrors: {
    cost: "Podaj od [od] do [do]. Tyle może kosztować instalacja tej mocy, sprawdź liczbę zer.",
    subsidy: "Dotacja musi być mniejsza niż koszt instalacji, czyli [koszt].",
    share: "Dom, który zużywa [zuzycie], wykorzysta najwyżej [udzial] produkcji.",
  },
  summary: {
    years: ["roku", "lat"],
    under: "poniżej roku",
    upTo: "do [lata]",
    about: "około [lata]",
    between: "od [od] do [lata]",
    least: "od [lata] w górę",
    over: "ponad [lata]",
    house: "dom [zuzycie] w roku",
    storage: "magazyn [pojemnosc]",
    line: "[dom], na miejscu [udzial]: [oszczednosc] w pierwszym roku, koszt [koszt], zwrot [zwrot]",
  },
  invalid: "Popraw zaznaczone pola, żeby zobaczyć wynik.",
  ask: "Zapytaj o wycenę z tym wynikiem",
  link: "Link do tego wyniku",
  print: "Drukuj wynik",
  reset: "Wróć do przykładu",
};
