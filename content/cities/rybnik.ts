import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const rybnik = {
  slug: "rybnik",
  name: "Rybnik",
  inCity: "w Rybniku",
  ofCity: "Rybnika",
  meta: {
    title: "Elektryk Rybnik: domy, pompy ciepła, pomiary",
    description:
      "Elektryk w Rybniku i powiecie: obwód dla pompy ciepła, większa moc, fotowoltaika, wymiana instalacji w domach i blokach, kontrola po szkodach górniczych.",
    keywords: [
      "elektryk Rybnik",
      "podłączenie pompy ciepła Rybnik",
      "fotowoltaika Rybnik",
      "instalacje elektryczne Rybnik",
      "pomiary elektryczne Rybnik",
      "elektryk powiat rybnicki",
    ],
  },
  updated: "2026-11-21",
  tile: "i powiat rybnicki",
  geo: { latitude: 50.097, longitude: 18.542 },
  hero: {
    title: "Elektryk w Rybniku, także po wymianie kotła",
    lead: "Przygotowujemy instalację pod pompę ciepła, pellet i fotowoltaikę, a stare przewody wymieniamy piętrami.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Rybniku?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Prace w rybnickich domach",
    lead: "Najwięcej pracy jest tu w domach jednorodzinnych. Blok, lokal i firmę też obsłużymy.",
    items: [
      {
        service: "instalacje",
        text: "Kostka z lat 70. piętro po piętrze, nowy dom w Kamieniu, mieszkanie na Nowinach.",
      },
      {
        service: "fotowoltaika",
        text: "Moc dobrana do zużycia po zmianie ogrzewania, razem ze zgłoszeniem mikroinstalacji.",
      },
      { service: "smart-home", text: "Pompa ciepła, podłogówka i rolety pod jednym sterowaniem KNX." },
      {
        service: "rozdzielnice",
        text: "Tablica z trzema bezpiecznikami ustępuje miejsca obudowie z wolnymi modułami.",
      },
      { service: "przylacza", text: "Trzy fazy zamiast jednej, kabel w ziemi zamiast przewodu nad podwórkiem." },
      {
        service: "sieci-lan",
        text: "Kable do pokoi na poddaszu i do warsztatu, punkty Wi-Fi zasilane z przełącznika.",
      },
      { service: "monitoring", text: "Podjazd, wiata i furtka w telefonie. Zapis zostaje na rejestratorze w domu." },
      { service: "alarmy", text: "Czujki ruchu, czujnik czadu przy kotle i sygnalizator na elewacji." },
      { service: "pomiary", text: "Kontrola przed zakupem domu, po remoncie i po szkodzie górniczej." },
    ],
  },
  districts: {
    heading: "Dzielnice Rybnika na naszych trasach",
    lead: "Miasto ma ich dwadzieścia siedem. Stodoły, Chwałęcice i pozostałe odwiedzamy przy tych samych wyjazdach.",
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
        "Terminy z uchwały antysmogowej dla kotłów bezklasowych już minęły, a klasy 3 i 4 mogą pracować do końca 2027 roku. W Rybniku, gdzie smog brał się głównie z domowych pieców, oznacza to także pracę dla elektryka. Dawny piec potrzebował jednego gniazda do pompki obiegowej.",
      ],
      caption: "Co instalacja musi mieć przed dostawą urządzenia",
      columns: ["Źródło ciepła", "Zasilanie", "Co sprawdzamy"],
      rows: [
        {
          label: "Pompa ciepła powietrze–woda",
          cells: [
            "najczęściej {siec.napiecie3f}, własny obwód, osobno grzałka",
            "moc przyłączeniową, prąd rozruchowy, typ wyłącznika różnicowoprądowego z instrukcji",
          ],
        },
        {
          label: "Kocioł na pellet",
          cells: ["230 V, własny obwód", "zapalarkę, podtrzymanie pomp przy zaniku napięcia"],
        },
        {
          label: "Kocioł gazowy",
          cells: ["230 V, własne gniazdo", "przewód ochronny, biegunowość L i N, ogranicznik przepięć"],
        },
        {
          label: "Ogrzewanie elektryczne",
          cells: ["kilka obwodów 230 V", "jednoczesność, sterowanie strefami, przekrój linii zasilającej"],
        },
      ],
      after: [
        "Zakupu nie zaczynaj od katalogu pomp. Najpierw [policz moc](/poradnik/obliczanie-mocy), bo zwiększenie jej u operatora trwa dłużej niż sam montaż. Porównanie systemów zawiera poradnik o [grzewnictwie](/poradnik/grzewnictwo).",
      ],
      note: "Terminy uchwały, dotacje i ich kwoty się zmieniają. Aktualne zasady podają czystepowietrze.gov.pl oraz urząd miasta.",
    },
    {
      kind: "rows",
      id: "domy",
      heading: "Od familoka po kostkę: co kryją ściany",
      items: [
        {
          term: "Dom kostka",
          text: "Często aluminium w pokojach, jeden obwód na piętro, garaż dobudowany później. Wymianę da się podzielić na kondygnacje, żeby rodzina mieszkała na drugiej.",
          note: "lata 60.–80.",
        },
        {
          term: "Kolonie w Chwałowicach i Niedobczycach",
          text: "Ceglane domy stawiane przy kopalniach. Kuchnia jest mała, piwnica głęboka, a strych suchy i wygodny do prowadzenia nowych tras.",
          note: "początek XX wieku",
        },
        {
          term: "Bloki na Nowinach i w Boguszowicach",
          text: "Mieszkania z płyty i z cegły, sąsiadujące z nowszą zabudową. Zakres w lokalu zależy od tego, czy pion jest już po wymianie.",
          note: "lata 50.–80.",
        },
        {
          term: "Nowe domy w Kamieniu i Gotartowicach",
          text: "Pompa ciepła i panele od pierwszego dnia. W projekcie zostawiamy trasę pod magazyn energii i ładowarkę.",
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
          "Średni dzień czerwca, panele {przyklad.pv.moc}, dom z pompą ciepła zużywa {przyklad.pv.zuzycie} w roku. Linia przerywana to dom. Bursztynowe pole idzie w sieć o tej samej porze co u sąsiadów.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "pompa",
        month: 6,
      },
      paragraphs: [
        "Na ulicach z wieloma instalacjami fotowoltaicznymi napięcie rośnie w słoneczne południe. Falownik musi się odłączyć, gdy średnia z dziesięciu minut przekroczy {przyklad.falownik.napiecie}, czyli o dziesiątą część więcej niż {siec.napiecie}. Właściciel widzi wtedy dzień bez produkcji przy pełnym słońcu.",
        "Część przyczyn leży po stronie domu: cienki kabel od złącza, luźny zacisk, trzy fazy obciążone nierówno. To mierzymy i poprawiamy. Resztę zgłasza się operatorowi, z wykresem napięcia z falownika jako dowodem.",
        "Pomaga też zużycie na miejscu, na przykład zasobnik ciepłej wody grzany w południe albo [magazyn energii](/uslugi/magazyny-energii). Zimą nie licz, że dach utrzyma pompę ciepła. Grudniowa produkcja to ułamek czerwcowej.",
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
            "Mniejsze modele tak, jeśli pozwala na to moc z umowy. Przy większych potrzebne są trzy fazy. Przed zamówieniem pokaż nam kartę urządzenia, porównamy ją z przyłączem.",
        },
        {
          question: "Dom ma rysy od górnictwa. Co z instalacją?",
          answer:
            "Ruch ściany potrafi naciągnąć przewód i poluzować zacisk uziemienia. Po szkodzie badamy rezystancję izolacji oraz ciągłość przewodów ochronnych. Protokół dołączysz do wniosku, który składa się do przedsiębiorcy górniczego.",
        },
        {
          question: "Czy da się wymieniać instalację, mieszkając w domu?",
          answer:
            "Tak. Na remontowanym piętrze prąd znika w godzinach pracy, na pozostałym zostaje. Modernizacja trwa {modernizacja.czas}, a jej kolejność opisuje [poradnik](/poradnik/modernizacja).",
        },
      ],
    },
  ],
  reasons: {
    heading: "Za co bierzemy odpowiedzialność",
    items: [
      {
        figure: "Jedna oferta",
        title: "Od wniosku po protokół",
        text: "Pisma do operatora, kabel, rozdzielnicę i badania zamawiasz u jednego wykonawcy, z terminem pod dostawę pompy.",
      },
      {
        figure: "Piętrami",
        title: "Dom bez wyprowadzki",
        text: "Starą instalację wymieniamy kondygnacja po kondygnacji. Na tej, na której mieszkasz, prąd zostaje.",
      },
      {
        figure: "od {pomiary.domDo150}",
        title: "Badanie, zanim kupisz dom",
        text: "Cena brutto za budynek do {pomiary.progMaly}, z pełną dokumentacją. Wynik przydaje się w rozmowie o cenie domu.",
      },
    ],
  },
  range: {
    heading: "Miasto i powiat rybnicki",
    text: "Z Rybnika jeździmy do Czerwionki-Leszczyn, Świerklan, Jejkowic, Gaszowic i Lysek: cały powiat jest w zasięgu. Kilka małych prac zgłoś razem, łatwiej połączyć je w jeden wyjazd.",
  },
  advice:
    "O pompie ciepła rozmawiaj równocześnie z instalatorem i elektrykiem, zanim wpłacisz zaliczkę. Starej tablicy nie rozkręcaj, nawet żeby policzyć przewody. Wystarczy zdjęcie zamkniętych drzwiczek i rok budowy.",
  neighbours: ["zory", "jastrzebie-zdroj", "gliwice"],
  band: {
    heading: "Zmianę ogrzewania zacznij od mocy",
    text: "Przygotuj model urządzenia i moc z rachunku. To wystarczy, żeby ocenić obecne przyłącze.",
    button: { label: "Zapytaj o instalację w Rybniku", to: "/kontakt" },
  },
} as const satisfies City;
