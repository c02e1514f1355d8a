import type { Guide } from "@/lib/content/types";

export const modernizacja = {
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
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Modernizacja instalacji elektrycznej bez kucia całego domu",
    lead: "Rozdzielnicę, kuchnię albo łazienkę da się poprawić osobno. Pokazujemy, w jakiej kolejności i za ile, razem z ceną samej rozdzielnicy. Zakres potwierdź u elektryka po pomiarach.",
  },
  keyFacts: [
    { label: "Koszt modernizacji", value: "{modernizacja.cena}" },
    { label: "Czas prac", value: "{modernizacja.czas}" },
    { label: "Wymiana rozdzielnicy", value: "{rozdzielnica.czas}" },
    { label: "Sama rozdzielnica w domu, z montażem", value: "{przyklad.tablica.dom}" },
    { label: "Rezerwa mocy na przyszłość", value: "{moc.rezerwa}" },
  ],
  sections: [
    {
      id: "zakres",
      heading: "Modernizacja, remont czy wymiana",
      kind: "text",
      paragraphs: [
        "Modernizacja zostawia to, co dobre, i dokłada to, czego brakuje. Przewody miedziane z osobną żyłą ochronną zostają w ścianach, a zmienia się rozdzielnica, zabezpieczenia i kilka obwodów. Efekt widać tam, gdzie instalacja najbardziej odstaje od tego, jak dziś mieszkasz.",
        "Granicę wyznacza pomiar. Jeśli izolacja przewodów jest dobra, ciągłość przewodów ochronnych potwierdzona, a przekroje pasują do obciążeń, dalsza praca na istniejącym szkielecie ma sens. Gdy w ścianach jest aluminium i dwie żyły, nowe aparaty na starych przewodach dają tylko pozór poprawy. Wtedy czytaj poradnik o [wymianie całej instalacji](/poradnik/wymiana-instalacji).",
        "Prawo budowlane nie zna słowa „modernizacja”. Urząd zobaczy w niej remont albo przebudowę, najczęściej bez formalności, jeśli nie ruszasz konstrukcji. Wymagania techniczne obowiązują jednak tak samo: nowy obwód wykonuje się według dzisiejszej normy {norma.instalacje}, choćby reszta domu pochodziła z innej epoki.",
      ],
      list: [
        "Dom z lat 1990–2010, miedź, trzy żyły: wystarcza modernizacja, jeśli pomiary wyjdą dobrze.",
        "Dom starszy, częściowo przerabiany: o każdym obwodzie rozstrzyga pomiar.",
        "Aluminium bez przewodu ochronnego: planuj wymianę, choćby piętrami.",
      ],
    },
    {
      id: "czesci",
      heading: "Co można zmodernizować osobno",
      kind: "scenarios",
      lead: "Każdy z tych zakresów da się zamknąć w jednym zleceniu i zostawić po nim działający dom.",
      items: [
        {
          scenario: "Rozdzielnica i ochrona",
          description:
            "Nowa obudowa z zapasem miejsca, wyłączniki nadprądowe i różnicowoprądowe, ogranicznik przepięć, opisy.",
          benefits: ["Przerwa w zasilaniu trwa kilka godzin.", "Miejsce na fotowoltaikę i ładowarkę."],
          recommendation:
            "Pierwszy krok w prawie każdym domu. Szczegóły ma strona [rozdzielnic](/uslugi/rozdzielnice).",
        },
        {
          scenario: "Kuchnia",
          description:
            "Osobne obwody dla płyty, piekarnika, zmywarki i gniazd nad blatem, zamiast jednego na wszystko.",
          benefits: ["Czajnik i piekarnik działają naraz.", "Gniazda tam, gdzie stoi sprzęt."],
          recommendation: "Rób przy wymianie mebli, gdy ściana za szafkami jest odsłonięta.",
        },
        {
          scenario: "Łazienka",
          description:
            "Obwód z wyłącznikiem różnicowoprądowym {rcd.prad}, gniazda poza strefami, połączenia wyrównawcze, wentylator.",
          benefits: ["Najniebezpieczniejsze pomieszczenie spełnia dzisiejsze wymagania."],
          recommendation: "Zleć przed układaniem płytek. Po nich każda zmiana oznacza skuwanie.",
        },
        {
          scenario: "Uziemienie i piorunochron",
          description:
            "Pomiar uziomu, poprawa połączeń wyrównawczych, szyna uziemiająca, w razie potrzeby nowe elektrody pionowe.",
          benefits: ["Ograniczniki przepięć i ochrona przeciwporażeniowa mają na czym pracować."],
          recommendation: "Połącz z robotami ziemnymi: drenażem, kostką albo ociepleniem fundamentu.",
        },
        {
          scenario: "Nowe odbiorniki dużej mocy",
          description:
            "Obwód do pompy ciepła, klimatyzacji lub ładowarki, a przed nim bilans mocy i sprawdzenie przyłącza.",
          benefits: ["Urządzenie nie wyłącza reszty domu.", "Wiadomo, czy wystarczy obecna moc."],
          recommendation: "Zacznij od [obliczenia mocy](/poradnik/obliczanie-mocy), dopiero potem kupuj urządzenie.",
        },
        {
          scenario: "Sieć i sterowanie",
          description:
            "Rury instalacyjne pod kable sieciowe, przewody magistralne do rolet i ogrzewania, zasilanie centrali.",
          benefits: ["Jedno kucie służy dwóm instalacjom."],
          recommendation:
            "Puste rury prowadź wszędzie, gdzie i tak kujesz. Kosztują mało w porównaniu z drugim remontem.",
        },
      ],
    },
    {
      id: "priorytety",
      heading: "Od czego zacząć, gdy budżet jest mały",
      kind: "table",
      paragraphs: [
        "Kolejność wynika z ryzyka. Najpierw to, co może zabić lub podpalić, potem to, co ogranicza, na końcu to, co ładne. Budżet często wymusza dwa lub trzy podejścia w odstępie lat. To normalne, o ile drugiego nie trzeba zaczynać od rozbierania pierwszego.",
        "Rozdzielnicę dobierz od razu do stanu docelowego: rezerwa mocy {moc.rezerwa} i podobny zapas wolnych modułów wystarczą na kilka przyszłych obwodów. Druga taka rzecz to rury i przepusty: przewód wciągniesz później, a nowa bruzda w gotowej ścianie to znowu kurz i malowanie.",
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
      id: "etapy",
      heading: "Etapy prac i terminy",
      kind: "phases",
      paragraphs: [
        "Prace na miejscu trwają {modernizacja.czas}. Poniższy podział dotyczy domu, w którym zmienia się rozdzielnica, kuchnia, łazienka i część obwodów. Czas poszczególnych etapów jest szacunkiem. Oględziny i projekt przypadają wcześniej, zanim ekipa wejdzie z narzędziami.",
      ],
      items: [
        {
          phase: "Przegląd stanu",
          description:
            "Oględziny, pomiary izolacji i ochrony, spis odbiorników. Wynikiem jest lista: zostaje, do poprawy, do wymiany.",
          duration: "1 dzień, przed pracami",
          details: ["Stary protokół i projekt, jeśli są", "Zdjęcia rozdzielnicy i puszek"],
          importance: "critical",
        },
        {
          phase: "Projekt zakresu",
          description: "Schemat nowej rozdzielnicy, plan obwodów, dobór przewodów i zabezpieczeń, kosztorys.",
          duration: "kilka dni, przed pracami",
          details: ["Wniosek o większą moc, jeśli bilans tego wymaga", "Kolejność pomieszczeń"],
          importance: "high",
        },
        {
          phase: "Trasy i przewody",
          description: "Bruzdy, puszki i nowe obwody w wybranych pomieszczeniach. Pozostała część domu ma prąd.",
          duration: "2–4 dni robocze",
          details: ["Zdjęcia z miarą przed zakryciem", "Puste rury na później"],
          importance: "critical",
        },
        {
          phase: "Rozdzielnica",
          description: "Demontaż starej, montaż i podłączenie nowej, podział obwodów, opisy.",
          duration: "{rozdzielnica.czas}",
          details: ["Przerwa w zasilaniu w godzinach pracy", "Odłączenie przez operatora, jeśli trzeba zdjąć plombę"],
          importance: "critical",
        },
        {
          phase: "Osprzęt i urządzenia",
          description: "Gniazda, łączniki, oprawy, podłączenie odbiorników stałych, połączenia wyrównawcze.",
          duration: "1–4 dni robocze",
          details: ["Stare gniazda bez PE oznaczone lub usunięte", "Osprzęt dobrany do stref łazienki"],
          importance: "normal",
        },
        {
          phase: "Sprawdzenie i przekazanie",
          description:
            "Pomiary według {norma.sprawdzanie}, próba każdego obwodu, instruktaż. Dokumenty przychodzą później: {pomiary.dokumenty} po pomiarach.",
          duration: "1 dzień",
          details: ["Stare obwody w tym samym protokole co nowe", "Lista zaleceń na następny etap"],
          importance: "critical",
        },
      ],
      after: [
        "Etapu tynkowania tu nie ma, bo należy do ekipy wykończeniowej. Ustal jej termin przed rozpoczęciem, żeby elektryk nie czekał na ścianę, a ty na gniazda.",
      ],
    },
    {
      id: "rozdzielnica",
      heading: "Wymiana rozdzielnicy: co ustalić wcześniej",
      drawing: {
        drawing: "board",
        title: "Rozdzielnica domu: każda grupa za swoim wyłącznikiem różnicowoprądowym",
        caption:
          "Za rozłącznikiem stoją ogranicznik przepięć (SPD) połączony z PE i szyna. Przed każdą grupą jest wyłącznik różnicowoprądowy {rcd.prad}, za nim nadprądowy. Zwarcie w jednej grupie nie gasi pozostałych. Ładowarka auta ma różnicówkę typu B albo typu A z detekcją prądu stałego.",
        rcd: "each",
        circuits: [
          { name: "kuchnia", breaker: "B16", symbol: "hob", lit: true },
          { name: "gniazda", breaker: "B16", symbol: "socket" },
          { name: "łazienka", breaker: "B16", symbol: "socket" },
          { name: "światło", breaker: "B10", symbol: "lamp" },
          { name: "auto", breaker: "C20", symbol: "charger" },
          { name: "pompa", breaker: "C16", symbol: "motor" },
        ],
      },
      kind: "text",
      paragraphs: [
        "Wymiana rozdzielnicy zajmuje {rozdzielnica.czas}, o ile przewody wystarczają długością, a ściana pozwala na większą obudowę. Przez kilka godzin dom nie ma prądu, więc zaplanuj pracę zdalną, lodówkę i ogrzewanie. Jeśli trzeba naruszyć plombę, termin wyznacza operator.",
        "Największą korzyścią jest podział obwodów. Przy jednym wyłączniku różnicowoprądowym na cały dom zepsuta pralka gasi światło w każdym pokoju. Dwa lub trzy, albo aparaty łączące funkcję nadprądową i różnicowoprądową na pojedynczych obwodach, wyłączają tylko uszkodzoną część. Zamrażarka i kocioł powinny mieć obwód niezależny od gniazd w ogrodzie.",
        "Zapytaj wykonawcę, ile miejsc zostanie wolnych oraz jaki ogranicznik przepięć dobrał i dlaczego. Zapytaj też, czy po zmianie zmierzy pętlę zwarcia i dokręci zaciski momentem z instrukcji. Po odpowiedzi „damy to, co zawsze” szukaj dalej. Przed zakupem sprawdź też, czy instalację czeka fotowoltaika lub magazyn, bo ich aparaty zajmują miejsce.",
      ],
    },
    {
      id: "cena-rozdzielnicy",
      heading: "Ile kosztuje sama rozdzielnica",
      kind: "table",
      paragraphs: [
        "Na cenę składają się aparaty i robocizna, obwód po obwodzie. W tabeli są dwie typowe tablice: mieszkania na jednej fazie i domu na trzech. Ceny jednostkowe są orientacyjne, a liczby sztuk weź z własnego schematu.",
      ],
      caption: "Wymiana rozdzielnicy bez kucia w żelbecie i bez nowych obwodów.",
      columns: ["Pozycja", "Cena", "Mieszkanie", "Dom"],
      rows: [
        { label: "Obudowa z drzwiczkami", cells: ["{rynek.obudowa}", "1", "1"] },
        { label: "Rozłącznik główny", cells: ["{rynek.rozlacznik}", "1", "1"] },
        {
          label: "Wyłącznik różnicowoprądowy {rcd.prad}, typ A",
          cells: ["{rynek.rcd}", "{przyklad.tablica.mieszkanieRcd}", "{przyklad.tablica.domRcd}"],
        },
        {
          label: "Wyłącznik nadprądowy",
          cells: ["{rynek.mcb}", "{przyklad.tablica.mieszkanieObwody}", "{przyklad.tablica.domObwody}"],
        },
        { label: "Ogranicznik przepięć", cells: ["{rynek.spd}", "1", "1"] },
        { label: "Szyny, grzebienie, opisy", cells: ["{rynek.drobne}", "1", "1"] },
        {
          label: "Robocizna i pomiar, za obwód",
          cells: ["{rynek.obwod}", "{przyklad.tablica.mieszkanieObwody}", "{przyklad.tablica.domObwody}"],
        },
        { label: "Razem", cells: ["z montażem", "{przyklad.tablica.mieszkanie}", "{przyklad.tablica.dom}"] },
      ],
      after: [
        "Ponad te kwoty wychodzą tablice z aparatami, które łączą ochronę różnicowoprądową i nadprądową w każdym obwodzie, z detektorami iskrzenia albo z miejscem na fotowoltaikę. Osobno liczy się przeniesienie rozdzielnicy w inne miejsce i wymianę przewodu zasilającego.",
      ],
      note: "{cena.vat}, z materiałem. Rząd wielkości z rynku: naszą cenę podaje wycena po oględzinach.",
    },
    {
      id: "koszt",
      heading: "Koszt modernizacji domu 120 m²",
      kind: "example",
      paragraphs: [
        "Stawka {modernizacja.cena} odnosi się do powierzchni, którą obejmują prace. Może to być cały dom albo tylko kuchnia {przyklad.modernizacja.kuchnia}, łazienka {przyklad.modernizacja.lazienka} i przedpokój {przyklad.modernizacja.przedpokoj}, razem {przyklad.modernizacja.pokoje}. Oto oba warianty dla tego samego budynku.",
      ],
      steps: [
        {
          text: "Cały dom, dolna granica: {przyklad.dom.powierzchnia} × {modernizacja.stawkaOd}",
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
          text: "Kuchnia, łazienka i przedpokój: {przyklad.modernizacja.pokoje} × {modernizacja.stawkaDo}",
          result: "{przyklad.modernizacja.kosztPokoi}",
        },
        { text: "Do małego zakresu: rozdzielnica domu", result: "{przyklad.tablica.dom}" },
        {
          text: "Dla porównania pełna wymiana instalacji: {przyklad.dom.powierzchnia} × {wymiana.cena}",
          result: "{przyklad.modernizacja.wymiana}",
        },
      ],
      result:
        "Trzy pomieszczenia kosztują {przyklad.modernizacja.kosztPokoi}, cały dom od {przyklad.modernizacja.od} do {przyklad.modernizacja.do}.",
      after: [
        "Mały zakres przyjmij po górnej stawce. Przy modernizacji całego domu rozdzielnica mieści się w cenie za metr, przy trzech pomieszczeniach rozlicza się ją osobno. Dojazd i pomiary kosztują podobnie przy trzech pomieszczeniach i przy ośmiu, więc udział stałych pozycji rośnie. Z tego samego powodu modernizacja rozłożona na dwa lata wychodzi drożej niż jedno podejście, choć łatwiej ją udźwignąć.",
        "W cenie za metr są: {instalacje.wCenie}. Poza nią zostają: {instalacje.pozaCena}. U innego wykonawcy dopytaj o jedno i drugie. [Pomiary domu](/uslugi/pomiary) o powierzchni do {pomiary.progMaly} zlecone osobno kosztują od {pomiary.domDo150}.",
      ],
      note: "{cena.vat}. Kwoty to iloczyn powierzchni i stawek orientacyjnych. Przed zleceniem poproś o wycenę z listą obwodów.",
    },
    {
      id: "oszczednosci",
      heading: "Gdzie oszczędzać, a gdzie dołożyć",
      kind: "rows",
      paragraphs: [
        "Przewody w ścianie i aparaty ochronne najtrudniej poprawić po latach. Ramki gniazd elektryk wymieni w jedno popołudnie.",
      ],
      items: [
        { term: "Oszczędzaj: wzór osprzętu", text: "Prosta seria spełnia te same normy co drogie szkło." },
        { term: "Oszczędzaj: sterowanie", text: "Połóż rury i przewody, sterowniki dokup później." },
        { term: "Oszczędzaj: liczba opraw", text: "Zostaw wyprowadzone punkty, a lampy kupuj stopniowo." },
        { term: "Nie oszczędzaj: aparaty", text: "Wyłączniki i ograniczniki z dokumentami, jednej serii." },
        { term: "Nie oszczędzaj: przekroje", text: "Grubszy przewód do kuchni i garażu to drobna część ceny prac." },
        { term: "Nie oszczędzaj: pomiary", text: "Pomiar znajdzie błąd, zanim zrobi to zwarcie." },
      ],
    },
    {
      id: "po-pracach",
      heading: "Po modernizacji: co masz mieć w ręku",
      kind: "checks",
      paragraphs: [
        "Przyjmij prace dopiero wtedy, gdy każdy punkt ma odpowiedź „tak”. Ten sam wykaz pokażesz kupującemu dom albo następnemu elektrykowi.",
      ],
      items: [
        { text: "Nowy schemat rozdzielnicy obejmuje także stare obwody." },
        { text: "Każdy obwód ma opis, zabezpieczenie i wynik pomiaru." },
        { text: "Przyciski TEST wyłączają właściwe grupy obwodów." },
        { text: "Zdjęcia nowych tras z wymiarami leżą w dwóch miejscach." },
        { text: "Wiadomo, które stare odcinki zostały i co z nimi zrobić w następnym etapie." },
        { text: "Termin kolejnej kontroli jest zapisany. Wypada ona co najmniej {pomiary.przegladDom}." },
      ],
      after: [
        "Nowa rozdzielnica nie zwalnia ze starych nawyków. Próba przycisku TEST {rcd.test} i zasady używania przedłużaczy pozostają te same. Zebraliśmy je w poradniku o [bezpieczeństwie w domu](/poradnik/bezpieczenstwo).",
      ],
    },
  ],
  faq: [
    {
      question: "Czy mogę wymienić samą rozdzielnicę, bez przewodów?",
      answer:
        "Tak, jeśli pomiary pokażą, że stare obwody mają dobrą izolację i ciągły przewód ochronny. W instalacji dwużyłowej nowy wyłącznik różnicowoprądowy nie zastąpi brakującej żyły ochronnej. Wtedy rozdzielnica powinna iść w parze z wymianą obwodów.",
    },
    {
      question: "Ile trwa modernizacja domu?",
      answer:
        "Ekipa pracuje na miejscu {modernizacja.czas}. Do tego dochodzą przegląd i projekt wcześniej oraz tynki i malowanie potem. Na rozdzielnicę licz {rozdzielnica.czas}, przez resztę prac prąd znika tylko w pojedynczych obwodach.",
    },
    {
      question: "Czy da się modernizować bez kucia?",
      answer:
        "Częściowo. Rozdzielnicę, aparaty, oprawy i osprzęt wymienia się bez bruzd. Nowy obwód można poprowadzić w listwie, przez strych, piwnicę lub sufit podwieszany, jeśli dom na to pozwala.",
    },
    {
      question: "Kiedy potrzebuję większej mocy przyłączeniowej?",
      answer:
        "Gdy dochodzi pompa ciepła, ładowarka lub płyta indukcyjna, a bilans przekracza moc z umowy. Wniosek przyjmuje operator sieci, w większości województwa spółka Tauron Dystrybucja. Formalności opisuje strona [przyłączy](/uslugi/przylacza).",
    },
    {
      question: "Czy są dotacje na modernizację instalacji elektrycznej?",
      answer:
        "Na samą wymianę przewodów w domu osobnego programu nie znamy. Część prac bywa kosztem kwalifikowanym przy wymianie ogrzewania. Warunki zmieniają się z naborem: sprawdź czystepowietrze.gov.pl i swoją gminę.",
    },
    {
      question: "Co zrobić najpierw, jeśli mam tylko kilka tysięcy złotych?",
      answer:
        "Zamów przegląd z pomiarami i usuń to, co w protokole oznaczono jako zagrożenie. Następna w kolejce jest rozdzielnica z wyłącznikami różnicowoprądowymi i ogranicznikiem przepięć. Reszta może poczekać do najbliższego remontu pomieszczenia.",
    },
  ],
  advice:
    "Pokaż instalację elektrykowi z uprawnieniami, a aparaty i tynkarza zostaw na później. Dopiero oględziny i pomiary powiedzą, czy wystarczy modernizacja, czy potrzebna jest wymiana. Niczego nie odkręcaj, żeby zrobić zdjęcie.",
  band: {
    heading: "Kolejność prac i kosztorys",
    text: "Przyda się metraż, rok budowy i zdjęcie rozdzielnicy z otwartymi drzwiczkami i założoną osłoną. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o modernizację", to: "/kontakt" },
  },
  related: {
    services: ["rozdzielnice", "instalacje", "pomiary"],
    guides: ["wymiana-instalacji", "obliczanie-mocy", "bezpieczenstwo"],
  },
} as const satisfies Guide;
