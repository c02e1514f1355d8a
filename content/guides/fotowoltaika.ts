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
      "Instalacja 6 kW z montażem kosztuje {pv.6kW.koszt}. Dom bez magazynu, który zużywa na miejscu {przyklad.pv.udzialTypowy} produkcji, odzyskuje wydatek w {przyklad.pv.zwrotTypowy}. Włączaj bojler, zmywarkę i pranie w południe: prąd zużyty w domu jest wart najwięcej.",
  },
  keyFacts: [
    { label: "On-grid {pv.onGrid.moc} na dachu skośnym", value: "{pv.onGrid.koszt}" },
    {
      label: "Zwrot 6 kW, dom bez magazynu, {przyklad.pv.udzialTypowy} energii na miejscu",
      value: "{przyklad.pv.zwrotTypowy}",
    },
    { label: "Zwrot 6 kW z naszego cennika, cała energia w domu", value: "{pv.6kW.zwrot}" },
    {
      label: "Spadek rachunku: najwięcej, z dużym magazynem, i w domu z przykładu",
      value: "{pv.rachunki} i {przyklad.pv.spadek}",
    },
  ],
  sections: [
    {
      kind: "table",
      id: "koszty",
      heading: "Koszt i zwrot: 3, 6 i 10 kW",
      caption:
        "Instalacja z montażem, bez dotacji. Wiersze z naszego cennika zakładają całą energię w domu, dwa ostatnie dom bez magazynu",
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
          label: "Oszczędność z naszego cennika",
          note: "w roku, prąd ostrożnie po {pv.cenaEnergii}",
          cells: ["{pv.3kW.oszczednosc}", "{pv.6kW.oszczednosc}", "{pv.10kW.oszczednosc}"],
        },
        {
          label: "Zwrot z naszego cennika",
          note: "najtańszy zestaw, prąd po dolnej z tych cen",
          cells: ["{pv.3kW.zwrot}", "{pv.6kW.zwrot}", "{pv.10kW.zwrot}"],
        },
        {
          label: "Oszczędność bez magazynu",
          note: "w roku, {przyklad.pv.udzialTypowy} na miejscu, reszta do sieci",
          cells: ["{przyklad.pv.oszczednosc3kW}", "{przyklad.pv.oszczednosc6kW}", "{przyklad.pv.oszczednosc10kW}"],
        },
        {
          label: "Zwrot bez magazynu",
          note: "środek zakresu kosztu",
          cells: ["{przyklad.pv.zwrot3kW}", "{przyklad.pv.zwrot6kW}", "{przyklad.pv.zwrot10kW}"],
        },
      ],
      after: [
        "Do budżetu bierz dwa ostatnie wiersze. Każdą moc dobrano w nich do domu, który zużywa w roku tyle, ile ona produkuje, dlatego krótszy zwrot 10 kW nie znaczy, że większa instalacja spłaci się szybciej u ciebie.",
        "Górne granice kosztu obejmują balast na dachu płaskim i konstrukcję na gruncie, a optymalizatory, potrzebne w cieniu, dolicza się osobno.",
      ],
      note: "{cena.vat}, za komplet z montażem w 2026 roku.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Zwrot policzony krok po kroku",
      paragraphs: [
        "Instalacja ma {przyklad.pv.moc}, dom zużywa w roku około {przyklad.pv.zuzycie} i nie ma baterii. Kilowatogodzina, której nie kupujesz, oszczędza w G11 {energia.cenaG11Zmienna}, bez opłat stałych, a oddana do sieci jest warta {energia.nadwyzkaGodzinowa} w cenie godzinowej. Obie kwoty są założeniem, własne wpiszesz w kalkulatorze na końcu.",
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
        "Odłóż {przyklad.pv.falownik} na nowy falownik, bo wytrzymuje {pv.falownik.wymiana}, a panele ponad 25. W rachunku go nie ma.",
      ],
    },
    {
      kind: "table",
      id: "udzial",
      heading: "Ile zmienia zużycie w dzień",
      caption: "Instalacja 6 kW: oszczędność zależnie od części produkcji zużytej na miejscu",
      columns: ["Na miejscu", "Oszczędność w roku"],
      rows: [
        {
          label: "{przyklad.pv.udzialNiski}",
          note: "dom pusty od rana do wieczora",
          cells: ["{przyklad.pv.oszczednoscNiski}"],
        },
        {
          label: "{przyklad.pv.udzialTypowy}",
          note: "ktoś bywa w domu, sprzęt włączany różnie",
          cells: ["{przyklad.pv.oszczednoscTypowy}"],
        },
        {
          label: "{przyklad.pv.udzialWysoki}",
          note: "bojler, pranie i auto w południe",
          cells: ["{przyklad.pv.oszczednoscWysoki}"],
        },
      ],
      after: [
        "Część tej różnicy nic nie kosztuje: wystarczy [przestawić sprzęt na dzień](/poradnik/oszczedzanie#plan). Auto w południe wymaga już, żeby stało wtedy w domu. Z baterią udział rośnie do {energia.autokonsumpcjaMagazyn}, ale ma ona [własny koszt i własny zwrot](/poradnik/magazyny-energii#przyklad).",
      ],
    },
    {
      kind: "text",
      id: "dobor",
      heading: "Jaką moc wybrać",
      paragraphs: [
        "Zsumuj kilowatogodziny z rachunków za 12 miesięcy i dodaj to, co planujesz: pompę ciepła, klimatyzację, auto. Kilowat paneli daje na Śląsku około {energia.uzyskPv} w roku, a zatem dla domu, który zużywa {przyklad.dobor.zuzycie}, górną granicą jest {przyklad.dobor.moc}, nawet jeśli na dachu zmieści się dwa razy tyle.",
        "W tym samym domu mniejsza instalacja nie zwraca się w net-billingu szybciej, bo projekt, dojazd i falownik kosztują prawie tyle samo. Większa też nie: dołożony kilowat kosztuje około {przyklad.kilowat.koszt}, lecz oddaje energię niemal wyłącznie do sieci i przynosi niewiele ponad {przyklad.kilowat.siec} w roku. Między połową rocznego zużycia a całością wybieraj według budżetu. Powyżej przybywa tylko letniej nadwyżki, a od listopada do stycznia powstaje i tak mniej niż jedna dziesiąta rocznej energii.",
        "Kilowat paneli zajmuje około 5 m² i obciąża dach kilkunastoma kilogramami na metr kwadratowy, dlatego przed wyceną oglądamy więźbę, a strop pod balast na dachu płaskim ocenia konstruktor. Falownik jednofazowy operatorzy przyjmują do {pv.progJednofazowy}, większy ma być trójfazowy.",
      ],
      picture: { name: "21-fotowoltaika-dach-plaski" },
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje instalacji",
      items: [
        {
          name: "On-grid",
          description:
            "Panele i falownik, który zamienia prąd stały (DC) na przemienny (AC). Nadwyżka wychodzi przez licznik do sieci.",
          system: { kind: "onGrid", title: "Panele, falownik, dom, licznik i sieć: bez sieci nie działa nic" },
          specs: [
            { label: "Moc", value: "{pv.onGrid.moc}" },
            { label: "Koszt", value: "{pv.onGrid.koszt}, 10 kW na dachu płaskim lub gruncie więcej" },
          ],
          advantages: ["Najtańsza i najprostsza."],
          disadvantages: ["Wyłącza się razem z siecią, żeby nie porazić ekipy, która ją naprawia."],
          applications: "Dom i mała firma z pewną siecią i zużyciem w dzień.",
        },
        {
          name: "Hybrydowa",
          description:
            "Falownik obsługuje panele, magazyn i sieć. Najniższa cena to 5 kW bez baterii, najwyższa wystarcza na 10 kW z baterią 5 kWh.",
          system: { kind: "hybrid", title: "Panele, falownik z baterią i dom działają, odcięte od sieci" },
          specs: [
            { label: "Moc", value: "{pv.hybryda.moc}" },
            { label: "Koszt", value: "{pv.hybryda.koszt}" },
          ],
          advantages: ["Z magazynem daje prąd wieczorem i w awarii."],
          disadvantages: ["Wyższy koszt, a bateria zużywa się szybciej niż panele."],
          applications: "Dom z pompą ciepła lub autem elektrycznym.",
        },
        {
          name: "Off-grid",
          description: "Bez połączenia z siecią. Prąd na noc i pochmurne dni musi zmieścić bateria.",
          system: { kind: "offGrid", title: "Panele, falownik z baterią i dom, bez licznika i sieci" },
          specs: [
            { label: "Moc", value: "{pv.offGrid.moc}" },
            { label: "Koszt", value: "{pv.offGrid.koszt}" },
          ],
          advantages: ["Nie potrzebuje przyłącza ani umowy z operatorem."],
          disadvantages: ["Duży magazyn, a zimą także agregat."],
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
          "Średni dzień czerwca, panele {przyklad.pv.moc}, dom zużywa {przyklad.pv.zuzycie} w roku. Niebieskie pole to nadwyżka średniego dnia. W rozliczeniu jest jej więcej, bo dni są nierówne: liczy to kalkulator niżej.",
        power: "przyklad.pv.moc",
        use: "przyklad.pv.zuzycie",
        home: "ktos",
        month: 6,
      },
      paragraphs: [
        "Kto został prosumentem od 1 kwietnia 2022 roku, oddaje nadwyżkę po cenie z rynku hurtowego. Licznik bilansuje pobór i oddanie w każdej godzinie i na wszystkich fazach, a rozlicza się dopiero różnicę. Od 27 grudnia 2024 roku sprzedawca mnoży tę kwotę przez {netbilling.wspolczynnik} i zapisuje w depozycie prosumenckim, z którego opłacasz energię pobraną wieczorem i zimą. Z {energia.cenaG11Zmienna} depozyt pokrywa {energia.czynnaG11}, czyli samą energię, a dystrybucję płacisz dalej.",
        "Instalacje uruchomione od lipca 2024 roku rozlicza się po cenach godzinowych, które w słoneczne południe spadają w okolice zera, bo wszyscy oddają prąd naraz. Wcześniejsi prosumenci mają średnią z miesiąca, w 2025 roku {netbilling.rcem}, najmniej w czerwcu, najwięcej w styczniu.",
        "Tego, czego nie wydasz przez 12 miesięcy, sprzedawca nie oddaje w całości. Wypłaca najwyżej {netbilling.zwrot} wartości energii wprowadzonej do sieci w miesiącu, z którego pochodzi nadpłata, przy czym górna granica jest dla tych, którzy z ceny miesięcznej przeszli na godzinową.",
      ],
      note: "Instalacje zgłoszone do końca marca 2022 roku zachowały opusty na 15 lat. Aktualne zasady podają sprzedawca i ure.gov.pl.",
    },
    {
      kind: "steps",
      look: "schedule",
      id: "etapy",
      heading: "Etapy i terminy",
      paragraphs: [
        "Od pierwszej rozmowy do włączenia mija {przyklad.pv.tygodnie}, z czego montaż zajmuje najwyżej kilka dni. Operator ma na przyłączenie {pv.terminOperatora} od kompletnego zgłoszenia i jeśli wykorzysta je w całości, na włączenie poczekasz do {przyklad.pv.tygodnieOperator}.",
      ],
      scale: { length: 13, unit: "tygodni" },
      items: [
        {
          title: "Analiza",
          text: "Oględziny dachu i rozdzielnicy, rachunki z 12 miesięcy, dobór mocy.",
          time: "{pv.etap.analiza}",
          details: ["Cień komina, drzew i lukarn.", "Miejsce na falownik i w rozdzielnicy, stan uziemienia."],
          level: "critical",
          bar: { start: 0, min: 2, max: 4 },
        },
        {
          title: "Formalności",
          text: "Projekt, dokumenty zgłoszenia do operatora, wnioski o dotację.",
          time: "{pv.etap.formalnosci}",
          details: ["Umowa z rozpisanymi modelami paneli i falownika."],
          level: "high",
          bar: { start: 4, min: 2, max: 6 },
        },
        {
          title: "Montaż",
          text: "Konstrukcja, panele, falownik, zabezpieczenia po stronie DC i AC.",
          time: "{pv.etap.montaz}",
          details: [
            "Ograniczniki przepięć (SPD) po obu stronach falownika.",
            "Połączenia wyrównawcze konstrukcji i odstęp od piorunochronu.",
          ],
          level: "critical",
          bar: { start: 10, min: 0.2, max: 0.6 },
        },
        {
          title: "Uruchomienie",
          text: "Pomiary, wymiana licznika przez operatora, przeszkolenie.",
          time: "{pv.etap.uruchomienie}",
          details: ["Protokół z pomiarów strony DC i AC.", "Podgląd produkcji w telefonie i instrukcja wyłączania."],
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
        "Jeśli mikroinstalacja, czyli do {pv.mikroinstalacja}, nie ma większej mocy niż [przyłącze](/poradnik/obliczanie-mocy), wystarczy zgłoszenie do operatora, w większości województwa śląskiego do spółki Tauron Dystrybucja. Zawiera ono schemat, dane urządzeń, certyfikat falownika i oświadczenie instalatora z uprawnieniami. Licznik dwukierunkowy operator montuje na swój koszt i dopóki w skrzynce wisi stary, instalacja nie powinna oddawać energii. Ze sprzedawcą energii podpisujesz osobno umowę prosumencką albo aneks.",
        "Domowa instalacja na dachu nie wymaga pozwolenia na budowę, chyba że budynek jest w rejestrze zabytków. Projekt o mocy powyżej {pv.progPpoz} uzgadnia się jednak z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych, a o zakończeniu montażu zawiadamia straż pożarną.",
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
        "Gdy sprawdzaliśmy ten tekst, nie było otwartego ogólnopolskiego naboru na same panele, działa natomiast ulga w podatku. Przed umową przeczytaj regulamin, bo część programów wymaga wniosku jeszcze przed zakupem.",
      ],
      items: [
        {
          term: "Dotacja do instalacji PV",
          text: "Mój Prąd 6.0 przyjmował wnioski do {dotacja.mojPradKoniec} i od instalacji zgłoszonych po lipcu 2024 roku wymagał magazynu energii lub ciepła.",
          value: "{dotacja.pv}, z magazynem do {dotacja.mojPradZMagazynem}",
          small:
            "**Warunki:** Dom, nowa instalacja {dotacja.pvMoc}. Kwoty z zakończonych edycji, następny nabór: mojprad.gov.pl.",
        },
        {
          term: "Ulga termomodernizacyjna",
          text: "Odliczasz wydatek od dochodu w rocznym PIT. Pełny limit zmniejsza podatek o {przyklad.ulga.nizsza} przy stawce {podatek.skalaNizsza}, o {przyklad.ulga.liniowy} przy podatku liniowym i o {przyklad.ulga.wyzsza} przy stawce {podatek.skalaWyzsza}. Podawane w ofertach {dotacja.ulgaProcent} nie jest stawką ulgi.",
          value: "odliczenie do {dotacja.ulga} na podatnika",
          small:
            "**Warunki:** Właściciel istniejącego domu jednorodzinnego, faktury VAT, bez kwoty z dotacji. Szczegóły: podatki.gov.pl.",
        },
        {
          term: "Czyste Powietrze",
          text: "Wymiana starego źródła ciepła i ocieplenie. Do fotowoltaiki program {dotacja.czystePowietrzeBezPv} nie dopłaca.",
          value: "wcześniej {dotacja.czystePowietrze}",
          small: "**Warunki:** Obowiązujący regulamin: czystepowietrze.gov.pl.",
        },
        {
          term: "Programy regionalne",
          text: "Dotacje gmin i Fundusze Europejskie dla Śląskiego.",
          value: "ustala organizator naboru",
          small: "**Warunki:** Nabory są krótkie, pytaj w urzędzie gminy.",
        },
      ],
      note: "Kwoty nie są ofertą programu. Wiążący jest regulamin z dnia złożenia wniosku.",
    },
    {
      kind: "checks",
      id: "sukces",
      heading: "Od czego zależy wynik",
      items: [
        { title: "Dach", text: "Skierowany na południe, pochylony o {pv.nachylenie}, bez cienia komina i drzew." },
        { title: "Moc", text: "Nie większa, niż uzasadniają rachunki i najbliższe plany." },
        { title: "Zużycie w dzień", text: "Pralka, zmywarka i bojler działają, gdy świeci słońce." },
        {
          title: "Napięcie na przyłączu",
          text: "Zmierzone przed zakupem, w słoneczne południe.",
        },
        { title: "Ochrona", text: "Zabezpieczenia i uziemienie zmierzone, z protokołem." },
        { title: "Gwarancje", text: "Na panele, ich moc po latach, falownik i montaż." },
      ],
      after: [
        "Przykład z końca linii napowietrznej: w słoneczne południa falownik 8 kW wyłączał się po kilka razy dziennie, a właściciel podejrzewał panele. Przy pełnej mocy miernik pokazał 255 V na jego zaciskach i 251 V przy liczniku, czyli 4 V gubił kabel z garażu, 40 m i 2,5 mm². Po wymianie na 10 mm² strata spadła do 1 V, a napięcie przy falowniku do 252 V, tuż poniżej {przyklad.falownik.napiecie}, powyżej których musi się odłączyć. Zajęło to dzień, a z pomiarem przy liczniku właściciel wystąpił do operatora o obniżenie napięcia.",
        "W branży podaje się wzrost wartości domu o {pv.wartosc}. To górna granica i kupujący uwierzy w nią tym chętniej, im więcej zobaczy rachunków i protokołów. Panele tracą co roku około {pv.ubytek} mocy, a [przegląd](/uslugi/pomiary) przechodzą co najmniej {pomiary.przegladDom}.",
      ],
    },
  ],
  faq: [
    {
      question: "O ile spadną rachunki?",
      answer:
        "{pv.rachunki} to górna granica, którą dawały opusty. W net-billingu dom z magazynem 10 kWh płaci mniej o {przyklad.pvMagazyn.spadek}. W domu z przykładu, bez magazynu, rachunek maleje o około {przyklad.pv.spadek}, bo opłaty stałe i prąd pobierany po zmroku płacisz dalej.",
    },
    {
      question: "Czy dach wschód–zachód się nadaje?",
      answer:
        "Tak. Daje w roku o kilkanaście procent mniej niż południowy, ale rano i po południu pracuje dłużej, dzięki czemu więcej zużyjesz na miejscu. Warunkiem jest falownik z osobnym wejściem dla każdej połaci dachu.",
    },
    {
      question: "Czy od razu potrzebny jest magazyn energii?",
      answer:
        "Nie, dołożyć go można zawsze: z falownikiem hybrydowym taniej, ze zwykłym przez drugi, po stronie prądu przemiennego. Jeśli planujesz baterię, kup od razu hybrydowy i sprawdź, czy dotacja nie wymaga magazynu od początku.",
    },
    {
      question: "Czy panele trzeba myć i serwisować?",
      answer:
        "Na pochyłym dachu wystarcza deszcz. Raz w roku obejrzyj panele z ziemi i porównaj produkcję z poprzednim rokiem, a wejście na dach i sprawdzanie złączy powierz ekipie z zabezpieczeniem.",
    },
  ],
  advice:
    "Pokaż specjaliście dach, rozdzielnicę i rachunki z 12 miesięcy, dopiero potem podpisuj umowę. Moc, zabezpieczenia i napięcie na przyłączu trzeba sprawdzić na miejscu, bo w każdym domu wychodzi inaczej.",
  band: {
    heading: "Ile paneli zmieści twój dach?",
    text: "Przyślij ostatni rachunek i zdjęcie dachu. Dobierzemy moc i policzymy zwrot z twoją nadwyżką, wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o fotowoltaikę", to: "/kontakt" },
  },
  related: {
    services: ["fotowoltaika", "magazyny-energii", "przylacza"],
    guides: ["magazyny-energii", "oszczedzanie", "obliczanie-mocy"],
  },
};
