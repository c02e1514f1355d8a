import type { Service } from "@/lib/content/types";

export const monitoring = {
  slug: "monitoring",
  code: "F5",
  icon: "cctv",
  name: "Monitoring",
  serviceType: "Monitoring wizyjny CCTV",
  group: "Systemy bezpieczeństwa",
  offer: true,
  law: "cameras",
  photos: "ściany i wejścia do objęcia kamerą, miejsce na rejestrator",
  card: "Kamery do {cctv.rozdzielczosc} z zapisem u ciebie i podglądem w telefonie, także tam, gdzie nie ma prądu.",
  meta: {
    title: "Monitoring Śląsk: kamery do domu i firmy",
    description:
      "Montaż monitoringu na Śląsku: ceny zestawu czterech kamer i kamery LTE na działkę bez prądu, rejestrator, podgląd w telefonie, analiza obrazu.",
    keywords: [
      "monitoring Śląsk",
      "montaż kamer",
      "kamery do domu",
      "monitoring CCTV",
      "kamera LTE bez prądu",
      "kamery IP z podglądem w telefonie",
      "monitoring działki",
      "cena zestawu czterech kamer",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Monitoring: na nagraniu widać, kto przyszedł",
    lead: "Kamery dobieramy do miejsc, które mają być czytelne, a obraz zapisujemy u ciebie. O cenie decyduje liczba kamer i to, czy ściany są już wykończone.",
    facts: [
      {
        label: "Cena",
        value: "{przyklad.cctv.zestaw4}",
        note: "{przyklad.cctv.kamery4} kamery, rejestrator i montaż",
        to: "#koszt",
      },
      {
        label: "Bez prądu na miejscu",
        value: "{cctv.cena.bezSieci}",
        note: "kamera LTE z panelem, z montażem",
        to: "#bez-pradu",
      },
      { label: "Czas", value: "{cctv.czasMontazu}", note: "cztery kamery na gotowych trasach" },
      { label: "Dostajesz", value: "zapis, podgląd i hasła" },
    ],
    drawing: {
      drawing: "plan",
      title: "Wejście i podjazd w polach dwóch kamer",
      caption:
        "K1 pod daszkiem widzi twarz przy drzwiach, K2 z narożnika podjazd i pierwszą kamerę. Oba pola kończą się na ogrodzeniu, a przewody idą do rejestratora w domu.",
      size: [18, 11],
      rooms: [
        { box: [0, 0, 18, 9.2], tone: "plain" },
        { name: "dom", box: [2, 0.6, 10, 4.6], tone: "plain" },
      ],
      views: [
        {
          corners: [
            [5, 5.2],
            [2, 9.2],
            [9, 9.2],
          ],
          lit: true,
        },
        {
          corners: [
            [12, 5.2],
            [9.6, 9.2],
            [18, 9.2],
            [18, 3],
          ],
        },
      ],
      wires: [
        [
          [5, 5.2],
          [7, 3.8],
        ],
        [
          [12, 5.2],
          [7, 3.8],
        ],
      ],
      symbols: [
        { symbol: "camera", at: [5, 5.2] },
        { symbol: "camera", at: [12, 5.2] },
        { symbol: "rack", at: [7, 3.8] },
      ],
      labels: [
        { text: "K1", at: [5.3, 8.4] },
        { text: "K2", at: [14.5, 7.6] },
        { text: "ulica", at: [9, 10.7] },
      ],
    },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      heading: "Co obejmuje montaż kamer",
      inBar: "Zakres",
      items: [
        {
          term: "Plan kadrów",
          text: "Przy każdej kamerze zapisujemy, co ma być czytelne: twarz, tablica rejestracyjna albo sam ruch.",
        },
        {
          term: "Kamery i przewody",
          text: "Skrętka, uchwyt, szczelny przepust w ścianie i kadr, który ustawiamy przy tobie.",
        },
        {
          term: "Zapis i podgląd",
          text: "Rejestrator nagrywa u ciebie, domownicy mają własne konta w telefonie, a hasła fabryczne zmieniamy.",
          note: "{gwarancja.krotko}",
        },
      ],
      second: {
        heading: "Czego w cenie nie ma",
        items: [
          { term: "Liczymy osobno", text: "Maszt, wykop, podnośnik, kamery obrotowe i UPS." },
          {
            term: "Po twojej stronie",
            text: "Internet, karta SIM i malowanie, w firmie i wspólnocie także tabliczki oraz dokumenty RODO.",
          },
        ],
      },
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje monitoring",
      inBar: "Cena",
      ask: "W rozmowie ustalimy liczbę kamer i widełki ceny, także dla działki bez prądu.",
      caption: "Z materiałem, montażem i uruchomieniem",
      columns: ["Obiekt", "Zakres", "Orientacyjna cena"],
      rows: [
        {
          label: "Dom",
          note: "[rozpisany na składniki](/poradnik/monitoring#koszt)",
          cells: [
            "{przyklad.cctv.kamery4} kamery 4–8 Mpx, rejestrator z PoE, dysk {przyklad.dysk.dysk}",
            "{przyklad.cctv.zestaw4}",
          ],
        },
        {
          label: "Wspólnota lub mała firma",
          cells: ["{przyklad.cctv.kamery8} kamer, rejestrator, dwa dyski", "{przyklad.cctv.zestaw8}"],
        },
        {
          label: "Działka bez prądu",
          cells: ["kamera LTE z panelem i akumulatorem", "{cctv.cena.bezSieci}"],
        },
      ],
      after: [
        "W tych kwotach przewód z montażem jednej kamery kosztuje {cctv.cena.punkt}, przez gotowe ściany i elewację o {cctv.cena.gotoweSciany} więcej, a na sprawnym kablu, który już leży, tylko {cctv.cena.gotowyPunkt}.",
      ],
      note: "{cena.vat}, rząd wielkości z listopada 2026 r. Wiąże oferta po obejrzeniu obiektu.",
    },
    {
      kind: "rows",
      id: "bez-pradu",
      heading: "Kamera na działkę bez prądu",
      continues: true,
      items: [
        {
          term: "Z czego się składa",
          text: "Z kamery z modemem LTE, panelu, akumulatora i karty pamięci, zawieszonych na garażu albo słupku, poza zasięgiem ręki.",
          note: "{cctv.cena.bezSieci} z montażem",
        },
        {
          term: "Ile kosztuje co miesiąc",
          text: "Płacisz za kartę SIM z pakietem danych, bo nagrania na karcie pamięci są bez opłat.",
          note: "SIM: {cctv.kartaSim}",
        },
        {
          term: "Co nagrywa",
          text: "Kamera śpi, dopóki czujnik ciepła (PIR) nie wykryje człowieka albo auta, zwykle do 10 m, i zapisuje krótkie filmy. Pierwsza sekunda może przepaść.",
        },
        {
          term: "Zimą",
          text: "Nawet panel {przyklad.bezSieci.panel} daje w grudniu średnio {przyklad.bezSieci.grudzien} na dobę, a zapis bez przerwy zużyłby {przyklad.bezSieci.doba}. Po kilku dniach pod śniegiem kamera może zgasnąć.",
        },
      ],
      second: {
        heading: "Jak ją zakładamy",
        items: [
          {
            term: "Rozmowa",
            text: "Przyślij pinezkę i zdjęcie miejsca, a na wspólnym placu garażowym uzyskaj zgodę zarządcy.",
          },
          { term: "Próba", text: "Mierzymy sygnał LTE i szukamy cienia. Bez zasięgu kamery nie założymy." },
          {
            term: "Montaż",
            text: "Mocujemy zestaw i przechodzimy przed obiektywem, aż powiadomienie przyjdzie na twój telefon.",
            note: "{cctv.czasBezSieci}, do dwóch kamer",
          },
          {
            term: "Kiedy odradzamy",
            text: "Do {lan.segment} od domu lepsza jest skrętka, po której kamera ma prąd i nagrywa bez przerwy.",
          },
        ],
      },
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Jak powstaje monitoring",
      inBar: "Przebieg",
      ask: "Wycena jest {firma.wycenaSlownie}, a oględziny umówisz przez telefon.",
      items: [
        {
          title: "Wizyta i projekt",
          text: "Obchodzimy teren, w razie potrzeby o zmroku, i zaznaczamy na planie kadry oraz trasy.",
        },
        {
          title: "Dobór sprzętu",
          text: "Do kadru wybieramy kamerę, ogniskową i zasięg w nocy, a dysk na uzgodnioną liczbę dni.",
        },
        {
          title: "Instalacja i konfiguracja",
          text: "Układamy skrętkę, mocujemy kamery, ustawiamy strefy i powiadomienia.",
          time: "{cctv.czasMontazu} na gotowych trasach, z nowymi dłużej",
        },
        {
          title: "Uruchomienie i szkolenie",
          text: "Znajdujesz i zgrywasz próbne nagranie, zanim oddamy hasła i opis ustawień.",
        },
      ],
    },
    {
      kind: "cards",
      id: "zastosowania",
      columns: 3,
      heading: "Domy, mieszkania, działki i ogrody",
      items: [
        {
          icon: "house",
          title: "Dom",
          text: "Cztery kamery obejmą bramę, drzwi, taras i garaż, na narożnej działce potrzeba sześciu.",
        },
        {
          icon: "building",
          title: "Mieszkanie",
          text: "Kamera w przedpokoju albo wideodomofon, bo na klatkę potrzebna jest zgoda wspólnoty.",
        },
        {
          icon: "tent-tree",
          title: "Działka i ogród",
          text: "Skrętka od domu, a gdy go nie ma, [kamera LTE](#bez-pradu) z reflektorem.",
        },
      ],
    },
    {
      kind: "cards",
      id: "kamery",
      columns: 4,
      heading: "Rodzaje kamer i miejsca dla nich",
      continues: true,
      items: [
        { icon: "cctv", title: "Kopułkowa (dome)", text: "Pod okap i na klatkę, bo trudno ją przestawić." },
        { icon: "camera", title: "Tubowa (bullet)", text: "Na elewację i ogrodzenie, gdzie ma być widoczna." },
        {
          icon: "radar",
          title: "Obrotowa (PTZ)",
          text: "Na parking i plac z obsługą, bo naraz patrzy w jedną stronę.",
        },
        { icon: "wifi", title: "Wi-Fi", text: "Do mieszkania, o ile jest gniazdko i dobry zasięg." },
      ],
    },
    {
      kind: "table",
      id: "specyfikacja",
      heading: "Specyfikacja techniczna i co z niej wynika",
      caption: "Parametry kamer zewnętrznych, które montujemy",
      columns: ["Parametr", "Wartość", "Co to daje"],
      rows: [
        {
          label: "Rozdzielczość",
          cells: ["do {cctv.rozdzielczosc}", "czytelna twarz w kadrze do {przyklad.kadr.szerokoscNowa} szerokości"],
        },
        { label: "Kąt widzenia", cells: ["{cctv.kat}", "szeroki obejmie podwórze, wąski pokaże szczegół"] },
        {
          label: "Widzenie w nocy",
          cells: ["co najmniej {cctv.noc}", "mniej przy drzwiach, do {cctv.nocMax} na podjeździe"],
        },
        { label: "Stopień ochrony", cells: ["{cctv.ip}", "szczelna na pył i strugę wody"] },
      ],
      note: "Kadr policzony dla {cctv.pikseleNowe} (IEC 62676-4:2025), reszta zależy od modelu z oferty.",
    },
    {
      kind: "rows",
      id: "analiza",
      tone: "dark",
      heading: "Co rozpoznają algorytmy AI w kamerze",
      items: [
        {
          term: "Rozpoznawanie twarzy",
          text: "Porównuje twarz z listą, jeśli światło jest równe, a kamera wisi nisko.",
        },
        {
          term: "Analiza zachowań",
          text: "Wykrywa przekroczenie linii i krążenie przy ogrodzeniu, a ludzi i auta odróżnia od zwierząt.",
        },
        {
          term: "Funkcje alarmowe",
          text: "Zapala reflektor, odtwarza komunikat, wysyła powiadomienie i pobudza centralę [alarmu](/uslugi/alarmy).",
        },
      ],
      callout: {
        title: "Twarz to dane biometryczne.",
        text: "W pracy wolno ich używać tylko wyjątkowo ({cctv.biometriaPrzepis}), dlatego tę funkcję włączamy po pisemnej decyzji administratora danych, według [zasad nagrywania](/poradnik/monitoring#rodo).",
      },
    },
    {
      kind: "feature",
      id: "funkcje",
      heading: "Funkcje, z których korzysta się na co dzień",
      picture: { name: "05-kamera-tubowa-elewacja" },
      checks: [
        "Obraz na żywo i nagrania w telefonie przez szyfrowane połączenie, z szukaniem po człowieku lub aucie.",
        "Strefy prywatności, które zasłaniają [ulicę i okna sąsiada](/poradnik/monitoring#rodo).",
        "Wiadomość, gdy kamera straci łączność albo ktoś zasłoni obiektyw.",
      ],
    },
    {
      kind: "cards",
      id: "producenci",
      columns: 3,
      heading: "Producenci kamer, które montujemy",
      items: [
        {
          title: "Hikvision",
          text: "Chińska marka o szerokiej ofercie i łatwo dostępnych częściach.",
          features: ["specjalność: kolorowy obraz nocą"],
        },
        {
          title: "Dahua",
          text: "Chińska marka, której kamery i wideodomofony mają jedną aplikację.",
          features: ["specjalność: kamery z reflektorem i głośnikiem"],
        },
        {
          title: "Axis",
          text: "Szwedzka marka, droższa, za to aktualizacje wydaje latami.",
          features: ["specjalność: instytucje i przemysł"],
        },
      ],
    },
    {
      kind: "rows",
      id: "korzysci",
      heading: "Co zyskujesz dzięki kamerom",
      items: [
        {
          term: "Dowód",
          text: "Twarz lub tablica z właściwą godziną dla policji i ubezpieczyciela, a w firmie do sporu o uszkodzoną paletę.",
        },
        { term: "Wiadomość od razu", text: "Człowiek na podjeździe wywołuje powiadomienie, kot znacznie rzadziej." },
        { term: "Odstraszanie", text: "Widoczna kamera i światło działają, zanim ktoś sforsuje furtkę." },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego kamery zlecić nam",
      items: [
        {
          title: "Oferta mówi, co zobaczysz",
          text: "Jeśli kadr nie pokazuje tego, co zapisaliśmy, przed odbiorem przestawiamy kamerę.",
        },
        {
          figure: "{firma.przyjazd}",
          title: "Na przyjazd do awarii",
          text: "Gdy obraz zniknie, sprawdzamy na miejscu zasilanie, sieć i dysk.",
        },
        {
          figure: "{firma.lata}",
          title: "W instalacjach",
          text: "Maszt uziemiamy i chronimy przed przepięciami bez drugiego wykonawcy.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o monitoring",
      inBar: "Pytania",
      items: [
        {
          question: "Ile dni pomieści dysk?",
          answer:
            "Cztery kamery 4 Mpx zmieszczą na dysku {przyklad.dysk.dysk} około {przyklad.dysk.starczy} dni ciągłego zapisu. Obraz {cctv.rozdzielczosc} zajmuje na dobę około {przyklad.dysk.kameraDoba4k} z kamery, a w {przyklad.dysk.doby} dni {przyklad.dysk.razem4k}, dlatego potrzebuje większego.",
        },
        {
          question: "Czy kamery nagrywają bez internetu?",
          answer:
            "Tak, bo rejestrator zapisuje obraz na miejscu. Podgląd w telefonie i powiadomienia da modem LTE za {cctv.cena.modem}.",
        },
        {
          question: "Czy kamery da się dołożyć później?",
          answer:
            "Tak, jeśli rejestrator ma wolne porty i zapas mocy PoE, dlatego do czterech kamer proponujemy model z ośmioma portami. Dzięki standardowi ONVIF nowa kamera może być na ogół innej marki.",
        },
      ],
    },
  ],
  advice:
    "Miejsca kamer ustal ze specjalistą przed zakupem zestawu i przed tynkami. Przewody zasilające na elewacji zostaw elektrykowi, a w firmie zapytaj też inspektora ochrony danych.",
  band: {
    heading: "Pokaż, co ma być widać",
    text: "Przyślij szkic działki albo zdjęcia z czterech stron i zaznacz, co kamery mają widzieć.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: { services: ["alarmy", "sieci-lan", "smart-home"], guides: ["monitoring", "systemy-alarmowe"] },
} as const satisfies Service;
