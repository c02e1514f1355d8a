import type { Service } from "@/lib/content/types";

export const smartHome: Service = {
  slug: "smart-home",
  code: "F7",
  icon: "house-wifi",
  name: "Smart home",
  serviceType: "Instalacje smart home KNX",
  group: "Smart home",
  offer: true,
  photos: "rzut pomieszczeń, rozdzielnica z przodu",
  card: "Światło, rolety, ogrzewanie i wentylacja w jednej instalacji KNX, która działa bez internetu.",
  meta: {
    title: "Smart home KNX na Śląsku: projekt i montaż",
    description:
      "Inteligentny dom w standardzie KNX: projekt, kabel magistralny, rozdzielnica, programowanie i integracja z tym, co już masz. Wycena jest bezpłatna.",
    keywords: [
      "smart home Śląsk",
      "instalacja KNX",
      "inteligentny dom KNX",
      "KNX Katowice",
      "sterowanie roletami i światłem",
      "programowanie KNX ETS",
      "ile kosztuje smart home",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Smart home: światło, rolety i ogrzewanie",
    lead: "Sterowanie KNX działa bez internetu, a w domu 150 m² z pompą ciepła oszczędza {przyklad.smart.kwotaC} rocznie. Przewody układa się przed tynkami.",
    facts: [
      { price: "smart-home/punkt", to: "#koszt" },
      { price: "smart-home/dom", to: "#koszt" },
      { label: "Czas", time: true, value: "{smart.etapMontazu} po malowaniu", to: "#etapy" },
      { label: "Dostajesz", value: "plik ETS, hasła i schematy", to: "#zlecenie" },
    ],
    drawing: {
      drawing: "plan",
      title: "Parter, w którym każde urządzenie ma własny przewód do szafy",
      caption:
        "Od szafy w kotłowni biegnie osobny przewód do każdej lampy (koło z krzyżykiem), do czujki ruchu w holu (kwadrat z trójkątem) i do kontaktronów w oknach (dwa prostokąty). Który przycisk zapala którą lampę, ustala dopiero program.",
      plan: "smart-home",
    },
  },
  sections: [
    {
      kind: "cards",
      id: "uklady",
      heading: "Co łączy jedno sterowanie",
      inBar: "Zakres",
      columns: 4,
      items: [
        {
          icon: "lightbulb",
          title: "Oświetlenie",
          text: "Sceny, ściemnianie i światło, które gaśnie, gdy wychodzisz.",
        },
        {
          icon: "blinds",
          title: "Rolety i żaluzje",
          text: "Reagują na słońce, wiatr i porę dnia.",
        },
        {
          icon: "thermometer",
          title: "Ogrzewanie",
          text: "Każdy pokój ma własną temperaturę, a dom tryb na czas wyjazdu.",
        },
        {
          icon: "fan",
          title: "Wentylacja i klimatyzacja",
          text: "Wietrzenie rusza, gdy jest duszno, a chłodzenie staje przy otwartym oknie.",
        },
        {
          icon: "shield-check",
          title: "Alarm",
          text: "Pozostaje osobnym systemem, a dom po jego uzbrojeniu gasi światła.",
          href: "/uslugi/alarmy",
        },
        {
          icon: "video",
          title: "Monitoring i wideodomofon",
          text: "Obraz z kamery i otwieranie furtki w telefonie.",
          href: "/uslugi/monitoring",
        },
        {
          icon: "music",
          title: "Audio i wideo",
          text: "Muzyka w strefach i scena „Film”, która opuszcza rolety.",
        },
        {
          icon: "sun-medium",
          title: "Energia",
          text: "Auto ładuje się wtedy, gdy świeci słońce.",
          href: "/uslugi/energooszczedne",
        },
      ],
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje automatyka",
      picture: { name: "08-panel-knx-salon" },
      inBar: "Cena",
      ask: "Policz na rzucie lampy, rolety i pokoje, a widełki ceny podamy już w rozmowie.",
      paragraphs: [
        "Punktem jest obwód światła, roleta, strefa ogrzewania, panel albo czujnik, a w jego cenie mieści się moduł, przewód, montaż i program.",
      ],
      caption: "Automatyka z montażem i programem",
      columns: ["Obiekt", "Sterowane punkty", "Orientacyjna cena"],
      rows: [
        {
          label: "Dom 150 m²",
          cells: [
            "{przyklad.smart.dom}: światło {przyklad.smart.swiatlo}, rolety {przyklad.smart.rolety}, ogrzewanie {przyklad.smart.strefy}, panele i czujniki {przyklad.smart.panele}",
            "{przyklad.smart.kosztDom}",
          ],
        },
        {
          label: "Mieszkanie od dewelopera",
          cells: [
            "{przyklad.smart.mieszkanie}: światło, rolety, podłogówka, panele",
            "{przyklad.smart.kosztMieszkanie}",
          ],
        },
        {
          label: "Mieszkanie wykończone",
          cells: [
            "{przyklad.smart.mieszkanie}, bezprzewodowo, bez kucia, z centralką",
            "{przyklad.smart.radioMieszkanie}",
          ],
        },
      ],
      after: [
        "W stanie surowym wychodzi dolna połowa tych widełek, a górna wtedy, gdy do łączników i rolet trzeba kuć. Osobno liczymy instalację 230 V, oprawy, rolety z siłownikami, sieć LAN, ekrany, muzykę, bramki do pompy ciepła i falownika oraz tynki po bruzdach.",
        "Część modułów możesz odłożyć na później i dołożyć bez kucia do ułożonych przewodów. Zmiany programu po odbiorze liczymy po {smart.cena.programowanie} za godzinę, a drobne robimy zdalnie.",
      ],
      note: "{cena.vat}. Rachunek orientacyjny z listopada 2026 r., wiążąca jest oferta z listą punktów.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Sześć kroków do działającego domu",
      inBar: "Przebieg",
      ask: "Zadzwoń, dopóki przewody można jeszcze poprowadzić dowolnie.",
      items: [
        {
          title: "Rozmowa i potrzeby",
          text: "Przygotuj rzut z meblami i modele pompy ciepła, falownika i alarmu. Opowiadasz o zwykłym dniu, a my notujemy, co ma się dziać samo.",
        },
        {
          title: "Projekt",
          text: "Rysujemy magistralę i rozdzielnicę, a ty czytasz listę punktów z ceną. {obietnica.cena}",
        },
        {
          title: "Okablowanie",
          time: "przed tynkami",
          text: "Kabel magistralny układamy razem ze zwykłą instalacją.",
        },
        {
          title: "Montaż",
          time: "po malowaniu, z programem {smart.etapMontazu}",
          text: "Składamy rozdzielnicę, zakładamy panele, czujniki i moduły.",
        },
        {
          title: "Programowanie",
          text: "Ustawiamy sceny i harmonogramy, a każdy punkt sprawdzamy także przy odłączonym internecie.",
        },
        {
          title: "Przekazanie",
          time: "{obietnica.instalacja}",
          text: "Domownicy uczą się obsługi, a po pierwszej zimie poprawiamy sceny.",
        },
      ],
    },
    {
      kind: "text",
      id: "zlecenie",
      heading: "Co masz po odbiorze",
      paragraphs: [
        "Dostajesz plik projektu ETS, hasła i klucze KNX Secure, schemat rozdzielnicy i protokół z [pomiarów](/uslugi/pomiary). Z nimi instalację rozbuduje także inna firma, która zna KNX.",
      ],
      note: "{gwarancja.krotko}.",
    },
    {
      kind: "rows",
      id: "rozwiazania",
      heading: "Rozwiązania na różnych etapach budowy",
      items: [
        {
          term: "Dom w budowie",
          text: "Panele zastępują łączniki, a przewody od lamp i rolet biegną wprost do rozdzielnicy. Zdecyduj, zanim ktoś je ułoży.",
        },
        {
          term: "Mieszkanie od dewelopera",
          text: "Przewody, także do czujek zalania, kładziemy w bruzdach między odbiorem a wykończeniem.",
        },
        {
          term: "Dom zamieszkany",
          text: "Zakładamy moduły [radiowe](/poradnik/inteligentny-dom#systemy) po {smart.cena.radio} za punkt i centralkę za {smart.cena.centralka}. Droższe moduły KNX RF dobieramy tam, gdzie jest już magistrala.",
        },
      ],
    },
    {
      kind: "specs",
      id: "knx",
      heading: "Magistrala KNX/EIB i jej urządzenia",
      tone: "dark",
      paragraphs: [
        "Panel wysyła polecenie zielonym kablem do modułu w rozdzielnicy (aktora), a rolę przycisku zmienia się w programie ETS, bez przekładania przewodów. Otwarty standard (EN 50090) wyrósł z systemu EIB z lat 90., więc starą instalację można rozbudować.",
      ],
      bus: {
        text: "Schemat magistrali KNX z sześcioma urządzeniami: zasilacz, panel ścienny, ściemniacz, aktor rolet, termostat i interfejs IP",
        devices: [
          { icon: "plug-zap", title: "Zasilacz", text: "{knx.napiecie} na magistralę" },
          { icon: "toggle-right", title: "Panel ścienny", text: "sceny, światło, temperatura" },
          { icon: "lightbulb", title: "Ściemniacz", text: "obwody oświetlenia" },
          { icon: "blinds", title: "Aktor rolet", text: "rolety, żaluzje, brama" },
          { icon: "thermometer", title: "Termostat", text: "każdy pokój osobno" },
          { icon: "router", title: "Interfejs IP", text: "telefon i zdalny serwis" },
        ],
      },
      items: [
        { value: "{knx.urzadzenia}", label: "urządzeń w jednej instalacji" },
        { value: "{knx.naLinii}", label: "urządzenia na jednej linii" },
        { value: "{knx.linia}", label: "długość linii" },
        { value: "{knx.napiecie}", label: "bezpieczne napięcie magistrali" },
        { value: "{knx.predkosc}", label: "prędkość, z zapasem na dom" },
      ],
    },
    {
      kind: "rows",
      id: "panele",
      heading: "Panele KNX dla wszystkich domowników",
      items: [
        {
          term: "Przycisk i panel z termostatem",
          text: "Przycisk wywołuje sceny „Wychodzę”, „Noc” i „Goście”, a panel ustawia też temperaturę i wentylację.",
        },
        {
          term: "Ekran i telefon",
          text: "Ekran w holu pokazuje plan domu, telefon to samo z daleka, przez szyfrowane połączenie.",
        },
      ],
      second: {
        firstHeading: "Panele i ekrany",
        heading: "Interfejsy KNX",
        items: [
          { term: "KNX/IP i DALI", text: "KNX/IP służy aplikacji i zdalnemu serwisowi, DALI oprawom w domu i biurze." },
          {
            term: "Modbus i wejścia binarne",
            text: "Modbus łączy system z pompą ciepła i falownikiem, a wejścia binarne ze zwykłymi łącznikami i kontaktronami.",
          },
        ],
      },
    },
    {
      kind: "feature",
      id: "integracja",
      heading: "Integracja z tym, co już masz",
      lead: "Urządzenie z Modbusem, wyjściem przekaźnikowym albo bramką KNX podłączamy bez wymiany.",
      checks: [
        "Uzbrojony alarm przełącza ogrzewanie na tryb wyjazdu.",
        "Nadwyżka z [fotowoltaiki](/uslugi/fotowoltaika) włącza grzałkę bojlera.",
      ],
      button: { label: "Skonsultuj integrację", to: "/kontakt" },
    },
    {
      kind: "rows",
      id: "liczby",
      heading: "Liczby: ile daje automatyka",
      paragraphs: ["Ogrzewanie policzyliśmy z normy. Przy pozostałych liczbach jest napisane, jakiego domu dotyczą."],
      items: [
        {
          term: "Mniej ciepła",
          value: "{przyklad.smart.kwotaC} rocznie",
          text: "Tyle oszczędza na ogrzewaniu pompą ciepła [dom 150 m²](/poradnik/inteligentny-dom#przyklad), w którym zamiast termostatów pracuje pełna regulacja pokoi (PN-EN ISO 52120-1). Przy podłogówce wychodzi dolna kwota, przy grzejnikach górna. Dom, który nie miał termostatów, zużyje nawet o {przyklad.smart.procentD} mniej ciepła.",
          note: "{przyklad.smart.procentC}",
        },
        {
          term: "Mniej energii",
          text: "Dotyczy domu, w którym automatyka steruje też światłem. Z roletami i wentylacją oszczędność sięga {smart.energiaDo}, a w małym, ocieplonym mieszkaniu wychodzi mniej.",
          note: "{smart.energia}",
        },
        {
          term: "Czas dziennie",
          text: "Tyle zyskuje razem cała rodzina w domu, który sam steruje światłem, ogrzewaniem i {przyklad.smart.rolety} roletami.",
          note: "{smart.czas}",
        },
        {
          term: "Wartość domu",
          text: "O tyle więcej możesz żądać za dom z działającą automatyką. Rzeczoznawcy i kupującemu pokażesz dokumentację, którą od nas dostajesz.",
          note: "{smart.wartosc}",
        },
        {
          term: "Poziom bezpieczeństwa",
          text: "Tak oceniamy dom, w którym automatyka, alarm i kamery działają razem. Ubezpieczyciel zapyta o stopień [alarmu](/uslugi/alarmy#projekt), który dobieramy do polisy.",
          note: "{smart.bezpieczenstwo}",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o KNX",
      inBar: "Pytania",
      items: [
        {
          question: "Czy montujecie też Loxone, Grenton albo Ampio?",
          answer:
            "Naszym standardem jest KNX: części robi wielu producentów. [Systemy jednej marki](/poradnik/inteligentny-dom#marki) bywają tańsze na start. Jeśli wolisz któryś z nich, powiedz o tym w pierwszej rozmowie.",
        },
        {
          question: "Co przestanie działać, gdy zniknie internet?",
          answer:
            "Zdalny podgląd, powiadomienia i sterowanie głosem przez chmurę. Przyciski, sceny, ogrzewanie i rolety pracują dalej, bo program jest w urządzeniach.",
        },
        {
          question: "Czy ktoś może włamać się do takiego domu?",
          answer:
            "Najsłabszym miejscem jest router z otwartymi portami. Łączymy się więc przez VPN lub szyfrowaną bramkę, a przy furtce montujemy urządzenia KNX Secure.",
        },
      ],
    },
  ],
  advice:
    "Zanim zamówisz urządzenia i zaczniesz kuć, pokaż plan domu instalatorowi KNX, choćby nam. Podłączenie modułów do 230 V zostaw osobie z uprawnieniami.",
  band: {
    heading: "Punkty policzone z twojego rzutu",
    text: "Oferta rozdziela okablowanie, urządzenia i programowanie, żeby dało się zamówić najpierw część.",
    button: { label: "Otrzymaj bezpłatną wycenę", to: "/kontakt" },
  },
  related: {
    services: ["energooszczedne", "alarmy", "monitoring", "instalacje"],
    guides: ["inteligentny-dom", "oszczedzanie", "oswietlenie"],
  },
};
