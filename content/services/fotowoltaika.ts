import type { Service } from "@/lib/content/types";

export const fotowoltaika = {
  slug: "fotowoltaika",
  code: "F10",
  icon: "sun-medium",
  name: "Fotowoltaika",
  serviceType: "Montaż instalacji fotowoltaicznych",
  group: "Fotowoltaika",
  offer: true,
  photos: "dach z dwóch stron, rozdzielnica z przodu, licznik",
  card: "Dobór mocy do rachunków, montaż, zgłoszenie do operatora i pomiary. Z magazynem energii lub bez.",
  meta: {
    title: "Fotowoltaika Śląsk: montaż i zgłoszenie",
    description:
      "Montaż fotowoltaiki na dachu i gruncie: dobór mocy, zabezpieczenia DC i AC, zgłoszenie mikroinstalacji, pomiary. Tabela kosztów dla 3, 6 i 10 kW.",
    keywords: [
      "fotowoltaika Śląsk",
      "montaż paneli fotowoltaicznych",
      "instalacja PV cena",
      "zgłoszenie mikroinstalacji Tauron",
      "fotowoltaika 10 kW",
      "instalacja hybrydowa",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Fotowoltaika od oględzin dachu do licznika",
    lead: "Dobieramy moc do rachunków, montujemy panele, falownik i zabezpieczenia, przygotowujemy zgłoszenie do operatora.",
    facts: [
      { label: "Cena", value: "{pv.onGrid.koszt}", note: "typowy zestaw on-grid" },
      { label: "Czas", value: "montaż 1–3 dni" },
      { label: "Dostajesz", value: "zgłoszenie, pomiary i protokół" },
    ],
    drawing: {
      drawing: "day",
      title: "Marcowy dzień: panele, zużycie domu i nadwyżka",
      caption:
        "Średni dzień marca, panele {przyklad.pv.moc}, dom zużywa {przyklad.pv.zuzycie} w roku. Linia przerywana to dom, bursztynowe pole to nadwyżka.",
      power: "przyklad.pv.moc",
      use: "przyklad.pv.zuzycie",
      home: "ktos",
      month: 3,
    },
  },
  sections: [
    {
      kind: "rows",
      id: "efekty",
      heading: "Co panele zmieniają w domu",
      items: [
        {
          term: "mniej na rachunkach",
          text: "górna granica z ofert: z magazynem i zużyciem w dzień; opłaty stałe zostają",
          note: "{pv.rachunki}",
        },
        {
          term: "wyższa cena domu",
          text: "szacunek podawany w ofertach; rzeczoznawca może ocenić dom inaczej",
          note: "{pv.wartosc}",
        },
        {
          term: "nachylenie dachu",
          text: "najlepsze dla połaci zwróconej na południe; wschód i zachód dają mniej",
          note: "{pv.nachylenie}",
        },
      ],
      note: "Wynik zależy od cen energii, zasad rozliczania i tego, kiedy zużywasz prąd. Obliczenie dla twojego domu dostajesz przed umową.",
    },
    {
      kind: "table",
      id: "uklady",
      heading: "Układy do wyboru",
      caption: "Układ instalacji, moc, orientacyjny koszt i zachowanie przy braku sieci",
      columns: ["Układ", "Moc", "Koszt", "Gdy zniknie sieć", "Gdzie pasuje"],
      rows: [
        {
          label: "On-grid",
          note: "panele i falownik",
          cells: ["{pv.onGrid.moc}", "{pv.onGrid.koszt}", "Wyłącza się", "Dom, który zużywa prąd głównie w dzień"],
        },
        {
          label: "Hybrydowy",
          note: "panele, sieć i bateria",
          cells: [
            "{pv.hybryda.moc}",
            "{pv.hybryda.koszt}",
            "Zasila wybrane obwody, jeśli falownik ma wyjście awaryjne",
            "Dom z pompą ciepła albo ładowarką auta",
          ],
        },
        {
          label: "Off-grid",
          note: "panele i bateria, bez sieci",
          cells: [
            "{pv.offGrid.moc}",
            "{pv.offGrid.koszt}",
            "Pracuje bez sieci na co dzień",
            "Działka lub budynek bez przyłącza",
          ],
        },
      ],
      after: [
        "Kwoty dla on-grid dotyczą typowego zestawu na prostym dachu. Hybryda za najniższą cenę to 5 kW z falownikiem gotowym na baterię, którą dokupisz później. Druga granica to 10 kW z małym magazynem. Każdą większą baterię wyceniamy osobno, według [cen magazynów](/uslugi/magazyny-energii). Wady i zalety układów porównuje [poradnik o fotowoltaice](/poradnik/fotowoltaika).",
      ],
      note: "{cena.vat}. Obejmują urządzenia i robociznę.",
    },
    {
      kind: "rows",
      id: "sprzet",
      heading: "Co trafia na dach i do rozdzielnicy",
      tone: "dark",
      lead: "Panele widać z ulicy. O bezpieczeństwo dbają części schowane: przewody, zabezpieczenia i uziemienie.",
      items: [
        {
          term: "Moduły",
          text: "Liczbę w szeregu dobieramy do napięcia falownika, także w mróz, bo zimne moduły dają wyższe napięcie.",
        },
        {
          term: "Konstrukcja",
          text: "Haki, śruby dwugwintowe albo balast, zależnie od pokrycia. Przejścia przez dach uszczelniamy.",
        },
        {
          term: "Falownik",
          text: "Wieszamy go w suchym, przewiewnym miejscu, z dala od słońca i sypialni.",
          note: "trójfazowy powyżej {pv.progJednofazowy}",
        },
        {
          term: "Przewody DC",
          text: "Solarne, w podwójnej izolacji, odporne na promieniowanie UV. Złącza w parze pochodzą od jednego producenta.",
          note: "4 lub 6 mm²",
        },
        { term: "Podgląd pracy", text: "Falownik łączymy z siecią domową. Produkcję i błędy widzisz w aplikacji." },
      ],
      second: {
        heading: "Zabezpieczenia konieczne przed włączeniem",
        items: [
          { term: "Rozłącznik DC", text: "Pozwala odłączyć falownik od paneli przed serwisem." },
          {
            term: "Ograniczniki przepięć",
            text: "Po obu stronach falownika. Typ zależy od instalacji odgromowej i odstępów od niej.",
            note: "T2 albo T1+T2",
          },
          { term: "Wyłącznik nadprądowy", text: "Osobny obwód w rozdzielnicy, opisany i dostępny." },
          {
            term: "Wyłącznik różnicowoprądowy",
            text: "Stosujemy tam, gdzie wymaga go układ sieci. Typ podaje instrukcja falownika.",
            note: "A lub B",
          },
          {
            term: "Połączenia wyrównawcze",
            text: "Konstrukcję i ramy modułów łączymy z uziemieniem budynku.",
            note: "{norma.uziemienia}",
          },
          {
            term: "Oznaczenia",
            text: "Tabliczki przy złączu, liczniku i rozdzielnicy mówią strażakom, że na dachu są panele.",
            note: "PN-HD 60364-7-712",
          },
        ],
      },
    },
    {
      kind: "cards",
      id: "miejsca",
      heading: "Gdzie mogą stanąć panele",
      columns: 4,
      items: [
        {
          icon: "house",
          title: "Dach skośny",
          text: "Dachówka, blacha, gont. Rozstaw mocowań wynika ze stref wiatru i śniegu oraz rozstawu krokwi.",
        },
        {
          icon: "building-2",
          title: "Dach płaski",
          text: "Konstrukcja balastowa lub kotwiona. Najpierw sprawdzamy nośność stropu i stan papy.",
        },
        {
          icon: "sun",
          title: "Grunt",
          text: "Stelaż na palach lub fundamencie, kabel w ziemi, miejsce bez cienia przez cały dzień.",
        },
        {
          icon: "car",
          title: "Wiata i garaż",
          text: "Sprawdza się, gdy dach domu jest w cieniu. Przy okazji doprowadzamy zasilanie ładowarki auta.",
        },
      ],
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Etapy i ile trwają",
      inBar: "Przebieg",
      ask: "O termin oględzin dachu zapytaj przez telefon.",
      lead: "Razem {przyklad.pv.tygodnie}. Gdy operator wykorzysta całe {pv.terminOperatora}, które ma na przyłączenie, do {przyklad.pv.tygodnieOperator}.",
      items: [
        {
          title: "Analiza",
          time: "{pv.etap.analiza}",
          text: "Oglądamy dach i rozdzielnicę, czytamy rachunki z 12 miesięcy. Dostajesz rozkład modułów, moc i cenę.",
          details: ["cień komina, drzew i lukarn", "stan pokrycia i więźby", "układ sieci i wolne miejsce na aparaty"],
        },
        {
          title: "Formalności",
          time: "{pv.etap.formalnosci}",
          text: "Kompletujemy projekt i dokumenty zgłoszenia mikroinstalacji. Zgłoszenie wystarcza, gdy moc instalacji nie przekracza mocy przyłączeniowej domu.",
          details: [
            "powyżej {pv.progPpoz}: uzgodnienie z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych",
            "dokumenty do wniosku o dotację, jeśli trwa nabór",
          ],
        },
        {
          title: "Montaż",
          time: "{pv.etap.montaz}",
          text: "Konstrukcja, moduły, przewody, falownik, zabezpieczenia. Prąd w domu wyłączamy na czas wpięcia do rozdzielnicy.",
        },
        {
          title: "Uruchomienie",
          time: "{pv.etap.uruchomienie}",
          text: "Mierzymy stronę DC i AC, ustawiamy falownik. Licznik dwukierunkowy zakłada operator, bez opłaty za wymianę.",
          details: [
            "pomiary łańcuchów modułów",
            "rezystancja izolacji i uziemienia",
            "przeszkolenie przy działającej instalacji",
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Koszt, produkcja i zwrot dla mocy 3, 6 i 10 kW",
      inBar: "Cena",
      ask: "Podaj roczne zużycie z rachunku, a powiemy, która moc ma sens.",
      caption: "Wartości orientacyjne dla domu w województwie śląskim, dach bez zacienienia, bez dotacji",
      columns: ["Instalacja", "3 kW", "6 kW", "10 kW"],
      rows: [
        {
          label: "Koszt z montażem",
          note: "zależy od dachu, modułów i falownika",
          cells: ["{pv.3kW.koszt}", "{pv.6kW.koszt}", "{pv.10kW.koszt}"],
        },
        { label: "Produkcja w roku", cells: ["{pv.3kW.produkcja}", "{pv.6kW.produkcja}", "{pv.10kW.produkcja}"] },
        {
          label: "Oszczędność w roku",
          note: "cała energia w domu, {pv.cenaEnergii}",
          cells: ["{pv.3kW.oszczednosc}", "{pv.6kW.oszczednosc}", "{pv.10kW.oszczednosc}"],
        },
        {
          label: "Zwrot, cała energia w domu",
          note: "najniższy koszt, dolna z podanych cen prądu",
          cells: ["{pv.3kW.zwrot}", "{pv.6kW.zwrot}", "{pv.10kW.zwrot}"],
        },
        {
          label: "Zwrot, {przyklad.pv.udzialTypowy} w domu",
          note: "reszta do sieci po {energia.nadwyzkaGodzinowa}",
          cells: ["{przyklad.pv.zwrot3kW}", "{przyklad.pv.zwrot6kW}", "{przyklad.pv.zwrot10kW}"],
        },
      ],
      after: [
        "Górne granice kosztu są wyższe niż w porównaniu układów, bo obejmują też optymalizatory, dach płaski z balastem i konstrukcję na gruncie. Ostatni wiersz liczymy po {energia.cenaG11Zmienna}, czyli po tym, co w G11 kosztuje kilowatogodzina bez opłat stałych.",
      ],
      callout: {
        title: "Pytaj, jak policzono oszczędność.",
        text: "Najkrótszy zwrot wychodzi, gdy prąd z dachu w całości zastępuje kupowany. Dom bez magazynu zużywa na miejscu {energia.autokonsumpcja}, resztę sprzedaje taniej, niż kupuje. Poproś o obliczenie z twoim udziałem.",
      },
      note: "{cena.vat}, materiał i montaż razem. Zmieniają się w ciągu roku, tak jak ceny prądu: stawki sprawdzisz w taryfie sprzedawcy i na stronie URE.",
    },
    {
      kind: "rows",
      id: "zakres",
      heading: "Co jest w cenie instalacji",
      inBar: "Zakres",
      continues: true,
      items: [
        {
          term: "Sprzęt i montaż",
          text: "Moduły, konstrukcja, falownik, przewody i zabezpieczenia z listy wyżej, z dowozem i robocizną.",
        },
        {
          term: "Dokumenty",
          text: "Schemat, zgłoszenie do operatora z oświadczeniem instalatora, protokół z pomiarów.",
          note: "PN-EN 62446-1",
        },
        {
          term: "Uruchomienie",
          text: "Nastawy falownika, aplikacja, przeszkolenie domowników. Montujemy {obietnica.instalacja}.",
        },
        {
          term: "Gwarancja",
          text: "Panele i falownik mają gwarancje producentów. {gwarancja.zdanie}",
        },
      ],
      second: {
        heading: "Płatne osobno, jeśli się okaże potrzebne",
        items: [
          {
            term: "Rozdzielnica",
            text: "Nowa obudowa, gdy w starej nie ma miejsca, albo doprowadzenie przewodu ochronnego.",
          },
          { term: "Dach", text: "Naprawa pokrycia, wzmocnienie więźby, opinia konstruktora." },
          {
            term: "Przyłącze",
            text: "Zwiększenie mocy, gdy panele mają jej więcej niż dom.",
            note: "opłata operatora",
          },
          {
            term: "Uzgodnienie",
            text: "Rzeczoznawca do spraw zabezpieczeń przeciwpożarowych.",
            note: "powyżej {pv.progPpoz}",
          },
        ],
      },
      after: [
        "Na oględziny przygotuj rachunki z 12 miesięcy, zdjęcie rozdzielnicy, rok wymiany pokrycia i, jeśli są, rysunki dachu. Powiedz też, co dojdzie w najbliższych latach: pompa ciepła, auto, klimatyzacja, bateria.",
      ],
    },
    {
      kind: "programs",
      id: "dotacje",
      heading: "Dotacje i ulga: co sprawdzić przed umową",
      items: [
        {
          program: "Dotacja do fotowoltaiki",
          description:
            "Program Mój Prąd w edycji 6.0 skończył nabór {dotacja.mojPradKoniec} i do paneli zgłoszonych od sierpnia 2024 roku wymagał magazynu.",
          amount: "{dotacja.pv} w dawnych naborach",
          conditions:
            "Dom, nowa instalacja, moc {dotacja.pvMoc}. Zanim wpiszesz dotację do budżetu, sprawdź na mojprad.gov.pl, czy jest otwarty następny nabór.",
        },
        {
          program: "Ulga termomodernizacyjna",
          description:
            "Wydatek odliczasz od dochodu w PIT. Podatek spada o {podatek.skalaNizsza} albo {podatek.skalaWyzsza} tej kwoty na skali, o {podatek.liniowy} przy podatku liniowym.",
          amount: "do {dotacja.ulga}",
          conditions:
            "Limit na podatnika, dla właściciela domu jednorodzinnego. Całe {dotacja.ulga} w progu {podatek.skalaNizsza} to {przyklad.ulga.nizsza} mniej podatku. Podawane w ofertach {dotacja.ulgaProcent} nie jest stawką tej ulgi: potwierdź ją na podatki.gov.pl.",
        },
        {
          program: "Czyste Powietrze",
          description:
            "Dopłata do wymiany ogrzewania i ocieplenia. Fotowoltaiki program nie obejmuje {dotacja.czystePowietrzeBezPv}.",
          amount: "dawniej {dotacja.czystePowietrze}",
          conditions: "Zasady bieżącego naboru, w tym dla pompy ciepła: czystepowietrze.gov.pl.",
        },
        {
          program: "Programy gmin i regionu",
          description: "Dopłaty z budżetu gminy lub funduszy regionalnych.",
          amount: "według uchwały",
          conditions:
            "Zapytaj w urzędzie gminy przed zakupem, bo część programów nie zwraca za instalacje już zamontowane.",
        },
      ],
      note: "Kwoty i terminy zmieniają się z każdym naborem. Wydatku pokrytego dotacją nie odliczysz drugi raz w uldze.",
    },
    {
      kind: "documents",
      id: "dokumenty",
      heading: "Dokumenty, które zostają u ciebie",
      items: [
        {
          title: "Protokół pomiarów",
          description: "Napięcia łańcuchów, izolacja, uziemienie i zabezpieczenia po stronie AC.",
          requirement: "required",
        },
        {
          title: "Schemat instalacji",
          description: "Układ modułów, przewody i aparaty. Potrzebny do zgłoszenia i przy każdym serwisie.",
          requirement: "required",
        },
        {
          title: "Oświadczenie instalatora",
          description: "Potwierdza montaż zgodny z przepisami przez osobę z uprawnieniami. Trafia do operatora.",
          requirement: "required",
        },
        {
          title: "Karty gwarancyjne i numery seryjne",
          description: "Moduły, falownik i konstrukcja, z warunkami utrzymania gwarancji.",
          requirement: "recommended",
        },
        {
          title: "Zdjęcia przejść i mocowań",
          description: "Pokazują to, co po montażu zakrywają panele.",
          requirement: "recommended",
        },
      ],
    },
    {
      kind: "text",
      id: "po-montazu",
      heading: "Po uruchomieniu: kto czego pilnuje",
      continues: true,
      picture: { name: "21-fotowoltaika-dach-plaski" },
      paragraphs: [
        "Od wymiany licznika rozliczasz się jako prosument. Ty patrzysz na odczyty, a nas wzywasz do przeglądu i serwisu.",
      ],
      list: [
        "Porównaj miesięczną produkcję z tym samym miesiącem rok wcześniej. Nagły spadek zgłoś.",
        "Po gradzie i wichurze obejrzyj dach z ziemi.",
        "Instalację w budynku kontroluje się co najmniej {pomiary.przegladDom}. Ubezpieczyciel lub producent może wymagać częstszych [pomiarów](/uslugi/pomiary).",
        "Odkładaj na falownik, który wytrzymuje {pv.falownik.wymiana}.",
        "Dopisz panele do polisy domu.",
      ],
      callout: {
        title: "Nie rozpinaj złączy paneli.",
        text: "W dzień przewody na dachu są pod napięciem stałym nawet przy wyłączonym falowniku. Mycie i naprawy na dachu zostaw ekipie z zabezpieczeniem.",
      },
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o montaż",
      inBar: "Pytania",
      items: [
        {
          question: "Czy potrzebuję pozwolenia na budowę?",
          answer:
            "Do paneli na dachu domu nie. Przy budynku z rejestru zabytków potrzebne są pozwolenie na budowę i pozwolenie konserwatora. Powyżej {pv.progPpoz} dochodzi uzgodnienie przeciwpożarowe i zawiadomienie straży pożarnej.",
        },
        {
          question: "Ile dachu zajmie 6 kW?",
          answer:
            "Moduł o mocy {przyklad.modul.moc} ma około {przyklad.modul.pole}. Potrzeba ich {przyklad.modul.sztuki}, czyli {przyklad.modul.razem} samych modułów. Z odstępami i pasem przy krawędzi dachu zarezerwuj więcej.",
        },
        {
          question: "Czy falownik może wyłączać się w słońcu?",
          answer:
            "Tak, gdy napięcie w sieci przekroczy 253 V, bo tego wymagają normy. Sprawdzamy przekrój przewodów i nastawy falownika, a za wysokie napięcie w sieci zgłasza się operatorowi.",
        },
        {
          question: "Dom ma starą instalację dwuprzewodową. Co wtedy?",
          answer:
            "Pierwsze jest zasilanie i [rozdzielnica](/uslugi/rozdzielnice): przewód ochronny, uziemienie, ograniczniki przepięć. Reszta obwodów może poczekać na osobny remont.",
        },
      ],
    },
  ],
  advice:
    "Przed podpisaniem umowy pokaż dach i rozdzielnicę elektrykowi oraz, przy starszej więźbie, konstruktorowi. Wada znaleziona przed montażem kosztuje mniej niż zdejmowanie paneli.",
  band: {
    heading: "Moc policzona z twojego rachunku",
    text: "Wyślij roczne zużycie i adres. Na oględzinach sprawdzimy, ile modułów się zmieści i kiedy instalacja się zwróci.",
    button: { label: "Zamów oględziny dachu", to: "/kontakt" },
  },
  related: { services: ["magazyny-energii", "rozdzielnice", "pomiary"], guides: ["fotowoltaika", "magazyny-energii"] },
} as const satisfies Service;
