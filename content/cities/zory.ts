import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const zory = {
  slug: "zory",
  name: "Żory",
  inCity: "w Żorach",
  ofCity: "Żor",
  meta: {
    title: "Elektryk Żory: instalacje, przyłącza, alarmy",
    description:
      "Elektryk w Żorach: mieszkania z wielkiej płyty, lokale przy rynku, domy w Roju i Rogoźnej. Instalacje, przyłącza, fotowoltaika i pomiary.",
    keywords: [
      "elektryk Żory",
      "instalacje elektryczne Żory",
      "pomiary elektryczne Żory",
      "fotowoltaika Żory",
      "alarm do domu Żory",
      "przyłącze prądu Żory",
    ],
  },
  updated: "2026-11-21",
  tile: "starówka, płyta, obrzeża",
  geo: { latitude: 50.045, longitude: 18.7 },
  hero: {
    title: "Elektryk w Żorach, na rynku i na obrzeżach",
    lead: "Robimy instalacje w blokach, lokalach przy rynku i domach na obrzeżach. Po zgłoszeniu czekasz na nas najwyżej {firma.przyjazd}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Żorach?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Usługi elektryczne w Żorach",
    lead: "Wybierz temat albo opisz usterkę własnymi słowami. Nazwę znajdziemy sami.",
    items: [
      {
        service: "instalacje",
        text: "Remont mieszkania z płyty, dom od fundamentu, lokal gastronomiczny na starówce.",
      },
      {
        service: "fotowoltaika",
        text: "Dach skośny, dach kostki lub grunt za domem. Falownik ustawiamy w chłodnym miejscu.",
      },
      {
        service: "smart-home",
        text: "Światło, brama i ogrzewanie w nowych domach Kleszczowa i Osin, w standardzie KNX.",
      },
      {
        service: "rozdzielnice",
        text: "Skrzynka w przedpokoju: w typowym mieszkaniu {rozdzielnica.czas} i wieczorem masz światło.",
      },
      { service: "przylacza", text: "Prąd na działkę w Baranowicach, większa moc dla kuchni restauracji." },
      {
        service: "sieci-lan",
        text: "Biuro, szkoła, hala magazynowa. Kable kategorii {lan.kategoria} i opisana szafa.",
      },
      {
        service: "monitoring",
        text: "Kamery na posesji, w sklepie i na placu firmy. Rozdzielczość do {cctv.rozdzielczosc}.",
      },
      { service: "alarmy", text: "Ochrona domu pod lasem i sklepu przy rynku. Powiadomienie trafia do telefonu." },
      {
        service: "pomiary",
        text: "Badanie przed odbiorem, przy sprzedaży mieszkania i {pomiary.przegladDom} w każdym budynku.",
      },
    ],
  },
  districts: {
    heading: "Żory dzielnica po dzielnicy",
    lead: "Miasto liczy ich piętnaście. Na Korfantego, Powstańców Śląskich i 700-lecia Żor także przyjedziemy.",
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
      heading: "Stare miasto: wąska parcela, duża moc",
      drawing: {
        drawing: "bars",
        title: "Moc urządzeń lokalu i moc, którą ma budynek",
        caption:
          "Trzy urządzenia lokalu to {przyklad.lokal.razem}. Stary przydział budynku wynosi {przyklad.lokal.przydzial}.",
        bars: [
          { name: "piec do pizzy", fact: "przyklad.lokal.piec" },
          { name: "zmywarka", fact: "przyklad.lokal.zmywarka" },
          { name: "klimatyzacja", fact: "przyklad.lokal.klimatyzacja" },
          { name: "razem", fact: "przyklad.lokal.razem", lit: true },
          { name: "stary przydział", fact: "przyklad.lokal.przydzial" },
        ],
      },
      paragraphs: [
        "Żory mają prawa miejskie od 1272 roku i do dziś czytelny owal średniowiecznego planu. Zabudowę wokół rynku w 1945 roku w większości zniszczono. Na dawnych parcelach stoją więc domy z powojennej odbudowy: sklep na parterze, mieszkania nad nim.",
        "Taki budynek dostał kiedyś jedną fazę i {przyklad.lokal.zabezpieczenie}, czyli {przyklad.lokal.przydzial}. Piec do pizzy ({przyklad.lokal.piec}), zmywarka ({przyklad.lokal.zmywarka}) i klimatyzacja ({przyklad.lokal.klimatyzacja}) to razem {przyklad.lokal.razem} i trzy fazy. Pierwszy jest spis urządzeń, po nim wniosek o [zwiększenie mocy](/uslugi/przylacza).",
        "Drugim ograniczeniem jest miejsce. Złącze musi zmieścić się w bramie albo w ścianie frontowej, a układ starego miasta podlega ochronie konserwatorskiej. Wygląd szafki i trasę kabla uzgadniamy, zanim ktokolwiek zacznie kuć.",
        "Na czas prac sklep nie musi stać pusty. Przełączenie da się zaplanować po zamknięciu, a zasilanie lodówek uzgodnić wcześniej.",
      ],
    },
    {
      kind: "cards",
      id: "osiedla",
      columns: 2,
      heading: "Osiedla z płyty: typowe zlecenia",
      lead: "Od 1970 roku płyty odlewała na miejscu fabryka domów Fadom w Kleszczówce. Do bloków wprowadzały się rodziny górników z okolicznych kopalń.",
      items: [
        {
          icon: "flame",
          title: "Z gazu na indukcję",
          text: "Prowadzimy osobną linię od tablicy do kuchni. Gdy mieszkanie ma jedną fazę, dobieramy płytę z ograniczeniem mocy.",
        },
        {
          icon: "droplets",
          title: "Łazienka",
          text: "Cienkie ścianki działowe nie znoszą głębokich bruzd. Gniazdo pralki zasilamy od góry, przez wyłącznik różnicowoprądowy {rcd.prad}.",
        },
        {
          icon: "cable",
          title: "Aluminium w pokojach",
          text: "Żyły 2,5 mm² łamią się przy wymianie gniazda. Miedź łączymy z nimi tylko złączką przeznaczoną do obu metali.",
        },
        {
          icon: "door-open",
          title: "Klatka i piwnica",
          text: "Oświetlenie z czujką, domofon, zasilanie wózkarni. Umowę podpisuje wspólnota albo spółdzielnia.",
        },
      ],
    },
    {
      kind: "rows",
      id: "obrzeza",
      heading: "Obrzeża: domy, warsztaty, hale",
      items: [
        {
          term: "Rój, Rogoźna, Rowień-Folwarki",
          text: "Dom, a za nim chlewik zamieniony na warsztat. Spawarka i sprężarka dostają własne gniazdo 400 V z rozdzielnicy, zamiast przedłużacza przez ogród.",
          note: "dawne wsie",
        },
        {
          term: "Kleszczów, Osiny, Baranowice",
          text: "Nowe osiedla domów w pobliżu pól i lasów. Kabel do budynku kładziemy 70 cm pod ziemią, pod folią, a jego trasę dostajesz na szkicu.",
          note: "po 1990",
        },
        {
          term: "Zakłady przy A1 i drodze 81",
          text: "Logistyka i produkcja w podstrefie jastrzębsko-żorskiej. Oprawy nad regałami wymieniamy z podnośnika, alejka po alejce.",
          note: "praca zmianowa",
        },
        {
          term: "Teren dawnej kopalni „Żory”",
          text: "Wydobycie ustało tu w latach 90., lecz południe miasta sąsiaduje z czynną kopalnią. Status działki sprawdzisz w okręgowym urzędzie górniczym.",
          note: "przed budową",
        },
      ],
      after: [
        "Przed budową domu poproś o [projekt instalacji](/uslugi/instalacje) z miejscem na panele. Pustą rurę na strych łatwo ułożyć przed tynkami, po latach trzeba kuć.",
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
            "Zamów [pomiary](/uslugi/pomiary) przed aktem notarialnym. Wynik pokaże stan izolacji, skuteczność ochrony i to, czy w gniazdach jest przewód PE. Z takim wynikiem łatwiej oszacować remont i rozmawiać o cenie.",
        },
        {
          question: "Czy alarm zadziała, gdy zabraknie prądu?",
          answer:
            "Centrala ma akumulator, dobierany na {alarm.podtrzymanie} pracy, zależnie od liczby czujek i sposobu łączności. Po kilku latach akumulator trzeba wymienić.",
        },
        {
          question: "Kto naprawia zasilanie, gdy ciemno jest w całym bloku?",
          answer:
            "Najpierw zadzwoń pod {tel.energetyczne}, bo usterka może leżeć w sieci operatora. Jeśli sąsiednie bloki mają światło, powiadom też administrację. Nas wezwij, kiedy usterka jest w lokalu albo gdy zarządca zleca naprawę pionu.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego żorzanie dzwonią do nas",
    items: [
      {
        figure: "Po zamknięciu",
        title: "Lokal nie traci dnia",
        text: "Przełączenie zasilania sklepu albo restauracji planujemy na wieczór, a zasilanie chłodni na ten czas uzgadniamy wcześniej.",
      },
      {
        figure: "Wprost",
        title: "Mówimy, gdy praca jest zbędna",
        text: "Wycena powstaje po oględzinach i jest {firma.wycenaSlownie}. Jeśli wystarczy dokręcić zaciski, nie namawiamy na wymianę.",
      },
      {
        figure: "{pomiary.dokumenty}",
        title: "Papiery przed notariuszem",
        text: "Tyle mija od badania mieszkania do protokołu w PDF. Wydruk z podpisem i pieczątką trafia do teczki domu.",
      },
    ],
  },
  range: {
    heading: "Z Żor w powiat rybnicki",
    text: "Zasięg to miasto i powiat rybnicki, od Świerklan po Czerwionkę-Leszczyny. Autostradą A1 i drogą 81 ekipa dociera też do sąsiednich gmin, jeśli termin uzgodnimy wcześniej.",
  },
  advice:
    "W płycie i w starym murze nie wiercisz na ślepo: przewody nie zawsze biegną prosto do gniazda. Przed zawieszeniem szafek poproś elektryka o wykrycie tras, a przed remontem o ocenę całej instalacji.",
  neighbours: ["rybnik", "jastrzebie-zdroj", "tychy", "gliwice"],
  band: {
    heading: "Opowiedz, co masz w Żorach do zrobienia",
    text: "Blok, dom czy lokal przy rynku: wystarczy opis i zdjęcie z bezpiecznej odległości. Termin ustalimy przez telefon.",
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
