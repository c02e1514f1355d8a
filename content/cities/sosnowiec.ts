import type { City } from "@/lib/content/types";

export const sosnowiec = {
  slug: "sosnowiec",
  name: "Sosnowiec",
  inCity: "w Sosnowcu",
  ofCity: "Sosnowca",
  meta: {
    title: "Elektryk Sosnowiec: kamienice, bloki, hale",
    description:
      "Elektryk w Sosnowcu: wymiana instalacji w kamienicach i blokach, piony, przyłącza, pomiary i zasilanie hal. 14 dzielnic, bezpłatna wycena.",
    keywords: [
      "elektryk Sosnowiec",
      "wymiana instalacji elektrycznej Sosnowiec",
      "pomiary elektryczne Sosnowiec",
      "elektryk Zagórze",
      "przyłącze energetyczne Sosnowiec",
      "fotowoltaika Sosnowiec",
    ],
  },
  updated: "2026-11-20",
  tile: "14 dzielnic",
  geo: { latitude: 50.286, longitude: 19.104 },
  hero: {
    title: "Elektryk w Sosnowcu: kamienice, bloki, hale",
    lead: "Wymieniamy instalacje w kamienicach i wieżowcach, prowadzimy przyłącza, zasilamy zakłady. Przyjeżdżamy w ciągu {firma.przyjazdDo} od telefonu, a wycena kosztuje {firma.wycena}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    badges: [
      { icon: "shield-check", text: "OC i gwarancja na prace" },
      { icon: "badge-check", text: "Certyfikowane usługi" },
      { icon: "briefcase", text: "Na rynku {firma.lata}" },
    ],
  },
  services: {
    heading: "Dziewięć usług w Sosnowcu",
    lead: "Jedna ekipa prowadzi pracę od oględzin do protokołu, w mieszkaniu, na klatce i w hali.",
    items: [
      {
        service: "instalacje",
        text: "Lokal w kamienicy, mieszkanie z płyty, dom w Maczkach: nowe przewody zamiast aluminium.",
      },
      { service: "fotowoltaika", text: "Moduły na domach wschodnich dzielnic i na płaskich dachach wspólnot." },
      { service: "smart-home", text: "KNX w nowym domu, a w gotowym mieszkaniu sterowanie bez kucia ścian." },
      { service: "rozdzielnice", text: "Bezpieczniki topikowe z przedpokoju zamieniamy na opisaną rozdzielnicę." },
      {
        service: "przylacza",
        text: "Wniosek o moc dla lokalu usługowego, kabel zamiast linii na słupach, nowy licznik.",
      },
      { service: "sieci-lan", text: "Okablowanie biur przy dworcu i magazynów w Milowicach, z pomiarem każdego toru." },
      { service: "monitoring", text: "Kamery nad bramą kamienicy, na parkingu bloku i przy rampie załadunkowej." },
      { service: "alarmy", text: "Czujki i sygnalizator dla sklepu, mieszkania na parterze, warsztatu w oficynie." },
      { service: "pomiary", text: "Przegląd budynku wspólnoty albo jednego lokalu. Badamy każdy obwód." },
    ],
  },
  districts: {
    heading: "Czternaście dzielnic na naszej trasie",
    lead: "Mniejszych osiedli, jak Juliusz czy Jęzor, nie wypisaliśmy, ale też tam pracujemy.",
    items: [
      "Śródmieście",
      "Pogoń",
      "Sielec",
      "Środula",
      "Stary Sosnowiec",
      "Milowice",
      "Dębowa Góra",
      "Modrzejów",
      "Niwka",
      "Dańdówka",
      "Klimontów",
      "Zagórze",
      "Kazimierz Górniczy",
      "Maczki",
    ],
  },
  local: [
    {
      kind: "rows",
      id: "zabudowa",
      tag: "T1",
      heading: "Pięć rodzajów zabudowy, pięć instalacji",
      lead: "Sosnowiec rósł wokół kolei, fabryk i kopalń Zagłębia Dąbrowskiego. Rok budowy mówi o przewodach więcej niż metraż.",
      items: [
        {
          term: "Kamienice Śródmieścia i Pogoni",
          text: "Drewniane stropy, wysokie pokoje, oficyny. Przewody dokładano warstwami, więc w jednej puszce spotykamy aluminium i późniejszą miedź.",
          note: "przełom XIX i XX wieku",
        },
        {
          term: "Kolonie przy kopalniach",
          text: "Kazimierz Górniczy, Klimontów i Niwka zachowały ceglane domy dla załóg. Piwnice bywają wilgotne, dlatego osprzęt dobieramy o wyższym stopniu ochrony.",
          note: "do lat 30.",
        },
        {
          term: "Wieżowce Zagórza i Środuli",
          text: "Przewody biegną w kanałach wielkiej płyty. Ściany nośnej nie bruzdujemy: trasa idzie sufitem podwieszanym, listwą albo istniejącym kanałem.",
          note: "lata 70. i 80.",
        },
        {
          term: "Domy w Maczkach i Ostrowach Górniczych",
          text: "Prąd przychodzi nieraz z linii na słupach, jedną fazą. Zamiana na kabel przenosi licznik do ogrodzenia i pozwala wystąpić o trzy fazy.",
          note: "różne dekady",
        },
        {
          term: "Hale i dawne fabryki",
          text: "Stare mury dzielone na najemców dostają podliczniki i osobne linie. Zakłady w podstrefie sosnowiecko-dąbrowskiej obsługujemy, po uzgodnieniu, także po zmianie.",
          note: "od XIX wieku do dziś",
        },
      ],
    },
    {
      kind: "text",
      id: "pion",
      tag: "T2",
      heading: "W kamienicy zacznij od pionu",
      paragraphs: [
        "Instalacja lokalu zaczyna się za licznikiem. Przed nim biegnie wewnętrzna linia zasilająca, w skrócie WLZ, i ta należy do części wspólnych. W nieremontowanym budynku zwykle nie ma w niej osobnego przewodu ochronnego.",
        "Przed remontem pytamy więc zarządcę o przekrój pionu i zabezpieczenie przedlicznikowe. Jedna faza z zabezpieczeniem 25 A daje około 5,75 kW. Piekarnik, pralka i czajnik włączone razem potrafią tę granicę przekroczyć.",
        "Kiedy wspólnota wymienia WLZ, lokale mogą dostać trzy fazy i rozdzielone przewody PE i N. Mieszkanie da się przygotować wcześniej: trzy żyły do gniazd, pięć na dojściu od licznika, wolne miejsce w [rozdzielnicy](/uslugi/rozdzielnice). Ochronę na okres przejściowy ustala osoba z uprawnieniami po [pomiarach](/uslugi/pomiary).",
        "Część śródmiejskich domów figuruje w rejestrze zabytków. Szafka na elewacji, kabel w bramie i kucie przy sztukaterii wymagają tam pozwolenia wojewódzkiego konserwatora.",
      ],
    },
    {
      kind: "checks",
      id: "blok",
      tag: "T3",
      heading: "Co powiedzieć, gdy dzwonisz z bloku",
      lead: "Po czterech odpowiedziach wiemy, jaki materiał zabrać i z kim uzgodnić wejście.",
      items: [
        {
          title: "Kuchnia",
          text: "Gaz czy prąd. Płyta indukcyjna na dwie lub trzy fazy oznacza zwykle wniosek do operatora.",
        },
        {
          title: "Moc z umowy",
          text: "Podaj moc umowną i taryfę z rachunku. Reszty dowiadujemy się przy tablicy na klatce.",
        },
        {
          title: "Wcześniejsze przeróbki",
          text: "Przesunięta łazienka, zabudowany balkon, gniazdo dołożone przedłużaczem w ścianie.",
        },
        {
          title: "Zgoda administracji",
          text: "Spółdzielnia decyduje o pionach, szachtach i godzinach głośnych prac. Jej regulamin zbierz przed terminem.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "T4",
      heading: "Pytania z sosnowieckich mieszkań i firm",
      items: [
        {
          question: "Czy przy dwóch żyłach w ścianie można założyć wyłącznik różnicowoprądowy?",
          answer:
            "Sam aparat sprawy nie załatwia. W układzie TN-C jedna żyła PEN pełni dwie role, a wyłącznik potrzebuje za sobą oddzielnych N i PE. Nowe obwody łazienki i kuchni prowadzimy więc od punktu rozdziału trzema żyłami.",
        },
        {
          question: "Czy dawne kopalnie mają znaczenie dla kabla w ogrodzie?",
          answer:
            "Kazimierz-Juliusz, ostatnia kopalnia węgla w Zagłębiu, skończyła wydobycie w 2015 roku. Nad płytkimi wyrobiskami teren może jednak jeszcze osiadać. Przed kopaniem sprawdzamy plan miejscowy i uzgodnienia, a kabel układamy z zapasem.",
        },
        {
          question: "Do kogo składa się wniosek o większą moc?",
          answer:
            "Do operatora wpisanego w umowie, w mieście najczęściej Tauron Dystrybucja. Na terenie dawnego zakładu sieć bywa własnością innej firmy. Wniosek z bilansem mocy przygotowujemy my, co opisuje strona o [przyłączach](/uslugi/przylacza).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Trzy liczby, zanim wybierzesz",
    items: [
      {
        figure: "{firma.przyjazd}",
        title: "Najdłuższe czekanie",
        text: "Tyle mija najwyżej od zgłoszenia do wizyty. Przez telefon mówimy, które urządzenia odłączyć do tego czasu.",
      },
      {
        figure: "{firma.wycena}",
        title: "Wycena bez opłaty",
        text: "Oferta wymienia obwody i główne materiały, więc da się ją porównać z inną.",
      },
      {
        figure: "{rozdzielnica.czas}",
        title: "Na nową rozdzielnicę",
        text: "Tyle trwa zwykle wymiana w mieszkaniu. Każdy obwód dostaje opis.",
      },
    ],
  },
  picture: { name: "18-pomiary-instalacji" },
  range: {
    heading: "Sosnowiec i powiat będziński",
    text: "Obsługujemy całe miasto, sąsiednią Dąbrowę Górniczą i gminy powiatu będzińskiego, między innymi Będzin, Czeladź i Wojkowice. Wjazd na teren zakładu w strefie trzeba umówić wcześniej.",
  },
  advice:
    "Skrzynka na klatce jest pod napięciem i pod plombą, także wtedy, gdy w mieszkaniu nie ma prądu. Nie otwieraj jej. Zakres remontu ustal z elektrykiem, zanim zamówisz ekipę od ścian.",
  neighbours: ["katowice", "dabrowa-gornicza", "chorzow"],
  band: {
    heading: "Powiedz, z której dzielnicy dzwonisz",
    text: "Po roku budowy i piętrze wiemy, czego się spodziewać. Termin oględzin podamy w tej samej rozmowie.",
    button: { label: "Umów elektryka w Sosnowcu", to: "/kontakt" },
  },
} as const satisfies City;
