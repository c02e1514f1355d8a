import type { Guide } from "@/lib/content/types";

export const awarie: Guide = {
  slug: "awarie",
  name: "Awarie i usterki",
  card: "Brak prądu, wyłączające się zabezpieczenia, iskrzące gniazdo, zalanie: co zrobić od razu i kogo wezwać.",
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
    lead: "Odpowiedz po kolei. Przy pierwszym „tak” wiesz, do kogo dzwonić.",
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
          text: "Ogień, dym, spalenizna, woda w rozdzielnicy, ktoś porażony.",
          yes: "{zasada.dym} Po porażeniu: [pierwsza pomoc](/poradnik/bezpieczenstwo#wypadek). Spalenizna, woda: [usterki groźne](#pozar).",
          number: "{tel.alarmowy}",
          whom: "ratunek i straż",
        },
        {
          question: "Czy ciemno jest też u sąsiadów?",
          text: "Popatrz na okna i lampy na ulicy.",
          yes: "{zasada.ciemno} Bywa, że to [planowana przerwa](#wylaczenie).",
          number: "{tel.energetyczne}",
          whom: "pogotowie energetyczne, całą dobę",
        },
        {
          question: "Czy licznik zgasł albo nie ma jednej fazy?",
          text: "Patrz tylko na wyświetlacz: przy trzech fazach są na nim L1, L2 i L3. Plomby nie ruszaj.",
          yes: "Usterka jest przed licznikiem. Bez jednej fazy wyłączasz [płytę i silniki](#faza).",
          number: "{tel.energetyczne}",
          whom: "w bloku najpierw zarządca",
        },
      ],
      last: {
        title: "Usterka jest u ciebie",
        text: "Sprawdź niżej, która dźwignia opadła, bo o to spytamy. Gniazdo iskrzy, kran kopie albo lampy świecą nierówno: najpierw [usterki groźne](#pozar). Przyjeżdżamy {obietnica.awaria}.",
      },
    },
    {
      id: "dzwignie",
      heading: "Która dźwignia jest na dole?",
      kind: "levers",
      lead: "{zasada.wybicie}",
      items: [
        {
          symbol: "main",
          title: "Wyłącznik główny",
          text: "Szeroki, na początku rzędu. Rozłącznik sam nie opada: na dole jest, gdy ktoś go wyłączył. **Ciemno w całym domu**",
          href: "#caly-dom",
        },
        {
          symbol: "rcd",
          title: "Różnicowoprądowy",
          text: "Z przyciskiem TEST. **Kilka obwodów naraz**",
          href: "#roznicowopradowy",
        },
        {
          symbol: "breaker",
          title: "Nadprądowy",
          text: "Wąski, z napisem B10 albo B16. **Jeden pokój lub jedno urządzenie**",
          href: "#nadpradowy",
        },
      ],
      after: [
        "**Wolno** otworzyć drzwiczki rozdzielnicy, patrzeć, wyjąć wtyczkę, raz podnieść dźwignię i nacisnąć TEST.",
        "**Nie wolno** zdejmować osłon, blokować dźwigni, łatać bezpiecznika drutem ani zamieniać go na większy.",
      ],
    },
    {
      id: "pozar",
      heading: "Usterki, które grożą porażeniem lub pożarem",
      kind: "faults",
      items: [
        {
          problem: "Zapach spalenizny lub dym",
          symptoms: ["Ostra woń tworzywa, ciepła ściana lub rozdzielnica."],
          actions: ["{zasada.spalenizna}", "{zasada.dym}"],
          callProfessional: "Po decyzji strażaków, przed włączeniem zasilania.",
        },
        {
          problem: "Gniazdo lub wtyczka iskrzy albo grzeje się",
          symptoms: ["Zbrązowiała obudowa, trzaski przy poruszeniu wtyczką."],
          actions: ["{zasada.gniazdo}", "Wyłączone zaklej taśmą, żeby nikt nic do niego nie wpiął."],
          callProfessional: "Zawsze, bo każde obciążenie dalej wypala poluzowany styk.",
        },
        {
          id: "neutralny",
          problem: "Jedne lampy świecą za jasno, inne przygasają",
          symptoms: [
            "Światło migocze w całym domu, a sprzęt buczy albo się psuje. Samo krótkie przygaśnięcie przy starcie pralki jest zwyczajne.",
          ],
          actions: [
            "{zasada.neutralny}",
            "To wygląda na przerwę przewodu neutralnego, a wtedy w części gniazd jest dużo więcej niż {siec.napiecie}.",
          ],
          callProfessional: "Gdy operator sprawdzi przyłącze i uzna, że przerwa jest za licznikiem.",
        },
        {
          problem: "Mrowienie przy dotyku pralki lub lodówki",
          symptoms: ["Prąd czuć najmocniej boso i na mokrej podłodze."],
          actions: [
            "Nie dotykaj jej ponownie i wyłącz jej obwód w rozdzielnicy.",
            "Gdy kopie też kran albo grzejnik, to [inny przypadek](#neutralny), a w bloku źródło może być w cudzym lokalu.",
          ],
          callProfessional: "Zawsze, tego samego dnia. Do tego czasu omijaj łazienkę.",
        },
        {
          problem: "Zalana ściana, sufit lub rozdzielnica",
          symptoms: ["Woda kapie z oprawy albo z gniazda."],
          actions: ["{zasada.woda}"],
          callProfessional: "Przed załączeniem, z pomiarem izolacji po osuszeniu.",
        },
        {
          problem: "Przewiercony przewód lub zerwana linia",
          symptoms: ["Wiertło trafiło w kabel albo na podwórzu leży przewód."],
          actions: [
            "{zasada.linia}",
            "Przewiercony kabel w ścianie: puść wiertarkę, nie dotykaj wiertła i wyłącz obwód, a gdy nie wiesz który, opuść wszystkie dźwignie.",
            "{zasada.magazyn}",
          ],
          callProfessional: "Zawsze. Przewód łączy się w puszce i potem mierzy.",
        },
      ],
    },
    {
      id: "zabezpieczenia",
      heading: "Usterki, przy których znika prąd",
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
          callProfessional: "Licznik świeci, a dźwignia jest w górze albo nie daje się podnieść.",
        },
        {
          id: "faza",
          problem: "Pół mieszkania lub domu bez prądu, dźwignie w górze",
          symptoms: ["Zasilanie jest trójfazowe, silnik buczy i nie rusza."],
          actions: [
            "{zasada.faza}",
            "Pozostałe lampy świecą jaśniej niż zwykle? To może być [przerwa przewodu neutralnego](#neutralny).",
          ],
          callProfessional: "Licznik pokazuje wszystkie fazy, czyli jedna ginie za nim.",
        },
        {
          id: "nadpradowy",
          problem: "Opada wyłącznik nadprądowy",
          symptoms: ["Od razu przy zwarciu, po kilku minutach przy przeciążeniu."],
          actions: [
            "{zasada.wybicie}",
            "Płyta i bojler wpięte na stałe: nie odkręcaj ich, wyłącz pokrętłem albo łącznikiem. Opada i tak, zostaw dźwignię w dole.",
            "Trzyma: czajnik, mikrofalówkę i piekarnik rozdziel między różne obwody.",
          ],
          callProfessional: "Nie trzyma bez wtyczek, opada przy małym obciążeniu albo jest gorący.",
        },
        {
          id: "roznicowopradowy",
          problem: "Opada wyłącznik różnicowoprądowy",
          symptoms: ["Gaśnie kilka obwodów naraz, często po deszczu lub przy pralce."],
          actions: [
            "Odłącz urządzenia z wodą i grzałką oraz to, które pracowało w chwili zaniku.",
            "{zasada.wybicie} Obwód z usterką możesz [znaleźć sam](#szukanie).",
          ],
          callProfessional: "Opada mimo wyjętych wtyczek albo nocą, bez wyraźnego powodu.",
        },
        {
          problem: "Jedno martwe gniazdo albo ciemny pokój",
          symptoms: ["Wyłączniki w rozdzielnicy wyglądają na załączone."],
          actions: ["Przestaw dźwignię obwodu raz w dół i w górę, bo mogła zatrzymać się w połowie."],
          callProfessional: "Gniazdo nadal nie działa. Luźny styk w puszce grzeje się pod obciążeniem.",
        },
        {
          problem: "Po burzy nie działa sprzęt",
          symptoms: ["Padł router, telewizor albo sterownik bramy."],
          actions: ["Odłącz go, nie włączaj na próbę, zrób zdjęcia i zapisz godzinę."],
          callProfessional: "Zawsze, gdy w okienku ogranicznika przepięć widać czerwone pole, bo wkład jest zużyty.",
        },
      ],
    },
    {
      id: "szukanie",
      heading: "Jak znaleźć obwód z usterką",
      kind: "steps",
      paragraphs: [
        "Opadł wyłącznik różnicowoprądowy, a nie wiesz, przez który obwód. Szukaj samymi dźwigniami i tylko wtedy, gdy rozdzielnica i gniazda są suche, całe i nie pachną spalenizną.",
      ],
      items: [
        {
          title: "Opuść wyłączniki nadprądowe",
          text: "Wszystkie za tym różnicowoprądowym, a jeśli nie wiesz, które to, każdy w rozdzielnicy.",
        },
        {
          title: "Raz podnieś różnicowoprądowy",
          text: "Jeśli opadnie, choć żaden obwód nie jest zasilony, przerwij: usterka jest w rozdzielnicy albo w przewodzie neutralnym.",
        },
        {
          title: "Podnoś nadprądowe po jednym",
          text: "Po każdym odczekaj kilka sekund.",
        },
        {
          title: "Winny obwód pozostaw wyłączony",
          text: "To ten, po którym różnicowoprądowy opadł. Opuść jego dźwignię, potem podnieś różnicowoprądowy i pozostałe.",
        },
        {
          title: "Wyjmij wtyczki z tego obwodu i zadzwoń",
          text: "Powiedz, który to obwód i co w nim było podłączone.",
        },
      ],
      after: [
        "Gdy przewód neutralny dotyka ochronnego, każda próba wskazuje inny obwód i rozstrzyga dopiero pomiar izolacji.",
        "Typowy przypadek z bliźniaka z ogrodem: różnicówka opadała nocą dwa, trzy razy w miesiącu, zawsze po deszczu. Podnoszenie dźwigni wskazało obwód ogrodowy, a miernik 0,01 megaoma izolacji przy wymaganym co najmniej {norma.izolacja}, bo do puszki pod lampą weszła woda. Po wymianie puszki i zarobieniu końca kabla od nowa było ponad 200 megaomów. Zajęło to dwie godziny: {naprawa.wizyta} za wizytę z pierwszą i {naprawa.godzina} za drugą.",
      ],
    },
    {
      id: "przyklad",
      heading: "Przykład: wyłącznik różnicowoprądowy i zmywarka",
      drawing: {
        drawing: "board",
        title: "Jeden wyłącznik różnicowoprądowy, za nim kuchnia i łazienka",
        caption:
          "Za wspólnym wyłącznikiem różnicowoprądowym (RCD) są obwody kuchni i łazienki, dlatego usterka zmywarki gasi je razem. Salon jest za innym i ma prąd. Przewód ochronny PE dochodzi do każdego odbioru.",
        circuits: [
          { rcd: "R1", name: "łazienka", breaker: "B16", symbol: "socket" },
          { rcd: "R1", name: "gniazda", breaker: "B16", symbol: "socket" },
          { rcd: "R1", name: "zmywarka", breaker: "B16", symbol: "motor", lit: true },
          { rcd: "R1", name: "lodówka", breaker: "B16", symbol: "motor" },
        ],
      },
      kind: "example",
      paragraphs: [
        "Wieczorem zgasły kuchnia i łazienka, a w salonie jest światło. Żadne urządzenie nie iskrzyło ani nie zostało zalane.",
      ],
      steps: [
        { text: "Co pracowało w ciemnych pomieszczeniach", result: "zmywarka w środku programu" },
        { text: "Jedno załączenie po wyjęciu wtyczek", result: "trzyma, przewody są raczej sprawne" },
        { text: "Uruchomione kolejno lodówka, czajnik i pralka", result: "trzyma" },
      ],
      result: "Podejrzana zmywarka czeka odłączona na pomiar w serwisie, a kuchnia działa.",
      after: [
        "Bywa, że żadne urządzenie osobno nie wyłącza, a wszystkie razem tak. Pralce wolno mieć do {przyklad.uplyw.granica} prądu upływu, choć sprawna ma zwykle {przyklad.uplyw.pralka}, zmywarka {przyklad.uplyw.zmywarka}, płyta {przyklad.uplyw.plyta}, a komputer z monitorem {przyklad.uplyw.komputer}, razem {przyklad.uplyw.suma}. Zużyta grzałka z upływem {przyklad.uplyw.grzalka} sama niczego nie wyłączy, ale z nimi daje {przyklad.uplyw.razem}, a aparat {rcd.prad} wolno budować tak, by reagował już od {przyklad.uplyw.prog}. Elektryk dzieli wtedy obwody, żeby suma nie przekraczała {przyklad.uplyw.zapas}.",
      ],
    },
    {
      id: "telefon",
      heading: "Co powiedzieć przez telefon",
      kind: "text",
      paragraphs: [
        "Operator, w większości województwa Tauron Dystrybucja, odpowiada za sieć, złącze i licznik, zarządca za linie między złączem a licznikami, a ty za instalację w lokalu.",
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
        "Planowane wyłączenie operator ogłasza co najmniej {siec.zapowiedzWylaczenia} wcześniej, kartką na klatce i na stronie tauron-dystrybucja.pl, gdzie są też zgłoszone awarie. Na czas przerwy wyjmij wtyczki elektroniki i wszystkiego, co grzeje, a jedną lampę pozostaw włączoną, żeby zauważyć powrót zasilania.",
      ],
      callout: {
        title: "Agregatu nie wpinaj do gniazda.",
        text: "Prąd wyjdzie przez licznik na sieć i może zabić montera. Urządzenia podłączaj wprost do agregatu albo zleć montaż przełącznika.",
      },
    },
    {
      id: "po-awarii",
      heading: "Po awarii: co zrobić, żeby nie wróciła",
      kind: "text",
      paragraphs: [
        "Poproś elektryka o notatkę, co znalazł i co zaleca. Trzy awarie w ciągu roku w różnych miejscach to już reguła, dlatego policz wtedy [modernizację części](/poradnik/modernizacja) i [wymianę całości](/poradnik/wymiana-instalacji).",
      ],
    },
  ],
  faq: [
    {
      question: "Ile razy mogę załączać wyłącznik, który opadł?",
      answer:
        "{zasada.wybicie} Załączenie na zwarcie przepuszcza przez przewody setki amperów. Różnicówkę wolno potem załączać tylko w kolejności z [szukania obwodu](#szukanie), gdzie napięcie dostaje jeden obwód naraz.",
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
