import type { Service } from "@/lib/content/types";

export const fotowoltaika = {
  slug: "fotowoltaika",
  code: "F10",
  icon: "sun-medium",
  name: "Fotowoltaika",
  serviceType: "Montaż instalacji fotowoltaicznych",
  group: "Fotowoltaika",
  offer: true,
  photos: "dach z dwóch stron, rozdzielnica z przodu, licznik",
  card: "Dobór mocy do rachunków, montaż, zgłoszenie do operatora i pomiary. Z magazynem energii lub bez.",
  meta: {
    title: "Fotowoltaika Śląsk: cena, zwrot i montaż",
    description:
      "Fotowoltaika 6 kW z montażem za {pv.6kW.koszt}, z magazynem 10 kWh za {przyklad.pvMagazyn.cena}. Oszczędność i zwrot policzone, zgłoszenie w cenie.",
    keywords: [
      "fotowoltaika Śląsk",
      "montaż paneli fotowoltaicznych",
      "instalacja PV cena",
      "fotowoltaika 6 kW z magazynem 10 kWh",
      "zgłoszenie mikroinstalacji Tauron",
      "instalacja hybrydowa",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Fotowoltaika z magazynem albo bez",
    lead: "Montaż ze zgłoszeniem do operatora. O zwrocie decyduje zużycie w dzień: prąd z dachu oszczędza w domu {energia.cenaG11Zmienna}, a oddany do sieci przynosi {energia.nadwyzkaGodzinowa}.",
    facts: [
      {
        label: "Panele 6 kW",
        value: "{pv.6kW.koszt}",
        note: "{przyklad.pv.oszczednoscTypowy} oszczędności w roku, zwrot {przyklad.pv.zwrotTypowy}",
        to: "#koszty",
      },
      {
        label: "Z magazynem 10 kWh",
        value: "{przyklad.pvMagazyn.cena}",
        note: "{przyklad.pvMagazyn.oszczednosc} oszczędności w roku, zwrot {przyklad.pvMagazyn.zwrot}",
        to: "#magazyn",
      },
      { label: "Czas", value: "całość {przyklad.pv.tygodnie}", note: "montaż {pv.etap.montaz}", to: "#etapy" },
      { label: "Dostajesz", value: "zgłoszenie, pomiary, protokół", to: "#zakres" },
    ],
    drawing: {
      drawing: "day",
      title: "Marcowy dzień: panele, zużycie domu i nadwyżka",
      caption:
        "Średni dzień marca, panele {przyklad.pv.moc}, linia przerywana to dom zużywający {przyklad.pv.zuzycie} w roku. Bursztynowe pole to nadwyżka, która idzie do sieci albo do baterii.",
      power: "przyklad.pv.moc",
      use: "przyklad.pv.zuzycie",
      home: "ktos",
      month: 3,
    },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      heading: "Co jest w cenie instalacji",
      inBar: "Zakres",
      items: [
        {
          term: "Sprzęt i montaż",
          text: "Moduły, konstrukcja do twojego pokrycia, falownik, przewody solarne i złącza jednego producenta, z dowozem i robocizną.",
        },
        {
          term: "Zabezpieczenia",
          text: "Rozłącznik DC, ograniczniki przepięć po obu stronach falownika, osobny wyłącznik w rozdzielnicy, uziemiona konstrukcja i tabliczki dla strażaków.",
          note: "PN-HD 60364-7-712",
        },
        {
          term: "Dokumenty",
          text: "Schemat, zgłoszenie do operatora z oświadczeniem instalatora, protokół z pomiarów i karty gwarancyjne z numerami seryjnymi.",
          note: "PN-EN 62446-1",
        },
        {
          term: "Uruchomienie",
          text: "Nastawy falownika, aplikacja w telefonie i próba z domownikami: jak odczytać produkcję i jak wszystko wyłączyć.",
        },
        { term: "Gwarancja", text: "Za panele i falownik odpowiadają ich producenci. {gwarancja.zdanie}" },
      ],
      second: {
        heading: "Płatne osobno, jeśli się okaże potrzebne",
        items: [
          {
            term: "Rozdzielnica",
            text: "Nowa obudowa, gdy w [starej](/uslugi/rozdzielnice) brak miejsca, albo doprowadzenie przewodu ochronnego.",
          },
          {
            term: "Dach",
            text: "Naprawa pokrycia, wzmocnienie więźby, opinia konstruktora. Na eternicie nie montujemy.",
          },
          {
            term: "Przyłącze",
            text: "[Większa moc](/uslugi/przylacza), gdy panele przekraczają tę, którą dom ma w umowie.",
            note: "opłata operatora",
          },
          {
            term: "Uzgodnienie",
            text: "Rzeczoznawca do spraw zabezpieczeń przeciwpożarowych.",
            note: "powyżej {pv.progPpoz}",
          },
        ],
      },
      after: ["{obietnica.cena}"],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Ile kosztują panele i kiedy się zwracają",
      inBar: "Cena",
      ask: "Podaj przez telefon roczne zużycie z rachunku: orientacyjną moc dobierzemy w czasie rozmowy.",
      caption: "Instalacje z montażem, dom zużywa w roku tyle, ile produkują panele, bez dotacji i ulgi",
      columns: ["Instalacja", "Cena", "Oszczędność w roku", "Zwrot"],
      rows: [
        {
          label: "3 kW",
          cells: ["{pv.3kW.koszt}", "{przyklad.pv.oszczednosc3kW}", "{przyklad.pv.zwrot3kW}"],
          offer: "pv.3kW.koszt",
        },
        {
          label: "6 kW",
          cells: ["{pv.6kW.koszt}", "{przyklad.pv.oszczednosc6kW}", "{przyklad.pv.zwrot6kW}"],
          offer: "pv.6kW.koszt",
        },
        {
          label: "10 kW",
          cells: ["{pv.10kW.koszt}", "{przyklad.pv.oszczednosc10kW}", "{przyklad.pv.zwrot10kW}"],
          offer: "pv.10kW.koszt",
        },
        {
          label: "6 kW z magazynem 10 kWh",
          cells: ["{przyklad.pvMagazyn.cena}", "{przyklad.pvMagazyn.oszczednosc}", "{przyklad.pvMagazyn.zwrot}"],
        },
      ],
      after: [
        "Zwrot liczymy od środka przedziału ceny. Jego dolna połowa to prosty dach skośny, górna dach płaski z balastem, stelaż na gruncie, wiata i optymalizatory, których wymaga cień.",
        "Dom bez baterii zużywa w tym rachunku {przyklad.pv.udzialTypowy} produkcji, a resztę oddaje do sieci. Kto włącza pralkę i bojler w południe, zaoszczędzi [więcej](/poradnik/fotowoltaika#udzial), a dom pusty do wieczora poczeka na zwrot dłużej. Obliczenie jest rozpisane [krok po kroku](/poradnik/fotowoltaika#przyklad), a [układy hybrydowe i bez sieci](/poradnik/fotowoltaika#rodzaje) mają inne ceny.",
      ],
      note: "{cena.vat}, materiał i montaż razem.",
    },
    {
      kind: "text",
      id: "magazyn",
      heading: "6 kW z magazynem 10 kWh: czy się opłaca",
      continues: true,
      paragraphs: [
        "Oszczędzasz więcej, ale czekasz dłużej. Bateria dokłada {przyklad.pvMagazyn.bateria} w roku i kosztuje {magazyn.10kWh.koszt}, dlatego sama zwraca się bez dotacji w {przyklad.pvMagazyn.zwrotBaterii}, wolniej niż panele. Ma sens, jeśli zależy ci też na prądzie podczas awarii (to dopłata {magazyn.zasilanieAwaryjne.koszt}) albo trafisz na otwarty nabór.",
        "W pozostałych domach radzimy wziąć same panele z falownikiem hybrydowym, który mieści się w cenie 6 kW, i dołożyć [magazyn energii](/uslugi/magazyny-energii) później. Moduły na dachu są w obu wersjach takie same.",
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Etapy i ile trwają",
      inBar: "Przebieg",
      ask: "Termin oględzin dachu umówisz jednym telefonem.",
      lead: "Razem {przyklad.pv.tygodnie}, a gdy operator wykorzysta całe {pv.terminOperatora}, które ma na przyłączenie, do {przyklad.pv.tygodnieOperator}.",
      items: [
        {
          title: "Analiza",
          time: "{pv.etap.analiza}",
          text: "Dach i rozdzielnicę oglądamy {obietnica.awaria}, a resztę czasu zajmują odczyty godzinowe z licznika, rozkład modułów i, przy słabej więźbie, opinia konstruktora. Etap kończy oferta z mocą, ceną i zwrotem.",
        },
        {
          title: "Formalności",
          time: "{pv.etap.formalnosci}",
          text: "Umowa z modelami urządzeń, projekt i zgłoszenie do operatora. Osobnego wniosku nie trzeba, dopóki panele nie mają większej mocy niż przyłącze.",
        },
        {
          title: "Montaż",
          time: "{pv.etap.montaz}",
          text: "Prąd w domu wyłączamy tylko na czas wpięcia do rozdzielnicy. Mocowania i przejścia przez dach fotografujemy, zanim zasłonią je panele.",
        },
        {
          title: "Uruchomienie",
          time: "{pv.etap.uruchomienie}",
          text: "Mierzymy łańcuchy modułów, izolację i uziemienie, a operator bez opłaty zakłada licznik dwukierunkowy.",
        },
      ],
    },
    {
      kind: "rows",
      id: "efekty",
      heading: "Czego się spodziewać po panelach",
      items: [
        {
          term: "Rachunek za prąd",
          text: "Dom zużywający {przyklad.pv.zuzycie} w roku płaci z panelami {przyklad.pv.moc} o {przyklad.pv.spadek} mniej, z baterią 10 kWh o {przyklad.pvMagazyn.spadek}. Podawane w ofertach, także naszej, {pv.rachunki} to górna granica dla dużego magazynu i domu, który prawie wszystko zużywa w dzień.",
        },
        {
          term: "Cena domu",
          text: "Wzrost o {pv.wartosc}, o którym mówią oferty, jest szacunkiem handlowym i rzeczoznawca może ocenić dom inaczej.",
        },
        {
          term: "Dach",
          text: "Najwięcej prądu daje połać na południe, nachylona o {pv.nachylenie}.",
        },
      ],
    },
    {
      kind: "rows",
      id: "dotacje",
      heading: "Dotacje i ulga przed podpisaniem umowy",
      lead: "Stan na {dotacja.stan}. Wydatku pokrytego dotacją nie odliczysz drugi raz w PIT.",
      items: [
        {
          term: "Otwarte",
          text: "Ogólnopolskiego naboru na same panele nie ma. O gminny zapytaj w urzędzie przed zakupem, bo za instalację już zamontowaną część programów nie zwraca.",
        },
        {
          term: "Ulga w PIT",
          text: "Koszt odliczasz od dochodu, najwyżej {dotacja.ulga} na podatnika. Przy stawce {podatek.skalaNizsza} panele 6 kW za {przyklad.pv.koszt} obniżają podatek o {przyklad.pv.ulga} i zwracają się w {przyklad.pv.zwrotPoUldze}. Kto obiecuje {dotacja.ulgaProcent} zwrotu, pomylił stawkę z limitem.",
          note: "podatki.gov.pl",
        },
        {
          term: "Zamknięte",
          text: "Mój Prąd 6.0 (do {dotacja.mojPradKoniec}) i Czyste Powietrze, które do paneli nie dopłaca {dotacja.czystePowietrzeBezPv}.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o montaż",
      inBar: "Pytania",
      items: [
        {
          question: "Czy potrzebuję pozwolenia na budowę?",
          answer:
            "Do paneli na dachu domu nie. Przy budynku z rejestru zabytków potrzebne są pozwolenie na budowę i pozwolenie konserwatora, a instalację powyżej {pv.progPpoz} po montażu zgłasza się jeszcze straży pożarnej.",
        },
        {
          question: "Ile dachu zajmie 6 kW?",
          answer:
            "Moduł o mocy {przyklad.modul.moc} ma około {przyklad.modul.pole}. Potrzeba ich {przyklad.modul.sztuki}, czyli {przyklad.modul.razem}, a do tego dochodzą odstępy i wolny pas przy krawędzi.",
        },
        {
          question: "Czy falownik może wyłączać się w słońcu?",
          answer:
            "Tak, gdy napięcie w sieci przekroczy {przyklad.falownik.napiecie}, bo tego wymagają normy. Pomagają grubszy przewód do falownika i jego nastawy, a za wysokie napięcie samej sieci zgłasza się operatorowi.",
        },
        {
          question: "Dom ma starą instalację dwuprzewodową. Co wtedy?",
          answer:
            "Zaczynamy od zasilania i [rozdzielnicy](/uslugi/rozdzielnice): przewodu ochronnego, uziemienia i ograniczników przepięć. Gniazda i światło mogą poczekać na osobny remont.",
        },
      ],
    },
  ],
  advice:
    "Przed podpisaniem umowy pokaż dach i rozdzielnicę elektrykowi oraz, przy starszej więźbie, konstruktorowi. Wada znaleziona przed montażem kosztuje mniej niż zdejmowanie paneli.",
  band: {
    heading: "Moc policzona z twojego rachunku",
    text: "Wyślij roczne zużycie i adres. Na oględzinach sprawdzimy, ile modułów się zmieści, a w ofercie znajdziesz zwrot.",
    button: { label: "Zamów oględziny dachu", to: "/kontakt" },
  },
  related: { services: ["magazyny-energii", "rozdzielnice", "pomiary"], guides: ["fotowoltaika", "magazyny-energii"] },
} as const satisfies Service;
