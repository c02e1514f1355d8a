import type { Service } from "@/lib/content/types";

export const pomiary: Service = {
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
    lead: "Sprawdzamy, czy bezpieczniki i różnicówki zadziałają na czas, i podpisujemy protokół. Płacisz za metraż, w bloku za mieszkania.",
    facts: [
      { price: "pomiary/dom150", to: "#cennik" },
      { price: "pomiary/mieszkanie", to: "#cennik" },
      { label: "Termin", time: true, value: "za {pomiary.termin}", note: "protokół {pomiary.dokumenty} po wizycie" },
      {
        label: "Dostajesz",
        value: "protokół, PDF i papier",
        note: "dla ubezpieczyciela i nadzoru",
        to: "#dokumentacja",
      },
    ],
    drawing: {
      drawing: "loop",
      title: "Pętla zwarcia, którą mierzy się w gnieździe",
      caption:
        "Prąd pomiarowy płynie ze stacji przez złącze i rozdzielnicę do gniazda, a wraca przewodem ochronnym. Miernik pokazał {wzor.petla}, a bezpiecznik B16 dopuszcza {wzor.b16Granica}: wynik jest dobry.",
      measured: "wzor.petlaLiczba",
      breaker: "B16",
    },
    button: { label: "Zamów przegląd instalacji", to: "/kontakt" },
  },
  sections: [
    {
      kind: "rows",
      look: "standards",
      id: "zakres",
      heading: "Co mierzymy i według jakich norm",
      inBar: "Zakres",
      lead: "W mieszkaniu robimy cztery pierwsze badania, w domu mierzymy też uziom. Piorunochron ma osobną cenę.",
      items: [
        {
          term: "Ciągłość przewodów ochronnych",
          text: "Sprawdzamy, czy bolce gniazd, metalowe obudowy i rury przy kotle łączą się z szyną ochronną.",
          note: "{norma.sprawdzanie}, {norma.przyrzady}-4",
        },
        {
          term: "Rezystancja izolacji",
          text: "Próba napięciem 500 V wykrywa upływ przez starą izolację. Musi wyjść co najmniej {norma.izolacja}.",
          note: "{norma.sprawdzanie}, {norma.przyrzady}-2",
        },
        {
          term: "Impedancja pętli zwarcia",
          text: "Sprawdzamy, czy po zwarciu do obudowy bezpiecznik odłączy gniazdo w {norma.czasTn}, a w domu z samym własnym uziomem (układ TT) w {norma.czasTt}.",
          note: "{norma.sprawdzanie}, {norma.przyrzady}-3",
        },
        {
          term: "Różnicówki (wyłączniki różnicowoprądowe)",
          text: "Mierzymy prąd i czas zadziałania. Przy dużym upływie wyłącznik {rcd.prad} odłącza zwykle szybciej niż w {rcd.czas}, norma dopuszcza wtedy 40 ms.",
          note: "{norma.sprawdzanie}, {norma.przyrzady}-6",
        },
        {
          term: "Uziemienie i piorunochron",
          text: "Mierzymy rezystancję uziomu, a na dachu oglądamy zwody i złącza. Po deszczu czekamy, w mokrym gruncie wynik wychodzi za dobry.",
          note: "{norma.uziemienia}, PN-EN 62305-3",
        },
      ],
      note: "Oceniamy według {norma.instalacje}, starą instalację także według dawnych przepisów.",
    },
    {
      kind: "table",
      id: "cennik",
      heading: "Ile kosztują pomiary",
      picture: { name: "18-pomiary-instalacji" },
      inBar: "Cena",
      ask: "Znając metraż albo liczbę mieszkań, podamy kwotę w pierwszej rozmowie.",
      columns: ["Obiekt", "Cena", "Uwagi"],
      rows: [
        {
          label: "Dom do {pomiary.progMaly}",
          cells: ["od {pomiary.domDo150}", "z pełną dokumentacją"],
        },
        {
          label: "Dom powyżej {pomiary.progMaly} do {pomiary.progDuzy}",
          cells: ["od {pomiary.dom150do250}", "z pełną dokumentacją"],
        },
        {
          label: "Dom powyżej {pomiary.progDuzy}",
          cells: ["wycena indywidualna", "z pełną dokumentacją"],
        },
        { label: "Jedno mieszkanie", cells: ["{pomiary.mieszkanie}", "z dojazdem"] },
        { label: "Blok, za mieszkanie", cells: ["{pomiary.lokal}", "mały budynek w całości {pomiary.blok}"] },
        { label: "Blok, za klatkę", cells: ["{pomiary.klatka}", "części wspólne"] },
        { label: "Firma", cells: ["{pomiary.obwod} za obwód", "mały lokal w całości {pomiary.firma}"] },
        { label: "Piorunochron", cells: ["{pomiary.piorunochron}", "za budynek"] },
        { label: "Fotowoltaika", cells: ["{pomiary.pv}", "strona prądu stałego"] },
      ],
      after: [
        "Cena pomiarów domu obejmuje jedną rozdzielnicę, obwody drugiej doliczamy w ofercie. Naprawa, pomiar po niej i odkuwanie puszek są poza ceną.",
      ],
      note: "{cena.vat}, z protokołem. Kwoty inne niż za dom są orientacyjne, według cen na Śląsku z jesieni 2026 roku. Wiążąca jest oferta.",
    },
    {
      kind: "rows",
      id: "blok",
      heading: "Przegląd pięcioletni w bloku",
      lead: "Jedna kontrola obejmuje części wspólne i mieszkania. Dla kilku budynków proponujemy [stałą umowę](/dla-firm).",
      items: [
        {
          term: "Zakres",
          text: "Badamy linie zasilające, klatki, piwnice, a w mieszkaniach wszystko, do czego jest dojście. Piorunochron ma ten sam termin.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Cena na przykładzie",
          text: "Za {przyklad.blok.lokale} mieszkań i {przyklad.blok.klatki} klatki wspólnota płaci {przyklad.blok.suma}, z piorunochronem {przyklad.blok.zPiorunochronem}.",
          note: "brutto, z protokołem",
        },
        {
          term: "Wejścia do mieszkań",
          text: "Zarządca tydzień wcześniej wiesza [gotowe ogłoszenie](/ogloszenie-o-pomiarach). Dziennie badamy około ośmiu mieszkań, każde w niecałą godzinę. Zamknięte mieszkanie wpisujemy jako niezbadane, wyników od sąsiada nie przepisujemy. Powrót do zamkniętych mieszkań innego dnia wyceniamy osobno.",
          note: "w przykładzie dwa dni",
        },
        {
          term: "Dokumenty",
          text: "Protokół zbiorczy z arkuszem każdego mieszkania oddajemy w dniu z oferty. Na wpis do [książki obiektu](/poradnik/przepisy#ksiazka) zarządca ma {prawo.ksiazkaWpis}.",
        },
      ],
    },
    {
      kind: "steps",
      id: "podejscie",
      heading: "Przebieg pomiarów w domu i mieszkaniu",
      inBar: "Przebieg",
      ask: "Powiedz od razu, na który dzień potrzebujesz dokumentów.",
      lead: "Dom zajmuje od kilku godzin do całego dnia, pojedyncze mieszkanie z oceną na miejscu do trzech godzin.",
      items: [
        {
          title: "Umówienie",
          text: "Pytamy o wiek instalacji i cel badania, potem ustalamy dzień.",
          time: "przyjazd {obietnica.pomiary}",
        },
        {
          title: "Oględziny",
          text: "Najpierw patrzymy: nadpalonego zacisku i braku opisu obwodów miernik nie pokaże.",
        },
        {
          title: "Próby i pomiary",
          text: "Bez napięcia mierzymy przewody ochronne i izolację, a po załączeniu pętlę zwarcia w gniazdach i każdą różnicówkę.",
        },
        {
          title: "Ocena i dokumenty",
          text: "Zanim wyjedziemy, wiesz, co wyszło źle i czego nie włączać przed naprawą.",
          time: "dokumenty {pomiary.dokumenty} po pomiarach",
        },
      ],
    },
    {
      kind: "checks",
      id: "przed-pomiarami",
      heading: "Zanim przyjedziemy",
      items: [
        { text: "Odsuń meble od gniazd, ale niczego nie rozkręcaj." },
        { text: "Wyjmij z gniazd komputery, telewizor i ładowarki. Próba izolacji podaje na przewody 500 V." },
        { text: "Uprzedź domowników o przerwie, zwłaszcza gdy ktoś używa aparatury medycznej." },
      ],
    },
    {
      kind: "cases",
      look: "documents",
      id: "dokumentacja",
      heading: "Dokumenty po pomiarach",
      lead: "Dokumenty mają pieczątkę i podpis elektryka z uprawnieniami, jak nasz [wzór protokołu](/wzor-protokolu) z objaśnieniami.",
      items: [
        {
          title: "Protokół ze sprawdzenia instalacji",
          text: "Protokół podaje wyniki obok wartości granicznych, orzeczenie, czy instalacji wolno używać, i datę następnej kontroli.",
          level: "required",
        },
        {
          title: "Lista usterek z kolejnością napraw",
          text: "Lista mówi, co wyłączyć od razu, a co naprawić później, ze zdjęciem każdego miejsca.",
          level: "recommended",
        },
      ],
      note: "Oba dokumenty są w cenie pomiarów.",
    },
    {
      kind: "rows",
      id: "wymagania",
      heading: "Kto wymaga kontroli i jak często",
      tone: "dark",
      items: [
        {
          term: "Ustawa",
          text: "[Art. 62 Prawa budowlanego](/poradnik/przepisy#kontrole) każe właścicielowi albo zarządcy zlecić kontrolę, także w domu jednorodzinnym.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Ubezpieczyciel",
          text: "Po szkodzie ubezpieczyciel pyta o datę i zakres kontroli, świadectwo osoby, która podpisała protokół, i usunięte usterki. Zapis polisy bywa ostrzejszy od ustawy, więc przyślij go nam.",
          note: "według polisy",
        },
        {
          term: "Odbiór i remont",
          text: "Wyniki dołącza się do zawiadomienia o zakończeniu budowy (art. 57). Po przeróbce albo zalaniu mierzy się obwody, których to dotyczy.",
          note: "po pracach",
        },
        {
          term: "Wilgoć, pył, budynki publiczne",
          text: "W miejscach wilgotnych i zapylonych pomiarów co rok żąda zarządca albo polisa. Ustawa każe tak badać instalacje wystawione na pogodę, ale domy jednorodzinne z tego zwalnia.",
          note: "{pomiary.przegladRoczny}",
        },
      ],
    },
    {
      kind: "reasons",
      id: "kto-mierzy",
      heading: "Jak podchodzimy do pomiarów",
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
          figure: "Bez przepisywania",
          title: "Podpis pod własnym pomiarem",
          text: "Pokój, do którego nie ma dojścia, wpisujemy jako niezbadany i mówimy, kiedy do niego wrócić.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego-my",
      heading: "Dlaczego pomiary zlecić nam",
      items: [
        {
          figure: "{firma.lata}",
          title: "Znajdziemy i naprawimy",
          text: "Stare przewody z aluminium i uziomy znamy z [napraw](/uslugi/naprawy). Usterkę z protokołu usuniemy my albo ktoś, kogo wybierzesz.",
        },
        {
          figure: "{pomiary.dokumenty}",
          title: "Papiery na umówiony dzień",
          text: "Protokół w PDF i na papierze, z pieczątką i podpisem, oddajemy w {pomiary.dokumenty}.",
        },
        {
          figure: "od {pomiary.domDo150}",
          title: "Cena znana przed przyjazdem",
          text: "Pomiary domu do {pomiary.progMaly} kosztują od {pomiary.domDo150}. Cenę dla mieszkania znajdziesz w tabeli, a w firmie liczymy obwody. Dokumentacja jest w cenie.",
        },
      ],
    },
    {
      kind: "feature",
      id: "kontakt",
      heading: "Umów przegląd przez telefon",
      lead: "Odbieramy {telefon.godziny}. Miej pod ręką ostatni protokół, a w firmie liczbę obwodów i godziny, w których wolno je wyłączyć.",
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
          question: "Co się dzieje, gdy wynik jest zły?",
          answer:
            "Obwód, który wskażemy, trzeba wyłączyć od razu i naprawić. Gdy usterka zagraża życiu, kopię protokołu musimy przesłać do nadzoru budowlanego (art. 70).",
        },
        {
          question: "Czy zmierzycie instalację, której nie robiliście?",
          answer: "Tak. Nie podpiszemy tylko cudzych wyników ani dokumentu z datą wsteczną.",
        },
        {
          question: "Czy firma musi stanąć na czas pomiarów?",
          answer: "Nie cała. Wyłączamy ją częściami, a po uzgodnieniu pracujemy w nocy albo w weekend.",
        },
      ],
    },
  ],
  advice:
    "Zleć pomiary nam albo innemu elektrykowi z uprawnieniami, zanim zaplanujesz remont. Błąd przy badaniu pod napięciem grozi porażeniem.",
  band: {
    heading: "Umów termin pomiarów",
    text: "Od zgłoszenia do protokołu dla domu mija około tygodnia, w bloku terminy podaje oferta.",
    button: { label: "Zamów pomiary", to: "/kontakt" },
  },
  related: {
    services: ["naprawy", "rozdzielnice", "instalacje", "przylacza"],
    guides: ["przepisy", "bezpieczenstwo", "modernizacja"],
  },
};
