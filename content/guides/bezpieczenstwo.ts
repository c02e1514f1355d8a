import type { Guide } from "@/lib/content/types";

export const bezpieczenstwo = {
  slug: "bezpieczenstwo",
  name: "Bezpieczeństwo w domu",
  card: "Wyłącznik różnicowoprądowy, przycisk TEST, uziemienie, łazienka, przedłużacze, burze i numery alarmowe.",
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
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Bezpieczna instalacja w domu",
    lead: "Co chroni domowników przed porażeniem i pożarem, co sprawdzisz bez narzędzi i kiedy dzwonić po pomoc. Wszystko, co wymaga zdjęcia osłony, zostaw elektrykowi.",
  },
  keyFacts: [
    { label: "Wyłącznik różnicowoprądowy w obwodach gniazd", value: "{rcd.prad}" },
    { label: "Przycisk TEST", value: "{rcd.test}" },
    { label: "Okresowa kontrola, co najmniej", value: "{pomiary.przegladDom}" },
    { label: "Numer alarmowy", value: "{tel.alarmowy}" },
  ],
  sections: [
    {
      id: "ochrona",
      heading: "Co i przed czym chroni w twoim domu",
      kind: "table",
      paragraphs: [
        "Ochrona przed porażeniem ma trzy warstwy. Pierwsza to izolacja przewodów i obudowy, które nie pozwalają dotknąć części pod napięciem. Druga działa przy uszkodzeniu: gdy faza dotknie metalowej obudowy, prąd płynie przewodem ochronnym PE i zabezpieczenie odcina zasilanie. Trzecia to wyłącznik różnicowoprądowy, który reaguje, gdy dwie pierwsze zawiodą.",
        "Aparaty w rozdzielnicy wyglądają podobnie, ale każdy robi co innego. Żaden nie zastąpi pozostałych, więc przy oględzinach elektryk pyta o ich rodzaje. Sama liczba „bezpieczników” mówi mało.",
      ],
      caption: "Rodzaje zabezpieczeń w rozdzielnicy domowej i granice ich działania.",
      columns: ["Zabezpieczenie", "Chroni przed", "Nie chroni przed"],
      rows: [
        {
          label: "Wyłącznik nadprądowy",
          cells: ["przeciążeniem i zwarciem w obwodzie", "porażeniem przy dotknięciu przewodu fazowego"],
        },
        {
          label: "Wyłącznik różnicowoprądowy (RCD)",
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
      ],
    },
    {
      id: "rcd",
      heading: "Różnicówka: jak działa i jak ją sprawdzić",
      kind: "steps",
      paragraphs: [
        "Wyłącznik różnicowoprądowy, potocznie różnicówka, porównuje prąd, który wpływa do obwodu, z tym, który wraca. Różnica oznacza, że część prądu ucieka do ziemi: przez wilgotną izolację, uszkodzoną grzałkę albo człowieka. W nowych obwodach gniazd i oświetlenia mieszkania norma {norma.instalacje} wymaga aparatu o znamionowym prądzie różnicowym nie większym niż {rcd.prad}.",
        "W praktyce sprawny wyłącznik odcina zasilanie w czasie poniżej {rcd.czas}, jeśli prąd upływu kilkakrotnie przekracza znamionowy. Norma na te aparaty dopuszcza do 300 ms przy prądzie znamionowym i do 40 ms przy pięciokrotnym. Rzeczywisty czas i prąd zadziałania pokaże dopiero miernik, TEST sprawdza sam mechanizm. Jak taki wynik wygląda na papierze, zobaczysz na [wzorze protokołu](/wzor-protokolu).",
        "Mechanizm, który latami stoi bez ruchu, potrafi się zatrzeć. Producenci zalecają próbę przyciskiem {rcd.test}. Zajmuje ona minutę:",
      ],
      items: [
        {
          title: "Zapisz pracę na komputerze",
          text: "Wyłącz urządzenia, którym szkodzi nagły zanik zasilania.",
        },
        {
          title: "Naciśnij TEST",
          text: "Dźwignia musi natychmiast opaść. Przycisk jest z przodu aparatu, niczego nie trzeba otwierać poza drzwiczkami rozdzielnicy.",
        },
        {
          title: "Sprawdź, co zgasło",
          text: "Powtórz próbę dla każdego wyłącznika z przyciskiem TEST i zanotuj, które obwody obejmuje.",
        },
        {
          title: "Załącz dźwignię",
          text: "Ustaw zegary i sprawdź lodówkę oraz zamrażarkę.",
        },
      ],
      callout: {
        title: "Dźwignia nie opadła.",
        text: "Aparat może nie chronić. Nie używaj urządzeń w łazience i na zewnątrz, a wymianę zleć elektrykowi.",
      },
    },
    {
      id: "uziemienie",
      heading: "Uziemienie i połączenia wyrównawcze",
      kind: "text",
      paragraphs: [
        "Kołek w gnieździe ma sens tylko z ciągłym przewodem ochronnym PE, doprowadzonym aż do uziemienia budynku. Przewód ten ma izolację żółto-zieloną. Sam kołek nie jest dowodem. W starych mieszkaniach łączy się z przewodem neutralnym (tak zwane zerowanie) albo z niczym.",
        "Połączenia wyrównawcze łączą przewodem z szyną uziemiającą metalowe rury, konstrukcję budynku i inne duże części przewodzące. Dzięki nim przy uszkodzeniu wszystko, czego dotykasz naraz, ma zbliżony potencjał. Szczególnie dużo znaczą w łazience, gdzie stoisz boso na mokrej podłodze. Wymagania dla uziemień i przewodów ochronnych podaje norma {norma.uziemienia}.",
        "Okiem nie ocenisz, czy uziemienie działa. Jego rezystancję i ciągłość przewodów ochronnych mierzy się przyrządem, a wynik trafia do protokołu. Jeśli dom ma ponad 30 lat i nikt nie pokazał ci takiego dokumentu, zamów pomiar. Nowe gniazda mogą poczekać na jego wynik. Co dalej ze starą instalacją bez osobnego PE, opisuje poradnik o [wymianie instalacji](/poradnik/wymiana-instalacji).",
      ],
      callout: {
        title: "Nie dorabiaj kołka.",
        text: "Mostek między kołkiem a przewodem neutralnym w gnieździe może po przerwie w przewodzie podać pełne napięcie na obudowę pralki.",
      },
    },
    {
      id: "dzieci",
      heading: "Gniazda i dzieci",
      kind: "text",
      paragraphs: [
        "Wybieraj gniazda z przesłonami torów prądowych. Otwierają się dopiero wtedy, gdy oba bolce wtyczki wejdą jednocześnie, więc sam gwóźdź czy spinka nie wejdzie do środka. Wkładane zaślepki są rozwiązaniem na krótko: dziecko potrafi je wyjąć, a mały element można połknąć.",
        "Drugie zagrożenie to sznury. Kabel lampki przy łóżeczku, ładowarka w zasięgu raczkującego dziecka i czajnik na skraju blatu powodują więcej kłopotów niż samo gniazdo. Odłączaj ładowarki, gdy ich nie używasz, i prowadź przewody za meblami, bez przygniatania.",
      ],
      list: [
        "Pęknięte albo luźne gniazdo wyłącz z użycia i oznacz, żeby nikt go nie dotykał.",
        "Zabawki elektryczne kupuj na baterie lub z zasilaczem bardzo niskiego napięcia i znakiem CE.",
        "Ucz jednej zasady: mokrą ręką nie dotykamy wtyczek ani łączników.",
        "Rozdzielnica ma mieć drzwiczki i zaślepione wolne miejsca. Brak zaślepki zgłoś elektrykowi.",
      ],
    },
    {
      id: "lazienka",
      heading: "Łazienka: gdzie wolno mieć gniazdo",
      drawing: {
        drawing: "bathroom",
        title: "Strefy 0, 1 i 2 przy wannie, rzut i przekrój",
        caption:
          "Strefa 0 to wnętrze wanny. Strefa 1 sięga nad nią do 2,25 m, strefa 2 to pas 60 cm obok, tej samej wysokości. Gniazdo stoi poza strefami, za wyłącznikiem różnicowoprądowym {rcd.prad}.",
        reach: 0.6,
        height: 2.25,
      },
      kind: "rows",
      paragraphs: [
        "Mokra skóra przewodzi prąd lepiej niż sucha. Norma PN-HD 60364-7-701 dzieli więc łazienkę na strefy liczone od wanny lub prysznica. Obwody w tym pomieszczeniu chroni wyłącznik różnicowoprądowy {rcd.prad}. Podane granice dotyczą wanny i prysznica z brodzikiem. Przy prysznicu bez brodzika strefa 1 sięga 120 cm od stałego wylotu wody, a strefy 2 nie ma. Układ ustal z elektrykiem przed ułożeniem płytek.",
      ],
      items: [
        {
          term: "Strefa 0",
          text: "Wnętrze wanny lub brodzika. Tylko urządzenia do tego przeznaczone, na bardzo niskie napięcie. Bez gniazd.",
        },
        {
          term: "Strefa 1",
          text: "Nad wanną i brodzikiem do wysokości 2,25 m. Wyłącznie urządzenia stałe dopuszczone przez producenta, na przykład podgrzewacz wody. Bez gniazd 230 V.",
          note: "co najmniej IPX4",
        },
        {
          term: "Strefa 2",
          text: "Pas 60 cm od krawędzi wanny lub brodzika, do tej samej wysokości. Bez zwykłych gniazd 230 V.",
          note: "co najmniej IPX4",
        },
        {
          term: "Poza strefami",
          text: "Gniazda 230 V do pralki i suszarki, z wyłącznikiem różnicowoprądowym.",
          note: "od 60 cm",
        },
      ],
      after: [
        "Jakie oprawy wolno zamontować w której strefie, podaje [poradnik o oświetleniu](/poradnik/oswietlenie#lazienka). Suszarkę i golarkę odłączaj po użyciu i nie kładź na brzegu wanny. Telefon na ładowarce nie ma czego szukać przy kąpieli, nawet jeśli przedłużacz „sięga z korytarza”.",
      ],
    },
    {
      id: "przeciazenie",
      heading: "Przeciążenie i przedłużacze: policz przed podłączeniem",
      kind: "example",
      paragraphs: [
        "Typowy obwód gniazd ma wyłącznik nadprądowy {przyklad.listwa.wylacznik}, czyli moc około {przyklad.listwa.mocObwodu} na wszystkie gniazda razem. Zwykły przedłużacz z przewodem 3×1 mm² wytrzymuje mniej: {przyklad.listwa.obciazalnosc}, około {przyklad.listwa.mocListwy}. Dopuszczalną moc znajdziesz na jego obudowie. Oto poranek w kuchni, w której trzy urządzenia stoją na jednej listwie:",
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
        "Nie łącz przedłużaczy szeregowo. Bębnowy rozwijaj do końca, bo zwinięty kabel się nie chłodzi. Grzejnika, pralki i klimatyzatora nie zasilaj przez listwę. Jeśli gniazd brakuje, zleć dołożenie obwodu w ramach [prac przy instalacji](/uslugi/instalacje), zamiast kupować kolejną listwę.",
      ],
    },
    {
      id: "burza",
      heading: "Burze i ograniczniki przepięć",
      kind: "text",
      paragraphs: [
        "Piorun nie musi trafić w dom, żeby zniszczyć sprzęt. Wyładowanie w pobliżu linii wywołuje przepięcie, które wchodzi przewodami zasilającymi, antenowymi i telekomunikacyjnymi. Ogranicznik przepięć (SPD) w rozdzielnicy zwiera ten impuls do ziemi, zanim dotrze do elektroniki.",
        "W nowej i w przebudowywanej instalacji ogranicznik jest potrzebny. Żądają go warunki techniczne z 2002 roku ({prawo.paragrafInstalacje} ust. 1): wygasły {prawo.wtWygasniecie}, ale przez {prawo.wtOkres} inwestor może według nich budować, a ich następcy przy ostatnim sprawdzeniu jeszcze nie ogłoszono. Ochronę przewiduje też norma PN-HD 60364-4-443. W starym domu rozsądnym momentem jest wymiana rozdzielnicy. Detektor iskrzenia (AFDD) to co innego: norma go zaleca, między innymi w sypialniach i domach z drewna, obowiązku nie ma.",
        "Typ 1 wytrzymuje część prądu pioruna i jest potrzebny między innymi w domu z instalacją odgromową. Typ 2 chroni przed przepięciami z sieci i stosuje się go w większości rozdzielnic. Typ 3 montuje się tuż przy wrażliwym odbiorniku i ma sens tylko jako uzupełnienie poprzednich. Bez sprawnego uziemienia żaden z nich nie zadziała jak należy.",
        "Przed burzą wyjmij z gniazd wtyczki telewizora, komputera i routera oraz odłącz kabel antenowy. W czasie burzy przewodów już nie dotykaj. Po burzy spójrz na okienko stanu ogranicznika, jeśli jest widoczne z przodu aparatu. Kolor czerwony to znak, że wkład się zużył. Dobór i montaż należą do wykonawcy [rozdzielnicy](/uslugi/rozdzielnice).",
      ],
    },
    {
      id: "wypadek",
      heading: "Co zrobić po porażeniu i przy pożarze",
      kind: "steps",
      paragraphs: ["Najpierw napięcie, potem poszkodowany. Kto dotknie osoby pod napięciem, zostaje drugą ofiarą."],
      items: [
        {
          title: "Nie dotykaj poszkodowanego",
          text: "Odłącz zasilanie wyłącznikiem głównym w rozdzielnicy albo wtyczką, jeśli dostęp do niej jest bezpieczny.",
        },
        {
          title: "Jeśli nie możesz odłączyć napięcia",
          text: "Zadzwoń pod {tel.alarmowy}, nie pozwól nikomu się zbliżyć i wykonuj polecenia dyspozytora.",
        },
        {
          title: "Nie reaguje: wezwij pomoc",
          text: "Numer alarmowy {tel.alarmowy} albo pogotowie ratunkowe {tel.pogotowie}, telefon na głośnik. Podaj adres i powiedz, że to porażenie prądem. Kogoś drugiego wyślij po automatyczny defibrylator (AED).",
        },
        {
          title: "Sprawdź oddech, najwyżej 10 sekund",
          text: "Odchyl głowę, unieś brodę i patrz na klatkę piersiową. Pojedyncze, rzadkie westchnienia i charczenie to nie oddech. Gdy masz wątpliwość, uznaj, że nie oddycha.",
        },
        {
          title: "Nie oddycha prawidłowo: uciskaj",
          text: "30 uciśnięć środka klatki piersiowej, 2 oddechy i znów 30. Głęboko na 5-6 cm, w tempie 100-120 na minutę. Kto nie umie albo nie może dać oddechów, uciska bez przerwy. Po włączeniu AED rób, co mówi.",
        },
        {
          title: "Oddycha prawidłowo: ułóż na boku",
          text: "W pozycji bocznej, z odchyloną głową i ustami skierowanymi w dół. Okryj i co minutę sprawdzaj oddech. Po upadku z drabiny nie ruszaj bez potrzeby, chyba że wymiotuje albo oddycha coraz gorzej.",
        },
        {
          title: "Idź do lekarza także po lekkim porażeniu",
          text: "Choćby nic nie bolało. Zaburzenia rytmu serca i oparzenia głębszych tkanek mogą ujawnić się później.",
        },
      ],
      after: [
        "{zasada.dym} Urządzenia pod napięciem nie gaś wodą. Awarię sieci i zerwany przewód linii zgłaszaj pod {tel.energetyczne}, do pogotowia energetycznego operatora. Do leżącego przewodu nie podchodź, bo ziemia wokół niego też może być pod napięciem.",
      ],
      note: "Kolejność według wytycznych Polskiej i Europejskiej Rady Resuscytacji z 2025 roku, dla dorosłych. Szkolenia z pierwszej pomocy nie zastąpi.",
    },
    {
      id: "przeglady",
      heading: "Przeglądy: prawo i praktyka",
      kind: "checks",
      paragraphs: [
        "Prawo budowlane (art. 62) wymaga kontroli instalacji elektrycznej i piorunochronnej co najmniej {pomiary.przegladDom}, także w domu jednorodzinnym. Pomiary uziemień i ochrony wykonuje się {pomiary.przegladRoczny} tam, gdzie warunki są trudniejsze: w wilgoci, w zapyleniu, na zewnątrz oraz w budynkach użyteczności publicznej. To praktyka oraz wymaganie zarządcy albo ubezpieczyciela. Podstawy prawne zebraliśmy w poradniku o [przepisach](/poradnik/przepisy).",
        "Między kontrolami pięć rzeczy sprawdzisz bez narzędzi i bez zdejmowania osłon:",
      ],
      items: [
        { title: "Gniazda i łączniki", text: "Nie są pęknięte, przebarwione ani ciepłe po godzinie pracy urządzenia." },
        { title: "Sznury i wtyczki", text: "Izolacja jest cała, a wtyczka siedzi w gnieździe bez luzu." },
        { title: "Wyłącznik różnicowoprądowy", text: "TEST wyłącza dźwignię za pierwszym razem." },
        { title: "Rozdzielnica", text: "Nie buczy, nie pachnie spalenizną, opisy obwodów są czytelne." },
        { title: "Światło", text: "Nie przygasa i nie rozjaśnia się, gdy rusza pralka lub sprężarka." },
      ],
      after: [
        "Jeśli któryś punkt wypada źle, objaw znajdziesz w poradniku o [awariach](/poradnik/awarie) razem z pierwszymi krokami.",
      ],
    },
  ],
  faq: [
    {
      question: "Czy wyłącznik różnicowoprądowy wystarczy zamiast uziemienia?",
      answer:
        "Nie. Bez przewodu ochronnego wyłącznik zareaguje dopiero wtedy, gdy prąd popłynie przez człowieka. Ze sprawnym PE odcina zasilanie od razu po uszkodzeniu urządzenia, zanim ktoś go dotknie. Jedno i drugie ma działać razem.",
    },
    {
      question: "Jak sprawdzić różnicówkę i jak często?",
      answer:
        "Przyciskiem TEST, {rcd.test}, na przykład pierwszego dnia miesiąca. Rytm zalecany dla twojego aparatu podaje jego instrukcja. Próba dotyczy każdego wyłącznika różnicowoprądowego w domu, także w garażu i podrozdzielnicy.",
    },
    {
      question: "Czy w bloku bez przewodu ochronnego można zamontować różnicówkę?",
      answer:
        "To zależy od układu sieci w budynku i w mieszkaniu. Za aparatem przewód ochronny i neutralny nie mogą być połączone, a w starej instalacji dwuprzewodowej są jednym. Decyzję podejmuje elektryk po oględzinach i pomiarach, najczęściej razem z przebudową obwodów.",
    },
    {
      question: "Czy przy burzy wyłączać prąd w całym domu?",
      answer:
        "Nie ma takiej potrzeby, a wyłączysz przy okazji alarm i lodówkę. Skuteczniej działa wyjęcie wtyczek i kabla antenowego z wrażliwych urządzeń, zanim burza nadejdzie. Ogranicznik w rozdzielnicy pracuje cały czas, o ile jego wskaźnik pokazuje stan sprawny.",
    },
    {
      question: "Ile kosztuje sprawdzenie instalacji w domu?",
      answer:
        "Pomiary domu o powierzchni do {pomiary.progMaly} kosztują od {pomiary.domDo150}, większego do {pomiary.progDuzy} od {pomiary.dom150do250}, razem z dokumentacją. {cena.vat}. Termin pomiarów: {obietnica.pomiary}. Większy dom, mieszkanie i obiekt o innym przeznaczeniu wyceniamy osobno.",
    },
    {
      question: "Czy muszę mieć ograniczniki przepięć?",
      answer:
        "W nowym domu i przy przebudowie instalacji tak: wymagają tego warunki techniczne, według których wciąż się buduje, i norma PN-HD 60364-4-443. W istniejącej instalacji przepis nie każe ich dokładać, ale jeden wkład kosztuje mniej niż telewizor. Zakłada się je przy wymianie rozdzielnicy, razem ze sprawdzeniem uziemienia.",
    },
    {
      question: "Co oznaczają litery AC, A i B na wyłączniku różnicowoprądowym?",
      answer:
        "Rodzaj prądu upływu, na który aparat reaguje. Typ AC wykrywa przemienny, typ A także pulsujący, jaki daje elektronika pralki czy płyty, a typ B również gładki stały. Do ładowarki auta i falownika rodzaj wskazuje instrukcja urządzenia, a dobiera go elektryk.",
    },
  ],
  advice:
    "Ten poradnik uczy patrzeć i reagować, naprawa to zadanie dla fachowca. Przed każdą zmianą w gniazdach, rozdzielnicy lub uziemieniu porozmawiaj z elektrykiem z uprawnieniami. Nie zdejmuj osłon i nie mierz niczego samodzielnie.",
  band: {
    heading: "Pomiar powie, czy ochrona działa",
    text: "Uziemienie, pętla zwarcia, wyłączniki różnicowoprądowe, izolacja. Z protokołu dowiesz się, co poprawić i w jakiej kolejności.",
    button: { label: "Zapytaj o bezpieczeństwo instalacji", to: "/kontakt" },
  },
  related: {
    services: ["pomiary", "rozdzielnice", "naprawy"],
    guides: ["awarie", "przepisy", "modernizacja"],
  },
} as const satisfies Guide;
