import type { Guide } from "@/lib/content/types";

export const obliczanieMocy = {
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
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Ile kilowatów potrzebuje twój dom",
    lead: "Moce urządzeń, bilans pokój po pokoju, dobór zabezpieczenia przedlicznikowego i spadek napięcia. Do tego pełny rachunek dla domu z pompą ciepła, opłata za przyłączenie i dane do wniosku.",
  },
  keyFacts: [
    { label: "Współczynnik jednoczesności w domu", value: "{moc.jednoczesnosc}" },
    { label: "Rezerwa mocy na przyszłość", value: "{moc.rezerwa}" },
    { label: "Przyłącze 3 × 25 A, cosinus fi {siec.cosPhi}", value: "{moc.3x25}" },
    { label: "Jeden obwód gniazd 16 A", value: "{moc.grzalka1x16}" },
  ],
  sections: [
    {
      kind: "text",
      id: "pojecia",
      heading: "Rodzaje mocy, które łatwo pomylić",
      paragraphs: [
        "Moc mówi, jak szybko urządzenie pobiera energię. Podaje się ją w watach (W) albo kilowatach (kW). Energia to moc pomnożona przez czas i za nią płacisz, w kilowatogodzinach. Czajnik 2,0 kW włączony na sześć minut zużywa 0,2 kWh. Od energii rośnie rachunek, od mocy wyłączają się zabezpieczenia.",
        "**Moc zainstalowana** to suma mocy z tabliczek wszystkich urządzeń w domu. **Moc szczytowa** to największa moc pobierana naraz. **Moc przyłączeniową** wpisujesz do wniosku, a operator systemu dystrybucyjnego projektuje pod nią przyłącze. **Moc umowna** stoi w umowie i nie może być większa od przyłączeniowej.",
        "Dom z elektryczną kuchnią ma ponad 25 kW mocy zainstalowanej, a w szczycie pobiera mniej więcej połowę. Kto zsumuje tabliczki, zamówi przyłącze za duże i niepotrzebnie drogie. Kto zgadnie za mało, przy obiedzie i praniu zostanie bez prądu w całym domu.",
      ],
    },
    {
      kind: "devices",
      id: "urzadzenia",
      heading: "Moce domowych urządzeń",
      lead: "Wartości typowe, dobre do wstępnego bilansu. Moc swojego sprzętu odczytasz z tabliczki znamionowej albo z instrukcji.",
      categories: [
        {
          category: "Kuchnia",
          items: [
            { name: "Płyta indukcyjna czteropolowa", power: "7,2–7,4 kW" },
            { name: "Piekarnik", power: "2,5–3,6 kW" },
            { name: "Zmywarka", power: "1,8–2,2 kW" },
            { name: "Czajnik", power: "1,8–2,4 kW" },
            { name: "Kuchenka mikrofalowa (pobór z sieci)", power: "1,2–1,5 kW" },
            { name: "Ekspres do kawy", power: "1,2–1,5 kW" },
            { name: "Lodówka z zamrażarką", power: "100–200 W" },
            { name: "Okap", power: "100–250 W" },
          ],
        },
        {
          category: "Łazienka i pralnia",
          items: [
            { name: "Pralka", power: "2,0–2,3 kW" },
            { name: "Suszarka z pompą ciepła", power: "0,6–1,0 kW" },
            { name: "Suszarka kondensacyjna", power: "2,0–2,7 kW" },
            { name: "Suszarka do włosów", power: "1,2–2,2 kW" },
            { name: "Bojler 80–120 l", power: "1,5–2,0 kW" },
            { name: "Przepływowy podgrzewacz umywalkowy", power: "3,5–5,5 kW" },
            { name: "Przepływowy podgrzewacz do łazienki", power: "12–24 kW" },
          ],
        },
        {
          category: "Ogrzewanie i wentylacja",
          items: [
            { name: "Pompa ciepła do domu, pobór sprężarki", power: "1–5 kW" },
            { name: "Grzałka pompy ciepła", power: "2–9 kW" },
            { name: "Grzejnik konwektorowy", power: "1–2 kW" },
            { name: "Mata grzejna podłogowa", power: "80–160 W/m²" },
            { name: "Klimatyzator pokojowy, pobór", power: "0,8–1,2 kW" },
            { name: "Rekuperator", power: "50–200 W" },
            { name: "Pompa obiegowa", power: "5–90 W" },
          ],
        },
        {
          category: "Światło i elektronika",
          items: [
            { name: "Oświetlenie diodowe (LED) pokoju", power: "20–100 W" },
            { name: "Telewizor", power: "70–150 W" },
            { name: "Komputer stacjonarny z monitorem", power: "150–400 W" },
            { name: "Laptop, zasilacz", power: "45–100 W" },
            { name: "Router i modem", power: "10–20 W" },
            { name: "Odkurzacz", power: "600–900 W" },
          ],
        },
        {
          category: "Garaż i ogród",
          items: [
            { name: "Ładowarka samochodu, jedna faza", power: "3,7–7,4 kW" },
            { name: "Ładowarka samochodu, trzy fazy", power: "11–22 kW" },
            { name: "Napęd bramy", power: "200–500 W" },
            { name: "Pompa głębinowa lub hydrofor", power: "0,8–1,5 kW" },
            { name: "Kosiarka elektryczna", power: "1,2–1,8 kW" },
            { name: "Myjka ciśnieniowa", power: "1,8–2,5 kW" },
            { name: "Sauna", power: "6–9 kW" },
          ],
        },
      ],
      after: [
        "Przy pompie ciepła i klimatyzatorze do bilansu wchodzi pobór prądu, kilka razy mniejszy od mocy grzewczej z katalogu. COP, czyli stosunek ciepła do zużytego prądu, wynosi {pompa.cop}, a w silny mróz spada. Pompa oddająca {przyklad.mroz.cieplo} ciepła przy COP równym {przyklad.mroz.cop} pobiera {przyklad.mroz.pobor}. Grzałkę dolicza się osobno, bo w największe mrozy pracuje razem ze sprężarką. Typy ogrzewania porównuje [poradnik o ogrzewaniu elektrycznym](/poradnik/grzewnictwo).",
      ],
    },
    {
      kind: "rooms",
      id: "pomieszczenia",
      heading: "Bilans pokój po pokoju",
      lead: "Typowe pomieszczenia z mocą zainstalowaną i obwodami, które dla nich przewidujemy.",
      items: [
        {
          room: "Kuchnia 12 m²",
          lighting: "80 W",
          devices:
            "płyta 7,4 kW, piekarnik 3,0 kW, zmywarka 2,0 kW, czajnik 2,0 kW, mikrofalówka 1,3 kW, lodówka i okap 0,3 kW",
          heating: "bez elektrycznego",
          total: "około 16,1 kW",
          recommendation:
            "Płyta na osobnym obwodzie trójfazowym, osobno piekarnik, zmywarka i lodówka. Gniazda nad blatem na dwóch obwodach.",
        },
        {
          room: "Łazienka 8 m²",
          lighting: "60 W",
          devices: "pralka 2,2 kW, suszarka do ubrań 0,8 kW, suszarka do włosów 2,0 kW",
          heating: "mata 0,75 kW, grzejnik drabinkowy 0,5 kW",
          total: "około 6,3 kW",
          recommendation:
            "Osobno pralka, suszarka do ubrań i mata. Każdy obwód pod wyłącznikiem różnicowoprądowym {rcd.prad}, gniazda poza strefami przy wannie i prysznicu.",
        },
        {
          room: "Salon 25 m²",
          lighting: "100 W",
          devices: "telewizor, audio i konsola 0,45 kW, odkurzacz 0,9 kW",
          heating: "klimatyzator 1,0 kW",
          total: "około 2,5 kW",
          recommendation: "Dwa obwody gniazd 3×2,5 mm², osobny dla klimatyzatora, oświetlenie 3×1,5 mm².",
        },
        {
          room: "Sypialnia 14 m²",
          lighting: "40 W",
          devices: "telewizor, lampki i ładowarki 0,2 kW",
          heating: "konwektor 1,5 kW",
          total: "około 1,7 kW",
          recommendation: "Jeden obwód gniazd. Grzejnik na osobnym obwodzie, jeśli ma być stałym ogrzewaniem.",
        },
        {
          room: "Gabinet 10 m²",
          lighting: "50 W",
          devices: "komputer 0,3 kW, drukarka laserowa 0,8 kW",
          heating: "grzejnik 1,0 kW",
          total: "około 2,2 kW",
          recommendation: "Gniazda komputerów na osobnym obwodzie, aby usterka czajnika nie wyłączała pracy.",
        },
        {
          room: "Garaż",
          lighting: "80 W",
          devices: "ładowarka 11 kW, brama 0,4 kW, elektronarzędzia 1,5 kW",
          heating: "bez elektrycznego",
          total: "około 13,0 kW",
          recommendation:
            "Ładowarka na osobnym obwodzie z własnym wyłącznikiem różnicowoprądowym. Osobno brama i gniazda warsztatowe.",
        },
      ],
      after: [
        "Granicą jednego obwodu gniazd z wyłącznikiem 16 A jest {moc.grzalka1x16} ({siec.napiecie} × 16 A). Piekarnik {przyklad.faza.piekarnik} i czajnik {przyklad.faza.czajnik} razem to {przyklad.faza.para}, czyli {przyklad.faza.paraPrad}. Przewód się grzeje, a zabezpieczenie może zadziałać dopiero po kilkudziesięciu minutach. Takie pary trafiają na osobne obwody i stąd kuchnia ma ich najwięcej w domu.",
      ],
    },
    {
      kind: "text",
      id: "jednoczesnosc",
      heading: "Współczynnik jednoczesności i rezerwa",
      paragraphs: [
        "Nikt nie używa wszystkiego naraz. Współczynnik jednoczesności mówi, jaka część mocy zainstalowanej pracuje w szczycie. Dla domu przyjmuje się {moc.jednoczesnosc}. Dolna granica pasuje tam, gdzie sprzętu jest dużo, a większość stoi wyłączona. Górna pasuje do rodziny, która gotuje, pierze i kąpie się o tej samej porze. Przy kilku urządzeniach współczynnik zaniża: licz co najmniej dwa największe razem.",
        "Część odbiorów wchodzi do rachunku w całości. Ogrzewanie elektryczne pracuje w mróz godzinami. Ładowarka bez sterowania mocą bierze swoje przez pół nocy. Podgrzewacz przepływowy jednym włączeniem zajmuje prawie całe przyłącze. Bilans ma więc dwie grupy: sprzęt domowy ze współczynnikiem i duże odbiory bez niego.",
        "Na końcu dodaje się rezerwę {moc.rezerwa}. Za kilka lat dojdzie klimatyzacja, sauna albo drugie auto. Grubszy kabel zasilający prawie nie podnosi kosztu budowy, a jego wymiana po latach oznacza rozebranie podjazdu. Taki sam zapas zostaw w rozdzielnicy, w postaci wolnych modułów.",
        "W bloku współczynnik maleje z liczbą mieszkań, bo szczyty sąsiadów wypadają o różnych porach. Norma stowarzyszeniowa N SEP-E-002 przyjmuje dla jednego mieszkania 12,5 kVA, gdy ciepła woda płynie z centralnej sieci, i 30 kVA bez niej. Z takimi mocami projektuje się linie w budynku, w umowie stoi mniejsza. Obciążenie klatki i całego bloku projektant bierze z tablic tej normy.",
      ],
    },
    {
      kind: "compare",
      id: "fazy",
      heading: "Jedna faza czy trzy",
      items: [
        {
          name: "Przyłącze jednofazowe",
          description:
            "Jeden przewód fazowy i napięcie 230 V. Spotykane w starszych mieszkaniach, na działkach i w garażach.",
          specs: [
            { label: "Napięcie", value: "{siec.napiecie}" },
            { label: "Moc przy 25 A", value: "{moc.grzalka1x25}" },
          ],
          advantages: ["Prosta rozdzielnica", "Niższa opłata stała w taryfach domowych"],
          disadvantages: [
            "Płyta i piekarnik razem przekraczają możliwości",
            "Nie zasili pompy ciepła z grzałką trójfazową ani szybkiej ładowarki",
          ],
          applications: "Kawalerka, domek letniskowy, garaż wolnostojący.",
        },
        {
          name: "Przyłącze trójfazowe",
          description: "Trzy fazy, 400 V między fazami i 230 V w gniazdach. Standard w nowych domach.",
          specs: [
            { label: "Napięcie", value: "400/230 V" },
            { label: "Moc przy 25 A", value: "{moc.3x25}, same grzałki {moc.grzalka3x25}" },
          ],
          advantages: ["Trzy razy większa moc przy tym samym prądzie", "Obsłuży płytę, pompę ciepła i ładowarkę 11 kW"],
          disadvantages: [
            "Fazy trzeba obciążyć równo",
            "Przejście z jednej fazy wymaga wniosku, często nowej linii zasilającej, i podnosi opłatę stałą",
          ],
          applications: "Dom, mieszkanie z kuchnią elektryczną, warsztat, lokal usługowy.",
        },
      ],
      after: [
        "Mieszkanie bez dużych odbiorów radzi sobie z 4–6 kW na jednej fazie, z płytą indukcyjną potrzebuje 7–14 kW na trzech. Domowi ogrzewanemu gazem wystarcza 12–16 kW, z pompą ciepła 17–22 kW.",
      ],
    },
    {
      kind: "table",
      id: "zabezpieczenie",
      heading: "Zabezpieczenie przedlicznikowe i moc",
      paragraphs: [
        "Zabezpieczenie przed licznikiem ogranicza moc, którą pobierzesz. Dla jednej fazy moc to {siec.napiecie} × prąd × współczynnik mocy. Dla trzech faz: 1,73 × {siec.napiecie3f} × prąd × współczynnik mocy, gdzie 1,73 to pierwiastek z trzech. Grzałka ma współczynnik mocy (cosinus fi) równy 1, silniki i zasilacze mniejszy. Wartość {siec.cosPhi} odpowiada tangensowi fi 0,4, od którego firmy płacą za energię bierną.",
      ],
      caption: "Moc dostępna przy napięciu znamionowym. Trójfazowa tylko przy równo obciążonych fazach.",
      columns: ["Zabezpieczenie", "Współczynnik mocy 1", "Współczynnik mocy {siec.cosPhi}", "Gdzie wystarcza"],
      rows: [
        { label: "1 × 16 A", cells: ["3,7 kW", "3,4 kW", "garaż, domek na działce"] },
        { label: "1 × 20 A", cells: ["4,6 kW", "4,3 kW", "małe mieszkanie z kuchnią gazową"] },
        { label: "1 × 25 A", cells: ["5,75 kW", "5,3 kW", "mieszkanie bez płyty elektrycznej"] },
        { label: "1 × 32 A", cells: ["7,4 kW", "6,8 kW", "mieszkanie z bojlerem"] },
        { label: "3 × 16 A", cells: ["11,1 kW", "10,3 kW", "małe mieszkanie z płytą indukcyjną"] },
        { label: "3 × 20 A", cells: ["13,9 kW", "12,9 kW", "mieszkanie z płytą i piekarnikiem"] },
        { label: "3 × 25 A", cells: ["17,3 kW", "16,1 kW", "dom z kotłem gazowym albo małą pompą ciepła"] },
        { label: "3 × 32 A", cells: ["22,2 kW", "20,6 kW", "dom z pompą ciepła i zapasem"] },
        { label: "3 × 40 A", cells: ["27,7 kW", "25,8 kW", "dom z pompą i pełną grzałką"] },
        { label: "3 × 50 A", cells: ["34,6 kW", "32,2 kW", "dom z pompą i sauną, mały warsztat"] },
        {
          label: "3 × 63 A",
          cells: [
            "43,6 kW",
            "40,6 kW",
            "ładowarka bez sterowania, warsztat; V grupa przyłączeniowa sięga {przylacze.progMoc} i 63 A",
          ],
        },
      ],
      after: [
        "Tabela zakłada równy podział. Jeśli piekarnik, czajnik i pralka wiszą na jednej fazie, jej zabezpieczenie zadziała przy mocy trzy razy mniejszej. Instalator rozpisuje więc obwody na fazy, zanim złoży [rozdzielnicę](/uslugi/rozdzielnice).",
      ],
      note: "Prąd zabezpieczenia do danej mocy dobiera operator w warunkach przyłączenia i może go zaokrąglić inaczej niż ta tabela.",
      callout: {
        title: "Plomba i wkładka należą do operatora.",
        text: "Nie zrywaj plomby i nie wymieniaj zabezpieczenia na większe. Za duże nie ochroni przewodów przed przegrzaniem, a naruszona plomba może oznaczać spór o nielegalny pobór.",
      },
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Przykład: dom 140 m² z pompą ciepła",
      lead: "Cztery osoby, kuchnia elektryczna, powietrzna pompa ciepła. Ładowarka samochodu ma dojść za rok.",
      steps: [
        { text: "Oświetlenie LED w całym domu i przed wejściem", result: "0,5 kW" },
        {
          text: "Kuchnia: płyta 7,4 + piekarnik 3,0 + zmywarka 2,0 + czajnik 2,0 + mikrofalówka 1,3 + lodówka i okap 0,3",
          result: "16,0 kW",
        },
        { text: "Łazienka i pralnia: pralka 2,2 + suszarka do ubrań 0,8 + suszarka do włosów 2,0", result: "5,0 kW" },
        { text: "Telewizor, komputery, sieć i drobny sprzęt", result: "1,1 kW" },
        { text: "Garaż i ogród: brama 0,4 + pompa do podlewania 1,0", result: "1,4 kW" },
        { text: "Sprzęt domowy razem: 0,5 + 16,0 + 5,0 + 1,1 + 1,4", result: "24,0 kW" },
        {
          text: "Współczynnik jednoczesności {przyklad.moc.wspolczynnik}, środek zakresu {moc.jednoczesnosc}: {przyklad.moc.sprzet} × {przyklad.moc.wspolczynnik}",
          result: "12,0 kW",
        },
        {
          text: "Pompa ciepła 3,0 kW i pierwszy stopień grzałki 2,0 kW, w całości; wyższe stopnie blokuje sterownik",
          result: "5,0 kW",
        },
        { text: "Moc szczytowa: 12,0 kW + {przyklad.moc.ogrzewanie}", result: "17,0 kW" },
        { text: "Rezerwa {przyklad.moc.rezerwa}, dolna granica zakresu {moc.rezerwa}: 17,0 × 1,2", result: "20,4 kW" },
      ],
      result: "We wniosku: 20,5 kW, trzy fazy. Z tabeli odpowiada temu zabezpieczenie 3 × 32 A.",
      after: [
        "Grzałka tej pompy ma jeszcze stopnie o mocy {przyklad.moc.wyzszeStopnie}. Pominęliśmy je, bo sterownik potrafi je zablokować, i ta blokada musi być ustawiona. Bez niej szczyt rośnie do {przyklad.moc.bezBlokady}, z rezerwą do {przyklad.moc.bezBlokadyRezerwa}, i potrzebne jest zabezpieczenie 3 × {przyklad.moc.bezBlokadyPrad}, które przenosi {moc.3x40}.",
        "Ładowarka {przyklad.moc.ladowarka} bez sterowania dałaby {przyklad.moc.szczyt} + {przyklad.moc.ladowarka} = {przyklad.moc.auto}, a z rezerwą {przyklad.moc.autoRezerwa}. Zabezpieczenie 3 × 50 A przenosi {moc.3x50}, trochę za mało, więc zostaje 3 × {przyklad.moc.autoPrad}. Ładowarka, która mierzy prąd na zasilaniu domu, oddaje autu tylko to, czego dom akurat nie zużywa. Z nią 20,5 kW wystarcza, a samochód ładuje się w nocy.",
        "Na koniec sprawdza się najbardziej obciążoną fazę. Przy 32 A przeniesie ona {moc.grzalka1x32}. Połowa płyty ({przyklad.faza.plyta}), piekarnik ({przyklad.faza.piekarnik}) i zmywarka ({przyklad.faza.zmywarka}) na wspólnej fazie dają {przyklad.faza.razem}, czyli za dużo. Wystarczy przenieść piekarnik na inną fazę, moc przyłączeniowa się nie zmienia.",
      ],
    },
    {
      kind: "table",
      id: "przekroje",
      heading: "Jaki przewód do jakiego obwodu",
      paragraphs: [
        "Moc odbiornika wyznacza prąd, prąd wyznacza zabezpieczenie, a ono najmniejszy przekrój przewodu. Na wynik wpływa też sposób ułożenia. Przewód w ociepleniu albo w wiązce z innymi oddaje ciepło gorzej i może wymagać większego przekroju. Na długich trasach o przekroju rozstrzyga spadek napięcia, policzony [niżej](#spadek).",
      ],
      caption: "Przekroje orientacyjne dla miedzi w typowym domu. Obwód sprawdza się według {norma.instalacje}.",
      columns: ["Obwód", "Przewód", "Zabezpieczenie"],
      rows: [
        { label: "Oświetlenie", cells: ["YDYp 3×1,5 mm²", "B10"] },
        { label: "Gniazda ogólne", cells: ["YDYp 3×2,5 mm²", "B16"] },
        { label: "Pralka, zmywarka, piekarnik", note: "każde osobno", cells: ["YDYp 3×2,5 mm²", "B16"] },
        { label: "Płyta indukcyjna, trzy fazy", cells: ["YDY 5×2,5 mm²", "B16, trójbiegunowy"] },
        {
          label: "Ładowarka 11 kW",
          note: "według instrukcji producenta",
          cells: ["YDY 5×4 mm²", "20 A i właściwy wyłącznik różnicowoprądowy"],
        },
        { label: "Podgrzewacz przepływowy 18 kW", cells: ["YDY 5×6 mm²", "B32, trójbiegunowy"] },
        { label: "Linia zasilająca rozdzielnicę 32 A", cells: ["YKY 5×10 mm²", "według warunków przyłączenia"] },
      ],
      after: [
        "Jeśli w ścianach jest aluminium albo brakuje przewodu ochronnego PE, sama zmiana zabezpieczeń niczego nie załatwia. Co wtedy robić, opisuje poradnik o [wymianie instalacji elektrycznej](/poradnik/wymiana-instalacji).",
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
          "Do rozdzielnicy ginie {przyklad.spadek.dom}, do garażu {przyklad.spadek.garaz}, razem {przyklad.spadek.razem}. Zalecenie normy: najwyżej 3% dla światła i 5% dla pozostałych odbiorów.",
        parts: [
          { name: "do domu", length: "przyklad.spadek.domDlugosc", drop: "przyklad.spadek.dom" },
          { name: "do garażu", length: "przyklad.spadek.garazDlugosc", drop: "przyklad.spadek.garaz" },
        ],
        limits: [
          { name: "światło", percent: 3 },
          { name: "inne odbiory", percent: 5 },
        ],
      },
      paragraphs: [
        "Przewód ma rezystancję, więc na jego końcu napięcie jest niższe. Spadek w procentach dla jednej fazy to 200 × rezystywność × moc × długość : (przekrój × napięcie do kwadratu). Dla trzech faz na początku stoi 100. Moc jest w watach, długość w metrach, przekrój w mm². Rezystywność rozgrzanej miedzi to {siec.rezystywnosc} oma na metr, przy przekroju 1 mm². Wzór dotyczy odbiorów grzejnych.",
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
        { text: "Ten sam garaż, przekrój {przyklad.spadek.grubszy}", result: "{przyklad.spadek.garazGrubszy}" },
        { text: "Razem od złącza z grubszym przewodem", result: "{przyklad.spadek.razemGrubszy}" },
      ],
      result:
        "Gniazdom wystarczy {przyklad.spadek.przekroj}. Jeśli z tego obwodu ma świecić też lampa, potrzeba {przyklad.spadek.grubszy} albo osobnego obwodu światła.",
      after: [
        "Załącznik do normy PN-HD 60364-5-52 zaleca najwyżej 3% spadku dla oświetlenia i 5% dla pozostałych odbiorów, licząc od złącza. Każe liczyć przewód rozgrzany, o rezystancji większej o jedną czwartą niż w 20°C. Na długim obwodzie spada też prąd zwarcia, dlatego obok napięcia sprawdza się, czy wyłącznik zadziała na jego końcu.",
      ],
    },
    {
      kind: "steps",
      id: "wniosek",
      heading: "Co wpisać do wniosku o przyłączenie",
      lead: "W większości województwa wniosek trafia do spółki Tauron Dystrybucja. Formularz jest na jej stronie.",
      items: [
        {
          title: "Obiekt i prawo do niego",
          text: "Adres, numer działki i tytuł prawny. Do tego plan z zaznaczonym budynkiem i miejscem, w którym ma stanąć złącze.",
        },
        {
          title: "Moc i liczba faz",
          text: "Wynik bilansu z rezerwą, w kilowatach. Przy zwiększeniu mocy podaj starą i nową wartość.",
        },
        {
          title: "Przewidywane zużycie",
          text: "Kilowatogodziny na rok: z rachunków albo z projektu.",
        },
        {
          title: "Urządzenia, które zakłócają sieć",
          text: "Spawarka, duży silnik, podgrzewacz przepływowy. Operator sprawdza, czy sieć zniesie ich rozruch.",
        },
        {
          title: "Źródła i ładowanie",
          text: "Planowana fotowoltaika, magazyn energii i ładowarka. Mikroinstalację zgłasza się osobno, ale jej moc porównuje się z mocą przyłączeniową.",
        },
        {
          title: "Termin poboru",
          text: "Data, od której potrzebny jest prąd, oraz osobno plac budowy, jeśli ma mieć własne zasilanie.",
        },
      ],
      after: [
        "Bilans, wniosek i linię do domu możesz zlecić razem: robimy to w ramach usługi [przyłącza energetyczne](/uslugi/przylacza).",
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      heading: "Opłata za przyłączenie i czas czekania",
      items: [
        {
          term: "Opłata",
          text: "Dom z przykładu na kablu: {przyklad.przylacze.moc} × {przylacze.stawkaKabel} + VAT {vat.podstawowy}, razem około {przyklad.przylacze.kabel}. Na linii napowietrznej {przylacze.stawkaNapowietrzna}, czyli {przyklad.przylacze.linia}. Ponad {przylacze.limitMetrow} dochodzi opłata za metr.",
          note: "stawki netto",
        },
        {
          term: "Warunki przyłączenia",
          text: "Dom z V grupy przyłączeniowej dostaje je w ciągu {przylacze.warunkiV} od złożenia kompletnego wniosku. Są ważne {przylacze.waznosc}.",
          note: "Prawo energetyczne",
        },
        {
          term: "Budowa przyłącza",
          text: "Według operatora {przylacze.budowa} od podpisania umowy. W tym czasie robi się linię do domu i rozdzielnicę.",
        },
      ],
      note: "Stawki spółki Tauron Dystrybucja. Przed wnioskiem sprawdź rok taryfy i ustawę, zmienioną w 2026 roku.",
    },
  ],
  faq: [
    {
      question: "Jaka moc przyłączeniowa wystarczy do domu z pompą ciepła?",
      answer:
        "Dla domu 120–160 m² wychodzi 17–22 kW na trzech fazach. Najwięcej ważą grzałka pompy i elektryczna kuchnia. Podgrzewacz przepływowy albo ładowarka bez sterowania zmieniają wynik o kilkanaście kilowatów.",
    },
    {
      question: "Czy płyta indukcyjna wymaga trzech faz?",
      answer:
        "Nie zawsze. Wiele płyt działa na jednej fazie z mocą ograniczoną do około 3,7 kW. Pola grzeją wtedy na zmianę. Pełne 7,4 kW wymaga dwóch lub trzech faz albo obwodu jednofazowego 32 A, w mieszkaniach rzadkiego.",
    },
    {
      question: "Skąd mam wiedzieć, jaką moc mam teraz?",
      answer:
        "Moc umowna jest w umowie i często na rachunku. Prąd zabezpieczenia znajdziesz w warunkach przyłączenia lub w protokole odbioru. Jeśli dokumentów nie ma, podaj operatorowi numer punktu poboru energii (PPE) z rachunku. Nie szukaj odpowiedzi pod osłoną licznika.",
    },
    {
      question: "Zabezpieczenie przed licznikiem wyłącza się wieczorami. Co robić?",
      answer:
        "Przez kilka dni nie włączaj naraz piekarnika, pralki i czajnika. Jeśli to pomaga, dom przekracza moc albo źle dzieli ją na fazy. Elektryk zmierzy obciążenie każdej fazy i powie, czy wystarczy przeniesienie obwodów, czy potrzebny jest wniosek o większą moc.",
    },
    {
      question: "Czy fotowoltaika zmniejsza potrzebną moc przyłączeniową?",
      answer:
        "Nie. Zimą po zmroku panele nie pracują, a pompa ciepła i kuchnia tak. Bywa odwrotnie: mikroinstalacja większa od mocy przyłączeniowej wymaga wniosku o warunki, samo zgłoszenie już nie wystarcza. Więcej w [poradniku o fotowoltaice](/poradnik/fotowoltaika).",
    },
  ],
  advice:
    "Bilans z tej strony przygotowuje do rozmowy, kabla na jego podstawie nie zamawiaj. Przed wnioskiem, zmianą zabezpieczeń lub dołożeniem dużego odbiornika poproś elektryka z uprawnieniami o sprawdzenie linii zasilającej i rozdzielnicy.",
  band: {
    heading: "Bilans sprawdzony przez elektryka",
    text: "Wystarczy lista dużych urządzeń i moc z umowy. Sprawdzimy podział na fazy i to, czy potrzebny jest wniosek do operatora.",
    button: { label: "Zapytaj o moc przyłączeniową", to: "/kontakt" },
  },
  related: {
    services: ["przylacza", "instalacje", "rozdzielnice"],
    guides: ["grzewnictwo", "wymiana-instalacji", "fotowoltaika"],
  },
} as const satisfies Guide;
