import type { Guide } from "@/lib/content/types";

export const fotowoltaika = {
  slug: "fotowoltaika",
  name: "Fotowoltaika",
  card: "Typy instalacji, etapy, liczby dla 3, 6 i 10 kW, net-billing, zgłoszenie do operatora i dotacje.",
  icon: "sun-medium",
  colour: "l1",
  meta: {
    title: "Fotowoltaika: koszt, zwrot i dotacje na Śląsku",
    description:
      "Ile kosztuje fotowoltaika 3, 6 i 10 kW, ile prądu daje i kiedy się zwraca. Etapy, zgłoszenie do operatora, net-billing i dotacje w 2026 roku.",
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
  checked: "2026-11-21",
  hero: {
    title: "Ile kosztuje fotowoltaika i kiedy się zwraca",
    lead: "Ceny i produkcja dla 3, 6 i 10 kW, formalności oraz to, co zostało z dotacji. Ta sama instalacja w dwóch domach zwraca się w różnym czasie, więc przed umową pokaż rachunki i dach specjaliście.",
    picture: { name: "06-fotowoltaika-dach-skosny" },
  },
  keyFacts: [
    { label: "Koszt domowej instalacji on-grid", value: "{pv.onGrid.koszt}" },
    { label: "Zwrot 6 kW bez dotacji, gdy całą energię zużywasz w domu", value: "{pv.6kW.zwrot}" },
    { label: "Zwrot 6 kW, gdy w domu zostaje {przyklad.pv.udzialTypowy} energii", value: "{przyklad.pv.zwrotTypowy}" },
    { label: "Produkcja z 6 kW w roku", value: "{pv.6kW.produkcja}" },
    { label: "Spadek rachunku, górna granica z ofert", value: "{pv.rachunki}" },
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
          description:
            "Falownik hybrydowy obsługuje panele, magazyn i sieć. Nadwyżka najpierw ładuje baterię. Najniższa cena to 5 kW bez baterii, najwyższa wystarcza na 10 kW z baterią 5 kWh. Większy zestaw wyceniamy osobno.",
          specs: [
            { label: "Moc", value: "{pv.hybryda.moc}" },
            { label: "Koszt", value: "{pv.hybryda.koszt}" },
          ],
          advantages: ["Z magazynem daje prąd wieczorem i przy awarii.", "Mniej energii kupujesz i mniej oddajesz."],
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
          advantages: ["Nie potrzebuje przyłącza ani umowy z operatorem."],
          disadvantages: ["Duży magazyn i staranny projekt.", "Zimą potrzebny jest agregat."],
          applications: "Działka i obiekt bez przyłącza.",
        },
      ],
      after: [
        "W mieście i na przedmieściach wybierasz między dwoma pierwszymi. Jeśli bateria ma dojść za kilka lat, kup od razu falownik hybrydowy, bo późniejsza wymiana kosztuje więcej niż różnica w cenie. Rodzaje baterii i ich opłacalność opisuje [poradnik o magazynach energii](/poradnik/magazyny-energii).",
      ],
    },
    {
      kind: "text",
      id: "dobor",
      heading: "Jaką moc wybrać",
      paragraphs: [
        "Zsumuj kilowatogodziny z rachunków za ostatnie 12 miesięcy i dodaj to, co planujesz: pompę ciepła, klimatyzację, auto elektryczne. Każdy kilowat paneli daje na Śląsku około {energia.uzyskPv} w roku, a instalacja 3 kW {pv.3kW.produkcja}. Dom, który zużywa {przyklad.dobor.zuzycie}, potrzebuje więc około {przyklad.dobor.moc}, nawet jeśli na dachu zmieści się dwa razy tyle.",
        "Kilowat paneli zajmuje około 5 m². Moduły z konstrukcją ważą kilkanaście kilogramów na metr kwadratowy, więc przed wyceną oglądamy więźbę i pokrycie. Na dachu płaskim dochodzi balast, więc nośność stropu powinien ocenić konstruktor.",
        "Produkcja nie rozkłada się równo. Od listopada do stycznia powstaje mniej niż jedna dziesiąta rocznej energii, a dom zużywa wtedy najwięcej. Zimą prąd kupujesz, latem masz nadwyżkę. Dołożenie paneli tego nie odwróci, zwiększy tylko letnią nadwyżkę.",
        "Przyłącze ogranicza też moc falownika. Jednofazowy operatorzy przyjmują do {pv.progJednofazowy}, większy powinien być trójfazowy, żeby nie obciążać jednej fazy. Obowiązujący próg podają wymagania techniczne twojego operatora. Jak odczytać moc przyłączeniową i co zrobić, gdy jest za mała, wyjaśnia [poradnik o obliczaniu mocy](/poradnik/obliczanie-mocy).",
      ],
      picture: { name: "21-fotowoltaika-dach-plaski" },
    },
    {
      kind: "phases",
      id: "etapy",
      heading: "Etapy i terminy",
      paragraphs: [
        "Od pierwszej rozmowy do włączenia mija {przyklad.pv.tygodnie}. Montaż to najwyżej kilka dni, resztę zajmują analiza i pisma.",
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
          description: "Projekt, dokumenty zgłoszenia do operatora, wnioski o dotację.",
          duration: "{pv.etap.formalnosci}",
          details: [
            "Umowa z rozpisanymi modelami paneli i falownika.",
            "Powyżej {pv.progPpoz} uzgodnienie przeciwpożarowe projektu.",
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
      after: [
        "Ostatni etap liczymy przy sprawnym operatorze. Na przyłączenie ma on jednak {pv.terminOperatora} od kompletnego zgłoszenia i jeśli wykorzysta je w całości, na włączenie poczekasz do {przyklad.pv.tygodnieOperator} od pierwszej rozmowy.",
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
        "Instalacja do {pv.mikroinstalacja} to w przepisach mikroinstalacja. Jeśli jej moc nie przekracza mocy przyłączeniowej budynku, wystarczy zgłoszenie do operatora systemu dystrybucyjnego. W większości województwa śląskiego jest nim spółka Tauron Dystrybucja. Gdy panele mają większą moc niż przyłącze, składa się wniosek o warunki przyłączenia i wszystko trwa dłużej.",
        "Zgłoszenie zawiera schemat, dane urządzeń, certyfikat falownika i oświadczenie instalatora z uprawnieniami. Licznik dwukierunkowy operator montuje na swój koszt. Potem podpisujesz ze sprzedawcą umowę prosumencką albo aneks. Dopóki stary licznik wisi w skrzynce, instalacja nie powinna oddawać energii.",
        "Domowa instalacja na dachu nie wymaga pozwolenia na budowę. Prawo budowlane każe jednak uzgodnić projekt instalacji o mocy powyżej {pv.progPpoz} z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych. O zakończeniu montażu zawiadamia się wtedy straż pożarną. Progi się zmieniają, więc sprawdź aktualny tekst ustawy na isap.sejm.gov.pl. Przy budynku wpisanym do rejestru zabytków pierwszą rozmowę przeprowadź z konserwatorem.",
      ],
      after: [
        "Zgłoszenie i dokumenty przygotowujemy w ramach [montażu fotowoltaiki](/uslugi/fotowoltaika). Jeśli trzeba zwiększyć moc, prowadzimy też sprawę [przyłącza](/uslugi/przylacza).",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Koszt i zwrot: 3, 6 i 10 kW",
      caption: "Wartości orientacyjne, bez dotacji. Wiersze zwrotu różnią się założeniem, ile energii zużywasz w domu.",
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
          note: "cała energia w domu, przy {pv.cenaEnergii}",
          cells: ["{pv.3kW.oszczednosc}", "{pv.6kW.oszczednosc}", "{pv.10kW.oszczednosc}"],
        },
        {
          label: "Zwrot, cała energia w domu",
          note: "ta sama cena, środek zakresów",
          cells: ["{pv.3kW.zwrot}", "{pv.6kW.zwrot}", "{pv.10kW.zwrot}"],
        },
        {
          label: "Zwrot, w domu {przyklad.pv.udzialTypowy}",
          note: "prąd po {energia.cenaG11Zmienna}",
          cells: ["{przyklad.pv.zwrot3kW}", "{przyklad.pv.zwrot6kW}", "{przyklad.pv.zwrot10kW}"],
        },
      ],
      after: [
        "Pierwszy wiersz zwrotu pokazuje granicę: każda kilowatogodzina zastępuje kupowaną po {pv.cenaEnergii}. To cena ostrożna, niższa niż na rachunkach z 2026 roku. Drugi wiersz opisuje dom bez magazynu, który większość produkcji oddaje do sieci za {energia.nadwyzkaGodzinowa}.",
        "Większa instalacja ma niższy koszt kilowata, bo projekt, dojazd i falownik rozkładają się na więcej paneli. Zwróci się szybciej tylko wtedy, gdy dom zużywa w roku tyle, ile ona produkuje. Cena on-grid z pierwszego porównania, {pv.onGrid.koszt}, dotyczy typowego zestawu na prostym dachu. Górne granice w tabeli obejmują też optymalizatory, balast na dachu płaskim i konstrukcję na gruncie.",
      ],
      callout: {
        title: "Za duża instalacja zwraca się wolniej.",
        text: "Podstawą doboru jest roczne zużycie z rachunków, także wtedy, gdy na dachu zostaje wolne miejsce.",
      },
      note: "{cena.vat}, za komplet urządzeń z montażem. Ceny urządzeń i energii zmieniają się co roku. Swoją cenę kilowatogodziny odczytasz z rachunku, taryfy publikuje ure.gov.pl.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot policzony krok po kroku",
      paragraphs: [
        "Instalacja ma 6 kW, dom zużywa w roku około {przyklad.pv.zuzycie}. Liczymy dwa razy: po ostrożnej cenie z tabeli i po {energia.cenaG11Zmienna}. Tyle oszczędza w 2026 roku w taryfie G11 jedna niekupiona kilowatogodzina, bez opłat stałych. Nadwyżkę liczymy po cenie godzinowej, {energia.nadwyzkaGodzinowa}. Kto zaczął produkować przed lipcem 2024 roku i został przy cenie miesięcznej, wstawi {energia.nadwyzka}. Wszystkie ceny są założeniem.",
      ],
      steps: [
        { text: "Koszt z montażem, środek zakresu z tabeli", result: "{przyklad.pv.koszt}" },
        {
          text: "Cała produkcja zastępuje prąd z sieci: {przyklad.pv.produkcja} × {przyklad.pv.cenaOstrozna}",
          result: "{przyklad.pv.oszczednoscPelna} w roku",
        },
        {
          text: "Zwrot w tym najlepszym wariancie: {przyklad.pv.koszt} : {przyklad.pv.oszczednoscPelna}",
          result: "{przyklad.pv.zwrotPelny}",
        },
        {
          text: "W domu zostaje {przyklad.pv.udzialTypowy}: {przyklad.pv.wDomu} × {przyklad.pv.cenaOstrozna} + {przyklad.pv.doSieci} × {energia.nadwyzkaGodzinowa}",
          result: "{przyklad.pv.oszczednoscOstroznaTypowy} w roku",
        },
        {
          text: "Zwrot przy ostrożnej cenie: {przyklad.pv.koszt} : {przyklad.pv.oszczednoscOstroznaTypowy}",
          result: "{przyklad.pv.zwrotOstroznyTypowy}",
        },
        {
          text: "To samo po cenie z 2026 roku: {przyklad.pv.wDomu} × {energia.cenaG11Zmienna} + {przyklad.pv.doSieci} × {energia.nadwyzkaGodzinowa}",
          result: "{przyklad.pv.oszczednoscTypowy} w roku",
        },
        {
          text: "Zwrot: {przyklad.pv.koszt} : {przyklad.pv.oszczednoscTypowy}",
          result: "{przyklad.pv.zwrotTypowy}",
        },
        {
          text: "Po odjęciu ulgi w PIT przy stawce {podatek.skalaNizsza}, czyli {przyklad.pv.ulga}: {przyklad.pv.kosztPoUldze} : {przyklad.pv.oszczednoscTypowy}",
          result: "{przyklad.pv.zwrotPoUldze}",
        },
        {
          text: "Bez ulgi, z {przyklad.pv.falownik} odłożonymi na nowy falownik: {przyklad.pv.kosztZFalownikiem} : {przyklad.pv.oszczednoscTypowy}",
          result: "{przyklad.pv.zwrotZFalownikiem}",
        },
      ],
      result:
        "Dom, który zużywa na miejscu {przyklad.pv.udzialTypowy} produkcji, odzyska wydatek w ciągu {przyklad.pv.zwrotTypowy}, a z nowym falownikiem w ciągu {przyklad.pv.zwrotZFalownikiem}.",
      after: [
        "Wynik {przyklad.pv.zwrotPelny} mieści się w zakresie {pv.6kW.zwrot} z tabeli, bo oba zakładają zużycie całej energii w domu. Do własnego budżetu bierz zwrot z nadwyżką. Falownik wytrzymuje {pv.falownik.wymiana}, a panele ponad 25, więc jedna wymiana przypada mniej więcej w połowie ich pracy.",
      ],
    },
    {
      kind: "table",
      id: "udzial",
      heading: "Ile zmienia zużycie w dzień",
      caption:
        "Zwrot instalacji 6 kW za {przyklad.pv.koszt}: w wierszach część produkcji zużyta w domu, w kolumnach cena prądu",
      columns: ["W domu zostaje", "Prąd po {przyklad.pv.cenaOstrozna}", "Prąd po {energia.cenaG11Zmienna}"],
      rows: [
        {
          label: "{przyklad.pv.udzialNiski}",
          note: "dom pusty od rana do wieczora",
          cells: ["{przyklad.pv.zwrotOstroznyNiski}", "{przyklad.pv.zwrotNiski}"],
        },
        {
          label: "{przyklad.pv.udzialTypowy}",
          note: "ktoś bywa w domu, sprzęt włączany różnie",
          cells: ["{przyklad.pv.zwrotOstroznyTypowy}", "{przyklad.pv.zwrotTypowy}"],
        },
        {
          label: "{przyklad.pv.udzialWysoki}",
          note: "bojler, pranie i auto w południe",
          cells: ["{przyklad.pv.zwrotOstroznyWysoki}", "{przyklad.pv.zwrotWysoki}"],
        },
        {
          label: "Całość",
          note: "granica z tabeli kosztów",
          cells: ["{przyklad.pv.zwrotPelny}", "{przyklad.pv.zwrotCaly}"],
        },
      ],
      after: [
        "Oszczędność w pierwszej kolumnie rośnie od {przyklad.pv.oszczednoscOstroznaNiski} do {przyklad.pv.oszczednoscOstroznaWysoki} w roku, w drugiej od {przyklad.pv.oszczednoscNiski} do {przyklad.pv.oszczednoscWysoki}, bez złotówki wydanej na sprzęt. Jak przesunąć zużycie na dzień, podpowiada [poradnik o oszczędzaniu energii](/poradnik/oszczedzanie).",
        "Bez magazynu dom zużywa na bieżąco {energia.autokonsumpcja} produkcji. Z baterią udział rośnie do {energia.autokonsumpcjaMagazyn}, ale ma ona własny koszt, więc jej [zwrot licz osobno](/poradnik/magazyny-energii#przyklad).",
      ],
    },
    {
      kind: "text",
      id: "net-billing",
      heading: "Net-billing: jak rozlicza się nadwyżkę",
      drawing: {
        drawing: "day",
        title: "Czerwcowy dzień: panele, zużycie domu i nadwyżka",
        caption:
          "Średni dzień czerwca, panele {przyklad.pv.moc}, dom zużywa {przyklad.pv.zuzycie} w roku. Bursztynowe pole to nadwyżka, którą rozlicza net-billing.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "ktos",
        month: 6,
      },
      paragraphs: [
        "Kto został prosumentem od 1 kwietnia 2022 roku, rozlicza się w systemie net-billing. Energia oddana do sieci nie wraca jeden do jednego. Sprzedawca wycenia ją po cenie z rynku hurtowego, od 27 grudnia 2024 roku mnoży wynik przez {netbilling.wspolczynnik} i zapisuje na koncie, czyli w depozycie prosumenckim. Z depozytu opłacasz energię pobraną wieczorem i zimą. Opłaty dystrybucyjne za pobrany prąd zostają.",
        "Na początku cena była jedna na cały miesiąc. Kto zaczął produkować od lipca 2024 roku, ma rozliczenie po cenach godzinowych. Wcześniejsi prosumenci zostali przy miesięcznej i mogą przejść na godzinową. W słoneczne południe cena godzinowa spada w okolice zera, bo wszyscy sprzedają prąd do sieci naraz. Wieczorem rośnie. Rozpiętość widać nawet w cenie miesięcznej: w 2025 roku wynosiła {netbilling.rcem}, najmniej w czerwcu, najwięcej w styczniu.",
        "Depozyt ma termin. Z wartości niewykorzystanej przez 12 miesięcy sprzedawca oddaje część określoną w ustawie, najwyżej {netbilling.zwrot}. Wyższy próg dostaje ten, kto z ceny miesięcznej przeszedł na godzinową. Najwięcej warta jest więc kilowatogodzina zużyta w domu w chwili, gdy powstaje. Druga w kolejności jest ta z magazynu, dopiero trzecia ta z depozytu.",
      ],
      note: "Instalacje zgłoszone do końca marca 2022 roku zachowały rozliczenie ilościowe (opusty) na 15 lat. Zasady net-billingu zmieniano już kilka razy, aktualne podają sprzedawca i ure.gov.pl.",
    },
    {
      kind: "programs",
      id: "dotacje",
      heading: "Dotacje i ulgi po zmianach z 2025 roku",
      paragraphs: [
        "Gdy sprawdzaliśmy ten tekst, nie znaleźliśmy otwartego ogólnopolskiego naboru na same panele. Zostaje ulga w podatku. Kwoty z zamkniętych naborów podajemy, bo następne edycje często do nich nawiązują. Przed umową przeczytaj regulamin: część programów wymaga wniosku przed zakupem, a część po uruchomieniu.",
      ],
      items: [
        {
          program: "Dotacja do instalacji PV",
          description:
            "Mój Prąd zwracał część kosztu po uruchomieniu. Edycja 6.0 przyjmowała wnioski do {dotacja.mojPradKoniec} i dla instalacji zgłoszonych od sierpnia 2024 roku wymagała magazynu energii lub ciepła.",
          amount: "{dotacja.pv}, z magazynem do {dotacja.mojPradZMagazynem}",
          conditions:
            "Kwoty z zakończonych edycji. Dom, net-billing, nowa instalacja {dotacja.pvMoc}, w edycji 6.0 do 20 kW. Czy ruszył następny nabór, sprawdzisz na mojprad.gov.pl.",
        },
        {
          program: "Ulga termomodernizacyjna",
          description:
            "Odliczasz wydatek od dochodu w rocznym PIT. Pełny limit zmniejsza podatek o {przyklad.ulga.nizsza} przy stawce {podatek.skalaNizsza}, o {przyklad.ulga.liniowy} przy podatku liniowym i o {przyklad.ulga.wyzsza} przy stawce {podatek.skalaWyzsza}. Liczba {dotacja.ulgaProcent}, którą zobaczysz w ofertach, nie jest stawką ulgi.",
          amount: "odliczenie do {dotacja.ulga} na podatnika",
          conditions:
            "Właściciel lub współwłaściciel istniejącego domu jednorodzinnego, faktury VAT. Wykaz wydatków {dotacja.ulgaMagazyn} obejmuje też magazyn energii. Dotacji nie odliczasz drugi raz. Szczegóły: podatki.gov.pl.",
        },
        {
          program: "Czyste Powietrze",
          description:
            "Program na wymianę starego źródła ciepła i ocieplenie. Fotowoltaika była jego dodatkiem, {dotacja.czystePowietrzeBezPv} program do niej nie dopłaca.",
          amount: "wcześniej {dotacja.czystePowietrze}",
          conditions: "Kwota z naborów sprzed zmiany. Obowiązujący regulamin: czystepowietrze.gov.pl.",
        },
        {
          program: "Programy regionalne",
          description: "Dotacje gmin i nabory z Funduszy Europejskich dla Śląskiego.",
          amount: "ustala organizator naboru",
          conditions: "Nabory są krótkie. Zapytaj w urzędzie gminy, a my sprawdzimy, co jest otwarte u ciebie.",
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
        "Panele tracą co roku ułamek procentu mocy. Instalacja podlega tym samym przeglądom co reszta budynku, czyli co najmniej {pomiary.przegladDom}. Zakres opisujemy przy [pomiarach elektrycznych](/uslugi/pomiary).",
      ],
    },
  ],
  faq: [
    {
      question: "Czy fotowoltaika zwróci się bez dotacji?",
      answer:
        "Tak, jeśli nie jest za duża. Przy pełnym wykorzystaniu energii instalacja 10 kW zwraca się w {pv.10kW.zwrot}, a 3 kW w {pv.3kW.zwrot}. W domu bez magazynu, który większość oddaje do sieci, te same instalacje potrzebują {przyklad.pv.zwrot10kW} i {przyklad.pv.zwrot3kW}.",
    },
    {
      question: "O ile spadną rachunki?",
      answer:
        "Oferty, także nasza, podają {pv.rachunki}. Takie spadki dawał dawny system opustów, a w net-billingu zbliża się do nich dom z magazynem i zużyciem przesuniętym na dzień. W domu z przykładu rachunek maleje o około {przyklad.pv.spadek}: opłaty stałe i prąd pobierany po zmroku zostają.",
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
        "Na pochyłym dachu wystarcza deszcz. Raz w roku obejrzyj panele z ziemi i porównaj produkcję z poprzednim rokiem. Wejście na dach, mycie i sprawdzanie złączy zostaw ekipie, która ma zabezpieczenia i przyrządy.",
    },
  ],
  advice:
    "Pokaż specjaliście dach, rozdzielnicę i rachunki z 12 miesięcy, dopiero potem podpisuj umowę. Liczby z poradnika są orientacyjne, a twoją moc, zabezpieczenia i zwrot trzeba policzyć na miejscu.",
  band: {
    heading: "Ile paneli zmieści twój dach?",
    text: "Przyślij ostatni rachunek i zdjęcie dachu. Dobierzemy moc i policzymy zwrot z twoją nadwyżką, wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o fotowoltaikę", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "magazyny-energii", "przylacza"],
    guides: ["magazyny-energii", "oszczedzanie", "obliczanie-mocy"],
  },
} as const satisfies Guide;
