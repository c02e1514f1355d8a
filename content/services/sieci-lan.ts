import type { Service } from "@/lib/content/types";

export const sieciLan = {
  slug: "sieci-lan",
  code: "F4",
  icon: "network",
  name: "Sieci LAN",
  serviceType: "Sieci LAN i okablowanie strukturalne",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "rzut z miejscami gniazd, router albo szafa",
  card: "Okablowanie kat. {lan.kategoria}, szafy, Wi-Fi 6. W domu, biurze i hali.",
  meta: {
    title: "Sieci LAN Śląsk: okablowanie, szafy, Wi-Fi 6",
    description:
      "Sieci LAN na Śląsku dla domu, biura i hali: projekt, skrętka, szafa rack, Wi-Fi 6 i zasilanie PoE+. Pomiar każdego łącza i plan opisanych gniazd.",
    keywords: [
      "sieci LAN Śląsk",
      "okablowanie strukturalne",
      "instalacja sieci komputerowej",
      "szafa rack",
      "Wi-Fi 6 w domu",
      "skrętka Cat 6A",
      "PoE i VLAN",
      "cena punktu sieciowego",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Sieci LAN: kabel i Wi-Fi w całym budynku",
    lead: "Projektujemy okablowanie, kończymy je w szafie i mierzymy każde łącze. Dostajesz opisane gniazda, wyniki pomiarów i Wi-Fi, które sięga tam, gdzie pracujesz.",
    facts: [
      { label: "Cena", value: "{lan.cena.punkt}", note: "punkt LAN przed tynkami" },
      { label: "Czas", value: "{lan.czasMontazu}" },
      { label: "Dostajesz", value: "opisane gniazda i pomiar każdego toru" },
    ],
    drawing: {
      drawing: "plan",
      title: "Okablowanie z jednej szafy do każdego pokoju",
      caption:
        "Wszystkie kable zbiegają się w szafie, zaznaczonej bursztynem. Do każdego pokoju prowadzi osobny, bez łączeń po drodze, a punkty dostępowe (łuki nad kropką) zasila ten sam kabel.",
      size: [14, 8],
      rooms: [
        { name: "salon", box: [0, 0, 6, 5], tone: "plain" },
        { name: "gabinet", box: [6, 0, 4, 5], tone: "plain" },
        { name: "pokój", box: [10, 0, 4, 5], tone: "plain" },
        { name: "hol", box: [0, 5, 10, 3], tone: "plain" },
        { name: "szafa", box: [10, 5, 4, 3], tone: "live" },
      ],
      wires: [
        [
          [12, 7],
          [3, 7],
          [3, 3.4],
        ],
        [
          [12, 7],
          [8, 7],
          [8, 3.4],
        ],
        [
          [12, 7],
          [12, 3.4],
        ],
        [
          [12, 7],
          [5.4, 7],
        ],
      ],
      symbols: [
        { symbol: "rack", at: [12, 7] },
        { symbol: "wifi", at: [3, 3.4] },
        { symbol: "wifi", at: [8, 3.4] },
        { symbol: "wifi", at: [12, 3.4] },
      ],
    },
  },
  sections: [
    {
      kind: "specs",
      id: "projekt",
      heading: "Projekt przed pierwszym kablem",
      paragraphs: [
        "Pracujemy na rzutach. Zaznaczamy biurka, telewizory, kamery, punkty Wi-Fi i szafę, potem mierzymy trasy. Każde gniazdo dostaje numer: ten sam na planie, na ramce i w szafie.",
      ],
      items: [
        { value: "{lan.segment}", label: "najdłuższy odcinek ułożony na stałe, od szafy do gniazda" },
        { value: "{lan.patch}", label: "na kable krosowe, łącznie w szafie i przy biurku" },
        { value: "{lan.gniazda}", label: "gniazda RJ45 w każdym pokoju, co najmniej" },
        { value: "{lan.kategoria}", label: "kategoria skrętki, zależnie od prędkości i długości trasy" },
      ],
      after: [
        "Gdy trasa jest dłuższa, dzielimy budynek na dwa punkty dystrybucyjne i łączymy je światłowodem. O rozmieszczeniu gniazd piszemy szerzej w [poradniku o sieci domowej](/poradnik/sieci-lan).",
      ],
    },
    {
      kind: "cards",
      id: "obiekty",
      columns: 3,
      heading: "Sieć w domu, w biurze i w zakładzie",
      items: [
        {
          icon: "house",
          title: "Sieci domowe",
          text: "Kable w ścianach przed tynkami, mała szafka w pobliżu rozdzielnicy i Wi-Fi z sufitu zamiast z kąta salonu.",
          features: [
            "po {lan.gniazda} gniazda przy biurku i telewizorze",
            "punkt dostępowy na każdej kondygnacji",
            "przewody do kamer, furtki i bramy",
          ],
        },
        {
          icon: "briefcase",
          title: "Sieci biurowe",
          text: "Gniazda przy biurkach i w puszkach podłogowych, Wi-Fi policzone na liczbę osób, osobny dostęp dla gości.",
          features: [
            "telefony zasilane ze skrętki",
            "drukarki i sale spotkań w planie",
            "przeniesienie stanowiska przez zmianę krosu w szafie",
          ],
        },
        {
          icon: "factory",
          title: "Sieci przemysłowe",
          text: "Skrętka ekranowana przy falownikach i silnikach, światłowód między halami, szafy odporne na pył.",
          features: [
            "sieć maszyn oddzielona od biurowej",
            "Wi-Fi dla skanerów i wózków",
            "złącza i obudowy o stopniu IP dobranym do miejsca",
          ],
        },
      ],
    },
    {
      kind: "rows",
      id: "technologie",
      tone: "dark",
      heading: "Cat 6A, Wi-Fi 6, PoE+ i VLAN",
      lead: "Kabel wymienia się rzadko, sprzęt co kilka lat. Okablowanie robimy więc na zapas, a urządzenia dobieramy do dzisiejszych potrzeb.",
      items: [
        {
          term: "Cat 6A",
          text: "Przenosi 10 Gb/s na pełnej długości kanału. Jest grubsza od kat. 6, więc planujemy szersze koryta i większe promienie gięcia.",
          note: "500 MHz, klasa EA",
        },
        {
          term: "Wi-Fi 6",
          text: "Punkt dostępowy dzieli kanał między wiele urządzeń naraz. Różnicę widać w biurze, szkole i domu pełnym sprzętu.",
          note: "IEEE 802.11ax",
        },
        {
          term: "PoE+",
          text: "Skrętka zasila kamerę, telefon albo punkt Wi-Fi. Port przełącznika daje do 30 W, urządzenie na końcu kabla do 25,5 W.",
          note: "IEEE 802.3at",
        },
        {
          term: "VLAN",
          text: "Jeden przełącznik prowadzi kilka odrębnych sieci: domowników, gości, kamer, sterowania. Gość nie dostanie się do rejestratora ani drukarki, jeśli mu na to nie pozwolisz.",
          note: "IEEE 802.1Q",
        },
      ],
      after: ["Nowsze punkty dostępowe, także Wi-Fi 7, podłączysz później do tych samych kabli."],
    },
    {
      kind: "cards",
      id: "rozwiazania",
      inBar: "Zakres",
      columns: 3,
      heading: "Rozwiązania, które zamówisz też osobno",
      items: [
        {
          icon: "cable",
          title: "Okablowanie strukturalne",
          text: "Skrętka od szafy do gniazda w jednym odcinku, bez łączeń po drodze, z wynikiem pomiaru dla każdego łącza.",
          href: "#technologie",
        },
        {
          icon: "wifi",
          title: "Wi-Fi w całym budynku",
          text: "Punkty rozmieszczone po pomiarze zasięgu. Jedna nazwa sieci, a telefon sam przechodzi między piętrami.",
          href: "#technologie",
        },
        {
          icon: "plug-zap",
          title: "Zasilanie przez PoE",
          text: "Kamery i domofony na jednym przewodzie. UPS w szafie podtrzymuje wszystkie naraz.",
          href: "#technologie",
        },
        {
          icon: "shield-check",
          title: "Podział na sieci",
          text: "Osobne VLAN-y dla gości, księgowości, kamer i automatyki. Ruch między nimi przepuszcza zapora.",
          href: "#technologie",
        },
        {
          icon: "layers",
          title: "Łącze światłowodowe",
          text: "Między budynkami i piętrami. Nie przewodzi przepięć i nie łączy ze sobą dwóch uziemień.",
          href: "#technologie",
        },
        {
          icon: "search",
          title: "Porządki w starej sieci",
          text: "Odszukujemy kable, odcinamy martwe, opisujemy resztę. Potem wiesz, co da się zostawić.",
          href: "#technologie",
        },
      ],
    },
    {
      kind: "rows",
      id: "szafy",
      heading: "Szafa, z której zarządza się siecią",
      continues: true,
      items: [
        {
          term: "Wielkość",
          text: "Dom mieści się w szafce wiszącej 6–12U. Biuro i zakład dostają szafę stojącą z wolnymi miejscami na rozbudowę.",
        },
        {
          term: "Panele krosowe",
          text: "Kable z budynku kończą się na panelu i więcej ich nie ruszamy. Zmienia się tylko krótkie kable z przodu.",
        },
        {
          term: "Zasilanie",
          text: "Osobny obwód z [rozdzielnicy](/uslugi/rozdzielnice), listwa i UPS. Korpus szafy łączymy z szyną wyrównawczą.",
        },
        {
          term: "Miejsce",
          text: "Suche, bez kurzu, z przewiewem. Drzwi na klucz, bo w szafie jest dostęp do wszystkich danych.",
        },
      ],
      second: {
        heading: "Urządzenia aktywne",
        items: [
          {
            term: "Przełącznik",
            text: "Porty z zapasem i budżet mocy PoE policzony dla wszystkich kamer, telefonów i punktów Wi-Fi.",
          },
          {
            term: "Router z zaporą",
            text: "Łącze od dostawcy internetu, zapora i szyfrowany tunel VPN do pracy z domu.",
          },
          {
            term: "Punkty i kontroler Wi-Fi",
            text: "Kontroler ustawia kanały i moce nadajników oraz pokazuje, gdzie zasięg jest słaby.",
          },
          {
            term: "Rejestrator i dysk sieciowy",
            text: "Nagrania z [monitoringu](/uslugi/monitoring) i kopie danych trzymamy na osobnych dyskach.",
          },
        ],
      },
    },
    {
      kind: "feature",
      id: "infrastruktura",
      heading: "Koryta, piony i przepusty w budynku",
      paragraphs: [
        "Skrętka nie lubi sąsiedztwa kabli zasilających, ostrych zakrętów i nacisku. Trasę projektujemy razem z instalacją elektryczną, zanim inne branże zajmą sufit.",
      ],
      checks: [
        "Osobne koryto albo przegroda i odstęp od linii zasilających według PN-EN 50174-2.",
        "Wolne miejsce w korytach i puste rury na następne przewody.",
        "Przejścia przez przegrody pożarowe uszczelnione do odporności tej przegrody.",
        "Powłoka kabla o klasie reakcji na ogień wymaganej w danym budynku.",
        "Rury od szafy do wprowadzenia łącza operatora i na dach.",
      ],
    },
    {
      kind: "table",
      id: "normy",
      heading: "Normy okablowania i sprzętu",
      caption: "Normy i programy zgodności w sieciach LAN",
      columns: ["Norma", "Czego dotyczy", "Co z niej wynika"],
      rows: [
        {
          label: "ISO/IEC 11801",
          note: "w Polsce także PN-EN 50173",
          cells: [
            "okablowanie budynków, klasy łączy i ich długości",
            "łącze zgodne z klasą działa ze sprzętem każdego producenta",
          ],
        },
        {
          label: "TIA-568",
          cells: [
            "kategorie kabli i złączy, układ żył T568A i T568B",
            "jeden układ żył w całym budynku, na obu końcach kabla",
          ],
        },
        {
          label: "PoE IEEE 802.3",
          note: "odmiany af, at, bt",
          cells: [
            "zasilanie przez skrętkę: 15,4 W, 30 W oraz 60 lub 90 W na porcie",
            "przełącznik dobrany do poboru kamer i punktów Wi-Fi",
          ],
        },
        {
          label: "Wi-Fi 6 Certified",
          note: "program Wi-Fi Alliance",
          cells: [
            "badanie zgodności urządzeń IEEE 802.11ax",
            "sprzęt różnych marek łączy się ze sobą, z szyfrowaniem WPA3",
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje okablowanie",
      inBar: "Cena",
      ask: "Podaj liczbę gniazd i etap budowy, a oszacujemy koszt.",
      paragraphs: [
        "Rozliczamy punkty, czyli gotowe gniazda: kabel do szafy, złącza, numer i wynik pomiaru. Przed tynkami jeden kosztuje orientacyjnie {lan.cena.punkt}.",
      ],
      caption: "Okablowanie przed tynkami, z materiałem i pomiarem",
      columns: ["Obiekt", "Zakres", "Orientacyjna cena"],
      rows: [
        {
          label: "Mieszkanie",
          cells: [
            "{przyklad.lan.mieszkanie} punktów: telewizor, biurka, dwa punkty dostępowe",
            "{przyklad.lan.kosztMieszkanie}",
          ],
        },
        {
          label: "Dom 150 m²",
          note: "policzony w [poradniku](/poradnik/sieci-lan#przyklad)",
          cells: [
            "{przyklad.lan.kable} punktów: pokoje, kotłownia, Wi-Fi, kamery, wideodomofon",
            "{przyklad.lan.kosztDom}",
          ],
        },
      ],
      after: [
        "Cenę podnoszą kucie w wykończonym wnętrzu, długie trasy, przepusty pożarowe i pomiar certyfikacyjny. Szafę, przełącznik, router i punkty Wi-Fi wyceniamy osobno, z nazwami modeli. Biuro liczymy po dwa punkty na biurko, w gotowych ścianach o {lan.cena.gotoweSciany} drożej, a halę po obejrzeniu tras.",
      ],
      note: "{cena.vat}. Stan na listopad 2026 r., do pierwszego planowania budżetu. Cenę punktu w twoim budynku podaje oferta.",
    },
    {
      kind: "rows",
      id: "zlecenie",
      heading: "Ustalenia przed pierwszym dniem prac",
      continues: true,
      items: [
        {
          term: "Ile to trwa",
          text: "Kable w domu układamy razem z instalacją elektryczną, gniazda i szafa to potem {lan.czasMontazu}. Biuro robimy etapami, {obietnica.instalacja}.",
        },
        {
          term: "Co dostajesz",
          text: "Plan z numerami gniazd, opisaną szafę, wyniki pomiarów, hasła i kopię ustawień.",
          note: "{gwarancja.krotko}",
        },
      ],
      second: {
        heading: "Z twojej strony",
        items: [
          {
            term: "Co przygotować",
            text: "Rzut z meblami, listę urządzeń, miejsce wprowadzenia łącza operatora, a w biurze liczbę stanowisk za dwa lata.",
          },
          {
            term: "Czego cena nie obejmuje",
            text: "Abonamentu operatora, komputerów i telefonów, serwerów z oprogramowaniem, naprawy tynków i malowania.",
          },
        ],
      },
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego sieć zlecić elektrykom",
      items: [
        {
          title: "Prąd i sieć od jednej ekipy",
          text: "Zasilanie szafy, wyrównanie potencjałów i skrętkę robią ci sami ludzie. Nie szukasz winnego między dwoma wykonawcami.",
        },
        {
          figure: "{firma.lata}",
          title: "W ścianach i szachtach",
          text: "Wiemy, którędy przejść przez strop z płyty, gdzie biegną piony i czego nie wolno nawiercić.",
        },
        {
          title: "Wynik dla każdego łącza",
          text: "Wynik z miernika okablowania ma numer gniazda z planu. {dowod.ocZdanie}",
        },
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Przebieg prac od analizy do testów",
      inBar: "Przebieg",
      ask: "Analizę zaczniemy przez telefon: ile stanowisk, jaki budynek.",
      items: [
        {
          title: "Analiza potrzeb",
          text: "Pytamy o liczbę osób, urządzenia, kamery, telefony i plany. Sprawdzamy ściany, trasy i miejsce na szafę.",
        },
        {
          title: "Projekt",
          text: "Rysujemy gniazda, koryta i szafę na rzucie. Dostajesz listę materiałów, podział na VLAN-y i cenę.",
        },
        {
          title: "Instalacja",
          text: "Układamy kable, kończymy je na panelach i w gniazdach, ustawiamy szafę. W czynnym biurze pracujemy etapami, po uzgodnieniu także po godzinach.",
        },
        {
          title: "Testy i uruchomienie",
          text: "Mierzymy każde łącze, włączamy sprzęt, sprawdzamy zasięg Wi-Fi w pokojach. Przekazujemy plan gniazd, wyniki i hasła.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o sieci LAN",
      inBar: "Pytania",
      items: [
        {
          question: "Kat. 6 czy kat. 6A?",
          answer:
            "Kat. 6 daje 1 Gb/s na pełnej długości, a 10 Gb/s na krótszych odcinkach. Do mieszkania wystarcza. Kat. 6A wybierz przy długich trasach, szybkich serwerach i ścianach zamykanych na lata.",
        },
        {
          question: "Czy Wi-Fi zastąpi kable?",
          answer:
            "Przy telefonach i laptopach tak. Komputer stacjonarny, telewizor i kamera lepiej działają na przewodzie. Sam punkt dostępowy też potrzebuje kabla, inaczej zabiera pasmo urządzeniom, które obsługuje.",
        },
        {
          question: "Czy skrętkę można ułożyć razem z przewodem 230 V?",
          answer:
            "Nie w jednej rurze. Prowadzimy je osobno, a przy skrzyżowaniu pod kątem prostym. Chodzi o zakłócenia i o bezpieczeństwo osób przy gnieździe sieciowym.",
        },
        {
          question: "Czy da się zrobić sieć bez kucia?",
          answer:
            "Często tak. Zostają listwy przypodłogowe, sufit podwieszany, szacht i stare rury telefoniczne. Przed wyceną oglądamy budynek i mówimy, gdzie bruzda jest potrzebna.",
        },
      ],
    },
  ],
  advice:
    "Plan sieci pokaż specjaliście, dopóki ściany są otwarte, a przełącznik niekupiony. Gniazdko elektryczne obok szafy i jej uziemienie zostaw elektrykowi, a skrętki nie wciągaj do rur z przewodami pod napięciem.",
  band: {
    heading: "Liczba gniazd wychodzi z rzutu",
    text: "Biurka, telewizory i kamery zaznaczone na rzucie dają liczbę punktów, miejsce na szafę i cenę.",
    button: { label: "Porozmawiajmy o twojej sieci", action: "send-or-navigate" },
  },
  related: { services: ["monitoring", "smart-home", "instalacje"], guides: ["sieci-lan", "monitoring"] },
} as const satisfies Service;
