import type { Guide } from "@/lib/content/types";

export const magazynyEnergii = {
  slug: "magazyny-energii",
  name: "Magazyny energii",
  card: "Baterie litowe, żelowe i sodowe: pojemność, sprawność, trwałość. Scenariusze pracy i rachunek opłacalności.",
  icon: "battery-charging",
  colour: "l1",
  meta: {
    title: "Magazyn energii: rodzaje, cena, opłacalność",
    description:
      "Porównanie baterii litowych, żelowych i sodowych, dobór pojemności do domu, koszt kilowatogodziny i zwrot magazynu policzony na przykładzie.",
    keywords: [
      "magazyn energii do domu",
      "magazyn energii cena za kWh",
      "magazyn energii opłacalność",
      "bateria LFP czy NMC",
      "magazyn energii do fotowoltaiki",
      "zasilanie awaryjne domu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Magazyn energii: jaki wybrać i czy się opłaci",
    lead: "Magazyn przenosi prąd z południa na wieczór i podtrzymuje dom w czasie awarii. Sprawdź, która bateria do czego pasuje i jak policzyć zwrot dla swojego domu.",
    picture: { name: "07-magazyn-energii-garaz" },
  },
  keyFacts: [
    { label: "Koszt z montażem za kilowatogodzinę pojemności", value: "{magazyn.koszt}" },
    { label: "Zwrot przy codziennej pracy i z dotacją", value: "{magazyn.zwrot}" },
    { label: "Dotacja w otwartych naborach", value: "do {magazyn.dotacja}" },
    { label: "Sprawność baterii litowej w pełnym cyklu", value: "90–95%" },
  ],
  sections: [
    {
      kind: "text",
      id: "dzialanie",
      heading: "Co robi magazyn w domu",
      paragraphs: [
        "Panele produkują najwięcej w południe, dom zużywa najwięcej rano i wieczorem. Magazyn wypełnia tę lukę. Ładuje się z nadwyżki, a po zachodzie słońca oddaje prąd do domowych obwodów. Sieć uzupełnia to, czego zabraknie.",
        "Opisują go dwie liczby i łatwo je pomylić. Pojemność w kilowatogodzinach mówi, ile energii mieści bateria. Moc w kilowatach mówi, ile urządzeń zasili naraz. Magazyn 10 kWh o mocy 3 kW zasila grzejnik 2 kW przez około pięć godzin. Płyty indukcyjnej 7 kW nie uruchomi na pełnej mocy, choćby był naładowany do końca.",
        "Trzecia liczba to pojemność użyteczna. Bateria, którą rozładowuje się do zera, szybko się zużywa, więc sterownik zostawia zapas. Porównuj oferty według kilowatogodzin użytecznych, bo tylko za nie dostajesz prąd.",
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje baterii",
      paragraphs: [
        "Wartości są typowe dla domowych zestawów. W karcie katalogowej szukaj trzech liczb: pojemności użytecznej, liczby cykli i warunków gwarancji.",
      ],
      items: [
        {
          name: "Litowo-jonowa",
          description:
            "Ogniwa LFP (litowo-żelazowo-fosforanowe) albo NMC (niklowo-manganowo-kobaltowe) z elektronicznym układem nadzoru (BMS).",
          specs: [
            { label: "Pojemność", value: "5–20 kWh, moduły po 2,5–5 kWh" },
            { label: "Sprawność", value: "90–95%" },
            { label: "Trwałość", value: "10–15 lat, LFP zwykle ponad 6000 cykli" },
            { label: "Użyteczna część", value: "80–95% pojemności" },
          ],
          advantages: ["Mała i lekka jak na swoją pojemność.", "Nie wymaga obsługi.", "Moduły można zwykle dołożyć."],
          disadvantages: [
            "Nie ładuje się na mrozie.",
            "NMC gorzej niż LFP znosi wysoką temperaturę.",
            "Po awarii BMS nie działa cała bateria.",
          ],
          applications: "Dom z fotowoltaiką, codzienna praca. Do domu wybieraj raczej LFP.",
        },
        {
          name: "Żelowa i AGM",
          description:
            "Szczelne akumulatory kwasowo-ołowiowe. W żelowych elektrolit jest zagęszczony, w AGM wchłonięty w matę szklaną.",
          specs: [
            { label: "Pojemność", value: "1–3 kWh z bloku 12 V, bank 5–20 kWh" },
            { label: "Sprawność", value: "75–85%" },
            { label: "Trwałość", value: "5–10 lat, 500–1500 cykli" },
            { label: "Użyteczna część", value: "około 50% pojemności" },
          ],
          advantages: [
            "Niski koszt zakupu.",
            "Ołów odzyskuje się po zużyciu.",
            "Dobrze znosi długie czuwanie w trybie podtrzymania.",
          ],
          disadvantages: [
            "Ciężka: 10 kWh waży ponad 250 kg.",
            "Ciepło powyżej 25 °C skraca jej życie.",
            "Codzienne głębokie rozładowanie zużywa ją w kilka lat.",
          ],
          applications: "Zasilanie awaryjne, domek letni, prosty układ off-grid.",
        },
        {
          name: "Solna (sodowa)",
          description:
            "Pod tą nazwą sprzedaje się baterie sodowo-niklowe, pracujące w wysokiej temperaturze, oraz nowsze sodowo-jonowe.",
          specs: [
            { label: "Pojemność", value: "5–20 kWh, moduły po 5–10 kWh" },
            { label: "Sprawność", value: "80–90%" },
            { label: "Trwałość", value: "10–15 lat, 3000–4500 cykli" },
            { label: "Użyteczna część", value: "80–100% pojemności" },
          ],
          advantages: ["Bez litu i kobaltu.", "Dobrze znosi mróz i upał w pomieszczeniu.", "Małe ryzyko pożaru."],
          disadvantages: [
            "Sodowo-niklowa zużywa część energii na własne grzanie.",
            "Mały wybór urządzeń i serwisu w Polsce.",
            "Współpracuje z niewieloma falownikami.",
          ],
          applications: "Nieogrzewane pomieszczenie, miejsce z ostrymi wymaganiami przeciwpożarowymi.",
        },
      ],
      after: [
        "Trwałość w cyklach przelicz na lata. Magazyn przy fotowoltaice robi w polskich warunkach około 200–250 pełnych cykli rocznie, bo zimą brakuje nadwyżki. Bateria na 6000 cykli zestarzeje się więc szybciej od czasu niż od pracy. Dlatego gwarancja na lata mówi więcej niż liczba cykli w reklamie.",
      ],
    },
    {
      kind: "scenarios",
      id: "scenariusze",
      heading: "Scenariusze: kiedy magazyn ma sens",
      items: [
        {
          scenario: "Dom z fotowoltaiką",
          description:
            "W dzień nikogo nie ma, nadwyżka trafia do sieci za małe pieniądze, a wieczorem kupujesz prąd po pełnej cenie.",
          benefits: [
            "Zużycie własnej energii rośnie zwykle z 20–40% do 50–70%.",
            "Mniej zależysz od zmian w rozliczeniach.",
          ],
          recommendation: "LFP o pojemności zbliżonej do zużycia od zmierzchu do rana.",
        },
        {
          scenario: "Taryfa z tańszymi godzinami",
          description: "Magazyn ładuje się w tanich godzinach i oddaje prąd w drogich. Panele nie są potrzebne.",
          benefits: ["Pracuje także zimą.", "Łączy się z fotowoltaiką i pompą ciepła."],
          recommendation:
            "Policz różnicę cen po odjęciu 10% strat. Poniżej 0,40 zł na kilowatogodzinie zwrot trwa bardzo długo.",
        },
        {
          scenario: "Zasilanie podczas awarii",
          description: "Po zaniku napięcia układ odłącza dom od sieci i zasila wybrane obwody z baterii.",
          benefits: [
            "Działają lodówka, oświetlenie, router, brama i sterowanie ogrzewaniem.",
            "Panele mogą dalej ładować baterię.",
          ],
          recommendation: "Falownik z wyjściem awaryjnym i wydzielone obwody w rozdzielnicy.",
        },
        {
          scenario: "Działka bez przyłącza",
          description: "Cały prąd pochodzi z paneli i baterii, zimą wspiera je agregat.",
          benefits: ["Brak kosztu linii do odległej działki.", "Brak stałych opłat."],
          recommendation: "Pojemność na 2–3 dni zużycia i agregat z automatycznym startem.",
        },
        {
          scenario: "Firma ze szczytami mocy",
          description: "Magazyn pokrywa krótkie szczyty, na przykład rozruch maszyn, i zmniejsza pobór z sieci.",
          benefits: ["Niższa moc umowna i brak opłat za jej przekroczenie.", "Podtrzymanie serwerów i sterowania."],
          recommendation: "Zacznij od profilu 15-minutowego z licznika, dopiero potem dobieraj moc.",
        },
      ],
    },
    {
      kind: "text",
      id: "pojemnosc",
      heading: "Jak dobrać pojemność i moc",
      paragraphs: [
        "Pojemność wynika z wieczoru i nocy. Sprawdź w portalu operatora albo w aplikacji falownika, ile prądu pobierasz od zachodu słońca do rana. Przeciętny dom zużywa wtedy 4–8 kWh. Magazyn o takiej pojemności użytecznej rozładuje się prawie codziennie i to jest jego najlepszy wynik. Dwa razy większy będzie w połowie bezczynny.",
        "Druga granica to nadwyżka. Instalacja 6 kW w pogodny dzień czerwca daje nawet 35 kWh, ale w pochmurny dzień marca kilka. Przyjmuje się 1–1,5 kWh baterii na kilowat paneli. Jeśli dopiero planujesz panele, zacznij od [poradnika o fotowoltaice](/poradnik/fotowoltaika), bo moc instalacji i magazyn dobiera się razem.",
        "Moc dobieraj do obwodów, które mają działać. Czajnik bierze około 2 kW, pompa ciepła 2–4 kW, płyta indukcyjna do 7 kW. Falownik 5 kW wystarczy na wieczór przeciętnego domu. Przy trzech fazach sprawdź, ile mocy daje na jedną fazę, bo zwykle jest to jedna trzecia. Bilans zrobisz według [poradnika o obliczaniu mocy](/poradnik/obliczanie-mocy).",
        "Do istniejących paneli magazyn podłącza się na dwa sposoby. Falownik hybrydowy ładuje baterię wprost z paneli, po stronie prądu stałego (DC), z mniejszymi stratami. Magazyn z własnym falownikiem dokłada się po stronie prądu przemiennego (AC), bez wymiany starego. Energia przechodzi wtedy przez więcej przekształceń i straty rosną.",
      ],
    },
    {
      kind: "factors",
      id: "koszty",
      heading: "Co składa się na koszt i zwrot",
      lead: "Zwrot zależy bardziej od cen energii i dotacji niż od samej baterii.",
      items: [
        {
          factor: "Cena magazynu",
          range: "{magazyn.koszt}",
          description:
            "Z montażem. Duży magazyn jest tańszy w przeliczeniu na kilowatogodzinę, bo falownik i rozdzielnicę opłacasz raz.",
          note: "Pytaj o cenę za pojemność użyteczną.",
        },
        {
          factor: "Zwrot",
          range: "{magazyn.zwrot}",
          description: "Przy dotacji, codziennej pracy i dużej różnicy między ceną zakupu a wartością nadwyżki.",
          note: "Bez dotacji czas się wydłuża, często powyżej gwarancji.",
        },
        {
          factor: "Dotacja",
          range: "do {magazyn.dotacja}",
          description:
            "Część kosztów kwalifikowanych, zwykle z limitem kwoty. Często warunkiem są panele i net-billing.",
          note: "Nabory się zmieniają: mojprad.gov.pl, gmina.",
        },
        {
          factor: "Różnica cen",
          range: "cena zakupu {pv.cenaEnergii}",
          description: "Magazyn zarabia na różnicy między tą ceną a kwotą, którą dostałbyś za oddanie nadwyżki.",
          note: "Stawki odczytasz z rachunku, taryfy publikuje ure.gov.pl.",
        },
        {
          factor: "Straty",
          range: "5–25%",
          description:
            "Tyle energii znika między ładowaniem a gniazdem. Najmniej przy bateriach litowych, najwięcej przy ołowiowych.",
        },
        {
          factor: "Starzenie",
          range: "60–80% pojemności po 10 latach",
          description:
            "Tyle zwykle gwarantują producenci baterii litowych. Rachunek na 10 lat rób na mniejszej pojemności.",
        },
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot magazynu policzony na liczbach",
      paragraphs: [
        "Dom ma panele 6 kW i magazyn 10 kWh pojemności użytecznej. Prąd z sieci kosztuje 0,80 zł za kilowatogodzinę. Nadwyżka w południe warta jest średnio 0,20 zł. Obie ceny są założeniem, podstaw swoje.",
      ],
      steps: [
        { text: "Koszt przy dolnej granicy ceny: 10 kWh × 3000 zł", result: "30 000 zł" },
        { text: "Dotacja w wysokości połowy kosztu, zostaje do zapłaty", result: "15 000 zł" },
        { text: "Energia oddana przez baterię: 220 pełnych cykli × 10 kWh", result: "2200 kWh w roku" },
        { text: "Prąd, którego nie kupujesz: 2200 kWh × 0,80 zł", result: "1760 zł" },
        { text: "Nadwyżka potrzebna do naładowania przy sprawności 90%: 2200 kWh : 0,9", result: "około 2450 kWh" },
        { text: "Tyle dostałbyś za nią w depozycie: 2450 kWh × 0,20 zł", result: "490 zł" },
        { text: "Korzyść z magazynu: 1760 zł − 490 zł", result: "1270 zł w roku" },
        { text: "Zwrot: 15 000 zł : 1270 zł", result: "11,8 roku" },
      ],
      result: "Z dotacją niecałe 12 lat, przy końcu zakresu {magazyn.zwrot}. Bez dotacji dwa razy dłużej.",
      after: [
        "Rachunek skracają trzy rzeczy: droższy prąd, tańsza nadwyżka i dodatkowe cykle zimą w taryfie z tańszymi godzinami. Przy korzyści 2100 zł rocznie ten sam magazyn zwraca się w około 7 lat. Wyższa cena zakupu działa odwrotnie: w górnej części zakresu {magazyn.koszt} zwrot przekroczy okres gwarancji. Bez dotacji decyzję opieraj raczej na zasilaniu awaryjnym niż na oszczędności.",
      ],
    },
    {
      kind: "checks",
      id: "dobor",
      heading: "Na co patrzeć przy wyborze",
      items: [
        {
          title: "Zgodność z falownikiem",
          text: "Bateria musi być na liście producenta falownika. Inaczej BMS się z nim nie porozumie.",
        },
        {
          title: "Zasilanie awaryjne",
          text: "Sprawdź moc wyjścia, czas przełączenia i liczbę faz. Sam magazyn nie oznacza pracy bez sieci.",
        },
        {
          title: "Miejsce",
          text: "Sucho, od kilku do 25 °C, poza sypialnią i drogą ewakuacyjną, z odstępami z instrukcji.",
        },
        { title: "Rozbudowa", text: "Dopytaj, czy za trzy lata dołożysz moduł i czy nie ograniczy go starszy." },
        { title: "Gwarancja", text: "Lata, liczba cykli i pojemność na koniec. Ważne też, kto ją realizuje w Polsce." },
        {
          title: "Sterowanie",
          text: "Harmonogram ładowania, odczyt cen godzinowych i praca bez dostępu do internetu.",
        },
      ],
      callout: {
        title: "Uszkodzonej baterii nie dotykaj.",
        text: "Po zalaniu, uderzeniu albo przy dziwnym zapachu wyjdź z pomieszczenia i zadzwoń pod {tel.alarmowy} lub {tel.straz}. Powiedz strażakom, że w budynku jest magazyn energii.",
      },
    },
    {
      kind: "text",
      id: "montaz",
      heading: "Montaż, ochrona i formalności",
      paragraphs: [
        "Magazyn montuje i podłącza elektryk z uprawnieniami. Napięcie stałe baterii niskonapięciowej wynosi około 50 V, a wysokonapięciowej kilkaset woltów. Prąd zwarcia w obu jest bardzo duży. Potrzebne są bezpieczniki i rozłącznik po stronie DC, zabezpieczenie po stronie AC i ogranicznik przepięć.",
        "Praca wyspowa wymaga osobnego sprawdzenia. Po odłączeniu od sieci znika uziemiony punkt neutralny po stronie operatora, więc układ musi utworzyć własny. Inaczej wyłączniki różnicowoprądowe mogą nie zadziałać. Dlatego ochronę mierzymy w obu trybach: z siecią i bez niej. W wielu domach potrzebna jest też [przebudowa rozdzielnicy](/uslugi/rozdzielnice), żeby wydzielić obwody zasilane awaryjnie.",
        "Magazyn współpracujący z mikroinstalacją zgłasza się operatorowi systemu dystrybucyjnego, także wtedy, gdy dokładasz go później. Wymagania budowlane i przeciwpożarowe zależą od pojemności i miejsca ustawienia, a przepisy o magazynach niedawno się zmieniały. Przed zakupem sprawdź aktualne Prawo budowlane na isap.sejm.gov.pl. W razie wątpliwości zapytaj w starostwie lub urzędzie miasta i u ubezpieczyciela domu.",
      ],
      after: ["Zakres prac i kolejność opisujemy przy [montażu magazynów energii](/uslugi/magazyny-energii)."],
    },
  ],
  faq: [
    {
      question: "Ile kosztuje magazyn energii 10 kWh?",
      answer:
        "Przyjmij {magazyn.koszt} z montażem i pomnóż przez dziesięć. Dolna granica dotyczy większych zestawów i domów z gotowym falownikiem hybrydowym. Górna to małe magazyny z nowym falownikiem, przebudową rozdzielnicy i zasilaniem awaryjnym.",
    },
    {
      question: "Czy magazyn wystarczy na kilka dni bez prądu?",
      answer:
        "Domowy zwykle nie. Bateria 10 kWh utrzyma lodówkę, światło, router i sterowanie pieca przez dobę lub dłużej. Z ogrzewaniem elektrycznym i kuchnią rozładuje się w kilka godzin. Latem doładują ją panele, zimą potrzebny jest agregat.",
    },
    {
      question: "LFP czy NMC: co wybrać do domu?",
      answer:
        "Do domu zwykle LFP. Jest trochę większa i cięższa, ale znosi więcej cykli i trudniej doprowadzić ją do przegrzania. NMC ma przewagę tam, gdzie liczy się każdy kilogram, czyli w samochodzie.",
    },
    {
      question: "Czy mogę mieć magazyn bez fotowoltaiki?",
      answer:
        "Tak. Ładuje się wtedy z sieci w tańszych godzinach i działa jako zasilanie awaryjne. Oszczędność zależy tylko od różnicy cen w taryfie. Większość programów dotacyjnych wymaga jednak paneli.",
    },
    {
      question: "Czy magazyn energii może się zapalić?",
      answer:
        "Może, jak każda bateria, choć przy sprawnym BMS i montażu według instrukcji zdarza się to rzadko. Ryzyko zmniejszają ogniwa LFP, czujka dymu, odstępy i pomieszczenie bez materiałów łatwopalnych. Magazynu nie stawia się w sypialni ani przy jedynym wyjściu.",
    },
    {
      question: "Gdzie ustawić magazyn: garaż, piwnica czy poddasze?",
      answer:
        "Najlepsze jest suche pomieszczenie techniczne albo garaż, gdzie zimą jest dodatnia temperatura. Piwnica odpada, jeśli bywa zalewana, a poddasze zwykle się przegrzewa. Ciężar sprawdź przed postawieniem na stropie.",
    },
  ],
  advice:
    "Przed zakupem pokaż specjaliście roczny profil zużycia, falownik i rozdzielnicę. Pojemność, zabezpieczenia i praca wyspowa wymagają projektu i pomiarów, a nie porównania cen w katalogu.",
  band: {
    heading: "Policzymy twój magazyn",
    text: "Podaj model falownika i roczne zużycie. Powiemy, jaka pojemność ma sens i kiedy się zwróci.",
    button: { label: "Zapytaj o magazyn energii", to: "/kontakt" },
  },
  related: {
    services: ["magazyny-energii", "fotowoltaika", "rozdzielnice"],
    guides: ["fotowoltaika", "oszczedzanie", "obliczanie-mocy"],
  },
} as const satisfies Guide;
