import type { Guide } from "@/lib/content/types";

export const inteligentnyDom = {
  slug: "inteligentny-dom",
  name: "Inteligentny dom",
  card: "KNX, systemy jednej marki, radio i Matter, plan pokój po pokoju, etapy, rząd kosztów i policzone oszczędności.",
  icon: "house-wifi",
  colour: "n",
  meta: {
    title: "Inteligentny dom: KNX czy bezprzewodowo",
    description:
      "KNX, Loxone, Grenton, Ampio, Matter: czym się różnią, ile kosztuje inteligentny dom, plan pokój po pokoju i oszczędność policzona z normy.",
    keywords: [
      "inteligentny dom KNX",
      "KNX czy bezprzewodowy",
      "smart home planowanie",
      "koszt inteligentnego domu",
      "oszczędność energii smart home",
      "KNX Secure",
      "Loxone Grenton Ampio",
      "Matter Thread",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Inteligentny dom: wybór systemu i koszt",
    lead: "Na budowie kładzie się przewód, w wykończonym domu zostaje radio. Porównaj systemy, spisz funkcje pokój po pokoju i sprawdź, ile to kosztuje i ile energii naprawdę oszczędza.",
    picture: { name: "08-panel-knx-salon" },
  },
  keyFacts: [
    { label: "Dopłata do automatyki, dom 100–150 m²", value: "{przyklad.smart.doplata}" },
    { label: "Mniej ciepła według normy", value: "{przyklad.smart.oszczednosc}" },
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
            { label: "Połączenie", value: "radio 868 MHz lub 2,4 GHz" },
            { label: "Montaż", value: "w wykończonym domu" },
            { label: "Internet", value: "zależy od centralki" },
          ],
          advantages: ["Bez kucia i wymiany instalacji", "Można zacząć od jednego pokoju"],
          disadvantages: [
            "Baterie w czujnikach",
            "Wsparcie kończy się decyzją producenta",
            "Większość modułów w puszce potrzebuje przewodu neutralnego N",
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
      kind: "rows",
      id: "marki",
      heading: "Loxone, Grenton, Ampio i Matter na tle KNX",
      lead: "Przewodowy nie znaczy jeszcze KNX. Część systemów pochodzi od jednego producenta, sprzęt razem z programem.",
      items: [
        {
          term: "KNX",
          text: "Norma, według której urządzenia robi wiele firm. Części się zastępują, a program z pliku ETS przejmie każdy instalator KNX.",
          note: "otwarty standard",
        },
        {
          term: "Loxone",
          text: "System z Austrii. Jednostka centralna Miniserver, moduły na magistrali Tree albo radiowe Air. Cały dom ustawia się w jednym programie.",
          note: "jeden producent",
        },
        {
          term: "Grenton",
          text: "System polski, moduły przewodowe i radiowe. Ogrzewanie i sceny ustawia się w programie producenta.",
          note: "jeden producent",
        },
        {
          term: "Ampio",
          text: "System polski na magistrali CAN. Logika jest w modułach, bez jednostki centralnej.",
          note: "jeden producent",
        },
        {
          term: "Zigbee, Z-Wave, Thread",
          text: "Radio do modułów i czujników różnych marek. Łączy je centralka, a wsparcie trwa tak długo, jak chce jej producent.",
          note: "w gotowym domu",
        },
        {
          term: "Matter",
          text: "Wspólny język urządzeń różnych marek w sieci Wi-Fi, Ethernet i Thread, wydany w 2022 r. Steruje lokalnie. Dla Thread potrzebny jest router brzegowy, na przykład w głośniku lub centralce. Kamery weszły do niego dopiero w wersji 1.5, pod koniec 2025 r.",
          note: "gniazdka, żarówki, termostaty",
        },
      ],
      after: [
        "System jednej marki na ogół kosztuje mniej i szybciej się go programuje. Ceną jest zależność: moduły kupisz tylko u niej, serwis zamówisz tylko u jej instalatora. Przed podpisaniem zapytaj, kto w promieniu godziny drogi zna ten system oprócz wykonawcy i czy dostaniesz plik konfiguracji.",
      ],
      note: "Opisy dotyczą cech, które trudno zmienić. Modele, funkcje i zgodność z Matter sprawdź u producenta przed zakupem.",
    },
    {
      kind: "table",
      id: "knx",
      heading: "Liczby KNX i ich znaczenie w domu",
      paragraphs: [
        "Podane liczby to granice standardu (PN-EN 50090, ISO/IEC 14543-3). Zwykły dom zajmuje jedną lub dwie linie, a jedyną granicą, do której się zbliża, jest liczba urządzeń na linii.",
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
          cells: ["do {knx.linia}", "suma długości wszystkich odgałęzień"],
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
        "Przejdź w myślach zwykły dzień domowników, od budzika do gaszenia światła, i zapisz każdą czynność, którą powtarzasz. Potem skreśl te, które i tak wolisz robić ręcznie. Zostaje od ośmiu do piętnastu funkcji i z nich wynika liczba przewodów oraz czujników.",
      ],
      caption: "Funkcje, z których domownicy rzeczywiście korzystają.",
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
        "Każdy pokój musi dać się obsłużyć ręcznie, bez telefonu i bez instrukcji. Gość powinien zapalić światło przyciskiem przy drzwiach. Automatykę, której domownicy nie rozumieją, wyłączają po miesiącu.",
      ],
    },
    {
      kind: "phases",
      id: "etapy",
      heading: "Etapy wdrożenia, od listy funkcji do korekt",
      lead: "Kolejność jest ważniejsza od tempa. Błędów z pierwszych trzech etapów po tynkach nie da się naprawić tanio.",
      items: [
        {
          phase: "Lista funkcji",
          description: "Spis tego, co dom ma robić, z podziałem na konieczne i przydatne.",
          duration: "przed projektem instalacji",
          details: ["Rzut z meblami i kierunkami świata", "Decyzja: przewód, radio czy hybryda"],
          importance: "critical",
        },
        {
          phase: "Projekt",
          description: "Schemat magistrali i rozdzielnicy, lista urządzeń, trasy przewodów.",
          duration: "przed stanem surowym zamkniętym",
          details: ["Obwody światła i rolet doprowadzone do rozdzielnicy", "Zapas miejsca na przyszłe moduły"],
          importance: "critical",
        },
        {
          phase: "Okablowanie",
          description: "Przewód magistralny, zasilanie rolet i siłowników, skrętka, głębokie puszki.",
          duration: "razem z instalacją elektryczną, przed tynkami",
          details: ["Zdjęcia ścian z miarką przed zakryciem", "Pomiary przewodów przed tynkowaniem"],
          importance: "critical",
        },
        {
          phase: "Rozdzielnica i osprzęt",
          description: "Zasilacz magistrali, moduły sterujące, panele, czujniki i zabezpieczenia obwodów.",
          duration: "po malowaniu",
          details: ["Sterowanie ręczne na modułach", "Opis każdego obwodu"],
          importance: "high",
        },
        {
          phase: "Programowanie",
          description: "Adresy, sceny, harmonogramy i próba każdego przycisku.",
          duration: "przed przeprowadzką",
          details: ["Stan po powrocie napięcia ustawiony dla każdego obwodu", "Próba bez internetu"],
          importance: "high",
        },
        {
          phase: "Odbiór i dokumentacja",
          description: "Przekazanie projektu, haseł, protokołów pomiarów i przeszkolenie domowników.",
          duration: "w dniu odbioru",
          details: ["Plik projektu ETS na nośniku właściciela", "Lista adresów i kluczy KNX Secure"],
          importance: "high",
        },
        {
          phase: "Korekty",
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
      heading: "Ile kosztuje inteligentny dom",
      paragraphs: [
        "Publiczne poradniki cenowe z 2025 r. wyceniają zwykłą instalację elektryczną w domu 100–150 m² na {smart.cena.zwykla}, a inteligentną, razem z częścią 230 V, na {smart.cena.inteligentna}. Dopłata do automatyki wychodzi więc {przyklad.smart.doplata}.",
        "Dokładniej liczy się z punktów, bo salon 40 m² z dwiema roletami kosztuje mniej niż sypialnia z pięcioma. Jeden sterowany punkt w systemie przewodowym (moduł, przewód, montaż, programowanie) to {smart.cena.punkt}. Mieszkanie z {przyklad.smart.mieszkanie} punktami daje {przyklad.smart.kosztMieszkanie}. Dom z {przyklad.smart.dom} punktami (światło {przyklad.smart.swiatlo}, rolety {przyklad.smart.rolety}, strefy ogrzewania {przyklad.smart.strefy}, panele i czujniki {przyklad.smart.panele}) to {przyklad.smart.kosztDom}.",
      ],
      items: [
        {
          factor: "Liczba punktów",
          range: "koszt rośnie niemal liniowo",
          description: "Każdy obwód światła, roleta i siłownik ogrzewania zajmuje kanał modułu sterującego.",
          note: "Połączenie lamp w grupy zmniejsza koszt bez utraty wygody.",
        },
        {
          factor: "System",
          range: "radio najtańsze na start, KNX najdroższy",
          description:
            "Radio ma niski koszt pierwszego pokoju, systemy jednej marki stoją pośrodku. Im więcej punktów, tym mniejsza różnica.",
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
          description: "Niewielka część ceny, dzięki której kolejny instalator zrozumie system.",
        },
      ],
      after: [
        "Jeśli budżet jest mały, wykonaj pełne okablowanie i część modułów. Resztę dołożysz do rozdzielnicy bez remontu, na przykład rolety w drugim roku. Tak zbudowaną instalację opisujemy przy usłudze [smart home](/uslugi/smart-home).",
      ],
      note: "{cena.vat}, z materiałem. Stawka za punkt jest orientacyjna (listopad 2026 r.), a poradniki cenowe podają kwoty netto i brutto na przemian. Wiąże oferta z listą punktów.",
    },
    {
      kind: "text",
      id: "obietnice",
      heading: "Procenty z ofert",
      paragraphs: [
        "W ofertach, także w naszej, zobaczysz kilka gotowych liczb: {smart.energia} mniej energii (górny zakres to {smart.energiaDo}), {smart.czas} zaoszczędzone dziennie, wartość domu wyższą o {smart.wartosc} i poziom bezpieczeństwa {smart.bezpieczenstwo}. Są to szacunki handlowe i nie znamy badania, które by je potwierdzało.",
        "Porządnie da się policzyć tylko energię, i to robi przykład niżej. Czas i wartość domu oceń po swojemu, a bezpieczeństwo po stopniu zabezpieczenia alarmu, który opisuje [poradnik o alarmach](/poradnik/systemy-alarmowe#stopnie).",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Ile energii oszczędza regulacja pokoi",
      drawing: {
        drawing: "bars",
        title: "Współczynnik ciepła w klasach automatyki od D do A",
        caption:
          "Względem klasy C, przyjętej za {przyklad.smart.wspC}, dom bez regulacji (D) potrzebuje {przyklad.smart.wspD}, z regulacją w pokojach (B) {przyklad.smart.wspB}, a z pełną automatyką (A) {przyklad.smart.wspA} ciepła.",
        bars: [
          { name: "klasa D", fact: "przyklad.smart.wspD" },
          { name: "klasa C", fact: "przyklad.smart.wspC" },
          { name: "klasa B", fact: "przyklad.smart.wspB" },
          { name: "klasa A", fact: "przyklad.smart.wspA", lit: true },
        ],
      },
      paragraphs: [
        "Norma PN-EN ISO 52120-1 (wcześniej PN-EN 15232) dzieli automatykę budynku na klasy od D do A. Dla domów podaje współczynniki zużycia ciepła: D {przyklad.smart.wspD}, C {przyklad.smart.wspC}, B {przyklad.smart.wspB}, A {przyklad.smart.wspA}. W uproszczeniu klasa D to brak regulacji w pokojach, C zawory termostatyczne, a A regulacja każdego pokoju według obecności i zapotrzebowania.",
      ],
      steps: [
        {
          text: "Dom 150 m² bez regulacji pokojowej (klasa D) zużywa na ogrzewanie w roku, w cieple",
          result: "{przyklad.smart.cieplo}",
        },
        {
          text: "Po wprowadzeniu klasy A: {przyklad.smart.cieplo} × {przyklad.smart.wspA} : {przyklad.smart.wspD}",
          result: "{przyklad.smart.poA}",
        },
        { text: "Mniej o {przyklad.smart.procentD}, czyli w cieple", result: "{przyklad.smart.roznicaD}" },
        {
          text: "Pompa ciepła (z 1 kWh prądu {pompa.copPodloga} kWh ciepła przy podłogówce, {pompa.copGrzejniki} kWh przy grzejnikach) pobiera na to prądu",
          result: "{przyklad.smart.pradD}",
        },
        {
          text: "Oszczędność roczna przy {energia.cenaG11Zmienna}, bez opłat stałych",
          result: "{przyklad.smart.kwotaD}",
        },
        {
          text: "Ten sam dom po założeniu termostatów (klasa C): {przyklad.smart.cieplo} : {przyklad.smart.wspD}",
          result: "{przyklad.smart.poC}",
        },
        {
          text: "Z termostatów na klasę A: mniej o {przyklad.smart.procentC}, czyli w cieple {przyklad.smart.roznicaC}, a w prądzie",
          result: "{przyklad.smart.pradC}",
        },
        { text: "Oszczędność roczna po termostatach", result: "{przyklad.smart.kwotaC}" },
      ],
      result:
        "Regulacja pokoi oszczędza {przyklad.smart.procentD} ciepła w domu, który nie miał żadnej, i {przyklad.smart.procentC} tam, gdzie były już termostaty.",
      after: [
        "Przy dopłacie {przyklad.smart.doplata} samo ogrzewanie spłacałoby pełną automatykę przez {przyklad.smart.zwrot}. Wygoda i bezpieczeństwo są więc głównym powodem, oszczędność dodatkiem. Sama regulacja ogrzewania, bez świateł i rolet, kosztuje ułamek tej dopłaty i zwraca się znacznie szybciej. Sposoby bez automatyki zebraliśmy w poradniku o [oszczędzaniu energii](/poradnik/oszczedzanie).",
      ],
      note: "Współczynniki opisują typowe budynki. Cena energii się zmienia: sprawdź taryfę i stronę Urzędu Regulacji Energetyki (ure.gov.pl).",
    },
    {
      kind: "text",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo i praca bez internetu",
      paragraphs: [
        "Dom, który zależy od chmury producenta, przestaje działać razem z nią. Zanim kupisz system, zapytaj, co robi po odłączeniu routera. Przyciski, ogrzewanie i brama muszą działać lokalnie. Zniknąć może co najwyżej zdalny podgląd.",
        "Bramka KNX/IP wystawiona do internetu bez zabezpieczeń oddaje klucze do domu każdemu, kto ją znajdzie. Zdalny dostęp prowadzi się przez szyfrowane połączenie (VPN) albo usługę z dwuskładnikowym logowaniem. W nowych instalacjach wybieraj urządzenia KNX Secure, które szyfrują telegramy, przede wszystkim przy furtce, czytnikach i przewodach na zewnątrz.",
        "Zadbaj o to, co zostaje po instalatorze. Plik projektu, hasła i klucze należą do właściciela domu. Bez pliku ETS kolejny wykonawca zaczyna programowanie od zera. Przy sprzedaży lub rozstaniu zmień hasła i usuń stare konta w aplikacji.",
      ],
      list: [
        "Piec, grzałka i sauna mają własne zabezpieczenie temperatury, niezależne od automatyki.",
        "Obwody światła w holu i na schodach wracają po zaniku napięcia w ustalonym stanie.",
        "Brama i rolety mają ruch awaryjny, ręczny lub z akumulatora.",
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
      question: "Czy Matter zastąpi KNX?",
      answer:
        "W wykończonym mieszkaniu może wystarczyć. W domu budowanym od nowa nie zastąpi przewodu: nadal potrzebne są obwody doprowadzone do rozdzielnicy i moduły, które je przełączają. KNX z Matter da się połączyć bramką, na przykład żeby sterować domem z asystenta głosowego.",
    },
    {
      question: "Czy KNX jest przestarzały?",
      answer:
        "Nie. Wywodzi się z lat 90., jest nadal rozwijany, a starsze urządzenia współpracują z nowymi. Mała prędkość magistrali nie przeszkadza, bo przesyła ona krótkie rozkazy. Obraz i muzyka idą siecią LAN.",
    },
    {
      question: "Co się stanie, gdy instalator zniknie z rynku?",
      answer:
        "Przy KNX pracę przejmie inny instalator, jeśli masz plik projektu i opis obwodów. Przy systemie zamkniętym jesteś związany z producentem. Odbiór projektu na nośniku wpisz do umowy.",
    },
    {
      question: "Czego nie warto automatyzować?",
      answer:
        "Czynności rzadkich i takich, które każdy domownik robi inaczej. Słabo sprawdzają się sterowane głosem światła w łazience oraz rolety jadące same, gdy ktoś śpi do południa. Zostaw przy nich przycisk.",
    },
    {
      question: "Czy dom inteligentny zużywa więcej prądu na sam siebie?",
      answer:
        "Trochę tak. Zasilacz magistrali i moduły pobierają w zależności od wielkości instalacji od kilku do kilkudziesięciu watów. Stały pobór {przyklad.smart.pobor} to {przyklad.smart.poborRok} rocznie, około {przyklad.smart.poborKwota}. Projektant powinien podać go w zestawieniu.",
    },
    {
      question: "Czy połączę fotowoltaikę i pompę ciepła z automatyką?",
      answer:
        "Tak, jeśli mają Modbus, wyjście przekaźnikowe albo bramkę KNX. Dom może wtedy grzać wodę i ładować auto w godzinach produkcji. Sprawdź zgodność modelu przed zakupem, bo nie do każdego da się bramkę dołożyć.",
    },
    {
      question: "Co zrobić na budowie, jeśli decyzja jeszcze nie zapadła?",
      answer:
        "Zamów głębokie puszki, przewód N w każdym łączniku, zasilanie przy oknach i rury do rozdzielnicy. Dodaj większą rozdzielnicę. To niewielki koszt, a zostawia otwartą drogę do każdego z trzech systemów.",
    },
  ],
  advice:
    "Pokaż rzut instalatorowi, który będzie programował dom, i poproś o listę punktów zamiast folderu. Prace w rozdzielnicy i puszkach wykonuje elektryk z uprawnieniami, także przy systemie radiowym.",
  band: {
    heading: "Na początek pięć rzeczy na kartce",
    text: "Zapisz, co dom ma robić bez ciebie. Z rzutem to dość, żeby rozpisać punkty i cenę, a wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o smart home", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "instalacje", "alarmy"],
    guides: ["sieci-lan", "oszczedzanie", "systemy-alarmowe"],
  },
} as const satisfies Guide;
