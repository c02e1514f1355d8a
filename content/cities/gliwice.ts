import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const gliwice = {
  slug: "gliwice",
  name: "Gliwice",
  inCity: "w Gliwicach",
  ofCity: "Gliwic",
  meta: {
    title: "Elektryk Gliwice: przyjazd w ciągu {firma.przyjazdDo}",
    description:
      "Elektryk w Gliwicach: pilne zgłoszenia w granicach miasta w ciągu {firma.przyjazdGliwice}. Kamienice przy Zwycięstwa, Sikornik, Kopernik, Łabędy, hale podstrefy.",
    keywords: [
      "elektryk Gliwice",
      "elektryk w pobliżu Gliwice",
      "pogotowie elektryczne Gliwice",
      "wymiana instalacji Sikornik",
      "pomiary elektryczne Gliwice",
      "elektryk Łabędy",
    ],
  },
  updated: "2026-11-21",
  tile: "w mieście w ciągu {firma.przyjazdGliwice}",
  geo: { latitude: 50.294, longitude: 18.665 },
  hero: {
    title: "Elektryk w Gliwicach, blisko ciebie",
    lead: "Pilne sprawy w granicach miasta obsługujemy w ciągu {firma.przyjazdGliwice}, gdy telefon jest czynny ({telefon.godziny}).",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Gliwicach?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Zlecenia z gliwickich dzielnic",
    items: [
      {
        service: "instalacje",
        text: "Kamienica przy Zwycięstwa, blok na Sikorniku, dom w Ostropie: od trasy po pomiar.",
      },
      {
        service: "fotowoltaika",
        text: "Dachy w Bojkowie i Brzezince: {pv.onGrid.moc}, z magazynem {pv.hybryda.moc}.",
      },
      { service: "smart-home", text: "KNX w nowych domach na Żernikach, sterowanie radiowe w kamienicy." },
      {
        service: "rozdzielnice",
        text: "Tablice z Kopernika i Trynku, w typowym mieszkaniu wymiana trwa {rozdzielnica.czas}.",
      },
      { service: "przylacza", text: "Złącze dla domu w Bojkowie, większa moc dla hali, wniosek, linia, licznik." },
      {
        service: "sieci-lan",
        text: "Kabel kat. {lan.kategoria} i Wi-Fi 6 w mieszkaniu studenckim, biurze i magazynie.",
      },
      { service: "monitoring", text: "Podwórza kamienic, place składowe, domy. Obraz do {cctv.rozdzielczosc}." },
      { service: "alarmy", text: "Lokal przy Rynku, dom po dziadkach, magazyn: włamanie, pożar, kontrola wejść." },
      { service: "pomiary", text: "Mieszkanie przed najmem, klatka, hala. Protokół w {pomiary.dokumenty}." },
    ],
  },
  districts: {
    heading: "Dzielnice objęte szybkim dojazdem",
    lead: "To samo dotyczy Żernik, Czechowic, Ligoty Zabrskiej i Wilczego Gardła: liczy się granica miasta.",
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
      kind: "rows",
      id: "budynki",
      heading: "Od Rynku po Bojków: co kryją ściany",
      lead: "Nazwa dzielnicy podpowiada, jakich przewodów się spodziewać i jakie narzędzia zabrać.",
      items: [
        {
          term: "Śródmieście",
          text: "Rynek, Zwycięstwa i ulice przy Kłodnicy: kamienice z przełomu XIX i XX wieku oraz domy z lat 20. W jednym lokalu spotykamy przewody z trzech epok, a licznik wisi na półpiętrze.",
          note: "kamienice",
        },
        {
          term: "Zatorze i Szobiszowice",
          text: "Za torami i pod drewnianą wieżą radiostacji stoją domy kolejarzy i hutników. Toaleta na klatce, komórka i strych są tam wpięte w mieszkanie. Rozdzielamy je na osobne obwody.",
          note: "domy robotnicze",
        },
        {
          term: "Sikornik i Trynek",
          text: "Bloki, głównie z lat 60. i 70., na Sikorniku przy ulicach o ptasich nazwach. Częsty układ to dwie żyły aluminiowe bez przewodu PE i jeden obwód gniazd na kilka pomieszczeń.",
          note: "bloki",
        },
        {
          term: "Kopernik",
          text: "Głównie wielka płyta. Żelbetu nie tniemy: przewody idą listwą, posadzką albo sufitem podwieszanym, a rozdzielnicę stawiamy w zabudowie przy drzwiach.",
          note: "płyta",
        },
        {
          term: "Łabędy",
          text: "Osiedla przy hucie i zakładach mechanicznych, wokół starsze domy. W cegle bruzdę pod [nową instalację](/uslugi/instalacje) robi się szybciej niż w płycie.",
          note: "bloki i domy",
        },
        {
          term: "Sośnica",
          text: "Domy przy kopalni i młodsze bloki. Po szkodzie górniczej sprawdzamy ciągłość przewodów ochronnych i wejście kabla do budynku.",
          note: "teren górniczy",
        },
        {
          term: "Ostropa, Bojków, Brzezinka",
          text: "Dawne wsie, w których między zagrodami rosną nowe domy. Stodoła zamieniona w warsztat dostaje podrozdzielnicę, stary dom często nowe przyłącze.",
          note: "domy",
        },
      ],
    },
    {
      kind: "text",
      id: "chronione",
      heading: "Wilcze Gardło i Nowe Gliwice: praca pod ochroną",
      paragraphs: [
        "Wilcze Gardło powstało w latach 1937–1941 jako osiedle-ogród: 290 domów z kilku powtarzanych projektów. Dla elektryka to ułatwienie, bo rzut jednego domu opisuje sąsiedni. Dla właściciela to obowiązek, bo układ ulic i bryły domów są chronione. Skrzynkę na elewacji, maszt i panele na dachu od ulicy uzgadnia się przed zamówieniem.",
        "Nowe Gliwice to drugi przypadek. W ceglanych budynkach dawnej kopalni, projektu Emila i Georga Zillmannów, pracują dziś uczelnia, biura i firmy informatyczne. Korytka kablowe prowadzimy tam na widoku, po fugach i konstrukcji, a serwerownie zasilamy z osobnej rozdzielnicy z podtrzymaniem.",
      ],
      list: [
        "Zanim wiercisz w klinkierze, sprawdź, czy dom figuruje w rejestrze albo w gminnej ewidencji zabytków.",
        "Przewód po wierzchu prowadzimy w fudze, kotwa nie kaleczy wtedy cegły.",
        "Szkic trasy do wniosku o pozwolenie możesz zamówić razem z wyceną.",
      ],
    },
    {
      kind: "steps",
      id: "zgloszenie",
      heading: "Pilny telefon z Gliwic, krok po kroku",
      items: [
        {
          title: "Mówisz, gdzie zgasło",
          text: "Jedno gniazdo, całe mieszkanie czy cała klatka? Podaj dzielnicę, piętro i to, co działo się tuż przedtem.",
        },
        {
          title: "Rozstrzygamy, czyja to sieć",
          text: "Gdy ciemna jest ulica, dzwoń pod {tel.energetyczne}: sieć do złącza należy do spółki Tauron Dystrybucja. Pion w bloku naprawia spółdzielnia lub wspólnota.",
        },
        {
          title: "Wiesz, co odłączyć",
          text: "Czasem wystarczy wyjąć wtyczkę zepsutego sprzętu i raz podnieść wyłącznik. Jeśli znów opadnie, zostaw go w spokoju.",
        },
        {
          title: "Ekipa szuka miernikiem",
          text: "Części na próbę nie wymieniamy. Znajdujemy uszkodzony odcinek, [naprawiamy](/uslugi/naprawy) i badamy obwód jeszcze raz.",
        },
      ],
      callout: { title: "Zanim zadzwonisz do nas.", text: "{zasada.dym}" },
    },
    {
      kind: "example",
      id: "pokoje",
      heading: "Mieszkanie na pokoje przy Politechnice",
      drawing: {
        drawing: "bars",
        title: "Trzy urządzenia na jednym obwodzie gniazd",
        caption:
          "Farelka, czajnik i suszarka włączone naraz biorą {przyklad.pokoje.suma}. Każde z osobna wyłącznik zniesie bez trudu.",
        bars: [
          { name: "farelka", fact: "przyklad.pokoje.farelka" },
          { name: "czajnik", fact: "przyklad.pokoje.czajnik" },
          { name: "suszarka", fact: "przyklad.pokoje.suszarka" },
          { name: "naraz", fact: "przyklad.pokoje.suma", lit: true },
        ],
      },
      paragraphs: [
        "Trzy pokoje, trzy osoby i obwód gniazd z lat 70. z wyłącznikiem {przyklad.pokoje.wylacznik}. Styczniowy wieczór przed sesją:",
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
        "Zanim wyłącznik zadziała, mija nieraz kilkanaście minut. Zaciski w puszkach grzeją się wtedy ponad miarę, a lokatorzy niczego nie widzą.",
      after: [
        "Zaczynamy od osobnego obwodu kuchni i wyłącznika {rcd.prad}, potem dzielimy pokoje. Właścicielowi przydaje się [protokół z pomiarów](/uslugi/pomiary) przy każdej zmianie najemcy. Jak wygląda, pokazuje [wzór](/wzor-protokolu).",
      ],
    },
    {
      kind: "cards",
      id: "firmy",
      columns: 3,
      heading: "Podstrefa, port i kliniki",
      items: [
        {
          icon: "warehouse",
          title: "Hala w podstrefie",
          text: "Fabryki wokół motoryzacji pracują na trzy zmiany. Zasilanie linii i oświetlenie przerabiamy w przerwach wpisanych w grafik.",
        },
        {
          icon: "truck",
          title: "Port i magazyny",
          text: "Port nad Kanałem Gliwickim, składy przy węźle A1 i A4. Gniazda 400 V na rampach, ładowanie wózków, oprawy nad regałami.",
        },
        {
          icon: "building-2",
          title: "Gabinet i pensjonat",
          text: "Wokół instytutu onkologii przybywa gabinetów i noclegów. Pokój na wynajem dostaje osobny obwód i wyłącznik przy drzwiach.",
        },
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
            "Brak prądu w całym mieszkaniu, ciepłe gniazdo, mrowienie po dotknięciu obudowy, woda przy gniazdach. Jedno martwe gniazdo może poczekać na umówiony dzień.",
        },
        {
          question: "Czy Łabędy i Bojków też mają szybki dojazd?",
          answer:
            "Tak, liczą się granice administracyjne miasta i godziny telefonu. W Knurowie i Pyskowicach obowiązuje czas dla całego regionu, czyli {firma.przyjazd}.",
        },
        {
          question: "Woda zalała piwnicę z tablicą. Kiedy włączyć prąd?",
          answer:
            "Dopiero po osuszeniu i pomiarze rezystancji izolacji. Nisko położone ulice nad Kłodnicą po ulewach bywają podtapiane. W takim miejscu rozdzielnicę lepiej przenieść wyżej.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Powody, by zadzwonić z Gliwic",
    items: [
      {
        figure: "w ciągu {firma.przyjazdGliwice}",
        title: "Dojazd do pilnej sprawy",
        text: "Od Łabęd po Sośnicę, {telefon.godziny}. Zanim dojedziemy, wiesz już, czego nie dotykać.",
      },
      {
        figure: "Z góry",
        title: "Cena przed pracą",
        text: "Wycena jest {firma.wycenaSlownie}. Stoją w niej osobno zakres, materiał, robocizna i termin.",
      },
      {
        figure: "Protokół",
        title: "Wynik na papierze",
        text: "Po naprawie i po montażu obwodu zostaje zapis pomiaru, w PDF i z podpisem elektryka z uprawnieniami.",
      },
    ],
  },
  picture: { name: "02-rozdzielnica-przemyslowa" },
  range: {
    heading: "Gliwice i gminy wokół",
    text: "Poza miastem jeździmy do Knurowa, Pyskowic, Sośnicowic i Gierałtowic, w czasie obowiązującym w całym regionie. Na wschód od Sośnicy zaczyna się [Zabrze](/zabrze), z własną stroną.",
  },
  advice:
    "Nowe gniazdo, płyta, szafki na ścianie z przewodami: o każdej z tych rzeczy porozmawiaj najpierw z elektrykiem. W gliwickim bloku i w domu w Ostropie odpowiedź będzie inna. Tablicy nie otwieraj, zdjęcie zamkniętej wystarczy.",
  neighbours: ["zabrze", "bytom", "chorzow", "rybnik"],
  band: {
    heading: "Zgasło w Gliwicach? Zadzwoń",
    text: "Odbieramy {telefon.godziny}. Najpierw dowiesz się, co wyłączyć, potem przyjeżdża elektryk z miernikiem.",
    button: { label: "Znajdź elektryka koło siebie", action: "send-or-navigate" },
  },
} as const satisfies City;
