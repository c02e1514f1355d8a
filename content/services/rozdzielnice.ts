import type { Service } from "@/lib/content/types";

export const rozdzielnice = {
  slug: "rozdzielnice",
  code: "F2",
  icon: "panel-top",
  name: "Rozdzielnice",
  serviceType: "Wymiana rozdzielnic elektrycznych",
  card: "Wymiana starej tablicy na rozdzielnicę z wyłącznikami różnicowoprądowymi. Zwykle w jeden dzień.",
  meta: {
    title: "Wymiana rozdzielnicy elektrycznej na Śląsku",
    description:
      "Wymiana starej tablicy z bezpiecznikami topikowymi na rozdzielnicę z RCD i ochroną przepięciową. Zakres, przebieg jednego dnia i pomiary z protokołem.",
    keywords: [
      "wymiana rozdzielnicy elektrycznej",
      "wymiana bezpieczników na automatyczne",
      "rozdzielnica mieszkaniowa Śląsk",
      "montaż wyłącznika różnicowoprądowego",
      "ogranicznik przepięć montaż",
      "stare bezpieczniki topikowe wymiana",
    ],
  },
  updated: "2026-11-20",
  hero: {
    title: "Nowa rozdzielnica zamiast starych bezpieczników",
    lead: "Wymieniamy tablice topikowe na rozdzielnice z wyłącznikami różnicowoprądowymi i ochroną przepięciową. W mieszkaniu i domu zajmuje to zwykle {rozdzielnica.czas}.",
    picture: { name: "01-rozdzielnica-mieszkaniowa" },
  },
  sections: [
    {
      kind: "rows",
      id: "problemy",
      heading: "Po czym poznać, że tablica jest do wymiany",
      tag: "P1",
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
          term: "Ciepła obudowa, zapach",
          text: "Luźny zacisk grzeje się pod obciążeniem. Odłącz duże odbiorniki i zadzwoń, zanim stopi się izolacja.",
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
        title: "Iskrzy, dymi albo czuć spaleniznę?",
        text: "Nie dotykaj rozdzielnicy. Wyjdź z mieszkania i zadzwoń pod {tel.alarmowy}, a dopiero potem do nas.",
      },
    },
    {
      kind: "cards",
      id: "aparaty",
      heading: "Co znajduje się w nowej rozdzielnicy",
      tag: "F1–F8",
      tone: "dark",
      columns: 4,
      lead: "Każdy aparat chroni przed czymś innym. Żaden nie zastępuje pozostałych.",
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
          text: "Odprowadza przepięcie do ziemi. Zwykle typ 2, a przy piorunochronie lub linii napowietrznej typ 1+2.",
        },
        {
          icon: "plug-zap",
          title: "Aparat zespolony RCBO",
          text: "Różnicówka i nadprądowy w jednym. Lodówka lub serwer dostają własną ochronę.",
        },
        {
          icon: "flame",
          title: "Detektor iskrzenia (AFDD)",
          text: "Wyłącza obwód przy iskrzącym styku. Norma zaleca go między innymi w sypialniach i budynkach z drewna.",
        },
        {
          icon: "lightbulb",
          title: "Kontrolki faz",
          text: "Trzy lampki pokazują, czy do rozdzielnicy dochodzą wszystkie fazy.",
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
      tag: "P2",
      items: [
        { value: "{rcd.prad}", label: "prąd różnicowy przy ochronie ludzi" },
        { value: "poniżej {rcd.czas}", label: "tyle zwykle trwa wyłączenie przy dużym prądzie upływu" },
        { value: "{rcd.test}", label: "naciśnij przycisk TEST" },
      ],
      after: [
        "Przy prądzie znamionowym norma daje aparatowi do 300 ms. Krótszy czas dotyczy prądów kilka razy większych, czyli zwarcia doziemnego.",
        "Wybieramy typ A, bo prąd upływu pralki, zmywarki i zasilaczy bywa pulsujący. Aparat typu AC może go nie wykryć. Obwody dzielimy na kilka różnicówek, żeby jedno uszkodzone urządzenie nie zgasiło całego domu.",
      ],
    },
    {
      kind: "reasons",
      id: "korzysci",
      heading: "Co daje wymiana rozdzielnicy",
      tag: "P3",
      items: [
        {
          figure: "Ludzie",
          title: "Szybsze odłączenie",
          text: "Przy usterce grzałki lub przeciętym kablu kosiarki różnicówka odcina prąd w ułamku sekundy. Topik zwykle by na to nie zareagował.",
        },
        {
          figure: "Przewody",
          title: "Zabezpieczenie dobrane do żyły",
          text: "Prąd aparatu dobieramy do najsłabszego odcinka obwodu. Przeciążony obwód wyłączy się, zanim przewód się przegrzeje.",
        },
        {
          figure: "Sprzęt",
          title: "Mniej szkód po burzy",
          text: "Ogranicznik obniża przepięcie do poziomu, który sprzęt zwykle znosi. Okienko na wkładce pokazuje, czy trzeba ją wymienić.",
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
      tag: "Q1",
      lead: "To zakres typowej wymiany. Dokładny, z dodatkowymi obwodami, poznasz w wycenie przed rozpoczęciem prac.",
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
          text: "Rozłącznik, różnicówki, wyłączniki nadprądowe, SPD, szyny i grzebienie łączeniowe.",
        },
        {
          title: "Demontaż i osadzenie",
          text: "Zdejmujemy starą tablicę i osadzamy nową obudowę. Naprawę tynku i odbiór złomu ustalamy przy wycenie.",
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
      tag: "A1",
      lead: "W typowym mieszkaniu i domu wystarcza {rozdzielnica.czas}. Prądu nie ma przez kilka godzin, wieczorem zwykle działa wszystko.",
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
      note: "Dzień wydłuża kucie w żelbecie, przeniesienie rozdzielnicy albo wymiana przewodu zasilającego. Powiemy o tym po oględzinach.",
    },
    {
      kind: "feature",
      id: "granice",
      heading: "Kiedy sama rozdzielnica nie wystarczy",
      tag: "W1",
      lead: "W dwużyłowej instalacji TN-C różnicówka nie zastąpi brakującego przewodu ochronnego. Przewód PEN nie może też przez nią przechodzić.",
      picture: { name: "20-tablica-licznikowa" },
      paragraphs: [
        "Wtedy rozdzielamy PEN na PE i N, a obwody łazienki i kuchni prowadzimy od nowa. Norma dopuszcza przewód PEN o przekroju co najmniej 10 mm² miedzi albo 16 mm² aluminium. Do mieszkania dochodzi zwykle cieńszy, więc rozdział wypada w złączu lub przy liczniku. Prace dzielimy na etapy: najpierw rozdzielnica, potem najsłabsze obwody. Zakres większych prac opisuje strona [instalacje elektryczne](/uslugi/instalacje).",
      ],
      checks: [
        "W bloku przewód od licznika do mieszkania zwykle należy do części wspólnych: uzgadniamy go z administracją.",
        "Zabezpieczenie przed licznikiem ma plombę operatora. Zdjąć ją można tylko po zgłoszeniu.",
        "Większa moc wymaga nowych warunków, a rozdzielnica może na nie poczekać gotowa. Zajmuje się tym usługa [przyłącza](/uslugi/przylacza).",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o wymianę tablicy",
      tag: "X1",
      items: [
        {
          question: "Ile kosztuje wymiana rozdzielnicy?",
          answer:
            "Liczy się liczba obwodów, rodzaj aparatów i to, czy trzeba kuć. Wycena kosztuje {firma.wycena}: zrób zdjęcie zamkniętej tablicy z przodu i podaj, jakie duże urządzenia masz w domu.",
        },
        {
          question: "Czy mogę zostawić topiki i dołożyć samą różnicówkę?",
          answer:
            "Technicznie bywa to możliwe, jeśli obwody mają osobny przewód ochronny i jest miejsce. Zostają wtedy stare zaciski i brak ochrony przepięciowej, więc różnica w cenie rzadko się opłaca.",
        },
        {
          question: "Nowa różnicówka wyłącza od pierwszego dnia. Czy jest zepsuta?",
          answer:
            "Zwykle pokazuje usterkę, której stara tablica nie widziała. Odłącz urządzenia z gniazd i załącz raz; jeśli znowu wyłączy, zadzwoń. Przyczynę znajdujemy miernikiem.",
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
    "O doborze aparatów decyduje układ sieci i stan przewodów, a tego nie widać przez drzwiczki. Przed zakupem czegokolwiek poproś elektryka o oględziny. Za osłoną część zacisków zostaje pod napięciem nawet po wyłączeniu głównego rozłącznika.",
  band: {
    heading: "Przyślij zdjęcie tablicy",
    text: "Zrób je z przodu, bez zdejmowania osłon. Powiemy, co warto wymienić od razu, i podamy cenę.",
    button: { label: "Zapytaj o wymianę", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "pomiary", "naprawy", "przylacza"],
    guides: ["bezpieczenstwo", "awarie", "modernizacja"],
  },
} as const satisfies Service;
