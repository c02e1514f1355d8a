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
      "Wymiana starej tablicy z bezpiecznikami topikowymi na rozdzielnicę z RCD i ochroną przepięciową. Cena, zakres, przebieg dnia i pomiary z protokołem.",
    keywords: [
      "wymiana rozdzielnicy elektrycznej",
      "wymiana bezpieczników na automatyczne",
      "rozdzielnica mieszkaniowa Śląsk",
      "montaż wyłącznika różnicowoprądowego",
      "ogranicznik przepięć montaż",
      "stare bezpieczniki topikowe wymiana",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Nowa rozdzielnica zamiast starych bezpieczników",
    lead: "Wymieniamy tablice topikowe na rozdzielnice z wyłącznikami różnicowoprądowymi i ochroną przepięciową. W typowym mieszkaniu i domu zajmuje to {rozdzielnica.czas}.",
    facts: [
      {
        label: "Cena",
        value: "{przyklad.tablica.mieszkanie}",
        note: "mieszkanie, {przyklad.tablica.mieszkanieObwody} obwodów",
      },
      { label: "Czas", value: "{rozdzielnica.czas}" },
      { label: "Dostajesz", value: "opis aparatów, schemat, protokół" },
    ],
    drawing: {
      drawing: "board",
      title: "Rozdzielnica domu: każda grupa za swoim wyłącznikiem różnicowoprądowym",
      caption:
        "Za rozłącznikiem są ogranicznik przepięć (SPD) połączony z PE i szyna. Przed każdą grupą jest wyłącznik różnicowoprądowy {rcd.prad}, za nim nadprądowy. Zwarcie w jednej grupie nie gasi pozostałych. Ładowarka auta ma różnicówkę typu B albo typu A z detekcją prądu stałego.",
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
      kind: "rows",
      id: "problemy",
      heading: "Po czym poznać, że tablica jest do wymiany",
      lead: "Wystarczy spojrzeć na nią z zewnątrz i przypomnieć sobie ostatnie miesiące. Nie zdejmuj osłon.",
      items: [
        {
          term: "Wkładki topikowe",
          text: "Porcelanowe bezpieczniki bywały naprawiane drutem. Taki drut nie przepali się na czas i grzeje się przewód w ścianie.",
          note: "ryzyko pożaru",
        },
        {
          term: "Brak przycisku TEST",
          text: "W tablicy prawdopodobnie nie ma wyłącznika różnicowoprądowego. Uszkodzona pralka może mieć obudowę pod napięciem i nic jej nie wyłączy.",
          note: "ryzyko porażenia",
        },
        {
          term: "Ciepła obudowa",
          text: "Luźny zacisk grzeje się pod obciążeniem. Wyłącz pralkę, piekarnik i grzejniki ich własnymi przyciskami, a do nas zadzwoń od razu.",
          note: "dzwoń od razu",
        },
        {
          term: "Za mało obwodów",
          text: "Czajnik i pralka wyłączają wszystko, bo jedno zabezpieczenie obsługuje kuchnię, łazienkę i pokoje.",
          note: "przeciążenie",
        },
        {
          term: "Brak ochrony przepięciowej",
          text: "Wyładowanie w pobliżu albo łączenie w sieci podnosi napięcie na ułamek sekundy. Elektronika płaci za to pierwsza.",
          note: "brak SPD",
        },
        {
          term: "Pełna obudowa bez opisu",
          text: "Nie wiadomo, co wyłącza który aparat, a na nowy obwód nie ma miejsca. Przy awarii szuka się na próbę.",
          note: "brak rezerwy",
        },
      ],
      callout: {
        title: "Przy dymie i iskrach nie czekaj.",
        text: "{zasada.dym}",
      },
    },
    {
      kind: "cards",
      id: "aparaty",
      heading: "Co znajduje się w nowej rozdzielnicy",
      tone: "dark",
      columns: 4,
      lead: "Każdy aparat chroni przed czymś innym. RCBO i detektor iskrzenia dobieramy na życzenie, reszta jest w komplecie.",
      items: [
        {
          icon: "power",
          title: "Rozłącznik główny",
          text: "Jedną dźwignią odłącza cały dom: na czas prac, wyjazdu albo zagrożenia.",
        },
        {
          icon: "shield-check",
          title: "Wyłącznik różnicowoprądowy",
          text: "Porównuje prąd wpływający i wypływający. Najpóźniej przy różnicy {rcd.prad} odłącza obwody.",
        },
        {
          icon: "toggle-right",
          title: "Wyłączniki nadprądowe",
          text: "Chronią przewody przed przeciążeniem i zwarciem. Po usunięciu przyczyny załączasz je dźwignią.",
        },
        {
          icon: "zap",
          title: "Ogranicznik przepięć (SPD)",
          text: "Odprowadza przepięcie do ziemi. W mieszkaniu typ 2, przy piorunochronie lub linii napowietrznej typ 1+2.",
        },
        {
          icon: "plug-zap",
          title: "Aparat zespolony RCBO",
          text: "Opcja za dopłatą: różnicówka i nadprądowy w jednym. Lodówka lub serwer dostają własną ochronę.",
        },
        {
          icon: "flame",
          title: "Detektor iskrzenia (AFDD)",
          text: "Opcja za dopłatą: wyłącza obwód przy iskrzącym styku. Norma zaleca go w sypialniach i budynkach z drewna.",
        },
        {
          icon: "lightbulb",
          title: "Kontrolki faz",
          text: "W instalacji trójfazowej trzy lampki pokazują, czy do rozdzielnicy dochodzą wszystkie fazy.",
        },
        {
          icon: "layers",
          title: "Szyny N i PE",
          text: "Osobne listwy dla przewodów neutralnych i ochronnych. Każda żyła ma swój zacisk.",
        },
      ],
    },
    {
      kind: "specs",
      id: "roznicowka",
      heading: "Wyłącznik różnicowoprądowy w liczbach",
      items: [
        { value: "{rcd.prad}", label: "prąd różnicowy przy ochronie ludzi" },
        { value: "poniżej {rcd.czas}", label: "trwa typowe wyłączenie przy dużym prądzie upływu" },
        { value: "{rcd.test}", label: "naciśnij przycisk TEST" },
      ],
      after: [
        "Przy prądzie znamionowym norma daje aparatowi do 300 ms. Krótszy czas dotyczy prądów kilka razy większych, czyli zwarcia doziemnego.",
        "Wybieramy typ A, bo prąd upływu pralki, zmywarki i zasilaczy jest pulsujący, a typ AC może go nie wykryć. Obwody dzielimy na kilka różnicówek: jedno uszkodzone urządzenie wyłącza wtedy swoją część domu.",
      ],
    },
    {
      kind: "reasons",
      id: "korzysci",
      heading: "Co daje wymiana rozdzielnicy",
      items: [
        {
          figure: "Ludzie",
          title: "Szybsze odłączenie",
          text: "Przy usterce grzałki lub przeciętym kablu kosiarki różnicówka odcina prąd w ułamku sekundy. Topik by na to nie zareagował.",
        },
        {
          figure: "Przewody",
          title: "Zabezpieczenie dobrane do żyły",
          text: "Prąd aparatu dobieramy do najsłabszego odcinka obwodu. Przeciążony obwód wyłączy się, zanim przewód się przegrzeje.",
        },
        {
          figure: "Sprzęt",
          title: "Mniej szkód po burzy",
          text: "Ogranicznik obniża przepięcie do poziomu, na który sprzęt jest próbowany. Okienko na wkładce pokazuje, czy trzeba ją wymienić.",
        },
        {
          figure: "Miejsce",
          title: "Zapas na kolejne obwody",
          text: "Płyta indukcyjna, klimatyzator albo [fotowoltaika](/uslugi/fotowoltaika) dostają wolne moduły bez wymiany obudowy.",
        },
      ],
    },
    {
      kind: "checks",
      id: "zawiera",
      heading: "Co zawiera usługa",
      inBar: "Zakres",
      lead: "Zakres typowej wymiany. Dodatkowe obwody i opcje wpisujemy do oferty jako osobne pozycje. {gwarancja.zdanie}",
      items: [
        {
          title: "Oględziny i dobór aparatów",
          text: "Sprawdzamy układ sieci, przekroje i moc umowną. Z nich wynika liczba modułów.",
        },
        {
          title: "Obudowa z rezerwą",
          text: "Podtynkowa lub natynkowa, z drzwiczkami i wolnymi modułami na kolejne obwody.",
        },
        {
          title: "Komplet aparatów",
          text: "Rozłącznik, różnicówki typu A, wyłączniki nadprądowe, SPD, kontrolki, szyny i grzebienie łączeniowe.",
        },
        {
          title: "Demontaż i osadzenie",
          text: "Zdejmujemy starą tablicę, osadzamy nową obudowę i uzupełniamy zaprawę wokół niej.",
        },
        {
          title: "Pomiary i protokół",
          text: "Izolacja, pętla zwarcia, różnicówki. Zakres badań opisuje strona [pomiary](/uslugi/pomiary).",
        },
        {
          title: "Opis i krótkie szkolenie",
          text: "Każdy aparat ma etykietę. Pokazujemy, co wolno przełączać i jak testować różnicówkę.",
        },
      ],
    },
    {
      kind: "steps",
      id: "dzien",
      heading: "Jak wygląda dzień wymiany",
      inBar: "Przebieg",
      ask: "Powiedz, kiedy dom może być dzień bez prądu, a zaproponujemy datę.",
      continues: true,
      lead: "Wystarcza {rozdzielnica.czas}, jeśli przewody sięgają do nowych zacisków, a ściana pozwala na większą obudowę. Prądu nie ma przez kilka godzin, wieczorem wszystko działa.",
      items: [
        {
          title: "Odłączenie i sprawdzenie",
          text: "Wyłączamy zasilanie, zabezpieczamy przed załączeniem i potwierdzamy brak napięcia. Opisujemy każdą żyłę.",
          time: "rano",
        },
        {
          title: "Demontaż i obudowa",
          text: "Zdejmujemy starą tablicę, poszerzamy wnękę, jeśli trzeba, i osadzamy nową obudowę.",
          time: "przed południem",
        },
        {
          title: "Aparaty i przewody",
          text: "Skracamy nadpalone końcówki, łączymy obwody i dokręcamy zaciski momentem z instrukcji aparatu.",
          time: "w południe",
        },
        {
          title: "Pomiary",
          text: "Badamy izolację jeszcze bez napięcia. Po załączeniu sprawdzamy pętlę zwarcia i różnicówki.",
          time: "po południu",
        },
        {
          title: "Opis i przekazanie",
          text: "Naklejamy etykiety, załączamy obwody po kolei i przechodzimy z tobą przez cały dom.",
          time: "pod koniec dnia",
        },
      ],
      note: "Dłużej trwa kucie w żelbecie, przeniesienie rozdzielnicy albo wymiana przewodu zasilającego. Powiemy o tym po oględzinach, a przyjeżdżamy {obietnica.instalacja}.",
    },
    {
      kind: "feature",
      id: "granice",
      heading: "Kiedy sama rozdzielnica nie wystarczy",
      lead: "W dwużyłowej instalacji TN-C różnicówka nie zastąpi brakującego przewodu ochronnego. Przewód PEN nie może też przez nią przechodzić.",
      paragraphs: [
        "Wtedy rozdzielamy PEN na PE i N, a obwody łazienki i kuchni prowadzimy od nowa. Norma dopuszcza przewód PEN o przekroju co najmniej 10 mm² miedzi albo 16 mm² aluminium. Do starego mieszkania dochodzi cieńszy, więc rozdział wypada w złączu lub przy liczniku. Prace dzielimy na etapy: najpierw rozdzielnica, potem najsłabsze obwody. Zakres większych prac opisuje strona [instalacje elektryczne](/uslugi/instalacje).",
      ],
      checks: [
        "W bloku o tym, czyj jest przewód od licznika do mieszkania, mówi regulamin wspólnoty lub spółdzielni: sprawdzamy go z administracją. Co ustalić przed pracami, opisuje poradnik o [pionie](/poradnik/wymiana-instalacji#pion).",
        "Zabezpieczenie przed licznikiem ma plombę operatora. Zdjąć ją można tylko po zgłoszeniu.",
        "Większa moc wymaga nowych warunków, a rozdzielnica może na nie poczekać gotowa. Zajmuje się tym usługa [przyłącza](/uslugi/przylacza).",
      ],
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ile kosztuje wymiana",
      inBar: "Cena",
      ask: "Policz bezpieczniki w starej tablicy i podaj nam ich liczbę, a powiemy cenę.",
      paragraphs: [
        "O cenie przesądza liczba obwodów: na każdy przypada wyłącznik, zacisk i pomiar. Potem liczą się różnicówki, typ ogranicznika przepięć i ściana, w której siedzi obudowa. Dwa przykłady pokazują rząd wielkości.",
      ],
      caption: "Wymiana tablicy na istniejących obwodach, z aparatami i montażem.",
      columns: ["Rozdzielnica", "Obwody", "Różnicówki", "Cena orientacyjna"],
      rows: [
        {
          label: "Mieszkanie",
          note: "jedna faza",
          cells: [
            "{przyklad.tablica.mieszkanieObwody}",
            "{przyklad.tablica.mieszkanieRcd}",
            "{przyklad.tablica.mieszkanie}",
          ],
        },
        {
          label: "Dom",
          note: "trzy fazy",
          cells: ["{przyklad.tablica.domObwody}", "{przyklad.tablica.domRcd}", "{przyklad.tablica.dom}"],
        },
      ],
      after: [
        "Z jakich pozycji składają się te kwoty, pokazuje [tabela w poradniku o modernizacji](/poradnik/modernizacja#cena-rozdzielnicy). Aparaty RCBO i detektory iskrzenia podnoszą cenę o kilkaset złotych za kilka obwodów.",
      ],
      note: "{cena.vat}, z materiałem i protokołem. To szacunek rynkowy, wiąże oferta po oględzinach.",
    },
    {
      kind: "rows",
      id: "przygotowanie",
      heading: "Przygotowanie i rzeczy poza ceną",
      continues: true,
      items: [
        {
          term: "Zdjęcie tablicy",
          text: "Z otwartymi drzwiczkami i założoną osłoną, do tego lista dużych urządzeń.",
        },
        {
          term: "Dostęp",
          text: "Metr wolnego miejsca przed rozdzielnicą i wejście do wszystkich pokoi: sprawdzamy każdy obwód.",
        },
        {
          term: "Dzień bez prądu",
          text: "Zamknięta zamrażarka wytrzyma kilka godzin. Zapisz pracę na komputerze i pomyśl o ogrzewaniu.",
        },
        {
          term: "Plomba",
          text: "Jeśli trzeba ją zdjąć, zgłoszenie do operatora składamy wcześniej. Od jego terminu zależy nasz.",
        },
      ],
      second: {
        heading: "Cena nie obejmuje",
        items: [
          { term: "Nowych obwodów", text: "Przewód, puszki i kucie od rozdzielnicy do gniazda wycenia się osobno." },
          { term: "Wykończenia ściany", text: "Gładzi, malowania i kafli wokół większej obudowy." },
          {
            term: "Napraw starych obwodów",
            text: "Jeśli pomiar wykaże uszkodzoną izolację, dostajesz listę i cenę naprawy.",
          },
          { term: "Opłat operatora", text: "Za większą moc i za prace przy zaplombowanych elementach." },
        ],
      },
    },
    {
      kind: "rows",
      id: "normy",
      heading: "Normy i terminy kontroli",
      items: [
        {
          term: "Sama rozdzielnica",
          text: "Zestaw, który mogą obsługiwać osoby bez uprawnień, ma spełniać normę dla rozdzielnic domowych.",
          note: "PN-EN 61439-3",
        },
        {
          term: "Ochrona w obwodach",
          text: "Gniazda i światło w mieszkaniu chroni wyłącznik różnicowoprądowy {rcd.prad}. Ochronę przepięciową opisuje osobna część normy.",
          note: "PN-HD 60364-4-41 i 4-443",
        },
        {
          term: "Sprawdzenie po montażu",
          text: "Oględziny, próby i pomiary. Protokół dostajesz później: {pomiary.dokumenty} po pomiarach.",
          note: "{norma.sprawdzanie}",
        },
        {
          term: "Następna kontrola",
          text: "Instalację bada się co najmniej {pomiary.przegladDom}, przycisk TEST naciskasz {rcd.test}.",
          note: "Prawo budowlane, art. 62",
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
          question: "Ile zapłacę, zanim zdecyduję się na wymianę?",
          answer:
            "Nic: wycena jest {firma.wycenaSlownie}, także z oględzinami na miejscu. Szukanie usterki, na przykład obwodu, który wyzwala różnicówkę, to osobna usługa: [naprawy](/uslugi/naprawy).",
        },
        {
          question: "Czy mogę zostawić topiki i dołożyć samą różnicówkę?",
          answer:
            "Technicznie da się, jeśli obwody mają osobny przewód ochronny i jest miejsce. Zostają wtedy stare zaciski i brak ochrony przepięciowej, więc taka oszczędność rzadko ma sens.",
        },
        {
          question: "Nowa różnicówka wyłącza od pierwszego dnia. Czy jest zepsuta?",
          answer:
            "Najpewniej pokazuje usterkę, której stara tablica nie widziała. Odłącz urządzenia z gniazd i załącz raz; jeśli znowu wyłączy, zadzwoń. Przyczynę znajdujemy miernikiem.",
        },
        {
          question: "Czy wymieniacie rozdzielnice w firmach?",
          answer:
            "Tak, także stojące szafy z wyłącznikami mocy. Termin ustalamy na postój zakładu, a schemat i obliczenia zwarciowe przygotowujemy wcześniej. Usługi dla zakładów są na stronie [dla firm](/dla-firm).",
        },
      ],
    },
  ],
  advice:
    "Aparaty dobiera się do układu sieci i stanu przewodów, a tych nie widać przez drzwiczki. Przed zakupem czegokolwiek poproś elektryka o oględziny. Za osłoną część zacisków zostaje pod napięciem nawet po wyłączeniu głównego rozłącznika.",
  band: {
    heading: "Przyślij zdjęcie tablicy",
    text: "Zrób je z otwartymi drzwiczkami i założoną osłoną. Odpiszemy, co wymienić najpierw i jaki to rząd kwot.",
    button: { label: "Zapytaj o wymianę", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "pomiary", "naprawy", "przylacza"],
    guides: ["bezpieczenstwo", "awarie", "modernizacja"],
  },
} as const satisfies Service;
