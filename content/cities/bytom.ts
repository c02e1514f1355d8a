import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const bytom: City = {
  slug: "bytom",
  name: "Bytom",
  inCity: "w Bytomiu",
  ofCity: "Bytomia",
  meta: {
    title: "Elektryk Bytom: naprawy i szkody górnicze",
    description:
      "Elektryk w Bytomiu: naprawa awarii {naprawa.wizyta} z dojazdem, instalacje w kamienicach i blokach, badanie po szkodach górniczych z protokołem do wniosku.",
    keywords: [
      "elektryk Bytom",
      "instalacja elektryczna w kamienicy Bytom",
      "szkody górnicze instalacja elektryczna",
      "elektryk Miechowice",
      "elektryk Stroszek",
      "pomiary po wstrząsie Bytom",
    ],
  },
  updated: "2026-11-26",
  tile: "kamienice i szkody górnicze",
  geo: { latitude: 50.348, longitude: 18.916 },
  hero: {
    title: "Elektryk w Bytomiu: kamienice, bloki, domy",
    lead: "Usuwamy awarie, odnawiamy instalacje i badamy je po ruchach gruntu. Nowa instalacja z rozdzielnicą i protokołem kosztuje {wymiana.cenaPelna}, najwięcej w grubych murach.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Gdy w Bytomiu zgaśnie światło",
    lead: "O rysie przy gnieździe powiedz od razu, bo po ruchu gruntu pęknięcie potrafi przejść przez puszkę. W kamienicy bez szkód przepala się zwykle topik na klatce albo zacisk w pionie.",
  },
  services: {
    heading: "Nasze prace w Bytomiu",
    items: [
      {
        service: "instalacje",
        text: "Nowe obwody z przewodem ochronnym w kamienicy, bloku i lokalu gminnym.",
        prices: ["instalacje/wymiana"],
      },
      { service: "fotowoltaika", text: "Domy w Górnikach i Suchej Górze, kamienica po opinii konstruktora." },
      { service: "smart-home", text: "Sterowanie radiowe tam, gdzie sztukaterii nie wolno kuć." },
      { service: "rozdzielnice", text: "Wyłączniki zamiast porcelanowych bezpieczników." },
      {
        service: "przylacza",
        text: "Kabel do domu z zapasem na ruchy gruntu.",
        prices: ["przylacza/kabel"],
      },
      { service: "sieci-lan", text: "Kabel kat. {lan.kategoria} przez mury, których Wi-Fi nie przebije." },
      { service: "monitoring", text: "Brama, podwórze i piwnice, kamery w obudowach {cctv.ip}." },
      {
        service: "alarmy",
        text: "Pustostan na czas remontu, lokal i dom.",
        prices: ["alarmy/mieszkanie", "alarmy/dom"],
      },
      {
        service: "pomiary",
        text: "Po szkodzie górniczej i przed kupnem mieszkania.",
        prices: ["pomiary/mieszkanie"],
      },
    ],
  },
  districts: {
    heading: "Bytom, dzielnica po dzielnicy",
    lead: "Jeździmy też na osiedla, które od śródmieścia oddziela las.",
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
        "Kopalnia Bobrek wydobywała węgiel do końca 2025 roku, ale teren może się ruszać jeszcze długo. Cierpi na tym wejście kabla, uziom i przewód w pękniętej ścianie.",
      ],
      items: [
        {
          title: "Kabel z luzem",
          text: "W rowie układamy kabel falą, przy złączu z pętlą zapasu, a w ścianie w większej rurze. Zalany betonem pęka razem z murem.",
        },
        {
          title: "Uziom pod kontrolą",
          text: "Bednarki przerwanej w ziemi nie widać, wykrywa ją dopiero [pomiar](/uslugi/pomiary) uziemienia i ciągłości połączeń.",
        },
        {
          title: "Rysa przez gniazdo",
          text: "Wyłącz obwód, zrób zdjęcie i zadzwoń. Pękniętej tablicy nie dotykaj wcale.",
        },
        {
          title: "Wniosek o naprawę szkody",
          text: "Wniosek po Bobrku przyjmuje Węglokoks Kraj, po kopalniach zamkniętych wcześniej najczęściej Spółka Restrukturyzacji Kopalń. Kto odpowiada za twój adres, powie okręgowy urząd górniczy. Dołączasz nasz protokół, a przyczynę ocenia rzeczoznawca.",
        },
      ],
    },
    {
      kind: "rows",
      id: "kamienica",
      heading: "Kamienica: piwnica, klatka, mieszkanie, strych",
      picture: { name: "20-tablica-licznikowa" },
      drawing: {
        drawing: "riser",
        title: "Kamienica: czyje są złącze, pion i przewody w mieszkaniu",
        caption:
          "Kabel w ulicy, złącze i liczniki należą do operatora, pion na klatce do wspólnoty. Bursztynem zaznaczono to, co remontuje właściciel lokalu: linię od licznika, tablicę i obwody.",
        grid: "operator",
        common: "wspólnota",
        own: "właściciel",
      },
      items: [
        {
          term: "Piwnica i oficyna",
          text: "Komórki zasilamy z licznika administracyjnego w szczelnym osprzęcie. Oficynę, którą nieraz zasila jeden przewód z domu frontowego, rozdzielamy.",
        },
        {
          term: "Brama i klatka",
          text: "Pion wymienia wspólnota, a mieszkania przełącza się po kolei, z ogłoszonymi przerwami.",
        },
        {
          term: "Mieszkanie",
          text: "Stropów belkowych i stiuków nie kujemy, przewód idzie listwą przypodłogową albo w warstwie nowej podłogi.",
        },
        {
          term: "Strych i dach",
          text: "Piorunochron badamy razem z instalacją, najrzadziej {pomiary.przegladDom}, za {pomiary.piorunochron}. Pomiary klatki kosztują {pomiary.klatka}, a mieszkania badanego razem z budynkiem {pomiary.lokal}.",
          note: "mały budynek w całości {pomiary.blok}",
        },
      ],
      after: ["Dla [wspólnoty](/dla-firm) rozkładamy remont na lata."],
    },
    {
      kind: "cards",
      id: "rejony",
      columns: 3,
      heading: "Poza śródmieściem",
      items: [
        {
          title: "Kolonia Zgorzelec",
          text: "Kolonia jest w rejestrze zabytków, więc roboty w jej ceglanych domach wymagają pozwolenia.",
        },
        {
          title: "Szombierki",
          text: "W niskich blokach zakres wymiany podpowiada pomiar izolacji.",
        },
        {
          title: "Miechowice",
          text: "Obok wielkiej płyty są drewniane domki fińskie, w których przewód prowadzimy w niepalnej osłonie.",
        },
        {
          title: "Stroszek i osiedle Ziętka",
          text: "Zgodę spółdzielni na nowy przewód załatwiamy przed zakupem płyty.",
        },
        {
          title: "Stolarzowice, Górniki, Sucha Góra",
          text: "[Przyłącze](/uslugi/przylacza) z linii na słupach często nie zasili pompy ciepła. Sprawdzamy je, zanim pompę kupisz.",
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
            "Zapytaj w administracji, które roboty musi zrobić osoba z uprawnieniami i jakich dokumentów zażąda. Te roboty wraz z papierami możesz zlecić nam.",
        },
        {
          question: "Po wstrząsie wszystko świeci. Czy badanie ma sens?",
          answer:
            "Ma, jeśli przybyło rys, zacięły się drzwi albo kabel przy ścianie jest napięty. Lampa świeci także bez przewodu ochronnego, a jego przerwę wykryje miernik.",
        },
        {
          question: "Czy w kamienicy każdy może mieć trzy fazy?",
          answer:
            "Nie od razu, bo decydują pion i moc, którą przyzna Tauron Dystrybucja. Nasza część, bez nowej rozdzielnicy, kosztuje {przylacze.fazy}.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego warto zlecić to nam w Bytomiu",
    items: [
      {
        figure: "Przedział i kwota",
        title: "Cena w dwóch krokach",
        text: "Przez telefon słyszysz przedział, a po obejrzeniu pionu dostajesz kwotę na piśmie.",
      },
      {
        figure: "Po każdej rysie",
        title: "Badanie częściej niż w ustawie",
        text: "Na ruchomym gruncie radzimy nie czekać z pomiarem pięciu lat.",
      },
      {
        figure: "Protokół",
        title: "Wynik do szkody",
        text: "W protokole są numer miernika, wartości i podpis osoby z uprawnieniami.",
      },
    ],
  },
  range: {
    heading: "Cały Bytom",
    text: "{obietnica.zasieg} Górniki, Sucha Góra i Łagiewniki nie czekają dłużej.",
  },
  advice:
    "W stuletnim domu zacznij od oględzin elektryka. Zamów je u nas, a materiał kup po nich. Pękniętej puszki, poluzowanego kabla i tablicy na klatce nie dotykaj.",
  neighbours: ["chorzow", "zabrze", "katowice", "sosnowiec"],
  band: {
    heading: "Umów oględziny starego domu",
    text: "Rysa, ciepłe gniazdo, przygasające światło: napisz, co cię niepokoi, a w pilnej sprawie dzwoń. Po oględzinach ustalimy kolejność prac.",
    button: { label: "Umów oględziny w Bytomiu", to: "/kontakt" },
  },
};
