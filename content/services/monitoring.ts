import type { Service } from "@/lib/content/types";

export const monitoring: Service = {
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
    title: "Monitoring domu, firmy i działki",
    lead: "Oferta mówi, co pokaże każda kamera: twarz, tablicę rejestracyjną albo ruch. Nagrania zostają u ciebie, bez abonamentu.",
    facts: [
      { price: "monitoring/4kamery", to: "#koszt" },
      { price: "monitoring/bez-pradu", to: "#bez-pradu" },
      {
        label: "Czas",
        time: true,
        value: "{cctv.czasMontazu}",
        note: "cztery kamery na gotowych trasach",
        to: "#etapy",
      },
      { label: "Dostajesz", value: "zapis u ciebie, podgląd i hasła" },
    ],
    drawing: {
      drawing: "plan",
      title: "Wejście i podjazd w polach dwóch kamer",
      caption:
        "K1 pod daszkiem widzi twarz przy drzwiach, K2 z narożnika obserwuje podjazd. Oba pola kończą się na ogrodzeniu, a od każdej kamery osobny przewód idzie do rejestratora w domu.",
      plan: "kamery-wejscie",
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
          text: "Przy każdej kamerze zapisujemy w ofercie, co ma być czytelne: twarz, tablica albo sam ruch.",
        },
        {
          term: "Obraz i zapis",
          text: "Kadr ustawiamy przy tobie. Rejestrator nagrywa na miejscu, domownicy mają własne konta w telefonie, a hasła fabryczne zmieniamy.",
          note: "{gwarancja.krotko}",
        },
      ],
      second: {
        firstHeading: "W cenie",
        heading: "Czego w cenie nie ma",
        items: [
          {
            term: "Liczymy osobno",
            text: "Maszt do kamer przewodowych, wykop, podnośnik, kamery obrotowe i zasilacz awaryjny (UPS).",
          },
          {
            term: "Po twojej stronie",
            text: "Internet, karta SIM i malowanie, a w firmie i wspólnocie także tabliczki i dokumenty RODO.",
          },
        ],
      },
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje monitoring",
      picture: { name: "05-kamera-tubowa-elewacja" },
      inBar: "Cena",
      ask: "W rozmowie ustalimy liczbę kamer i widełki ceny.",
      caption: "Ceny z materiałem, montażem i uruchomieniem, gdy przewody kładziemy przed tynkami",
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
          cells: ["jedna [kamera LTE](#bez-pradu) z panelem i akumulatorem", "{cctv.cena.bezSieci}"],
        },
      ],
      after: [
        "W zestawie przewód z montażem jednej kamery kosztuje {cctv.cena.punkt}, a przez gotowe ściany i elewację o {cctv.cena.gotoweSciany} więcej. Jeśli sprawny kabel już leży, sam montaż to {cctv.cena.gotowyPunkt}.",
      ],
      note: "{cena.vat}, kwoty orientacyjne z listopada 2026 r. Wiążąca jest oferta po obejrzeniu obiektu.",
    },
    {
      kind: "rows",
      id: "bez-pradu",
      heading: "Kamera na działkę bez prądu",
      items: [
        {
          term: "Zestaw",
          text: "Kamera z modemem LTE, panel i akumulator wiszą poza zasięgiem ręki, na garażu albo maszcie, który jest w cenie. Nagrania zapisuje karta pamięci, więc jedynym abonamentem jest karta SIM.",
          note: "zestaw z montażem {cctv.cena.bezSieci}, SIM {cctv.kartaSim} miesięcznie",
        },
        {
          term: "Co nagrywa",
          text: "Kamera śpi, dopóki czujnik ciepła (PIR) nie wykryje człowieka albo auta, zwykle do 10 m. Wtedy nagrywa krótki film, czasem bez pierwszej sekundy. Na zapis bez przerwy [panel daje zimą za mało prądu](/poradnik/monitoring#bez-pradu), a po kilku dniach pod śniegiem kamera może zgasnąć.",
        },
      ],
      second: {
        firstHeading: "Zestaw i nagrania",
        heading: "Jak ją zakładamy",
        items: [
          {
            term: "Montaż",
            text: "Przyślij pinezkę i zdjęcie, a na wspólnym placu garażowym uzyskaj zgodę zarządcy. Na miejscu mierzymy sygnał LTE, bez którego kamery nie założymy, a na koniec przekazujemy hasła i kartę gwarancyjną.",
            note: "{cctv.czasBezSieci}, do dwóch kamer",
          },
          {
            term: "Kiedy lepszy jest kabel",
            text: "Gdy od rejestratora do kamery jest najwyżej {lan.segment} trasy, wybierz skrętkę, która zasila kamerę i pozwala nagrywać bez przerwy.",
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
          text: "Obchodzimy teren, w razie potrzeby o zmroku, i zaznaczamy na planie kadry oraz trasy kabli.",
        },
        {
          title: "Dobór sprzętu",
          text: "Do kadru wybieramy kamerę, ogniskową i zasięg w nocy, a dysk do uzgodnionej liczby dni nagrań.",
        },
        {
          title: "Instalacja i konfiguracja",
          text: "Układamy skrętkę, mocujemy kamery, ustawiamy strefy i powiadomienia.",
          time: "{cctv.czasMontazu} na gotowych trasach, z nowymi dłużej",
        },
        {
          title: "Uruchomienie i szkolenie",
          text: "Odszukasz i zgrasz próbne nagranie, zanim oddamy hasła i opis ustawień.",
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
          text: "Cztery kamery obejmą bramę, drzwi, taras i garaż, a na narożnej działce potrzeba sześciu.",
        },
        {
          icon: "building",
          title: "Mieszkanie",
          text: "Zakładamy kamerę w przedpokoju albo wideodomofon. Na klatkę potrzebna jest zgoda wspólnoty.",
        },
        {
          icon: "tent-tree",
          title: "Działka i ogród",
          text: "Do kamery ciągniemy skrętkę od domu, a gdy domu nie ma, wieszamy kamerę LTE.",
        },
      ],
    },
    {
      kind: "cards",
      id: "kamery",
      columns: 4,
      heading: "Rodzaje kamer i miejsca dla nich",
      items: [
        { icon: "cctv", title: "Kopułkowa (dome)", text: "Pod okap i na klatkę, bo trudno ją przestawić." },
        { icon: "camera", title: "Tubowa (bullet)", text: "Na elewację i ogrodzenie, gdzie ma być widoczna." },
        {
          icon: "radar",
          title: "Obrotowa (PTZ)",
          text: "Na parking, gdzie ktoś nią steruje, bo naraz patrzy w jedną stronę.",
        },
        { icon: "wifi", title: "Wi-Fi", text: "Do mieszkania, jeśli jest gniazdko i dobry zasięg." },
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
          cells: [
            "do {cctv.rozdzielczosc}",
            "przy {cctv.rozdzielczosc} twarz jest czytelna w kadrze do {przyklad.kadr.szerokoscNowa} szerokości",
          ],
        },
        { label: "Kąt widzenia", cells: ["{cctv.kat}", "szeroki kąt obejmie podwórze, wąski pokaże szczegół"] },
        {
          label: "Widzenie w nocy",
          cells: ["co najmniej {cctv.noc}", "przy drzwiach wystarczy mniej, na podjeździe sięga do {cctv.nocMax}"],
        },
        { label: "Stopień ochrony", cells: ["{cctv.ip}", "obudowa nie wpuści pyłu ani strugi wody"] },
      ],
      note: "Kadr policzony dla {cctv.pikseleNowe} (IEC 62676-4:2025).",
    },
    {
      kind: "rows",
      id: "analiza",
      tone: "dark",
      heading: "Co rozpoznają algorytmy AI w kamerze",
      items: [
        {
          term: "Rozpoznawanie twarzy",
          text: "Kamera porównuje twarz z listą, jeśli wisi nisko, a światło jest równe.",
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
        text: "W pracy wolno ich używać tylko wyjątkowo ({cctv.biometriaPrzepis}). Tę funkcję włączamy po pisemnej decyzji [administratora danych](/poradnik/monitoring#rodo).",
      },
    },
    {
      kind: "feature",
      id: "funkcje",
      heading: "Funkcje, z których korzysta się na co dzień",
      checks: [
        "W telefonie oglądasz obraz przez szyfrowane połączenie i wyszukujesz nagrania z ludźmi albo autami.",
        "Strefy prywatności zasłaniają [ulicę i okna sąsiada](/poradnik/monitoring#rodo).",
        "Wiadomość przychodzi, gdy ktoś wejdzie na podjazd, zasłoni obiektyw albo kamera straci łączność.",
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
          text: "Szeroka oferta i łatwo dostępne części.",
          features: ["specjalność: kolorowy obraz nocą"],
        },
        {
          title: "Dahua",
          text: "Kamery i wideodomofony w jednej aplikacji.",
          features: ["specjalność: kamery z reflektorem i głośnikiem"],
        },
        {
          title: "Axis",
          text: "Kamery są droższe, za to aktualizowane latami.",
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
          text: "Nagranie z właściwą godziną przyda się policji, ubezpieczycielowi i w sporze o zarysowane auto.",
        },
        {
          term: "Odstraszanie",
          text: "Widoczna kamera i światło odstraszają, zanim ktoś sforsuje furtkę.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego kamery zlecić nam",
      items: [
        {
          title: "Oferta mówi, co zobaczysz",
          text: "Jeśli obraz nie pokazuje tego, co zapisano w ofercie, przestawiamy kamerę przed odbiorem.",
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
            "Cztery kamery 4 Mpx zapełnią dysk {przyklad.dysk.dysk} po około {przyklad.dysk.starczy} dniach ciągłego zapisu. Przy {cctv.rozdzielczosc} każda zapisuje na dobę około {przyklad.dysk.kameraDoba4k}, a cztery zapiszą w {przyklad.dysk.doby} dni {przyklad.dysk.razem4k}. Dysk musi być wtedy większy.",
        },
        {
          question: "Czy za kamery płaci się abonament?",
          answer:
            "Za kamery z rejestratorem nie: nagrania są na twoim dysku, a podgląd w aplikacji producenta jest bezpłatny. Co miesiąc kosztują tylko karta SIM przy kamerze LTE i zapis w chmurze ({cctv.chmura} za kamerę), jeśli go wybierzesz.",
        },
        {
          question: "Czy kamery nagrywają bez internetu?",
          answer: "Tak, na rejestrator. Podgląd w telefonie i powiadomienia da wtedy modem LTE za {cctv.cena.modem}.",
        },
        {
          question: "Czy kamery da się dołożyć później?",
          answer:
            "Tak, także innej marki, jeśli obsługują ONVIF, a rejestrator ma wolne porty i zapas mocy PoE. Dlatego do czterech kamer proponujemy model z ośmioma portami.",
        },
      ],
    },
  ],
  advice:
    "Miejsca kamer ustal ze specjalistą, choćby na naszych oględzinach, zanim kupisz zestaw i zanim przyjdzie tynkarz. Przewody 230 V zostaw elektrykowi, a w firmie zapytaj też inspektora ochrony danych.",
  band: {
    heading: "Zaznacz, co mają widzieć kamery",
    text: "Przyślij szkic działki albo zdjęcia z czterech stron i zaznacz kadry.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: { services: ["alarmy", "sieci-lan", "smart-home"], guides: ["monitoring", "systemy-alarmowe"] },
};
