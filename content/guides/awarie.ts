import type { Guide } from "@/lib/content/types";

export const awarie = {
  slug: "awarie",
  name: "Awarie i usterki",
  card: "Brak prądu, wyłączające się zabezpieczenia, iskrzące gniazdo, zalanie: co zrobić od razu i kogo wezwać.",
  icon: "triangle-alert",
  colour: "pe",
  meta: {
    title: "Awaria prądu w domu: co zrobić i kogo wezwać",
    description:
      "Dwanaście usterek instalacji: objawy, bezpieczne pierwsze kroki i moment na elektryka. Numery alarmowe, planowane wyłączenia i szukanie obwodu z usterką.",
    keywords: [
      "awaria prądu w domu",
      "wyłącza różnicówkę",
      "wybija korki",
      "iskrzy gniazdko",
      "migotanie światła w domu",
      "pogotowie energetyczne 991",
      "elektryk awaria Śląsk",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Awarie prądu: objawy i pierwsze kroki",
    lead: "Rozpoznaj usterkę po objawach, zrób to, co bezpieczne, i zadzwoń do właściwej osoby. Naprawę i szukanie przyczyny w przewodach zostaw specjaliście.",
  },
  keyFacts: [
    { label: "Zagrożenie życia, porażenie, pożar", value: "{tel.alarmowy}" },
    { label: "Straż pożarna", value: "{tel.straz}" },
    { label: "Pogotowie ratunkowe", value: "{tel.pogotowie}" },
    { label: "Pogotowie energetyczne operatora", value: "{tel.energetyczne}" },
  ],
  sections: [
    {
      id: "zasady",
      heading: "Pierwsza minuta: trzy pytania",
      kind: "text",
      paragraphs: [
        "Zanim podejdziesz do rozdzielnicy, odpowiedz sobie na trzy pytania. Czy komuś coś grozi: jest dym, woda, ktoś został porażony? Czy prądu nie ma tylko u ciebie, czy też u sąsiadów i w lampach na ulicy? Co działo się tuż przed awarią: burza, wiercenie, włączenie nowego urządzenia?",
        "Odpowiedź na drugie pytanie oszczędza najwięcej czasu. Ciemna cała ulica to sprawa operatora. Gdy ciemno jest tylko u ciebie, spójrz na licznik: wygaszony mówi, że awaria jest przed nim, świecący, że za nim. Ciemny jeden pokój to jeden obwód. Z taką informacją elektryk wie, co zabrać do samochodu.",
      ],
      list: [
        "Wolno: otworzyć drzwiczki rozdzielnicy, patrzeć, odłączać wtyczki, załączyć wyłącznik jeden raz, nacisnąć TEST.",
        "Nie wolno: zdejmować osłon, wkładać czegokolwiek do gniazda, naprawiać pod napięciem.",
        "Nie blokuj dźwigni wyłącznika taśmą ani klinem. Gdy opada, robi to z powodu.",
        "Nie wymieniaj wkładki bezpiecznikowej na większą i nie naprawiaj jej drutem.",
      ],
      callout: { title: "Najpierw ludzie.", text: "{zasada.dym}" },
    },
    {
      id: "zabezpieczenia",
      heading: "Usterki, przy których znika prąd",
      kind: "faults",
      paragraphs: [
        "Opuszczona dźwignia to najczęściej znak, że aparat zadziałał, jak trzeba. Zostaje pytanie, przed czym cię ochronił.",
        "W rozdzielnicy rozpoznasz trzy rodzaje aparatów. Wąskie, z napisem B10 lub B16, to wyłączniki nadprądowe pojedynczych obwodów. Szerszy, z przyciskiem TEST, to wyłącznik różnicowoprądowy. Wyłącznik główny stoi na początku rzędu. Zapamiętaj, która dźwignia opadła: od tego zależy następny krok i o to najpierw spyta elektryk.",
      ],
      items: [
        {
          problem: "Nie ma prądu w całym domu",
          symptoms: [
            "Nie działa żadna lampa ani gniazdo.",
            "Wyświetlacz licznika świeci albo jest wygaszony. Stary licznik z tarczą tego nie pokaże.",
          ],
          actions: [
            "Ciemno też u sąsiadów: sprawdź [planowane wyłączenia](#wylaczenie) albo zadzwoń pod {tel.energetyczne}.",
            "Jasno u sąsiadów: obejrzyj wyłącznik główny. Opuszczoną dźwignię podnieś jeden raz.",
            "Licznik wygaszony: awaria jest przed nim. W domu dzwoń pod {tel.energetyczne}, w bloku do zarządcy lub pod {tel.energetyczne}.",
            "Wyłącz płytę, odłącz żelazko i grzejniki, żeby nie ruszyły bez dozoru.",
          ],
          callProfessional: "Licznik świeci, a prądu nie ma, albo wyłącznik główny nie daje się załączyć.",
        },
        {
          problem: "Wyłącznik nadprądowy opada po kilku minutach",
          symptoms: ["Zaczyna się, gdy pracuje kilka mocnych urządzeń.", "Po odczekaniu daje się załączyć."],
          actions: [
            "Odłącz część urządzeń z tego obwodu.",
            "Załącz dźwignię jeden raz.",
            "Rozdziel czajnik, mikrofalówkę i piekarnik między różne gniazda i obwody.",
          ],
          callProfessional: "Wyłącznik opada także przy małym obciążeniu albo jest gorący.",
        },
        {
          problem: "Wyłącznik nadprądowy opada natychmiast",
          symptoms: ["Dźwignia nie daje się załączyć.", "Czasem słychać trzask lub widać osmalenie gniazda."],
          actions: [
            "Wyjmij wszystkie wtyczki z tego obwodu i załącz wyłącznik jeden raz.",
            "Jeśli znowu opadnie, zostaw go wyłączony.",
          ],
          callProfessional: "Po odłączeniu urządzeń wyłącznik nadal nie trzyma. To zwarcie w instalacji.",
        },
        {
          problem: "Opada wyłącznik różnicowoprądowy",
          symptoms: [
            "Dźwignia aparatu z przyciskiem TEST jest na dole.",
            "Gaśnie kilka obwodów naraz, często po deszczu lub przy pralce.",
          ],
          actions: [
            "Odłącz urządzenia z wodą i grzałką: pralkę, zmywarkę, bojler na wtyczce.",
            "Załącz wyłącznik jeden raz. Jeśli znowu opadnie, poszukaj [obwodu z usterką](#szukanie).",
            "Urządzenia, które pracowało w chwili zaniku, nie podłączaj ponownie.",
          ],
          callProfessional: "Opada przy wszystkich wtyczkach wyjętych albo bez wyraźnego powodu w nocy.",
        },
        {
          problem: "Pół mieszkania bez prądu albo martwe gniazdo",
          symptoms: ["Reszta domu ma zasilanie.", "Wyłączniki w rozdzielnicy wyglądają na załączone."],
          actions: [
            "Sprawdź urządzenie w innym gnieździe.",
            "Przestaw dźwignię obwodu w dół i w górę, jeden raz. Część aparatów zatrzymuje się w położeniu pośrednim.",
          ],
          callProfessional:
            "Gniazdo nadal nie działa. Luźny styk w puszce grzeje się pod obciążeniem, więc nie czekaj.",
        },
        {
          problem: "Po burzy nie działa sprzęt",
          symptoms: [
            "Padł router, telewizor albo sterownik bramy.",
            "W okienku ogranicznika przepięć widać czerwone pole.",
          ],
          actions: [
            "Odłącz uszkodzone urządzenia i nie włączaj ich na próbę.",
            "Zrób zdjęcia oraz zapisz datę i godzinę dla ubezpieczyciela.",
          ],
          callProfessional: "Zawsze, gdy ogranicznik sygnalizuje zużycie. Bez nowego wkładu dom nie ma tej ochrony.",
        },
      ],
    },
    {
      id: "pozar",
      heading: "Usterki, które grożą porażeniem lub pożarem",
      kind: "faults",
      paragraphs: [
        "Przy tych objawach chroń ludzi, przyczyna poczeka. Jeżeli do wyłącznika głównego nie ma suchej i wolnej od dymu drogi, zostaw go strażakom lub operatorowi.",
      ],
      items: [
        {
          problem: "Gniazdo lub wtyczka iskrzy albo grzeje się",
          symptoms: ["Ciepła lub zbrązowiała obudowa.", "Trzaski przy poruszeniu wtyczką."],
          actions: ["{zasada.gniazdo}", "Zaklej gniazdo i nie używaj go, nawet jeśli wystygło."],
          callProfessional: "Zawsze. Poluzowany zacisk sam się nie dokręci, a każde obciążenie dalej wypala styk.",
        },
        {
          problem: "Zapach spalenizny lub dym",
          symptoms: ["Ostra woń przypalonego tworzywa.", "Ciepła ściana, puszka albo rozdzielnica."],
          actions: [
            "{zasada.dym}",
            "Zapach, którego źródła nie widać, potraktuj tak samo.",
            "Nie polewaj wodą i nie otwieraj rozdzielnicy.",
          ],
          callProfessional: "Po decyzji strażaków. Bez oględzin i pomiarów zasilania się nie przywraca.",
        },
        {
          problem: "Jedne lampy świecą za jasno, inne przygasają",
          symptoms: ["Jasność zmienia się po włączeniu czajnika lub pralki.", "Zasilacze buczą, sprzęt się psuje."],
          actions: [
            "Wyłącz od razu wyłącznik główny: możliwa jest przerwa przewodu neutralnego.",
            "Wyjmij wtyczki elektroniki.",
            "Zadzwoń pod {tel.energetyczne} i do zarządcy budynku.",
          ],
          callProfessional: "Natychmiast. W gniazdach może być napięcie znacznie wyższe niż 230 V.",
        },
        {
          problem: "Mrowienie przy dotyku pralki, baterii lub grzejnika",
          symptoms: ["Czujesz prąd na metalowej obudowie lub rurze.", "Najmocniej boso i na mokrej podłodze."],
          actions: [
            "Odejdź i nie dotykaj tego ponownie.",
            "Wyłącz obwód, a jeśli prąd czuć na rurach, wyłącznik główny.",
            "Ostrzeż sąsiadów i zarządcę: w bloku źródło może leżeć w innym lokalu.",
          ],
          callProfessional: "Zawsze i tego samego dnia. Dopóki elektryk nie skończy, nie korzystaj z łazienki.",
        },
        {
          problem: "Zalana ściana, sufit lub rozdzielnica",
          symptoms: ["Woda kapie z oprawy albo wycieka z gniazda.", "Wyłącznik różnicowoprądowy nie trzyma."],
          actions: [
            "Nie wchodź w wodę, w której są przewody lub gniazda.",
            "Wyłącz zasilanie tylko wtedy, gdy stoisz na suchym i masz suche ręce.",
            "Do zalanej piwnicy nie schodź. Wezwij straż ({tel.straz}) lub operatora ({tel.energetyczne}).",
          ],
          callProfessional: "Przed ponownym załączeniem. Najpierw osuszenie, potem pomiar izolacji.",
        },
        {
          problem: "Przewiercony przewód lub zerwana linia",
          symptoms: ["Wiertło trafiło w kabel i zgasło światło.", "Na podwórzu leży przewód z linii."],
          actions: [
            "Puść wiertarkę, nie dotykaj wiertła i wyłącz obwód, a gdy nie wiesz który, wyłącznik główny.",
            "Do leżącego przewodu nie podchodź i trzymaj innych z daleka. Jeśli stoisz blisko, odchodź drobnymi krokami, stopa przy stopie, nie odrywając ich od ziemi.",
            "Dzwoń pod {tel.energetyczne}, a przy porażonym pod {tel.alarmowy}.",
          ],
          callProfessional:
            "Przewód w ścianie naprawia elektryk, w puszce i z pomiarem. Taśma izolacyjna nie wystarczy.",
        },
      ],
    },
    {
      id: "szukanie",
      heading: "Jak znaleźć obwód z usterką",
      kind: "steps",
      paragraphs: [
        "Ten sposób służy jednej sytuacji: opadł wyłącznik różnicowoprądowy, a ty nie wiesz, przez który obwód. Wolno go użyć, gdy rozdzielnica jest sucha, cała i nie pachnie spalenizną, a woda nigdzie nie dostała się do gniazd. Poruszasz samymi dźwigniami, osłony zostają na miejscu.",
      ],
      items: [
        {
          title: "Opuść wyłączniki nadprądowe",
          text: "Wszystkie wąskie aparaty za tym wyłącznikiem różnicowoprądowym. Jeśli nie wiesz, które to, opuść każdy w rozdzielnicy.",
        },
        {
          title: "Podnieś różnicowoprądowy, jeden raz",
          text: "Żaden obwód nie jest teraz zasilony, więc próba jest bezpieczna. Gdy dźwignia mimo to opadnie, przerwij: usterka jest w rozdzielnicy albo w przewodzie neutralnym.",
        },
        {
          title: "Podnoś nadprądowe po jednym",
          text: "Po każdym odczekaj kilka sekund i sprawdź, co się zaświeciło. Zapisuj kolejność.",
        },
        {
          title: "Zostaw winny obwód wyłączony",
          text: "To ten, po którym różnicowoprądowy opadł. Opuść jego dźwignię i już jej nie ruszaj, potem podnieś różnicowoprądowy i pozostałe obwody. Reszta mieszkania działa.",
        },
        {
          title: "Wyjmij wtyczki z tego obwodu i zadzwoń",
          text: "Powiedz, który to obwód i co w nim było. Elektryk przyjeżdża od razu do właściwej ściany.",
        },
      ],
      after: [
        "Jednobiegunowy wyłącznik nadprądowy rozłącza fazę, a przewód neutralny zostawia połączony. Gdy neutralny dotyka przewodu ochronnego, różnicówka opada przy przypadkowych obwodach i próby wskazują za każdym razem inny. Wtedy odstaw szukanie, bo rozstrzyga dopiero pomiar izolacji.",
      ],
    },
    {
      id: "przyklad",
      heading: "Przykład: wyłącznik różnicowoprądowy i zmywarka",
      drawing: {
        drawing: "board",
        title: "Jeden wyłącznik różnicowoprądowy, za nim kuchnia i łazienka",
        caption:
          "Wspólny wyłącznik różnicowoprądowy (RCD) stoi przed obwodami kuchni i łazienki, więc usterka zmywarki gasi je razem. Salon jest za innym i ma prąd. Przewód ochronny PE dochodzi do każdego odbioru.",
        rcd: "common",
        circuits: [
          { name: "łazienka", breaker: "B16", symbol: "socket" },
          { name: "gniazda", breaker: "B16", symbol: "socket" },
          { name: "zmywarka", breaker: "B16", symbol: "motor", lit: true },
          { name: "lodówka", breaker: "B16", symbol: "motor" },
        ],
      },
      kind: "example",
      paragraphs: [
        "Wieczorem zgasły kuchnia i łazienka, a w salonie jest światło. W rozdzielnicy opadła dźwignia aparatu z przyciskiem TEST. Podejrzanego znajdziesz bez narzędzi i przy jednym załączeniu wyłącznika. Sprzętu, który iskrzył, został zalany albo pachnie spalenizną, nie podłączaj wcale.",
      ],
      steps: [
        { text: "Co jest w ciemnych pomieszczeniach i co z tego pracowało", result: "zmywarka w środku programu" },
        { text: "Wyjęte wtyczki zmywarki, pralki, lodówki i czajnika", result: "obwody bez obciążenia" },
        { text: "Jedno załączenie wyłącznika", result: "trzyma, przewody w ścianie są raczej sprawne" },
        { text: "Podłączone i uruchomione kolejno lodówka, czajnik i pralka", result: "trzyma" },
        { text: "Zmywarka, która pracowała w chwili zaniku", result: "zostaje odłączona" },
      ],
      result: "Podejrzana jest zmywarka. Potwierdzi to serwis pomiarem, a kuchnia do tego czasu działa.",
      after: [
        "Gdyby wyłącznik opadł już w trzecim kroku, przyczyna leży w przewodach, gniazdach albo urządzeniu podłączonym na stałe, na przykład w płycie. Obwód wskaże ci [podnoszenie dźwigni po kolei](#szukanie), miejsce w obwodzie dopiero pomiar rezystancji izolacji, czyli wizyta z [miernikiem](/uslugi/pomiary). Gdyby opadł przy którymś urządzeniu w czwartym kroku, odłącz je i nie próbuj ponownie.",
        "Może też być tak, że żadne urządzenie osobno nie wyłącza, a wszystkie razem tak. Każde sprawne ma niewielki prąd upływu, na przykład pralka {przyklad.uplyw.pralka}, zmywarka {przyklad.uplyw.zmywarka}, płyta indukcyjna {przyklad.uplyw.plyta}, komputer z monitorem {przyklad.uplyw.komputer}. Razem to {przyklad.uplyw.suma}, a wyłącznik {rcd.prad} wolno budować tak, by reagował już od {przyklad.uplyw.prog}. Projektant trzyma sumę poniżej {przyklad.uplyw.zapas}, więc elektryk podzieli obwody między dwa aparaty. Jak działa różnicówka, tłumaczy poradnik o [bezpieczeństwie](/poradnik/bezpieczenstwo).",
      ],
    },
    {
      id: "wylaczenie",
      heading: "Ciemno u wszystkich: awaria czy planowana przerwa",
      kind: "text",
      paragraphs: [
        "Planowane wyłączenie operator ogłasza co najmniej {siec.zapowiedzWylaczenia} wcześniej: kartką na klatce lub słupie i w wyszukiwarce wyłączeń na stronie tauron-dystrybucja.pl. Wpisujesz w niej miejscowość i ulicę, a strona pokazuje godziny prac. Tam też, albo całą dobę pod {tel.energetyczne}, dowiesz się o awarii, nad którą ekipa już pracuje. Jeśli komunikat obejmuje twój adres, zgłaszać jej nie trzeba.",
        "Na czas przerwy zostaw włączoną jedną lampę, po niej poznasz powrót zasilania. Z reszty gniazd wyjmij wtyczki, zacznij od komputera, telewizora i wszystkiego, co grzeje. Zamrażarki nie otwieraj: zamknięta i pełna trzyma temperaturę przez wiele godzin.",
        "Gdy na ulicy jest już jasno, a u ciebie dalej ciemno, sprawdź wyłącznik główny i licznik, jak w pierwszej karcie tego poradnika. Przy awarii sieci potrafi zadziałać po drodze jeszcze jedno zabezpieczenie.",
      ],
      callout: {
        title: "Agregatu nie wpinaj do gniazda.",
        text: "Prąd wyjdzie przez licznik na sieć i może zabić montera, który przy niej pracuje. Urządzenia podłączaj wprost do agregatu albo zleć montaż przełącznika.",
      },
    },
    {
      id: "kogo-wezwac",
      heading: "Kogo wezwać: operator, zarządca czy elektryk",
      kind: "rows",
      paragraphs: [
        "Instalacja ma kilku gospodarzy. Operator systemu dystrybucyjnego, w większości województwa Tauron Dystrybucja, odpowiada za sieć, złącze i licznik. W bloku linie między złączem a licznikami należą do budynku, a o przewodzie od licznika do mieszkania mówi regulamin albo uchwała wspólnoty. Instalacja w lokalu jest twoja. Telefon pod zły numer kosztuje godziny, bo operator nie naprawia gniazd, a elektryk nie zerwie plomby operatora.",
      ],
      items: [
        {
          term: "Ciemna ulica, uszkodzone złącze, zerwana linia",
          text: "Pogotowie energetyczne operatora, całą dobę: {tel.energetyczne}.",
        },
        {
          term: "Ciemna klatka lub kilka mieszkań w pionie",
          text: "Zarządca albo dyżurny elektryk spółdzielni. Numer wisi na tablicy ogłoszeń w klatce.",
        },
        {
          term: "Twoje mieszkanie lub dom, reszta ma prąd",
          text: "Elektryk z uprawnieniami. Zakres opisuje strona [napraw](/uslugi/naprawy).",
        },
        {
          term: "Pożar, dym, osoba uwięziona",
          text: "Straż pożarna, {tel.straz}. Powiedz, że instalacja może być pod napięciem.",
        },
        {
          term: "Porażenie, oparzenie",
          text: "Pogotowie ratunkowe {tel.pogotowie} albo numer alarmowy {tel.alarmowy}. Na szukanie przyczyny przyjdzie czas później.",
        },
        { term: "Awaria samego urządzenia", text: "Serwis producenta. Zachowaj je odłączone od gniazda." },
      ],
    },
    {
      id: "telefon",
      heading: "Co powiedzieć przez telefon",
      kind: "text",
      paragraphs: [
        "Rozmowa z dyspozytorem i rozmowa z elektrykiem mają inną kolejność. Pod {tel.alarmowy} zaczynaj od miejsca: miasto, ulica, numer, piętro, wejście. Potem powiedz, co się stało, ilu jest poszkodowanych i czy ktoś wciąż dotyka przewodu. Nie rozłączaj się pierwszy. Operatorowi pod {tel.energetyczne} przyda się jeszcze numer punktu poboru energii z faktury oraz informacja, czy ciemno jest także u innych.",
        "Elektryk wyceni drogę i czas na podstawie objawów. Jeśli możesz, dołącz zdjęcie rozdzielnicy z opisami obwodów, zrobione z otwartymi drzwiczkami i założonymi osłonami. Przygotuj te informacje:",
      ],
      list: [
        "Adres, rodzaj budynku, piętro i sposób wejścia.",
        "Co nie działa, a co działa. Od której godziny.",
        "Które zabezpieczenie opadło i czy daje się załączyć.",
        "Co działo się tuż przed: burza, zalanie, remont, nowe urządzenie.",
        "Wiek instalacji, rodzaj zabezpieczeń, data ostatnich pomiarów, jeśli ją znasz.",
        "Czy w domu jest ktoś, kto korzysta z aparatury medycznej.",
      ],
      after: [
        "Ostatni punkt jest pilny. Osoba pod koncentratorem tlenu lub z lekami w lodówce zmienia kolejność zgłoszeń. Powiedz o niej od razu, także operatorowi.",
      ],
    },
    {
      id: "po-awarii",
      heading: "Po awarii: co zrobić, żeby nie wróciła",
      kind: "text",
      paragraphs: [
        "Naprawa usuwa skutek, a przyczyna leży czasem dalej. Zacisk poluzował się, bo przez lata przenosił zbyt duży prąd. Wyłącznik opadał, bo dwa obwody kuchni są w rzeczywistości jednym. Poproś elektryka o dwa zdania na piśmie: co znalazł i co zaleca. Taka notatka przyda się przy następnej [kontroli okresowej](/poradnik/przepisy).",
        "Trzy awarie w ciągu roku w różnych miejscach to już wzór. W instalacji z aluminium albo bez osobnego przewodu ochronnego doraźne naprawy kosztują coraz więcej i coraz mniej dają. Wtedy policz, co się opłaca: [modernizacja części](/poradnik/modernizacja) czy [wymiana całości](/poradnik/wymiana-instalacji).",
        "Na koniec dwie rzeczy na spokojny dzień. Opisz obwody w rozdzielnicy razem z elektrykiem, po próbie każdego z nich. Latarkę, numer zarządcy i numer {tel.energetyczne} trzymaj przy rozdzielnicy, bo po ciemku szuka się ich najdłużej.",
      ],
    },
  ],
  faq: [
    {
      question: "Ile razy mogę załączać wyłącznik, który opadł?",
      answer:
        "Raz, po odłączeniu urządzeń. Każde załączenie na zwarcie przepuszcza przez przewody prąd liczony w setkach amperów i grzeje uszkodzone miejsce. Jeśli dźwignia opadła ponownie, zostaw ją i wezwij elektryka.",
    },
    {
      question: "Czy pogotowie energetyczne 991 jest płatne?",
      answer:
        "Za usunięcie awarii w sieci operatora nie płacisz, bo to jego obowiązek. Pogotowie energetyczne nie naprawia jednak instalacji za licznikiem. Tę zlecasz elektrykowi na własny koszt.",
    },
    {
      question: "Dlaczego wyłącznik różnicowoprądowy wyłącza się w nocy?",
      answer:
        "Często winna jest wilgoć: oprawa ogrodowa, gniazdo na tarasie albo bojler, który włącza się w tańszej taryfie. Zapisz godziny i pogodę z kilku takich zdarzeń. Ten zapis skraca szukanie bardziej niż próby na chybił trafił.",
    },
    {
      question: "Światło mruga, gdy włącza się pralka. Czy to normalne?",
      answer:
        "Krótkie i ledwo widoczne przygaśnięcie zdarza się przy rozruchu silnika. Wyraźne miganie w całym domu, a zwłaszcza rozjaśnianie lamp, wskazuje na luźny zacisk lub przewód neutralny. To sprawa pilna, bo grozi uszkodzeniem sprzętu i pożarem.",
    },
    {
      question: "Kto płaci za sprzęt zniszczony przez przepięcie?",
      answer:
        "Zależy od przyczyny. Szkodę po wyładowaniu pokrywa polisa, jeśli obejmuje przepięcia. Gdy przyczyną była awaria sieci, złóż reklamację u operatora z datą, godziną, zdjęciami i opinią serwisu. Uszkodzonych rzeczy nie wyrzucaj przed decyzją.",
    },
    {
      question: "Ile czeka się na elektryka przy awarii?",
      answer:
        "Przyjeżdżamy {obietnica.awaria}. W granicach Gliwic, gdy sprawa jest pilna i telefon czynny ({telefon.godziny}), w ciągu {firma.przyjazdGliwice}. Przy dymie, porażeniu lub pożarze pierwszy telefon jest pod {tel.alarmowy}. Co wchodzi w cenę naprawy, podaje strona [napraw](/uslugi/naprawy).",
    },
  ],
  advice:
    "Awaria, która znika sama, wraca w gorszym momencie. Gdy objaw się powtarza albo nie znasz przyczyny, zostaw obwód wyłączony i skonsultuj go z elektrykiem z uprawnieniami. Nie zdejmuj osłon gniazd, puszek ani rozdzielnicy.",
  band: {
    heading: "Coś nie działa? Zadzwoń",
    text: "Powiedz, co zgasło i która dźwignia opadła. Odbieramy {telefon.godziny}, przyjeżdżamy {obietnica.awaria}.",
    button: { label: "Zgłoś awarię", to: "/kontakt" },
  },
  related: {
    services: ["naprawy", "rozdzielnice", "pomiary"],
    guides: ["bezpieczenstwo", "wymiana-instalacji", "modernizacja"],
  },
} as const satisfies Guide;
