import type { Service } from "@/lib/content/types";

export const monitoring = {
  slug: "monitoring",
  code: "F5",
  icon: "cctv",
  name: "Monitoring",
  serviceType: "Monitoring wizyjny CCTV",
  group: "Systemy bezpieczeństwa",
  offer: true,
  law: "cameras",
  photos: "ściany i wejścia do objęcia kamerą, miejsce na rejestrator",
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
      "cena zestawu czterech kamer",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Monitoring: widzisz, kto stoi przy drzwiach",
    lead: "Dobieramy kamery do miejsc, które mają widzieć, i montujemy je z zapisem na rejestratorze.",
    facts: [
      { label: "Cena", value: "{przyklad.cctv.zestaw4}", note: "{przyklad.cctv.kamery4} kamery z rejestratorem" },
      { label: "Czas", value: "{cctv.czasMontazu}" },
      { label: "Dostajesz", value: "podgląd w telefonie i kopię ustawień" },
    ],
    drawing: {
      drawing: "plan",
      title: "Wejście i podjazd w polach dwóch kamer",
      caption:
        "K1 pod daszkiem widzi twarz przy drzwiach, K2 z narożnika obserwuje podjazd i pierwszą kamerę. Oba pola kończą się na ogrodzeniu, a przewody idą do rejestratora w domu.",
      size: [18, 11],
      rooms: [
        { box: [0, 0, 18, 9.2], tone: "plain" },
        { name: "dom", box: [2, 0.6, 10, 4.6], tone: "plain" },
      ],
      views: [
        {
          corners: [
            [5, 5.2],
            [2, 9.2],
            [9, 9.2],
          ],
          lit: true,
        },
        {
          corners: [
            [12, 5.2],
            [9.6, 9.2],
            [18, 9.2],
            [18, 3],
          ],
        },
      ],
      wires: [
        [
          [5, 5.2],
          [7, 3.8],
        ],
        [
          [12, 5.2],
          [7, 3.8],
        ],
      ],
      symbols: [
        { symbol: "camera", at: [5, 5.2] },
        { symbol: "camera", at: [12, 5.2] },
        { symbol: "rack", at: [7, 3.8] },
      ],
      labels: [
        { text: "K1", at: [5.3, 8.4] },
        { text: "K2", at: [14.5, 7.6] },
        { text: "ulica", at: [9, 10.7] },
      ],
    },
  },
  sections: [
    {
      kind: "rows",
      id: "korzysci",
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
      heading: "Specyfikacja techniczna i co z niej wynika",
      continues: true,
      caption: "Parametry kamer zewnętrznych, które montujemy",
      columns: ["Parametr", "Wartość", "Co to daje"],
      rows: [
        {
          label: "Rozdzielczość",
          cells: [
            "do {cctv.rozdzielczosc}",
            "3840 × 2160 punktów. Twarz obcej osoby jest czytelna w kadrze o szerokości do {przyklad.kadr.szerokoscNowa}.",
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
            "Nagrania zostają u ciebie, na rejestratorze pod kluczem. Chmura jest dodatkiem.",
          ],
        },
      ],
      note: "Szerokość kadru policzona dla progu {cctv.pikseleNowe} z IEC 62676-4:2025. Dane modelu podaje jego karta, dołączona do oferty.",
    },
    {
      kind: "rows",
      id: "analiza",
      tone: "dark",
      heading: "Co kamera rozpoznaje bez człowieka",
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
        text: "Pracodawca może ich używać tylko w kontroli dostępu do szczególnie ważnych informacji albo do pomieszczeń wymagających szczególnej ochrony; zgoda, o którą poprosi pracowników, nie wystarcza ({cctv.biometriaPrzepis}). We wspólnocie i przy ulicy potrzebna jest podstawa z art. 9 RODO. Funkcję włączamy po pisemnej decyzji administratora danych.",
      },
    },
    {
      kind: "cards",
      id: "zastosowania",
      columns: 3,
      heading: "Domy, mieszkania, działki i ogrody",
      items: [
        {
          icon: "house",
          title: "Dom",
          text: "Cztery punkty na początek: brama, drzwi, taras i garaż. Narożna działka potrzebuje sześciu.",
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
          features: [
            "powiadomienie o człowieku, bez kotów i saren",
            "reflektor z czujnikiem",
            "mocowanie poza zasięgiem ręki",
          ],
        },
      ],
      after: [
        "Firmy, wspólnoty i place budowy obsługujemy według osobnego projektu. Zakres prac opisuje strona [dla firm](/dla-firm).",
      ],
    },
    {
      kind: "rows",
      id: "producenci",
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
      heading: "Jak powstaje monitoring",
      inBar: "Przebieg",
      ask: "Oględziny miejsc na kamery umówisz przez telefon.",
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
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje monitoring",
      inBar: "Cena",
      ask: "Powiedz, co kamery mają widzieć, a policzymy, ile ich potrzeba.",
      paragraphs: [
        "Cena zależy od liczby kamer, długości tras i tego, czy ściany są wykończone. Dwa zestawy niżej pokazują rząd wielkości, a ich składniki rozpisuje [poradnik o monitoringu](/poradnik/monitoring#koszt).",
      ],
      caption: "Kamery IP z rejestratorem, z materiałem, montażem i uruchomieniem",
      columns: ["Obiekt", "Zakres", "Orientacyjna cena"],
      rows: [
        {
          label: "Dom",
          cells: [
            "cztery kamery 4–8 Mpx, rejestrator z PoE, dysk {przyklad.dysk.dysk}, podgląd w telefonie",
            "{przyklad.cctv.zestaw4}",
          ],
        },
        {
          label: "Wspólnota lub mała firma",
          cells: [
            "{przyklad.cctv.kamery8} kamer, rejestrator, dwa dyski po {przyklad.dysk.dysk}, konta z różnymi uprawnieniami",
            "{przyklad.cctv.zestaw8}",
          ],
        },
      ],
      after: [
        "Drożej wychodzą kamery obrotowe, maszt, wykop, światłowód do drugiego budynku i prace na wysokości. Taniej jest tam, gdzie kable już leżą i da się je wykorzystać. Kamera z modemem LTE, panelem i akumulatorem, tam gdzie nie ma prądu, kosztuje {cctv.cena.bezSieci}.",
      ],
      note: "{cena.vat}. To rząd wielkości z listopada 2026 r., dokładną kwotę podaje oferta po obejrzeniu obiektu.",
    },
    {
      kind: "rows",
      id: "zlecenie",
      heading: "Czas, zakres i twoja strona",
      inBar: "Zakres",
      continues: true,
      items: [
        {
          term: "Ile to trwa",
          text: "Cztery kamery na gotowych trasach to {cctv.czasMontazu} pracy, w wykończonym domu więcej. Przyjeżdżamy z kamerami {obietnica.instalacja}.",
        },
        {
          term: "Co dostajesz",
          text: "Działający zapis i podgląd, plan kadrów, hasła administratora, opis ustawień i przeszkolenie.",
          note: "{gwarancja.krotko}",
        },
      ],
      second: {
        heading: "Po twojej stronie",
        items: [
          {
            term: "Co przygotować",
            text: "Szkic działki z miejscami, które mają być widoczne, dane routera i dostawcy internetu. W firmie i wspólnocie: kto jest administratorem danych.",
          },
          {
            term: "Czego cena nie obejmuje",
            text: "Łącza, karty SIM i chmury, napraw tynku, masztów i wykopów, jeśli oferta ich nie wymienia, oraz dokumentów RODO.",
          },
        ],
      },
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego kamery zlecić nam",
      items: [
        {
          title: "Oferta mówi, co zobaczysz",
          text: "Przy każdej kamerze zapisujemy miejsce i to, co ma być na nagraniu czytelne. Wycena jest {firma.wycenaSlownie}.",
        },
        {
          figure: "{firma.przyjazd}",
          title: "Na przyjazd do awarii",
          text: "Gdy kamera lub rejestrator przestaną działać, sprawdzamy na miejscu zasilanie, sieć i dysk.",
        },
        {
          figure: "{firma.lata}",
          title: "Na rusztowaniu i w rozdzielnicy",
          text: "Kamery na maszcie uziemiamy i chronimy przed przepięciami. {dowod.ocZdanie}",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o monitoring",
      inBar: "Pytania",
      items: [
        {
          question: "Na ile dni wystarczy dysk?",
          answer:
            "Kamera {cctv.rozdzielczosc} ze strumieniem {przyklad.dysk.strumien4k} zapisuje około {przyklad.dysk.kameraDoba4k} na dobę. Cztery takie kamery przez {przyklad.dysk.doby} dni zajmą około {przyklad.dysk.razem4k}. Zapis tylko przy ruchu wydłuża ten czas.",
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
            "Pracodawca co do zasady do 3 miesięcy, chyba że nagranie jest lub może być dowodem w postępowaniu ({cctv.pracaPrzepis}). O kamerach informuje załogę najpóźniej 2 tygodnie przed uruchomieniem.",
        },
        {
          question: "Czy do montażu kamer potrzebna jest koncesja?",
          answer:
            "W domu, sklepie i biurze nie. Wymagają jej obiekty podlegające obowiązkowej ochronie, wpisane do ewidencji wojewody ({alarm.koncesjaPrzepis}). Przy kamerach połączonych z czujkami dochodzi jeszcze jedno. {dowod.koncesjaZdanie}",
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
    "Miejsca kamer ustal ze specjalistą przed zakupem zestawu i przed tynkami. Przewody zasilające na elewacji zostaw elektrykowi, a w firmie zapytaj też inspektora ochrony danych.",
  band: {
    heading: "Pokaż, co ma być widać",
    text: "Szkic działki albo zdjęcia z czterech stron wystarczą, żeby zaproponować kadry, kamery i cenę.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: { services: ["alarmy", "sieci-lan", "smart-home"], guides: ["monitoring", "systemy-alarmowe"] },
} as const satisfies Service;
