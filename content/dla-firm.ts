import type { SectionPage } from "@/lib/content/types";

export const dlaFirm: SectionPage = {
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
    lead: "Blok liczymy od mieszkań i klatek, stację od pól, biuro od stanowisk.",
    facts: [
      { price: "pomiary/blok", to: "#wspolnoty" },
      { price: "pomiary/stacja", to: "#srednie-napiecie" },
      { price: "sieci-lan/biuro", to: "#biura" },
      { price: "inne/kompensacja", to: "#kompensacja" },
    ],
    picture: { name: "17-kompensacja-mocy-biernej" },
    button: { label: "Kontakt dla firm", to: "/kontakt" },
  },
  sections: [
    {
      kind: "table",
      id: "wspolnoty",
      heading: "Wspólnota: ile kosztuje przegląd bloku",
      inBar: "Wspólnota",
      ask: "Podaj nam liczbę mieszkań i klatek, a cenę usłyszysz przez telefon.",
      paragraphs: ["Z tej tabeli policzysz kwotę na zebranie wspólnoty, jeszcze przed oględzinami."],
      caption: "Przykład: {przyklad.blok.lokale} mieszkań i {przyklad.blok.klatki} klatki, ceny brutto",
      columns: ["Pozycja", "Stawka", "W przykładzie"],
      rows: [
        {
          label: "Mieszkanie",
          cells: ["{pomiary.lokal}", "{przyklad.blok.lokale} mieszkań"],
        },
        {
          label: "Części wspólne jednej klatki",
          cells: ["{pomiary.klatka}", "{przyklad.blok.klatki} klatki"],
        },
        {
          label: "Razem z protokołem",
          sum: true,
          cells: ["mały budynek w całości {pomiary.blok}", "**{przyklad.blok.suma}**"],
        },
        {
          label: "Z piorunochronem",
          cells: ["{pomiary.piorunochron} za budynek", "{przyklad.blok.zPiorunochronem}"],
        },
      ],
      after: [
        "Tydzień przed pomiarami na klatkach powinno wisieć [ogłoszenie](/ogloszenie-o-pomiarach). Taki blok badamy dwa dni, a w terminie z oferty oddajemy [protokół](/wzor-protokolu) zbiorczy, listę usterek i dane do książki obiektu.",
      ],
      note: "Zamknięte mieszkanie protokół wymienia jako niezbadane. Drugi przyjazd i naprawy są płatne osobno.",
      button: { label: "Policz przegląd bloku", to: "/wycena?o=pomiary&co=wspolnota" },
    },
    {
      kind: "rows",
      id: "wspolnoty-prace",
      heading: "Wspólnota: piony, klatki, awarie",
      items: [
        {
          term: "Piony i tablice",
          text: "Jeśli w szachcie jest miejsce, nowy pion prowadzimy obok starego i przełączamy mieszkania po kolei.",
          note: "cena po oględzinach",
        },
        {
          term: "Oprawy na klatkach i w garażu",
          text: "Wymiana na LED to {led.montazOprawy} brutto od sztuki, bez ceny oprawy.",
        },
        {
          term: "Awaria w części wspólnej",
          text: "Przyjeżdżamy {obietnica.awaria}, za {naprawa.wizyta} brutto z pierwszą godziną pracy.",
        },
      ],
    },
    {
      kind: "rows",
      id: "terminy",
      heading: "Terminy kontroli w bloku, hali i biurze",
      picture: { name: "20-tablica-licznikowa" },
      items: [
        {
          term: "Instalacja i piorunochron",
          text: "To najdłuższy odstęp, na który pozwala Prawo budowlane.",
          note: "{pomiary.przegladDom}",
        },
        {
          term: "Wilgoć, pył, budynki publiczne",
          text: "Kontroli co rok wymaga zwykle polisa albo instrukcja, a dla instalacji na zewnątrz także ustawa.",
          note: "{pomiary.przegladRoczny}",
        },
        {
          term: "Hala i galeria handlowa",
          text: "Kontrola dotyczy budynków o powierzchni zabudowy ponad {prawo.halaPowierzchnia} albo dachu ponad {prawo.halaDach}. Kontrolujący zawiadamia nadzór budowlany w ciągu 7 dni.",
          note: "dwa razy w roku, {prawo.halaTerminy}",
        },
        {
          term: "Oświetlenie ewakuacyjne, wyłącznik przeciwpożarowy",
          text: "Robimy przegląd i próbę działania, z protokołem.",
          note: "raz w roku",
        },
      ],
      note: "Za te terminy odpowiada [właściciel albo zarządca](/poradnik/przepisy).",
    },
    {
      kind: "text",
      id: "srednie-napiecie",
      heading: "Zakład z własną stacją: średnie napięcie",
      inBar: "Zakład",
      paragraphs: [
        "Od granicy własności z umowy przyłączeniowej zakład sam odpowiada za kabel, pola, transformator i uziemienie. W naszym regionie stacje pracują na {siec.napieciaSn}. Przegląd obejmuje:",
      ],
      list: [
        "oględziny i termowizję pod obciążeniem: zaciski, głowice, wycieki oleju",
        "pola SN: czyszczenie, napędy i blokady łączników, ciśnienie gazu, rezystancję izolacji i zestyków",
        "transformator: rezystancję izolacji, przełącznik zaczepów, próbkę oleju, jeśli dopuszcza ją producent",
        "uziemienie: ciągłość, rezystancję, ocenę napięć dotykowych",
        "zabezpieczenia: wkładki, nastawy, próbę wyłączenia",
        "rozdzielnicę niskiego napięcia, sprzęt ochronny, oznaczenia i schemat",
      ],
    },
    {
      kind: "rows",
      id: "stacja-warunki",
      heading: "Przegląd stacji: cena, ludzie, dokumenty",
      picture: { name: "16-rozdzielnia-sn" },
      ask: "Wstępną cenę podajemy ze schematu i zdjęcia tabliczki transformatora.",
      items: [
        {
          term: "Cena",
          text: "Cena rośnie z liczbą pól i transformatorów, a [stała opieka](#korzysci) to {serwis.stacja} netto na miesiąc. Przegląd stacji kontenerowej z jednym transformatorem 630 kVA kosztuje orientacyjnie {pomiary.stacja} netto i wymaga dnia wyłączenia. Osobno liczymy próbę napięciową kabla, badanie oleju w laboratorium i opłaty operatora.",
        },
        {
          term: "Kto pracuje",
          text: "Przyjeżdżają co najmniej dwie osoby ze świadectwami grupy 1 na urządzenia powyżej 1 kV: E do prac i D do dozoru. Pracują na polecenie pisemne. Wyłączenie uzgadniamy z operatorem kilka tygodni wcześniej.",
        },
        {
          term: "Dokumenty",
          text: "Oddajemy protokół z oceną, kartę oględzin, listę usterek i termin następnej kontroli.",
        },
        {
          term: "Czas reakcji",
          text: "W [Dąbrowie Górniczej](/dabrowa-gornicza) dyżur dla przemysłu działa {firma.serwisDabrowa}, {dyzur.przemysl}. Gdzie indziej czas dojazdu określa umowa, a bez niej przyjeżdżamy {obietnica.awaria}.",
        },
      ],
    },
    {
      kind: "text",
      id: "kompensacja",
      heading: "Zakład: opłata za energię bierną",
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
        "Za energię bierną indukcyjną silników i spawarek dopłaca się, gdy tangens fi przekroczy 0,4 albo niższą wartość z umowy. Pojemnościowa, z zasilaczy UPS, opraw LED i długich kabli, jest płatna od pierwszej kilowarogodziny.",
        "Baterię, dławiki albo kompensator dobieramy z faktur za rok i z pomiaru. Bateria do warsztatu z rysunku kosztuje z montażem {rynek.kompensacja} netto. W {przyklad.kompensacja.lata} zwróci się wtedy, gdy opłata za energię bierną przekracza {przyklad.kompensacja.oplata} netto miesięcznie, przy niższej odradzamy zakup. [Zapytaj o kompensację](/wycena?o=inne&gdzie=firma&sprawa=bierna).",
      ],
    },
    {
      kind: "rows",
      id: "zaklady",
      heading: "Zakład i hala: pomiary i rozdzielnice",
      items: [
        {
          term: "Pomiary dla ubezpieczyciela",
          text: "Za halę ze {przyklad.hala.obwody} obwodami płaci się {przyklad.hala.pomiary} netto. Obwód kosztuje {przyklad.hala.obwodNetto} netto, a małe zlecenie w całości {przyklad.hala.zlecenieNetto} netto.",
        },
        {
          term: "Wymiana rozdzielnicy",
          text: "Nową składamy przed postojem, a w czasie postoju tylko przełączamy.",
          note: "cena ze schematu i oględzin",
        },
      ],
    },
    {
      kind: "table",
      id: "biura",
      heading: "Biuro: ceny sieci, gniazd i pomiarów",
      inBar: "Biuro",
      caption: "Przykład: biuro na {przyklad.lan.biurka} stanowisk, ceny netto",
      columns: ["Praca", "Zakres", "Cena"],
      rows: [
        {
          label: "Sieć LAN przed tynkami",
          cells: [
            "{przyklad.lan.punktyBiuro} gniazd po {przyklad.lan.punktNetto}, po dwa na stanowisko",
            "{przyklad.lan.kosztBiuro}",
          ],
        },
        {
          label: "Gniazda 230 V obok sieciowych",
          cells: ["{przyklad.lan.punktyBiuro} po {przyklad.lan.gniazdoNetto}", "{przyklad.biuro.gniazda}"],
        },
        {
          label: "Próba oświetlenia awaryjnego",
          cells: ["{przyklad.biuro.oprawy} opraw po {pomiary.oprawaAwaryjna}", "{przyklad.biuro.awaryjne}"],
        },
        {
          label: "Pomiary okresowe",
          cells: ["{przyklad.biuro.obwody} obwodów", "{przyklad.biuro.pomiary}"],
        },
      ],
      after: [
        "Prace głośne i wyłączenia planujemy na wieczór, noc lub weekend. Po pracach biuro ma plan z numerami gniazd i wyniki pomiarów.",
      ],
      note: "W gotowych ścianach [sieć](/uslugi/sieci-lan) kosztuje {przyklad.lan.kosztBiuroGotowe}. Szafa i przełączniki są osobno.",
    },
    {
      kind: "cards",
      id: "uslugi",
      heading: "Usługi dla firm i zarządców",
      inBar: "Usługi",
      items: [
        {
          title: "Kompensacja mocy biernej",
          text: "Faktury, bateria, dławiki",
          href: "#kompensacja",
        },
        {
          title: "Prace na średnim napięciu (SN)",
          text: "Kable, głowice, pola, stacje",
          href: "#srednie-napiecie",
        },
        {
          title: "Instalacje elektryczne",
          text: "Maszyny, biura, trasy kablowe",
          href: "/uslugi/instalacje",
        },
        {
          title: "Rozdzielnice i szafy",
          text: "Główne, oddziałowe, z zasilaniem UPS",
          href: "/uslugi/rozdzielnice",
        },
        {
          title: "Przyłącza i moc przyłączeniowa",
          text: "Wnioski, większa moc, plac budowy",
          href: "/uslugi/przylacza",
        },
        {
          title: "Pomiary i przeglądy",
          text: "Odbiorcze i okresowe",
          href: "/uslugi/pomiary",
        },
        {
          title: "Serwis i usuwanie awarii",
          text: "Zwarcia, kable, przegrzane zaciski",
          href: "/uslugi/naprawy",
        },
        {
          title: "Oświetlenie LED i awaryjne",
          text: "DALI, oprawy ewakuacyjne, próby",
          href: "/uslugi/energooszczedne",
        },
        {
          title: "Sieci LAN",
          text: "Kategoria {lan.kategoria}, szafy, PoE",
          href: "/uslugi/sieci-lan",
        },
        {
          title: "Monitoring",
          text: "Wejścia, magazyn, parking",
          href: "/uslugi/monitoring",
        },
        {
          title: "Alarmy i kontrola dostępu",
          text: "Strefy, karty, sygnał do ochrony",
          href: "/uslugi/alarmy",
        },
        {
          title: "Fotowoltaika i magazyny energii",
          text: "Moc dobrana do zużycia",
          href: "/uslugi/fotowoltaika",
        },
        {
          title: "Automatyka budynku KNX",
          text: "Światło, żaluzje, klimatyzacja",
          href: "/uslugi/smart-home",
        },
      ],
    },
    {
      kind: "cases",
      look: "beside",
      id: "segmenty",
      heading: "Firmy, biura, wspólnoty, deweloperzy, stacje",
      items: [
        {
          icon: "briefcase",
          title: "Małe i średnie firmy",
          text: "Przed zakupem maszyny sprawdzamy, czy przyłącze i rozdzielnica ją uniosą.",
          points: ["prace po zmianie i w weekend"],
        },
        {
          icon: "building-2",
          title: "Biura",
          text: "Biurka się przestawia. Przewidujemy na to zapas gniazd.",
          points: ["puszki podłogowe, zasilanie UPS"],
        },
        {
          icon: "users",
          title: "Wspólnoty mieszkaniowe",
          text: "Z zarządcą ustalamy godziny wyłączeń i kolejność klatek.",
          points: ["przeglądy, piony, oświetlenie"],
        },
        {
          icon: "building",
          title: "Deweloperzy",
          text: "Takie same lokale mają tę samą cenę. Zasilanie placu budowy kosztuje {przylacze.plac} brutto bez opłat operatora. Przy przyłączu na średnim napięciu bierzemy też stację i kable, z próbami do odbioru.",
          points: ["stacja SN: cena po warunkach przyłączenia"],
        },
        {
          icon: "factory",
          title: "Obsługa średniego napięcia",
          text: "Prowadzimy kalendarz przeglądów i uzgodnienia z operatorem.",
          points: ["próby kabli i zabezpieczeń"],
        },
      ],
    },
    {
      kind: "claims",
      id: "powody",
      heading: "Dlaczego warto z nami współpracować",
      lead: "Obok każdego powodu piszemy, jak zarządca albo inwestor go sprawdzi.",
      leadProven: "Kopie dokumentów dołączamy do oferty.",
      items: ["rejestr", "oc", "kwalifikacje", "gwarancja", "klienci", "mierniki"],
      after: ["Za instalacje, teletechnikę i stację odpowiada jeden wykonawca, który pracuje {firma.lata}."],
    },
    {
      kind: "steps",
      id: "umowa",
      heading: "Zakład i wspólnota: od zapytania do odbioru",
      inBar: "Umowa",
      items: [
        {
          title: "Zapytanie i wizja lokalna",
          text: "Na miejscu potrzebna jest osoba, która zna godziny możliwych wyłączeń.",
          time: "wycena {firma.wycenaSlownie}",
        },
        {
          title: "Oferta i umowa",
          text: "[Oferta](/wzor-oferty) ma pozycje z cenami, a umowa harmonogram, odbiory i gwarancję.",
        },
        {
          title: "Prace i odbiór",
          text: "Każde wyłączenie zapowiadamy na piśmie, a na koniec oddajemy schematy powykonawcze.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "korzysci",
      heading: "Stała umowa: co daje i ile kosztuje",
      items: [
        { title: "Krótsza awaria", text: "Technik przyjeżdża ze schematem obiektu." },
        { title: "Pilnowane terminy", text: "O każdym przeglądzie przypominamy." },
        { title: "Wydatki w planie", text: "Naprawy da się rozłożyć na kolejne budżety." },
        { title: "Jedna dokumentacja", text: "Zmiany nanosimy na te same schematy." },
      ],
      after: [
        "Opieka nad stacją z jednym transformatorem 630 kVA to orientacyjnie {serwis.stacja} netto miesięcznie: przegląd raz w roku, dwa obchody i dojazd w umówionym czasie. Naprawy są osobno, a w innych obiektach o opłacie decydują liczba rozdzielnic i czas dojazdu.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania firm i zarządców",
      items: [
        {
          question: "Dlaczego ceny są raz brutto, raz netto?",
          answer:
            "Wspólnota zwykle nie odlicza VAT i od razu widzi kwotę do zapłaty. Firmy liczą netto, a stawkę podatku podaje oferta.",
        },
        {
          question: "Jakie dokumenty o wykonawcy są przy ofercie?",
          answer:
            "Kopie świadectw kwalifikacyjnych, certyfikatów i polisy OC. {dowod.certyfikatyZdanie} {dowod.klienciZdanie}",
        },
        {
          question: "Czy stała umowa jest konieczna?",
          answer:
            "Nie, przyjmujemy też jednorazowe prace. Umowa ma sens przy kilku rozdzielnicach albo własnej stacji.",
        },
      ],
    },
  ],
  advice:
    "Każdą zmianę w rozdzielni, na hali albo w pionie omów najpierw z osobą z uprawnieniami. Taką rozmowę zaczniesz u nas przez telefon, zanim zamówisz sprzęt.",
  band: {
    heading: "Wycena obiektu",
    text: "Przyślij liczbę mieszkań, schemat stacji albo rzut biura. Odpiszemy, co trzeba obejrzeć, i po wizji lokalnej damy ofertę z pozycjami.",
    button: { label: "Kontakt w sprawie oferty", to: "/kontakt" },
  },
};
