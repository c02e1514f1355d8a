import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const chorzow: City = {
  slug: "chorzow",
  name: "Chorzów",
  inCity: "w Chorzowie",
  ofCity: "Chorzowa",
  meta: {
    title: "Elektryk Chorzów: naprawy, lokale, klatki",
    description:
      "Elektryk w Chorzowie: naprawa awarii {naprawa.wizyta} z dojazdem, instalacje w kamienicach i blokach, zasilanie lokali przy Wolności, pomiary klatek i hal.",
    keywords: [
      "elektryk Chorzów",
      "elektryk Chorzów Batory",
      "instalacja elektryczna w lokalu Chorzów",
      "przegląd instalacji wspólnota Chorzów",
      "kompensacja mocy biernej Chorzów",
    ],
  },
  updated: "2026-11-26",
  tile: "lokale, klatki, zakłady",
  geo: { latitude: 50.297, longitude: 18.955 },
  hero: {
    title: "Elektryk w Chorzowie: dom, sklep, hala",
    lead: "Usuwamy awarie w mieszkaniach, zasilamy sklepy pod nimi, mierzymy klatki. Trzy fazy dla lokalu kosztują u nas {przylacze.fazy}, operator pobiera osobno opłatę za moc.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria w chorzowskiej kamienicy albo bloku",
    lead: "Zapytaj sąsiada z bramy, czy też nie ma prądu. Sklep i mieszkania dzielą w kamienicy jeden pion, a jego naprawę zleca zarządca. Usterki za licznikiem szukamy my.",
  },
  services: {
    heading: "Zlecenia z chorzowskich bram i hal",
    items: [
      {
        service: "instalacje",
        text: "Kamienica w Centrum, blok na Irysie, dom w Maciejkowicach.",
        prices: ["instalacje/wymiana"],
      },
      { service: "fotowoltaika", text: "Dachy domów i hal, moc według zużycia w dzień." },
      { service: "smart-home", text: "Sceny świetlne z jednego panelu zamiast rzędu łączników." },
      { service: "rozdzielnice", text: "Tablica mieszkania, lokalu albo maszyny, z opisem obwodów." },
      {
        service: "przylacza",
        text: "Trzy fazy dla kuchni restauracji, osobny licznik dla lokalu.",
        prices: ["przylacza/fazy"],
      },
      { service: "sieci-lan", text: "Kasa, terminal i biuro na kablu, Wi-Fi dla gości osobno." },
      { service: "monitoring", text: "Witryna, zaplecze i plac składowy, kąt widzenia {cctv.kat}." },
      {
        service: "alarmy",
        text: "Sklep, magazyn, mieszkanie, próba systemu {alarm.test}.",
        prices: ["alarmy/mieszkanie"],
      },
      {
        service: "pomiary",
        text: "Klatki kamienic i bloków, lokal przed odbiorem.",
        prices: ["pomiary/klatka", "pomiary/obwod"],
      },
    ],
  },
  districts: {
    heading: "Chorzowskie dzielnice i osiedla",
    lead: "Trafimy po nazwie urzędowej i po tej, której używają sąsiedzi.",
    items: [
      "Centrum",
      "Klimzowiec",
      "Nowe Hajduki",
      "Chorzów II",
      "Pnioki",
      "Szarlociniec",
      "Osiedle Pod Arkadami",
      "Osiedle Irys",
      "Chorzów Stary",
      "Maciejkowice",
      "Chorzów Batory",
      "Niedźwiedziniec",
    ],
  },
  local: [
    {
      kind: "table",
      id: "zabudowa",
      heading: "Co zastajemy i od czego zaczynamy",
      caption: "Zabudowa Chorzowa według dzielnic.",
      columns: ["Miejsce", "Co zastajemy", "Pierwszy krok"],
      rows: [
        {
          label: "Centrum, Chorzów II",
          note: "kamienice",
          cells: [
            "Lokale i mieszkania wiszą na wspólnym pionie, tablice są z różnych lat.",
            "Spisujemy liczniki i zabezpieczenia w całej bramie.",
          ],
        },
        {
          label: "Chorzów Batory, Nowe Hajduki",
          note: "familoki przy hucie",
          cells: [
            "Stropy są drewniane, przewody biegną pod deskami, a komórki zasila się z mieszkań.",
            "Odłączamy komórki i robimy im obwód administracyjny.",
          ],
        },
        {
          label: "Klimzowiec, Irys, Pod Arkadami",
          note: "bloki",
          cells: [
            "Przewody mają dwie żyły, a bolec gniazda łączy się z przewodem PEN (układ TN-C).",
            "Układamy obwody trójżyłowe, przynajmniej w kuchni i łazience.",
          ],
        },
        {
          label: "Maciejkowice, Chorzów Stary",
          note: "domy",
          cells: [
            "Bezpieczniki są na strychu, linia na stojaku, a rozbudowy nie mają schematu.",
            "Mierzymy uziemienie i rysujemy to, co jest.",
          ],
        },
      ],
      after: [
        "O twoim mieszkaniu rozstrzygają [oględziny i pomiary](/uslugi/pomiary), bo poprzedni właściciel mógł wymienić połowę przewodów.",
      ],
    },
    {
      kind: "text",
      id: "parter",
      heading: "Lokal pod mieszkaniami: prąd, hałas, sąsiedzi",
      drawing: {
        drawing: "board",
        title: "Rozdzielnica piekarni w parterze kamienicy",
        caption:
          "Osobna linia z piwnicy zasila sześć obwodów: piec na trzech fazach, chłodnię, wentylator, gniazda, kasę z terminalem oraz szyld na zegarze. Każdy ma własną różnicówkę, więc usterka jednego nie zatrzymuje pozostałych. Mieszkania nad lokalem zostają na swoim pionie.",
        tripped: "R3",
        circuits: [
          { rcd: "R1", name: "piec", breaker: "C20", cable: "5×4", symbol: "hob" },
          { rcd: "R2", name: "chłodnia", breaker: "C16", cable: "3×2,5", symbol: "motor" },
          { rcd: "R3", name: "wentylator", breaker: "C10", cable: "3×1,5", symbol: "motor" },
          { rcd: "R4", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R5", name: "kasa", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R6", name: "szyld", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
        ],
      },
      paragraphs: [
        "Gdy przy Wolności po fryzjerze otwiera się piekarnia, piec potrzebuje trzech faz i mocy, której stary pion nie odda bez szkody dla mieszkań. Sprawdzamy zabezpieczenie i drogę kabla od złącza. Osobna linia przez piwnicę bywa tańsza niż nowy pion. Warunki wydaje Tauron Dystrybucja, a na kucie w bramie i miejsce wentylatora zgadza się wspólnota.",
      ],
    },
    {
      kind: "rows",
      id: "zaklady",
      heading: "Warsztaty i hale po wielkim przemyśle",
      picture: { name: "17-kompensacja-mocy-biernej" },
      items: [
        {
          term: "Moc bierna",
          text: "Energia bierna silników i spawarek podnosi rachunek, a [baterię kondensatorów albo dławiki](/dla-firm#kompensacja) dobieramy po pomiarze.",
        },
        {
          term: "Stara rozdzielnia",
          text: "Aparaty bez części zamiennych wymieniamy pole po polu, żeby produkcja miała krótki postój.",
        },
        {
          term: "Hala na kilku najemców",
          text: "Każdy najemca ma własny rozłącznik, podlicznik i schemat.",
        },
      ],
      after: ["Średnie napięcie i opiekę nad zakładem prowadzimy w ramach [stałej obsługi firm](/dla-firm)."],
    },
    {
      kind: "faq",
      id: "wspolnoty",
      heading: "Pytania zarządców i wspólnot",
      items: [
        {
          question: "Ile kosztuje przegląd bramy?",
          answer:
            "Klatka z piwnicą kosztuje {pomiary.klatka}, mieszkanie {pomiary.lokal}, a mały budynek w całości {pomiary.blok}. W cenie są wyniki według [wzoru protokołu](/wzor-protokolu) i lista usterek od najgroźniejszej.",
        },
        {
          question: "Czy oświetlenie klatki LED z czujnikami się opłaca?",
          answer:
            "Tam, gdzie światło pali się całą noc, opłaca się prawie zawsze. Oszczędność sięga {led.oszczednosc} względem żarówek, a koszt zależy od przewodów pod tynkiem.",
        },
        {
          question: "Kto płaci za wymianę pionu?",
          answer:
            "Wspólnota, najczęściej z funduszu remontowego, choć odcinek od licznika do mieszkania uchwały zaliczają nieraz do lokalu.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego w Chorzowie warto wybrać nas",
    items: [
      {
        figure: "Cała brama",
        title: "Sklep, klatka i mieszkanie naraz",
        text: "Zanim przesuniemy kabel w lokalu, sprawdzamy, co zasila piętra nad nim.",
      },
      {
        figure: "{pomiary.dokumenty}",
        title: "Dokumenty do odbioru lokalu",
        text: "Tyle czekasz po badaniu na protokół dla straży albo wynajmującego.",
      },
      {
        figure: "{rozdzielnica.czas}",
        title: "Krótka przerwa w sklepie",
        text: "Tablica małego lokalu jest w tym czasie gotowa, a godzinę wyłączenia wybierasz ty.",
      },
    ],
  },
  range: {
    heading: "Chorzów i sąsiednie miasta",
    text: "{obietnica.zasieg} Świętochłowice i Siemianowice Śląskie są równie blisko.",
  },
  advice:
    "Moc i pion niech sprawdzi nasz elektryk, zanim podpiszesz najem i zamówisz piec. Przeróbkę w kamienicy uzgodnij z zarządcą. Gniazd z bolcem w układzie TN-C nie przerabiaj samodzielnie.",
  neighbours: ["katowice", "bytom", "sosnowiec", "zabrze"],
  band: {
    heading: "Lokal, klatka albo mieszkanie",
    text: "Podaj datę otwarcia lub remontu. Najdłużej czeka się na warunki od operatora, dlatego wniosek składamy zaraz po oględzinach.",
    button: { label: "Wyślij zapytanie z Chorzowa", to: "/kontakt" },
  },
};
