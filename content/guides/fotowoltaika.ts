import type { Guide } from "@/lib/content/types";

export const fotowoltaika = {
  slug: "fotowoltaika",
  name: "Fotowoltaika",
  card: "Typy instalacji, etapy, liczby dla 3, 6 i 10 kW, net-billing, zgłoszenie do operatora i dotacje.",
  icon: "solar-panel",
  colour: "l1",
  meta: {
    title: "Fotowoltaika: koszt, zwrot i dotacje na Śląsku",
    description:
      "Ile kosztuje fotowoltaika 3, 6 i 10 kW, ile prądu daje i kiedy się zwraca. Etapy, zgłoszenie do operatora, net-billing i dotacje.",
    keywords: [
      "fotowoltaika koszt",
      "fotowoltaika zwrot z inwestycji",
      "fotowoltaika 6 kW produkcja",
      "net-billing jak działa",
      "zgłoszenie mikroinstalacji Tauron",
      "fotowoltaika dotacje Śląsk",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Fotowoltaika: ile kosztuje i kiedy się zwraca",
    lead: "Typy instalacji, terminy, liczby dla 3, 6 i 10 kW oraz dotacje. Przed decyzją porozmawiaj ze specjalistą, bo o wyniku decydują twój dach i twoje rachunki.",
    picture: { name: "06-fotowoltaika-dach-skosny" },
  },
  keyFacts: [
    { label: "Koszt domowej instalacji on-grid", value: "{pv.onGrid.koszt}" },
    { label: "Zwrot 6 kW bez dotacji, gdy całą energię zużywasz w domu", value: "{pv.6kW.zwrot}" },
    { label: "Produkcja z 6 kW w roku", value: "{pv.6kW.produkcja}" },
    { label: "Niższe rachunki przy dobrze dobranej mocy", value: "{pv.rachunki}" },
  ],
  sections: [
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje instalacji",
      paragraphs: [
        "Różnią się tym, co dzieje się z prądem, którego nie zużyjesz od razu. Trafia do sieci, do magazynu albo w oba miejsca.",
      ],
      items: [
        {
          name: "On-grid",
          description:
            "Panele i falownik, który zamienia prąd stały (DC) na przemienny (AC), połączone z siecią operatora. Nadwyżka wychodzi przez licznik.",
          specs: [
            { label: "Moc", value: "{pv.onGrid.moc}" },
            { label: "Koszt", value: "{pv.onGrid.koszt}" },
          ],
          advantages: ["Najtańsza i najprostsza.", "Ma najmniej elementów, które mogą się zepsuć."],
          disadvantages: ["Nie działa podczas awarii sieci.", "Nadwyżkę rozliczasz po cenie z rynku."],
          applications: "Dom i mała firma z pewną siecią i zużyciem w dzień.",
        },
        {
          name: "Hybrydowa",
          description: "Falownik hybrydowy obsługuje panele, magazyn i sieć. Nadwyżka najpierw ładuje baterię.",
          specs: [
            { label: "Moc", value: "{pv.hybryda.moc}" },
            { label: "Koszt", value: "{pv.hybryda.koszt}" },
          ],
          advantages: ["Magazyn daje prąd wieczorem i przy awarii.", "Mniej energii kupujesz i mniej oddajesz."],
          disadvantages: ["Wyższy koszt na start.", "Bateria zużywa się szybciej niż panele."],
          applications: "Dom z pompą ciepła lub autem elektrycznym.",
        },
        {
          name: "Off-grid",
          description: "Układ bez połączenia z siecią. Cały prąd na noc i na pochmurne dni musi zmieścić bateria.",
          specs: [
            { label: "Moc", value: "{pv.offGrid.moc}" },
            { label: "Koszt", value: "{pv.offGrid.koszt}" },
          ],
          advantages: ["Pełna niezależność.", "Nie płacisz opłat dystrybucyjnych."],
          disadvantages: ["Duży magazyn i staranny projekt.", "Zimą zwykle potrzebny jest agregat."],
          applications: "Działka i obiekt bez przyłącza.",
        },
      ],
      after: [
        "W mieście i na przedmieściach wybór sprowadza się zwykle do dwóch pierwszych typów. Jeśli dziś nie chcesz baterii, ale za kilka lat ją dołożysz, kup od razu falownik hybrydowy. Późniejsza wymiana falownika kosztuje więcej niż różnica w cenie. Rodzaje baterii i ich opłacalność opisujemy w [poradniku o magazynach energii](/poradnik/magazyny-energii).",
      ],
    },
    {
      kind: "text",
      id: "dobor",
      heading: "Jaką moc wybrać",
      paragraphs: [
        "Zacznij od kilowatogodzin z rachunków. Zsumuj zużycie z ostatnich 12 miesięcy i dodaj to, co planujesz: pompę ciepła, klimatyzację, auto elektryczne. Instalacja 3 kW daje na Śląsku {pv.3kW.produkcja} w roku, czyli około 1000 kWh z każdego kilowata. Dom, który zużywa 4500 kWh, potrzebuje więc 4–5 kW, nawet jeśli na dachu zmieści się 10 kW.",
        "Kilowat paneli zajmuje około 5 m². Moduły z konstrukcją ważą kilkanaście kilogramów na metr kwadratowy, dlatego przed wyceną oglądamy więźbę i pokrycie. Na dachu płaskim panele stoją na balaście, który waży więcej. Tam zwykle potrzebna jest opinia konstruktora.",
        "Produkcja nie rozkłada się równo. Od listopada do stycznia powstaje mniej niż jedna dziesiąta rocznej energii, a dom zużywa wtedy najwięcej. Zimą prąd kupujesz, latem masz nadwyżkę. Żadna moc paneli tego nie odwróci, a za duża tylko powiększa nadwyżkę.",
        "Moc falownika ogranicza też przyłącze. Falownik jednofazowy operatorzy przyjmują zwykle do 3,68 kW. Większy powinien być trójfazowy, żeby nie obciążać jednej fazy. Obowiązujący próg podają wymagania techniczne twojego operatora. Jak odczytać moc przyłączeniową i co zrobić, gdy jest za mała, wyjaśnia [poradnik o obliczaniu mocy](/poradnik/obliczanie-mocy).",
      ],
      picture: { name: "21-fotowoltaika-dach-plaski" },
    },
    {
      kind: "phases",
      id: "etapy",
      heading: "Etapy i terminy",
      paragraphs: [
        "Od pierwszej rozmowy do włączenia mija zwykle od 5 do 13 tygodni. Sam montaż trwa najkrócej, resztę zajmują analiza i pisma.",
      ],
      scale: { length: 13, unit: "tygodni" },
      items: [
        {
          phase: "Analiza",
          description: "Oględziny dachu i rozdzielnicy, rachunki z 12 miesięcy, dobór mocy.",
          duration: "{pv.etap.analiza}",
          details: [
            "Cień komina, drzew i lukarn o różnych porach dnia.",
            "Miejsce na falownik i trasa kabli DC.",
            "Stan uziemienia i wolne miejsce w rozdzielnicy.",
          ],
          importance: "critical",
          bar: { start: 0, min: 2, max: 4 },
        },
        {
          phase: "Formalności",
          description: "Projekt, zgłoszenie do operatora, wnioski o dotację.",
          duration: "{pv.etap.formalnosci}",
          details: [
            "Umowa z rozpisanymi modelami paneli i falownika.",
            "Powyżej 6,5 kW uzgodnienie przeciwpożarowe projektu.",
          ],
          importance: "high",
          bar: { start: 4, min: 2, max: 6 },
        },
        {
          phase: "Montaż",
          description: "Konstrukcja, panele, falownik, zabezpieczenia po stronie DC i AC.",
          duration: "{pv.etap.montaz}",
          details: [
            "Ograniczniki przepięć (SPD) po obu stronach falownika.",
            "Połączenia wyrównawcze konstrukcji i odstęp od piorunochronu.",
          ],
          importance: "critical",
          bar: { start: 10, min: 0.2, max: 0.6 },
        },
        {
          phase: "Uruchomienie",
          description: "Pomiary, wymiana licznika przez operatora, przeszkolenie.",
          duration: "{pv.etap.uruchomienie}",
          details: ["Protokół z pomiarów strony DC i AC.", "Podgląd produkcji w telefonie i instrukcja wyłączania."],
          importance: "normal",
          bar: { start: 10.5, min: 1, max: 2 },
        },
      ],
      callout: {
        title: "Panele są pod napięciem, dopóki świeci słońce.",
        text: "Wyłączenie falownika nie usuwa napięcia z kabli na dachu. Nie rozłączaj wtyczek i nie odkręcaj modułów.",
      },
    },
    {
      kind: "text",
      id: "operator",
      heading: "Co dzieje się u operatora",
      paragraphs: [
        "Instalacja do 50 kW to w przepisach mikroinstalacja. Jeśli jej moc nie przekracza mocy przyłączeniowej budynku, wystarczy zgłoszenie do operatora systemu dystrybucyjnego. W większości województwa śląskiego jest nim Tauron Dystrybucja. Gdy panele mają większą moc niż przyłącze, składa się wniosek o warunki przyłączenia i wszystko trwa dłużej.",
        "Do zgłoszenia dołącza się schemat, dane urządzeń, certyfikat falownika i oświadczenie instalatora z uprawnieniami. Na przyłączenie operator ma co do zasady 30 dni od kompletnego zgłoszenia, a licznik dwukierunkowy montuje na swój koszt. Jeśli wykorzysta cały termin albo zażąda poprawek, uruchomienie się przesunie. Potem podpisujesz ze sprzedawcą umowę prosumencką albo aneks. Do wymiany licznika instalacja nie powinna oddawać energii.",
        "Domowa instalacja na dachu zwykle nie wymaga pozwolenia na budowę. Prawo budowlane każe jednak uzgodnić projekt instalacji o mocy powyżej 6,5 kW z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych. O zakończeniu montażu zawiadamia się wtedy straż pożarną. Progi się zmieniają, więc sprawdź aktualny tekst ustawy na isap.sejm.gov.pl. Przy budynku wpisanym do rejestru zabytków zacznij od konserwatora.",
      ],
      after: [
        "Zgłoszenie i dokumenty przygotowujemy w ramach [montażu fotowoltaiki](/uslugi/fotowoltaika). Jeśli trzeba zwiększyć moc, prowadzimy też sprawę [przyłącza](/uslugi/przylacza).",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Koszt i zwrot: 3, 6 i 10 kW",
      caption: "Wartości orientacyjne. Oszczędność i zwrot przy założeniu, że całą energię zużywasz w domu.",
      columns: ["Instalacja", "3 kW", "6 kW", "10 kW"],
      rows: [
        {
          label: "Koszt z montażem",
          note: "zależy od dachu i falownika",
          cells: ["{pv.3kW.koszt}", "{pv.6kW.koszt}", "{pv.10kW.koszt}"],
        },
        {
          label: "Produkcja w roku",
          note: "na Śląsku, bez zacienienia",
          cells: ["{pv.3kW.produkcja}", "{pv.6kW.produkcja}", "{pv.10kW.produkcja}"],
        },
        {
          label: "Oszczędność w roku",
          note: "przy {pv.cenaEnergii}",
          cells: ["{pv.3kW.oszczednosc}", "{pv.6kW.oszczednosc}", "{pv.10kW.oszczednosc}"],
        },
        {
          label: "Zwrot",
          note: "bez dotacji, cała energia zużyta w domu",
          cells: ["{pv.3kW.zwrot}", "{pv.6kW.zwrot}", "{pv.10kW.zwrot}"],
        },
      ],
      after: [
        "Większa instalacja ma niższy koszt kilowata, bo projekt, dojazd i falownik rozkładają się na więcej paneli. Dlatego w tabeli zwraca się szybciej. Warunek jest jeden: dom musi zużywać prąd wtedy, gdy powstaje.",
        "Kwota oszczędności zakłada, że każda wyprodukowana kilowatogodzina jest warta tyle, ile płacisz za prąd z sieci. Tak jest z energią zużytą na miejscu. Nadwyżka jest warta mniej i to widać w przykładzie poniżej.",
      ],
      callout: {
        title: "Za duża instalacja zwraca się wolniej.",
        text: "Moc dobieraj do rocznego zużycia z rachunków, nie do powierzchni dachu.",
      },
      note: "Ceny urządzeń i energii zmieniają się co roku. Aktualną cenę kilowatogodziny odczytasz z rachunku, taryfy publikuje ure.gov.pl.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot policzony krok po kroku",
      paragraphs: [
        "Liczymy instalację 6 kW w domu, który zużywa około 6000 kWh w roku. Cena prądu z sieci to 0,80 zł za kilowatogodzinę. Za nadwyżkę przyjmujemy 0,30 zł. To założenie do rachunku, nie cena z umowy.",
      ],
      steps: [
        { text: "Koszt z montażem, środek zakresu z tabeli", result: "30 000 zł" },
        { text: "Cała produkcja zastępuje prąd z sieci: 6000 kWh × 0,80 zł", result: "4800 zł w roku" },
        { text: "Zwrot w tym najlepszym wariancie: 30 000 zł : 4800 zł", result: "6,25 roku" },
        { text: "Na miejscu zużywasz 40%: 2400 kWh × 0,80 zł + 3600 kWh × 0,30 zł", result: "3000 zł w roku" },
        { text: "Zwrot: 30 000 zł : 3000 zł", result: "10 lat" },
        {
          text: "Pranie, bojler i auto w dzień, na miejscu 60%: 3600 kWh × 0,80 zł + 2400 kWh × 0,30 zł",
          result: "3600 zł w roku",
        },
        { text: "Zwrot: 30 000 zł : 3600 zł", result: "8,3 roku" },
        { text: "Ten sam dom z dotacją 6000 zł: 24 000 zł : 3600 zł", result: "6,7 roku" },
      ],
      result:
        "Bez dotacji od 6,25 roku, gdy zużywasz wszystko, do 10 lat, gdy większość oddajesz. Różnicę robi zużycie w dzień.",
      after: [
        "Pierwszy wynik mieści się w zakresie {pv.6kW.zwrot} z tabeli, bo oba zakładają zużycie całej energii w domu. Bez magazynu to granica, a nie wynik typowy. Do własnego budżetu bierz zwrot policzony z nadwyżką.",
        "Podstaw swoje liczby: zużycie z rachunków, cenę z faktury i udział prądu zużywanego w dzień. Bez bojlera i auta elektrycznego ten udział wynosi zwykle 20–40%. Jak go podnieść bez baterii, podpowiada [poradnik o oszczędzaniu energii](/poradnik/oszczedzanie).",
      ],
    },
    {
      kind: "text",
      id: "net-billing",
      heading: "Net-billing: jak rozlicza się nadwyżkę",
      paragraphs: [
        "Kto został prosumentem od 1 kwietnia 2022 roku, rozlicza się w systemie net-billing. Energia oddana do sieci nie wraca jeden do jednego. Sprzedawca wycenia ją po cenie z rynku hurtowego i zapisuje kwotę na koncie, czyli w depozycie prosumenckim. Depozytem płacisz za energię pobraną wieczorem i zimą. Opłaty dystrybucyjne za pobrany prąd zostają.",
        "Na początku cena była jedna na cały miesiąc. Kto zaczął produkować od lipca 2024 roku, ma rozliczenie po cenach zmiennych w ciągu doby. Wcześniejsi prosumenci zostali przy cenie miesięcznej i mogą przejść na zmienną. W słoneczne południe cena zmienna bywa bliska zera, bo wszyscy oddają prąd naraz. Wieczorem rośnie.",
        "Depozyt ma termin. Środki niewykorzystane przez 12 miesięcy sprzedawca zwraca tylko w części określonej w ustawie. Wniosek jest prosty: najwięcej warta jest kilowatogodzina zużyta w domu w chwili, gdy powstaje. Druga w kolejności jest ta z magazynu, dopiero trzecia ta z depozytu.",
      ],
      note: "Instalacje zgłoszone do końca marca 2022 roku zachowały rozliczenie ilościowe (opusty) na 15 lat. Zasady net-billingu zmieniano już kilka razy, aktualne podają sprzedawca i ure.gov.pl.",
    },
    {
      kind: "programs",
      id: "dotacje",
      heading: "Dotacje i ulgi",
      paragraphs: [
        "Kwoty i warunki zmieniają się z każdym naborem. Zanim podpiszesz umowę, sprawdź regulamin, bo część programów wymaga wniosku przed zakupem, a część po uruchomieniu.",
      ],
      items: [
        {
          program: "Dotacja do instalacji PV",
          description: "Program typu Mój Prąd. Zwrot części kosztu po uruchomieniu instalacji.",
          amount: "{dotacja.pv}",
          conditions:
            "Dom, nowa instalacja {dotacja.pvMoc}. Sprawdź na mojprad.gov.pl, czy nabór trwa i czy wymaga magazynu energii.",
        },
        {
          program: "Ulga termomodernizacyjna",
          description:
            "Odliczasz wydatek od dochodu w rocznym PIT. Podatek maleje o 12% lub 32% wydatku według skali albo o 19% przy podatku liniowym. W ofertach jako łączne wsparcie pojawia się {dotacja.ulgaProcent}. Tę liczbę potwierdź u doradcy podatkowego i w aktualnej ustawie.",
          amount: "odliczenie do {dotacja.ulga} na podatnika",
          conditions:
            "Właściciel lub współwłaściciel istniejącego domu jednorodzinnego, faktury VAT. Dotacji nie odliczasz drugi raz. Szczegóły: podatki.gov.pl.",
        },
        {
          program: "Czyste Powietrze",
          description: "Program na wymianę starego źródła ciepła i ocieplenie. Fotowoltaika jest jego dodatkiem.",
          amount: "{dotacja.czystePowietrze}",
          conditions: "Zwykle przy wymianie ogrzewania, kwota zależy od dochodu. Sprawdź na czystepowietrze.gov.pl.",
        },
        {
          program: "Programy regionalne",
          description: "Dotacje gmin i nabory z funduszy europejskich dla województwa śląskiego.",
          amount: "ustala organizator naboru",
          conditions: "Terminy bywają krótkie. Sprawdzimy, co jest otwarte u ciebie.",
        },
      ],
      note: "Kwoty mają charakter orientacyjny i nie są ofertą programu. Wiążący jest regulamin z dnia złożenia wniosku.",
    },
    {
      kind: "checks",
      id: "sukces",
      heading: "Od czego zależy wynik",
      items: [
        { title: "Dach", text: "Skierowany na południe, pochylony o {pv.nachylenie}, bez cienia komina i drzew." },
        { title: "Moc", text: "Dobrana do rachunków z ostatnich 12 miesięcy i do planów na najbliższe lata." },
        { title: "Zużycie w dzień", text: "Pralka, zmywarka, bojler i ładowanie auta działają, gdy świeci słońce." },
        {
          title: "Napięcie na przyłączu",
          text: "Zmierzone przed zakupem. Przy zbyt wysokim falownik będzie się wyłączał.",
        },
        { title: "Ochrona", text: "Zabezpieczenia i uziemienie zmierzone przed uruchomieniem, z protokołem." },
        { title: "Gwarancje", text: "Osobno na panele, na ich moc po latach, na falownik i na montaż." },
      ],
      after: [
        "Przy sprzedaży domu działająca instalacja jest argumentem. W branży podaje się wzrost wartości nieruchomości o {pv.wartosc}. Traktuj to jako górną granicę i zbieraj dowody: rachunki, protokoły, historię produkcji. Kupujący zapłaci za to, co może sprawdzić.",
        "Panele pracują ponad 25 lat, tracąc co roku ułamek procentu mocy. Falownik zwykle wymaga wymiany po 10–15 latach, więc dolicz go do rachunku. Instalacja podlega tym samym przeglądom co reszta budynku, czyli co najmniej {pomiary.przegladDom}. Zakres opisujemy przy [pomiarach elektrycznych](/uslugi/pomiary).",
      ],
    },
  ],
  faq: [
    {
      question: "Czy fotowoltaika zwróci się bez dotacji?",
      answer:
        "Zwykle tak. Przy pełnym wykorzystaniu energii instalacja 10 kW zwraca się w {pv.10kW.zwrot}, a 3 kW w {pv.3kW.zwrot}. W małej jeden kilowat kosztuje więcej. Jeśli większość prądu oddajesz do sieci, dolicz kilka lat.",
    },
    {
      question: "O ile spadną rachunki?",
      answer:
        "Oferty, także nasza, podają {pv.rachunki}. Taki wynik wymaga dobrze dobranej mocy i zużycia przesuniętego na dzień lub do magazynu. Opłaty stałe i część prądu pobieranego po zmroku zostają, więc bez zmiany nawyków spadek jest mniejszy.",
    },
    {
      question: "Czy mój dach się nadaje?",
      answer:
        "Najlepszy jest dach skierowany na południe, pochylony o {pv.nachylenie}. Wschód i zachód też działają, tylko produkują o kilkanaście procent mniej. Konstrukcję i cień sprawdzamy na miejscu.",
    },
    {
      question: "Czy od razu potrzebny jest magazyn energii?",
      answer:
        "Nie. Można go dołożyć później, jeśli falownik jest hybrydowy. Powiedz o tym przed zakupem. Sprawdź też, czy dotacja, o którą się starasz, nie wymaga magazynu od początku.",
    },
    {
      question: "Czy fotowoltaika działa podczas awarii sieci?",
      answer:
        "Instalacja on-grid wyłącza się razem z siecią, żeby nie porazić ekipy, która ją naprawia. Prąd podczas awarii zapewni układ hybrydowy z magazynem i przełączaniem na zasilanie awaryjne albo off-grid.",
    },
    {
      question: "Dlaczego falownik wyłącza się w słoneczne południe?",
      answer:
        "Najczęściej z powodu napięcia. Gdy w sieci przekracza ono 253 V, falownik musi się odłączyć. Pomaga większe zużycie na miejscu, grubszy kabel do licznika albo zgłoszenie do operatora, który poprawia napięcie. Przyczynę ustala elektryk pomiarem.",
    },
    {
      question: "Czy panele trzeba myć i serwisować?",
      answer:
        "Na pochyłym dachu zwykle wystarcza deszcz. Raz w roku obejrzyj panele z ziemi i porównaj produkcję z poprzednim rokiem. Wejście na dach, mycie i sprawdzanie złączy zostaw ekipie, która ma zabezpieczenia i przyrządy.",
    },
  ],
  advice:
    "Zanim podpiszesz umowę, pokaż specjaliście dach, rozdzielnicę i rachunki z 12 miesięcy. Liczby z poradnika są orientacyjne, a twoją moc, zabezpieczenia i zwrot trzeba policzyć na miejscu.",
  band: {
    heading: "Sprawdźmy twój dach i rachunki",
    text: "Przyślij ostatni rachunek i zdjęcie dachu. Doradzimy moc i policzymy zwrot, bezpłatnie.",
    button: { label: "Zapytaj o fotowoltaikę", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "magazyny-energii", "przylacza"],
    guides: ["magazyny-energii", "oszczedzanie", "obliczanie-mocy"],
  },
} as const satisfies Guide;
