import type { Service } from "@/lib/content/types";

export const instalacje: Service = {
  slug: "instalacje",
  code: "F1",
  icon: "plug",
  name: "Instalacje",
  serviceType: "Instalacje elektryczne",
  group: "Instalacje elektryczne",
  offer: true,
  nameInCities: "Instalacje elektryczne",
  photos: "rzut albo szkic pomieszczeń, rozdzielnica z przodu, licznik",
  card: "Nowe obwody w części domu, nowa instalacja, wymiana w bloku. Z planem, pomiarami i zdjęciami tras.",
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
    lead: "Układamy całą instalację albo obwody w części domu. Wielkiej płyty nie kujemy: przewody idą sufitem, listwą albo posadzką.",
    facts: [
      { price: "instalacje/modernizacja", to: "#ceny" },
      { price: "instalacje/nowydom", to: "#ceny" },
      { price: "instalacje/wymiana", to: "#ceny" },
      {
        label: "Czas",
        time: true,
        value: "{modernizacja.czas}",
        note: "całość {wymiana.czas}, start {start.instalacje} po zgodzie",
        to: "#etapy",
      },
    ],
    drawing: {
      drawing: "board",
      title: "Kuchnia: osobny obwód dla każdego dużego odbiornika",
      caption:
        "Każdy duży odbiornik ma osobny przewód i bezpiecznik (wyłącznik nadprądowy), a przewód trójfazowej płyty ma pięć żył. Gdy prąd ucieka w jednym urządzeniu, różnicówka odcina tylko swoją grupę.",
      tripped: "R1",
      circuits: [
        { rcd: "R1", name: "lodówka", breaker: "B16", cable: "3×2,5", symbol: "motor" },
        { rcd: "R1", name: "zmywarka", breaker: "B16", cable: "3×2,5", symbol: "motor" },
        { rcd: "R1", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
        { rcd: "R2", name: "płyta", breaker: "B16", cable: "5×2,5", symbol: "hob" },
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
      lead: "Gniazdo dołożone przed tynkami to kawałek przewodu i puszka, a po malowaniu dochodzą kucie, szpachla i farba.",
      paragraphs: [
        "Na oględzinach pytamy więc, gdzie będzie łóżko i biurko, czy płyta ma być indukcyjna i czy dojdzie kiedyś klimatyzacja albo ładowarka auta. Pod te odpowiedzi liczymy punkty, obwody i [moc całego domu](/poradnik/obliczanie-mocy).",
      ],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Co możesz nam zlecić",
      picture: { name: "13-instalacja-podtynkowa" },
      inBar: "Zakres",
      columns: 3,
      items: [
        {
          icon: "house",
          title: "Dom w budowie",
          text: "Robimy uziom przed betonowaniem, prąd na budowę i wszystkie obwody, z miejscem dla pompy ciepła i paneli.",
        },
        {
          icon: "building-2",
          title: "Mieszkanie w bloku",
          text: "Zamiast aluminium kładziemy miedź z żyłą ochronną i osobno zasilamy kuchnię i łazienkę. Rysunek i pismo w sprawie pionu dajemy my, zgodę wydaje administracja.",
        },
        {
          icon: "hammer",
          title: "Stan deweloperski",
          text: "Przesuwamy gniazda pod twoje meble, dokładamy punkty i prowadzimy światło do sufitów podwieszanych.",
        },
        {
          icon: "briefcase",
          title: "Lokal i biuro",
          text: "Zasilamy stanowiska, klimatyzację i oświetlenie, także awaryjne, a po uzgodnieniu pracujemy poza godzinami otwarcia.",
        },
        {
          icon: "warehouse",
          title: "Garaż, warsztat, hala",
          text: "Montujemy gniazda siłowe 16 i 32 A, zasilamy maszyny i sprężarki, a lampy dobieramy do kurzu i wilgoci.",
        },
        {
          icon: "tent-tree",
          title: "Ogród i elewacja",
          text: "Kładziemy w ziemi kabel do lamp, bramy, altany i pompy, chroniony osobną różnicówką.",
        },
      ],
      after: [
        "Przy otwartych ścianach tanio kładzie się też [sieć komputerową](/uslugi/sieci-lan), a wniosek o większą moc załatwiamy razem z [przyłączem](/uslugi/przylacza).",
      ],
    },
    {
      kind: "table",
      id: "ceny",
      heading: "Ile kosztuje i ile trwa",
      inBar: "Cena",
      ask: "Podaj metraż, rok budowy i rodzaj ścian, a powiemy, bliżej której granicy wypadnie cena.",
      caption:
        "Ceny instalacji za metr kwadratowy powierzchni objętej pracami i za punkt: gniazdo, łącznik albo lampę.",
      columns: ["Rodzaj prac", "Cena", "Czas na miejscu"],
      rows: [
        {
          label: "Modernizacja",
          note: "obejmuje nowe obwody i punkty w części domu; jeden pokój kosztuje {modernizacja.minimum}, większą rozdzielnicę liczymy osobno",
          cells: ["{modernizacja.cena}", "{modernizacja.czas}, pokój krócej"],
        },
        {
          label: "Wymiana całości",
          note: "obejmuje około jednego punktu na metr, w cegle taniej niż w wielkiej płycie; mieszkanie {przyklad.zlecenie.mieszkanie} to {przyklad.zlecenie.mieszkanieZakres}",
          cells: ["{wymiana.cenaPelna}", "{wymiana.czas} przy 60 m²"],
        },
        {
          label: "Wymiana w innym zakresie",
          note: "najtańsze są same przewody w pustym mieszkaniu, najdroższe trasy w żelbecie z drogim osprzętem",
          cells: ["{wymiana.cena}", "zależy od zakresu"],
        },
        {
          label: "Obwód płyty indukcyjnej",
          note: "do 15 m od rozdzielnicy, w listwie albo bruździe, z podłączeniem i pomiarem",
          cells: ["{instalacje.obwodPlyty}", "jeden dzień"],
        },
        {
          label: "Obwód pompy ciepła",
          note: "trzy fazy, do 15 m od rozdzielnicy, z podłączeniem i pomiarem",
          cells: ["{ogrzewanie.obwodPompy}", "jeden dzień"],
        },
        {
          label: "Nowy dom {przyklad.nowyDom.powierzchnia}, {przyklad.nowyDom.punktyProste} punktów",
          note: "z rozdzielnicą ({przyklad.tablica.dom}), uziomem ({uziom.dom}) i pomiarami; przyłącze jest osobno",
          cells: ["{przyklad.nowyDom.prosty}", "w rytmie budowy"],
        },
        {
          label: "Ten sam dom, {przyklad.nowyDom.punktyPelne} punktów",
          note: "rolety, punkty w suficie, ogród i gniazda na zapas; następny punkt kosztuje {rynek.punkt}",
          cells: ["{przyklad.nowyDom.pelny}", "w rytmie budowy"],
        },
        {
          label: "Pojedyncze gniazda i lampy",
          note: "w cenie są przewód i pomiar; wizyta z jednym punktem kosztuje {instalacje.minimum}",
          cells: ["{rynek.punkt} za punkt", "zwykle jedna wizyta"],
        },
      ],
      after: [
        "W cenie wymiany całości są {instalacje.wCenie}. {obietnica.cena}",
        "Instalację z miedzi o trzech żyłach zwykle da się [poprawić w części](/poradnik/modernizacja), a dwużyłową z aluminium lepiej [wymienić w całości](/poradnik/wymiana-instalacji#kiedy).",
      ],
      note: "{cena.vat}. Stawki zmieniają się z ceną miedzi, wiążąca jest [oferta](/wzor-oferty) po oględzinach. Czas podajemy bez tynków. Pracujemy {obietnica.instalacja}.",
    },
    {
      kind: "table",
      id: "ladowarka",
      heading: "Ładowarka auta: dom, garaż pod blokiem, firma",
      inBar: "Ładowarka",
      ask: "Powiedz, gdzie stoi auto i gdzie jest rozdzielnica, a podamy cenę obwodu.",
      paragraphs: [
        "Ładowarka 11 kW dostaje własny przewód 5×4 mm² z bezpiecznikiem B20 i różnicówką typu B, albo typu A, gdy sama wykrywa prąd stały 6 mA. Dłuższą linię liczymy na spadek napięcia, tak jak [kalkulator przewodu](/poradnik/obliczanie-mocy#spadek).",
      ],
      caption: "Ceny obwodu ładowarki z montażem i pomiarem, bez samej ładowarki",
      columns: ["Miejsce", "Cena", "Co przedtem"],
      rows: [
        {
          label: "Dom, do 15 m od rozdzielnicy",
          cells: ["{ladowarka.obwod}", "zapas mocy w przyłączu: często wystarcza, gdy auto ładuje się nocą"],
        },
        {
          label: "Dom, 15–40 m w budynku",
          cells: ["{ladowarka.dalej} więcej", "trasa przez garaż albo strych, bez kucia"],
        },
        {
          label: "Wiata w ogrodzie",
          cells: ["{przylacze.kabel.metr} więcej", "rów między domem a wiatą"],
        },
        {
          label: "Garaż pod blokiem, do 40 m",
          note: "z podlicznikiem, po korytach hali",
          cells: ["{ladowarka.garaz}", "zgoda wspólnoty albo spółdzielni"],
        },
        {
          label: "Firma, za ładowarkę",
          note: "obwód do 15 m",
          cells: ["{przyklad.ladowarka.netto} netto", "moc umowna i plan miejsc"],
        },
      ],
      after: [
        "**Blok.** {prawo.ladowarkaBlok} Rysunek trasy, bilans mocy i pismo do zarządu przygotowujemy my. Gdy ładowarek jest więcej niż wolnej mocy, sterownik dzieli ją między auta: policzyliśmy to na [garażu w Katowicach](/katowice#garaz).",
      ],
      button: { label: "Policz ładowarkę", to: "/wycena?o=ladowarka" },
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Etapy prac i to, co po każdym masz w ręku",
      inBar: "Przebieg",
      ask: "Zadzwoń przed tynkami, wtedy dodatkowe gniazdo nie wymaga jeszcze kucia.",
      items: [
        {
          title: "Oględziny i wycena",
          text: "Oglądamy budynek albo rzut i przysyłamy na piśmie spis punktów, materiały, cenę i termin. Wycena jest {firma.wycenaSlownie}.",
          time: "{obietnica.awaria}",
        },
        {
          title: "Projekt obwodów",
          text: "Rysujemy trasy, wysokości gniazd i schemat rozdzielnicy. Na papierze gniazdo przesuwa się bez kucia.",
          time: "kilka dni",
        },
        {
          title: "Przewody i puszki",
          text: "Kujemy bruzdy, prowadzimy przewody pionowo i poziomo i robimy próbę izolacji. Zanim wejdzie tynkarz, masz zdjęcia każdej ściany.",
          time: "4–6 dni w mieszkaniu 60 m²",
        },
        {
          title: "Rozdzielnica i osprzęt",
          text: "Po malowaniu montujemy aparaty, gniazda, łączniki i lampy, a w drzwiczkach zostawiamy opis pełnymi słowami.",
          time: "2–3 dni",
        },
        {
          title: "Pomiary i przekazanie",
          text: "Sprawdzamy całość według {norma.sprawdzanie} i mówimy, co w rozdzielnicy wolno przełączać. Wyniki są w [protokole](/wzor-protokolu).",
          time: "1 dzień, protokół {pomiary.dokumenty} później",
        },
      ],
    },
    {
      kind: "rows",
      id: "przygotowanie",
      heading: "Co przygotować",
      items: [
        {
          term: "Zgody",
          text: "Pion i godziny kucia uzgadnia się z zarządcą, a w zabytku trasę przewodów także z konserwatorem. Wniosek podpisuje właściciel, rysunek i pismo przygotowujemy my.",
        },
        { term: "Puste ściany", text: "Odsuń i zakryj meble, a lodówkę na czas prac zasilimy z obwodu tymczasowego." },
      ],
      second: {
        firstHeading: "Po twojej stronie",
        heading: "Poza ceną za metr",
        items: [
          {
            term: "Wykończenie",
            text: "Tynkowanie bruzd, malowanie i wywóz gruzu liczymy tylko wtedy, gdy są w ofercie. Ekipa wykończeniowa bierze za tynk i malowanie zwykle {wykonczenie.bruzdy} mieszkania.",
          },
          { term: "Lampy", text: "Lampy kupujesz według gustu, a my je wieszamy i podłączamy." },
          { term: "Inne pozycje", text: "Sieć, alarm, kamery, sterowanie i opłaty operatora liczymy osobno." },
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
          text: "Fotografujemy trasy z przyłożoną miarą, żeby za dziesięć lat dało się powiesić szafkę i nie trafić w przewód.",
        },
        {
          figure: "Jeden opis",
          title: "Te same nazwy wszędzie",
          text: "Obwód nazywa się tak samo na rzucie, w rozdzielnicy i w protokole, co przyda się następnemu elektrykowi.",
        },
        {
          figure: "{firma.lata}",
          title: "Znamy te budynki",
          text: "Od {firma.rokZalozenia} roku pracujemy w kamienicach, wielkiej płycie i nowych domach.",
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
      items: [
        { text: "Czajnik i piekarnik działają naraz: kuchnia ma kilka obwodów zamiast jednego." },
        { text: "Gdy prąd ucieka do ziemi, choćby przez człowieka, różnicówka odcina zasilanie." },
        { text: "Kupującemu i ubezpieczycielowi możesz pokazać schemat i wyniki pomiarów." },
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
            "Przy modernizacji na ogół tak, pracujemy pokój po pokoju. Na czas pełnej wymiany lepiej się wyprowadzić, chyba że dom ma piętro, na którym jeszcze nie kujemy.",
        },
        {
          question: "Kto kupuje materiał?",
          answer:
            "Przewody, puszki i aparaty kupujemy my i za nie odpowiadamy. Ramki i gniazda wybierasz ty, ale według naszego spisu, bo niektóre serie wymagają innych puszek.",
        },
        {
          question: "Kiedy się płaci i jaki jest VAT?",
          answer:
            "Zaliczkę i etapy zapisujemy przed startem, a płacisz przelewem, kartą albo gotówką. W cenach na tej stronie jest VAT {vat.mieszkaniowy}, właściwy dla domu do {vat.progDom} i mieszkania do {vat.progMieszkanie}. Nadwyżka powierzchni ponad te limity, lokal usługowy i zwykle prace w ogrodzie mają {vat.podstawowy}.",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz płytę indukcyjną, zapytaj nas albo innego elektryka, czy pozwalają na nią przewody i moc przyłączeniowa. Puszek i rozdzielnicy nie otwieraj.",
  band: {
    heading: "Przyślij plan albo szkic",
    text: "Rzut może być odręczny, byle z wymiarami. Dopisz, jakie urządzenia planujesz.",
    button: { label: "Zapytaj o wycenę instalacji", to: "/kontakt" },
  },
  related: {
    services: ["rozdzielnice", "pomiary", "przylacza", "smart-home"],
    guides: ["wymiana-instalacji", "modernizacja", "obliczanie-mocy"],
  },
};
