import type { Guide } from "@/lib/content/types";

export const sieciLan = {
  slug: "sieci-lan",
  name: "Sieci LAN",
  card: "Kategorie kabli, gniazda w pokojach, szafa, PoE i Wi-Fi. Plan i koszt sieci w domu 150 m².",
  icon: "network",
  colour: "n",
  meta: {
    title: "Sieć LAN w domu: kable, gniazda, Wi-Fi",
    description:
      "Jaki kabel wybrać, ile gniazd RJ45 w pokoju, gdzie dać szafę, jak zaplanować PoE i Wi-Fi. Policzony plan i koszt sieci w domu 150 m².",
    keywords: [
      "sieć LAN w domu",
      "kabel kat. 6 czy 6A",
      "ile gniazd RJ45 w pokoju",
      "szafa rack w domu",
      "PoE standardy",
      "planowanie Wi-Fi",
      "pomiary okablowania strukturalnego",
      "cena punktu LAN",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Sieć LAN zaplanowana przed tynkami",
    lead: "Kabel w ścianie zostaje na 20–30 lat, router na kilka. Zaplanuj przewody, gniazda i szafę w domu lub biurze tak, aby później wymieniać tylko urządzenia.",
    picture: { name: "03-szafa-rack-lan" },
  },
  keyFacts: [
    { label: "Kategoria kabla", value: "{lan.kategoria}" },
    { label: "Kabel ułożony na stałe", value: "do {lan.segment}" },
    { label: "Kable krosowe w jednym połączeniu", value: "do {lan.patch}" },
    { label: "Gniazda RJ45 w pokoju", value: "co najmniej {lan.gniazda}" },
  ],
  sections: [
    {
      kind: "table",
      id: "kable",
      heading: "Który kabel wybrać",
      paragraphs: [
        "Do domu kładziemy skrętkę kategorii {lan.kategoria}. Kategoria 6 daje gigabit z zapasem, a na krótszych odcinkach 10 Gb/s. Kategoria 6A utrzymuje 10 Gb/s na całej długości i lepiej znosi zasilanie PoE. Różnica w cenie materiału jest mała przy koszcie robocizny, więc do nowych budynków wybieraj 6A.",
      ],
      caption: "Kategorie okablowania miedzianego i światłowód.",
      columns: ["Kabel", "Pasmo", "Prędkość", "Zastosowanie"],
      rows: [
        { label: "Kat. 5e", cells: ["100 MHz", "1 Gb/s", "istniejące sieci"] },
        { label: "Kat. 6", cells: ["250 MHz", "1 Gb/s, na kilkudziesięciu metrach 10 Gb/s", "dom i mieszkanie"] },
        { label: "Kat. 6A", cells: ["500 MHz", "10 Gb/s", "nowy dom, biuro, punkty dostępowe"] },
        { label: "Kat. 8", cells: ["2000 MHz", "25–40 Gb/s do 30 m", "serwerownia"] },
        { label: "Światłowód", cells: ["nie dotyczy", "10 Gb/s i więcej", "między budynkami, piony, hale"] },
      ],
      after: [
        "Patrz też na materiał żyły. Przewody oznaczone CCA mają aluminium pokryte miedzią: łamią się w złączach, grzeją przy PoE i nie spełniają norm okablowania. Kupuj kabel z czystej miedzi, z długością nadrukowaną na płaszczu. W domu wystarcza kabel bez ekranu (U/UTP). Ekran ma sens obok silników i falowników, pod warunkiem połączenia z wyrównaniem potencjałów w szafie.",
      ],
    },
    {
      kind: "text",
      id: "trasy",
      heading: "Długości, trasy i odstęp od 230 V",
      paragraphs: [
        "Każde gniazdo ma własny kabel do szafy. Takiej gwiazdy nie rozgałęzia się po drodze ani nie łączy w puszkach. Odcinek ułożony na stałe ma najwyżej {lan.segment}, a kable krosowe w szafie i przy biurku razem {lan.patch}, co daje {przyklad.segment.kanal} całego połączenia. To granica z normy ISO/IEC 11801 i jej odpowiednika PN-EN 50173.",
        "W domu przekracza ją tylko linia do innego budynku. Trasa w domu liczy {przyklad.segment.dom}, wykop do garażu {przyklad.segment.garaz}: z zapasem {przyklad.lan.zapas} to {przyklad.segment.doGarazu}, skrętka wystarczy. Warsztat za ogrodem, {przyklad.segment.warsztat} dalej, potrzebuje {przyklad.segment.doWarsztatu} i tam kładzie się światłowód. Między budynkami światłowód jest zresztą lepszy zawsze, bo nie przenosi przepięć.",
        "Przewody sieciowe i elektryczne prowadzi się osobno. Odstęp liczy się według PN-EN 50174-2, z prądu, liczby obwodów i ekranowania. W typowym domu wychodzi kilka do kilkunastu centymetrów przy trasie równoległej. Skrzyżowania robi się pod kątem prostym. Wspólna rura z 230 V jest wykluczona, bo uszkodzona izolacja podałaby napięcie na gniazdo RJ45.",
        "Promień gięcia skrętki to co najmniej cztery średnice kabla, a ciągnięcie z całej siły rozplata pary. Kable układa się w rurach z pilotem, z metrem zapasu w szafie i oznaczeniem na obu końcach. Do ogrodu idzie kabel żelowany w rurze, z ogranicznikiem przepięć (SPD) przy wejściu do budynku.",
      ],
    },
    {
      kind: "table",
      id: "gniazda",
      heading: "Ile gniazd w którym pokoju",
      paragraphs: [
        "Daj co najmniej {lan.gniazda} gniazda RJ45 w każdym pokoju, na dwóch ścianach, jeśli układ mebli nie jest pewny. Przewód, który wyjdzie za szafą, jest tak samo stracony jak brakujący. Gniazda sieciowe ustawiaj obok elektrycznych, w osobnych puszkach.",
      ],
      caption: "Liczba kabli w typowym domu.",
      columns: ["Miejsce", "Kable", "Do czego"],
      rows: [
        { label: "Salon, ściana telewizora", cells: ["3–4", "telewizor, konsola, dekoder, zapas"] },
        { label: "Gabinet", cells: ["2–4", "komputer, drukarka, telefon, dysk sieciowy"] },
        { label: "Sypialnia i pokój dziecka", cells: ["2", "telewizor i biurko"] },
        { label: "Sufit holu na każdej kondygnacji", cells: ["1", "punkt dostępowy Wi-Fi"] },
        { label: "Kotłownia i garaż", cells: ["1–2", "pompa ciepła, falownik, ładowarka"] },
        { label: "Elewacja i furtka", cells: ["1 na urządzenie", "kamera, wideodomofon"] },
      ],
      after: [
        "Wiele osób pomija sufit i elewację. Tymczasem kamera czy punkt dostępowy działa na jednym kablu z zasilaniem, bez gniazda 230 V w pobliżu. Jak wybrać miejsca kamer, opisuje [poradnik o monitoringu](/poradnik/monitoring).",
      ],
    },
    {
      kind: "rows",
      id: "szafa",
      heading: "Szafa: gdzie i co w niej jest",
      paragraphs: [
        "Szafa stoi w miejscu suchym, przewiewnym i oddalonym od sypialni: w kotłowni bez pyłu, garderobie technicznej, pod schodami. Nie zamykaj jej w szczelnej zabudowie, bo sprzęt oddaje kilkadziesiąt watów ciepła. Do szafy doprowadza się osobny obwód 230 V i przewód wyrównawczy.",
      ],
      items: [
        { term: "Panel krosowy", text: "Tu kończą się kable ze ścian. Zawsze opisany numerami gniazd." },
        {
          term: "Przełącznik",
          text: "Łączy urządzenia i zasila je przez PoE. Wybierz zarządzalny, jeśli chcesz oddzielić kamery i gości.",
        },
        {
          term: "Router",
          text: "Łączy dom z operatorem i rozdziela ruch między sieciami. Sprzęt operatora często lepiej ustawić w tryb mostu.",
        },
        { term: "Zasilacz awaryjny (UPS)", text: "Podtrzymuje internet i rejestrator podczas przerwy w zasilaniu." },
        {
          term: "Rejestrator i bramki",
          text: "Nagrania, sterowanie domem, telefonia. Zostaw na nie co najmniej jedną trzecią wysokości szafy.",
        },
      ],
    },
    {
      kind: "table",
      id: "poe",
      heading: "PoE: zasilanie przez kabel sieciowy",
      paragraphs: [
        "PoE (Power over Ethernet) podaje do 57 V prądu stałego tym samym kablem, którym idą dane. Przełącznik najpierw sprawdza, czy urządzenie umie z tego korzystać, więc zwykłemu laptopowi nic nie grozi. Moc na porcie i moc do podziału to dwie różne liczby. Pierwszą sprawdza się dla urządzenia, drugą sumuje dla wszystkich.",
      ],
      caption: "Standardy IEEE i moc na porcie przełącznika.",
      columns: ["Standard", "Moc z portu", "Moc u odbiornika", "Co zasila"],
      rows: [
        { label: "802.3af (PoE)", cells: ["15,4 W", "12,95 W", "kamera stała, telefon, czytnik"] },
        { label: "802.3at (PoE+)", cells: ["30 W", "25,5 W", "punkt dostępowy, kamera obrotowa"] },
        { label: "802.3bt typ 3", cells: ["60 W", "51 W", "punkt Wi-Fi 6E i 7, panel"] },
        { label: "802.3bt typ 4", cells: ["90 W", "71,3 W", "oświetlenie, monitor, terminal"] },
      ],
      after: [
        "Pasywne zasilacze „PoE 24 V” nie negocjują niczego. Podłączone do innego sprzętu potrafią go zniszczyć. Oznacz takie porty albo z nich zrezygnuj.",
      ],
    },
    {
      kind: "text",
      id: "wifi",
      heading: "Wi-Fi planuje się kablem",
      drawing: {
        drawing: "plan",
        title: "Szafa i punkty dostępowe połączone kablem",
        caption:
          "Każdy punkt dostępowy (łuki nad kropką) ma własny kabel do szafy, zaznaczonej bursztynem. Linie przerywane to trasy kabli, jedna na punkt, bez odgałęzień po drodze.",
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
      paragraphs: [
        "Jeden mocny router nie zastąpi dwóch punktów dostępowych. Żelbetowy strop, folia pod ogrzewaniem podłogowym i lustra tłumią sygnał, a telefon nadaje słabiej niż router. Punkt dostępowy na suficie każdej kondygnacji, zasilany kablem, daje równy zasięg. Wzmacniacz radiowy powtarza sygnał na tym samym kanale i zabiera mniej więcej połowę prędkości.",
        "Pasmo 2,4 GHz ma największy zasięg i najwięcej sąsiadów. Realnie dostępne są w nim trzy kanały bez nakładania: 1, 6 i 11. Pasma 5 i 6 GHz są szybsze, ale przejdą przez jedną, najwyżej dwie ściany. Wi-Fi 6 i nowsze lepiej radzą sobie z wieloma urządzeniami naraz. Pasmo 6 GHz mają dopiero urządzenia Wi-Fi 6E i 7.",
        "Urządzenia stojące w miejscu podłącz kablem: telewizor, komputer, konsolę, falownik. Radio zostaje wtedy dla telefonów i laptopów. W dużych domach i biurach wykonuje się symulację zasięgu na planie. Po montażu sprawdza ją pomiar w każdym pokoju.",
      ],
    },
    {
      kind: "checks",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo sieci domowej",
      paragraphs: [
        "Przez sieć domową przechodzą dziś kamery, zamek w furtce i falownik. Włamanie do najtańszego z tych urządzeń nie może otwierać drogi do komputera z bankowością. Chroni przed tym podział na sieci i porządek w hasłach.",
      ],
      items: [
        {
          title: "Osobne sieci wirtualne (VLAN)",
          text: "Domownicy, goście, kamery, automatyka. Zapora przepuszcza tylko to, co potrzebne.",
        },
        {
          title: "Hasła",
          text: "Inne do routera, inne do Wi-Fi, żadne fabryczne. Szyfrowanie WPA3 albo WPA2 z długim hasłem.",
        },
        { title: "Aktualizacje", text: "Router bez aktualizacji producenta wymień, nawet jeśli działa." },
        {
          title: "Zdalny dostęp",
          text: "Przez szyfrowane połączenie (VPN). Wyłącz automatyczne otwieranie portów (UPnP) i przekierowania do kamer i rejestratorów.",
        },
        {
          title: "Szafa i gniazda",
          text: "Zamek w szafie, a wolne gniazda w biurze i na elewacji odłączone w panelu.",
        },
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Przykład: sieć w domu 150 m²",
      lead: "Dwie kondygnacje, pięć osób, cztery kamery, wideodomofon i trzy punkty Wi-Fi.",
      steps: [
        {
          text: "Kable do pokoi: salon {przyklad.lan.salon}, gabinet {przyklad.lan.gabinet}, sypialnia {przyklad.lan.sypialnia}, pokoje dzieci {przyklad.lan.dzieci} × {lan.gniazda}",
          result: "{przyklad.lan.pokojeRazem}",
        },
        {
          text: "Technika: kotłownia {przyklad.lan.kotlownia}, garaż {przyklad.lan.garaz}",
          result: "{przyklad.lan.technika}",
        },
        { text: "Sufity i taras: punkty dostępowe", result: "{przyklad.lan.punkty}" },
        {
          text: "Na zewnątrz: kamery {przyklad.lan.kamery}, wideodomofon {przyklad.lan.domofon}",
          result: "{przyklad.lan.zewnatrz}",
        },
        { text: "Razem kabli", result: "{przyklad.lan.kable}" },
        {
          text: "Długość: {przyklad.lan.kable} × średnio {przyklad.lan.srednio} = {przyklad.lan.dlugosc}, z zapasem {przyklad.lan.zapas}",
          result: "{przyklad.lan.dlugoscZapas}",
        },
        {
          text: "Moc PoE: {przyklad.lan.punkty} × {przyklad.lan.mocPunkt} + {przyklad.lan.kamery} × {przyklad.lan.mocKamera} + {przyklad.lan.mocDomofon} = {przyklad.lan.poe}, z zapasem {przyklad.lan.zapasMocy} około",
          result: "{przyklad.lan.poeZapas}",
        },
        {
          text: "Szafa: panele {przyklad.szafa.panele}, organizer {przyklad.szafa.organizer}, przełącznik {przyklad.szafa.przelacznik}, półka z routerem {przyklad.szafa.polka}, rejestrator {przyklad.szafa.rejestrator}, UPS {przyklad.szafa.ups}, listwa {przyklad.szafa.listwa}",
          result: "{przyklad.szafa.razem}",
        },
      ],
      result:
        "Kartony kabla po {przyklad.lan.karton}: {przyklad.lan.kartony}. Do tego dwa panele po 24 porty, szafa 12 U i przełącznik 24-portowy PoE+ o łącznej mocy co najmniej {przyklad.lan.poeZapas}.",
      after: [
        "Przełącznik 24-portowy wystarcza mimo {przyklad.lan.kable} kabli, bo nie każde gniazdo pracuje od pierwszego dnia. Nieużywane kable zostają w panelu. Jednostka U to 44,45 mm wysokości, więc szafa 12 U zostawia jeszcze dwie na przyszłość.",
      ],
    },
    {
      kind: "factors",
      id: "koszt",
      heading: "Ile kosztuje punkt sieci",
      lead: "Punkt to kabel od szafy do gniazda, zarobiony z obu stron, opisany i zmierzony. Przed tynkami kosztuje {lan.cena.punkt}, z materiałem.",
      paragraphs: [
        "W mieszkaniu z {przyklad.lan.mieszkanie} punktami daje to {przyklad.lan.kosztMieszkanie}, w domu z przykładu, z {przyklad.lan.kable} kablami, {przyklad.lan.kosztDom}. Szafa, przełącznik, router i punkty Wi-Fi to osobna pozycja: ceny modeli różnią się kilka razy, więc proś o nie w ofercie z nazwy.",
      ],
      items: [
        {
          factor: "Etap budowy",
          range: "największy wpływ",
          description: "Przed tynkami kabel układa się szybko, w gotowym domu dochodzi kucie albo listwy.",
        },
        {
          factor: "Długość tras",
          range: "średni wpływ",
          description: "Szafa na środku domu skraca każdy kabel. W kącie garażu wydłuża wszystkie.",
        },
        {
          factor: "Rodzaj pomiaru",
          range: "mały w domu, większy w biurze",
          description: "Pomiar certyfikacyjny każdego łącza wymaga drogiego miernika i czasu.",
        },
        {
          factor: "Kategoria i ekran",
          range: "mały wpływ",
          description: "Kat. 6A to kilkadziesiąt procent więcej za kabel i złącza, robocizna zostaje ta sama.",
        },
      ],
      note: "{cena.vat}. Stawki orientacyjne z listopada 2026 r.; wiąże oferta.",
    },
    {
      kind: "text",
      id: "testy",
      heading: "Normy i pomiary po montażu",
      paragraphs: [
        "Okablowanie budynków opisują ISO/IEC 11801 i seria PN-EN 50173, układanie kabli PN-EN 50174, a w dokumentacjach producentów amerykańskich TIA-568. Sprzęt aktywny trzyma się standardów IEEE: 802.3 dla kabla i PoE, 802.11ax dla Wi-Fi 6. Norma jest potrzebna przy odbiorze. Bez niej „sieć działa” znaczy tyle, że zaświeciła się dioda.",
        "Prosty tester sprawdza, czy żyły są połączone we właściwej kolejności. Nie powie jednak, czy łącze przeniesie 10 Gb/s. Pomiar certyfikacyjny trwa kilkanaście sekund na gniazdo i kończy się wynikiem pozytywnym albo negatywnym dla wybranej kategorii. W małym domu wystarcza próba połączeń i prędkości. W biurze żądaj protokołu dla każdego gniazda, bo bez niego producent nie udzieli gwarancji systemowej.",
      ],
      list: [
        "Mapa połączeń: kolejność żył, zwarcia, przerwy i rozdzielone pary.",
        "Długość toru i opóźnienie.",
        "Tłumienie i przesłuchy (NEXT) w całym paśmie.",
        "Straty odbiciowe, czyli jakość zarobienia złączy.",
        "Dokumentacja: plan z numerami gniazd, opis panelu, hasła przekazane w zamkniętej kopercie.",
      ],
    },
  ],
  faq: [
    {
      question: "Czy przy Wi-Fi potrzebne są jeszcze gniazda sieciowe?",
      answer:
        "Tak, choćby dla samego Wi-Fi: punkt dostępowy działa najlepiej na kablu. Kamery, telewizor i falownik na przewodzie odciążają radio. Kabla po tynkach nie dołożysz bez kucia, a gniazdo może poczekać zaślepione.",
    },
    {
      question: "Kat. 6 czy 6A do domu?",
      answer:
        "W nowym domu 6A, bo robocizna jest ta sama. Przy remoncie w istniejących rurach czasem mieści się tylko kat. 6: kabel jest cieńszy i łatwiej się wygina. Dla łącza 1 Gb/s obie dają ten sam wynik.",
    },
    {
      question: "Ile kosztuje sieć LAN w domu?",
      answer:
        "Okablowanie domu z {przyklad.lan.kable} punktami to rząd {przyklad.lan.kosztDom} przed tynkami, z materiałem i pomiarem. Urządzenia liczy się osobno. Rozbicie jest w części [o cenie punktu](#koszt), a wycena z rzutu jest {firma.wycenaSlownie}.",
    },
    {
      question: "Czy mogę poprowadzić skrętkę razem z przewodem 230 V?",
      answer:
        "Nie w jednej rurze ani puszce. To ryzyko porażenia i zakłóceń. Trasy równoległe rozsuwa się według PN-EN 50174-2, a skrzyżowania robi pod kątem prostym.",
    },
    {
      question: "Co położyć, jeśli dziś nie stać mnie na całą sieć?",
      answer:
        "Rury z pilotem do każdego pokoju, na sufit i elewację oraz puszki. Przewody i szafę da się dołożyć później bez brudu. Najpierw pociągnij kable do salonu, gabinetu i punktów Wi-Fi.",
    },
    {
      question: "Dlaczego internet w kablu jest wolniejszy, niż obiecuje operator?",
      answer:
        "Najczęściej połączenie ustaliło się na 100 Mb/s, bo jedna para ma przerwę albo stary jest kabel krosowy. Wymień kabel krosowy i sprawdź port w innym gnieździe. Jeśli to nie pomaga, potrzebny jest pomiar odcinka w ścianie.",
    },
    {
      question: "Ile trwa wykonanie sieci w domu?",
      answer:
        "Kable kładzie się razem z instalacją elektryczną, w ciągu tych samych dni. Drugi etap, czyli gniazda, panele i pomiary, to przy {przyklad.lan.kable} punktach kilka dni. Zakres i etapy opisuje strona [sieci LAN](/uslugi/sieci-lan).",
    },
  ],
  advice:
    "Trasy kabli uzgodnij z elektrykiem przed tynkami, razem z obwodami 230 V i wyrównaniem potencjałów. Łączenie ekranów, ograniczniki przepięć i linie do innych budynków wymagają projektu: zapytaj o nie specjalistę, zanim kupisz kabel.",
  band: {
    heading: "Zdążysz przed tynkarzem",
    text: "Rzut z meblami wystarczy, żeby rozpisać gniazda, szafę i kable z ceną, bezpłatnie i na piśmie.",
    button: { label: "Zapytaj o sieć LAN", to: "/kontakt" },
  },
  related: {
    services: ["sieci-lan", "monitoring", "instalacje"],
    guides: ["monitoring", "inteligentny-dom", "wymiana-instalacji"],
  },
} as const satisfies Guide;
