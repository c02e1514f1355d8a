import type { Guide } from "@/lib/content/types";

export const oszczedzanie: Guide = {
  slug: "oszczedzanie",
  name: "Oszczędzanie energii",
  card: "Gdzie ucieka prąd, jak czytać rachunek, którą taryfę wybrać i co zwraca się najszybciej.",
  icon: "piggy-bank",
  colour: "l1",
  meta: {
    title: "Oszczędzanie energii w domu: co działa",
    description:
      "Które urządzenia zużywają najwięcej prądu, jak czytać rachunek, kiedy wybrać taryfę G12, G12w lub G13 i po ilu miesiącach zwraca się wymiana na LED.",
    keywords: [
      "oszczędzanie energii elektrycznej",
      "jak obniżyć rachunek za prąd",
      "taryfa G11 czy G12",
      "taryfa G13 Tauron",
      "taryfa G12w",
      "pobór prądu urządzeń domowych",
      "tryb czuwania zużycie prądu",
      "opłata mocowa na fakturze za prąd",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Od czego zacząć oszczędzanie energii w domu",
    lead: "Na start wystarczą rachunek, login do portalu operatora i watomierz za kilkadziesiąt złotych. Kwoty liczymy dla domu, który zużywa {przyklad.taryfa.zuzycie} w roku.",
    answer:
      "Zacznij od zmiany taryfy: nie wymaga zakupów. Dom z przykładu płaci w G12 o {przyklad.taryfa.g12Mniej} w roku mniej niż w G11, jeśli {przyklad.taryfa.noc} prądu bierze w tańszych godzinach. Potem poszukaj urządzenia, które bierze prąd nocą, a źródło ciepła i panele licz na końcu.",
    picture: { name: "22-oswietlenie-ogrodu" },
  },
  keyFacts: [
    { label: "Kilowatogodzina w G11 w 2026 roku, bez opłat stałych", value: "{energia.cenaG11Zmienna}" },
    {
      label: "Udział tańszych godzin, od którego G12 wygrywa z G11",
      value: "{przyklad.taryfa.g12Prog} zużycia",
    },
    { label: "G12 zamiast G11 w domu z przykładu", value: "{przyklad.taryfa.g12Mniej} mniej w roku" },
    { label: "Stały pobór {przyklad.czuwanie.moc}, w roku", value: "{przyklad.czuwanie.energia}" },
    { label: "Mniej prądu na światło po wymianie na LED", value: "do {led.oszczednosc}" },
  ],
  sections: [
    {
      kind: "checks",
      id: "plan",
      heading: "Plan: najpierw to, co nic nie kosztuje",
      items: [
        {
          title: "Dziś: taryfa",
          text: "W portalu operatora sprawdź, jaka część zużycia wypada w tańszych godzinach. Jeśli ponad {przyklad.taryfa.g12Prog}, a bez paneli tak jest prawie w każdym domu, złóż u sprzedawcy wniosek o [G12 albo G13](#taryfy).",
        },
        {
          title: "Dziś: nastawy",
          text: "Ustaw lodówkę na 4–5 °C, bojler na 55–60 °C, a w zmywarce i pralce program eco.",
        },
        {
          title: "W tym tygodniu",
          text: "Odczytaj, ile dom bierze o trzeciej w nocy, a potem sprawdź watomierzem lodówkę i sprzęt RTV.",
        },
        {
          title: "W tym miesiącu",
          text: "Wymień na LED lampy, które palą się najdłużej, zwykle w kuchni i nad wejściem.",
        },
        {
          title: "Przy remoncie",
          text: "Zaplanuj czujki ruchu w przejściach i miejsce w rozdzielnicy na zegar bojlera.",
        },
        {
          title: "Inwestycja",
          text: "Najpierw zmień źródło ciepła, a po nim dobierz [fotowoltaikę](/poradnik/fotowoltaika). Panele policzone ze starych rachunków nie pasowałyby do nowego zużycia.",
        },
      ],
      after: [
        "Jeśli dom ogrzewasz prądem, także pompą ciepła, zacznij od [kosztu ogrzewania](/poradnik/grzewnictwo). Pozostałe kroki dają przy nim niewielkie kwoty. Czujki i zegary montujemy w ramach [instalacji energooszczędnych](/uslugi/energooszczedne).",
      ],
      callout: {
        title: "Nie oszczędzaj na ochronie.",
        text: "Nie wyłączaj na stałe różnicówki ani obwodu alarmu. Nie obniżaj temperatury w bojlerze poniżej 55 °C: w letniej wodzie rozwijają się bakterie Legionella.",
      },
    },
    {
      kind: "table",
      id: "taryfy",
      heading: "Taryfy G11, G12, G12w i G13 w 2026 roku",
      drawing: {
        drawing: "tariffs",
        title: "Strefy taryf domowych w dzień roboczy, w sobotę i w niedzielę, zimą",
        caption:
          "G11 ma jedną cenę. W G12 droższe są godziny {taryfa.g12Drozej} od poniedziałku do soboty, w G12w tylko w dni robocze. W G13 zimą średnia cena obowiązuje {taryfa.g13Przedpoludnie}, najwyższa {taryfa.g13SzczytZima}, a weekend jest tańszy przez całą dobę.",
        rows: [
          {
            name: "G11",
            weekday: [{ from: 0, to: 24, price: "one" }],
            saturday: [{ from: 0, to: 24, price: "one" }],
            sunday: [{ from: 0, to: 24, price: "one" }],
          },
          {
            name: "G12",
            weekday: [
              { from: 0, to: 6, price: "low" },
              { from: 6, to: 13, price: "high" },
              { from: 13, to: 15, price: "low" },
              { from: 15, to: 22, price: "high" },
              { from: 22, to: 24, price: "low" },
            ],
            saturday: [
              { from: 0, to: 6, price: "low" },
              { from: 6, to: 13, price: "high" },
              { from: 13, to: 15, price: "low" },
              { from: 15, to: 22, price: "high" },
              { from: 22, to: 24, price: "low" },
            ],
            sunday: [{ from: 0, to: 24, price: "low" }],
          },
          {
            name: "G12w",
            weekday: [
              { from: 0, to: 6, price: "low" },
              { from: 6, to: 13, price: "high" },
              { from: 13, to: 15, price: "low" },
              { from: 15, to: 22, price: "high" },
              { from: 22, to: 24, price: "low" },
            ],
            saturday: [{ from: 0, to: 24, price: "low" }],
            sunday: [{ from: 0, to: 24, price: "low" }],
          },
          {
            name: "G13",
            weekday: [
              { from: 0, to: 7, price: "low" },
              { from: 7, to: 13, price: "middle" },
              { from: 13, to: 16, price: "low" },
              { from: 16, to: 21, price: "high" },
              { from: 21, to: 24, price: "low" },
            ],
            saturday: [{ from: 0, to: 24, price: "low" }],
            sunday: [{ from: 0, to: 24, price: "low" }],
          },
        ],
      },
      paragraphs: [
        "Grupę taryfową zmienia się wnioskiem do sprzedawcy, najwyżej raz na 12 miesięcy. Godziny są z taryfy Tauron Dystrybucja, obejmującej większość województwa śląskiego.",
      ],
      caption:
        "Grupy taryfowe dla gospodarstw domowych. Ceny brutto z 2026 roku, bez opłat stałych, przyjęte do obliczeń.",
      columns: ["Grupa", "Kiedy drożej", "Ceny", "Dla kogo"],
      rows: [
        {
          label: "G11",
          note: "całodobowa",
          cells: [
            "Jedna cena przez całą dobę.",
            "{energia.cenaG11Zmienna}",
            "Dla domu, w którym prawie całe zużycie wypada między 6 a 22.",
          ],
        },
        {
          label: "G12",
          note: "dwie strefy, taryfa nocna",
          cells: [
            "Od poniedziałku do soboty {taryfa.g12Drozej}. Niedziele i święta są tańsze przez całą dobę.",
            "{energia.cenaG12Dzien} i {energia.cenaG12Noc}",
            "Dla domu, w którym bojler, piece akumulacyjne albo auto biorą prąd nocą.",
          ],
        },
        {
          label: "G12w",
          note: "dwie strefy",
          cells: [
            "Jak w G12, ale tanie są także całe soboty.",
            "{energia.cenaG12wDzien} i {energia.cenaG12wNoc}",
            "Dla domu, w którym pierze się, gotuje i grzeje głównie w weekend.",
          ],
        },
        {
          label: "G13",
          note: "taryfa trójstrefowa",
          cells: [
            "W dni robocze: cena średnia {taryfa.g13Przedpoludnie}, najwyższa {taryfa.g13SzczytLato} od kwietnia do września i {taryfa.g13SzczytZima} od października do marca.",
            "{energia.cenaG13Przedpoludnie}, {energia.cenaG13Szczyt} i {energia.cenaG13Reszta}",
            "Dla domu, w którym auto, bojler, magazyn albo pompa ciepła omijają wieczorny szczyt.",
          ],
        },
      ],
      after: [
        "Przy tych cenach G12 wygrywa z G11, gdy w tańszych godzinach wypada ponad {przyklad.taryfa.g12Prog} zużycia. Zwykły dom pobiera w tanich godzinach G12 około {przyklad.taryfa.noc}, choćby nikt niczego nie przestawiał. G12w opłaca się dopiero powyżej {przyklad.taryfa.g12wProg}: jej droższa strefa kosztuje więcej niż w G12.",
        "G13 wybiera się rzadko, choć w wielu domach wychodzi najtaniej. Najdroższe są w niej zimowe wieczory. Kto wtedy gotuje, piecze i dogrzewa pokój grzejnikiem, traci całą przewagę.",
        "Jesteś prosumentem? Porównaj taryfy tylko dla prądu, który nadal kupujesz. Panele pokrywają głównie droższe godziny dnia, więc kto nocą grzeje wodę, dom albo ładuje auto, zwykle zyskuje na G12. Bez nocnych odbiorników policz obie taryfy z wykresu pobranej energii. Depozyt z [net-billingu](/poradnik/fotowoltaika#net-billing) jest w każdej taki sam.",
        "Bojler i ładowarkę przestawisz na tańsze godziny bez wyrzeczeń. Pralkę i zmywarkę włączaj w tańszych godzinach dnia i w niedzielę, gdy ktoś jest w domu. Nocą zalanie i pożar zauważa się za późno. Taryfa dynamiczna, z ceną zmienną co godzinę lub częściej, ma sens dopiero z automatyką, która sama omija szczyt: przy sterowanej pompie ciepła, [magazynie energii](/poradnik/magazyny-energii) albo aucie.",
      ],
      note: "Strefy według taryfy na 2026 rok, zatwierdzonej 17 grudnia 2025 roku. Od następnego stycznia obowiązuje nowa: sprawdź ją na tauron-dystrybucja.pl.",
    },
    {
      kind: "example",
      id: "porownanie",
      heading: "Ten sam dom w G11, G12, G12w i G13",
      paragraphs: [
        "Dom zużywa {przyklad.taryfa.zuzycie} w roku. Opłaty stałe pomijamy: między grupami różnią się niewiele. W tańszej strefie G12 wypada {przyklad.taryfa.noc} zużycia, w G12w z sobotami {przyklad.taryfa.weekend}. W G13 na godziny ze średnią ceną przypada {przyklad.taryfa.g13Przedpoludnie}, na najdroższe {przyklad.taryfa.g13Szczyt}.",
      ],
      steps: [
        { text: "G11: {przyklad.taryfa.zuzycie} × {energia.cenaG11Zmienna}", result: "{przyklad.taryfa.kosztG11}" },
        {
          text: "G12: {przyklad.taryfa.noc} zużycia po {energia.cenaG12Noc}, reszta po {energia.cenaG12Dzien}",
          result: "{przyklad.taryfa.g12Koszt}",
        },
        {
          text: "G12w: {przyklad.taryfa.weekend} zużycia po {energia.cenaG12wNoc}, reszta po {energia.cenaG12wDzien}",
          result: "{przyklad.taryfa.g12wKoszt}",
        },
        {
          text: "G13: {przyklad.taryfa.g13Przedpoludnie} po {energia.cenaG13Przedpoludnie}, {przyklad.taryfa.g13Szczyt} po {energia.cenaG13Szczyt}, {przyklad.taryfa.g13Reszta} po {energia.cenaG13Reszta}",
          result: "{przyklad.taryfa.g13Koszt}",
        },
      ],
      result:
        "W porównaniu z G11 ten dom płaci w roku o {przyklad.taryfa.g12Mniej} mniej w G12, o {przyklad.taryfa.g12wMniej} mniej w G12w i o {przyklad.taryfa.g13Mniej} mniej w G13.",
    },
    {
      kind: "rows",
      id: "rachunek",
      heading: "Jak czytać rachunek",
      paragraphs: [
        "Faktura za prąd składa się ze sprzedaży i dystrybucji. Sprzedawcę możesz zmienić, a operatora sieci nie.",
      ],
      items: [
        {
          term: "Energia czynna",
          text: "To kilowatogodziny razy cena. Kwota spada razem ze zużyciem.",
          note: "zł/kWh",
        },
        {
          term: "Opłata sieciowa zmienna",
          text: "Płacisz ją za przesłanie każdej kilowatogodziny.",
          note: "zł/kWh",
        },
        {
          term: "Opłata sieciowa stała i abonament",
          text: "Płacisz co miesiąc, nawet przy zerowym zużyciu.",
          note: "zł/miesiąc",
        },
        {
          term: "Opłata mocowa",
          text: "Jej kwota zależy od przedziału rocznego zużycia.",
          note: "zł/miesiąc",
        },
        {
          term: "Opłaty OZE, kogeneracyjna, jakościowa",
          text: "To drobne kwoty od każdej kilowatogodziny, co roku inne.",
          note: "zł/kWh",
        },
        {
          term: "Prognoza lub odczyt",
          text: "Porównuj tylko okresy z rzeczywistym odczytem.",
          note: "okres rozliczenia",
        },
      ],
      after: [
        "Zsumuj pozycje z jednostką zł/kWh i dolicz VAT, a dostaniesz kwotę, którą oszczędza każda niezużyta kilowatogodzina: w G11 w 2026 roku około {energia.cenaG11Zmienna}. Opłaty stałe to w domu trójfazowym, który zużywa ponad 2800 kWh, około {energia.oplatyStale} rocznie. W domu z przykładu podnoszą średnią cenę do {przyklad.taryfa.pelnaG11}. Porównując lata, patrz na kilowatogodziny. Złotówki zmieniają się razem z taryfą.",
      ],
    },
    {
      kind: "text",
      id: "zuzycie",
      heading: "Gdzie ucieka prąd",
      paragraphs: [
        "Zużycie to moc pomnożona przez czas. Czajnik ma 2000 W, ale działa kilka minut dziennie, router bierze 10 W i nie gaśnie nigdy, a w skali roku oba zużywają podobnie. W domu bez ogrzewania elektrycznego na czele są podgrzewanie wody i gotowanie, dalej chłodzenie, pranie i suszenie, elektronika, światło. Tam, gdzie grzeje bojler albo grzejniki, żadne odłączanie ładowarek rachunku nie zmieni.",
        "Licznik zdalnego odczytu zapisuje pobór godzina po godzinie, a wykres obejrzysz w portalu operatora. Najwięcej powie ci godzina, w której wszyscy śpią: tyle, ile dom bierze o trzeciej w nocy, bierze przez całą dobę.",
      ],
    },
    {
      kind: "text",
      id: "czuwanie",
      heading: "Czuwanie i urządzenia, o których zapomniano",
      paragraphs: [
        "Nowe urządzenia w trybie czuwania (standby) pobierają poniżej 1 W i nie ma o co walczyć. Inaczej jest ze starszym kinem domowym, dekoderem, drukarką laserową i konsolą w trybie szybkiego startu. Jedno takie urządzenie bierze nawet 10–20 W, a każde {przyklad.czuwanie.moc} bez przerwy kosztuje {przyklad.czuwanie.koszt} rocznie. Listwa z wyłącznikiem gasi cały zestaw naraz. Nie podłączaj do niej lodówki, routera, pompy ani centrali alarmowej.",
        "Nocny pobór ponad 150 W, którego nie umiesz wyjaśnić, oznacza na ogół kabel grzejny w rynnie, hydrofor albo podgrzewacz wody pod zlewem. Jeśli licznik pokazuje pobór także po wyłączeniu wszystkich odbiorników, poproś elektryka o [sprawdzenie obwodów](/uslugi/naprawy).",
        "Zimowy rachunek prawie się podwoił, choć nikt niczego nie kupił? Porównaj na wykresie noc z tą samą nocą rok wcześniej. Potem patrz na moc na wyświetlaczu licznika i wyłączaj obwody po kolei, aż wyraźnie spadnie. Obwód alarmu i lodówki od razu włącz z powrotem. Często winny jest kabel w rynnie, który po wymianie sterownika grzeje dzień i noc, bo ktoś przestawił go na pracę ręczną. Nie umiesz wskazać odbiornika? Elektryk z miernikiem cęgowym znajduje taki obwód zwykle w pierwszej godzinie, w cenie wizyty {naprawa.wizyta}.",
      ],
    },
    {
      kind: "table",
      id: "urzadzenia",
      heading: "Moc i zużycie domowych urządzeń",
      paragraphs: [
        "Dla rachunku liczą się kilowatogodziny. Od kilowatów zależy, [ile urządzeń włączysz naraz](/poradnik/obliczanie-mocy).",
      ],
      columns: ["Urządzenie", "Moc"],
      rows: [
        { group: "Kuchnia", label: "Płyta indukcyjna", cells: ["do 7,4 kW, około 1 kWh na obiad"] },
        { label: "Piekarnik", cells: ["2,5–3,6 kW, około 1 kWh na pieczenie"] },
        { label: "Czajnik", cells: ["1,8–2,4 kW, około 0,1 kWh na litr wody"] },
        { label: "Zmywarka", cells: ["około 2 kW, 0,6–1 kWh na cykl"] },
        { label: "Lodówka z zamrażarką", cells: ["100–250 kWh w roku"] },
        { group: "Łazienka i pranie", label: "Bojler 80 l", cells: ["1,5–2 kW, 3–6 kWh dziennie"] },
        { label: "Pralka", cells: ["około 2 kW, 0,4–1 kWh na cykl"] },
        { label: "Suszarka z pompą ciepła", cells: ["0,6–1 kW, 1–2 kWh na cykl"] },
        { group: "Salon i praca", label: "Telewizor 55 cali", cells: ["70–150 W"] },
        { label: "Komputer stacjonarny do gier", cells: ["200–500 W"] },
        { label: "Router", cells: ["6–15 W przez całą dobę"] },
        { label: "Źródło światła LED", cells: ["5–12 W"] },
        { group: "Ogrzewanie i chłodzenie", label: "Grzejnik przenośny", cells: ["1,5–2 kW"] },
        { label: "Klimatyzator pokojowy", cells: ["0,8–1,2 kW podczas chłodzenia"] },
        { label: "Pompa obiegowa, stara i nowa", cells: ["50–90 W i 5–25 W"] },
      ],
      after: [
        "O pompie obiegowej mało kto myśli, a pracuje całą zimę. Nowa {przyklad.obiegowa.nowa} zamiast starej {przyklad.obiegowa.stara} zużyje przez {przyklad.obiegowa.godziny} sezonu o {przyklad.obiegowa.energia} mniej, czyli oszczędzi około {przyklad.obiegowa.koszt} rocznie.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Po ilu miesiącach zwraca się LED",
      paragraphs: [
        "W domu świeci jeszcze {przyklad.wymianaLed.sztuki} halogenów po {przyklad.wymianaLed.przed}, średnio {przyklad.wymianaLed.godziny} dziennie. Zastępuje je tyle samo źródeł LED po {przyklad.wymianaLed.po}, o [podobnym strumieniu światła](/poradnik/oswietlenie) i w cenie {przyklad.wymianaLed.cena} za sztukę.",
      ],
      steps: [
        {
          text: "Moc przed wymianą i po niej: {przyklad.wymianaLed.sztuki} × {przyklad.wymianaLed.przed} i {przyklad.wymianaLed.sztuki} × {przyklad.wymianaLed.po}",
          result: "{przyklad.wymianaLed.mocPrzed} i {przyklad.wymianaLed.mocPo}",
        },
        {
          text: "Mniej energii: ({przyklad.wymianaLed.mocPrzed} − {przyklad.wymianaLed.mocPo}) × {przyklad.wymianaLed.czas}",
          result: "{przyklad.wymianaLed.energia} w roku",
        },
        {
          text: "Oszczędność: {przyklad.wymianaLed.energia} × {energia.cenaG11Zmienna}",
          result: "{przyklad.wymianaLed.oszczednosc} w roku",
        },
        {
          text: "Zwrot: {przyklad.wymianaLed.koszt} za źródła : {przyklad.wymianaLed.oszczednosc} × 12 miesięcy",
          result: "{przyklad.wymianaLed.zwrot}",
        },
      ],
      result:
        "Zużycie na te lampy spada o {przyklad.wymianaLed.spadek}, a zakup zwraca się w ciągu {przyklad.wymianaLed.zwrot}.",
      after: [
        "Tyle, do {led.oszczednosc}, oszczędza zamiana halogenów i żarówek. Świetlówki kompaktowe zużywają już mało, więc ich wymiana zwraca się dłużej.",
      ],
    },
  ],
  faq: [
    {
      question: "Czy ładowarka w gniazdku zużywa prąd?",
      answer:
        "Nowa ładowarka bez telefonu pobiera około 0,1 W, czyli w roku mniej niż 1 kWh, za mniej niż złotówkę. Wyjmij ją, jeśli się grzeje.",
    },
    {
      question: "Czy zmiana taryfy wymaga wymiany licznika?",
      answer:
        "Licznik zdalnego odczytu wystarczy przeprogramować. Starszy licznik, jednostrefowy, operator wymienia. Wniosek składasz do sprzedawcy energii, a opłatę i termin określa taryfa operatora.",
    },
    {
      question: "Czy wtyczki do oszczędzania prądu działają?",
      answer:
        "Nie. Mają najwyżej kondensator, który zmienia moc bierną, a za nią gospodarstwo domowe nie płaci. Bywają też niebezpieczne: w środku często brakuje jakichkolwiek zabezpieczeń.",
    },
    {
      question: "Dlaczego rachunek wzrósł, choć zużycie się nie zmieniło?",
      answer:
        "Przyczyną bywa dłuższy okres rozliczenia, prognoza zamiast odczytu albo nowa taryfa od stycznia. Jeśli w porównaniu z tym samym okresem rok wcześniej wzrosły także kilowatogodziny, szukaj urządzenia pracującego na okrągło lub usterki.",
    },
  ],
  advice:
    "Taryfę i nastawy zmienisz bez niczyjej pomocy, ale zegar w rozdzielnicy, bojler podłączony na stałe i nowe obwody zostaw elektrykowi. Przed większym wydatkiem pokaż specjaliście rachunki i instalację, bo od kolejności prac zależy wynik.",
  band: {
    heading: "Co w twoim domu zużywa prąd?",
    text: "Przyślij rachunek i listę największych urządzeń. Wskażemy, od czego zacząć i co się zwróci.",
    button: { label: "Zapytaj o oszczędzanie energii", to: "/kontakt" },
  },
  related: {
    services: ["energooszczedne", "smart-home", "fotowoltaika"],
    guides: ["oswietlenie", "grzewnictwo", "fotowoltaika"],
  },
};
