import type { Guide } from "@/lib/content/types";

export const wymianaInstalacji: Guide = {
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
      "ile gniazdek w mieszkaniu",
      "elektryk cena za punkt czy za metr",
      "gniazdo bez bolca zerowanie",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Wymiana instalacji elektrycznej krok po kroku",
    lead: "Kiedy wymieniać wszystko, co zależy od pionu w bloku, ile punktów potrzebuje mieszkanie i jakie papiery odebrać na końcu.",
    answer:
      "Wymiana całej instalacji z kuciem, rozdzielnicą i osprzętem kosztuje zwykle {wymiana.cenaPelna} i trwa w mieszkaniu 60 m² {wymiana.czas}, bez tynków. W bloku więcej mocy dostaniesz tylko wtedy, gdy pozwala na to pion. Tynkarza wpuść dopiero po zdjęciach wszystkich ścian.",
    picture: { name: "20-tablica-licznikowa" },
  },
  keyFacts: [
    { label: "Koszt wymiany instalacji", value: "{wymiana.cena}" },
    { label: "Cała instalacja w mieszkaniu 60 m²", value: "{przyklad.wymiana.pelna}" },
    { label: "Wymiana samej rozdzielnicy", value: "{rozdzielnica.czas}" },
    { label: "Dokumenty po pomiarach", value: "{pomiary.dokumenty}" },
  ],
  sections: [
    {
      id: "kiedy",
      heading: "Kiedy wymieniać wszystko, a kiedy część",
      kind: "checks",
      paragraphs: [
        "Instalacja z miedzi, z osobnym przewodem ochronnym i dobrymi wynikami pomiarów, może służyć dalej po trzydziestu latach. Dwużyłowe aluminium z lat siedemdziesiątych, które zasila dziś zmywarkę i płytę, zaplanuj do wymiany, choćby jeszcze działało.",
        "Najlepszym momentem jest remont generalny: za kucie i tynki płacisz wtedy raz. Jeśli kłopot dotyczy jednego pomieszczenia, zacznij od [modernizacji wybranych obwodów](/poradnik/modernizacja). Za pełną wymianą przemawiają:",
      ],
      items: [
        { title: "Aluminium w ścianach", text: "Najszybciej zawodzi w kuchni i gniazdach mocnego sprzętu." },
        {
          title: "Brak przewodu ochronnego (PE)",
          text: "W puszkach są dwie żyły, a bolec gniazda jest połączony z przewodem neutralnym.",
        },
        {
          title: "Słaba izolacja",
          text: "Pomiar pokazuje w kilku obwodach mniej niż 1 megaom albo izolacja kruszy się przy żyłach.",
        },
        {
          title: "Dwa obwody na całe mieszkanie",
          text: "Gdy wybije jeden bezpiecznik (wyłącznik nadprądowy), gasną naraz kuchnia, łazienka i pokój.",
        },
        {
          title: "Zmiana układu pomieszczeń",
          text: "Przy nowych ścianach i kuchni trasy przewodów i tak się zmieniają.",
        },
      ],
    },
    {
      id: "aluminium",
      heading: "Aluminium: dlaczego zawodzi na zaciskach",
      kind: "text",
      paragraphs: [
        "Aluminium jest miękkie i pod śrubą powoli płynie, więc docisk z latami słabnie. Na powierzchni powstaje tlenek, który źle przewodzi. Styk się grzeje, tlenku przybywa, aż zacisk robi się brązowy, a izolacja krucha. Żyła 2,5 mm² łamie się po kilku zgięciach, przez co wymiana samych gniazd potrafi zacząć serię awarii. Elektryk, który mówi „tego nie ruszam, bo się posypie”, ma rację.",
        "Przykład z bloku z wielkiej płyty: światło w kuchni przygasa, gdy rusza pralka, a gniazdo za lodówką jest ciepłe. Pętla zwarcia, czyli opór drogi prądu przy zwarciu, ma 3,6 oma, a przy wyłączniku B16 wolno najwyżej {przyklad.petla.granica} oma. Izolacja dwóch z czterech obwodów spadła do 0,6 megaoma. Nowe puszki dałyby spokój na rok, może dwa. Skoro szykuje się remont, lepiej wymienić całość: to dziewięć dni prac po stawce ze środka zakresu {wymiana.cenaPelna}.",
      ],
      callout: {
        title: "Nie dokręcaj zacisków samodzielnie.",
        text: "Pod osłoną gniazda jest napięcie, a nadłamana żyła może się urwać. Gniazdo, które się grzeje, to już [awaria](/poradnik/awarie).",
      },
    },
    {
      id: "uklad-sieci",
      heading: "TN-C i TN-S: co zmienia trzecia żyła",
      kind: "compare",
      lead: "Od tego, którędy biegnie przewód ochronny, zależy, czy przy awarii na obudowie pralki pojawi się napięcie.",
      items: [
        {
          name: "TN-C",
          description:
            "Jeden przewód, PEN, jest zarazem ochronny i neutralny. Tak zasilano budynki przed latami dziewięćdziesiątymi.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "2" },
            { label: "Różnicówka (RCD)", value: "nie działa prawidłowo" },
          ],
          advantages: ["Do gniazda wystarczały dwie żyły."],
          disadvantages: ["Gdy przewód PEN się przerwie, napięcie może trafić na obudowy."],
        },
        {
          name: "TN-C-S",
          description:
            "Przewód PEN dzieli się w złączu lub rozdzielnicy na ochronny PE i neutralny N. Dalej się ich nie łączy.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "3" },
            { label: "Różnicówka (RCD)", value: "działa za miejscem podziału" },
          ],
          advantages: ["Pozwala wymienić instalację w lokalu przed wymianą pionów."],
          disadvantages: ["Miejsce podziału trzeba uziemić."],
          applications: "Tak zasila się nowe domy i bloki, także mieszkania po wymianie.",
        },
        {
          name: "TN-S",
          description:
            "Przewody PE i N są osobne od transformatora do gniazda. Taki układ mają zakłady i duże obiekty.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "3" },
            { label: "Różnicówka (RCD)", value: "działa w całej instalacji" },
          ],
          advantages: ["W przewodzie ochronnym nie płynie prąd roboczy."],
          disadvantages: ["Budynek musi mieć własną stację transformatorową."],
        },
      ],
    },
    {
      id: "pion",
      heading: "W bloku i kamienicy zacznij od pionu",
      drawing: {
        drawing: "riser",
        title: "Od ulicy do mieszkania: złącze, pion, licznik i tablica",
        caption:
          "Do operatora należą przyłącze, złącze i licznik. Pion (WLZ) i tablice na klatce są częścią wspólną. Linia od licznika, tablica i obwody należą zwykle do właściciela mieszkania; granicę podaje regulamin budynku.",
        grid: "operator",
        common: "wspólnota",
        own: "właściciel",
      },
      kind: "rows",
      lead: "Pion, fachowo wewnętrzna linia zasilająca (WLZ), prowadzi prąd od złącza przez klatkę do liczników.",
      paragraphs: [
        "W bloku z gazem w kuchni pion liczono na pralkę, lodówkę i telewizor. Jedna faza z zabezpieczeniem 25 A daje {moc.grzalka1x25}, a piekarnik, pralka i czajnik biorą razem więcej. Nowa instalacja tego nie zmieni: większa moc wymaga zgody zarządcy i [wniosku do operatora](/poradnik/obliczanie-mocy#wniosek).",
      ],
      items: [
        {
          term: "Fazy i amperaż",
          text: "Zapytaj zarządcę, ile faz dochodzi do licznika i jaki bezpiecznik (zabezpieczenie przedlicznikowe) jest przed nim.",
        },
        {
          term: "Przekrój i wiek pionu",
          text: "Podział przewodu PEN na PE i N wymaga co najmniej 10 mm² miedzi albo 16 mm² aluminium. Cieńszy przewód dzieli się dopiero w złączu albo się go wymienia.",
        },
        {
          term: "Plan wymiany",
          text: "Zapytaj, kiedy wspólnota wymieni pion. Jeśli poczekasz kilka miesięcy, unikniesz rozwiązania tymczasowego.",
        },
        {
          term: "Strop i płyta",
          text: "W wielkiej płycie przewodów nie da się wyciągnąć, a płyty nośnej nie nacina się bez zgody zarządcy i konstruktora. Nowy przewód idzie wylewką, listwą lub sufitem podwieszanym.",
        },
        {
          term: "Godziny i szachty",
          text: "Ustal, kiedy wolno kuć, kto otwiera szacht i tablicę na klatce i gdzie składa się gruz.",
        },
      ],
      after: [
        "Mieszkanie przygotujemy na nowy pion wcześniej: kładziemy pięć żył od licznika do rozdzielnicy, trzy do każdego gniazda i zostawiamy w rozdzielnicy wolne miejsca. Ochronę od porażeń do czasu wymiany pionu dobieramy po [pomiarach](/uslugi/pomiary).",
      ],
    },
    {
      id: "etapy",
      heading: "Etapy wymiany i ich terminy",
      kind: "steps",
      look: "schedule",
      paragraphs: [
        "Terminy są naszym szacunkiem dla mieszkania około 60 m². Z uzgodnieniami i tynkami całość zajmuje od czterech do siedmiu tygodni.",
      ],
      scale: { length: 34, unit: "dni robocze" },
      items: [
        {
          title: "Oględziny i pomiary",
          text: "Sprawdzamy linię zasilającą, układ sieci, przekroje przewodów i stan izolacji.",
          time: "1 dzień",
          details: ["Potem wiadomo: całość czy część"],
          level: "critical",
          bar: { start: 0, min: 0.5, max: 1 },
        },
        {
          title: "Projekt i uzgodnienia",
          text: "Rysujemy plan gniazd i obwodów oraz schemat rozdzielnicy. Piszemy do zarządcy, w razie potrzeby też do operatora.",
          time: "3–10 dni",
          details: ["Meble i kuchnia muszą być już narysowane"],
          level: "high",
          bar: { start: 1, min: 3, max: 10 },
        },
        {
          title: "Przygotowanie mieszkania",
          text: "Wynosisz meble, a my rozkładamy folie i podłączamy na czas prac tymczasowy obwód z różnicówką.",
          time: "1 dzień",
          level: "normal",
          bar: { start: 11, min: 0.5, max: 1 },
        },
        {
          title: "Bruzdy, puszki, przewody",
          text: "Prowadzimy trasy równolegle do krawędzi ścian, bez skosów. Układamy miedź, na przykład YDYp 3×1,5 mm² do światła i 3×2,5 mm² do gniazd.",
          time: "3–5 dni",
          level: "critical",
          bar: { start: 12, min: 3, max: 5 },
        },
        {
          title: "Kontrola przed tynkiem",
          text: "Badamy ciągłość przewodów ochronnych i izolację, a każdą ścianę fotografujemy z rozłożoną miarą. To ostatni moment na dodatkowe gniazdo.",
          time: "pół dnia",
          details: ["Nie pozwól tynkować przed zdjęciami"],
          level: "critical",
          bar: { start: 17, min: 0.5, max: 0.5 },
        },
        {
          title: "Tynki i malowanie",
          text: "Bruzdy tynkuje i maluje ekipa wykończeniowa. Ściany muszą wyschnąć, zanim założymy osprzęt.",
          time: "5–10 dni",
          level: "normal",
          bar: { start: 17.5, min: 5, max: 10 },
        },
        {
          title: "Rozdzielnica i osprzęt",
          text: "Montujemy i opisujemy aparaty, zakładamy gniazda, łączniki i lampy, a w łazience połączenia wyrównawcze.",
          time: "2–3 dni",
          level: "high",
          bar: { start: 27.5, min: 2, max: 3 },
        },
        {
          title: "Pomiary i odbiór",
          text: "Mierzymy instalację według {norma.sprawdzanie}, próbujemy każdy wyłącznik i uczymy domowników obsługi.",
          time: "1 dzień, potem dokumenty: {pomiary.dokumenty}",
          level: "critical",
          bar: { start: 30.5, min: 2, max: 3 },
        },
      ],
    },
    {
      id: "punkty",
      heading: "Ile punktów i obwodów na 60 m²",
      picture: { name: "13-instalacja-podtynkowa" },
      kind: "table",
      paragraphs: [
        "Oferty porównasz po liczbie punktów, czyli gniazd, łączników i wypustów do lamp lub urządzeń. Podwójne gniazdo to dwa punkty. Ten wykaz wystarcza rodzinie, która ma trzy pokoje i gotuje na prądzie.",
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
          sum: true,
          cells: [
            "{przyklad.wymiana.swiatlo}",
            "{przyklad.wymiana.laczniki}",
            "{przyklad.wymiana.gniazda}",
            "{przyklad.wymiana.obwody}",
          ],
        },
      ],
      after: [
        "Razem wychodzi {przyklad.wymiana.punkty} punktów. Rozdzielnica na {przyklad.wymiana.obwody} obwodów, z różnicówkami, ogranicznikiem przepięć i zapasem, potrzebuje obudowy na 36 modułów.",
      ],
    },
    {
      id: "koszt",
      heading: "Koszt wymiany w mieszkaniu 60 m²",
      kind: "example",
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
        {
          text: "Osobno tynk w bruzdach i malowanie, bez nowej gładzi: {przyklad.wymiana.powierzchnia} × {wykonczenie.bruzdy}",
          result: "{przyklad.wymiana.wykonczenie}",
        },
        {
          text: "Osobno gruz: worek o pojemności metra sześciennego z odbiorem",
          result: "{wykonczenie.gruz}",
        },
      ],
      result:
        "Budżet na instalację ze środka zakresu: {przyklad.wymiana.budzet}. Konkretną kwotę poda wycena po oględzinach.",
      after: ["{cena.vat}. W stawce mieszczą się {instalacje.wCenie}. Osobno płacisz za {instalacje.pozaCena}."],
    },
    {
      id: "co-za-metr",
      heading: "Co kupuje najniższa stawka, a co najwyższa",
      kind: "table",
      caption: "To samo mieszkanie {przyklad.wymiana.powierzchnia} w trzech cenach.",
      columns: ["Za co płacisz", "{wymiana.stawkaOd}", "{wymiana.stawkaSrodek}", "{wymiana.stawkaDo}"],
      rows: [
        {
          label: "Na jeden punkt, gdyby było ich {przyklad.wymiana.punkty}",
          cells: ["{przyklad.wymiana.zaPunktOd}", "{przyklad.wymiana.zaPunktSrodek}", "{przyklad.wymiana.zaPunktDo}"],
        },
        {
          label: "Ściany",
          cells: [
            "odsłonięte albo z cegły i gipsu, mieszkanie puste",
            "tynk i cegła, trochę betonu",
            "żelbet albo wielka płyta z trasami w zabudowie, lokal zamieszkany",
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
        "{wymiana.stawkaDo} wychodzi dopiero wtedy, gdy ściany, liczba punktów i osprzęt są naraz z ostatniej kolumny. Zwykła pełna wymiana, z jednym punktem na metr, kosztuje {wymiana.cenaPelna}, także w wielkiej płycie, tam bliżej górnej granicy.",
        "Na rynku jeden punkt z przewodem i puszką kosztuje {rynek.punkt}. Pełna lista punktów za najniższą stawkę kończy się zwykle dopłatami albo brakiem części obwodów i pomiarów.",
      ],
    },
    {
      id: "zycie",
      heading: "Mieszkanie w trakcie prac",
      kind: "text",
      paragraphs: [
        "W remontowanym lokalu da się mieszkać, ale prace trwają wtedy dłużej: ekipa idzie pokój po pokoju i codziennie sprząta. Na dni kucia lepiej się wyprowadzić.",
        "Przez cały czas powinien działać obwód tymczasowy z własną różnicówką. Podłącz do niego lodówkę, ładowarkę i światło w łazience. Elektronikę wynieś, kurz z betonu wchodzi wszędzie. Dzieciom i zwierzętom zamknij pokoje, w których wiszą końcówki przewodów.",
      ],
    },
    {
      id: "wykonawca",
      heading: "Jak wybrać wykonawcę",
      kind: "checks",
      paragraphs: [
        "Przez telefon da się podać tylko przedział ceny. Dobra oferta powstaje po oględzinach i ma listę obwodów, nasza także.",
      ],
      items: [
        {
          title: "Świadectwo kwalifikacyjne",
          text: "Potrzebne jest ważne świadectwo E w grupie 1, a do [podpisania protokołu](/poradnik/przepisy) także D. My mamy oba.",
        },
        {
          title: "Umowa na piśmie",
          text: "Są w niej punkty, terminy, płatność etapami, gwarancja i to, kto tynkuje i wywozi gruz, jak w naszym [wzorze](/wzor-oferty).",
        },
        {
          title: "Materiał z nazwy",
          text: "W ofercie są typ i przekrój przewodów, producent aparatów i seria gniazd.",
        },
        {
          title: "Pomiary w cenie",
          text: "Umowa obejmuje pomiary każdego obwodu z protokołem.",
        },
        {
          title: "Polisa odpowiedzialności cywilnej",
          text: "Przy kuciu w bloku łatwo przebić rurę albo przewód sąsiada. {dowod.ocZdanie}",
        },
        { title: "Zaliczka najwyżej na materiał", text: "Ostatnią ratę płacisz po protokole odbioru, u nas także." },
      ],
    },
    {
      id: "dokumenty",
      heading: "Dokumenty, bez których nie odbieraj prac",
      kind: "rows",
      items: [
        {
          term: "Protokół pomiarów odbiorczych",
          text: "Każdy obwód ma osobny wiersz z pętlą zwarcia i izolacją, dalej są ciągłość PE i różnicówki.",
        },
        {
          term: "Schemat rozdzielnicy",
          text: "Dostajesz ten sam schemat, który wisi w drzwiczkach, z opisem zgodnym z pomieszczeniami.",
        },
        {
          term: "Plan tras i zdjęcia",
          text: "Na zdjęciach widać wymiary od podłogi, narożników i ościeżnic. Plik przechowuj w dwóch miejscach.",
        },
        {
          term: "Gwarancja i instrukcje",
          text: "Na piśmie masz okres i zakres gwarancji, warunki przeglądów oraz terminy prób i wymiany aparatów.",
        },
      ],
      after: ["Przy odbiorze sprawdź z elektrykiem, czy każdy wyłącznik gasi dokładnie to, co ma w opisie."],
    },
  ],
  faq: [
    {
      question: "Czy trzeba kuć ściany w całym mieszkaniu?",
      answer:
        "Nie zawsze. Część przewodów idzie pod wylewką, w suficie podwieszanym albo w listwach. W starych rurkach czasem zmieści się nowy przewód, ale nikt tego nie obieca przed próbą.",
    },
    {
      question: "Czy wymieniać instalację przed remontem, czy po nim?",
      answer:
        "Po wyburzeniach, a przed tynkami i podłogami. Projekt kuchni i mebli musi być już gotowy, według niego wyznacza się miejsca gniazd.",
    },
    {
      question: "Czy mogę zostawić aluminium w jednym pokoju?",
      answer:
        "Technicznie tak, jeśli pomiary są dobre, a połączenie z miedzią wykonano właściwymi złączkami. Taki obwód powinien dostać słabszy bezpiecznik, a mocne urządzenia zasila się z nowych przewodów.",
    },
  ],
  advice:
    "Odłóż kucie i zakupy, a zamów oględziny z pomiarami, u nas albo u innego elektryka z uprawnieniami. W bloku porozmawiaj też z zarządcą: od tej rozmowy zależą zakres i cena.",
  band: {
    heading: "Wycena wymiany po oględzinach",
    text: "Napisz, ile metrów ma lokal, z którego roku jest budynek i kiedy remont. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o wymianę instalacji", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "rozdzielnice", "pomiary"],
    guides: ["modernizacja", "obliczanie-mocy", "przepisy"],
  },
  estimate: "/wycena?o=instalacje&rodzaj=wymiana",
};
