import type { City } from "@/lib/content/types";
import { cityBadges } from "./shared";

export const gliwice: City = {
  slug: "gliwice",
  name: "Gliwice",
  inCity: "w Gliwicach",
  ofCity: "Gliwic",
  meta: {
    title: "Elektryk Gliwice: przyjazd w ciągu {firma.przyjazdGliwice}",
    description:
      "Elektryk w Gliwicach: do awarii w granicach miasta w ciągu {firma.przyjazdGliwice}, naprawa {naprawa.wizyta} z dojazdem i diagnozą. Kamienice, bloki, domy i hale.",
    keywords: [
      "elektryk Gliwice",
      "elektryk w pobliżu Gliwice",
      "pogotowie elektryczne Gliwice",
      "wymiana instalacji Sikornik",
      "pomiary elektryczne Gliwice",
      "elektryk Łabędy",
    ],
  },
  updated: "2026-11-26",
  tile: "w mieście w ciągu {firma.przyjazdGliwice}",
  geo: { latitude: 50.294, longitude: 18.665 },
  hero: {
    title: "Elektryk w Gliwicach, blisko ciebie",
    lead: "Do pilnej sprawy w mieście przyjeżdżamy w ciągu {firma.przyjazdGliwice}, do innych w ciągu {firma.przyjazdDo}. Wymieniamy też całe instalacje, za {wymiana.cenaPelna}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    // As in shared.ts, but the firm is near: arrival within an hour.
    facts: [
      { price: "naprawy/wizyta", to: "/uslugi/naprawy#cena" },
      {
        label: "Przyjazd",
        value: "w ciągu {firma.przyjazdGliwice}",
        note: "pilne, w granicach miasta, {telefon.odDo}",
      },
      {
        label: "{telefon.pozaGodzinami}",
        value: "{tel.alarmowy}, przy awarii sieci {tel.energetyczne}",
        note: "{telefon.reszta}",
      },
    ],
    badges: cityBadges,
  },
  emergency: {
    heading: "Zgasło w Gliwicach",
    lead: "W blokach grzeją się zaciski na starym aluminium, a do piwnic nad Kłodnicą wchodzi woda. Powiedz, co widzisz i co czuć, a zabierzemy odpowiedni osprzęt.",
  },
  services: {
    heading: "Zlecenia z gliwickich dzielnic",
    items: [
      {
        service: "instalacje",
        text: "Wymiana w kamienicy, bloku i domu, z pomiarem na koniec.",
        prices: ["instalacje/wymiana"],
      },
      {
        service: "fotowoltaika",
        text: "Dachy w Bojkowie i Brzezince, {pv.onGrid.moc}, także z magazynem.",
        prices: ["fotowoltaika/6kw", "fotowoltaika/magazyn"],
      },
      { service: "smart-home", text: "KNX w nowych domach na Żernikach, radio w kamienicy." },
      { service: "rozdzielnice", text: "Tablice na Koperniku i Trynku, w mieszkaniu zwykle {rozdzielnica.czas}." },
      { service: "przylacza", text: "Złącze dla domu w Ostropie, większa moc dla hali.", prices: ["przylacza/dom"] },
      { service: "sieci-lan", text: "Kabel kat. {lan.kategoria} i Wi-Fi w mieszkaniu, biurze, magazynie." },
      { service: "monitoring", text: "Podwórza kamienic i place składowe, obraz do {cctv.rozdzielczosc}." },
      { service: "alarmy", text: "Lokal przy Rynku, pusty dom, magazyn." },
      {
        service: "pomiary",
        text: "Mieszkanie przed kupnem i po remoncie, protokół w {pomiary.dokumenty}.",
        prices: ["pomiary/mieszkanie"],
      },
    ],
  },
  districts: {
    heading: "Dzielnice objęte szybkim dojazdem",
    lead: "Tak samo szybko jedziemy do Żernik, Czechowic, Ligoty Zabrskiej i Wilczego Gardła.",
    items: [
      "Śródmieście",
      "Sośnica",
      "Trynek",
      "Łabędy",
      "Sikornik",
      "Szobiszowice",
      "Stare Gliwice",
      "Zatorze",
      "Kopernik",
      "Ostropa",
      "Bojków",
      "Brzezinka",
    ],
  },
  local: [
    {
      kind: "steps",
      id: "zgloszenie",
      heading: "Pilny telefon z Gliwic, krok po kroku",
      items: [
        {
          title: "Mówisz, gdzie zgasło",
          text: "Jedno gniazdo, mieszkanie czy klatka? Podaj dzielnicę, piętro i to, co działo się tuż przedtem.",
        },
        {
          title: "Rozstrzygamy, czyja to sieć",
          text: "Sieć do złącza należy do spółki Tauron Dystrybucja, pion w bloku do spółdzielni lub wspólnoty, reszta do ciebie.",
        },
        {
          title: "Wiesz, co odłączyć",
          text: "Mówimy, które wtyczki wyjąć i czego nie dotykać, zanim dojedziemy.",
        },
        {
          title: "Szukamy miernikiem",
          text: "Zamiast wymieniać części na próbę, znajdujemy uszkodzony odcinek, podajemy cenę, [naprawiamy](/uslugi/naprawy) i mierzymy obwód jeszcze raz.",
        },
      ],
    },
    {
      kind: "rows",
      id: "budynki",
      heading: "Jakich przewodów się spodziewać",
      picture: { name: "13-instalacja-podtynkowa" },
      items: [
        {
          term: "Śródmieście",
          text: "W jednym lokalu kamienicy bywają przewody z trzech epok, a licznik wisi na półpiętrze.",
        },
        {
          term: "Zatorze i Szobiszowice",
          text: "W domach kolejarzy i hutników toaletę na klatce, komórkę i strych przenosimy z obwodu mieszkania na osobne.",
        },
        {
          term: "Sikornik, Trynek, Kopernik",
          text: "Jeden obwód gniazd, z dwiema żyłami aluminium, obsługuje tu kilka pokoi. Wielkiej płyty nie kujemy, dlatego nowy przewód idzie listwą albo posadzką.",
        },
        {
          term: "Łabędy i Sośnica",
          text: "W cegle kuje się szybciej niż w płycie, za to na terenie górniczym dochodzi badanie przewodów ochronnych i wejścia kabla.",
        },
        {
          term: "Ostropa, Bojków, Brzezinka",
          text: "Stary dom potrzebuje często nowego przyłącza, a stodoła zamieniona w warsztat własnej podrozdzielnicy.",
        },
        {
          term: "Wilcze Gardło",
          text: "Układ i bryły domów są chronione. Skrzynkę na elewacji i panele od ulicy uzgadnia się z konserwatorem przed zamówieniem.",
        },
      ],
    },
    {
      kind: "example",
      id: "pokoje",
      heading: "Mieszkanie na pokoje przy Politechnice",
      drawing: {
        drawing: "bars",
        title: "Trzy urządzenia na jednym obwodzie gniazd",
        caption:
          "Farelka, czajnik i suszarka włączone naraz biorą {przyklad.pokoje.suma}. Każde z osobna wyłącznik zniesie bez trudu, razem przekraczają jego {przyklad.pokoje.limit}.",
        bars: [
          { name: "farelka", fact: "przyklad.pokoje.farelka" },
          { name: "czajnik", fact: "przyklad.pokoje.czajnik" },
          { name: "suszarka", fact: "przyklad.pokoje.suszarka" },
          { name: "naraz", fact: "przyklad.pokoje.suma" },
        ],
        limit: { name: "wyłącznik 16 A", fact: "przyklad.pokoje.limit" },
      },
      paragraphs: ["Trzy osoby mają jeden obwód gniazd z lat 70., z wyłącznikiem {przyklad.pokoje.wylacznik}."],
      steps: [
        {
          text: "Farelka {przyklad.pokoje.farelka}, czajnik {przyklad.pokoje.czajnik}, suszarka {przyklad.pokoje.suszarka}",
          result: "{przyklad.pokoje.suma}",
        },
        { text: "Prąd w jednym przewodzie", result: "{przyklad.pokoje.prad}" },
        {
          text: "Prąd, przy którym wyłącznik musi zadziałać, ale dopiero w ciągu godziny",
          result: "{przyklad.pokoje.godzina}",
        },
      ],
      result:
        "Wyłącznik działa nieraz po kilkunastu minutach, a do tej chwili zaciski w puszkach grzeją się ponad miarę.",
      after: [
        "Osobny obwód kuchni z wyłącznikiem {rcd.prad} i gniazdami kosztuje zwykle {modernizacja.minimum}. Pokoje dzielimy w drugim etapie.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z Gliwic",
      items: [
        {
          question: "Które zgłoszenie jest pilne?",
          answer:
            "Brak prądu w mieszkaniu, ciepłe gniazdo, mrowienie po dotknięciu obudowy, woda przy gniazdach. Samo martwe gniazdo może poczekać na umówiony dzień.",
        },
        {
          question: "Ile kosztuje wizyta w sobotę albo w niedzielę?",
          answer: "Cena wypada {naprawa.weekend}. Telefon odbieramy {telefon.godziny}.",
        },
        {
          question: "Woda zalała piwnicę z tablicą. Kiedy włączyć prąd?",
          answer:
            "Dopiero po osuszeniu i pomiarze izolacji, który zrobimy na miejscu. Rozdzielnicę lepiej od razu przenieść wyżej, skoro ulice nad Kłodnicą bywają podtapiane.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego my w Gliwicach",
    items: [
      { figure: "Słowność", title: "Spóźnienie kosztuje nas", text: "{obietnica.spoznienie}" },
      {
        figure: "Hale i port",
        title: "Prace między zmianami",
        text: "W podstrefie i magazynach przy A1 i A4 wyłączamy zasilanie w przerwach, które wyznacza grafik.",
      },
      {
        figure: "Protokół",
        title: "Wynik z podpisem",
        text: "Zapis pomiaru przychodzi w PDF i na papierze, podpisany przez elektryka z uprawnieniami.",
      },
    ],
  },
  picture: { name: "02-rozdzielnica-przemyslowa" },
  range: {
    heading: "Gliwice i gminy wokół",
    text: "Godzina dotyczy pilnych spraw w granicach miasta. Do Knurowa, Pyskowic, Sośnicowic i Gierałtowic przyjeżdżamy w zwykłym terminie. {obietnica.zasieg}",
  },
  advice:
    "O nowej płycie, gnieździe i szafkach na ścianie z przewodami porozmawiaj z naszym elektrykiem, zanim coś kupisz. Tablicy nie otwieraj, zdjęcie zrób przy zamkniętych drzwiczkach.",
  neighbours: ["zabrze", "bytom", "chorzow", "rybnik"],
  band: {
    heading: "Zadzwoń, zanim coś ruszysz",
    text: "Odbieramy {telefon.godziny}. W rozmowie mówimy, co wyłączyć i kiedy będziemy, a cenę naprawy poznasz po diagnozie.",
    button: { label: "Znajdź elektryka koło siebie", action: "send-or-navigate" },
  },
};
