import type { City } from "@/lib/content/types";

export const bytom = {
  slug: "bytom",
  name: "Bytom",
  inCity: "w Bytomiu",
  ofCity: "Bytomia",
  meta: {
    title: "Elektryk Bytom: kamienice i szkody górnicze",
    description:
      "Elektryk w Bytomiu: instalacje w kamienicach i familokach, badanie po szkodach górniczych, domy w Stolarzowicach. Wymiana tablicy w {rozdzielnica.czas}.",
    keywords: [
      "elektryk Bytom",
      "instalacja elektryczna w kamienicy Bytom",
      "szkody górnicze instalacja elektryczna",
      "elektryk Miechowice",
      "elektryk Stroszek",
      "pomiary po wstrząsie Bytom",
    ],
  },
  updated: "2026-11-20",
  tile: "12 dzielnic",
  geo: { latitude: 50.348, longitude: 18.916 },
  hero: {
    title: "Elektryk w Bytomiu, dla kamienic i domów",
    lead: "Odnawiamy instalacje w starych murach i sprawdzamy je po ruchach gruntu. Na miejscu jesteśmy w ciągu {firma.przyjazdDo} od telefonu.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    badges: [
      { icon: "badge-check", text: "Certyfikowane usługi elektryczne" },
      { icon: "shield-check", text: "Gwarancja na prace, OC firmy" },
      { icon: "users", text: "Elektrycy: {firma.lata} praktyki" },
    ],
  },
  services: {
    heading: "Nasze prace w Bytomiu",
    items: [
      {
        service: "instalacje",
        text: "Kamienica, familok, lokal komunalny do remontu: nowe obwody z przewodem ochronnym.",
      },
      {
        service: "fotowoltaika",
        text: "Moduły na domach w Górnikach i Suchej Górze, na kamienicy po opinii konstruktora.",
      },
      {
        service: "smart-home",
        text: "Sterowanie radiowe tam, gdzie sztukaterii nie wolno kuć, magistrala w nowym domu.",
      },
      { service: "rozdzielnice", text: "Porcelanowe bezpieczniki na klatce i w mieszkaniu zastępujemy wyłącznikami." },
      { service: "przylacza", text: "Nowy kabel do domu na gruncie górniczym, z zapasem i elastycznym wejściem." },
      { service: "sieci-lan", text: "Internet przez grube ściany: kabel kat. {lan.kategoria} zamiast wzmacniaczy." },
      { service: "monitoring", text: "Brama, podwórze i piwnice wspólnoty, kamery w obudowach {cctv.ip}." },
      { service: "alarmy", text: "Ochrona pustostanu na czas remontu, lokalu i domu, sygnał do {alarm.syrena}." },
      { service: "pomiary", text: "Badanie po szkodzie górniczej, przed kupnem mieszkania i na zlecenie wspólnoty." },
    ],
  },
  districts: {
    heading: "Bytom, dzielnica po dzielnicy",
    lead: "Jeździmy do zwartego śródmieścia i na osiedla oddzielone od niego lasem.",
    items: [
      "Śródmieście",
      "Rozbark",
      "Szombierki",
      "Łagiewniki",
      "Bobrek",
      "Karb",
      "Miechowice",
      "Stroszek",
      "Dąbrowa Miejska",
      "Sucha Góra",
      "Stolarzowice",
      "Górniki",
    ],
  },
  local: [
    {
      kind: "checks",
      id: "szkody",
      tag: "P2",
      heading: "Prąd w budynku, pod którym pracuje grunt",
      paragraphs: [
        "Pod Bytomiem wydobywano węgiel przez pokolenia. W Karbiu teren obniżył się od lat 60. XX wieku o kilkanaście metrów, a w 2011 roku szkody zmusiły mieszkańców części domów do wyprowadzki. Instalacja reaguje na taki ruch w trzech miejscach: na wejściu kabla, w uziomie i w pękniętej ścianie.",
      ],
      items: [
        {
          title: "Kabel ułożony falą",
          text: "W rowie zostawiamy zapas długości na naciąg, a przy złączu i ścianie dodatkową pętlę.",
        },
        {
          title: "Przepust z luzem",
          text: "Rura osłonowa większa niż kabel i miękkie uszczelnienie. Kabel zalany betonem pęka razem z murem.",
        },
        {
          title: "Uziom pod kontrolą",
          text: "Bednarki przerwanej w ziemi nie widać. Wykrywa ją [pomiar](/uslugi/pomiary) rezystancji uziemienia i ciągłości połączeń.",
        },
        {
          title: "Rysa przez gniazdo",
          text: "Pęknięcie przechodzące przez puszkę lub tablicę to powód, żeby obwód wyłączyć i zadzwonić. Zrób zdjęcie, niczego nie odkręcaj.",
        },
        {
          title: "Papier do szkody",
          text: "Wniosek kieruje się do przedsiębiorcy górniczego. Nasz protokół opisuje stan instalacji, o przyczynie rozstrzyga rzeczoznawca.",
        },
      ],
    },
    {
      kind: "rows",
      id: "kamienica",
      tag: "T1",
      heading: "Kamienica od piwnicy po strych",
      lead: "Śródmieście i Rozbark to głównie domy z drugiej połowy XIX i początku XX wieku. Oglądamy je od dołu do góry, bo tak biegnie zasilanie.",
      items: [
        {
          term: "Piwnica",
          text: "Wilgoć i przeróbki lokatorów. Oświetlenie komórek prowadzimy w osprzęcie szczelnym, z licznika administracyjnego.",
          note: "IP44 lub więcej",
        },
        {
          term: "Brama i klatka",
          text: "Pion z topikami pamięta inne obciążenia. Wymienia go wspólnota, a mieszkania przełącza się po kolei, z ogłoszonymi przerwami.",
          note: "część wspólna",
        },
        {
          term: "Mieszkanie",
          text: "Wysokie pokoje, belkowe stropy, stiuki. Zamiast bruzd wybieramy listwę przypodłogową i warstwę nowej podłogi.",
          note: "lokal",
        },
        {
          term: "Strych",
          text: "Anteny, kominy i papa. Instalację odgromową bada się razem z elektryczną, najrzadziej {pomiary.przegladDom}.",
          note: "dach",
        },
        {
          term: "Oficyna",
          text: "Bywa zasilona jednym przewodem z domu frontowego. Przy remoncie rozdzielamy oba budynki i opisujemy rozłączniki.",
          note: "podwórze",
        },
      ],
      after: [
        "Wspólnotom dzielimy taki remont na lata: najpierw złącze i pion, potem klatki, na końcu piwnice. Współpracę z zarządcami opisuje strona [Dla firm](/dla-firm).",
      ],
    },
    {
      kind: "cards",
      id: "rejony",
      tag: "T2",
      columns: 3,
      heading: "Poza śródmieściem",
      items: [
        {
          icon: "factory",
          title: "Bobrek",
          text: "Ceglane domy dawnej kolonii przy hucie. W małym mieszkaniu na rozdzielnicę szukamy miejsca przy wejściu, poza meblami.",
        },
        {
          icon: "landmark",
          title: "Kolonia Zgorzelec",
          text: "Łagiewnickie domy z lat 1897–1901 są od 1994 roku w rejestrze zabytków. Roboty budowlane wymagają tu pozwolenia konserwatora.",
        },
        {
          icon: "building",
          title: "Szombierki",
          text: "Powojenne osiedle o niskiej zabudowie i małych kuchniach. O wymianie całości lub części decyduje pomiar izolacji.",
        },
        {
          icon: "tent-tree",
          title: "Miechowice",
          text: "Obok wielkiej płyty stoją drewniane domki fińskie. W drewnie liczy się osłona przewodu i podłoże puszki.",
        },
        {
          icon: "building-2",
          title: "Stroszek i osiedle Ziętka",
          text: "Blok, winda, spółdzielnia. Zgodę na nowy przewód do mieszkania załatwiamy przed zakupem płyty.",
        },
        {
          icon: "house",
          title: "Stolarzowice, Górniki, Sucha Góra",
          text: "Domy przy lesie. [Przyłącze](/uslugi/przylacza) z linii na słupach bywa za słabe dla pompy ciepła.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "X2",
      heading: "Bytomskie pytania",
      items: [
        {
          question: "Mam dostać mieszkanie gminne do remontu. Co z prądem?",
          answer:
            "Zapytaj w administracji, które roboty musisz zlecić osobie z uprawnieniami i jakich dokumentów zażąda. Potem oglądamy lokal, podajemy zakres i cenę. Pełna wymiana kosztuje {wymiana.cena}, zależnie od ścian i liczby punktów.",
        },
        {
          question: "Po wstrząsie wszystko świeci. Czy badanie ma sens?",
          answer:
            "Ma, jeśli pojawiły się nowe rysy, zacięły się drzwi albo kabel przy ścianie jest napięty. Świecąca lampa nie mówi nic o przewodzie ochronnym.",
        },
        {
          question: "Czy w kamienicy każdy może mieć trzy fazy?",
          answer:
            "Nie od razu. Ogranicza to pion i warunki, które wyda Tauron Dystrybucja. Do czasu wymiany linii można rozłożyć duże odbiorniki, co tłumaczy poradnik [Modernizacja](/poradnik/modernizacja).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Z czym do ciebie przyjeżdżamy",
    items: [
      {
        figure: "{pomiary.przegladDom}",
        title: "Obowiązkowa kontrola",
        text: "Tyle wynosi ustawowe minimum. Na gruncie w ruchu właściciele zlecają badania częściej i po każdej szkodzie.",
      },
      {
        figure: "{firma.wycena}",
        title: "Cena po obejrzeniu",
        text: "W starym domu cena z telefonu byłaby zgadywaniem, dlatego najpierw patrzymy na pion i tablicę.",
      },
      {
        figure: "{firma.lata}",
        title: "Praktyki w zawodzie",
        text: "Cegła, drewno i płyta wymagają innych narzędzi i innych tras. Dobieramy je po oględzinach.",
      },
    ],
  },
  picture: { name: "13-instalacja-podtynkowa" },
  range: {
    heading: "Cały Bytom",
    text: "Obsługujemy wszystkie dzielnice, także leżące na skraju: Górniki, Suchą Górę i Łagiewniki. Po sąsiedzku są [Chorzów](/chorzow) i [Zabrze](/zabrze), każde z własną stroną i innymi budynkami.",
  },
  advice:
    "Na gruncie w ruchu i w stuletnim domu zacznij od oględzin elektryka, a dopiero po nich kupuj materiał. Pękniętej puszki, poluzowanego kabla i tablicy na klatce nie dotykaj, także po wyłączeniu bezpieczników.",
  neighbours: ["chorzow", "zabrze", "katowice", "sosnowiec"],
  band: {
    heading: "Stary dom? Najpierw go obejrzymy",
    text: "Opisz budynek i to, co niepokoi: rysę, ciepłe gniazdo, gasnące światło. Umówimy oględziny i powiemy, co odłączyć.",
    button: { label: "Umów oględziny w Bytomiu", to: "/kontakt" },
  },
} as const satisfies City;
