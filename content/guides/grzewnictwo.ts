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
  hero: {
    title: "Ogrzewanie elektryczne: dobór, moc i koszty",
    lead: "Każdy grzejnik elektryczny ma tę samą sprawność, a rachunki różnią się kilkukrotnie. Sprawdź, ile ciepła potrzebuje dom, ile mocy ma przyłącze i co z tego wynika.",
    picture: { name: "08-panel-knx-salon", alt: "Panel na ścianie salonu z odczytem 21,5 °C i suwakiem temperatury" },
  },
  keyFacts: [
    { label: "COP pompy ciepła", value: "{pompa.cop}" },
    { label: "Sprawność ogrzewania oporowego", value: "100%" },
    { label: "Orientacyjna moc grzewcza nowego domu", value: "40–50 W/m²" },
    { label: "Wyłącznik różnicowoprądowy dla mat grzejnych", value: "{rcd.prad}" },
  ],
  sections: [
    {
      kind: "text",
      id: "zapotrzebowanie",
      heading: "Ile ciepła potrzebuje dom",
      paragraphs: [
        "Dobór zaczyna się od strat budynku, nie od katalogu grzejników. Liczą się dwie wielkości. Moc grzewcza mówi, ile ciepła trzeba dostarczyć w najzimniejszy dzień, dla większości Śląska przy −20 °C na zewnątrz. Roczne zapotrzebowanie mówi, ile kilowatogodzin pójdzie przez cały sezon. Od pierwszej zależy przyłącze, od drugiej rachunek.",
        "Orientacyjnie nowy dom potrzebuje 40–50 W na metr kwadratowy, ocieplony starszy 50–80 W, a nieocieplony 100–150 W. Wskaźnik zakłada zwykłą wysokość pomieszczeń. Łazienka i pokój narożny potrzebują więcej niż wynika ze średniej. Dokładną wartość daje projekt albo charakterystyka energetyczna budynku.",
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
          specs: [{ label: "Moc", value: "4–24 kW, zwykle trójfazowy" }],
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
        "COP to stosunek ciepła do zużytego prądu. Wartość {pompa.cop} oznacza, że z jednej kilowatogodziny prądu powstaje tyle kilowatogodzin ciepła. Reszta pochodzi z powietrza lub gruntu. Grzałka ma COP równe 1, dlatego ten sam dom ogrzewa kilka razy drożej.",
        "COP z katalogu dotyczy jednego punktu pracy, zwykle 7 °C na dworze i wody o temperaturze 35 °C. Do rachunku bierz SCOP, czyli średnią z sezonu dla twojej strefy klimatycznej i twojej temperatury zasilania. Przy grzejnikach na 55 °C jest on wyraźnie niższy niż przy podłogówce. W silny mróz COP pompy powietrznej spada poniżej dolnej granicy tego zakresu, a część ciepła dokłada grzałka.",
        "Klimatyzacja z funkcją grzania to też pompa ciepła, tyle że powietrze–powietrze. Kosztuje mniej i ogrzewa jedno lub kilka pomieszczeń. Dobrze sprawdza się wiosną i jesienią, jako uzupełnienie grzejników. Montaż układu z czynnikiem chłodniczym wykonuje instalator z certyfikatem F-gazowym.",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Porównanie kosztów systemów",
      caption:
        "Porównanie orientacyjne dla domu jednorodzinnego. Koszt pracy przy tym samym zapotrzebowaniu na ciepło.",
      columns: ["System", "Inwestycja", "Koszt pracy", "Sprawność", "Trwałość"],
      rows: [
        {
          label: "Grzejniki konwektorowe",
          cells: ["najniższa", "najwyższy", "100%", "15–20 lat"],
        },
        {
          label: "Maty i kable podłogowe",
          note: "razem z termostatami",
          cells: [
            "niska w nowym domu, średnia przy remoncie",
            "najwyższy, niższy z wylewką jako magazynem ciepła",
            "100%",
            "jak posadzka, 30 lat i więcej",
          ],
        },
        {
          label: "Promienniki podczerwieni",
          cells: ["niska", "niższy tylko przy ogrzewaniu strefy", "100%", "15–20 lat"],
        },
        {
          label: "Piece akumulacyjne",
          note: "w taryfie dwustrefowej",
          cells: ["średnia", "średni", "100%, część ciepła ucieka w nocy", "20–30 lat"],
        },
        {
          label: "Kocioł elektryczny",
          note: "do gotowej instalacji wodnej",
          cells: ["niska", "najwyższy, niższy z buforem", "99%", "15–20 lat"],
        },
        {
          label: "Klimatyzacja z grzaniem",
          cells: ["średnia", "niski", "SCOP zwykle około 4", "10–15 lat"],
        },
        {
          label: "Pompa ciepła",
          note: "powietrze–woda",
          cells: ["najwyższa", "najniższy", "COP {pompa.cop}", "15–20 lat"],
        },
      ],
      after: [
        "Inwestycja w pompę ciepła bywa kilka razy wyższa niż w grzejniki, bo obejmuje też hydraulikę i bufor. Zwraca się w domu, który zużywa dużo ciepła. W kawalerce albo w domku używanym w weekendy różnica w rachunku jest zbyt mała.",
      ],
      note: "Dotacje do wymiany ogrzewania zmieniają się z naborem: czystepowietrze.gov.pl. Ulga termomodernizacyjna to odliczenie od dochodu, z limitem {dotacja.ulga} na podatnika: podatki.gov.pl.",
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Koszt sezonu dla domu 120 m²",
      paragraphs: [
        "Dom jest ocieplony, ma 120 m² i potrzebuje 50 W na metr kwadratowy. W sezonie zużywa 80 kWh ciepła na metr. Prąd kosztuje 0,80 zł za kilowatogodzinę, w tańszych godzinach 0,60 zł. Obie ceny są założone.",
      ],
      steps: [
        { text: "Moc grzewcza: 120 m² × 50 W/m²", result: "6 kW" },
        { text: "Ciepło w sezonie: 120 m² × 80 kWh/m²", result: "9600 kWh" },
        { text: "Grzejniki lub kocioł, taryfa jednostrefowa: 9600 kWh × 0,80 zł", result: "7680 zł" },
        { text: "Piece akumulacyjne, całość w tańszych godzinach: 9600 kWh × 0,60 zł", result: "5760 zł" },
        { text: "Pompa ciepła o średnim COP równym 4: 9600 kWh : 4", result: "2400 kWh prądu" },
        { text: "Koszt pracy pompy: 2400 kWh × 0,80 zł", result: "1920 zł" },
      ],
      result: "Ten sam dom, to samo ciepło: od 1920 do 7680 zł za sezon.",
      after: [
        "Do sumy dolicz ciepłą wodę, zwykle 2000–3000 kWh ciepła w roku na rodzinę. Jeśli dom traci dwa razy więcej ciepła, wszystkie kwoty się podwajają. Ceny energii podstaw z własnej faktury, a strefy i taryfy sprawdź w [poradniku o oszczędzaniu](/poradnik/oszczedzanie).",
      ],
    },
    {
      kind: "rows",
      id: "moc",
      heading: "Czy przyłącze to udźwignie",
      paragraphs: [
        "Ogrzewanie oporowe pracuje w mróz godzinami na pełnej mocy, więc w bilansie liczy się je w całości. Kocioł 12 kW pobiera 17,3 A z każdej fazy. Przy zabezpieczeniu przedlicznikowym 3×25 A zostaje niecałe 8 A na fazę, czyli około 5 kW na resztę domu.",
      ],
      items: [
        {
          term: "Mieszkanie, jedna faza 25 A",
          text: "Do dyspozycji jest 5,75 kW na wszystko. Wystarczy na grzejniki w dwóch pokojach bez jednoczesnego gotowania na prądzie.",
          note: "230 V × 25 A",
        },
        {
          term: "Dom, trzy fazy 25 A",
          text: "Około 17 kW. Pompa ciepła zwykle mieści się bez zmian, kocioł wymaga sterowania mocą albo większego przyłącza.",
          note: "400 V, 3×25 A",
        },
        {
          term: "Pompa ciepła z grzałką",
          text: "Sprężarka bierze zwykle 1–5 kW, grzałka szczytowa dalsze 2–9 kW. Licz obie, bo w mróz pracują razem.",
          note: "dane z tabliczki",
        },
        {
          term: "Przepływowy ogrzewacz wody",
          text: "Trójfazowy pobiera 12–24 kW. Razem z kotłem elektrycznym przekracza moc typowego przyłącza.",
          note: "przekaźnik priorytetu",
        },
      ],
      after: [
        "Rozkład obciążenia na fazy i współczynnik jednoczesności omawia [poradnik o obliczaniu mocy](/poradnik/obliczanie-mocy). Gdy mocy brakuje, składa się wniosek do operatora o jej zwiększenie. Procedurę i czas opisujemy przy [przyłączach](/uslugi/przylacza).",
      ],
    },
    {
      kind: "checks",
      id: "wymagania",
      heading: "Wymagania dla instalacji",
      paragraphs: [
        "Ogrzewanie to najdłużej obciążone obwody w domu. Słabe połączenie, które przy lampce nie przeszkadza, przy grzejniku nagrzewa się i przypala izolację. Dlatego do systemów stałych prowadzi się osobne obwody od rozdzielnicy.",
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
          text: "Wyłącznik nadprądowy i typ różnicowoprądowego wskazuje instrukcja producenta. Falownik w pompie może wymagać innego niż zwykły.",
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
        text: "Nie zakrywaj go ubraniami i nie zostawiaj przenośnego na noc. Gdy wtyczka robi się gorąca, wyłącz grzejnik, nie używaj tego gniazda i wezwij elektryka.",
      },
    },
    {
      kind: "text",
      id: "wybor",
      heading: "Jak podjąć decyzję",
      paragraphs: [
        "W nowym lub ocieplonym domu z podłogówką wodną policz najpierw pompę ciepła. W mieszkaniu bez gazu sprawdź moc przyłączeniową, a potem porównaj grzejniki z piecami akumulacyjnymi w taryfie dwustrefowej. W domu ze starym kotłem węglowym i dobrymi grzejnikami realne są dwie drogi. Pierwsza to pompa po ociepleniu, druga kocioł elektryczny, jeśli straty są małe.",
        "W województwie śląskim obowiązuje uchwała antysmogowa, która wyznacza terminy wymiany kotłów na paliwa stałe. Datę dla swojego kotła sprawdzisz w gminie. Ogrzewanie elektryczne spełnia wymagania uchwały, bo w budynku nic się nie spala.",
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
        "Do wstępnego rachunku 40–50 W w nowym domu, 50–80 W w ocieplonym starszym i 100–150 W w nieocieplonym. Ostateczną moc ustala się z projektu budynku, bo okna, strop i wentylacja potrafią zmienić wynik o połowę.",
    },
    {
      question: "Czy fotowoltaika ogrzeje dom zimą?",
      answer:
        "Nie wprost. Zimą panele produkują najmniej, a dom potrzebuje wtedy najwięcej ciepła. Fotowoltaika obniża jednak roczny rachunek za pompę, bo wartość letniej nadwyżki pokrywa część prądu kupowanego zimą. Zasady i liczby są w [poradniku o fotowoltaice](/poradnik/fotowoltaika).",
    },
    {
      question: "Czy do pompy ciepła potrzebuję trzech faz?",
      answer:
        "Mniejsze pompy, zwykle do kilku kilowatów mocy cieplnej, działają na jednej fazie. Większe i te z mocną grzałką są trójfazowe. Trzy fazy ułatwiają też rozłożenie obciążenia z płytą indukcyjną i ładowarką auta.",
    },
    {
      question: "Czy maty grzejne pod płytkami mogę ułożyć sam?",
      answer:
        "Rozłożenie maty to praca dla glazurnika, ale obwód, podłączenie i pomiary wykonuje elektryk z uprawnieniami. Bez wyników pomiaru sprzed i po ułożeniu producent zwykle nie uznaje gwarancji. Maty nie wolno skracać przez przycięcie przewodu.",
    },
  ],
  advice:
    "Zanim zamówisz kocioł, maty albo pompę, poproś elektryka o sprawdzenie przyłącza i obwodów, a projektanta o straty ciepła. Pomyłka w mocy kosztuje więcej niż obie wizyty.",
  band: {
    heading: "Sprawdźmy, ile mocy masz na ciepło",
    text: "Podaj metraż, rok budowy i zabezpieczenie przed licznikiem. Powiemy, co da się podłączyć i co trzeba zmienić.",
    button: { label: "Zapytaj o ogrzewanie elektryczne", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "przylacza", "energooszczedne"],
    guides: ["obliczanie-mocy", "fotowoltaika", "oszczedzanie"],
  },
} as const satisfies Guide;
