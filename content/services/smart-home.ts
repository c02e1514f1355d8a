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
  updated: "2026-11-26",
  hero: {
    title: "Smart home: światło, rolety i ogrzewanie",
    lead: "Jeden system KNX, który działa bez internetu. Cena zależy od liczby punktów, a przewody kładzie się przed tynkami, bo później wchodzi w grę tylko kucie albo radio.",
    facts: [
      {
        label: "Cena",
        value: "{smart.cena.punkt}",
        note: "jeden punkt: lampa, roleta, strefa ciepła albo panel, z programem",
        to: "#koszt",
      },
      {
        label: "Dom w budowie",
        value: "{przyklad.smart.kosztDom}",
        note: "150 m², {przyklad.smart.dom} punktów, bez zwykłej instalacji 230 V",
        to: "#koszt",
      },
      { label: "Czas", value: "{smart.etapMontazu} po malowaniu", to: "#etapy" },
      { label: "Dostajesz", value: "plik ETS, hasła i schematy", to: "#zlecenie" },
    ],
    drawing: {
      drawing: "plan",
      title: "Parter, w którym każde urządzenie ma własny przewód do szafy",
      caption:
        "Od szafy w kotłowni, zaznaczonej bursztynem, biegnie osobny przewód do każdej lampy (koło z krzyżykiem), do czujki ruchu w holu (kwadrat z trójkątem) i do kontaktronów w oknach (dwa prostokąty). Który przycisk zapala którą lampę, ustala dopiero program.",
      size: [14, 9],
      rooms: [
        { name: "salon", box: [0, 0, 6, 5], tone: "plain" },
        { name: "kuchnia", box: [6, 0, 4, 5], tone: "plain" },
        { name: "sypialnia", box: [10, 0, 4, 5], tone: "plain" },
        { name: "hol", box: [0, 5, 5, 4], tone: "plain" },
        { name: "łazienka", box: [5, 5, 4, 4], tone: "plain" },
        { name: "kotłownia", box: [9, 5, 5, 4], tone: "live" },
      ],
      wires: [
        [
          [11.5, 7.9],
          [1, 7.9],
          [1, 0],
        ],
        [
          [11.5, 7.7],
          [3.8, 7.7],
          [3.8, 2.8],
        ],
        [
          [11.5, 7.5],
          [4.4, 7.5],
          [4.4, 6.6],
        ],
        [
          [11.5, 7.3],
          [7, 7.3],
          [7, 6.6],
        ],
        [
          [11.35, 7.6],
          [11.35, 6.6],
          [8.7, 6.6],
          [8.7, 2.8],
        ],
        [
          [11.65, 7.6],
          [11.65, 6.6],
          [13.3, 6.6],
          [13.3, 2.8],
          [12, 2.8],
        ],
        [
          [11.5, 7.6],
          [13.75, 7.6],
          [13.75, 0],
        ],
      ],
      symbols: [
        { symbol: "rack", at: [11.5, 7.6] },
        { symbol: "contact", at: [1, 0] },
        { symbol: "lamp", at: [3.8, 2.8] },
        { symbol: "motion", at: [4.4, 6.6] },
        { symbol: "lamp", at: [7, 6.6] },
        { symbol: "lamp", at: [8.7, 2.8] },
        { symbol: "lamp", at: [12, 2.8] },
        { symbol: "contact", at: [13.75, 0] },
      ],
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
          text: "Osobna temperatura w każdym pokoju i tryb na czas wyjazdu.",
        },
        {
          icon: "fan",
          title: "Wentylacja i klimatyzacja",
          text: "Pracują według jakości powietrza.",
        },
        {
          icon: "shield-check",
          title: "Alarm",
          text: "Uzbrajasz go tym samym przyciskiem, który gasi światła.",
          href: "/uslugi/alarmy",
        },
        {
          icon: "video",
          title: "Monitoring i wideodomofon",
          text: "Kamery i furtka w telefonie.",
          href: "/uslugi/monitoring",
        },
        {
          icon: "music",
          title: "Audio i wideo",
          text: "Muzyka w strefach, projektor ze sceną „Film”.",
        },
        {
          icon: "sun-medium",
          title: "Energia",
          text: "Ładowanie i grzanie wody wtedy, gdy świeci słońce.",
          href: "/uslugi/energooszczedne",
        },
      ],
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje automatyka",
      inBar: "Cena",
      ask: "Policz na rzucie lampy, rolety i pokoje. Rząd kwoty usłyszysz w pierwszej rozmowie.",
      paragraphs: [
        "Rozliczamy sterowane punkty, czyli obwody światła, rolety, strefy ogrzewania, panele i czujniki. W cenie jednego jest moduł, przewód, montaż i program.",
      ],
      caption: "Automatyka z materiałem, montażem i programowaniem",
      columns: ["Obiekt", "Sterowane punkty", "Orientacyjna cena"],
      rows: [
        {
          label: "Dom 150 m² w budowie",
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
          cells: ["{przyklad.smart.mieszkanie}, radiem, bez kucia", "{przyklad.smart.radioMieszkanie}"],
        },
      ],
      after: [
        "Osobno liczymy instalację 230 V, oprawy, rolety z siłownikami, sieć LAN, ekrany, muzykę i bramki do pompy ciepła. Część modułów możesz odłożyć na później, bo do ułożonych przewodów dołoży się je bez kucia.",
      ],
      note: "{cena.vat}. Rachunek orientacyjny (listopad 2026 r.), wiąże oferta z listą punktów.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Sześć kroków do działającego domu",
      inBar: "Przebieg",
      ask: "Dom jest jeszcze na papierze? Zadzwoń teraz, dopóki przewody można poprowadzić dowolnie.",
      items: [
        {
          title: "Rozmowa i potrzeby",
          text: "Przechodzimy przez plan domu i zwykły dzień, zapisując, co ma się dziać samo.",
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
          text: "Ustawiamy sceny i harmonogramy, sprawdzamy każdy punkt, także bez internetu.",
        },
        {
          title: "Przekazanie",
          time: "{obietnica.instalacja}",
          text: "Domownicy uczą się obsługi, a po pierwszej zimie poprawiamy sceny.",
        },
      ],
    },
    {
      kind: "rows",
      id: "zlecenie",
      heading: "Przed ofertą i po odbiorze",
      continues: true,
      items: [
        {
          term: "Przygotuj",
          text: "Rzut z meblami i oknami oraz modele pompy ciepła, falownika, rekuperatora i alarmu.",
        },
        {
          term: "Masz po odbiorze",
          text: "Plik projektu ETS, hasła i klucze KNX Secure, schemat rozdzielnicy i protokół z [pomiarów](/uslugi/pomiary). Z nimi instalację rozbuduje także inna firma, która zna KNX.",
          note: "{gwarancja.krotko}",
        },
      ],
    },
    {
      kind: "rows",
      id: "rozwiazania",
      heading: "Rozwiązania na różnych etapach budowy",
      items: [
        {
          term: "Dom w budowie",
          text: "Magistrala w każdym pokoju i panele zamiast łączników. Zdecyduj przed ułożeniem przewodów, bo od lamp i rolet biegną wprost do rozdzielnicy.",
        },
        {
          term: "Mieszkanie od dewelopera",
          text: "Światło, rolety, podłogówka i czujki zalania, z przewodami między odbiorem a wykończeniem.",
        },
        {
          term: "Dom zamieszkany",
          text: "Moduły [radiowe](/poradnik/inteligentny-dom#systemy) po {smart.cena.radio} za punkt i centralka za {smart.cena.centralka}. Droższe KNX RF dobieramy tam, gdzie jest już magistrala.",
        },
        {
          term: "Przygotowanie na później",
          text: "Sam kabel, głębokie puszki i miejsce w rozdzielnicy, urządzenia za rok albo dwa.",
        },
      ],
    },
    {
      kind: "bus",
      id: "knx",
      heading: "Magistrala KNX/EIB i jej urządzenia",
      tone: "dark",
      paragraphs: [
        "Otwarty standard KNX (EN 50090) wyrósł z magistrali EIB z lat 90., dlatego starą instalację można rozbudować zamiast wymieniać. Panel wysyła polecenie po zielonym kablu, a moduł w rozdzielnicy (aktor) włącza lampę, i dlatego rolę przycisku zmienia się w programie ETS, bez przekładania przewodów.",
      ],
      busText:
        "Schemat magistrali KNX z sześcioma urządzeniami: zasilacz, panel ścienny, ściemniacz, aktor rolet, termostat i interfejs IP",
      devices: [
        { icon: "plug-zap", title: "Zasilacz", text: "{knx.napiecie} na magistralę" },
        { icon: "toggle-right", title: "Panel ścienny", text: "sceny, światło, temperatura" },
        { icon: "lightbulb", title: "Ściemniacz", text: "obwody oświetlenia" },
        { icon: "blinds", title: "Aktor rolet", text: "rolety, żaluzje, brama" },
        { icon: "thermometer", title: "Termostat", text: "każdy pokój osobno" },
        { icon: "router", title: "Interfejs IP", text: "telefon i zdalny serwis" },
      ],
      specs: [
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
        { term: "Przycisk", text: "Sceny „Wychodzę”, „Noc”, „Goście”, bez ekranu i instrukcji." },
        { term: "Panel z termostatem", text: "Temperatura i wentylacja pokoju." },
        { term: "Ekran dotykowy", text: "Plan całego domu, najlepiej w holu." },
        { term: "Telefon", text: "To samo poza domem, przez szyfrowane połączenie." },
      ],
      second: {
        heading: "Interfejsy KNX",
        items: [
          { term: "KNX/IP", text: "Aplikacja i zdalny serwis." },
          { term: "DALI", text: "Oprawy, także w biurze." },
          { term: "Modbus", text: "Pompa ciepła, falownik, rekuperator." },
          { term: "Wejścia binarne", text: "Zwykłe łączniki, kontaktrony, czujki alarmu." },
        ],
      },
    },
    {
      kind: "feature",
      id: "integracja",
      heading: "Integracja z tym, co już masz",
      lead: "Urządzenie z Modbusem, wyjściem przekaźnikowym albo bramką KNX podłączamy bez wymiany.",
      checks: [
        "Uzbrojenie alarmu gasi światło i obniża temperaturę.",
        "Nadwyżka z [fotowoltaiki](/uslugi/fotowoltaika) włącza grzałkę bojlera albo ładowarkę auta.",
        "Pompa ciepła wie, które pokoje potrzebują ciepła.",
      ],
      button: { label: "Skonsultuj integrację", to: "/kontakt" },
    },
    {
      kind: "rows",
      id: "liczby",
      heading: "Liczby z ofert",
      items: [
        {
          term: "Mniej ciepła",
          text: "Tyle daje pełna regulacja pokoi według PN-EN ISO 52120-1, zależnie od tego, czy masz już termostaty. W [domu 150 m²](/poradnik/inteligentny-dom#przyklad) z pompą ciepła i termostatami to {przyklad.smart.kwotaC} rocznie.",
          note: "{przyklad.smart.oszczednosc}",
        },
        {
          term: "Mniej energii",
          text: "Szacunek handlowy, z roletami i wentylacją podawany jako {smart.energiaDo}. W małym, ocieplonym mieszkaniu będzie mniej.",
          note: "{smart.energia}",
        },
        {
          term: "Czas dziennie",
          text: "Szacunek dla całej rodziny, bez badania. Pewne są minuty przy {przyklad.smart.rolety} roletach.",
          note: "{smart.czas}",
        },
        {
          term: "Wartość domu",
          text: "Szacunek handlowy. Cenę ustalą kupujący i rzeczoznawca.",
          note: "{smart.wartosc}",
        },
        {
          term: "Poziom bezpieczeństwa",
          text: "Ocena umowna. Ubezpieczyciel pyta o stopień [alarmu](/uslugi/alarmy#projekt).",
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
            "Naszym standardem jest KNX, bo części robi wielu producentów. [Systemy jednej marki](/poradnik/inteligentny-dom#marki) bywają tańsze na start, o konkretny zapytaj przed ofertą.",
        },
        {
          question: "Co przestanie działać, gdy zniknie internet?",
          answer:
            "Zdalny podgląd, powiadomienia i sterowanie głosem przez chmurę. Przyciski, sceny, ogrzewanie i rolety pracują dalej, bo program jest w urządzeniach.",
        },
        {
          question: "Czy ktoś może włamać się do takiego domu?",
          answer:
            "Najsłabszym miejscem jest router z otwartymi portami. Magistrali do internetu nie wystawiamy, łączymy się przez VPN lub szyfrowaną bramkę, a przy furtce montujemy urządzenia KNX Secure.",
        },
        {
          question: "Czy czujki KNX zastąpią system alarmowy?",
          answer:
            "Nie, jeśli polisa wymaga stopnia zabezpieczenia. Montujemy wtedy osobną centralę, a jej czujki mogą zapalać światło przez magistralę.",
        },
      ],
    },
  ],
  advice:
    "Plan domu pokaż instalatorowi KNX przed zamówieniem urządzeń i kuciem ścian. Podłączenie aktorów do 230 V zostaw osobie z uprawnieniami.",
  band: {
    heading: "Punkty policzone z twojego rzutu",
    text: "Oferta rozdziela okablowanie, urządzenia i programowanie, żeby dało się zacząć od części.",
    button: { label: "Otrzymaj bezpłatną wycenę", to: "/kontakt" },
  },
  related: {
    services: ["energooszczedne", "alarmy", "monitoring", "instalacje"],
    guides: ["inteligentny-dom", "oszczedzanie", "oswietlenie"],
  },
} as const satisfies Service;
