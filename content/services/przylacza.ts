import type { Service } from "@/lib/content/types";

export const przylacza = {
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
    lead: "Prowadzimy sprawę u operatora i układamy kabel od złącza do domu. Rachunki są dwa: operator liczy kilowaty, my metry.",
    facts: [
      {
        label: "Cena",
        value: "{przyklad.przylacze.kabelDomu}",
        note: "{przyklad.przylacze.metry} kabla, opłata operatora osobno",
        to: "#koszty",
      },
      { label: "Licznik", value: "{przylacze.licznik}", note: "przestawienie, praca elektryka", to: "#licznik" },
      { label: "Czas", value: "kabel: 1–3 dni", note: "operator: {przylacze.budowa}", to: "#etapy" },
      { label: "Dostajesz", value: "gotową linię z pomiarami", note: "i szkic, którędy biegnie kabel" },
    ],
    drawing: {
      drawing: "plan",
      title: "Od kabla w ulicy do rozdzielnicy w domu",
      caption:
        "Kabel z ulicy i złącze z licznikiem w ogrodzeniu buduje operator. Odcinek od złącza do bursztynowej rozdzielnicy należy do ciebie, a układamy go my.",
      size: [20, 10],
      rooms: [
        { box: [0, 0, 20, 8], tone: "plain" },
        { name: "dom", box: [8, 1, 9, 5], tone: "plain" },
        { box: [8, 4, 3, 2], tone: "live" },
      ],
      wires: [
        [
          [0, 9],
          [2.4, 9],
          [2.4, 8],
        ],
        [
          [2.4, 8],
          [2.4, 5],
          [9.5, 5],
        ],
      ],
      symbols: [
        { symbol: "rack", at: [2.4, 8] },
        { symbol: "rack", at: [9.5, 5] },
      ],
      labels: [
        { text: "złącze", at: [5, 7.4] },
        { text: "ulica", at: [12, 9.6] },
        { text: "rozdzielnica", at: [13.8, 5.3] },
      ],
    },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      heading: "Podział pracy między nami a operatorem",
      inBar: "Zakres",
      lead: "Granicę wyznaczają warunki przyłączenia. Przy domu jest nią najczęściej złącze w ogrodzeniu.",
      items: [
        {
          term: "Bilans mocy i wniosek",
          text: "Liczymy potrzebną moc, bo za mała oznacza drugi wniosek, a za duża wyższą opłatę. Z pełnomocnictwem prowadzimy całą korespondencję.",
        },
        {
          term: "Kabel na działce",
          text: "Rów, podsypka, kabel, niebieska folia, zasypanie. Kostkę układamy z powrotem, trawnik wyrównujemy.",
        },
        {
          term: "Rozdzielnica i uziom",
          text: "[Rozdzielnica główna](/uslugi/rozdzielnice) z ogranicznikiem przepięć (SPD) i uziomem to osobna pozycja w ofercie.",
        },
        {
          term: "Pomiary i zgłoszenie",
          text: "Linię mierzymy i fotografujemy przed zasypaniem, wystawiamy [protokół](/uslugi/pomiary) i zgłaszamy gotowość do przyłączenia.",
        },
      ],
      second: {
        heading: "Po stronie operatora",
        items: [
          {
            term: "Warunki i umowa",
            text: "Ocenia, czy sieć udźwignie zgłoszoną moc, i przysyła projekt umowy.",
          },
          {
            term: "Przyłącze i złącze",
            text: "Buduje odcinek od sieci do złącza i zdobywa zgody na jego trasie.",
          },
          { term: "Licznik", text: "Dostarcza go, zakłada i plombuje. Licznik pozostaje jego własnością." },
        ],
      },
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Ile kosztuje przyłącze",
      inBar: "Cena",
      ask: "Przeczytaj nam warunki przyłączenia i podaj odległość domu od złącza.",
      caption: "Nasza praca i opłaty operatora, które płaci się osobno.",
      columns: ["Za co", "Ile", "Jak liczymy"],
      rows: [
        {
          label: "Kabel od złącza do domu",
          cells: ["{przylacze.kabel.metr}", "do tego {przylacze.kabel.konce} za podłączenie obu końców i pomiary"],
        },
        {
          label: "Przykład: {przyklad.przylacze.metry} kabla",
          cells: ["{przyklad.przylacze.kabelDomu}", "mniej w trawniku, więcej pod kostką"],
        },
        {
          label: "Przestawienie licznika",
          cells: ["{przylacze.licznik}", "wniosek, szafka, nowy odcinek, pomiary"],
        },
        { label: "Z jednej fazy na trzy", cells: ["{przylacze.fazy}", "linia od licznika i podział obwodów"] },
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
          cells: ["około {przyklad.przylacze.zwiekszenie}", "tylko za różnicę, {przyklad.przylacze.przyrost}"],
        },
        {
          label: "Operator: ponad {przylacze.limitMetrow} od sieci",
          cells: ["{przylacze.stawkaMetr} netto", "za każdy następny metr"],
        },
      ],
      after: [
        "Poza tym płaci się za rozdzielnicę z uziomem, mapę od geodety, zajęcie drogi, asfalt i [instalację w domu](/uslugi/instalacje). Oględziny działki są bezpłatne. {obietnica.cena}",
      ],
      note: "Nasze kwoty, z VAT, to orientacja według cen na Śląsku z jesieni 2026 roku, wiążąca jest oferta. Stawki operatora: Tauron Dystrybucja, netto. Przed wnioskiem sprawdź rok taryfy.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Pięć kroków do prądu w domu",
      inBar: "Przebieg",
      ask: "Pismo od operatora przeczytaj nam przez telefon, wyjaśnimy, na co czeka.",
      items: [
        {
          title: "Oględziny i bilans",
          text: "Sprawdzamy, gdzie kończy się sieć i którędy pójdzie kabel, ustalamy moc, liczbę faz i miejsce złącza.",
          time: "przyjazd {obietnica.awaria}",
        },
        {
          title: "Wniosek o warunki",
          text: "Składamy go przez internet i pilnujemy terminu. Firma z mocą ponad {przylacze.progMoc} czeka {przylacze.warunkiIV}.",
          details: [
            "od ciebie: tytuł prawny, przy współwłasności zgoda pozostałych, plan z położeniem budynku, pełnomocnictwo",
            "od nas: bilans mocy i schemat jednokreskowy",
          ],
          time: "{przylacze.warunkiV} na odpowiedź",
        },
        {
          title: "Umowa o przyłączenie",
          text: "Czytamy ją z tobą: moc, granica własności, opłata, termin. Dopiero po podpisie operator zaczyna projektować i budować.",
          time: "{przylacze.budowa}",
        },
        {
          title: "Kabel i rozdzielnica",
          text: "Twoją część robimy w tym samym czasie, żeby czekała na operatora, a nie odwrotnie.",
          time: "od jednego do trzech dni",
        },
        {
          title: "Zgłoszenie i licznik",
          text: "Zgłaszamy gotowość, ty wybierasz sprzedawcę i podpisujesz umowę na energię. Operator zakłada licznik i podaje napięcie.",
          time: "dzień wyznacza operator",
        },
      ],
    },
    {
      kind: "rows",
      id: "licznik",
      heading: "Przestawienie licznika",
      lead: "Licznik z plombami przenosi monter operatora. My przygotowujemy nowe miejsce i kabel.",
      items: [
        {
          term: "Cena",
          text: "Wniosek, tablica albo szafka, nowy odcinek zasilania, przełączenie i pomiary. Bez opłaty operatora, tynku, elewacji i ogrodzenia.",
          note: "{przylacze.licznik}",
        },
        {
          term: "Wniosek: ten sam budynek",
          text: "Tauron Dystrybucja przenosi licznik w miejsce wcześniej przygotowane i wyposażone. Zamawia się to formularzem usług dodatkowych, a opłatę podaje taryfa.",
          note: "z korytarza na elewację",
        },
        {
          term: "Wniosek: do ogrodzenia",
          text: "Zmienia się granica własności, dlatego zwykle potrzebne są nowe warunki przyłączenia, umowa na przebudowę i kabel do domu, liczony osobno.",
          note: "odpowiedź: {przylacze.warunkiV}",
        },
        {
          term: "Dokumenty od ciebie",
          text: "Numer PPE z rachunku, tytuł prawny do domu, zgoda współwłaścicieli, pełnomocnictwo i zdjęcie licznika z plombami. W bloku także zgoda zarządcy.",
        },
        {
          term: "Dzień przełożenia",
          text: "Wyznacza go operator. Monter przenosi licznik na gotową tablicę, my przełączamy zasilanie, usuwamy stary odcinek i mierzymy nowy.",
          note: "dzień pracy",
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
          text: "Kabel w ziemi, złącze w ogrodzeniu. Nie szkodzą mu wiatr ani gałęzie, choć kilowat jest tu droższy.",
        },
        {
          icon: "utility-pole",
          title: "Napowietrzne",
          text: "Przewód izolowany od słupa do budynku. Kilowat kosztuje tu mniej niż przy kablu.",
        },
        {
          icon: "hammer",
          title: "Na plac budowy",
          text: "Najtaniej z docelowego złącza. Gdy go nie ma, składamy wniosek o przyłącze tymczasowe (VI grupa).",
        },
        {
          icon: "zap",
          title: "Większa moc, trzy fazy",
          text: "Pod pompę ciepła, płytę albo ładowarkę. W bloku zapytaj zarządcę, czy pion ma trzy fazy.",
        },
        {
          icon: "wrench",
          title: "Przebudowa",
          text: "Kabel zamiast linii na słupach, osobne liczniki dla lokali, przesunięte złącze.",
        },
        {
          icon: "factory",
          title: "Firma i hala",
          text: "Ponad {przylacze.progMoc} pobór mierzą przekładniki. Największym zakładom potrzebne jest [średnie napięcie](/dla-firm).",
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
        "[Kalkulator mocy](/poradnik/obliczanie-mocy) zsumuje twoje urządzenia, ze współczynnikiem jednoczesności {moc.jednoczesnosc} i rezerwą {moc.rezerwa}.",
      ],
    },
    {
      kind: "feature",
      id: "montaz-licznika",
      heading: "Montaż licznika: co musi być gotowe",
      paragraphs: ["Gdy czegoś brakuje, monter przyjeżdża drugi raz, dlatego przed zgłoszeniem sprawdzamy tę listę."],
      picture: { name: "20-tablica-licznikowa" },
      checks: [
        "Szafka albo tablica zgodna z warunkami, dostępna bez wchodzenia do domu.",
        "Zabezpieczenie przedlicznikowe o prądzie z umowy, w obudowie do zaplombowania.",
        "Przewód PEN rozdzielony na PE i N, punkt rozdziału uziemiony (sieć TN-C).",
        "Obwody za licznikiem opisane i zmierzone, umowa na energię podpisana.",
      ],
      after: [
        "Po [zgłoszeniu mikroinstalacji](/uslugi/fotowoltaika) licznik dwukierunkowy operator zakłada na swój koszt.",
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
          answer:
            "Tak, formularz jest publiczny. Daj tylko elektrykowi sprawdzić moc i schemat, bo od nich zależą opłata i warunki.",
        },
        {
          question: "Kiedy złożyć wniosek, jeśli dopiero planuję dom?",
          answer:
            "Gdy znasz położenie budynku i moc, ale nie lata przed budową, bo warunki są ważne {przylacze.waznosc}. Z gotowymi ścianami jest już późno.",
        },
        {
          question: "Kto odpowiada za kabel między złączem a domem?",
          answer:
            "Ty, bo leży za granicą własności. Przed każdym kopaniem zajrzyj do szkicu trasy, który od nas masz. {gwarancja.zdanie}",
        },
        {
          question: "Czy większa moc podniesie rachunki?",
          answer:
            "W taryfach G same kilowaty opłat stałych nie zmieniają. Przejście na trzy fazy podnosi je o kilka złotych miesięcznie, a w firmowych taryfach C płaci się za każdy kilowat.",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz kabel, pokaż warunki przyłączenia elektrykowi z uprawnieniami. Złącze i tablica licznikowa są pod napięciem i pod plombą: nie otwieraj ich.",
  band: {
    heading: "Moc, wniosek i linia do domu",
    text: "Podaj adres działki, sposób ogrzewania i termin budowy. Resztę papierów wskażemy.",
    button: { label: "Zapytaj o przyłącze", to: "/kontakt" },
  },
  related: { services: ["instalacje", "rozdzielnice", "pomiary"], guides: ["obliczanie-mocy", "przepisy"] },
} as const satisfies Service;
