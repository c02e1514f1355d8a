import type { Service } from "@/lib/content/types";

export const magazynyEnergii: Service = {
  slug: "magazyny-energii",
  code: "F11",
  icon: "battery-charging",
  name: "Magazyny energii",
  serviceType: "Montaż magazynów energii",
  group: "Fotowoltaika",
  photos: "miejsce na magazyn, tabliczka falownika, rozdzielnica z przodu",
  card: "Bateria na prąd z dachu: dobór pojemności, montaż, zasilanie awaryjne wybranych obwodów.",
  meta: {
    title: "Magazyny energii Śląsk: cena i montaż",
    description:
      "Magazyn energii 10 kWh z montażem za {magazyn.10kWh.koszt}. Ceny od 5 do 20 kWh, zwrot z dotacją i bez niej, dopłata za falownik i pracę bez sieci.",
    keywords: [
      "magazyn energii Śląsk",
      "magazyn energii do fotowoltaiki",
      "magazyn energii 10 kWh cena",
      "falownik hybrydowy",
      "zasilanie awaryjne domu",
      "dotacja magazyn energii",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Magazyn energii do twoich paneli",
    lead: "Bateria oddaje wieczorem nadwyżkę z dnia, za dopłatą także podczas awarii. Do falownika hybrydowego dokupujesz samą baterię, przy zwykłym dochodzi nowy za {magazyn.falownik.koszt}.",
    facts: [
      { price: "magazyny-energii/10kwh", to: "#cena" },
      {
        label: "Oszczędność",
        value: "{przyklad.pvMagazyn.bateria} w roku",
        note: "dom z panelami 6 kW, który zużywa {przyklad.pv.zuzycie}",
        to: "#zwrot",
      },
      { label: "Czas", time: true, value: "montaż {magazyn.montaz}", to: "#montaz" },
      {
        label: "Prąd w awarii",
        value: "dopłata {magazyn.zasilanieAwaryjne.koszt}",
        note: "działają wybrane obwody, a próbę robimy przy tobie",
        to: "#zasilanie-awaryjne",
      },
    ],
    drawing: {
      drawing: "day",
      title: "Wrześniowy dzień z magazynem: ładowanie w południe, oddawanie nocą",
      caption:
        "Średni dzień września, panele {przyklad.pv.moc}, magazyn {przyklad.pvMagazyn.pojemnosc}. Niebieskie pole to energia w baterii, linia przerywana to zużycie domu. Straty pominięto.",
      power: "przyklad.pv.moc",
      use: "przyklad.pv.zuzycie",
      home: "ktos",
      month: 9,
      battery: "przyklad.pvMagazyn.pojemnosc",
    },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      heading: "Co obejmuje cena zestawu",
      inBar: "Zakres",
      items: [
        {
          term: "Urządzenia",
          text: "Dostajesz baterię litową z układem nadzoru BMS, miernik przepływu energii na zasilaniu domu i zabezpieczenia po stronie baterii oraz sieci.",
          note: "PN-EN IEC 62619",
        },
        {
          term: "Robocizna",
          text: "Stawiamy baterię, układamy przewody i podłączamy urządzenia. Ustawiamy też rezerwę na awarię i oznaczamy wyłącznik wyjścia awaryjnego.",
        },
        {
          term: "Dokumenty",
          text: "Dostajesz schemat, protokół z prób i kartę gwarancyjną. Operatorowi wysyłamy zgłoszenie: musi wiedzieć o każdym magazynie przy panelach.",
        },
        {
          term: "Gwarancja",
          text: "Baterię obejmuje gwarancja producenta, typowo {magazyn.gwarancja}. {gwarancja.zdanie}",
        },
      ],
      second: {
        firstHeading: "W cenie",
        heading: "Czego w tej cenie nie ma",
        items: [
          {
            term: "Rozdzielnica",
            text: "Nową rozdzielnicę montujemy, gdy w [obecnej](/uslugi/rozdzielnice) nie da się wydzielić obwodów na czas awarii.",
          },
          {
            term: "Uziemienie i ochrona",
            text: "Jeśli dom nie ma przewodu PE, uziomu albo ograniczników przepięć, robimy je przed montażem.",
          },
          {
            term: "Czego nie robimy",
            text: "Nie wzmacniamy posadzki, nie stawiamy ścianek i nie wymieniamy drzwi. Wniosek o dotację składa właściciel domu, a my dajemy do niego dokumenty techniczne.",
          },
        ],
      },
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ceny magazynów i dopłat",
      picture: { name: "07-magazyn-energii-garaz" },
      inBar: "Cena",
      ask: "Zadzwoń z modelem falownika i rocznym zużyciem: pojemność i kwotę oszacujemy w rozmowie.",
      caption: "Magazyny energii z montażem na Śląsku, jesień 2026, przy gotowym falowniku hybrydowym",
      columns: ["Magazyn", "Cena"],
      rows: [
        { label: "5 kWh", cells: ["{magazyn.5kWh.koszt}"] },
        { label: "10 kWh", cells: ["{magazyn.10kWh.koszt}"] },
        { label: "15 kWh", cells: ["{magazyn.15kWh.koszt}"] },
        { label: "20 kWh", cells: ["{magazyn.20kWh.koszt}"] },
        {
          label: "Dopłata: falownik hybrydowy w miejsce zwykłego",
          note: "z przeróbką zabezpieczeń",
          cells: ["{magazyn.falownik.koszt}"],
        },
        {
          label: "Dopłata: praca domu bez sieci",
          note: "przełącznik i wydzielone obwody",
          cells: ["{magazyn.zasilanieAwaryjne.koszt}"],
        },
      ],
      after: [
        "Przyjmij {pv.magazynWystarczy} pojemności użytecznej na każde 1000 kWh, które zużywasz w roku. Pojemność ponad tę miarę zarabia mniej więcej o połowę mniej: w pochmurne dni się nie naładuje.",
        "Stawka {magazyn.koszt} z naszego cennika obejmuje też nowy falownik i pracę bez sieci, a jej górę osiąga zestaw 5 kWh z przebudową rozdzielnicy i uziomem. Magazyn 10 kWh przy gotowym falowniku wychodzi po {przyklad.magazyn.cena10kWh}.",
      ],
      note: "{cena.vat}. Baterie szybko zmieniają cenę, wiążąca jest oferta.",
    },
    {
      kind: "steps",
      id: "montaz",
      heading: "Montaż krok po kroku",
      inBar: "Przebieg",
      ask: "Jeśli nie wiesz, czy falownik obsłuży baterię, odczytaj nam przez telefon jego model.",
      items: [
        {
          title: "Oględziny",
          text: "Przyjeżdżamy {obietnica.awaria} i sprawdzamy falownik, rozdzielnicę oraz miejsce na baterię. Z twojego konta u operatora pobieramy odczyty godzinowe z całego roku.",
        },
        {
          title: "Projekt i oferta",
          text: "Pojemność, moc i zwrot liczymy z tych odczytów, a termin montażu zapisujemy w ofercie. Baterii nie postawimy w sypialni, na drodze ewakuacji ani w piwnicy, którą zalewało.",
        },
        {
          title: "Montaż",
          time: "{magazyn.montaz}",
          text: "Przy gotowym falowniku hybrydowym montaż trwa jeden dzień, z wymianą zwykłego i przebudową rozdzielnicy trzy dni. Prądu nie masz tylko w czasie przełączania.",
        },
        {
          title: "Próba i przekazanie",
          text: "Mierzymy ochronę przeciwporażeniową. W domu, który ma działać bez sieci, powtarzamy pomiar na samej baterii: różnicówki muszą zadziałać w obu trybach.",
        },
      ],
    },
    {
      kind: "example",
      id: "zwrot",
      heading: "Kiedy zwraca się magazyn 10 kWh",
      lead: "Dom z panelami {przyklad.pv.moc} zużywa {przyklad.pv.zuzycie} w roku. Kupiony prąd kosztuje {energia.cenaG11Zmienna} bez opłat stałych, oddany do sieci jest wart {energia.nadwyzkaGodzinowa}.",
      steps: [
        {
          text: "Prąd z baterii zamiast kupionego, po odjęciu strat i wartości nadwyżki",
          result: "{przyklad.pvMagazyn.bateria} w roku",
        },
        {
          text: "Zwrot bez dotacji, od najniższej do najwyższej ceny z tabeli",
          result: "{przyklad.pvMagazyn.zwrotBaterii}",
        },
        {
          text: "Zwrot z dotacją {magazyn.dotacja}, najwyższą z dotychczasowych",
          result: "{przyklad.pvMagazyn.zwrotDotacja}",
        },
      ],
      result:
        "Z dotacją bateria spłaca się w czasie gwarancji. Bez dotacji przez {magazyn.gwarancja} gwarancji wraca {przyklad.pvMagazyn.wGwarancji}, a reszta ceny to prąd podczas awarii, razem z dopłatą do pracy bez sieci.",
      after: [
        "Zwrot w {magazyn.zwrot} wychodzi z dotacją do {magazyn.dotacja} i przy baterii, która pracuje codziennie. Na {dotacja.stan} takiej dotacji nie było: nabór Mój Prąd zakończył się {dotacja.mojPradKoniec}. Zapowiedziany program [Przydomowe Magazyny Energii](https://przydomowemagazyny.gov.pl) ma dawać {dotacja.pmeUdzial}, najwyżej {dotacja.pmeZaKwh}, od {dotacja.pmeMinimum} pojemności. Z taką dotacją zwrot skróciłby się do {przyklad.pvMagazyn.zwrotZapowiedz}.",
        "Działa za to ulga termomodernizacyjna, która obejmuje magazyn {dotacja.ulgaMagazyn}. Wydatek odliczasz w PIT od dochodu: przy stawce {podatek.skalaNizsza} zwrot trwa wtedy {przyklad.pvMagazyn.zwrotPoUldze}. Limit {dotacja.ulga} na podatnika jest wspólny z panelami i ociepleniem.",
      ],
      note: "Liczymy przy stałych cenach prądu, bez kosztów serwisu.",
    },
    {
      kind: "rows",
      id: "kiedy",
      heading: "Kiedy bateria się przydaje",
      items: [
        {
          term: "Zużycie po zmroku",
          text: "W dzień dom jest pusty, a gotowanie, pranie i zmywanie wypadają wieczorem.",
        },
        {
          term: "Przerwy w prądzie",
          text: "Wichury zrywają linię, a lodówka, kocioł i router mają działać dalej.",
        },
        {
          term: "Taryfa ze strefami",
          text: "Zimą bateria ładuje się w tańszych godzinach, choć [bez paneli](/poradnik/magazyny-energii#strefy) sama różnica stref jej nie spłaci.",
        },
      ],
      second: {
        firstHeading: "Kiedy warto",
        heading: "Kiedy lepiej poczekać",
        items: [
          {
            term: "Zużycie w południe",
            text: "Ktoś pracuje z domu, a bojler i pompa ciepła zjadają nadwyżkę na bieżąco.",
          },
          {
            term: "Opusty",
            text: "Przy panelach zgłoszonych do końca marca 2022 roku nadwyżkę przechowuje ci sieć i bateria zwraca się znacznie dłużej.",
          },
          {
            term: "Mało paneli",
            text: "Bez letniej nadwyżki nie ma czego magazynować i lepiej zacząć od [fotowoltaiki](/uslugi/fotowoltaika).",
          },
        ],
      },
    },
    {
      kind: "text",
      id: "zasilanie-awaryjne",
      heading: "Praca bez sieci: co zostanie włączone",
      paragraphs: [
        "Sam magazyn gaśnie razem z siecią. Żeby dom działał dalej, potrzebne są wyjście awaryjne w falowniku, osobna grupa obwodów i przełącznik. Odcina on dom od ulicy, gdzie przy linii mogą pracować ludzie.",
        "Do grupy trafiają zwykle lodówka, kocioł z pompą, światło, router, brama i alarm. Płyta, piekarnik, sauna i podgrzewacz przepływowy są dla baterii za mocne. Przy przełączeniu prąd na chwilę zanika, więc sprzęt medyczny wymaga dodatkowo zasilacza UPS.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o magazyny",
      inBar: "Pytania",
      items: [
        {
          question: "Czy dołożę magazyn do starej fotowoltaiki?",
          answer:
            "Tak. Do falownika hybrydowego pasuje bateria z listy jego producenta, a zwykły wymieniamy albo dokładamy obok niego drugi, bateryjny, po stronie prądu przemiennego.",
        },
        {
          question: "Ile lat pracuje bateria?",
          answer:
            "Karta gwarancyjna podaje lata, liczbę cykli i pojemność, która ma wtedy pozostać, zwykle {magazyn.pojemnoscKoncowa}. Przy panelach gwarancję kończą lata, a nie cykle: pełnych wychodzi {magazyn.cykle} rocznie.",
        },
        {
          question: "Czy magazyn wymaga pozwolenia?",
          answer:
            "Od 7 stycznia 2026 roku pozwolenie na budowę nie jest potrzebne do pojemności {magazyn.bezPozwolenia}. Wymagania przeciwpożarowe zależą od pojemności i pomieszczenia: sprawdzamy je przy projekcie.",
        },
      ],
    },
  ],
  advice:
    "Nie kupuj baterii, dopóki my albo inny elektryk nie sprawdzimy falownika i rozdzielnicy. Niezgodnego modelu nie da się uruchomić, a otwarcie obudowy baterii grozi porażeniem i pożarem.",
  band: {
    heading: "Pojemność z twoich odczytów",
    text: "Przyślij model falownika i zużycie z ostatniego roku. Zwrot policzymy dla twojego domu.",
    button: { label: "Zapytaj o magazyn", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "rozdzielnice", "energooszczedne"],
    guides: ["magazyny-energii", "fotowoltaika", "oszczedzanie"],
  },
};
