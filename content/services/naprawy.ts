import type { Service } from "@/lib/content/types";

export const naprawy: Service = {
  slug: "naprawy",
  code: "F9",
  icon: "wrench",
  name: "Naprawy",
  serviceType: "Naprawy i usuwanie awarii elektrycznych",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "rozdzielnica z przodu, miejsce usterki z bezpiecznej odległości",
  card: "Nie ma prądu, wybija bezpiecznik, iskrzy gniazdo. Szukamy przyczyny, naprawiamy i mierzymy.",
  meta: {
    title: "Naprawy elektryczne i awarie prądu, Śląsk",
    description:
      "Nie ma prądu, wybija bezpiecznik, iskrzy gniazdo: cennik napraw z przykładami, godziny telefonu, numery alarmowe i co zrobić do przyjazdu elektryka.",
    keywords: [
      "naprawy elektryczne Śląsk",
      "awaria prądu elektryk",
      "wybija bezpiecznik",
      "wybija różnicówka",
      "iskrzące gniazdo",
      "pogotowie energetyczne 991",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Elektryk do awarii i napraw",
    lead: "Nie ma prądu albo wybija bezpiecznik? Znajdujemy przyczynę i podajemy cenę, zanim zaczniemy naprawę. Przed każdą następną godziną szukania pytamy cię o zgodę.",
    facts: [
      { price: "naprawy/wizyta", to: "#cena" },
      { label: "Przyjazd", time: true, value: "{obietnica.awaria}" },
      {
        label: "{telefon.pozaGodzinami}",
        value: "{tel.alarmowy}, przy awarii sieci {tel.energetyczne}",
        note: "{telefon.reszta}",
        to: "#numery",
      },
      { label: "Dostajesz", value: "wynik pomiaru i gwarancję", to: "#po-naprawie" },
    ],
    drawing: {
      drawing: "board",
      title: "Droga prądu do gniazda, przy którym wybija",
      caption:
        "Prąd płynie od rozłącznika przez różnicówkę (RCD) i bezpiecznik do gniazda, a ogranicznik przepięć (SPD) stoi obok, między przewodami a PE. W tej kolejności szukamy usterki, odcinek po odcinku, a pozostałe obwody wyłączamy. Przewód ochronny PE idzie do wszystkich odbiorów.",
      circuits: [
        { rcd: "R1", name: "światło", breaker: "B10", symbol: "lamp", off: true },
        { rcd: "R1", name: "gniazda", breaker: "B16", symbol: "socket" },
        { rcd: "R1", name: "łazienka", breaker: "B16", symbol: "socket", off: true },
        { rcd: "R1", name: "kuchnia", breaker: "B16", symbol: "hob", off: true },
      ],
    },
    callFirst: true,
  },
  sections: [
    {
      kind: "rows",
      id: "numery",
      heading: "Co grozi i do kogo dzwonić",
      items: [
        {
          term: "Dym, ogień, porażenie",
          text: "{zasada.dym} {zasada.porazenie}",
          number: "{tel.alarmowy}",
        },
        {
          term: "Zerwany przewód, otwarte złącze",
          text: "{zasada.linia}",
          number: "{tel.energetyczne}",
        },
        {
          term: "Woda przy gniazdach albo rozdzielnicy",
          text: "{zasada.woda}",
          number: "{tel.alarmowy}",
          note: "rozdzielnica mokra; sucha: dzwoń do nas",
        },
        {
          term: "Jedne lampy bledną, inne rażą",
          text: "{zasada.neutralny}",
          number: "{tel.energetyczne}",
          note: "a potem do nas",
        },
        { term: "Czuć spaleniznę", text: "{zasada.spalenizna}", number: "{tel.alarmowy}" },
        { term: "Gniazdo grzeje się albo iskrzy", text: "{zasada.gniazdo}", note: "dzwoń do nas" },
        {
          term: "Nie ma prądu",
          text: "{zasada.ciemno} Jeśli ciemno jest tylko u ciebie, a licznik świeci, usterka jest za nim.",
          number: "{tel.energetyczne}",
          note: "przed licznikiem; za nim: dzwoń do nas",
        },
        { term: "Wybija bezpiecznik", text: "{zasada.wybicie}", note: "dzwoń do nas" },
      ],
      callout: {
        title: "{telefon.nieOdbieramy}",
        text: "Zagrożenie i awarię sieci zgłaszaj zawsze pod numery podane wyżej. Wyłączony obwód zostaw do naprawy z dźwignią w dole, a jeśli zależy od niego czyjaś aparatura medyczna, dzwoń pod {tel.alarmowy}.",
      },
      after: [
        "Osłony rozdzielnicy nie zdejmuj: część zacisków zawsze jest pod napięciem. {zasada.magazyn} Przy innych objawach pomogą [rady z poradnika](/poradnik/awarie).",
      ],
    },
    {
      kind: "table",
      id: "cena",
      heading: "Ile kosztuje naprawa",
      picture: { name: "12-gniazda-i-laczniki" },
      inBar: "Cena",
      ask: "Opisz objaw i podaj miejscowość, żeby poznać wstępną kwotę jeszcze przed wyjazdem.",
      paragraphs: [
        "Wstępna wycena przez telefon jest {firma.wycenaSlownie}, a ostateczną podajemy po diagnozie. {wizyta.odmowa}",
      ],
      caption: "Ceny napraw w czasie wizyty i dwa przykładowe rachunki.",
      columns: ["Pozycja", "Cena"],
      rows: [
        {
          label: "Dojazd, diagnoza i pierwsza godzina",
          note: "w sobotę i niedzielę {naprawa.weekend}; podobnie przy dalekim dojeździe",
          cells: ["{naprawa.wizyta}"],
        },
        {
          label: "Każda następna godzina szukania",
          note: "zaczynamy ją dopiero za twoją zgodą",
          cells: ["{naprawa.godzina}"],
        },
        { label: "Wymiana gniazda albo łącznika", note: "z materiałem", cells: ["{naprawa.gniazdo}"] },
        { label: "Nowy bezpiecznik", note: "wyłącznik nadprądowy, z materiałem", cells: ["{naprawa.wylacznik}"] },
        { label: "Nowa różnicówka", note: "jednofazowa, 30 mA typu A, z materiałem", cells: ["{naprawa.rcd}"] },
        {
          label: "Rachunek: nadpalone gniazdo w kuchni",
          note: "wizyta i gniazdo, bez szukania i kucia",
          cells: ["{przyklad.naprawa.gniazdo}"],
        },
        {
          label: "Rachunek: bezpiecznik wybija co kilka dni",
          note: "wizyta, druga godzina szukania, nowy bezpiecznik",
          cells: ["{przyklad.naprawa.wybicie}"],
        },
      ],
      after: [
        "Gdy ten sam obwód psuje się trzeci raz, obok ceny naprawy podajemy cenę [nowych przewodów](/poradnik/wymiana-instalacji). Stare aluminium jest kruche i każdy ruch w puszce może złamać następną żyłę.",
      ],
      note: "{cena.vat}, orientacyjne. Pomiar po naprawie jest w cenie, a robocizna i materiał są na rachunku osobno.",
    },
    {
      kind: "steps",
      id: "przebieg",
      heading: "Jak przebiega naprawa",
      inBar: "Przebieg",
      ask: "Jeśli nie wiesz, którą dźwignię opuścić, zadzwoń i opisz, co widzisz.",
      items: [
        {
          title: "Rozmowa",
          text: "Mówimy, co wyłączyć i czego nie ruszać. Pytamy, co zgasło, co było wtedy włączone, czy padało i czy ktoś wiercił. Przydaje się zdjęcie rozdzielnicy z przodu, z osłonami na miejscu.",
          time: "{telefon.godziny}",
        },
        {
          title: "Przyjazd",
          text: "W godzinach, w których odbieramy telefon, dojeżdżamy do pilnej sprawy w granicach Gliwic w ciągu {firma.przyjazdGliwice}. {obietnica.spoznienie}",
          time: "{obietnica.awaria}",
        },
        {
          title: "Diagnoza i cena",
          text: "Odłączamy odbiorniki, dzielimy obwód na odcinki i mierzymy izolację, aż wada zostanie w jednym z nich i można podać cenę naprawy.",
        },
        {
          title: "Naprawa",
          text: "Gniazdo, łącznik i typowy wyłącznik wymieniamy od ręki, a gdy brakuje części, obwód czeka odłączony na drugą wizytę. Gładź i malowanie są po twojej stronie.",
          time: "zwykle jedna wizyta",
        },
        {
          title: "Pomiar",
          text: "Sprawdzamy izolację, przewód ochronny, pętlę zwarcia i [różnicówkę](/poradnik/bezpieczenstwo#rcd), a na koniec załączamy obwód przy tobie, z urządzeniem, od którego się zaczęło.",
        },
      ],
    },
    {
      kind: "table",
      id: "zakres",
      heading: "Co naprawiamy, objaw po objawie",
      inBar: "Zakres",
      caption: "Objawy, ich częste przyczyny i sposób naprawy.",
      columns: ["Objaw", "Częsta przyczyna", "Co robimy"],
      rows: [
        {
          label: "Bezpiecznik wybija od razu",
          cells: ["zwarcie w urządzeniu, puszce albo przewodzie", "wymieniamy puszkę albo odcinek przewodu"],
        },
        {
          label: "Bezpiecznik wybija po kilku minutach",
          cells: [
            "za dużo urządzeń na jednym obwodzie",
            "rozdzielamy urządzenia albo dokładamy [obwód](/uslugi/instalacje)",
          ],
        },
        {
          label: "Wybija różnicówka",
          cells: ["grzałka, pralka, woda w gnieździe ogrodowym", "mierzymy izolację i usuwamy upływ"],
        },
        {
          label: "Gniazdo ciepłe lub brązowe",
          cells: ["luźny zacisk", "zakładamy nowe gniazdo, a żyły skracamy do zdrowego metalu"],
        },
        {
          label: "Światło migocze",
          cells: [
            "zasilacz LED, ściemniacz, luźna złączka",
            "wymieniamy winną część, a gdy migocze w całym domu, mierzymy od licznika",
          ],
        },
        {
          label: "Zalanie albo burza",
          cells: [
            "mokre puszki, zużyty ogranicznik przepięć",
            "suszymy puszki albo wymieniamy ogranicznik, a napięcie włączamy po pomiarze",
          ],
        },
      ],
      after: [
        "Większego bezpiecznika nie założymy. Przewód w ścianie mógłby się wtedy przegrzać, zanim bezpiecznik cokolwiek wyłączy.",
      ],
    },
    {
      kind: "rows",
      id: "po-naprawie",
      heading: "Co masz po naprawie",
      items: [
        {
          term: "Zapis na piśmie",
          text: "Jest w nim, co było uszkodzone, co wymieniliśmy, jaki wyszedł pomiar i co zalecamy.",
        },
        {
          term: "Rachunek i gwarancja",
          text: "Umowy przy naprawie zwykle nie ma, więc {naprawa.gwarancja}. Płacisz gotówką, kartą albo przelewem.",
        },
      ],
      after: [
        "Licznik, plomby i złącze należą do operatora. Nie ruszamy ich, ale pomożemy opisać zgłoszenie. Pralkę albo piec zostawiamy serwisowi producenta.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania przed zgłoszeniem",
      inBar: "Pytania",
      items: [
        {
          question: "Ile trwa szukanie usterki w ścianie?",
          answer:
            "Od godziny do kilku, zależnie od liczby puszek po drodze. Usterkę, która pojawia się i znika, łapiemy czasem dopiero za drugim razem.",
        },
        {
          question: "Mieszkam w bloku. Co jest moje, a co wspólnoty?",
          answer:
            "Linie pionowe i tablice na klatce są częścią wspólną, a przewody w mieszkaniu twoje. O odcinku między nimi rozstrzyga regulamin, więc zanim zamówisz naprawę, zapytaj administrację.",
        },
        {
          question: "Kto przyjedzie?",
          answer: "Elektryk z miernikiem i podstawowym osprzętem w aucie. {dowod.uprawnieniaZdanie}",
        },
      ],
    },
  ],
  advice: "Niczego nie odkręcaj ani nie dociskaj, dopóki nie porozmawiasz z nami albo z innym elektrykiem.",
  band: {
    heading: "Opisz, co przestało działać",
    text: "Powiedz, co widzisz, słyszysz i czujesz, a powiemy ci, co trzeba wyłączyć.",
    button: { label: "Zgłoś usterkę", to: "/kontakt" },
  },
  related: { services: ["rozdzielnice", "pomiary", "instalacje"], guides: ["awarie", "bezpieczenstwo"] },
};
