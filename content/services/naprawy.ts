import type { Service } from "@/lib/content/types";

export const naprawy = {
  slug: "naprawy",
  code: "F9",
  icon: "wrench",
  name: "Naprawy",
  serviceType: "Naprawy i usuwanie awarii elektrycznych",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "rozdzielnica z przodu, miejsce usterki z bezpiecznej odległości",
  card: "Nie ma prądu, wybija, iskrzy gniazdo. Szukamy przyczyny, naprawiamy i mierzymy.",
  meta: {
    title: "Naprawy elektryczne i awarie prądu, Śląsk",
    description:
      "Nie ma prądu, wybija bezpiecznik, iskrzy gniazdo: cennik napraw z przykładami, godziny telefonu, numery alarmowe i co zrobić do przyjazdu elektryka.",
    keywords: [
      "naprawy elektryczne Śląsk",
      "awaria prądu elektryk",
      "wybija bezpiecznik",
      "wybija różnicówka",
      "iskrzące gniazdo",
      "pogotowie energetyczne 991",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Elektryk do awarii i napraw",
    lead: "Szukamy przyczyny miernikiem i mierzymy po naprawie. O cenie przesądza czas szukania, dlatego kwotę znasz po diagnozie, zanim zaczniemy.",
    facts: [
      { label: "Cena", value: "{naprawa.wizyta}", note: "dojazd, diagnoza i pierwsza godzina", to: "#cena" },
      { label: "Przyjazd", value: "{obietnica.awaria}" },
      {
        label: "Po {telefon.do}",
        value: "zagrożenie {tel.alarmowy}, sieć {tel.energetyczne}",
        note: "reszta może zaczekać do {telefon.od}",
        to: "#numery",
      },
      { label: "Dostajesz", value: "pomiar i gwarancję" },
    ],
    drawing: {
      drawing: "board",
      title: "Droga prądu do gniazda, przy którym wybija",
      caption:
        "Od rozłącznika przez ogranicznik przepięć (SPD), wyłącznik różnicowoprądowy (RCD) i nadprądowy do gniazda. W tej kolejności szukamy usterki, odcinek po odcinku. Przewód ochronny PE idzie do wszystkich odbiorów.",
      circuits: [
        { rcd: "R1", name: "światło", breaker: "B10", symbol: "lamp" },
        { rcd: "R1", name: "gniazda", breaker: "B16", symbol: "socket", lit: true },
        { rcd: "R1", name: "łazienka", breaker: "B16", symbol: "socket" },
        { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "hob" },
      ],
    },
    callFirst: true,
  },
  sections: [
    {
      kind: "rows",
      id: "numery",
      heading: "Co grozi i do kogo dzwonić",
      lead: "Siecią na ulicy zajmuje się operator, a instalacją za licznikiem my.",
      items: [
        {
          term: "Dym, ogień, porażenie",
          text: "{zasada.dym} Kogoś, kto jest pod napięciem, nie dotykaj.",
          note: "{tel.alarmowy}",
        },
        {
          term: "Zerwany przewód, otwarte złącze",
          text: "Nie podchodź i nie puszczaj tam innych, choćby przewód leżał spokojnie.",
          note: "{tel.energetyczne}, a gdy komuś grozi: {tel.alarmowy}",
        },
        {
          term: "Woda przy gniazdach albo rozdzielnicy",
          text: "Nie dotykaj ich. Prąd wyłącz tylko wtedy, gdy rozdzielnica, podłoga i ręce są suche.",
          note: "mokro: {tel.straz} albo {tel.energetyczne}, sucho: my",
        },
        {
          term: "Jedne lampy bledną, inne rażą",
          text: "Opuść wyłącznik główny, bo mogła się przerwać żyła neutralna i w gniazdach jest dużo więcej niż {siec.napiecie}.",
          note: "u sąsiadów tak samo: {tel.energetyczne}, tylko u ciebie: my",
        },
        { term: "Gniazdo grzeje się albo iskrzy", text: "{zasada.gniazdo}", note: "my" },
        {
          term: "Nie ma prądu",
          text: "Sprawdź, czy ciemno jest u sąsiadów i czy świeci licznik. Ciemna okolica albo wygaszony licznik to awaria przed twoją instalacją, w bloku sprawa także dla zarządcy.",
          note: "przed licznikiem: {tel.energetyczne}, za nim: my",
        },
        { term: "Wybija bezpiecznik", text: "{zasada.wybicie}", note: "my" },
      ],
      callout: {
        title: "Po {telefon.do} nie odbieramy.",
        text: "Przy zagrożeniu dzwoń wtedy pod {tel.alarmowy}, a z awarią sieci pod {tel.energetyczne}. Wyłączony obwód może zaczekać do rana: zostaw dźwignię w dole i zadzwoń o {telefon.od}. Przyjedziemy {obietnica.awaria}. Gdy od prądu zależy czyjaś aparatura medyczna, nie czekaj i dzwoń pod {tel.alarmowy}.",
      },
      after: [
        "Osłony rozdzielnicy nie zdejmuj, bo część zacisków jest pod napięciem nawet po opuszczeniu głównej dźwigni. Zamknięta zamrażarka wytrzyma kilka godzin, a [rady na inne objawy](/poradnik/awarie) przeczytasz, zanim przyjedziemy.",
      ],
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ile kosztuje naprawa",
      inBar: "Cena",
      ask: "Wstępną kwotę usłyszysz przez telefon, gdy opiszesz objaw.",
      paragraphs: [
        "Wstępna wycena przez telefon jest {firma.wycenaSlownie}, a ostateczną podajemy po diagnozie. {wizyta.odmowa}",
      ],
      caption: "Ceny napraw i dwa przykładowe rachunki.",
      columns: ["Pozycja", "Cena"],
      rows: [
        {
          label: "Dojazd, diagnoza i pierwsza godzina",
          note: "im dalej od Gliwic i Katowic, tym bliżej górnej granicy",
          cells: ["{naprawa.wizyta}"],
          offer: "naprawa.wizyta",
        },
        {
          label: "Każda następna godzina szukania",
          note: "skraca ją opis, co działało w chwili awarii",
          cells: ["{naprawa.godzina}"],
        },
        { label: "Nowe gniazdo albo łącznik", note: "z materiałem", cells: ["{naprawa.gniazdo}"] },
        { label: "Nowy wyłącznik nadprądowy", note: "z materiałem", cells: ["{naprawa.wylacznik}"] },
        { label: "Pomiar i zapis wyniku", cells: ["w cenie"] },
        {
          label: "Rachunek: nadpalone gniazdo w kuchni",
          note: "wizyta i gniazdo, bez szukania i kucia",
          cells: ["{przyklad.naprawa.gniazdo}"],
        },
        {
          label: "Rachunek: wybija co kilka dni",
          note: "wizyta, druga godzina szukania, nowy wyłącznik",
          cells: ["{przyklad.naprawa.wybicie}"],
        },
      ],
      after: [
        "Przy trzeciej usterce tego samego obwodu podajemy obok ceny naprawy cenę [nowych przewodów](/poradnik/wymiana-instalacji), bo w kruchym aluminium każdy ruch w puszce może złamać następną żyłę.",
      ],
      note: "{cena.vat}. To ceny orientacyjne, robocizna i materiał są na rachunku osobno.",
    },
    {
      kind: "steps",
      id: "przebieg",
      heading: "Jak przebiega naprawa",
      inBar: "Przebieg",
      ask: "Jeśli nie wiesz, którą dźwignię opuścić, zadzwoń i opisz, co widzisz.",
      items: [
        {
          title: "Rozmowa",
          text: "Mówimy, co wyłączyć i czego nie ruszać. Pomogą nam zdjęcie rozdzielnicy z przodu, z osłonami na miejscu, i to, co pamiętasz:",
          details: [
            "co zgasło, o której i która dźwignia jest w dole",
            "co było włączone, czy padało, czy ktoś wiercił",
          ],
          time: "{telefon.godziny}",
        },
        {
          title: "Przyjazd",
          text: "Godzinę ustalamy w rozmowie. W granicach Gliwic, gdy sprawa jest pilna i telefon czynny, dojeżdżamy w ciągu {firma.przyjazdGliwice}. {obietnica.spoznienie}",
          time: "{obietnica.awaria}",
        },
        {
          title: "Diagnoza i cena",
          text: "Odłączamy odbiorniki, dzielimy obwód na odcinki i mierzymy izolację, aż wada zostanie w jednym z nich. Wtedy mówimy, ile będzie kosztować jej usunięcie.",
        },
        {
          title: "Naprawa",
          text: "Gniazdo, łącznik i typowy wyłącznik wymieniamy od ręki. Gdy brakuje części, przyjeżdżamy drugi raz, a obwód czeka odłączony i zabezpieczony. Gładź i farba są po stronie gospodarza.",
          time: "zwykle jedna wizyta",
        },
        {
          title: "Pomiar",
          text: "Sprawdzamy izolację, przewód ochronny, pętlę zwarcia i [różnicówkę](/poradnik/bezpieczenstwo#rcd). Potem załączamy obwód przy tobie, z urządzeniem, od którego się zaczęło.",
        },
      ],
    },
    {
      kind: "table",
      id: "zakres",
      heading: "Co naprawiamy, objaw po objawie",
      inBar: "Zakres",
      caption: "Objawy, ich częste przyczyny i sposób naprawy.",
      columns: ["Objaw", "Częsta przyczyna", "Co robimy"],
      rows: [
        {
          label: "Wybija od razu",
          cells: ["zwarcie w urządzeniu, puszce albo przewodzie", "wymieniamy uszkodzony odcinek lub puszkę"],
        },
        {
          label: "Wybija po kilku minutach",
          cells: ["za dużo urządzeń na jednym obwodzie", "rozdzielamy je albo dokładamy [obwód](/uslugi/instalacje)"],
        },
        {
          label: "Wyłącza różnicówka",
          cells: ["grzałka, pralka, woda w gnieździe ogrodowym", "mierzymy izolację i usuwamy upływ"],
        },
        {
          label: "Gniazdo ciepłe lub brązowe",
          cells: ["luźny zacisk", "nowe gniazdo, przewód skrócony do zdrowej miedzi"],
        },
        {
          label: "Światło migocze",
          cells: ["zasilacz LED, ściemniacz, luźna złączka", "wymiana, przy całym domu pomiar od licznika"],
        },
        {
          label: "Przewiercony przewód",
          cells: ["kołek trafił w trasę kabla", "odkrywamy miejsce, łączymy w puszce"],
        },
        {
          label: "Zalanie albo burza",
          cells: ["mokre puszki, zużyty ogranicznik przepięć", "napięcie wraca po osuszeniu, wymianie i pomiarze"],
        },
      ],
      after: [
        "Większego bezpiecznika nie założymy, bo przewód w ścianie mógłby się wtedy przegrzać, zanim cokolwiek wyłączy. Tablicę, której nie warto ratować, zastępuje [nowa rozdzielnica](/uslugi/rozdzielnice).",
      ],
    },
    {
      kind: "rows",
      id: "po-naprawie",
      heading: "Co masz po naprawie",
      items: [
        { term: "Zapis na piśmie", text: "Co było uszkodzone, co wymieniliśmy, jaki wyszedł pomiar i co zalecamy." },
        {
          term: "Rachunek i gwarancja",
          text: "Umowy przy naprawie zwykle nie ma, dlatego {naprawa.gwarancja}. Płacisz gotówką, kartą albo przelewem.",
        },
      ],
      second: {
        heading: "Tego nie naprawiamy",
        items: [
          { term: "Licznik, plomby, złącze", text: "Należą do operatora, a my pomagamy opisać zgłoszenie." },
          { term: "Samo urządzenie", text: "Pralką albo piecem zajmuje się serwis producenta." },
        ],
      },
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania przed zgłoszeniem",
      inBar: "Pytania",
      items: [
        {
          question: "Czy w sobotę i niedzielę jest drożej?",
          answer: "Wizyta w weekend mieści się {naprawa.weekend}. Wstępną kwotę usłyszysz przed wyjazdem.",
        },
        {
          question: "Ile trwa szukanie usterki w ścianie?",
          answer:
            "Od godziny do kilku, zależnie od liczby puszek po drodze. Jeśli po pierwszej godzinie nie znamy przyczyny, pytamy, czy szukać dalej.",
        },
        {
          question: "Mieszkam w bloku. Co jest moje, a co wspólnoty?",
          answer:
            "Linie pionowe i tablice na klatce są częścią wspólną, przewody w mieszkaniu twoje. O odcinku między nimi rozstrzyga regulamin, dlatego zanim zlecisz tam naprawę, zapytaj administrację.",
        },
        {
          question: "Kto przyjedzie?",
          answer: "Elektryk z miernikiem i podstawowym osprzętem w aucie. {dowod.uprawnieniaZdanie}",
        },
      ],
    },
  ],
  advice:
    "Opisz usterkę elektrykowi z uprawnieniami i niczego nie odkręcaj, bo po kilku minutach rozmowy wiadomo, który obwód wyłączyć i jak bezpiecznie poczekać.",
  band: {
    heading: "Opisz, co przestało działać",
    text: "Powiedz, co widzisz, słyszysz i czujesz, bo od tego zależy, co trzeba wyłączyć. Odbieramy {telefon.godziny}.",
    button: { label: "Zgłoś usterkę", to: "/kontakt" },
  },
  related: { services: ["rozdzielnice", "pomiary", "instalacje"], guides: ["awarie", "bezpieczenstwo"] },
} as const satisfies Service;
