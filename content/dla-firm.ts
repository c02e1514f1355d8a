import type { SectionPage } from "@/lib/content/types";

export const dlaFirm = {
  name: "Dla firm",
  meta: {
    title: "Elektryk dla firm i wspólnot, Śląsk",
    description:
      "Przegląd bloku, stacja średniego napięcia, sieć i gniazda w biurze: ceny z przykładów, terminy i dokumenty dla wspólnot, zakładów i firm na Śląsku.",
    keywords: [
      "elektryk dla firm Śląsk",
      "kompensacja mocy biernej",
      "prace na średnim napięciu SN",
      "obsługa elektryczna wspólnot mieszkaniowych",
      "pomiary elektryczne dla firm",
      "przegląd stacji transformatorowej",
      "instalacje elektryczne dla deweloperów",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Elektryk dla wspólnot, zakładów i biur",
    lead: "Jedno zlecenie albo stała umowa. Cena zależy od tego, co da się policzyć: mieszkań i klatek w bloku, pól w stacji, stanowisk w biurze.",
    facts: [
      {
        label: "Wspólnota",
        value: "{przyklad.blok.suma}",
        note: "pomiary {przyklad.blok.lokale} mieszkań i {przyklad.blok.klatki} klatek, brutto",
        to: "#wspolnoty",
      },
      {
        label: "Zakład",
        value: "{pomiary.stacja} netto",
        note: "przegląd stacji z jednym transformatorem 630 kVA",
        to: "#srednie-napiecie",
      },
      {
        label: "Biuro",
        value: "{przyklad.lan.kosztBiuro} netto",
        note: "sieć LAN, {przyklad.lan.biurka} stanowisk, przed tynkami",
        to: "#biura",
      },
    ],
    picture: { name: "17-kompensacja-mocy-biernej" },
    button: { label: "Kontakt dla firm", to: "/kontakt" },
  },
  sections: [
    {
      kind: "table",
      id: "wspolnoty",
      heading: "Wspólnota: ile kosztuje przegląd bloku",
      ask: "Liczba mieszkań i klatek oraz data ostatniego protokołu pozwalają podać cenę od razu.",
      paragraphs: [
        "Kontrolę instalacji w całym budynku zleca zarządca. Liczymy ją od mieszkania i od klatki, dlatego na zebranie wspólnoty można iść z kwotą, zanim ktokolwiek obejrzy budynek.",
      ],
      caption: "Przykład: {przyklad.blok.lokale} mieszkań i {przyklad.blok.klatki} klatki, ceny brutto",
      columns: ["Pozycja", "Stawka", "W przykładzie"],
      rows: [
        {
          label: "Mieszkanie",
          note: "tablica, gniazda, oświetlenie",
          cells: ["{pomiary.lokal}", "{przyklad.blok.lokale} mieszkań"],
        },
        {
          label: "Części wspólne jednej klatki",
          note: "tablice, oświetlenie, gniazda",
          cells: ["{pomiary.klatka}", "{przyklad.blok.klatki} klatki"],
        },
        { label: "Razem z protokołem", cells: ["najmniej {pomiary.blok}", "**{przyklad.blok.suma}**"] },
        {
          label: "Z piorunochronem",
          note: "w czasie tej samej wizyty",
          cells: ["{pomiary.piorunochron} za budynek", "{przyklad.blok.zPiorunochronem}"],
        },
      ],
      after: [
        "Tydzień wcześniej na klatkach wisi [ogłoszenie](/ogloszenie-o-pomiarach) do wydrukowania ze strony. Dziennie badamy około ośmiu mieszkań, czyli taki blok zajmuje dwa dni. Dni wejść i oddania dokumentów są w ofercie. Po pomiarach zarządca ma protokół zbiorczy, o układzie jak we [wzorze](/wzor-protokolu), listę usterek od najgroźniejszej i dane do książki obiektu.",
      ],
      note: "Cena nie obejmuje naprawy usterek ani drugiego przyjazdu do mieszkań, których nikt nie otworzył.",
      button: { label: "Policz przegląd bloku", to: "/wycena" },
    },
    {
      kind: "rows",
      id: "wspolnoty-prace",
      heading: "Wspólnota: piony, klatki, awarie",
      continues: true,
      items: [
        {
          term: "Piony i tablice licznikowe",
          text: "Jeśli w szachcie jest miejsce, nowy pion prowadzimy obok starego i przełączamy mieszkania po kolei, każde z pomiarem. Pozycje i etapy z oferty przenosi się do uchwały.",
          note: "cena po oględzinach",
        },
        {
          term: "Oświetlenie klatek i garaży",
          text: "Wymiana na LED z czujkami, na gotowych przewodach: {led.montazOprawy} za sztukę, oprawa osobno.",
        },
        {
          term: "Awaria w części wspólnej",
          text: "Przyjeżdżamy {obietnica.awaria}. Awarię w samym mieszkaniu zgłasza i opłaca jego właściciel.",
          note: "telefon {telefon.godziny}",
        },
      ],
    },
    {
      kind: "rows",
      id: "terminy",
      heading: "Terminy kontroli w bloku, hali i biurze",
      items: [
        {
          term: "Instalacja i piorunochron",
          text: "Najdłuższy odstęp z art. 62 Prawa budowlanego.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Wilgoć, pył, budynki publiczne",
          text: "Tak chce zwykle ubezpieczyciel albo instrukcja eksploatacji, a dla instalacji na zewnątrz i w środowisku niszczącym także ustawa.",
          note: "{pomiary.przegladRoczny}",
        },
        {
          term: "Hala i galeria handlowa",
          text: "Zabudowa ponad {prawo.halaPowierzchnia} albo dach ponad {prawo.halaDach}. O kontroli zawiadamia się nadzór budowlany w ciągu 7 dni.",
          note: "dwa razy w roku, {prawo.halaTerminy}",
        },
        {
          term: "Oświetlenie ewakuacyjne, przeciwpożarowy wyłącznik prądu",
          text: "Przegląd i próba, odnotowane na piśmie.",
          note: "co najmniej raz w roku",
        },
        {
          term: "Wyłączniki różnicowoprądowe",
          text: "Przycisk TEST naciska wyznaczona osoba.",
          note: "{rcd.test}",
        },
      ],
      note: "Odpowiada [właściciel albo zarządca](/poradnik/przepisy).",
    },
    {
      kind: "text",
      id: "srednie-napiecie",
      heading: "Zakład z własną stacją: średnie napięcie",
      ask: "Schemat stacji i zdjęcie tabliczki transformatora dają wstępną cenę i termin.",
      paragraphs: [
        "Od granicy własności z umowy przyłączeniowej zakład sam odpowiada za kabel, pola, transformator i uziemienie. W śląskich sieciach i zakładach spotyka się {siec.napieciaSn}. Przegląd stacji obejmuje:",
      ],
      list: [
        "oględziny i termowizję pod obciążeniem: zaciski, głowice, wentylację, wycieki oleju",
        "pola SN: czyszczenie, napędy i blokady łączników, wskaźnik ciśnienia gazu, rezystancję izolacji i zestyków",
        "transformator: rezystancję izolacji uzwojeń, przełącznik zaczepów, próbkę oleju, jeśli dopuszcza ją producent",
        "uziemienie: ciągłość, rezystancję i ocenę napięć dotykowych",
        "zabezpieczenia: wkładki, nastawy przekaźników, próbę wyłączenia",
        "rozdzielnicę niskiego napięcia, sprzęt ochronny i daty jego badań, oznaczenia i schemat",
      ],
      picture: { name: "16-rozdzielnia-sn" },
      after: [
        "**Cena** zależy od liczby pól i transformatorów, bo to ona wyznacza czas wyłączenia. Stacja kontenerowa z jednym transformatorem 630 kVA to orientacyjnie {pomiary.stacja} netto i jeden dzień. Próba napięciowa kabla, badanie oleju w laboratorium i opłaty operatora są osobno.",
        "**Kto pracuje.** Co najmniej dwie osoby ze świadectwami grupy 1 na urządzenia powyżej 1 kV, E do prac i D do dozoru, na pisemne polecenie. Przerwę uzgadniamy z zakładem i operatorem kilka tygodni wcześniej.",
        "**Dokumenty.** Protokół z wynikami i oceną, karta oględzin, lista usterek i termin następnej kontroli według instrukcji eksploatacji.",
        "**Czas reakcji.** W [Dąbrowie Górniczej](/dabrowa-gornicza) dyżur dla przemysłu działa {firma.serwisDabrowa}, {dyzur.przemysl}. Gdzie indziej czas dojazdu zapisuje umowa serwisowa, a bez niej przyjeżdżamy {obietnica.awaria}.",
      ],
    },
    {
      kind: "text",
      id: "kompensacja",
      heading: "Zakład: opłata za energię bierną",
      ask: "Jedna faktura za prąd pokazuje, ile zakład płaci za energię bierną.",
      tone: "dark",
      drawing: {
        drawing: "power",
        title: "Moc zakładu przed baterią kondensatorów i po jej włączeniu",
        caption: "Przykład warsztatu z silnikami.",
        active: 100,
        before: 0.75,
        after: 0.3,
        limit: 0.4,
      },
      paragraphs: [
        "Silniki, transformatory i spawarki pobierają energię bierną indukcyjną. Dopłaca się za nią, gdy tangens fi przekroczy 0,4 albo niższą wartość z umowy. Pojemnościowa, z zasilaczy UPS, opraw LED i długich kabli, jest płatna od pierwszej kilowarogodziny.",
        "Z faktur za 12 miesięcy i rejestracji parametrów sieci wynika dobór: bateria, dławiki albo kompensator aktywny.",
      ],
      after: [
        "Bateria do warsztatu z rysunku kosztuje z pomiarem i montażem {rynek.kompensacja} netto. Oferta ma wyliczony czas zwrotu, a przy niskiej opłacie odradzamy zakup.",
      ],
    },
    {
      kind: "rows",
      id: "zaklady",
      heading: "Zakład i hala: pomiary, maszyny, rozdzielnice",
      items: [
        {
          term: "Pomiary dla ubezpieczyciela",
          text: "Pomiary hali ze {przyklad.hala.obwody} obwodami kosztują {przyklad.hala.pomiary} netto, z [protokołem](/wzor-protokolu), czyli {pomiary.obwod} brutto za obwód, przy małym zleceniu najmniej {pomiary.firma}.",
          note: "termin i dokumenty w ofercie",
        },
        {
          term: "Maszyny i rozdzielnice",
          text: "Rozdzielnicę składamy i opisujemy przed postojem, a w czasie postoju tylko przełączamy.",
          note: "cena po schemacie i oględzinach",
        },
      ],
    },
    {
      kind: "table",
      id: "biura",
      heading: "Biuro: ceny sieci, gniazd i pomiarów",
      ask: "Rzut z biurkami albo sama ich liczba pozwala policzyć sieć i gniazda.",
      caption: "Przykład: biuro na {przyklad.lan.biurka} stanowisk, ceny netto",
      columns: ["Praca", "Zakres", "Cena"],
      rows: [
        {
          label: "Sieć LAN przed tynkami",
          note: "z pomiarem każdego łącza",
          cells: ["{przyklad.lan.punktyBiuro} gniazd, po dwa na stanowisko", "{przyklad.lan.kosztBiuro}"],
        },
        {
          label: "Obwody gniazd",
          note: "przewód, gniazda, zabezpieczenie, pomiar",
          cells: [
            "{przyklad.biuro.obwodyGniazd} obwodów, jeden na {przyklad.biuro.naObwod} stanowiska, po {rynek.obwodBiuro}",
            "{przyklad.biuro.gniazda}",
          ],
        },
        {
          label: "Próba oświetlenia awaryjnego",
          note: "zadziałanie i czas świecenia",
          cells: ["{przyklad.biuro.oprawy} opraw po {pomiary.oprawaAwaryjna}", "{przyklad.biuro.awaryjne}"],
        },
        {
          label: "Pomiary okresowe",
          cells: ["{przyklad.biuro.obwody} obwodów", "{przyklad.biuro.pomiary}"],
        },
      ],
      note: "Ta sama [sieć LAN](/uslugi/sieci-lan) w gotowych ścianach kosztuje {przyklad.lan.kosztBiuroGotowe} netto. Szafa i przełączniki są osobno.",
    },
    {
      kind: "rows",
      id: "biura-prace",
      heading: "Biuro: prace obok czynnych stanowisk",
      continues: true,
      items: [
        {
          term: "Kiedy",
          text: "To, co hałasuje albo wyłącza prąd, robimy wieczorem, nocą lub w weekend, strefami.",
          note: "termin w ofercie",
        },
        {
          term: "Dokumenty",
          text: "Plan z numerami gniazd, wyniki pomiarów i protokół próby opraw awaryjnych.",
          note: "PDF i papier",
        },
      ],
    },
    {
      kind: "cards",
      id: "uslugi",
      heading: "Usługi dla firm i zarządców",
      columns: 3,
      items: [
        {
          icon: "chart-line",
          title: "Kompensacja mocy biernej",
          text: "Analiza faktur, bateria lub dławiki, nastawa regulatora.",
          href: "#kompensacja",
        },
        {
          icon: "zap",
          title: "Prace na średnim napięciu (SN)",
          text: "Kable, głowice, pola, stacje transformatorowe.",
          href: "#srednie-napiecie",
        },
        {
          icon: "plug",
          title: "Instalacje elektryczne",
          text: "Zasilanie maszyn, obwody biurowe, trasy kablowe.",
          href: "/uslugi/instalacje",
        },
        {
          icon: "panel-top",
          title: "Rozdzielnice i szafy",
          text: "Główne i oddziałowe, z zasilaniem gwarantowanym.",
          href: "/uslugi/rozdzielnice",
        },
        {
          icon: "utility-pole",
          title: "Przyłącza i moc przyłączeniowa",
          text: "Większa moc, wnioski, zasilanie budowy.",
          href: "/uslugi/przylacza",
        },
        {
          icon: "circle-gauge",
          title: "Pomiary i przeglądy",
          text: "Odbiorcze i okresowe, z listą wad.",
          href: "/uslugi/pomiary",
        },
        {
          icon: "wrench",
          title: "Serwis i usuwanie awarii",
          text: "Przyjazd {obietnica.awaria}.",
          href: "/uslugi/naprawy",
        },
        {
          icon: "lamp-ceiling",
          title: "Oświetlenie LED i awaryjne",
          text: "Sterowanie DALI, oprawy ewakuacyjne, próby.",
          href: "/uslugi/energooszczedne",
        },
        {
          icon: "network",
          title: "Sieci LAN",
          text: "Kategoria {lan.kategoria}, szafy, zasilanie PoE.",
          href: "/uslugi/sieci-lan",
        },
        {
          icon: "cctv",
          title: "Monitoring",
          text: "Kamery wejść, magazynu i parkingu.",
          href: "/uslugi/monitoring",
        },
        {
          icon: "siren",
          title: "Alarmy i kontrola dostępu",
          text: "Strefy działów, karty, sygnał do ochrony.",
          href: "/uslugi/alarmy",
        },
        {
          icon: "sun-medium",
          title: "Fotowoltaika i magazyny energii",
          text: "Moc z profilu zużycia, bateria na szczyty.",
          href: "/uslugi/fotowoltaika",
        },
        {
          icon: "house-wifi",
          title: "Automatyka budynku KNX",
          text: "Światło, żaluzje, klimatyzacja.",
          href: "/uslugi/smart-home",
        },
      ],
    },
    {
      kind: "segments",
      id: "segmenty",
      heading: "Firmy, biura, wspólnoty, deweloperzy, stacje",
      items: [
        {
          icon: "briefcase",
          title: "Małe i średnie firmy",
          text: "Zaczynamy od bilansu mocy, bo nowa maszyna musi zmieścić się w przyłączu i w rozdzielnicy.",
          points: ["obwody maszyn i sprężarek", "prace po zmianie, nocą, w weekend"],
        },
        {
          icon: "building-2",
          title: "Biura",
          text: "Biurka przestawia się częściej niż ściany, dlatego przewidujemy zapas gniazd.",
          points: ["puszki podłogowe, szafa LAN, zasilanie UPS", "kontrola dostępu, kamery wejść"],
        },
        {
          icon: "users",
          title: "Wspólnoty mieszkaniowe",
          text: "Z zarządcą ustalamy godziny wyłączeń i kolejność klatek.",
          points: ["przeglądy z protokołem", "piony, tablice, oświetlenie"],
        },
        {
          icon: "building",
          title: "Deweloperzy",
          text: "Powtarzalny lokal ma jedną cenę, a zmiany lokatorskie są rozliczane osobno. Zasilanie placu budowy, w części elektryka, to {przylacze.plac} brutto.",
          points: ["prąd na budowie i przyłącze docelowe", "komplet protokołów do odbioru"],
        },
        {
          icon: "factory",
          title: "Obsługa średniego napięcia",
          text: "Kalendarz przeglądów i uzgodniony czas reakcji.",
          points: ["próby kabli i nastawy zabezpieczeń", "uzgadnianie wyłączeń z operatorem"],
        },
      ],
    },
    {
      kind: "claims",
      id: "powody",
      heading: "Co zarządca i inwestor sprawdza przed umową",
      leadProven: "Przy każdym punkcie numer dokumentu i data. Kopie dołączamy do oferty.",
      items: ["rejestr", "oc", "kwalifikacje", "gwarancja", "koncesja", "mierniki"],
      after: ["Za instalacje, teletechnikę i stację odpowiada jeden wykonawca, który pracuje {firma.lata}."],
    },
    {
      kind: "steps",
      id: "umowa",
      heading: "Zakład i wspólnota: od zapytania do odbioru",
      ask: "Do rozmowy o umowie przydaje się liczba obiektów i data ostatniego przeglądu.",
      items: [
        {
          title: "Zapytanie",
          text: "Obiekt, zakres i termin, do tego rzuty, faktury albo ostatni protokół.",
          time: "jedna rozmowa albo e-mail",
        },
        {
          title: "Wizja lokalna",
          text: "Z osobą, która zna obiekt i godziny możliwych wyłączeń.",
          time: "wycena {firma.wycenaSlownie}",
        },
        {
          title: "Oferta i umowa",
          text: "Pozycje, harmonogram, odbiory częściowe, płatności i gwarancja.",
        },
        { title: "Prace", text: "Każde wyłączenie zapowiadamy na piśmie, przy stacji także operatorowi." },
        { title: "Odbiór i serwis", text: "Przekazujemy protokoły, schematy powykonawcze i opis obwodów." },
      ],
    },
    {
      kind: "reasons",
      id: "korzysci",
      heading: "Co stała umowa daje zarządcy i zakładowi",
      continues: true,
      items: [
        { title: "Krótsza awaria", text: "Technik przyjeżdża ze schematem i nie szuka obwodu po całym obiekcie." },
        { title: "Pilnowane terminy", text: "O każdym przeglądzie przypominamy." },
        { title: "Wydatki w planie", text: "Kolejność napraw da się rozłożyć na budżety." },
        { title: "Jedna dokumentacja", text: "Zmiany wracają do tych samych schematów." },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania firm i zarządców",
      items: [
        {
          question: "Co z mieszkaniem, którego nikt nie otworzył?",
          answer:
            "Protokół wymienia je jako niezbadane, z datą próby wejścia. Drugi przyjazd umawiamy na jeden dzień dla wszystkich takich mieszkań.",
        },
        {
          question: "Dlaczego ceny są raz brutto, a raz netto?",
          answer:
            "Wspólnota zwykle nie odlicza VAT, dlatego zna kwotę do zapłaty. Firmom stawkę podatku wpisujemy do oferty.",
        },
        {
          question: "Jakie dokumenty o wykonawcy są przy ofercie?",
          answer: "{dowod.certyfikatyZdanie} {dowod.klienciZdanie}",
        },
        {
          question: "Czy stała umowa jest konieczna?",
          answer:
            "Nie, przyjmujemy też pojedynczy pomiar albo awarię. Umowa opłaca się tam, gdzie jest kilka rozdzielnic albo własna stacja.",
        },
      ],
    },
  ],
  advice:
    "Przed każdą zmianą w rozdzielni, na hali albo w pionie potrzebna jest rozmowa z osobą z uprawnieniami, także przy drobnych pracach własnych służb technicznych.",
  band: {
    heading: "Wycena obiektu",
    text: "Na początek liczba mieszkań, schemat stacji albo rzut biura.",
    button: { label: "Kontakt w sprawie oferty", to: "/kontakt" },
  },
} as const satisfies SectionPage;
