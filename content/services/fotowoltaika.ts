import type { Service } from "@/lib/content/types";

export const fotowoltaika: Service = {
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
    lead: "Panele montujemy i zgłaszamy operatorowi. Prąd zużyty w domu jest wart {energia.cenaG11Zmienna}, oddany do sieci {energia.nadwyzkaGodzinowa}.",
    facts: [
      {
        price: "fotowoltaika/6kw",
        more: "Dom zużywający {przyklad.pv.zuzycie} oszczędza {przyklad.pv.oszczednoscTypowy} w roku",
        to: "#koszty",
      },
      {
        price: "fotowoltaika/magazyn",
        more: "Oszczędza {przyklad.pvMagazyn.oszczednosc} w roku",
        to: "#magazyn",
      },
      {
        label: "Czas",
        time: true,
        value: "zwykle {przyklad.pv.tygodnie}",
        note: "do montażu mija {przyklad.pv.start}",
        to: "#etapy",
      },
      { label: "Dostajesz", value: "schemat i protokół", to: "#zakres" },
    ],
    drawing: {
      drawing: "day",
      title: "Marcowy dzień: panele, zużycie domu i nadwyżka",
      caption:
        "Średni dzień marca, panele {przyklad.pv.moc}, dom zużywa {przyklad.pv.zuzycie} w roku. Linia przerywana to zużycie domu, niebieskie pole to nadwyżka.",
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
          text: "Dostajesz panele, konstrukcję do twojego pokrycia dachu, falownik i przewody solarne ze złączami jednego producenta. Dowóz i robocizna są w cenie.",
        },
        {
          term: "Zabezpieczenia",
          text: "Zakładamy rozłącznik DC, ograniczniki przepięć po obu stronach falownika, osobny wyłącznik w rozdzielnicy i tabliczki dla strażaków. Konstrukcję uziemiamy.",
          note: "PN-HD 60364-7-712",
        },
        {
          term: "Dokumenty",
          text: "Przygotowujemy zgłoszenie do operatora. Ty dostajesz schemat, protokół z pomiarów i karty gwarancyjne z numerami seryjnymi.",
          note: "PN-EN 62446-1",
        },
        { term: "Gwarancja", text: "Za panele i falownik odpowiadają ich producenci. {gwarancja.zdanie}" },
      ],
      second: {
        firstHeading: "Zawsze w cenie",
        heading: "Płatne osobno, jeśli się okaże potrzebne",
        items: [
          {
            term: "Rozdzielnica",
            text: "Nowa obudowa jest potrzebna, gdy w [starej](/uslugi/rozdzielnice) brakuje miejsca. Przy starej instalacji dwuprzewodowej dochodzą przewód ochronny do rozdzielnicy i uziemienie, a gniazda w pokojach mogą poczekać na remont.",
          },
          {
            term: "Dach",
            text: "Osobno liczymy naprawę pokrycia, wzmocnienie więźby i opinię konstruktora, a przy cieniu optymalizatory. Na eternicie nie montujemy.",
          },
          {
            term: "Przyłącze",
            text: "[Większą moc](/uslugi/przylacza) zamawia się wtedy, gdy moc paneli ma być większa niż ta z umowy z operatorem.",
            note: "opłata operatora",
          },
          {
            term: "Uzgodnienie",
            text: "Projekt podpisuje rzeczoznawca przeciwpożarowy, a gotową instalację zgłasza się straży pożarnej.",
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
      picture: { name: "21-fotowoltaika-dach-plaski" },
      inBar: "Cena",
      ask: "Podaj przez telefon roczne zużycie z rachunku: orientacyjną moc dobierzemy w czasie rozmowy.",
      caption: "Instalacje z montażem, bez dotacji i ulgi. Dom zużywa w roku tyle, ile produkują panele",
      columns: ["Zestaw", "Cena", "Oszczędność w roku"],
      rows: [
        {
          label: "3 kW",
          note: "zwrot: {przyklad.pv.zwrot3kW}",
          cells: ["{pv.3kW.koszt}", "{przyklad.pv.oszczednosc3kW}"],
        },
        {
          label: "6 kW",
          note: "zwrot: {przyklad.pv.zwrot6kW}",
          cells: ["{pv.6kW.koszt}", "{przyklad.pv.oszczednosc6kW}"],
        },
        {
          label: "10 kW",
          note: "zwrot: {przyklad.pv.zwrot10kW}",
          cells: ["{pv.10kW.koszt}", "{przyklad.pv.oszczednosc10kW}"],
        },
        {
          label: "6 kW, magazyn 10 kWh",
          note: "zwrot: {przyklad.pvMagazyn.zwrot}",
          cells: ["{przyklad.pvMagazyn.cena}", "{przyklad.pvMagazyn.oszczednosc}"],
        },
      ],
      after: [
        "Dolna połowa przedziału to prosty dach skośny, górna dach płaski z balastem albo konstrukcja na gruncie. [Większe instalacje hybrydowe i bez sieci](/poradnik/fotowoltaika#rodzaje) mają inne ceny.",
        "Zwrot liczymy od środka przedziału, [krok po kroku](/poradnik/fotowoltaika#przyklad) w poradniku. Prąd zużyty w domu jest wart {energia.cenaG11Zmienna}, oddany do sieci {energia.nadwyzkaGodzinowa}, a dom bez baterii zużywa na miejscu {przyklad.pv.udzialTypowy} produkcji. Panele 3 kW spłacają się [dłużej](/poradnik/fotowoltaika#koszty): projekt, dojazd i falownik kosztują prawie tyle samo co przy 6 kW. Kto włącza pralkę i bojler w południe, zaoszczędzi [więcej](/poradnik/fotowoltaika#udzial), a dom pusty do wieczora mniej.",
      ],
      note: "{cena.vat}.",
    },
    {
      kind: "text",
      id: "magazyn",
      heading: "6 kW z magazynem 10 kWh: czy się opłaca",
      paragraphs: [
        "Bateria za {magazyn.10kWh.koszt} oddaje wieczorem prąd z południa i dokłada do oszczędności {przyklad.pvMagazyn.bateria} w roku. Sama spłaca się [wolniej niż panele](/uslugi/magazyny-energii#zwrot). Kup ją od razu, jeśli trafisz na otwarty nabór wniosków o dotację albo chcesz mieć prąd także podczas awarii: za to dopłacisz do baterii {magazyn.zasilanieAwaryjne.koszt}.",
        "W pozostałych domach radzimy wziąć panele z falownikiem hybrydowym, który mieści się w cenie paneli 6 kW, i dołożyć [magazyn energii](/uslugi/magazyny-energii#cena) później.",
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Etapy i terminy",
      inBar: "Przebieg",
      ask: "Termin oględzin dachu umówisz jednym telefonem.",
      lead: "Jeśli operator wykorzysta całe {pv.terminOperatora}, które ma na przyłączenie, na prąd z dachu poczekasz do {przyklad.pv.tygodnieOperator}.",
      items: [
        {
          title: "Analiza",
          time: "{pv.etap.analiza}",
          text: "Dach i rozdzielnicę oglądamy {obietnica.awaria}. Potem czytamy odczyty godzinowe z twojego licznika, rysujemy rozkład paneli i liczymy ofertę z mocą, ceną i zwrotem.",
        },
        {
          title: "Formalności",
          time: "{pv.etap.formalnosci}",
          text: "Podpisujesz umowę, w której są modele urządzeń, a my robimy projekt i zgłoszenie do operatora. Osobnych warunków przyłączenia nie trzeba, dopóki panele nie mają większej mocy niż przyłącze.",
        },
        {
          title: "Montaż",
          time: "{pv.etap.montaz}",
          text: "Prąd w domu wyłączamy tylko na czas wpięcia do rozdzielnicy. Mocowania i przejścia przez dach fotografujemy, zanim zasłonią je panele.",
        },
        {
          title: "Uruchomienie",
          time: "{pv.etap.uruchomienie}",
          text: "Mierzymy łańcuchy paneli, izolację i uziemienie, ustawiamy falownik i podgląd w telefonie, a domownicy przy nas wyłączają i załączają instalację. Licznik dwukierunkowy operator zakłada bez opłaty.",
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
          text: "Dom zużywający {przyklad.pv.zuzycie} w roku płaci z panelami {przyklad.pv.moc} o {przyklad.pv.spadek} mniej, z baterią 10 kWh o {przyklad.pvMagazyn.spadek}. Najwięcej, o {pv.rachunki}, spada rachunek domu, który ma duży magazyn i prawie wszystko zużywa w dzień.",
        },
        {
          term: "Cena domu",
          text: "Panele mogą podnieść cenę domu nawet o {pv.wartosc}. Rzeczoznawcy i kupującemu pokażesz protokoły i podgląd produkcji, które od nas dostajesz.",
        },
        {
          term: "Dach",
          text: "Najwięcej prądu daje połać na południe, nachylona o {pv.nachylenie}. Na połaci wschodniej i zachodniej produkcja jest mniejsza, ale trwa dłużej.",
        },
      ],
    },
    {
      kind: "rows",
      id: "dotacje",
      heading: "Dotacje i ulga w podatku na panele",
      lead: "Stan na {dotacja.stan}.",
      items: [
        {
          term: "Dotacje",
          text: "Ogólnopolskiego naboru na same panele nie ma: Mój Prąd 6.0 przyjmował wnioski do {dotacja.mojPradKoniec}, a Czyste Powietrze nie dopłaca do paneli {dotacja.czystePowietrzeBezPv}. O gminny nabór zapytaj w urzędzie przed zakupem: część programów pomija gotowe instalacje.",
        },
        {
          term: "Ulga w PIT",
          text: "Właściciel istniejącego domu odlicza koszt od dochodu, najwyżej {dotacja.ulga} na podatnika. Przy stawce {podatek.skalaNizsza} panele 6 kW za {przyklad.pv.koszt} obniżają mu podatek o {przyklad.pv.ulga} i zwracają się w {przyklad.pv.zwrotPoUldze}. Powtarzane na rynku {dotacja.ulgaProcent} to nie stawka ulgi, lecz mylony z nią limit {dotacja.ulga}.",
          note: "podatki.gov.pl",
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
            "Do paneli na dachu domu nie. Przy budynku z rejestru zabytków potrzebne są pozwolenie na budowę i zgoda konserwatora.",
        },
        {
          question: "Ile dachu zajmie 6 kW?",
          answer:
            "Panel o mocy {przyklad.modul.moc} ma około {przyklad.modul.pole}. Potrzeba ich {przyklad.modul.sztuki}, czyli {przyklad.modul.razem}, bez odstępów i wolnego pasa przy krawędzi dachu.",
        },
        {
          question: "Czy falownik może się wyłączać w słoneczny dzień?",
          answer:
            "Tak, gdy napięcie w sieci przekroczy {przyklad.falownik.napiecie}: wymagają tego normy. Pomaga grubszy przewód do falownika albo zmiana nastaw. Zbyt wysokie napięcie w samej sieci zgłasza się operatorowi, z naszym pomiarem.",
        },
      ],
    },
  ],
  advice:
    "Umów oględziny: nasz elektryk sprawdza dach i rozdzielnicę, a starszą więźbę ocenia konstruktor. Pokrycie napraw przed montażem, żeby później nie zdejmować paneli.",
  band: {
    heading: "Moc policzona z twojego rachunku",
    text: "Wyślij roczne zużycie i adres. Na oględzinach sprawdzimy, ile paneli zmieści dach.",
    button: { label: "Zamów oględziny dachu", to: "/kontakt" },
  },
  related: { services: ["magazyny-energii", "rozdzielnice", "pomiary"], guides: ["fotowoltaika", "magazyny-energii"] },
};
