import type { Service } from "@/lib/content/types";

export const rozdzielnice = {
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
    lead: "Tablica z różnicówkami i ochroną przepięciową. W blokach sprzed lat 90. przewody mają zwykle dwie żyły i różnicówki zakłada się tam dopiero z nowymi przewodami.",
    facts: [
      {
        label: "Mieszkanie",
        value: "{przyklad.tablica.mieszkanie}",
        note: "trzy żyły, {przyklad.tablica.mieszkanieObwody} obwodów, z różnicówkami",
        to: "#cena",
      },
      {
        label: "Przy dwóch żyłach",
        value: "{przyklad.tablica.mieszkanieBezRcd}",
        note: "sama tablica, z przewodami {wymiana.cenaPelna}",
        to: "#dwie-zyly",
      },
      { label: "Czas", value: "{rozdzielnica.czas}", to: "#dzien" },
      { label: "Dostajesz", value: "opis, schemat i protokół" },
    ],
    drawing: {
      drawing: "board",
      title: "Rozdzielnica domu: każda grupa za swoim wyłącznikiem różnicowoprądowym",
      caption:
        "Za rozłącznikiem jest ogranicznik przepięć (SPD), dalej różnicówki {rcd.prad} i wyłączniki nadprądowe. Upływ w jednej grupie nie gasi pozostałych. Ładowarka auta ma różnicówkę typu B albo A z detekcją prądu stałego.",
      circuits: [
        { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "hob", lit: true },
        { rcd: "R2", name: "gniazda", breaker: "B16", symbol: "socket" },
        { rcd: "R3", name: "łazienka", breaker: "B16", symbol: "socket" },
        { rcd: "R4", name: "światło", breaker: "B10", symbol: "lamp" },
        { rcd: "R5", name: "auto", breaker: "C20", symbol: "charger" },
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
          text: "Sprawdzamy liczbę żył i faz, przekroje i miejsce na większą obudowę. Wycena z tą wizytą jest {firma.wycenaSlownie}.",
        },
        {
          title: "Obudowa z zapasem",
          text: "Podtynkowa albo natynkowa, z drzwiczkami i wolnymi modułami na kolejne obwody.",
        },
        {
          title: "Komplet aparatów",
          text: "Rozłącznik, wyłączniki, ogranicznik przepięć, szyny, a przy trzech żyłach różnicówki.",
        },
        {
          title: "Demontaż i osadzenie",
          text: "Zdejmujemy starą tablicę, poszerzamy wnękę i uzupełniamy zaprawę.",
        },
        {
          title: "Pomiary",
          text: "Izolacja, pętla zwarcia, różnicówki, obwód po obwodzie, z [protokołem](/wzor-protokolu).",
        },
        {
          title: "Opis i pokaz",
          text: "Każdy aparat ma etykietę, a ty wiesz, co wolno przełączać i kiedy nacisnąć TEST ({rcd.test}).",
        },
      ],
      note: "{gwarancja.zdanie}",
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ile kosztuje wymiana",
      inBar: "Cena",
      ask: "Podaj liczbę bezpieczników i faz oraz rok budowy. Wstępną cenę usłyszysz w tej samej rozmowie.",
      paragraphs: [
        "O cenie przesądza liczba obwodów, bo na każdy przypada wyłącznik, zacisk i pomiar. Po podziale kuchni bywa ich dwa razy więcej niż korków w starej tablicy. [Ceny pojedynczych aparatów](/poradnik/modernizacja#cena-rozdzielnicy) pozwalają sprawdzić każdą ofertę.",
      ],
      caption: "Wymiana tablicy z aparatami, montażem i pomiarami.",
      columns: ["Rozdzielnica", "Obwody", "Różnicówki", "Cena orientacyjna"],
      rows: [
        {
          label: "Mieszkanie, trzy żyły",
          note: "jedna faza",
          cells: [
            "{przyklad.tablica.mieszkanieObwody}",
            "{przyklad.tablica.mieszkanieRcd}",
            "{przyklad.tablica.mieszkanie}",
          ],
        },
        {
          label: "Mieszkanie, dwie żyły, etap 1",
          note: "jedna faza, sama tablica",
          cells: ["{przyklad.tablica.mieszkanieObwody}", "miejsce na nie", "{przyklad.tablica.mieszkanieBezRcd}"],
        },
        {
          label: "Mieszkanie {przyklad.zlecenie.mieszkanie}, dwie żyły, oba etapy naraz",
          note: "tablica i nowe przewody, z kuciem i osprzętem",
          cells: ["nowe", "tak", "{przyklad.zlecenie.mieszkanieZakres}"],
        },
        {
          label: "Dom",
          note: "trzy fazy",
          cells: ["{przyklad.tablica.domObwody}", "{przyklad.tablica.domRcd}", "{przyklad.tablica.dom}"],
        },
      ],
      after: [
        "Poza ceną są nowe obwody, gładź i malowanie wokół obudowy, opłaty operatora i przesunięcie tablicy, a podnosi ją kucie w żelbecie. {obietnica.cena}",
      ],
      note: "{cena.vat}, z materiałem i protokołem. To szacunek rynkowy, wiąże oferta po oględzinach.",
    },
    {
      kind: "text",
      id: "dwie-zyly",
      heading: "Dwie żyły w ścianie: praca w dwóch etapach",
      continues: true,
      lead: "Jeśli blok jest sprzed lat 90. i nikt nie wymieniał przewodów, to najpewniej twój przypadek. Gniazd nie rozkręcaj, bo żyły liczymy na oględzinach.",
      paragraphs: [
        "W układzie TN-C jedna z dwóch żył, PEN, jest naraz ochronna i neutralna. Przez różnicówkę przechodzić nie może, dlatego sama tablica takiej ochrony nie da.",
      ],
      list: [
        "**Etap 1, {rozdzielnica.czas}:** tablica z nowymi wyłącznikami, ogranicznikiem przepięć i miejscem na różnicówki. Znikają drutowane korki i grzejące się zaciski.",
        "**Etap 2:** przewody z żyłą ochronną i różnicówki, choćby tylko w kuchni i łazience, gdzie ryzyko jest największe. Stawka {wymiana.cenaPelna} obejmuje już tablicę, dlatego przed remontem lepiej zrobić oba naraz.",
      ],
      after: [
        "PEN wolno rozdzielić tam, gdzie ma co najmniej 10 mm² miedzi albo 16 mm² aluminium, a do starego mieszkania dochodzi cieńszy. Podział wypada wtedy w złączu albo przy liczniku, [po uzgodnieniu z zarządcą](/poradnik/wymiana-instalacji#pion).",
      ],
    },
    {
      kind: "steps",
      id: "dzien",
      heading: "Jak wygląda dzień wymiany",
      inBar: "Przebieg",
      ask: "Zadzwoń i wybierz dzień, w którym dom może kilka godzin obyć się bez prądu.",
      lead: "W typowym mieszkaniu i domu zajmuje to {rozdzielnica.czas}, jeśli przewody sięgają do nowych zacisków. Prądu nie ma przez kilka godzin.",
      items: [
        {
          title: "Odłączenie",
          text: "Wyłączamy zasilanie, sprawdzamy brak napięcia i podpisujemy każdą żyłę. Zdjęcie plomby zgłaszamy wcześniej, bo termin wyznacza operator.",
        },
        {
          title: "Obudowa i aparaty",
          text: "Osadzamy obudowę, skracamy nadpalone końcówki i dokręcamy zaciski momentem z instrukcji.",
        },
        {
          title: "Pomiary",
          text: "Izolację badamy jeszcze bez napięcia, a po załączeniu pętlę zwarcia i różnicówki.",
        },
        {
          title: "Przekazanie",
          text: "Załączamy obwody po kolei i sprawdzamy z tobą, czy każda dźwignia gasi to, co ma na etykiecie.",
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
          term: "Wkładki topikowe",
          text: "Porcelanowe korki bywały naprawiane drutem, który nie przepala się na czas.",
          note: "ryzyko pożaru",
        },
        {
          term: "Brak przycisku TEST",
          text: "Pewnie nie ma różnicówki, dlatego obudowa zepsutej pralki może być pod napięciem i nic jej nie wyłączy.",
          note: "ryzyko porażenia",
        },
        {
          term: "Ciepła obudowa",
          text: "Grzeje się luźny zacisk. Wyłącz pralkę, piekarnik i grzejniki ich przyciskami.",
          note: "dzwoń od razu",
        },
        {
          term: "Za mało obwodów",
          text: "Czajnik z pralką gaszą całe mieszkanie, a w pełnej obudowie bez opisu nowego obwodu nie ma gdzie dołożyć.",
          note: "przeciążenie, brak rezerwy",
        },
        {
          term: "Brak ogranicznika przepięć",
          text: "Piorun w pobliżu linii potrafi zniszczyć router, telewizor i sterownik pieca.",
          note: "brak SPD",
        },
      ],
      callout: {
        title: "Przy dymie i iskrach nie czekaj.",
        text: "{zasada.dym}",
      },
    },
    {
      kind: "rows",
      id: "aparaty",
      heading: "Co jest w nowej rozdzielnicy",
      tone: "dark",
      items: [
        { term: "Rozłącznik główny", text: "Jedną dźwignią odłącza cały dom." },
        {
          term: "Różnicówki {rcd.prad}, typ A",
          text: "Co najmniej dwie, żeby zepsuta pralka nie zgasiła całego mieszkania. Typ A widzi pulsujący upływ elektroniki, którego AC może nie wykryć.",
        },
        {
          term: "Wyłączniki nadprądowe",
          text: "Dobrane do najsłabszego odcinka przewodu, a zamiast wkręcać korek, podnosisz dźwignię.",
        },
        {
          term: "Ogranicznik przepięć (SPD)",
          text: "Odprowadza przepięcie do ziemi, a okienko na wkładce pokazuje, kiedy ją wymienić.",
        },
        { term: "Szyny N i PE", text: "Każda żyła ma własny zacisk." },
        {
          term: "RCBO i detektor iskrzenia (AFDD)",
          text: "Na życzenie, na przykład dla lodówki, serwera albo sypialni w domu z drewna.",
          note: "kilkaset złotych więcej za kilka obwodów",
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
          text: "Przy zepsutej grzałce albo przeciętym kablu kosiarki różnicówka odcina prąd w ułamku sekundy, a korek by nie zareagował.",
        },
        {
          figure: "Przewody",
          title: "Chronione przed przegrzaniem",
          text: "Przeciążony obwód wyłączy się, zanim w ścianie stopi się izolacja.",
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
          question: "Jak przygotować mieszkanie na ten dzień?",
          answer:
            "Zostaw metr wolnego miejsca przed tablicą i dostęp do wszystkich pokoi, bo sprawdzamy każdy obwód. Zimą pomyśl o ogrzewaniu.",
        },
        {
          question: "Czy mogę zachować korki i dołożyć samą różnicówkę?",
          answer:
            "Da się, jeśli przewody mają żyłę ochronną i jest miejsce. Stare zaciski grzeją się jednak dalej, a ochrony przepięciowej nadal nie ma, dlatego rzadko się to opłaca.",
        },
        {
          question: "Nowa różnicówka wyłącza od pierwszego dnia. Czy jest zepsuta?",
          answer:
            "Najpewniej pokazuje usterkę, której stara tablica nie widziała. {zasada.wybicie} Obwody ze słabą izolacją, które wykaże pomiar, wyceniamy osobno.",
        },
        {
          question: "Czy wymieniacie rozdzielnice w firmach?",
          answer:
            "Tak, także szafy z wyłącznikami mocy. Termin ustalamy na postój zakładu, a schemat i obliczenia zwarciowe mamy gotowe wcześniej ([usługi dla firm](/dla-firm)).",
        },
      ],
    },
  ],
  advice:
    "Aparaty dobiera się do układu sieci i stanu przewodów, a tych nie widać przez drzwiczki. Zanim coś kupisz, poproś elektryka o oględziny i nie zdejmuj osłony, bo za nią część zacisków jest zawsze pod napięciem.",
  band: {
    heading: "Przyślij zdjęcie tablicy",
    text: "Zrób je z otwartymi drzwiczkami i założoną osłoną, dopisz rok budowy.",
    button: { label: "Zapytaj o wymianę", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "pomiary", "naprawy", "przylacza"],
    guides: ["bezpieczenstwo", "awarie", "modernizacja"],
  },
} as const satisfies Service;
