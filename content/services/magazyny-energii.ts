import type { Service } from "@/lib/content/types";

export const magazynyEnergii = {
  slug: "magazyny-energii",
  code: "F11",
  icon: "battery-charging",
  name: "Magazyny energii",
  serviceType: "Montaż magazynów energii",
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
  updated: "2026-11-20",
  hero: {
    title: "Magazyn energii: prąd z dachu na wieczór",
    lead: "Bateria zbiera w południe nadwyżkę z paneli i oddaje ją po zmroku. Dobieramy pojemność, montujemy zestaw i sprawdzamy go w obu trybach: przy zasilaniu z sieci i po jej odłączeniu.",
    picture: { name: "07-magazyn-energii-garaz" },
  },
  sections: [
    {
      kind: "factors",
      id: "liczby",
      heading: "Liczby, od których zależy decyzja",
      tag: "P1",
      items: [
        {
          factor: "Cena pojemności",
          range: "{magazyn.koszt}",
          description:
            "Mała bateria kosztuje więcej w przeliczeniu na kilowatogodzinę, bo elektronika i montaż są podobne.",
          note: "Porównuj pojemność użyteczną, nie nominalną.",
        },
        {
          factor: "Zwrot",
          range: "{magazyn.zwrot}",
          description:
            "Skracają go taryfa ze strefami, duże zużycie po zmroku i dotacja. Wydłuża go bateria na wyrost.",
        },
        {
          factor: "Dotacja",
          range: "do {magazyn.dotacja}",
          description: "Górna granica podawana w ofertach. Udział, limit kwoty i termin ustala każdy nabór osobno.",
          note: "Sprawdź mojprad.gov.pl i stronę gminy przed podpisaniem umowy.",
        },
        {
          factor: "Nowa instalacja hybrydowa",
          range: "{pv.hybryda.koszt}",
          description:
            "Panele z falownikiem hybrydowym, moc {pv.hybryda.moc}. O cenie decyduje głównie pojemność baterii.",
        },
      ],
      note: "Przedziały zależą od cen baterii i prądu w dniu oferty. Zwrot liczymy na twoich odczytach, nie na średniej.",
    },
    {
      kind: "rows",
      id: "kiedy",
      heading: "Kiedy bateria się przydaje, a kiedy nie",
      tag: "T1",
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
        { term: "Net-billing", text: "Prąd oddany do sieci jest wart mniej niż kupiony. Lepiej zużyć go u siebie." },
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
            term: "Instalacja do remontu",
            text: "Brak przewodu PE albo ograniczników przepięć trzeba usunąć przed montażem.",
          },
        ],
      },
    },
    {
      kind: "rows",
      id: "doba",
      heading: "Jeden dzień domu z magazynem",
      tag: "W1",
      tone: "dark",
      lead: "Sterownik mierzy prąd na wejściu do domu i co chwilę decyduje, skąd wziąć energię.",
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
      tag: "K1–K6",
      columns: 3,
      items: [
        {
          icon: "battery-charging",
          title: "Bateria",
          text: "W domach najczęściej litowo-żelazowo-fosforanowa (LiFePO4), z modułów, które można dołożyć.",
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
          icon: "gauge",
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
      tag: "P2",
      lead: "Dom zużywa 3650 kWh w roku i ma fotowoltaikę, która latem daje nadwyżkę.",
      steps: [
        { text: "Średnie zużycie na dobę: 3650 kWh podzielone przez 365 dni", result: "10 kWh" },
        { text: "Pobór od zachodu do wschodu słońca według odczytów licznika: 60%", result: "6 kWh" },
        { text: "Straty ładowania i rozładowania przy sprawności 90%: 6 kWh podzielone przez 0,9", result: "6,7 kWh" },
        { text: "Rezerwa 10%, której sterownik nie rozładowuje: 6,7 kWh podzielone przez 0,9", result: "7,4 kWh" },
      ],
      result: "Bateria 7–8 kWh. Dwa razy większa zostawałaby rano w połowie pełna.",
      after: [
        "Wynik pomnóż przez {magazyn.koszt} i porównaj z ofertą. Sprawdź też moc: bateria, która oddaje 3 kW, nie zasili naraz płyty i piekarnika.",
      ],
      note: "Udział wieczorny i sprawność są założeniem. W wycenie wstawiamy odczyty z twojego licznika zdalnego odczytu.",
    },
    {
      kind: "feature",
      id: "zasilanie-awaryjne",
      heading: "Zasilanie awaryjne: co zostanie włączone",
      tag: "Q1",
      picture: { name: "01-rozdzielnica-mieszkaniowa" },
      paragraphs: [
        "Magazyn nie zawsze działa podczas awarii sieci. Potrzebne są wyjście awaryjne, przełącznik i osobna grupa obwodów w [rozdzielnicy](/uslugi/rozdzielnice). Wybierasz je z nami na podstawie mocy i czasu.",
      ],
      checks: [
        "Zwykle w grupie: lodówka, kocioł i pompa obiegowa, oświetlenie, router, brama, alarm.",
        "Zwykle poza grupą: płyta, piekarnik, sauna, podgrzewacz przepływowy.",
        "W trybie bez sieci sprawdzamy uziemienie i działanie wyłączników różnicowoprądowych osobnym pomiarem.",
        "Przełączenie bywa widoczne jako krótki zanik. Sprzęt medyczny wymaga dodatkowo zasilacza UPS.",
      ],
      button: { label: "Omów obwody awaryjne", to: "/kontakt" },
    },
    {
      kind: "checks",
      id: "miejsce",
      heading: "Miejsce, w którym może stać bateria",
      tag: "X1",
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
      heading: "Pięć kroków do uruchomienia",
      tag: "A1",
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
          text: "Ustawiamy baterię, prowadzimy przewody, przebudowujemy rozdzielnicę. Dom jest bez prądu tylko przy przełączaniu.",
        },
        {
          title: "Pomiary i próba",
          text: "Wyłączamy sieć i patrzymy, czy obwody awaryjne pracują. Wyniki zapisujemy w protokole.",
        },
        {
          title: "Przekazanie",
          text: "Aktualizujemy zgłoszenie u operatora, ustawiamy aplikację i pokazujemy, jak zmienić rezerwę.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o magazyny",
      items: [
        {
          question: "Czy dołożę magazyn do starej fotowoltaiki?",
          answer:
            "Zwykle tak. Jeśli falownik jest hybrydowy, wystarcza zgodna bateria z jego listy. W pozostałych domach montujemy osobny falownik bateryjny po stronie AC albo wymieniamy stary.",
        },
        {
          question: "Ile lat pracuje bateria?",
          answer:
            "Producent podaje lata gwarancji, liczbę cykli lub energię oraz pojemność, która ma wtedy zostać. Ogranicza ją ten warunek, który spełni się pierwszy. Porównujemy te trzy zapisy w każdej ofercie.",
        },
        {
          question: "Czy trzeba zgłosić magazyn?",
          answer:
            "Tak, operator sieci musi wiedzieć o urządzeniu, które współpracuje z jego siecią. Dokumenty przygotowujemy. Powiadom też ubezpieczyciela domu.",
        },
        {
          question: "Czy ulga podatkowa obejmuje baterię?",
          answer:
            "Odliczyć można wydatki z wykazu do ulgi termomodernizacyjnej, do {dotacja.ulga} na podatnika. Wykaz się zmienia, więc sprawdź jego aktualną treść na podatki.gov.pl.",
        },
      ],
    },
  ],
  advice:
    "Nie kupuj baterii przed sprawdzeniem falownika i rozdzielnicy przez elektryka. Niezgodnego modelu nie da się uruchomić, a otwarcie obudowy baterii grozi porażeniem i pożarem.",
  band: {
    heading: "Dobierzemy pojemność do odczytów",
    text: "Podaj model falownika i zużycie z ostatniego roku. Policzymy, po ilu latach bateria może się zwrócić.",
    button: { label: "Zapytaj o magazyn", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "rozdzielnice", "energooszczedne"],
    guides: ["magazyny-energii", "fotowoltaika", "oszczedzanie"],
  },
} as const satisfies Service;
