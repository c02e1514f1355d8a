import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const sosnowiec: City = {
  slug: "sosnowiec",
  name: "Sosnowiec",
  inCity: "w Sosnowcu",
  ofCity: "Sosnowca",
  meta: {
    title: "Elektryk Sosnowiec: naprawy, bloki, hale",
    description:
      "Elektryk w Sosnowcu: awarie i naprawy, wymiana instalacji w blokach i kamienicach, przyłącza, pomiary, zasilanie hal. Wycena {firma.wycenaSlownie}.",
    keywords: [
      "elektryk Sosnowiec",
      "awaria prądu Sosnowiec",
      "wymiana instalacji elektrycznej Sosnowiec",
      "pomiary elektryczne Sosnowiec",
      "elektryk Zagórze",
      "przyłącze energetyczne Sosnowiec",
      "fotowoltaika Sosnowiec",
    ],
  },
  updated: "2026-11-26",
  tile: "kamienice, bloki, hale",
  geo: { latitude: 50.286, longitude: 19.104 },
  hero: {
    title: "Elektryk w Sosnowcu i powiecie będzińskim",
    lead: "Usuwamy awarie i zasilamy hale. Kuchnia z nowymi obwodami kosztuje {modernizacja.minimum}, całe mieszkanie {wymiana.cenaPelna}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria prądu w Sosnowcu",
    lead: "Aluminiowa żyła pęka zwykle w kuchni wieżowca na Zagórzu albo Środuli, w kamienicach luzuje się zacisk w puszce. Wizyta obejmuje godzinę pracy, a każda następna godzina szukania kosztuje {naprawa.godzina}.",
  },
  services: {
    heading: "Usługi elektryczne w Sosnowcu",
    items: [
      {
        service: "instalacje",
        text: "Miedź zamiast aluminium w kamienicy, w bloku i w domu.",
        prices: ["instalacje/wymiana"],
      },
      { service: "fotowoltaika", text: "Moduły na domach wschodnich dzielnic i na dachach wspólnot." },
      {
        service: "smart-home",
        text: "KNX w nowym domu, a w gotowym mieszkaniu sterowanie bez kucia ścian.",
        prices: ["smart-home/punkt", "smart-home/radio"],
      },
      {
        service: "rozdzielnice",
        text: "Opisana rozdzielnica zamiast topików, w mieszkaniu i w domu.",
      },
      {
        service: "przylacza",
        text: "Większa moc dla lokalu, kabel zamiast linii na słupach.",
        prices: ["przylacza/kabel"],
      },
      { service: "sieci-lan", text: "Biura przy dworcu, magazyny w Milowicach, z pomiarem każdego toru." },
      { service: "monitoring", text: "Brama kamienicy, parking bloku, rampa załadunkowa." },
      {
        service: "alarmy",
        text: "Ochrona sklepu, mieszkania na parterze, warsztatu w oficynie.",
        prices: ["alarmy/mieszkanie"],
      },
      {
        service: "pomiary",
        text: "Mieszkanie z protokołem albo przegląd całego bloku.",
        prices: ["pomiary/mieszkanie"],
      },
    ],
  },
  districts: {
    heading: "Dzielnice Sosnowca, do których jeździmy",
    lead: "Na Juliuszu i w Jęzorze też pracujemy.",
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
      items: [
        {
          term: "Kamienice Śródmieścia i Pogoni",
          text: "Przewody dokładano warstwami. W jednej puszce spotykamy aluminium skręcone z miedzią i tam najczęściej szukamy usterki. W domu z rejestru zabytków szafka na elewacji i kucie przy sztukaterii wymagają pozwolenia konserwatora.",
          note: "przełom XIX i XX wieku",
        },
        {
          term: "Kolonie przy kopalniach",
          text: "W wilgotnych piwnicach Kazimierza Górniczego, Klimontowa i Niwki zakładamy szczelny osprzęt na osobnym obwodzie, żeby woda nie zgasiła mieszkania.",
          note: "do lat 30.",
        },
        {
          term: "Wieżowce Zagórza i Środuli",
          text: "Nośnej ściany z płyty się nie bruzduje, więc nowe przewody idą sufitem podwieszanym albo listwą. W cenie pełnej wymiany są też rozdzielnica i protokół.",
          note: "lata 70. i 80.",
        },
        {
          term: "Domy w Maczkach i Ostrowach Górniczych",
          text: "Prąd przychodzi nieraz ze słupa, jedną fazą. Gdy operator zamieni linię na kabel, licznik trafia do ogrodzenia, a przejście na trzy fazy kosztuje po naszej stronie {przylacze.fazy}, bez nowej rozdzielnicy.",
        },
        {
          term: "Domy przy torach",
          text: "Pociągi i tramwaje jeżdżą na prąd stały, który częściowo wraca ziemią i po drodze zjada cynk z uziomu. Nowy uziom robimy tu ze stali nierdzewnej, z dala od rur i z zaciskiem, na którym da się za kilka lat powtórzyć [pomiar](/uslugi/pomiary).",
        },
        {
          term: "Hale i dawne fabryki",
          text: "Najemcom zakładamy podliczniki i osobne linie, a w [zakładach](/dla-firm) strefy pracujemy, po uzgodnieniu, także po zmianie.",
        },
      ],
    },
    {
      kind: "checks",
      id: "blok",
      heading: "Co powiedzieć, gdy dzwonisz z bloku",
      picture: { name: "01-rozdzielnica-mieszkaniowa" },
      lead: "Im więcej wiemy przed przyjazdem, tym rzadziej wracamy po materiał.",
      items: [
        {
          title: "Kuchnia",
          text: "Gaz czy prąd i na ile faz jest płyta, którą chcesz kupić.",
        },
        {
          title: "Moc z umowy",
          text: "Moc stoi na rachunku za prąd, razem z taryfą.",
        },
        {
          title: "Wcześniejsze przeróbki",
          text: "Przesunięta łazienka, zabudowany balkon, gniazdo dołożone przedłużaczem w ścianie.",
        },
        {
          title: "Zgoda administracji",
          text: "Godziny głośnych prac i dostęp do szachtów określa regulamin spółdzielni.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z sosnowieckich mieszkań i firm",
      items: [
        {
          question: "Ile kosztuje nowa instalacja w samej kuchni?",
          answer:
            "Z nowymi obwodami i pomiarem zwykle {modernizacja.minimum}, a bliżej górnej kwoty wtedy, gdy w zakresie jest też obwód płyty indukcyjnej (osobno kosztuje {instalacje.obwodPlyty}).",
        },
        {
          question: "Czy warsztat w oficynie może mieć własny licznik?",
          answer:
            "Może, jeśli jest wydzielonym lokalem. Właściciel występuje do operatora o [warunki przyłączenia](/uslugi/przylacza), zarządca wskazuje miejsce na licznik, a linię i bilans mocy przygotowujemy my.",
        },
        {
          question: "Czy dawne kopalnie mają znaczenie dla kabla w ogrodzie?",
          answer:
            "Tak, bo nad płytkimi wyrobiskami teren może jeszcze osiadać. Przed kopaniem sprawdzamy plan miejscowy, a kabel układamy z zapasem.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego warto pracować z nami w Sosnowcu",
    items: [
      {
        figure: "{firma.przyjazd}",
        title: "Najdłuższe czekanie na wizytę",
        text: "{obietnica.spoznienie}",
      },
      {
        figure: "Nazwy i ilości",
        title: "Oferta do porównania",
        text: "Wypisujemy aparaty i materiał, żeby było widać, skąd różnica w cenie.",
      },
      {
        figure: "Jedna ekipa",
        title: "Kamienica, blok, hala",
        text: "Sklep, mieszkanie nad nim i wniosek o moc prowadzi ten sam wykonawca.",
      },
    ],
  },
  range: {
    heading: "Sosnowiec i powiat będziński",
    text: "Na równi z Sosnowcem traktujemy Dąbrowę Górniczą i powiat będziński, z Będzinem, Czeladzią i Wojkowicami. {obietnica.zasieg}",
  },
  advice:
    "Skrzynka na klatce jest pod napięciem także wtedy, gdy w mieszkaniu nie ma prądu. Nie otwieraj jej. Zakres remontu ustal z naszym elektrykiem, zanim zamówisz ekipę od ścian.",
  neighbours: ["katowice", "dabrowa-gornicza", "chorzow"],
  band: {
    heading: "Powiedz, z której dzielnicy dzwonisz",
    text: "Przyda się rok budowy i piętro, a zdjęcia przyślij mailem. Podamy przedział, a po oględzinach kwotę z listą materiału.",
    button: { label: "Umów elektryka w Sosnowcu", to: "/kontakt" },
  },
};
