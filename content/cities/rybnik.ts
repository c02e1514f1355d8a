import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const rybnik: City = {
  slug: "rybnik",
  name: "Rybnik",
  inCity: "w Rybniku",
  ofCity: "Rybnika",
  meta: {
    title: "Elektryk Rybnik: naprawy, domy, pompy ciepła",
    description:
      "Elektryk w Rybniku i powiecie: naprawy i awarie, obwód dla pompy ciepła, większa moc, fotowoltaika, wymiana instalacji w domach i blokach, pomiary.",
    keywords: [
      "elektryk Rybnik",
      "awaria prądu Rybnik",
      "podłączenie pompy ciepła Rybnik",
      "fotowoltaika Rybnik",
      "instalacje elektryczne Rybnik",
      "pomiary elektryczne Rybnik",
      "elektryk powiat rybnicki",
    ],
  },
  updated: "2026-11-26",
  tile: "i powiat rybnicki",
  geo: { latitude: 50.097, longitude: 18.542 },
  nearby: [{ name: "Czerwionka-Leszczyny", latitude: 50.15, longitude: 18.68 }],
  hero: {
    title: "Elektryk w Rybniku i powiecie rybnickim",
    lead: "Naprawiamy instalacje w domach i blokach, a przed wymianą kotła przygotowujemy obwód i moc. Sam obwód pompy kosztuje {ogrzewanie.obwodPompy}, przejście na trzy fazy {przylacze.fazy}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Gdy w Rybniku zgaśnie światło",
    lead: "Jeśli stanęło ogrzewanie, powiedz to na początku rozmowy. W tutejszych domach zawodzi najczęściej zacisk w starej tablicy, do której dołożono kocioł albo pompę.",
  },
  services: {
    heading: "Prace w rybnickich domach",
    items: [
      {
        service: "instalacje",
        text: "Kostka piętro po piętrze, nowy dom w Kamieniu, mieszkanie na Nowinach.",
        prices: ["instalacje/wymiana", "instalacje/punkt"],
      },
      {
        service: "fotowoltaika",
        text: "Moc dobrana do zużycia po zmianie ogrzewania.",
      },
      { service: "smart-home", text: "Pompa ciepła, podłogówka i rolety pod jednym sterowaniem KNX." },
      {
        service: "rozdzielnice",
        text: "Obudowa z zapasem miejsca zamiast trzech bezpieczników, w domu na trzy fazy.",
        prices: ["rozdzielnice/dom"],
      },
      {
        service: "przylacza",
        text: "Trzy fazy zamiast jednej, kabel zamiast przewodu nad podwórkiem.",
        prices: ["przylacza/fazy"],
      },
      { service: "sieci-lan", text: "Kable na poddasze i do warsztatu, punkty Wi-Fi." },
      { service: "monitoring", text: "Podjazd i furtka w telefonie, zapis na rejestratorze w domu." },
      { service: "alarmy", text: "Czujki ruchu, czujnik czadu przy kotle i sygnalizator na elewacji." },
      { service: "pomiary", text: "Kontrola przed zakupem domu, po remoncie i po szkodzie górniczej." },
    ],
  },
  districts: {
    heading: "Dzielnice Rybnika na naszych trasach",
    lead: "Stodoły, Chwałęcice i resztę z dwudziestu siedmiu dzielnic też odwiedzamy.",
    items: [
      "Śródmieście",
      "Maroko-Nowiny",
      "Smolna",
      "Chwałowice",
      "Boguszowice Osiedle",
      "Boguszowice Stare",
      "Niedobczyce",
      "Niewiadom",
      "Paruszowiec-Piaski",
      "Orzepowice",
      "Kamień",
      "Gotartowice",
    ],
  },
  local: [
    {
      kind: "table",
      id: "ogrzewanie",
      heading: "Nowe źródło ciepła, nowy obwód",
      paragraphs: [
        "Terminy dla kotłów bezklasowych już minęły, a kotłów klasy 3 i 4 wolno używać do {antysmog.klasa34}.",
      ],
      caption: "Co instalacja musi mieć przed dostawą urządzenia",
      columns: ["Źródło ciepła", "Zasilanie", "Co sprawdzamy"],
      rows: [
        {
          label: "Pompa ciepła powietrze–woda",
          cells: [
            "najczęściej {siec.napiecie3f}, własny obwód, osobno grzałka",
            "moc przyłączeniową, prąd rozruchowy, typ różnicówki z instrukcji",
          ],
        },
        {
          label: "Kocioł na pellet",
          cells: ["230 V, własny obwód", "podtrzymanie pomp przy zaniku napięcia"],
        },
        {
          label: "Kocioł gazowy",
          cells: ["230 V, własne gniazdo", "przewód ochronny, biegunowość L i N, ogranicznik przepięć"],
        },
        {
          label: "Ogrzewanie elektryczne",
          cells: ["kilka obwodów 230 V", "sterowanie strefami, przekrój linii zasilającej"],
        },
      ],
      after: [
        "Cena {ogrzewanie.obwodPompy} dotyczy trójfazowego obwodu pompy do 15 m od rozdzielnicy, z aparatami i pomiarem. Do kwoty za trzy fazy dochodzi opłata operatora. [Policz moc](/poradnik/obliczanie-mocy), zanim otworzysz katalog pomp, albo zleć ten bilans nam.",
      ],
    },
    {
      kind: "rows",
      id: "domy",
      heading: "Twój dom i to, co zwykle w nim zastajemy",
      picture: { name: "22-oswietlenie-ogrodu" },
      items: [
        {
          term: "Dom kostka",
          text: "W pokojach jest aluminium, po jednym obwodzie na piętro. Wymieniamy je kondygnacjami, żeby rodzina mogła mieszkać na drugiej, za {wymiana.cenaPelna} z rozdzielnicą i protokołem.",
          note: "lata 60.–80.",
        },
        {
          term: "Bloki na Nowinach i w Boguszowicach",
          text: "Zakres zależy od tego, czy pion jest już po wymianie, a to wie administracja.",
          note: "lata 50.–80.",
        },
        {
          term: "Nowe domy w Kamieniu i Gotartowicach",
          text: "Pompa i panele są od pierwszego dnia, więc zostawiamy trasę pod magazyn energii i ładowarkę.",
          note: "po 2000",
        },
      ],
    },
    {
      kind: "text",
      id: "slonce",
      heading: "Panele na końcu długiej linii",
      drawing: {
        drawing: "day",
        title: "Czerwcowy dzień: nadwyżka, która podnosi napięcie w linii",
        caption:
          "Średni dzień czerwca, panele {przyklad.pv.moc}, dom z pompą ciepła zużywa {przyklad.pv.zuzycie} w roku. Linia przerywana to dom. Niebieskie pole idzie w sieć o tej samej porze co u sąsiadów.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "pompa",
        month: 6,
      },
      paragraphs: [
        "Na ulicach z wieloma panelami napięcie rośnie w słoneczne południe, a falownik musi się odłączyć, gdy średnia z dziesięciu minut przekroczy {przyklad.falownik.napiecie}.",
        "Cienki kabel od złącza, luźny zacisk i nierówne obciążenie faz mierzymy i poprawiamy. Resztę zgłasza się operatorowi z wykresem z falownika, a nadwyżkę zmniejszy [magazyn energii](/uslugi/magazyny-energii).",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania rybnickich właścicieli domów",
      items: [
        {
          question: "Czy pompa ciepła zadziała na jednej fazie?",
          answer:
            "Mniejsze modele tak, jeśli pozwala na to moc z umowy. Kartę urządzenia porównujemy z przyłączem przed zamówieniem.",
        },
        {
          question: "Kiedy wystąpić o większą moc, żeby zdążyć przed zimą?",
          answer:
            "Najlepiej wiosną. Na warunki operator ma {przylacze.warunkiV}, ale gdy trzeba przebudować samo przyłącze, od umowy do gotowej linii mija {przylacze.budowa}.",
        },
        {
          question: "Dom ma rysy od górnictwa. Co z instalacją?",
          answer:
            "Ruch ściany potrafi naciągnąć przewód i poluzować uziemienie. Badamy jedno i drugie. [Protokół](/uslugi/pomiary) dołączysz do wniosku, który składa się do przedsiębiorcy górniczego.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego możesz nam zaufać w Rybniku",
    items: [
      {
        figure: "Jedna oferta",
        title: "Termin pod dostawę pompy",
        text: "Pisma do operatora, kabel i rozdzielnicę zamawiasz u jednego wykonawcy.",
      },
      {
        figure: "Karta obwodu",
        title: "Dla instalatora pompy",
        text: "Zapisujemy przekrój, zabezpieczenie i typ różnicówki, zanim przyjedzie urządzenie.",
      },
      {
        figure: "od {pomiary.domDo150}",
        title: "Badanie, zanim kupisz dom",
        text: "Cena brutto do {pomiary.progMaly}, z dokumentacją do rozmowy o cenie domu.",
      },
    ],
  },
  range: {
    heading: "Miasto i powiat rybnicki",
    text: "{obietnica.zasieg} W powiecie rybnickim to Czerwionka-Leszczyny, Świerklany, Jejkowice, Gaszowice i Lyski.",
  },
  advice:
    "O pompie ciepła rozmawiaj równocześnie z instalatorem i elektrykiem, zanim wpłacisz zaliczkę. Nam wystarczy do tego karta urządzenia. Starej tablicy nie rozkręcaj, nawet żeby policzyć przewody.",
  neighbours: ["zory", "jastrzebie-zdroj", "gliwice"],
  band: {
    heading: "Zmianę ogrzewania zacznij od mocy",
    text: "Przygotuj model urządzenia i moc z rachunku. Powiemy, czy przyłącze to udźwignie, i umówimy oględziny przed dostawą.",
    button: { label: "Zapytaj o instalację w Rybniku", to: "/kontakt" },
  },
};
