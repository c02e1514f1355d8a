import type { City } from "@/lib/content/types";

export const gliwice = {
  slug: "gliwice",
  name: "Gliwice",
  inCity: "w Gliwicach",
  ofCity: "Gliwic",
  meta: {
    title: "Elektryk Gliwice: przyjazd do 24 h",
    description:
      "Elektryk w Gliwicach: pilne zgłoszenia w granicach miasta do {firma.przyjazdGliwice}. Awarie, instalacje, rozdzielnice i pomiary od Łabęd po Bojków.",
    keywords: [
      "elektryk Gliwice",
      "elektryk w pobliżu Gliwice",
      "pogotowie elektryczne Gliwice",
      "wymiana instalacji Sikornik",
      "pomiary elektryczne Gliwice",
      "elektryk Łabędy",
    ],
  },
  updated: "2026-11-20",
  tile: "w mieście do {firma.przyjazdGliwice}",
  geo: { latitude: 50.294, longitude: 18.665 },
  hero: {
    title: "Elektryk w Gliwicach, blisko ciebie",
    lead: "Na zgłoszenie przyjeżdżamy w ciągu {firma.przyjazdDo}, a gdy sprawa jest pilna, w granicach miasta do {firma.przyjazdGliwice}. Wycena jest bezpłatna.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    badges: [
      { icon: "shield-check", text: "Ubezpieczenie OC i gwarancja" },
      { icon: "file-check", text: "Certyfikowane usługi" },
      { icon: "clock", text: "Doświadczenie: {firma.lata}" },
    ],
  },
  services: {
    heading: "Co robimy w Gliwicach",
    items: [
      { service: "instalacje", text: "Nowe i modernizowane, w blokach i domach." },
      { service: "fotowoltaika", text: "Na dach {pv.onGrid.moc}, hybryda z magazynem {pv.hybryda.moc}." },
      { service: "smart-home", text: "KNX: światło, rolety, ogrzewanie." },
      { service: "rozdzielnice", text: "Wymiana starej tablicy w {rozdzielnica.czas}." },
      { service: "przylacza", text: "Wniosek, linia, złącze, licznik." },
      { service: "sieci-lan", text: "Okablowanie kat. {lan.kategoria} w mieszkaniu, biurze i hali, szafy i Wi-Fi 6." },
      { service: "monitoring", text: "Kamery do {cctv.rozdzielczosc}, podgląd w telefonie." },
      { service: "alarmy", text: "Włamanie, pożar, kontrola dostępu." },
      { service: "pomiary", text: "Przegląd {pomiary.przegladDom}, protokół w {pomiary.dokumenty}." },
    ],
  },
  districts: {
    heading: "Dzielnice, do których jeździmy",
    lead: "Nie widzisz swojej? Zadzwoń, na pewno jest po drodze.",
    items: [
      "Śródmieście",
      "Sośnica",
      "Trynek",
      "Łabędy",
      "Sikornik",
      "Szobiszowice",
      "Stare Gliwice",
      "Zatorze",
      "Kopernik",
      "Ostropa",
      "Bojków",
      "Brzezinka",
    ],
  },
  local: [
    {
      kind: "rows",
      id: "budynki",
      tag: "T1",
      heading: "Co zastajemy w gliwickich budynkach",
      lead: "Dzielnica podpowiada nam, jakich przewodów się spodziewać i jakie narzędzia zabrać.",
      items: [
        {
          term: "Śródmieście i Zatorze",
          text: "Kamienice z przełomu XIX i XX wieku oraz domy międzywojenne. W jednym pionie bywają przewody z trzech epok, a licznik wisi na półpiętrze.",
          note: "kamienice",
        },
        {
          term: "Sikornik i Trynek",
          text: "Bloki, głównie z lat 60. i 70. Częsty układ to dwie żyły aluminiowe bez przewodu PE i jeden obwód gniazd na kilka pomieszczeń.",
          note: "bloki",
        },
        {
          term: "Kopernik",
          text: "Głównie wielka płyta. Zamiast ciąć żelbet, prowadzimy przewody listwą, posadzką albo sufitem podwieszanym.",
          note: "bloki",
        },
        {
          term: "Łabędy",
          text: "Bloki w sąsiedztwie zakładów przemysłowych i starsze domy wokół. W cegle bruzdę pod [nową instalację](/uslugi/instalacje) robi się szybciej niż w płycie.",
          note: "bloki i domy",
        },
        {
          term: "Sośnica",
          text: "Domy przy kopalni i młodsze bloki. Po szkodzie górniczej sprawdzamy ciągłość przewodów ochronnych i wejście kabla do budynku.",
          note: "teren górniczy",
        },
        {
          term: "Ostropa, Bojków, Brzezinka",
          text: "Dawne wsie z zagrodami i nowymi domami. Stodoła zamieniona w warsztat potrzebuje własnej podrozdzielnicy, stary dom często nowego przyłącza.",
          note: "domy",
        },
      ],
    },
    {
      kind: "steps",
      id: "zgloszenie",
      tag: "A1",
      heading: "Od telefonu do naprawy",
      items: [
        {
          title: "Mówisz, gdzie zgasło",
          text: "Jedno gniazdo, całe mieszkanie czy cała klatka? Podaj dzielnicę, piętro i to, co działo się tuż przedtem.",
        },
        {
          title: "Ustalamy, czyja to sieć",
          text: "Gdy ciemno jest na całej ulicy, właściwy numer to {tel.energetyczne}, bo sieć do złącza należy do operatora (Tauron Dystrybucja). Pion w bloku naprawia spółdzielnia lub wspólnota.",
        },
        {
          title: "Wiesz, co odłączyć",
          text: "Czasem wystarczy wyjąć wtyczkę zepsutego sprzętu i raz podnieść wyłącznik. Jeśli znów opadnie, zostaw go w spokoju.",
        },
        {
          title: "Szukamy przyczyny miernikiem",
          text: "Nie wymieniamy części na próbę. Znajdujemy uszkodzony odcinek, [naprawiamy](/uslugi/naprawy) i badamy obwód jeszcze raz.",
        },
      ],
      callout: {
        title: "Dym albo iskry",
        text: "W takiej chwili straż pożarna jest ważniejsza od elektryka: {tel.alarmowy}. Ostrzeż sąsiadów i nie podchodź do tablicy, z której się dymi.",
      },
    },
    {
      kind: "cards",
      id: "najem-i-firmy",
      tag: "T2",
      columns: 3,
      heading: "Mieszkania studenckie, hale i pracownie",
      lead: "Wynajem przy Politechnice Śląskiej i praca zmianowa w strefie obciążają instalacje mocniej niż zwykłe mieszkanie.",
      items: [
        {
          icon: "key-round",
          title: "Mieszkanie na pokoje",
          text: "Cztery czajniki i farelka na obwodzie z lat 70. grzeją zaciski w puszkach. Zaczynamy od osobnego obwodu kuchni i wyłącznika {rcd.prad}.",
        },
        {
          icon: "warehouse",
          title: "Hala i magazyn",
          text: "Podstrefa ekonomiczna, składy przy węźle A1 i A4 w Sośnicy. Zasilanie linii i oświetlenie przerabiamy w uzgodnionych przerwach.",
        },
        {
          icon: "cpu",
          title: "Biuro i laboratorium",
          text: "Obwody aparatury oddzielone od gniazd ogólnych, [okablowanie LAN](/uslugi/sieci-lan) i podtrzymanie serwera. Także w dawnych budynkach kopalni.",
        },
      ],
      after: [
        "Właścicielowi wynajmowanego mieszkania przydaje się [protokół z pomiarów](/uslugi/pomiary) przy zmianie najemcy. Pokazuje, w jakim stanie oddano instalację, i bywa pierwszym papierem, o który pyta ubezpieczyciel.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "X2",
      heading: "Pytania z Gliwic",
      items: [
        {
          question: "Które zgłoszenie jest pilne?",
          answer:
            "Brak prądu w całym mieszkaniu, zapach przypalonej izolacji, mrowienie po dotknięciu obudowy, woda przy gniazdach. Jedno martwe gniazdo zwykle może poczekać na umówiony dzień.",
        },
        {
          question: "Czy Łabędy i Bojków też mają dojazd do {firma.przyjazdGliwice}?",
          answer:
            "Tak, gdy sprawa jest pilna. Liczą się granice administracyjne Gliwic. W Knurowie i Pyskowicach obowiązuje czas dla całego regionu.",
        },
        {
          question: "Woda zalała piwnicę z tablicą. Kiedy włączyć prąd?",
          answer:
            "Dopiero po osuszeniu i pomiarze rezystancji izolacji. Nisko położone ulice nad Kłodnicą bywają podtapiane po ulewach. W takim miejscu rozdzielnicę lepiej przenieść wyżej.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego z nami",
    items: [
      {
        figure: "do {firma.przyjazdGliwice}",
        title: "Tyle jedziemy w mieście",
        text: "Przy awarii dzwonisz, mówisz, co się stało, i od razu wiesz, co wyłączyć do naszego przyjazdu.",
      },
      {
        figure: "{firma.wycena}",
        title: "Wycena na początku",
        text: "Zakres, materiały i termin dostajesz przed rozpoczęciem prac.",
      },
      {
        figure: "Protokół",
        title: "Na końcu każdej pracy",
        text: "W PDF i na papierze, z pieczątką i podpisem elektryka z uprawnieniami.",
      },
    ],
  },
  picture: { name: "14-koryta-kablowe-hala" },
  range: {
    heading: "Gliwice i gminy wokół",
    text: "W mieście pilne sprawy obsługujemy do {firma.przyjazdGliwice}. Do Knurowa, Pyskowic, Sośnicowic i Gierałtowic docieramy w ciągu {firma.przyjazdDo}. Na wschód od miasta czytaj stronę [elektryk w Zabrzu](/zabrze).",
  },
  advice:
    "Zanim dołożysz gniazdo, kupisz płytę albo zawiesisz szafki na ścianie z przewodami, porozmawiaj z elektrykiem. W gliwickim bloku i w domu w Ostropie odpowiedź będzie inna. Tablicy nie otwieraj, zdjęcie zamkniętej wystarczy.",
  neighbours: ["zabrze", "bytom", "chorzow", "rybnik"],
  band: {
    heading: "Coś nie działa? Zadzwoń",
    text: "Najpierw doradzimy przez telefon, co wyłączyć. Potem przyjedziemy i sprawdzimy przyczynę.",
    button: { label: "Znajdź elektryka koło siebie", action: "send-or-navigate" },
  },
} as const satisfies City;
