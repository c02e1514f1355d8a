import type { Guide } from "@/lib/content/types";

export const monitoring = {
  slug: "monitoring",
  name: "Monitoring CCTV",
  card: "Rodzaje kamer, planowanie ujęć, pojemność dysku, kable i PoE oraz RODO dla domu, wspólnoty i firmy.",
  icon: "cctv",
  colour: "n",
  meta: {
    title: "Monitoring CCTV: planowanie, zapis, RODO",
    description:
      "Jak zaplanować kamery przy domu i firmie: typy systemów, odległość rozpoznania twarzy, pojemność dysku na przykładzie, kable PoE, zasady RODO.",
    keywords: [
      "monitoring CCTV poradnik",
      "jak zaplanować kamery",
      "ile miejsca zajmuje nagranie z kamery",
      "monitoring a RODO",
      "kamery IP PoE",
      "rejestrator NVR",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Monitoring CCTV: kamery, zapis i RODO",
    lead: "Zacznij od pytania, co ma być widać na nagraniu, a dopiero potem wybieraj kamery. Dalej: obliczenie dysku, kable, widzenie w nocy i prawo.",
    picture: { name: "05-kamera-tubowa-elewacja" },
  },
  keyFacts: [
    { label: "Rozdzielczość kamer", value: "do {cctv.rozdzielczosc}" },
    { label: "Kąt widzenia", value: "{cctv.kat}" },
    { label: "Widzenie w nocy, co najmniej", value: "{cctv.noc}" },
    { label: "Szczelność obudowy na zewnątrz", value: "{cctv.ip}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "systemy",
      heading: "Trzy systemy kamer",
      lead: "Systemy telewizji dozorowej (CCTV) różnią się przewodem, zasilaniem i tym, co się stanie po odcięciu internetu.",
      items: [
        {
          name: "IP z zasilaniem PoE",
          description:
            "Kamera jest urządzeniem sieciowym. Jedna skrętka (UTP) niesie obraz i zasilanie, co nazywa się PoE.",
          specs: [
            { label: "Przewód", value: "UTP kat. {lan.kategoria}" },
            { label: "Zapis", value: "rejestrator sieciowy (NVR)" },
            { label: "Odcinek", value: "do {lan.segment}" },
          ],
          advantages: ["Wysoka rozdzielczość i analiza obrazu w kamerze", "Jeden przewód, wspólny zasilacz awaryjny"],
          disadvantages: ["Wymaga poprawnie ustawionej sieci", "Kabel do każdej kamery"],
          applications: "Nowy dom, firma, wspólnota, każdy obiekt przed tynkami.",
        },
        {
          name: "Analogowy HD",
          description: "Obraz płynie kablem koncentrycznym, a zasilanie osobną parą 12 V.",
          specs: [
            { label: "Przewód", value: "koncentryczny i zasilający" },
            { label: "Zapis", value: "rejestrator cyfrowy (DVR)" },
            { label: "Odcinek", value: "do kilkuset metrów" },
          ],
          advantages: ["Wykorzystuje stare kable", "Nie zależy od sieci domowej"],
          disadvantages: ["Mniejszy wybór rozdzielczości i funkcji", "Osobne zasilanie kamer"],
          applications: "Wymiana kamer w obiekcie, który ma sprawne okablowanie koncentryczne.",
        },
        {
          name: "Wi-Fi",
          description:
            "Obraz idzie przez radio, zapis trafia na kartę lub do chmury. Zasilanie z gniazda albo z baterii.",
          specs: [
            { label: "Przewód", value: "tylko zasilanie lub bateria" },
            { label: "Zapis", value: "karta, chmura, rejestrator" },
            { label: "Odcinek", value: "zasięg domowego Wi-Fi" },
          ],
          advantages: ["Montaż bez kucia", "Mały koszt na start"],
          disadvantages: ["Zakłócenie radia przerywa nagranie", "Zapis w chmurze bywa płatny co miesiąc"],
          applications: "Mieszkanie, lokal wynajmowany, pojedynczy punkt bez przewodu.",
        },
      ],
    },
    {
      kind: "rows",
      id: "elementy",
      heading: "Z czego składa się monitoring",
      items: [
        { term: "Kamera", text: "Obiektyw, przetwornik i oświetlacz podczerwieni. Na zewnątrz w obudowie {cctv.ip}." },
        {
          term: "Rejestrator",
          text: "Zapisuje obraz na dyskach i udostępnia podgląd. Stoi tam, gdzie włamywacz nie trafi od razu.",
        },
        {
          term: "Dysk",
          text: "Model do pracy ciągłej. Zwykły dysk komputerowy zużywa się przy takim zapisie szybciej.",
        },
        {
          term: "Przełącznik PoE",
          text: "Zasila kamery i zbiera obraz. O jego wyborze decyduje suma poboru kamer, a nie sama liczba portów.",
        },
        {
          term: "Zasilacz awaryjny (UPS)",
          text: "Podtrzymuje rejestrator, przełącznik i router, gdy zniknie napięcie sieci.",
        },
      ],
      second: {
        heading: "Kształt kamery i jego zastosowanie",
        items: [
          {
            term: "Kopułkowa",
            text: "Pod okap, do klatki i garażu. Trudno odczytać, w którą stronę patrzy, i trudno ją obrócić.",
          },
          {
            term: "Tubowa",
            text: "Na elewację i wzdłuż ogrodzenia. Widać ją z daleka, a osłona chroni obiektyw przed deszczem.",
          },
          {
            term: "Obrotowa (PTZ)",
            text: "Duży plac z obsługą, która nią steruje. W danej chwili patrzy tylko w jedną stronę.",
          },
        ],
      },
    },
    {
      kind: "steps",
      id: "plan",
      heading: "Zaplanuj kamery w pięciu krokach",
      lead: "Wystarczy rzut działki, ołówek i spacer wokół domu, raz w dzień i raz po zmroku.",
      items: [
        {
          title: "Nazwij zdarzenia",
          text: "Zapisz, co chcesz zobaczyć: twarz przy furtce, tablicę auta na wjeździe, ruch przy tarasie. Każde zdarzenie to osobne ujęcie.",
        },
        {
          title: "Zaznacz wąskie gardła",
          text: "Furtka, brama, drzwi, przejście między budynkami. Kamera na przejściu daje więcej niż kamera na cały ogród.",
        },
        {
          title: "Narysuj pola widzenia",
          text: "Przy kącie {cctv.kat} kamera obejmuje szeroki pas, ale twarz będzie mała. Sprawdź, czy pole nie wchodzi na chodnik i do sąsiada.",
        },
        {
          title: "Wyznacz trasy kabli",
          text: "Od każdej kamery do rejestratora, z zapasem. Przewody wprowadź od razu pod okap, aby nie wisiały na elewacji.",
        },
        {
          title: "Ustal zapis i dostęp",
          text: "Ile dni, kto ogląda, z jakiego telefonu. Od tego zależą dysk, ustawienia sieci i obowiązki z RODO.",
        },
      ],
      after: [
        "Wysokość montażu to kompromis. Przy 2,5–3 m twarz widać pod dobrym kątem, ale kamery można dosięgnąć z krzesła. Powyżej 4 m na nagraniu są głównie czapki i kaptury. Przy wejściu lepiej dać jedną kamerę nisko, pod daszkiem, i drugą wyżej, która obserwuje pierwszą.",
      ],
    },
    {
      kind: "table",
      id: "parametry",
      heading: "Parametry, które decydują o nagraniu",
      caption: "Wartości dla kamer, które montujemy przy domach i firmach.",
      columns: ["Parametr", "Zakres", "Co z niego wynika"],
      rows: [
        {
          label: "Rozdzielczość",
          cells: ["do {cctv.rozdzielczosc}", "szersza scena przy tej samej ilości szczegółów"],
        },
        { label: "Kąt widzenia", cells: ["{cctv.kat}", "im szerszy, tym mniejsza twarz na obrazie"] },
        {
          label: "Widzenie w nocy",
          cells: ["co najmniej {cctv.noc}", "zasięg oświetlacza, mniejszy we mgle i w deszczu"],
        },
        { label: "Szczelność", cells: ["{cctv.ip}", "pełna ochrona przed pyłem i przed strumieniem wody"] },
        { label: "Kompresja", cells: ["H.264 lub H.265", "H.265 zajmuje mniej miejsca przy podobnym obrazie"] },
        {
          label: "Szeroki zakres dynamiki (WDR)",
          cells: ["zależnie od modelu", "widać twarz na tle jasnych drzwi lub reflektorów"],
        },
      ],
      after: [
        "O rozpoznaniu osoby decyduje liczba pikseli przypadających na metr sceny. Wydanie normy PN-EN 62676-4 z 2015 r. przyjmuje 125 pikseli dla rozpoznania kogoś znajomego i 250 dla identyfikacji obcego. Nowsze wydanie IEC zmienia nazwy poziomów i do potwierdzenia tożsamości zaleca 500.",
        "Kamera {cctv.rozdzielczosc} ma w poziomie 3840 pikseli. Przy 250 pikselach na metr obejmie scenę szeroką na około 15 m, a przy 500 na niecałe 8 m. Obiektyw o kącie 90° widzi pas dwa razy szerszy niż odległość od kamery. Twarz obcego zidentyfikujesz więc do około 7,5 m, a przy wyższym progu do niecałych 4 m. Dalej zobaczysz sylwetkę i kierunek ucieczki.",
      ],
    },
    {
      kind: "text",
      id: "noc",
      heading: "Widzenie w nocy bez rozczarowań",
      paragraphs: [
        "Po zmroku kamera włącza diody podczerwieni i przechodzi na obraz czarno-biały. Nasze kamery zewnętrzne sięgają wtedy do {cctv.nocMax}. To odległość, z której widać postać, a nie rysy twarzy. Do twarzy i koloru kurtki potrzebne jest zwykłe światło, choćby lampa diodowa (LED) z czujką ruchu przy wejściu.",
        "Najczęstszą wadą nocnych nagrań jest odbicie. Podczerwień odbita od podbitki, rynny albo pajęczyny oślepia kamerę i tło robi się czarne. Pomaga odsunięcie kamery od ściany i oświetlacz zamontowany osobno. Szyba działa jak lustro, dlatego kamera patrząca przez okno po zmroku nie widzi niczego.",
        "Tablice rejestracyjne są osobnym zadaniem. Odblaskowa tablica w świetle podczerwieni zamienia się w białą plamę, a auto jest w ruchu. Do wjazdu wybiera się kamerę z krótką migawką i wąskim kątem, ustawioną tylko na tablicę.",
      ],
      picture: { name: "04-kamera-kopulkowa" },
    },
    {
      kind: "example",
      id: "zapis",
      heading: "Jaki dysk na dwa tygodnie nagrań",
      lead: "Przykład: cztery kamery 4 Mpx, zapis ciągły, strumień po 4 Mbit/s w kompresji H.265.",
      steps: [
        { text: "Strumień jednej kamery w bajtach: 4 Mbit/s : 8", result: "0,5 MB/s" },
        { text: "Jedna kamera na dobę: 0,5 MB × 86 400 s", result: "43,2 GB" },
        { text: "Cztery kamery na dobę: 43,2 GB × 4", result: "172,8 GB" },
        { text: "Czternaście dób: 172,8 GB × 14", result: "2,42 TB" },
        { text: "Zapas 20% na noc z deszczem i większym strumieniem: 2,42 TB × 1,2", result: "2,9 TB" },
      ],
      result: "Dysk 4 TB. Cztery kamery zapisują na nim około 23 dni, potem najstarsze nagrania są nadpisywane.",
      after: [
        "Strumień jest ustawieniem, nie stałą cechą kamery. Obraz {cctv.rozdzielczosc} przy tej samej jakości potrzebuje zwykle około 8 Mbit/s, więc dysk rośnie dwa razy. Zapis po wykryciu ruchu skraca nagrania kilkukrotnie, ale gubi chwile przed zdarzeniem, jeśli nie ma bufora. Przy wejściu zostaw zapis ciągły, w ogrodzie wystarczy zapis po ruchu.",
      ],
    },
    {
      kind: "text",
      id: "okablowanie",
      heading: "Kable, PoE i zasilanie awaryjne",
      paragraphs: [
        "Do kamer IP prowadzi się skrętkę kat. {lan.kategoria} z miedzi, bez łączeń po drodze i najwyżej {lan.segment} w jednym odcinku. Na zewnątrz potrzebny jest przewód odporny na słońce, w ziemi żelowany i w rurze. Reszta zasad jest taka sama jak w domowej sieci: długości, odstęp od 230 V i moc PoE opisuje [poradnik o sieciach LAN](/poradnik/sieci-lan).",
        "Przełącznik PoE ma dwie granice: moc jednego portu i moc łączną. Tę drugą łatwo przeoczyć. Osiem kamer po 8 W pobiera nocą, z oświetlaczami, 64 W. Przełącznik o łącznej mocy 60 W zacznie je wtedy wyłączać.",
        "Kamera na słupie lub na osobnym budynku sprowadza do domu przepięcia z wyładowań. Stosuje się wtedy ogranicznik przepięć (SPD) dla linii sieciowej na obu końcach, a między budynkami światłowód.",
        "Rejestrator, przełącznik i router zasilamy z jednego UPS. Jeśli pobierają razem 100 W, wyczerpią UPS o pojemności 300 Wh po niecałych trzech godzinach. Tyle zwykle wystarcza na przerwę w dostawie, ale nie na noc.",
      ],
    },
    {
      kind: "rows",
      id: "rodo",
      heading: "Co wolno nagrywać: RODO w praktyce",
      paragraphs: [
        "RODO, czyli unijne rozporządzenie o ochronie danych, nie dotyczy czynności czysto osobistych i domowych. Kamera, która widzi tylko twoją działkę i wnętrze domu, mieści się w tym wyjątku. Trybunał Sprawiedliwości UE w sprawie Ryneš (C-212/13) uznał, jeszcze przed RODO, że kamera obejmująca ulicę już się w nim nie mieści. Wtedy właściciel jest administratorem danych i ma obowiązki.",
      ],
      items: [
        {
          term: "Dom",
          text: "Ustaw kadr na swoją posesję. Czego nie da się wykadrować, zasłoń maską prywatności w kamerze.",
        },
        {
          term: "Wspólnota",
          text: "Podstawą jest zwykle prawnie uzasadniony interes. Potrzebna jest tabliczka z piktogramem, klauzula informacyjna i wyznaczona osoba z dostępem.",
          note: "art. 6 i 13 RODO",
        },
        {
          term: "Pracodawca",
          text: "Cel i zakres wpisuje się do regulaminu lub obwieszczenia. Pracownicy dostają informację co najmniej dwa tygodnie przed uruchomieniem. Sanitariaty, szatnie, stołówki i palarnie co do zasady są wyłączone.",
          note: "art. 22² Kodeksu pracy",
        },
        {
          term: "Czas przechowywania",
          text: "Tak długo, jak wymaga tego cel. U pracodawcy co do zasady najwyżej 3 miesiące, dłużej, gdy nagranie jest dowodem.",
        },
        { term: "Dźwięk", text: "Wyłącz mikrofony. Nagrywanie cudzych rozmów ma znacznie surowsze zasady niż obraz." },
        {
          term: "Wydanie nagrania",
          text: "Policji na jej pisemne żądanie. Osobie z nagrania po zasłonięciu innych osób. Nie publikuj wizerunku w sieci.",
        },
      ],
      note: "To ogólny opis, a nie porada prawna. Aktualne wytyczne publikuje Urząd Ochrony Danych Osobowych (uodo.gov.pl).",
    },
    {
      kind: "text",
      id: "dostep",
      heading: "Dostęp z telefonu bez otwartych drzwi",
      paragraphs: [
        "Kamera podłączona do internetu jest komputerem. Jeśli zostanie z hasłem fabrycznym, automat ją znajdzie i przejmie. Najgorszą praktyką jest przekierowanie portu na routerze prosto do rejestratora. Obraz z domu ogląda wtedy każdy, kto zna lukę w jego oprogramowaniu.",
        "Podgląd zdalny uruchamia się przez szyfrowane połączenie (VPN) albo przez usługę producenta z dwuskładnikowym logowaniem. Kamery trzyma się w osobnej sieci wirtualnej (VLAN), z której nie ma wejścia do komputerów domowych. Po odbiorze instalacji zmień hasło administratora i zapisz je poza telefonem.",
      ],
      list: [
        "Każdy domownik ma własne konto, bez prawa kasowania nagrań.",
        "Aktualizacje wgrywa się po sprawdzeniu u producenta, co najmniej dwa razy w roku.",
        "Sprzęt bez wsparcia producenta odłącza się od internetu albo wymienia.",
        "Konta byłych pracowników i najemców usuwa się tego samego dnia.",
        "Raz w miesiącu odtwórz nagranie sprzed tygodnia. To jedyny dowód, że zapis działa.",
      ],
    },
  ],
  faq: [
    {
      question: "Ile kamer potrzebuje dom jednorodzinny?",
      answer:
        "Zwykle cztery: wejście, brama z podjazdem, taras i strona niewidoczna z ulicy. Dom na narożnej działce albo z osobnym garażem potrzebuje sześciu. O liczbie decydują ujęcia, które muszą być rozpoznawalne, a nie metraż.",
    },
    {
      question: "Czy kamera może obejmować drogę albo działkę sąsiada?",
      answer:
        "Lepiej nie. Nagrywanie przestrzeni publicznej wprowadza obowiązki z RODO, a kadr na cudze okna i ogród narusza dobra osobiste sąsiada. Kadr da się zawęzić obiektywem, a resztę zasłonić maską prywatności.",
    },
    {
      question: "Jak długo trzymać nagrania?",
      answer:
        "W domu wystarczają zwykle dwa tygodnie, czyli tyle, ile trwa urlop i zauważenie szkody. Wspólnoty i firmy ustalają czas na piśmie i trzymają się go. Po zdarzeniu od razu zrób kopię fragmentu, bo rejestrator nadpisze go sam.",
    },
    {
      question: "Czy monitoring działa bez internetu?",
      answer:
        "System z rejestratorem nagrywa dalej, brakuje tylko podglądu i powiadomień w telefonie. Kamera z zapisem wyłącznie w chmurze bez łącza nie zapisze nic. Dlatego kamera przy wejściu powinna mieć choćby kartę pamięci.",
    },
    {
      question: "Co zrobić, gdy kamera straciła obraz?",
      answer:
        "Sprawdź w aplikacji, czy zniknęła jedna kamera, czy wszystkie. Przy wszystkich odłącz i podłącz ponownie zasilacz rejestratora, jeśli ma zwykłą wtyczkę. Przy jednej nie wchodź na drabinę i nie rozbieraj puszki. Serwis zmierzy przewód i port PoE od strony przełącznika.",
    },
    {
      question: "Czy kamery zastąpią alarm?",
      answer:
        "Nie. Kamera pokazuje, co się stało, a alarm reaguje w chwili wejścia i działa na własnym akumulatorze. Najwięcej daje połączenie obu: czujka uruchamia nagranie i powiadomienie z obrazem. Alarm opisuje [osobny poradnik](/poradnik/systemy-alarmowe).",
    },
    {
      question: "Ile kosztuje monitoring domu?",
      answer:
        "Cena zależy od liczby kamer, długości tras kablowych, pojemności dysku i tego, czy ściany są już wykończone. Dlatego liczymy ją po wizji lub na podstawie rzutu z zaznaczonymi ujęciami. Wycena kosztuje {firma.wycena}. Zakres prac opisuje strona [montażu monitoringu](/uslugi/monitoring).",
    },
  ],
  advice:
    "Zanim kupisz zestaw kamer, pokaż plan instalatorowi: sprawdzi pola widzenia, trasy i obciążenie PoE. Montaż na elewacji i słupach, zasilanie 230 V i ochronę przepięciową zostaw osobom z uprawnieniami. Regulamin w firmie skonsultuj z inspektorem ochrony danych.",
  band: {
    heading: "Rozrysujmy kamery na twoim planie",
    text: "Przyślij rzut działki i zaznacz, co ma być widać. Odpowiemy liczbą kamer, pojemnością dysku i wyceną.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: {
    services: ["monitoring", "alarmy", "sieci-lan"],
    guides: ["systemy-alarmowe", "sieci-lan", "inteligentny-dom"],
  },
} as const satisfies Guide;
