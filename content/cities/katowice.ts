import type { City } from "@/lib/content/types";

export const katowice = {
  slug: "katowice",
  name: "Katowice",
  inCity: "w Katowicach",
  ofCity: "Katowic",
  meta: {
    title: "Elektryk Katowice: mieszkania, biura, domy",
    description:
      "Elektryk w Katowicach i do {firma.zasiegKatowice} wokół: familoki Nikiszowca, wieżowce, biura i domy w Kostuchnie. Instalacje, większa moc, pomiary z protokołem.",
    keywords: [
      "elektryk Katowice",
      "elektryk Nikiszowiec",
      "instalacje elektryczne Katowice",
      "zwiększenie mocy w bloku Katowice",
      "pomiary elektryczne biuro Katowice",
      "wymiana rozdzielnicy Katowice",
    ],
  },
  updated: "2026-11-20",
  tile: "i okolice do {firma.zasiegKatowice}",
  geo: { latitude: 50.259, longitude: 19.022 },
  hero: {
    title: "Elektryk w Katowicach, od Koszutki po Murcki",
    lead: "Robimy instalacje w familokach, wieżowcach, biurach i nowych domach na południu miasta. Poza miasto jeździmy do {firma.zasiegKatowice}, a przyjeżdżamy w ciągu {firma.przyjazdDo} od zgłoszenia.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    badges: [
      { icon: "shield-check", text: "Polisa OC działalności" },
      { icon: "badge-check", text: "Prace certyfikowane" },
      { icon: "calendar-check", text: "W zawodzie {firma.lata}" },
    ],
  },
  services: {
    heading: "W czym pomagamy w Katowicach",
    items: [
      {
        service: "instalacje",
        text: "Miedź zamiast aluminium w bloku, punkty w stanie deweloperskim, remont familoka.",
      },
      {
        service: "fotowoltaika",
        text: "Dachy domów w Podlesiu i Zarzeczu: układy {pv.onGrid.moc} z kompletem zgłoszeń.",
      },
      {
        service: "smart-home",
        text: "Światło, żaluzje i klimatyzacja apartamentu albo biura na jednej magistrali KNX.",
      },
      {
        service: "rozdzielnice",
        text: "Wkładki topikowe w przedpokoju wymieniamy na aparaty modułowe w {rozdzielnica.czas}.",
      },
      { service: "przylacza", text: "Większa moc dla lokalu w centrum, nowe złącze dla domu, pisma do operatora." },
      {
        service: "sieci-lan",
        text: "Okablowanie kat. {lan.kategoria} na piętrach biurowych, punkty dostępowe i szafy.",
      },
      { service: "monitoring", text: "Kamery w halach garażowych, na klatkach i parkingach wspólnot." },
      { service: "alarmy", text: "Czujki i powiadomienia dla sklepów na parterze i domów wolnostojących." },
      { service: "pomiary", text: "Mieszkania, klatki i biura: wizyta w {pomiary.termin} od zgłoszenia." },
    ],
  },
  districts: {
    heading: "Szesnaście dzielnic na naszej trasie",
    lead: "Poza nimi obsługujemy Wełnowiec, Zawodzie, Dąbrówkę Małą, Podlesie i resztę miasta.",
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
      tag: "T1",
      columns: 3,
      heading: "Sześć rodzajów zabudowy, sześć planów pracy",
      items: [
        {
          icon: "landmark",
          title: "Nikiszowiec",
          text: "Familoki z początku XX wieku, zabytek i Pomnik Historii. Elewacji nie ruszamy, a trasę przewodów trzeba uzgodnić z konserwatorem.",
        },
        {
          icon: "tent-tree",
          title: "Giszowiec",
          text: "Domy dawnego miasta-ogrodu sąsiadują z wysokimi blokami. Domom często brakuje uziomu, mieszkaniom trzeciej żyły.",
        },
        {
          icon: "building",
          title: "Koszutka",
          text: "Powojenne osiedle, głównie z lat 50. Ściany są tu zwykle ceglane, więc nowy przewód mieści się w bruździe pod tynkiem.",
        },
        {
          icon: "layers",
          title: "Superjednostka",
          text: "Setki mieszkań na wspólnych pionach. Kuchnię planuje się od pytania do spółdzielni o dopuszczalne zabezpieczenie.",
        },
        {
          icon: "building-2",
          title: "Osiedle Tysiąclecia",
          text: "Bloki z lat 60. i późniejsze kukurydze, do 25 kondygnacji. O przewodzie ochronnym rozstrzyga pomiar, nie rok budowy.",
        },
        {
          icon: "house",
          title: "Kostuchna, Podlesie, Zarzecze",
          text: "Nowe domy i szeregowce. Pompę ciepła, ładowarkę i panele rysujemy na schemacie przed wylewką.",
        },
      ],
    },
    {
      kind: "text",
      id: "piony",
      tag: "T2",
      heading: "Wieżowiec: gdzie zaczyna się twoja instalacja",
      paragraphs: [
        "W wysokim bloku energia idzie wewnętrzną linią zasilającą do tablic licznikowych na korytarzach. Linia i tablice to część wspólna, o której decyduje administracja. Do ciebie należy zwykle to, co jest za licznikiem.",
        "Tam, gdzie jest gaz, pion liczono na pralkę, lodówkę i telewizor. Płyty indukcyjne w kilku mieszkaniach naraz zmieniają ten rachunek. Wyższe zabezpieczenie przedlicznikowe wymaga rozmowy z zarządcą i wniosku do operatora (Tauron Dystrybucja). Prowadzimy go razem z formalnościami [przyłącza](/uslugi/przylacza).",
        "W najwyższych budynkach gazu zwykle nie ma, więc kuchnię elektryczną przewidziano od początku. Przewód do niej ma jednak kilkadziesiąt lat, bywa aluminiowy i poluzowany w zaciskach. Zanim zamówisz sprzęt, sprawdzamy liczbę faz, przekrój i stan połączeń.",
      ],
      after: [
        "Wstępny bilans zrobisz samodzielnie z poradnikiem [Obliczanie mocy](/poradnik/obliczanie-mocy). Do rozmowy z administracją wystarczy jedna kartka z listą urządzeń.",
      ],
    },
    {
      kind: "rows",
      id: "biura",
      tag: "T3",
      heading: "Biura, lokale i hale",
      lead: "Na czynnym obiekcie termin wyłączeń uzgadniamy z zarządcą, także po godzinach pracy.",
      items: [
        {
          term: "Piętro w biurowcu",
          text: "Nowy najemca to nowy układ biurek. Przekładamy zasilanie w podłodze, dzielimy obwody i uzupełniamy rozdzielnicę piętrową.",
          note: "aranżacja",
        },
        {
          term: "Lokal w modernistycznej kamienicy",
          text: "Domy z lat 30. w centrum mają wysokie partery i skromną moc. Gastronomia oznacza trzy fazy i nowe warunki przyłączenia.",
          note: "moc",
        },
        {
          term: "Hale w Szopienicach i Załężu",
          text: "Obiekty poprzemysłowe dzielone na kilku najemców dostają podliczniki, trasy kablowe i oświetlenie awaryjne.",
          note: "podział",
        },
        {
          term: "Szkoła, przychodnia, urząd",
          text: "Kontrola co najmniej {pomiary.przegladDom} wynika z ustawy. Częstsze badania zleca zarządca albo wymaga ich ubezpieczyciel.",
          note: "przegląd",
        },
      ],
      after: ["Zakres stałej obsługi instytucji i najemców opisuje strona [Dla firm](/dla-firm)."],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "X2",
      heading: "Pytania z katowickich podwórek",
      items: [
        {
          question: "Czy na południu miasta grożą szkody górnicze?",
          answer:
            "Miejscami tak, bo węgiel wydobywano między innymi pod Murckami i Kostuchną. Kabel do domu układamy tam z zapasem długości, a przepust w fundamencie uszczelniamy materiałem trwale elastycznym.",
        },
        {
          question: "Kto składa wniosek do konserwatora?",
          answer:
            "Właściciel budynku albo wspólnota. Przygotowujemy do niego opis robót i rysunek trasy. Dla obiektu z rejestru pozwolenie wydaje wojewódzki konserwator zabytków.",
        },
        {
          question: "Mieszkanie odebrane od dewelopera. Po co elektryk?",
          answer:
            "Gniazda z rzutu rzadko pasują do mebli. Przesuwamy punkty przed gładzią i badamy zmienione obwody. Dopisujemy je do schematu, bo nieopisana przeróbka utrudnia reklamację z rękojmi.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Trzy liczby, które sprawdzisz",
    items: [
      {
        figure: "{firma.zasiegKatowice}",
        title: "Promień wokół Katowic",
        text: "Mieszczą się w nim także Ruda Śląska, Świętochłowice i Piekary Śląskie.",
      },
      {
        figure: "{firma.rokZalozenia}",
        title: "Rok założenia firmy",
        text: "Od tego czasu pracujemy przy śląskich instalacjach. Na wykonane prace dajemy gwarancję.",
      },
      {
        figure: "16",
        title: "Dzielnic na liście",
        text: "Od zwartego śródmieścia po otoczone lasem Murcki. Innej części miasta też nie odmówimy.",
      },
    ],
  },
  picture: { name: "19-oswietlenie-biura" },
  range: {
    heading: "Katowice i okolice",
    text: "Zasięg z Katowic to {firma.zasiegKatowice}. Obejmuje centralną część aglomeracji, razem z Mysłowicami, Siemianowicami Śląskimi i Mikołowem. Sąsiednie [Tychy](/tychy) i [Chorzów](/chorzow) mają własne strony z opisem zabudowy.",
  },
  advice:
    "Zamówienie płyty, remont lokalu i wiercenie w płycie żelbetowej poprzedź rozmową z elektrykiem oraz administracją. W budynku wpisanym do rejestru zabytków dochodzi konserwator. Szachtu i tablicy licznikowej nie otwieraj.",
  neighbours: ["chorzow", "sosnowiec", "bytom", "tychy"],
  band: {
    heading: "Podaj dzielnicę i rodzaj budynku",
    text: "To wystarczy, żeby powiedzieć, jakich przewodów się spodziewać. Wycenę po oględzinach dostajesz za {firma.wycena}.",
    button: { label: "Opisz swoje zlecenie", to: "/kontakt" },
  },
} as const satisfies City;
