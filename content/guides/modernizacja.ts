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
      "Bez kucia wymienisz rozdzielnicę (w domu {przyklad.tablica.dom}, {rozdzielnica.czas}), gniazda, łączniki i oprawy, a nowy obwód poprowadzisz listwą, strychem, piwnicą albo sufitem podwieszanym. Bruzd wymagają zwykle kuchnia i łazienka: z przedpokojem i rozdzielnicą to {przyklad.modernizacja.zTablica}. Gdy w ścianach jest aluminium i dwie żyły, sama modernizacja nie wystarczy.",
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
          text: "Wymienia się je w tych samych miejscach. Większa obudowa rozdzielnicy wymaga czasem poszerzenia wnęki, a reszta ściany jest nietknięta.",
          note: "bez bruzd",
        },
        {
          term: "Pojedynczy nowy obwód",
          text: "Do garażu, na poddasze albo do klimatyzatora przewód idzie strychem, piwnicą, w suficie podwieszanym lub w listwie przypodłogowej.",
          note: "zwykle bez bruzd",
        },
        {
          term: "Kuchnia i łazienka",
          text: "Kilku nowych obwodów nie da się ukryć w listwach. Kuje się je wtedy, gdy meble są wyniesione, a płytki i tak idą do wymiany.",
          note: "bruzdy",
        },
      ],
    },
    {
      id: "zakres",
      heading: "Modernizacja czy wymiana",
      kind: "text",
      paragraphs: [
        "Modernizacja zostawia w ścianach to, co dobre, i dokłada, czego brakuje: rozdzielnicę, zabezpieczenia, kilka obwodów. Czy można na niej poprzestać, mówi pomiar, bo wiek przewodów znaczy mniej niż stan izolacji i ciągłość żyły ochronnej. Nowa [tablica w mieszkaniu dwużyłowym](/uslugi/rozdzielnice#cena) to pierwszy z dwóch etapów: chroni przewody przed przeciążeniem, ale przewodu ochronnego nie zastąpi, więc na drugi odłóż pieniądze: to [wymiana całości](/poradnik/wymiana-instalacji).",
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
        "Kolejność wynika z ryzyka. Nie ma nic złego w dwóch albo trzech podejściach rozłożonych na lata, o ile następnego nie zaczyna się od rozbierania poprzedniego. Dlatego rozdzielnicę dobierz od razu do stanu docelowego, z rezerwą mocy {moc.rezerwa} i podobnym zapasem wolnych modułów, a w każdą bruzdę połóż pustą rurę na później.",
      ],
      caption: "Kolejność prac według ryzyka.",
      columns: ["Krok", "Co obejmuje", "Dlaczego teraz"],
      rows: [
        {
          label: "1. Natychmiast",
          cells: ["grzejące się styki, przerwany przewód ochronny PE, uszkodzona izolacja", "zagrożenie życia i pożar"],
        },
        {
          label: "2. W pierwszej kolejności",
          cells: ["rozdzielnica, wyłączniki różnicowoprądowe, uziemienie", "chroni wszystkie pomieszczenia naraz"],
        },
        {
          label: "3. Przy okazji remontu",
          cells: ["łazienka, kuchnia, obwody pod nowy sprzęt", "ściany i tak są otwarte"],
        },
        {
          label: "4. Gdy starczy środków",
          cells: ["oświetlenie, sieć, rolety, sterowanie", "wygoda i rachunki"],
        },
      ],
    },
    {
      id: "czesci",
      heading: "Co można zmodernizować osobno",
      kind: "cases",
      lead: "Każdy z tych zakresów da się zamknąć w jednym zleceniu i zostawić po nim działający dom.",
      items: [
        {
          title: "Rozdzielnica i ochrona",
          text: "Obudowa z zapasem miejsca, wyłączniki nadprądowe i różnicowoprądowe, ogranicznik przepięć, opisy.",
          points: ["Miejsce na fotowoltaikę i ładowarkę."],
          recommendation:
            "Pierwszy krok w prawie każdym domu, a [dobór aparatów](/uslugi/rozdzielnice) zależy od tego, co dojdzie później.",
        },
        {
          title: "Kuchnia",
          text: "Osobne obwody płyty, piekarnika, zmywarki, lodówki i gniazd nad blatem.",
          points: ["Czajnik i piekarnik działają naraz."],
          recommendation: "Rób przy wymianie mebli, gdy ściana za szafkami jest odsłonięta.",
        },
        {
          title: "Łazienka",
          text: "Obwód z wyłącznikiem różnicowoprądowym {rcd.prad}, gniazda poza strefami, połączenia wyrównawcze.",
          points: ["Najniebezpieczniejsze pomieszczenie spełnia dzisiejsze wymagania."],
          recommendation: "Zleć przed układaniem płytek, bo po nich każda zmiana oznacza skuwanie.",
        },
        {
          title: "Uziemienie i piorunochron",
          text: "Pomiar uziomu, szyna uziemiająca, w razie potrzeby nowe elektrody pionowe.",
          points: ["Ograniczniki przepięć mają dokąd odprowadzić prąd."],
          recommendation: "Połącz z robotami ziemnymi: drenażem, kostką albo ociepleniem fundamentu.",
        },
        {
          title: "Pompa ciepła, klimatyzacja, ładowarka",
          text: "Osobny obwód, a przed nim bilans mocy i sprawdzenie przyłącza.",
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
          "Za rozłącznikiem są ogranicznik przepięć (SPD) połączony z PE i szyna. Przed każdą grupą jest wyłącznik różnicowoprądowy {rcd.prad}, za nim nadprądowy. Upływ w jednej grupie nie gasi pozostałych. Ładowarka auta ma różnicówkę typu B albo typu A z detekcją prądu stałego.",
        circuits: [
          { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "hob", lit: true },
          { rcd: "R2", name: "gniazda", breaker: "B16", symbol: "socket" },
          { rcd: "R3", name: "łazienka", breaker: "B16", symbol: "socket" },
          { rcd: "R4", name: "światło", breaker: "B10", symbol: "lamp" },
          { rcd: "R5", name: "auto", breaker: "B20", symbol: "charger" },
          { rcd: "R6", name: "pompa", breaker: "C16", symbol: "motor" },
        ],
      },
      kind: "text",
      paragraphs: [
        "Przez kilka godzin dom nie ma prądu, dlatego zimą, gdy kocioł ma pracować, umawiaj się na rano. Jeśli trzeba naruszyć plombę, termin wyznacza operator.",
        "Typowy przypadek z domu z lat dziewięćdziesiątych: kilka razy w miesiącu gaśnie wszystko, a jedyna różnicówka od razu daje się załączyć. Izolacja każdego obwodu ma ponad 50 megaomów, ale prąd upływu sprawnych urządzeń sumuje się do 17 mA, a wyłącznikowi 30 mA wolno zadziałać już powyżej 15. Przewody są miedziane i trójżyłowe, dlatego nikt ich nie rusza. Nowa tablica z czterema różnicówkami powstaje w jeden dzień, za kwotę z tabeli niżej, i na żadną nie przypada odtąd więcej niż 6 mA.",
        "Zapytaj wykonawcę, ile miejsc będzie wolnych, jaki ogranicznik przepięć dobrał i dlaczego, czy zmierzy pętlę zwarcia i czy dokręci zaciski momentem z instrukcji. Po odpowiedzi „damy to, co zawsze” szukaj dalej.",
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
        { label: "Razem z montażem", cells: ["{przyklad.tablica.mieszkanie}", "{przyklad.tablica.dom}"] },
      ],
      after: [
        "Drożej wychodzą tablice z aparatami, które łączą ochronę różnicowoprądową i nadprądową w każdym obwodzie, albo z detektorami iskrzenia. Osobno liczy się przeniesienie rozdzielnicy i wymianę przewodu zasilającego.",
      ],
      note: "{cena.vat}, z materiałem, z rynku w 2026 roku. Naszą cenę podaje wycena po oględzinach.",
    },
    {
      id: "koszt",
      heading: "Koszt modernizacji domu 120 m²",
      kind: "example",
      paragraphs: [
        "Stawka {modernizacja.cena} dotyczy całego domu albo piętra. Jedno pomieszczenie kosztuje zwykle {modernizacja.minimum}. W przykładzie są trzy: kuchnia {przyklad.modernizacja.kuchnia}, łazienka {przyklad.modernizacja.lazienka} i przedpokój {przyklad.modernizacja.przedpokoj}, razem {przyklad.modernizacja.pokoje}.",
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
        "Przy całym domu rozdzielnica mieści się w cenie za metr, przy kilku pomieszczeniach rozlicza się ją osobno. Dojazd i pomiary kosztują podobnie przy trzech pokojach i przy ośmiu, dlatego prace rozłożone na dwa lata wychodzą drożej niż jedno podejście.",
        "W cenie za metr są: {instalacje.wCenie}. Poza nią: {instalacje.pozaCena}. U innego wykonawcy dopytaj o jedno i drugie. [Pomiary domu](/uslugi/pomiary) do {pomiary.progMaly} zlecone osobno kosztują od {pomiary.domDo150}.",
      ],
      note: "{cena.vat}. Przed zleceniem poproś o wycenę z listą obwodów.",
    },
    {
      id: "etapy",
      heading: "Etapy prac i terminy",
      kind: "steps",
      look: "schedule",
      paragraphs: [
        "Prace na miejscu trwają {modernizacja.czas} w domu, w którym zmienia się rozdzielnica, kuchnia, łazienka i część obwodów. Podział na etapy jest naszym szacunkiem. Tynki należą do ekipy wykończeniowej, której termin ustal przed startem.",
      ],
      items: [
        {
          title: "Przegląd stanu",
          text: "Oględziny, pomiary izolacji i ochrony, spis odbiorników, lista rzeczy do poprawy.",
          time: "1 dzień, przed pracami",
          details: ["Stary protokół i projekt, jeśli są"],
          level: "critical",
        },
        {
          title: "Projekt zakresu",
          text: "Schemat nowej rozdzielnicy, plan obwodów, dobór przewodów i zabezpieczeń, kosztorys.",
          time: "kilka dni, przed pracami",
          details: ["Wniosek o większą moc, jeśli bilans tego wymaga"],
          level: "high",
        },
        {
          title: "Trasy i przewody",
          text: "Bruzdy, puszki i nowe obwody w wybranych pomieszczeniach. Reszta domu ma prąd.",
          time: "2–4 dni robocze",
          details: ["[Zdjęcia przed zakryciem](/poradnik/wymiana-instalacji#etapy)"],
          level: "critical",
        },
        {
          title: "Rozdzielnica",
          text: "Demontaż starej, montaż i podłączenie nowej, podział obwodów, opisy.",
          time: "{rozdzielnica.czas}",
          details: ["Przerwa w zasilaniu w godzinach pracy"],
          level: "critical",
        },
        {
          title: "Osprzęt i urządzenia",
          text: "Gniazda, łączniki, oprawy, odbiorniki stałe, połączenia wyrównawcze.",
          time: "1–4 dni robocze",
          details: ["Stare gniazda bez PE oznaczone lub usunięte"],
          level: "normal",
        },
        {
          title: "Sprawdzenie i przekazanie",
          text: "Pomiary według {norma.sprawdzanie}, próba każdego obwodu, instruktaż.",
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
          text: "Aparaty powinny być jednej serii i mieć dokumenty, a przewód do garażu może być grubszy, niż wychodzi z rachunku, bo to drobna część ceny. Nie rezygnuj też z pomiarów.",
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
        { text: "Termin kolejnej kontroli jest zapisany. Wypada ona co najmniej {pomiary.przegladDom}." },
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
        "Tak, jeśli pomiary pokażą dobrą izolację i ciągły przewód ochronny w starych obwodach. W instalacji dwużyłowej różnicówka nie zadziała tak, jak powinna, dlatego tam nowa rozdzielnica jest pierwszym etapem, a drugim wymiana obwodów.",
    },
    {
      question: "Czy na modernizację potrzebuję pozwolenia?",
      answer:
        "Najczęściej nie, jeśli nie ruszasz konstrukcji, bo urząd widzi w niej remont albo przebudowę instalacji wewnątrz budynku. Nowe obwody wykonuje się jednak według dzisiejszej normy {norma.instalacje}, choćby reszta domu pochodziła z innej epoki.",
    },
    {
      question: "Czy na czas prac trzeba się wyprowadzić?",
      answer:
        "Nie. Ekipa wyłącza tylko obwody, przy których pracuje, a bez prądu w całym domu jest jeden dzień, ten z rozdzielnicą. Najwięcej kurzu jest przy bruzdach w kuchni i łazience, dlatego na te dni zaplanuj gotowanie i mycie gdzie indziej.",
    },
    {
      question: "Czy są dotacje na modernizację instalacji elektrycznej?",
      answer:
        "Na samą wymianę przewodów w domu osobnego programu nie znamy. Część prac bywa kosztem kwalifikowanym przy [wymianie ogrzewania](/poradnik/grzewnictwo#dotacja), a warunki zmieniają się z naborem.",
    },
  ],
  advice:
    "Pokaż instalację elektrykowi z uprawnieniami i dopiero po jego oględzinach i pomiarach zamawiaj aparaty oraz tynkarza, bo może się okazać, że potrzebna jest wymiana. Niczego nie odkręcaj, żeby zrobić zdjęcie.",
  band: {
    heading: "Kolejność prac i kosztorys",
    text: "Przyda się metraż, rok budowy i zdjęcie rozdzielnicy z otwartymi drzwiczkami i założoną osłoną. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o modernizację", to: "/kontakt" },
  },
  related: {
    services: ["rozdzielnice", "instalacje", "pomiary"],
    guides: ["wymiana-instalacji", "obliczanie-mocy", "bezpieczenstwo"],
  },
};
