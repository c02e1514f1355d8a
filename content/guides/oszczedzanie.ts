import type { Guide } from "@/lib/content/types";

export const oszczedzanie = {
  slug: "oszczedzanie",
  name: "Oszczędzanie energii",
  card: "Gdzie ucieka prąd, jak czytać rachunek, którą taryfę wybrać i co zwraca się najszybciej.",
  icon: "piggy-bank",
  colour: "l1",
  meta: {
    title: "Oszczędzanie energii w domu: co działa",
    description:
      "Które urządzenia zużywają najwięcej prądu, jak czytać rachunek, kiedy wybrać taryfę G12 lub G12w i po ilu miesiącach zwraca się wymiana na LED.",
    keywords: [
      "oszczędzanie energii elektrycznej",
      "jak obniżyć rachunek za prąd",
      "taryfa G11 czy G12",
      "taryfa G12w",
      "pobór prądu urządzeń domowych",
      "tryb czuwania zużycie prądu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Oszczędzanie energii: od czego zacząć w domu",
    lead: "Zacznij od licznika, nie od gaszenia światła w łazience. Pokazujemy, co zużywa prąd, jak czytać rachunek i które zmiany zwracają się w kilka miesięcy.",
    picture: { name: "20-tablica-licznikowa" },
  },
  keyFacts: [
    { label: "Mniej prądu na światło po wymianie na LED", value: "do {led.oszczednosc}" },
    { label: "Cena prądu przyjęta do obliczeń", value: "{pv.cenaEnergii}" },
    { label: "10 W włączone bez przerwy, w roku", value: "88 kWh" },
    { label: "1 kW przez godzinę", value: "1 kWh" },
  ],
  sections: [
    {
      kind: "text",
      id: "zuzycie",
      heading: "Gdzie ucieka prąd",
      paragraphs: [
        "O zużyciu decyduje moc pomnożona przez czas. Czajnik ma 2000 W, ale działa kilka minut dziennie. Router ma 10 W i nie gaśnie nigdy. W skali roku oba zużywają podobnie. Dlatego lista urządzeń według mocy z tabliczki mówi niewiele, dopóki nie dopiszesz godzin.",
        "W domu bez ogrzewania elektrycznego kolejność jest zwykle taka: podgrzewanie wody i gotowanie, chłodzenie, pranie i suszenie, elektronika, światło. Jeśli masz bojler albo grzejniki elektryczne, to one stanowią większość rachunku. Wtedy oszczędzanie na ładowarkach niczego nie zmieni.",
        "Odczytaj, zamiast zgadywać. Watomierz wtykany do gniazda kosztuje kilkadziesiąt złotych i po dobie pokaże zużycie lodówki czy komputera. Licznik zdalnego odczytu zapisuje pobór godzina po godzinie, a wykres obejrzysz w portalu operatora. Najwięcej mówi godzina, w której wszyscy śpią. To, co dom pobiera o trzeciej w nocy, pobiera przez całą dobę.",
      ],
    },
    {
      kind: "devices",
      id: "urzadzenia",
      heading: "Moc i zużycie domowych urządzeń",
      paragraphs: [
        "Wartości są orientacyjne. Dokładną moc znajdziesz na tabliczce, a roczne zużycie na etykiecie energetycznej. Tu liczą się kilowatogodziny. Jeśli chcesz wiedzieć, ile urządzeń włączysz naraz, czytaj [poradnik o obliczaniu mocy](/poradnik/obliczanie-mocy).",
      ],
      categories: [
        {
          category: "Kuchnia",
          items: [
            { name: "Płyta indukcyjna", power: "do 7,4 kW, około 1 kWh na obiad" },
            { name: "Piekarnik", power: "2,5–3,6 kW, około 1 kWh na pieczenie" },
            { name: "Czajnik", power: "1,8–2,4 kW, około 0,1 kWh na litr wody" },
            { name: "Zmywarka", power: "około 2 kW, 0,6–1 kWh na cykl" },
            { name: "Lodówka z zamrażarką", power: "100–250 kWh w roku" },
          ],
        },
        {
          category: "Łazienka i pranie",
          items: [
            { name: "Bojler 80 l", power: "1,5–2 kW, 3–6 kWh dziennie" },
            { name: "Ogrzewacz przepływowy trójfazowy", power: "12–24 kW, tylko gdy płynie woda" },
            { name: "Pralka", power: "około 2 kW, 0,4–1 kWh na cykl" },
            { name: "Suszarka z pompą ciepła", power: "0,6–1 kW, 1–2 kWh na cykl" },
          ],
        },
        {
          category: "Salon i praca",
          items: [
            { name: "Telewizor 55 cali", power: "70–150 W" },
            { name: "Laptop", power: "30–65 W" },
            { name: "Komputer stacjonarny do gier", power: "200–500 W" },
            { name: "Router", power: "6–15 W przez całą dobę" },
            { name: "Źródło światła LED", power: "5–12 W" },
          ],
        },
        {
          category: "Ogrzewanie i chłodzenie",
          items: [
            { name: "Grzejnik przenośny", power: "1,5–2 kW" },
            { name: "Klimatyzator pokojowy", power: "0,8–1,2 kW podczas chłodzenia" },
            { name: "Pompa obiegowa, stara", power: "50–90 W" },
            { name: "Pompa obiegowa, elektroniczna", power: "5–25 W" },
          ],
        },
      ],
      after: [
        "Z listy wynika kolejność działań. Najpierw ciepła woda i ogrzewanie, potem stara lodówka i stara pompa obiegowa, na końcu elektronika. Pompa obiegowa pracuje całą zimę i mało kto o niej myśli. Wymiana 70 W na 15 W przez 5000 godzin sezonu daje 275 kWh rocznie. Ogrzewanie prądem ma [osobny poradnik](/poradnik/grzewnictwo).",
      ],
    },
    {
      kind: "text",
      id: "czuwanie",
      heading: "Czuwanie: mała moc, dużo godzin",
      paragraphs: [
        "Rok ma 8760 godzin. Każdy wat, który pobierasz bez przerwy, to prawie 9 kWh rocznie. Nowe urządzenia w zwykłym czuwaniu pobierają poniżej 1 W i nie ma o co walczyć. Inaczej jest ze starszym kinem domowym, dekoderem, drukarką laserową i konsolą w trybie szybkiego startu. Tam bywa 10–20 W na sztukę.",
        "Listwa z wyłącznikiem załatwia sprawę w jednym miejscu: telewizor, dekoder i wzmacniacz gasną razem. Nie podłączaj do niej lodówki, routera, pompy ani centrali alarmowej. Nie wpinaj też jednej listwy w drugą i nie zasilaj z niej grzejnika.",
        "Jeśli nocny pobór przekracza 150 W, a nie widzisz powodu, przyczyna zwykle leży w urządzeniu, o którym zapomniano. Bywa nim kabel grzejny rynny, stary zasilacz, hydrofor albo podgrzewacz wody pod zlewem. Gdy po wyłączeniu wszystkich odbiorników licznik nadal pokazuje pobór, poproś elektryka o [sprawdzenie obwodów](/uslugi/naprawy).",
      ],
    },
    {
      kind: "table",
      id: "taryfy",
      heading: "Taryfy G11, G12 i G12w",
      paragraphs: [
        "Grupa taryfowa decyduje o tym, ile płacisz w danej godzinie. Operatora nie wybierasz, grupę tak. Zmienisz ją zwykle raz na 12 miesięcy, wnioskiem do sprzedawcy.",
      ],
      caption: "Najczęstsze grupy taryfowe dla gospodarstw domowych.",
      columns: ["Grupa", "Ceny w dobie", "Tańsze godziny", "Dla kogo"],
      rows: [
        {
          label: "G11",
          cells: ["jedna", "brak", "Zużycie rozłożone równo, brak dużych odbiorników."],
        },
        {
          label: "G12",
          cells: ["dwie", "Noc i krótko po południu, codziennie.", "Bojler, piece akumulacyjne, auto ładowane nocą."],
        },
        {
          label: "G12w",
          cells: [
            "dwie",
            "Jak w G12, a także weekendy i święta.",
            "Pranie, gotowanie i ogrzewanie głównie w soboty i niedziele.",
          ],
        },
      ],
      after: [
        "W taryfie dwustrefowej droższa strefa kosztuje więcej niż w G11, a tańsza mniej. Opłacalność zależy więc od jednej liczby: udziału zużycia w tańszych godzinach. Załóżmy do rachunku, że w G11 płacisz 0,80 zł za kilowatogodzinę, a w G12 odpowiednio 0,95 zł i 0,60 zł. Przy udziale 43% obie taryfy kosztują tyle samo. Poniżej tańsza jest G11, powyżej G12. Twój próg wyjdzie z twoich stawek.",
        "Udział odczytasz z wykresu godzinowego w portalu operatora. Przesunięcie bojlera, zmywarki i pralki daje zwykle więcej niż zmiana nawyków domowników. Bojlerem i ładowarką auta może sterować zegar w rozdzielnicy, montowany przez elektryka. Pralki nie nastawiaj na noc, gdy śpisz lub wychodzisz. Zalanie i pożar wykryte za późno kosztują więcej niż tańsza strefa.",
        "Są też taryfy dynamiczne, z ceną zmienną co godzinę lub częściej. Opłacają się przy sterowanej pompie ciepła, [magazynie energii](/poradnik/magazyny-energii) albo aucie. Bez automatyki to ryzyko: w szczycie płacisz wtedy najwięcej.",
      ],
      note: "Ceny w przykładzie są założone i nie pochodzą z cennika. Godziny stref podaje taryfa operatora, zatwierdzone taryfy publikuje Urząd Regulacji Energetyki: ure.gov.pl.",
    },
    {
      kind: "rows",
      id: "rachunek",
      heading: "Jak czytać rachunek",
      paragraphs: [
        "Rachunek ma dwie części: sprzedaż energii i dystrybucję. Sprzedawcę możesz zmienić, dystrybutora nie. Zanim zaczniesz oszczędzać, sprawdź, która część zależy od zużycia.",
      ],
      items: [
        {
          term: "Energia czynna",
          text: "Kilowatogodziny razy cena. Ta pozycja spada, gdy zużywasz mniej.",
          note: "zł/kWh",
        },
        {
          term: "Opłata sieciowa zmienna",
          text: "Za przesłanie każdej kilowatogodziny. Też maleje razem ze zużyciem.",
          note: "zł/kWh",
        },
        {
          term: "Opłata sieciowa stała i abonament",
          text: "Płacisz co miesiąc, nawet przy zerowym zużyciu.",
          note: "zł/miesiąc",
        },
        {
          term: "Opłata mocowa",
          text: "W domach zależy od przedziału rocznego zużycia, nie od każdej kilowatogodziny.",
          note: "zł/miesiąc",
        },
        {
          term: "Opłaty OZE, kogeneracyjna, jakościowa",
          text: "Drobne opłaty od każdej kilowatogodziny: na odnawialne źródła, elektrociepłownie i utrzymanie sieci. Zmieniają się co roku.",
          note: "zł/kWh",
        },
        {
          term: "Prognoza lub odczyt",
          text: "Przy prognozie płacisz za przewidywane zużycie. Porównuj tylko okresy z rzeczywistym odczytem.",
          note: "okres rozliczenia",
        },
      ],
      after: [
        "Pełną cenę kilowatogodziny policzysz sam. Dodaj wszystkie pozycje z jednostką zł/kWh razem z podatkiem VAT. W naszych obliczeniach przyjmujemy {pv.cenaEnergii}, a w przykładzie niżej środek tego zakresu. Do porównań rok do roku bierz kilowatogodziny, bo złotówki zmieniają się razem z taryfą.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Po ilu miesiącach zwraca się LED",
      paragraphs: [
        "W domu świeci jeszcze 10 halogenów po 42 W, średnio 3 godziny dziennie. Zastępuje je 10 źródeł LED (diod świecących) po 8,5 W o podobnym strumieniu światła. Prąd kosztuje 0,80 zł, jedno źródło 15 zł. Ceny są założone.",
      ],
      steps: [
        { text: "Moc przed wymianą: 10 × 42 W", result: "420 W" },
        { text: "Moc po wymianie: 10 × 8,5 W", result: "85 W" },
        { text: "Czas świecenia: 3 h × 365 dni", result: "1095 h w roku" },
        { text: "Mniej energii: (420 W − 85 W) × 1095 h", result: "367 kWh w roku" },
        { text: "Oszczędność: 367 kWh × 0,80 zł", result: "około 293 zł w roku" },
        { text: "Koszt źródeł: 10 × 15 zł", result: "150 zł" },
        { text: "Zwrot: 150 zł : 293 zł × 12 miesięcy", result: "6 miesięcy" },
      ],
      result: "Zużycie na światło spada o cztery piąte, zakup zwraca się w pół roku.",
      after: [
        "Wynik odpowiada górnej granicy, którą podajemy dla wymiany żarówek na LED: {led.oszczednosc}. Świetlówki kompaktowe zużywają już mało, więc ich wymiana zwraca się dłużej. Wymieniaj najpierw te punkty, które świecą najwięcej godzin. Barwę, strumień i oddawanie kolorów dobierzesz z [poradnikiem o oświetleniu](/poradnik/oswietlenie).",
      ],
    },
    {
      kind: "checks",
      id: "plan",
      heading: "Plan: co zrobić w tej kolejności",
      items: [
        { title: "Dziś, bez kosztów", text: "Lodówka na 4–5 °C, bojler na 55–60 °C, program eco w zmywarce i pralce." },
        {
          title: "W tym tygodniu",
          text: "Odczytaj nocny pobór z portalu operatora, sprawdź watomierzem lodówkę i sprzęt RTV, wyłącz zbędne.",
        },
        {
          title: "W tym miesiącu",
          text: "LED w miejscach, które świecą najdłużej. Listwa z wyłącznikiem przy telewizorze.",
        },
        {
          title: "Po roku danych",
          text: "Wybór taryfy na podstawie wykresu godzinowego, sterowanie bojlerem w tańszych godzinach.",
        },
        {
          title: "Przy remoncie",
          text: "Obwody podzielone na strefy, czujniki ruchu w przejściach, miejsce na sterowanie.",
        },
        { title: "Inwestycja", text: "Wymiana źródła ciepła, potem fotowoltaika dobrana do zmniejszonego zużycia." },
      ],
      after: [
        "Kolejność ma znaczenie. Panele dobrane do starego zużycia okażą się za duże, gdy wymienisz bojler i oświetlenie. Dlatego najpierw zmniejsz zużycie, potem licz [fotowoltaikę](/poradnik/fotowoltaika). Czujniki, sterowanie i oświetlenie wykonujemy jako [instalacje energooszczędne](/uslugi/energooszczedne).",
      ],
      callout: {
        title: "Nie oszczędzaj na ochronie.",
        text: "Nie wyłączaj na stałe wyłącznika różnicowoprądowego ani obwodu alarmu. Nie obniżaj temperatury w bojlerze poniżej 55 °C, bo w letniej wodzie rozwijają się bakterie Legionella.",
      },
    },
  ],
  faq: [
    {
      question: "Co zużywa najwięcej prądu w domu?",
      answer:
        "Wszystko, co grzeje: bojler, grzejniki, płyta, piekarnik, suszarka. Z urządzeń niegrzejących liczą się lodówka i sprzęt włączony całą dobę. Światło LED ma zwykle kilka procent udziału.",
    },
    {
      question: "Czy ładowarka w gniazdku zużywa prąd?",
      answer:
        "Nowa ładowarka bez telefonu pobiera około 0,1 W, czyli mniej niż 1 kWh w roku. Kosztuje to poniżej złotówki. Wyjmij ją, jeśli jest uszkodzona lub się grzeje, ale dla rachunku nie ma to znaczenia.",
    },
    {
      question: "Czy lepiej gasić światło LED na kilka minut?",
      answer:
        "Tak, częste włączanie nie szkodzi dobrym źródłom LED i nie zwiększa zużycia. Sam zysk jest jednak mały: 8 W przez godzinę to mniej niż grosz. W korytarzu i garderobie wygodniejszy jest czujnik ruchu.",
    },
    {
      question: "Czy zmiana taryfy wymaga wymiany licznika?",
      answer:
        "Licznik zdalnego odczytu zwykle wystarczy przeprogramować zdalnie. Starszy jednostrefowy operator wymienia. Wniosek składasz do sprzedawcy energii, a opłatę i termin określa taryfa operatora.",
    },
    {
      question: "Czy urządzenie do oszczędzania prądu wkładane do gniazdka działa?",
      answer:
        "Nie. Takie wtyczki mają najwyżej kondensator, który zmienia moc bierną, a za nią gospodarstwo domowe nie płaci. Część z nich jest niebezpieczna, bo nie ma żadnych zabezpieczeń. W firmach kompensację mocy biernej projektuje się na podstawie pomiarów.",
    },
    {
      question: "Dlaczego rachunek wzrósł, choć zużycie się nie zmieniło?",
      answer:
        "Sprawdź trzy rzeczy: okres rozliczenia, prognozę zamiast odczytu i nową taryfę. Porównaj kilowatogodziny z tym samym okresem rok wcześniej. Jeśli to one wzrosły bez powodu, szukaj urządzenia pracującego na okrągło lub usterki.",
    },
  ],
  advice:
    "Zmiany w rozdzielnicy, na stałe podłączony bojler i sterowanie obwodami zostaw elektrykowi. Przed większym wydatkiem poproś specjalistę o przejrzenie rachunków i instalacji, bo kolejność prac zmienia wynik.",
  band: {
    heading: "Znajdźmy, co zużywa twój prąd",
    text: "Przyślij rachunek i listę największych urządzeń. Wskażemy, od czego zacząć i co się zwróci.",
    button: { label: "Zapytaj o oszczędzanie energii", to: "/kontakt" },
  },
  related: {
    services: ["energooszczedne", "smart-home", "fotowoltaika"],
    guides: ["oswietlenie", "grzewnictwo", "fotowoltaika"],
  },
} as const satisfies Guide;
