import type { Guide } from "@/lib/content/types";

export const grzewnictwo = {
  slug: "grzewnictwo",
  name: "Ogrzewanie elektryczne",
  card: "Grzejniki, podłogówka, kocioł, piece i pompa ciepła: moc, koszt pracy i wymagania dla instalacji.",
  icon: "heater",
  colour: "l1",
  meta: {
    title: "Ogrzewanie elektryczne: rodzaje, moc, koszty",
    description:
      "Grzejniki, maty, kocioł elektryczny i pompa ciepła w jednym porównaniu. Zapotrzebowanie na ciepło, koszt sezonu i moc przyłączeniowa na przykładzie.",
    keywords: [
      "ogrzewanie elektryczne domu",
      "ogrzewanie elektryczne koszty",
      "pompa ciepła COP",
      "kocioł elektryczny moc przyłączeniowa",
      "maty grzejne instalacja",
      "ile watów na metr ogrzewanie",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Ogrzewanie elektryczne domu i jego koszt",
    lead: "Grzejnik, mata i kocioł dają z kilowatogodziny tyle samo ciepła, pompa trzy, cztery razy więcej. Sprawdź, ile ciepła potrzebuje dom, ile kosztuje sezon, ile zakup i czy przyłącze to udźwignie.",
  },
  keyFacts: [
    { label: "COP pompy ciepła", value: "{pompa.cop}" },
    { label: "Sezon w domu 120 m², pompa z grzejnikami", value: "{przyklad.dom.pompaGrzejniki}" },
    { label: "Ten sam dom, grzejniki elektryczne", value: "{przyklad.dom.oporowe}" },
    { label: "Orientacyjna moc grzewcza nowego domu", value: "40–50 W/m²" },
    { label: "Wyłącznik różnicowoprądowy dla mat grzejnych", value: "{rcd.prad}" },
  ],
  sections: [
    {
      kind: "text",
      id: "zapotrzebowanie",
      heading: "Ile ciepła potrzebuje dom",
      paragraphs: [
        "Przed katalogiem grzejników zajrzyj do projektu domu, bo dobór wynika ze strat budynku. Liczą się dwie wielkości. Moc grzewcza mówi, ile ciepła trzeba dostarczyć w najzimniejszy dzień, w większości województwa przy −20 °C na zewnątrz. Roczne zapotrzebowanie mówi, ile kilowatogodzin pójdzie przez cały sezon. Od pierwszej zależy przyłącze, od drugiej rachunek.",
        "Orientacyjnie nowy dom potrzebuje 40–50 W na metr kwadratowy, ocieplony starszy 50–80 W, a nieocieplony 100–150 W, przy suficie na wysokości około 2,5 m. Łazienka i pokój narożny potrzebują więcej, niż wynika ze średniej. Dokładną wartość daje projekt albo charakterystyka energetyczna budynku.",
        "Przewymiarowany grzejnik nie podnosi rachunku, bo termostat go wyłączy. Przewymiarowana pompa ciepła już tak: często się załącza, szybciej się zużywa i kosztuje więcej przy zakupie. Jeżeli dom ma być ocieplany, najpierw ociepl, potem dobieraj moc.",
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje ogrzewania elektrycznego",
      paragraphs: [
        "Pierwsze pięć systemów zamienia prąd w ciepło wprost. Różnią się wygodą, bezwładnością i tym, czy umieją korzystać z tańszych godzin. Pompa ciepła działa inaczej: prądem tylko przenosi ciepło z zewnątrz.",
      ],
      items: [
        {
          name: "Grzejniki konwektorowe",
          description:
            "Grzałka ogrzewa powietrze, które unosi się i krąży po pokoju. Każdy grzejnik ma własny termostat.",
          specs: [{ label: "Moc", value: "0,5–2,5 kW na grzejnik" }],
          advantages: ["Najtańszy montaż.", "Grzeją po kilku minutach."],
          disadvantages: ["Pracują w godzinach, gdy prąd jest drogi.", "Unoszą kurz i nierówno grzeją pokój."],
          applications: "Mieszkanie, pokój używany od czasu do czasu, domek letni.",
        },
        {
          name: "Maty i kable podłogowe",
          description:
            "Przewód grzejny w kleju pod płytkami albo w wylewce. Steruje nim termostat z czujnikiem w podłodze.",
          specs: [{ label: "Moc", value: "80–160 W/m²" }],
          advantages: ["Równa temperatura i ciepła posadzka.", "Brak widocznych urządzeń."],
          disadvantages: ["Uszkodzenie naprawia się po skuciu płytki.", "Kabel w wylewce reaguje powoli."],
          applications: "Łazienka, kuchnia, nowy dom z małymi stratami.",
        },
        {
          name: "Promienniki podczerwieni",
          description: "Płyta na ścianie lub suficie ogrzewa ludzi i przedmioty, a dopiero od nich powietrze.",
          specs: [{ label: "Moc", value: "0,3–1,5 kW na płytę" }],
          advantages: ["Ciepło czuć od razu.", "Działają tam, gdzie powietrze ucieka."],
          disadvantages: ["Grzeją tylko to, na co świecą.", "W całym domu nie są tańsze od konwektorów."],
          applications: "Warsztat, taras, łazienka, stanowisko pracy.",
        },
        {
          name: "Piece akumulacyjne",
          description: "Wkład ceramiczny ładuje się w tańszych godzinach i oddaje ciepło przez resztę doby.",
          specs: [{ label: "Moc", value: "2–7 kW na piec" }],
          advantages: ["Korzystają z taryfy dwustrefowej.", "Proste i trwałe."],
          disadvantages: ["Ciężkie i duże.", "Trudno nadążają za nagłą zmianą pogody."],
          applications: "Mieszkanie w kamienicy po likwidacji pieców węglowych.",
        },
        {
          name: "Kocioł elektryczny",
          description: "Podgrzewa wodę w istniejącej instalacji grzejnikowej lub podłogowej.",
          specs: [{ label: "Moc", value: "4–24 kW, powyżej 6 kW trójfazowy" }],
          advantages: ["Zostają stare grzejniki.", "Bez komina i składu opału."],
          disadvantages: ["Duża moc w jednym punkcie.", "Koszt pracy jak przy grzejnikach."],
          applications: "Mały, ciepły dom lub źródło szczytowe obok pompy ciepła.",
        },
        {
          name: "Pompa ciepła",
          description: "Pobiera ciepło z powietrza lub gruntu i oddaje je wodzie albo powietrzu w domu.",
          specs: [
            { label: "Moc", value: "4–16 kW cieplnych, 1–5 kW z sieci" },
            { label: "COP", value: "{pompa.cop}" },
          ],
          advantages: ["Najniższy koszt pracy.", "Latem może chłodzić."],
          disadvantages: ["Najwyższy koszt zakupu.", "Na mrozie i przy gorących grzejnikach wydajność spada."],
          applications: "Ocieplony dom z podłogówką lub dużymi grzejnikami.",
        },
      ],
    },
    {
      kind: "text",
      id: "pompa",
      heading: "Pompa ciepła: co oznacza COP",
      paragraphs: [
        "COP to stosunek ciepła do zużytego prądu. Wartość {pompa.cop} oznacza, że z jednej kilowatogodziny prądu powstaje tyle kilowatogodzin ciepła. Reszta pochodzi z powietrza lub gruntu. Grzałka ma COP równe 1, więc ogrzewa ten sam dom kilka razy drożej.",
        "COP z katalogu dotyczy jednego punktu pracy, na przykład 7 °C na dworze i wody o temperaturze 35 °C. Do rachunku bierz SCOP, czyli średnią z sezonu dla twojej strefy klimatycznej i temperatury wody w grzejnikach. W tym poradniku przyjmujemy {pompa.copPodloga} przy podłogówce (woda 35 °C) i {pompa.copGrzejniki} przy grzejnikach (woda 55 °C). W silny mróz chwilowe COP pompy powietrznej spada jeszcze niżej, a część ciepła dokłada grzałka.",
        "Klimatyzacja z funkcją grzania to też pompa ciepła, tyle że powietrze–powietrze. Kosztuje mniej i ogrzewa jedno lub kilka pomieszczeń. Wiosną i jesienią dobrze zastępuje grzejniki. Montaż układu z czynnikiem chłodniczym wykonuje instalator z certyfikatem F-gazowym.",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Cena zakupu, sezonu i trwałość",
      caption:
        "Dom {przyklad.dom.powierzchnia} z przykładu niżej. Zakup z montażem, sezon według założonych cen prądu.",
      columns: ["System", "Zakup", "Sezon", "Sprawność", "Trwałość"],
      rows: [
        {
          label: "Grzejniki konwektorowe",
          note: "bez nowych obwodów",
          cells: ["{ogrzewanie.konwektory}", "{przyklad.dom.oporowe}", "100%", "15–20 lat"],
        },
        {
          label: "Maty i kable podłogowe",
          note: "z termostatami, bez posadzki",
          cells: [
            "{ogrzewanie.maty}",
            "{przyklad.dom.oporowe}, mniej z wylewką jako magazynem ciepła",
            "100%",
            "jak posadzka, 30 lat i więcej",
          ],
        },
        {
          label: "Promienniki podczerwieni",
          cells: [
            "{ogrzewanie.promienniki}",
            "{przyklad.dom.oporowe}, mniej przy ogrzewaniu samej strefy",
            "100%",
            "15–20 lat",
          ],
        },
        {
          label: "Piece akumulacyjne",
          note: "w taryfie dwustrefowej",
          cells: ["{ogrzewanie.piece}", "{przyklad.dom.piece}", "100%, część ciepła ucieka w nocy", "20–30 lat"],
        },
        {
          label: "Kocioł elektryczny",
          note: "do gotowej instalacji wodnej",
          cells: ["{ogrzewanie.kociol}", "{przyklad.dom.oporowe}, mniej z buforem", "99%", "15–20 lat"],
        },
        {
          label: "Klimatyzacja z grzaniem",
          note: "trzy urządzenia",
          cells: ["{ogrzewanie.klimatyzacja}", "jak pompa, w ogrzewanych pokojach", "SCOP około 4", "10–15 lat"],
        },
        {
          label: "Pompa ciepła powietrze–woda",
          note: "do gotowej instalacji wodnej",
          cells: [
            "{ogrzewanie.pompa}",
            "{przyklad.dom.pompaPodloga} z podłogówką, {przyklad.dom.pompaGrzejniki} z grzejnikami",
            "COP {pompa.cop}",
            "15–20 lat",
          ],
        },
      ],
      after: [
        "Ceny zakupu to rząd wielkości z rynku: zależą od producenta, liczby pomieszczeń i tego, co już jest w domu. Obwody od rozdzielnicy, zwiększenie mocy i rury wodne liczy się osobno. Te ostatnie potrafią kosztować tyle, co sama pompa, jeśli dom nie ma ani grzejników wodnych, ani podłogówki.",
      ],
      note: "{cena.vat}, bez dotacji. Dotacje do wymiany ogrzewania zmieniają się z naborem: czystepowietrze.gov.pl. Ulga termomodernizacyjna to odliczenie od dochodu, z limitem {dotacja.ulga} na podatnika: podatki.gov.pl.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Koszt sezonu dla domu 120 m²",
      drawing: {
        drawing: "bars",
        title: "Koszt sezonu w domu z przykładu, zależnie od ogrzewania",
        caption:
          "Sezon kosztuje {przyklad.dom.oporowe} z grzejnikami oporowymi, {przyklad.dom.piece} z piecami na tańszą strefę, {przyklad.dom.pompaGrzejniki} z pompą i grzejnikami, {przyklad.dom.pompaPodloga} z pompą i podłogówką.",
        bars: [
          { name: "oporowe", fact: "przyklad.dom.oporowe" },
          { name: "piece nocą", fact: "przyklad.dom.piece" },
          { name: "pompa, grzejniki", fact: "przyklad.dom.pompaGrzejniki" },
          { name: "pompa, podłoga", fact: "przyklad.dom.pompaPodloga", lit: true },
        ],
      },
      paragraphs: [
        "Dom jest ocieplony, ma {przyklad.dom.powierzchnia} i w mróz potrzebuje {przyklad.dom.strata}, a przez sezon {przyklad.dom.cieplo} ciepła. Prąd liczymy bez opłat stałych, bo te płacisz i tak: {energia.cenaG11Zmienna} w taryfie jednostrefowej, {energia.cenaG12Noc} w tańszych godzinach. Obie ceny są założone, podstaw własne z faktury.",
      ],
      steps: [
        { text: "Moc grzewcza: {przyklad.dom.powierzchnia} × {przyklad.dom.strata}", result: "{przyklad.dom.moc}" },
        {
          text: "Ciepło w sezonie: {przyklad.dom.powierzchnia} × {przyklad.dom.cieplo}",
          result: "{przyklad.dom.sezon}",
        },
        {
          text: "Grzejniki, maty lub kocioł: {przyklad.dom.sezon} × {energia.cenaG11Zmienna}",
          result: "{przyklad.dom.oporowe}",
        },
        {
          text: "Piece akumulacyjne, całość w tańszych godzinach: {przyklad.dom.sezon} × {energia.cenaG12Noc}",
          result: "{przyklad.dom.piece}",
        },
        {
          text: "Pompa z podłogówką: {przyklad.dom.sezon} : {pompa.copPodloga} = {przyklad.dom.pradPodloga} prądu, razy cena",
          result: "{przyklad.dom.pompaPodloga}",
        },
        {
          text: "Pompa z grzejnikami: {przyklad.dom.sezon} : {pompa.copGrzejniki} = {przyklad.dom.pradGrzejniki} prądu, razy cena",
          result: "{przyklad.dom.pompaGrzejniki}",
        },
      ],
      result: "To samo ciepło kosztuje od {przyklad.dom.pompaPodloga} do {przyklad.dom.oporowe} za sezon.",
      after: [
        "Do sumy dolicz ciepłą wodę, 2000–3000 kWh ciepła w roku na rodzinę. Jeśli dom traci dwa razy więcej ciepła, wszystkie kwoty się podwajają. Strefy i taryfy opisuje [poradnik o oszczędzaniu](/poradnik/oszczedzanie).",
      ],
    },
    {
      kind: "example",
      id: "zwrot",
      heading: "Kiedy zwraca się droższa pompa",
      paragraphs: [
        "Ten sam dom ma już grzejniki wodne i wybiera między kotłem elektrycznym a pompą. Ceny są z tabeli, bez dotacji i bez odsetek.",
      ],
      steps: [
        { text: "Pompa jest droższa od kotła o", result: "{przyklad.zwrot.roznica}" },
        {
          text: "Oszczędność w sezonie: {przyklad.dom.oporowe} − {przyklad.dom.pompaGrzejniki}",
          result: "{przyklad.zwrot.oszczednosc}",
        },
        { text: "Różnica w cenie podzielona przez oszczędność", result: "{przyklad.zwrot.lata}" },
        { text: "Dom, który zużywa połowę tego ciepła", result: "{przyklad.zwrot.lataPolowa}" },
      ],
      result:
        "W domu z przykładu pompa zwraca się w ciągu {przyklad.zwrot.lata}, w mniejszym lub cieplejszym dwa razy wolniej.",
      after: [
        "Rachunek odwraca się w kawalerce i w domku używanym w weekendy: tam tańszy w sumie jest zwykły grzejnik. Zwrot skraca dotacja, a także koszt większego przyłącza, którego zażąda kocioł.",
      ],
    },
    {
      kind: "rows",
      id: "moc",
      heading: "Czy przyłącze to udźwignie",
      paragraphs: [
        "Ogrzewanie oporowe pracuje w mróz godzinami na pełnej mocy, więc w bilansie liczy się je w całości. Kocioł {przyklad.dom.kociol} pobiera {przyklad.dom.kociolPrad} z każdej fazy. Przy zabezpieczeniu przedlicznikowym 3 × {przyklad.dom.zabezpieczenie} zostaje {przyklad.dom.kociolZapas} na fazę, czyli {przyklad.dom.kociolReszta} na resztę domu.",
      ],
      items: [
        {
          term: "Mieszkanie, jedna faza 25 A",
          text: "Do dyspozycji jest {moc.grzalka1x25} na wszystko. Wystarczy na grzejniki w dwóch pokojach bez jednoczesnego gotowania na prądzie.",
          note: "230 V × 25 A",
        },
        {
          term: "Dom, trzy fazy 25 A",
          text: "Od {moc.3x25} do {moc.grzalka3x25}. Mała pompa ciepła mieści się bez zmian. Duża z grzałką i kocioł wymagają sterowania mocą albo większego przyłącza.",
          note: "400 V, 3×25 A",
        },
        {
          term: "Pompa ciepła z grzałką",
          text: "Sprężarka bierze 1–5 kW, grzałka szczytowa dalsze 2–9 kW. W mróz pracują razem, więc licz obie. Wyższe stopnie grzałki pomiń tylko wtedy, gdy sterownik je blokuje.",
          note: "dane z tabliczki",
        },
        {
          term: "Piece akumulacyjne",
          text: "Strata {przyklad.dom.moc} to {przyklad.dom.doba} na dobę, które trzeba nabrać w ciągu {przyklad.dom.tanieGodziny} tańszych godzin. Potrzeba {przyklad.dom.ladowanie}, czyli {przyklad.dom.ladowaniePrad} z każdej fazy. Przy 3 × 25 A na resztę domu nie zostaje prawie nic.",
          note: "moc ładowania",
        },
        {
          term: "Przepływowy ogrzewacz wody",
          text: "Trójfazowy pobiera 12–24 kW. Razem z kotłem elektrycznym przekracza moc typowego przyłącza.",
          note: "przekaźnik priorytetu",
        },
      ],
      after: [
        "Rozkład obciążenia na fazy i współczynnik jednoczesności omawia [poradnik o obliczaniu mocy](/poradnik/obliczanie-mocy). Gdy mocy brakuje, operator zwiększa ją na wniosek. Kroki i opłatę opisuje strona [przyłączy](/uslugi/przylacza).",
      ],
    },
    {
      kind: "checks",
      id: "wymagania",
      heading: "Wymagania dla instalacji",
      paragraphs: [
        "Ogrzewanie to najdłużej obciążone obwody w domu. Słabe połączenie, które przy lampce nie przeszkadza, przy grzejniku nagrzewa się i przypala izolację. Ogrzewanie zamontowane na stałe dostaje więc osobne obwody od samej rozdzielnicy.",
      ],
      items: [
        {
          title: "Osobny obwód",
          text: "Dla każdego dużego odbiornika: kotła, pompy, pieca, mat w łazience. Przekrój dobiera się do mocy i długości.",
        },
        {
          title: "Ochrona przed porażeniem",
          text: "Maty i kable chroni wyłącznik różnicowoprądowy {rcd.prad}. Ekran przewodu grzejnego łączy się z przewodem ochronnym PE.",
        },
        {
          title: "Pomiar przed wylewką",
          text: "Rezystancję kabla i izolacji elektryk mierzy przed zalaniem i po nim. Wynik wpisuje do karty gwarancyjnej.",
        },
        {
          title: "Łazienka",
          text: "Termostat montuje się poza strefami, grzejnik tam, gdzie pozwala jego stopień ochrony IP.",
        },
        {
          title: "Zabezpieczenie pompy",
          text: "Wyłącznik nadprądowy i typ różnicowoprądowego wskazuje instrukcja producenta. Falownik w pompie może wymagać typu B albo F.",
        },
        {
          title: "Stara instalacja",
          text: "Aluminium i obwody bez osobnego przewodu ochronnego (układ TN-C) wymagają przebudowy, zanim zasilą grzejniki.",
        },
      ],
      after: [
        "Przed zakupem urządzeń zleć [pomiary i przegląd](/uslugi/pomiary). Jeśli okaże się, że przewody są za cienkie, zacznij od [modernizacji instalacji](/uslugi/instalacje), bo grzejnik kupiony wcześniej i tak poczeka.",
      ],
      callout: {
        title: "Grzejnika nie podłączaj przez przedłużacz.",
        text: "Nie zakrywaj go ubraniami i nie zostawiaj przenośnego na noc. {zasada.gniazdo}",
      },
    },
    {
      kind: "text",
      id: "wybor",
      heading: "Jak podjąć decyzję",
      paragraphs: [
        "W nowym lub ocieplonym domu z podłogówką wodną policz najpierw pompę ciepła. W mieszkaniu bez gazu sprawdź moc przyłączeniową, a potem porównaj grzejniki z piecami akumulacyjnymi w taryfie dwustrefowej. W domu ze starym kotłem węglowym i dobrymi grzejnikami realne są dwie drogi. Pierwsza to pompa po ociepleniu, druga kocioł elektryczny, jeśli straty są małe.",
        "W województwie śląskim terminy wymiany kotłów na paliwa stałe wyznacza uchwała antysmogowa. Kotły bez klasy musiały zniknąć do {antysmog.bezKlasy}, klasa 3 i 4 może pracować do {antysmog.klasa34}. Gmina może mieć ostrzejsze zasady, zapytaj w urzędzie. Ogrzewanie elektryczne spełnia wymagania uchwały, bo w budynku nic się nie spala.",
        "Niezależnie od systemu oszczędza sterowanie. Jeden stopień mniej to około 6% energii na ogrzewanie. Termostat w każdym pokoju i obniżenie na czas nieobecności dają więcej niż zmiana modelu grzejnika. Jak połączyć termostaty, rolety i fotowoltaikę, opisuje [poradnik o inteligentnym domu](/poradnik/inteligentny-dom).",
      ],
    },
  ],
  faq: [
    {
      question: "Jakie ogrzewanie elektryczne jest najtańsze w eksploatacji?",
      answer:
        "Pompa ciepła, bo z jednej kilowatogodziny prądu daje kilka kilowatogodzin ciepła (COP {pompa.cop}). Drugie są piece akumulacyjne i bufor w taryfie z tańszymi godzinami. Grzejniki, kocioł i maty kosztują tyle samo, jeśli pracują o tych samych porach.",
    },
    {
      question: "Czy folie i podczerwień zużywają mniej prądu niż grzejniki?",
      answer:
        "Nie, jeśli mają utrzymać tę samą temperaturę w całym domu. Kilowatogodzina prądu daje w każdym z nich kilowatogodzinę ciepła. Promiennik oszczędza tylko tam, gdzie ogrzewasz jedno stanowisko zamiast całego pomieszczenia.",
    },
    {
      question: "Ile watów na metr kwadratowy przyjąć?",
      answer:
        "Do wstępnego rachunku 40–50 W w nowym domu, 50–80 W w ocieplonym starszym i 100–150 W w nieocieplonym. Ostateczną moc podaje projekt budynku, bo okna, strop i wentylacja potrafią zmienić wynik o połowę.",
    },
    {
      question: "Czy fotowoltaika ogrzeje dom zimą?",
      answer:
        "Nie wprost. Zimą panele produkują najmniej, a dom potrzebuje wtedy najwięcej ciepła. Fotowoltaika obniża jednak roczny rachunek za pompę, bo wartość letniej nadwyżki pokrywa część prądu kupowanego zimą. Zasady i liczby są w [poradniku o fotowoltaice](/poradnik/fotowoltaika).",
    },
    {
      question: "Czy do pompy ciepła potrzebuję trzech faz?",
      answer:
        "Mniejsze pompy, do kilku kilowatów mocy cieplnej, działają na jednej fazie. Większe i te z mocną grzałką są trójfazowe. Trzy fazy ułatwiają też rozłożenie obciążenia z płytą indukcyjną i ładowarką auta.",
    },
    {
      question: "Czy maty grzejne pod płytkami mogę ułożyć sam?",
      answer:
        "Rozłożenie maty to praca dla glazurnika, ale obwód, podłączenie i pomiary wykonuje elektryk z uprawnieniami. Bez wyników pomiaru sprzed ułożenia i po nim producent odmówi gwarancji. Maty nie wolno skracać przez przycięcie przewodu.",
    },
  ],
  advice:
    "Poproś elektryka o sprawdzenie przyłącza i obwodów, a projektanta o straty ciepła, i dopiero z tymi liczbami zamawiaj kocioł, maty albo pompę. Pomyłka w mocy kosztuje więcej niż obie wizyty.",
  band: {
    heading: "Moc na ogrzewanie",
    text: "Z metrażu, roku budowy i zabezpieczenia przed licznikiem wynika, co da się podłączyć i co trzeba zmienić.",
    button: { label: "Zapytaj o ogrzewanie elektryczne", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "przylacza", "energooszczedne"],
    guides: ["obliczanie-mocy", "fotowoltaika", "oszczedzanie"],
  },
} as const satisfies Guide;
