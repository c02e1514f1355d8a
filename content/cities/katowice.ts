import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const katowice = {
  slug: "katowice",
  name: "Katowice",
  inCity: "w Katowicach",
  ofCity: "Katowic",
  meta: {
    title: "Elektryk Katowice: naprawy, wymiana, pomiary",
    description:
      "Elektryk w Katowicach: naprawa {naprawa.wizyta} z dojazdem, wymiana instalacji w familoku, kamienicy i bloku, ładowarki w garażach, pomiary mieszkań i biur.",
    keywords: [
      "elektryk Katowice",
      "naprawa awarii prądu Katowice",
      "instalacje elektryczne Katowice",
      "ładowarka w garażu wspólnota Katowice",
      "pomiary elektryczne biuro Katowice",
      "wymiana rozdzielnicy Katowice",
    ],
  },
  updated: "2026-11-26",
  tile: "kamienice, wieżowce, biura",
  geo: { latitude: 50.259, longitude: 19.022 },
  hero: {
    title: "Elektryk w Katowicach i okolicy",
    lead: "Naprawiamy awarie, odnawiamy instalacje, mierzymy biura. Wymiana z kuciem i protokołem kosztuje {wymiana.cenaPelna}, zależnie od ścian i liczby punktów.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria prądu w Katowicach",
    lead: "W wieżowcu zawodzi zwykle pion albo stare aluminium w puszce, w kamienicy krucha izolacja. Ciemna ulica: pogotowie energetyczne {tel.energetyczne}. Naprawa w Katowicach kosztuje {naprawa.wizyta} za dojazd, diagnozę i pierwszą godzinę.",
  },
  services: {
    heading: "W czym pomagamy w Katowicach",
    items: [
      { service: "instalacje", text: "Wymiana w familoku, kamienicy i bloku, punkty u dewelopera po {rynek.punkt}." },
      { service: "fotowoltaika", text: "Dachy domów w Podlesiu i Zarzeczu, układy {pv.onGrid.moc}." },
      { service: "smart-home", text: "Światło, żaluzje i klimatyzacja na jednym panelu." },
      { service: "rozdzielnice", text: "Wyłączniki zamiast topików, w mieszkaniu najczęściej w {rozdzielnica.czas}." },
      { service: "przylacza", text: "Większa moc dla lokalu w centrum, złącze dla domu." },
      { service: "sieci-lan", text: "Okablowanie kat. {lan.kategoria} na piętrach biurowych, szafy, Wi-Fi." },
      { service: "monitoring", text: "Kamery w halach garażowych i na parkingach wspólnot." },
      { service: "alarmy", text: "Sklepy na parterze, domy, powiadomienia na telefon." },
      { service: "pomiary", text: "Mieszkanie z protokołem {pomiary.mieszkanie}, biuro {pomiary.obwod} za obwód." },
    ],
  },
  districts: {
    heading: "Dzielnice Katowic, w których pracujemy",
    lead: "Obsługujemy też Wełnowiec, Zawodzie, Dąbrówkę Małą, Podlesie i resztę miasta.",
    items: [
      "Śródmieście",
      "Koszutka",
      "Bogucice",
      "Dąb",
      "Osiedle Tysiąclecia",
      "Załęże",
      "Brynów",
      "Ligota",
      "Panewniki",
      "Piotrowice",
      "Ochojec",
      "Kostuchna",
      "Giszowiec",
      "Nikiszowiec",
      "Szopienice",
      "Murcki",
    ],
  },
  local: [
    {
      kind: "cards",
      id: "osiedla",
      columns: 3,
      heading: "Co zastaniemy w twojej dzielnicy",
      items: [
        {
          icon: "landmark",
          title: "Nikiszowiec",
          text: "Familoki z początku XX wieku, Pomnik Historii. Trasę przewodów uzgadnia się z konserwatorem, zanim ruszy kucie.",
        },
        {
          icon: "tent-tree",
          title: "Giszowiec",
          text: "Domom dawnego miasta-ogrodu brakuje często uziomu, a blokom obok trzeciej żyły.",
        },
        {
          icon: "building",
          title: "Koszutka",
          text: "Ściany są głównie ceglane, dlatego bruzdy pod nowe przewody robi się szybko.",
        },
        {
          icon: "layers",
          title: "Śródmieście",
          text: "Superjednostka to setki mieszkań na wspólnych pionach. Zanim kupisz płytę, zapytaj administrację o moc.",
        },
        {
          icon: "building-2",
          title: "Osiedle Tysiąclecia",
          text: "Bloki z lat 60. i kukurydze do 25 kondygnacji. Przewód ochronny potwierdza dopiero pomiar.",
        },
        {
          icon: "house",
          title: "Kostuchna, Podlesie, Zarzecze",
          text: "Nowe domy: pompę, ładowarkę i panele rysujemy na schemacie przed wylewką.",
        },
      ],
    },
    {
      kind: "text",
      id: "moderna",
      heading: "Kamienica z lat 30. w południowym śródmieściu",
      paragraphs: [
        "Gumowa izolacja ma tu dziewięćdziesiąt lat i kruszy się przy pierwszym poruszeniu, dlatego zamiast samego gniazda wymieniamy cały obwód. Nowy przewód idzie warstwą podłogi albo za listwą, bo rurki w ścianie są za wąskie na trzy żyły. Zgodę konserwatora trzeba mieć przed wyceną. Opis robót i rysunek do wniosku przygotowujemy my.",
      ],
    },
    {
      kind: "example",
      id: "garaz",
      heading: "Ładowarki w garażu pod blokiem",
      drawing: {
        drawing: "bars",
        title: "Moc ładowarek naraz i moc, którą budynek ma w nocy",
        caption:
          "Bez sterowania {przyklad.garaz.liczba} ładowarek chce {przyklad.garaz.naraz}. Budynek ma w nocy wolne {przyklad.garaz.limit} i tyle rozdziela sterownik.",
        bars: [
          { name: "wszystkie naraz", fact: "przyklad.garaz.naraz" },
          { name: "wolne w nocy", fact: "przyklad.garaz.limit", lit: true },
        ],
      },
      paragraphs: [
        "Pierwszą ładowarkę dokłada się bez kłopotu, dziesiąta zatrzymuje się na mocy przyłącza, chyba że wspólnota od początku zamówi sterowanie.",
      ],
      steps: [
        {
          text: "{przyklad.garaz.liczba} ładowarek po {przyklad.garaz.moc}, wszystkie naraz",
          result: "{przyklad.garaz.naraz}",
        },
        { text: "Moc, którą budynek ma wolną w nocy", result: "{przyklad.garaz.limit}" },
        { text: "Ta moc podzielona po równo", result: "{przyklad.garaz.jedna} na auto" },
        {
          text: "Energia na jedno auto przez {przyklad.garaz.noc}",
          result: "{przyklad.garaz.energia}",
        },
      ],
      result: "To około {przyklad.garaz.zasieg} jazdy dla każdego auta.",
      after: [
        "Zgodę wydaje zarząd po ekspertyzie instalacji (art. 12b ustawy o elektromobilności). Rysujemy do niej trasę, zabezpieczenia i podliczniki.",
      ],
    },
    {
      kind: "rows",
      id: "biura",
      heading: "Biura i lokale",
      items: [
        {
          term: "Piętro w biurowcu",
          text: "Po zmianie najemcy przekładamy zasilanie w podłodze, także wieczorem. Pomiary kosztują {pomiary.obwod} za obwód, najmniej {pomiary.firma}.",
        },
        {
          term: "Lokal przy Mariackiej",
          text: "Kuchnia restauracji wymaga trzech faz. Nasza część to {przylacze.fazy}, opłatę za moc pobiera operator.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z katowickich podwórek",
      items: [
        {
          question: "Mieszkam na dwudziestym piętrze. Kto wie, czy pion zniesie indukcję?",
          answer:
            "Administracja. Poproś ją o przekrój linii i zabezpieczenie przed licznikiem, a potem sprawdź, [czego wymaga pion](/poradnik/wymiana-instalacji#pion).",
        },
        {
          question: "Czy na południu miasta grożą szkody górnicze?",
          answer:
            "Miejscami tak, bo wydobycie trwa. Szkody po kopalniach Staszic-Wujek i Mysłowice-Wesoła zgłasza się Polskiej Grupie Górniczej, po zamkniętych zwykle Spółce Restrukturyzacji Kopalń. W razie wątpliwości zapytaj w Okręgowym Urzędzie Górniczym w Katowicach.",
        },
        {
          question: "Po co elektryk w mieszkaniu prosto od dewelopera?",
          answer:
            "Gniazda z rzutu rzadko pasują do mebli. Przesunięte badamy i dopisujemy do schematu, bo nieopisana przeróbka utrudnia reklamację.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Czego możesz się po nas spodziewać",
    items: [
      { figure: "Cena z oferty", title: "Bez dopłat na końcu", text: "{obietnica.cena}" },
      {
        figure: "Schemat",
        title: "Po każdej przeróbce",
        text: "Zmieniony obwód ma opis na drzwiczkach, dzięki czemu następny najemca nie szuka wyłącznika po omacku.",
      },
      {
        figure: "1 telefon",
        title: "Lokale w kilku miastach",
        text: "Sklepy w Katowicach, Siemianowicach i Mikołowie mają protokoły w jednym układzie.",
      },
    ],
  },
  range: {
    heading: "Katowice i okolice",
    text: "{obietnica.zasieg} Okolice Katowic to obszar do {firma.zasiegKatowice} wokół centrum, z Rudą Śląską, Mysłowicami i Mikołowem.",
  },
  advice:
    "Zamówienie płyty, remont lokalu i wiercenie w płycie żelbetowej poprzedź rozmową z elektrykiem oraz administracją, a w zabytku także z konserwatorem. Szachtu i tablicy licznikowej nie otwieraj.",
  neighbours: ["chorzow", "sosnowiec", "bytom", "tychy"],
  band: {
    heading: "Wycena w Katowicach jest bezpłatna",
    text: "Napisz, jaki to budynek i co ma w nim działać. Na oględziny przyjeżdżamy {obietnica.awaria}.",
    button: { label: "Opisz swoje zlecenie", to: "/kontakt" },
  },
} as const satisfies City;
