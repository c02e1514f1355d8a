import type { Service } from "@/lib/content/types";

export const instalacje = {
  slug: "instalacje",
  code: "F1",
  icon: "plug",
  name: "Instalacje",
  serviceType: "Instalacje elektryczne",
  group: "Instalacje elektryczne",
  offer: true,
  nameInCities: "Instalacje elektryczne",
  photos: "rzut albo szkic pomieszczeń, rozdzielnica z przodu, licznik",
  card: "Nowe instalacje i modernizacja starych. Od punktów na planie po protokół z pomiarów.",
  meta: {
    title: "Instalacje elektryczne Śląsk: domy i mieszkania",
    description:
      "Instalacja elektryczna w domu, mieszkaniu i lokalu: projekt punktów, przewody, rozdzielnica, osprzęt i pomiary. Ceny za m², przykłady i etapy prac.",
    keywords: [
      "instalacje elektryczne Śląsk",
      "elektryk instalacja w domu",
      "modernizacja instalacji elektrycznej",
      "wymiana instalacji elektrycznej cena",
      "instalacja elektryczna w bloku",
      "elektryk Katowice",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Instalacja elektryczna od planu do protokołu",
    lead: "Układamy nowe instalacje i modernizujemy stare w domach, mieszkaniach i lokalach. Najpierw powstaje lista punktów na rzucie, na końcu protokół z pomiarów.",
    facts: [
      { label: "Cena", value: "{modernizacja.cena}", note: "modernizacja instalacji" },
      { label: "Czas", value: "{modernizacja.czas}" },
      { label: "Dostajesz", value: "opis obwodów, schemat, protokół" },
    ],
    drawing: {
      drawing: "board",
      title: "Kuchnia: osobny obwód dla każdego dużego odbiornika",
      caption:
        "Za wyłącznikiem różnicowoprądowym {rcd.prad}: lodówka, zmywarka, gniazda nad blatem i piekarnik na przewodach 3×2,5 mm², trójfazowa płyta na 5×2,5 mm², światło 3×1,5 mm². Przewód ochronny PE dochodzi do każdego.",
      circuits: [
        { rcd: "R1", name: "lodówka", breaker: "B16", cable: "3×2,5", symbol: "motor" },
        { rcd: "R1", name: "zmywarka", breaker: "B16", cable: "3×2,5", symbol: "motor" },
        { rcd: "R1", name: "gniazda", breaker: "B16", cable: "3×2,5", symbol: "socket" },
        { rcd: "R2", name: "płyta", breaker: "B16", cable: "5×2,5", symbol: "hob", lit: true },
        { rcd: "R2", name: "piekarnik", breaker: "B16", cable: "3×2,5", symbol: "hob" },
        { rcd: "R2", name: "światło", breaker: "B10", cable: "3×1,5", symbol: "lamp" },
      ],
    },
    button: { label: "Zadzwoń teraz", action: "call", afterwards: "thanks" },
  },
  sections: [
    {
      kind: "text",
      id: "wstep",
      heading: "Decyzje zapadają, zanim zamknie się ścianę",
      lead: "Gniazdo dołożone przed tynkami to kawałek przewodu i puszka. Po malowaniu dochodzą kucie, szpachla i nowa farba.",
      paragraphs: [
        "Przewody zostają w murze na dziesiątki lat, więc dużo czasu poświęcamy rozmowie o tym, jak będziesz mieszkać. Gdzie stanie łóżko, czy płyta będzie indukcyjna, skąd zasilisz bramę i czy za kilka lat pojawi się ładowarka auta.",
        "Z tych odpowiedzi powstaje lista obwodów. Każdy dostaje własne zabezpieczenie, przekrój dobrany do obciążenia i opis w rozdzielnicy. Gdy coś się zepsuje, gaśnie jeden obwód, a reszta piętra ma prąd.",
      ],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Co możesz nam zlecić",
      inBar: "Zakres",
      columns: 3,
      items: [
        {
          icon: "house",
          title: "Dom w budowie",
          text: "Instalacja od złącza po ostatni łącznik, z uziomem i połączeniami wyrównawczymi.",
          features: ["uziom fundamentowy przed betonem", "zasilanie placu budowy", "obwody pod pompę ciepła i PV"],
        },
        {
          icon: "building-2",
          title: "Mieszkanie w bloku",
          text: "Wymiana aluminium na miedź z przewodem PE, osobne obwody kuchni i łazienki.",
          features: ["uzgodnienie z administracją", "zasilanie płyty indukcyjnej", "nowa rozdzielnica"],
        },
        {
          icon: "hammer",
          title: "Stan deweloperski",
          text: "Dodatkowe punkty, przesunięte gniazda i oświetlenie pod sufity podwieszane.",
          features: ["zmiany naniesione na rzut", "montaż opraw i osprzętu", "pomiary zmienionych obwodów"],
        },
        {
          icon: "briefcase",
          title: "Lokal i biuro",
          text: "Gniazda stanowisk, oświetlenie robocze i awaryjne, zasilanie serwera i klimatyzacji.",
          features: [
            "praca poza godzinami otwarcia, po uzgodnieniu",
            "trasy w korytach i podłodze",
            "okablowanie razem z LAN",
          ],
        },
        {
          icon: "warehouse",
          title: "Garaż, warsztat, hala",
          text: "Obwody trójfazowe 400 V, gniazda siłowe i oświetlenie o stopniu ochrony dobranym do pyłu.",
          features: ["gniazda 16 A i 32 A", "podrozdzielnice", "zasilanie maszyn i sprężarek"],
        },
        {
          icon: "tent-tree",
          title: "Ogród i elewacja",
          text: "Kable w ziemi, oświetlenie ścieżek, zasilanie bramy, altany i pompy.",
          features: ["kabel ziemny YKY", "osobny wyłącznik różnicowoprądowy", "przepusty pod kostką"],
        },
      ],
      after: [
        "Potrzebna większa moc albo nowy licznik? Wniosek do operatora opisujemy na stronie [przyłącza](/uslugi/przylacza). Przewody do internetu kładziemy równocześnie, zobacz [sieci LAN](/uslugi/sieci-lan).",
      ],
    },
    {
      kind: "rows",
      id: "obwody",
      heading: "Skąd bierze się liczba obwodów",
      tone: "dark",
      lead: "Przekrój i zabezpieczenie wynikają z obciążenia, długości i sposobu ułożenia przewodu. Poniżej typowe wartości dla domu.",
      items: [
        {
          term: "Oświetlenie",
          text: "Osobne obwody na piętra, żeby jedno zwarcie nie zgasiło wszystkiego. W domach i mieszkaniach norma PN-HD 60364-4-41 wymaga i tu ochrony różnicowoprądowej.",
          note: "YDYp 3×1,5 mm², 10 A",
        },
        {
          term: "Gniazda pokoi",
          text: "Jeden obwód na pokój albo na dwa pokoje. Chroni go wyłącznik różnicowoprądowy o prądzie {rcd.prad}.",
          note: "YDYp 3×2,5 mm², 16 A",
        },
        {
          term: "Kuchnia i pralnia",
          text: "Piekarnik, zmywarka, pralka i suszarka: każde urządzenie na własnym obwodzie. Gniazda nad blatem mają osobny.",
          note: "YDYp 3×2,5 mm², 16 A",
        },
        {
          term: "Płyta indukcyjna",
          text: "Zasilanie trójfazowe, jeśli pozwala na to moc przyłączeniowa. Przy jednej fazie pomagamy dobrać płytę z ograniczeniem mocy.",
          note: "5×2,5 lub 5×4 mm²",
        },
        {
          term: "Ogrzewanie i ładowarka",
          text: "Pompa ciepła i ładowarka auta dostają osobne linie z rozdzielnicy oraz własne wyłączniki różnicowoprądowe.",
          note: "wg urządzenia",
        },
        {
          term: "Moc całego domu",
          text: "Sumę mocy mnożymy przez współczynnik jednoczesności {moc.jednoczesnosc}. Na przyszłość zostawiamy {moc.rezerwa} rezerwy.",
          note: "kW we wniosku",
        },
      ],
      after: [
        "Moc swojego domu policzysz wstępnie w poradniku [Obliczanie mocy](/poradnik/obliczanie-mocy). Przekroje sprawdzamy potem w projekcie, razem ze spadkiem napięcia i impedancją pętli zwarcia.",
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Etapy prac i to, co po każdym odbierasz",
      inBar: "Przebieg",
      ask: "Zadzwoń przed tynkami, bo potem każda zmiana oznacza kucie.",
      items: [
        {
          title: "Oględziny i wycena",
          text: "Oglądamy budynek albo rzut, pytamy o urządzenia i termin. Dostajesz zakres, materiały i cenę.",
          details: ["spis punktów", "termin prac wpisany do oferty"],
        },
        {
          title: "Projekt obwodów",
          text: "Rysujemy punkty, trasy i schemat rozdzielnicy. Na papierze gniazdo przesuwa się bez kucia.",
          details: ["rzut z wysokościami gniazd", "schemat jednokreskowy"],
        },
        {
          title: "Przewody i puszki",
          text: "Wyznaczamy trasy, kujemy bruzdy, układamy przewody w strefach pionowych i poziomych.",
          details: ["zdjęcia ścian przed tynkiem", "próba izolacji przed zakryciem"],
        },
        {
          title: "Rozdzielnica i osprzęt",
          text: "Po tynkach i malowaniu montujemy aparaty, gniazda, łączniki i oprawy. Obwody opisujemy pełnymi słowami.",
          details: ["opis w drzwiczkach", "dokręcenie zacisków właściwym momentem"],
        },
        {
          title: "Pomiary i przekazanie",
          text: "Sprawdzamy całość według {norma.sprawdzanie}, uczymy obsługi rozdzielnicy i oddajemy dokumenty.",
          details: ["protokół z pomiarów", "rysunki powykonawcze"],
        },
      ],
    },
    {
      kind: "table",
      id: "ceny",
      heading: "Ile kosztuje i ile trwa",
      inBar: "Cena",
      ask: "Podaj metraż i rok budowy, a powiemy, bliżej której granicy będzie cena.",
      caption: "Ceny za metr kwadratowy powierzchni mieszkania lub domu.",
      columns: ["Rodzaj prac", "Cena", "Czas na miejscu"],
      rows: [
        {
          label: "Modernizacja",
          note: "część obwodów, rozdzielnica, nowe punkty",
          cells: ["{modernizacja.cena}", "{modernizacja.czas}"],
        },
        {
          label: "Pełna wymiana",
          note: "przewody, kucie, osprzęt, rozdzielnica",
          cells: ["{wymiana.cenaPelna}", "{wymiana.czas} w mieszkaniu około 60 m²"],
        },
        {
          label: "Wymiana w innym zakresie",
          note: "od samych przewodów po drogi osprzęt",
          cells: ["{wymiana.cena}", "zależy od zakresu"],
        },
        {
          label: "Nowy dom",
          note: "od rozdzielnicy głównej po osprzęt",
          cells: ["po liczbie punktów z rzutu", "według etapów budowy"],
        },
      ],
      after: [
        "Jedno pomieszczenie kosztuje najmniej {modernizacja.minimum}, bo dojazd, pomiary i praca przy rozdzielnicy są te same. Dolna granica to proste trasy i podstawowy osprzęt. Górną wyznaczają żelbet, dużo punktów na metr i drogie ramki. Kiedy wystarczy modernizacja, a kiedy trzeba wymienić wszystko, tłumaczy poradnik [Wymiana instalacji](/poradnik/wymiana-instalacji).",
      ],
      note: "{cena.vat}. W cenie pełnej wymiany są {instalacje.wCenie}. Stawki zmieniają się z cenami miedzi, dlatego wiążąca jest oferta po oględzinach. Pracujemy {obietnica.instalacja}.",
    },
    {
      kind: "example",
      id: "przyklady",
      heading: "Rachunek dla mieszkania i dla domu",
      continues: true,
      steps: [
        {
          text: "Mieszkanie {przyklad.zlecenie.mieszkanie} w bloku, pełna wymiana, cały zakres stawek",
          result: "{przyklad.zlecenie.mieszkanieZakres}",
        },
        {
          text: "To samo, środek zakresu: tynk i cegła, średni osprzęt",
          result: "{przyklad.zlecenie.mieszkanieSrodek}",
        },
        {
          text: "Dom {przyklad.zlecenie.dom} z lat 90., modernizacja, cały zakres stawek",
          result: "{przyklad.zlecenie.domZakres}",
        },
        {
          text: "To samo, środek zakresu: rozdzielnica, kuchnia, łazienka, kilka obwodów",
          result: "{przyklad.zlecenie.domSrodek}",
        },
      ],
      result:
        "W środku zakresu mieszkanie wychodzi {przyklad.zlecenie.mieszkanieSrodek}, dom {przyklad.zlecenie.domSrodek}. Różnicę w stawce za metr robi kucie.",
    },
    {
      kind: "rows",
      id: "przygotowanie",
      heading: "Co przygotować, a co zostaje poza ceną",
      items: [
        {
          term: "Rzut z meblami",
          text: "Kuchnia z modelem płyty, łóżka, biurka, telewizor. Może być odręczny, z wymiarami.",
        },
        {
          term: "Zgody",
          text: "W bloku zapytaj zarządcę o pion i godziny kucia. W zabytku zgodę na trasę wydaje konserwator.",
        },
        {
          term: "Puste ściany",
          text: "Meble odsunięte i zakryte, wolny dostęp do rozdzielnicy. Obwód tymczasowy na czas prac zakładamy my.",
        },
        {
          term: "Ekipa po nas",
          text: "Termin tynkarza i malarza. Osprzęt montujemy dopiero na suchej, pomalowanej ścianie.",
        },
      ],
      second: {
        heading: "Poza ceną za metr",
        items: [
          { term: "Wykończenie", text: "Tynkowanie bruzd, malowanie i wywóz gruzu, o ile nie wpiszemy ich do oferty." },
          { term: "Lampy", text: "Kupujesz według własnego gustu, my je wieszamy i podłączamy." },
          { term: "Operator", text: "Opłata za większą moc albo nowe przyłącze i czas oczekiwania na nie." },
          { term: "Sieci i automatyka", text: "Okablowanie LAN, alarm, kamery i sterowanie mają osobne pozycje." },
        ],
      },
    },
    {
      kind: "reasons",
      id: "zalety",
      heading: "Po czym poznasz naszą robotę",
      items: [
        {
          figure: "{firma.lata}",
          title: "Doświadczenie",
          text: "Pracujemy od {firma.rokZalozenia} roku w kamienicach, blokach z wielkiej płyty i nowych domach. Każdy z tych budynków kuje się inaczej.",
        },
        {
          figure: "Zdjęcia",
          title: "Ściany przed zakryciem",
          text: "Fotografujemy trasy z przyłożoną miarą. Za dziesięć lat powiesisz szafkę, nie trafiając w przewód.",
        },
        {
          figure: "Jeden opis",
          title: "Te same nazwy wszędzie",
          text: "Obwód nazywa się tak samo na rzucie, w rozdzielnicy i w protokole. Następny elektryk nie musi niczego odgadywać.",
        },
        {
          figure: "OC",
          title: "Ubezpieczenie i gwarancja",
          text: "{gwarancja.zdanie} {dowod.ocZdanie}",
        },
      ],
    },
    {
      kind: "checks",
      id: "korzysci",
      heading: "Co zmieni się u ciebie w domu",
      continues: true,
      items: [
        {
          title: "Czajnik i piekarnik naraz",
          text: "Osobne obwody kuchni znoszą duże gotowanie i nie wyzwalają zabezpieczeń.",
        },
        {
          title: "Mniejsze ryzyko porażenia",
          text: "Wyłącznik różnicowoprądowy odcina zasilanie, gdy prąd ucieka do ziemi, na przykład przez człowieka.",
        },
        {
          title: "Mniej przedłużaczy",
          text: "Gniazda są tam, gdzie stoją urządzenia. Listwa wpięta w listwę, częsta przyczyna przegrzania, przestaje być potrzebna.",
        },
        {
          title: "Gotowość na nowe urządzenia",
          text: "Wolne miejsca w rozdzielnicy i puste rury czekają na klimatyzację, magazyn energii albo ładowarkę.",
        },
        {
          title: "Papier dla banku i ubezpieczyciela",
          text: "Protokół i schemat pokazujesz przy odbiorze, sprzedaży i zgłoszeniu szkody.",
        },
        {
          title: "Szybsza pomoc",
          text: "Z opisaną rozdzielnicą awarię zawężasz przez telefon. Elektryk nie szuka obwodu po omacku.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania przed remontem",
      inBar: "Pytania",
      items: [
        {
          question: "Czy da się mieszkać podczas wymiany instalacji?",
          answer:
            "Przy modernizacji na ogół tak: pracujemy pokojami, a przerwy w zasilaniu ustalamy z tobą wcześniej. Przy pełnej wymianie z kuciem lepiej się wyprowadzić, głównie z powodu pyłu. W domu piętrowym da się przenieść na kondygnację, na której jeszcze nie kujemy.",
        },
        {
          question: "Czy potrzebuję pozwolenia?",
          answer:
            "Wymiana instalacji wewnątrz istniejącego domu lub mieszkania co do zasady nie wymaga pozwolenia ani zgłoszenia. Zgody zarządcy wymagają prace w częściach wspólnych. Budynek z rejestru zabytków ma ostrzejsze zasady, więc najpierw zapytaj konserwatora.",
        },
        {
          question: "Kto kupuje materiał?",
          answer:
            "Przewody, puszki i aparaty kupujemy my, bo za nie odpowiadamy. Ramki, gniazda i lampy wybierasz według gustu: wcześniej podamy, ile ich trzeba i jakie puszki wymuszają.",
        },
        {
          question: "Jak wygląda płatność i jaki jest VAT?",
          answer:
            "Zaliczkę, etapy płatności i fakturę ustala umowa, którą podpisujesz przed pierwszym dniem prac. Płacisz przelewem, kartą albo gotówką. Przy remoncie domu do 300 m² i mieszkania do 150 m² usługa razem z materiałem ma VAT {vat.mieszkaniowy}, w lokalu usługowym {vat.podstawowy}.",
        },
        {
          question: "Czy mogę zostawić stare aluminium w suficie?",
          answer:
            "Czasem tak, jeśli pomiar izolacji jest dobry, a oprawa nie wymaga przewodu ochronnego. Połączeń miedzi z aluminium nie wolno robić przez skręcanie, potrzebna jest złączka do obu metali.",
        },
        {
          question: "Kiedy na budowie powinien pojawić się elektryk?",
          answer:
            "Dwa razy przed tynkami. Pierwszy raz przy fundamentach, żeby ułożyć uziom. Drugi, gdy stoją ściany działowe i wiadomo, gdzie będzie kuchnia.",
        },
      ],
    },
  ],
  advice:
    "Przed kuciem, dokładaniem gniazd i zakupem płyty indukcyjnej zapytaj elektryka, czy przewody i moc przyłączeniowa to wytrzymają. Stary układ TN-C bez przewodu ochronnego wymaga oceny na miejscu. Nie otwieraj puszek ani rozdzielnicy.",
  band: {
    heading: "Lista punktów na początek",
    text: "Wystarczy zdjęcie planu i kilka zdań o urządzeniach. Doradzimy, ile obwodów ma sens, i umówimy oględziny.",
    button: { label: "Zapytaj o wycenę instalacji", to: "/kontakt" },
  },
  related: {
    services: ["rozdzielnice", "pomiary", "przylacza", "smart-home"],
    guides: ["wymiana-instalacji", "modernizacja", "obliczanie-mocy"],
  },
} as const satisfies Service;
