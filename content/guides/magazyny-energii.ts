import type { Guide } from "@/lib/content/types";

export const magazynyEnergii: Guide = {
  slug: "magazyny-energii",
  name: "Magazyny energii",
  card: "Baterie litowe, żelowe i sodowe: pojemność, sprawność, trwałość. Scenariusze pracy i rachunek opłacalności.",
  icon: "battery-charging",
  colour: "l1",
  meta: {
    title: "Magazyn energii: rodzaje, cena, opłacalność",
    description:
      "Porównanie baterii litowych, żelowych i sodowych, dobór pojemności do domu, przepisy z 2026 roku i zwrot magazynu policzony z dotacją i bez niej.",
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
  checked: "2026-11-21",
  hero: {
    title: "Jaki magazyn energii wybrać i czy się zwróci",
    lead: "Bateria przenosi prąd z południa na wieczór i może zasilić dom w czasie awarii. Porównaj rodzaje, dobierz pojemność i sprawdź cenę, przy której zakup ma sens.",
    answer:
      "Do domu z panelami wybierz baterię LFP na wieczór i noc. Magazyn {przyklad.magazyn.pojemnosc} za {przyklad.magazyn.koszt} oszczędza w przykładzie {przyklad.magazyn.korzysc} rocznie. Zestaw za najwyżej {przyklad.magazyn.cenaGwarancji} zwraca się w czasie gwarancji, droższy kupuj, gdy dostaniesz dotację albo chcesz mieć prąd podczas awarii.",
    picture: { name: "07-magazyn-energii-garaz" },
  },
  keyFacts: [
    { label: "Magazyn 10 kWh z montażem, przy gotowym falowniku hybrydowym", value: "{magazyn.10kWh.koszt}" },
    { label: "Zwrot bez dotacji w domu z przykładu", value: "{przyklad.magazyn.zwrot}" },
    { label: "Zwrot podawany w naszym cenniku, z dotacją i przy codziennej pracy", value: "{magazyn.zwrot}" },
    { label: "Magazyn bez pozwolenia na budowę", value: "do {magazyn.bezPozwolenia}" },
  ],
  sections: [
    {
      kind: "text",
      id: "dzialanie",
      heading: "Co robi magazyn w domu",
      drawing: {
        drawing: "day",
        title: "Czerwcowy dzień z magazynem: bateria ładuje się od rana",
        caption:
          "Średni dzień czerwca, panele {przyklad.pv.moc}, magazyn {przyklad.magazyn.pojemnosc}. Niebieskie pole to energia w baterii: rano przyjmuje nadwyżkę, wieczorem i nocą oddaje ją domowi. Straty pominięto.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "ktos",
        month: 6,
        battery: "przyklad.magazyn.pojemnosc",
      },
      paragraphs: [
        "Magazyn ładuje się z nadwyżki, którą panele dają w południe, i po zachodzie słońca oddaje ją domowym obwodom. Pojemność w kilowatogodzinach mówi, ile energii mieści, a moc w kilowatach, ile urządzeń zasili naraz. Bateria 10 kWh o mocy 3 kW utrzyma przez kilka godzin grzejnik 2 kW, ale płyty indukcyjnej 7 kW nie uruchomi na całej mocy.",
      ],
    },
    {
      kind: "cases",
      id: "scenariusze",
      heading: "Scenariusze: kiedy magazyn ma sens",
      items: [
        {
          title: "Dom z fotowoltaiką",
          text: "Nadwyżka idzie do sieci za grosze, a wieczorem kupujesz prąd po pełnej cenie.",
          points: ["Zużycie własnej energii rośnie z {energia.autokonsumpcja} do {energia.autokonsumpcjaMagazyn}."],
          recommendation: "Wybierz pojemność zbliżoną do zużycia od zmierzchu do rana.",
        },
        {
          title: "Taryfa z tańszymi godzinami",
          text: "Magazyn ładuje się w tanich godzinach i oddaje prąd w drogich.",
          points: ["Bateria pracuje także zimą."],
          recommendation:
            "Potraktuj taryfę jako dodatek do paneli: [samo przesuwanie](#strefy) prądu między godzinami zarabia za mało.",
        },
        {
          title: "Zasilanie podczas awarii",
          text: "Układ odłącza dom od sieci i zasila wybrane obwody z baterii.",
          points: ["Działają lodówka, światło, router, brama i sterowanie kotła."],
          recommendation: "Wybierz falownik z wyjściem awaryjnym i wydziel obwody w rozdzielnicy.",
        },
        {
          title: "Działka bez przyłącza",
          text: "Cały prąd dają panele i bateria, zimą także agregat.",
          points: ["Nie płacisz za budowę linii ani opłat stałych."],
          recommendation: "Zaplanuj pojemność na 2–3 dni i agregat z automatycznym startem.",
        },
        {
          title: "Firma ze szczytami mocy",
          text: "Magazyn pokrywa rozruch maszyn i inne krótkie szczyty.",
          points: ["Firma zamawia mniejszą moc umowną."],
          recommendation: "Zacznij od 15-minutowych odczytów licznika.",
        },
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje baterii",
      paragraphs: ["Porównuj pojemność użyteczną: sterownik nie pozwala rozładować baterii do zera."],
      items: [
        {
          name: "Litowo-jonowa",
          description:
            "Ma ogniwa LFP (litowo-żelazowo-fosforanowe) albo NMC (niklowo-manganowo-kobaltowe) i układ nadzoru (BMS).",
          specs: [
            { label: "Pojemność", value: "5–20 kWh, z modułów" },
            { label: "Sprawność", value: "90–95%" },
            { label: "Trwałość", value: "10–15 lat, LFP ponad 6000 cykli" },
            { label: "Użyteczna część", value: "80–95%" },
          ],
          advantages: ["Jest mała, lekka i nie wymaga obsługi.", "W wielu modelach dołożysz następny moduł."],
          disadvantages: [
            "Nie ładuje się na mrozie, więc garaż musi być ogrzewany.",
            "Awaria BMS unieruchamia całą baterię.",
          ],
          applications: "Dom z fotowoltaiką. LFP znosi więcej cykli niż NMC i trudniej ją przegrzać.",
        },
        {
          name: "Żelowa i AGM",
          description: "To szczelne akumulatory kwasowo-ołowiowe z żelem albo matą szklaną.",
          specs: [
            { label: "Pojemność", value: "5–20 kWh, z bloków 12 V" },
            { label: "Sprawność", value: "75–85%" },
            { label: "Trwałość", value: "5–10 lat, 500–1500 cykli" },
            { label: "Użyteczna część", value: "około 50%" },
          ],
          advantages: ["Jest tania w zakupie.", "Dobrze znosi długie czuwanie."],
          disadvantages: ["Jest ciężka: 10 kWh waży ponad 250 kg.", "Codzienna praca zużywa ją w kilka lat."],
          applications: "Zasilanie awaryjne, domek letni.",
        },
        {
          name: "Solna (sodowa)",
          description: "To bateria sodowo-niklowa, która pracuje w wysokiej temperaturze, albo nowsza sodowo-jonowa.",
          specs: [
            { label: "Pojemność", value: "5–20 kWh, z modułów 5–10 kWh" },
            { label: "Sprawność", value: "80–90%" },
            { label: "Trwałość", value: "10–15 lat, 3000–4500 cykli" },
            { label: "Użyteczna część", value: "80–100%" },
          ],
          advantages: ["Dobrze znosi mróz i upał.", "Ryzyko pożaru jest małe."],
          disadvantages: [
            "Sodowo-niklowa zużywa energię na własne grzanie.",
            "Wybór urządzeń i falowników jest w Polsce mały.",
          ],
          applications: "Nieogrzewane pomieszczenie, ostre wymagania przeciwpożarowe.",
        },
      ],
      after: [
        "Zimą brakuje nadwyżki, więc przy fotowoltaice bateria robi {magazyn.cykle} pełnych cykli rocznie. Zestarzeje się od upływu lat, zanim zużyje ją praca. W karcie gwarancyjnej ważniejsze są zatem lata niż liczba cykli z reklamy.",
      ],
    },
    {
      kind: "text",
      id: "pojemnosc",
      heading: "Jak dobrać pojemność i moc",
      paragraphs: [
        "W portalu operatora albo w aplikacji falownika sprawdź, ile prądu pobierasz od zachodu słońca do rana. W przeciętnym domu to 4–8 kWh i magazyn o takiej pojemności użytecznej rozładuje się poza zimą prawie codziennie. Nadwyżki też musi starczyć: przyjmuje się 1–1,5 kWh baterii na kilowat [paneli](/poradnik/fotowoltaika#dobor).",
        "Większy magazyn kosztuje mniej za kilowatogodzinę, ale pojemność ponad wieczorne zużycie rzadko pracuje. W pochmurne dni jest pusta, a w słoneczne nie zdąży się rozładować. W [kalkulatorze fotowoltaiki](/poradnik/fotowoltaika) liczymy tę część w {pv.magazynPonad}.",
        "Moc dobierz do [obwodów, które mają działać razem](/poradnik/obliczanie-mocy). Falownik 5 kW wystarcza na wieczór przeciętnego domu. Przy trzech fazach sprawdź jednak, ile daje na jedną: często jest to jedna trzecia.",
        "Do paneli, które już pracują, magazyn dołożysz zawsze. Przy falowniku hybrydowym łączy się go po stronie prądu stałego (DC), taniej i z mniejszymi stratami. Przy zwykłym dochodzi drugi falownik i połączenie po stronie prądu przemiennego (AC).",
      ],
    },
    {
      kind: "rows",
      id: "koszty",
      heading: "Co składa się na koszt i zwrot",
      items: [
        {
          term: "Cena magazynu",
          value: "{magazyn.koszt}",
          text: "Stawka z naszego cennika obejmuje zestaw 5–10 kWh z nowym falownikiem, zasilaniem awaryjnym i montażem. Do gotowego falownika hybrydowego magazyn kosztuje w 2026 roku mniej: {magazyn.5kWh.koszt} za 5 kWh, {magazyn.10kWh.koszt} za 10 kWh, {magazyn.15kWh.koszt} za 15 kWh, {magazyn.20kWh.koszt} za 20 kWh.",
        },
        {
          term: "Zwrot podany w cenniku",
          value: "{magazyn.zwrot}",
          text: "Tyle trwa zwrot z dotacją do {magazyn.dotacja}, gdy bateria pracuje codziennie. W przykładzie niżej taki zwrot z dotacją ma zestaw za {przyklad.magazyn.cenaZwrotu}.",
        },
        {
          term: "Dotacja",
          value: "do {magazyn.dotacja}",
          text: "Mój Prąd 6.0, zamknięty {dotacja.mojPradKoniec}, dawał na magazyn do {dotacja.mojPradMagazyn}. Zapowiedziany na drugą połowę 2026 roku nabór Przydomowe Magazyny Energii ma dawać {dotacja.pmeUdzial}, najwyżej {dotacja.pmeZaKwh}. Najmniejszy objęty nim magazyn to {dotacja.pmeMinimum}, o {przyklad.magazyn.brakDoProgu} więcej niż w przykładzie. Magazyn tej wielkości zwracałby się {przyklad.pvMagazyn.zwrotZapowiedz}.",
          small: "Czy nabór trwa, podaje [strona programu](https://przydomowemagazyny.gov.pl).",
        },
        {
          term: "Ulga w podatku",
          value: "odliczenie do {dotacja.ulga}",
          text: "Ulga termomodernizacyjna {dotacja.ulgaMagazyn} obejmuje magazyn. Wydatek odejmujesz od dochodu i odzyskujesz {podatek.skalaNizsza} albo {podatek.skalaWyzsza} tej kwoty, zależnie od stawki podatku.",
        },
        {
          term: "Różnica cen",
          value: "{energia.cenaG11Zmienna} i {energia.nadwyzkaGodzinowa}",
          text: "Pierwszą kwotę oszczędza kilowatogodzina z baterii, drugą dostałbyś za jej oddanie do sieci.",
        },
        {
          term: "Straty i starzenie",
          value: "5–25% i {magazyn.pojemnoscKoncowa}",
          text: "Pierwsza wartość to energia, która ginie między ładowaniem a gniazdem. Druga to pojemność baterii litowej na koniec gwarancji, udzielanej zwykle na {magazyn.gwarancja}.",
        },
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot magazynu z dotacją, z ulgą i bez nich",
      paragraphs: [
        "Dom ma panele {przyklad.pv.moc} i magazyn {przyklad.magazyn.pojemnosc} ładowany tylko z nadwyżki. Prąd z sieci kosztuje {energia.cenaG11Zmienna} bez opłat stałych, a oddany jest wart {energia.nadwyzkaGodzinowa} w [net-billingu](/poradnik/fotowoltaika#net-billing).",
      ],
      steps: [
        {
          text: "Energia z baterii: {przyklad.magazyn.cykle} cykli × {przyklad.magazyn.srednia} średniej pojemności z okresu gwarancji",
          result: "{przyklad.magazyn.energia} w roku",
        },
        {
          text: "Prąd, którego nie kupujesz: {przyklad.magazyn.energia} × {energia.cenaG11Zmienna}",
          result: "{przyklad.magazyn.zakup}",
        },
        {
          text: "Mniejszy depozyt: ładowanie przy sprawności {energia.sprawnoscMagazynu} zabiera {przyklad.magazyn.ladowanie} × {energia.nadwyzkaGodzinowa}",
          result: "{przyklad.magazyn.depozyt}",
        },
        {
          text: "Korzyść z magazynu: {przyklad.magazyn.zakup} − {przyklad.magazyn.depozyt}",
          result: "{przyklad.magazyn.korzysc} w roku",
        },
        {
          text: "Zwrot najtańszego zestawu bez dotacji: {przyklad.magazyn.koszt} : {przyklad.magazyn.korzysc}",
          result: "{przyklad.magazyn.zwrot}",
        },
        {
          text: "Zwrot po uldze w PIT przy stawce {podatek.skalaNizsza}",
          result: "{przyklad.magazyn.zwrotPoUldze}",
        },
        {
          text: "Zwrot po uldze przy stawce {podatek.skalaWyzsza}",
          result: "{przyklad.magazyn.zwrotPoUldzeWyzsza}",
        },
        {
          text: "Zwrot z dotacją {magazyn.dotacja}, najwyższą z dawnych naborów: {przyklad.magazyn.kosztPoDotacji} : {przyklad.magazyn.korzysc}",
          result: "{przyklad.magazyn.zwrotDotacja}",
        },
      ],
      result:
        "Z dotacją {magazyn.dotacja} zwrot wypada na początku zakresu z naszego cennika. Bez dotacji wypada dopiero po gwarancji, chyba że z ulgi odzyskujesz {podatek.skalaWyzsza} wydatku.",
      after: [
        "Kilowatogodzina pojemności oszczędza w takim domu około {przyklad.magazyn.naKwh} rocznie. Podziel cenę kilowatogodziny w zestawie przez tę kwotę, a dostaniesz lata zwrotu bez dotacji. Reguła pasuje do domu z panelami w G11 i magazynu nie większego od wieczornego zużycia. Nadmiar pojemności zarabia mniej.",
        "Przed końcem gwarancji zwróci się zestaw za najwyżej {przyklad.magazyn.cenaGwarancji}, a z dotacją {magazyn.dotacja} za {przyklad.magazyn.cenaGwarancjiDotacja}. Magazyn 10 kWh do gotowego falownika kosztuje dziś {przyklad.magazyn.cena10kWh}. Bez dotacji kup go więc wtedy, gdy zależy ci na prądzie podczas awarii.",
      ],
      note: "Rachunek pomija serwis i zakłada stałe ceny.",
    },
    {
      kind: "text",
      id: "strefy",
      heading: "Magazyn bez paneli w taryfie ze strefami",
      paragraphs: [
        "Ten sam magazyn może ładować się z sieci w tańszych [godzinach G12](/poradnik/oszczedzanie#taryfy). Po stratach baterii z różnicy cen obu stref pozostaje {przyklad.strefy.zyskG12}. W roku {przyklad.magazyn.cykleG12} cykli daje {przyklad.strefy.energia} i {przyklad.strefy.korzysc} oszczędności. Taka kwota nie spłaci zestawu bez dotacji przed końcem gwarancji, a nabory wymagały dotąd także paneli.",
        "W G13 kilowatogodzina przeniesiona na zimowy szczyt zarabia {przyklad.strefy.zyskG13}. Dom zużywa w tym szczycie około {przyklad.magazyn.szczytG13} w dzień roboczy i więcej bateria nie odda. Przy {przyklad.magazyn.cykleG13} takich dniach zyskujesz {przyklad.strefy.zima} rocznie, a z panelami jeszcze to, co daje nadwyżka.",
      ],
    },
    {
      kind: "checks",
      id: "dobor",
      heading: "Na co patrzeć przy wyborze",
      items: [
        {
          title: "Zgodność z falownikiem",
          text: "Bateria musi być na liście producenta falownika.",
        },
        {
          title: "Zasilanie awaryjne",
          text: "Sprawdź moc wyjścia, czas przełączenia i liczbę faz.",
        },
        {
          title: "Miejsce",
          text: "Wybierz suche pomieszczenie o temperaturze od kilku do 25 °C, poza sypialnią i drogą ewakuacyjną.",
        },
        { title: "Rozbudowa", text: "Zapytaj, czy za trzy lata dołożysz moduł." },
        {
          title: "Gwarancja",
          text: "Porównaj lata, liczbę cykli, pojemność na koniec i to, kto realizuje gwarancję w Polsce.",
        },
        {
          title: "Sterowanie",
          text: "Sterownik ma mieć harmonogram, śledzić ceny godzinowe i pracować bez internetu.",
        },
      ],
      callout: {
        title: "Uszkodzonej baterii nie dotykaj.",
        text: "Jeśli jest mokra, uderzona albo dziwnie pachnie, wyjdź z pomieszczenia i dzwoń pod {tel.alarmowy}.",
      },
    },
    {
      kind: "text",
      id: "montaz",
      heading: "Montaż, ochrona i formalności",
      paragraphs: [
        "{zasada.magazyn} Poproś o oznaczony wyłącznik wyjścia awaryjnego, w miejscu, do którego dojdziesz bez latarki.",
        "Po odłączeniu od sieci dom traci uziemiony punkt neutralny operatora. Jeśli układ magazynu nie utworzy własnego, różnicówki (wyłączniki różnicowoprądowe) mogą nie zadziałać. Ochronę mierzymy więc i przy sieci, i na samej baterii. W wielu domach trzeba też [przebudować rozdzielnicę](/uslugi/rozdzielnice).",
        "Masz magazyn kupiony w zestawie? Zapytaj, które obwody są podłączone do wyjścia awaryjnego. Samo wyjście w falowniku nie zasili niczego i po wichurze dom jest ciemny mimo pełnej baterii. Zacznij od lodówki, kotła, routera i światła: naraz biorą około 0,6 kW, a w chwili rozruchu pompy kotła do 1,4 kW.",
        "Te obwody trzeba wydzielić i dołożyć przełącznik ze stycznikiem, który bez sieci łączy przewód neutralny z uziemieniem. Przeróbka trwa dzień i kosztuje {magazyn.zasilanieAwaryjne.koszt}. Na koniec poproś o próbę na samej baterii: różnicówka {rcd.prad} ma zadziałać tak samo szybko jak przy zasilaniu z sieci.",
        "Od 7 stycznia 2026 roku [montaż magazynu](/uslugi/magazyny-energii) do {magazyn.bezPozwolenia} nie wymaga pozwolenia na budowę (Dz.U. 2025 poz. 1847). Każdy magazyn, który współpracuje z mikroinstalacją, zgłasza się operatorowi, także dokładany później. Powiedz o nim również ubezpieczycielowi domu.",
        "Wymagania przeciwpożarowe obowiązują niezależnie od pozwolenia. Projekt przepisów z 2025 roku dopuszczał w domu magazyn do {magazyn.ppozProjekt}, poza pokojami i z czujką dymu. Zapowiadano też podniesienie tego progu. Przy większej baterii miejsce ocenia rzeczoznawca do spraw zabezpieczeń przeciwpożarowych, a my dajemy mu projekt.",
      ],
    },
  ],
  faq: [
    {
      question: "Ile kosztuje magazyn energii 10 kWh?",
      answer:
        "Do gotowego falownika hybrydowego kosztuje {magazyn.10kWh.koszt} z montażem. Za wymianę zwykłego falownika na hybrydowy dolicz {magazyn.falownik.koszt}, a za zasilanie domu bez sieci {magazyn.zasilanieAwaryjne.koszt}.",
    },
    {
      question: "Czy magazyn wystarczy na kilka dni bez prądu?",
      answer:
        "Rzadko. Bateria 10 kWh utrzyma lodówkę, światło, router i sterowanie pieca przez dobę, a z płytą i grzejnikami kilka godzin. Latem doładują ją panele, ale na dłuższą przerwę w zimie potrzebny jest agregat.",
    },
    {
      question: "Czy magazyn energii może się zapalić i gdzie go ustawić?",
      answer:
        "Może, jak każda bateria, choć przy ogniwach LFP zdarza się to rzadko. Najlepsze są ogrzewany garaż i pomieszczenie techniczne, z dala od rzeczy łatwopalnych. Poddasze latem się przegrzewa, a do piwnicy nie może wchodzić woda.",
    },
  ],
  advice:
    "Pokaż specjaliście roczny profil zużycia, tabliczkę falownika i rozdzielnicę. Pojemność, zabezpieczenia i pracę bez sieci trzeba zaprojektować i zmierzyć. Montaż należy do elektryka z uprawnieniami.",
  band: {
    heading: "Magazyn dobrany do twoich wieczorów",
    text: "Podaj model falownika i roczne zużycie. Powiemy, jaka pojemność ma sens i kiedy się zwróci.",
    button: { label: "Zapytaj o magazyn energii", to: "/kontakt" },
  },
  related: {
    services: ["magazyny-energii", "fotowoltaika", "rozdzielnice"],
    guides: ["fotowoltaika", "oszczedzanie", "obliczanie-mocy"],
  },
};
