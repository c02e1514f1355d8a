import type { Guide } from "@/lib/content/types";

export const inteligentnyDom: Guide = {
  slug: "inteligentny-dom",
  name: "Inteligentny dom",
  card: "KNX, systemy jednej marki, bezprzewodowe i Matter, plan pokój po pokoju, etapy, koszt i policzone oszczędności.",
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
      "termostaty Wi-Fi na grzejniki",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Inteligentny dom: wybór systemu i koszt",
    lead: "Zacznij od listy tego, co dom ma robić sam w każdym pokoju. Z niej wynikają przewody i cena, a po tynkach każda zmiana oznacza kucie.",
    answer:
      "Na budowie połóż przewody, a w wykończonym mieszkaniu wybierz system bezprzewodowy. Przewodowa automatyka domu z {przyklad.smart.dom} punktami, czyli lampami, roletami i czujnikami, kosztuje {przyklad.smart.kosztDom}. Kup ją dla wygody: na ogrzewaniu pompą ciepła oszczędzisz tylko {przyklad.smart.kwotaC} rocznie.",
    picture: { name: "08-panel-knx-salon" },
  },
  keyFacts: [
    {
      label: "Przewodowo, mieszkanie z {przyklad.smart.mieszkanie} punktami",
      value: "{przyklad.smart.kosztMieszkanie}",
    },
    { label: "Bez przewodów, dom z {przyklad.smart.dom} punktami", value: "{przyklad.smart.radioDom}" },
    { label: "Mniej ciepła z automatyką, według normy", value: "{przyklad.smart.oszczednosc}" },
    { label: "Urządzeń na jednej linii KNX", value: "{knx.naLinii}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "systemy",
      heading: "KNX, system bezprzewodowy czy hybryda",
      paragraphs: [
        "Systemy różni przede wszystkim połączenie przycisku z modułem, który załącza obwód. Od tego połączenia zależy, czy światło zapali się bez internetu i czy za dziesięć lat kupisz część zamienną. Światło na schodach, ogrzewanie i rolety łącz przewodem, bo bez nich trudno mieszkać.",
      ],
      items: [
        {
          name: "KNX (przewodowy)",
          description:
            "Przyciski i czujniki wysyłają polecenia zielonym przewodem (magistralą) do modułów w rozdzielnicy.",
          specs: [
            { label: "Montaż", value: "przed tynkami" },
            { label: "Internet", value: "niepotrzebny do pracy" },
          ],
          advantages: [
            "Części robi wielu producentów i można je ze sobą mieszać.",
            "Nie ma baterii, a zepsute urządzenie nie zatrzymuje reszty.",
          ],
          disadvantages: [
            "Rozdzielnica jest większa, a zmiany w programie robi instalator.",
            "Po awarii zasilacza nie działa cała linia.",
          ],
          applications: "Nowy dom, remont z kuciem, biuro.",
        },
        {
          name: "Bezprzewodowy",
          description: "Moduły w puszkach i głowice na grzejnikach łączą się przez Zigbee, Z-Wave, Thread albo Wi-Fi.",
          specs: [
            { label: "Montaż", value: "w wykończonym domu" },
            { label: "Internet", value: "zależy od centralki" },
          ],
          advantages: ["Zakłada się je bez kucia, choćby w jednym pokoju."],
          disadvantages: [
            "Co rok lub dwa wymienia się baterie w czujnikach i głowicach.",
            "Większość modułów wymaga w puszce przewodu neutralnego N.",
          ],
          applications: "Mieszkanie i dom po wykończeniu.",
        },
        {
          name: "Hybrydowy",
          description:
            "Światło, rolety i ogrzewanie mają przewód, reszta łączy się bezprzewodowo, a oba układy spina bramka.",
          specs: [
            { label: "Montaż", value: "przewody od razu, reszta później" },
            { label: "Internet", value: "niepotrzebny do podstawowych funkcji" },
          ],
          advantages: ["Podstawy działają bez radia, a rozbudowa nie wymaga remontu."],
          disadvantages: ["Ustawień szuka się w dwóch programach."],
          applications: "Dom budowany etapami, dobudówka, ogród.",
        },
      ],
      after: [
        "Zanim kupisz moduły, każ elektrykowi sprawdzić, czy w puszkach łączników jest przewód neutralny N. W wielu starszych mieszkaniach go nie ma. Wtedy zostają moduły, które zasilają się prądem płynącym przez lampę i wymagają zwykle lampy co najmniej 10 W. Lampa LED o mocy 4 W żarzy się z takim modułem także po wyłączeniu. Pomaga kondensator przy lampie, który obniża na niej napięcie z kilkudziesięciu woltów do kilku. Na montaż dziewięciu modułów z kilkoma kondensatorami licz około siedmiu godzin pracy elektryka, a przy lampach o większej mocy mniej.",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Ile kosztuje inteligentny dom",
      paragraphs: [
        "Płaci się za sterowane punkty, czyli obwody światła, rolety, strefy ogrzewania, panele z przyciskami i czujniki, więc sypialnia z pięcioma roletami bywa droższa od dużego salonu. W cenie punktu jest urządzenie z montażem i programem, a przy przewodowym także kabel.",
      ],
      caption: "Automatyka z materiałem i robocizną, bez instalacji 230 V.",
      columns: ["Zakres", "Przewodowo", "Bezprzewodowo"],
      rows: [
        { label: "Jeden punkt", cells: ["{smart.cena.punkt}", "{smart.cena.radio}"] },
        { label: "Centralka", cells: ["niekonieczna w KNX", "{smart.cena.centralka}"] },
        {
          label: "Mieszkanie, {przyklad.smart.mieszkanie} punktów",
          cells: ["{przyklad.smart.kosztMieszkanie}", "{przyklad.smart.radioMieszkanie}"],
        },
        {
          label: "Dom, {przyklad.smart.dom} punktów",
          note: "światło {przyklad.smart.swiatlo}, rolety {przyklad.smart.rolety}, ogrzewanie {przyklad.smart.strefy}, panele i czujniki {przyklad.smart.panele}",
          cells: ["{przyklad.smart.kosztDom}", "{przyklad.smart.radioDom}"],
        },
      ],
      after: [
        "Publiczne cenniki z 2025 roku dają podobny wynik. Zwykła instalacja w domu 100–150 m² kosztuje w nich {smart.cena.zwykla}, a inteligentna, już z częścią 230 V, {smart.cena.inteligentna}. Dopłata wynosi więc {przyklad.smart.doplata}.",
        "Cenę podnoszą ekrany w każdym pokoju oraz bramki do pompy ciepła, falownika i muzyki, a obniża ją łączenie lamp w grupy. Przy małym budżecie połóż od razu wszystkie przewody, a część modułów dołóż w drugim roku. Pozwala na to też nasza [oferta smart home](/uslugi/smart-home#koszt).",
        "Późniejsze zmiany programu instalator KNX liczy po {smart.cena.programowanie} za godzinę. Dodanie sceny (zestawu ustawień) zajmuje zwykle mniej niż godzinę i da się je zrobić zdalnie. Radiowe moduły ustawisz sam w aplikacji.",
      ],
      note: "{cena.vat}. To szacunek z jesieni 2026 roku, bez kucia w gotowym domu.",
    },
    {
      kind: "table",
      id: "pokoje",
      heading: "Plan pokój po pokoju",
      paragraphs: [
        "Przejdź w myślach zwykły dzień i zapisz czynności, które powtarzasz, a potem skreśl te, które wolisz robić ręcznie. Z listy ośmiu do piętnastu funkcji instalator policzy przewody i czujniki.",
      ],
      caption: "Funkcje, z których domownicy rzeczywiście korzystają.",
      columns: ["Pomieszczenie", "Co działa samo", "Co włączasz ręcznie", "Kabel na zapas"],
      rows: [
        {
          label: "Salon",
          cells: [
            "rolety zjeżdżają od słońca, ogrzewanie trzyma temperaturę",
            "sceny światła, telewizor",
            "do rolet i projektora",
          ],
        },
        {
          label: "Kuchnia",
          cells: [
            "wentylacja rusza od pary i dwutlenku węgla",
            "światło nad blatem",
            "do czujki zalania przy zmywarce",
          ],
        },
        {
          label: "Sypialnie",
          cells: [
            "ogrzewanie zwalnia na noc, rolety podnoszą się o świcie",
            "przycisk „Noc” przy łóżku",
            "do czujki otwarcia okna",
          ],
        },
        {
          label: "Łazienka",
          cells: [
            "wentylacja rusza od wilgoci, nocą zapala się słabe światło",
            "ogrzewanie podłogi",
            "do czujki zalania i siłownika zaworu",
          ],
        },
        {
          label: "Hol",
          cells: ["światło zapala się od ruchu", "przycisk „Wychodzę”, alarm", "do wideodomofonu i czytnika"],
        },
        {
          label: "Kotłownia",
          cells: [
            "pompa ciepła grzeje dom i wodę",
            "przełącznik ręczny przy kotle",
            "do licznika energii i bramki pompy ciepła (Modbus)",
          ],
        },
        {
          label: "Ogród i garaż",
          cells: [
            "światło zapala się o zmierzchu, podlewanie o świcie",
            "brama, ładowarka auta",
            "do stacji pogodowej na dachu",
          ],
        },
      ],
      after: [
        "Gość ma zapalić światło przy drzwiach, bez telefonu. Jeśli domownicy nie rozumieją, dlaczego rolety zjeżdżają o siedemnastej, po miesiącu poproszą o ich wyłączenie.",
      ],
    },
    {
      kind: "rows",
      id: "marki",
      heading: "Loxone, Grenton, Ampio i Matter na tle KNX",
      picture: { name: "10-oswietlenie-led-salon" },
      items: [
        {
          term: "KNX",
          text: "To standard wielu firm. Ustawienia domu są w pliku programu ETS, z którym poradzi sobie każdy instalator KNX.",
          note: "wielu producentów",
        },
        {
          term: "Loxone",
          text: "To system z Austrii. Jednostka centralna Miniserver steruje modułami na magistrali Tree albo radiowymi Air.",
          note: "jeden producent",
        },
        {
          term: "Grenton",
          text: "Polski system z modułami przewodowymi i radiowymi.",
          note: "jeden producent",
        },
        {
          term: "Ampio",
          text: "Polski system na magistrali CAN, bez jednostki centralnej.",
          note: "jeden producent",
        },
        {
          term: "Zigbee, Z-Wave, Thread",
          text: "Radio, którym jedna centralka łączy moduły i czujniki różnych marek.",
          note: "gotowe mieszkanie",
        },
        {
          term: "Matter",
          text: "To wspólny język urządzeń różnych marek, od 2022 roku. Działa bez chmury, przez Wi-Fi, kabel sieciowy albo radio Thread, które z siecią domu łączy osobne urządzenie (router brzegowy). Od końca 2025 roku obsługuje też kamery.",
          note: "gniazdka, żarówki, termostaty",
        },
      ],
      after: [
        "System jednej marki bywa tańszy, ale moduły kupisz tylko u jej producenta. Zanim go wybierzesz, zapytaj, kto oprócz wykonawcy zna ten system w promieniu godziny drogi.",
      ],
    },
    {
      kind: "text",
      id: "knx",
      heading: "Przewód KNX na budowie",
      paragraphs: [
        "Przewód magistralny biegnie obok instalacji 230 V, ale we wspólnej puszce musi je dzielić przegroda. Na klasycznej linii mieszczą się {knx.naLinii} urządzenia, a większy dom dostaje drugą linię. [Długość linii i liczba wszystkich urządzeń](/uslugi/smart-home#knx) też mają granice, lecz dom jednorodzinny do nich nie dochodzi. Do kamer, muzyki i wideodomofonu doprowadź osobną [skrętkę](/poradnik/sieci-lan).",
      ],
    },
    {
      kind: "steps",
      look: "schedule",
      id: "etapy",
      heading: "Etapy wdrożenia, od listy funkcji do korekt",
      items: [
        {
          title: "Lista funkcji",
          text: "Dzielisz funkcje na konieczne i przydatne, wybierasz system przewodowy, bezprzewodowy albo hybrydę.",
          time: "przed projektem instalacji",
          details: ["Rzut z meblami i kierunkami świata"],
          level: "critical",
        },
        {
          title: "Projekt",
          text: "Instalator rysuje magistralę, rozdzielnicę i trasy, dobiera urządzenia.",
          time: "przed stanem surowym zamkniętym",
          details: ["Miejsce w rozdzielnicy na przyszłe moduły"],
          level: "critical",
        },
        {
          title: "Okablowanie",
          text: "Z instalacją 230 V układa się magistralę, skrętkę, zasilanie rolet i siłowników.",
          time: "przed tynkami",
          details: ["Głębokie puszki, pomiary przed zakryciem"],
          level: "critical",
        },
        {
          title: "Rozdzielnica i osprzęt",
          text: "Montuje się zasilacz, moduły, panele, czujniki i zabezpieczenia.",
          time: "po malowaniu",
          details: ["Opis obwodów, ręczne sterowanie na modułach"],
          level: "high",
        },
        {
          title: "Programowanie",
          text: "Ustawia się sceny i harmonogramy, sprawdza każdy przycisk.",
          time: "przed przeprowadzką",
          details: ["Próba bez internetu i po zaniku napięcia"],
          level: "high",
        },
        {
          title: "Odbiór i dokumentacja",
          text: "Dostajesz projekt, hasła i protokoły, domownicy uczą się obsługi.",
          time: "w dniu odbioru",
          details: ["Plik ETS i klucze KNX Secure na twoim nośniku"],
          level: "high",
        },
        {
          title: "Korekty",
          text: "Poprawia się progi i wyłącza funkcje, których nikt nie używa.",
          time: "po roku użytkowania",
          level: "normal",
        },
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
          "Ciepło w klasie C przyjmujemy za {przyklad.smart.wspC}. Dom bez regulacji (D) potrzebuje {przyklad.smart.wspD}, z regulacją w pokojach (B) {przyklad.smart.wspB}, a z pełną automatyką (A) {przyklad.smart.wspA}.",
        bars: [
          { name: "klasa D", fact: "przyklad.smart.wspD" },
          { name: "klasa C", fact: "przyklad.smart.wspC" },
          { name: "klasa B", fact: "przyklad.smart.wspB" },
          { name: "klasa A", fact: "przyklad.smart.wspA", lit: true },
        ],
      },
      paragraphs: [
        "Norma PN-EN ISO 52120-1 dzieli automatykę na klasy. W uproszczeniu C to termostaty, B regulacja każdego pokoju z harmonogramem, a A uwzględnia też obecność domowników. Liczymy od klasy C, bo termostaty ma dziś prawie każdy dom.",
      ],
      steps: [
        {
          text: "Dom 150 m² bez regulacji pokoi potrzebuje {przyklad.smart.cieplo} ciepła rocznie, a z termostatami ({przyklad.smart.cieplo} : {przyklad.smart.wspD})",
          result: "{przyklad.smart.poC}",
        },
        {
          text: "Pełna automatyka (klasa A): mniej o {przyklad.smart.procentC}, czyli {przyklad.smart.roznicaC} ciepła. Pompa ciepła, która z 1 kWh prądu robi {pompa.copPodloga} kWh ciepła przy podłogówce i {pompa.copGrzejniki} przy grzejnikach, pobrałaby na to",
          result: "{przyklad.smart.pradC}",
        },
        {
          text: "Oszczędność roczna przy {energia.cenaG11Zmienna}, bez opłat stałych",
          result: "{przyklad.smart.kwotaC}",
        },
        {
          text: "Dopłata do automatyki {przyklad.smart.doplata} zwraca się z ogrzewania przez",
          result: "{przyklad.smart.zwrot}",
        },
        {
          text: "Sterowniki radiowe z harmonogramem w pokojach (klasa B): mniej o {przyklad.smart.procentB}, czyli rocznie",
          result: "{przyklad.smart.kwotaB}",
        },
        {
          text: "Termostaty w {przyklad.smart.strefy} strefach z centralką za {przyklad.smart.kosztStref} zwracają się przez",
          result: "{przyklad.smart.zwrotStref}",
        },
      ],
      result:
        "Pełna automatyka oszczędza na ogrzewaniu {przyklad.smart.kwotaC} rocznie, a same termostaty radiowe {przyklad.smart.kwotaB}, choć są wielokrotnie tańsze.",
      after: [
        "Jeśli chodzi ci o rachunki, zacznij od termostatów z harmonogramem i od [oszczędzania bez automatyki](/poradnik/oszczedzanie). Dom bez żadnej regulacji (klasa D) zaoszczędziłby {przyklad.smart.procentD} ciepła, ale sporą część dadzą mu już zwykłe głowice.",
      ],
      note: "Współczynniki z normy opisują typowe budynki.",
    },
    {
      kind: "text",
      id: "obietnice",
      heading: "Ile jeszcze daje automatyka",
      paragraphs: [
        "Nasza oferta podaje {smart.energia} mniej energii w całym domu, {smart.czas} zaoszczędzone dziennie przez całą rodzinę, wartość domu wyższą o {smart.wartosc} i poziom bezpieczeństwa {smart.bezpieczenstwo}. Są to szacunki, które zależą od domu i nawyków. Do budżetu przyjmij samą oszczędność ciepła z rachunku wyżej, a bezpieczeństwo oceniaj po [stopniu zabezpieczenia alarmu](/poradnik/systemy-alarmowe#stopnie).",
      ],
    },
    {
      kind: "text",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo i praca bez internetu",
      paragraphs: [
        "Przed zakupem zapytaj, co się stanie po odłączeniu routera. Przyciski, ogrzewanie i brama mają działać także bez chmury producenta.",
        "Bramka KNX/IP wystawiona do internetu wpuszcza każdego, kto ją znajdzie. Z zewnątrz łącz się tylko przez [szyfrowane połączenie](/poradnik/sieci-lan#bezpieczenstwo). Przy furtce i tam, gdzie przewód wychodzi na zewnątrz, wybieraj urządzenia KNX Secure, które szyfrują polecenia.",
        "Przekazanie pliku ETS, haseł i kluczy wpisz do umowy. Bez tego pliku następny instalator zaczyna programowanie od zera.",
      ],
      list: [
        "Kocioł, grzałka i sauna mają własne zabezpieczenie temperatury, niezależne od automatyki.",
        "Światło w holu i na schodach po zaniku napięcia wraca do ustalonego stanu.",
        "Bramę i rolety da się otworzyć ręcznie albo z akumulatora.",
      ],
      callout: {
        title: "Montaż w puszce to praca przy 230 V.",
        text: "Nie montuj modułów samodzielnie. Źle dobrany moduł grzeje się w puszce za łącznikiem, a bez przewodu ochronnego PE metalowa obudowa lampy może znaleźć się pod napięciem.",
      },
    },
  ],
  faq: [
    {
      question: "Czy Matter zastąpi KNX?",
      answer:
        "W wykończonym mieszkaniu może wystarczyć. Na budowie i tak potrzebne są przewody do rozdzielnicy i moduły, które przełączają obwody. Oba systemy łączy bramka, na przykład do sterowania głosem.",
    },
    {
      question: "Czego nie warto automatyzować?",
      answer:
        "Czynności rzadkich i takich, które każdy domownik robi inaczej. Kłopoty sprawiają zwłaszcza rolety w pokoju, w którym ktoś śpi do południa, i światło w łazience sterowane głosem.",
    },
    {
      question: "Ile prądu pobiera sam inteligentny dom?",
      answer:
        "Zasilacz magistrali z modułami bierze od kilku do kilkudziesięciu watów. Przy {przyklad.smart.pobor} przez cały rok wychodzi {przyklad.smart.poborRok}, około {przyklad.smart.poborKwota}. Zanim kupisz urządzenia, zapytaj projektanta o tę moc.",
    },
    {
      question: "Co zrobić na budowie, jeśli decyzja jeszcze nie zapadła?",
      answer:
        "Zamów głębokie puszki, przewód N w każdym łączniku, zasilanie przy oknach, puste rury do rozdzielnicy i rozdzielnicę o rząd większą. Potem wybierzesz dowolny system bez kucia.",
    },
  ],
  advice:
    "Pokaż rzut instalatorowi, który będzie programował dom, i poproś o listę punktów z ceną. W rozdzielnicy i puszkach pracuje elektryk z uprawnieniami, także przy systemie radiowym.",
  band: {
    heading: "Na początek pięć funkcji na kartce",
    text: "Taka kartka i rzut wystarczą, żeby rozpisać punkty i policzyć cenę, a wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o smart home", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "instalacje", "alarmy"],
    guides: ["sieci-lan", "oszczedzanie", "systemy-alarmowe"],
  },
};
