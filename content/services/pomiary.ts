import type { Service } from "@/lib/content/types";

export const pomiary = {
  slug: "pomiary",
  code: "F8",
  icon: "circle-gauge",
  name: "Pomiary",
  serviceType: "Pomiary i przeglądy instalacji elektrycznych",
  group: "Instalacje elektryczne",
  offer: true,
  measurementEvents: true,
  photos: "rozdzielnica z przodu, licznik, ostatni protokół",
  card: "Przeglądy i pomiary ochronne. Protokół w PDF i na papierze, z podpisem i pieczątką.",
  meta: {
    title: "Pomiary elektryczne i przeglądy na Śląsku",
    description:
      "Pomiary instalacji elektrycznej z protokołem: izolacja, pętla zwarcia, RCD, uziemienie. Cennik dla domów, terminy i wymagania Prawa budowlanego.",
    keywords: [
      "pomiary elektryczne Śląsk",
      "przegląd instalacji elektrycznej",
      "protokół z pomiarów elektrycznych",
      "pomiary elektryczne cena",
      "przegląd pięcioletni instalacji",
      "pomiar impedancji pętli zwarcia",
      "pomiar uziemienia",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Pomiary elektryczne z protokołem",
    lead: "Sprawdzamy instalacje w domach, blokach i firmach. O cenie decyduje metraż domu, w bloku liczba mieszkań i klatek, w firmie liczba obwodów.",
    facts: [
      { label: "Dom", value: "od {pomiary.domDo150}", note: "do {pomiary.progMaly}, z dokumentami", to: "#cennik" },
      {
        label: "Blok",
        value: "{pomiary.lokal} za mieszkanie",
        note: "{przyklad.blok.lokale} mieszkań razem: {przyklad.blok.suma}",
        to: "#blok",
      },
      { label: "Termin", value: "za {pomiary.termin}", note: "dom i mieszkanie, inne w ofercie" },
      { label: "Dostajesz", value: "protokół dla nadzoru i ubezpieczyciela", to: "#wymagania" },
    ],
    drawing: {
      drawing: "loop",
      title: "Pętla zwarcia, którą mierzy się w gnieździe",
      caption:
        "Prąd pomiarowy płynie ze stacji przez złącze i rozdzielnicę do gniazda, a wraca przewodem ochronnym. Miernik pokazał {wzor.petla}, wyłącznik B16 dopuszcza {wzor.b16Granica}.",
      measured: "{wzor.petla}",
      breaker: "B16",
    },
    button: { label: "Zamów przegląd instalacji", to: "/kontakt" },
  },
  sections: [
    {
      kind: "measurements",
      id: "zakres",
      heading: "Zakres pomiarów i ich normy",
      inBar: "Zakres",
      lead: "W mieszkaniu i zwykłym domu robimy cztery pierwsze badania. Piąte dochodzi tam, gdzie jest uziom albo piorunochron.",
      items: [
        {
          title: "Ciągłość przewodów ochronnych",
          description: "Czy bolec gniazda, metalowa obudowa i rury przy kotle naprawdę łączą się z szyną ochronną.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-4",
        },
        {
          title: "Rezystancja izolacji",
          description:
            "Próba napięciem 500 V wykrywa upływ przez starą izolację. Granica to {norma.izolacja}, zdrowe przewody mają wielokrotnie więcej.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-2",
        },
        {
          title: "Impedancja pętli zwarcia",
          description:
            "Czy po zwarciu do obudowy zabezpieczenie odłączy gniazdo w {norma.czasTn}, a w układzie TT w {norma.czasTt}.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-3",
        },
        {
          title: "Wyłączniki różnicowoprądowe",
          description:
            "Prąd i czas zadziałania. Wyłącznik {rcd.prad} przy dużym upływie odłącza w praktyce szybciej niż w {rcd.czas}, choć norma dopuszcza 300 ms.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-6",
        },
        {
          title: "Uziemienie i piorunochron",
          description:
            "Rezystancja uziomu, a na dachu zwody i złącza. Po deszczu czekamy, aż grunt przeschnie, bo mokry poprawia wynik.",
          standard: "{norma.uziemienia}, PN-EN 62305-3",
        },
      ],
      note: "Oceniamy według {norma.instalacje}, starą instalację także według dawnych przepisów.",
    },
    {
      kind: "table",
      id: "cennik",
      heading: "Ile kosztują pomiary",
      inBar: "Cena",
      ask: "Znasz metraż albo liczbę mieszkań? Kwotę usłyszysz w pierwszej rozmowie.",
      caption: "Pomiary z protokołem.",
      columns: ["Obiekt", "Cena", "Co trzeba wiedzieć"],
      rows: [
        {
          label: "Dom do {pomiary.progMaly}",
          cells: ["od {pomiary.domDo150}", "pełna dokumentacja w cenie"],
          offer: "pomiary.domDo150",
        },
        {
          label: "Dom powyżej {pomiary.progMaly} do {pomiary.progDuzy}",
          cells: ["od {pomiary.dom150do250}", "pełna dokumentacja w cenie"],
          offer: "pomiary.dom150do250",
        },
        {
          label: "Dom powyżej {pomiary.progDuzy}",
          cells: ["wycena indywidualna", "pełna dokumentacja w cenie"],
        },
        { label: "Jedno mieszkanie", cells: ["{pomiary.mieszkanie}", "z dojazdem"] },
        {
          label: "Blok",
          cells: ["{pomiary.lokal} za mieszkanie, {pomiary.klatka} za klatkę", "najmniejsze zlecenie {pomiary.blok}"],
        },
        { label: "Firma", cells: ["{pomiary.obwod} za obwód", "najmniejsze zlecenie {pomiary.firma}"] },
        { label: "Piorunochron", cells: ["{pomiary.piorunochron}", "jeden budynek"] },
      ],
      after: [
        "Cenę domu podnosi druga rozdzielnica. Najniższa, rozłożona na lata do następnej kontroli, to {przyklad.pomiary.rocznie} rocznie. Osobno płaci się za naprawę, pomiar po niej i odkuwanie puszek.",
      ],
      note: "{cena.vat}. Poza domami to orientacja: stawki rynkowe na Śląsku z jesieni 2026 roku. Wiążąca jest oferta.",
    },
    {
      kind: "rows",
      id: "blok",
      heading: "Przegląd pięcioletni w bloku",
      lead: "Części wspólne i mieszkania w jednej kontroli. Kilka budynków obejmuje [stała umowa](/dla-firm).",
      items: [
        {
          term: "Zakres",
          text: "Linie zasilające, tablice, światło i gniazda klatek, piwnice, a w mieszkaniach wszystko, do czego jest dojście. Piorunochron na życzenie, bo ma ten sam termin.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Cena na przykładzie",
          text: "{przyklad.blok.lokale} mieszkań po {pomiary.lokal} i {przyklad.blok.klatki} klatki po {pomiary.klatka}. Z piorunochronem ten sam blok kosztuje {przyklad.blok.zPiorunochronem}.",
          note: "{przyklad.blok.suma}",
        },
        {
          term: "Tydzień wcześniej",
          text: "Zarządca wiesza na klatce [gotowe ogłoszenie](/ogloszenie-o-pomiarach) z dniem, godzinami i numerem, pod którym lokator umówi inną porę.",
        },
        {
          term: "Klatka po klatce",
          text: "Około ośmiu mieszkań dziennie, po niecałej godzinie, z prądem wyłączonym tylko przez część tego czasu.",
          note: "w przykładzie dwa dni",
        },
        {
          term: "Zamknięte mieszkania",
          text: "Lokal, którego nikt nie otworzył, wpisujemy jako niezbadany, z datą próby, bo wyników od sąsiada nie przepisujemy. Dodatkowy dzień wejść to osobna pozycja oferty.",
        },
        {
          term: "Dokumenty",
          text: "Protokół zbiorczy z osobnym arkuszem każdego mieszkania i lista usterek od najgroźniejszej. Zarządca ma {prawo.ksiazkaWpis} na wpis do [książki obiektu](/poradnik/przepisy#ksiazka).",
          note: "PDF i papier",
        },
        {
          term: "Termin",
          text: "Dni wejść i oddania dokumentów podaje oferta, najwcześniej tydzień po ogłoszeniu.",
        },
      ],
    },
    {
      kind: "steps",
      id: "podejscie",
      heading: "Przebieg pomiarów w domu i mieszkaniu",
      inBar: "Przebieg",
      ask: "Podaj datę ostatniej kontroli, a z nią dzień, na który potrzebujesz dokumentów.",
      lead: "Dom zajmuje od kilku godzin do całego dnia, mieszkanie do trzech godzin.",
      items: [
        {
          title: "Umówienie",
          text: "Pytamy o wiek instalacji, przeróbki i cel badania.",
          details: [
            "odsuń meble od gniazd, ale niczego nie rozkręcaj",
            "wyjmij z gniazd komputery, telewizor i ładowarki, bo próba izolacji podaje 500 V",
            "uprzedź domowników o przerwie, zwłaszcza gdy ktoś używa aparatury medycznej",
          ],
          time: "przyjazd {obietnica.pomiary}",
        },
        {
          title: "Oględziny",
          text: "Nadpalonego zacisku ani bezpiecznika za dużego do przewodu żaden przyrząd nie pokaże, dlatego zaczynamy od patrzenia.",
        },
        {
          title: "Próby i pomiary",
          text: "Bez napięcia mierzymy przewody ochronne i izolację, po załączeniu gniazda i każdy wyłącznik różnicowoprądowy.",
        },
        {
          title: "Ocena i dokumenty",
          text: "Zanim wyjedziemy, wiesz, co wyszło źle i czego nie włączać przed naprawą.",
          time: "{pomiary.dokumenty} po pomiarach",
        },
      ],
    },
    {
      kind: "documents",
      id: "dokumentacja",
      heading: "Dokumenty po pomiarach",
      lead: "PDF i papier, z pieczątką i podpisem elektryka z uprawnieniami. Obejrzyj objaśniony [wzór protokołu](/wzor-protokolu).",
      items: [
        {
          title: "Protokół ze sprawdzenia instalacji",
          description:
            "Oględziny, wyniki z granicą obok, orzeczenie, czy instalacji wolno używać, i data następnej kontroli.",
          requirement: "required",
        },
        {
          title: "Lista usterek z kolejnością napraw",
          description: "Co wyłączyć od razu, co naprawić wkrótce, a co przy remoncie, ze zdjęciem każdego miejsca.",
          requirement: "recommended",
        },
        {
          title: "Schemat jednokreskowy rozdzielnicy",
          description: "Aparaty, przekroje i opisy na kartce do drzwiczek.",
          requirement: "recommended",
        },
      ],
      note: "Protokół jest w cenie, w bloku także lista usterek. Resztę dopisujemy na życzenie.",
    },
    {
      kind: "rows",
      id: "wymagania",
      heading: "Kto wymaga kontroli i jak często",
      tone: "dark",
      items: [
        {
          term: "Ustawa",
          text: "[Art. 62 Prawa budowlanego](/poradnik/przepisy#kontrole): kontrolę instalacji i piorunochronu zleca właściciel albo zarządca.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Ubezpieczyciel",
          text: "Przy polisie i po szkodzie pyta o datę kontroli, jej zakres, świadectwo osoby, która podpisała, i o usunięte usterki. Przyślij nam zapis polisy o przeglądach, bo bywa ostrzejszy od ustawy.",
          note: "według polisy",
        },
        {
          term: "Odbiór i remont",
          text: "Wyniki dołącza się do zawiadomienia o zakończeniu budowy (art. 57). Po przeróbce i zalaniu mierzy się zmienione części.",
          note: "od razu",
        },
        {
          term: "Wilgoć, pył, budynki publiczne",
          text: "Pomiarów żąda zarządca albo polisa. Instalacje wystawione na pogodę każe tak kontrolować ustawa, która zwalnia domy jednorodzinne.",
          note: "{pomiary.przegladRoczny}",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego-my",
      heading: "Kto mierzy i kto podpisuje",
      items: [
        {
          figure: "D i E",
          title: "Dwa świadectwa",
          text: "Mierzy osoba ze świadectwem E, stan instalacji ocenia osoba ze świadectwem D. {dowod.uprawnieniaZdanie}",
        },
        {
          figure: "{norma.przyrzady}",
          title: "Mierniki zgodne z normą",
          text: "{dowod.miernikiZdanie}",
        },
        {
          figure: "{firma.lata}",
          title: "Znajdziemy i naprawimy",
          text: "Aluminium w blokach i stare uziomy znamy z własnych [napraw](/uslugi/naprawy). Usterkę możesz też zlecić komu innemu.",
        },
      ],
    },
    {
      kind: "feature",
      id: "kontakt",
      heading: "Co powiedzieć przez telefon",
      lead: "Odbieramy {telefon.godziny}.",
      checks: [
        "Dom, mieszkanie: metraż i wiek instalacji.",
        "Blok: liczba mieszkań i klatek, data ostatniej kontroli, piorunochron.",
        "Firma: liczba obwodów albo zdjęcia rozdzielnic i godziny, w których wolno je wyłączyć.",
      ],
      button: { label: "Umów przegląd instalacji", to: "/kontakt" },
      phone: true,
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o przegląd",
      inBar: "Pytania",
      items: [
        {
          question: "Czy dom jednorodzinny też podlega kontroli?",
          answer:
            "Tak, a przegląd kominów i gazu jej nie zastępuje. Książki obiektu dom nie prowadzi, ale protokół trzeba zachować.",
        },
        {
          question: "Co jeśli wynik będzie negatywny?",
          answer:
            "Wyłącz to, co wskażemy, a resztę napraw w podanej kolejności. Gdy usterka zagraża życiu, kopię protokołu musimy przesłać do nadzoru budowlanego (art. 70).",
        },
        {
          question: "Czy zmierzycie instalację, której nie robiliście?",
          answer:
            "Tak, jej wykonawca nie jest potrzebny. Nie podpiszemy tylko cudzych wyników ani dokumentu z datą wsteczną.",
        },
        {
          question: "Czy firma musi stanąć na czas pomiarów?",
          answer:
            "Nie cała, bo wyłączamy ją po kawałku, a po uzgodnieniu w nocy albo w weekend. Dzień badania podaje oferta.",
        },
      ],
    },
  ],
  advice:
    "Zmierz instalację, zanim zaplanujesz remont, ale miernik oddaj osobie z uprawnieniami. Błąd przy badaniu pod napięciem grozi porażeniem.",
  band: {
    heading: "Umów termin pomiarów",
    text: "Przygotuj metraż i datę ostatniej kontroli. Cenę i wolny dzień usłyszysz od razu.",
    button: { label: "Zamów pomiary", to: "/kontakt" },
  },
  related: {
    services: ["naprawy", "rozdzielnice", "instalacje", "przylacza"],
    guides: ["przepisy", "bezpieczenstwo", "modernizacja"],
  },
} as const satisfies Service;
