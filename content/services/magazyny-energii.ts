import type { Service } from "@/lib/content/types";

export const magazynyEnergii = {
  slug: "magazyny-energii",
  code: "F11",
  icon: "battery-charging",
  name: "Magazyny energii",
  serviceType: "Montaż magazynów energii",
  group: "Fotowoltaika",
  photos: "miejsce na magazyn, tabliczka falownika, rozdzielnica z przodu",
  card: "Bateria na prąd z dachu: dobór pojemności, montaż, zasilanie awaryjne wybranych obwodów.",
  meta: {
    title: "Magazyny energii Śląsk: dobór i montaż",
    description:
      "Magazyn energii do fotowoltaiki: dobór pojemności na przykładzie, zasilanie awaryjne wybranych obwodów, koszt za kWh, miejsce montażu i pomiary.",
    keywords: [
      "magazyn energii Śląsk",
      "magazyn energii do fotowoltaiki",
      "magazyn energii cena za kWh",
      "falownik hybrydowy",
      "zasilanie awaryjne domu",
      "dotacja magazyn energii",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Magazyn energii na prąd z własnego dachu",
    lead: "Bateria zbiera w południe nadwyżkę z paneli i oddaje ją po zmroku.",
    facts: [
      { label: "Cena", value: "{magazyn.koszt}", note: "mały zestaw z falownikiem i montażem" },
      { label: "Czas", value: "po oględzinach" },
      { label: "Dostajesz", value: "obliczenie zwrotu dla twojego domu" },
    ],
    drawing: {
      drawing: "day",
      title: "Wrześniowy dzień z magazynem: ładowanie w południe, oddawanie nocą",
      caption:
        "Średni dzień września, panele {przyklad.pv.moc}, magazyn {przyklad.magazyn.pojemnosc}. Bursztynowe pole to energia w baterii, linia przerywana to zużycie domu. Straty pominięto.",
      power: "przyklad.pv.moc",
      use: "przyklad.pv.zuzycie",
      home: "ktos",
      month: 9,
      battery: "przyklad.magazyn.pojemnosc",
    },
  },
  sections: [
    {
      kind: "factors",
      id: "liczby",
      heading: "Cena, zwrot i dotacja przed decyzją",
      inBar: "Cena",
      ask: "Powiedz, jaki masz falownik i ile prądu oddajesz do sieci, a podamy kwotę.",
      items: [
        {
          factor: "Cena pojemności",
          range: "{magazyn.koszt}",
          description:
            "Przedział z cennika firmy dla małego zestawu, 5–10 kWh, z nowym falownikiem, zasilaniem awaryjnym i montażem. Przy gotowym falowniku płacisz mniej: bateria 10 kWh kosztuje wtedy {magazyn.10kWh.koszt}, a 20 kWh {magazyn.20kWh.koszt}.",
          note: "Porównuj pojemność użyteczną.",
        },
        {
          factor: "Zwrot",
          range: "{magazyn.zwrot}",
          description:
            "Z dotacją i przy pracy przez cały rok. Bez dotacji dom z naszego [rachunku w poradniku](/poradnik/magazyny-energii#przyklad) czeka {przyklad.magazyn.zwrot}.",
          note: "Typowa gwarancja na baterię: {magazyn.gwarancja}.",
        },
        {
          factor: "Dotacja",
          range: "do {magazyn.dotacja}",
          description:
            "Górna granica z dotychczasowych naborów. Mój Prąd 6.0 przyjmował wnioski do {dotacja.mojPradKoniec}, na magazyn dawał do {dotacja.mojPradMagazyn}. Zapowiedziany nabór Przydomowe Magazyny Energii ma dawać {dotacja.pmeUdzial}.",
          note: "Przed umową sprawdź przydomowemagazyny.gov.pl i stronę gminy.",
        },
        {
          factor: "Nowa instalacja hybrydowa",
          range: "{pv.hybryda.koszt}",
          description:
            "Panele z falownikiem hybrydowym, moc {pv.hybryda.moc}. Najniższa kwota to 5 kW bez baterii, najwyższa wystarcza na 10 kW z baterią 5 kWh. Większy zestaw wyceniamy osobno.",
        },
      ],
      note: "{cena.vat}, z urządzeniami i montażem. Przedziały zależą od cen baterii i prądu w dniu oferty. Zwrot liczymy na odczytach z twojego licznika.",
    },
    {
      kind: "rows",
      id: "kiedy",
      heading: "Kiedy bateria się przydaje",
      items: [
        {
          term: "Zużycie po zmroku",
          text: "Dom stoi pusty w dzień, a gotowanie, pranie i zmywanie wypadają wieczorem.",
        },
        {
          term: "Taryfa ze strefami",
          text: "Zimą bateria ładuje się tanim prądem ze strefy nocnej, a dom zużywa go w droższej.",
        },
        { term: "Przerwy w zasilaniu", text: "Kocioł, pompa obiegowa, brama i router mają działać także bez sieci." },
        {
          term: "Net-billing",
          text: "Kilowatogodzina oddana do sieci jest warta {energia.nadwyzkaGodzinowa}, kupiona kosztuje {energia.cenaG11Zmienna}.",
        },
      ],
      second: {
        heading: "Kiedy lepiej poczekać",
        items: [
          { term: "Zużycie w południe", text: "Pompa ciepła do wody i praca w domu zużywają nadwyżkę na bieżąco." },
          {
            term: "System opustów",
            text: "W starym rozliczeniu rolę magazynu pełni sieć. Własna bateria zwraca się wtedy znacznie dłużej.",
          },
          {
            term: "Mało paneli",
            text: "Bez letniej nadwyżki bateria stoi pusta. Najpierw policz [fotowoltaikę](/uslugi/fotowoltaika).",
          },
          {
            term: "Zamknięty nabór",
            text: "Jeśli zależy ci tylko na oszczędności, pełna cena zestawu przesunie zwrot poza okres gwarancji.",
          },
          {
            term: "Instalacja do remontu",
            text: "Brak przewodu PE albo ograniczników przepięć trzeba usunąć przed montażem.",
          },
        ],
      },
    },
    {
      kind: "rows",
      id: "doba",
      heading: "Doba w domu z magazynem",
      tone: "dark",
      lead: "Sterownik mierzy prąd na wejściu do domu i co chwilę wybiera, skąd wziąć energię.",
      items: [
        {
          term: "Rano",
          text: "Panele dają jeszcze mało. Czajnik i ekspres zasila to, co zostało w baterii po nocy.",
          note: "bateria oddaje",
        },
        {
          term: "Południe",
          text: "Najpierw bierze dom, potem bateria. Do sieci trafia dopiero reszta.",
          note: "bateria ładuje",
        },
        {
          term: "Wieczór",
          text: "Słońca nie ma, zużycie rośnie. Bateria pokrywa pobór do wysokości swojej mocy.",
          note: "bateria oddaje",
        },
        {
          term: "Noc",
          text: "Przy taryfie ze strefami można doładować ją z sieci, jeśli jutro ma być pochmurno.",
          note: "według ustawień",
        },
        {
          term: "Brak sieci",
          text: "Układ z wyjściem awaryjnym odłącza się od sieci i zasila wydzielone obwody z rezerwy.",
          note: "tryb wyspowy",
        },
      ],
    },
    {
      kind: "cards",
      id: "zestaw",
      heading: "Z czego składa się zestaw",
      columns: 3,
      items: [
        {
          icon: "battery-charging",
          title: "Bateria",
          text: "W domach najczęściej litowo-żelazowo-fosforanowa (LiFePO4), z modułów, które można dołożyć. Badana według PN-EN IEC 62619.",
        },
        {
          icon: "cpu",
          title: "Układ BMS",
          text: "Pilnuje napięcia i temperatury ogniw. Odłącza baterię, zanim zaszkodzi jej mróz albo przeładowanie.",
        },
        {
          icon: "zap",
          title: "Falownik",
          text: "Hybrydowy obsługuje panele i baterię. Do paneli ze zwykłym falownikiem dobieramy osobny falownik bateryjny.",
        },
        {
          icon: "circle-gauge",
          title: "Licznik energii",
          text: "Mierzy przepływ za licznikiem operatora. Bez niego sterownik nie wie, kiedy ładować.",
        },
        {
          icon: "toggle-right",
          title: "Przełącznik zasilania",
          text: "Oddziela dom od sieci, gdy jej zabraknie. Podczas awarii prąd z baterii nie może trafić do linii, przy której pracują ludzie.",
        },
        {
          icon: "shield-check",
          title: "Zabezpieczenia",
          text: "Rozłącznik i bezpieczniki baterii, ograniczniki przepięć, wyłączniki w rozdzielnicy.",
        },
      ],
      after: [
        "Rodzaje baterii, ich trwałość i sprawność porównuje [poradnik o magazynach energii](/poradnik/magazyny-energii).",
      ],
    },
    {
      kind: "example",
      id: "pojemnosc",
      heading: "Pojemność policzona na przykładzie",
      continues: true,
      lead: "Dom zużywa {przyklad.bateria.zuzycie} w roku i ma fotowoltaikę, która latem daje nadwyżkę.",
      steps: [
        {
          text: "Średnie zużycie na dobę: {przyklad.bateria.zuzycie} podzielone przez 365 dni",
          result: "{przyklad.bateria.doba}",
        },
        {
          text: "Pobór od zachodu do wschodu słońca według odczytów licznika: {przyklad.bateria.wieczor}",
          result: "{przyklad.bateria.noc}",
        },
        {
          text: "Straty ładowania i rozładowania przy sprawności {energia.sprawnoscMagazynu}",
          result: "{przyklad.bateria.zeStratami}",
        },
        {
          text: "Rezerwa {przyklad.bateria.rezerwa}, której sterownik nie rozładowuje",
          result: "{przyklad.bateria.pojemnosc}",
        },
        {
          text: "Koszt {przyklad.bateria.wybrana} przy gotowym falowniku hybrydowym",
          result: "{przyklad.bateria.koszt}",
        },
      ],
      result: "Bateria {przyklad.bateria.wybrana}. Dwa razy większa zostawałaby rano w połowie pełna.",
      after: [
        "Jeśli falownik jest zwykły, wymiana na hybrydowy dokłada {magazyn.falownik.koszt}, a praca domu bez sieci {magazyn.zasilanieAwaryjne.koszt}. Sprawdź też moc: bateria, która oddaje 3 kW, nie zasili naraz płyty i piekarnika.",
      ],
      note: "Udział wieczorny i sprawność są założeniem. W wycenie wstawiamy odczyty z twojego licznika zdalnego odczytu.",
    },
    {
      kind: "feature",
      id: "zasilanie-awaryjne",
      heading: "Zasilanie awaryjne: co zostanie włączone",
      paragraphs: [
        "Sam magazyn podczas awarii sieci może stać bezczynnie. Do pracy potrzebuje wyjścia awaryjnego, przełącznika i osobnej grupy obwodów w [rozdzielnicy](/uslugi/rozdzielnice). Wybierasz je z nami na podstawie mocy i czasu.",
      ],
      checks: [
        "W grupie: lodówka, kocioł i pompa obiegowa, oświetlenie, router, brama, alarm.",
        "Poza grupą: płyta, piekarnik, sauna, podgrzewacz przepływowy.",
        "W trybie bez sieci sprawdzamy uziemienie i działanie wyłączników różnicowoprądowych osobnym pomiarem.",
        "Przełączenie widać czasem jako krótki zanik. Sprzęt medyczny wymaga dodatkowo zasilacza UPS.",
      ],
      button: { label: "Omów obwody awaryjne", to: "/kontakt" },
    },
    {
      kind: "checks",
      id: "miejsce",
      heading: "Miejsce, w którym może stać bateria",
      items: [
        {
          title: "Temperatura.",
          text: "Zakres podaje producent. Ogniw litowych nie wolno ładować na mrozie bez podgrzewania.",
        },
        { title: "Podłoże.", text: "Wieża waży często ponad 100 kg. Sprawdzamy posadzkę i ścianę." },
        { title: "Odstępy.", text: "Wolna przestrzeń wokół obudowy i brak materiałów palnych w pobliżu." },
        { title: "Droga wyjścia.", text: "Nie stawiamy baterii w sypialni, na schodach ani na drodze ewakuacji." },
        { title: "Woda.", text: "W piwnicy, którą zalewało, baterii nie stawiamy." },
        { title: "Garaż.", text: "Odbojnica albo odstęp, żeby auto nie uderzyło w obudowę." },
      ],
    },
    {
      kind: "steps",
      id: "montaz",
      heading: "Od odczytów do uruchomienia",
      inBar: "Przebieg",
      ask: "Nie wiesz, czy falownik obsłuży baterię? Odczytaj nam jego model.",
      lead: "Praca u ciebie zajmuje {magazyn.montaz}: najkrócej przy gotowym falowniku hybrydowym, najdłużej z jego wymianą i przebudową rozdzielnicy.",
      items: [
        {
          title: "Odczyty",
          text: "Zbieramy rachunki i profil godzinowy z licznika. Sprawdzamy, co potrafi obecny falownik.",
        },
        {
          title: "Projekt",
          text: "Podajemy pojemność, moc i miejsce. Wskazujemy obwody awaryjne i aparaty do dołożenia.",
        },
        {
          title: "Montaż",
          time: "{magazyn.montaz}",
          text: "Ustawiamy baterię, prowadzimy przewody, przebudowujemy rozdzielnicę. Dom jest bez prądu tylko przy przełączaniu.",
        },
        {
          title: "Pomiary i próba",
          text: "Mierzymy według {norma.sprawdzanie}, potem wyłączamy sieć i patrzymy, czy obwody awaryjne pracują. Wyniki zapisujemy w protokole.",
        },
        {
          title: "Przekazanie",
          text: "Aktualizujemy zgłoszenie u operatora, ustawiamy aplikację i pokazujemy, jak zmienić rezerwę.",
        },
      ],
    },
    {
      kind: "rows",
      id: "zakres",
      heading: "Co obejmuje cena zestawu",
      inBar: "Zakres",
      items: [
        {
          term: "Urządzenia",
          text: "Bateria z BMS, falownik, jeśli obecny się nie nadaje, licznik energii i zabezpieczenia obu stron.",
        },
        {
          term: "Robocizna",
          text: "Ustawienie baterii, przewody, podłączenie i nastawy, {obietnica.instalacja}.",
        },
        {
          term: "Papiery",
          text: "Schemat, protokół z prób w obu trybach, zgłoszenie magazynu do operatora, karty gwarancyjne.",
        },
        { term: "Gwarancja", text: "{gwarancja.zdanie} Baterię obejmuje osobna gwarancja producenta." },
      ],
      second: {
        heading: "Co dochodzi w starszych domach",
        items: [
          { term: "Nowa rozdzielnica", text: "Gdy nie da się w niej wydzielić obwodów awaryjnych." },
          { term: "Uziemienie", text: "Gdy pomiar pokaże, że praca bez sieci nie byłaby bezpieczna." },
          { term: "Roboty budowlane", text: "Wzmocnienie posadzki, ścianka, drzwi. Tych prac nie wykonujemy." },
          { term: "Wniosek o dotację", text: "Dajemy dokumenty techniczne, formularz składa właściciel." },
        ],
      },
      after: [
        "Przed rozmową przygotuj tabliczkę albo model falownika, rachunki z roku, zdjęcie rozdzielnicy i miejsca na baterię. Hasło do aplikacji falownika przyda się na oględzinach: widać w niej nadwyżkę z każdej godziny.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o magazyny",
      inBar: "Pytania",
      items: [
        {
          question: "Czy dołożę magazyn do starej fotowoltaiki?",
          answer:
            "Tak, tylko sposobem zależnym od falownika. Do hybrydowego wystarcza zgodna bateria z jego listy. W pozostałych domach montujemy osobny falownik bateryjny po stronie AC albo wymieniamy stary.",
        },
        {
          question: "Ile lat pracuje bateria?",
          answer:
            "Producent podaje lata gwarancji, liczbę cykli lub energię oraz pojemność, która ma wtedy zostać. Ogranicza ją ten warunek, który spełni się pierwszy. Porównujemy te trzy zapisy w każdej ofercie.",
        },
        {
          question: "Czy magazyn wymaga pozwolenia i zgłoszenia?",
          answer:
            "Od 7 stycznia 2026 roku pozwolenie na budowę nie jest potrzebne do pojemności {magazyn.bezPozwolenia}. Operator sieci musi jednak wiedzieć o urządzeniu, które z nią współpracuje, i te dokumenty przygotowujemy. Wymagania przeciwpożarowe sprawdzamy dla twojego miejsca, bo zależą też od pojemności.",
        },
        {
          question: "Czy ulga podatkowa obejmuje baterię?",
          answer:
            "Tak, {dotacja.ulgaMagazyn} magazyn energii jest w wykazie ulgi termomodernizacyjnej, z limitem {dotacja.ulga} na podatnika. Wykaz się zmienia, więc przed zakupem przeczytaj jego aktualną treść na podatki.gov.pl.",
        },
      ],
    },
  ],
  advice:
    "Nie kupuj baterii przed sprawdzeniem falownika i rozdzielnicy przez elektryka. Niezgodnego modelu nie da się uruchomić, a otwarcie obudowy baterii grozi porażeniem i pożarem.",
  band: {
    heading: "Pojemność z twoich odczytów",
    text: "Przyślij model falownika i zużycie z ostatniego roku. Ofertę dostaniesz z obliczeniem zwrotu, z dotacją i bez niej.",
    button: { label: "Zapytaj o magazyn", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "rozdzielnice", "energooszczedne"],
    guides: ["magazyny-energii", "fotowoltaika", "oszczedzanie"],
  },
} as const satisfies Service;
