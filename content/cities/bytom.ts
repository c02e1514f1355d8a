import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const bytom = {
  slug: "bytom",
  name: "Bytom",
  inCity: "w Bytomiu",
  ofCity: "Bytomia",
  meta: {
    title: "Elektryk Bytom: kamienice i szkody górnicze",
    description:
      "Elektryk w Bytomiu: instalacje w kamienicach i familokach, badanie po szkodach górniczych, domy w Stolarzowicach. Pomiary z protokołem dla wspólnot.",
    keywords: [
      "elektryk Bytom",
      "instalacja elektryczna w kamienicy Bytom",
      "szkody górnicze instalacja elektryczna",
      "elektryk Miechowice",
      "elektryk Stroszek",
      "pomiary po wstrząsie Bytom",
    ],
  },
  updated: "2026-11-21",
  tile: "kamienice i szkody górnicze",
  geo: { latitude: 50.348, longitude: 18.916 },
  hero: {
    title: "Elektryk w Bytomiu, dla kamienic i domów",
    lead: "Odnawiamy instalacje w starych murach i sprawdzamy je po ruchach gruntu. Na oględziny przyjeżdżamy {obietnica.awaria}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Bytomiu?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
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
      heading: "Prąd w budynku, pod którym pracuje grunt",
      paragraphs: [
        "Ostatnia tona bytomskiego węgla wyjechała z kopalni Bobrek 30 grudnia 2025 roku, ale skutki wydobycia mogą się jeszcze ujawniać. W Karbiu teren obniżył się od lat 60. XX wieku o kilkanaście metrów, a w 2011 roku szkody zmusiły mieszkańców części domów do wyprowadzki. Instalacja reaguje na taki ruch w trzech miejscach: na wejściu kabla, w uziomie i w pękniętej ścianie.",
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
          text: "Wniosek składa się do spółki odpowiedzialnej za dany teren: po Bobrku jest nią Węglokoks Kraj, po kopalniach zamkniętych wcześniej najczęściej Spółka Restrukturyzacji Kopalń. Kto odpowiada za twój adres, powie okręgowy urząd górniczy. Do wniosku dołączysz nasz protokół, przyczynę ocenia rzeczoznawca.",
        },
      ],
    },
    {
      kind: "rows",
      id: "kamienica",
      heading: "Kamienica od piwnicy po strych",
      drawing: {
        drawing: "riser",
        title: "Kamienica: czyje są złącze, pion i przewody w mieszkaniu",
        caption:
          "Kabel w ulicy, złącze i liczniki należą do operatora, pion na klatce do wspólnoty. Bursztynem zaznaczono to, co remontuje właściciel lokalu: linię od licznika, tablicę i obwody.",
        grid: "operator",
        common: "wspólnota",
        own: "właściciel",
      },
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
          text: "Nieraz zasila ją jeden przewód z domu frontowego. Przy remoncie rozdzielamy oba budynki i opisujemy rozłączniki.",
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
          text: "Powojenne osiedle o niskiej zabudowie i małych kuchniach. Czy wymienić całość, czy część, podpowie pomiar izolacji.",
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
          text: "Domy przy lesie. [Przyłącze](/uslugi/przylacza) z linii na słupach często nie zasili pompy ciepła.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Bytomskie pytania",
      items: [
        {
          question: "Mam dostać mieszkanie gminne do remontu. Co z prądem?",
          answer:
            "Zapytaj w administracji, które roboty musisz zlecić osobie z uprawnieniami i jakich dokumentów zażąda. Potem oglądamy lokal, podajemy zakres i cenę. Pełna wymiana kosztuje {wymiana.cenaPelna} brutto, zależnie od ścian i liczby punktów.",
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
    heading: "Nasze zasady w bytomskich domach",
    items: [
      {
        figure: "{pomiary.przegladDom}",
        title: "Kontrola w terminie",
        text: "To najdłuższy odstęp, na jaki pozwala ustawa. Na gruncie, który pracował, warto badać częściej i po każdej nowej rysie.",
      },
      {
        figure: "Oględziny",
        title: "Cena po zobaczeniu pionu",
        text: "W stuletnim domu kwota z telefonu byłaby zgadywaniem. Wycena po wizycie jest {firma.wycenaSlownie}.",
      },
      {
        figure: "{firma.lata}",
        title: "Cegła, drewno i płyta",
        text: "Każdy z tych materiałów chce innych narzędzi i innej trasy. Po oględzinach ekipa wie, z czym przyjechać.",
      },
    ],
  },
  range: {
    heading: "Cały Bytom",
    text: "Obsługujemy wszystkie dzielnice, także leżące na skraju: Górniki, Suchą Górę i Łagiewniki. Po sąsiedzku są [Chorzów](/chorzow) i [Zabrze](/zabrze), każde z własną stroną i innymi budynkami.",
  },
  advice:
    "Na gruncie w ruchu i w stuletnim domu zacznij od oględzin elektryka, a dopiero po nich kupuj materiał. Pękniętej puszki, poluzowanego kabla i tablicy na klatce nie dotykaj, także po wyłączeniu bezpieczników.",
  neighbours: ["chorzow", "zabrze", "katowice", "sosnowiec"],
  band: {
    heading: "Stary dom warto najpierw obejrzeć",
    text: "Opisz budynek i to, co niepokoi: rysę, ciepłe gniazdo, gasnące światło. Co odłączyć, dowiesz się od razu w rozmowie.",
    button: { label: "Umów oględziny w Bytomiu", to: "/kontakt" },
  },
} as const satisfies City;
