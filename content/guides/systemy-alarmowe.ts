import type { Guide } from "@/lib/content/types";

export const systemyAlarmowe: Guide = {
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
    lead: "Plan zacznij od sypialni, w których czujki dymu i czadu mają wszystkich obudzić, i od drogi, którą wejdzie włamywacz. Centralę dobiera się na końcu.",
    answer:
      "Alarm w piętrowym domu 140 m², z {przyklad.alarm.czujkiDom} czujkami, kosztuje w 2026 roku najczęściej {przyklad.alarm.kosztDom} z montażem. Przed tynkami zapłacisz bliżej dolnej kwoty. Zacznij od czujek dymu i czadu, które czuwają zawsze, a próbę systemu rób {alarm.test}.",
  },
  keyFacts: [
    { label: "Koszt systemu z montażem", value: "{alarm.koszt}" },
    { label: "Praca bez sieci energetycznej", value: "{alarm.podtrzymanie}" },
    { label: "Głośność sygnalizatora", value: "do {alarm.syrena}" },
    { label: "Próba systemu", value: "{alarm.test}" },
  ],
  sections: [
    {
      kind: "text",
      id: "dym-i-czad",
      heading: "Najpierw czujki dymu, czadu i gazu",
      paragraphs: [
        "Te czujki chronią życie, więc czuwają zawsze, także przy rozbrojonym alarmie. Czujka dymu (PN-EN 14604) wisi na suficie, z dala od narożników i okapu: pierwsza na drodze z sypialni do wyjścia, następne na każdej kondygnacji. Czujkę czadu (PN-EN 50291-1) montuje się tam, gdzie stoi kocioł, kominek albo piecyk, i przy sypialniach, na wysokości z instrukcji.",
        "Rozporządzenie MSWiA z 21 listopada 2024 r. (Dz.U. poz. 1716) wprowadza obowiązek takich czujek etapami, z wyjątkami. Autonomiczna czujka dymu ma być w lokalu mieszkalnym, a autonomiczna czujka czadu tam, gdzie spala się paliwo. Autonomiczna ma własną baterię i sygnał. Czujka zasilana tylko z centrali alarmu jej nie zastępuje. Nowych budynków obowiązek dotyczy od {czujki.nowe}, a hoteli i najmu na doby od {czujki.hotele} Istniejące mieszkania i domy mają czas do {czujki.mieszkania} Większe hotele i szpitale potrzebują osobnego [systemu sygnalizacji pożarowej](/uslugi/alarmy#pozar).",
      ],
      list: [
        "{zasada.dym} Nie wracaj po rzeczy.",
        "**Czad:** otwórz okna, które masz po drodze, wyjdź z domownikami i dzwoń pod {tel.alarmowy} lub {tel.straz}. O bólu głowy i nudnościach powiedz dyspozytorowi.",
        "**Gaz:** nie włączaj ani nie wyłączaj niczego elektrycznego, także światła. Wyjdź i z zewnątrz zadzwoń pod {tel.alarmowy} albo 992, do pogotowia gazowego.",
      ],
      callout: {
        title: "Czujka ma datę ważności.",
        text: "Sensor starzeje się nawet w pudełku. Termin wymiany, nie dłuższy niż 10 lat, znajdziesz na obudowie. Czujkę zasilaną z 230 V wymienia elektryk.",
      },
    },
    {
      kind: "cases",
      id: "strefy",
      heading: "Podział domu na strefy i tryby czuwania",
      drawing: {
        drawing: "plan",
        title: "Parter podzielony na strefy, tryb nocny",
        caption:
          "Nocą czuwają kontaktrony w oknach i drzwiach (dwa prostokąty) oraz cały zakreskowany garaż, osobna strefa. Czujki ruchu (kwadrat z trójkątem) w holu i salonie są wtedy wyłączone, więc zejście do kuchni niczego nie uruchamia. Centrala wisi w holu. Rysunek pokazuje część czujek z przykładu.",
        plan: "parter-alarm-noc",
      },
      paragraphs: [
        "Strefa to grupa czujek, którą uzbraja się razem. Nasz przykładowy dom ma 140 m², piętro, garaż w bryle i psa. Na parterze są trzy czujki ruchu, dwie zbicia szyby i dziewięć kontaktronów, czyli czujek otwarcia okna i drzwi. Na piętrze jest jedna czujka ruchu w holu, a garaż z kotłownią i czujką dualną tworzy osobną strefę. Zawsze czuwają dwie czujki dymu, po jednej na kondygnacji, dwie czadu, w kotłowni i przy sypialniach, oraz jedna zalania. Razem to {przyklad.alarm.czujkiDom} czujek.",
        "Zacznij od drogi włamywacza: którędy podejdzie niewidoczny i co otworzy. Pierwszą linią ochrony są okna i drzwi, drugą hol i schody. Gdy obie mają czujki, czujka ruchu w każdym pokoju niczego już nie dodaje.",
      ],
      items: [
        {
          title: "Wyjście z domu",
          text: "Czuwają wszystkie czujki. Po otwarciu drzwi wejściowych masz 30 sekund na rozbrojenie.",
          points: ["Dopóki któreś okno jest otwarte, alarmu nie uzbroisz"],
          recommendation:
            "Pies zostaje w pokoju, w którym są same kontaktrony. Czujki „odporne na zwierzęta” mają granicę wagi, a kot na szafie i tak je uruchomi.",
        },
        {
          title: "Noc",
          text: "Czuwają kontaktrony, garaż i czujki zbicia szyby. Po domu możesz chodzić.",
          points: ["Syrena budzi domowników już przy podważaniu okna"],
          recommendation:
            "Uzbrajaj alarm przyciskiem przy łóżku. Garaż ma być osobną strefą, jeśli prowadzą z niego drzwi do domu.",
        },
        {
          title: "Urlop",
          text: "Uzbrojony jest cały dom. Centrala codziennie wysyła sygnał kontrolny, a czujka zalania odcina wodę.",
          points: ["O awarii łącza dowiadujesz się w ciągu doby"],
          recommendation: "Przed wyjazdem zrób próbę i zostaw agencji telefon osoby, która ma klucz.",
        },
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Przewodowy, radiowy czy hybrydowy",
      items: [
        {
          name: "Przewodowy",
          description: "Każda czujka ma kabel do centrali, z którego bierze zasilanie.",
          specs: [
            { label: "Zasilanie czujek", value: "z centrali" },
            { label: "Cena czujki", value: "najniższa" },
            { label: "Kiedy kłaść", value: "przed tynkami" },
          ],
          advantages: ["Czujki nie mają baterii", "Trudniej go zagłuszyć"],
          disadvantages: ["W gotowym domu trzeba kuć ściany"],
          applications: "Nowy dom, remont, firma.",
        },
        {
          name: "Radiowy",
          description: "Czujki mają baterie i łączą się z centralą szyfrowanym radiem.",
          specs: [
            { label: "Zasilanie czujek", value: "bateria na kilka lat" },
            { label: "Cena czujki", value: "o {alarm.cena.doplataRadio} wyższa niż przewodowej" },
            { label: "Kiedy kłaść", value: "w każdej chwili" },
          ],
          advantages: ["Zakłada się go bez kurzu", "Łatwo dołożyć czujkę"],
          disadvantages: ["Co kilka lat wymienia się baterie", "Grube stropy skracają zasięg"],
          applications: "Mieszkanie, dom wykończony.",
        },
        {
          name: "Hybrydowy",
          description: "Jedna centrala obsługuje przewody i radio.",
          specs: [
            { label: "Zasilanie czujek", value: "mieszane" },
            { label: "Cena czujki", value: "zależnie od rodzaju" },
            { label: "Kiedy kłaść", value: "przewody od razu, radio później" },
          ],
          advantages: ["Rozbudowuje się go bez kucia"],
          disadvantages: ["Centrala jest droższa, a serwis obejmuje dwa rodzaje czujek"],
          applications: "Dom rozbudowywany etapami.",
        },
      ],
    },
    {
      kind: "rows",
      id: "elementy",
      heading: "Elementy systemu i ich zadania",
      picture: { name: "15-system-alarmowy" },
      items: [
        {
          term: "Centrala",
          text: "Zbiera sygnały z czujek. Wisi w środku chronionej strefy, nigdy przy drzwiach.",
        },
        {
          term: "Manipulator",
          text: "To klawiatura lub czytnik przy wejściu. Uzbrajasz nim alarm i widzisz stan stref.",
        },
        {
          term: "Sygnalizator",
          text: "Na zewnątrz wisi syrena z lampą, w środku druga. Wyją do {alarm.syrena}.",
        },
        {
          term: "Komunikator",
          text: "Powiadamia cię przez sieć komórkową (LTE) i internet. Jedną drogę łatwo przerwać, dwie dużo trudniej.",
        },
        { term: "Przycisk SOS", text: "Jest przy łóżku albo kasie i działa także po rozbrojeniu alarmu." },
      ],
      second: {
        firstHeading: "Centrala i jej urządzenia",
        heading: "Czujki według zadania",
        items: [
          { term: "Ruchu (PIR)", text: "Wykrywa ciepło, które się porusza. Nie kieruj jej na kominek i słońce." },
          { term: "Dualna", text: "Łączy podczerwień i mikrofale. Nadaje się do garażu i holu z przeciągiem." },
          { term: "Kontaktron", text: "Pilnuje okna i drzwi. Alarmuje, zanim ktoś wejdzie." },
          {
            term: "Zbicia szyby",
            text: "Montuj ją przy dużych szybach, przez które włamywacz wejdzie bez otwierania okna.",
          },
          { term: "Zalania", text: "Leży przy pralce i w kotłowni. Może sama zamknąć zawór wody." },
        ],
      },
    },
    {
      kind: "table",
      id: "stopnie",
      heading: "Stopnie zabezpieczenia według PN-EN 50131",
      paragraphs: [
        "Norma PN-EN 50131-1 dzieli systemy na cztery stopnie (Grade), zależnie od tego, jak dobrze przygotowany jest włamywacz, któremu mają się oprzeć. O stopniu decyduje najsłabszy element: jedna czujka stopnia 1 obniża cały system z dwójki do jedynki.",
      ],
      caption: "Stopnie w skrócie, z przykładami z praktyki.",
      columns: ["Stopień", "Ryzyko", "Założenie o włamywaczu", "Gdzie się go spotyka"],
      rows: [
        {
          label: "1",
          cells: ["małe", "nie zna systemu, ma proste narzędzia", "mieszkanie na piętrze"],
        },
        {
          label: "2",
          cells: ["małe do średniego", "zna podstawy, ma przenośne przyrządy", "dom, sklep, biuro"],
        },
        {
          label: "3",
          cells: ["średnie do dużego", "zna systemy, ma elektronikę", "jubiler, kantor"],
        },
        { label: "4", cells: ["duże", "planuje włamanie i potrafi podmienić elementy", "skarbiec, obiekt szczególny"] },
      ],
      after: [
        "Osobno podaje się klasę środowiskową, od I (pokój ogrzewany) do IV (na zewnątrz bez osłony). Czujka pokojowa w zimnym garażu zgłasza alarmy bez powodu. Zapytaj też ubezpieczyciela, jakiego stopnia wymaga i czy chce agencji ochrony. Od tego może zależeć odszkodowanie.",
      ],
    },
    {
      kind: "example",
      id: "zasilanie",
      heading: "Jaki akumulator do alarmu",
      paragraphs: [
        "Systemy, które montujemy, pracują bez prądu z sieci przez {alarm.podtrzymanie}, a norma PN-EN 50131-1 wymaga co najmniej {alarm.normaCzas} w stopniach 1 i 2. W rachunku domu z przykładu pomijamy kontaktrony, bo prądu nie pobierają.",
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
        "Popularny akumulator 7 Ah, gdy się zestarzeje, nie utrzyma alarmu w tym domu przez {przyklad.alarm.godziny}. Potrzebny jest akumulator {przyklad.alarm.akumulator}. Na {przyklad.alarm.doba} potrzeba {przyklad.alarm.pojemnoscDoba}, czyli akumulatora {przyklad.alarm.akumulatorDoba}, sprzedawanego też jako 18 Ah.",
      after: [
        "Model {przyklad.alarm.akumulator} ma zwykle te same wymiary co 7 Ah. Większy musi zmieścić się w obudowie, a centrala musi zdążyć go naładować.",
        "Syrenę sąsiedzi potrafią zlekceważyć, a wiadomość w telefonie prześpisz albo odbierzesz po locie. O każdej porze zareaguje tylko agencja ochrony.",
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      heading: "Co składa się na koszt alarmu",
      lead: "System z montażem kosztuje {alarm.koszt}, zależnie od liczby czujek.",
      paragraphs: [
        "Przyjmij {alarm.cena.baza} za centralę z manipulatorem, akumulatorem, sygnalizatorem i komunikatorem oraz {alarm.cena.czujka} za każdą czujkę z montażem. Alarm w mieszkaniu z {przyklad.alarm.czujkiMieszkanie} czujkami kosztuje wtedy {przyklad.alarm.kosztMieszkanie}, a w domu z przykładu, z {przyklad.alarm.czujkiDom} czujkami, {przyklad.alarm.kosztDom}. Jeśli to za dużo, odłóż czujki zbicia szyby, ale nigdy dymu i czadu.",
      ],
      items: [
        {
          term: "Stan budynku",
          value: "duży wpływ",
          text: "Przed tynkami przewód jest tani. W wykończonym domu wybierz czujki radiowe: dopłata {alarm.cena.doplataRadio} do każdej jest mniejsza niż koszt kucia.",
        },
        {
          term: "Łączność i agencja ochrony",
          value: "{alarm.abonament} miesięcznie",
          text: "Tyle wynosi abonament za odbiór sygnałów i przyjazd patrolu, bez karty SIM.",
          small: "Zapytaj agencję o czas dojazdu.",
        },
        {
          term: "Przegląd",
          value: "{alarm.cena.przeglad} raz w roku",
          text: "Serwis mierzy w domu akumulator, czyści czujki i sprawdza działanie każdej z nich. Nowy akumulator liczy się osobno.",
        },
        {
          term: "Integracja",
          value: "średni wpływ",
          text: "Kamery, brama, kontrola dostępu i [sterowanie domem](/poradnik/inteligentny-dom) wymagają modułów.",
        },
      ],
      note: "{cena.vat}, według stawek z listopada 2026 r. Firmy i wspólnoty wyceniamy po obejrzeniu obiektu.",
    },
    {
      kind: "steps",
      id: "proba",
      heading: "Comiesięczna próba krok po kroku",
      items: [
        {
          title: "Uprzedź domowników i agencję",
          text: "Nieuprzedzona agencja wyśle patrol.",
        },
        {
          title: "Włącz tryb testu",
          text: "Centrala potwierdza wtedy sygnałem każdą czujkę, która zadziałała.",
        },
        {
          title: "Przejdź dom",
          text: "Otwórz każde okno, przejdź przed każdą czujką ruchu i odhacz te, które się odezwały.",
        },
        {
          title: "Sprawdź powiadomienie",
          text: "Wywołaj alarm raz, zmierz czas do nadejścia wiadomości i zapytaj agencję, czy odebrała sygnał.",
        },
        {
          title: "Przejrzyj pamięć",
          text: "Komunikaty o bateriach, akumulatorze i łączności, które się powtarzają, zgłoś serwisowi.",
        },
      ],
      after: [
        "Zużytego akumulatora domowa próba nie pokaże. Zmyślony przykład: w nocy zabrakło prądu i sześcioletni alarm po dwóch godzinach zgasł, choć manipulator nigdy nie zgłaszał usterki. Akumulator 7 Ah miał bez obciążenia 12,9 V, czyli wyglądał na zdrowy. Obciążony prądem 0,5 A spadł do 10,5 V już po 100 minutach, czyli z siedmiu amperogodzin oddał niecałą jedną. Wymiana na nowy, z próbą podtrzymania i datą na obudowie, trwa 40 minut.",
        "Raz w roku serwis mierzy więc akumulator pod obciążeniem, czyści czujki i sprawdza styki sabotażowe. Sam akumulator wymienia się co 3–5 lat. Centralę otwiera wyłącznie serwis, bo w środku jest 230 V.",
      ],
    },
    {
      kind: "table",
      id: "falszywe",
      heading: "Fałszywe alarmy i ich przyczyny",
      caption: "Najczęstsze fałszywe alarmy. Czujkę i godzinę podaje pamięć zdarzeń.",
      columns: ["Co widać", "Skąd się bierze", "Co zrobić od razu", "Kiedy wezwać serwis"],
      rows: [
        {
          label: "Alarm z czujki ruchu w pustym pokoju",
          cells: [
            "świeci na nią słońce, rusza ogrzewanie albo jest przeciąg",
            "zamknij okna, zapisz godzinę",
            "gdy alarm się powtarza: czujkę trzeba przestawić albo wymienić",
          ],
        },
        {
          label: "Sygnał sabotażu bez śladu",
          cells: [
            "zawilgotniał styk, uchyliła się obudowa, zaszkodził mróz lub wiatr",
            "obejrzyj z ziemi obudowę, skasuj komunikat, zanotuj pogodę",
            "za każdym razem, bo prawdziwy sabotaż wygląda tak samo",
          ],
        },
        {
          label: "Czujka radiowa znika z systemu",
          cells: [
            "bateria jest słaba albo na drodze stanęła przeszkoda",
            "wymień baterię na typ z instrukcji, odsuń przeszkodę",
            "gdy czujka znika znowu",
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: "Czy alarm radiowy da się zagłuszyć?",
      answer:
        "Każde radio można zakłócić, ale porządna centrala wykrywa zagłuszanie i brak odpowiedzi czujek, po czym zgłasza alarm drugą drogą.",
    },
    {
      question: "Czy instalator alarmu musi mieć koncesję?",
      answer:
        "W domu, sklepie i biurze nie. Koncesja ministra spraw wewnętrznych jest potrzebna do montażu i serwisu zabezpieczeń w obiektach podlegających obowiązkowej ochronie, wpisanych do ewidencji wojewody ({alarm.koncesjaPrzepis}). Agencja ochrony potrzebuje koncesji zawsze.",
    },
    {
      question: "Czy mogę przełączyć stary alarm na nową centralę?",
      answer:
        "Często tak. Przewody i kontaktrony zwykle się nadają, a wymienia się centralę, manipulator, akumulator i stare czujki.",
    },
  ],
  advice:
    "Rozmieszczenie czujek i stopień zabezpieczenia ustal z instalatorem na miejscu, bo rzut nie pokaże słońca, psa ani przeciągu. Zasilanie centrali i przewody 230 V należą do elektryka, a wymagania polisy zna ubezpieczyciel.",
  band: {
    heading: "Plan stref powstaje na rzucie domu",
    text: "Do pierwszej propozycji z ceną wystarczą rzut, liczba okien na parterze i informacja o zwierzętach.",
    button: { label: "Zapytaj o alarm", to: "/kontakt" },
  },
  related: {
    services: ["alarmy", "monitoring", "smart-home"],
    guides: ["monitoring", "bezpieczenstwo", "inteligentny-dom"],
  },
};
