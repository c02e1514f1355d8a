import type { Service } from "@/lib/content/types";

export const naprawy = {
  slug: "naprawy",
  code: "F9",
  icon: "wrench",
  name: "Naprawy",
  serviceType: "Naprawy i usuwanie awarii elektrycznych",
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
  updated: "2026-11-20",
  hero: {
    title: "Naprawy elektryczne: znajdziemy przyczynę",
    lead: "Powiedz przez telefon, co przestało działać. Doradzimy, co wyłączyć, i przyjedziemy w ciągu {firma.przyjazdDo}. Naprawiony obwód mierzymy, a wynik dostajesz na piśmie.",
    picture: { name: "12-gniazda-i-laczniki" },
  },
  sections: [
    {
      kind: "rows",
      id: "numery",
      heading: "Do kogo zadzwonić najpierw",
      tag: "X1",
      lead: "Pożarem zajmuje się straż, siecią na ulicy operator, a instalacją za licznikiem my.",
      items: [
        {
          term: "Ogień, dym, porażenie",
          text: "Wyjdź z zadymionego pomieszczenia i zadzwoń. Straż ma też numer {tel.straz}, pogotowie ratunkowe {tel.pogotowie}. Nie dotykaj porażonego, dopóki prąd nie jest wyłączony. Urządzeń pod napięciem nie gaś wodą.",
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
          text: "Wada jest w instalacji, w zabezpieczeniu przed licznikiem albo w złączu. Ustalimy przez telefon, kto powinien przyjechać.",
          note: "do nas",
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
      heading: "Objaw i to, co zwykle za nim stoi",
      tag: "F9",
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
          text: "Prąd upływa do ziemi: przez grzałkę, pralkę albo wilgoć w gnieździe ogrodowym. Winny obwód zwykle wskazuje pomiar rezystancji izolacji.",
        },
        {
          term: "Gniazdo ciepłe lub brązowe",
          text: "Poluzowany zacisk nagrzewa się przy każdym większym odbiorniku. Przestań go używać. Wymienimy gniazdo i skrócimy przewód do zdrowego odcinka.",
        },
        {
          term: "Światło migocze",
          text: "Przyczyną bywa zużyte źródło, niezgodny ściemniacz albo luźne połączenie. Jeśli migocze cały dom, sprawdzamy linię od licznika.",
        },
        {
          term: "Jedne lampy bledną, inne rażą",
          text: "Możliwa przerwa w przewodzie neutralnym instalacji trójfazowej. W gniazdach bywa wtedy znacznie więcej niż 230 V. Wyłącz wyłącznik główny i zadzwoń od razu. Gdy to samo mają sąsiedzi, wada jest w sieci: {tel.energetyczne}.",
        },
        {
          term: "Przewiercony przewód",
          text: "Wyłącz obwód i nie załączaj go ponownie. Odkrywamy uszkodzone miejsce, wymieniamy odcinek i mierzymy izolację.",
        },
        {
          term: "Zalanie",
          text: "Nie dotykaj mokrych gniazd, lamp ani rozdzielnicy. Zasilanie wraca po osuszeniu i pomiarze, nie wcześniej.",
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
      heading: "Bezpiecznik jest skutkiem, szukamy przyczyny",
      tag: "W1",
      tone: "dark",
      picture: { name: "18-pomiary-instalacji" },
      paragraphs: [
        "Zabezpieczenie, które wyłącza, zwykle robi to, do czego je zamontowano. Większy bezpiecznik usunie objaw, ale zostawi przewód bez ochrony przed przegrzaniem. Dlatego dzielimy obwód na odcinki i szukamy tego, w którym leży wada.",
        "Na wyłączonym obwodzie mierzymy rezystancję izolacji i ciągłość przewodów ochronnych. Po naprawie dochodzi impedancja pętli zwarcia i próba wyłącznika różnicowoprądowego. Sposób sprawdzania opisuje norma {norma.sprawdzanie}.",
        "Zanim dotkniemy przewodu, wyłączamy zasilanie, blokujemy jego przypadkowe załączenie i sprawdzamy brak napięcia. Pozostałe obwody w tym czasie zwykle pracują.",
      ],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Co naprawiamy w domu i mieszkaniu",
      tag: "K1–K6",
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
          text: "Wymiana uszkodzonych aparatów. Tablicę, której nie warto ratować, zastępuje [nowa rozdzielnica](/uslugi/rozdzielnice), zwykle w {rozdzielnica.czas}.",
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
      tag: "A1",
      items: [
        {
          title: "Rozmowa",
          text: "Pytamy, co się stało, co działa, a co nie. Mówimy, co wyłączyć i czego nie ruszać.",
        },
        {
          title: "Przyjazd",
          text: "Termin podajemy przez telefon. W Gliwicach, gdy sprawa jest pilna, dojazd zajmuje do {firma.przyjazdGliwice}.",
          time: "w ciągu {firma.przyjazdDo} od zgłoszenia",
        },
        {
          title: "Diagnoza i cena",
          text: "Oglądamy i mierzymy obwód. Kwotę i zakres znasz, zanim zaczniemy naprawę.",
        },
        {
          title: "Naprawa",
          text: "Wymieniamy uszkodzoną część. Gdy potrzebny jest materiał na zamówienie, zostawiamy obwód wyłączony i zabezpieczony.",
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
      heading: "Co możesz zrobić do naszego przyjazdu",
      tag: "S1",
      items: [
        { title: "Wyjmij wtyczki.", text: "Odłącz urządzenia w obwodzie, który się wyłącza." },
        { title: "Załącz raz.", text: "Jeśli wyłącznik wyłączy ponownie, zostaw go w tej pozycji." },
        {
          title: "Odsuń się od iskrzenia.",
          text: "Wyłącz ten obwód tylko wtedy, gdy rozdzielnica jest sucha i nieuszkodzona.",
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
      tag: "P1",
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
        "Przy prądzie znamionowym norma dopuszcza 300 ms. Przycisk sprawdza sam mechanizm, dlatego czas i prąd zadziałania mierzymy przyrządem. Jeśli TEST nic nie wyłącza, obwód jest bez tej ochrony i wymaga wizyty. Resztę domowych sprawdzeń opisuje [poradnik o bezpieczeństwie](/poradnik/bezpieczenstwo).",
      ],
    },
    {
      kind: "text",
      id: "cena",
      heading: "Z czego składa się cena naprawy",
      tag: "X2",
      paragraphs: [
        "Wstępna wycena po rozmowie kosztuje {firma.wycena}. W cenę naprawy wchodzą dojazd, czas szukania, materiał i pomiar. Najdłużej trwa zwykle szukanie, więc dokładny opis i zdjęcia obniżają rachunek.",
        "Gdy ten sam obwód psuje się kolejny raz, porównujemy dwie kwoty: następnej naprawy i nowego przewodu. Przy instalacji aluminiowej albo dwuprzewodowej często wygrywa [wymiana obwodu](/uslugi/instalacje).",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania przed zgłoszeniem",
      items: [
        {
          question: "Czy mogę załączyć wyłącznik, który się wyłączył?",
          answer:
            "Raz, po odłączeniu urządzeń w tym obwodzie. Drugie wyłączenie znaczy, że usterka trwa, a następne próby mogą powiększyć szkodę. Zostaw obwód wyłączony i zadzwoń.",
        },
        {
          question: "Kto naprawia licznik i złącze?",
          answer:
            "Licznik i plomby należą do operatora sieci, w większości województwa do Tauron Dystrybucja. Granicę własności w złączu określa umowa. Linię od licznika do rozdzielnicy i obwody w lokalu naprawiamy my.",
        },
        {
          question: "Mieszkam w bloku. Co jest moje, a co wspólnoty?",
          answer:
            "Zwykle linie pionowe i tablice na klatce są częścią wspólną, a przewody za licznikiem należą do lokalu. Usterkę na klatce zgłoś administratorowi, usterkę w mieszkaniu nam.",
        },
        {
          question: "Czy na naprawę jest gwarancja?",
          answer:
            "Tak, obejmuje wykonane prace. O jej okres zapytaj, zanim zlecisz naprawę. Jeśli przy okazji chcesz sprawdzić resztę obwodów, dołączymy [pomiary całej instalacji](/uslugi/pomiary).",
        },
      ],
    },
  ],
  advice:
    "Zanim cokolwiek odkręcisz, opisz usterkę elektrykowi z uprawnieniami. Rozmowa trwa kilka minut, a często wystarczy, żeby wyłączyć właściwy obwód i bezpiecznie poczekać.",
  band: {
    heading: "Opisz, co przestało działać",
    text: "Zacznij od tego, co widzisz i słyszysz. Powiemy, co wyłączyć od razu, a co może poczekać do wizyty.",
    button: { label: "Zgłoś usterkę", to: "/kontakt" },
  },
  related: { services: ["rozdzielnice", "pomiary", "instalacje"], guides: ["awarie", "bezpieczenstwo"] },
} as const satisfies Service;
