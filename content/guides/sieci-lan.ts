import type { Guide } from "@/lib/content/types";

export const sieciLan = {
  slug: "sieci-lan",
  name: "Sieci LAN",
  card: "Kategorie kabli, gniazda w pokojach, szafa, PoE i Wi-Fi. Plan sieci dla domu 150 m² krok po kroku.",
  icon: "network",
  colour: "n",
  meta: {
    title: "Sieć LAN w domu: kable, gniazda, Wi-Fi",
    description:
      "Jaki kabel wybrać, ile gniazd RJ45 w pokoju, jak zaplanować szafę, PoE i Wi-Fi. Policzony plan sieci dla domu 150 m², VLAN i pomiary po montażu.",
    keywords: [
      "sieć LAN w domu",
      "kabel kat. 6 czy 6A",
      "ile gniazd RJ45 w pokoju",
      "szafa rack w domu",
      "PoE standardy",
      "planowanie Wi-Fi",
      "pomiary okablowania strukturalnego",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Sieć LAN w domu i biurze: plan przed tynkami",
    lead: "Kabel w ścianie zostaje na 20–30 lat, router na kilka. Zaplanuj przewody, gniazda i szafę tak, aby wymieniać tylko urządzenia.",
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
        "Sieć lokalna (LAN) zaczyna się od kabla. Do domu kładziemy skrętkę kategorii {lan.kategoria}. Kategoria 6 daje gigabit z zapasem, a na krótszych odcinkach 10 Gb/s. Kategoria 6A utrzymuje 10 Gb/s na całej długości i lepiej znosi zasilanie PoE. Różnica w cenie materiału jest mała przy koszcie robocizny, więc do nowych budynków wybieraj 6A.",
      ],
      caption: "Kategorie okablowania miedzianego i światłowód.",
      columns: ["Kabel", "Pasmo", "Prędkość", "Zastosowanie"],
      rows: [
        { label: "Kat. 5e", cells: ["100 MHz", "1 Gb/s", "istniejące sieci, nie do nowych"] },
        { label: "Kat. 6", cells: ["250 MHz", "1 Gb/s, na kilkudziesięciu metrach 10 Gb/s", "dom i mieszkanie"] },
        { label: "Kat. 6A", cells: ["500 MHz", "10 Gb/s", "nowy dom, biuro, punkty dostępowe"] },
        { label: "Kat. 8", cells: ["2000 MHz", "25–40 Gb/s do 30 m", "serwerownia, nie pokoje"] },
        { label: "Światłowód", cells: ["nie dotyczy", "10 Gb/s i więcej", "między budynkami, piony, hale"] },
      ],
      after: [
        "Ważniejszy od kategorii bywa materiał żyły. Przewody oznaczone CCA mają aluminium pokryte miedzią: łamią się w złączach, grzeją przy PoE i nie spełniają norm okablowania. Kupuj kabel z czystej miedzi, z długością nadrukowaną na płaszczu. W domu wystarcza zwykle kabel bez ekranu (U/UTP). Ekran ma sens obok silników i falowników, pod warunkiem połączenia z wyrównaniem potencjałów w szafie.",
      ],
    },
    {
      kind: "text",
      id: "trasy",
      heading: "Długości, trasy i odstęp od 230 V",
      paragraphs: [
        "Każde gniazdo ma własny kabel do szafy. Takiej gwiazdy nie rozgałęzia się po drodze ani nie łączy w puszkach. Odcinek ułożony na stałe ma najwyżej {lan.segment}, a kable krosowe w szafie i przy biurku razem {lan.patch}. To granica z normy ISO/IEC 11801 i jej odpowiednika PN-EN 50173. W domu przekracza ją tylko linia do bramy albo do warsztatu za ogrodem, i tam kładzie się światłowód.",
        "Przewody sieciowe i elektryczne prowadzi się osobno. Odstęp liczy się według PN-EN 50174-2, z prądu, liczby obwodów i ekranowania. W typowym domu wychodzi kilka do kilkunastu centymetrów przy trasie równoległej. Skrzyżowania robi się pod kątem prostym. Wspólnej rury z 230 V nie może być nigdy, bo uszkodzona izolacja podałaby 230 V na gniazdo RJ45.",
        "Promień gięcia skrętki to co najmniej cztery średnice kabla, a ciągnięcie z całej siły rozplata pary. Kable układa się w rurach z pilotem, z metrem zapasu w szafie i oznaczeniem na obu końcach. Do ogrodu idzie kabel żelowany w rurze, z ogranicznikiem przepięć (SPD) przy wejściu do budynku.",
      ],
    },
    {
      kind: "table",
      id: "gniazda",
      heading: "Ile gniazd w którym pokoju",
      paragraphs: [
        "Zasada: co najmniej {lan.gniazda} gniazda RJ45 w każdym pokoju, na dwóch ścianach, jeśli układ mebli nie jest pewny. Przewód, który wyjdzie za szafą, jest tak samo stracony jak brakujący. Gniazda sieciowe ustawiaj obok elektrycznych, w osobnych puszkach.",
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
        "Pasywne zasilacze „PoE 24 V” nie negocjują niczego. Podłączone do innego sprzętu potrafią go zniszczyć, dlatego oznacz takie porty albo ich unikaj.",
      ],
    },
    {
      kind: "text",
      id: "wifi",
      heading: "Wi-Fi planuje się kablem",
      paragraphs: [
        "Jeden mocny router nie zastąpi dwóch punktów dostępowych. Żelbetowy strop, folia pod ogrzewaniem podłogowym i lustra tłumią sygnał, a telefon nadaje słabiej niż router. Punkt dostępowy na suficie każdej kondygnacji, zasilany kablem, daje równy zasięg. Wzmacniacz radiowy powtarza sygnał na tym samym kanale, więc zwykle zmniejsza prędkość mniej więcej o połowę.",
        "Pasmo 2,4 GHz ma największy zasięg i najwięcej sąsiadów. Realnie dostępne są w nim trzy kanały bez nakładania: 1, 6 i 11. Pasma 5 i 6 GHz są szybsze, ale przejdą przez jedną, najwyżej dwie ściany. Wi-Fi 6 i nowsze lepiej radzą sobie z wieloma urządzeniami naraz. Pasmo 6 GHz mają dopiero urządzenia Wi-Fi 6E i 7.",
        "Urządzenia stojące w miejscu podłącz kablem: telewizor, komputer, konsolę, falownik. Radio zostaje wtedy dla telefonów i laptopów. W dużych domach i biurach wykonuje się symulację zasięgu na planie. Po montażu sprawdza ją pomiar w każdym pokoju.",
      ],
    },
    {
      kind: "checks",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo sieci w pięciu ruchach",
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
        { text: "Gniazda w pokojach: salon 4, gabinet 4, sypialnia 2, dwa pokoje dzieci po 2", result: "14 kabli" },
        { text: "Technika: kotłownia 2, garaż 1", result: "3 kable" },
        { text: "Sufity i taras: trzy punkty dostępowe", result: "3 kable" },
        { text: "Na zewnątrz: cztery kamery i wideodomofon", result: "5 kabli" },
        { text: "Razem: 14 + 3 + 3 + 5", result: "25 kabli" },
        { text: "Długość: 25 × średnio 18 m = 450 m, z zapasem 10%", result: "495 m" },
        { text: "Moc PoE: 3 × 15 W + 4 × 10 W + 10 W = 95 W, z zapasem 25%", result: "około 120 W" },
        {
          text: "Miejsce w szafie: dwa panele, organizer, przełącznik, półka routera, rejestrator, UPS i listwa zasilająca",
          result: "10 U",
        },
      ],
      result:
        "Dwa kartony kabla po 305 m, dwa panele po 24 porty i szafa 12 U. Do tego przełącznik 24-portowy PoE+ o budżecie co najmniej 120 W.",
      after: [
        "Przełącznik 24-portowy wystarcza mimo 25 kabli, bo nie każde gniazdo pracuje od pierwszego dnia. Nieużywane kable zostają w panelu. Odcinki mają średnio 18 m, więc do granicy {lan.segment} jest daleko. Linię do garażu na końcu działki policz jednak osobno.",
      ],
    },
    {
      kind: "text",
      id: "testy",
      heading: "Normy i pomiary po montażu",
      paragraphs: [
        "Okablowanie budynków opisują ISO/IEC 11801 i seria PN-EN 50173, układanie kabli PN-EN 50174, a w dokumentacjach producentów amerykańskich TIA-568. Sprzęt aktywny trzyma się standardów IEEE: 802.3 dla kabla i PoE, 802.11ax dla Wi-Fi 6. Norma jest potrzebna przy odbiorze. Bez niej „sieć działa” znaczy tylko tyle, że zaświeciła się dioda.",
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
        "W nowym domu 6A, bo robocizna jest ta sama. Przy remoncie w istniejących rurach kat. 6 bywa jedyną, która się zmieści, bo kabel jest cieńszy i łatwiej się wygina. Dla łącza 1 Gb/s obie dają ten sam wynik.",
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
        "Kable kładzie się razem z instalacją elektryczną, w ciągu tych samych dni. Drugi etap, czyli gniazda, panele i pomiary, to przy 25 punktach zwykle kilka dni. Zakres i etapy opisuje strona [sieci LAN](/uslugi/sieci-lan).",
    },
  ],
  advice:
    "Trasy kabli uzgodnij z elektrykiem przed tynkami, razem z obwodami 230 V i wyrównaniem potencjałów. Łączenie ekranów, ograniczniki przepięć i linie do innych budynków wymagają projektu, dlatego zapytaj o nie specjalistę, zanim kupisz kabel.",
  band: {
    heading: "Rozplanujmy sieć przed tynkami",
    text: "Przyślij rzut z meblami. Odpowiemy liczbą gniazd, miejscem szafy i zestawieniem kabli z wyceną.",
    button: { label: "Zapytaj o sieć LAN", to: "/kontakt" },
  },
  related: {
    services: ["sieci-lan", "monitoring", "instalacje"],
    guides: ["monitoring", "inteligentny-dom", "wymiana-instalacji"],
  },
} as const satisfies Guide;
