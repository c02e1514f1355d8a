import type { Service } from "@/lib/content/types";

export const rozdzielnice: Service = {
  slug: "rozdzielnice",
  code: "F2",
  icon: "panel-top",
  name: "Rozdzielnice",
  serviceType: "Wymiana rozdzielnic elektrycznych",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "rozdzielnica z przodu, opis obwodów, licznik",
  card: "Wymiana starej tablicy na rozdzielnicę z różnicówkami i ochroną przepięciową, w typowym domu w {rozdzielnica.czas}.",
  meta: {
    title: "Wymiana rozdzielnicy elektrycznej na Śląsku",
    description:
      "Nowa rozdzielnica zamiast bezpieczników topikowych: cena w mieszkaniu i w domu, co zmieniają dwie żyły w bloku, co jest w cenie i jak wygląda dzień wymiany.",
    keywords: [
      "wymiana rozdzielnicy elektrycznej",
      "wymiana bezpieczników na automatyczne",
      "rozdzielnica mieszkaniowa Śląsk",
      "montaż wyłącznika różnicowoprądowego",
      "ogranicznik przepięć montaż",
      "stare bezpieczniki topikowe wymiana",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Nowa rozdzielnica zamiast korków",
    lead: "Wymieniamy skrzynkę z korkami na rozdzielnicę z różnicówkami i ochroną przepięciową. Gdy stare przewody mają dwie żyły, różnicówki dochodzą dopiero z nowymi przewodami.",
    facts: [
      { price: "rozdzielnice/mieszkanie", to: "#cena" },
      { price: "rozdzielnice/dwie-zyly", to: "#dwie-zyly" },
      {
        label: "Czas",
        time: true,
        value: "{rozdzielnica.czas}",
        note: "zaczynamy {start.rozdzielnica} po zgodzie na ofertę",
        to: "#dzien",
      },
      { label: "Dostajesz", value: "opis obwodów i protokół" },
    ],
    drawing: {
      drawing: "board",
      title: "Rozdzielnica domu: każda grupa za swoim wyłącznikiem różnicowoprądowym",
      caption:
        "Przykład z domu: za rozłącznikiem jest ogranicznik przepięć (SPD), dalej różnicówki {rcd.prad} i wyłączniki nadprądowe. Gdy prąd ucieka w jednej grupie, pozostałe działają. Ładowarka auta ma różnicówkę, która wykrywa też prąd stały: typu B albo A z taką detekcją.",
      tripped: "R3",
      circuits: [
        { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "socket" },
        { rcd: "R2", name: "gniazda", breaker: "B16", symbol: "socket" },
        { rcd: "R3", name: "łazienka", breaker: "B16", symbol: "socket" },
        { rcd: "R4", name: "światło", breaker: "B10", symbol: "lamp" },
        { rcd: "R5", name: "auto", breaker: "B20", symbol: "charger" },
        { rcd: "R6", name: "pompa", breaker: "C16", symbol: "motor" },
      ],
    },
  },
  sections: [
    {
      kind: "checks",
      id: "zawiera",
      heading: "Co zawiera usługa",
      inBar: "Zakres",
      items: [
        {
          title: "Oględziny i dobór",
          text: "Sprawdzamy liczbę żył i faz, przekroje i miejsce na większą obudowę. Wycena razem z oględzinami jest {firma.wycenaSlownie}.",
        },
        {
          title: "Montaż",
          text: "Zdejmujemy starą tablicę, poszerzamy wnękę, osadzamy obudowę z wolnymi modułami i uzupełniamy zaprawę.",
        },
        {
          title: "Komplet aparatów",
          text: "W cenie są rozłącznik, bezpieczniki automatyczne (wyłączniki nadprądowe), ogranicznik przepięć i szyny, a przy trzech żyłach także różnicówki.",
        },
        {
          title: "Pomiary i opis",
          text: "Mierzymy każdy obwód, wydajemy [protokół](/wzor-protokolu) i oznaczamy aparaty etykietami.",
        },
      ],
      note: "{gwarancja.zdanie}",
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ile kosztuje wymiana",
      picture: { name: "01-rozdzielnica-mieszkaniowa" },
      inBar: "Cena",
      ask: "Podaj liczbę bezpieczników i faz oraz rok budowy, a wstępną cenę usłyszysz w tej samej rozmowie.",
      paragraphs: [
        "Cena rośnie z liczbą obwodów: każdy potrzebuje wyłącznika, zacisku i pomiaru. Przy zamianie korków trzeba też poszerzyć wnękę, więc kwota wypada bliżej górnej granicy. Każdą ofertę porównasz z [cenami pojedynczych aparatów](/poradnik/modernizacja#cena-rozdzielnicy).",
      ],
      caption: "Wymiana tablicy z aparatami, montażem i pomiarami.",
      columns: ["Rozdzielnica", "Obwody", "Cena"],
      rows: [
        {
          label: "Mieszkanie, trzy żyły",
          note: "jedna faza, różnicówki: {przyklad.tablica.mieszkanieRcd}",
          cells: ["{przyklad.tablica.mieszkanieObwody}", "{przyklad.tablica.mieszkanie}"],
        },
        {
          label: "Mieszkanie, dwie żyły, etap 1",
          note: "jedna faza, tyle obwodów, ile było korków, miejsce na różnicówki",
          cells: ["{przyklad.tablica.dwieZylyObwody}", "{przyklad.tablica.mieszkanieBezRcd}"],
        },
        {
          label: "Mieszkanie {przyklad.zlecenie.mieszkanie}, dwie żyły, oba etapy naraz",
          note: "tablica z różnicówkami i nowe przewody, z kuciem i osprzętem",
          cells: ["z projektu", "{przyklad.zlecenie.mieszkanieZakres}"],
        },
        {
          label: "Dom",
          note: "trzy fazy, różnicówki: {przyklad.tablica.domRcd}",
          cells: ["{przyklad.tablica.domObwody}", "{przyklad.tablica.dom}"],
        },
      ],
      after: [
        "Cena samej tablicy nie obejmuje nowych obwodów, gładzi i malowania, opłat operatora ani przeniesienia tablicy. Kucie w żelbecie podnosi cenę. W wielkiej płycie proponujemy zamiast kucia obudowę natynkową. {obietnica.cena}",
      ],
      note: "{cena.vat}, z materiałem. To szacunek rynkowy, wiążąca jest oferta po oględzinach.",
    },
    {
      kind: "text",
      id: "dwie-zyly",
      heading: "Dwie żyły w ścianie: praca w dwóch etapach",
      lead: "Dwie żyły są zwykle w blokach sprzed lat 90., jeśli nikt nie wymieniał przewodów. Gniazd nie rozkręcaj, żyły policzymy na oględzinach.",
      paragraphs: [
        "W takim układzie (TN-C) jedna z dwóch żył, PEN, jest naraz ochronna i neutralna. Nie może przechodzić przez różnicówkę, więc sama nowa tablica ochrony różnicówką nie da.",
      ],
      list: [
        "**Etap 1:** tablica z nowymi wyłącznikami, ogranicznikiem przepięć i miejscem na różnicówki. Znikają drutowane korki i grzejące się zaciski.",
        "**Etap 2:** przewody z żyłą ochronną i różnicówki, choćby tylko w kuchni i łazience, gdzie ryzyko jest największe. Stawka za wymianę całości, {wymiana.cenaPelna}, obejmuje już tablicę. Przed remontem lepiej więc zrobić oba etapy naraz.",
      ],
      after: [
        "PEN wolno rozdzielić tam, gdzie ma co najmniej 10 mm² miedzi albo 16 mm² aluminium, a do starego mieszkania dochodzi zwykle cieńszy. PEN rozdziela się wtedy w złączu albo przy liczniku. Odpowiada za to [zarządca](/poradnik/wymiana-instalacji#pion), a ceny z tabeli tego nie obejmują.",
      ],
    },
    {
      kind: "steps",
      id: "dzien",
      heading: "Jak wygląda dzień wymiany",
      inBar: "Przebieg",
      ask: "Zadzwoń i wybierz dzień, w którym dom może kilka godzin obyć się bez prądu.",
      lead: "Wymiana w typowym mieszkaniu i domu zajmuje {rozdzielnica.czas}, jeśli przewody sięgają do nowych zacisków. Zostaw nam metr wolnego miejsca przed tablicą i dostęp do wszystkich pokoi.",
      items: [
        {
          title: "Odłączenie",
          text: "Wyłączamy zasilanie, sprawdzamy brak napięcia i podpisujemy każdą żyłę. Zdjęcie plomby zgłaszamy operatorowi wcześniej, to on wyznacza termin.",
        },
        {
          title: "Obudowa i aparaty",
          text: "Skracamy nadpalone końcówki, dzielimy obwody między różnicówki i dokręcamy zaciski momentem z instrukcji.",
        },
        {
          title: "Pomiary",
          text: "Izolację badamy jeszcze bez napięcia, a pętlę zwarcia i różnicówki po załączeniu.",
        },
        {
          title: "Przekazanie",
          text: "Załączamy obwody po kolei i razem sprawdzamy, czy każda dźwignia gasi to, co ma na etykiecie. Przycisk TEST naciskaj {rcd.test}.",
          time: "protokół: {pomiary.dokumenty} później",
        },
      ],
    },
    {
      kind: "rows",
      id: "problemy",
      heading: "Po czym poznać, że tablica jest do wymiany",
      lead: "Patrz tylko z zewnątrz, osłon nie zdejmuj.",
      items: [
        {
          term: "Wkładki topikowe (korki)",
          text: "Porcelanowe korki bywały naprawiane drutem. Taki drut nie przepala się na czas i w ścianie przegrzewa się przewód.",
        },
        {
          term: "Brak przycisku TEST",
          text: "W tablicy pewnie nie ma różnicówki. Prąd, który ucieka przez obudowę zepsutej pralki, bywa za mały, żeby przepalić korek, a dla człowieka jest groźny.",
        },
        {
          term: "Ciepła obudowa",
          text: "Najczęściej grzeje się luźny zacisk. Wyłącz pralkę, piekarnik i grzejniki ich przyciskami.",
          note: "dzwoń od razu",
        },
        {
          term: "Za mało obwodów",
          text: "Czajnik z pralką gaszą całe mieszkanie, a nowego obwodu nie ma gdzie dołożyć.",
        },
        {
          term: "Brak ogranicznika przepięć (SPD)",
          text: "Piorun w pobliżu linii potrafi zniszczyć router, telewizor i sterownik pieca.",
        },
      ],
      callout: {
        title: "Przy dymie i iskrach nie czekaj.",
        text: "{zasada.dym} {zasada.spalenizna}",
      },
    },
    {
      kind: "rows",
      id: "aparaty",
      heading: "Co jest w nowej rozdzielnicy",
      tone: "dark",
      items: [
        {
          term: "Różnicówki {rcd.prad}, typ A",
          text: "Zakładamy co najmniej dwie różnicówki, żeby zepsuta pralka nie zgasiła całego mieszkania. Typ A wykrywa też pulsujący upływ elektroniki, którego różnicówka typu AC może nie zauważyć.",
        },
        {
          term: "Bezpieczniki (wyłączniki nadprądowe)",
          text: "Bezpieczniki dobieramy do najsłabszego odcinka przewodu, żeby nie zdążył się przegrzać.",
        },
        {
          term: "Ogranicznik przepięć (SPD)",
          text: "Ogranicznik odprowadza przepięcie do ziemi, a okienko na wkładce pokazuje, kiedy ją wymienić.",
        },
        {
          term: "RCBO i detektor iskrzenia (AFDD)",
          text: "Takie aparaty montujemy na życzenie, na przykład dla lodówki, serwera albo sypialni w domu z drewna.",
          note: "osobno, za obwód",
        },
      ],
    },
    {
      kind: "reasons",
      id: "korzysci",
      heading: "Co daje wymiana",
      items: [
        {
          figure: "Ludzie",
          title: "Szybsze odłączenie",
          text: "Przy zepsutej grzałce albo przeciętym kablu kosiarki różnicówka odcina prąd w ułamku sekundy.",
        },
        {
          figure: "Sprzęt",
          title: "Mniej szkód po burzy",
          text: "Ogranicznik obniża przepięcie do poziomu, który elektronika znosi.",
        },
        {
          figure: "Miejsce",
          title: "Zapas na nowe urządzenia",
          text: "Płyta, klimatyzator albo [panele](/uslugi/fotowoltaika) wejdą w wolne moduły bez wymiany obudowy.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o wymianę tablicy",
      inBar: "Pytania",
      items: [
        {
          question: "Czy mogę zachować korki i dołożyć samą różnicówkę?",
          answer:
            "Tak, jeśli przewody mają żyłę ochronną i jest miejsce. Stare zaciski będą się jednak grzały dalej, przez co rzadko się to opłaca.",
        },
        {
          question: "Nowa różnicówka wyłącza od pierwszego dnia. Czy jest zepsuta?",
          answer:
            "Pewnie nie. Pokazuje usterkę, której stara tablica nie wykrywała. {zasada.wybicie} Naprawę obwodu ze słabą izolacją wyceniamy osobno.",
        },
        {
          question: "Czy wymieniacie rozdzielnice w firmach?",
          answer:
            "Tak, także szafy z wyłącznikami mocy. Pracujemy w czasie postoju, a cenę podajemy po obejrzeniu schematu ([usługi dla firm](/dla-firm)).",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz aparaty, poproś nas albo innego elektryka o oględziny. Osłony nie zdejmuj: część zacisków za nią jest zawsze pod napięciem.",
  band: {
    heading: "Przyślij zdjęcie tablicy",
    text: "Zrób zdjęcie z otwartymi drzwiczkami i założoną osłoną, a w wiadomości podaj rok budowy.",
    button: { label: "Zapytaj o wymianę", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "pomiary", "naprawy", "przylacza"],
    guides: ["bezpieczenstwo", "awarie", "modernizacja"],
  },
};
