import type { City } from "@/lib/content/types";

export const dabrowaGornicza = {
  slug: "dabrowa-gornicza",
  name: "Dąbrowa Górnicza",
  inCity: "w Dąbrowie Górniczej",
  ofCity: "Dąbrowy Górniczej",
  meta: {
    title: "Elektryk Dąbrowa Górnicza: przemysł i domy",
    description:
      "Elektryk w Dąbrowie Górniczej: serwis przemysłu {firma.serwisDabrowa}, instalacje w halach, przyłącza nad Pogorią, pomiary z protokołem i smart home KNX.",
    keywords: [
      "elektryk Dąbrowa Górnicza",
      "elektryk przemysłowy Dąbrowa Górnicza",
      "przyłącze energetyczne Dąbrowa Górnicza",
      "pomiary elektryczne Dąbrowa Górnicza",
      "elektryk Gołonóg",
      "serwis elektryczny 24/7",
    ],
  },
  updated: "2026-11-20",
  tile: "przemysł, serwis {firma.serwisDabrowa}",
  geo: { latitude: 50.322, longitude: 19.195 },
  hero: {
    title: "Elektryk w Dąbrowie Górniczej dla zakładu i domu",
    lead: "Zasilamy linie produkcyjne, przyłączamy działki nad Pogorią, mierzymy hale i mieszkania. Dyżur serwisu dla przemysłu trwa {firma.serwisDabrowa}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    badges: [
      { icon: "clock", text: "Za nami {firma.lata} pracy" },
      { icon: "badge-check", text: "Usługi z certyfikatami" },
      { icon: "shield-check", text: "Polisa OC, gwarancja na prace" },
    ],
  },
  services: {
    heading: "Cztery usługi, od hali po salon",
    lead: "W zakładzie i w domu zaczynamy tak samo: od mocy, schematu i stanu przewodów.",
    items: [
      { service: "instalacje", text: "Trasy kablowe w hali, obwody maszyn, nowe przewody w bloku i w domu." },
      {
        service: "przylacza",
        text: "Działka nad jeziorem, magazyn, drugi etap zakładu: moc, wniosek, linia, licznik.",
      },
      { service: "pomiary", text: "Badamy hale, stacje i lokale. Dokumenty wydajemy w {pomiary.dokumenty}." },
      { service: "smart-home", text: "KNX w domu pod budowę: ogrzewanie, osłony okien i alarm na jednej magistrali." },
    ],
  },
  districts: {
    heading: "Od Śródmieścia po skraj Pustyni Błędowskiej",
    lead: "Dąbrowa ma największą powierzchnię wśród miast województwa. Czternaście dzielnic stąd to nasze stałe trasy.",
    items: [
      "Śródmieście",
      "Reden",
      "Mydlice",
      "Gołonóg",
      "Ząbkowice",
      "Strzemieszyce Wielkie",
      "Strzemieszyce Małe",
      "Łosień",
      "Tucznawa",
      "Ujejsce",
      "Antoniów",
      "Trzebiesławice",
      "Błędów",
      "Okradzionów",
    ],
  },
  local: [
    {
      kind: "cards",
      id: "przemysl",
      tag: "T1",
      columns: 3,
      heading: "Przemysł: sześć warunków, które zmieniają projekt",
      paragraphs: [
        "Od uruchomienia Huty Katowice w 1976 roku miasto kojarzy się z hutnictwem. Obok niego pracują koksownictwo, przetwórstwo i fabryki na terenach inwestycyjnych w Tucznawie. Każda branża inaczej obciąża instalację, dlatego na pierwszą wizytę prosimy o udział osoby dozoru.",
      ],
      items: [
        {
          icon: "layers",
          title: "Pył przewodzący",
          text: "Pył metaliczny i koksowy osiada na izolatorach i zaciskach. Pomagają szczelniejsze obudowy i częstsze czyszczenie.",
        },
        {
          icon: "thermometer",
          title: "Wysoka temperatura",
          text: "Przy piecu przewód przenosi mniej prądu. Przekrój dobieramy ze współczynnikiem dla temperatury otoczenia.",
        },
        {
          icon: "chart-line",
          title: "Harmoniczne z napędów",
          text: "Falowniki i prostowniki odkształcają prąd. Najpierw mierzymy sieć, potem dobieramy [kompensację](/dla-firm#kompensacja).",
        },
        {
          icon: "zap",
          title: "Średnie napięcie",
          text: "Przeglądamy pola, transformatory i zabezpieczenia. Przerwę uzgadniamy z dyspozytorem zakładu.",
        },
        {
          icon: "calendar-check",
          title: "Postój remontowy",
          text: "Przełączenia kładziemy w harmonogram postoju. Nową rozdzielnicę składamy i opisujemy przed postojem.",
        },
        {
          icon: "headset",
          title: "Awaria w nocy",
          text: "Dyżurny pyta, co zadziałało, co stoi i kto na obiekcie ma uprawnienia. Serwis: {firma.serwisDabrowa}.",
        },
      ],
    },
    {
      kind: "text",
      id: "pogoria",
      tag: "T2",
      heading: "Dom i działka nad Pogorią",
      paragraphs: [
        "Nad czterema zbiornikami domki letnie sąsiadują z domami całorocznymi. Zasilanie wystarczające dla lodówki i lampy nie uruchomi pompy ciepła. Zmianę zaczyna [obliczenie mocy](/poradnik/obliczanie-mocy), a zaraz po nim wniosek do Tauron Dystrybucja.",
        "Jeziora powstały w wyrobiskach piasku. Suchy piasek słabo przewodzi, więc uziom bywa tu dłuższy niż na glinie. Jego głębokości nie zakładamy z góry: pogrążamy pręt, mierzymy i dopiero wtedy kończymy.",
        "Działkę używaną od maja do września zabezpieczamy inaczej niż dom. Gniazda na tarasie i przy pomoście mają osobny wyłącznik różnicowoprądowy {rcd.prad}. Jesienią wyłączasz letnie obwody jednym aparatem, a alarm i kamera dalej mają zasilanie.",
      ],
      note: "Kolejność formalności opisuje strona o [przyłączach energetycznych](/uslugi/przylacza).",
    },
    {
      kind: "rows",
      id: "mieszkania",
      tag: "T3",
      heading: "Bloki, stare centra i zielone obrzeża",
      lead: "Ząbkowice i Strzemieszyce dołączono do miasta w latach 70. Każda część ma więc inną sieć i inne domy.",
      items: [
        {
          term: "Gołonóg i Mydlice",
          text: "Osiedla bloków stawiane dla załóg huty i kopalń. Kuchnia i łazienka na wspólnym obwodzie to tutaj pierwszy kandydat do podziału.",
          note: "głównie po 1970",
        },
        {
          term: "Śródmieście i Reden",
          text: "Budynki murowane z kilku epok, z lokalami na parterze. Sklep i mieszkanie rozdzielamy na osobne liczniki.",
          note: "do lat 60.",
        },
        {
          term: "Ząbkowice i Strzemieszyce",
          text: "Dawne ośrodki fabryczne i kolejowe. Parterowy dom, oficyna i warsztat wiszą tu nieraz na jednym bezpieczniku.",
          note: "do lat 70.",
        },
        {
          term: "Błędów, Okradzionów, Łosień",
          text: "Długie linie niskiego napięcia. Spadek na końcu obwodu sprawdzamy, zanim dołożysz ładowarkę samochodu.",
          note: "zabudowa rozproszona",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "T4",
      heading: "Pytania z zakładów i osiedli",
      items: [
        {
          question: "Czy dyżur całodobowy obejmuje mieszkania?",
          answer:
            "Gotowość {firma.serwisDabrowa} dotyczy przemysłu. W domu zjawiamy się w ciągu {firma.przyjazdDo}. Gdy ciemna jest cała ulica, dzwoń na {tel.energetyczne}, a przy pożarze na {tel.alarmowy}.",
        },
        {
          question: "Czy pomiary zatrzymają produkcję?",
          answer:
            "Na część prób trzeba wyłączyć badany obwód. Halę dzielimy na odcinki i ustalamy kolejkę ze zmianowym. Termowizję rozdzielnic robimy przeciwnie, pod obciążeniem, więc maszyny wtedy pracują.",
        },
        {
          question: "Jak często badać instalację w hali?",
          answer:
            "Prawo budowlane wymaga kontroli co najmniej {pomiary.przegladDom}. W zapyleniu, cieple i wilgoci instrukcja eksploatacji lub ubezpieczyciel żądają zwykle badań {pomiary.przegladRoczny}. Zakres ustalamy na podstawie ostatniego [protokołu](/uslugi/pomiary).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Co dostaje dąbrowski klient",
    items: [
      {
        figure: "{firma.serwisDabrowa}",
        title: "Dyżur dla zakładów",
        text: "Przed wyjazdem prosimy o schemat i zdjęcie komunikatu z panelu. Łatwiej wtedy zabrać właściwe aparaty.",
      },
      {
        figure: "{pomiary.termin}",
        title: "Do wizyty z miernikiem",
        text: "Tyle czeka się na pomiary domu. Dla hali podajemy datę po obejrzeniu planu rozdzielnic.",
      },
      {
        figure: "Od {firma.rokZalozenia}",
        title: "Firma z historią",
        text: "Prace obejmuje gwarancja, a działalność polisa OC.",
      },
    ],
  },
  picture: { name: "16-rozdzielnia-sn" },
  range: {
    heading: "Dąbrowa i okoliczne gminy",
    text: "Poza miastem dojeżdżamy do Sosnowca i całego powiatu będzińskiego, na przykład do Siewierza, Sławkowa, Psar i Mierzęcic. Odległość nie zmienia zasady: za wycenę płacisz {firma.wycena}.",
  },
  advice:
    "Przy maszynie, rozdzielni i stacji decyzję o wyłączeniu podejmuje osoba z uprawnieniami i pisemnym poleceniem. W domu jest prościej: zanim kupisz pompę ciepła lub ładowarkę, zapytaj elektryka o moc i przekrój kabla.",
  neighbours: ["sosnowiec", "katowice", "chorzow"],
  band: {
    heading: "Linia stoi czy budowa czeka na prąd",
    text: "W obu sprawach dzwonisz pod ten sam numer. Podaj dzielnicę, rodzaj obiektu i to, co już wiadomo o zasilaniu.",
    button: { label: "Zgłoś zakład lub dom", to: "/kontakt" },
  },
} as const satisfies City;
