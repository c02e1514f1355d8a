import type { Guide } from "@/lib/content/types";

export const obliczanieMocy: Guide = {
  slug: "obliczanie-mocy",
  name: "Obliczanie mocy",
  card: "Moce urządzeń, bilans pokój po pokoju, spadek napięcia i moc przyłączeniowa na przykładzie domu z pompą ciepła.",
  icon: "calculator",
  colour: "l2",
  meta: {
    title: "Obliczanie mocy przyłączeniowej domu",
    description:
      "Ile kilowatów potrzebuje dom: moce urządzeń, współczynnik jednoczesności, tabela zabezpieczeń przedlicznikowych i pełny rachunek z pompą ciepła.",
    keywords: [
      "obliczanie mocy przyłączeniowej",
      "bilans mocy domu",
      "współczynnik jednoczesności",
      "moc zabezpieczenia przedlicznikowego",
      "ile kW do domu z pompą ciepła",
      "zwiększenie mocy przyłączeniowej",
      "wywala główny bezpiecznik",
      "ładowarka elektryka w domu ile prądu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Ile kilowatów potrzebuje twój dom",
    lead: "Zsumuj urządzenia tak, jak działają naprawdę, odczytaj z tabeli zabezpieczenie przed licznikiem i sprawdź, co wpisać do wniosku.",
    answer:
      "Dom ogrzewany gazem, w którym gotuje się na prądzie, potrzebuje {moc.domGaz}, z pompą ciepła {moc.domPompa}, a mieszkanie z płytą indukcyjną {moc.mieszkaniePlyta}. Zmieści się w tym też ładowarka auta ze sterowaniem mocą. Zanim złożysz wniosek, policz swój wynik w kalkulatorze na tej stronie.",
    picture: { name: "09-zlacze-kablowo-pomiarowe" },
  },
  keyFacts: [
    { label: "Współczynnik jednoczesności w domu", value: "{moc.jednoczesnosc}" },
    { label: "Rezerwa mocy na przyszłość", value: "{moc.rezerwa}" },
    { label: "Przyłącze 3 × 25 A, cosinus fi {siec.cosPhi}", value: "{moc.3x25}" },
    { label: "Obwód gniazd 16 A", value: "{moc.grzalka1x16}" },
  ],
  sections: [
    {
      kind: "text",
      id: "pojecia",
      heading: "Moc zainstalowana, przyłączeniowa i umowna",
      paragraphs: [
        "**Moc zainstalowana** to suma z tabliczek wszystkich urządzeń. **Moc szczytowa** to największa, jaką dom pobiera naraz. **Moc przyłączeniową**, nazywaną też przydziałem mocy, wpisujesz do wniosku, a operator projektuje pod nią przyłącze. **Moc umowną** masz w umowie na prąd. Nie może być większa niż przyłączeniowa.",
      ],
    },
    {
      kind: "text",
      id: "jednoczesnosc",
      heading: "Współczynnik jednoczesności i rezerwa",
      paragraphs: [
        "Współczynnik jednoczesności mówi, jaka część mocy zainstalowanej pracuje w tej samej chwili. Dla domu wynosi {moc.jednoczesnosc}. Niższy pasuje do domu pełnego sprzętu, w którym mieszkają dwie osoby, wyższy do rodziny, która o tej samej porze gotuje, pierze i kąpie dzieci. Gdy urządzeń jest tylko kilka, wynik wychodzi za niski. Policz wtedy w całości co najmniej dwa największe.",
        "W całości, bez współczynnika, licz urządzenia, które pracują godzinami albo biorą bardzo dużo: ogrzewanie elektryczne w mróz, ładowarka bez sterowania, przepływowy podgrzewacz wody. Na końcu dodaj rezerwę {moc.rezerwa} na klimatyzację, saunę albo drugie auto.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Przykład: dom 140 m² z pompą ciepła",
      lead: "Mieszkają w nim cztery osoby, gotują na prądzie, a dom grzeje powietrzna pompa ciepła.",
      drawing: {
        drawing: "bars",
        title: "Moc domu z przykładu i granica zabezpieczenia 3 × 32 A",
        caption:
          "Kreska to {moc.3x32}, które przenosi 3 × 32 A, a czerwona część słupka już się nie mieści. Na tabliczkach jest {przyklad.moc.tabliczki}, ale w szczycie dom bierze {przyklad.moc.szczyt}, z rezerwą {przyklad.moc.szczytRezerwa}. Ładowarka bez sterowania podnosi to do {przyklad.moc.autoRezerwa}.",
        bars: [
          { name: "na tabliczkach", fact: "przyklad.moc.tabliczki" },
          { name: "w szczycie", fact: "przyklad.moc.szczyt" },
          { name: "z rezerwą", fact: "przyklad.moc.szczytRezerwa" },
          { name: "z ładowarką", fact: "przyklad.moc.autoRezerwa" },
        ],
        limit: { name: "3 × 32 A", fact: "moc.3x32" },
      },
      steps: [
        { text: "Oświetlenie LED w całym domu i przed wejściem", result: "0,5 kW" },
        {
          text: "Kuchnia: płyta 7,4 + piekarnik 3,0 + zmywarka 2,0 + czajnik 2,0 + mikrofalówka 1,3 + lodówka i okap 0,3",
          result: "16,0 kW",
        },
        { text: "Łazienka i pralnia: pralka 2,2 + suszarka do ubrań 0,8 + suszarka do włosów 2,0", result: "5,0 kW" },
        { text: "Telewizor, komputery, sieć i drobny sprzęt", result: "1,1 kW" },
        { text: "Garaż i ogród: brama 0,4 + pompa do podlewania 1,0", result: "1,4 kW" },
        { text: "Sprzęt domowy razem", result: "24,0 kW" },
        {
          text: "Współczynnik ze środka zakresu: {przyklad.moc.sprzet} × {przyklad.moc.wspolczynnik}",
          result: "12,0 kW",
        },
        {
          text: "Pompa ciepła 3,0 kW i pierwszy stopień grzałki 2,0 kW, w całości",
          result: "5,0 kW",
        },
        { text: "Moc szczytowa: 12,0 kW + {przyklad.moc.ogrzewanie}", result: "17,0 kW" },
        { text: "Rezerwa {przyklad.moc.rezerwa}: 17,0 × 1,2", result: "20,4 kW" },
      ],
      result: "We wniosku: 20,5 kW, trzy fazy, zabezpieczenie 3 × 32 A.",
      after: [
        "Grzałka ma jeszcze wyższe stopnie, razem {przyklad.moc.wyzszeStopnie}, których nie liczymy: blokuje je sterownik. Bez tej blokady szczyt rośnie do {przyklad.moc.bezBlokady}, z rezerwą do {przyklad.moc.bezBlokadyRezerwa}, i potrzebne jest już 3 × {przyklad.moc.bezBlokadyPrad}.",
        "Sprawdzamy też najbardziej obciążoną fazę, która przy 32 A przeniesie {moc.grzalka1x32}. Połowa płyty, piekarnik i zmywarka na wspólnej fazie dają {przyklad.faza.razem}, więc piekarnik przechodzi na inną.",
      ],
    },
    {
      kind: "text",
      id: "ladowarka",
      heading: "Ładowarka samochodu w domu",
      paragraphs: [
        "Ładowarka {przyklad.moc.ladowarka} bierze prawie tyle, ile w szczycie cały sprzęt domowy. Dom z przykładu potrzebuje z nią i z rezerwą {przyklad.moc.autoRezerwa}. Zabezpieczenie 3 × 50 A przenosi {moc.3x50}, trzeba zatem 3 × {przyklad.moc.autoPrad}. Taniej wychodzi zarządzanie mocą: miernik na zasilaniu domu podaje ładowarce, ile może w danej chwili wziąć, i moc we wniosku się nie zmienia.",
        "Punkt ładowania dostaje własny obwód i własną różnicówkę {rcd.prad}: typu B albo typu A, jeśli ładowarka sama wykrywa prąd stały 6 mA. Styki zwykłego gniazda nie są przewidziane na wiele godzin pełnego prądu. Większości kierowców wystarcza jedna faza: {moc.grzalka1x16} przez osiem godzin daje energię na około 150 km. Obwód ładowarki 11 kW z montażem kosztuje u nas {ladowarka.obwod}.",
      ],
    },
    {
      kind: "table",
      id: "zabezpieczenie",
      heading: "Zabezpieczenie przedlicznikowe i moc",
      paragraphs: [
        "Moc zależy od prądu zabezpieczenia i współczynnika mocy (cosinus fi). Grzałka ma go równy 1, cały dom liczymy z {siec.cosPhi}.",
      ],
      formulas: [
        { name: "Jedna faza", formula: "{siec.napiecie} × prąd × cosinus fi" },
        { name: "Trzy fazy", formula: "1,73 × {siec.napiecie3f} × prąd × cosinus fi" },
      ],
      caption: "Moc przy napięciu znamionowym. Trzy fazy przeniosą ją tylko przy równym obciążeniu.",
      columns: ["Zabezpieczenie", "Cosinus fi 1", "Cosinus fi {siec.cosPhi}", "Gdzie wystarcza"],
      rows: [
        { label: "1 × 20 A", cells: ["4,6 kW", "4,3 kW", "garaż, domek na działce"] },
        { label: "1 × 25 A", cells: ["5,75 kW", "5,3 kW", "mieszkanie z kuchnią gazową"] },
        { label: "1 × 32 A", cells: ["7,4 kW", "6,8 kW", "to samo z bojlerem albo elektrycznym piekarnikiem"] },
        { label: "3 × 16 A", cells: ["11,1 kW", "10,3 kW", "mieszkanie z płytą o ograniczonej mocy"] },
        { label: "3 × 20 A", cells: ["13,9 kW", "12,9 kW", "mieszkanie z płytą indukcyjną"] },
        { label: "3 × 25 A", cells: ["17,3 kW", "16,1 kW", "mieszkanie z płytą i piekarnikiem, dom z kotłem gazowym"] },
        { label: "3 × 32 A", cells: ["22,2 kW", "20,6 kW", "dom z pompą ciepła i zapasem"] },
        { label: "3 × 40 A", cells: ["27,7 kW", "25,8 kW", "dom z pompą i pełną grzałką"] },
        { label: "3 × 50 A", cells: ["34,6 kW", "32,2 kW", "dom z pompą i sauną"] },
        {
          label: "3 × 63 A",
          cells: ["43,6 kW", "40,6 kW", "ładowarka bez sterowania, warsztat"],
        },
      ],
      after: [
        "Dom pod Rybnikiem jako przykład: przed licznikiem jest wyłącznik 3 × 25 A i wieczorami gaśnie wszystko, choć z bilansu wychodzi 14 kW. Rejestrator prądu po tygodniu pokazuje na pierwszej fazie 38 A, na drugiej 19 A, na trzeciej 6 A. Połowa płyty, piekarnik i gniazda nad blatem są na tej samej fazie. Po przeniesieniu piekarnika i gniazd w [rozdzielnicy](/uslugi/rozdzielnice) na inne fazy najwyższy odczyt spada do 22 A. Kosztuje to dwie wizyty po {naprawa.wizyta}, a wniosek o większą moc okazuje się niepotrzebny.",
      ],
      note: "Prąd zabezpieczenia podaje operator w warunkach przyłączenia i może go zaokrąglić inaczej niż my.",
      callout: {
        title: "Plomba i wkładka bezpiecznika należą do operatora.",
        text: "Nie zrywaj plomby i nie wymieniaj zabezpieczenia na większe. Za duże nie ochroni przewodów, a naruszona plomba może oznaczać spór o nielegalny pobór.",
      },
    },
    {
      kind: "text",
      id: "fazy",
      heading: "Jedna faza czy trzy",
      paragraphs: [
        "Jedna faza 25 A zasili grzałki o mocy {moc.grzalka1x25}, a trzy takie fazy {moc.grzalka3x25}. Mieszkaniu z kuchnią gazową, które potrzebuje {moc.mieszkanieGaz}, wystarcza jedna. Płyta indukcyjna ruszy wprawdzie na jednej fazie, ale z mocą ograniczoną do około 3,7 kW. Pełne 7,4 kW wymaga dwóch. Przejście na trzy fazy oznacza wniosek, często nową linię zasilającą i wyższą opłatę stałą. Kwoty są [na końcu poradnika](/poradnik/obliczanie-mocy#koszt).",
      ],
    },
    {
      kind: "table",
      look: "bars",
      id: "urzadzenia",
      heading: "Moce domowych urządzeń",
      lead: "Wartości typowe. Moc swojego sprzętu odczytasz z tabliczki znamionowej.",
      columns: ["Urządzenie", "Moc"],
      counted: ["urządzenie", "urządzenia", "urządzeń"],
      rows: [
        { group: "Kuchnia", label: "Płyta indukcyjna czteropolowa", cells: ["7,2–7,4 kW"] },
        { label: "Piekarnik", cells: ["2,5–3,6 kW"] },
        { label: "Zmywarka", cells: ["1,8–2,2 kW"] },
        { label: "Czajnik", cells: ["1,8–2,4 kW"] },
        { label: "Kuchenka mikrofalowa (pobór z sieci)", cells: ["1,2–1,5 kW"] },
        { label: "Ekspres do kawy", cells: ["1,2–1,5 kW"] },
        { label: "Lodówka z zamrażarką", cells: ["100–200 W"] },
        { label: "Okap", cells: ["100–250 W"] },
        { group: "Łazienka i pralnia", label: "Pralka", cells: ["2,0–2,3 kW"] },
        { label: "Suszarka z pompą ciepła", cells: ["0,6–1,0 kW"] },
        { label: "Suszarka kondensacyjna", cells: ["2,0–2,7 kW"] },
        { label: "Suszarka do włosów", cells: ["1,2–2,2 kW"] },
        { label: "Bojler 80–120 l", cells: ["1,5–2,0 kW"] },
        { label: "Przepływowy podgrzewacz umywalkowy", cells: ["3,5–5,5 kW"] },
        { label: "Przepływowy podgrzewacz do łazienki", cells: ["12–24 kW"] },
        { group: "Ogrzewanie i wentylacja", label: "Pompa ciepła do domu, pobór sprężarki", cells: ["1–5 kW"] },
        { label: "Grzałka pompy ciepła", cells: ["2–9 kW"] },
        { label: "Grzejnik konwektorowy", cells: ["1–2 kW"] },
        { label: "Mata grzejna podłogowa", cells: ["80–160 W/m²"] },
        { label: "Klimatyzator pokojowy, pobór", cells: ["0,8–1,2 kW"] },
        { label: "Rekuperator", cells: ["50–200 W"] },
        { label: "Pompa obiegowa", cells: ["5–90 W"] },
        { group: "Światło i elektronika", label: "Oświetlenie diodowe (LED) pokoju", cells: ["20–100 W"] },
        { label: "Telewizor", cells: ["70–150 W"] },
        { label: "Komputer stacjonarny z monitorem", cells: ["150–400 W"] },
        { label: "Laptop, zasilacz", cells: ["45–100 W"] },
        { label: "Router i modem", cells: ["10–20 W"] },
        { label: "Odkurzacz", cells: ["600–900 W"] },
        { group: "Garaż i ogród", label: "Ładowarka samochodu, jedna faza", cells: ["3,7–7,4 kW"] },
        { label: "Ładowarka samochodu, trzy fazy", cells: ["11–22 kW"] },
        { label: "Napęd bramy", cells: ["200–500 W"] },
        { label: "Pompa głębinowa lub hydrofor", cells: ["0,8–1,5 kW"] },
        { label: "Kosiarka elektryczna", cells: ["1,2–1,8 kW"] },
        { label: "Myjka ciśnieniowa", cells: ["1,8–2,5 kW"] },
        { label: "Sauna", cells: ["6–9 kW"] },
      ],
      after: [
        "Przy pompie ciepła liczy się pobór prądu, nie moc grzewcza z katalogu. W mróz, przy efektywności (COP) {przyklad.mroz.cop}, pompa oddająca {przyklad.mroz.cieplo} ciepła pobiera {przyklad.mroz.pobor}. Grzałkę dolicz osobno: [pracuje wtedy razem ze sprężarką](/poradnik/grzewnictwo#moc).",
      ],
    },
    {
      kind: "table",
      id: "pomieszczenia",
      heading: "Kuchnia i łazienka w bilansie",
      lead: "Dwa pomieszczenia, które biorą najwięcej, z ich obwodami.",
      columns: ["Pomieszczenie", "Oświetlenie", "Urządzenia", "Ogrzewanie", "Razem", "Zalecane obwody"],
      rows: [
        {
          label: "Kuchnia",
          note: "12 m²",
          cells: [
            "80 W",

            "płyta 7,4 kW, piekarnik 3,0 kW, zmywarka 2,0 kW, czajnik 2,0 kW, mikrofalówka 1,3 kW, lodówka i okap 0,3 kW",
            "bez elektrycznego",
            "około 16,1 kW",

            "Płyta na osobnym obwodzie, osobno piekarnik, zmywarka i lodówka. Gniazda nad blatem na dwóch obwodach.",
          ],
        },
        {
          label: "Łazienka",
          note: "8 m²",
          cells: [
            "60 W",
            "pralka 2,2 kW, suszarka do ubrań 0,8 kW, suszarka do włosów 2,0 kW",
            "mata 0,75 kW, grzejnik drabinkowy 0,5 kW",
            "około 6,3 kW",

            "Osobno pralka, suszarka do ubrań i mata. Każdy obwód pod wyłącznikiem różnicowoprądowym {rcd.prad}, gniazda poza strefami.",
          ],
        },
      ],
      after: [
        "Kuchnia ma najwięcej obwodów w domu. Piekarnik i czajnik na jednym obwodzie biorą razem {przyklad.faza.para}, czyli {przyklad.faza.paraPrad}. Przewód się wtedy grzeje, a bezpiecznik (wyłącznik 16 A) może wybić dopiero po kilkudziesięciu minutach.",
      ],
    },
    {
      kind: "table",
      id: "przekroje",
      heading: "Jaki przewód do jakiego obwodu",
      picture: { name: "13-instalacja-podtynkowa" },
      paragraphs: ["Przewód w ociepleniu albo w wiązce gorzej oddaje ciepło i musi być grubszy niż w tabeli."],
      caption: "Przekroje dla miedzi w typowym domu, do sprawdzenia według {norma.instalacje}.",
      columns: ["Obwód", "Przewód, mm²", "Wyłącznik"],
      rows: [
        { label: "Oświetlenie", cells: ["YDYp 3×1,5", "B10"] },
        { label: "Gniazda ogólne", cells: ["YDYp 3×2,5", "B16"] },
        { label: "Pralka, zmywarka, piekarnik", note: "każde osobno", cells: ["YDYp 3×2,5", "B16"] },
        {
          label: "Płyta indukcyjna",
          note: "dwie fazy, wyłącznik trójbiegunowy; [z robocizną {instalacje.obwodPlyty}](/uslugi/instalacje#ceny)",
          cells: ["YDY 5×2,5", "B16"],
        },
        { label: "Ładowarka 11 kW", note: "własna różnicówka, według instrukcji", cells: ["YDY 5×4", "B20"] },
        { label: "Podgrzewacz przepływowy 18 kW", note: "wyłącznik trójbiegunowy", cells: ["YDY 5×6", "B32"] },
        {
          label: "Linia zasilająca rozdzielnicę 32 A",
          note: "według warunków przyłączenia",
          cells: ["YKY 5×10", "operatora"],
        },
      ],
      after: [
        "Jeśli w ścianach jest aluminium albo brakuje przewodu ochronnego PE, zacznij od [wymiany instalacji](/poradnik/wymiana-instalacji). Same zabezpieczenia niczego wtedy nie załatwią.",
      ],
    },
    {
      kind: "example",
      id: "spadek",
      heading: "Spadek napięcia na drodze do garażu",
      drawing: {
        drawing: "drop",
        title: "Spadek napięcia od złącza do gniazda w garażu",
        caption:
          "Do rozdzielnicy ginie {przyklad.spadek.dom} napięcia, dalej do garażu {przyklad.spadek.garaz}, razem {przyklad.spadek.razem}. Zalecenie normy: najwyżej 3% dla światła i 5% dla pozostałych odbiorów.",
        parts: [
          {
            name: "do domu",
            cable: "5×{przyklad.spadek.domPrzekroj}",
            length: "przyklad.spadek.domDlugosc",
            drop: "przyklad.spadek.dom",
          },
          {
            name: "do garażu",
            cable: "3×{przyklad.spadek.przekroj}",
            length: "przyklad.spadek.garazDlugosc",
            drop: "przyklad.spadek.garaz",
          },
        ],
        limits: [
          { name: "światło", percent: 3 },
          { name: "inne odbiory", percent: 5 },
        ],
      },
      paragraphs: [
        "Na końcu długiego przewodu napięcie jest niższe. Spadek w procentach policzysz z mocy w watach, długości w metrach, przekroju w mm² i rezystywności. Rozgrzana miedź ma {siec.rezystywnosc} oma na metr przy 1 mm².",
      ],
      formulas: [
        { name: "Jedna faza", formula: "200 × rezystywność × moc × długość : (przekrój × napięcie²)" },
        { name: "Trzy fazy", formula: "100 × rezystywność × moc × długość : (przekrój × napięcie²)" },
      ],
      steps: [
        {
          text: "Od złącza do rozdzielnicy: trzy fazy, {przyklad.spadek.domMoc}, {przyklad.spadek.domDlugosc}, przekrój {przyklad.spadek.domPrzekroj}",
          result: "{przyklad.spadek.dom}",
        },
        {
          text: "Do garażu w ogrodzie: jedna faza, {przyklad.spadek.garazMoc}, {przyklad.spadek.garazDlugosc}, przekrój {przyklad.spadek.przekroj}",
          result: "{przyklad.spadek.garaz}, czyli {przyklad.spadek.wolty}",
        },
        { text: "Razem od złącza", result: "{przyklad.spadek.razem}" },
        {
          text: "Ten sam garaż, przekrój {przyklad.spadek.grubszy}",
          result: "{przyklad.spadek.garazGrubszy}, razem {przyklad.spadek.razemGrubszy}",
        },
      ],
      result:
        "Gniazdom wystarczy {przyklad.spadek.przekroj}. Dla lampy na tym obwodzie potrzeba {przyklad.spadek.grubszy} albo osobnego obwodu światła.",
    },
    {
      kind: "steps",
      id: "wniosek",
      heading: "Co wpisać do wniosku o przyłączenie",
      lead: "W większości województwa wniosek trafia do spółki Tauron Dystrybucja.",
      items: [
        {
          title: "Obiekt i prawo do niego",
          text: "Podaj adres i numer działki, dołącz tytuł prawny i plan z miejscem na złącze.",
        },
        {
          title: "Moc, fazy i zużycie",
          text: "Wpisz wynik bilansu z rezerwą i kilowatogodziny na rok, a gdy zwiększasz moc, także dotychczasową.",
        },
        {
          title: "Duże i kłopotliwe urządzenia",
          text: "Wymień spawarkę, silnik, podgrzewacz przepływowy, ładowarkę, fotowoltaikę i magazyn energii.",
        },
        {
          title: "Termin poboru",
          text: "Podaj dzień, od którego potrzebny jest prąd, osobno dla placu budowy.",
        },
      ],
      after: [
        "Bilans, wniosek i linię do domu możesz zlecić nam razem, jako całe [przyłącze](/uslugi/przylacza). Sam wniosek z prowadzeniem sprawy kosztuje {przylacze.wniosek}.",
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      heading: "Opłata za przyłączenie i czas czekania",
      items: [
        {
          term: "Nowe przyłącze",
          text: "Za przyłącze kablowe domu z przykładu operator liczy {przyklad.przylacze.moc} × {przylacze.stawkaKabel} + VAT {vat.podstawowy}, razem około {przyklad.przylacze.kabel}. Na linii napowietrznej stawka wynosi {przylacze.stawkaNapowietrzna}, a opłata {przyklad.przylacze.linia}. Powyżej {przylacze.limitMetrow} długości dochodzi opłata za metr.",
          note: "stawki netto",
        },
        {
          term: "Większa moc",
          text: "Operator liczy tylko różnicę: kto na przyłączu kablowym przechodzi z {przyklad.przylacze.mocDotad} na {przyklad.przylacze.mocMala}, płaci około {przyklad.przylacze.zwiekszenie} z VAT.",
          note: "opłata operatora",
        },
        {
          term: "Z jednej fazy na trzy",
          text: "Nasza część kosztuje {przylacze.fazy}: to wniosek, linia od licznika, podział obwodów i pomiary. Nowa rozdzielnica i opłata operatora są osobno.",
          note: "praca elektryka",
        },
        {
          term: "Warunki przyłączenia",
          text: "W V grupie przyłączeniowej, do {przylacze.progMoc}, operator ma na wydanie warunków {przylacze.warunkiV} od kompletnego wniosku. Są ważne {przylacze.waznosc}.",
          note: "Prawo energetyczne",
        },
        {
          term: "Budowa przyłącza",
          text: "Według operatora trwa {przylacze.budowa} od podpisania umowy.",
        },
      ],
      note: "Stawki są z taryfy spółki Tauron Dystrybucja. Taryfa co roku jest nowa, aktualną sprawdzimy dla ciebie przy wniosku.",
    },
  ],
  faq: [
    {
      question: "Skąd mam wiedzieć, jaką moc mam teraz?",
      answer:
        "Moc umowną znajdziesz w umowie i często na rachunku, a prąd zabezpieczenia w warunkach przyłączenia. Gdy nie masz umowy ani warunków, podaj operatorowi numer PPE z rachunku. Pod osłonę licznika nie zaglądaj.",
    },
    {
      question: "Wieczorami wybija główny bezpiecznik przed licznikiem. Co robić?",
      answer:
        "Przez kilka dni nie włączaj naraz piekarnika, pralki i czajnika. Jeśli to pomaga, mocy brakuje albo jest źle podzielona między fazy. Rozstrzygnie to pomiar prądu na każdej z nich.",
    },
    {
      question: "Czy fotowoltaika zmniejsza potrzebną moc przyłączeniową?",
      answer:
        "Nie. Zimą po zmroku panele nie pracują, a pompa ciepła i kuchnia tak. Za to [mikroinstalacja](/poradnik/fotowoltaika) większa od mocy przyłączeniowej wymaga wniosku o nowe warunki.",
    },
  ],
  advice:
    "Potraktuj wynik jako przygotowanie do rozmowy i nie kupuj jeszcze kabla. Przed wnioskiem i dołożeniem dużego odbiornika poproś nas albo innego elektryka z uprawnieniami o sprawdzenie linii zasilającej i rozdzielnicy.",
  band: {
    heading: "Bilans sprawdzony przez elektryka",
    text: "Wystarczy lista dużych urządzeń i moc z umowy. Sprawdzimy podział na fazy i to, czy potrzebny jest wniosek.",
    button: { label: "Zapytaj o moc przyłączeniową", to: "/kontakt" },
  },
  related: {
    services: ["przylacza", "instalacje", "rozdzielnice"],
    guides: ["grzewnictwo", "wymiana-instalacji", "fotowoltaika"],
  },
};
