import type { Guide } from "@/lib/content/types";

export const wymianaInstalacji = {
  slug: "wymiana-instalacji",
  name: "Wymiana instalacji",
  card: "Aluminium, układ TN-C, pion w bloku, etapy, liczba punktów i koszt mieszkania 60 m², dokumenty po odbiorze.",
  icon: "cable",
  colour: "l2",
  meta: {
    title: "Wymiana instalacji elektrycznej krok po kroku",
    description:
      "Kiedy wymienić całą instalację, ile to kosztuje w mieszkaniu 60 m², jak przebiegają etapy i jakie dokumenty wziąć od wykonawcy.",
    keywords: [
      "wymiana instalacji elektrycznej",
      "wymiana instalacji w mieszkaniu cena",
      "instalacja aluminiowa wymiana",
      "TN-C TN-S różnice",
      "wymiana elektryki w bloku",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Wymiana instalacji elektrycznej krok po kroku",
    lead: "Od oględzin starego aluminium do protokołu nowej instalacji: pion w bloku, etapy, liczba punktów, koszty i mieszkanie w trakcie prac. Zakres ustal z elektrykiem po pomiarach.",
  },
  keyFacts: [
    { label: "Koszt wymiany instalacji", value: "{wymiana.cena}" },
    { label: "Mieszkanie 60 m²", value: "{przyklad.wymiana.zakres}" },
    { label: "Wymiana samej rozdzielnicy", value: "{rozdzielnica.czas}" },
    { label: "Dokumenty po pomiarach", value: "{pomiary.dokumenty}" },
  ],
  sections: [
    {
      id: "kiedy",
      heading: "Kiedy wymieniać wszystko, a kiedy część",
      kind: "checks",
      paragraphs: [
        "Wiek jest tylko wskazówką. Instalacja z miedzi, z osobnym przewodem ochronnym i dobrymi wynikami pomiarów może służyć dalej po trzydziestu latach. Dwużyłowe aluminium z lat siedemdziesiątych, zasilające dziś zmywarkę i płytę, wymaga decyzji niezależnie od tego, czy jeszcze działa.",
        "Wymiana całości ma sens wtedy, gdy i tak robisz remont generalny. Kucie, tynki i malowanie to spora część kosztu, a robi się je raz. Jeżeli ściany są świeżo wykończone, a kłopot dotyczy jednego pomieszczenia, zacznij od [modernizacji wybranych obwodów](/poradnik/modernizacja). Za pełną wymianą przemawiają:",
      ],
      items: [
        { title: "Aluminium w ścianach", text: "Zwłaszcza w obwodach gniazd i kuchni." },
        { title: "Brak przewodu ochronnego (PE)", text: "Dwie żyły w puszkach, kołek połączony z neutralnym." },
        { title: "Słaba izolacja", text: "Pomiar poniżej 1 megaoma w kilku obwodach albo krucha, pękająca izolacja." },
        { title: "Dwa obwody na całe mieszkanie", text: "Jeden wyłącznik gasi kuchnię, łazienkę i pokój." },
        { title: "Zmiana układu pomieszczeń", text: "Nowe ściany i nowa kuchnia zmieniają trasy przewodów." },
      ],
    },
    {
      id: "aluminium",
      heading: "Aluminium: dlaczego zawodzi na zaciskach",
      kind: "text",
      paragraphs: [
        "Aluminium przewodzi gorzej niż miedź: przy tym samym przekroju ma około 1,6 razy większą rezystancję. Kłopot sprawia jednak głównie miejsce połączenia. Metal jest miękki i pod śrubą powoli płynie, więc docisk z czasem słabnie. Na powierzchni powstaje twardy tlenek, który przewodzi źle. Styk się grzeje, tlenku przybywa i po latach zacisk jest brązowy, a izolacja krucha.",
        "Drugi problem to kruchość. Żyła o przekroju 2,5 mm², kilka razy zgięta w puszce, po prostu się łamie. Wymiana samych gniazd potrafi więc zacząć serię awarii. Elektryk, który mówi „tego nie ruszam, bo się posypie”, ma rację.",
        "Miedzi i aluminium nie skręca się razem. W obecności wilgoci tworzą ogniwo i aluminium koroduje. Jeśli stary odcinek musi zostać na jakiś czas, łączy się go złączkami przeznaczonymi do obu metali i oznacza, do czasu wymiany.",
      ],
      callout: {
        title: "Nie dokręcaj zacisków samodzielnie.",
        text: "Pod osłoną gniazda jest napięcie, a nadłamana żyła aluminiowa może się urwać. {zasada.gniazdo}",
      },
    },
    {
      id: "uklad-sieci",
      heading: "TN-C i TN-S: co zmienia trzecia żyła",
      kind: "compare",
      lead: "Litery opisują drogę przewodu ochronnego. W gnieździe różnica wygląda skromnie, a przy awarii od niej zależy, czy na obudowie pojawi się napięcie.",
      items: [
        {
          name: "TN-C",
          description:
            "Jeden przewód PEN pełni funkcję ochronnego i neutralnego. Spotykany w budynkach sprzed lat dziewięćdziesiątych.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "2" },
            { label: "Wyłącznik różnicowoprądowy", value: "nie działa prawidłowo" },
          ],
          advantages: ["Mniej przewodów."],
          disadvantages: [
            "Przerwa przewodu PEN może podać napięcie na obudowy.",
            "Dopuszczalny tylko od 10 mm² miedzi lub 16 mm² aluminium.",
          ],
          applications: "Linie zasilające w starszych budynkach. Nie w nowych obwodach odbiorczych.",
        },
        {
          name: "TN-C-S",
          description:
            "PEN dochodzi do złącza lub rozdzielnicy i tam dzieli się na ochronny PE i neutralny N. Za punktem podziału nie łączy się ich ponownie.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "3" },
            { label: "Wyłącznik różnicowoprądowy", value: "działa za podziałem" },
          ],
          advantages: ["Pozwala wymienić instalację w lokalu przed wymianą pionów."],
          disadvantages: ["Wymaga uziemienia punktu podziału i odpowiedniego przekroju PEN."],
          applications: "Większość nowych domów i bloków oraz wynik typowej wymiany.",
        },
        {
          name: "TN-S",
          description: "Przewody PE i N są osobne w całym układzie, od transformatora do gniazda.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "3" },
            { label: "Wyłącznik różnicowoprądowy", value: "działa w całej instalacji" },
          ],
          advantages: ["W przewodzie ochronnym nie płynie prąd roboczy.", "Mniej zakłóceń w sieciach danych."],
          disadvantages: ["Wymaga osobnej żyły PE już od stacji, czyli własnego transformatora."],
          applications: "Zakłady i duże obiekty z własną stacją.",
        },
      ],
      after: [
        "Za punktem podziału instalacja TN-C-S ma takie same trzy żyły jak TN-S, więc obu nazw używa się potocznie zamiennie. W mieszkaniu rozstrzyga to, co dochodzi do licznika, czyli pion.",
      ],
    },
    {
      id: "pion",
      heading: "W bloku i kamienicy zacznij od pionu",
      drawing: {
        drawing: "riser",
        title: "Od ulicy do mieszkania: złącze, pion, licznik i tablica",
        caption:
          "Do operatora należą przyłącze, złącze i licznik. Wewnętrzna linia zasilająca (WLZ) i tablice na klatce są częścią wspólną. Linia od licznika, tablica i obwody są zwykle właściciela mieszkania; granicę podaje regulamin budynku.",
        grid: "operator",
        common: "wspólnota",
        own: "właściciel",
      },
      kind: "rows",
      lead: "Pion, fachowo wewnętrzna linia zasilająca (WLZ), prowadzi energię od złącza przez klatkę do liczników. Od niego zależy, ile nowa instalacja naprawdę dostanie mocy.",
      paragraphs: [
        "Linia i tablice na klatce należą do części wspólnych. Gdzie kończy się część wspólna, a zaczyna twoja, mówi regulamin albo uchwała wspólnoty lub spółdzielni: granicą może być zabezpieczenie, licznik albo próg mieszkania. Od tego zapisu zależy, kto wymienia i opłaca przewód od licznika do drzwi.",
        "Tam, gdzie w kuchni jest gaz, pion liczono na pralkę, lodówkę i telewizor. Jedna faza z zabezpieczeniem 25 A daje {moc.grzalka1x25}: piekarnik, pralka i czajnik razem tę granicę przekraczają. Kilka płyt indukcyjnych w klatce zmienia rachunek całego budynku, więc wyższe zabezpieczenie wymaga zgody zarządcy i wniosku do operatora. W wysokich blokach bez gazu kuchnię elektryczną przewidziano od początku, ale przewód ma tyle lat co budynek.",
      ],
      items: [
        {
          term: "Fazy i amperaż",
          text: "Ile faz dochodzi do licznika i jakie stoi przed nim zabezpieczenie. Dane są w umowie i u administracji.",
        },
        {
          term: "Przekrój i wiek pionu",
          text: "Podział przewodu PEN na PE i N wymaga co najmniej 10 mm² miedzi albo 16 mm² aluminium. Cieńszy stary pion dzieli się dopiero w złączu albo wymienia.",
        },
        {
          term: "Plan wymiany",
          text: "Czy wspólnota wymienia pion i kiedy. Kilka miesięcy czekania oszczędza układ przejściowy w mieszkaniu.",
        },
        {
          term: "Strop i płyta",
          text: "W wielkiej płycie przewody zatopiono w prefabrykacie: nie da się ich wyciągnąć, a płyty nośnej nie nacina się bez zgody i konstruktora. Nowa trasa idzie wylewką, listwą lub sufitem podwieszanym.",
        },
        {
          term: "Godziny i szachty",
          text: "Kiedy wolno kuć, kto otwiera szacht i klatkową tablicę, gdzie składa się gruz.",
        },
      ],
      after: [
        "Mieszkanie da się przygotować na nowy pion wcześniej: pięć żył od licznika do rozdzielnicy, trzy do każdego gniazda, wolne moduły w tablicy. Po wymianie pionu wystarczy przełączyć zasilanie na trzy fazy i rozdzielić PEN we właściwym miejscu. Jak chronić obwody do tego czasu, ustala osoba z uprawnieniami po [pomiarach](/uslugi/pomiary).",
      ],
    },
    {
      id: "etapy",
      heading: "Etapy wymiany i ich terminy",
      kind: "phases",
      paragraphs: [
        "Czas jest naszym szacunkiem dla mieszkania około 60 m². Prace elektryczne zajmują {wymiana.czas}, z tego samo kucie i układanie przewodów 3–5. Resztę kalendarza wypełniają uzgodnienia, tynki i schnięcie ścian.",
      ],
      scale: { length: 34, unit: "dni roboczych" },
      items: [
        {
          phase: "Oględziny i pomiary",
          description: "Elektryk sprawdza linię zasilającą, układ sieci, przekroje i stan izolacji.",
          duration: "1 dzień",
          details: ["Lista urządzeń i mocy", "Decyzja: całość czy część"],
          importance: "critical",
          bar: { start: 0, min: 0.5, max: 1 },
        },
        {
          phase: "Projekt i uzgodnienia",
          description:
            "Plan gniazd i obwodów, schemat rozdzielnicy, bilans mocy. Rozmowa z zarządcą, w razie potrzeby wniosek do operatora o większą moc.",
          duration: "3–10 dni",
          details: ["Wniosek o większą moc może trwać dłużej", "Meble i kuchnia muszą być już narysowane"],
          importance: "high",
          bar: { start: 1, min: 3, max: 10 },
        },
        {
          phase: "Przygotowanie mieszkania",
          description: "Wyniesienie mebli, folie, tymczasowy obwód z wyłącznikiem różnicowoprądowym na czas prac.",
          duration: "1 dzień",
          details: ["Wolny dostęp do rozdzielnicy i ścian", "Uprzedzeni sąsiedzi"],
          importance: "normal",
          bar: { start: 11, min: 0.5, max: 1 },
        },
        {
          phase: "Bruzdy, puszki, przewody",
          description:
            "Trasy w liniach prostych, równolegle do krawędzi ścian. Przewody miedziane, na przykład YDYp 3×1,5 mm² do światła i 3×2,5 mm² do gniazd.",
          duration: "3–5 dni",
          details: ["Bez skośnych bruzd", "Bez kucia ścian nośnych na własną rękę"],
          importance: "critical",
          bar: { start: 12, min: 3, max: 5 },
        },
        {
          phase: "Kontrola przed tynkiem",
          description:
            "Próba ciągłości przewodów ochronnych, pomiar izolacji, zdjęcia z miarą. Ostatni moment na dodatkowe gniazdo.",
          duration: "pół dnia",
          details: ["Obejdź pokoje z planem w ręku", "Nie pozwól tynkować przed zdjęciami"],
          importance: "critical",
          bar: { start: 17, min: 0.5, max: 0.5 },
        },
        {
          phase: "Tynki i malowanie",
          description: "Zadanie ekipy wykończeniowej. Ściany muszą wyschnąć przed montażem osprzętu.",
          duration: "5–10 dni",
          details: ["Puszki zostają drożne", "Końcówki przewodów zabezpieczone przed zaprawą"],
          importance: "normal",
          bar: { start: 17.5, min: 5, max: 10 },
        },
        {
          phase: "Rozdzielnica i osprzęt",
          description: "Aparaty, opisy obwodów, gniazda, łączniki, oprawy, połączenia wyrównawcze w łazience.",
          duration: "2–3 dni",
          details: ["Sama rozdzielnica: {rozdzielnica.czas}"],
          importance: "high",
          bar: { start: 27.5, min: 2, max: 3 },
        },
        {
          phase: "Pomiary i odbiór",
          description:
            "Sprawdzenie odbiorcze według {norma.sprawdzanie}, próby wyłączników, przekazanie dokumentów i krótkie szkolenie.",
          duration: "1 dzień, potem dokumenty: {pomiary.dokumenty}",
          details: ["Protokół z oceną każdego obwodu", "Opis zgodny z rozdzielnicą"],
          importance: "critical",
          bar: { start: 30.5, min: 2, max: 3 },
        },
      ],
    },
    {
      id: "punkty",
      heading: "Ile punktów i obwodów na 60 m²",
      kind: "table",
      paragraphs: [
        "Oferty porównuje się liczbą punktów. Punkt to gniazdo, łącznik albo wyprowadzenie przewodu do lampy lub urządzenia. Taki wykaz wystarcza rodzinie w trzech pokojach z kuchnią elektryczną, podwójne gniazdo liczy się jako dwa.",
      ],
      caption: "Mieszkanie {przyklad.wymiana.powierzchnia} po wymianie instalacji.",
      columns: ["Pomieszczenie", "Światło", "Łączniki", "Gniazda i wypusty", "Obwody"],
      rows: [
        { label: "Kuchnia", note: "płyta, piekarnik, zmywarka, lodówka, blat", cells: ["3", "2", "9", "5"] },
        { label: "Łazienka", note: "pralka, gniazda i grzejnik", cells: ["2", "2", "4", "2"] },
        { label: "Salon", cells: ["2", "2", "10", "1"] },
        { label: "Sypialnia", cells: ["2", "2", "7", "1"] },
        { label: "Pokój dziecka", cells: ["2", "1", "6", "1"] },
        { label: "Przedpokój", note: "z obwodami światła całego mieszkania", cells: ["1", "2", "1", "2"] },
        {
          label: "Razem",
          cells: [
            "{przyklad.wymiana.swiatlo}",
            "{przyklad.wymiana.laczniki}",
            "{przyklad.wymiana.gniazda}",
            "{przyklad.wymiana.obwody}",
          ],
        },
      ],
      after: [
        "Razem {przyklad.wymiana.punkty} punktów. Rozdzielnica na {przyklad.wymiana.obwody} obwodów, z różnicówkami, ogranicznikiem przepięć i zapasem, potrzebuje obudowy na 36 modułów. Przewody internetu i telewizji liczy się osobno.",
      ],
    },
    {
      id: "koszt",
      heading: "Koszt wymiany w mieszkaniu 60 m²",
      kind: "example",
      paragraphs: [
        "Wymiana instalacji kosztuje {wymiana.cena}. Rozrzut jest czterokrotny, bo obejmuje i proste mieszkanie z odsłoniętymi ścianami, i lokal z wieloma obwodami, twardym betonem i drogim osprzętem. W przykładzie są oba końce i środek tego zakresu.",
      ],
      steps: [
        {
          text: "Dolna granica: {przyklad.wymiana.powierzchnia} × {wymiana.stawkaOd}",
          result: "{przyklad.wymiana.od}",
        },
        {
          text: "Środek zakresu: {przyklad.wymiana.powierzchnia} × {wymiana.stawkaSrodek}",
          result: "{przyklad.wymiana.srodek}",
        },
        {
          text: "Górna granica: {przyklad.wymiana.powierzchnia} × {wymiana.stawkaDo}",
          result: "{przyklad.wymiana.do}",
        },
        {
          text: "Rezerwa {przyklad.wymiana.rezerwa} na niespodzianki w ścianach, od środka zakresu",
          result: "{przyklad.wymiana.kwotaRezerwy}",
        },
      ],
      result:
        "Budżet wyjściowy ze środka zakresu: {przyklad.wymiana.budzet}. Wycena po oględzinach zastąpi go konkretną kwotą.",
      after: [
        "W stawce mieszczą się {instalacje.wCenie}. Osobno płacisz za {instalacje.pozaCena}. Dwie oferty za tę samą kwotę mogą różnić się o połowę zakresu, więc porównuj liczbę punktów i obwodów, dopiero potem sumę.",
      ],
      note: "{cena.vat}. Wynik zależy od aktualnej stawki za metr, przykład pokazuje sposób liczenia.",
    },
    {
      id: "co-za-metr",
      heading: "Co kupuje najniższa stawka, a co najwyższa",
      kind: "table",
      caption: "To samo mieszkanie {przyklad.wymiana.powierzchnia} w trzech cenach.",
      columns: ["Za co płacisz", "{wymiana.stawkaOd}", "{wymiana.stawkaSrodek}", "{wymiana.stawkaDo}"],
      rows: [
        {
          label: "Na jeden z {przyklad.wymiana.punkty} punktów",
          cells: ["{przyklad.wymiana.zaPunktOd}", "{przyklad.wymiana.zaPunktSrodek}", "{przyklad.wymiana.zaPunktDo}"],
        },
        {
          label: "Ściany",
          cells: [
            "odsłonięte albo z cegły i gipsu, mieszkanie puste",
            "tynk i cegła, trochę betonu",
            "wielka płyta, żelbet, prace w zamieszkanym lokalu",
          ],
        },
        {
          label: "Punkty",
          cells: ["mniej niż w tabeli, około 40", "tyle co w tabeli", "więcej, z siecią, roletami i klimatyzacją"],
        },
        {
          label: "Osprzęt",
          cells: ["najprostsza biała seria", "średnia seria jednego producenta", "szkło, metal, ściemniacze"],
        },
        {
          label: "Rozdzielnica",
          cells: [
            "dwie różnicówki, ogranicznik przepięć",
            "trzy, cztery różnicówki, zapas miejsca",
            "osobna ochrona obwodów, miejsce na sterowanie",
          ],
        },
      ],
      after: [
        "Na rynku jeden punkt z przewodem i puszką kosztuje {rynek.punkt}. Najniższa stawka nie pokryje więc pełnej listy. Kto za nią obiecuje wszystko, liczy na dopłaty albo pominie część obwodów i pomiary.",
      ],
    },
    {
      id: "zycie",
      heading: "Mieszkanie w trakcie prac",
      kind: "text",
      paragraphs: [
        "Da się mieszkać w remontowanym lokalu, ale płaci się za to czasem. Ekipa pracuje wtedy pokój po pokoju, codziennie sprząta i przełącza zasilanie, a całość trwa wyraźnie dłużej. Najgorsze są dni bruzd i przewodów, od trzech do pięciu w pustym mieszkaniu: jeśli masz dokąd wyjść choć na nie, skorzystaj z tego.",
        "Przez cały czas powinien działać jeden obwód tymczasowy: lodówka, ładowarka, światło w łazience. Ma własny wyłącznik różnicowoprądowy i przewód ułożony tak, żeby nikt po nim nie chodził. Przedłużacz od sąsiada przez klatkę nie jest rozwiązaniem, podobnie jak zostawienie starych obwodów z otwartymi puszkami.",
        "Kurz z betonu wchodzi wszędzie i szkodzi elektronice. Telewizor i komputer wynieś albo szczelnie zafoliuj. W bloku uprzedź sąsiadów o godzinach kucia i sprawdź regulamin. Dzieciom i zwierzętom zamknij dostęp do pomieszczeń, w których wiszą końcówki przewodów, także wtedy, gdy ktoś zapewnia, że są bez napięcia.",
      ],
    },
    {
      id: "wykonawca",
      heading: "Jak wybrać wykonawcę",
      kind: "checks",
      paragraphs: [
        "Różnicę między ofertami widać po pytaniach. Kto wycenia wymianę przez telefon, podając samą kwotę za punkt, wlicza ryzyko albo liczy na dopłaty. Dobra oferta opiera się na oględzinach i ma załącznik z listą obwodów.",
      ],
      items: [
        {
          title: "Świadectwo kwalifikacyjne",
          text: "Aktualne E, grupa 1, a do protokołu także D. Kto co może podpisać, wyjaśnia poradnik o [przepisach](/poradnik/przepisy).",
        },
        {
          title: "Umowa na piśmie",
          text: "Zakres, liczba punktów, terminy, płatność etapami, gwarancja, kto tynkuje i wywozi gruz.",
        },
        { title: "Materiał z nazwy", text: "Typ i przekrój przewodów, producent aparatów, klasa osprzętu." },
        { title: "Pomiary w cenie", text: "Z protokołem dla każdego obwodu, wpisane do umowy." },
        {
          title: "Polisa odpowiedzialności cywilnej",
          text: "Suma i okres ochrony. Przy kuciu w bloku łatwo przebić rurę albo przewód sąsiada.",
        },
        { title: "Zaliczka w granicach materiału", text: "Ostatnia rata po protokole odbioru." },
      ],
    },
    {
      id: "dokumenty",
      heading: "Dokumenty, bez których nie odbieraj prac",
      kind: "rows",
      paragraphs: [
        "Po wymianie odbierasz dwie rzeczy: instalację i wiedzę o niej. Druga kończy się w dniu, w którym tynk zakrył przewody, jeśli nikt jej nie zapisał.",
      ],
      items: [
        {
          term: "Protokół pomiarów odbiorczych",
          text: "Osobny wiersz dla każdego obwodu: pętla zwarcia, izolacja, wyłączniki różnicowoprądowe, ciągłość PE.",
        },
        {
          term: "Schemat rozdzielnicy",
          text: "Ten sam, który wisi w środku na drzwiczkach, z opisem zgodnym z pomieszczeniami.",
        },
        {
          term: "Plan tras i zdjęcia",
          text: "Wymiary od podłogi, narożników i ościeżnic. Plik przechowuj w dwóch miejscach.",
        },
        { term: "Karta gwarancyjna", text: "Okres, zakres i warunki przeglądów." },
        { term: "Instrukcje aparatów", text: "Wyłączników, ogranicznika przepięć i opraw, z terminami prób i wymian." },
      ],
      after: [
        "Na odbiorze poproś o próbę przy tobie: każdy wyłącznik gasi dokładnie to, co ma w opisie, a przycisk TEST wyłącza swój zestaw obwodów. Zajmuje to pół godziny. Wyników pomiarów nie sprawdzaj na własną rękę, w razie wątpliwości zleć niezależne [pomiary](/uslugi/pomiary).",
      ],
    },
  ],
  faq: [
    {
      question: "Czy trzeba kuć ściany w całym mieszkaniu?",
      answer:
        "Nie zawsze. Część przewodów da się poprowadzić w podłodze pod wylewką, w suficie podwieszanym albo w listwach instalacyjnych. W starych rurkach czasem zmieści się nowy przewód, ale tego nie zakłada się z góry.",
    },
    {
      question: "Ile trwa wymiana instalacji w mieszkaniu 60 m²?",
      answer:
        "Prace elektryczne zajmują {wymiana.czas}. Z uzgodnieniami i tynkami od oględzin do protokołu mija od czterech do siedmiu tygodni, a gdy potrzebna jest większa moc od operatora, jeszcze więcej.",
    },
    {
      question: "Czy wymieniać instalację przed remontem, czy po nim?",
      answer:
        "Przed tynkami i podłogami, po wyburzeniach. Gniazda planuje się po ustaleniu kuchni i mebli, więc projekt wnętrza musi być gotowy. Montaż osprzętu i pomiary przychodzą na końcu.",
    },
    {
      question: "Czy mogę zostawić aluminium w jednym pokoju?",
      answer:
        "Technicznie tak, jeśli pomiary są dobre, a połączenie z miedzią wykonano właściwymi złączkami. Obwód powinien dostać słabsze zabezpieczenie, a mocne urządzenia trafić gdzie indziej. Koszt wymiany wróci przy następnym remoncie.",
    },
    {
      question: "Jaki przewód do gniazd, a jaki do oświetlenia?",
      answer:
        "W mieszkaniach stosuje się miedź 3×2,5 mm² do gniazd i 3×1,5 mm² do oświetlenia. Przekrój zależy jednak od długości, sposobu ułożenia i zabezpieczenia. Jak się to liczy, pokazuje poradnik o [obliczaniu mocy](/poradnik/obliczanie-mocy).",
    },
    {
      question: "Czy wymiana zwiększy moc, którą mogę pobierać?",
      answer:
        "Sama nie. Moc wynika z umowy z operatorem i z zabezpieczenia przedlicznikowego. Nowa instalacja pozwala ją przyjąć, ale zwiększenie zgłasza się osobnym wnioskiem. W bloku ogranicza ją dodatkowo [pion](#pion).",
    },
  ],
  advice:
    "Kucie i zakup osprzętu odłóż. Najpierw zamów oględziny i pomiary u elektryka z uprawnieniami, a w bloku porozmawiaj z zarządcą: od tej godziny rozmowy zależy zakres i cena.",
  band: {
    heading: "Wycena wymiany po oględzinach",
    text: "Napisz, ile metrów ma lokal, z którego roku jest budynek i kiedy zaczyna się remont. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o wymianę instalacji", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "rozdzielnice", "pomiary"],
    guides: ["modernizacja", "obliczanie-mocy", "przepisy"],
  },
} as const satisfies Guide;
