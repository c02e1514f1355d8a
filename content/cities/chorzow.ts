import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const chorzow = {
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
      "wymiana instalacji Klimzowiec",
    ],
  },
  updated: "2026-11-26",
  tile: "lokale, klatki, zakłady",
  geo: { latitude: 50.297, longitude: 18.955 },
  hero: {
    title: "Elektryk w Chorzowie: dom, sklep, hala",
    lead: "Usuwamy awarie w mieszkaniach, zasilamy sklepy pod nimi, mierzymy klatki. Trzy fazy dla lokalu kosztują u nas {przylacze.fazy}, opłata operatora jest osobno.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria w chorzowskiej kamienicy albo bloku",
    lead: "W kamienicy sklep i mieszkania dzielą jeden pion, dlatego jego awaria gasi całą bramę. Ciemna ulica to sprawa dla pogotowia energetycznego {tel.energetyczne}. Za naprawę w Chorzowie płacisz {naprawa.wizyta}, w tym dojazd, diagnoza i pierwsza godzina.",
  },
  services: {
    heading: "Zlecenia z chorzowskich bram i hal",
    items: [
      {
        service: "instalacje",
        text: "Kamienica w Centrum, blok na Irysie, dom w Maciejkowicach, {wymiana.cenaPelna}.",
      },
      { service: "fotowoltaika", text: "Dachy domów i hal, moc dobrana do zużycia w dzień." },
      { service: "smart-home", text: "Sceny świetlne, jeden panel zamiast rzędu łączników." },
      { service: "rozdzielnice", text: "Tablica mieszkania, lokalu albo maszyny, z opisem obwodów." },
      { service: "przylacza", text: "Trzy fazy dla kuchni restauracji, osobny licznik dla lokalu." },
      { service: "sieci-lan", text: "Kasa, terminal i biuro na kablu, Wi-Fi dla gości osobno." },
      { service: "monitoring", text: "Witryna, zaplecze i plac składowy, kąt widzenia {cctv.kat}." },
      { service: "alarmy", text: "Sklep, magazyn, mieszkanie, próba systemu {alarm.test}." },
      { service: "pomiary", text: "Klatka {pomiary.klatka}, lokal przed odbiorem {pomiary.obwod} za obwód." },
    ],
  },
  districts: {
    heading: "Chorzowskie dzielnice i osiedla",
    lead: "Podaj nazwę urzędową albo tę, której używają sąsiedzi. Trafimy po każdej.",
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
      heading: "Adres, stan zastany, pierwszy krok",
      caption: "Typowa zabudowa Chorzowa i pierwsza czynność w każdej z nich.",
      columns: ["Miejsce", "Co zastajemy", "Pierwszy krok"],
      rows: [
        {
          label: "Centrum, Chorzów II",
          note: "kamienice",
          cells: [
            "Wysokie parterowe lokale i mieszkania ze wspólnym pionem, tablice z różnych lat.",
            "Spis liczników i zabezpieczeń w całej bramie.",
          ],
        },
        {
          label: "Chorzów Batory, Nowe Hajduki",
          note: "familoki przy hucie",
          cells: [
            "Drewniane stropy, przewody pod deskami, komórki zasilane z mieszkań.",
            "Odłączenie komórek i nowy obwód administracyjny.",
          ],
        },
        {
          label: "Klimzowiec, Irys, Pod Arkadami",
          note: "bloki",
          cells: [
            "Dwie żyły w gniazdach, kołek ochronny połączony z przewodem PEN, czyli układ TN-C.",
            "Nowe obwody trójżyłowe, przynajmniej w kuchni i łazience.",
          ],
        },
        {
          label: "Maciejkowice, Chorzów Stary",
          note: "domy",
          cells: [
            "Bezpieczniki na strychu, linia na stojaku, rozbudowy bez schematu.",
            "Pomiar uziemienia i narysowanie tego, co jest.",
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
          "Osobna linia z piwnicy zasila sześć obwodów: piec na trzech fazach, chłodnię, wentylator, gniazda, kasę z terminalem oraz szyld na zegarze. Mieszkania nad lokalem zostają na swoim pionie.",
        circuits: [
          { rcd: "R1", name: "piec", breaker: "C20", cable: "5×4", symbol: "hob", lit: true },
          { rcd: "R2", name: "chłodnia", breaker: "C16", cable: "3×2,5", symbol: "motor" },
          { rcd: "R3", name: "wentylator", breaker: "C10", cable: "3×1,5", symbol: "motor" },
          { rcd: "R4", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R5", name: "kasa", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R6", name: "szyld", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
        ],
      },
      paragraphs: [
        "Po fryzjerze z ulicy Wolności wchodzi piekarnia, a licznik jest ten sam. Piec potrzebuje trzech faz i mocy, której stary pion nie odda bez szkody dla mieszkań. Sprawdzamy zabezpieczenie i drogę kabla od złącza, bo osobna linia piwnicą bywa tańsza niż nowy pion. Warunki wydaje Tauron Dystrybucja, a na kucie w bramie zgadza się wspólnota.",
      ],
      list: [
        "Wentylator i agregat: miejsce uzgodnione z sąsiadami przed montażem.",
        "Szyld: osobny obwód z zegarem i wyłącznikiem różnicowoprądowym {rcd.prad}.",
        "Kasa i terminal: osobne gniazda oraz [kabel sieciowy](/uslugi/sieci-lan).",
      ],
    },
    {
      kind: "rows",
      id: "zaklady",
      heading: "Warsztaty i hale po wielkim przemyśle",
      items: [
        {
          term: "Moc bierna",
          text: "Silniki i spawarki pobierają energię bierną, która podnosi rachunek. Po pomiarze dobieramy baterię kondensatorów albo dławiki.",
          note: "rachunek",
        },
        {
          term: "Stara rozdzielnia",
          text: "Aparaty bez części zamiennych wymieniamy pole po polu, żeby produkcja miała krótki postój.",
          note: "przestój",
        },
        {
          term: "Hala na kilku najemców",
          text: "Każdy ma rozłącznik, podlicznik i schemat. Pył i opary wymagają osprzętu o wyższym IP oraz częstszych badań.",
          note: "najem",
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
            "Klatka z piwnicą {pomiary.klatka}, mieszkanie {pomiary.lokal}, najmniejsze zlecenie {pomiary.blok}. W cenie są wyniki według [wzoru protokołu](/wzor-protokolu) i usterki od najgroźniejszej. Trzeba wywiesić kartkę z godziną wyłączenia i otworzyć komórki.",
        },
        {
          question: "Czy oświetlenie klatki LED z czujnikami się opłaca?",
          answer:
            "Tam, gdzie światło pali się całą noc, prawie zawsze. Oszczędność sięga {led.oszczednosc} względem żarówek, a koszt zależy od przewodów pod tynkiem.",
        },
        {
          question: "Kto płaci za wymianę pionu?",
          answer:
            "Wspólnota, najczęściej z funduszu remontowego. Odcinek od licznika do mieszkania jedne uchwały zaliczają do części wspólnej, inne do lokalu, dlatego sprawdzamy to przed wyceną.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Na co możesz liczyć w Chorzowie",
    items: [
      {
        figure: "Cała brama",
        title: "Sklep, klatka i mieszkanie naraz",
        text: "Zanim przesuniemy kabel w lokalu, sprawdzamy, co zasila piętra nad nim.",
      },
      {
        figure: "{pomiary.dokumenty}",
        title: "Dokumenty do odbioru lokalu",
        text: "Tyle czekasz po badaniu na protokół dla sanepidu, straży albo wynajmującego.",
      },
      {
        figure: "{rozdzielnica.czas}",
        title: "Krótka przerwa w sklepie",
        text: "Tyle trwa wymiana tablicy mieszkania albo małego lokalu, a godzinę wyłączenia wybierasz ty.",
      },
    ],
  },
  range: {
    heading: "Chorzów i sąsiednie miasta",
    text: "{obietnica.zasieg} Po drodze obsługujemy Świętochłowice i Siemianowice Śląskie.",
  },
  advice:
    "Moc i pion niech elektryk sprawdzi przed podpisaniem najmu i zamówieniem pieca. W kamienicy jedna zmiana dotyka sąsiadów, dlatego pierwsza rozmowa należy się zarządcy. Gniazd z kołkiem w układzie TN-C nie przerabiaj samodzielnie.",
  neighbours: ["katowice", "bytom", "sosnowiec", "zabrze"],
  band: {
    heading: "Lokal, klatka albo mieszkanie",
    text: "Napisz, co ma tu działać i od kiedy. Na oględzinach sprawdzamy istniejące zasilanie.",
    button: { label: "Wyślij zapytanie z Chorzowa", to: "/kontakt" },
  },
} as const satisfies City;
