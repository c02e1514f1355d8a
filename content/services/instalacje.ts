import type { Service } from "@/lib/content/types";

export const instalacje = {
  slug: "instalacje",
  code: "F1",
  icon: "plug",
  name: "Instalacje",
  serviceType: "Instalacje elektryczne",
  group: "Instalacje elektryczne",
  offer: true,
  nameInCities: "Instalacje elektryczne",
  photos: "rzut albo szkic pomieszczeń, rozdzielnica z przodu, licznik",
  card: "Nowa instalacja w domu, wymiana w bloku, obwody do kuchni. Z planem, pomiarami i zdjęciami tras.",
  meta: {
    title: "Instalacje elektryczne Śląsk: domy i mieszkania",
    description:
      "Nowa instalacja elektryczna, modernizacja i wymiana całości w domu, mieszkaniu i lokalu. Ceny za m² i za punkt, co jest w cenie, etapy prac z terminami.",
    keywords: [
      "instalacje elektryczne Śląsk",
      "elektryk instalacja w domu",
      "modernizacja instalacji elektrycznej",
      "wymiana instalacji elektrycznej cena",
      "instalacja elektryczna w bloku",
      "elektryk Katowice",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Nowa instalacja i wymiana starej",
    lead: "Instalacja elektryczna z rozdzielnicą, osprzętem i pomiarami. O cenie przesądzają ściany i liczba punktów, bo w żelbecie kucie kosztuje najwięcej.",
    facts: [
      {
        label: "Modernizacja",
        value: "{modernizacja.cena}",
        note: "część domu, jeden pokój {modernizacja.minimum}",
        to: "#ceny",
      },
      {
        label: "Wymiana całości",
        value: "{wymiana.cenaPelna}",
        note: "z rozdzielnicą i osprzętem",
        to: "#ceny",
      },
      { label: "Czas", value: "{modernizacja.czas}", note: "modernizacja, bez tynków", to: "#etapy" },
      { label: "Dostajesz", value: "schemat, zdjęcia tras, protokół" },
    ],
    drawing: {
      drawing: "board",
      title: "Kuchnia: osobny obwód dla każdego dużego odbiornika",
      caption:
        "Każdy duży odbiornik ma osobny przewód i wyłącznik, trójfazowa płyta pięć żył. Upływ w zmywarce gasi tylko grupę R1: płyta, piekarnik i światło dalej działają.",
      circuits: [
        { rcd: "R1", name: "lodówka", breaker: "B16", cable: "3×2,5", symbol: "motor" },
        { rcd: "R1", name: "zmywarka", breaker: "B16", cable: "3×2,5", symbol: "motor" },
        { rcd: "R1", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
        { rcd: "R2", name: "płyta", breaker: "B16", cable: "5×2,5", symbol: "hob", lit: true },
        { rcd: "R2", name: "piekarnik", breaker: "B16", cable: "3×2,5", symbol: "hob" },
        { rcd: "R2", name: "światło", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
      ],
    },
    button: { label: "Zadzwoń teraz", action: "call", afterwards: "thanks" },
  },
  sections: [
    {
      kind: "text",
      id: "wstep",
      heading: "Co ustalić, zanim zamkną się ściany",
      lead: "Gniazdo dołożone przed tynkami to kawałek przewodu i puszka. Po malowaniu dochodzą kucie, szpachla i nowa farba.",
      paragraphs: [
        "Dlatego na oględzinach pytamy, gdzie będzie łóżko i biurko, czy płyta ma być indukcyjna i czy za kilka lat dojdzie klimatyzacja albo ładowarka auta. Z odpowiedzi układamy listę punktów i obwodów, w rozdzielnicy planujemy wolne miejsca, a [moc całego domu](/poradnik/obliczanie-mocy) liczymy w projekcie.",
      ],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Co możesz nam zlecić",
      inBar: "Zakres",
      columns: 3,
      items: [
        {
          icon: "house",
          title: "Dom w budowie",
          text: "Uziom przed betonem, zasilanie placu budowy, komplet obwodów i miejsce na pompę ciepła i panele.",
        },
        {
          icon: "building-2",
          title: "Mieszkanie w bloku",
          text: "Miedź zamiast aluminium, przewód ochronny, osobne obwody kuchni i łazienki. Pion uzgadniamy z administracją.",
        },
        {
          icon: "hammer",
          title: "Stan deweloperski",
          text: "Gniazda przesunięte pod twoje meble, dodatkowe punkty, światło w sufitach podwieszanych.",
        },
        {
          icon: "briefcase",
          title: "Lokal i biuro",
          text: "Stanowiska, oświetlenie robocze i awaryjne, klimatyzacja. Po uzgodnieniu pracujemy po godzinach otwarcia.",
        },
        {
          icon: "warehouse",
          title: "Garaż, warsztat, hala",
          text: "Gniazda siłowe 16 i 32 A, zasilanie maszyn i sprężarek, oprawy dobrane do pyłu.",
        },
        {
          icon: "tent-tree",
          title: "Ogród i elewacja",
          text: "Kabel w ziemi, lampy przy ścieżkach, brama, altana i pompa za własną różnicówką.",
        },
      ],
      after: [
        "Przy otwartych ścianach tanio jest położyć także [przewody do internetu](/uslugi/sieci-lan), a jeśli rośnie moc domu, wniosek o nią załatwiamy razem z [przyłączem](/uslugi/przylacza).",
      ],
    },
    {
      kind: "table",
      id: "ceny",
      heading: "Ile kosztuje i ile trwa",
      inBar: "Cena",
      ask: "Podaj metraż, rok budowy i rodzaj ścian, bo z nich wynika, bliżej której granicy wypadnie cena.",
      caption: "Ceny instalacji za metr kwadratowy powierzchni objętej pracami i za punkt.",
      columns: ["Rodzaj prac", "Cena", "Czas na miejscu"],
      rows: [
        {
          label: "Modernizacja",
          note: "nowe obwody i punkty w części domu, przy kilku pokojach rozdzielnica osobno",
          cells: ["{modernizacja.cena}, jeden pokój {modernizacja.minimum}", "{modernizacja.czas}, pokój krócej"],
        },
        {
          label: "Wymiana całości",
          note: "około jednego punktu na metr, rozdzielnica w cenie",
          cells: ["{wymiana.cenaPelna}", "{wymiana.czas} przy 60 m²"],
        },
        {
          label: "Wymiana w innym zakresie",
          note: "najniżej same przewody w pustym mieszkaniu, najwyżej żelbet i drogi osprzęt",
          cells: ["{wymiana.cena}", "zależy od zakresu"],
        },
        {
          label: "Nowy dom",
          note: "za punkt z przewodem i puszką, rozdzielnica i uziom osobno",
          cells: ["{rynek.punkt}", "w rytmie budowy"],
        },
        {
          label: "Jedno, dwa gniazda",
          note: "z dojazdem, przewodem i pomiarem",
          cells: ["{instalacje.minimum}", "jedna wizyta"],
        },
        {
          label: "Przykład: mieszkanie {przyklad.zlecenie.mieszkanie} w bloku, całość",
          note: "w cegle bliżej dolnej granicy, w wielkiej płycie górnej",
          cells: ["{przyklad.zlecenie.mieszkanieZakres}", "{wymiana.czas}"],
        },
      ],
      after: [
        "W cenie wymiany całości są {instalacje.wCenie}. {obietnica.cena}",
        "Jeśli przewody są z miedzi i mają trzy żyły, zwykle można [poprawić tylko część](/poradnik/modernizacja), a dwużyłowe aluminium lepiej [wymienić w całości](/poradnik/wymiana-instalacji#kiedy).",
      ],
      note: "{cena.vat}. Stawki idą za cenami miedzi, dlatego wiąże [oferta](/wzor-oferty) po oględzinach. Pracujemy {obietnica.instalacja}.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Etapy prac i to, co po każdym masz w ręku",
      inBar: "Przebieg",
      ask: "Zadzwoń przed tynkami, bo po nich każda zmiana oznacza kucie.",
      items: [
        {
          title: "Oględziny i wycena",
          text: "Oglądamy budynek albo rzut, po czym masz na piśmie spis punktów, materiały, cenę i termin. Wycena jest {firma.wycenaSlownie}.",
          time: "{obietnica.awaria}",
        },
        {
          title: "Projekt obwodów",
          text: "Rysujemy trasy, wysokości gniazd i schemat rozdzielnicy. Na papierze gniazdo przesuwa się bez kucia.",
          time: "kilka dni",
        },
        {
          title: "Przewody i puszki",
          text: "Kujemy bruzdy pionowo i poziomo, układamy przewody, robimy próbę izolacji. Zanim wejdzie tynkarz, masz zdjęcia każdej ściany.",
          time: "3–5 dni w mieszkaniu 60 m²",
        },
        {
          title: "Rozdzielnica i osprzęt",
          text: "Po malowaniu montujemy aparaty, gniazda, łączniki i lampy. W drzwiczkach jest opis pełnymi słowami.",
          time: "2–3 dni",
        },
        {
          title: "Pomiary i przekazanie",
          text: "Sprawdzamy całość według {norma.sprawdzanie} i pokazujemy, co w rozdzielnicy wolno przełączać. Tak wygląda [protokół](/wzor-protokolu).",
          time: "1 dzień, papiery {pomiary.dokumenty} później",
        },
      ],
    },
    {
      kind: "rows",
      id: "przygotowanie",
      heading: "Co przygotować",
      items: [
        { term: "Rzut z meblami", text: "Może być odręczny, z wymiarami i modelem płyty." },
        {
          term: "Zgody",
          text: "W bloku zapytaj zarządcę o pion i godziny kucia, w zabytku o trasę konserwatora.",
        },
        { term: "Puste ściany", text: "Meble odsunięte i zakryte. Lodówkę na czas prac zasila obwód tymczasowy." },
      ],
      second: {
        heading: "Poza ceną za metr",
        items: [
          { term: "Wykończenie", text: "Tynkowanie bruzd, malowanie i wywóz gruzu, chyba że są w ofercie." },
          { term: "Lampy", text: "Wybierasz je według gustu, wieszamy i podłączamy my." },
          { term: "Inne pozycje", text: "Opłaty operatora, sieć, alarm, kamery i sterowanie." },
        ],
      },
    },
    {
      kind: "reasons",
      id: "zalety",
      heading: "Po czym poznasz naszą robotę",
      items: [
        {
          figure: "Zdjęcia",
          title: "Ściany przed zakryciem",
          text: "Fotografujemy trasy z przyłożoną miarą, dlatego za dziesięć lat powiesisz szafkę i nie trafisz w przewód.",
        },
        {
          figure: "Jeden opis",
          title: "Te same nazwy wszędzie",
          text: "Obwód nazywa się tak samo na rzucie, w rozdzielnicy i w protokole, dlatego następny elektryk nie zgaduje.",
        },
        {
          figure: "{firma.lata}",
          title: "Znamy te budynki",
          text: "Od {firma.rokZalozenia} roku pracujemy w kamienicach, wielkiej płycie i nowych domach, a w każdym kuje się inaczej.",
        },
        {
          figure: "OC",
          title: "Ubezpieczenie i gwarancja",
          text: "{gwarancja.zdanie} {dowod.ocZdanie}",
        },
      ],
    },
    {
      kind: "checks",
      id: "korzysci",
      heading: "Co zmieni się u ciebie w domu",
      continues: true,
      items: [
        { text: "Czajnik i piekarnik działają naraz, bo kuchnia nie wisi już na jednym bezpieczniku." },
        { text: "Gdy prąd ucieka do ziemi, choćby przez człowieka, różnicówka odcina zasilanie." },
        { text: "Gniazda są przy urządzeniach i znikają listwy wpięte w listwy, częsta przyczyna przegrzania." },
        { text: "Przy sprzedaży, w banku i po szkodzie masz co pokazać: schemat i wyniki pomiarów." },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania przed remontem",
      inBar: "Pytania",
      items: [
        {
          question: "Czy da się mieszkać podczas wymiany instalacji?",
          answer:
            "Przy modernizacji na ogół tak, bo pracujemy pokojami, a przerwy w zasilaniu ustalamy wcześniej. Przy pełnej wymianie pył wchodzi wszędzie i lepiej się wyprowadzić, chyba że dom ma piętro, na którym jeszcze nie kujemy.",
        },
        {
          question: "Kto kupuje materiał?",
          answer:
            "Przewody, puszki i aparaty kupujemy my, bo za nie odpowiadamy. Ramki i gniazda wybierasz ty, ze spisem od nas, bo niektóre serie wymagają innych puszek.",
        },
        {
          question: "Kiedy się płaci i jaki jest VAT?",
          answer:
            "Zaliczkę i etapy zapisujemy, zanim zaczną się prace, a płacisz przelewem, kartą albo gotówką. Remont domu do {vat.progDom} i mieszkania do {vat.progMieszkanie} razem z materiałem ma VAT {vat.mieszkaniowy}, lokal usługowy {vat.podstawowy}.",
        },
        {
          question: "Kiedy na budowie powinien pojawić się elektryk?",
          answer:
            "Przy fundamentach, żeby ułożyć uziom, i drugi raz przed tynkami, gdy są już ściany działowe i wiadomo, gdzie będzie kuchnia.",
        },
      ],
    },
  ],
  advice:
    "Przed kuciem i zakupem płyty indukcyjnej zapytaj elektryka, czy przewody i moc przyłączeniowa to wytrzymają. Stary układ bez przewodu ochronnego trzeba ocenić na miejscu, dlatego nie otwieraj puszek ani rozdzielnicy.",
  band: {
    heading: "Przyślij plan albo szkic",
    text: "Do pierwszej rozmowy potrzeba zdjęcia rzutu i kilku zdań o urządzeniach.",
    button: { label: "Zapytaj o wycenę instalacji", to: "/kontakt" },
  },
  related: {
    services: ["rozdzielnice", "pomiary", "przylacza", "smart-home"],
    guides: ["wymiana-instalacji", "modernizacja", "obliczanie-mocy"],
  },
} as const satisfies Service;
