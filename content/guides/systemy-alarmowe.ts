import type { Guide } from "@/lib/content/types";

export const systemyAlarmowe = {
  slug: "systemy-alarmowe",
  name: "Systemy alarmowe",
  card: "Rodzaje alarmów, podział na strefy, stopnie zabezpieczenia, akumulator, koszt i abonament, comiesięczna próba.",
  icon: "siren",
  colour: "pe",
  meta: {
    title: "Systemy alarmowe: strefy, stopnie, koszt",
    description:
      "Alarm przewodowy, radiowy czy hybrydowy, podział domu na strefy, stopnie PN-EN 50131, akumulator, koszt i abonament, czujki dymu i czadu.",
    keywords: [
      "system alarmowy do domu",
      "alarm przewodowy czy bezprzewodowy",
      "strefy alarmowe",
      "stopnie zabezpieczenia PN-EN 50131",
      "koszt alarmu do domu",
      "fałszywe alarmy",
      "czujka czadu",
      "abonament agencji ochrony",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Alarm w domu i w firmie, od stref do próby",
    lead: "Podziel dom na strefy, dobierz stopień zabezpieczenia i policz akumulator. Potem raz w miesiącu sprawdzaj, czy czujki nadal działają, bo zepsutej nie widać.",
  },
  keyFacts: [
    { label: "Koszt systemu z montażem", value: "{alarm.koszt}" },
    { label: "Praca bez sieci energetycznej", value: "{alarm.podtrzymanie}" },
    { label: "Głośność sygnalizatora", value: "do {alarm.syrena}" },
    { label: "Próba systemu", value: "{alarm.test}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Przewodowy, radiowy czy hybrydowy",
      paragraphs: [
        "Wszystkie trzy działają tak samo: czujka zgłasza zdarzenie, centrala sprawdza, czy strefa czuwa, i uruchamia sygnał oraz powiadomienie. Różni je droga sygnału i zasilanie czujek, a wybór zależy od tego, czy ściany są otwarte.",
      ],
      items: [
        {
          name: "Przewodowy",
          description: "Każda czujka ma kabel do centrali, z którego bierze zasilanie.",
          specs: [
            { label: "Zasilanie czujek", value: "z centrali" },
            { label: "Kiedy kłaść", value: "przed tynkami" },
          ],
          advantages: [
            "Brak baterii w czujkach",
            "Trudniejszy do zagłuszenia",
            "Sprzęt tańszy w przeliczeniu na czujkę",
          ],
          disadvantages: ["Kucie w gotowym domu", "Zmiana miejsca czujki wymaga kabla"],
          applications: "Nowy dom, generalny remont, firma.",
        },
        {
          name: "Radiowy",
          description: "Czujki mają baterie i łączą się z centralą szyfrowanym radiem w obu kierunkach.",
          specs: [
            { label: "Zasilanie czujek", value: "bateria na kilka lat" },
            { label: "Kiedy kłaść", value: "w każdej chwili" },
          ],
          advantages: [
            "Montaż bez kurzu, w małym mieszkaniu w ciągu dnia",
            "Łatwo dodać czujkę albo zabrać system przy przeprowadzce",
          ],
          disadvantages: ["Wymiana baterii", "Grube stropy skracają zasięg"],
          applications: "Mieszkanie, dom wykończony, lokal wynajmowany.",
        },
        {
          name: "Hybrydowy",
          description: "Jedna centrala obsługuje przewody i radio.",
          specs: [
            { label: "Zasilanie czujek", value: "mieszane" },
            { label: "Kiedy kłaść", value: "przewody od razu, radio później" },
          ],
          advantages: ["Rozbudowa bez kucia", "Przewód tam, gdzie się da"],
          disadvantages: ["Wyższa cena centrali", "Dwa rodzaje serwisu"],
          applications: "Dom rozbudowywany etapami, budynek z garażem na działce.",
        },
      ],
    },
    {
      kind: "rows",
      id: "elementy",
      heading: "Elementy systemu i ich zadania",
      items: [
        {
          term: "Centrala",
          text: "Zbiera sygnały, pamięta zdarzenia i uruchamia alarm. Wisi w środku chronionej strefy, nigdy przy drzwiach.",
        },
        { term: "Manipulator", text: "Klawiatura lub czytnik przy wejściu. Pokazuje stan stref i przyjmuje kod." },
        {
          term: "Sygnalizator",
          text: "Na zewnątrz syrena z lampą, w środku drugi głośny punkt. Głośność sięga {alarm.syrena}.",
        },
        {
          term: "Komunikator",
          text: "Wysyła powiadomienie przez sieć komórkową (LTE) i internet. Dwie drogi, bo pojedynczą łatwo przerwać.",
        },
        { term: "Przycisk SOS", text: "Wzywa pomoc mimo rozbrojonego systemu. Przenośny albo przy łóżku i kasie." },
      ],
      second: {
        heading: "Czujki według zadania",
        items: [
          { term: "Ruchu (PIR)", text: "Wykrywa ciepło ciała w pokoju. Nie kieruj jej na kominek i słońce." },
          { term: "Dualna", text: "Podczerwień i mikrofale razem. Do garażu i holu, w którym wieje." },
          { term: "Kontaktron", text: "Okno i drzwi. Działa, zanim ktoś wejdzie, także gdy jesteś w domu." },
          { term: "Zbicia szyby", text: "Duże przeszklenia, których nie trzeba otwierać, aby wejść." },
          { term: "Zalania", text: "Pralka, zmywarka, kotłownia. Może od razu zamknąć zawór wody." },
        ],
      },
      after: [
        "Do tej samej centrali można podłączyć kontrolę dostępu: furtkę na kartę, zamek magazynu, rejestr wejść. Marki, które montujemy, i zakres prac opisuje strona [systemów alarmowych](/uslugi/alarmy).",
      ],
    },
    {
      kind: "scenarios",
      id: "strefy",
      heading: "Podział domu na strefy i tryby czuwania",
      drawing: {
        drawing: "plan",
        title: "Parter podzielony na strefy, tryb nocny",
        caption:
          "Nocą czuwają kontaktrony w oknach i drzwiach (dwa prostokąty) oraz cały garaż, osobna strefa zaznaczona bursztynem. Czujki ruchu (kwadrat z trójkątem) w holu i salonie są wtedy wyłączone, więc zejście do kuchni niczego nie uruchamia. Centrala stoi w holu.",
        size: [16, 9],
        rooms: [
          { name: "salon", box: [0, 0, 7, 5], tone: "pale" },
          { name: "kuchnia", box: [7, 0, 5, 5], tone: "pale" },
          { name: "garaż", box: [12, 0, 4, 9], tone: "live" },
          { name: "hol", box: [0, 5, 7, 4], tone: "pale" },
          { name: "gabinet", box: [7, 5, 5, 4], tone: "pale" },
        ],
        symbols: [
          { symbol: "contact", at: [3.5, 0] },
          { symbol: "contact", at: [9.5, 0] },
          { symbol: "contact", at: [2.2, 9] },
          { symbol: "contact", at: [9.5, 9] },
          { symbol: "contact", at: [14, 9] },
          { symbol: "motion", at: [0.6, 4.3] },
          { symbol: "motion", at: [15.3, 4.3] },
          { symbol: "motion", at: [6.4, 5.6] },
          { symbol: "alarm", at: [5.8, 8.2] },
        ],
      },
      paragraphs: [
        "Strefa to grupa czujek, którą uzbraja się razem. Przykład: dom piętrowy 140 m² z garażem w bryle i psem. Parter ma trzy czujki ruchu, trzy czujki zbicia szyby i dziewięć kontaktronów, piętro jedną czujkę ruchu w holu. Garaż z kotłownią i czujką dualną to osobna strefa. Czujki dymu, czadu i zalania, po jednej, czuwają zawsze. Razem to {przyklad.alarm.czujkiDom} czujek.",
        "Planowanie zacznij od drogi włamywacza: gdzie podejdzie niewidoczny, co otworzy i którędy wyniesie rzeczy. Pierwsza linia to okna i drzwi, druga hol i schody, przez które trzeba przejść. Gdy obie linie są szczelne, czujka ruchu w każdym pokoju niczego już nie dodaje.",
      ],
      items: [
        {
          scenario: "Wyjście z domu",
          description:
            "Czuwa wszystko. Drzwi wejściowe mają 30 sekund na rozbrojenie, pozostałe czujki zgłaszają alarm od razu.",
          benefits: [
            "Jeden kod albo pilot dla całego domu",
            "Otwarte okno blokuje uzbrojenie i pokazuje się na manipulatorze",
          ],
          recommendation:
            "Pies zostaje w strefie bez czujek ruchu. Czujki „odporne na zwierzęta” mają granicę wagi i nie lubią kota na szafie.",
        },
        {
          scenario: "Noc",
          description: "Czuwają kontaktrony, garaż i zbicie szyby na parterze. Ruch po domu jest dozwolony.",
          benefits: ["Alarm przy podważaniu okna, gdy domownicy śpią", "Zejście do kuchni niczego nie uruchamia"],
          recommendation:
            "Uzbrajanie przyciskiem przy łóżku. Garaż dostaje osobną strefę, bo z niego prowadzą drzwi do domu.",
        },
        {
          scenario: "Urlop",
          description:
            "Czuwa wszystko, a centrala codziennie wysyła sygnał kontrolny. Czujka zalania odcina wodę, symulacja obecności zapala światła.",
          benefits: [
            "O awarii łącza lub zasilania dowiadujesz się w ciągu doby",
            "Sąsiad dostaje własny kod, ważny dwa tygodnie",
          ],
          recommendation: "Przed wyjazdem zrób próbę i zgłoś ją agencji ochrony. Zostaw jej telefon osoby z kluczem.",
        },
      ],
    },
    {
      kind: "table",
      id: "stopnie",
      heading: "Stopnie zabezpieczenia według PN-EN 50131",
      paragraphs: [
        "Norma PN-EN 50131-1 dzieli systemy sygnalizacji włamania na cztery stopnie (Grade). Stopień opisuje, jak przygotowanemu włamywaczowi system ma się oprzeć. Cały system ma taki stopień jak jego najsłabszy element. Jedna czujka stopnia 1 obniża więc do jedynki system, który miał być dwójką.",
      ],
      caption: "Stopnie w skrócie. Przykłady obiektów są z praktyki, norma ich nie podaje.",
      columns: ["Stopień", "Ryzyko", "Założenie o włamywaczu", "Gdzie się go spotyka"],
      rows: [
        {
          label: "1",
          cells: ["małe", "nie zna systemu, ma proste narzędzia", "mieszkanie na piętrze, domek narzędziowy"],
        },
        {
          label: "2",
          cells: ["małe do średniego", "zna podstawy, ma zwykłe narzędzia i przenośne przyrządy", "dom, sklep, biuro"],
        },
        {
          label: "3",
          cells: [
            "średnie do dużego",
            "zna systemy, ma pełny zestaw narzędzi i elektronikę",
            "jubiler, kantor, magazyn drogiego towaru",
          ],
        },
        { label: "4", cells: ["duże", "planuje włamanie i potrafi podmienić elementy", "skarbiec, obiekt szczególny"] },
      ],
      after: [
        "Obok stopnia stoi klasa środowiskowa, od I (pokój ogrzewany) do IV (na zewnątrz bez osłony). Czujka pokojowa w garażu bez ogrzewania będzie zgłaszać alarmy bez powodu każdej zimy. Przed zakupem zapytaj ubezpieczyciela, jakiego stopnia i czego w protokole wymaga. Od tego może zależeć odszkodowanie.",
      ],
    },
    {
      kind: "example",
      id: "zasilanie",
      heading: "Jaki akumulator do alarmu",
      paragraphs: [
        "Alarm bez akumulatora gaśnie razem ze światłem. Systemy, które montujemy, pracują bez sieci przez {alarm.podtrzymanie}. Norma PN-EN 50131-1 wymaga co najmniej {alarm.normaCzas} w stopniach 1 i 2, a w wyższych więcej. Poniżej rachunek dla domu 140 m² opisanego wyżej, z typowymi poborami z kart katalogowych. Kontaktrony prądu nie pobierają.",
      ],
      steps: [
        {
          text: "Centrala {przyklad.alarm.centrala} i komunikator LTE {przyklad.alarm.komunikator}",
          result: "{przyklad.alarm.centralaRazem}",
        },
        {
          text: "Manipulatory: {przyklad.alarm.manipulatory} × {przyklad.alarm.manipulator}",
          result: "{przyklad.alarm.manipulatoryRazem}",
        },
        {
          text: "Czujki ruchu ({przyklad.alarm.ruchu}), dualna ({przyklad.alarm.dualne}) i zbicia szyby ({przyklad.alarm.szyby}), średnio po {przyklad.alarm.czujka}",
          result: "{przyklad.alarm.czujkiRazem}",
        },
        {
          text: "Czujki dymu, czadu i zalania: {przyklad.alarm.detektory} × {przyklad.alarm.detektor}",
          result: "{przyklad.alarm.detektoryRazem}",
        },
        { text: "Razem w czuwaniu", result: "{przyklad.alarm.pobor}" },
        {
          text: "Czuwanie przez {przyklad.alarm.godziny}: {przyklad.alarm.pobor} × {przyklad.alarm.godziny}",
          result: "{przyklad.alarm.czuwanie}",
        },
        {
          text: "Kwadrans alarmu z sygnalizatorami: {przyklad.alarm.alarmPobor} × {przyklad.alarm.alarmCzas}",
          result: "{przyklad.alarm.alarm}",
        },
        {
          text: "Po kilku latach akumulator ma {przyklad.alarm.sprawnosc} pojemności: {przyklad.alarm.razem} : {przyklad.alarm.sprawnosc}",
          result: "{przyklad.alarm.pojemnosc}",
        },
      ],
      result:
        "Akumulator 12 V 7 Ah wystarczy na {przyklad.alarm.godziny}, ale bez zapasu na choćby jedną czujkę więcej. Na {przyklad.alarm.doba} potrzeba {przyklad.alarm.pojemnoscDoba}, czyli akumulatora 17 lub 18 Ah.",
      after: [
        "Większy akumulator musi zmieścić się w obudowie, a centrala zdążyć go naładować. Prąd ładowania i pojemność, do której jest przewidziany, podaje instrukcja centrali.",
        "Sygnalizator o głośności do {alarm.syrena} boli z bliska i zwraca uwagę sąsiadów. Zewnętrzny ma własny akumulator i styk sabotażowy: odcięcie przewodu też wywołuje alarm. Sam hałas nikogo jednak nie wzywa. Powiadomienie w telefonie dostajesz od razu, ale gdy śpisz albo lecisz samolotem, zareaguje tylko agencja ochrony.",
      ],
    },
    {
      kind: "text",
      id: "dym-i-czad",
      heading: "Czujki dymu, czadu i gazu",
      paragraphs: [
        "Czujki dymu, czadu i gazu chronią życie, więc czuwają zawsze, także przy rozbrojonym alarmie. Czujka dymu (PN-EN 14604) wisi na suficie, z dala od narożników i okapu. Pierwszą daje się na drodze z sypialni do wyjścia, następne na każdej kondygnacji. Czujkę czadu (PN-EN 50291-1) montuje się w pomieszczeniu, w którym coś się spala, i przy sypialniach, na wysokości z instrukcji.",
        "Rozporządzenie Ministra Spraw Wewnętrznych i Administracji z 21 listopada 2024 r. (Dz.U. poz. 1716) wprowadza te czujki etapami. Czujka dymu ma być w lokalu mieszkalnym, a czujka czadu w pomieszczeniu, gdzie spala się paliwo stałe, ciekłe lub gazowe. Nowych budynków dotyczy to od {czujki.nowe}, a hoteli i najmu krótkoterminowego od {czujki.hotele}, więc kto wynajmuje pokoje lub mieszkanie na doby, powinien je już mieć. Istniejące mieszkania i domy mają czas do {czujki.mieszkania} Wyjątki sprawdź na isap.sejm.gov.pl lub w straży pożarnej.",
        "Czujka domowa nie zastąpi systemu sygnalizacji pożarowej. W szpitalu, większym hotelu i innych obiektach wskazanych w przepisach potrzebny jest osobny układ z elementami według PN-EN 54, z projektem i odbiorem. Pozostałą ochronę domu, od porażenia po pożar, opisuje [poradnik o bezpieczeństwie](/poradnik/bezpieczenstwo).",
      ],
      list: [
        "**Dym:** wyprowadź wszystkich, zamknij drzwi za sobą, dzwoń pod {tel.alarmowy} lub {tel.straz}. Nie wracaj po rzeczy.",
        "**Czad:** otwórz okna, jeśli masz je po drodze, wyjdź z domownikami i dzwoń pod {tel.alarmowy} lub {tel.straz}. Przy bólu głowy i nudnościach powiedz o tym dyspozytorowi.",
        "**Gaz:** nie włączaj ani nie wyłączaj niczego elektrycznego, także światła i dzwonka. Wyjdź i zadzwoń z zewnątrz pod {tel.alarmowy} albo do pogotowia gazowego, 992.",
      ],
      callout: {
        title: "Czujka ma datę ważności.",
        text: "Sensor czadu i dymu starzeje się nawet w pudełku. Termin wymiany, nie dłuższy niż 10 lat, jest na obudowie. Baterię może wymienić domownik, czujkę zasilaną z 230 V zostaw elektrykowi.",
      },
    },
    {
      kind: "factors",
      id: "koszt",
      heading: "Co składa się na koszt alarmu",
      lead: "System z montażem kosztuje {alarm.koszt}. Miejsce w tym zakresie wynika przede wszystkim z liczby czujek.",
      paragraphs: [
        "Przyjmij {alarm.cena.baza} za centralę z manipulatorem, akumulatorem, sygnalizatorem i komunikatorem oraz {alarm.cena.czujka} za każdą czujkę z montażem. Alarm w mieszkaniu z {przyklad.alarm.czujkiMieszkanie} czujkami kosztuje wtedy {przyklad.alarm.kosztMieszkanie}, a w domu z przykładu, z {przyklad.alarm.czujkiDom} czujkami, {przyklad.alarm.kosztDom}.",
      ],
      items: [
        {
          factor: "Liczba punktów",
          range: "największy wpływ",
          description: "Każda czujka to sprzęt, przewód lub bateria oraz czas na ustawienie i próbę.",
        },
        {
          factor: "Stan budynku",
          range: "duży wpływ",
          description: "Przed tynkami przewód jest tani. W wykończonym domu radio kosztuje mniej niż kucie.",
          note: "Przy każdym remoncie połóż rury pod przyszłe czujki.",
        },
        {
          factor: "Stopień i odporność na sabotaż",
          range: "duży wpływ",
          description: "Stopień 3 oznacza droższe czujki z wykrywaniem zasłonięcia i większy akumulator.",
        },
        {
          factor: "Łączność i agencja ochrony",
          range: "{alarm.abonament} miesięcznie",
          description:
            "Tyle, z grubsza, biorą agencje za odbiór sygnałów z domu i przyjazd patrolu. Karta SIM kosztuje osobno.",
          note: "Zapytaj o czas dojazdu, liczbę bezpłatnych interwencji i okres wypowiedzenia.",
        },
        {
          factor: "Integracja",
          range: "średni wpływ",
          description: "Kamery, brama, kontrola dostępu i sterowanie domem wymagają modułów i programowania.",
        },
      ],
      note: "{cena.vat}, z materiałem i montażem. Stawki orientacyjne z listopada 2026 r., a abonament płacisz agencji, z którą podpisujesz umowę. Firmy, magazyny i wspólnoty wyceniamy po obejrzeniu obiektu.",
    },
    {
      kind: "steps",
      id: "proba",
      heading: "Comiesięczna próba krok po kroku",
      lead: "Sprawdzaj system {alarm.test}. Wystarczy kwadrans, a uszkodzona czujka wyjdzie na jaw przed włamaniem.",
      items: [
        {
          title: "Uprzedź domowników i agencję",
          text: "Inaczej próba ściągnie patrol. Zatkaj uszy, jeśli stoisz blisko sygnalizatora.",
        },
        {
          title: "Włącz tryb testu",
          text: "Z manipulatora lub aplikacji, według instrukcji systemu. Centrala potwierdza wtedy każdą czujkę sygnałem.",
        },
        {
          title: "Przejdź dom",
          text: "Otwórz każde okno i przejdź przed każdą czujką ruchu. Odhacz te, które się odezwały.",
        },
        {
          title: "Sprawdź powiadomienie",
          text: "Wywołaj alarm raz i zmierz czas do wiadomości. Zapytaj agencję, czy go odebrała.",
        },
        {
          title: "Przejrzyj pamięć",
          text: "Zapisz komunikaty o bateriach, akumulatorze i łączności. Powtarzające się zgłoś serwisowi.",
        },
      ],
      after: [
        "Raz w roku system ogląda serwis: mierzy akumulator pod obciążeniem, czyści czujki, sprawdza styki sabotażowe i aktualizuje oprogramowanie. Akumulator wymienia się co 3–5 lat, zanim zacznie oddawać połowę pojemności. Centralę otwiera wyłącznie serwis: w środku jest 230 V.",
      ],
    },
    {
      kind: "table",
      id: "falszywe",
      heading: "Fałszywe alarmy i ich przyczyny",
      paragraphs: [
        "Pamięć zdarzeń podaje, która czujka zgłosiła alarm i o której godzinie. Zanim wezwiesz serwis, sprawdź to, do czego nie trzeba niczego otwierać.",
      ],
      caption: "Najczęstsze fałszywe alarmy.",
      columns: ["Co widać", "Skąd się bierze", "Co zrobić od razu", "Kiedy wezwać serwis"],
      rows: [
        {
          label: "Alarm z czujki ruchu w pustym pokoju",
          cells: [
            "słońce, początek grzania albo przeciąg, zawsze przed tą samą czujką",
            "zamknij okna przed uzbrojeniem, zdejmij wiszące dekoracje, zapisz godzinę z pamięci",
            "gdy się powtarza: czujkę trzeba przestawić albo wymienić na dualną",
          ],
        },
        {
          label: "Alarm przy wyjściu lub powrocie",
          cells: [
            "za krótki czas na wejście, nowy domownik, uchylone okno",
            "przećwicz z każdym wejście i wyjście, przed uzbrojeniem sprawdź okna",
            "gdy czasu brakuje mimo wprawy: zmienia się go w ustawieniach",
          ],
        },
        {
          label: "Sygnał sabotażu bez śladu",
          cells: [
            "zawilgocony styk, uchylona obudowa, mróz lub wiatr",
            "obejrzyj z ziemi obudowę, skasuj komunikat kodem i zanotuj pogodę",
            "za każdym razem: prawdziwy sabotaż wygląda w pamięci tak samo",
          ],
        },
        {
          label: "Czujka radiowa znika z systemu",
          cells: [
            "słaba bateria albo nowa przeszkoda, na przykład lustro lub lodówka",
            "wymień baterię na typ z instrukcji, odsuń przeszkodę",
            "gdy zanik wraca: serwis zmierzy zasięg i doda wzmacniacz",
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: "Czy alarm radiowy da się zagłuszyć?",
      answer:
        "Każde radio można zakłócić, ale porządny system to zauważy. Centrala wykrywa zagłuszanie i brak odpowiedzi czujek, po czym zgłasza alarm drugą drogą. Przy większym ryzyku wybierz przewody albo system stopnia wyższego niż 1.",
    },
    {
      question: "Czy zwierzę w domu wyklucza alarm?",
      answer:
        "Nie. Kontaktrony i czujki zbicia szyby na zwierzę nie reagują, a czujki ruchu da się pominąć strefą. Czujki odporne na zwierzęta działają do masy podanej w karcie i tylko przy właściwej wysokości montażu.",
    },
    {
      question: "Co z alarmem, gdy wyłączą prąd na dłużej?",
      answer:
        "System wysyła informację o braku zasilania i pracuje z akumulatora. Gdy akumulator zbliża się do końca, przychodzi drugie ostrzeżenie. Jeśli wyjeżdżasz na dłużej, ustaw powiadomienie także dla sąsiada lub agencji.",
    },
    {
      question: "Czy instalator alarmu musi mieć koncesję?",
      answer:
        "W domu, sklepie i biurze nie. Koncesja ministra spraw wewnętrznych jest potrzebna do montażu i serwisu zabezpieczeń w obiektach podlegających obowiązkowej ochronie, z ewidencji wojewody ({alarm.koncesjaPrzepis}). O wpis montera na listę kwalifikowanych pracowników zabezpieczenia technicznego możesz jednak zapytać przed każdą umową. Agencja ochrony potrzebuje koncesji zawsze.",
    },
    {
      question: "Czy muszę mieć umowę z agencją ochrony?",
      answer:
        "Nie, alarm może powiadamiać tylko ciebie. Agencja reaguje jednak o każdej porze i ma patrol. Ubezpieczyciel lub umowa najmu mogą jej wymagać, a wtedy centrala musi współpracować z jej stacją. Koszt to rząd {alarm.abonament} miesięcznie.",
    },
    {
      question: "Czy mogę przełączyć stary alarm na nową centralę?",
      answer:
        "Często tak. Przewody i kontaktrony zostają, wymienia się centralę, manipulator, akumulator i zużyte czujki. Co się nadaje, pokaże pomiar przewodów i wiek czujek.",
    },
    {
      question: "Czy alarm połączę z inteligentnym domem?",
      answer:
        "Tak, przez wyjścia przekaźnikowe albo bramkę. Uzbrojenie może wtedy gasić światło, obniżać temperaturę i zamykać rolety. Rozbrajania nie oddawaj automatyce bez kodu. Szczegóły są w poradniku o [inteligentnym domu](/poradnik/inteligentny-dom).",
    },
  ],
  advice:
    "Rozmieszczenie czujek i stopień zabezpieczenia ustal z instalatorem na miejscu, bo rzut nie pokaże słońca, psa ani przeciągu. Zasilanie centrali i przewody 230 V należą do elektryka, a wymagania polisy do ubezpieczyciela.",
  band: {
    heading: "Plan stref powstaje na rzucie domu",
    text: "Do pierwszej propozycji z ceną wystarczą rzut, liczba okien na parterze i informacja o zwierzętach.",
    button: { label: "Zapytaj o alarm", to: "/kontakt" },
  },
  related: {
    services: ["alarmy", "monitoring", "smart-home"],
    guides: ["monitoring", "bezpieczenstwo", "inteligentny-dom"],
  },
} as const satisfies Guide;
