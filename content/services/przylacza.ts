import type { Service } from "@/lib/content/types";

export const przylacza: Service = {
  slug: "przylacza",
  code: "F3",
  icon: "utility-pole",
  name: "Przyłącza",
  serviceType: "Przyłącza elektroenergetyczne",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "działka od strony drogi, najbliższy słup albo złącze, warunki przyłączenia",
  card: "Wniosek do operatora, linia, złącze i licznik. Dla domu, firmy i placu budowy.",
  meta: {
    title: "Przyłącze energetyczne Śląsk: dom i budowa",
    description:
      "Przyłącze energetyczne na Śląsku: bilans mocy, wniosek do operatora, linia od złącza do domu, pomiary i zgłoszenie licznika. Także prąd na budowę.",
    keywords: [
      "przyłącze energetyczne Śląsk",
      "przyłącze prądu do domu",
      "warunki przyłączenia",
      "prąd na budowę",
      "zwiększenie mocy przyłączeniowej",
      "złącze kablowo-pomiarowe",
      "montaż licznika prądu",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Przyłącze prądu: wniosek, kabel, licznik",
    lead: "Prowadzimy sprawę u operatora i układamy kabel. Jemu płacisz za moc, nam za kabel.",
    facts: [
      { price: "przylacza/dom", to: "#koszty" },
      { price: "przylacza/kabel", to: "#koszty" },
      { price: "przylacza/fazy", to: "#koszty" },
      {
        label: "Czas",
        time: true,
        value: "{przylacze.budowa}",
        to: "#etapy",
      },
    ],
    drawing: {
      drawing: "plan",
      title: "Od kabla w ulicy do rozdzielnicy w domu",
      caption:
        "Kabel z ulicy (linia przerywana) i złącze w ogrodzeniu, z licznikiem, buduje operator. Kabel od licznika do domu i rozdzielnica są po stronie właściciela: tę część wykonujemy.",
      plan: "przylacze",
    },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      heading: "Podział pracy między nami a operatorem",
      inBar: "Zakres",
      lead: "Granicę wyznaczają warunki przyłączenia. Przy domu jest nią najczęściej złącze, czyli skrzynka w ogrodzeniu.",
      items: [
        {
          term: "Bilans mocy i wniosek",
          text: "Liczymy moc: za mała oznacza drugi wniosek, za duża wyższą opłatę. Z twoim pełnomocnictwem składamy wniosek i prowadzimy sprawę.",
        },
        {
          term: "Kabel na działce",
          text: "Kopiemy rów, układamy kabel na podsypce pod niebieską folią, a po zasypaniu kostka wraca na miejsce.",
        },
        {
          term: "Rozdzielnica i uziom",
          text: "[Rozdzielnica główna](/uslugi/rozdzielnice) z ogranicznikiem przepięć (SPD) i uziom to osobne pozycje oferty: rozdzielnica w domu kosztuje {przyklad.tablica.dom}, uziom {uziom.dom}.",
        },
        {
          term: "Pomiary i zgłoszenie",
          text: "Przed zasypaniem fotografujemy kabel i rysujemy szkic trasy, żeby nikt kabla nie przekopał. Po pomiarach wystawiamy [protokół](/uslugi/pomiary) i zgłaszamy gotowość.",
        },
      ],
      second: {
        firstHeading: "Po naszej stronie",
        heading: "Po stronie operatora",
        items: [
          {
            term: "Warunki i umowa",
            text: "Operator ocenia, czy sieć udźwignie moc, i przysyła projekt umowy.",
          },
          {
            term: "Przyłącze i licznik",
            text: "Operator zdobywa zgody właścicieli gruntu, buduje odcinek od sieci do złącza, zakłada i plombuje swój licznik.",
          },
        ],
      },
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Ile kosztuje przyłącze",
      picture: { name: "09-zlacze-kablowo-pomiarowe" },
      inBar: "Cena",
      ask: "Podaj odległość domu od złącza i przeczytaj nam warunki przyłączenia, jeśli już je masz.",
      caption: "Nasza praca i opłaty operatora.",
      columns: ["Za co", "Ile", "Co obejmuje"],
      rows: [
        {
          label: "Przykład: prąd do nowego domu, {przyklad.przylacze.mocMala}",
          cells: [
            "{przyklad.przylacze.razem}",
            "opłata operatora, wniosek, {przyklad.przylacze.metry} kabla, [rozdzielnica na {przyklad.tablica.domObwody} obwodów](/uslugi/rozdzielnice) i uziom",
          ],
        },
        {
          label: "Wniosek i prowadzenie sprawy",
          cells: ["{przylacze.wniosek}", "bilans mocy, pełnomocnictwo, pilnowanie terminów"],
        },
        { label: "Uziom domu", cells: ["{uziom.dom}", "pręty albo bednarka, połączenie z szyną i pomiar"] },
        {
          label: "Kabel od złącza do domu",
          cells: ["{przylacze.kabel.metr}", "do tego {przylacze.kabel.konce} za podłączenie obu końców i pomiary"],
        },
        {
          label: "Przykład: {przyklad.przylacze.metry} kabla",
          cells: ["{przyklad.przylacze.kabelDomu}", "z podłączeniem; mniej płaci się w trawniku, więcej pod kostką"],
        },
        {
          label: "Przestawienie licznika",
          cells: ["{przylacze.licznik}", "wniosek, tablica albo szafka, nowy odcinek, pomiary"],
        },
        {
          label: "Z jednej fazy na trzy",
          cells: [
            "{przylacze.fazy}",
            "wniosek, linia od licznika, podział obwodów i pomiary, a nowa rozdzielnica osobno",
          ],
        },
        { label: "Prąd na plac budowy", cells: ["{przylacze.plac}", "rozdzielnica budowlana, uziom, pomiary"] },
        {
          label: "Operator: nowy dom, {przyklad.przylacze.mocMala}",
          cells: [
            "około {przyklad.przylacze.kabelMaly}",
            "{przylacze.stawkaKabel} + VAT {vat.podstawowy}, z linii na słupach {przylacze.stawkaNapowietrzna}",
          ],
        },
        {
          label: "Operator: z {przyklad.przylacze.mocDotad} na {przyklad.przylacze.mocMala}",
          cells: ["około {przyklad.przylacze.zwiekszenie}", "kablem, tylko za różnicę {przyklad.przylacze.przyrost}"],
        },
        {
          label: "Operator: przyłącze ponad {przylacze.limitMetrow}",
          cells: ["{przylacze.stawkaMetr} netto", "za każdy następny metr"],
        },
      ],
      after: [
        "Oględziny działki są bezpłatne. Osobno płaci się za mapę, zajęcie drogi i [instalację w domu](/uslugi/instalacje). {obietnica.cena}",
      ],
      note: "Sumy są z VAT, a stawki operatora netto, z rocznej taryfy Tauron Dystrybucja. Nasze kwoty są orientacyjne, według cen na Śląsku z jesieni 2026 roku. {gwarancja.krotko}.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Pięć kroków do prądu w domu",
      inBar: "Przebieg",
      ask: "Przeczytaj nam pismo przez telefon, a wyjaśnimy, na co czeka operator.",
      items: [
        {
          title: "Oględziny i bilans",
          text: "Sprawdzamy, gdzie kończy się sieć, a z tobą ustalamy trasę kabla, moc, liczbę faz i miejsce złącza.",
          time: "przyjazd {obietnica.awaria}",
        },
        {
          title: "Wniosek o warunki",
          text: "Wniosek składamy przez internet i pilnujemy terminu odpowiedzi, który dla firmy z mocą ponad {przylacze.progMoc} wynosi {przylacze.warunkiIV}.",
          details: ["od ciebie: tytuł prawny, zgoda współwłaścicieli, plan z położeniem budynku, pełnomocnictwo"],
          time: "{przylacze.warunkiV} na odpowiedź",
        },
        {
          title: "Umowa o przyłączenie",
          text: "W umowie sprawdzamy moc, granicę własności, opłatę i termin. Dopiero po podpisie operator projektuje i buduje.",
          time: "{przylacze.budowa}",
        },
        {
          title: "Kabel i rozdzielnica",
          text: "Twoją część robimy w tym samym czasie, żeby to ona czekała na operatora, a nie odwrotnie.",
          time: "od jednego do trzech dni",
        },
        {
          title: "Zgłoszenie i licznik",
          text: "Zgłaszamy gotowość, a ty podpisujesz umowę ze sprzedawcą energii. Operator zakłada licznik i podaje napięcie.",
          time: "dzień wyznacza operator",
        },
      ],
    },
    {
      kind: "rows",
      id: "licznik",
      heading: "Przestawienie licznika",
      lead: "Nowe miejsce i kabel kosztują u nas {przylacze.licznik}. Licznik z plombami przenosi monter operatora. Opłata operatora, tynk, elewacja i ogrodzenie są poza tą ceną.",
      items: [
        {
          term: "Na tym samym budynku",
          text: "Przeniesienie na przygotowaną tablicę zamawia się formularzem usług dodatkowych Tauron Dystrybucja, opłatę podaje taryfa.",
          note: "z korytarza na elewację",
        },
        {
          term: "Do ogrodzenia",
          text: "Zmienia się granica własności, więc zwykle potrzebne są nowe warunki, umowa na przebudowę i kabel do domu, liczony osobno.",
          note: "warunki: {przylacze.warunkiV}",
        },
        {
          term: "Dokumenty od ciebie",
          text: "Potrzebujemy numeru PPE z rachunku, tytułu prawnego, zgody współwłaścicieli, pełnomocnictwa i zdjęcia licznika, a w bloku także zgody zarządcy.",
        },
        {
          term: "Kolejność prac",
          text: "Zaczynamy od oględzin i wniosku, potem robimy nową tablicę i kabel. W dniu, który wyznaczy operator, przełączamy zasilanie, usuwamy stary odcinek, mierzymy nowy i oddajemy protokół.",
          note: "na miejscu dzień pracy",
        },
      ],
    },
    {
      kind: "cards",
      id: "rodzaje",
      columns: 3,
      heading: "Rodzaje przyłączy",
      items: [
        {
          icon: "cable",
          title: "Kablowe",
          text: "Kabel w ziemi jest odporny na wiatr i gałęzie, choć za kilowat operator liczy więcej.",
        },
        {
          icon: "utility-pole",
          title: "Napowietrzne",
          text: "Izolowany przewód biegnie od słupa do budynku, a opłata za kilowat jest mniejsza.",
        },
        {
          icon: "hammer",
          title: "Na plac budowy",
          text: "Prąd na budowę najtaniej wychodzi z docelowego złącza, a gdy go nie ma, składamy wniosek o przyłącze tymczasowe (VI grupa).",
        },
        {
          icon: "zap",
          title: "Większa moc, trzy fazy",
          text: "Większej mocy potrzebują pompa ciepła, płyta i ładowarka. W bloku zapytaj zarządcę, czy pion ma trzy fazy.",
        },
        {
          icon: "wrench",
          title: "Przebudowa",
          text: "Składamy wniosek o kabel zamiast słupów, osobne liczniki dla lokali albo przesunięcie złącza.",
        },
        {
          icon: "factory",
          title: "Firma i hala",
          text: "Przy mocy ponad {przylacze.progMoc} pobór mierzy licznik z przekładnikami. Największe zakłady zasila [średnie napięcie](/dla-firm).",
        },
      ],
    },
    {
      kind: "specs",
      id: "moc",
      heading: "Jaką moc wpisać do wniosku",
      items: [
        { value: "{moc.mieszkaniePlyta}", label: "mieszkanie z płytą indukcyjną" },
        { value: "{moc.domGaz}", label: "dom ogrzewany gazem, z elektryczną kuchnią" },
        { value: "{moc.domPompa}", label: "dom z pompą ciepła" },
      ],
      after: [
        "Dokładniej policzy [kalkulator mocy](/poradnik/obliczanie-mocy): zakłada, że naraz działa część urządzeń (współczynnik {moc.jednoczesnosc}), i dodaje rezerwę {moc.rezerwa}.",
      ],
    },
    {
      kind: "feature",
      id: "montaz-licznika",
      heading: "Montaż licznika: co musi być gotowe",
      paragraphs: ["Sprawdzamy to przed zgłoszeniem, żeby monter nie przyjeżdżał drugi raz."],
      checks: [
        "Szafka albo tablica zgodna z warunkami, dostępna bez wchodzenia do domu.",
        "Zabezpieczenie przedlicznikowe o prądzie z umowy, w obudowie do zaplombowania.",
        "Przewód PEN rozdzielony na PE i N, punkt rozdziału uziemiony (sieć TN-C).",
        "Obwody za licznikiem opisane i zmierzone.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o przyłącza",
      inBar: "Pytania",
      items: [
        {
          question: "Czy mogę złożyć wniosek bez pośrednika?",
          answer: "Tak, formularz jest publiczny. Moc daj jednak sprawdzić elektrykowi, bo od niej zależy opłata.",
        },
        {
          question: "Kiedy złożyć wniosek, jeśli dopiero planuję dom?",
          answer:
            "Gdy znasz położenie budynku i moc, ale nie lata przed budową: warunki są ważne {przylacze.waznosc}. Gdy ściany już stoją, jest późno, bo operator buduje miesiącami.",
        },
        {
          question: "Czy większa moc podniesie rachunki?",
          answer:
            "W domowych taryfach G nie, choć przejście na trzy fazy podnosi opłaty stałe o kilka złotych miesięcznie. W firmowych taryfach C płaci się za każdy kilowat.",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz kabel, pokaż warunki przyłączenia nam albo innemu elektrykowi z uprawnieniami. Złącze i tablica licznikowa są pod napięciem i pod plombą: nie otwieraj ich.",
  band: {
    heading: "Moc, wniosek i linia do domu",
    text: "Podaj adres działki, sposób ogrzewania i termin budowy.",
    button: { label: "Zapytaj o przyłącze", to: "/kontakt" },
  },
  related: { services: ["instalacje", "rozdzielnice", "pomiary"], guides: ["obliczanie-mocy", "przepisy"] },
};
