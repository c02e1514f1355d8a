import type { Guide } from "@/lib/content/types";

export const fotowoltaika: Guide = {
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
      "po ilu latach zwraca się fotowoltaika bez magazynu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Ile kosztuje fotowoltaika i kiedy się zwraca",
    lead: "Ceny i produkcja dla 3, 6 i 10 kW, rozliczenie nadwyżki, formalności i dotacje, które jeszcze działają.",
    answer:
      "Instalacja 6 kW z montażem kosztuje {pv.6kW.koszt}. Bez magazynu, gdy w domu zużywasz {przyklad.pv.udzialTypowy} produkcji, wydatek zwraca się w {przyklad.pv.zwrotTypowy}, a po uldze w PIT w {przyklad.pv.zwrotPoUldze}. Pralkę i bojler włączaj, gdy świeci słońce: zwrot będzie krótszy.",
    picture: { name: "21-fotowoltaika-dach-plaski" },
  },
  keyFacts: [
    { label: "On-grid {pv.onGrid.moc} na dachu skośnym", value: "{pv.onGrid.koszt}" },
    {
      label: "Zwrot 6 kW w domu bez magazynu, gdy {przyklad.pv.udzialTypowy} energii zostaje na miejscu",
      value: "{przyklad.pv.zwrotTypowy}",
    },
    { label: "Zwrot 6 kW z naszego cennika, gdy cała energia zostaje w domu", value: "{pv.6kW.zwrot}" },
    { label: "Spadek rachunku w domu z przykładu, bez magazynu", value: "{przyklad.pv.spadek}" },
    { label: "Spadek rachunku z dużym magazynem, górna granica", value: "{pv.rachunki}" },
  ],
  sections: [
    {
      kind: "table",
      id: "koszty",
      heading: "Koszt i zwrot: 3, 6 i 10 kW",
      caption: "Ceny z montażem, bez dotacji",
      columns: ["Instalacja", "3 kW", "6 kW", "10 kW"],
      rows: [
        {
          label: "Koszt z montażem",
          cells: ["{pv.3kW.koszt}", "{pv.6kW.koszt}", "{pv.10kW.koszt}"],
        },
        {
          label: "Produkcja w roku",
          note: "na Śląsku, bez zacienienia",
          cells: ["{pv.3kW.produkcja}", "{pv.6kW.produkcja}", "{pv.10kW.produkcja}"],
        },
        {
          group: "Cała energia zużyta w domu",
          label: "Oszczędność z naszego cennika",
          note: "w roku, gdy prąd liczymy ostrożnie po {pv.cenaEnergii}",
          cells: ["{pv.3kW.oszczednosc}", "{pv.6kW.oszczednosc}", "{pv.10kW.oszczednosc}"],
        },
        {
          label: "Zwrot z naszego cennika",
          note: "dla najtańszego zestawu i niższej z tych cen prądu",
          cells: ["{pv.3kW.zwrot}", "{pv.6kW.zwrot}", "{pv.10kW.zwrot}"],
        },
        {
          group: "Dom bez magazynu",
          label: "Oszczędność bez magazynu",
          note: "w roku, gdy {przyklad.pv.udzialTypowy} zużywasz na miejscu, a resztę oddajesz do sieci",
          cells: ["{przyklad.pv.oszczednosc3kW}", "{przyklad.pv.oszczednosc6kW}", "{przyklad.pv.oszczednosc10kW}"],
        },
        {
          label: "Zwrot bez magazynu",
          note: "dla środka zakresu kosztu",
          cells: ["{przyklad.pv.zwrot3kW}", "{przyklad.pv.zwrot6kW}", "{przyklad.pv.zwrot10kW}"],
        },
      ],
      after: [
        "Do budżetu bierz dolną część tabeli: dom bez magazynu zużywa u siebie zwykle tylko {energia.autokonsumpcja} prądu z dachu, a resztę oddaje.",
        "Każdą instalację dobraliśmy do domu, który w ciągu roku zużywa tyle, ile ona produkuje. Krótszy zwrot 10 kW nie znaczy więc, że w twoim domu większa instalacja spłaci się szybciej.",
        "Górne granice kosztu obejmują balast na dachu płaskim i konstrukcję na gruncie. Optymalizatory, potrzebne przy zacienionym dachu, dolicza się osobno.",
      ],
      note: "{cena.vat}, za komplet z montażem w 2026 roku.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot policzony krok po kroku",
      paragraphs: [
        "Instalacja ma {przyklad.pv.moc}, dom zużywa w roku około {przyklad.pv.zuzycie} i nie ma baterii. Na prądzie, którego nie kupisz w taryfie G11, oszczędzasz {energia.cenaG11Zmienna}, nie licząc opłat stałych. Oddany do sieci jest wart {energia.nadwyzkaGodzinowa} w cenie godzinowej. Własne kwoty wpiszesz w kalkulatorze na końcu.",
      ],
      steps: [
        { text: "Koszt z montażem, środek zakresu z tabeli", result: "{przyklad.pv.koszt}" },
        {
          text: "Na miejscu {przyklad.pv.udzialTypowy} z {przyklad.pv.produkcja}, reszta do sieci",
          result: "{przyklad.pv.wDomu} i {przyklad.pv.doSieci}",
        },
        {
          text: "Oszczędność: {przyklad.pv.wDomu} × {energia.cenaG11Zmienna} + {przyklad.pv.doSieci} × {energia.nadwyzkaGodzinowa}",
          result: "{przyklad.pv.oszczednoscTypowy} w roku",
        },
        {
          text: "Zwrot: {przyklad.pv.koszt} : {przyklad.pv.oszczednoscTypowy}",
          result: "{przyklad.pv.zwrotTypowy}",
        },
        {
          text: "Po uldze w PIT przy stawce {podatek.skalaNizsza}, czyli {przyklad.pv.ulga} mniej: {przyklad.pv.kosztPoUldze} : {przyklad.pv.oszczednoscTypowy}",
          result: "{przyklad.pv.zwrotPoUldze}",
        },
      ],
      result:
        "Dom bez magazynu odzyskuje wydatek w ciągu {przyklad.pv.zwrotTypowy}, a po uldze w ciągu {przyklad.pv.zwrotPoUldze}.",
      after: [
        "Falownik wytrzymuje {pv.falownik.wymiana}, a panele ponad 25 lat. Odłóż więc {przyklad.pv.falownik} na jego wymianę: tego wydatku w rachunku nie ma.",
      ],
    },
    {
      kind: "table",
      id: "udzial",
      heading: "Ile zmienia zużycie w dzień",
      caption: "Oszczędność z instalacji 6 kW zależnie od zużycia na miejscu",
      columns: ["Na miejscu", "Oszczędność w roku"],
      rows: [
        {
          label: "{przyklad.pv.udzialNiski}",
          note: "dom jest pusty od rana do wieczora",
          cells: ["{przyklad.pv.oszczednoscNiski}"],
        },
        {
          label: "{przyklad.pv.udzialTypowy}",
          note: "ktoś bywa w domu, a sprzęt włącza się o różnych porach",
          cells: ["{przyklad.pv.oszczednoscTypowy}"],
        },
        {
          label: "{przyklad.pv.udzialWysoki}",
          note: "bojler, pralka i ładowarka auta pracują w południe",
          cells: ["{przyklad.pv.oszczednoscWysoki}"],
        },
      ],
      after: [
        "Część tej różnicy zyskasz za darmo: wystarczy [włączać sprzęt w dzień](/poradnik/oszczedzanie#plan). Auto naładujesz w południe tylko wtedy, gdy stoi w domu. Z baterią zużycie na miejscu rośnie do {energia.autokonsumpcjaMagazyn}, ale ma ona [własny koszt i własny zwrot](/poradnik/magazyny-energii#przyklad).",
        "Taryfę dobierz do prądu, który kupujesz, a nie do całego zużycia. Taryfa [G12](/poradnik/oszczedzanie#taryfy) wychodzi taniej niż G11 także w domu z panelami, jeśli na tańsze godziny przypada ponad {przyklad.taryfa.g12Prog} energii pobranej z sieci. Zwykle tak jest, gdy nocą grzeje bojler, ładuje się auto albo pracuje pompa ciepła. W G13 wczesne popołudnie jest tanie i panele oszczędzają mniej, więc ta taryfa pasuje raczej do domu z magazynem.",
      ],
    },
    {
      kind: "text",
      id: "dobor",
      heading: "Jaką moc wybrać",
      paragraphs: [
        "Zsumuj kilowatogodziny z rachunków za 12 miesięcy i dodaj zużycie tego, co planujesz: pompy ciepła, klimatyzacji, auta. Kilowat paneli daje na Śląsku około {energia.uzyskPv} w roku. Dla domu, który zużywa {przyklad.dobor.zuzycie}, górną granicą jest zatem {przyklad.dobor.moc}, nawet jeśli na dachu zmieści się dwa razy tyle.",
        "W tym samym domu mniejsza instalacja nie zwraca się w net-billingu szybciej: projekt, dojazd i falownik kosztują przy niej prawie tyle samo. Większa też nie. Dołożony kilowat kosztuje około {przyklad.kilowat.koszt}, lecz oddaje energię niemal wyłącznie do sieci i przynosi niewiele ponad {przyklad.kilowat.siec} w roku. Moc, która pokrywa od połowy do całości rocznego zużycia, wybierz według budżetu. Od listopada do stycznia i tak powstaje mniej niż jedna dziesiąta rocznej energii.",
        "Kilowat paneli zajmuje około 5 m² i obciąża dach kilkunastoma kilogramami na metr kwadratowy. Przed wyceną oglądamy więc więźbę, a strop pod balast na dachu płaskim ocenia konstruktor. Operatorzy przyjmują falownik jednofazowy o mocy do {pv.progJednofazowy}, większy musi być trójfazowy.",
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje instalacji",
      items: [
        {
          name: "On-grid",
          description:
            "Falownik zamienia prąd stały (DC) z paneli na przemienny (AC). Nadwyżka wychodzi przez licznik do sieci.",
          system: { kind: "onGrid", title: "Panele, falownik, dom, licznik i sieć: bez sieci nie działa nic" },
          specs: [
            { label: "Moc", value: "{pv.onGrid.moc}" },
            { label: "Koszt", value: "{pv.onGrid.koszt}, a 10 kW na dachu płaskim lub gruncie kosztuje więcej" },
          ],
          advantages: ["Jest najtańsza i najprostsza."],
          disadvantages: ["Wyłącza się razem z siecią, żeby nie porazić ekipy, która ją naprawia."],
          applications: "Dom i mała firma z rzadkimi awariami sieci i zużyciem w dzień.",
        },
        {
          name: "Hybrydowa",
          description:
            "Falownik obsługuje panele, magazyn i sieć. Podana cena dotyczy zestawów od 5 kW bez baterii do 10 kW z baterią 5 kWh, większe wyceniamy osobno.",
          system: { kind: "hybrid", title: "Panele, falownik z baterią i dom działają, odcięte od sieci" },
          specs: [
            { label: "Moc", value: "{pv.hybryda.moc}" },
            { label: "Koszt", value: "{pv.hybryda.koszt}" },
          ],
          advantages: ["Z magazynem daje prąd wieczorem i w awarii."],
          disadvantages: ["Kosztuje więcej, a bateria zużywa się szybciej niż panele."],
          applications: "Dom z pompą ciepła lub autem elektrycznym.",
        },
        {
          name: "Off-grid",
          description: "Instalacja nie łączy się z siecią. Prąd na noc i pochmurne dni musi zmieścić bateria.",
          system: { kind: "offGrid", title: "Panele, falownik z baterią i dom, bez licznika i sieci" },
          specs: [
            { label: "Moc", value: "{pv.offGrid.moc}" },
            { label: "Koszt", value: "{pv.offGrid.koszt}" },
          ],
          advantages: ["Nie potrzebuje przyłącza ani umowy z operatorem."],
          disadvantages: ["Wymaga dużego magazynu, a zimą także agregatu."],
          applications: "Działka i obiekt bez przyłącza.",
        },
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
          "Średni dzień czerwca, panele {przyklad.pv.moc}, dom zużywa {przyklad.pv.zuzycie} w roku. Niebieskie pole to nadwyżka średniego dnia. W rozliczeniu nadwyżki jest więcej: w słoneczne dni oddajesz jej dużo, a w pochmurne i tak dokupujesz prąd. Liczy to kalkulator niżej.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "ktos",
        month: 6,
      },
      paragraphs: [
        "Kto został prosumentem od 1 kwietnia 2022 roku, oddaje nadwyżkę po cenie z rynku hurtowego. Licznik bilansuje pobór i oddanie w każdej godzinie i na wszystkich fazach, a rozlicza się dopiero różnicę. Od 27 grudnia 2024 roku sprzedawca mnoży wartość oddanej energii przez {netbilling.wspolczynnik} i zapisuje w depozycie prosumenckim, z którego opłacasz energię pobraną wieczorem i zimą. W taryfie G11 kilowatogodzina kosztuje {energia.cenaG11Zmienna}, a depozyt pokrywa z tego {energia.czynnaG11}, czyli samą energię. Dystrybucję płacisz dalej.",
        "Instalacje uruchomione od lipca 2024 roku rozlicza się po cenach godzinowych, które w słoneczne południe spadają w okolice zera, gdy wszyscy oddają prąd naraz. Wcześniejsi prosumenci mają cenę średnią z miesiąca. W 2025 roku wynosiła ona {netbilling.rcem}, najmniej w czerwcu, najwięcej w styczniu.",
        "Depozytu, którego nie wydasz przez 12 miesięcy, sprzedawca nie oddaje w całości. Za każdy miesiąc wypłaca najwyżej {netbilling.zwrot} wartości energii, którą w tym miesiącu oddałeś do sieci. Górna granica przysługuje tym, którzy z ceny miesięcznej przeszli na godzinową.",
      ],
      note: "Instalacje zgłoszone do końca marca 2022 roku rozlicza się przez 15 lat po staremu, w opustach: oddany prąd odbiera się z potrąceniem. Aktualne zasady podają sprzedawca i ure.gov.pl.",
    },
    {
      kind: "steps",
      look: "schedule",
      id: "etapy",
      heading: "Etapy i terminy",
      paragraphs: [
        "Od pierwszej rozmowy do włączenia mija {przyklad.pv.tygodnie}, z czego montaż zajmuje najwyżej kilka dni. Operator ma na przyłączenie {pv.terminOperatora} od kompletnego zgłoszenia. Jeśli wykorzysta ten czas w całości, na włączenie poczekasz do {przyklad.pv.tygodnieOperator}.",
      ],
      scale: { length: 13, unit: "tygodni" },
      items: [
        {
          title: "Analiza",
          text: "Oglądamy dach i rozdzielnicę, czytamy rachunki z 12 miesięcy i dobieramy moc.",
          time: "{pv.etap.analiza}",
          details: [
            "Cień komina, drzew i lukarn oceniamy na miejscu.",
            "Sprawdzamy miejsce na falownik, miejsce w rozdzielnicy i uziemienie.",
          ],
          level: "critical",
          bar: { start: 0, min: 2, max: 4 },
        },
        {
          title: "Formalności",
          text: "Powstają projekt i dokumenty zgłoszenia do operatora, a ty składasz wniosek o dotację.",
          time: "{pv.etap.formalnosci}",
          details: ["Umowa wymienia modele paneli i falownika."],
          level: "high",
          bar: { start: 4, min: 2, max: 6 },
        },
        {
          title: "Montaż",
          text: "Zakładamy konstrukcję, panele, falownik i zabezpieczenia po stronie DC i AC.",
          time: "{pv.etap.montaz}",
          details: [
            "Ograniczniki przepięć (SPD) stoją po obu stronach falownika.",
            "Metalowa konstrukcja ma połączenie wyrównawcze, czyli przewód do uziemienia domu, i odstęp od piorunochronu.",
          ],
          level: "critical",
          bar: { start: 10, min: 0.2, max: 0.6 },
        },
        {
          title: "Uruchomienie",
          text: "Mierzymy instalację, operator wymienia licznik, a my uczymy cię obsługi.",
          time: "{pv.etap.uruchomienie}",
          details: [
            "Protokół obejmuje pomiary strony DC i AC.",
            "Dostajesz podgląd produkcji w telefonie i instrukcję wyłączania.",
          ],
          level: "normal",
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
        "Instalacja do {pv.mikroinstalacja} to mikroinstalacja. Jeśli nie ma większej mocy niż [przyłącze](/poradnik/obliczanie-mocy), wystarczy zgłosić ją operatorowi, w większości województwa śląskiego spółce Tauron Dystrybucja. Zgłoszenie zawiera schemat, dane urządzeń, certyfikat falownika i oświadczenie instalatora z uprawnieniami. Licznik dwukierunkowy operator montuje na swój koszt. Dopóki w skrzynce wisi stary, instalacja nie powinna oddawać energii. Ze sprzedawcą energii podpisujesz osobno umowę prosumencką albo aneks.",
        "Domowa instalacja na dachu nie wymaga pozwolenia na budowę, chyba że budynek jest w rejestrze zabytków. Projekt instalacji o mocy powyżej {pv.progPpoz} uzgadnia się jednak z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych, a o zakończeniu montażu zawiadamia się straż pożarną.",
      ],
      after: [
        "Zgłoszenie przygotowujemy przy [montażu fotowoltaiki](/uslugi/fotowoltaika), a gdy trzeba zwiększyć moc, prowadzimy też sprawę [przyłącza](/uslugi/przylacza).",
      ],
    },
    {
      kind: "rows",
      id: "dotacje",
      heading: "Dotacje i ulgi po zmianach z 2025 roku",
      paragraphs: [
        "Na {dotacja.stan} nie było otwartego ogólnopolskiego naboru na same panele. Działa natomiast ulga w podatku. Zacznij od regulaminu: część programów wymaga wniosku jeszcze przed zakupem.",
      ],
      items: [
        {
          term: "Dotacja do instalacji PV",
          text: "Mój Prąd 6.0 przyjmował wnioski do {dotacja.mojPradKoniec} i od instalacji zgłoszonych po lipcu 2024 roku wymagał magazynu energii lub ciepła.",
          value: "{dotacja.pv}, z magazynem do {dotacja.mojPradZMagazynem}",
          small:
            "**Warunki:** Dom, nowa instalacja {dotacja.pvMoc}. Kwoty pochodzą z zakończonych edycji, a następny nabór ogłosi mojprad.gov.pl.",
        },
        {
          term: "Ulga termomodernizacyjna",
          text: "Odliczasz wydatek od dochodu w rocznym PIT. Pełny limit zmniejsza podatek o {przyklad.ulga.nizsza} przy stawce {podatek.skalaNizsza}, o {przyklad.ulga.liniowy} przy podatku liniowym i o {przyklad.ulga.wyzsza} przy stawce {podatek.skalaWyzsza}. Ulga {dotacja.ulgaProcent}, o której bywa mowa, to limit w złotych pomylony ze stawką.",
          value: "odliczenie do {dotacja.ulga} na podatnika",
          small:
            "**Warunki:** Odlicza właściciel istniejącego domu jednorodzinnego, z faktur VAT, bez kwoty z dotacji. Szczegóły: podatki.gov.pl.",
        },
        {
          term: "Czyste Powietrze",
          text: "Program dopłaca do wymiany starego źródła ciepła i do ocieplenia, a do fotowoltaiki {dotacja.czystePowietrzeBezPv} już nie.",
          value: "wcześniej {dotacja.czystePowietrze}",
          small: "**Warunki:** Obowiązujący regulamin: czystepowietrze.gov.pl.",
        },
        {
          term: "Programy regionalne",
          text: "Dotacje dają gminy i program Fundusze Europejskie dla Śląskiego.",
          value: "ustala organizator naboru",
          small: "**Warunki:** Nabory są krótkie, o najbliższy zapytaj w urzędzie gminy.",
        },
      ],
      note: "Kwoty nie są ofertą programu. Wiążący jest regulamin z dnia złożenia wniosku.",
    },
    {
      kind: "checks",
      id: "sukces",
      heading: "Od czego zależy wynik",
      items: [
        {
          title: "Dach",
          text: "Najlepsza jest połać na południe, pochylona o {pv.nachylenie}, bez cienia komina i drzew.",
        },
        { title: "Moc", text: "Nie przekraczaj tego, co uzasadniają rachunki i najbliższe plany." },
        { title: "Zużycie w dzień", text: "Pralka, zmywarka i bojler działają, gdy świeci słońce." },
        {
          title: "Napięcie na przyłączu",
          text: "Mierzymy je przed zakupem, w słoneczne południe.",
        },
        { title: "Ochrona", text: "Zabezpieczenia i uziemienie są zmierzone, a wyniki stoją w protokole." },
        { title: "Gwarancje", text: "Sprawdź cztery: na panele, na ich moc po latach, na falownik i na montaż." },
      ],
      after: [
        "Po co mierzymy napięcie, pokazuje zmyślony przykład. Na końcu linii napowietrznej falownik 8 kW wyłącza się w słoneczne południa po kilka razy dziennie. Przy pełnej mocy ma na zaciskach 255 V, a przy liczniku jest 251 V: różnicę gubi kabel do falownika w garażu, 40 m o przekroju 2,5 mm². Po wymianie na 10 mm² strata spada z 4 V do 1 V, a napięcie przy falowniku do 252 V. Jest to mniej niż {przyklad.falownik.napiecie}, a falownik odłącza się dopiero powyżej. Praca trwa dzień, a z pomiarem przy liczniku właściciel występuje do operatora o obniżenie napięcia.",
        "Panele podnoszą cenę przy sprzedaży: {pv.wartosc} to górna granica wzrostu wartości domu. Zachowaj rachunki i protokoły dla kupującego. Panele tracą co roku około {pv.ubytek} mocy, a [przegląd](/uslugi/pomiary) przechodzą co najmniej {pomiary.przegladDom}.",
      ],
    },
  ],
  faq: [
    {
      question: "O ile spadną rachunki?",
      answer:
        "W domu z przykładu, bez magazynu, rachunek maleje o około {przyklad.pv.spadek}: opłaty stałe i prąd pobierany po zmroku płacisz dalej. Z magazynem 10 kWh spada o {przyklad.pvMagazyn.spadek}. Spadek o {pv.rachunki} zdarzał się w dawnym systemie opustów, a w net-billingu zbliża się do niego dom z dużym magazynem.",
    },
    {
      question: "Czy dach wschód–zachód się nadaje?",
      answer:
        "Tak. Daje w roku o kilkanaście procent mniej niż południowy, ale rano i po południu pracuje dłużej, dzięki czemu więcej zużyjesz na miejscu. Warunkiem jest falownik z osobnym wejściem dla każdej połaci dachu.",
    },
    {
      question: "Czy od razu potrzebny jest magazyn energii?",
      answer:
        "Nie, magazyn dołożysz zawsze. Przy falowniku hybrydowym wychodzi to taniej, przy zwykłym potrzebny jest drugi falownik po stronie prądu przemiennego. Jeśli planujesz baterię, kup od razu hybrydowy i sprawdź, czy dotacja nie wymaga magazynu od początku.",
    },
    {
      question: "Czy panele trzeba myć i serwisować?",
      answer:
        "Na pochyłym dachu wystarcza deszcz. Raz w roku obejrzyj panele z ziemi i porównaj produkcję z poprzednim rokiem, a wejście na dach i sprawdzanie złączy powierz ekipie z zabezpieczeniem.",
    },
  ],
  advice:
    "Pokaż specjaliście dach, rozdzielnicę i rachunki z 12 miesięcy, dopiero potem podpisuj umowę. Moc, zabezpieczenia i napięcie na przyłączu trzeba sprawdzić na miejscu: w każdym domu wychodzi inaczej.",
  band: {
    heading: "Ile paneli zmieści twój dach?",
    text: "Przyślij ostatni rachunek i zdjęcie dachu. Dobierzemy moc i policzymy zwrot dla twojego domu, a wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o fotowoltaikę", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "magazyny-energii", "przylacza"],
    guides: ["magazyny-energii", "oszczedzanie", "obliczanie-mocy"],
  },
};
