import type { Guide } from "@/lib/content/types";

export const monitoring = {
  slug: "monitoring",
  name: "Monitoring CCTV",
  card: "Rodzaje kamer, plan ujęć, pojemność dysku, koszt zestawu, kable i PoE oraz RODO dla domu, wspólnoty i firmy.",
  icon: "cctv",
  colour: "n",
  meta: {
    title: "Monitoring CCTV: planowanie, zapis, RODO",
    description:
      "Kamery przy domu i firmie: typy systemów, odległość rozpoznania twarzy, pojemność dysku, koszt czterech kamer, kable PoE i zasady RODO.",
    keywords: [
      "monitoring CCTV poradnik",
      "jak zaplanować kamery",
      "ile miejsca zajmuje nagranie z kamery",
      "monitoring a RODO",
      "kamery IP PoE",
      "rejestrator NVR",
      "ile kosztuje monitoring domu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Jak zaplanować monitoring CCTV w domu i firmie",
    lead: "Spisz, co ma być widać na nagraniu: twarz przy furtce, tablicę auta, ruch na tarasie. Z tej listy wynikają kamery, dysk, kable i to, o czym trzeba uprzedzić ludzi.",
    picture: { name: "05-kamera-tubowa-elewacja" },
  },
  keyFacts: [
    { label: "Rozdzielczość kamer", value: "do {cctv.rozdzielczosc}" },
    { label: "Kąt widzenia", value: "{cctv.kat}" },
    { label: "Widzenie w nocy, co najmniej", value: "{cctv.noc}" },
    { label: "Szczelność obudowy na zewnątrz", value: "{cctv.ip}" },
    { label: "Zestaw czterech kamer z montażem", value: "{przyklad.cctv.zestaw4}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "systemy",
      heading: "Kamery IP, analogowe HD i Wi-Fi",
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
          disadvantages: ["Zakłócenie radia przerywa nagranie", "Za zapis w chmurze płaci się co miesiąc"],
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
          text: "Zasila kamery i zbiera obraz. Dobiera się go do sumy poboru kamer, dopiero potem liczy porty.",
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
      heading: "Plan kamer na rzucie działki",
      drawing: {
        drawing: "plan",
        title: "Cztery kamery na działce i ich pola widzenia",
        caption:
          "Każda kamera patrzy wzdłuż ściany i widzi następną. Pola kończą się na ogrodzeniu: chodnik i sąsiad zostają poza kadrem. K1 pilnuje bramy i drzwi, przewody schodzą do rejestratora w domu.",
        size: [24, 15],
        rooms: [
          { box: [0, 0, 24, 13], tone: "plain" },
          { name: "dom", box: [8, 4, 9, 5], tone: "plain" },
        ],
        views: [
          {
            corners: [
              [8, 9],
              [0, 10],
              [0, 13],
              [17, 13],
              [14, 9],
            ],
            lit: true,
          },
          {
            corners: [
              [17, 9],
              [19, 13],
              [24, 13],
              [24, 0],
              [20, 0],
              [17, 5],
            ],
          },
          {
            corners: [
              [17, 4],
              [19, 0],
              [4, 0],
              [10, 4],
            ],
          },
          {
            corners: [
              [8, 4],
              [3, 0],
              [0, 0],
              [0, 9],
              [8, 8],
            ],
          },
        ],
        wires: [
          [
            [8, 9],
            [12.5, 7.4],
          ],
          [
            [17, 9],
            [12.5, 7.4],
          ],
          [
            [17, 4],
            [12.5, 7.4],
          ],
          [
            [8, 4],
            [12.5, 7.4],
          ],
        ],
        symbols: [
          { symbol: "camera", at: [8, 9] },
          { symbol: "camera", at: [17, 9] },
          { symbol: "camera", at: [17, 4] },
          { symbol: "camera", at: [8, 4] },
          { symbol: "rack", at: [12.5, 7.4] },
        ],
        labels: [
          { text: "K1", at: [6, 12] },
          { text: "K2", at: [21, 8] },
          { text: "K3", at: [12, 2] },
          { text: "K4", at: [3, 5] },
          { text: "ulica", at: [12, 14.6] },
        ],
      },
      lead: "Wystarczy rzut, ołówek i spacer wokół domu, raz w dzień i raz po zmroku.",
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
      heading: "Parametry kamer i co z nich wynika",
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
        "To, czy rozpoznasz człowieka, zależy od liczby pikseli przypadających na metr sceny. Norma IEC 62676-4 w dawnym wydaniu (PN-EN 62676-4 z 2015 r.) przyjmowała do identyfikacji obcej osoby {cctv.pikseleDawne}. Wydanie z października 2025 r. zmieniło nazwy poziomów i do potwierdzenia tożsamości zaleca {cctv.pikseleNowe}, bo ruch, noc i kompresja rozmywają rysy.",
        "Kamera {cctv.rozdzielczosc} ma w poziomie {cctv.szerokosc4k}. Przy dawnym progu kadr może mieć {przyklad.kadr.szerokoscDawna} szerokości, przy nowym {przyklad.kadr.szerokoscNowa}. Obiektyw o kącie 90° widzi pas dwa razy szerszy niż odległość od kamery, więc twarz obcego rozpoznasz z {przyklad.kadr.odlegloscDawna}, a z większą pewnością z {przyklad.kadr.odlegloscNowa}. Dalej zobaczysz sylwetkę i kierunek ucieczki.",
      ],
    },
    {
      kind: "text",
      id: "noc",
      heading: "Co kamera widzi w nocy",
      paragraphs: [
        "Po zmroku kamera włącza diody podczerwieni i przechodzi na obraz czarno-biały. Nasze kamery zewnętrzne sięgają wtedy do {cctv.nocMax}. Z tej odległości rozpoznasz postać, ale rysy twarzy się gubią. Do twarzy i koloru kurtki potrzebne jest białe światło, choćby lampa diodowa (LED) z czujką ruchu przy wejściu.",
        "Najczęstszą wadą nocnych nagrań jest odbicie. Podczerwień odbita od podbitki, rynny albo pajęczyny oślepia kamerę i tło robi się czarne. Pomaga odsunięcie kamery od ściany i oświetlacz zamontowany osobno. Szyba działa jak lustro: kamera patrząca przez okno po zmroku nie widzi niczego.",
        "Tablice rejestracyjne są osobnym zadaniem. Odblaskowa tablica w świetle podczerwieni zamienia się w białą plamę, a auto jest w ruchu. Do wjazdu wybiera się kamerę z krótką migawką i wąskim kątem, ustawioną tylko na tablicę.",
      ],
      picture: { name: "04-kamera-kopulkowa" },
    },
    {
      kind: "example",
      id: "zapis",
      heading: "Jaki dysk na dwa tygodnie nagrań",
      lead: "Dom z czterema kamerami 4 Mpx, zapis ciągły, strumień {przyklad.dysk.strumien} na kamerę w kompresji H.265.",
      steps: [
        { text: "Strumień jednej kamery w bajtach: {przyklad.dysk.strumien} : 8", result: "{przyklad.dysk.bajty}" },
        { text: "Jedna kamera na dobę: {przyklad.dysk.bajty} × 86 400 s", result: "{przyklad.dysk.kameraDoba}" },
        {
          text: "Wszystkie kamery na dobę: {przyklad.dysk.kameraDoba} × {przyklad.dysk.kamery}",
          result: "{przyklad.dysk.doba}",
        },
        {
          text: "Cały okres: {przyklad.dysk.doba} × {przyklad.dysk.doby} dób",
          result: "{przyklad.dysk.razem}",
        },
        {
          text: "Zapas {przyklad.dysk.zapas} na noc z deszczem, gdy strumień rośnie",
          result: "{przyklad.dysk.zZapasem}",
        },
      ],
      result:
        "Wystarczy dysk {przyklad.dysk.dysk}. Mieści około {przyklad.dysk.starczy} dób zapisu, potem najstarsze nagrania są nadpisywane.",
      after: [
        "Strumień ustawia się w kamerze. Obraz {cctv.rozdzielczosc} tej samej jakości potrzebuje około {przyklad.dysk.strumien4k}, więc dysk rośnie dwukrotnie. Zapis po wykryciu ruchu skraca nagrania kilka razy, ale bez bufora gubi chwile przed zdarzeniem. Przy wejściu zostaw zapis ciągły, w ogrodzie wystarczy zapis po ruchu.",
      ],
    },
    {
      kind: "example",
      id: "koszt",
      heading: "Ile kosztuje zestaw czterech kamer",
      paragraphs: [
        "Rząd wielkości dla domu z kamerami IP i rejestratorem, z materiałem i montażem. Sprzęt drożeje i tanieje w ciągu roku, więc te liczby przydają się głównie do czytania ofert: pokazują, jakie pozycje powinny w nich być.",
      ],
      steps: [
        {
          text: "Kamery zewnętrzne 4–8 Mpx: {przyklad.cctv.kamery4} × {cctv.cena.kamera}",
          result: "{przyklad.cctv.kamerySuma}",
        },
        {
          text: "Przewód, uchwyt, montaż i ustawienie kadru: {przyklad.cctv.kamery4} × {cctv.cena.punkt}",
          result: "{przyklad.cctv.punktySuma}",
        },
        { text: "Rejestrator z portami PoE", result: "{cctv.cena.rejestrator}" },
        { text: "Dysk do pracy ciągłej, {przyklad.dysk.dysk}", result: "{cctv.cena.dysk}" },
        { text: "Uruchomienie, podgląd w telefonie, przeszkolenie", result: "{cctv.cena.uruchomienie}" },
      ],
      result: "Razem {przyklad.cctv.zestaw4}.",
      after: [
        "Do górnej granicy prowadzą kamery {cctv.rozdzielczosc}, kucie w wykończonym domu i długie trasy. Osobno liczy się UPS, maszt, wykop, światłowód do garażu i ochronę przepięciową. Ofertę, która milczy o dysku albo o uruchomieniu, porównuj dopiero po dopytaniu.",
      ],
      note: "{cena.vat}, z materiałem. Stawki orientacyjne z listopada 2026 r.; wiąże oferta po obejrzeniu miejsca.",
    },
    {
      kind: "text",
      id: "okablowanie",
      heading: "Kable, PoE i zasilanie awaryjne",
      paragraphs: [
        "Do kamer IP prowadzi się skrętkę kat. {lan.kategoria} z miedzi, bez łączeń po drodze i najwyżej {lan.segment} w jednym odcinku. Na zewnątrz potrzebny jest przewód odporny na słońce, w ziemi żelowany i w rurze. Reszta zasad jest taka sama jak w domowej sieci: długości, odstęp od 230 V i moc PoE opisuje [poradnik o sieciach LAN](/poradnik/sieci-lan).",
        "Przełącznik PoE ma dwie granice: moc jednego portu i moc łączną. Tę drugą łatwo przeoczyć. Osiem kamer po {przyklad.poe.kamera} pobiera nocą, z oświetlaczami, {przyklad.poe.suma}. Przełącznik o łącznej mocy {przyklad.poe.przelacznik} zacznie je wtedy wyłączać.",
        "Kamera na słupie lub na osobnym budynku sprowadza do domu przepięcia z wyładowań. Stosuje się wtedy ogranicznik przepięć (SPD) dla linii sieciowej na obu końcach, a między budynkami światłowód.",
        "Rejestrator, przełącznik i router zasilamy z jednego UPS. Jeśli pobierają razem {przyklad.ups.pobor}, UPS o pojemności {przyklad.ups.pojemnosc} i sprawności {przyklad.ups.sprawnosc} podtrzyma je przez około {przyklad.ups.czas}. Na typową przerwę w dostawie to dość, na całą noc potrzeba kilka razy więcej. Akumulator do własnych urządzeń policzysz [kalkulatorem](/poradnik/systemy-alarmowe#zasilanie) pod przykładem dla alarmu.",
      ],
    },
    {
      kind: "rows",
      id: "rodo",
      heading: "Co wolno nagrywać",
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
          text: "Podstawą jest prawnie uzasadniony interes, opisany na piśmie. Potrzebna jest tabliczka z piktogramem, klauzula informacyjna i wyznaczona osoba z dostępem.",
          note: "art. 6 i 13 RODO",
        },
        {
          term: "Pracodawca",
          text: "Cel i zakres wpisuje się do regulaminu lub obwieszczenia. Pracownicy dostają informację co najmniej dwa tygodnie przed uruchomieniem. Sanitariaty, szatnie, stołówki i palarnie co do zasady są wyłączone, pomieszczenia związku zawodowego zawsze.",
          note: "{cctv.pracaPrzepis}",
        },
        {
          term: "Rozpoznawanie twarzy",
          text: "To dane biometryczne. Pracodawca może je przetwarzać, gdy służą kontroli dostępu do szczególnie ważnych informacji albo do pomieszczeń wymagających szczególnej ochrony. Poza tym wyłącznie z inicjatywy pracownika: zgoda, o którą sam poprosi, nie wystarczy.",
          note: "{cctv.biometriaPrzepis}",
        },
        {
          term: "Czas przechowywania",
          text: "Tak długo, jak wymaga tego cel. U pracodawcy co do zasady najwyżej 3 miesiące, dłużej, gdy nagranie jest dowodem.",
        },
        { term: "Dźwięk", text: "Wyłącz mikrofony. Nagrywanie cudzych rozmów ma znacznie surowsze zasady niż obraz." },
        {
          term: "Wydanie nagrania",
          text: "Policji na jej pisemne żądanie. Osobie nagranej po zasłonięciu innych. Nie publikuj wizerunku w sieci.",
        },
      ],
      note: "Opis jest ogólny i porady prawnej nie zastąpi. Aktualne wytyczne publikuje Urząd Ochrony Danych Osobowych (uodo.gov.pl).",
    },
    {
      kind: "text",
      id: "dostep",
      heading: "Podgląd w telefonie bez otwierania portów",
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
        "Większości domów wystarczą cztery: wejście, brama z podjazdem, taras i strona niewidoczna z ulicy. Dom na narożnej działce albo z osobnym garażem potrzebuje sześciu. Policz ujęcia, na których twarz lub tablica muszą być czytelne, metraż niewiele tu mówi.",
    },
    {
      question: "Czy kamera może obejmować drogę albo działkę sąsiada?",
      answer:
        "Lepiej nie. Nagrywanie przestrzeni publicznej wprowadza obowiązki z RODO, a kadr na cudze okna i ogród narusza dobra osobiste sąsiada. Kadr da się zawęzić obiektywem, a resztę zasłonić maską prywatności.",
    },
    {
      question: "Jak długo trzymać nagrania?",
      answer:
        "W domu wystarczają dwa tygodnie: tyle trwa urlop i zauważenie szkody. Wspólnoty i firmy ustalają czas na piśmie i trzymają się go. Po zdarzeniu od razu zrób kopię fragmentu, bo rejestrator nadpisze go sam.",
    },
    {
      question: "Czy monitoring działa bez internetu?",
      answer:
        "System z rejestratorem nagrywa dalej, brakuje tylko podglądu i powiadomień w telefonie. Kamera z zapisem wyłącznie w chmurze bez łącza nie zapisze nic, więc tej przy wejściu przyda się choćby karta pamięci.",
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
        "Cztery kamery IP z rejestratorem i montażem to rząd {przyklad.cctv.zestaw4}, rozpisany w części [o koszcie zestawu](#koszt). Cena zależy od liczby kamer, długości tras, pojemności dysku i tego, czy ściany są już wykończone. Wycena jest {firma.wycenaSlownie}, zakres prac opisuje strona [montażu monitoringu](/uslugi/monitoring).",
    },
    {
      question: "Czy firma montująca kamery musi mieć koncesję?",
      answer:
        "Przy domu, sklepie i biurze nie musi. Koncesji wymaga zabezpieczenie techniczne w obiektach podlegających obowiązkowej ochronie, które wojewoda wpisał do ewidencji ({alarm.koncesjaPrzepis}). Agencja, która sama ogląda obraz i wysyła patrol, musi ją mieć zawsze.",
    },
  ],
  advice:
    "Pokaż plan instalatorowi, dopóki nie kupisz zestawu: sprawdzi pola widzenia, trasy i obciążenie PoE. Montaż na elewacji i słupach, zasilanie 230 V i ochronę przepięciową zostaw osobom z uprawnieniami. Regulamin w firmie skonsultuj z inspektorem ochrony danych.",
  band: {
    heading: "Plan działki wystarczy na początek",
    text: "Z rzutu z zaznaczonymi ujęciami policzymy kamery, dysk i koszt. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: {
    services: ["monitoring", "alarmy", "sieci-lan"],
    guides: ["systemy-alarmowe", "sieci-lan", "inteligentny-dom"],
  },
} as const satisfies Guide;
