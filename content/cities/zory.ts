import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const zory = {
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
  hero: {
    title: "Elektryk w Żorach: blok, dom, lokal",
    lead: "Usuwamy awarie, wymieniamy instalacje w blokach i domach, dajemy większą moc lokalom przy rynku. Cenę ustalamy po obejrzeniu przewodów i przyłącza.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Zgasło światło w Żorach",
    lead: "Na osiedlach z płyty pęka zwykle aluminiowa żyła za gniazdem, na obrzeżach zawodzi kabel do warsztatu. Ciemno w całym bloku albo na ulicy: pogotowie energetyczne {tel.energetyczne}. Nasz dojazd, diagnoza i pierwsza godzina naprawy to {naprawa.wizyta}.",
  },
  services: {
    heading: "Usługi elektryczne w Żorach",
    lead: "Usterkę do [naprawy](/uslugi/naprawy) opisz własnymi słowami, nazwę znajdziemy sami.",
    items: [
      { service: "instalacje", text: "Mieszkanie z płyty, nowy dom, gastronomia na starówce." },
      { service: "fotowoltaika", text: "Dach skośny, dach kostki lub grunt za domem." },
      { service: "smart-home", text: "Światło, brama i ogrzewanie nowych domów w standardzie KNX." },
      {
        service: "rozdzielnice",
        text: "Skrzynka w przedpokoju za {przyklad.tablica.mieszkanie}: {rozdzielnica.czas} i wieczorem masz światło.",
      },
      { service: "przylacza", text: "Prąd na działkę w Baranowicach, większa moc dla kuchni restauracji." },
      { service: "sieci-lan", text: "Biuro, szkoła, hala: kable kategorii {lan.kategoria} i opisana szafa." },
      { service: "monitoring", text: "Kamery na posesji, w sklepie i na placu firmy, do {cctv.rozdzielczosc}." },
      { service: "alarmy", text: "Dom pod lasem i sklep przy rynku, z powiadomieniem w telefonie." },
      {
        service: "pomiary",
        text: "Przed odbiorem, przy sprzedaży mieszkania i {pomiary.przegladDom} w każdym budynku.",
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
        "Zaczyna się od spisu urządzeń i [wniosku o większą moc](/uslugi/przylacza). Operator bierze {przylacze.stawkaKabel} netto za dodatkowe kilowaty, a nasza część, czyli linia od licznika i przełączenie obwodów, kosztuje {przylacze.fazy}. Złącze musi się zmieścić w bramie albo we froncie, który bywa pod ochroną konserwatora, dlatego jego wygląd uzgadniamy przed kuciem.",
      ],
    },
    {
      kind: "cards",
      id: "osiedla",
      columns: 2,
      heading: "Osiedla z płyty: typowe zlecenia",
      items: [
        {
          icon: "flame",
          title: "Z gazu na indukcję",
          text: "Prowadzimy osobną linię od tablicy. Przy jednej fazie dobieramy płytę z ograniczeniem mocy.",
        },
        {
          icon: "droplets",
          title: "Łazienka",
          text: "Cienkie ścianki nie znoszą głębokich bruzd, dlatego gniazdo pralki zasilamy od góry, przez różnicówkę {rcd.prad}.",
        },
        {
          icon: "cable",
          title: "Aluminium w pokojach",
          text: "Żyły łamią się przy wymianie gniazda. Miedź łączymy z nimi tylko złączką do obu metali.",
        },
        {
          icon: "door-open",
          title: "Klatka i piwnica",
          text: "Oświetlenie z czujką, domofon, wózkarnia. Zleca wspólnota albo spółdzielnia.",
        },
      ],
      after: ["Kuchnia albo łazienka z nowymi obwodami i pomiarem to zwykle {modernizacja.minimum}."],
    },
    {
      kind: "rows",
      id: "obrzeza",
      heading: "Obrzeża: domy, warsztaty, hale",
      items: [
        {
          term: "Rój, Rogoźna, Rowień-Folwarki",
          text: "Za domem bywa warsztat. Spawarkę i sprężarkę zasilamy z własnego gniazda 400 V, zamiast przedłużaczem przez ogród.",
          note: "dawne wsie",
        },
        {
          term: "Kleszczów, Osiny, Baranowice",
          text: "Kabel do nowego domu kładziemy 70 cm pod ziemią, a pustą rurę na strych, pod panele, [przed tynkami](/uslugi/instalacje).",
          note: "po 1990",
        },
        {
          term: "Zakłady przy A1 i drodze 81",
          text: "Oprawy nad regałami wymieniamy z podnośnika, alejka po alejce.",
          note: "praca zmianowa",
        },
        {
          term: "Teren dawnej kopalni „Żory”",
          text: "Południe miasta sąsiaduje z czynną kopalnią. Status działki sprawdzisz w okręgowym urzędzie górniczym.",
          note: "przed budową",
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
            "Zamów [pomiary](/uslugi/pomiary) przed aktem notarialnym, za {pomiary.mieszkanie} z protokołem. Wynik pokaże stan izolacji, skuteczność ochrony i to, czy w gniazdach jest przewód PE, a z nim łatwiej rozmawiać o cenie.",
        },
        {
          question: "Czy alarm zadziała, gdy zabraknie prądu?",
          answer:
            "Centrala ma akumulator, dobierany na {alarm.podtrzymanie} pracy, zależnie od liczby czujek. Po kilku latach trzeba go wymienić.",
        },
        {
          question: "Usterka jest w pionie, nie w mieszkaniu. Kto płaci?",
          answer:
            "Zarządca, bo pion i tablica na klatce to części wspólne. Jeśli wskaże na to diagnoza, opiszemy usterkę na piśmie, żeby administracja nie odesłała cię z powrotem.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Jak pracujemy w Żorach",
    items: [
      {
        figure: "Po zamknięciu",
        title: "Lokal nie traci dnia",
        text: "Zasilanie sklepu albo restauracji przełączamy wieczorem, a czas bez prądu ustalamy pod lodówki.",
      },
      {
        figure: "Wprost",
        title: "Mówimy, gdy praca jest zbędna",
        text: "Wycena po oględzinach jest {firma.wycenaSlownie}. Gdy pomaga dokręcenie zacisków, nie namawiamy na wymianę.",
      },
      {
        figure: "{pomiary.dokumenty}",
        title: "Papiery przed notariuszem",
        text: "Tyle mija od badania mieszkania do protokołu w PDF. Podpisany wydruk trafia do teczki domu.",
      },
    ],
  },
  range: {
    heading: "Z Żor w powiat rybnicki",
    text: "{obietnica.zasieg} Ten sam termin mają Żory i powiat rybnicki, na przykład Świerklany i Czerwionka-Leszczyny.",
  },
  advice:
    "W płycie i w starym murze nie wiercisz na ślepo, bo przewody nie zawsze biegną prosto do gniazda. Przed zawieszeniem szafek poproś elektryka o wykrycie tras, a przed remontem o ocenę całej instalacji.",
  neighbours: ["rybnik", "jastrzebie-zdroj", "tychy", "gliwice"],
  band: {
    heading: "Opowiedz, co masz w Żorach do zrobienia",
    text: "Opisz to w kilku zdaniach i dołącz zdjęcie z bezpiecznej odległości.",
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
} as const satisfies City;
