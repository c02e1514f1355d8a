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
      "Które urządzenia zużywają najwięcej prądu, jak czytać rachunek, kiedy wybrać taryfę G12, G12w lub G13 i po ilu miesiącach zwraca się wymiana na LED.",
    keywords: [
      "oszczędzanie energii elektrycznej",
      "jak obniżyć rachunek za prąd",
      "taryfa G11 czy G12",
      "taryfa G13 Tauron",
      "taryfa G12w",
      "pobór prądu urządzeń domowych",
      "tryb czuwania zużycie prądu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Od czego zacząć oszczędzanie energii w domu",
    lead: "Od licznika. Pokazujemy, co zużywa prąd, jak czytać rachunek, która taryfa pasuje do twojego dnia i które zmiany zwracają się w kilka miesięcy.",
  },
  keyFacts: [
    { label: "Mniej prądu na światło po wymianie na LED", value: "do {led.oszczednosc}" },
    { label: "Kilowatogodzina w G11 w 2026 roku, bez opłat stałych", value: "{energia.cenaG11Zmienna}" },
    { label: "Cena ostrożna, z naszych tabel fotowoltaiki", value: "{pv.cenaEnergii}" },
    { label: "Stały pobór {przyklad.czuwanie.moc}, w roku", value: "{przyklad.czuwanie.energia}" },
    { label: "Udział tańszych godzin, od którego G12 wygrywa z G11", value: "{przyklad.taryfa.prog} zużycia" },
  ],
  sections: [
    {
      kind: "text",
      id: "zuzycie",
      heading: "Gdzie ucieka prąd",
      paragraphs: [
        "Zużycie to moc pomnożona przez czas. Czajnik ma 2000 W, ale działa kilka minut dziennie. Router ma 10 W i nie gaśnie nigdy. W skali roku oba zużywają podobnie. Lista urządzeń według mocy z tabliczki mówi więc niewiele, dopóki nie dopiszesz godzin.",
        "W domu bez ogrzewania elektrycznego kolejność jest na ogół taka: podgrzewanie wody i gotowanie, chłodzenie, pranie i suszenie, elektronika, światło. Jeśli masz bojler albo grzejniki elektryczne, to one stanowią większość rachunku i żadne odłączanie ładowarek go nie zmieni.",
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
        "Z listy wynika kolejność działań. Najpierw ciepła woda i ogrzewanie, potem stara lodówka i stara pompa obiegowa, na końcu elektronika. Pompa obiegowa pracuje całą zimę i mało kto o niej myśli. Wymiana {przyklad.obiegowa.stara} na {przyklad.obiegowa.nowa} przez {przyklad.obiegowa.godziny} sezonu daje {przyklad.obiegowa.energia} rocznie, czyli około {przyklad.obiegowa.koszt}. Ogrzewanie prądem ma [osobny poradnik](/poradnik/grzewnictwo).",
      ],
    },
    {
      kind: "text",
      id: "czuwanie",
      heading: "Czuwanie: mała moc, dużo godzin",
      paragraphs: [
        "Rok ma 8760 godzin. Każde {przyklad.czuwanie.moc} pobierane bez przerwy kosztuje {przyklad.czuwanie.koszt} rocznie. Nowe urządzenia w trybie czuwania (standby) pobierają poniżej 1 W i nie ma o co walczyć. Inaczej jest ze starszym kinem domowym, dekoderem, drukarką laserową i konsolą w trybie szybkiego startu. Tam na sztukę przypada nawet 10–20 W.",
        "Listwa z wyłącznikiem załatwia sprawę w jednym miejscu: telewizor, dekoder i wzmacniacz gasną razem. Nie podłączaj do niej lodówki, routera, pompy ani centrali alarmowej. Nie wpinaj też jednej listwy w drugą i nie zasilaj z niej grzejnika.",
        "Jeśli nocny pobór przekracza 150 W, a nie widzisz powodu, szukaj urządzenia, o którym zapomniano: kabla grzejnego rynny, starego zasilacza, hydroforu, podgrzewacza wody pod zlewem. Gdy po wyłączeniu wszystkich odbiorników licznik nadal pokazuje pobór, poproś elektryka o [sprawdzenie obwodów](/uslugi/naprawy).",
      ],
    },
    {
      kind: "table",
      id: "taryfy",
      heading: "Taryfy G11, G12, G12w i G13 w 2026 roku",
      drawing: {
        drawing: "tariffs",
        title: "Strefy taryf domowych w dzień roboczy, w sobotę i w niedzielę, zimą",
        caption:
          "G11 ma jedną cenę. W G12 droższe są godziny {taryfa.g12Drozej} od poniedziałku do soboty, w G12w tylko w dni robocze. W G13 zimą średnia cena trwa {taryfa.g13Przedpoludnie}, najwyższa {taryfa.g13SzczytZima}, a weekend jest tańszy przez całą dobę.",
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
        "Grupę taryfową zmienisz wnioskiem do sprzedawcy, raz na 12 miesięcy. Godziny podajemy według taryfy spółki Tauron Dystrybucja, która działa w większości województwa śląskiego.",
      ],
      caption:
        "Grupy taryfowe dla gospodarstw domowych. Ceny brutto za kilowatogodzinę, bez opłat stałych, przyjęte do obliczeń.",
      columns: ["Grupa", "Kiedy drożej", "Ceny", "Dla kogo"],
      rows: [
        {
          label: "G11",
          note: "całodobowa",
          cells: [
            "Jedna cena przez całą dobę.",
            "{energia.cenaG11Zmienna}",
            "Zużycie rozłożone równo, brak dużych odbiorników.",
          ],
        },
        {
          label: "G12",
          note: "dwie strefy, taryfa nocna",
          cells: [
            "Od poniedziałku do soboty {taryfa.g12Drozej}. Niedziele i święta są tańsze przez całą dobę.",
            "{energia.cenaG12Dzien} i {energia.cenaG12Noc}",
            "Bojler, piece akumulacyjne, auto ładowane nocą.",
          ],
        },
        {
          label: "G12w",
          note: "dwie strefy",
          cells: [
            "Jak w G12, ale tanie są także całe soboty.",
            "droższa strefa wyżej niż w G12",
            "Pranie, gotowanie i ogrzewanie głównie w weekend.",
          ],
        },
        {
          label: "G13",
          note: "trzy strefy",
          cells: [
            "W dni robocze: cena średnia {taryfa.g13Przedpoludnie}, najwyższa {taryfa.g13SzczytLato} od kwietnia do września i {taryfa.g13SzczytZima} od października do marca.",
            "{energia.cenaG13Przedpoludnie}, {energia.cenaG13Szczyt} i {energia.cenaG13Reszta}",
            "Auto, bojler, magazyn albo pompa ciepła, które omijają wieczorny szczyt.",
          ],
        },
      ],
      after: [
        "W taryfie ze strefami droższa godzina kosztuje więcej niż w G11, a tańsza mniej. Wynik zależy od jednej liczby: jaka część zużycia wypada w tańszych godzinach. Przy cenach z tabeli G12 jest tańsza od G11, gdy ten udział przekroczy {przyklad.taryfa.prog}. Sama niedziela i noc dają wielu domom więcej.",
        "G13 to trójstrefowa taryfa spółki Tauron Dystrybucja, wybierana rzadko, choć pasuje do wielu domów. Weekendy i święta są w niej tanie przez całą dobę, a w dni robocze także noc i wczesne popołudnie. Płaci się za to wysoką stawką wieczorem, zimą akurat wtedy, gdy dom gotuje i świeci.",
        "Udział odczytasz z wykresu godzinowego w portalu operatora. Bojler, zmywarkę i ładowarkę przesuniesz bez wyrzeczeń, bo mogą pracować o dowolnej porze. Bojlerem i ładowarką steruje zegar w rozdzielnicy, montowany przez elektryka. Pralki nie nastawiaj na noc, gdy śpisz lub wychodzisz. Zalanie i pożar wykryte za późno kosztują więcej niż tańsza strefa.",
        "Są też taryfy dynamiczne, z ceną zmienną co godzinę lub częściej. Opłacają się przy sterowanej pompie ciepła, [magazynie energii](/poradnik/magazyny-energii) albo aucie. Bez automatyki to ryzyko: w szczycie płacisz wtedy najwięcej.",
      ],
      note: "Strefy według taryfy zatwierdzonej 17 grudnia 2025 roku. Co roku od stycznia obowiązuje nowa: sprawdź ją na tauron-dystrybucja.pl albo ure.gov.pl, a ceny na swoim rachunku.",
    },
    {
      kind: "example",
      id: "porownanie",
      heading: "Ten sam dom w G11, G12 i G13",
      paragraphs: [
        "Dom zużywa {przyklad.taryfa.zuzycie} w roku. W tańszej strefie G12 wypada {przyklad.taryfa.noc} zużycia. Ten sam dom w G13 pobiera {przyklad.taryfa.g13Przedpoludnie} w szczycie przedpołudniowym, {przyklad.taryfa.g13Szczyt} w popołudniowym i {przyklad.taryfa.g13Reszta} w pozostałych godzinach. Opłaty stałe pomijamy, bo różnią się niewiele.",
      ],
      steps: [
        { text: "G11: {przyklad.taryfa.zuzycie} × {energia.cenaG11Zmienna}", result: "{przyklad.taryfa.kosztG11}" },
        {
          text: "G12: {przyklad.taryfa.noc} zużycia po {energia.cenaG12Noc}, reszta po {energia.cenaG12Dzien}",
          result: "{przyklad.taryfa.kosztG12}",
        },
        {
          text: "G13: {przyklad.taryfa.g13Przedpoludnie} po {energia.cenaG13Przedpoludnie}, {przyklad.taryfa.g13Szczyt} po {energia.cenaG13Szczyt}, {przyklad.taryfa.g13Reszta} po {energia.cenaG13Reszta}",
          result: "{przyklad.taryfa.kosztG13}",
        },
      ],
      result:
        "Ten sam prąd kosztuje w roku {przyklad.taryfa.kosztG11}, {przyklad.taryfa.kosztG12} albo {przyklad.taryfa.kosztG13}, zależnie od grupy.",
      after: [
        "Podstaw swoje udziały i stawki z rachunku. Jeśli w zimowe wieczory działają u ciebie płyta, piekarnik i grzejnik, udział szczytu w G13 szybko rośnie i przewaga znika.",
      ],
    },
    {
      kind: "rows",
      id: "rachunek",
      heading: "Jak czytać rachunek",
      paragraphs: [
        "Rachunek, czyli faktura za prąd, ma dwie części: sprzedaż energii i dystrybucję. Sprzedawcę możesz zmienić, dystrybutora nie. Najpierw sprawdź, która część zależy od zużycia.",
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
          text: "W domach zależy od przedziału rocznego zużycia, w każdym miesiącu jest taka sama.",
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
        "Cenę kilowatogodziny łatwo policzyć. Dodaj wszystkie pozycje z jednostką zł/kWh razem z podatkiem VAT: w G11 wychodzi w 2026 roku około {energia.cenaG11Zmienna} i tyle oszczędza każda niezużyta kilowatogodzina. Z opłatami stałymi średnia cena to około {energia.cenaG11}. W tabelach fotowoltaiki bierzemy ostrożniej {pv.cenaEnergii}, żeby zwrot nie wyszedł za ładnie. Do porównań rok do roku bierz kilowatogodziny, bo złotówki zmieniają się razem z taryfą.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Po ilu miesiącach zwraca się LED",
      paragraphs: [
        "W domu świeci jeszcze {przyklad.wymianaLed.sztuki} halogenów po {przyklad.wymianaLed.przed}, średnio {przyklad.wymianaLed.godziny} dziennie. Zastępuje je tyle samo źródeł LED (diod świecących) po {przyklad.wymianaLed.po} o podobnym strumieniu światła. Prąd kosztuje {energia.cenaG11Zmienna}, jedno źródło {przyklad.wymianaLed.cena}. Ceny są założone.",
      ],
      steps: [
        {
          text: "Moc przed wymianą: {przyklad.wymianaLed.sztuki} × {przyklad.wymianaLed.przed}",
          result: "{przyklad.wymianaLed.mocPrzed}",
        },
        {
          text: "Moc po wymianie: {przyklad.wymianaLed.sztuki} × {przyklad.wymianaLed.po}",
          result: "{przyklad.wymianaLed.mocPo}",
        },
        {
          text: "Czas świecenia: {przyklad.wymianaLed.godziny} × 365 dni",
          result: "{przyklad.wymianaLed.czas} w roku",
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
          text: "Koszt źródeł: {przyklad.wymianaLed.sztuki} × {przyklad.wymianaLed.cena}",
          result: "{przyklad.wymianaLed.koszt}",
        },
        {
          text: "Zwrot: {przyklad.wymianaLed.koszt} : {przyklad.wymianaLed.oszczednosc} × 12 miesięcy",
          result: "{przyklad.wymianaLed.zwrot}",
        },
      ],
      result:
        "Zużycie na te lampy spada o {przyklad.wymianaLed.spadek}, zakup zwraca się w ciągu {przyklad.wymianaLed.zwrot}.",
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
        "Nie odwracaj tej kolejności. Panele dobrane do starego zużycia okażą się za duże, gdy wymienisz bojler i oświetlenie, więc [fotowoltaikę](/poradnik/fotowoltaika) licz na końcu. Czujniki, sterowanie i oświetlenie wykonujemy jako [instalacje energooszczędne](/uslugi/energooszczedne).",
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
        "Wszystko, co grzeje: bojler, grzejniki, płyta, piekarnik, suszarka. Z urządzeń niegrzejących liczą się lodówka i sprzęt włączony całą dobę. Na światło LED przypada kilka procent.",
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
        "Licznik zdalnego odczytu wystarczy przeprogramować. Starszy, jednostrefowy, operator wymienia. Wniosek składasz do sprzedawcy energii, a opłatę i termin określa taryfa operatora.",
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
    heading: "Co w twoim domu zużywa prąd?",
    text: "Przyślij rachunek i listę największych urządzeń. Wskażemy, od czego zacząć i co się zwróci.",
    button: { label: "Zapytaj o oszczędzanie energii", to: "/kontakt" },
  },
  related: {
    services: ["energooszczedne", "smart-home", "fotowoltaika"],
    guides: ["oswietlenie", "grzewnictwo", "fotowoltaika"],
  },
} as const satisfies Guide;
