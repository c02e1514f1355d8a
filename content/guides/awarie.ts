import type { Guide } from "@/lib/content/types";

export const awarie: Guide = {
  slug: "awarie",
  name: "Awarie i usterki",
  card: "Nie ma prądu, wybija bezpiecznik albo różnicówka, iskrzy gniazdo: co zrobić od razu i kogo wezwać.",
  icon: "triangle-alert",
  colour: "pe",
  meta: {
    title: "Awaria prądu w domu: co zrobić i kogo wezwać",
    description:
      "Usterki instalacji według objawów: co zrobić od razu, czego nie dotykać i kogo wezwać. Numery alarmowe, planowane wyłączenia i szukanie obwodu z usterką.",
    keywords: [
      "awaria prądu w domu",
      "wyłącza różnicówkę",
      "wybija korki",
      "iskrzy gniazdko",
      "migotanie światła w domu",
      "pogotowie energetyczne 991",
      "elektryk awaria Śląsk",
      "nie mam prądu, a sąsiedzi mają",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Awaria prądu: trzy pytania",
    lead: "Odpowiedz na nie po kolei. Przy pierwszym „tak” wiesz, do kogo dzwonić.",
    picture: { name: "01-rozdzielnica-mieszkaniowa" },
  },
  sections: [
    {
      id: "zasady",
      heading: "Do kogo zadzwonić",
      kind: "triage",
      tone: "dark",
      questions: [
        {
          question: "Czy komuś coś grozi?",
          text: "Pali się, dymi, czuć spaleniznę, woda zalewa rozdzielnicę albo kogoś poraził prąd.",
          yes: "{zasada.dym} Czytaj też: [pierwsza pomoc](/poradnik/bezpieczenstwo#wypadek), [woda i spalenizna](#pozar).",
          number: "{tel.alarmowy}",
          whom: "ratunek i straż",
        },
        {
          question: "Czy ciemno jest też u sąsiadów?",
          text: "Popatrz na okna sąsiadów i na lampy na ulicy.",
          yes: "{zasada.ciemno} Bywa, że to [planowana przerwa](#wylaczenie).",
          number: "{tel.energetyczne}",
          whom: "pogotowie energetyczne, całą dobę",
        },
        {
          question: "Czy licznik zgasł albo nie ma jednej fazy?",
          text: "Patrz tylko na wyświetlacz: przy trzech fazach są na nim L1, L2 i L3. Plomby nie ruszaj.",
          yes: "Usterka jest przed licznikiem. Brak jednej fazy? Zobacz, [co wyłączyć](#faza).",
          number: "{tel.energetyczne}",
          whom: "w bloku najpierw zarządca",
        },
      ],
      last: {
        title: "Usterka jest u ciebie",
        text: "Sprawdź niżej, która dźwignia opadła: o to spytamy najpierw. Opadła wąska? To [bezpiecznik](#nadpradowy). Gniazdo iskrzy, kran kopie albo lampy świecą nierówno: zacznij od [usterek groźnych](#pozar). Przyjeżdżamy {obietnica.awaria}, a [wizyta kosztuje {naprawa.wizyta}](/uslugi/naprawy#cena).",
      },
    },
    {
      id: "dzwignie",
      heading: "Wybiło korki: która dźwignia jest na dole?",
      kind: "levers",
      lead: "{zasada.wybicie}",
      items: [
        {
          symbol: "main",
          title: "Wyłącznik główny",
          text: "Szeroki, na początku rzędu. Jeśli to zwykły rozłącznik, sam nie opada: jest na dole, gdy ktoś go wyłączył. **Ciemno jest w całym domu**",
          href: "#caly-dom",
        },
        {
          symbol: "rcd",
          title: "Różnicówka",
          text: "Wyłącznik różnicowoprądowy, z przyciskiem TEST. **Gaśnie kilka obwodów naraz**",
          href: "#roznicowopradowy",
        },
        {
          symbol: "breaker",
          title: "Bezpiecznik",
          text: "Wyłącznik nadprądowy, wąski, z napisem B10 albo B16. **Gaśnie jeden pokój lub jedno urządzenie**",
          href: "#nadpradowy",
        },
      ],
      after: [
        "**Wolno** otworzyć drzwiczki rozdzielnicy, patrzeć, wyjąć wtyczkę, raz podnieść dźwignię i nacisnąć TEST.",
        "**Nie wolno** zdejmować osłon, blokować dźwigni, łatać bezpiecznika drutem ani zamieniać go na większy.",
        "W starej tablicy dźwigni nie ma: korek automatyczny ma przycisk, a porcelanowy wymienia elektryk.",
      ],
    },
    {
      id: "pozar",
      heading: "Usterki, które grożą porażeniem lub pożarem",
      kind: "faults",
      items: [
        {
          problem: "Zapach spalenizny lub dym",
          symptoms: ["Czujesz ostrą woń tworzywa, a ściana lub rozdzielnica jest ciepła."],
          actions: ["{zasada.spalenizna}", "{zasada.dym}"],
          callProfessional: "Po decyzji strażaków, zanim ktokolwiek włączy zasilanie.",
        },
        {
          problem: "Gniazdo lub wtyczka iskrzy albo grzeje się",
          symptoms: ["Obudowa zbrązowiała, a przy poruszeniu wtyczką słychać trzaski."],
          actions: ["{zasada.gniazdo}", "Wyłączone gniazdo zaklej taśmą, żeby nikt nic do niego nie wpiął."],
          callProfessional: "Zawsze. Każde włączone urządzenie dalej wypala poluzowany styk.",
        },
        {
          id: "neutralny",
          problem: "Jedne lampy świecą za jasno, inne przygasają",
          symptoms: [
            "Światło migocze w całym domu, a sprzęt buczy albo się psuje. Samo krótkie przygaśnięcie przy starcie pralki jest zwyczajne.",
          ],
          actions: [
            "{zasada.neutralny}",
            "To wygląda na przerwany przewód neutralny: w części gniazd napięcie jest wtedy dużo wyższe niż {siec.napiecie}.",
          ],
          callProfessional: "Gdy operator sprawdzi przyłącze i uzna, że przerwa jest za licznikiem.",
        },
        {
          problem: "Pralka lub lodówka szczypie albo kopie przy dotyku",
          symptoms: ["Prąd czuć najmocniej boso i na mokrej podłodze."],
          actions: [
            "Nie dotykaj urządzenia ponownie i wyłącz jego obwód w rozdzielnicy.",
            "Gdy kopie też kran albo grzejnik, przerwany może być [przewód neutralny](#neutralny). W bloku usterka bywa w cudzym lokalu.",
          ],
          callProfessional: "Zawsze, tego samego dnia. Do tego czasu omijaj łazienkę.",
        },
        {
          problem: "Zalana ściana, sufit lub rozdzielnica",
          symptoms: ["Woda kapie z oprawy albo z gniazda."],
          actions: ["{zasada.woda}"],
          callProfessional: "Zanim załączysz obwód. Po osuszeniu mierzymy jego izolację.",
        },
        {
          problem: "Przewiercony przewód lub zerwana linia",
          symptoms: ["Wiertło trafiło w kabel albo na podwórzu leży przewód."],
          actions: [
            "{zasada.linia}",
            "Przewiercony kabel w ścianie: puść wiertarkę, nie dotykaj wiertła i wyłącz obwód, a gdy nie wiesz który, opuść wszystkie dźwignie.",
            "{zasada.magazyn}",
          ],
          callProfessional: "Zawsze. Uszkodzony przewód łączymy w puszce, a potem mierzymy.",
        },
      ],
    },
    {
      id: "zabezpieczenia",
      heading: "Nie ma prądu albo wybija bezpiecznik",
      kind: "faults",
      items: [
        {
          id: "caly-dom",
          problem: "Nie ma prądu w całym domu",
          symptoms: ["Nie działa żadna lampa ani gniazdo."],
          actions: [
            "Licznik świeci, a opadła dźwignia główna lub różnicówki: wyłącz płytę i grzejnik. {zasada.wybicie}",
            "{zasada.ciemno}",
          ],
          callProfessional:
            "Gdy licznik świeci, a dźwignia wyłącznika głównego jest w górze albo nie daje się podnieść.",
        },
        {
          id: "faza",
          problem: "Pół mieszkania lub domu bez prądu, dźwignie w górze",
          symptoms: ["Masz zasilanie trójfazowe (siłę), a silnik buczy i nie rusza."],
          actions: [
            "{zasada.faza}",
            "Pozostałe lampy świecą jaśniej niż zwykle? To może być [przerwa przewodu neutralnego](#neutralny).",
          ],
          callProfessional: "Gdy licznik pokazuje wszystkie fazy, czyli jedna ginie za nim.",
        },
        {
          id: "nadpradowy",
          problem: "Wybija bezpiecznik (wyłącznik nadprądowy)",
          symptoms: ["Przy zwarciu wybija od razu, przy przeciążeniu po kilku minutach."],
          actions: [
            "{zasada.wybicie}",
            "Płyty i bojlera bez wtyczki nie odłączaj od przewodów: wyłącz je pokrętłem albo łącznikiem. Jeśli bezpiecznik mimo to wybija, zostaw dźwignię w dole.",
            "Wybija po podłączeniu płyty indukcyjnej? Potrzebuje ona [własnego obwodu za {instalacje.obwodPlyty}](/uslugi/instalacje#ceny).",
            "Jeśli bezpiecznik trzyma, rozdziel czajnik, mikrofalówkę i piekarnik między różne obwody.",
          ],
          callProfessional:
            "Gdy bezpiecznik nie trzyma nawet bez wtyczek, wybija przy małym obciążeniu albo jest gorący.",
        },
        {
          id: "roznicowopradowy",
          problem: "Wybija różnicówka (wyłącznik różnicowoprądowy)",
          symptoms: ["Gaśnie kilka obwodów naraz, często po deszczu lub gdy pracuje pralka."],
          actions: [
            "Odłącz urządzenia z wodą i grzałką oraz to, które pracowało, gdy zgasło światło.",
            "{zasada.wybicie} Zamiast czekać, możesz sam [znaleźć obwód z usterką](#szukanie).",
          ],
          callProfessional: "Gdy różnicówka wybija mimo wyjętych wtyczek albo nocą, bez wyraźnego powodu.",
        },
        {
          problem: "Jedno martwe gniazdo albo ciemny pokój",
          symptoms: ["Wyłączniki w rozdzielnicy wyglądają na załączone."],
          actions: ["Przestaw dźwignię obwodu raz w dół i w górę: mogła zatrzymać się w połowie."],
          callProfessional: "Gdy gniazdo nadal nie działa. Luźny styk w puszce grzeje się pod obciążeniem.",
        },
        {
          problem: "Po burzy nie działa sprzęt",
          symptoms: ["Padł router, telewizor albo sterownik bramy."],
          actions: ["Odłącz zepsuty sprzęt, nie włączaj go na próbę, zrób zdjęcia i zapisz godzinę."],
          callProfessional:
            "Zawsze, gdy w okienku ogranicznika przepięć widać czerwone pole. Oznacza ono zużyty wkład.",
        },
      ],
    },
    {
      id: "szukanie",
      heading: "Wybija różnicówka: jak znaleźć obwód z usterką",
      kind: "steps",
      paragraphs: [
        "Wybiło różnicówkę, a nie wiesz, przez który obwód? Szukaj samymi dźwigniami i tylko wtedy, gdy rozdzielnica i gniazda są suche, całe i nie pachną spalenizną.",
      ],
      items: [
        {
          title: "Opuść bezpieczniki",
          text: "Opuść dźwignie bezpieczników za tą różnicówką, a jeśli nie wiesz, które to, wszystkie w rozdzielnicy.",
        },
        {
          title: "Raz podnieś różnicówkę",
          text: "Jeśli opadnie, choć żaden obwód nie jest zasilony, przerwij: usterka jest w rozdzielnicy albo w przewodzie neutralnym.",
        },
        {
          title: "Podnoś bezpieczniki po jednym",
          text: "Po każdym odczekaj kilka sekund.",
        },
        {
          title: "Winny obwód pozostaw wyłączony",
          text: "To ten, po którym opadła różnicówka. Opuść jego dźwignię, potem podnieś różnicówkę i pozostałe bezpieczniki.",
        },
        {
          title: "Wyjmij wtyczki z tego obwodu i zadzwoń",
          text: "Powiedz, który to obwód i co w nim było podłączone.",
        },
      ],
      after: [
        "Jeśli przewód neutralny dotyka ochronnego, każda próba wskazuje inny obwód. Rozstrzyga wtedy dopiero pomiar izolacji.",
        "Przykład: w bliźniaku z ogrodem różnicówka wybijała nocą dwa, trzy razy w miesiącu, zawsze po deszczu. Podnoszenie dźwigni wskazało obwód ogrodowy. Miernik pokazał na nim 0,01 megaoma izolacji, a według normy powinna ona mieć co najmniej {norma.izolacja}. Do puszki pod lampą weszła woda. Po wymianie puszki i ponownym podłączeniu kabla izolacja miała ponad 200 megaomów. Praca zajęła dwie godziny: {naprawa.wizyta} za wizytę z pierwszą godziną i {naprawa.godzina} za drugą.",
      ],
    },
    {
      id: "przyklad",
      heading: "Przykład: różnicówkę wybija zmywarka",
      drawing: {
        drawing: "board",
        title: "Kuchnia i łazienka za jedną różnicówką, pokoje za drugą",
        caption:
          "Obwody kuchni i łazienki są za wspólną różnicówką (RCD). Gdy prąd ucieka w jednym z nich, tracą go wszystkie. Przewód ochronny PE dochodzi do każdego urządzenia.",
        tripped: "R1",
        circuits: [
          { rcd: "R1", name: "łazienka", breaker: "B16", symbol: "socket" },
          { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "socket" },
          { rcd: "R1", name: "zmywarka", breaker: "B16", symbol: "motor" },
          { rcd: "R1", name: "lodówka", breaker: "B16", symbol: "motor" },
          { rcd: "R2", name: "salon", breaker: "B10", symbol: "lamp" },
          { rcd: "R2", name: "sypialnie", breaker: "B16", symbol: "socket" },
        ],
      },
      kind: "example",
      paragraphs: [
        "Wieczorem zgasły kuchnia i łazienka, a w salonie światło zostało. Żadne urządzenie nie iskrzyło ani nie zostało zalane.",
      ],
      steps: [
        { text: "Co pracowało w pomieszczeniach, które zgasły", result: "zmywarka w środku programu" },
        { text: "Jedno załączenie po wyjęciu wtyczek", result: "różnicówka trzyma, przewody są raczej sprawne" },
        { text: "Uruchomione kolejno lodówka, czajnik i pralka", result: "różnicówka trzyma" },
      ],
      result: "Podejrzana zmywarka czeka odłączona na pomiar w serwisie, a kuchnia działa.",
      after: [
        "Bywa, że żadne urządzenie osobno różnicówki nie wybija, a wszystkie razem tak. Z każdego urządzenia trochę prądu ucieka do przewodu ochronnego: to prąd upływu. W pralce wolno mu sięgać {przyklad.uplyw.granica}, choć w sprawnej ma zwykle {przyklad.uplyw.pralka}. Zmywarka dodaje {przyklad.uplyw.zmywarka}, płyta {przyklad.uplyw.plyta}, a komputer z monitorem {przyklad.uplyw.komputer}, razem {przyklad.uplyw.suma}. Zużyta grzałka z upływem {przyklad.uplyw.grzalka} sama niczego nie wyłączy, ale z nimi daje {przyklad.uplyw.razem}. Różnicówka {rcd.prad} może zadziałać już od {przyklad.uplyw.prog}. Elektryk dzieli wtedy obwody między różnicówki tak, żeby suma upływów za żadną z nich nie przekraczała {przyklad.uplyw.zapas}.",
      ],
    },
    {
      id: "telefon",
      heading: "Co powiedzieć przez telefon",
      kind: "text",
      paragraphs: [
        "Za sieć, złącze i licznik odpowiada operator, w większości województwa Tauron Dystrybucja. Linie między złączem a licznikami w bloku należą do zarządcy, a instalacja w lokalu do ciebie.",
        "Pod {tel.alarmowy} połączą cię też ze strażą ({tel.straz}) i pogotowiem ratunkowym ({tel.pogotowie}). Zacznij od miejsca, potem powiedz, co się stało i czy ktoś wciąż dotyka przewodu. Operatorowi podaj numer punktu poboru energii z faktury. Elektrykowi przyda się zdjęcie rozdzielnicy i odpowiedzi:",
      ],
      list: [
        "Co nie działa i od której godziny?",
        "Które zabezpieczenie opadło i czy daje się załączyć?",
        "Co działo się tuż przed: burza, wiercenie, nowe urządzenie?",
        "Czy ktoś w domu korzysta z aparatury medycznej? Powiedz o tym od razu, także operatorowi.",
      ],
    },
    {
      id: "wylaczenie",
      heading: "Ciemno u wszystkich: awaria czy planowana przerwa",
      kind: "text",
      paragraphs: [
        "Planowane wyłączenie operator ogłasza co najmniej {siec.zapowiedzWylaczenia} wcześniej, kartką na klatce i na stronie tauron-dystrybucja.pl. Tam są też zgłoszone awarie. Na czas przerwy wyjmij wtyczki elektroniki i wszystkiego, co grzeje, a jedną lampę pozostaw włączoną, żeby zauważyć powrót zasilania. Lodówki nie otwieraj: zamknięta trzyma chłód przez kilka godzin.",
      ],
      callout: {
        title: "Agregatu nie wpinaj do gniazda.",
        text: "Prąd wyjdzie przez licznik do sieci i może zabić montera. Urządzenia podłączaj wprost do agregatu albo zleć montaż przełącznika.",
      },
    },
    {
      id: "po-awarii",
      heading: "Po awarii: co zrobić, żeby nie wróciła",
      kind: "text",
      paragraphs: [
        "Poproś elektryka o notatkę, co znalazł i co zaleca. Trzy awarie w ciągu roku w różnych miejscach to już nie przypadek. Porównaj wtedy koszt [modernizacji części](/poradnik/modernizacja) instalacji z kosztem [wymiany całej](/poradnik/wymiana-instalacji).",
      ],
    },
  ],
  faq: [
    {
      question: "Ile razy mogę podnieść bezpiecznik, który wybija?",
      answer:
        "{zasada.wybicie} Załączenie bezpiecznika, gdy w obwodzie jest zwarcie, przepuszcza przez przewody setki amperów. Różnicówkę, która opadła drugi raz, wolno podnieść tylko przy [szukaniu obwodu](#szukanie): najpierw opuszczasz wszystkie bezpieczniki, potem podnosisz je po jednym.",
    },
    {
      question: "Czy pogotowie energetyczne 991 jest płatne?",
      answer:
        "Za usunięcie awarii w sieci nie płacisz, bo to obowiązek operatora. Instalację za licznikiem naprawia elektryk na twój koszt ([cena naprawy](/uslugi/naprawy#cena)).",
    },
    {
      question: "Kto płaci za sprzęt zniszczony przez przepięcie?",
      answer:
        "Szkodę po wyładowaniu pokrywa polisa, jeśli obejmuje przepięcia. Po awarii sieci złóż reklamację u operatora z datą, godziną, zdjęciami i opinią serwisu, a uszkodzonych rzeczy nie wyrzucaj przed decyzją.",
    },
  ],
  advice:
    "Patrz, wyłączaj i dzwoń, a osłony pozostaw na miejscu. Objaw, którego nie rozumiesz, skonsultuj z elektrykiem z uprawnieniami, zanim znowu załączysz obwód.",
  band: {
    heading: "Coś nie działa? Zadzwoń",
    text: "Powiedz, co zgasło i która dźwignia opadła. Odbieramy {telefon.godziny}, przyjeżdżamy {obietnica.awaria}.",
    button: { label: "Zgłoś awarię", to: "/kontakt" },
  },
  related: {
    services: ["naprawy", "rozdzielnice", "pomiary"],
    guides: ["bezpieczenstwo", "wymiana-instalacji", "modernizacja"],
  },
};
