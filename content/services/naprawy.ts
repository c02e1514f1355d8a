import type { Service } from "@/lib/content/types";

export const naprawy = {
  slug: "naprawy",
  code: "F9",
  icon: "wrench",
  name: "Naprawy",
  serviceType: "Naprawy i usuwanie awarii elektrycznych",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "rozdzielnica z przodu, miejsce usterki z bezpiecznej odległości",
  card: "Brak prądu, iskrzące gniazdo, wybijający bezpiecznik. Szukamy przyczyny i mierzymy po naprawie.",
  meta: {
    title: "Naprawy elektryczne i awarie prądu, Śląsk",
    description:
      "Brak prądu, wybijający bezpiecznik, iskrzące gniazdo. Szukamy przyczyny pomiarem i naprawiamy obwód. Sprawdź, co zrobić do przyjazdu elektryka.",
    keywords: [
      "naprawy elektryczne Śląsk",
      "awaria prądu elektryk",
      "wybija bezpiecznik",
      "wybija różnicówka",
      "iskrzące gniazdo",
      "pogotowie energetyczne 991",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Naprawy elektryczne z pomiarem na koniec",
    lead: "Powiedz, co przestało działać, a dowiesz się, co wyłączyć. Przyjeżdżamy {obietnica.awaria}. Naprawiony obwód mierzymy i wynik dostajesz na piśmie.",
    facts: [
      { label: "Cena", value: "{naprawa.wizyta}", note: "dojazd, diagnoza i pierwsza godzina" },
      { label: "Przyjazd", value: "{obietnica.awaria}" },
      { label: "Dostajesz", value: "cenę przed naprawą, po niej wynik pomiaru" },
    ],
    drawing: {
      drawing: "board",
      title: "Droga prądu do obwodu, który wyłącza",
      caption:
        "Od rozłącznika przez ogranicznik przepięć (SPD), wyłącznik różnicowoprądowy (RCD) i nadprądowy do gniazda. Usterki szukamy w tej kolejności, mierząc każdy odcinek. Przewód ochronny PE idzie do wszystkich odbiorów.",
      circuits: [
        { rcd: "R1", name: "światło", breaker: "B10", symbol: "lamp" },
        { rcd: "R1", name: "gniazda", breaker: "B16", symbol: "socket", lit: true },
        { rcd: "R1", name: "łazienka", breaker: "B16", symbol: "socket" },
        { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "hob" },
      ],
    },
  },
  sections: [
    {
      kind: "rows",
      id: "numery",
      heading: "Do kogo zadzwonić najpierw",
      lead: "Pożarem zajmuje się straż, siecią na ulicy operator, a instalacją za licznikiem my.",
      items: [
        {
          term: "Ogień, dym, porażenie",
          text: "{zasada.dym} Straż ma też numer {tel.straz}, pogotowie ratunkowe {tel.pogotowie}. Porażonego nie dotykaj, dopóki prąd nie jest wyłączony.",
          note: "{tel.alarmowy}",
        },
        {
          term: "Ciemno w całej okolicy",
          text: "Popatrz na okna sąsiadów i lampy przy ulicy. Jeśli nie świecą, awarię usuwa operator sieci dystrybucyjnej. Zgłoś ją w pogotowiu energetycznym.",
          note: "{tel.energetyczne}",
        },
        {
          term: "Zerwany przewód, otwarte złącze",
          text: "Nie podchodź i zatrzymaj innych, także gdy przewód leży nieruchomo. Gdy komuś coś grozi, zadzwoń najpierw na {tel.alarmowy}.",
          note: "{tel.energetyczne}",
        },
        {
          term: "Sąsiedzi mają prąd, ty nie",
          text: "Spójrz na licznik. Wygaszony: awaria jest przed nim, dzwoń pod {tel.energetyczne}, a w bloku do zarządcy. Świecący: wada leży w instalacji.",
          note: "świeci: do nas",
        },
        {
          term: "Nie działa jeden pokój",
          text: "To usterka jednego obwodu. Zostaw go wyłączony i opisz, co było w nim podłączone.",
          note: "do nas",
        },
      ],
    },
    {
      kind: "rows",
      id: "objawy",
      heading: "Objaw i jego najczęstsza przyczyna",
      items: [
        {
          term: "Bezpiecznik wyłącza od razu",
          text: "Wyłącznik nadprądowy wykrył zwarcie w urządzeniu, przewodzie albo puszce. Odłączamy odbiorniki po kolei, potem mierzymy przewody.",
        },
        {
          term: "Wyłącza po kilku minutach",
          text: "Obwód jest przeciążony. Sumujemy moc urządzeń i rozdzielamy je między osobne obwody.",
        },
        {
          term: "Wyłącza różnicówka (RCD)",
          text: "Prąd upływa do ziemi: przez grzałkę, pralkę albo wilgoć w gnieździe ogrodowym. Winny obwód wskazuje pomiar rezystancji izolacji, a bez miernika [podnoszenie dźwigni po kolei](/poradnik/awarie#szukanie).",
        },
        {
          term: "Gniazdo ciepłe lub brązowe",
          text: "Poluzowany zacisk nagrzewa się przy każdym większym odbiorniku. Wymieniamy gniazdo i skracamy przewód do zdrowego odcinka.",
        },
        {
          term: "Światło migocze",
          text: "Winne jest zużyte źródło, niezgodny ściemniacz albo luźne połączenie. Jeśli migocze cały dom, sprawdzamy linię od licznika.",
        },
        {
          term: "Jedne lampy bledną, inne rażą",
          text: "Możliwa przerwa w przewodzie neutralnym instalacji trójfazowej. Napięcie w gniazdach potrafi wtedy znacznie przekroczyć {siec.napiecie}. Wyłącz wyłącznik główny i zadzwoń od razu. Gdy to samo mają sąsiedzi, wada jest w sieci: {tel.energetyczne}.",
        },
        {
          term: "Przewiercony przewód",
          text: "Wyłącz obwód i nie załączaj go ponownie. Odkrywamy uszkodzone miejsce, wymieniamy odcinek i mierzymy izolację.",
        },
        {
          term: "Zalanie",
          text: "Nie dotykaj mokrych gniazd, lamp ani rozdzielnicy. Zasilanie wraca dopiero po osuszeniu i pomiarze.",
        },
        {
          term: "Szkody po burzy",
          text: "Sprawdzamy ograniczniki przepięć (SPD), wyłączniki różnicowoprądowe i obwody uszkodzonych urządzeń.",
        },
      ],
      after: ["Bezpieczne reakcje na każdy z tych objawów zebraliśmy w [poradniku o awariach](/poradnik/awarie)."],
    },
    {
      kind: "text",
      id: "przyczyna",
      heading: "Od bezpiecznika do przyczyny",
      tone: "dark",
      paragraphs: [
        "Zabezpieczenie, które wyłącza, robi to, do czego je zamontowano. Większy bezpiecznik usunie objaw, ale zostawi przewód bez ochrony przed przegrzaniem. Dzielimy więc obwód na odcinki i szukamy tego, w którym leży wada.",
        "Na wyłączonym obwodzie mierzymy rezystancję izolacji i ciągłość przewodów ochronnych. Po naprawie dochodzi impedancja pętli zwarcia i próba wyłącznika różnicowoprądowego. Sposób sprawdzania opisuje norma {norma.sprawdzanie}.",
        "Zanim dotkniemy przewodu, wyłączamy zasilanie, blokujemy jego przypadkowe załączenie i sprawdzamy brak napięcia. Pozostałe obwody w tym czasie pracują, o ile dają się oddzielić.",
      ],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Zakres napraw w domu i mieszkaniu",
      inBar: "Zakres",
      columns: 3,
      items: [
        {
          icon: "plug",
          title: "Gniazda i łączniki",
          text: "Nadtopiony osprzęt, wyrwane puszki, luźne zaciski. Przy okazji sprawdzamy, czy do gniazda dochodzi przewód ochronny PE.",
        },
        {
          icon: "cable",
          title: "Przewody i puszki",
          text: "Przerwane i przewiercone odcinki, wypalone połączenia, styki aluminium z miedzią w starych puszkach.",
        },
        {
          icon: "panel-top",
          title: "Zabezpieczenia",
          text: "Wymiana uszkodzonych aparatów. Tablicę, której nie warto ratować, zastępuje [nowa rozdzielnica](/uslugi/rozdzielnice), w mieszkaniu najczęściej w {rozdzielnica.czas}.",
        },
        {
          icon: "lamp-ceiling",
          title: "Oświetlenie",
          text: "Oprawy, zasilacze LED, czujki ruchu, automaty schodowe i lampy ogrodowe, do których dostała się woda.",
        },
        {
          icon: "heater",
          title: "Obwody dużej mocy",
          text: "Płyta indukcyjna, piekarnik, bojler, podgrzewacz przepływowy: wypalone zaciski i źle dobrane zabezpieczenia.",
        },
        {
          icon: "shield-check",
          title: "Ochrona przeciwporażeniowa",
          text: "Przerwany przewód ochronny, brak połączeń wyrównawczych w łazience, skorodowany uziom.",
        },
      ],
    },
    {
      kind: "steps",
      id: "przebieg",
      heading: "Od telefonu do protokołu",
      inBar: "Przebieg",
      ask: "Coś iskrzy albo się grzeje? Wyłącz ten obwód i zadzwoń.",
      items: [
        {
          title: "Rozmowa",
          text: "Pytamy, co się stało, co działa, a co nie. Mówimy, co wyłączyć i czego nie ruszać.",
        },
        {
          title: "Przyjazd",
          text: "Godzinę podajemy przez telefon. W granicach Gliwic, gdy sprawa jest pilna i telefon czynny, dojeżdżamy w ciągu {firma.przyjazdGliwice}.",
          time: "{obietnica.awaria}",
        },
        {
          title: "Diagnoza i cena",
          text: "Oglądamy i mierzymy obwód. Kwotę i zakres znasz przed naprawą, a decyzja jest twoja.",
        },
        {
          title: "Naprawa",
          text: "Gniazdo, łącznik albo aparat to jedna wizyta. Gdy potrzebny jest materiał na zamówienie, zostawiamy obwód wyłączony i zabezpieczony.",
        },
        {
          title: "Pomiar i protokół",
          text: "Sprawdzamy obwód przyrządem. Zapisujemy, co było uszkodzone, co wymieniliśmy i jaki jest wynik.",
        },
      ],
    },
    {
      kind: "checks",
      id: "przed-przyjazdem",
      heading: "Co przygotować, zanim przyjedzie elektryk",
      items: [
        { title: "Wyjmij wtyczki.", text: "Odłącz urządzenia w obwodzie, który się wyłącza." },
        { title: "Załącz raz.", text: "Jeśli wyłącznik wyłączy ponownie, zostaw go w tej pozycji." },
        {
          title: "Odsuń się od iskrzenia.",
          text: "{zasada.gniazdo}",
        },
        { title: "Zapisz okoliczności.", text: "Co było włączone, czy padało, czy ktoś wiercił w ścianie." },
        { title: "Nie otwieraj zamrażarki.", text: "Zamknięta dłużej trzyma temperaturę." },
        { title: "Zrób zdjęcie.", text: "Wystarczy widok rozdzielnicy z przodu, z osłonami na miejscu." },
      ],
      callout: {
        title: "Nie zdejmuj osłon.",
        text: "Część zacisków w rozdzielnicy zostaje pod napięciem także po wyłączeniu wyłącznika głównego. Bezpiecznika nie naprawiaj drutem i nie zamieniaj na większy.",
      },
    },
    {
      kind: "specs",
      id: "roznicowka",
      heading: "Czy różnicówka po awarii nadal chroni",
      items: [
        {
          value: "{rcd.prad}",
          label: "największy znamionowy prąd różnicowy aparatu, który chroni ludzi przy gniazdach i w łazience",
        },
        {
          value: "poniżej {rcd.czas}",
          label: "tak szybko wyłącza w praktyce sprawny aparat przy prądzie kilka razy większym od znamionowego",
        },
        {
          value: "{rcd.test}",
          label: "tak często naciskaj TEST; prąd w chronionych obwodach powinien od razu zniknąć",
        },
      ],
      after: [
        "Przy prądzie znamionowym norma dopuszcza 300 ms. Przycisk sprawdza sam mechanizm, a czas i prąd zadziałania mierzymy przyrządem. Jeśli TEST nic nie wyłącza, obwód jest bez tej ochrony i wymaga wizyty. Resztę domowych sprawdzeń opisuje [poradnik o bezpieczeństwie](/poradnik/bezpieczenstwo).",
      ],
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ile kosztuje naprawa",
      inBar: "Cena",
      ask: "Opisz objaw, a wstępną cenę poznasz przez telefon.",
      paragraphs: [
        "Ceny są orientacyjne, bo o kwocie przesądza czas szukania. Wstępna wycena po rozmowie jest {firma.wycenaSlownie}, ostateczną znasz po diagnozie, przed naprawą. {wizyta.odmowa}",
      ],
      caption: "Pozycje rachunku za naprawę i ich ceny.",
      columns: ["Pozycja", "Cena", "Co ją zmniejsza"],
      rows: [
        {
          label: "Dojazd, diagnoza i pierwsza godzina",
          cells: ["{naprawa.wizyta}", "kilka usterek zgłoszonych razem"],
          offer: "naprawa.wizyta",
        },
        {
          label: "Następna godzina szukania",
          cells: ["{naprawa.godzina}", "opis, co działało w chwili awarii, i zdjęcie"],
        },
        {
          label: "Nowe gniazdo albo łącznik",
          cells: ["{naprawa.gniazdo}", "seria gniazd, którą da się jeszcze kupić"],
        },
        {
          label: "Nowy wyłącznik nadprądowy",
          cells: ["{naprawa.wylacznik}", "zdjęcie rozdzielnicy przed wizytą"],
        },
        { label: "Pomiar i zapis wyniku", cells: ["w cenie", "jest w każdej naprawie"] },
      ],
      note: "{cena.vat}. W wycenie robocizna i materiał są w osobnych pozycjach.",
    },
    {
      kind: "example",
      id: "przyklad-gniazdo",
      heading: "Przykład: nadpalone gniazdo w kuchni",
      continues: true,
      paragraphs: ["Usterka, której miejsce znasz: bez szukania i bez kucia."],
      steps: [
        { text: "Telefon i zdjęcie gniazda oraz zamkniętej rozdzielnicy", result: "wiadomo, co zabrać" },
        { text: "Dojazd, oględziny, sprawdzenie braku napięcia", result: "{naprawa.wizyta}" },
        { text: "Nowe gniazdo, żyły skrócone do zdrowej miedzi", result: "{naprawa.gniazdo}" },
        { text: "Impedancja pętli zwarcia i ciągłość przewodu ochronnego", result: "w cenie" },
      ],
      result: "Szukania w rachunku nie ma, a praca mieści się w jednej wizycie.",
    },
    {
      kind: "example",
      id: "przyklad-kuchnia",
      heading: "Przykład: naprawiać dalej czy wymienić",
      continues: true,
      paragraphs: [
        "Kuchnia {przyklad.naprawa.kuchnia} w bloku z aluminium. Trzecia naprawa w dwa lata, za każdym razem inne gniazdo.",
      ],
      steps: [
        { text: "Kolejna naprawa: dojazd, szukanie, gniazdo, pomiar", result: "jeden nowy zacisk" },
        {
          text: "Pełna wymiana kosztuje {wymiana.cenaPelna}, tutaj {przyklad.naprawa.kuchnia}",
          result: "{przyklad.naprawa.wymiana}",
        },
        { text: "Co przybywa przy wymianie", result: "osobne obwody, żyła ochronna, protokół" },
      ],
      result: "Gdy ten sam obwód psuje się kolejny raz, dostajesz obie kwoty obok siebie i wybierasz.",
      note: "{cena.vat}. Co mieści się w stawce za metr, podaje strona [Instalacje](/uslugi/instalacje).",
      after: [
        "Gdzie kończy się naprawa, a zaczyna remont, tłumaczy [poradnik o wymianie](/poradnik/wymiana-instalacji).",
      ],
    },
    {
      kind: "rows",
      id: "zakres-zlecenia",
      heading: "Co dostajesz po naprawie",
      items: [
        { term: "Obwód sprawdzony miernikiem", text: "Załączony przy tobie, z urządzeniem, od którego się zaczęło." },
        { term: "Zapis na piśmie", text: "Co było uszkodzone, co wymieniono, jaki wyszedł wynik i co zalecamy." },
        { term: "Gwarancja", text: "{gwarancja.zdanie} Przy naprawie jest na rachunku." },
        { term: "Rachunek z pozycjami", text: "Płacisz gotówką, kartą albo przelewem." },
      ],
      second: {
        heading: "Czego naprawa nie obejmuje",
        items: [
          { term: "Licznik, plomby, złącze", text: "Należą do operatora. Pomagamy opisać zgłoszenie." },
          { term: "Samo urządzenie", text: "Pralkę albo piec naprawia serwis producenta." },
          { term: "Gładź, farba, płytki", text: "Po stronie gospodarza, chyba że oferta mówi inaczej." },
          {
            term: "Reszta instalacji",
            text: "Badanie wszystkich obwodów to osobne zlecenie: [pomiary](/uslugi/pomiary).",
          },
        ],
      },
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania przed zgłoszeniem",
      inBar: "Pytania",
      items: [
        {
          question: "Czy mogę załączyć wyłącznik, który się wyłączył?",
          answer:
            "Raz, po odłączeniu urządzeń w tym obwodzie. Drugie wyłączenie znaczy, że usterka trwa, a następne próby mogą powiększyć szkodę. Zostaw obwód wyłączony i zadzwoń.",
        },
        {
          question: "Ile trwa naprawa?",
          answer:
            "Osprzęt i aparaty wymieniamy w jednej wizycie. Szukanie przerwy w ścianie zajmuje od godziny do kilku godzin. Część na zamówienie oznacza drugi przyjazd, a do tego czasu obwód zostaje bezpiecznie wyłączony.",
        },
        {
          question: "Kto naprawia licznik i złącze?",
          answer:
            "Operator sieci, w większości województwa Tauron Dystrybucja. Granicę własności w złączu określa umowa. Rozdzielnicę i obwody za licznikiem naprawiamy my.",
        },
        {
          question: "Mieszkam w bloku. Co jest moje, a co wspólnoty?",
          answer:
            "Linie pionowe i tablice na klatce są częścią wspólną, obwody w mieszkaniu twoje. Czyj jest przewód między licznikiem a mieszkaniem, rozstrzyga regulamin albo uchwała. Zapytaj o to administrację, zanim zlecisz naprawę tego odcinka.",
        },
        {
          question: "Kto przyjedzie?",
          answer:
            "Elektryk ze świadectwem E, z miernikiem i podstawowym osprzętem. O nazwisko i numer świadectwa pytaj śmiało przez telefon. {dowod.ocZdanie}",
        },
      ],
    },
  ],
  advice:
    "Opisz usterkę elektrykowi z uprawnieniami i niczego jeszcze nie odkręcaj. Po kilku minutach rozmowy wiesz, który obwód wyłączyć i jak bezpiecznie poczekać.",
  band: {
    heading: "Opisz, co przestało działać",
    text: "Wystarczy to, co widzisz, słyszysz i czujesz. Odbieramy {telefon.godziny}, a w rozmowie dowiesz się, co wyłączyć od razu.",
    button: { label: "Zgłoś usterkę", to: "/kontakt" },
  },
  related: { services: ["rozdzielnice", "pomiary", "instalacje"], guides: ["awarie", "bezpieczenstwo"] },
} as const satisfies Service;
