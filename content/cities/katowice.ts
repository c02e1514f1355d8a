import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const katowice = {
  slug: "katowice",
  name: "Katowice",
  inCity: "w Katowicach",
  ofCity: "Katowic",
  meta: {
    title: "Elektryk Katowice: mieszkania, biura, domy",
    description:
      "Elektryk w Katowicach i do {firma.zasiegKatowice} wokół: familoki Nikiszowca, kamienice moderny, ładowarki w garażach, biura i domy w Kostuchnie. Pomiary z protokołem.",
    keywords: [
      "elektryk Katowice",
      "elektryk Nikiszowiec",
      "instalacje elektryczne Katowice",
      "ładowarka w garażu wspólnota Katowice",
      "pomiary elektryczne biuro Katowice",
      "wymiana rozdzielnicy Katowice",
    ],
  },
  updated: "2026-11-21",
  tile: "i okolice do {firma.zasiegKatowice}",
  geo: { latitude: 50.259, longitude: 19.022 },
  hero: {
    title: "Elektryk w Katowicach i do {firma.zasiegKatowice} wokół",
    lead: "Robimy instalacje w familokach, kamienicach z lat 30., wieżowcach, biurach i nowych domach na południu miasta. Na zgłoszenie przyjeżdżamy w ciągu {firma.przyjazdDo}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Katowicach?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "W czym pomagamy w Katowicach",
    items: [
      {
        service: "instalacje",
        text: "Miedź zamiast aluminium w bloku, punkty w stanie deweloperskim, remont familoka.",
      },
      {
        service: "fotowoltaika",
        text: "Dachy domów w Podlesiu i Zarzeczu: układy {pv.onGrid.moc} z kompletem zgłoszeń.",
      },
      {
        service: "smart-home",
        text: "Światło, żaluzje i klimatyzacja apartamentu albo biura na jednej magistrali KNX.",
      },
      {
        service: "rozdzielnice",
        text: "Wkładki topikowe zamieniamy na aparaty modułowe, w mieszkaniu najczęściej w {rozdzielnica.czas}.",
      },
      { service: "przylacza", text: "Większa moc dla lokalu w centrum, nowe złącze dla domu, pisma do operatora." },
      {
        service: "sieci-lan",
        text: "Okablowanie kat. {lan.kategoria} na piętrach biurowych, punkty dostępowe i szafy.",
      },
      { service: "monitoring", text: "Kamery w halach garażowych, na klatkach i parkingach wspólnot." },
      { service: "alarmy", text: "Czujki i powiadomienia dla sklepów na parterze i domów wolnostojących." },
      { service: "pomiary", text: "Mieszkania, klatki i biura. Termin badania: {obietnica.pomiary}." },
    ],
  },
  districts: {
    heading: "Dzielnice Katowic na naszej trasie",
    lead: "Poza nimi obsługujemy Wełnowiec, Zawodzie, Dąbrówkę Małą, Podlesie i resztę miasta.",
    items: [
      "Śródmieście",
      "Koszutka",
      "Bogucice",
      "Dąb",
      "Osiedle Tysiąclecia",
      "Załęże",
      "Brynów",
      "Ligota",
      "Panewniki",
      "Piotrowice",
      "Ochojec",
      "Kostuchna",
      "Giszowiec",
      "Nikiszowiec",
      "Szopienice",
      "Murcki",
    ],
  },
  local: [
    {
      kind: "cards",
      id: "osiedla",
      columns: 3,
      heading: "Czego spodziewać się w której dzielnicy",
      items: [
        {
          icon: "landmark",
          title: "Nikiszowiec",
          text: "Familoki z początku XX wieku, zabytek i Pomnik Historii. Elewacji nie ruszamy, a trasę przewodów trzeba uzgodnić z konserwatorem.",
        },
        {
          icon: "tent-tree",
          title: "Giszowiec",
          text: "Domy dawnego miasta-ogrodu sąsiadują z wysokimi blokami. Domom często brakuje uziomu, mieszkaniom trzeciej żyły.",
        },
        {
          icon: "building",
          title: "Koszutka",
          text: "Powojenne osiedle, głównie z lat 50. Ściany są w większości ceglane, więc nowy przewód mieści się w bruździe pod tynkiem.",
        },
        {
          icon: "layers",
          title: "Superjednostka",
          text: "Setki mieszkań w jednym budynku. Kuchnię planuje się od pytania do spółdzielni o dopuszczalne zabezpieczenie.",
        },
        {
          icon: "building-2",
          title: "Osiedle Tysiąclecia",
          text: "Bloki z lat 60. i późniejsze kukurydze, do 25 kondygnacji. Czy jest przewód ochronny, rozstrzyga pomiar, rok budowy nie.",
        },
        {
          icon: "house",
          title: "Kostuchna, Podlesie, Zarzecze",
          text: "Nowe domy i szeregowce. Pompę ciepła, ładowarkę i panele rysujemy na schemacie przed wylewką.",
        },
      ],
    },
    {
      kind: "text",
      id: "moderna",
      heading: "Kamienica z lat 30.: co kryją rurki Bergmana",
      drawing: {
        drawing: "board",
        title: "Mieszkanie w kamienicy po wymianie obwodów",
        caption:
          "Pięć obwodów, przed każdym wyłącznik różnicowoprądowy {rcd.prad}: kuchnia, łazienka, pokoje i ogród zimowy na przewodach 3×2,5 mm², światło na 3×1,5 mm². Wilgoć w ogrodzie zimowym nie gasi mieszkania.",
        circuits: [
          { rcd: "R1", name: "kuchnia", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R2", name: "łazienka", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R3", name: "ogród zim.", breaker: "B16", cable: "3×2,5", symbol: "socket", lit: true },
          { rcd: "R4", name: "pokoje", breaker: "B16", cable: "3×2,5", symbol: "socket" },
          { rcd: "R5", name: "światło", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
        ],
      },
      paragraphs: [
        "Południowe śródmieście, od Żwirki i Wigury z Drapaczem Chmur z 1934 roku po ulice Skłodowskiej-Curie i PCK, to dzielnica moderny, w całości pod ochroną konserwatorską. Domy miały windy, ogrody zimowe i prąd od pierwszego dnia: miedź w gumie i oplocie, wciągniętą w blaszane rurki Bergmana pod tynkiem.",
        "Miedź przetrwała, guma nie. Po dziewięćdziesięciu latach kruszy się przy pierwszym poruszeniu, choć nietknięta potrafi przejść próbę izolacji. Przy wymianie samego gniazda łatwo wtedy o zwarcie. Proponujemy od razu cały obwód, z nowym przewodem od rozdzielnicy.",
        "Rurki zostają w ścianie, bo są za wąskie na przewód trójżyłowy. Nowa trasa idzie warstwą podłogi, za listwą albo nad gzymsem, a stolarka, lastryko i łączniki z bakelitu zostają na widoku.",
      ],
      list: [
        "Zgodę konserwatora załatwia się przed wyceną kucia, bo zmienia trasę i cenę.",
        "Ogród zimowy i łazienka dostają własny wyłącznik różnicowoprądowy {rcd.prad}.",
        "Domofon, światło klatki i windę zasila licznik administracyjny, ten remont zamawia wspólnota.",
      ],
    },
    {
      kind: "example",
      id: "garaz",
      heading: "Ładowarki w garażu pod blokiem: prosty rachunek",
      drawing: {
        drawing: "bars",
        title: "Moc ładowarek naraz i moc, którą budynek ma w nocy",
        caption:
          "Bez sterowania {przyklad.garaz.liczba} ładowarek chce {przyklad.garaz.naraz}. Budynek ma w nocy wolne {przyklad.garaz.limit} i tyle rozdziela sterownik.",
        bars: [
          { name: "wszystkie naraz", fact: "przyklad.garaz.naraz" },
          { name: "wolne w nocy", fact: "przyklad.garaz.limit", lit: true },
        ],
      },
      paragraphs: [
        "W nowych budynkach, od osiedli w Kostuchnie po domy przy Francuskiej, pierwszą ładowarkę da się dołożyć od ręki, dziesiąta zatrzymuje się na mocy przyłącza. Wspólnota, która od początku zamówi sterowanie, nie musi jej powiększać.",
      ],
      steps: [
        {
          text: "{przyklad.garaz.liczba} ładowarek po {przyklad.garaz.moc}, wszystkie naraz",
          result: "{przyklad.garaz.naraz}",
        },
        { text: "Moc, którą budynek ma wolną w nocy", result: "{przyklad.garaz.limit}" },
        { text: "Ta moc podzielona po równo", result: "{przyklad.garaz.jedna} na auto" },
        {
          text: "Energia na jedno auto przez {przyklad.garaz.noc}",
          result: "{przyklad.garaz.energia}",
        },
      ],
      result:
        "To wystarcza na około {przyklad.garaz.zasieg} jazdy, a sterownik oddaje więcej temu, kto podłączył się jako jedyny.",
      after: [
        "Zgodę na punkt ładowania wydaje zarząd wspólnoty lub spółdzielni, po ekspertyzie instalacji (art. 12b ustawy o elektromobilności; terminy są właśnie zmieniane, sprawdź aktualny tekst). Rysujemy do niej trasę, zabezpieczenia i miejsce na podliczniki.",
      ],
    },
    {
      kind: "rows",
      id: "biura",
      heading: "Biura, lokale i hale",
      lead: "Na czynnym obiekcie termin wyłączeń uzgadniamy z zarządcą, także po godzinach pracy.",
      items: [
        {
          term: "Piętro w biurowcu",
          text: "Nowy najemca to nowy układ biurek. Przekładamy zasilanie w podłodze, dzielimy obwody i uzupełniamy rozdzielnicę piętrową.",
          note: "aranżacja",
        },
        {
          term: "Lokal przy Mariackiej i Mielęckiego",
          text: "Wysokie partery starych domów, skromna moc, ogródek na ulicy. Gastronomia oznacza trzy fazy i nowe warunki przyłączenia.",
          note: "moc",
        },
        {
          term: "Hale w Szopienicach i Załężu",
          text: "Obiekty poprzemysłowe dzielone na kilku najemców dostają podliczniki, trasy kablowe i oświetlenie awaryjne.",
          note: "podział",
        },
        {
          term: "Szkoła, przychodnia, urząd",
          text: "Kontrola co najmniej {pomiary.przegladDom} wynika z ustawy. Częstsze badania zleca zarządca albo wymaga ich ubezpieczyciel.",
          note: "przegląd",
        },
      ],
      after: ["Zakres stałej obsługi instytucji i najemców opisuje strona [Dla firm](/dla-firm)."],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z katowickich podwórek",
      items: [
        {
          question: "Mieszkam na dwudziestym piętrze. Kto wie, czy pion zniesie indukcję?",
          answer:
            "Administracja. Pytaj o przekrój linii i o zabezpieczenie przed licznikiem, a odpowiedź porównaj z [poradnikiem o pionach](/poradnik/wymiana-instalacji#pion). W najwyższych budynkach gazu nie ma od początku, więc obwód kuchenki już jest. Sprawdzenia wymagają jego styki.",
        },
        {
          question: "Czy na południu miasta grożą szkody górnicze?",
          answer:
            "Miejscami tak, bo węgiel wydobywano między innymi pod Murckami i Kostuchną. Kabel do domu układamy tam z zapasem długości, a przepust w fundamencie uszczelniamy materiałem trwale elastycznym.",
        },
        {
          question: "Kto składa wniosek do konserwatora?",
          answer:
            "Właściciel budynku albo wspólnota. Przygotowujemy do niego opis robót i rysunek trasy. Dla obiektu z rejestru pozwolenie wydaje wojewódzki konserwator zabytków.",
        },
        {
          question: "Mieszkanie odebrane od dewelopera. Po co elektryk?",
          answer:
            "Gniazda z rzutu rzadko pasują do mebli. Przesuwamy punkty przed gładzią i badamy zmienione obwody. Dopisujemy je do schematu, bo nieopisana przeróbka utrudnia reklamację z rękojmi.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Powody, żeby zapytać nas w Katowicach",
    items: [
      {
        figure: "{firma.zasiegKatowice}",
        title: "Jeden wykonawca na kilka miast",
        text: "Kto ma lokale w Katowicach, Siemianowicach i Mikołowie, dostaje protokoły w jednym układzie i jeden numer telefonu.",
      },
      {
        figure: "Po godzinach",
        title: "Prace, gdy biuro jest puste",
        text: "W czynnym obiekcie wyłączamy obwody wieczorem albo w sobotę, po uzgodnieniu. Rano pracownicy po prostu włączają komputery.",
      },
      {
        figure: "Schemat",
        title: "Zostaje po każdej przeróbce",
        text: "Zmieniony obwód ma opis na drzwiczkach i miejsce na rysunku. Następny najemca nie szuka wyłącznika po omacku.",
      },
    ],
  },
  range: {
    heading: "Katowice i okolice",
    text: "Zasięg z Katowic to {firma.zasiegKatowice}. Obejmuje centralną część aglomeracji, razem z Rudą Śląską, Świętochłowicami, Piekarami Śląskimi, Mysłowicami i Mikołowem. Sąsiednie [Tychy](/tychy) i [Chorzów](/chorzow) mają własne strony z opisem zabudowy.",
  },
  advice:
    "Zamówienie płyty, remont lokalu i wiercenie w płycie żelbetowej poprzedź rozmową z elektrykiem oraz administracją. W budynku wpisanym do rejestru zabytków dochodzi konserwator. Szachtu i tablicy licznikowej nie otwieraj.",
  neighbours: ["chorzow", "sosnowiec", "bytom", "tychy"],
  band: {
    heading: "Kamienica, biuro czy garaż pod blokiem?",
    text: "Napisz, jaki to budynek i co ma w nim działać. Wycena po oględzinach jest {firma.wycenaSlownie}.",
    button: { label: "Opisz swoje zlecenie", to: "/kontakt" },
  },
} as const satisfies City;
