import type { Guide } from "@/lib/content/types";

export const grzewnictwo: Guide = {
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
      "kaloryfery na prąd, piece akumulacyjne w mieszkaniu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Ogrzewanie elektryczne domu i jego koszt",
    lead: "Ile ciepła potrzebuje dom, ile kosztuje zakup, co dokłada program Czyste Powietrze i czy przyłącze to udźwignie.",
    answer:
      "Ogrzanie ocieplonego domu {przyklad.dom.powierzchnia} grzejnikami elektrycznymi kosztuje w G11 {przyklad.dom.oporowe} za sezon, pompą ciepła z grzejnikami wodnymi {przyklad.dom.pompaGrzejniki}. Za pompę z montażem płaci się {ogrzewanie.pompa} przed dotacją. Policz ją, jeśli dom ma już grzejniki wodne albo podłogówkę.",
  },
  keyFacts: [
    { label: "COP pompy ciepła", value: "{pompa.cop}" },
    { label: "Najwyższa dotacja do pompy, regulamin z 2025 roku", value: "{dotacja.pompa}" },
    { label: "Moc grzewcza nowego domu", value: "40–50 W/m²" },
    { label: "Wyłącznik różnicowoprądowy dla mat grzejnych", value: "{rcd.prad}" },
  ],
  sections: [
    {
      kind: "text",
      id: "zapotrzebowanie",
      heading: "Ile ciepła potrzebuje dom",
      paragraphs: [
        "Moc grzewcza mówi, ile ciepła trzeba dostarczyć w najzimniejszy dzień, w większości województwa przy −20 °C, i od niej zależy przyłącze. Nowy dom potrzebuje 40–50 W na metr, ocieplony starszy 50–80 W, nieocieplony 100–150 W, a dokładną wartość podaje projekt albo charakterystyka energetyczna. O rachunku rozstrzyga roczne zapotrzebowanie w kilowatogodzinach.",
        "Za duży grzejnik nie podnosi rachunku, bo termostat go wyłączy. Za duża pompa ciepła często się załącza, szybciej zużywa i więcej kosztuje, dlatego dom najpierw się ociepla, a moc dobiera potem.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Koszt sezonu dla domu 120 m²",
      drawing: {
        drawing: "bars",
        title: "Koszt sezonu w domu z przykładu, zależnie od ogrzewania i taryfy",
        caption:
          "Sezon kosztuje {przyklad.dom.oporowe} z grzejnikami oporowymi w G11, {przyklad.dom.piece} z piecami na tańszą strefę G12, {przyklad.dom.pompaGrzejniki} z pompą i grzejnikami w G11, {przyklad.dom.pompaG12} z nią samą w G12, {przyklad.dom.pompaPodlogaG12} z pompą i podłogówką w G12.",
        bars: [
          { name: "oporowe, G11", fact: "przyklad.dom.oporowe" },
          { name: "piece, G12", fact: "przyklad.dom.piece" },
          { name: "pompa, G11", fact: "przyklad.dom.pompaGrzejniki" },
          { name: "pompa, G12", fact: "przyklad.dom.pompaG12" },
          { name: "podłogówka, G12", fact: "przyklad.dom.pompaPodlogaG12", lit: true },
        ],
      },
      paragraphs: ["Ceny prądu są bez opłat stałych, bo te płacisz i tak. Własne podstaw z faktury."],
      steps: [
        { text: "Moc grzewcza: {przyklad.dom.powierzchnia} × {przyklad.dom.strata}", result: "{przyklad.dom.moc}" },
        {
          text: "Ciepło w sezonie: {przyklad.dom.powierzchnia} × {przyklad.dom.cieplo}",
          result: "{przyklad.dom.sezon}",
        },
        {
          text: "Grzejniki, maty lub kocioł w G11: {przyklad.dom.sezon} × {energia.cenaG11Zmienna}",
          result: "{przyklad.dom.oporowe}",
        },
        {
          text: "To samo w G12, średnio po {przyklad.dom.sredniaG12}",
          result: "{przyklad.dom.oporoweG12}",
        },
        {
          text: "To samo w G13, zimą średnio po {przyklad.dom.sredniaG13}",
          result: "{przyklad.dom.oporoweG13}",
        },
        {
          text: "Piece ładowane w tańszej strefie G12: {przyklad.dom.sezon} × {energia.cenaG12Noc}",
          result: "{przyklad.dom.piece}",
        },
        {
          text: "Pompa z grzejnikami: {przyklad.dom.sezon} : {pompa.copGrzejniki} = {przyklad.dom.pradGrzejniki} prądu, w G11",
          result: "{przyklad.dom.pompaGrzejniki}",
        },
        {
          text: "Ta sama pompa w G12",
          result: "{przyklad.dom.pompaG12}",
        },
        {
          text: "Ta sama pompa w G13",
          result: "{przyklad.dom.pompaG13}",
        },
        {
          text: "Pompa z podłogówką: {przyklad.dom.sezon} : {pompa.copPodloga} = {przyklad.dom.pradPodloga} prądu, w G12",
          result: "{przyklad.dom.pompaPodlogaG12}",
        },
      ],
      result:
        "To samo ciepło kosztuje w G12 od {przyklad.dom.pompaPodlogaG12} z pompą i podłogówką do {przyklad.dom.oporoweG12} z grzejnikami, a z grzejnikami w G11 {przyklad.dom.oporowe}.",
      after: [
        "W G12 i G13 liczymy tak, jakby dom grzał się równo przez całą dobę, a w G12 tania jest połowa godzin tygodnia. Kto nagrzeje dom i wodę przed szczytem, zapłaci mniej. Taryfa obejmuje jednak cały dom, dlatego przed zmianą [policz w niej także resztę zużycia](/poradnik/oszczedzanie#taryfy). Dolicz też ciepłą wodę, 2000–3000 kWh ciepła w roku na rodzinę.",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Cena zakupu, sezonu i trwałość",
      caption: "Dom {przyklad.dom.powierzchnia} z przykładu wyżej. Zakup z montażem.",
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
          cells: ["{ogrzewanie.maty}", "{przyklad.dom.oporowe}", "100%", "jak posadzka, 30 lat i więcej"],
        },
        {
          label: "Promienniki podczerwieni",
          cells: ["{ogrzewanie.promienniki}", "{przyklad.dom.oporowe}", "100%", "15–20 lat"],
        },
        {
          label: "Piece akumulacyjne",
          note: "w G12",
          cells: ["{ogrzewanie.piece}", "{przyklad.dom.piece}", "100%", "20–30 lat"],
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
            "od {przyklad.dom.pompaPodlogaG12} z podłogówką do {przyklad.dom.pompaGrzejniki} z grzejnikami",
            "COP {pompa.cop}",
            "15–20 lat",
          ],
        },
      ],
      after: [
        "Dla porównania kilowatogodzina ciepła kosztuje {cieplo.gaz} z gazu, {cieplo.pellet} z kotła na pellet i {cieplo.siec} z sieci ciepłowniczej. W domu z przykładu pomnóż ją przez {przyklad.dom.sezon}.",
        "Obwody od rozdzielnicy, zwiększenie mocy i rury wodne liczy się osobno, a te ostatnie potrafią kosztować tyle, co sama pompa, jeśli dom nie ma ani grzejników wodnych, ani podłogówki.",
      ],
      note: "{cena.vat}, z rynku, bez dotacji.",
    },
    {
      kind: "rows",
      id: "dotacja",
      heading: "Dotacja i ulga na pompę ciepła",
      items: [
        {
          term: "Czyste Powietrze",
          text: "Dopłaca do wymiany kotła albo pieca na węgiel lub drewno w domu jednorodzinnym. Pokrywa {dotacja.pompaUdzial} kosztu netto. Kto wymienia sam kocioł gazowy lub elektryczny, z tego programu nie skorzysta.",
          value: "najwyżej {dotacja.pompa}, zależnie od dochodu",
          small:
            "**Warunki:** Kwoty z regulaminu z 2025 roku. Kolejne wersje je zmieniają, dlatego przed zamówieniem zajrzyj na czystepowietrze.gov.pl. Pompa musi być na liście ZUM, a dom o dużych stratach trzeba też ocieplić.",
        },
        {
          term: "Ulga termomodernizacyjna",
          text: "Wydatek odliczasz od dochodu w rocznym PIT, bez naboru i bez warunku starego kotła.",
          value: "odliczenie do {dotacja.ulga} na podatnika",
          small:
            "**Warunki:** Przy niższej stawce podatku z pełnego limitu wraca {przyklad.ulga.nizsza}. Dotacji się nie odlicza.",
        },
      ],
    },
    {
      kind: "example",
      id: "zwrot",
      heading: "Kiedy zwraca się droższa pompa",
      paragraphs: [
        "Ten sam dom ma już grzejniki wodne i wybiera między kotłem elektrycznym a pompą, oba w G11. Ceny są z tabeli, bez dotacji.",
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
      after: ["W kawalerce i w domku używanym w weekendy tańszy w sumie jest zwykły grzejnik."],
    },
    {
      kind: "text",
      id: "wybor",
      heading: "Jak podjąć decyzję",
      paragraphs: [
        "W domu ze starym kotłem węglowym policz też ciepło sieciowe, gaz i kocioł na pellet, bo są tańsze w pracy od kotła elektrycznego, a w zakupie zwykle od pompy. Z ogrzewania elektrycznego wybieraj tam pompę po ociepleniu, kocioł zaś tylko przy małych stratach. W nowym domu z podłogówką zacznij od pompy, w mieszkaniu bez gazu od sprawdzenia mocy, a potem porównaj grzejniki z piecami w taryfie dwustrefowej.",
        "W województwie śląskim terminy wyznacza uchwała antysmogowa: kotły bez klasy, czyli kopciuchy, musiały zniknąć do {antysmog.bezKlasy}, klasa 3 i 4 może pracować do {antysmog.klasa34}, a gmina może mieć ostrzejsze zasady.",
        "W każdym systemie oszczędza sterowanie: jeden stopień mniej to około 6% energii na ogrzewanie, dlatego [termostat w każdym pokoju](/poradnik/inteligentny-dom) daje więcej niż zmiana modelu grzejnika.",
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje ogrzewania elektrycznego",
      items: [
        {
          name: "Grzejniki konwektorowe",
          description: "Grzałka ogrzewa powietrze, które krąży po pokoju. Każdy ma własny termostat.",
          specs: [{ label: "Moc", value: "0,5–2,5 kW na grzejnik" }],
          advantages: ["Najtańszy montaż, ciepło po kilku minutach."],
          disadvantages: ["Pracują w godzinach, gdy prąd jest drogi."],
          applications: "Pokój używany od czasu do czasu, domek letni.",
        },
        {
          name: "Maty i kable podłogowe",
          description: "Przewód w kleju pod płytkami albo w wylewce, z czujnikiem w podłodze.",
          specs: [{ label: "Moc", value: "80–160 W/m²" }],
          advantages: ["Równa temperatura, ciepła posadzka."],
          disadvantages: ["Uszkodzenie naprawia się po skuciu płytki."],
          applications: "Łazienka, nowy dom z małymi stratami.",
        },
        {
          name: "Promienniki podczerwieni",
          description: "Płyta na ścianie lub suficie ogrzewa ludzi i przedmioty, dopiero od nich powietrze.",
          specs: [{ label: "Moc", value: "0,3–1,5 kW na płytę" }],
          advantages: ["Ciepło czuć od razu."],
          disadvantages: ["Grzeją tylko to, na co świecą."],
          applications: "Warsztat, taras, stanowisko pracy.",
        },
        {
          name: "Piece akumulacyjne",
          description: "Wkład ceramiczny ładuje się w tańszych godzinach i oddaje ciepło przez resztę doby.",
          specs: [{ label: "Moc", value: "2–7 kW na piec" }],
          advantages: ["Korzystają z taryfy dwustrefowej."],
          disadvantages: ["Ciężkie, nie nadążają za nagłą zmianą pogody."],
          applications: "Mieszkanie w kamienicy po piecach węglowych.",
        },
        {
          name: "Kocioł elektryczny",
          description: "Podgrzewa wodę w istniejących grzejnikach lub podłogówce.",
          specs: [{ label: "Moc", value: "4–24 kW, powyżej 6 kW trójfazowy" }],
          advantages: ["Bez komina i składu opału."],
          disadvantages: ["Koszt pracy jak przy grzejnikach."],
          applications: "Mały, ciepły dom lub źródło szczytowe obok pompy.",
        },
        {
          name: "Pompa ciepła",
          description: "Prądem przenosi ciepło z powietrza lub gruntu do wody albo powietrza w domu.",
          specs: [
            { label: "Moc", value: "4–16 kW cieplnych, 1–5 kW z sieci" },
            { label: "COP", value: "{pompa.cop}" },
          ],
          advantages: ["Najniższy koszt pracy, latem chłodzi."],
          disadvantages: ["Najdroższa w zakupie, słabsza na mrozie."],
          applications: "Ocieplony dom z podłogówką lub dużymi grzejnikami.",
        },
      ],
    },
    {
      kind: "text",
      id: "pompa",
      heading: "Pompa ciepła: co oznacza COP",
      paragraphs: [
        "COP to stosunek ciepła do zużytego prądu, a wartość {pompa.cop} dotyczy jednego punktu pracy, na przykład 7 °C na dworze i wody 35 °C. Do rachunku bierz SCOP, czyli średnią z sezonu dla twojej temperatury wody. Przyjmujemy {pompa.copPodloga} przy podłogówce i {pompa.copGrzejniki} przy grzejnikach z wodą 55 °C. W silny mróz sprawność spada niżej i część ciepła dokłada grzałka.",
      ],
    },
    {
      kind: "rows",
      id: "moc",
      heading: "Czy przyłącze to udźwignie",
      paragraphs: [
        "Ogrzewanie oporowe pracuje w mróz godzinami na pełnej mocy, więc [w bilansie](/poradnik/obliczanie-mocy) liczy się w całości. Domowi z przykładu wystarcza kocioł {przyklad.dom.kociol}, który bierze {przyklad.dom.kociolPrad} z każdej fazy. Przy 3 × {przyklad.dom.zabezpieczenie} zostawia reszcie {przyklad.dom.kociolReszta}, zwykle dość, jeśli na czas gotowania odłącza go przekaźnik priorytetu.",
        "Kocioł 12 kW w domu z zabezpieczeniem 3 × 25 A wieczorami je wyłącza: bierze z każdej fazy po 17 A, a kuchnia i pralka dokładają resztę, razem nawet 39 A. Zanim złożysz [wniosek o większą moc](/uslugi/przylacza), poproś elektryka o pomiar miernikiem cęgowym na każdej fazie. Często wystarcza ograniczyć kocioł w sterowniku do 8 kW i dołożyć przekaźnik, który wstrzymuje go podczas gotowania. Najwyższy odczyt spada wtedy do 22 A, w domu jest ciepło, a praca trwa pół dnia.",
      ],
      items: [
        {
          term: "Mieszkanie, jedna faza 25 A",
          text: "Jest {moc.grzalka1x25} na wszystko. Wystarczy na grzejniki w dwóch pokojach bez jednoczesnego gotowania na prądzie.",
          note: "230 V × 25 A",
        },
        {
          term: "Pompa ciepła z grzałką",
          text: "Sprężarka bierze 1–5 kW, grzałka 2–9 kW, a w mróz pracują razem. W bilansie mocy pomiń wyższe stopnie grzałki tylko wtedy, gdy sterownik je blokuje.",
          note: "dane z tabliczki",
        },
        {
          term: "Piece akumulacyjne",
          text: "Strata {przyklad.dom.moc} to {przyklad.dom.doba} na dobę, nabrane w {przyklad.dom.tanieGodziny} tańszych godzin. Potrzeba {przyklad.dom.ladowanie}, czyli {przyklad.dom.ladowaniePrad} z każdej fazy, a to prawie całe 3 × 25 A.",
          note: "moc ładowania",
        },
      ],
    },
    {
      kind: "checks",
      id: "wymagania",
      heading: "Wymagania dla instalacji",
      paragraphs: [
        "Słabe połączenie, które przy lampce nie przeszkadza, przy grzejniku pracującym całą zimę przypala izolację.",
      ],
      items: [
        {
          title: "Osobny obwód",
          text: "Od samej rozdzielnicy, dla każdego dużego odbiornika, o przekroju dobranym do mocy i długości.",
        },
        {
          title: "Maty i kable",
          text: "Chroni je wyłącznik różnicowoprądowy {rcd.prad}. Rezystancję kabla i izolacji elektryk mierzy przed zalaniem i po nim, a wynik wpisuje do karty gwarancyjnej.",
        },
        {
          title: "Łazienka",
          text: "Termostat montuje się poza strefami, grzejnik tam, gdzie pozwala jego stopień ochrony IP.",
        },
        {
          title: "Zabezpieczenie pompy",
          text: "Typ wyłącznika wskazuje instrukcja. Falownik w pompie może wymagać różnicówki typu B albo F.",
        },
        {
          title: "Stara instalacja",
          text: "Aluminium i obwody bez osobnego przewodu ochronnego [wymagają przebudowy](/poradnik/modernizacja), zanim zasilą grzejniki.",
        },
      ],
      callout: {
        title: "Grzejnika nie podłączaj przez przedłużacz.",
        text: "Nie zakrywaj go i nie zostawiaj przenośnego na noc.",
      },
    },
  ],
  faq: [
    {
      question: "Czy folie i podczerwień zużywają mniej prądu niż grzejniki?",
      answer:
        "Nie, jeśli mają utrzymać tę samą temperaturę w całym domu, bo kilowatogodzina prądu daje w każdym z nich kilowatogodzinę ciepła. Promiennik oszczędza tylko tam, gdzie ogrzewasz jedno stanowisko zamiast całego pomieszczenia.",
    },
    {
      question: "Czy fotowoltaika ogrzeje dom zimą?",
      answer:
        "Nie wprost, bo zimą panele produkują najmniej. Obniża jednak roczny rachunek za pompę, gdyż wartość letniej nadwyżki [pokrywa część prądu](/poradnik/fotowoltaika) kupowanego w sezonie.",
    },
    {
      question: "Czy maty grzejne pod płytkami mogę ułożyć sam?",
      answer:
        "Rozłożenie maty to praca dla glazurnika, ale obwód, podłączenie i pomiary wykonuje elektryk z uprawnieniami. Maty nie wolno skracać przez przycięcie przewodu.",
    },
  ],
  advice:
    "Poproś elektryka o sprawdzenie przyłącza i obwodów, a projektanta o straty ciepła domu. Dopiero z tymi liczbami zamawiaj kocioł, maty albo pompę.",
  band: {
    heading: "Moc na ogrzewanie",
    text: "Z metrażu, roku budowy i zabezpieczenia przed licznikiem wynika, co da się podłączyć i co trzeba zmienić.",
    button: { label: "Zapytaj o ogrzewanie elektryczne", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "przylacza", "energooszczedne"],
    guides: ["obliczanie-mocy", "fotowoltaika", "oszczedzanie"],
  },
};
