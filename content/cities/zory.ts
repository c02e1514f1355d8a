import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const zory: City = {
  slug: "zory",
  name: "Żory",
  inCity: "w Żorach",
  ofCity: "Żor",
  meta: {
    title: "Elektryk Żory: naprawy, instalacje, alarmy",
    description:
      "Elektryk w Żorach: naprawy i awarie, mieszkania z wielkiej płyty, lokale przy rynku, domy w Roju i Rogoźnej. Instalacje, przyłącza, pomiary.",
    keywords: [
      "elektryk Żory",
      "awaria prądu Żory",
      "instalacje elektryczne Żory",
      "pomiary elektryczne Żory",
      "fotowoltaika Żory",
      "alarm do domu Żory",
      "przyłącze prądu Żory",
    ],
  },
  updated: "2026-11-26",
  tile: "starówka, płyta, obrzeża",
  geo: { latitude: 50.045, longitude: 18.7 },
  nearby: [{ name: "Czerwionka-Leszczyny", latitude: 50.15, longitude: 18.68 }],
  hero: {
    title: "Elektryk w Żorach: blok, dom, lokal",
    lead: "Usuwamy awarie w blokach i domach, lokalom przy rynku załatwiamy większą moc. Kuchnia z nowymi obwodami kosztuje {modernizacja.minimum}, badanie mieszkania {pomiary.mieszkanie}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Zgasło światło w Żorach",
    lead: "W tutejszej płycie pęka zwykle żyła aluminium za gniazdem, na obrzeżach zawodzi kabel do warsztatu. Powiedz, które pokoje zgasły, a będziemy wiedzieć, od której puszki zacząć.",
  },
  services: {
    heading: "Usługi elektryczne w Żorach",
    items: [
      {
        service: "instalacje",
        text: "Mieszkanie z płyty, nowy dom, gastronomia na starówce.",
        prices: ["instalacje/wymiana", "instalacje/punkt"],
      },
      { service: "fotowoltaika", text: "Dach skośny, dach kostki lub grunt za domem." },
      { service: "smart-home", text: "Światło, brama i ogrzewanie nowego domu w standardzie KNX." },
      {
        service: "rozdzielnice",
        text: "Nowa skrzynka w przedpokoju, zwykle {rozdzielnica.czas} pracy.",
      },
      {
        service: "przylacza",
        text: "Prąd na działkę w Baranowicach, większa moc dla kuchni restauracji.",
        prices: ["przylacza/dom"],
      },
      { service: "sieci-lan", text: "Biuro, szkoła, hala: kable kategorii {lan.kategoria} i opisana szafa." },
      { service: "monitoring", text: "Posesja, sklep i plac firmy w obrazie do {cctv.rozdzielczosc}." },
      { service: "alarmy", text: "Dom pod lasem i sklep przy rynku, z powiadomieniem w telefonie." },
      {
        service: "pomiary",
        text: "Przed odbiorem, przy sprzedaży mieszkania i {pomiary.przegladDom} w każdym budynku.",
        prices: ["pomiary/mieszkanie", "pomiary/dom150"],
      },
    ],
  },
  districts: {
    heading: "Żory dzielnica po dzielnicy",
    lead: "Na Korfantego, Powstańców Śląskich i 700-lecia Żor też przyjedziemy.",
    items: [
      "Śródmieście",
      "Zachód",
      "Osiny",
      "Baranowice",
      "Kleszczów",
      "Kleszczówka",
      "Rogoźna",
      "Rowień-Folwarki",
      "Rój",
      "Księcia Władysława",
      "Sikorskiego",
      "Pawlikowskiego",
    ],
  },
  local: [
    {
      kind: "text",
      id: "starowka",
      heading: "Lokal przy rynku: wąska parcela, duża moc",
      drawing: {
        drawing: "bars",
        title: "Moc urządzeń lokalu i moc, którą ma budynek",
        caption:
          "Trzy urządzenia lokalu to {przyklad.lokal.razem}. Stary przydział budynku wynosi {przyklad.lokal.przydzial}.",
        bars: [
          { name: "piec do pizzy", fact: "przyklad.lokal.piec" },
          { name: "zmywarka", fact: "przyklad.lokal.zmywarka" },
          { name: "klimatyzacja", fact: "przyklad.lokal.klimatyzacja" },
          { name: "razem", fact: "przyklad.lokal.razem" },
        ],
        limit: { name: "stary przydział", fact: "przyklad.lokal.przydzial" },
      },
      paragraphs: [
        "Dom odbudowany tu po wojnie, ze sklepem na parterze, ma często jedną fazę i {przyklad.lokal.zabezpieczenie}, czyli {przyklad.lokal.przydzial}. Piec do pizzy, zmywarka i klimatyzacja potrzebują razem {przyklad.lokal.razem} i trzech faz.",
        "Zaczynamy od spisu urządzeń i [wniosku o większą moc](/uslugi/przylacza). Operator bierze {przylacze.stawkaKabel} netto za dodatkowe kilowaty, a nasza część, czyli linia od licznika i przełączenie obwodów bez nowej rozdzielnicy, kosztuje {przylacze.fazy}. Złącze musi się zmieścić w bramie albo we froncie, który bywa pod ochroną konserwatora. Wygląd złącza uzgadniamy więc przed kuciem.",
      ],
    },
    {
      kind: "cards",
      id: "osiedla",
      columns: 2,
      heading: "Osiedla z płyty: typowe zlecenia",
      items: [
        {
          title: "Z gazu na indukcję",
          text: "Prowadzimy osobną linię od tablicy, a przy jednej fazie dobieramy płytę z ograniczeniem mocy.",
        },
        {
          title: "Łazienka",
          text: "Cienkie ścianki nie znoszą głębokich bruzd. Gniazdo pralki zasilamy od góry, nową linią z różnicówką {rcd.prad}.",
        },
        {
          title: "Aluminium w pokojach",
          text: "Żyły łamią się przy wymianie gniazda, a miedź łączymy z nimi tylko złączką do obu metali.",
        },
        {
          title: "Klatka i piwnica",
          text: "Oświetlenie z czujką, domofon i wózkarnię zleca wspólnota albo spółdzielnia.",
        },
      ],
      after: ["Kuchnia albo łazienka z nowymi obwodami i pomiarem to zwykle {modernizacja.minimum}."],
    },
    {
      kind: "rows",
      id: "obrzeza",
      heading: "Obrzeża: domy, warsztaty, hale",
      picture: { name: "09-zlacze-kablowo-pomiarowe" },
      items: [
        {
          term: "Rój, Rogoźna, Rowień-Folwarki",
          text: "Spawarka i sprężarka w warsztacie za domem mają własne gniazdo 400 V, bez przedłużacza przez ogród.",
        },
        {
          term: "Kleszczów, Osiny, Baranowice",
          text: "Kabel do nowego domu kładziemy 70 cm pod ziemią, a pustą rurę na strych, pod panele, [przed tynkami](/uslugi/instalacje).",
        },
        {
          term: "Zakłady przy A1 i drodze 81",
          text: "Oprawy nad regałami wymieniamy z podnośnika, alejka po alejce, między zmianami.",
        },
        {
          term: "Teren dawnej kopalni „Żory”",
          text: "Przed budową sprawdź działkę w okręgowym urzędzie górniczym. Od południa miasto sąsiaduje z czynną kopalnią.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z Żor",
      items: [
        {
          question: "Kupuję mieszkanie z lat 70. Co zbadać?",
          answer:
            "Zamów [pomiary](/uslugi/pomiary) przed aktem notarialnym, za {pomiary.mieszkanie} z protokołem. Wynik pokaże stan izolacji, skuteczność ochrony i to, czy w gniazdach jest przewód PE.",
        },
        {
          question: "Czy alarm zadziała, gdy zabraknie prądu?",
          answer:
            "Centrala ma akumulator na {alarm.podtrzymanie} pracy, zależnie od liczby czujek, a po kilku latach trzeba go wymienić.",
        },
        {
          question: "Usterka jest w pionie, nie w mieszkaniu. Kto płaci?",
          answer:
            "Zarządca, bo pion i tablica na klatce to części wspólne. Usterkę opiszemy na piśmie, żeby administracja nie odesłała cię z powrotem.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego my w Żorach",
    items: [
      {
        figure: "Po zamknięciu",
        title: "Lokal nie traci dnia",
        text: "Zasilanie przełączamy wieczorem, a przerwę ustalamy pod lodówki.",
      },
      {
        figure: "Wprost",
        title: "Mówimy, gdy praca jest zbędna",
        text: "Gdy pomaga dokręcenie zacisków, nie namawiamy na wymianę.",
      },
      {
        figure: "{pomiary.dokumenty}",
        title: "Papiery przed notariuszem",
        text: "Tyle mija od badania mieszkania do podpisanego protokołu.",
      },
    ],
  },
  range: {
    heading: "Z Żor w powiat rybnicki",
    text: "{obietnica.zasieg} Z powiatu rybnickiego najbliżej mamy Świerklany i Czerwionkę-Leszczyny.",
  },
  advice:
    "Nie wierć na ślepo, przewody nie zawsze biegną prosto do gniazda. Przed zawieszeniem szafek poproś nas o wykrycie tras, a przed remontem o ocenę instalacji przez elektryka.",
  neighbours: ["rybnik", "jastrzebie-zdroj", "tychy", "gliwice"],
  band: {
    heading: "Opowiedz, co masz w Żorach do zrobienia",
    text: "Dołącz zdjęcie zrobione z bezpiecznej odległości. Odpiszemy, ile to zwykle kosztuje i kiedy możemy przyjechać.",
    button: { label: "Zamów wizytę w Żorach", to: "/kontakt" },
  },
  rating: {
    value: 4.9,
    count: 12,
    where: "wizytówka firmy w wyszukiwarce, zlecenia z Żor",
    asOf: "2026-11-20",
    verified: "Opinie zbiera serwis. Nie sprawdzamy, czy autor był klientem.",
    sample: true,
  },
  address: { locality: "Żory", region: "śląskie", postalCode: "44-240", country: "PL" },
};
