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
    lead: "Kiedy wymieniać wszystko, co zależy od pionu w bloku, ile punktów wchodzi w mieszkanie i jakie papiery odebrać na końcu.",
    answer:
      "Najpierw oględziny i pomiary, potem projekt, bruzdy i przewody, kontrola ze zdjęciami przed tynkiem, a na końcu rozdzielnica, osprzęt i protokół. W mieszkaniu 60 m² prace elektryczne trwają {wymiana.czas}, z uzgodnieniami i tynkami od czterech do siedmiu tygodni. Kosztują {wymiana.cena}, a pełny zakres z kuciem, rozdzielnicą i osprzętem najczęściej {wymiana.cenaPelna}.",
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
        "Instalacja z miedzi, z osobnym przewodem ochronnym i dobrymi wynikami pomiarów może służyć dalej po trzydziestu latach. Dwużyłowe aluminium z lat siedemdziesiątych, zasilające dziś zmywarkę i płytę, wymaga decyzji, choćby działało.",
        "Najlepszym momentem jest remont generalny, bo kucie i tynki to spora część kosztu. Jeśli kłopot dotyczy jednego pomieszczenia, zacznij od [modernizacji wybranych obwodów](/poradnik/modernizacja). Za pełną wymianą przemawiają:",
      ],
      items: [
        { title: "Aluminium w ścianach", text: "Zwłaszcza w gniazdach i kuchni." },
        { title: "Brak przewodu ochronnego (PE)", text: "Dwie żyły w puszkach, bolec gniazda połączony z neutralnym." },
        {
          title: "Słaba izolacja",
          text: "Pomiar poniżej 1 megaoma w kilku obwodach albo izolacja, która pęka w palcach.",
        },
        { title: "Dwa obwody na całe mieszkanie", text: "Jeden wyłącznik gasi kuchnię, łazienkę i pokój." },
        { title: "Zmiana układu pomieszczeń", text: "Nowe ściany i nowa kuchnia zmieniają trasy przewodów." },
      ],
    },
    {
      id: "aluminium",
      heading: "Aluminium: dlaczego zawodzi na zaciskach",
      kind: "text",
      paragraphs: [
        "Aluminium jest miękkie i pod śrubą powoli płynie, więc docisk z latami słabnie, a na powierzchni powstaje twardy tlenek, który przewodzi źle. Styk się grzeje, tlenku przybywa i w końcu zacisk jest brązowy, a izolacja krucha. Żyła 2,5 mm², kilka razy zgięta w puszce, łamie się, dlatego wymiana samych gniazd potrafi zacząć serię awarii. Elektryk, który mówi „tego nie ruszam, bo się posypie”, ma rację.",
        "Typowy przypadek z bloku z wielkiej płyty: światło w kuchni przygasa, gdy rusza pralka, a gniazdo za lodówką jest ciepłe. Pętla zwarcia ma tam 3,6 oma, choć przy wyłączniku B16 wolno najwyżej {przyklad.petla.granica}, a izolacja dwóch z czterech obwodów spadła do 0,6 megaoma. Nowe puszki uspokoiłyby to na rok, może dwa, a skoro i tak szykuje się remont, idzie wymiana całości: dziewięć dni prac elektrycznych po stawce ze środka zakresu {wymiana.cenaPelna}.",
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
      lead: "Od drogi przewodu ochronnego zależy, czy przy awarii na obudowie pojawi się napięcie.",
      items: [
        {
          name: "TN-C",
          description: "Jeden przewód PEN jest zarazem ochronny i neutralny. Budynki sprzed lat dziewięćdziesiątych.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "2" },
            { label: "Wyłącznik różnicowoprądowy", value: "nie działa prawidłowo" },
          ],
          advantages: ["Mniej przewodów."],
          disadvantages: ["Przerwa przewodu PEN może podać napięcie na obudowy."],
        },
        {
          name: "TN-C-S",
          description:
            "PEN dzieli się w złączu lub rozdzielnicy na ochronny PE i neutralny N, których dalej już się nie łączy.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "3" },
            { label: "Wyłącznik różnicowoprądowy", value: "działa za podziałem" },
          ],
          advantages: ["Pozwala wymienić instalację w lokalu przed wymianą pionów."],
          disadvantages: ["Wymaga uziemienia punktu podziału."],
          applications: "Nowe domy i bloki oraz wynik typowej wymiany.",
        },
        {
          name: "TN-S",
          description: "Przewody PE i N są osobne od transformatora do gniazda. Zakłady i duże obiekty.",
          specs: [
            { label: "Żyły w obwodzie gniazda", value: "3" },
            { label: "Wyłącznik różnicowoprądowy", value: "działa w całej instalacji" },
          ],
          advantages: ["W przewodzie ochronnym nie płynie prąd roboczy."],
          disadvantages: ["Wymaga własnej stacji transformatorowej."],
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
          "Do operatora należą przyłącze, złącze i licznik. Wewnętrzna linia zasilająca (WLZ) i tablice na klatce są częścią wspólną. Linia od licznika, tablica i obwody są zwykle właściciela mieszkania; granicę podaje regulamin budynku.",
        grid: "operator",
        common: "wspólnota",
        own: "właściciel",
      },
      kind: "rows",
      lead: "Pion, fachowo wewnętrzna linia zasilająca (WLZ), prowadzi energię od złącza przez klatkę do liczników. Od niego zależy, ile mocy nowa instalacja dostanie.",
      paragraphs: [
        "Tam, gdzie w kuchni jest gaz, pion liczono na pralkę, lodówkę i telewizor, a jedna faza z zabezpieczeniem 25 A daje {moc.grzalka1x25}, mniej, niż biorą razem piekarnik, pralka i czajnik. Nowa instalacja tej granicy nie podniesie, bo większa moc wymaga zgody zarządcy i [wniosku do operatora](/poradnik/obliczanie-mocy#wniosek).",
      ],
      items: [
        {
          term: "Fazy i amperaż",
          text: "Ile faz dochodzi do licznika i jakie jest przed nim zabezpieczenie.",
        },
        {
          term: "Przekrój i wiek pionu",
          text: "Podział przewodu PEN na PE i N wymaga co najmniej 10 mm² miedzi albo 16 mm² aluminium. Cieńszy dzieli się dopiero w złączu albo wymienia.",
        },
        {
          term: "Plan wymiany",
          text: "Kiedy wspólnota wymienia pion. Kilka miesięcy czekania oszczędza układ przejściowy w mieszkaniu.",
        },
        {
          term: "Strop i płyta",
          text: "W wielkiej płycie przewodów nie da się wyciągnąć, a płyty nośnej nie nacina się bez zgody i konstruktora. Nowa trasa idzie wylewką, listwą lub sufitem podwieszanym.",
        },
        {
          term: "Godziny i szachty",
          text: "Kiedy wolno kuć, kto otwiera szacht i klatkową tablicę, gdzie składa się gruz.",
        },
      ],
      after: [
        "Mieszkanie da się przygotować na nowy pion wcześniej: pięć żył od licznika do rozdzielnicy, trzy do każdego gniazda, wolne moduły. Ochronę na ten czas ustala się po [pomiarach](/uslugi/pomiary).",
      ],
    },
    {
      id: "etapy",
      heading: "Etapy wymiany i ich terminy",
      kind: "steps",
      look: "schedule",
      paragraphs: ["Terminy są naszym szacunkiem dla mieszkania około 60 m²."],
      scale: { length: 34, unit: "dni roboczych" },
      items: [
        {
          title: "Oględziny i pomiary",
          text: "Linia zasilająca, układ sieci, przekroje i stan izolacji.",
          time: "1 dzień",
          details: ["Decyzja: całość czy część"],
          level: "critical",
          bar: { start: 0, min: 0.5, max: 1 },
        },
        {
          title: "Projekt i uzgodnienia",
          text: "Plan gniazd i obwodów, schemat rozdzielnicy, rozmowa z zarządcą, a w razie potrzeby wniosek do operatora.",
          time: "3–10 dni",
          details: ["Meble i kuchnia muszą być już narysowane"],
          level: "high",
          bar: { start: 1, min: 3, max: 10 },
        },
        {
          title: "Przygotowanie mieszkania",
          text: "Wyniesienie mebli, folie, tymczasowy obwód z wyłącznikiem różnicowoprądowym na czas prac.",
          time: "1 dzień",
          level: "normal",
          bar: { start: 11, min: 0.5, max: 1 },
        },
        {
          title: "Bruzdy, puszki, przewody",
          text: "Trasy równolegle do krawędzi ścian, bez skosów. Przewody miedziane, na przykład YDYp 3×1,5 mm² do światła i 3×2,5 mm² do gniazd.",
          time: "3–5 dni",
          level: "critical",
          bar: { start: 12, min: 3, max: 5 },
        },
        {
          title: "Kontrola przed tynkiem",
          text: "Próba ciągłości przewodów ochronnych, pomiar izolacji i zdjęcie każdej ściany z rozłożoną miarą, bo po tynku nikt już nie zgadnie, którędy idzie przewód. To ostatni moment na dodatkowe gniazdo.",
          time: "pół dnia",
          details: ["Nie pozwól tynkować przed zdjęciami"],
          level: "critical",
          bar: { start: 17, min: 0.5, max: 0.5 },
        },
        {
          title: "Tynki i malowanie",
          text: "Robi je ekipa wykończeniowa. Ściany muszą wyschnąć przed montażem osprzętu.",
          time: "5–10 dni",
          level: "normal",
          bar: { start: 17.5, min: 5, max: 10 },
        },
        {
          title: "Rozdzielnica i osprzęt",
          text: "Aparaty, opisy obwodów, gniazda, łączniki, oprawy, połączenia wyrównawcze w łazience.",
          time: "2–3 dni",
          level: "high",
          bar: { start: 27.5, min: 2, max: 3 },
        },
        {
          title: "Pomiary i odbiór",
          text: "Sprawdzenie odbiorcze według {norma.sprawdzanie}, próby wyłączników, krótkie szkolenie.",
          time: "1 dzień, potem dokumenty: {pomiary.dokumenty}",
          level: "critical",
          bar: { start: 30.5, min: 2, max: 3 },
        },
      ],
    },
    {
      id: "punkty",
      heading: "Ile punktów i obwodów na 60 m²",
      kind: "table",
      paragraphs: [
        "Oferty porównuje się liczbą punktów, czyli gniazd, łączników i wypustów do lamp lub urządzeń. Ten wykaz wystarcza rodzinie w trzech pokojach z kuchnią elektryczną, a podwójne gniazdo to dwa punkty.",
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
        "Razem {przyklad.wymiana.punkty} punktów. Rozdzielnica na {przyklad.wymiana.obwody} obwodów, z różnicówkami, ogranicznikiem przepięć i zapasem, potrzebuje obudowy na 36 modułów.",
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
      ],
      result:
        "Budżet wyjściowy ze środka zakresu: {przyklad.wymiana.budzet}. Konkretną kwotę poda wycena po oględzinach.",
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
        "Na rynku jeden punkt z przewodem i puszką kosztuje {rynek.punkt}. Kto obiecuje pełną listę za najniższą stawkę, liczy na dopłaty albo pominie część obwodów i pomiary.",
      ],
    },
    {
      id: "zycie",
      heading: "Mieszkanie w trakcie prac",
      kind: "text",
      paragraphs: [
        "Da się mieszkać w remontowanym lokalu, ale płaci się za to czasem, bo ekipa idzie pokój po pokoju i codziennie sprząta. Na dni bruzd lepiej się wyprowadzić.",
        "Przez cały czas powinien działać obwód tymczasowy z własną różnicówką: lodówka, ładowarka, światło w łazience. Elektronikę wynieś, bo kurz z betonu wchodzi wszędzie, a dzieciom i zwierzętom zamknij pokoje, w których wiszą końcówki przewodów.",
      ],
    },
    {
      id: "wykonawca",
      heading: "Jak wybrać wykonawcę",
      kind: "checks",
      paragraphs: [
        "Kto wycenia przez telefon, wlicza ryzyko albo liczy na dopłaty, dlatego dobra oferta powstaje po oględzinach i ma listę obwodów.",
      ],
      items: [
        {
          title: "Świadectwo kwalifikacyjne",
          text: "Aktualne E, grupa 1, a do [podpisania protokołu](/poradnik/przepisy) także D.",
        },
        {
          title: "Umowa na piśmie",
          text: "Punkty, terminy, płatność etapami, gwarancja, kto tynkuje i wywozi gruz.",
        },
        { title: "Materiał z nazwy", text: "Typ i przekrój przewodów, producent aparatów, klasa osprzętu." },
        { title: "Pomiary w cenie", text: "Z protokołem dla każdego obwodu, wpisane do umowy." },
        {
          title: "Polisa odpowiedzialności cywilnej",
          text: "Przy kuciu w bloku łatwo przebić rurę albo przewód sąsiada.",
        },
        { title: "Zaliczka w granicach materiału", text: "Ostatnia rata po protokole odbioru." },
      ],
    },
    {
      id: "dokumenty",
      heading: "Dokumenty, bez których nie odbieraj prac",
      kind: "rows",
      items: [
        {
          term: "Protokół pomiarów odbiorczych",
          text: "Osobny wiersz dla każdego obwodu: pętla zwarcia, izolacja, wyłączniki różnicowoprądowe, ciągłość PE.",
        },
        {
          term: "Schemat rozdzielnicy",
          text: "Ten sam, który wisi na drzwiczkach, z opisem zgodnym z pomieszczeniami.",
        },
        {
          term: "Plan tras i zdjęcia",
          text: "Wymiary od podłogi, narożników i ościeżnic. Plik przechowuj w dwóch miejscach.",
        },
        { term: "Gwarancja i instrukcje", text: "Okres, zakres, warunki przeglądów, terminy prób i wymian aparatów." },
      ],
      after: ["Na odbiorze poproś o próbę przy tobie: każdy wyłącznik gasi dokładnie to, co ma w opisie."],
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
        "Po wyburzeniach, a przed tynkami i podłogami, gdy gotowy jest projekt kuchni i mebli, bo od niego zależą miejsca gniazd.",
    },
    {
      question: "Czy mogę zostawić aluminium w jednym pokoju?",
      answer:
        "Technicznie tak, jeśli pomiary są dobre, a połączenie z miedzią wykonano właściwymi złączkami. Obwód powinien dostać słabsze zabezpieczenie, a mocne urządzenia trafić gdzie indziej.",
    },
  ],
  advice:
    "Odłóż kucie i zakupy, a zamów oględziny z pomiarami u elektryka z uprawnieniami. W bloku porozmawiaj też z zarządcą, bo od tej rozmowy zależą zakres i cena.",
  band: {
    heading: "Wycena wymiany po oględzinach",
    text: "Napisz, ile metrów ma lokal, z którego roku jest budynek i kiedy remont. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o wymianę instalacji", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "rozdzielnice", "pomiary"],
    guides: ["modernizacja", "obliczanie-mocy", "przepisy"],
  },
};
