import type { Guide } from "@/lib/content/types";

export const inteligentnyDom = {
  slug: "inteligentny-dom",
  name: "Inteligentny dom",
  card: "KNX, system radiowy czy hybryda, plan pokój po pokoju, etapy wdrożenia, składniki kosztu i policzone oszczędności.",
  icon: "house-wifi",
  colour: "n",
  meta: {
    title: "Inteligentny dom: KNX czy bezprzewodowo",
    description:
      "Porównanie KNX, systemów radiowych i hybrydowych, plan sterowania pokój po pokoju, etapy, składniki kosztu i oszczędność policzona z normy.",
    keywords: [
      "inteligentny dom KNX",
      "KNX czy bezprzewodowy",
      "smart home planowanie",
      "koszt inteligentnego domu",
      "oszczędność energii smart home",
      "KNX Secure",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Inteligentny dom: system, plan i etapy",
    lead: "Wybór systemu zależy od etapu budowy, a nie od aplikacji. Porównaj trzy drogi, spisz funkcje pokój po pokoju i sprawdź, ile energii da się odzyskać.",
    picture: { name: "08-panel-knx-salon" },
  },
  keyFacts: [
    { label: "Mniej energii według ofert", value: "{smart.energia}" },
    { label: "Urządzeń na jednej linii KNX", value: "{knx.naLinii}" },
    { label: "Napięcie magistrali KNX", value: "{knx.napiecie}" },
    { label: "Długość linii KNX", value: "do {knx.linia}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "systemy",
      heading: "KNX, radio czy hybryda",
      paragraphs: [
        "Sterowanie domem to trzy warstwy: czujniki i przyciski, połączenie między nimi oraz elementy, które coś przełączają. Systemy różnią się środkową warstwą. Od niej zależy, czy dom działa bez internetu i czy za dziesięć lat dokupisz część.",
      ],
      items: [
        {
          name: "KNX (przewodowy)",
          description:
            "Magistrala w zielonym przewodzie łączy urządzenia wielu producentów. Program jest zapisany w nich samych.",
          specs: [
            { label: "Połączenie", value: "para przewodów, {knx.napiecie}" },
            { label: "Montaż", value: "przed tynkami" },
            { label: "Internet", value: "niepotrzebny do pracy" },
          ],
          advantages: [
            "Otwarty standard, części zamienne od różnych firm",
            "Brak baterii i opóźnień radia",
            "Awaria jednego urządzenia nie zatrzymuje reszty",
          ],
          disadvantages: [
            "Większa rozdzielnica i więcej przewodów",
            "Program zmienia instalator, w narzędziu ETS",
            "Awaria zasilacza linii zatrzymuje całą linię",
          ],
          applications: "Nowy dom, generalny remont, biuro.",
        },
        {
          name: "Bezprzewodowy",
          description: "Moduły w puszkach i gniazdach łączą się przez Zigbee, Z-Wave, Thread albo Wi-Fi.",
          specs: [
            { label: "Połączenie", value: "radio, zwykle 868 MHz lub 2,4 GHz" },
            { label: "Montaż", value: "w wykończonym domu" },
            { label: "Internet", value: "zależy od centralki" },
          ],
          advantages: ["Bez kucia i wymiany instalacji", "Można zacząć od jednego pokoju"],
          disadvantages: [
            "Baterie w czujnikach",
            "Wsparcie kończy się decyzją producenta",
            "Moduł w puszce zwykle potrzebuje przewodu neutralnego N",
          ],
          applications: "Mieszkanie, dom wykończony, próba przed większą decyzją.",
        },
        {
          name: "Hybrydowy",
          description: "Przewód dla światła, rolet i ogrzewania, radio dla czujek i miejsc bez kabla. Łączy je bramka.",
          specs: [
            { label: "Połączenie", value: "magistrala i radio" },
            { label: "Montaż", value: "przewody od razu, reszta później" },
            { label: "Internet", value: "niepotrzebny do podstaw" },
          ],
          advantages: ["Podstawy działają bez radia", "Rozbudowa bez remontu"],
          disadvantages: ["Bramka jest osobnym elementem do serwisowania", "Dwa narzędzia do konfiguracji"],
          applications: "Dom budowany etapami, dobudówka, ogród.",
        },
      ],
      after: [
        "Reguła z praktyki: to, co ma działać zawsze, łącz przewodem. Światło na schodach, ogrzewanie i rolety należą do tej grupy. Radio zostaw dla wygody i czujników, bez których dom przez tydzień się obejdzie.",
      ],
    },
    {
      kind: "table",
      id: "knx",
      heading: "Liczby KNX i ich znaczenie w domu",
      paragraphs: [
        "KNX jest normą (PN-EN 50090, ISO/IEC 14543-3), a nie produktem jednej firmy. Podane liczby to granice standardu. Zwykły dom zajmuje jedną lub dwie linie i nie zbliża się do żadnej z nich.",
      ],
      caption: "Granice standardu dla przewodu magistralnego (KNX TP).",
      columns: ["Parametr", "Wartość", "Co to oznacza u ciebie"],
      rows: [
        {
          label: "Urządzenia w instalacji",
          cells: ["do {knx.urzadzenia}", "liczba adresów; dom ma ich kilkadziesiąt"],
        },
        {
          label: "Urządzenia na linii",
          cells: ["{knx.naLinii}", "klasyczna linia bez wzmacniaczy; większy dom dostaje drugą"],
        },
        {
          label: "Długość linii",
          cells: ["do {knx.linia}", "suma wszystkich odgałęzień, nie odległość w prostej linii"],
        },
        { label: "Napięcie", cells: ["{knx.napiecie}", "bardzo niskie napięcie, oddzielone od 230 V"] },
        { label: "Prędkość", cells: ["{knx.predkosc}", "wystarcza na rozkazy; obraz i muzyka idą siecią LAN"] },
      ],
      after: [
        "Przewód magistralny układa się razem z instalacją 230 V, ale nie w tej samej puszce bez przegrody. Do obrazu z kamer, muzyki i wideodomofonu potrzebna jest osobna skrętka. Plan tych przewodów opisuje [poradnik o sieciach LAN](/poradnik/sieci-lan).",
      ],
    },
    {
      kind: "table",
      id: "pokoje",
      heading: "Plan pokój po pokoju",
      paragraphs: [
        "Zacznij od zwykłego dnia domowników, nie od katalogu. Przejdź w myślach od budzika do gaszenia światła i zapisz każdą czynność, którą powtarzasz. Potem skreśl te, które i tak wolisz robić ręką. Zwykle zostaje od ośmiu do piętnastu funkcji, a to one decydują o liczbie przewodów i czujników.",
      ],
      caption: "Funkcje, które w domach przyjmują się najczęściej.",
      columns: ["Pomieszczenie", "Co steruje się samo", "Co zostaje pod ręką", "Przewód zostawiony na później"],
      rows: [
        {
          label: "Salon",
          cells: ["rolety od słońca, temperatura", "sceny światła, telewizor", "kabel do rolet i projektora"],
        },
        {
          label: "Kuchnia",
          cells: ["wentylacja od pary i dwutlenku węgla", "światło nad blatem", "czujka zalania przy zmywarce"],
        },
        {
          label: "Sypialnie",
          cells: ["temperatura nocna, rolety o świcie", "przycisk „Noc” przy łóżku", "kontaktron w oknie"],
        },
        {
          label: "Łazienka",
          cells: [
            "wentylacja od wilgotności, światło nocne",
            "ogrzewanie podłogi na żądanie",
            "czujka zalania, siłownik zaworu",
          ],
        },
        { label: "Hol", cells: ["światło od ruchu", "przycisk „Wychodzę” i alarm", "wideodomofon, czytnik"] },
        {
          label: "Kotłownia",
          cells: [
            "obieg ciepłej wody, pompa ciepła",
            "przełącznik ręczny przy kotle",
            "licznik energii, bramka Modbus",
          ],
        },
        {
          label: "Ogród i garaż",
          cells: ["oświetlenie od zmierzchu, podlewanie", "brama, ładowarka auta", "stacja pogodowa na dachu"],
        },
      ],
      after: [
        "Każdy pokój musi działać ręką, bez telefonu i bez instrukcji. Gość powinien zapalić światło przyciskiem przy drzwiach. Automatykę, której domownicy nie rozumieją, wyłączają po miesiącu, a wtedy zapłacone funkcje leżą nieużywane.",
      ],
    },
    {
      kind: "phases",
      id: "etapy",
      heading: "Etapy wdrożenia od projektu do korekt",
      lead: "Kolejność jest ważniejsza od tempa. Błędów z pierwszych trzech etapów po tynkach nie da się naprawić tanio.",
      items: [
        {
          phase: "1. Lista funkcji",
          description: "Spis tego, co dom ma robić, z podziałem na konieczne i przydatne.",
          duration: "przed projektem instalacji",
          details: ["Rzut z meblami i kierunkami świata", "Decyzja: przewód, radio czy hybryda"],
          importance: "critical",
        },
        {
          phase: "2. Projekt",
          description: "Schemat magistrali i rozdzielnicy, lista urządzeń, trasy przewodów.",
          duration: "przed stanem surowym zamkniętym",
          details: ["Obwody światła i rolet doprowadzone do rozdzielnicy", "Zapas miejsca na przyszłe moduły"],
          importance: "critical",
        },
        {
          phase: "3. Okablowanie",
          description: "Przewód magistralny, zasilanie rolet i siłowników, skrętka, głębokie puszki.",
          duration: "razem z instalacją elektryczną, przed tynkami",
          details: ["Zdjęcia ścian z miarką przed zakryciem", "Pomiary przewodów przed tynkowaniem"],
          importance: "critical",
        },
        {
          phase: "4. Rozdzielnica i osprzęt",
          description: "Zasilacz magistrali, moduły sterujące, panele, czujniki i zabezpieczenia obwodów.",
          duration: "po malowaniu",
          details: ["Sterowanie ręczne na modułach", "Opis każdego obwodu"],
          importance: "high",
        },
        {
          phase: "5. Programowanie",
          description: "Adresy, sceny, harmonogramy i próba każdego przycisku.",
          duration: "przed przeprowadzką",
          details: ["Stan po powrocie napięcia ustawiony dla każdego obwodu", "Próba bez internetu"],
          importance: "high",
        },
        {
          phase: "6. Odbiór i dokumentacja",
          description: "Przekazanie projektu, haseł, protokołów pomiarów i przeszkolenie domowników.",
          duration: "w dniu odbioru",
          details: ["Plik projektu ETS na nośniku właściciela", "Lista adresów i kluczy KNX Secure"],
          importance: "high",
        },
        {
          phase: "7. Korekty",
          description: "Zmiana scen i progów po pierwszej zimie i pierwszym lecie.",
          duration: "po roku użytkowania",
          details: ["Wyłączenie funkcji, których nikt nie używa"],
          importance: "normal",
        },
      ],
    },
    {
      kind: "factors",
      id: "koszty",
      heading: "Od czego zależy koszt",
      paragraphs: [
        "Uczciwej ceny „za metr” nie ma, bo koszt rośnie z liczbą sterowanych punktów, a nie z powierzchnią. Salon 40 m² z dwiema roletami kosztuje mniej niż sypialnia z pięcioma. Poniżej czynniki od najsilniejszego. Ceny dostajesz po projekcie, w rozbiciu na punkty.",
      ],
      items: [
        {
          factor: "Liczba kanałów",
          range: "rośnie niemal liniowo",
          description: "Każdy obwód światła, roleta i siłownik ogrzewania zajmuje kanał modułu sterującego.",
          note: "Połączenie lamp w grupy zmniejsza koszt bez utraty wygody.",
        },
        {
          factor: "System",
          range: "radio najtańsze na start, KNX najdroższy",
          description: "Radio ma niski koszt pierwszego pokoju. Przy dużej liczbie punktów różnica maleje.",
        },
        {
          factor: "Etap budowy",
          range: "przed tynkami najtaniej",
          description: "W gotowym domu dochodzi kucie albo droższe moduły radiowe z serwisem baterii.",
        },
        {
          factor: "Panele i przyciski",
          range: "od zwykłego przycisku do ekranu: kilka razy drożej",
          description: "Jeden ekran w holu i przyciski w pokojach obsługują dom tak samo dobrze jak ekran wszędzie.",
        },
        {
          factor: "Integracje",
          range: "średni wpływ",
          description: "Pompa ciepła, falownik, alarm i muzyka wymagają bramek i godzin programowania.",
        },
        {
          factor: "Dokumentacja i serwis",
          range: "mały wpływ",
          description: "Niewielka część ceny, a decyduje o tym, czy kolejny instalator zrozumie system.",
        },
      ],
      after: [
        "Jeśli budżet jest mały, wykonaj pełne okablowanie i część modułów. Resztę dołożysz do rozdzielnicy bez remontu, na przykład rolety w drugim roku. Tak zbudowaną instalację opisujemy przy usłudze [smart home](/uslugi/smart-home).",
      ],
    },
    {
      kind: "rows",
      id: "obietnice",
      heading: "Co znaczą liczby z ofert",
      lead: "Poniższe wartości spotkasz w ofertach, także w naszej. To szacunki, a nie obietnice. Przy każdej piszemy, do czego się odnosi.",
      items: [
        {
          term: "Mniej energii",
          text: "**{smart.energia}**. Dotyczy ogrzewania i oświetlenia w domu, który wcześniej nie miał żadnej regulacji. Dom z termostatami w pokojach zyska mniej.",
        },
        {
          term: "Mniej energii, górny zakres",
          text: "**{smart.energiaDo}**. Dotyczy starego budynku bez regulacji, w którym domowników długo nie ma. Nie zakładaj go w budżecie.",
        },
        {
          term: "Zaoszczędzony czas",
          text: "**{smart.czas} dziennie**. To suma drobnych czynności wszystkich domowników: rolety, światła, grzejniki, sprawdzanie bramy. Przy małym mieszkaniu będzie to kilka minut.",
        },
        {
          term: "Wyższa wartość domu",
          text: "**{smart.wartosc}**. Szacunek ofertowy przy sprzedaży z działającą, opisaną instalacją. Rzeczywistą cenę ustala kupujący i rzeczoznawca.",
        },
        {
          term: "Poziom bezpieczeństwa",
          text: "**{smart.bezpieczenstwo}**. Wskaźnik z oferty dla alarmu, czujników i symulacji obecności razem. Nie jest to wynik badania ani szansa uniknięcia włamania.",
        },
      ],
      note: "Wartości zależą od budynku i przyzwyczajeń, więc przed decyzją poproś o rachunek dla swojego domu.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Przykład: ile energii oddaje regulacja",
      paragraphs: [
        "Norma PN-EN ISO 52120-1 (wcześniej PN-EN 15232) dzieli automatykę budynku na klasy od D do A. Dla domów podaje współczynniki zużycia ciepła: D 1,10, C 1,00, B 0,88, A 0,81. W uproszczeniu klasa D to brak regulacji w pokojach, C zawory termostatyczne, a A regulacja każdego pokoju według obecności i zapotrzebowania.",
      ],
      steps: [
        {
          text: "Dom 150 m² bez regulacji pokojowej (klasa D) zużywa na ogrzewanie w roku",
          result: "15 000 kWh ciepła",
        },
        { text: "Po wprowadzeniu klasy A: 15 000 × 0,81 : 1,10", result: "11 045 kWh ciepła" },
        { text: "Różnica: 15 000 − 11 045, czyli 26%", result: "3955 kWh ciepła" },
        {
          text: "Pompa ciepła, która z 1 kWh prądu daje 3,5 kWh ciepła, pobiera na to: 3955 : 3,5",
          result: "1130 kWh prądu",
        },
        { text: "Gdyby dom miał już termostaty (klasa C): 15 000 × (1,00 − 0,81)", result: "2850 kWh ciepła" },
        { text: "W energii elektrycznej: 2850 : 3,5", result: "814 kWh prądu" },
      ],
      result:
        "Oszczędność na ogrzewaniu wynosi 26% bez wcześniejszej regulacji i 19% po termostatach. Wynik pomnóż przez cenę kWh z własnego rachunku, w naszych obliczeniach {pv.cenaEnergii}.",
      after: [
        "Sama energia spłaca więc automatykę powoli, zwłaszcza w dobrze ocieplonym domu z pompą. Wygoda i bezpieczeństwo są zwykle głównym powodem, a oszczędność dodatkiem. Najtańsze sposoby na niższy rachunek, bez automatyki, zebraliśmy w poradniku o [oszczędzaniu energii](/poradnik/oszczedzanie).",
      ],
      note: "Współczynniki opisują typowe budynki. Cena energii się zmienia: sprawdź taryfę i stronę Urzędu Regulacji Energetyki (ure.gov.pl).",
    },
    {
      kind: "text",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo i praca bez internetu",
      paragraphs: [
        "Dom, który zależy od chmury producenta, przestaje działać razem z nią. Zanim kupisz system, zapytaj, co robi po odłączeniu routera. Przyciski, ogrzewanie i brama muszą działać lokalnie. Zdalny podgląd może wtedy zniknąć, sterowanie nie.",
        "Bramka KNX/IP wystawiona do internetu bez zabezpieczeń oddaje klucze do domu każdemu, kto ją znajdzie. Zdalny dostęp prowadzi się przez szyfrowane połączenie (VPN) albo usługę z dwuskładnikowym logowaniem. W nowych instalacjach wybieraj urządzenia KNX Secure, które szyfrują telegramy, przede wszystkim przy furtce, czytnikach i przewodach na zewnątrz.",
        "Zadbaj o to, co zostaje po instalatorze. Plik projektu, hasła i klucze należą do właściciela domu. Bez pliku ETS kolejny wykonawca zaczyna programowanie od zera. Przy sprzedaży lub rozstaniu zmień hasła i usuń stare konta w aplikacji.",
      ],
      list: [
        "Piec, grzałka i sauna mają własne zabezpieczenie temperatury, niezależne od automatyki.",
        "Obwody światła w holu i na schodach wracają po zaniku napięcia w ustalonym stanie.",
        "Brama i rolety mają ruch awaryjny ręką lub z akumulatora.",
        "Automatyka nie zastępuje [alarmu](/poradnik/systemy-alarmowe): uzbrajanie i kody zostają w centrali alarmowej.",
      ],
      callout: {
        title: "Moduł w puszce to praca przy 230 V.",
        text: "Nie wymieniaj łączników i nie montuj modułów samodzielnie. Źle dobrany moduł za łącznikiem grzeje się w puszce, a brak przewodu ochronnego PE zamienia obudowę lampy w zagrożenie.",
      },
    },
  ],
  faq: [
    {
      question: "Czy w gotowym domu da się zrobić inteligentne sterowanie bez kucia?",
      answer:
        "Tak, modułami radiowymi w puszkach i głowicami na grzejnikach. Trzeba sprawdzić, czy w puszkach jest przewód N i miejsce. W starej instalacji bez PE najpierw wykonuje się modernizację, dopiero potem automatykę.",
    },
    {
      question: "Czy KNX jest przestarzały?",
      answer:
        "Nie. Wywodzi się z lat 90., jest nadal rozwijany, a starsze urządzenia współpracują z nowymi. Mała prędkość magistrali nie przeszkadza, bo przesyła ona krótkie rozkazy, a nie obraz.",
    },
    {
      question: "Co się stanie, gdy instalator zniknie z rynku?",
      answer:
        "Przy KNX pracę przejmie inny instalator, jeśli masz plik projektu i opis obwodów. Przy systemie zamkniętym jesteś związany z producentem. Dlatego odbiór projektu na nośniku wpisz do umowy.",
    },
    {
      question: "Czego nie warto automatyzować?",
      answer:
        "Czynności rzadkich i takich, które każdy domownik robi inaczej. Słabo sprawdzają się sterowane głosem światła w łazience oraz rolety jadące same, gdy ktoś śpi do południa. Zostaw przy nich przycisk.",
    },
    {
      question: "Czy dom inteligentny zużywa więcej prądu na sam siebie?",
      answer:
        "Trochę tak. Zasilacz magistrali i moduły pobierają w zależności od wielkości instalacji od kilku do kilkudziesięciu watów. Stały pobór 20 W to około 175 kWh rocznie, więc projektant powinien go podać w zestawieniu.",
    },
    {
      question: "Czy połączę fotowoltaikę i pompę ciepła z automatyką?",
      answer:
        "Tak, jeśli mają Modbus, wyjście przekaźnikowe albo bramkę KNX. Dom może wtedy grzać wodę i ładować auto w godzinach produkcji. Sprawdź zgodność modelu przed zakupem, bo dokładanie bramki po fakcie bywa niemożliwe.",
    },
    {
      question: "Co zrobić na budowie, jeśli decyzja jeszcze nie zapadła?",
      answer:
        "Zamów głębokie puszki, przewód N w każdym łączniku, zasilanie przy oknach i rury do rozdzielnicy. Dodaj większą rozdzielnicę. To niewielki koszt, a zostawia otwartą drogę do każdego z trzech systemów.",
    },
  ],
  advice:
    "Zanim wybierzesz system, pokaż rzut instalatorowi, który będzie go programował, i poproś o listę punktów zamiast folderu. Prace w rozdzielnicy i puszkach wykonuje elektryk z uprawnieniami, także przy systemie radiowym.",
  band: {
    heading: "Porozmawiajmy o twoim domu",
    text: "Przyślij rzut i pięć rzeczy, które dom ma robić sam. Odpowiemy propozycją systemu i listą punktów.",
    button: { label: "Zapytaj o smart home", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "instalacje", "alarmy"],
    guides: ["sieci-lan", "oszczedzanie", "systemy-alarmowe"],
  },
} as const satisfies Guide;
