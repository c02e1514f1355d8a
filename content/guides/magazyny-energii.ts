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
    lead: "Magazyn przenosi prąd z południa na wieczór i podtrzymuje dom w czasie awarii. Sprawdź, która bateria do czego pasuje i przy jakiej cenie odzyskasz wydatek przed końcem gwarancji.",
    picture: { name: "07-magazyn-energii-garaz" },
  },
  keyFacts: [
    { label: "Magazyn 10 kWh z montażem, przy gotowym falowniku hybrydowym", value: "{magazyn.10kWh.koszt}" },
    { label: "Zwrot przy codziennej pracy i z dotacją", value: "{magazyn.zwrot}" },
    { label: "Zwrot bez dotacji, dom z przykładu", value: "{przyklad.magazyn.zwrot}" },
    { label: "Dotacja, górna granica z naborów", value: "do {magazyn.dotacja}" },
    { label: "Bez pozwolenia na budowę", value: "do {magazyn.bezPozwolenia}" },
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
          "Średni dzień czerwca, panele {przyklad.pv.moc}, magazyn {przyklad.magazyn.pojemnosc}. Bursztynowe pole to energia w baterii: rano przyjmuje nadwyżkę, wieczorem i nocą oddaje ją domowi. Straty pominięto.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "ktos",
        month: 6,
        battery: "przyklad.magazyn.pojemnosc",
      },
      paragraphs: [
        "Panele produkują najwięcej w południe, dom zużywa najwięcej rano i wieczorem. Magazyn wypełnia tę lukę. Ładuje się z nadwyżki, a po zachodzie słońca oddaje prąd do domowych obwodów. Sieć uzupełnia to, czego zabraknie.",
        "Opisują go dwie liczby i łatwo je pomylić. Pojemność w kilowatogodzinach mówi, ile energii mieści bateria. Moc w kilowatach mówi, ile urządzeń zasili naraz. Magazyn 10 kWh o mocy 3 kW przez kilka godzin zasili grzejnik 2 kW, ale płyty indukcyjnej 7 kW nie uruchomi na pełnej mocy, choćby był naładowany do końca.",
        "Trzecia liczba to pojemność użyteczna. Bateria, którą rozładowuje się do zera, szybko się zużywa, więc sterownik zostawia zapas. Oferty porównuj według kilowatogodzin użytecznych.",
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje baterii",
      paragraphs: [
        "Wartości są typowe dla domowych zestawów. W karcie katalogowej szukaj trzech liczb: pojemności użytecznej, liczby cykli i pojemności, którą producent gwarantuje na koniec.",
      ],
      items: [
        {
          name: "Litowo-jonowa",
          description:
            "Ogniwa LFP (litowo-żelazowo-fosforanowe) albo NMC (niklowo-manganowo-kobaltowe) z elektronicznym układem nadzoru (BMS).",
          specs: [
            { label: "Pojemność", value: "5–20 kWh, moduły po 2,5–5 kWh" },
            { label: "Sprawność", value: "90–95%" },
            { label: "Trwałość", value: "10–15 lat, LFP ponad 6000 cykli" },
            { label: "Użyteczna część", value: "80–95% pojemności" },
          ],
          advantages: [
            "Mała i lekka jak na swoją pojemność.",
            "Nie wymaga obsługi.",
            "W wielu modelach dołożysz następny moduł.",
          ],
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
        "Trwałość w cyklach przelicz na lata. Magazyn przy fotowoltaice robi w polskich warunkach {magazyn.cykle} pełnych cykli rocznie, bo zimą brakuje nadwyżki. Bateria na 6000 cykli zestarzeje się więc od upływu czasu, zanim zużyje ją praca. Gwarancja w latach mówi o niej więcej niż liczba cykli w reklamie.",
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
            "Zużycie własnej energii rośnie z {energia.autokonsumpcja} do {energia.autokonsumpcjaMagazyn}.",
            "Mniej zależysz od zmian w rozliczeniach.",
          ],
          recommendation: "LFP o pojemności zbliżonej do zużycia od zmierzchu do rana.",
        },
        {
          scenario: "Taryfa z tańszymi godzinami",
          description: "Magazyn ładuje się w tanich godzinach i oddaje prąd w drogich. Panele nie są potrzebne.",
          benefits: ["Pracuje także zimą.", "Łączy się z fotowoltaiką i pompą ciepła."],
          recommendation:
            "Jako dodatek do paneli. Bez nich w G12 zostaje po stratach {przyklad.strefy.zyskG12}: [rachunek niżej](#strefy).",
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
          recommendation: "Najpierw profil 15-minutowy z licznika, potem dobór mocy.",
        },
      ],
    },
    {
      kind: "text",
      id: "pojemnosc",
      heading: "Jak dobrać pojemność i moc",
      paragraphs: [
        "Pojemność wynika z wieczoru i nocy. Sprawdź w portalu operatora albo w aplikacji falownika, ile prądu pobierasz od zachodu słońca do rana. Przeciętny dom zużywa wtedy 4–8 kWh. Magazyn o takiej pojemności użytecznej rozładuje się prawie codziennie i to jest jego najlepszy wynik. Dwa razy większy w połowie się nie przyda.",
        "Druga granica to nadwyżka. Instalacja 6 kW w pogodny dzień czerwca daje nawet 35 kWh, ale w pochmurny dzień marca kilka. Przyjmuje się 1–1,5 kWh baterii na kilowat paneli. Jeśli dopiero planujesz panele, przeczytaj najpierw [poradnik o fotowoltaice](/poradnik/fotowoltaika), bo moc instalacji i magazyn dobiera się razem.",
        "Moc dobieraj do obwodów, które mają działać. Czajnik bierze około 2 kW, pompa ciepła 2–4 kW, płyta indukcyjna do 7 kW. Falownik 5 kW wystarczy na wieczór przeciętnego domu. Przy trzech fazach sprawdź, ile mocy daje na jedną fazę, bo w wielu modelach jest to jedna trzecia. Bilans zrobisz według [poradnika o obliczaniu mocy](/poradnik/obliczanie-mocy).",
        "Do istniejących paneli magazyn podłącza się na dwa sposoby. Falownik hybrydowy ładuje baterię wprost z paneli, po stronie prądu stałego (DC), z mniejszymi stratami. Magazyn z własnym falownikiem dokłada się po stronie prądu przemiennego (AC), bez wymiany starego. Energia przechodzi wtedy przez więcej przekształceń i straty rosną.",
      ],
    },
    {
      kind: "factors",
      id: "koszty",
      heading: "Co składa się na koszt i zwrot",
      lead: "Najmocniej działają trzy rzeczy: cena zestawu, dotacja i różnica między prądem kupionym a oddanym.",
      items: [
        {
          factor: "Cena magazynu",
          range: "{magazyn.koszt}",
          description:
            "Z cennika firmy, dla zestawu 5–10 kWh z nowym falownikiem, zasilaniem awaryjnym i montażem. Przy gotowym falowniku hybrydowym magazyn kosztuje {magazyn.5kWh.koszt} za 5 kWh, {magazyn.10kWh.koszt} za 10 kWh, {magazyn.15kWh.koszt} za 15 kWh i {magazyn.20kWh.koszt} za 20 kWh.",
          note: "Pytaj o cenę za pojemność użyteczną.",
        },
        {
          factor: "Zwrot",
          range: "{magazyn.zwrot}",
          description:
            "Warunkiem są dotacja do {magazyn.dotacja} i codzienna praca. Na samej nadwyżce z paneli zestaw musi kosztować {przyklad.magazyn.cenaZwrotu}, z zimową pracą w taryfie G13 {przyklad.magazyn.cenaZwrotuG13}.",
          note: "Droższy zestaw albo brak dotacji oznacza zwrot po gwarancji.",
        },
        {
          factor: "Dotacja",
          range: "do {magazyn.dotacja}",
          description:
            "Górna granica kosztów kwalifikowanych w zamkniętych naborach: Mój Prąd 6.0 dawał na magazyn do {dotacja.mojPradMagazyn}, wnioski przyjmował do {dotacja.mojPradKoniec}. Zapowiedziany na drugą połowę 2026 roku nabór Przydomowe Magazyny Energii ma dawać {dotacja.pmeUdzial}, najwyżej {dotacja.pmeZaKwh}, od {dotacja.pmeMinimum} pojemności.",
          note: "Czy trwa: przydomowemagazyny.gov.pl, urząd gminy.",
        },
        {
          factor: "Ulga w podatku",
          range: "odliczenie do {dotacja.ulga}",
          description:
            "Ulga termomodernizacyjna {dotacja.ulgaMagazyn} obejmuje magazyn energii. Wydatek odejmujesz od dochodu, więc wraca z niego {podatek.skalaNizsza} albo {podatek.skalaWyzsza}, zależnie od progu.",
          note: "Aktualny wykaz: podatki.gov.pl.",
        },
        {
          factor: "Różnica cen",
          range: "{energia.cenaG11Zmienna} i {energia.nadwyzkaGodzinowa}",
          description:
            "Pierwszą kwotę oszczędza kilowatogodzina z baterii, drugą zapisano by za nią w depozycie. W tabelach fotowoltaiki bierzemy ostrożniejszą cenę prądu, {pv.cenaEnergii}.",
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
          range: "zostaje {magazyn.pojemnoscKoncowa} pojemności",
          description:
            "Tyle na koniec gwarancji obiecują producenci baterii litowych, a dają ją najczęściej na {magazyn.gwarancja}. Zwrot licz na pojemności średniej, mniejszej od początkowej.",
        },
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot magazynu z dotacją i bez niej",
      paragraphs: [
        "Dom ma panele 6 kW i magazyn {przyklad.magazyn.pojemnosc} pojemności użytecznej, zgodnie z obiema granicami doboru. Prąd z sieci kosztuje {energia.cenaG11Zmienna} bez opłat stałych, nadwyżka jest warta {energia.nadwyzkaGodzinowa}, tak jak w [poradniku o fotowoltaice](/poradnik/fotowoltaika#przyklad). Ceny są założeniem.",
      ],
      steps: [
        {
          text: "Średnia pojemność w okresie gwarancji, gdy na koniec zostaje środek zakresu {magazyn.pojemnoscKoncowa}: {przyklad.magazyn.udzial} z {przyklad.magazyn.pojemnosc}",
          result: "{przyklad.magazyn.srednia}",
        },
        {
          text: "Energia oddana przez baterię: {przyklad.magazyn.cykle} pełnych cykli × {przyklad.magazyn.srednia}",
          result: "{przyklad.magazyn.energia} w roku",
        },
        {
          text: "Prąd, którego nie kupujesz: {przyklad.magazyn.energia} × {energia.cenaG11Zmienna}",
          result: "{przyklad.magazyn.zakup}",
        },
        {
          text: "Nadwyżka potrzebna do naładowania przy sprawności {energia.sprawnoscMagazynu}",
          result: "{przyklad.magazyn.ladowanie}",
        },
        {
          text: "Tyle trafiłoby za nią do depozytu: {przyklad.magazyn.ladowanie} × {energia.nadwyzkaGodzinowa}",
          result: "{przyklad.magazyn.depozyt}",
        },
        {
          text: "Korzyść z magazynu: {przyklad.magazyn.zakup} − {przyklad.magazyn.depozyt}",
          result: "{przyklad.magazyn.korzysc} w roku",
        },
        {
          text: "Koszt {przyklad.magazyn.pojemnosc} przy gotowym falowniku, między ceną 5 i 10 kWh, dolna granica",
          result: "{przyklad.magazyn.koszt}",
        },
        {
          text: "Zwrot bez dotacji: {przyklad.magazyn.koszt} : {przyklad.magazyn.korzysc}",
          result: "{przyklad.magazyn.zwrot}",
        },
        {
          text: "Zwrot z dotacją {magazyn.dotacja}: {przyklad.magazyn.kosztPoDotacji} : {przyklad.magazyn.korzysc}",
          result: "{przyklad.magazyn.zwrotDotacja}",
        },
      ],
      result:
        "Z dotacją {przyklad.magazyn.zwrotDotacja}, na początku zakresu {magazyn.zwrot}. Bez dotacji {przyklad.magazyn.zwrot}, już po gwarancji.",
      after: [
        "Szybciej zwraca się magazyn, który zimą ładuje się w najtańszych godzinach G13 i oddaje prąd w szczycie. Przy {przyklad.magazyn.cykleG13} takich cyklach dochodzi {przyklad.magazyn.zima} rocznie, razem {przyklad.magazyn.razem}. Zwrot skraca się do {przyklad.magazyn.zwrotRazemDotacja} z dotacją i {przyklad.magazyn.zwrotRazem} bez niej.",
        "W drugą stronę działa cena. Zestaw z górnej granicy potrzebuje na zwrot {przyklad.magazyn.zwrotGorny} nawet z dotacją. Najtańszy z dotacją, ale przy prądzie po {przyklad.pv.cenaOstrozna}, potrzebuje {przyklad.magazyn.zwrotOstrozny}, a z samą ulgą w PIT, przy stawce {podatek.skalaNizsza}, {przyklad.magazyn.zwrotUlga}. Przy dotacji z zapowiedzianego naboru, {dotacja.pmeUdzial} i najwyżej {dotacja.pmeZaKwh}, ten sam rachunek daje {przyklad.magazyn.zwrotZapowiedz}, a magazyn z przykładu byłby na nią o {przyklad.magazyn.brakDoProgu} za mały.",
        "Żeby ten magazyn zwrócił się przed końcem gwarancji, musiałby kosztować nie więcej niż {przyklad.magazyn.cenaGwarancji}, a przy dotacji {magazyn.dotacja} najwyżej {przyklad.magazyn.cenaGwarancjiDotacja}. Z tymi kwotami porównaj ofertę. Jeśli jest droższa, o zakupie powinno przesądzić zasilanie awaryjne.",
      ],
      note: "Rachunek pomija serwis i zakłada stałe ceny prądu. W wariancie z G13 średnią cenę kupowanego prądu zostawiliśmy bez zmian. Gdy prąd drożeje, zwrot się skraca, gdy drożeje nadwyżka, wydłuża.",
    },
    {
      kind: "example",
      id: "strefy",
      heading: "Magazyn bez paneli w taryfie ze strefami",
      paragraphs: [
        "Ten sam magazyn ładuje się z sieci w tańszych godzinach G12 i oddaje prąd w droższych. Godziny stref i ceny zebraliśmy w [poradniku o oszczędzaniu](/poradnik/oszczedzanie#taryfy).",
      ],
      steps: [
        {
          text: "Różnica stref: {energia.cenaG12Dzien} − {energia.cenaG12Noc}",
          result: "{przyklad.strefy.roznica}",
        },
        {
          text: "Zostaje po stratach: {energia.cenaG12Dzien} − {energia.cenaG12Noc} : {energia.sprawnoscMagazynu}",
          result: "{przyklad.strefy.zyskG12}",
        },
        {
          text: "Energia oddana: {przyklad.magazyn.cykleG12} cykli × {przyklad.magazyn.srednia}",
          result: "{przyklad.strefy.energia} w roku",
        },
        {
          text: "Korzyść: {przyklad.strefy.energia} razy to, co zostaje po stratach",
          result: "{przyklad.strefy.korzysc} w roku",
        },
        { text: "Zwrot bez dotacji, dolna granica ceny", result: "{przyklad.strefy.zwrot}" },
        { text: "Zwrot z dotacją {magazyn.dotacja}", result: "{przyklad.strefy.zwrotDotacja}" },
        {
          text: "Dla porównania G13, ze szczytu po {energia.cenaG13Szczyt} i ładowania po {energia.cenaG13Reszta}",
          result: "{przyklad.strefy.zyskG13}",
        },
      ],
      result:
        "Bez dotacji samo przesuwanie w G12 nie spłaci magazynu przed końcem gwarancji. W G13 z kilowatogodziny zostaje więcej, ale tylko w dni robocze.",
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
        "Praca wyspowa wymaga osobnego sprawdzenia. Po odłączeniu od sieci znika uziemiony punkt neutralny po stronie operatora, więc układ musi utworzyć własny. Bez niego wyłączniki różnicowoprądowe mogą nie zadziałać. Z tego powodu ochronę mierzymy w obu trybach: z siecią i bez niej. W wielu domach potrzebna jest też [przebudowa rozdzielnicy](/uslugi/rozdzielnice), żeby wydzielić obwody zasilane awaryjnie.",
        "Od 7 stycznia 2026 roku magazyn o pojemności do {magazyn.bezPozwolenia} stawia się bez pozwolenia na budowę (zmiana Prawa budowlanego, Dz.U. 2025 poz. 1847). O tryb dla większego zapytaj w starostwie lub urzędzie miasta. Zwolnienie z pozwolenia nie znosi wymagań przeciwpożarowych: zależą od pojemności i miejsca, a ich aktualną treść znajdziesz w ustawie na isap.sejm.gov.pl. Magazyn współpracujący z mikroinstalacją zgłasza się operatorowi systemu dystrybucyjnego, także wtedy, gdy dokładasz go później. Powiadom też ubezpieczyciela domu.",
      ],
      after: ["Zakres prac i kolejność opisujemy przy [montażu magazynów energii](/uslugi/magazyny-energii)."],
    },
  ],
  faq: [
    {
      question: "Ile kosztuje magazyn energii 10 kWh?",
      answer:
        "Przy gotowym falowniku hybrydowym {magazyn.10kWh.koszt} z montażem. Zwykły falownik trzeba wymienić na hybrydowy i przerobić zabezpieczenia, to {magazyn.falownik.koszt}. Praca domu bez sieci dokłada {magazyn.zasilanieAwaryjne.koszt}.",
    },
    {
      question: "Czy magazyn wystarczy na kilka dni bez prądu?",
      answer:
        "Domowy rzadko. Bateria 10 kWh utrzyma lodówkę, światło, router i sterowanie pieca przez dobę lub dłużej. Z ogrzewaniem elektrycznym i kuchnią rozładuje się w kilka godzin. Latem doładują ją panele, zimą potrzebny jest agregat.",
    },
    {
      question: "LFP czy NMC: co wybrać do domu?",
      answer:
        "LFP. Jest trochę większa i cięższa, ale znosi więcej cykli i trudniej doprowadzić ją do przegrzania. NMC ma przewagę tam, gdzie liczy się każdy kilogram, czyli w samochodzie.",
    },
    {
      question: "Czy mogę mieć magazyn bez fotowoltaiki?",
      answer:
        "Tak. Ładuje się wtedy z sieci w tańszych godzinach i działa jako zasilanie awaryjne. Oszczędność zależy tylko od różnicy cen w taryfie, a po stratach w G12 jest to {przyklad.strefy.zyskG12}. Nabory dotacji wymagały dotąd także paneli.",
    },
    {
      question: "Czy magazyn energii może się zapalić?",
      answer:
        "Może, jak każda bateria, choć przy sprawnym BMS i montażu według instrukcji zdarza się to rzadko. Ryzyko zmniejszają ogniwa LFP, czujka dymu, odstępy i pomieszczenie bez materiałów łatwopalnych. Magazynu nie stawia się w sypialni ani przy jedynym wyjściu.",
    },
    {
      question: "Gdzie ustawić magazyn: garaż, piwnica czy poddasze?",
      answer:
        "Najlepsze jest suche pomieszczenie techniczne albo garaż, gdzie zimą jest dodatnia temperatura. Piwnica odpada, jeśli wchodzi do niej woda, a poddasze latem się przegrzewa. Ciężar sprawdź przed postawieniem na stropie.",
    },
  ],
  advice:
    "Przed zakupem pokaż specjaliście roczny profil zużycia, falownik i rozdzielnicę. Pojemność, zabezpieczenia i praca wyspowa wymagają projektu i pomiarów, porównanie cen w katalogu ich nie zastąpi.",
  band: {
    heading: "Magazyn dobrany do twoich wieczorów",
    text: "Podaj model falownika i roczne zużycie. Powiemy, jaka pojemność ma sens i kiedy się zwróci.",
    button: { label: "Zapytaj o magazyn energii", to: "/kontakt" },
  },
  related: {
    services: ["magazyny-energii", "fotowoltaika", "rozdzielnice"],
    guides: ["fotowoltaika", "oszczedzanie", "obliczanie-mocy"],
  },
} as const satisfies Guide;
