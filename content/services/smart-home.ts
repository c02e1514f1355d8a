import type { Service } from "@/lib/content/types";

export const smartHome = {
  slug: "smart-home",
  code: "F7",
  icon: "house-wifi",
  name: "Smart home",
  serviceType: "Instalacje smart home KNX",
  group: "Smart home",
  offer: true,
  photos: "rzut pomieszczeń, rozdzielnica z przodu",
  card: "Światło, rolety, ogrzewanie i alarm w jednej instalacji KNX.",
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
  updated: "2026-11-21",
  hero: {
    title: "Smart home: dom, który sam gasi światło",
    lead: "Światło, rolety, ogrzewanie i alarm łączymy jednym przewodem w standardzie KNX. Działa bez internetu, a części różnych producentów pasują do siebie.",
    facts: [
      { label: "Cena", value: "{smart.cena.punkt}", note: "jeden sterowany punkt" },
      { label: "Czas", value: "po projekcie" },
      { label: "Dostajesz", value: "plik projektu i instrukcję" },
    ],
    drawing: {
      drawing: "plan",
      title: "Dom z automatyką",
      caption: "Plan.",
      size: [12, 8],
      rooms: [
        { name: "salon", box: [0, 0, 6, 8], tone: "plain" },
        { name: "kuchnia", box: [6, 0, 6, 4], tone: "pale" },
        { name: "sypialnia", box: [6, 4, 6, 4], tone: "pale" },
      ],
    },
  },
  sections: [
    {
      kind: "rows",
      id: "liczby",
      heading: "Liczby z ofert i co za nimi stoi",
      items: [
        {
          term: "mniej energii",
          text: "szacunek handlowy; z normy dla ogrzewania wychodzi {przyklad.smart.oszczednosc}",
          note: "{smart.energia}",
        },
        {
          term: "zaoszczędzone dziennie",
          text: "szacunek handlowy; nie znamy badania, które go potwierdza",
          note: "{smart.czas}",
        },
        {
          term: "wyższa wartość domu",
          text: "szacunek handlowy; cenę ustalą kupujący i rzeczoznawca",
          note: "{smart.wartosc}",
        },
        {
          term: "poziom bezpieczeństwa",
          text: "ocena umowna z oferty, bez badania; nie zastępuje stopnia zabezpieczenia alarmu",
          note: "{smart.bezpieczenstwo}",
        },
      ],
      after: [
        "Najwięcej zależy od ogrzewania. Przy sterowaniu strefowym razem z roletami i wentylacją oferty mówią o {smart.energiaDo} oszczędności. W małym, dobrze ocieplonym mieszkaniu będzie mniej. Dla twojego domu policzymy to przed projektem, a rachunek z normy pokazuje [poradnik](/poradnik/inteligentny-dom#przyklad).",
      ],
    },
    {
      kind: "rows",
      id: "rozwiazania",
      heading: "Rozwiązania na różnych etapach budowy",
      lead: "Zakres dobieramy do etapu budowy i do tego, czy ściany można jeszcze kuć.",
      items: [
        {
          term: "Dom w budowie",
          text: "Pełna magistrala do każdego pokoju, aktory w rozdzielnicy, panele zamiast łączników. Ustal to przed rozprowadzeniem przewodów, bo układ obwodów jest inny.",
          note: "kabel magistralny",
        },
        {
          term: "Mieszkanie od dewelopera",
          text: "Światło, rolety, ogrzewanie podłogowe i czujki zalania. Zmiany w przewodach zgłaszasz deweloperowi albo robimy je po odbiorze, przed wykończeniem.",
          note: "kabel magistralny",
        },
        {
          term: "Dom zamieszkany",
          text: "Łączniki i czujniki radiowe KNX RF, bez kucia. Gdzie jest dostęp do przewodów, dochodzą moduły w puszkach.",
          note: "radio 868 MHz",
        },
        {
          term: "Przygotowanie na później",
          text: "Kładziemy kabel magistralny, głębokie puszki i zostawiamy miejsce w rozdzielnicy. Urządzenia dokładasz, gdy przyjdzie na nie czas.",
          note: "sam kabel i puszki",
        },
      ],
      after: [
        "Nie wiesz, czy potrzebujesz magistrali, czy wystarczy radio? Porównanie systemów jest w poradniku [Inteligentny dom](/poradnik/inteligentny-dom).",
      ],
    },
    {
      kind: "bus",
      id: "knx",
      heading: "KNX, czyli wszystko na jednym przewodzie",
      tone: "dark",
      lead: "Zielony kabel magistralny biegnie przez dom obok zwykłej instalacji. Każde urządzenie ma własny program, więc awaria jednego nie zatrzymuje pozostałych. Wyjątkiem jest zasilacz linii.",
      paragraphs: [
        "KNX to otwarty standard (EN 50090, ISO/IEC 14543-3) rozwinięty z europejskiej magistrali EIB z lat 90. Urządzenia EIB i KNX rozumieją te same telegramy, więc starą instalację można rozbudować zamiast wymieniać.",
        "Panel nie przerywa prądu lampy. Wysyła po magistrali telegram, a aktor w rozdzielnicy łączy obwód 230 V. Dzięki temu rolę przycisku zmienia się w programie ETS, bez przekładania przewodów.",
      ],
      busText:
        "Schemat magistrali KNX z sześcioma urządzeniami: zasilacz, panel ścienny, ściemniacz, aktor rolet, termostat i interfejs IP",
      devices: [
        { icon: "plug-zap", title: "Zasilacz", text: "{knx.napiecie} na magistralę" },
        { icon: "toggle-right", title: "Panel ścienny", text: "sceny, światło, temperatura" },
        { icon: "lightbulb", title: "Ściemniacz", text: "obwody oświetlenia" },
        { icon: "blinds", title: "Aktor rolet", text: "rolety, żaluzje, brama" },
        { icon: "thermometer", title: "Termostat", text: "każde pomieszczenie osobno" },
        { icon: "router", title: "Interfejs IP", text: "telefon i zdalny serwis" },
      ],
      specs: [
        { value: "{knx.urzadzenia}", label: "urządzeń w jednej instalacji, tyle adresów ma KNX" },
        { value: "{knx.naLinii}", label: "urządzenia na jednej linii" },
        { value: "{knx.linia}", label: "długość linii" },
        { value: "{knx.napiecie}", label: "bezpieczne napięcie magistrali" },
        { value: "{knx.predkosc}", label: "prędkość, z zapasem na cały dom" },
      ],
      after: [
        "Kabel można rozgałęziać w gwiazdę i w drzewo, byle nie zamykać go w pętlę. W przeciętnym domu wystarcza jedna linia, kolejne łączy się sprzęgłami.",
      ],
    },
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
          icon: "thermometer",
          title: "Ogrzewanie",
          text: "Osobna temperatura w każdym pokoju i tryb na czas wyjazdu.",
        },
        {
          icon: "blinds",
          title: "Rolety i żaluzje",
          text: "Reagują na słońce, wiatr i porę dnia.",
        },
        {
          icon: "fan",
          title: "Wentylacja i klimatyzacja",
          text: "Pracują według jakości powietrza w pokoju.",
        },
        {
          icon: "shield-check",
          title: "Alarm",
          text: "Czujki ruchu i zalania, uzbrajanie jednym przyciskiem.",
          href: "/uslugi/alarmy",
        },
        {
          icon: "video",
          title: "Monitoring i wideodomofon",
          text: "Obraz z kamer i furtki w telefonie.",
          href: "/uslugi/monitoring",
        },
        {
          icon: "music",
          title: "Audio i wideo",
          text: "Muzyka w strefach, projektor gotowy ze sceną „Film”.",
        },
        {
          icon: "sun-medium",
          title: "Energia",
          text: "Podgląd produkcji z paneli i zużycia, ładowanie w tańszych godzinach.",
          href: "/uslugi/energooszczedne",
        },
      ],
    },
    {
      kind: "rows",
      id: "panele",
      heading: "Panele, których używają wszyscy domownicy",
      continues: true,
      items: [
        { term: "Przycisk", text: "Sceny „Wychodzę”, „Noc”, „Goście”. Bez ekranu i bez instrukcji." },
        { term: "Panel z termostatem", text: "Temperatura i wentylacja pokoju pod jednym pokrętłem." },
        { term: "Ekran dotykowy", text: "Cały dom na jednym planie, najlepiej w holu." },
        { term: "Telefon", text: "To samo poza domem, przez szyfrowane połączenie." },
      ],
      second: {
        heading: "Interfejsy do tego, co już jest",
        items: [
          { term: "KNX/IP", text: "Zdalny serwis i aplikacja w telefonie." },
          { term: "DALI", text: "Sterowanie oprawami, także w biurze." },
          { term: "Modbus", text: "Pompa ciepła, falownik, rekuperator." },
          { term: "Wejścia binarne", text: "Zwykłe łączniki, kontaktrony, czujki alarmu." },
        ],
      },
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Od rozmowy do działającego domu",
      inBar: "Przebieg",
      ask: "Dom jest jeszcze na papierze? To dobry dzień na rozmowę o przewodach.",
      items: [
        {
          title: "Rozmowa i potrzeby",
          text: "Przechodzimy przez plan domu i zwykły dzień domowników. Zapisujemy, co ma się dziać samo.",
        },
        {
          title: "Projekt",
          text: "Rysujemy schemat magistrali i rozdzielnicy, dobieramy urządzenia. Dostajesz listę punktów i cenę.",
        },
        {
          title: "Okablowanie",
          text: "Kładziemy kabel magistralny razem ze zwykłą instalacją, przed tynkami.",
        },
        {
          title: "Montaż",
          text: "Składamy rozdzielnicę, montujemy panele, czujniki i aktory.",
        },
        {
          title: "Programowanie",
          text: "Ustawiamy sceny i harmonogramy, potem sprawdzamy każdy obwód.",
        },
        {
          title: "Przekazanie",
          text: "Pokazujemy domownikom, co jak działa, i oddajemy projekt z opisem ustawień.",
        },
      ],
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje automatyka",
      inBar: "Cena",
      ask: "Powiedz, czym chcesz sterować, a policzymy punkty i rząd kwoty.",
      paragraphs: [
        "Rozliczamy sterowane punkty: obwód światła, roletę, strefę ogrzewania, panel. Jeden punkt z modułem, przewodem, montażem i programem to orientacyjnie {smart.cena.punkt}. Zwykła instalacja 230 V jest poza tą kwotą.",
      ],
      caption: "Automatyka przewodowa, z materiałem, montażem i programowaniem",
      columns: ["Obiekt", "Sterowane punkty", "Orientacyjna cena"],
      rows: [
        {
          label: "Mieszkanie od dewelopera",
          cells: [
            "{przyklad.smart.mieszkanie}: światło, rolety, podłogówka, panele",
            "{przyklad.smart.kosztMieszkanie}",
          ],
        },
        {
          label: "Dom 150 m² w budowie",
          cells: [
            "{przyklad.smart.dom}: obwody światła {przyklad.smart.swiatlo}, rolety {przyklad.smart.rolety}, strefy ogrzewania {przyklad.smart.strefy}, panele i czujniki {przyklad.smart.panele}",
            "{przyklad.smart.kosztDom}",
          ],
        },
      ],
      after: [
        "Cenę podnoszą ekrany dotykowe, muzyka w strefach, bramki do pompy ciepła i falownika. Obniża ją łączenie lamp w grupy i odłożenie części modułów: przewody kładzie się od razu, resztę dokłada do rozdzielnicy, gdy jest budżet.",
      ],
      note: "{cena.vat}. Rachunek orientacyjny (listopad 2026 r.), wiąże oferta z listą punktów.",
    },
    {
      kind: "rows",
      id: "zlecenie",
      heading: "Czas, przygotowanie i granice oferty",
      continues: true,
      items: [
        {
          term: "Ile to trwa",
          text: "Przewody kładziemy w rytmie budowy, przed tynkami. Rozdzielnica, panele i program zajmują po malowaniu {smart.etapMontazu}. Kończymy {obietnica.instalacja}, a poprawki scen po pierwszej zimie wpisujemy do niej od razu.",
        },
        {
          term: "Co dostajesz",
          text: "Działającą automatykę, przeszkolenie domowników i komplet dokumentów z listy niżej.",
          note: "{gwarancja.krotko}",
        },
        {
          term: "Co przygotować",
          text: "Rzut z meblami i oknami, listę czynności, które dom ma przejąć, oraz modele pompy ciepła, falownika, rekuperatora i alarmu.",
        },
        {
          term: "Czego cena nie obejmuje",
          text: "Instalacji 230 V i jej rozdzielnicy, opraw, rolet i siłowników, sieci LAN, abonamentów ani bruzd w wykończonych ścianach.",
        },
      ],
    },
    {
      kind: "checks",
      id: "dokumenty",
      heading: "Co dostajesz na koniec",
      lead: "Z tym zestawem instalację rozbuduje także inna firma, która zna KNX.",
      items: [
        {
          title: "Plik projektu ETS",
          text: "Adresy, grupy i nastawy wszystkich urządzeń. Bez niego przy rozbudowie trzeba zgadywać.",
        },
        {
          title: "Hasła i klucze",
          text: "Dostęp do interfejsu IP, aplikacji oraz klucze KNX Secure, jeśli urządzenia go używają.",
        },
        {
          title: "Schemat rozdzielnicy",
          text: "Opis obwodów i aktorów, zgodny z tym, co jest na szynach. Rozdzielnicę do KNX liczymy razem z [zabezpieczeniami obwodów](/uslugi/rozdzielnice).",
        },
        {
          title: "Protokół z pomiarów",
          text: "Część 230 V sprawdzamy tak samo jak każdą instalację, według zakresu ze strony [pomiary](/uslugi/pomiary).",
        },
      ],
    },
    {
      kind: "feature",
      id: "integracja",
      heading: "Masz już alarm, pompę ciepła albo fotowoltaikę?",
      tone: "dark",
      lead: "Urządzenie z Modbusem, wyjściem przekaźnikowym albo bramką KNX podłączymy bez wymiany. Wystarczy nazwa modelu.",
      checks: [
        "Centrala alarmowa przekazuje stan czuwania, a dom gasi światło i obniża temperaturę.",
        "[Falownik fotowoltaiki](/uslugi/fotowoltaika) podaje nadwyżkę energii, a wtedy włącza się grzałka bojlera albo ładowarka auta.",
        "Pompa ciepła dostaje informację, które pokoje faktycznie potrzebują ciepła.",
        "Zwykłe łączniki zostają na ścianie, dochodzi do nich moduł wejść binarnych.",
      ],
      button: { label: "Skonsultuj integrację", to: "/kontakt" },
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o KNX",
      inBar: "Pytania",
      items: [
        {
          question: "Ile kosztuje smart home w KNX?",
          answer:
            "Dom 150 m² z {przyklad.smart.dom} sterowanymi punktami to rząd {przyklad.smart.kosztDom} ponad zwykłą instalację. Oferta rozdziela okablowanie, urządzenia i programowanie, żeby dało się zacząć od części. Wycena jest {firma.wycenaSlownie}, potrzebny jest tylko rzut z zaznaczonymi punktami.",
        },
        {
          question: "Czy montujecie też Loxone, Grenton albo Ampio?",
          answer:
            "Naszym standardem jest KNX, bo jego części robi wielu producentów i każdy instalator KNX przejmie program. Systemy jednej marki bywają tańsze na start. Porównuje je [poradnik](/poradnik/inteligentny-dom#marki), a o konkretny system zapytaj przed ofertą.",
        },
        {
          question: "Co przestanie działać, gdy zniknie internet?",
          answer:
            "Zdalny podgląd, powiadomienia i sterowanie głosem przez chmurę. Przyciski, sceny, harmonogramy, ogrzewanie i rolety pracują dalej, bo logika jest w urządzeniach na magistrali.",
        },
        {
          question: "Co się stanie po awarii zasilacza magistrali?",
          answer:
            "Panele przestaną wysyłać polecenia do czasu wymiany zasilacza. Aktory zachowają stan ustawiony na taki przypadek w programie, a wiele z nich ma przyciski do sterowania ręcznego. Zasilacz wymienia elektryk.",
        },
        {
          question: "Czy ktoś może włamać się do takiego domu?",
          answer:
            "Najsłabszym miejscem jest router z otwartymi portami. Magistrali do internetu nie wystawiamy: łączymy się przez VPN lub szyfrowaną bramkę, a wrażliwe urządzenia dobieramy w wersji KNX Secure.",
        },
        {
          question: "Czy czujki KNX zastąpią system alarmowy?",
          answer:
            "Nie, jeśli ubezpieczyciel wymaga alarmu o określonym stopniu zabezpieczenia. Wtedy montujemy osobną centralę i łączymy ją z KNX. Jej wyjścia przekazują stan czujek do magistrali, więc te same czujki włączą światło.",
        },
      ],
    },
  ],
  advice:
    "Plan domu pokaż instalatorowi KNX przed zamówieniem urządzeń i kuciem ścian. Układ obwodów do automatyki jest inny niż w zwykłej instalacji. Podłączenie aktorów do 230 V zostaw osobie z uprawnieniami.",
  band: {
    heading: "Zacznij od rzutu i zwykłego dnia",
    text: "Przed projektem porozmawiasz ze specjalistą, który go wykona, a punkty policzymy z rzutu.",
    button: { label: "Otrzymaj bezpłatną wycenę", to: "/kontakt" },
  },
  related: {
    services: ["energooszczedne", "alarmy", "monitoring", "instalacje"],
    guides: ["inteligentny-dom", "oszczedzanie", "oswietlenie"],
  },
} as const satisfies Service;
