import type { Service } from "@/lib/content/types";

export const magazynyEnergii = {
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
    lead: "Bateria oddaje wieczorem prąd z południa. O cenie decyduje falownik: do hybrydowego dokładasz samą baterię, zwykły trzeba wymienić za {magazyn.falownik.koszt}.",
    facts: [
      {
        label: "Magazyn 10 kWh",
        value: "{magazyn.10kWh.koszt}",
        note: "z montażem, do gotowego falownika hybrydowego",
        to: "#cena",
      },
      {
        label: "Zwrot",
        value: "{przyklad.pvMagazyn.zwrotBaterii} bez dotacji",
        note: "{przyklad.pvMagazyn.bateria} oszczędności w roku, przy panelach 6 kW",
        to: "#zwrot",
      },
      { label: "Czas", value: "montaż {magazyn.montaz}", to: "#montaz" },
      { label: "Dostajesz", value: "zgłoszenie, próbę i protokół", to: "#zakres" },
    ],
    drawing: {
      drawing: "day",
      title: "Wrześniowy dzień z magazynem: ładowanie w południe, oddawanie nocą",
      caption:
        "Średni dzień września, panele {przyklad.pv.moc}, magazyn {przyklad.pvMagazyn.pojemnosc}. Bursztynowe pole to energia w baterii, linia przerywana to zużycie domu. Straty pominięto.",
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
          text: "Bateria litowa z układem nadzoru BMS, miernik przepływu na wejściu do domu i zabezpieczenia po obu stronach.",
          note: "PN-EN IEC 62619",
        },
        {
          term: "Robocizna",
          text: "Ustawienie baterii, przewody, podłączenie i nastawy, {obietnica.instalacja}. Rezerwę na awarię ustawiamy w aplikacji razem z tobą.",
        },
        {
          term: "Dokumenty",
          text: "Schemat, protokół z prób i zgłoszenie do operatora, który musi wiedzieć o każdym magazynie przy panelach.",
        },
        {
          term: "Gwarancja",
          text: "Na baterię producenta, typowo {magazyn.gwarancja}. {gwarancja.zdanie}",
        },
      ],
      second: {
        heading: "Co dochodzi w starszych domach",
        items: [
          {
            term: "Rozdzielnica",
            text: "Nowa, gdy w [obecnej](/uslugi/rozdzielnice) nie da się wydzielić obwodów na czas awarii.",
          },
          {
            term: "Uziemienie i ochrona",
            text: "Brak przewodu PE, uziemienia albo ograniczników przepięć usuwamy przed montażem.",
          },
          { term: "Roboty budowlane", text: "Wzmocnienia posadzki, ścianki i drzwi nie robimy." },
          { term: "Wniosek o dotację", text: "Od nas są dokumenty techniczne, formularz składa właściciel domu." },
        ],
      },
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ceny magazynów i dopłat",
      inBar: "Cena",
      ask: "Zadzwoń z modelem falownika i rocznym zużyciem: pojemność i kwotę oszacujemy w rozmowie.",
      caption: "Magazyny energii z montażem na Śląsku, jesień 2026, przy gotowym falowniku hybrydowym",
      columns: ["Magazyn", "Cena"],
      rows: [
        { label: "5 kWh", cells: ["{magazyn.5kWh.koszt}"], offer: "magazyn.5kWh.koszt" },
        { label: "10 kWh", cells: ["{magazyn.10kWh.koszt}"], offer: "magazyn.10kWh.koszt" },
        { label: "15 kWh", cells: ["{magazyn.15kWh.koszt}"], offer: "magazyn.15kWh.koszt" },
        { label: "20 kWh", cells: ["{magazyn.20kWh.koszt}"], offer: "magazyn.20kWh.koszt" },
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
        "Przyjmij {pv.magazynWystarczy} pojemności użytecznej na każde 1000 kWh, które zużywasz w roku. Pojemność ponad tę miarę w pochmurne dni się nie naładuje i zarabia mniej więcej połowę.",
        "W naszym cenniku mały zestaw, 5–10 kWh, kosztuje {magazyn.koszt}, bo jest w nim już nowy falownik, praca bez sieci i montaż. Przy gotowym falowniku magazyn 10 kWh wychodzi po {przyklad.magazyn.cena10kWh}.",
      ],
      note: "{cena.vat}, z urządzeniami i montażem. Ceny baterii zmieniają się szybko, wiążąca jest oferta.",
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
          text: "Przyjeżdżamy {obietnica.awaria}. Sprawdzamy falownik, rozdzielnicę i miejsce, a z licznika bierzemy odczyty godzinowe z całego roku.",
        },
        {
          title: "Projekt i oferta",
          text: "Pojemność, moc, obwody na czas awarii i zwrot, wszystko z tych odczytów. Baterii nie postawimy w sypialni ani na drodze ewakuacji, ani w piwnicy, którą zalewało.",
        },
        {
          title: "Montaż",
          time: "{magazyn.montaz}",
          text: "Dzień przy gotowym falowniku hybrydowym, trzy z jego wymianą i przebudową rozdzielnicy. Prądu nie masz tylko w czasie przełączania.",
        },
        {
          title: "Próba i przekazanie",
          text: "Mierzymy ochronę przeciwporażeniową, a jeśli dom ma działać bez sieci, to także po jej wyłączeniu, bo różnicówki muszą zadziałać w obu trybach.",
        },
      ],
    },
    {
      kind: "example",
      id: "zwrot",
      heading: "Magazyn 10 kWh policzony do końca",
      lead: "Dom z panelami {przyklad.pv.moc} zużywa {przyklad.pv.zuzycie} w roku. Kupiony prąd kosztuje {energia.cenaG11Zmienna} bez opłat stałych, oddany do sieci jest wart {energia.nadwyzkaGodzinowa}.",
      steps: [
        {
          text: "Prąd z baterii zamiast kupionego, po odjęciu strat i wartości nadwyżki",
          result: "{przyklad.pvMagazyn.bateria} w roku",
        },
        { text: "Magazyn z montażem przy gotowym falowniku hybrydowym", result: "{magazyn.10kWh.koszt}" },
        { text: "Zwrot bez dotacji", result: "{przyklad.pvMagazyn.zwrotBaterii}" },
        {
          text: "Zwrot z dotacją {magazyn.dotacja}, najwyższą w dotychczasowych naborach",
          result: "{przyklad.pvMagazyn.zwrotDotacja}",
        },
      ],
      result: "Bez dotacji zwrot wypada po gwarancji baterii, dlatego kupuje się ją także dla prądu podczas awarii.",
      after: [
        "Zwrot w {magazyn.zwrot}, który podajemy w ofertach, zakłada właśnie dotację do {magazyn.dotacja} i baterię pracującą codziennie. Najtańszy [magazyn {przyklad.magazyn.pojemnosc}](/poradnik/magazyny-energii#przyklad) potrzebuje bez niej {przyklad.magazyn.zwrot}.",
        "Dotacje, stan na {dotacja.stan}: nabór Mój Prąd zakończył się {dotacja.mojPradKoniec}, a zapowiedziany program [Przydomowe Magazyny Energii](https://przydomowemagazyny.gov.pl) ma dawać {dotacja.pmeUdzial}, najwyżej {dotacja.pmeZaKwh}, od {dotacja.pmeMinimum} pojemności.",
      ],
      note: "Stałe ceny prądu, serwis pominięto. W ofercie liczymy na odczytach z twojego licznika.",
    },
    {
      kind: "rows",
      id: "kiedy",
      heading: "Kiedy bateria się przydaje",
      items: [
        {
          term: "Zużycie po zmroku",
          text: "Dom jest w dzień pusty, a gotowanie, pranie i zmywanie wypadają wieczorem.",
        },
        {
          term: "Przerwy w zasilaniu",
          text: "Kocioł, pompa obiegowa, brama i router mają działać, gdy zgaśnie cała ulica.",
        },
        {
          term: "Taryfa ze strefami",
          text: "Zimą bateria ładuje się w tańszych godzinach. [Bez paneli](/poradnik/magazyny-energii#strefy) sama różnica stref jej nie spłaci.",
        },
      ],
      second: {
        heading: "Kiedy lepiej poczekać",
        items: [
          {
            term: "Zużycie w południe",
            text: "Ktoś pracuje z domu, a bojler i pompa ciepła zjadają nadwyżkę na bieżąco.",
          },
          {
            term: "Opusty",
            text: "W starym rozliczeniu prąd przechowuje ci sieć i bateria zwraca się znacznie dłużej.",
          },
          {
            term: "Mało paneli",
            text: "Bez letniej nadwyżki nie ma czego magazynować. Zacznij od [fotowoltaiki](/uslugi/fotowoltaika).",
          },
        ],
      },
    },
    {
      kind: "text",
      id: "zasilanie-awaryjne",
      heading: "Praca bez sieci: co zostanie włączone",
      paragraphs: [
        "Sam magazyn gaśnie razem z siecią. Żeby dom działał dalej, potrzebne są wyjście awaryjne w falowniku, osobna grupa obwodów i przełącznik, który odcina ją od ulicy, bo przy linii mogą pracować ludzie.",
      ],
      list: [
        "W grupie zwykle: lodówka, kocioł z pompą, światło, router, brama, alarm.",
        "Poza nią: płyta, piekarnik, sauna i podgrzewacz przepływowy, za mocne dla baterii.",
        "Przy przełączeniu prąd na chwilę zanika. Sprzęt medyczny wymaga dodatkowo zasilacza UPS.",
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
            "Tak. Do falownika hybrydowego pasuje bateria z listy jego producenta. Zwykły wymieniamy albo zostawiamy i dokładamy drugi, bateryjny, po stronie prądu przemiennego.",
        },
        {
          question: "Ile lat pracuje bateria?",
          answer:
            "Producent podaje lata, liczbę cykli lub energię oraz pojemność, która ma wtedy pozostać, zwykle {magazyn.pojemnoscKoncowa}. Liczy się warunek, który spełni się pierwszy, przy panelach zwykle lata, bo pełnych cykli wychodzi {magazyn.cykle} rocznie.",
        },
        {
          question: "Czy magazyn wymaga pozwolenia?",
          answer:
            "Od 7 stycznia 2026 roku pozwolenie na budowę nie jest potrzebne do pojemności {magazyn.bezPozwolenia}. Wymagania przeciwpożarowe sprawdzamy osobno, bo zależą i od pojemności, i od pomieszczenia.",
        },
        {
          question: "Czy ulga podatkowa obejmuje baterię?",
          answer:
            "Tak, {dotacja.ulgaMagazyn} magazyn jest w wykazie ulgi termomodernizacyjnej. Odliczasz go od dochodu, z limitem {dotacja.ulga} na podatnika wspólnym z panelami i ociepleniem. Aktualny wykaz: podatki.gov.pl.",
        },
      ],
    },
  ],
  advice:
    "Nie kupuj baterii przed sprawdzeniem falownika i rozdzielnicy przez elektryka. Niezgodnego modelu nie da się uruchomić, a otwarcie obudowy baterii grozi porażeniem i pożarem.",
  band: {
    heading: "Pojemność z twoich odczytów",
    text: "Przyślij model falownika i zużycie z ostatniego roku. W ofercie będzie zwrot z dotacją i bez niej.",
    button: { label: "Zapytaj o magazyn", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "rozdzielnice", "energooszczedne"],
    guides: ["magazyny-energii", "fotowoltaika", "oszczedzanie"],
  },
} as const satisfies Service;
