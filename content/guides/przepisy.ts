import type { Guide } from "@/lib/content/types";

export const przepisy: Guide = {
  slug: "przepisy",
  name: "Przepisy i normy",
  card: "Art. 62 Prawa budowlanego, normy, uprawnienia, dokumenty odbiorowe oraz obowiązki właściciela, zarządcy i najemcy.",
  icon: "scale",
  colour: "l3",
  meta: {
    title: "Przepisy: kontrola instalacji i uprawnienia",
    description:
      "Kto zleca i kto podpisuje kontrolę instalacji, co musi być w protokole, świadectwa E i D, książka obiektu, obowiązki właściciela, zarządcy i najemcy.",
    keywords: [
      "art. 62 prawo budowlane instalacja elektryczna",
      "przegląd instalacji co 5 lat",
      "PN-HD 60364",
      "uprawnienia SEP E i D",
      "protokół odbioru instalacji elektrycznej",
      "książka obiektu budowlanego",
      "kto może podpisać przegląd instalacji",
      "wymiana instalacji pozwolenie czy zgłoszenie",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Przepisy o instalacjach elektrycznych",
    lead: "Kto zleca i podpisuje przegląd, co musi być w protokole i za co odpowiada właściciel, zarządca i najemca. Podajemy numery artykułów.",
    answer:
      "Przegląd instalacji i piorunochronu zleca właściciel albo zarządca co najmniej {pomiary.przegladDom}, także w domu jednorodzinnym. Protokół podpisuje osoba ze świadectwem kwalifikacyjnym D albo z uprawnieniami budowlanymi, a do samych pomiarów wystarcza świadectwo E. Pomiary domu do {pomiary.progMaly} kosztują od {pomiary.domDo150}. Kopię protokołu trzymaj poza budynkiem.",
    picture: { name: "18-pomiary-instalacji" },
  },
  keyFacts: [
    { label: "Kontrola instalacji i piorunochronu, najrzadziej", value: "{pomiary.przegladDom}" },
    { label: "Podstawa prawna kontroli", value: "art. 62 Prawa budowlanego" },
    { label: "Norma na instalacje do 1 kV", value: "{norma.instalacje}" },
    { label: "Sprawdzanie odbiorcze i okresowe", value: "{norma.sprawdzanie}" },
  ],
  sections: [
    {
      id: "kontrole",
      heading: "Przegląd instalacji, czyli kontrola z art. 62",
      drawing: {
        drawing: "timeline",
        title: "Kontrole instalacji w ciągu dziesięciu lat",
        caption:
          "Instalację i piorunochron kontroluje się co najmniej {pomiary.przegladDom}, a ochronę od porażeń w wilgoci, w pyle i na wolnym powietrzu w praktyce {pomiary.przegladRoczny}. Przycisk TEST naciskasz {rcd.test}. Przebudowaną instalację bada się od razu, bez czekania na termin.",
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
        "Przegląd instalacji ustawa nazywa kontrolą okresową. Art. 62 ust. 1 pkt 2 Prawa budowlanego każe właścicielowi lub zarządcy kontrolować instalację elektryczną i piorunochronną co najmniej {pomiary.przegladDom}, także w domu jednorodzinnym. Bada się połączenia, osprzęt, zabezpieczenia i środki ochrony od porażeń, a do tego rezystancję izolacji oraz uziemienia instalacji i aparatów.",
        "Raz w roku ustawa każe kontrolować instalacje narażone na pogodę i na zniszczenie w czasie użytkowania (ust. 1 pkt 1 lit. a). Ust. 2 zwalnia z tej kontroli budynki mieszkalne jednorodzinne oraz zabudowę zagrodową i letniskową. Osobno zaleca się pomiary {pomiary.przegladRoczny} tam, gdzie instalacja pracuje w wilgoci, zapyleniu, na wolnym powietrzu lub w budynku użyteczności publicznej. Taki termin może wynikać z instrukcji eksploatacji, decyzji zarządcy albo polisy. [Hale i firmy](/dla-firm#terminy) mają własne terminy.",
        "Poza terminem ustawa wymaga kontroli, gdy budynek uszkodził albo może uszkodzić pożar, powódź, piorun lub podobne zdarzenie. Po przebudowie instalacji robi się sprawdzenie odbiorcze, czyli [pomiary](/uslugi/pomiary) od nowa: dawny protokół już jej nie opisuje.",
      ],
    },
    {
      id: "kto",
      heading: "Kto co może wykonać i podpisać",
      kind: "table",
      paragraphs: [
        "Potocznie mówi się „uprawnienia SEP”, choć chodzi o świadectwo kwalifikacyjne z art. 54 Prawa energetycznego, które wydają komisje przy wielu organizacjach. Grupa 1 to urządzenia, instalacje i sieci elektroenergetyczne. Litera E oznacza eksploatację, czyli pracę własnymi rękami, a litera D dozór nad nią. Osobną rzeczą są uprawnienia budowlane, nadawane przez izbę inżynierów budownictwa.",
        "Na świadectwie sprawdź nazwisko, grupę z zakresem napięcia, rodzaj czynności i datę. Świadectwa wydawane obecnie są ważne 5 lat.",
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
      after: ["Poproś o skan świadectwa osoby, która podpisze protokół. U nas {dowod.uprawnienia}."],
    },
    {
      id: "protokol",
      heading: "Czego żądać w protokole: art. 62a",
      kind: "checks",
      paragraphs: [
        "Art. 62a Prawa budowlanego wylicza, co musi być w protokole kontroli. O każdą brakującą pozycję masz prawo się upomnieć.",
      ],
      items: [
        {
          title: "Data i zakres",
          text: "Dzień kontroli i to, co nią objęto, razem z miejscami, do których nie było dojścia.",
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
          text: "Wskazane nieprawidłowości, a w instalacji elektrycznej także tabele pomiarów.",
        },
        { title: "Zalecenia z terminem", text: "Jakie czynności usuną usterkę i do kiedy trzeba je wykonać." },
        { title: "Zaległości", text: "Które zalecenia z poprzednich protokołów nadal są niewykonane." },
        { title: "Kopie kwalifikacji", text: "Świadectwo lub decyzja o uprawnieniach dołączone do dokumentu." },
      ],
      after: [
        "Protokół pisany przy biurku poznasz po trzech rzeczach: wszystkie lokale mają ten sam wynik, nie ma numeru miernika i nie ma listy miejsc pominiętych. W prawdziwym bloku pętla zwarcia w każdym mieszkaniu wychodzi trochę inna. Obwód z bezpiecznikiem B16 może mieć najwyżej {przyklad.petla.granica} oma, więc wynik {przyklad.petla.zla} oma oznacza usterkę. Często jest nią poluzowany zacisk PE, który dokręca się w kwadrans.",
        "Nie wierzysz wynikom? Zleć ponowny pomiar kilku lokali. Badanie kosztuje zwykle {pomiary.lokal} za lokal, a mały budynek w całości {pomiary.blok}.",
        "Swój dokument porównaj kolumna po kolumnie z naszym [wzorem protokołu](/wzor-protokolu).",
      ],
    },
    {
      id: "przyklad",
      heading: "Przykład: kontrola, po której coś trzeba naprawić",
      kind: "example",
      paragraphs: [
        "Dom jednorodzinny w tym przykładzie jest zmyślony. Jego ostatni protokół ma datę 12 maja {przyklad.kontrola.rok} roku.",
      ],
      steps: [
        { text: "Najpóźniejszy termin następnej kontroli", result: "12 maja {przyklad.kontrola.nastepna} roku" },
        { text: "Oględziny: pęknięte gniazdo, brak opisu obwodów", result: "usterki do usunięcia" },
        { text: "Rezystancja izolacji wszystkich obwodów", result: "powyżej granicy, ocena pozytywna" },
        { text: "Różnicówka w łazience nie zadziałała", result: "ocena negatywna, zagrożenie życia" },
        {
          text: "Obwód łazienki wyłączony, właściciel zleca wymianę aparatu",
          result: "art. 70: usterkę usuwa się bezpośrednio po kontroli",
        },
        { text: "Ponowny pomiar po wymianie i uzupełnienie protokołu", result: "ocena pozytywna" },
      ],
      result: "Pięć lat do następnej kontroli liczy się od dnia tej kontroli, nie od naprawy.",
      after: [
        "Przy usterce zagrażającej życiu art. 70 każe osobie kontrolującej przesłać kopię protokołu do nadzoru budowlanego, czy właściciel tego chce, czy nie.",
      ],
    },
    {
      id: "obowiazki",
      heading: "Właściciel, zarządca, najemca: kto za co odpowiada",
      kind: "rows",
      paragraphs: [
        "Art. 61 Prawa budowlanego każe utrzymywać budynek w należytym stanie technicznym, a art. 70 usuwać uszkodzenia, które mogłyby zagrażać życiu, także przez porażenie prądem.",
      ],
      items: [
        {
          term: "Właściciel domu",
          text: "Zleca kontrole, usuwa usterki i przechowuje dokumenty przez cały okres istnienia domu (art. 63).",
        },
        {
          term: "Zarządca, wspólnota, spółdzielnia",
          text: "Odpowiada za części wspólne: linie zasilające od złącza do liczników, klatki, piwnice, instalację odgromową.",
        },
        {
          term: "Właściciel mieszkania",
          text: "Utrzymuje instalację w lokalu i udostępnia go do kontroli. Czyj jest przewód od licznika do lokalu, mówi regulamin lub uchwała.",
        },
        {
          term: "Wynajmujący",
          text: "Naprawia i wymienia instalację elektryczną, z wyjątkiem osprzętu (art. 6a ustawy o ochronie praw lokatorów).",
        },
        {
          term: "Najemca",
          text: "Naprawia i konserwuje osprzęt oraz zabezpieczenia w lokalu, z wyłączeniem wymiany przewodów (art. 6b). W lokalach innych niż gminne umowa może ustalać to inaczej.",
        },
        {
          term: "Najemca, który nie wpuszcza",
          text: "W uzgodnionym terminie ma udostępnić lokal do przeglądu (art. 10 ustawy o ochronie praw lokatorów). Bez jego zgody wchodzi się tylko przy awarii, z policją albo strażą miejską.",
        },
      ],
      after: [
        "Gdy nikt nie otwiera, zarządca wysyła wezwanie z nowym terminem i wpisuje lokal do protokołu jako niesprawdzony. Przy kolejnej odmowie zawiadamia nadzór budowlany, a spór z właścicielem mieszkania rozstrzyga sąd. Grzywnę dla lokatora, który uporczywie nie wpuszcza kontroli, {prawo.odmowaLokalu}.",
        "Najemca nie zleca przeróbek bez zgody właściciela, a „drobną naprawę” gniazda w cudzym lokalu też wykonuje osoba ze świadectwem.",
      ],
    },
    {
      id: "ksiazka",
      heading: "Książka obiektu i wyłącznik pożarowy w bloku",
      kind: "text",
      paragraphs: [
        "Książkę obiektu prowadzi właściciel lub zarządca. Nie wymaga się jej między innymi dla domów jednorodzinnych oraz zabudowy zagrodowej i letniskowej. Nową zakłada się w Cyfrowej Książce Obiektu Budowlanego (c-KOB). Papierową, założoną do końca 2023 roku, wolno prowadzić do {prawo.ksiazkaPapierowa} (Dz.U. 2025 poz. 1847). Kontrolę wpisuje się do książki w ciągu {prawo.ksiazkaWpis}.",
        "Warunki techniczne z 2002 roku ({prawo.paragrafInstalacje}) wymagały przeciwpożarowego wyłącznika prądu w strefach pożarowych o kubaturze ponad {prawo.pwpKubatura}, czyli w większości bloków. Przegląda się go co najmniej {prawo.pwpPrzeglad}, najprościej razem z [kontrolą części wspólnych](/dla-firm#terminy), bo próba wyłącza cały budynek.",
      ],
    },
    {
      id: "odbior",
      heading: "Odbiór nowej lub przebudowanej instalacji",
      kind: "cases",
      look: "documents",
      paragraphs: [
        "Do zawiadomienia o zakończeniu budowy lub wniosku o pozwolenie na użytkowanie art. 57 Prawa budowlanego każe dołączyć protokoły badań i sprawdzeń instalacji. Remont w użytkowanym mieszkaniu obywa się bez zawiadomienia, choć ten sam komplet przyda się następnemu elektrykowi.",
      ],
      items: [
        {
          title: "Protokół sprawdzenia odbiorczego",
          text: "Oględziny, próby i pomiary z oceną każdego obwodu, podpis i numer świadectwa.",
          level: "required",
        },
        {
          title: "Dokumentacja powykonawcza",
          text: "Schemat rozdzielnicy i plan tras ze zmianami w stosunku do projektu, najlepiej ze [zdjęciami](/poradnik/wymiana-instalacji#dokumenty).",
          level: "required",
        },
        {
          title: "Oświadczenie wykonawcy",
          text: "Wykonawca potwierdza w nim, że prace są zgodne z umową, przepisami i zasadami wiedzy technicznej.",
          level: "required",
        },
        {
          title: "Deklaracje i instrukcje",
          text: "Dotyczą aparatów, przewodów i urządzeń zamontowanych na stałe.",
          level: "recommended",
        },
      ],
      note: "Etykiety przy dokumentach opisują komplet, który sami oddajemy przy odbiorze. Wykaz wymagany przez urząd zależy od rodzaju inwestycji.",
    },
    {
      id: "ubezpieczenie",
      heading: "Kontrola a polisa",
      kind: "text",
      paragraphs: [
        "Ogólne warunki ubezpieczenia często wymagają okresowych kontroli. Po pożarze likwidator szkody może więc zapytać o ostatni protokół. Jego brak nie zawsze przekreśla odszkodowanie, ale daje podstawę do sporu o to, czy zaniedbanie miało związek ze szkodą. Przeczytaj w polisie wyłączenia, obowiązki ubezpieczonego i definicję rażącego niedbalstwa, a kopię protokołu trzymaj poza budynkiem.",
      ],
    },
    {
      id: "zrodla",
      heading: "Ustawa, rozporządzenie, norma: co cię wiąże",
      kind: "text",
      paragraphs: [
        "Prawo budowlane mówi, kto odpowiada za budynek i kiedy go kontroluje, a Prawo energetyczne, kto może pracować przy urządzeniach i na jakich zasadach operator przyłącza odbiorcę. Polskie Normy są z zasady dobrowolne. Wiążą wtedy, gdy przywołuje je rozporządzenie albo umowa, a poza tym opisują stan wiedzy technicznej. Kto wykona instalację inaczej, musi umieć dowieść, że jest równie bezpieczna.",
        "Nowe wymagania z reguły nie działają wstecz. To, co remontujesz, musi jednak spełniać obecne, a zagrożenie życia trzeba usunąć niezależnie od roku budowy.",
        "Warunki techniczne budynków z 2002 roku straciły moc {prawo.wtWygasniecie}. Przez następne {prawo.wtOkres} inwestor może jednak po złożeniu oświadczenia projektować według nich (art. 102a Prawa budowlanego). Rozporządzenie, które je zastąpi, {prawo.wtNastepne}. Które warunki dotyczą twojej budowy, sprawdź w ISAP i u projektanta.",
      ],
      callout: {
        title: "Sprawdzaj tekst u źródła.",
        text: "Teksty ujednolicone ustaw i rozporządzeń są bezpłatnie w bazie isap.sejm.gov.pl, a normy w czytelniach Polskiego Komitetu Normalizacyjnego.",
      },
    },
    {
      id: "normy",
      heading: "Normy, które zobaczysz w protokole",
      kind: "table",
      paragraphs: [
        "Z tą tabelą ocenisz, czy protokół odwołuje się do właściwej normy. Wartości graniczne podajemy przy [zakresie pomiarów](/uslugi/pomiary#zakres).",
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
    },
  ],
  faq: [
    {
      question: "Czy wymiana instalacji w mieszkaniu wymaga pozwolenia?",
      answer:
        "Z reguły nie, jeśli prace nie naruszają konstrukcji ani ścian zewnętrznych. Przypadki bez pozwolenia i bez zgłoszenia wylicza art. 29 Prawa budowlanego, a w razie wątpliwości odpowie starostwo lub urząd miasta. W bloku zapytaj też zarządcę, a w zabytku konserwatora.",
    },
    {
      question: "Co grozi za brak kontroli?",
      answer:
        "Właściciel albo zarządca może zapłacić grzywnę do {prawo.grzywna} (art. 93 pkt 8 Prawa budowlanego), a nadzór budowlany może nakazać kontrolę lub ekspertyzę. Jeśli ktoś ucierpi, w grę wchodzi odpowiedzialność cywilna i karna. Zaległości nie da się nadrobić z datą wsteczną: zleć kontrolę teraz, a następny termin policz od jej dnia.",
    },
    {
      question: "Kto płaci za pomiary w wynajmowanym mieszkaniu?",
      answer:
        "Płaci właściciel albo zarządca budynku. To on z mocy przepisu zleca kontrolę okresową, także gdy lokal jest wynajęty. Inny podział kosztów może wynikać z umowy najmu.",
    },
    {
      question: "Czy sprzedający mieszkanie musi dać protokół?",
      answer:
        "Przepisy o sprzedaży tego nie wymagają. Poproś jednak właściciela lub spółdzielnię o ostatni protokół, a jeśli go nie ma, zleć [pomiary mieszkania](/poradnik/bezpieczenstwo#przeglady) za {pomiary.mieszkanie}. Ich wynik jest argumentem w rozmowie o cenie lokalu.",
    },
  ],
  advice:
    "Prawo się zmienia. Ten poradnik opisuje stan na dzień podany przy słowach „Stan prawny sprawdzono”. Zakres kontroli lub przebudowy skonsultuj z osobą, która ma kwalifikacje do dozoru, a w sporze z urzędem lub ubezpieczycielem także z prawnikiem.",
  band: {
    heading: "Kiedy był ostatni protokół?",
    text: "Jeśli ma ponad pięć lat albo zaginął, zamów kontrolę. Protokół dostajesz w PDF i na papierze, z kopią świadectw.",
    button: { label: "Zapytaj o przegląd i protokół", to: "/kontakt" },
  },
  related: {
    services: ["pomiary", "instalacje", "rozdzielnice"],
    guides: ["bezpieczenstwo", "wymiana-instalacji", "modernizacja"],
  },
};
