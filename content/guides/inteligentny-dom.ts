import type { Guide } from "@/lib/content/types";

export const inteligentnyDom: Guide = {
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
      "Na budowie połóż przewód, a w wykończonym mieszkaniu wybierz radio. Punkt przewodowy, na przykład lampa albo roleta, kosztuje {smart.cena.punkt}, a dom z {przyklad.smart.dom} takimi punktami {przyklad.smart.kosztDom}. Punkt radiowy kosztuje {smart.cena.radio}, mieszkanie z {przyklad.smart.mieszkanie} punktami {przyklad.smart.radioMieszkanie}. Kup to dla wygody, bo na ogrzewaniu domu oszczędzisz {przyklad.smart.kwotaC} rocznie.",
  },
  keyFacts: [
    {
      label: "Przewodowo, mieszkanie z {przyklad.smart.mieszkanie} punktami",
      value: "{przyklad.smart.kosztMieszkanie}",
    },
    { label: "Radiem, dom z {przyklad.smart.dom} punktami", value: "{przyklad.smart.radioDom}" },
    { label: "Mniej ciepła według normy", value: "{przyklad.smart.oszczednosc}" },
    { label: "Urządzeń na jednej linii KNX", value: "{knx.naLinii}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "systemy",
      heading: "KNX, radio czy hybryda",
      paragraphs: [
        "O tym, czy światło zapali się bez internetu i czy za dziesięć lat kupisz część, decyduje połączenie przycisku z modułem, który załącza obwód. Światło na schodach, ogrzewanie i rolety łącz przewodem, bo bez nich trudno mieszkać.",
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
            "Rozdzielnica jest większa, a program zmienia instalator.",
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
          description: "Przewodem idą światło, rolety i ogrzewanie, radiem reszta, a oba układy łączy bramka.",
          specs: [
            { label: "Montaż", value: "przewody od razu, reszta później" },
            { label: "Internet", value: "niepotrzebny do podstaw" },
          ],
          advantages: ["Podstawy działają bez radia, a rozbudowa nie wymaga remontu."],
          disadvantages: ["Ustawień szuka się w dwóch programach."],
          applications: "Dom budowany etapami, dobudówka, ogród.",
        },
      ],
      after: [
        "Typowy przypadek z mieszkania oddanego w 2006 roku: w puszkach łączników nie było przewodu N, dlatego właściciel kupił dziewięć modułów, które go nie potrzebują. Po montażu trzy lampy LED żarzyły się także po wyłączeniu. Na najsłabszej, 4 W, miernik pokazał 78 V, bo taki moduł zasila się prądem płynącym przez lampę i wymaga co najmniej 10 W. Kondensatory przy tych lampach obniżyły napięcie do 5 V. Elektryk spędził tam razem z montażem siedem godzin, a rachunek bez modułów wyniósł około 1100 zł.",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Ile kosztuje inteligentny dom",
      paragraphs: [
        "Płaci się za sterowane punkty, czyli obwody światła, rolety, strefy ogrzewania, panele i czujniki, dlatego sypialnia z pięcioma roletami bywa droższa od dużego salonu. W cenie punktu jest urządzenie z montażem i programem, a przy przewodowym także kabel.",
      ],
      caption: "Automatyka z materiałem i robocizną, bez instalacji 230 V.",
      columns: ["Zakres", "Przewodowo", "Radiem"],
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
        "Publiczne cenniki z 2025 roku dają podobny wynik: instalacja w domu 100–150 m² kosztuje w nich {smart.cena.zwykla}, a inteligentna, już z częścią 230 V, {smart.cena.inteligentna}, czyli dopłata to {przyklad.smart.doplata}.",
        "Cenę podnoszą ekrany w każdym pokoju oraz bramki do pompy ciepła, falownika i muzyki, a obniża ją łączenie lamp w grupy. Przy małym budżecie połóż od razu wszystkie przewody, a część modułów dołóż w drugim roku, na co pozwala też nasza [oferta smart home](/uslugi/smart-home#koszt).",
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
          cells: ["rolety od słońca, temperatura", "sceny światła, telewizor", "do rolet i projektora"],
        },
        {
          label: "Kuchnia",
          cells: ["wentylacja od pary i dwutlenku węgla", "światło nad blatem", "do czujki zalania przy zmywarce"],
        },
        {
          label: "Sypialnie",
          cells: ["temperatura nocna, rolety o świcie", "przycisk „Noc” przy łóżku", "do kontaktronu w oknie"],
        },
        {
          label: "Łazienka",
          cells: [
            "wentylacja od wilgotności, światło nocne",
            "ogrzewanie podłogi",
            "do czujki zalania i siłownika zaworu",
          ],
        },
        { label: "Hol", cells: ["światło od ruchu", "przycisk „Wychodzę”, alarm", "do wideodomofonu i czytnika"] },
        {
          label: "Kotłownia",
          cells: ["ciepła woda, pompa ciepła", "przełącznik ręczny przy kotle", "do licznika energii i bramki Modbus"],
        },
        {
          label: "Ogród i garaż",
          cells: ["oświetlenie od zmierzchu, podlewanie", "brama, ładowarka auta", "do stacji pogodowej na dachu"],
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
      items: [
        {
          term: "KNX",
          text: "Standard wielu firm. Program z pliku ETS przejmie każdy instalator KNX.",
          note: "wielu producentów",
        },
        {
          term: "Loxone",
          text: "System z Austrii: jednostka centralna Miniserver, moduły na magistrali Tree albo radiowe Air.",
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
          text: "Radio do modułów i czujników różnych marek, które zbiera jedna centralka.",
          note: "gotowe mieszkanie",
        },
        {
          term: "Matter",
          text: "Wspólny język urządzeń różnych marek, od 2022 roku. Steruje bez chmury, przez Wi-Fi, Ethernet lub Thread, który wymaga routera brzegowego, a od końca 2025 roku obsługuje też kamery.",
          note: "gniazdka, żarówki, termostaty",
        },
      ],
      after: [
        "System jednej marki bywa tańszy, ale moduły kupisz tylko u niej. Przed umową zapytaj, kto oprócz wykonawcy zna go w promieniu godziny drogi.",
      ],
    },
    {
      kind: "text",
      id: "knx",
      heading: "Przewód KNX na budowie",
      paragraphs: [
        "Przewód magistralny biegnie obok instalacji 230 V, choć we wspólnej puszce musi ich dzielić przegroda. Na klasycznej linii mieszczą się {knx.naLinii} urządzenia i większy dom dostaje drugą, natomiast pozostałe [granice standardu](/uslugi/smart-home#knx) w domu jednorodzinnym nie przeszkadzają. Do kamer, muzyki i wideodomofonu doprowadź osobną [skrętkę](/poradnik/sieci-lan).",
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
          text: "Dzielisz funkcje na konieczne i przydatne, wybierasz przewód, radio albo hybrydę.",
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
          "Względem klasy C, przyjętej za {przyklad.smart.wspC}, dom bez regulacji (D) potrzebuje {przyklad.smart.wspD}, z regulacją w pokojach (B) {przyklad.smart.wspB}, a z pełną automatyką (A) {przyklad.smart.wspA} ciepła.",
        bars: [
          { name: "klasa D", fact: "przyklad.smart.wspD" },
          { name: "klasa C", fact: "przyklad.smart.wspC" },
          { name: "klasa B", fact: "przyklad.smart.wspB" },
          { name: "klasa A", fact: "przyklad.smart.wspA", lit: true },
        ],
      },
      paragraphs: [
        "Norma PN-EN ISO 52120-1 dzieli automatykę na klasy: w uproszczeniu C to termostaty, B regulacja każdego pokoju z harmonogramem, a A dodatkowo według obecności domowników. Liczymy od klasy C, bo termostaty ma dziś prawie każdy dom.",
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
          text: "Same termostaty radiowe (klasa B): mniej o {przyklad.smart.procentB}, czyli rocznie",
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
        "Jeśli chodzi ci o rachunki, zacznij od termostatów z harmonogramem i od [oszczędzania bez automatyki](/poradnik/oszczedzanie). Dom bez żadnej regulacji (klasa D) zyskałby {przyklad.smart.procentD} ciepła, ale sporo tego dadzą mu już zwykłe głowice.",
      ],
      note: "Współczynniki opisują typowe budynki.",
    },
    {
      kind: "text",
      id: "obietnice",
      heading: "Procenty z ofert",
      paragraphs: [
        "W ofertach, także w naszej, zobaczysz {smart.energia} mniej energii, {smart.czas} zaoszczędzone dziennie, wartość domu wyższą o {smart.wartosc} i poziom bezpieczeństwa {smart.bezpieczenstwo}. Są to szacunki handlowe i nie znamy badania, które by je potwierdzało, a o bezpieczeństwie mówi dopiero [stopień alarmu](/poradnik/systemy-alarmowe#stopnie).",
      ],
    },
    {
      kind: "text",
      id: "bezpieczenstwo",
      heading: "Bezpieczeństwo i praca bez internetu",
      paragraphs: [
        "Przed zakupem zapytaj, co się stanie po odłączeniu routera, bo przyciski, ogrzewanie i brama mają działać także bez chmury producenta.",
        "Bramka KNX/IP wystawiona do internetu wpuszcza każdego, kto ją znajdzie, dlatego z zewnątrz łącz się przez [szyfrowane połączenie](/poradnik/sieci-lan#bezpieczenstwo). Przy furtce i tam, gdzie przewód wychodzi na zewnątrz, wybieraj urządzenia KNX Secure.",
        "Przekazanie pliku ETS, haseł i kluczy wpisz do umowy. Bez tego pliku następny instalator zaczyna programowanie od zera.",
      ],
      list: [
        "Kocioł, grzałka i sauna mają własne zabezpieczenie temperatury, niezależne od automatyki.",
        "Światło w holu i na schodach po zaniku napięcia wraca w ustalonym stanie.",
        "Bramę i rolety da się otworzyć ręcznie albo z akumulatora.",
      ],
      callout: {
        title: "Moduł w puszce to praca przy 230 V.",
        text: "Nie montuj modułów samodzielnie. Źle dobrany grzeje się za łącznikiem, a bez przewodu ochronnego PE metalowa obudowa lampy może znaleźć się pod napięciem.",
      },
    },
  ],
  faq: [
    {
      question: "Czy Matter zastąpi KNX?",
      answer:
        "W wykończonym mieszkaniu może wystarczyć. Na budowie i tak potrzebne są przewody do rozdzielnicy i moduły, które przełączają obwody. Oba łączy bramka, na przykład do sterowania głosem.",
    },
    {
      question: "Czego nie warto automatyzować?",
      answer:
        "Czynności rzadkich i takich, które każdy domownik robi inaczej. Kłopoty sprawiają zwłaszcza rolety tam, gdzie ktoś śpi do południa, i światło w łazience na głos.",
    },
    {
      question: "Ile prądu pobiera sam inteligentny dom?",
      answer:
        "Zasilacz magistrali z modułami bierze od kilku do kilkudziesięciu watów. Przy {przyklad.smart.pobor} przez cały rok wychodzi {przyklad.smart.poborRok}, około {przyklad.smart.poborKwota}, dlatego przed zakupem zapytaj projektanta o tę moc.",
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
    text: "Z rzutem to dość, żeby rozpisać punkty i policzyć cenę, a wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o smart home", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "instalacje", "alarmy"],
    guides: ["sieci-lan", "oszczedzanie", "systemy-alarmowe"],
  },
};
