import type { Guide } from "@/lib/content/types";

export const bezpieczenstwo: Guide = {
  slug: "bezpieczenstwo",
  name: "Bezpieczeństwo w domu",
  card: "Różnicówka i przycisk TEST, uziemienie, łazienka, przedłużacze, czujki dymu, burze i pierwsza pomoc.",
  icon: "shield-check",
  colour: "pe",
  meta: {
    title: "Bezpieczeństwo elektryczne w domu: poradnik",
    description:
      "Jak działa wyłącznik różnicowoprądowy, kiedy nacisnąć TEST, co grozi w łazience i przy przedłużaczu oraz co zrobić po porażeniu prądem.",
    keywords: [
      "bezpieczeństwo elektryczne w domu",
      "wyłącznik różnicowoprądowy test",
      "porażenie prądem co robić",
      "gniazdko w łazience strefy",
      "ochrona przed przepięciami",
      "przegląd instalacji elektrycznej",
      "ile kosztuje pomiar instalacji w mieszkaniu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Bezpieczna instalacja w domu",
    lead: "Jak udzielić pierwszej pomocy, co sprawdzisz w domu bez narzędzi i przed czym chroni każdy aparat w rozdzielnicy.",
    answer:
      "{zasada.porazenie} Coś iskrzy, dymi albo kopie: [zobacz, co zrobić](/poradnik/awarie#pozar). [Naprawa kosztuje {naprawa.wizyta}](/uslugi/naprawy#cena). Różnicówkę sprawdzasz {rcd.test} przyciskiem TEST.",
    picture: { name: "12-gniazda-i-laczniki" },
  },
  keyFacts: [
    { label: "Numer alarmowy", value: "{tel.alarmowy}" },
    { label: "Przycisk TEST", value: "{rcd.test}" },
    { label: "Wyłącznik różnicowoprądowy w obwodach gniazd", value: "{rcd.prad}" },
    { label: "Okresowa kontrola, co najmniej", value: "{pomiary.przegladDom}" },
  ],
  sections: [
    {
      id: "wypadek",
      heading: "Co zrobić po porażeniu i przy pożarze",
      kind: "steps",
      items: [
        {
          title: "Nie dotykaj poszkodowanego",
          text: "{zasada.porazenie} Kto dotknie osoby pod napięciem, sam zostanie porażony.",
        },
        {
          title: "W domu z magazynem energii",
          text: "{zasada.magazyn}",
        },
        {
          title: "Nie reaguje: wezwij pomoc",
          text: "Zadzwoń pod {tel.alarmowy} albo po pogotowie ratunkowe ({tel.pogotowie}) i włącz głośnik. Podaj adres i powiedz o porażeniu prądem. Kogoś drugiego wyślij po defibrylator (AED).",
        },
        {
          title: "Sprawdź oddech, najwyżej 10 sekund",
          text: "Odchyl głowę, unieś brodę i patrz na klatkę piersiową. Pojedyncze westchnienia i charczenie to nie oddech. W razie wątpliwości uznaj, że nie oddycha.",
        },
        {
          title: "Nie oddycha prawidłowo: uciskaj",
          text: "30 uciśnięć środka klatki piersiowej, 2 oddechy i znów 30. Głęboko na 5–6 cm, w tempie 100–120 na minutę. Kto nie umie dać oddechów, uciska bez przerwy. Po włączeniu AED wykonuj jego polecenia.",
        },
        {
          title: "Oddycha prawidłowo: ułóż na boku",
          text: "Z odchyloną głową i ustami skierowanymi w dół. Okryj i co minutę sprawdzaj oddech. Kto spadł z drabiny, tego nie ruszaj, chyba że wymiotuje albo oddycha coraz gorzej.",
        },
        {
          title: "Idź do lekarza także po lekkim porażeniu",
          text: "Zaburzenia rytmu serca i oparzenia głębszych tkanek mogą ujawnić się później.",
        },
      ],
      after: ["{zasada.dym} {zasada.spalenizna}", "{zasada.gniazdo}", "{zasada.linia}"],
      note: "Pierwszą pomoc opisujemy dla dorosłych, według wytycznych Polskiej i Europejskiej Rady Resuscytacji z 2025 roku. Przećwicz ją na szkoleniu.",
    },
    {
      id: "rcd",
      heading: "Różnicówka: jak działa i jak ją sprawdzić",
      kind: "steps",
      paragraphs: [
        "Różnicówka, czyli wyłącznik różnicowoprądowy, porównuje prąd, który wpływa do obwodu, z tym, który z niego wraca. Różnica oznacza, że część prądu ucieka do ziemi przez wilgotną izolację, uszkodzoną grzałkę albo człowieka. W nowych obwodach gniazd i oświetlenia mieszkania norma {norma.instalacje}-4-41 (punkty 411.3.3 i 411.3.4) wymaga aparatu o znamionowym prądzie różnicowym do {rcd.prad}.",
        "Przy prądzie upływu kilka razy większym od znamionowego sprawny aparat odcina zasilanie w praktyce szybciej niż w {rcd.czas}. Norma dopuszcza 40 ms przy prądzie pięciokrotnym i 300 ms przy znamionowym, a zmierzy to tylko miernik. Przycisk TEST sprawdza sam mechanizm, który po latach bez ruchu potrafi się zatrzeć. Producenci zalecają próbę {rcd.test}:",
      ],
      items: [
        {
          title: "Zapisz pracę na komputerze",
          text: "Wyłącz urządzenia, którym szkodzi nagły zanik zasilania.",
        },
        {
          title: "Naciśnij TEST",
          text: "Dźwignia musi natychmiast opaść. Otwierasz tylko drzwiczki.",
        },
        {
          title: "Zanotuj, co zgasło",
          text: "Powtórz próbę dla każdej różnicówki, także w garażu.",
        },
        { title: "Załącz dźwignię", text: "Sprawdź, czy lodówka pracuje." },
      ],
      callout: {
        title: "Dźwignia nie opadła.",
        text: "Różnicówka może cię nie chronić. Nie używaj urządzeń w łazience i na zewnątrz, a wymianę zleć elektrykowi.",
      },
    },
    {
      id: "przeglady",
      heading: "Przegląd: co sprawdzisz sam, a co i za ile zmierzy elektryk",
      kind: "checks",
      paragraphs: [
        "Prawo budowlane (art. 62 ust. 1 pkt 2) wymaga kontroli instalacji elektrycznej i piorunochronnej co najmniej {pomiary.przegladDom}, także w domu jednorodzinnym. [Coroczną kontrolę](/poradnik/przepisy#kontrole) instalacji narażonych na pogodę ustawa też nakazuje, ale domy jednorodzinne z niej zwalnia (ust. 2). Poza tym uziemienia i ochronę mierzy się {pomiary.przegladRoczny} w wilgoci, w zapyleniu, na zewnątrz i w budynkach użyteczności publicznej. Taki termin wynika z praktyki albo wymaga go zarządca lub ubezpieczyciel.",
        "W 2026 roku pomiary mieszkania z protokołem kosztują na Śląsku najczęściej {pomiary.mieszkanie}. Za dom do {pomiary.progMaly} płaci się od {pomiary.domDo150}, do {pomiary.progDuzy} od {pomiary.dom150do250}. {cena.vat}. Między kontrolami obejrzyj:",
      ],
      items: [
        { title: "Gniazda i łączniki", text: "Nie są pęknięte, przebarwione ani ciepłe po godzinie pracy urządzenia." },
        { title: "Sznury i wtyczki", text: "Izolacja jest cała, a wtyczka siedzi w gnieździe bez luzu." },
        { title: "Rozdzielnica", text: "Nie buczy, nie pachnie spalenizną, wolne miejsca są zaślepione." },
        { title: "Światło", text: "Nie przygasa i nie rozjaśnia się, gdy rusza pralka lub sprężarka." },
        {
          title: "Panele, magazyn, ładowarka",
          text: "Falownik nie zgłasza błędu, kable i złącza są całe, a wyłącznik wyjścia awaryjnego jest podpisany.",
        },
      ],
      after: [
        "Gdy któryś punkt wypada źle, znajdź objaw w poradniku [Awarie i usterki](/poradnik/awarie). Przyczynę znajdziemy i usuniemy w czasie [naprawy](/uslugi/naprawy#cena).",
      ],
    },
    {
      id: "przeciazenie",
      heading: "Przeciążenie i przedłużacze: policz przed podłączeniem",
      kind: "example",
      paragraphs: [
        "Typowy obwód gniazd ma wyłącznik nadprądowy {przyklad.listwa.wylacznik}, czyli moc około {przyklad.listwa.mocObwodu} na wszystkie gniazda razem. Przedłużacz z przewodem 3×1 mm² wytrzymuje mniej: {przyklad.listwa.obciazalnosc}, około {przyklad.listwa.mocListwy}. Poranek w kuchni, trzy urządzenia w jednej listwie:",
      ],
      steps: [
        {
          text: "Czajnik {przyklad.listwa.czajnik}, toster {przyklad.listwa.toster} i kuchenka mikrofalowa {przyklad.listwa.mikrofalowka}",
          result: "{przyklad.listwa.suma}",
        },
        { text: "Prąd: {przyklad.listwa.suma} podzielone przez {siec.napiecie}", result: "{przyklad.listwa.prad}" },
        {
          text: "Przeciążenie listwy o obciążalności {przyklad.listwa.obciazalnosc}",
          result: "o {przyklad.listwa.przeciazenie}",
        },
        {
          text: "Wyłącznik {przyklad.listwa.wylacznik} przy prądzie do {przyklad.listwa.niezadzialanie} wartości znamionowej, czyli do {przyklad.listwa.granica}",
          result: "może nie zadziałać przez godzinę",
        },
      ],
      result:
        "Listwa się grzeje, a zabezpieczenie w rozdzielnicy na to nie reaguje. Czajnik i mikrofalówka powinny mieć osobne gniazda, najlepiej w dwóch obwodach.",
      after: [
        "Nie łącz przedłużaczy szeregowo. Bębnowy rozwijaj do końca: zwinięty kabel się nie chłodzi. Grzejnika, pralki, klimatyzatora i ładowarki auta nie zasilaj przez listwę, a gdy brakuje gniazd, zleć [dołożenie obwodu](/uslugi/instalacje).",
      ],
    },
    {
      id: "lazienka",
      heading: "Łazienka: gdzie wolno mieć gniazdo",
      drawing: {
        drawing: "bathroom",
        title: "Strefy 0, 1 i 2 przy wannie, rzut i przekrój",
        caption:
          "Strefa 0 to wnętrze wanny. Strefa 1 sięga nad nią do 2,25 m, strefa 2 to pas 60 cm obok, tej samej wysokości. Gniazdo jest poza strefami, za wyłącznikiem różnicowoprądowym {rcd.prad}.",
        reach: 0.6,
        height: 2.25,
      },
      kind: "rows",
      paragraphs: [
        "Mokra skóra przewodzi prąd lepiej niż sucha, więc norma PN-HD 60364-7-701 dzieli łazienkę na strefy liczone od wanny lub prysznica. Obwody łazienki każe chronić różnicówką {rcd.prad}. Układ gniazd ustal przed ułożeniem płytek.",
      ],
      items: [
        {
          term: "Strefa 0",
          text: "To wnętrze wanny lub brodzika. Wolno w nim mieć tylko urządzenia do tego przeznaczone, na bardzo niskie napięcie.",
        },
        {
          term: "Strefa 1",
          text: "Sięga nad wanną i brodzikiem do wysokości 2,25 m. Montuje się w niej wyłącznie urządzenia stałe dopuszczone przez producenta, na przykład podgrzewacz wody. Pod prysznicem bez brodzika strefa 1 sięga 120 cm od stałego wylotu wody, a strefy 2 wtedy nie ma.",
          note: "co najmniej IPX4",
        },
        {
          term: "Strefa 2",
          text: "To pas 60 cm od krawędzi wanny lub brodzika, do tej samej wysokości. Zwykłych gniazd 230 V się w nim nie montuje.",
          note: "co najmniej IPX4",
        },
        { term: "Poza strefami", text: "Tu wolno założyć gniazda 230 V do pralki i suszarki.", note: "od 60 cm" },
      ],
      after: [
        "Jakie [lampy nadają się do łazienki](/poradnik/oswietlenie#lazienka), mówi poradnik Oświetlenie. Suszarkę i golarkę odłączaj po użyciu, a telefonu na ładowarce nie bierz do kąpieli.",
      ],
    },
    {
      id: "dzieci",
      heading: "Gniazda i dzieci",
      kind: "text",
      paragraphs: [
        "Wybieraj gniazda z przesłonami, które otwierają się dopiero wtedy, gdy oba styki wtyczki wejdą jednocześnie. Sama spinka do nich nie wejdzie. Wkładaną zaślepkę dziecko potrafi wyjąć i połknąć.",
      ],
      list: [
        "Kabel lampki, ładowarkę i sznur czajnika prowadź poza zasięgiem raczkującego dziecka.",
        "Pęknięte albo luźne gniazdo wyłącz z użycia i oznacz.",
        "Naucz dziecko, że mokrą ręką nie dotyka się wtyczek ani łączników.",
      ],
    },
    {
      id: "ochrona",
      heading: "Co i przed czym chroni w twoim domu",
      kind: "table",
      paragraphs: [
        "Gdy faza dotknie metalowej obudowy, prąd płynie przewodem ochronnym PE i zabezpieczenie odcina zasilanie. Różnicówka reaguje także wtedy, gdy prąd płynie przez człowieka.",
      ],
      caption: "Zabezpieczenia w domu i granice ich działania.",
      columns: ["Zabezpieczenie", "Chroni przed", "Nie chroni przed"],
      rows: [
        {
          label: "Bezpiecznik (wyłącznik nadprądowy)",
          cells: ["przeciążeniem i zwarciem w obwodzie", "porażeniem przy dotknięciu przewodu fazowego"],
        },
        {
          label: "Różnicówka (wyłącznik różnicowoprądowy, RCD)",
          cells: [
            "upływem prądu do ziemi, także przez ciało",
            "przeciążeniem, zwarciem i dotknięciem naraz fazy i neutralnego",
          ],
        },
        {
          label: "Przewód PE i połączenia wyrównawcze",
          cells: ["napięciem na metalowych obudowach i rurach", "dotknięciem gołego przewodu w przetartym sznurze"],
        },
        {
          label: "Ogranicznik przepięć (SPD)",
          cells: ["przepięciami z sieci i po wyładowaniach", "długotrwałym podwyższeniem napięcia"],
        },
        {
          label: "Detektor iskrzenia (AFDD)",
          cells: [
            "pożarem od iskrzącego styku lub przetartego przewodu",
            "porażeniem, jeśli nie ma wbudowanego wyłącznika różnicowoprądowego",
          ],
        },
        {
          label: "Autonomiczna czujka dymu",
          note: "PN-EN 14604",
          cells: ["pożarem we śnie: budzi domowników", "zwarciem i przegrzaniem przewodu"],
        },
        {
          label: "Autonomiczna czujka czadu",
          note: "PN-EN 50291-1",
          cells: ["zatruciem czadem z kotła, pieca albo kominka", "dymem i gazem, do których są osobne czujki"],
        },
      ],
      after: [
        "Czujka autonomiczna ma własną baterię i sygnał, więc działa bez prądu. Sprawdzaj ją razem z różnicówką. Gdzie ją powiesić i od kiedy jest obowiązkowa, mówi poradnik [Systemy alarmowe](/poradnik/systemy-alarmowe#dym-i-czad).",
        "Panele są pod napięciem przez cały dzień, także przy wyłączonym falowniku, więc ich kabli nie dotykaj. Ładowarka auta potrzebuje własnego obwodu, z różnicówką typu podanego w jej instrukcji.",
      ],
    },
    {
      id: "uziemienie",
      heading: "Uziemienie i połączenia wyrównawcze",
      kind: "text",
      paragraphs: [
        "Bolec w gnieździe ma sens tylko z ciągłym przewodem ochronnym PE, żółto-zielonym, doprowadzonym aż do uziemienia budynku. W starych mieszkaniach bolec bywa połączony z przewodem neutralnym (tak zwane zerowanie) albo niepodłączony, a okiem tego nie ocenisz. Połączenia wyrównawcze ({norma.uziemienia}) łączą z szyną uziemiającą metalowe rury i konstrukcję, żeby wszystko, czego dotykasz naraz, miało zbliżony potencjał.",
        "Weźmy dla przykładu kuchnię w wielkiej płycie, po remoncie. Nowa zmywarka szczypie, gdy drugą ręką trzymasz kran, choć gniazdo ma bolec, a różnicówka po naciśnięciu TEST opada. Miernik pokazuje 110 V między obudową a kranem. Bolec nie jest z niczym połączony, więc filtr zmywarki podaje na obudowę połowę napięcia sieci, choć z prądem poniżej miliampera. W pionie jest już przewód ochronny i elektryk w jeden dzień prowadzi od niego do kuchni obwód z trzema żyłami. Pętla zwarcia wychodzi wtedy 0,9 oma, a zmywarka przestaje szczypać.",
      ],
      callout: {
        title: "Nie dorabiaj bolca.",
        text: "Mostek między bolcem a przewodem neutralnym w gnieździe może po przerwie w tym przewodzie podać pełne napięcie na obudowę pralki.",
      },
    },
    {
      id: "burza",
      heading: "Burze i ograniczniki przepięć",
      kind: "text",
      paragraphs: [
        "Piorun nie musi trafić w dom: przepięcie po wyładowaniu w pobliżu linii wchodzi do niego przewodami. Przed burzą wyjmij z gniazd wtyczki telewizora, komputera i routera oraz odłącz kabel antenowy, a w jej trakcie przewodów już nie dotykaj. Po burzy spójrz na okienko ogranicznika. Kolor czerwony oznacza zużyty wkład.",
        "W nowej i przebudowywanej instalacji ogranicznik (SPD) jest potrzebny. Wymagały go warunki techniczne z 2002 roku ({prawo.paragrafInstalacje} ust. 1), według których wolno jeszcze projektować, a ochronę przewiduje też norma PN-HD 60364-4-443. Co dziś z tymi warunkami, wyjaśnia poradnik [Przepisy i normy](/poradnik/przepisy#zrodla). W starym domu ogranicznik zakłada się przy wymianie [rozdzielnicy](/uslugi/rozdzielnice). Detektor iskrzenia (AFDD) norma tylko zaleca, między innymi w sypialniach i domach z drewna.",
        "Ogranicznik typu 1 jest potrzebny między innymi w domu z piorunochronem. Typ 2 stoi w większości rozdzielnic, a typ 3 tuż przy wrażliwym odbiorniku. Żaden nie zadziała jak należy bez sprawnego uziemienia.",
      ],
    },
  ],
  faq: [
    {
      question: "Czy różnicówka wystarczy zamiast uziemienia?",
      answer:
        "Nie. Bez przewodu ochronnego różnicówka zareaguje dopiero wtedy, gdy prąd popłynie przez człowieka. Ze sprawnym PE odcina zasilanie od razu po uszkodzeniu urządzenia, zanim ktoś go dotknie.",
    },
    {
      question: "Czy w bloku bez przewodu ochronnego można zamontować różnicówkę?",
      answer:
        "To zależy od układu sieci w budynku i w mieszkaniu. Za aparatem przewód ochronny i neutralny nie mogą być połączone, a w starej instalacji dwuprzewodowej to jeden i ten sam przewód. Rozstrzyga elektryk po pomiarach, najczęściej przy [wymianie obwodów](/poradnik/wymiana-instalacji).",
    },
    {
      question: "Co oznaczają litery AC, A i B na obudowie różnicówki?",
      answer:
        "Litery mówią, na jaki prąd upływu aparat reaguje. Typ AC wykrywa przemienny, typ A także pulsujący, jaki daje elektronika pralki czy płyty, a typ B również gładki stały. Przy ładowarce auta i falowniku rodzaj wskazuje instrukcja urządzenia.",
    },
  ],
  advice:
    "Ten poradnik uczy patrzeć i reagować. Zmiany w gniazdach, rozdzielnicy i uziemieniu omów najpierw z elektrykiem z uprawnieniami, nie zdejmuj osłon i niczego nie mierz na własną rękę.",
  band: {
    heading: "Pomiar powie, czy ochrona działa",
    text: "Mierzymy uziemienie, pętlę zwarcia, różnicówki i izolację. Z protokołu dowiesz się, co poprawić i w jakiej kolejności.",
    button: { label: "Zapytaj o bezpieczeństwo instalacji", to: "/kontakt" },
  },
  related: {
    services: ["pomiary", "rozdzielnice", "naprawy"],
    guides: ["awarie", "przepisy", "modernizacja"],
  },
};
