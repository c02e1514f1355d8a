import type { EstimateSubject } from "@/lib/content/types";

const labour = "Robocizna, przewody, puszki i bruzdy";
const sockets = "Podstawowe gniazda i łączniki";
const report = "Pomiary z protokołem";
const plaster = "Tynki i malowanie po zakryciu bruzd";
const dearer = "Oprawy i osprzęt z droższych serii";
const building = "w rytmie budowy, przed tynkami i po malowaniu";
const byArea = [
  { question: "rodzaj", is: ["nowa"] },
  { question: "znane", is: ["proste", "pelne"] },
] as const;
const points = [
  { fact: "przyklad.nowyDom.metrProsty", times: "powierzchnia", when: [{ question: "znane", is: ["proste"] }] },
  { fact: "przyklad.nowyDom.metrPelny", times: "powierzchnia", when: [{ question: "znane", is: ["pelne"] }] },
] as const;
const business = { when: [{ question: "budynek", is: ["lokal"] }], vat: "vat.mieszkaniowy" } as const;

export const instalacje: EstimateSubject = {
  id: "instalacje",
  service: "instalacje",
  request: "instalacji elektrycznej",
  questions: [
    {
      kind: "one",
      id: "rodzaj",
      text: "Co trzeba zrobić?",
      short: "Zakres",
      answers: [
        { id: "modernizacja", label: "Przerobić część" },
        { id: "wymiana", label: "Wymienić całość" },
        { id: "nowa", label: "Nowa, w budowie" },
        { id: "kilka", label: "Kilka gniazd lub lamp" },
      ],
    },
    {
      kind: "one",
      id: "budynek",
      text: "W jakim budynku?",
      short: "Budynek",
      answers: [
        { id: "dom", label: "Dom" },
        {
          id: "mieszkanie",
          label: "Mieszkanie",
          say: "W bloku zapytaj zarządcę o pion i godziny, w których wolno kuć.",
        },
        { id: "lokal", label: "Lokal, biuro, hala" },
      ],
    },
    {
      kind: "number",
      id: "metry",
      text: "Ile metrów obejmą prace?",
      short: "Powierzchnia",
      hint: "Policz tylko pomieszczenia, w których coś się zmieni.",
      when: [{ question: "rodzaj", is: ["modernizacja", "wymiana"] }],
      unit: "m²",
      min: 5,
      max: 400,
      typical: 60,
    },
    {
      kind: "one",
      id: "sciany",
      text: "Z czego są ściany?",
      short: "Ściany",
      hint: "Wielka płyta to blok z lat 70. i 80. Pusty odgłos po puknięciu to płyta gipsowa.",
      when: [{ question: "rodzaj", is: ["modernizacja", "wymiana", "kilka"] }],
      answers: [
        { id: "cegla", label: "Cegła, pustak", part: "lower", say: "W cegle i tynku kuje się najszybciej." },
        {
          id: "beton",
          label: "Żelbet, wielka płyta",
          part: "upper",
          say: "Wielkiej płyty nie kujemy: przewody idą sufitem, listwą albo posadzką.",
        },
        {
          id: "plyta",
          label: "Płyta gipsowa",
          part: "lower",
          say: "W zabudowie kucia prawie nie ma, jeśli da się przeciągnąć przewód.",
        },
        { id: "niewiem", label: "Nie wiem", unknown: true, say: "Rodzaj ściany sprawdzimy na oględzinach." },
      ],
    },
    {
      kind: "one",
      id: "znane",
      text: "Co wiesz o punktach?",
      short: "Znane",
      hint: "Punkt to gniazdo, łącznik, lampa albo wypust.",
      when: [{ question: "rodzaj", is: ["nowa"] }],
      answers: [
        {
          id: "proste",
          label: "Policz z metrów, prosty układ",
          say: "Na metr przypada około {instalacje.punktyProste}: gniazda przy meblach, jedna lub dwie lampy w pokoju.",
        },
        {
          id: "pelne",
          label: "Policz z metrów, dużo punktów",
          say: "Na metr przypada około {instalacje.punktyPelne}: rolety, sufit z punktami, ogród, gniazda na zapas.",
        },
        { id: "rzut", label: "Mam je policzone na rzucie" },
      ],
    },
    {
      kind: "number",
      id: "powierzchnia",
      text: "Ile metrów ma budynek?",
      short: "Powierzchnia",
      when: [{ question: "znane", is: ["proste", "pelne"] }],
      unit: "m²",
      min: 20,
      max: 400,
      typical: 140,
    },
    {
      kind: "number",
      id: "punkty",
      text: "Ile punktów jest na rzucie?",
      short: "Punkty",
      hint: "Każde gniazdo, łącznik, lampa i wypust to jeden punkt.",
      when: [{ question: "znane", is: ["rzut"] }],
      unit: "szt.",
      min: 20,
      max: 400,
      typical: 100,
    },
    {
      kind: "number",
      id: "gniazda",
      text: "Ile gniazd, łączników i lamp?",
      short: "Punkty",
      when: [{ question: "rodzaj", is: ["kilka"] }],
      unit: "szt.",
      min: 1,
      max: 30,
      typical: 4,
    },
  ],
  prices: [
    {
      when: [{ question: "rodzaj", is: ["modernizacja"] }],
      what: "Przeróbka części instalacji: {modernizacja.cena} razy powierzchnia, a jeden pokój {modernizacja.minimum}, brutto.",
      time: "{modernizacja.czas}, przy jednym pokoju mniej",
      included: [labour, sockets, report, "Aparaty dla nowych obwodów"],
      excluded: [plaster, dearer, "Nowa rozdzielnica, jeśli stara jest za mała"],
      terms: [{ fact: "modernizacja.cena", times: "metry" }],
      least: "modernizacja.minimum",
      net: business,
    },
    {
      when: [{ question: "rodzaj", is: ["wymiana"] }],
      what: "Wymiana całej instalacji, {wymiana.cenaPelna} brutto: około jednego punktu na metr, punkt po {rynek.punkt} brutto, i rozdzielnica.",
      time: "{wymiana.czas} w mieszkaniu około 60 m²",
      included: [labour, sockets, report, "Rozdzielnica z aparatami i opisem obwodów"],
      excluded: [plaster, dearer, "Opłata operatora za większą moc"],
      terms: [{ fact: "wymiana.cenaPelna", times: "metry" }],
      least: "modernizacja.minimum",
      net: business,
    },
    {
      when: [...byArea, { question: "budynek", is: ["dom"] }],
      what: "Cały nowy dom: punkty po {rynek.punkt}, rozdzielnica {przyklad.tablica.dom}, uziom {uziom.dom} i pomiary od {pomiary.domDo150}, brutto.",
      time: building,
      included: [
        "Przewody, puszki, robocizna i podstawowy osprzęt",
        "Rozdzielnica na {przyklad.tablica.domObwody} obwodów, z aparatami i opisem",
        "Uziom z szyną wyrównawczą",
        report,
        "Zdjęcia ścian przed zakryciem",
      ],
      excluded: ["Przyłącze i kabel od złącza do domu", "Pompa ciepła, ładowarka i panele: ich obwody", "Oprawy"],
      terms: [
        ...points,
        { fact: "przyklad.tablica.dom" },
        { fact: "uziom.dom" },
        { fact: "pomiary.domDo150", when: [{ question: "powierzchnia", upTo: "pomiary.progMaly" }] },
        { fact: "pomiary.dom150do250", when: [{ question: "powierzchnia", above: "pomiary.progMaly" }] },
      ],
    },
    {
      when: [...byArea, { question: "budynek", is: ["mieszkanie"] }],
      what: "Całe nowe mieszkanie: punkty po {rynek.punkt}, rozdzielnica {przyklad.tablica.mieszkanie} i pomiary {pomiary.mieszkanie}, brutto.",
      time: building,
      included: [
        "Przewody, puszki, robocizna i podstawowy osprzęt",
        "Rozdzielnica z aparatami i opisem",
        report,
        "Zdjęcia ścian przed zakryciem",
      ],
      excluded: ["Linia od licznika do mieszkania", "Oprawy i osprzęt z droższych serii"],
      terms: [...points, { fact: "przyklad.tablica.mieszkanie" }, { fact: "pomiary.mieszkanie" }],
    },
    {
      when: [...byArea, { question: "budynek", is: ["lokal"] }],
      what: "Przewody i punkty w nowym lokalu, {rynek.punkt} brutto za punkt. Tu kwota bez VAT.",
      time: building,
      included: ["Przewody, puszki i robocizna", "Próba izolacji przed tynkami", "Zdjęcia ścian przed zakryciem"],
      excluded: ["Rozdzielnica i zasilanie z projektu", "Oświetlenie awaryjne i maszyny", "Oprawy"],
      terms: points,
      net: business,
    },
    {
      when: [{ question: "rodzaj", is: ["nowa"] }],
      what: "Przewody i punkty w nowym budynku, {rynek.punkt} brutto za punkt z przewodem i puszką.",
      time: building,
      included: ["Przewody, puszki i robocizna", "Próba izolacji przed tynkami", "Zdjęcia ścian przed zakryciem"],
      excluded: ["Rozdzielnica, uziom i zasilanie z projektu", "Ramki i osprzęt, które wybierzesz", "Oprawy"],
      terms: [{ fact: "rynek.punkt", times: "punkty" }],
      net: business,
    },
    {
      when: [{ question: "rodzaj", is: ["kilka"] }],
      what: "Kilka punktów po {rynek.punkt}, a wizyta z jednym punktem {instalacje.minimum}, brutto.",
      time: "zwykle jedna wizyta",
      included: ["Dojazd, przewód, puszka i bruzda", "Podstawowe gniazdo albo łącznik", "Pomiar nowych punktów"],
      excluded: [plaster, dearer, "Zmiany w rozdzielnicy"],
      terms: [{ fact: "rynek.punkt", times: "gniazda" }],
      least: "instalacje.minimum",
      net: business,
    },
  ],
  remarks: [
    {
      when: [
        { question: "budynek", is: ["dom"] },
        { question: "metry", above: "vat.progDom" },
      ],
      say: "Za powierzchnię ponad {vat.progDom} VAT wynosi {vat.podstawowy} zamiast {vat.mieszkaniowy}: ta część ceny rośnie o {przyklad.vat.wzrost}.",
    },
    {
      when: [
        { question: "budynek", is: ["mieszkanie"] },
        { question: "metry", above: "vat.progMieszkanie" },
      ],
      say: "Za powierzchnię ponad {vat.progMieszkanie} VAT wynosi {vat.podstawowy} zamiast {vat.mieszkaniowy}: ta część ceny rośnie o {przyklad.vat.wzrost}.",
    },
  ],
  rows: [
    {
      id: "modernizacja",
      what: "Modernizacja",
      amount: "{modernizacja.cena}",
      note: "część domu, jeden pokój {modernizacja.minimum}",
      time: "{modernizacja.czas}",
      offer: true,
    },
    {
      id: "wymiana",
      what: "Wymiana całości",
      amount: "{wymiana.cenaPelna}",
      note: "z rozdzielnicą i osprzętem, bez tynków i malowania",
      time: "{wymiana.czas} w mieszkaniu około 60 m²",
      offer: true,
    },
    {
      id: "zakres",
      what: "Wymiana, każdy zakres",
      amount: "{wymiana.cena}",
      note: "od samych przewodów po drogi osprzęt",
      time: "zależy od zakresu",
    },
    {
      id: "nowydom",
      what: "Nowy dom {przyklad.nowyDom.powierzchnia}",
      amount: "{przyklad.nowyDom.prosty}",
      note: "{przyklad.nowyDom.punktyProste} punktów, rozdzielnica, uziom, pomiary",
      time: "w rytmie budowy",
      offer: true,
    },
    {
      id: "punkt",
      what: "Jeden punkt",
      amount: "{rynek.punkt}",
      note: "gniazdo, łącznik albo lampa, z przewodem i puszką",
      time: "razem z etapem budowy",
    },
    {
      id: "wizyta",
      what: "Wizyta z jednym punktem",
      amount: "{instalacje.minimum}",
      note: "dojazd i jeden punkt, z materiałem",
      time: "jedna wizyta",
    },
    {
      id: "plyta",
      what: "Obwód płyty indukcyjnej",
      amount: "{instalacje.obwodPlyty}",
      note: "do 15 m od rozdzielnicy, z podłączeniem i pomiarem",
      time: "jeden dzień",
    },
    {
      id: "pompa",
      what: "Obwód pompy ciepła",
      amount: "{ogrzewanie.obwodPompy}",
      note: "trzy fazy, do 15 m od rozdzielnicy, z podłączeniem i pomiarem",
      time: "jeden dzień",
    },
  ],
  depends: ["Liczba punktów na metr i osprzęt, który wybierzesz.", "Ściany: w żelbecie kucie kosztuje najwięcej."],
  examples: [
    {
      title: "Mieszkanie w bloku, pełna wymiana",
      text: "Wymiana na {przyklad.zlecenie.mieszkanie} po {wymiana.cenaPelna} kosztuje {przyklad.zlecenie.mieszkanieZakres}.",
    },
    {
      title: "Dom z lat dziewięćdziesiątych, modernizacja",
      text: "Przeróbka {przyklad.zlecenie.dom} po {modernizacja.cena} kosztuje {przyklad.zlecenie.domZakres}.",
    },
  ],
  arrangements: [{ label: "Oględziny", value: "bezpłatne, z zakresem i ceną na piśmie" }],
  checklist: [
    "Rzut z meblami, może być odręczny, z wymiarami.",
    "Lista urządzeń: płyta, piekarnik, pompa ciepła, auto.",
    "Zdjęcie rozdzielnicy z przodu i licznika, jeśli już są.",
  ],
  pages: [
    { label: "Instalacje: etapy i ceny", to: "/uslugi/instalacje" },
    { label: "Poradnik: wymiana instalacji", to: "/poradnik/wymiana-instalacji" },
  ],
};
