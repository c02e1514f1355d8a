import type { Guide } from "@/lib/content/types";

export const modernizacja: Guide = {
  slug: "modernizacja",
  name: "Modernizacja instalacji",
  card: "Co poprawić bez remontu całego domu: rozdzielnica, kuchnia, łazienka, priorytety, etapy i koszt za metr.",
  icon: "hammer",
  colour: "l2",
  meta: {
    title: "Modernizacja instalacji elektrycznej: etapy",
    description:
      "Co poprawić w starej instalacji bez wymiany całości, od czego zacząć i ile to kosztuje. Etapy z terminami i obliczenie dla domu 120 m².",
    keywords: [
      "modernizacja instalacji elektrycznej",
      "modernizacja instalacji koszt za m2",
      "wymiana rozdzielnicy w domu",
      "dodatkowy obwód w kuchni",
      "stara instalacja elektryczna w domu",
      "wymiana rozdzielnicy",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Modernizacja instalacji bez kucia całego domu",
    lead: "Które prace obejdą się bez bruzd, w jakiej kolejności je robić przy małym budżecie i z czego składa się cena.",
    answer:
      "Bez kucia wymienimy rozdzielnicę, gniazda i lampy. Rozdzielnica domu kosztuje {przyklad.tablica.dom} i zajmuje {rozdzielnica.czas}. Modernizacja wystarczy, jeśli przewody są miedziane, z żyłą ochronną i dobrym wynikiem pomiarów. Kuchnię i łazienkę odłóż do remontu: nowe obwody wymagają tam bruzd.",
    picture: { name: "13-instalacja-podtynkowa" },
  },
  keyFacts: [
    { label: "Koszt modernizacji", value: "{modernizacja.cena}" },
    { label: "Jedno pomieszczenie, zwykle", value: "{modernizacja.minimum}" },
    { label: "Czas prac", value: "{modernizacja.czas}" },
    { label: "Rozdzielnica w mieszkaniu, z montażem", value: "{przyklad.tablica.mieszkanie}" },
    { label: "Rezerwa mocy na przyszłość", value: "{moc.rezerwa}" },
  ],
  sections: [
    {
      id: "bez-kucia",
      heading: "Co zrobisz bez kucia, a co wymaga bruzd",
      kind: "rows",
      items: [
        {
          term: "Rozdzielnica, gniazda, lampy",
          text: "Nową skrzynkę z bezpiecznikami, gniazda i lampy montujemy w miejscu starych. Większa obudowa wymaga czasem poszerzenia wnęki, reszta ściany zostaje nietknięta.",
          note: "bez bruzd",
        },
        {
          term: "Pojedynczy nowy obwód",
          text: "Do garażu, na poddasze albo do klimatyzatora przewód idzie strychem, piwnicą, w suficie podwieszanym lub w listwie przypodłogowej.",
          note: "zwykle bez bruzd",
        },
        {
          term: "Kuchnia i łazienka",
          text: "Kilku nowych obwodów nie da się ukryć w listwach. Bruzdy kuje się wtedy, gdy meble są wyniesione, a płytki i tak idą do wymiany.",
          note: "bruzdy",
        },
      ],
    },
    {
      id: "zakres",
      heading: "Modernizacja czy wymiana",
      kind: "text",
      paragraphs: [
        "Modernizacja zostawia w ścianach dobre przewody i dokłada, czego brakuje: rozdzielnicę, zabezpieczenia, kilka obwodów. Czy można na niej poprzestać, pokaże pomiar. Wiek przewodów znaczy mniej niż stan izolacji i ciągłość żyły ochronnej.",
        "W mieszkaniu z dwiema żyłami nowa [tablica](/uslugi/rozdzielnice#cena) jest pierwszym z dwóch etapów. Chroni przewody przed przeciążeniem, ale żyły ochronnej nie zastąpi. Drugim etapem jest [wymiana przewodów](/poradnik/wymiana-instalacji), na którą trzeba odłożyć pieniądze.",
      ],
      list: [
        "Dom z lat 1990–2010, miedź, trzy żyły: wystarcza modernizacja, jeśli pomiary wyjdą dobrze.",
        "Dom starszy, częściowo przerabiany: o każdym obwodzie rozstrzyga pomiar.",
        "Aluminium bez przewodu ochronnego: planuj wymianę, choćby piętrami.",
      ],
    },
    {
      id: "priorytety",
      heading: "Od czego zacząć, gdy budżet jest mały",
      kind: "table",
      paragraphs: [
        "Kolejność wynika z ryzyka. Prace możesz rozłożyć na dwa albo trzy lata, byle nowego etapu nie zaczynać od rozbierania poprzedniego. Rozdzielnicę dobierz więc od razu do stanu docelowego, z rezerwą mocy {moc.rezerwa} i podobnym zapasem wolnych modułów. W każdą bruzdę połóż też pustą rurę na później.",
      ],
      caption: "Kolejność prac według ryzyka.",
      columns: ["Krok", "Co obejmuje", "Dlaczego teraz"],
      rows: [
        {
          label: "1. Natychmiast",
          cells: [
            "naprawę grzejących się styków, przerwanego przewodu PE i uszkodzonej izolacji",
            "te usterki grożą porażeniem i pożarem",
          ],
        },
        {
          label: "2. W pierwszej kolejności",
          cells: [
            "rozdzielnicę, różnicówki (wyłączniki różnicowoprądowe), uziemienie",
            "chronią wszystkie pomieszczenia naraz",
          ],
        },
        {
          label: "3. Przy okazji remontu",
          cells: ["łazienkę, kuchnię, obwody pod nowy sprzęt", "ściany i tak są otwarte"],
        },
        {
          label: "4. Gdy starczy środków",
          cells: ["oświetlenie, sieć, rolety, sterowanie", "poprawiają wygodę i rachunki, więc mogą poczekać"],
        },
      ],
    },
    {
      id: "czesci",
      heading: "Co można zmodernizować osobno",
      kind: "cases",
      lead: "Każdą z tych prac da się zamknąć w jednym zleceniu, po którym dom normalnie działa.",
      items: [
        {
          title: "Rozdzielnica i ochrona",
          text: "Montujemy obudowę z zapasem miejsca, wyłączniki nadprądowe i różnicowoprądowe, ogranicznik przepięć i opisujemy obwody.",
          points: ["Zostaje miejsce na fotowoltaikę i ładowarkę."],
          recommendation:
            "To pierwszy krok w prawie każdym domu, a [dobór aparatów](/uslugi/rozdzielnice) zależy od tego, co dojdzie później.",
        },
        {
          title: "Kuchnia",
          text: "Osobne obwody dostają płyta, piekarnik, zmywarka, lodówka i gniazda nad blatem.",
          points: ["Zagotujesz wodę przy włączonym piekarniku i nic nie wybije."],
          recommendation: "Zaplanuj kuchnię na czas wymiany mebli, gdy ściana za szafkami jest odsłonięta.",
        },
        {
          title: "Łazienka",
          text: "Układamy obwód z różnicówką {rcd.prad}, przenosimy gniazda poza strefy i robimy połączenia wyrównawcze.",
          points: ["Pralka z przebiciem na obudowę wyłącza swój obwód."],
          recommendation: "Zleć łazienkę przed układaniem płytek. Później każda zmiana oznacza ich skuwanie.",
        },
        {
          title: "Uziemienie i piorunochron",
          text: "Mierzymy uziom, zakładamy szynę uziemiającą, a w razie potrzeby wbijamy nowe pręty (elektrody pionowe).",
          points: ["Ograniczniki przepięć mają dokąd odprowadzić prąd."],
          recommendation:
            "Uziom najłatwiej zrobić przy robotach ziemnych: z drenażem, kostką albo ociepleniem fundamentu.",
        },
        {
          title: "Pompa ciepła, klimatyzacja, ładowarka",
          text: "Liczymy moc domu, sprawdzamy przyłącze i prowadzimy do urządzenia osobny obwód.",
          points: ["Urządzenie nie wyłącza reszty domu."],
          recommendation: "Najpierw [policz moc](/poradnik/obliczanie-mocy), potem kupuj urządzenie.",
        },
      ],
    },
    {
      id: "rozdzielnica",
      heading: "Wymiana rozdzielnicy: co ustalić wcześniej",
      drawing: {
        drawing: "board",
        title: "Rozdzielnica domu: każda grupa za swoim wyłącznikiem różnicowoprądowym",
        caption:
          "Za rozłącznikiem są szyna i ogranicznik przepięć (SPD) połączony z PE. Przed każdą grupą jest wyłącznik różnicowoprądowy {rcd.prad}, za nim nadprądowy. Upływ w jednej grupie nie gasi pozostałych. Ładowarka auta ma różnicówkę typu B albo typu A z detekcją prądu stałego. To większy dom niż w przykładzie niżej.",
        tripped: "R3",
        circuits: [
          { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "hob" },
          { rcd: "R2", name: "gniazda", breaker: "B16", symbol: "socket" },
          { rcd: "R3", name: "łazienka", breaker: "B16", symbol: "socket" },
          { rcd: "R4", name: "światło", breaker: "B10", symbol: "lamp" },
          { rcd: "R5", name: "auto", breaker: "B20", symbol: "charger" },
          { rcd: "R6", name: "pompa", breaker: "C16", symbol: "motor" },
        ],
      },
      kind: "text",
      paragraphs: [
        "Przez kilka godzin dom nie ma prądu. Zimą, gdy kocioł ma pracować, umów się na rano. Jeśli trzeba zdjąć plombę, termin wyznacza operator.",
        "Weźmy dla przykładu dom z lat dziewięćdziesiątych, w którym kilka razy w miesiącu gaśnie wszystko. Jedyną różnicówkę da się od razu załączyć. Izolacja każdego obwodu ma ponad 50 megaomów. Prąd upływu sprawnych urządzeń sumuje się jednak do 17 mA, a różnicówka 30 mA może zadziałać już powyżej 15 mA. Przewody są miedziane i trójżyłowe, więc zostają. Nowa tablica z czterema różnicówkami powstaje w jeden dzień, za kwotę z tabeli niżej. Na żadną różnicówkę nie przypada odtąd więcej niż 6 mA.",
        "Zapytaj wykonawcę, ile miejsc zostanie wolnych, jaki ogranicznik przepięć dobrał i dlaczego, czy zmierzy pętlę zwarcia i jak dokręci zaciski. U nas aparaty z uzasadnieniem są w [ofercie](/wzor-oferty), pętla w protokole, a zaciski dokręcamy kluczem z momentem z instrukcji.",
      ],
    },
    {
      id: "cena-rozdzielnicy",
      heading: "Ile kosztuje sama rozdzielnica",
      kind: "table",
      paragraphs: [
        "Dom na trzech fazach potrzebuje droższych aparatów niż mieszkanie na jednej: różnicówek o czterech biegunach, trójbiegunowego wyłącznika do płyty i ogranicznika przepięć na wszystkie fazy.",
      ],
      caption: "Wymiana rozdzielnicy bez kucia w żelbecie i bez nowych obwodów.",
      columns: ["Pozycja", "Mieszkanie, jedna faza", "Dom, trzy fazy"],
      rows: [
        { label: "Obudowa z drzwiczkami", cells: ["{rynek.obudowa}", "{rynek.obudowaDom}"] },
        { label: "Rozłącznik główny", cells: ["{rynek.rozlacznik}", "{rynek.rozlacznik}"] },
        {
          label: "Wyłączniki różnicowoprądowe {rcd.prad}, typ A",
          cells: ["{przyklad.tablica.mieszkanieRcd} × {rynek.rcd}", "{przyklad.tablica.domRcd} × {rynek.rcd4p}"],
        },
        {
          label: "Wyłączniki nadprądowe",
          cells: [
            "{przyklad.tablica.mieszkanieObwody} × {rynek.mcb}",
            "{przyklad.tablica.domJednofazowe} × {rynek.mcb} i {rynek.mcb3p} za trójbiegunowy",
          ],
        },
        { label: "Ogranicznik przepięć", cells: ["{rynek.spd}", "{rynek.spd3f}"] },
        { label: "Szyny, grzebienie, opisy", cells: ["{rynek.drobne}", "{rynek.drobne}"] },
        {
          label: "Robocizna i pomiar, za obwód",
          cells: [
            "{przyklad.tablica.mieszkanieObwody} × {rynek.obwod}",
            "{przyklad.tablica.domObwody} × {rynek.obwod}",
          ],
        },
        { label: "Razem z montażem", sum: true, cells: ["{przyklad.tablica.mieszkanie}", "{przyklad.tablica.dom}"] },
      ],
      after: [
        "Drożej wychodzą tablice, w których każdy obwód ma bezpiecznik i różnicówkę w jednym aparacie (RCBO) albo detektor iskrzenia. Osobno liczy się przeniesienie rozdzielnicy i wymianę przewodu zasilającego.",
      ],
      note: "{cena.vat}, z materiałem. To kwoty rynkowe z 2026 roku, naszą podaje wycena po oględzinach.",
    },
    {
      id: "koszt",
      heading: "Koszt modernizacji domu 120 m²",
      kind: "example",
      paragraphs: [
        "Stawka {modernizacja.cena} dotyczy całego domu albo piętra. Jedno pomieszczenie kosztuje zwykle {modernizacja.minimum}. W przykładzie są trzy pomieszczenia: kuchnia {przyklad.modernizacja.kuchnia}, łazienka {przyklad.modernizacja.lazienka} i przedpokój {przyklad.modernizacja.przedpokoj}, razem {przyklad.modernizacja.pokoje}.",
      ],
      steps: [
        {
          text: "Trzy pomieszczenia, każde osobno: 3 × {modernizacja.minimum}",
          result: "{przyklad.modernizacja.kosztPokoi}",
        },
        { text: "Do nich rozdzielnica domu", result: "{przyklad.tablica.dom}" },
        {
          text: "Cały dom, dolna granica: rozdzielnica i poprawki, bez nowych obwodów, {przyklad.dom.powierzchnia} × {modernizacja.stawkaOd}",
          result: "{przyklad.modernizacja.od}",
        },
        {
          text: "Cały dom, środek zakresu: {przyklad.dom.powierzchnia} × {modernizacja.stawkaSrodek}",
          result: "{przyklad.modernizacja.srodek}",
        },
        {
          text: "Cały dom, górna granica: {przyklad.dom.powierzchnia} × {modernizacja.stawkaDo}",
          result: "{przyklad.modernizacja.do}",
        },
        {
          text: "Dla porównania pełna wymiana: {przyklad.dom.powierzchnia} × {wymiana.cena}",
          result: "{przyklad.modernizacja.wymiana}",
        },
      ],
      result:
        "Trzy pomieszczenia z rozdzielnicą kosztują {przyklad.modernizacja.zTablica}, cały dom z nowymi obwodami od {przyklad.modernizacja.srodek} do {przyklad.modernizacja.do}.",
      after: [
        "Przy całym domu rozdzielnica mieści się w cenie za metr, przy kilku pomieszczeniach rozlicza się ją osobno. Dojazd i pomiary kosztują podobnie przy trzech pokojach i przy ośmiu. Prace rozłożone na dwa lata wychodzą przez to drożej niż zrobione za jednym razem.",
        "W cenie za metr są: {instalacje.wCenie}. Poza nią: {instalacje.pozaCena}. Na zatynkowanie bruzd i malowanie dolicz u ekipy wykończeniowej {wykonczenie.bruzdy} w pomieszczeniach z bruzdami, a na worek gruzu z odbiorem {wykonczenie.gruz}. [Pomiary domu](/uslugi/pomiary) do {pomiary.progMaly} zlecone osobno kosztują od {pomiary.domDo150}.",
      ],
      note: "{cena.vat}. Nasza oferta ma listę obwodów z ceną każdej pozycji.",
    },
    {
      id: "etapy",
      heading: "Etapy prac i terminy",
      kind: "steps",
      look: "schedule",
      paragraphs: [
        "Prace na miejscu trwają {modernizacja.czas} w domu, w którym zmienia się rozdzielnica, kuchnia, łazienka i część obwodów. Podział na etapy jest naszym szacunkiem. Bruzdy tynkuje ekipa wykończeniowa, jej termin ustal przed startem.",
      ],
      items: [
        {
          title: "Przegląd stanu",
          text: "Oglądamy instalację, mierzymy izolację i pętlę zwarcia, spisujemy odbiorniki i rzeczy do poprawy.",
          time: "1 dzień, przed pracami",
          details: ["Przygotuj stary protokół i projekt, jeśli są"],
          level: "critical",
        },
        {
          title: "Projekt zakresu",
          text: "Rysujemy schemat nowej rozdzielnicy i plan obwodów, dobieramy przewody i zabezpieczenia, liczymy kosztorys.",
          time: "kilka dni, przed pracami",
          details: ["Wniosek o większą moc, jeśli bilans tego wymaga"],
          level: "high",
        },
        {
          title: "Trasy i przewody",
          text: "Kujemy bruzdy, osadzamy puszki i prowadzimy nowe obwody w wybranych pomieszczeniach. Reszta domu ma prąd.",
          time: "2–4 dni robocze",
          details: ["[Zdjęcia przed zakryciem](/poradnik/wymiana-instalacji#etapy)"],
          level: "critical",
        },
        {
          title: "Rozdzielnica",
          text: "Demontujemy starą rozdzielnicę, podłączamy nową, dzielimy obwody między różnicówki i opisujemy każdy aparat.",
          time: "{rozdzielnica.czas}",
          details: ["Przerwa w zasilaniu w godzinach pracy"],
          level: "critical",
        },
        {
          title: "Osprzęt i urządzenia",
          text: "Zakładamy gniazda, łączniki, lampy i połączenia wyrównawcze, podłączamy płytę i inne urządzenia stałe.",
          time: "1–4 dni robocze",
          details: ["Stare gniazda bez PE oznaczone lub usunięte"],
          level: "normal",
        },
        {
          title: "Sprawdzenie i przekazanie",
          text: "Mierzymy instalację według {norma.sprawdzanie}, wypróbowujemy każdy obwód i pokazujemy, jak go wyłączyć.",
          time: "1 dzień, potem dokumenty: {pomiary.dokumenty}",
          details: ["Stare obwody w tym samym protokole co nowe"],
          level: "critical",
        },
      ],
    },
    {
      id: "oszczednosci",
      heading: "Gdzie oszczędzać, a gdzie dołożyć",
      kind: "rows",
      items: [
        {
          term: "Oszczędzaj",
          text: "Prosta seria gniazd spełnia te same normy co drogie szkło. Sterowniki i część lamp dokupisz później, jeśli teraz położysz rury i wyprowadzisz punkty.",
        },
        {
          term: "Nie oszczędzaj",
          text: "Aparaty powinny być jednej serii i mieć dokumenty. Przewód do garażu weź grubszy, niż wychodzi z rachunku: to drobna część ceny. Nie rezygnuj też z pomiarów.",
        },
      ],
    },
    {
      id: "po-pracach",
      heading: "Po modernizacji: co masz mieć w ręku",
      kind: "checks",
      items: [
        { text: "Nowy schemat rozdzielnicy obejmuje także stare obwody." },
        { text: "Każdy obwód ma opis, zabezpieczenie i wynik pomiaru." },
        { text: "Wiadomo, które stare odcinki zostały i co z nimi zrobić w następnym etapie." },
        { text: "Termin kolejnej kontroli jest zapisany. Robi się ją co najmniej {pomiary.przegladDom}." },
      ],
      after: [
        "Nowa rozdzielnica nie zwalnia z dawnych obowiązków: [przycisk TEST i przedłużacze](/poradnik/bezpieczenstwo) wymagają tej samej uwagi co przedtem.",
      ],
    },
  ],
  faq: [
    {
      question: "Czy mogę wymienić samą rozdzielnicę, bez przewodów?",
      answer:
        "Tak, jeśli pomiary pokażą dobrą izolację i ciągły przewód ochronny w starych obwodach. W instalacji dwużyłowej różnicówka nie zadziała tak, jak powinna. Nowa rozdzielnica jest tam pierwszym etapem, a wymiana obwodów drugim.",
    },
    {
      question: "Czy na modernizację potrzebuję pozwolenia?",
      answer:
        "Najczęściej nie, jeśli nie ruszasz konstrukcji. Dla urzędu to wtedy remont albo przebudowa instalacji wewnątrz budynku. Nowe obwody wykonuje się według dzisiejszej normy {norma.instalacje}, choćby reszta domu była dużo starsza.",
    },
    {
      question: "Czy na czas prac trzeba się wyprowadzić?",
      answer:
        "Nie. Ekipa wyłącza tylko obwody, przy których pracuje, a cały dom jest bez prądu tylko w dniu wymiany rozdzielnicy. Najwięcej kurzu jest przy bruzdach w kuchni i łazience. Na te dni zaplanuj gotowanie i mycie gdzie indziej.",
    },
    {
      question: "Czy są dotacje na modernizację instalacji elektrycznej?",
      answer:
        "Na samą wymianę przewodów w domu osobnego programu nie znamy. Przy dotacji na [wymianę ogrzewania](/poradnik/grzewnictwo#dotacja) część prac bywa kosztem kwalifikowanym, a warunki zmieniają się z każdym naborem.",
    },
  ],
  advice:
    "Pokaż instalację nam albo innemu elektrykowi z uprawnieniami. Aparaty i tynkarza zamawiaj dopiero po oględzinach i pomiarach, bo może się okazać, że potrzebna jest wymiana całej instalacji. Niczego nie odkręcaj, żeby zrobić zdjęcie.",
  band: {
    heading: "Kolejność prac i kosztorys",
    text: "Przyda się metraż, rok budowy i zdjęcie rozdzielnicy z otwartymi drzwiczkami i założoną osłoną. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o modernizację", to: "/kontakt" },
  },
  related: {
    services: ["rozdzielnice", "instalacje", "pomiary"],
    guides: ["wymiana-instalacji", "obliczanie-mocy", "bezpieczenstwo"],
  },
  estimate: "/wycena?o=instalacje&rodzaj=modernizacja",
};
