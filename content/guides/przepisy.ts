import type { Guide } from "@/lib/content/types";

export const przepisy = {
  slug: "przepisy",
  name: "Przepisy i normy",
  card: "Art. 62 Prawa budowlanego, normy, uprawnienia, dokumenty odbiorowe oraz obowiązki właściciela, zarządcy i najemcy.",
  icon: "scale",
  colour: "l3",
  meta: {
    title: "Przepisy: kontrola instalacji i uprawnienia",
    description:
      "Art. 62 i 62a Prawa budowlanego, PN-HD 60364, świadectwa E i D, wyłącznik pożarowy, książka obiektu i obowiązki właściciela, zarządcy i najemcy.",
    keywords: [
      "art. 62 prawo budowlane instalacja elektryczna",
      "przegląd instalacji co 5 lat",
      "PN-HD 60364",
      "uprawnienia SEP E i D",
      "protokół odbioru instalacji elektrycznej",
      "książka obiektu budowlanego",
      "przeciwpożarowy wyłącznik prądu przepisy",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Przepisy o instalacjach elektrycznych",
    lead: "Kto ma obowiązek zlecić kontrolę, kto może ją podpisać i jakie dokumenty zostają po odbiorze. Prawo się zmienia, więc przed decyzją sprawdź tekst ustawy i zapytaj specjalistę.",
  },
  keyFacts: [
    { label: "Kontrola instalacji i piorunochronu, najrzadziej", value: "{pomiary.przegladDom}" },
    { label: "Podstawa prawna kontroli", value: "art. 62 Prawa budowlanego" },
    { label: "Norma na instalacje do 1 kV", value: "{norma.instalacje}" },
    { label: "Sprawdzanie odbiorcze i okresowe", value: "{norma.sprawdzanie}" },
  ],
  sections: [
    {
      id: "zrodla",
      heading: "Ustawa, rozporządzenie, norma: co cię wiąże",
      kind: "text",
      paragraphs: [
        "Najwyżej stoją ustawy. Prawo budowlane mówi, kto odpowiada za budynek i kiedy go kontroluje. Prawo energetyczne określa, kto może pracować przy urządzeniach i sieciach oraz na jakich zasadach operator przyłącza odbiorcę. Niżej są rozporządzenia, a wśród nich warunki techniczne, jakim powinny odpowiadać budynki. Te z 2002 roku żądają między innymi oddzielnych przewodów ochronnego i neutralnego, połączeń wyrównawczych, wyłączników różnicowoprądowych i ochrony przed przepięciami.",
        "Polskie Normy są z zasady dobrowolne. Wiążą jednak wtedy, gdy przywołuje je rozporządzenie albo umowa, a poza tym opisują stan wiedzy technicznej. Instalacja wykonana zgodnie z normą jest łatwa do obrony przed nadzorem budowlanym, sądem i ubezpieczycielem. Instalacja wykonana inaczej wymaga dowodu, że jest co najmniej tak samo bezpieczna.",
        "Nowe wymagania nie działają wstecz, chyba że przepis mówi inaczej. Budynek sprzed kilkudziesięciu lat nie staje się nielegalny, gdy pojawia się nowa norma. Przy remoncie i przebudowie obowiązują już jednak wymagania aktualne dla wykonywanego zakresu, a stan zagrażający życiu trzeba usunąć niezależnie od roku budowy.",
      ],
      after: [
        "Warunki techniczne z 2002 roku wygasły {prawo.wtWygasniecie}. Nowego rozporządzenia przy ostatnim sprawdzeniu jeszcze nie ogłoszono, a przez {prawo.wtOkres} inwestor może złożyć oświadczenie i projektować według dawnego (art. 102a Prawa budowlanego). Zapytaj projektanta, które dotyczy twojej budowy.",
      ],
      callout: {
        title: "Sprawdzaj tekst u źródła.",
        text: "Ustawy i rozporządzenia w obowiązującym brzmieniu są bezpłatnie w bazie isap.sejm.gov.pl. Wpisz tytuł aktu i wybierz tekst ujednolicony. Normy sprzedaje i udostępnia w czytelniach Polski Komitet Normalizacyjny.",
      },
    },
    {
      id: "kontrole",
      heading: "Art. 62: co, kiedy i dlaczego się kontroluje",
      drawing: {
        drawing: "timeline",
        title: "Kontrole instalacji w ciągu dziesięciu lat",
        caption:
          "Instalację i piorunochron kontroluje się co najmniej {pomiary.przegladDom}, a ochronę tam, gdzie jest wilgoć, pył albo praca na wolnym powietrzu, w praktyce {pomiary.przegladRoczny}. Przycisk TEST naciskasz {rcd.test}. Po przebudowie bada się od razu, bez czekania na termin.",
        years: 10,
        rows: [
          { name: "instalacja", every: 5 },
          { name: "ochrona", every: 1 },
          { name: "przebudowa", at: [6.5] },
          { name: "TEST", every: 0.0833333333 },
        ],
      },
      kind: "text",
      paragraphs: [
        "Art. 62 ust. 1 pkt 2 Prawa budowlanego nakłada na właściciela lub zarządcę okresową kontrolę co najmniej {pomiary.przegladDom}. Musi ona objąć instalację elektryczną i piorunochronną. Bada się sprawność połączeń, osprzętu, zabezpieczeń i środków ochrony od porażeń. Do tego dochodzi rezystancja izolacji przewodów oraz uziemienia instalacji i aparatów. Ustawa nie zwalnia z tego domów jednorodzinnych. Zwalnia je tylko z części kontroli rocznych.",
        "Pięć lat to najdłuższy dopuszczalny odstęp. Elementy i instalacje narażone na pogodę i niszczące działanie użytkowania ustawa każe kontrolować co najmniej raz w roku, a w budynkach o powierzchni zabudowy ponad {prawo.halaPowierzchnia} i obiektach z dachem ponad {prawo.halaDach} dwa razy ({prawo.halaTerminy}). Pomiary {pomiary.przegladRoczny} zaleca też praktyka tam, gdzie instalacja pracuje w wilgoci, zapyleniu, na wolnym powietrzu lub w budynku użyteczności publicznej. Taki termin może wynikać z instrukcji eksploatacji, decyzji zarządcy, przepisów branżowych albo polisy.",
        "Jest też kontrola poza terminem. Ustawa wymaga jej, gdy pożar, powódź, piorun lub podobne zdarzenie uszkodziło budynek albo tym zagraża. Po przebudowie instalacji robi się sprawdzenie odbiorcze, bo dawny protokół jej już nie opisuje. Zakres pomiarów i terminy u nas opisuje strona [pomiarów elektrycznych](/uslugi/pomiary).",
      ],
      list: [
        "Pierwsze są oględziny. Próby i pomiary wykonuje się po nich.",
        "Wynik bez nazwiska, kwalifikacji i podpisu wykonawcy nie jest protokołem.",
        "Obowiązku nie da się przenieść na użytkownika przez samo przekazanie kluczy.",
      ],
    },
    {
      id: "kto",
      heading: "Kto co może wykonać i podpisać",
      kind: "table",
      paragraphs: [
        "Potocznie mówi się „uprawnienia SEP”, ale chodzi o świadectwo kwalifikacyjne na podstawie art. 54 Prawa energetycznego. Wydają je komisje kwalifikacyjne działające przy wielu organizacjach, nie tylko przy Stowarzyszeniu Elektryków Polskich. Grupa 1 to urządzenia, instalacje i sieci elektroenergetyczne. Litera E oznacza eksploatację, czyli pracę własnymi rękami, litera D dozór, czyli kierowanie tymi pracami i nadzór nad nimi.",
        "Na świadectwie są cztery rzeczy do sprawdzenia: nazwisko, grupa z zakresem napięcia, rodzaj czynności i data ważności. Świadectwa wydawane obecnie są ważne 5 lat. Osobne od nich są uprawnienia budowlane, które nadaje izba inżynierów budownictwa po praktyce i egzaminie.",
      ],
      caption: "Typowe czynności i wymagane kwalifikacje.",
      columns: ["Czynność", "Kto ją wykonuje"],
      rows: [
        { label: "Wymiana źródła światła, przycisk TEST, załączenie wyłącznika", cells: ["Każdy użytkownik"] },
        {
          label: "Montaż, naprawa i konserwacja instalacji",
          cells: ["Świadectwo E, grupa 1, z właściwym zakresem czynności"],
        },
        { label: "Pomiary ochronne", cells: ["Świadectwo E, grupa 1, z zakresem prac kontrolno-pomiarowych"] },
        {
          label: "Kontrola okresowa z art. 62",
          note: "art. 62 ust. 4 i 5",
          cells: ["Kwalifikacje do dozoru (D) albo uprawnienia budowlane w odpowiedniej specjalności"],
        },
        {
          label: "Projekt do pozwolenia i kierowanie robotami",
          cells: ["Uprawnienia budowlane i członkostwo w izbie"],
        },
        { label: "Licznik, plomby i zaplombowane zabezpieczenia", cells: ["Operator systemu dystrybucyjnego"] },
      ],
      after: [
        "Przed zleceniem poproś o skan świadectwa. Jego kopię i tak trzeba dołączyć do protokołu kontroli. U nas {dowod.uprawnienia}.",
      ],
    },
    {
      id: "protokol",
      heading: "Czego żądać w protokole: art. 62a",
      kind: "checks",
      paragraphs: [
        "Treści protokołu kontroli nie wyznacza zwyczaj wykonawcy. Art. 62a Prawa budowlanego wylicza, co musi się w nim znaleźć. Weź tę listę do ręki, gdy odbierasz dokument: o każdą brakującą pozycję masz prawo się upomnieć.",
      ],
      items: [
        {
          title: "Data i zakres",
          text: "Dzień kontroli i to, co nią objęto. Miejsca, do których nie było dojścia, także.",
        },
        {
          title: "Osoba kontrolująca",
          text: "Imię, nazwisko, numer uprawnień ze specjalnością albo świadectwa, podpis.",
        },
        {
          title: "Właściciel i obiekt",
          text: "Nazwa właściciela lub zarządcy i opis, po którym budynek da się rozpoznać.",
        },
        {
          title: "Ustalenia",
          text: "Wyniki i wskazane nieprawidłowości. W instalacji elektrycznej są to tabele pomiarów.",
        },
        {
          title: "Zalecenia z terminem",
          text: "Jakie czynności usuną usterkę i do kiedy trzeba je wykonać. Samo „do naprawy” nie wystarcza.",
        },
        { title: "Zaległości", text: "Które zalecenia z poprzednich protokołów nadal są niewykonane." },
        { title: "Kopie kwalifikacji", text: "Świadectwo lub decyzja o uprawnieniach dołączone do dokumentu." },
      ],
      after: [
        "Wypełniony przykład, z objaśnieniem każdej kolumny, to nasz [wzór protokołu](/wzor-protokolu). Mieszkanie jest w nim zmyślone, układ tabel i wartości graniczne są prawdziwe.",
      ],
    },
    {
      id: "normy",
      heading: "Normy, które zobaczysz w protokole",
      kind: "table",
      paragraphs: [
        "Nie musisz ich czytać. Wystarczy wiedzieć, o czym mówią, żeby ocenić, czy protokół odwołuje się do właściwej.",
      ],
      caption: "Normy, na które powołują się projekty i protokoły.",
      columns: ["Norma", "O czym mówi", "Gdzie ją spotkasz"],
      rows: [
        {
          label: "{norma.instalacje}",
          cells: [
            "instalacje niskiego napięcia: ochrona przed porażeniem, dobór przewodów i aparatów, łazienki, ogrody, fotowoltaika",
            "projekt i wykonanie",
          ],
        },
        {
          label: "{norma.sprawdzanie}",
          cells: ["sprawdzanie odbiorcze i okresowe: oględziny, próby, pomiary, treść protokołu", "odbiór i kontrola"],
        },
        {
          label: "{norma.uziemienia}",
          cells: [
            "układy uziemiające, przewody ochronne i wyrównawcze, najmniejsze przekroje",
            "uziom, szyna, przewody ochronne (PE)",
          ],
        },
        {
          label: "{norma.przyrzady}",
          cells: [
            "wymagania dla mierników pętli zwarcia, izolacji, uziemień i wyłączników różnicowoprądowych",
            "wykaz przyrządów",
          ],
        },
      ],
      after: [
        "Z tych norm pochodzą wartości, z którymi porównuje się wynik. W instalacji 230/400 V rezystancja izolacji mierzona napięciem 500 V ma wynosić co najmniej {norma.izolacja}. Impedancja pętli zwarcia musi być odpowiednio mała: w układzie TN, w którym przewód ochronny łączy się z punktem neutralnym sieci, wyłączenie ma nastąpić w czasie do {norma.czasTn}. Obecna norma stosuje ten czas w obwodach z gniazdami do {norma.progGniazda} i w obwodach zasilających same odbiorniki stałe do {norma.progStale}. Protokół sprzed jej zmiany podaje jedną granicę, {norma.progStale}. Liczba bez kryterium i oceny obok niczego nie mówi.",
      ],
    },
    {
      id: "odbior",
      heading: "Odbiór nowej lub przebudowanej instalacji",
      kind: "documents",
      paragraphs: [
        "Odbiór zamyka prace i zaczyna odpowiedzialność użytkownika. Do zawiadomienia o zakończeniu budowy lub wniosku o pozwolenie na użytkowanie art. 57 Prawa budowlanego każe dołączyć protokoły badań i sprawdzeń instalacji. Remont w użytkowanym mieszkaniu obywa się bez takiego zawiadomienia, ale komplet dokumentów bierz tak samo. Bez nich następny elektryk zaczyna od zgadywania.",
      ],
      items: [
        {
          title: "Protokół sprawdzenia odbiorczego",
          description: "Oględziny, próby i pomiary z oceną każdego obwodu, podpis i numer świadectwa.",
          requirement: "required",
        },
        {
          title: "Dokumentacja powykonawcza",
          description: "Schemat rozdzielnicy i plan tras z naniesionymi zmianami w stosunku do projektu.",
          requirement: "required",
        },
        {
          title: "Oświadczenie wykonawcy",
          description: "Że prace wykonano zgodnie z umową, przepisami i zasadami wiedzy technicznej.",
          requirement: "required",
        },
        {
          title: "Deklaracje i instrukcje",
          description: "Dla aparatów, przewodów i urządzeń zamontowanych na stałe.",
          requirement: "recommended",
        },
        {
          title: "Zdjęcia tras przed tynkowaniem",
          description: "Z miarą przy ścianie i podłodze. Ułatwią wiercenie po latach.",
          requirement: "recommended",
        },
      ],
      note: "Etykiety oznaczają zakres, jakiego oczekujemy od siebie przy każdym odbiorze. Wykaz wymagany przez urząd zależy od rodzaju inwestycji.",
    },
    {
      id: "obowiazki",
      heading: "Właściciel, zarządca, najemca: kto za co odpowiada",
      kind: "rows",
      paragraphs: [
        "Art. 61 Prawa budowlanego każe utrzymywać budynek w należytym stanie technicznym i nie dopuszczać do nadmiernego pogorszenia jego sprawności. Po kontroli art. 70 wymaga usunięcia stwierdzonych uszkodzeń, które mogłyby zagrażać życiu, także przez porażenie prądem. Za brak kontroli art. 93 przewiduje grzywnę.",
      ],
      items: [
        {
          term: "Właściciel domu",
          text: "Zleca kontrole, przechowuje protokoły, usuwa usterki. Nie ma nad sobą zarządcy, który by o terminie przypomniał.",
        },
        {
          term: "Zarządca, wspólnota, spółdzielnia",
          text: "Odpowiada za części wspólne: linie zasilające od złącza do liczników, klatki, piwnice, instalację odgromową. Prowadzi książkę obiektu.",
        },
        {
          term: "Właściciel mieszkania",
          text: "Utrzymuje instalację w lokalu i udostępnia go do kontroli. Gdzie kończy się część wspólna i czyj jest przewód od licznika do lokalu, mówi regulamin lub uchwała.",
        },
        {
          term: "Wynajmujący",
          text: "Naprawia i wymienia instalację elektryczną, z wyjątkiem osprzętu (art. 6a ustawy o ochronie praw lokatorów).",
        },
        {
          term: "Najemca",
          text: "Naprawia i konserwuje osprzęt oraz zabezpieczenia w lokalu, z wyłączeniem wymiany przewodów (art. 6b). Umowa poza zasobem gminy może ustalać inaczej.",
        },
      ],
      after: [
        "Najemca nie zleca przeróbek bez zgody właściciela. Gniazdo i wyłącznik nadprądowy w cudzym lokalu też wymienia osoba ze świadectwem. Określenie „drobna naprawa” nie znosi wymagań wobec wykonawcy.",
      ],
    },
    {
      id: "pwp",
      heading: "Przeciwpożarowy wyłącznik prądu (PWP)",
      kind: "rows",
      paragraphs: [
        "To przycisk z napisem „Przeciwpożarowy wyłącznik prądu” przy wejściu do bloku, szkoły lub hali. Strażak odcina nim zasilanie budynku, zanim wejdzie z wodą. Wspólnoty rzadko o nim pamiętają, a to urządzenie przeciwpożarowe, które ma swój termin przeglądu.",
      ],
      items: [
        {
          term: "Gdzie jest wymagany",
          text: "W strefach pożarowych o kubaturze ponad {prawo.pwpKubatura} albo zawierających strefy zagrożone wybuchem. W praktyce to większość bloków i hal, a z domów jednorodzinnych tylko największe.",
          note: "warunki techniczne z 2002 r., {prawo.paragrafInstalacje}",
        },
        {
          term: "Co wyłącza, czego nie",
          text: "Odcina wszystkie obwody poza tymi, które muszą działać w pożarze: oddymianiem, pompą hydrantów, windą dla ekip ratowniczych.",
        },
        {
          term: "Drugie źródło",
          text: "Naciśnięcie nie może samo uruchomić agregatu ani innego zasilania, z wyjątkiem oświetlenia awaryjnego. Przy panelach, magazynie i ładowarkach w garażu układ trzeba sprawdzić od nowa.",
        },
        {
          term: "Miejsce i oznakowanie",
          text: "W pobliżu głównego wejścia albo złącza, opisany znakiem. Zastawiony rowerami albo zamalowany nie spełni swojego zadania.",
        },
        {
          term: "Przegląd",
          text: "Co najmniej {prawo.pwpPrzeglad}, według dokumentacji i instrukcji producenta, z wpisem i protokołem.",
          note: "przepisy przeciwpożarowe",
        },
      ],
      after: [
        "Próbę robi się z zarządcą i uprzedzonymi mieszkańcami, bo gaśnie cały budynek. Najprościej połączyć ją z pomiarami części wspólnych.",
      ],
    },
    {
      id: "ksiazka",
      heading: "Książka obiektu budowlanego",
      kind: "text",
      paragraphs: [
        "Książka obiektu to dziennik życia budynku: kontrole, ekspertyzy, przebudowy, katastrofy i decyzje urzędów. Prowadzi ją właściciel lub zarządca. Nie ma takiego obowiązku między innymi przy budynkach mieszkalnych jednorodzinnych oraz zabudowie zagrodowej i letniskowej. Blok, szkoła, biuro i hala książkę mieć muszą. Zarządcom pomagamy zebrać protokoły w ramach usług [dla firm i wspólnot](/dla-firm).",
        "Nowe książki zakłada się w systemie Cyfrowa Książka Obiektu Budowlanego (c-KOB), który prowadzi Główny Urząd Nadzoru Budowlanego. Papierową, założoną do końca 2023 roku, wolno prowadzić do {prawo.ksiazkaPapierowa}: termin, który miał minąć z końcem 2026 roku, wydłużyła ustawa z 4 grudnia 2025 roku (Dz.U. 2025 poz. 1847). Wpis o kontroli wprowadza się niezwłocznie, najpóźniej w ciągu {prawo.ksiazkaWpis}.",
        "W domu jednorodzinnym książkę zastąpi segregator. Trzymaj w nim projekt, schemat rozdzielnicy i wszystkie protokoły, bo dokumenty obiektu art. 63 każe przechowywać przez cały okres jego istnienia. Kupujący, rzeczoznawca i elektryk zapytają o te same kartki.",
      ],
    },
    {
      id: "ubezpieczenie",
      heading: "Kontrola a polisa",
      kind: "text",
      paragraphs: [
        "Ogólne warunki ubezpieczenia często wymagają, by ubezpieczony przestrzegał przepisów o utrzymaniu budynku, w tym przeprowadzał okresowe kontrole. Po pożarze likwidator szkody może zapytać o ostatni protokół. Jego brak nie zawsze przekreśla odszkodowanie, ale daje podstawę do sporu o to, czy zaniedbanie miało związek ze szkodą.",
        "Przeczytaj w swojej umowie trzy miejsca: wyłączenia odpowiedzialności, obowiązki ubezpieczonego i definicję rażącego niedbalstwa. Kopię protokołu trzymaj poza budynkiem, na przykład w poczcie elektronicznej. Przy najmie sprawdź, czy instalacja jest objęta polisą właściciela, najemcy czy obiema.",
      ],
    },
    {
      id: "przyklad",
      heading: "Przykład: kontrola, po której coś trzeba naprawić",
      kind: "example",
      paragraphs: [
        "Dom jednorodzinny z lat dziewięćdziesiątych, ostatni protokół z 12 maja {przyklad.kontrola.rok} roku. Przykład pokazuje kolejność i odpowiedzialność, nie opisuje konkretnego zlecenia.",
      ],
      steps: [
        { text: "Najpóźniejszy termin następnej kontroli", result: "12 maja {przyklad.kontrola.nastepna} roku" },
        { text: "Oględziny: pęknięte gniazdo, brak opisu obwodów", result: "usterki do usunięcia" },
        { text: "Rezystancja izolacji wszystkich obwodów", result: "powyżej granicy, ocena pozytywna" },
        { text: "Wyłącznik różnicowoprądowy w łazience nie zadziałał", result: "ocena negatywna, zagrożenie życia" },
        {
          text: "Obwód łazienki wyłączony, właściciel zleca wymianę aparatu",
          result: "art. 70: bezpośrednio po kontroli",
        },
        { text: "Ponowny pomiar po wymianie i uzupełnienie protokołu", result: "ocena pozytywna" },
      ],
      result: "Termin następnej kontroli liczy się od daty tej, a oba dokumenty zostają w segregatorze.",
      after: [
        "Przy usterce zagrażającej życiu osoba kontrolująca ma własny obowiązek: przesyła kopię protokołu do organu nadzoru budowlanego. Nie jest to złośliwość wobec właściciela. Co zrobić ze starą rozdzielnicą, podpowiada poradnik o [modernizacji instalacji](/poradnik/modernizacja).",
      ],
    },
  ],
  faq: [
    {
      question: "Czy przegląd elektryczny w domu jednorodzinnym jest obowiązkowy?",
      answer:
        "Tak. Art. 62 Prawa budowlanego wymaga kontroli instalacji elektrycznej i piorunochronnej co najmniej {pomiary.przegladDom} również w domach. Zleca ją właściciel i to on przechowuje protokół.",
    },
    {
      question: "Czy elektryk ze świadectwem E może podpisać przegląd pięcioletni?",
      answer:
        "Sam pomiar wykona, jeśli ma w zakresie prace kontrolno-pomiarowe. Kontrolę z art. 62 przeprowadza osoba z kwalifikacjami do dozoru (D) albo z uprawnieniami budowlanymi w odpowiedniej specjalności. Często jedna osoba ma oba świadectwa.",
    },
    {
      question: "Czy wymiana instalacji w mieszkaniu wymaga pozwolenia?",
      answer:
        "Z reguły nie, jeśli prace nie naruszają konstrukcji ani ścian zewnętrznych. Przypadki bez pozwolenia i bez zgłoszenia wylicza art. 29 Prawa budowlanego, a w razie wątpliwości odpowie starostwo lub urząd miasta. Inne zasady obowiązują w zabytku. W bloku zapytaj też zarządcę, bo prace mogą dotyczyć części wspólnej.",
    },
    {
      question: "Co grozi za brak kontroli?",
      answer:
        "Prawo budowlane przewiduje grzywnę, a nadzór budowlany może nakazać kontrolę lub ekspertyzę. Jeśli ktoś ucierpi, w grę wchodzi odpowiedzialność cywilna i karna. Do tego dochodzi spór z ubezpieczycielem.",
    },
    {
      question: "Czy normy PN-HD 60364 są obowiązkowe?",
      answer:
        "Stosowanie Polskich Norm jest dobrowolne, chyba że odsyła do nich rozporządzenie lub umowa. W praktyce to one opisują zasady wiedzy technicznej, z którymi instalacja musi być zgodna. Odwołują się do nich projekt, protokół i biegły sądowy.",
    },
    {
      question: "Kto płaci za pomiary w wynajmowanym mieszkaniu?",
      answer:
        "Kontrolę okresową zleca właściciel albo zarządca budynku, bo to oni są adresatami przepisu. Najemcę obciąża naprawa i konserwacja osprzętu oraz zabezpieczeń w lokalu. Inny podział kosztów może wynikać z umowy najmu.",
    },
    {
      question: "Jak rozpoznać dobry protokół?",
      answer:
        "Po siedmiu punktach z [art. 62a](#protokol), po kryterium obok każdego wyniku i po numerach przyrządów. Brak listy obwodów albo identyczne wyniki w każdym wierszu to powód do pytań. Porównaj go z naszym [wzorem](/wzor-protokolu).",
    },
  ],
  advice:
    "To streszczenie przepisów według dnia podanego przy słowach „Stan prawny sprawdzono”. Porady prawnej nie zastąpi. Zanim zlecisz kontrolę lub przebudowę, skonsultuj zakres z osobą, która ma kwalifikacje do dozoru. W sporze z urzędem lub ubezpieczycielem potrzebny jest też prawnik.",
  band: {
    heading: "Kiedy był ostatni protokół?",
    text: "Jeśli dawniej niż pięć lat temu albo go nie ma, zamów kontrolę. Protokół dostajesz w PDF i na papierze, z kopią świadectw.",
    button: { label: "Zapytaj o przegląd i protokół", to: "/kontakt" },
  },
  related: {
    services: ["pomiary", "instalacje", "rozdzielnice"],
    guides: ["bezpieczenstwo", "wymiana-instalacji", "modernizacja"],
  },
} as const satisfies Guide;
