import type { City } from "@/lib/content/types";
import { cityBadges } from "./shared";

export const gliwice = {
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
    lead: "Naprawiamy awarie, wymieniamy instalacje w blokach i kamienicach. Do pilnych spraw w mieście jedziemy w ciągu {firma.przyjazdGliwice}, do innych w ciągu {firma.przyjazdDo}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    // As in shared.ts, but the firm is near: arrival within an hour.
    facts: [
      {
        label: "Naprawa",
        value: "{naprawa.wizyta}",
        note: "dojazd, diagnoza i pierwsza godzina",
        to: "/uslugi/naprawy#cena",
      },
      {
        label: "Przyjazd",
        value: "w ciągu {firma.przyjazdGliwice}",
        note: "pilna sprawa w granicach miasta, {telefon.godziny}",
      },
      { label: "Dostajesz", value: "cenę przed naprawą, po niej wynik pomiaru" },
    ],
    badges: cityBadges,
  },
  emergency: {
    heading: "Zgasło w Gliwicach",
    lead: "W blokach grzeją się styki starego aluminium, w piwnicach nad Kłodnicą szkodzi woda. Gdy ciemna jest ulica, dzwoń do pogotowia energetycznego {tel.energetyczne}. Naprawa w Gliwicach kosztuje {naprawa.wizyta} z dojazdem, diagnozą i pierwszą godziną.",
  },
  services: {
    heading: "Zlecenia z gliwickich dzielnic",
    items: [
      { service: "instalacje", text: "Wymiana w kamienicy, bloku i domu, {wymiana.cenaPelna}, z pomiarem na koniec." },
      { service: "fotowoltaika", text: "Dachy w Bojkowie i Brzezince, {pv.onGrid.moc}, także z magazynem." },
      { service: "smart-home", text: "KNX w nowych domach na Żernikach, radio w kamienicy." },
      { service: "rozdzielnice", text: "Tablice na Koperniku i Trynku, w mieszkaniu zwykle {rozdzielnica.czas}." },
      { service: "przylacza", text: "Złącze dla domu w Bojkowie, większa moc dla hali." },
      { service: "sieci-lan", text: "Kabel kat. {lan.kategoria} i Wi-Fi w mieszkaniu, biurze, magazynie." },
      { service: "monitoring", text: "Podwórza kamienic i place składowe, obraz do {cctv.rozdzielczosc}." },
      { service: "alarmy", text: "Lokal przy Rynku, pusty dom, magazyn." },
      { service: "pomiary", text: "Mieszkanie {pomiary.mieszkanie}, protokół w {pomiary.dokumenty}." },
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
          text: "Części na próbę nie wymieniamy. Znajdujemy uszkodzony odcinek, podajemy cenę, [naprawiamy](/uslugi/naprawy) i mierzymy obwód jeszcze raz.",
        },
      ],
    },
    {
      kind: "rows",
      id: "budynki",
      heading: "Jakich przewodów się spodziewać",
      items: [
        {
          term: "Śródmieście",
          text: "Kamienice z przełomu XIX i XX wieku: w jednym lokalu bywają przewody z trzech epok, a licznik wisi na półpiętrze.",
        },
        {
          term: "Zatorze i Szobiszowice",
          text: "Domy kolejarzy i hutników. Toaletę na klatce, komórkę i strych odłączamy od mieszkania na osobne obwody.",
        },
        {
          term: "Sikornik, Trynek, Kopernik",
          text: "Bloki z dwiema żyłami aluminium i jednym obwodem gniazd na kilka pokoi. W wielkiej płycie nie kujemy, przewód idzie listwą albo posadzką.",
        },
        {
          term: "Łabędy i Sośnica",
          text: "W cegle bruzda jest szybsza niż w płycie. Na terenie górniczym sprawdzamy też ciągłość przewodów ochronnych i wejście kabla.",
        },
        {
          term: "Ostropa, Bojków, Brzezinka",
          text: "Stary dom potrzebuje często nowego przyłącza, a stodoła zamieniona w warsztat własnej podrozdzielnicy.",
        },
        {
          term: "Wilcze Gardło, Nowe Gliwice",
          text: "Układ i bryły domów są chronione, dlatego skrzynkę na elewacji i panele od ulicy uzgadnia się przed zamówieniem. W ceglanych halach przewód kładziemy po fugach.",
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
      paragraphs: [
        "Trzy osoby i obwód gniazd z lat 70. z wyłącznikiem {przyklad.pokoje.wylacznik}, styczniowy wieczór przed sesją.",
      ],
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
            "Brak prądu w mieszkaniu, ciepłe gniazdo, mrowienie po dotknięciu obudowy, woda przy gniazdach. Martwe gniazdo może poczekać na umówiony dzień.",
        },
        {
          question: "Czy Łabędy i Bojków też mają szybki dojazd?",
          answer:
            "Tak, liczy się granica miasta i godziny telefonu. W Knurowie i Pyskowicach obowiązują {firma.przyjazd}.",
        },
        {
          question: "Woda zalała piwnicę z tablicą. Kiedy włączyć prąd?",
          answer:
            "Po osuszeniu i pomiarze izolacji. Przy okazji lepiej przenieść rozdzielnicę wyżej, bo ulice nad Kłodnicą bywają podtapiane.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Powody, by zadzwonić z Gliwic",
    items: [
      { figure: "Słowność", title: "Spóźnienie kosztuje nas", text: "{obietnica.spoznienie}" },
      {
        figure: "Hale i port",
        title: "Prace między zmianami",
        text: "W podstrefie i magazynach przy A1 i A4 wyłączamy zasilanie w przerwach z grafiku.",
      },
      {
        figure: "Protokół",
        title: "Wynik na papierze",
        text: "Zapis pomiaru masz w PDF, z podpisem elektryka z uprawnieniami.",
      },
    ],
  },
  picture: { name: "02-rozdzielnica-przemyslowa" },
  range: {
    heading: "Gliwice i gminy wokół",
    text: "{obietnica.zasieg} Do pilnej sprawy w granicach Gliwic dojeżdżamy w ciągu {firma.przyjazdGliwice}. Knurów, Pyskowice, Sośnicowice i Gierałtowice leżą już poza nimi.",
  },
  advice:
    "O nowym gnieździe, płycie i szafkach na ścianie z przewodami porozmawiaj z elektrykiem, zanim coś kupisz. W gliwickim bloku i w domu w Ostropie odpowiedź będzie inna. Tablicy nie otwieraj, zdjęcie zrób z zamkniętymi drzwiczkami.",
  neighbours: ["zabrze", "bytom", "chorzow", "rybnik"],
  band: {
    heading: "Zadzwoń, zanim coś ruszysz",
    text: "Odbieramy {telefon.godziny}. W rozmowie dowiesz się, co wyłączyć, kiedy będziemy i ile kosztuje wizyta.",
    button: { label: "Znajdź elektryka koło siebie", action: "send-or-navigate" },
  },
} as const satisfies City;
