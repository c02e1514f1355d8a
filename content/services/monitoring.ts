import type { Service } from "@/lib/content/types";

export const monitoring = {
  slug: "monitoring",
  code: "F5",
  icon: "cctv",
  name: "Monitoring",
  serviceType: "Monitoring wizyjny CCTV",
  card: "Kamery do {cctv.rozdzielczosc} z podglądem w telefonie. Dobór, montaż i przeszkolenie.",
  meta: {
    title: "Monitoring Śląsk: kamery do domu i firmy",
    description:
      "Montaż monitoringu na Śląsku: kamery kopułkowe, tubowe, obrotowe i Wi-Fi, rejestrator, podgląd w telefonie i analiza obrazu. Wycena bezpłatna.",
    keywords: [
      "monitoring Śląsk",
      "montaż kamer",
      "kamery do domu",
      "monitoring CCTV",
      "kamera PTZ",
      "kamery IP z podglądem w telefonie",
      "monitoring działki",
    ],
  },
  updated: "2026-11-20",
  hero: {
    title: "Monitoring: widzisz, kto stoi przy drzwiach",
    lead: "Dobieramy kamery do miejsc, które mają widzieć, i montujemy je z zapisem na rejestratorze. Obraz do {cctv.rozdzielczosc} masz w telefonie, a obsługi uczymy na miejscu.",
    picture: { name: "04-kamera-kopulkowa" },
  },
  sections: [
    {
      kind: "rows",
      id: "korzysci",
      tag: "P1",
      heading: "Co zyskujesz dzięki kamerom",
      items: [
        {
          term: "Dowód",
          text: "Nagranie z czytelną twarzą lub tablicą rejestracyjną i właściwą godziną. Policja i ubezpieczyciel mają na czym pracować.",
        },
        {
          term: "Wiadomość od razu",
          text: "Człowiek na podjeździe nocą wywołuje powiadomienie. Kot i gałąź wywołują je rzadko, jeśli strefy są dobrze ustawione.",
        },
        { term: "Spokojny wyjazd", text: "Dom, działkę i psa sprawdzasz z każdego miejsca z internetem." },
        { term: "Odstraszanie", text: "Widoczna kamera i zapalone światło działają, zanim ktoś sforsuje furtkę." },
        {
          term: "Porządek w firmie",
          text: "Widać dostawy, bramę i rampę. Spór o uszkodzoną paletę rozstrzyga nagranie.",
        },
      ],
    },
    {
      kind: "cards",
      id: "kamery",
      tag: "X1",
      columns: 4,
      heading: "Rodzaje kamer i miejsca dla nich",
      items: [
        {
          icon: "cctv",
          title: "Kopułkowa (dome)",
          text: "Pod okap, do wejścia i na klatkę. Klosz ukrywa kierunek patrzenia i trudniej ją przestawić.",
        },
        {
          icon: "camera",
          title: "Tubowa (bullet)",
          text: "Na elewację i ogrodzenie. Widać ją z daleka, ma mocny promiennik podczerwieni i daszek.",
        },
        {
          icon: "radar",
          title: "Obrotowa (PTZ)",
          text: "Na parking i plac. Obraca się, zbliża obraz i idzie za obiektem, ale patrzy w jedną stronę naraz.",
        },
        {
          icon: "wifi",
          title: "Wi-Fi",
          text: "Do mieszkania i domku, gdzie nie ma którędy poprowadzić skrętki. Zasilacz i dobry zasięg nadal są potrzebne.",
        },
      ],
    },
    {
      kind: "table",
      id: "specyfikacja",
      tag: "P2",
      heading: "Specyfikacja techniczna: co znaczą liczby",
      caption: "Parametry kamer zewnętrznych, które montujemy",
      columns: ["Parametr", "Wartość", "Co to daje"],
      rows: [
        {
          label: "Rozdzielczość",
          cells: [
            "do {cctv.rozdzielczosc}",
            "3840 × 2160 punktów. Do identyfikacji osoby przyjmuje się 250 punktów na metr, więc kadr może mieć około 15 m szerokości.",
          ],
        },
        {
          label: "Kąt widzenia",
          cells: ["{cctv.kat}", "Szeroki kąt obejmuje podwórze. Węższy daje więcej szczegółów przy bramie."],
        },
        {
          label: "Widzenie w nocy",
          note: "podczerwień lub światło białe",
          cells: [
            "co najmniej {cctv.noc}",
            "Dolna granica wystarcza przy drzwiach. Na podjazd i działkę bierzemy zasięg do {cctv.nocMax}.",
          ],
        },
        {
          label: "Stopień ochrony",
          cells: [
            "{cctv.ip}",
            "Obudowa pyłoszczelna, odporna na strugę wody. Pierwsza cyfra mówi o pyle, druga o wodzie.",
          ],
        },
        {
          label: "Zasilanie",
          cells: [
            "PoE, IEEE 802.3af/at",
            "Jeden przewód niesie prąd i obraz. UPS przy rejestratorze podtrzymuje cały system.",
          ],
        },
        {
          label: "Zapis",
          cells: [
            "H.265, dysk do pracy ciągłej",
            "Nagrania zostają u ciebie, na rejestratorze pod kluczem, a nie tylko w chmurze.",
          ],
        },
      ],
      note: "Próg 250 punktów na metr pochodzi z PN-EN 62676-4. Dokładne dane podaje karta modelu dołączona do oferty.",
    },
    {
      kind: "rows",
      id: "analiza",
      tag: "K1",
      tone: "dark",
      heading: "Analiza obrazu: co kamera robi sama",
      lead: "Algorytmy AI pracują w kamerze albo w rejestratorze. Ograniczają liczbę fałszywych powiadomień, ale ostatnie słowo ma człowiek.",
      items: [
        {
          term: "Rozpoznawanie twarzy",
          text: "Kamera porównuje twarz z zapisaną listą i zgłasza osobę znaną albo obcą. Potrzebuje równego światła i montażu blisko wysokości głowy.",
          note: "wejście, recepcja",
        },
        {
          term: "Analiza zachowań",
          text: "Wykrywa przekroczenie linii, wejście w strefę, krążenie przy ogrodzeniu i pozostawiony przedmiot. Odróżnia ludzi i pojazdy od zwierząt.",
          note: "ogrodzenie, parking",
        },
        {
          term: "Funkcje alarmowe",
          text: "Po wykryciu zapala reflektor, odtwarza komunikat, wysyła powiadomienie i pobudza wejście centrali [alarmowej](/uslugi/alarmy).",
          note: "noc, po godzinach",
        },
      ],
      callout: {
        title: "Twarz to dane biometryczne.",
        text: "W firmie, we wspólnocie i wszędzie, gdzie kadr obejmuje ulicę lub cudzą działkę, obowiązuje RODO. Rozpoznawanie twarzy wymaga wtedy podstawy z art. 9, na przykład wyraźnej zgody. Włączamy je dopiero po decyzji administratora danych.",
      },
    },
    {
      kind: "cards",
      id: "zastosowania",
      tag: "X2",
      columns: 3,
      heading: "Domy, mieszkania, działki i ogrody",
      items: [
        {
          icon: "house",
          title: "Dom",
          text: "Zwykle wystarczają cztery punkty: brama, drzwi, taras i garaż.",
          features: [
            "przewody schowane pod okapem",
            "rejestrator poza zasięgiem włamywacza",
            "podgląd na telewizorze i w telefonie",
          ],
        },
        {
          icon: "building",
          title: "Mieszkanie",
          text: "Kamera w przedpokoju albo wideodomofon. Na klatkę potrzebna jest zgoda wspólnoty lub spółdzielni.",
          features: ["montaż bez kucia", "tryb prywatności, gdy jesteś w domu", "kadr ograniczony do własnych drzwi"],
        },
        {
          icon: "tent-tree",
          title: "Działka i ogród",
          text: "Bez przyłącza i internetu też się da: panel słoneczny, akumulator i karta LTE.",
          features: ["wykrywanie ludzi, nie zwierząt", "reflektor z czujnikiem", "mocowanie poza zasięgiem ręki"],
        },
      ],
      after: [
        "Firmy, wspólnoty i place budowy obsługujemy według osobnego projektu. Zakres prac opisuje strona [dla firm](/dla-firm).",
      ],
    },
    {
      kind: "rows",
      id: "producenci",
      tag: "T1",
      heading: "Producenci kamer, które montujemy",
      lead: "Markę wybieramy po miejscu, budżecie i wymaganiach inwestora. Większość modeli zna standard ONVIF, więc kamera i rejestrator mogą być różnych firm.",
      items: [
        {
          term: "Hikvision",
          text: "Producent z Chin. Szeroka oferta od kamery domowej po rejestrator dla zakładu, łatwo o części na wymianę.",
          note: "Specjalność: kolorowy obraz nocą, odróżnianie ludzi i pojazdów",
        },
        {
          term: "Dahua",
          text: "Także z Chin. Kamery, rejestratory i wideodomofony obsługuje jedna aplikacja.",
          note: "Specjalność: kamery z reflektorem i głośnikiem, które reagują na intruza",
        },
        {
          term: "Axis",
          text: "Firma ze Szwecji, w 1996 roku pokazała pierwszą kamerę sieciową. Sprzęt jest droższy i długo dostaje aktualizacje.",
          note: "Specjalność: instytucje i przemysł, otwarte interfejsy do innych systemów",
        },
      ],
    },
    {
      kind: "feature",
      id: "funkcje",
      tag: "S1",
      heading: "Funkcje, z których korzysta się na co dzień",
      paragraphs: [
        "Kamery działają w wydzielonej części [sieci LAN](/uslugi/sieci-lan), z własnymi hasłami. Hasła fabryczne zmieniamy przed pierwszym podłączeniem do internetu.",
      ],
      picture: { name: "05-kamera-tubowa-elewacja" },
      checks: [
        "Obraz na żywo i nagrania w telefonie, przez szyfrowane połączenie.",
        "Szukanie po człowieku lub pojeździe zamiast przewijania całej nocy.",
        "Strefy prywatności: okna sąsiada zasłania sama kamera.",
        "Nadpisywanie najstarszych nagrań po ustalonej liczbie dni.",
        "Wiadomość, gdy kamera straci łączność albo ktoś zasłoni obiektyw.",
        "Osobne konta: domownik ogląda, administrator zmienia ustawienia.",
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      tag: "A1",
      heading: "Cztery kroki do działających kamer",
      items: [
        {
          title: "Wizyta i projekt",
          text: "Obchodzimy teren, o zmroku, jeśli trzeba. Na planie zaznaczamy kadry, trasy przewodów i miejsce rejestratora.",
        },
        {
          title: "Dobór sprzętu",
          text: "Do każdego kadru dobieramy typ, ogniskową i zasięg w nocy. Liczymy dysk na ustaloną liczbę dni.",
        },
        {
          title: "Instalacja i konfiguracja",
          text: "Układamy skrętkę, mocujemy kamery, ustawiamy strefy, godziny i powiadomienia. Obraz nocny sprawdzamy po zmroku, jeśli tak ustalimy.",
        },
        {
          title: "Uruchomienie i szkolenie",
          text: "Pokazujemy, jak znaleźć i zgrać nagranie. Przekazujemy hasła i opis ustawień.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      tag: "P3",
      heading: "Dlaczego kamery zlecić nam",
      items: [
        {
          figure: "{firma.wycena}",
          title: "Za wycenę",
          text: "Oferta wymienia kamery i miejsca, które mają widzieć. Decydujesz, gdy wiesz, co zobaczysz.",
        },
        {
          figure: "{firma.przyjazd}",
          title: "Tyle czekasz na przyjazd",
          text: "Gdy kamera lub rejestrator przestaną działać, sprawdzamy zasilanie, sieć i dysk na miejscu.",
        },
        {
          figure: "{firma.lata}",
          title: "Na rusztowaniu i w rozdzielnicy",
          text: "Kamery na maszcie uziemiamy i chronimy przed przepięciami. Prace są objęte gwarancją, a firma ma ubezpieczenie OC.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "X3",
      heading: "Pytania o monitoring",
      items: [
        {
          question: "Na ile dni wystarczy dysk?",
          answer:
            "Kamera {cctv.rozdzielczosc} ze strumieniem 8 Mbit/s zapisuje około 86 GB na dobę. Cztery takie kamery przez 14 dni zajmą około 4,8 TB. Zapis tylko przy ruchu wydłuża ten czas.",
        },
        {
          question: "Czy wolno mi nagrywać ulicę przed domem?",
          answer:
            "Kadr powinien kończyć się na granicy działki. Jeśli obejmuje chodnik lub posesję sąsiada, stajesz się administratorem danych: potrzebny jest cel, tabliczka i odpowiedź na żądania nagranych osób. Więcej w [poradniku o monitoringu](/poradnik/monitoring).",
        },
        {
          question: "Czy kamery nagrywają bez internetu?",
          answer:
            "Tak, rejestrator zapisuje obraz na miejscu. Bez łącza nie ma tylko podglądu w telefonie i powiadomień.",
        },
        {
          question: "Jak długo firma może trzymać nagrania?",
          answer:
            "Pracodawca co do zasady do 3 miesięcy, chyba że nagranie jest lub może być dowodem w postępowaniu (art. 22² Kodeksu pracy). O kamerach informuje załogę najpóźniej 2 tygodnie przed uruchomieniem.",
        },
        {
          question: "Czy kamery nagrywają też dźwięk?",
          answer:
            "Wiele modeli ma mikrofon. Domyślnie zostaje wyłączony, bo nagrywanie cudzych rozmów może naruszać prawo.",
        },
      ],
    },
  ],
  advice:
    "Miejsca kamer ustal ze specjalistą przed zakupem zestawu i przed tynkami. Przewodów zasilających na elewacji nie prowadź sam, a w firmie zapytaj też inspektora ochrony danych.",
  band: {
    heading: "Pokaż, co ma być widać",
    text: "Wystarczy szkic działki albo zdjęcia z czterech stron. Zaproponujemy kadry, kamery i cenę.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: { services: ["alarmy", "sieci-lan", "smart-home"], guides: ["monitoring", "systemy-alarmowe"] },
} as const satisfies Service;
