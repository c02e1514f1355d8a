import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const sosnowiec = {
  slug: "sosnowiec",
  name: "Sosnowiec",
  inCity: "w Sosnowcu",
  ofCity: "Sosnowca",
  meta: {
    title: "Elektryk Sosnowiec: kamienice, bloki, hale",
    description:
      "Elektryk w Sosnowcu: instalacje w kamienicach i blokach, domy przy torach, przyłącza, pomiary i zasilanie hal. Wycena {firma.wycenaSlownie}.",
    keywords: [
      "elektryk Sosnowiec",
      "wymiana instalacji elektrycznej Sosnowiec",
      "pomiary elektryczne Sosnowiec",
      "elektryk Zagórze",
      "przyłącze energetyczne Sosnowiec",
      "fotowoltaika Sosnowiec",
    ],
  },
  updated: "2026-11-21",
  tile: "kamienice, bloki, hale",
  geo: { latitude: 50.286, longitude: 19.104 },
  hero: {
    title: "Elektryk w Sosnowcu i powiecie będzińskim",
    lead: "Wymieniamy instalacje w kamienicach i wieżowcach, prowadzimy przyłącza, zasilamy zakłady. Od telefonu do wizyty mijają najwyżej {firma.przyjazd}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Sosnowcu?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Usługi elektryczne w Sosnowcu",
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
    heading: "Sosnowieckie dzielnice w zasięgu",
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
      heading: "Co o przewodach mówi rok budowy",
      lead: "Sosnowiec rósł wokół kolei, fabryk i kopalń Zagłębia Dąbrowskiego. Wiek domu podpowiada przed oględzinami więcej niż metraż.",
      items: [
        {
          term: "Kamienice Śródmieścia i Pogoni",
          text: "Drewniane stropy, wysokie pokoje, oficyny. Przewody dokładano warstwami, więc w jednej puszce spotykamy aluminium i późniejszą miedź.",
          note: "przełom XIX i XX wieku",
        },
        {
          term: "Kolonie przy kopalniach",
          text: "Kazimierz Górniczy, Klimontów i Niwka zachowały ceglane domy dla załóg. Do wilgotnych piwnic dobieramy osprzęt o wyższym stopniu ochrony.",
          note: "do lat 30.",
        },
        {
          term: "Wieżowce Zagórza i Środuli",
          text: "Osiedla rosły, gdy Huta Katowice ściągała załogę. Przewody biegną w kanałach płyty, a nowa trasa idzie sufitem podwieszanym albo listwą.",
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
      id: "tory",
      heading: "Dom przy torach: co prąd stały robi z uziomem",
      drawing: {
        drawing: "plan",
        title: "Prąd błądzący na drodze od szyny do domu",
        caption:
          "Prąd ucieka z szyny w grunt, wchodzi w rurę i płynie nią pod dom. Przy domu przechodzi na uziom, zaznaczony bursztynem. Tam, gdzie wypływa z metalu do gruntu, metalu ubywa.",
        size: [40, 22],
        rooms: [
          { name: "tory", box: [0, 0, 40, 5], tone: "dark" },
          { name: "dom", box: [22, 10, 13, 9], tone: "pale" },
          { box: [21, 19, 15, 1.2], tone: "live" },
        ],
        wires: [
          [
            [8, 5],
            [8, 15],
            [22, 15],
          ],
        ],
        labels: [
          { text: "rura", at: [12.5, 13] },
          { text: "uziom", at: [14, 20.4] },
        ],
      },
      paragraphs: [
        "Miasto wyrosło przy drodze żelaznej warszawsko-wiedeńskiej, a tory kolejowe i tramwajowe do dziś biegną tu między domami. Pociągi i tramwaje jeżdżą na prąd stały, który wraca do podstacji szyną. Część ucieka z szyny w ziemię i wybiera to, co przewodzi lepiej niż grunt: rurę, pancerz kabla, uziom budynku.",
        "Tam, gdzie prąd błądzący wypływa z metalu, metalu ubywa. Ocynkowana bednarka po latach cienieje, a rezystancja uziemienia rośnie z kontroli na kontrolę. Z wierzchu niczego nie widać, lampa świeci, gniazdo działa, tylko ograniczniki przepięć i piorunochron tracą oparcie.",
      ],
      list: [
        "Nowy uziom blisko torów projektujemy z prętów ze stali nierdzewnej, z dala od rur i kabli.",
        "Zacisk kontrolny zostaje dostępny, żeby [pomiar](/uslugi/pomiary) dało się powtórzyć w tym samym miejscu.",
        "Wynik porównujemy z poprzednim protokołem. Wyraźny wzrost to powód, żeby odkopać połączenie.",
      ],
      after: [
        "Osobno trzeba myśleć o domach pod ochroną. Część śródmiejskich kamienic, pałace i dawne przędzalnie figurują w rejestrze zabytków. Szafka na elewacji, kabel w bramie i kucie przy sztukaterii wymagają tam pozwolenia wojewódzkiego konserwatora.",
      ],
    },
    {
      kind: "checks",
      id: "blok",
      heading: "Co powiedzieć, gdy dzwonisz z bloku",
      lead: "Z tych odpowiedzi wynika, jaki materiał zabrać i z kim uzgodnić wejście.",
      items: [
        {
          title: "Kuchnia",
          text: "Gaz czy prąd, i na ile faz jest płyta, którą chcesz kupić.",
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
          text: "Regulamin spółdzielni określa godziny głośnych prac i dostęp do szachtów. Poproś o niego, zanim ustalimy termin.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z sosnowieckich mieszkań i firm",
      items: [
        {
          question: "Czy warsztat w oficynie może mieć własny licznik?",
          answer:
            "Może, jeśli jest wydzielonym lokalem z osobną instalacją. Właściciel występuje do operatora o warunki przyłączenia, zarządca wskazuje miejsce na licznik, a linię i bilans mocy przygotowujemy my.",
        },
        {
          question: "Czy dawne kopalnie mają znaczenie dla kabla w ogrodzie?",
          answer:
            "Kazimierz-Juliusz, ostatnia kopalnia węgla w Zagłębiu, skończyła wydobycie w 2015 roku. Nad płytkimi wyrobiskami teren może jednak jeszcze osiadać. Przed kopaniem sprawdzamy plan miejscowy i uzgodnienia, a kabel układamy z zapasem.",
        },
        {
          question: "Do kogo składa się wniosek o większą moc?",
          answer:
            "Do operatora wpisanego w umowie, w mieście najczęściej do spółki Tauron Dystrybucja. Na terenie dawnego zakładu sieć może należeć do innej firmy. Kolejność pism opisuje strona o [przyłączach](/uslugi/przylacza).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Co zyskujesz, wybierając nas w Sosnowcu",
    items: [
      {
        figure: "Jedna ekipa",
        title: "Kamienica, blok, hala",
        text: "Ten sam wykonawca prowadzi lokal na parterze, mieszkanie nad nim i wniosek do operatora.",
      },
      {
        figure: "Pozycje",
        title: "Oferta do porównania",
        text: "Wymienia obwody, aparaty i materiał z nazwy. Położysz ją obok innej i zobaczysz, skąd różnica w cenie.",
      },
      {
        figure: "{firma.przyjazd}",
        title: "Najdłuższe czekanie na wizytę",
        text: "Przez telefon mówimy, które urządzenia odłączyć do tego czasu i co poczeka bez szkody.",
      },
    ],
  },
  range: {
    heading: "Sosnowiec i powiat będziński",
    text: "Obsługujemy całe miasto, sąsiednią Dąbrowę Górniczą i gminy powiatu będzińskiego, między innymi Będzin, Czeladź i Wojkowice. Wjazd na teren zakładu w strefie trzeba umówić wcześniej.",
  },
  advice:
    "Skrzynka na klatce jest pod napięciem i pod plombą, także wtedy, gdy w mieszkaniu nie ma prądu. Nie otwieraj jej. Zakres remontu ustal z elektrykiem, zanim zamówisz ekipę od ścian.",
  neighbours: ["katowice", "dabrowa-gornicza", "chorzow"],
  band: {
    heading: "Powiedz, z której dzielnicy dzwonisz",
    text: "Rok budowy i piętro wystarczą na początek. Termin oględzin podamy w tej samej rozmowie.",
    button: { label: "Umów elektryka w Sosnowcu", to: "/kontakt" },
  },
} as const satisfies City;
