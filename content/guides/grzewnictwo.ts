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
      "Pompa ciepła z grzejnikami ogrzewa ocieplony dom {przyklad.dom.powierzchnia} za {przyklad.dom.pompaG12} w sezonie w taryfie G12, kocioł elektryczny za {przyklad.dom.oporoweG12}. Pompa z montażem kosztuje {ogrzewanie.pompa} przed dotacją. Najpierw ociepl dom i sprawdź moc przyłącza, potem wybierz urządzenie.",
    picture: { name: "00-hero-dom-o-zmierzchu" },
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
        "Moc grzewcza mówi, ile ciepła trzeba dostarczyć w najzimniejszy dzień, w większości województwa przy −20 °C. Od niej zależy przyłącze. Nowy dom potrzebuje 40–50 W na metr, ocieplony starszy 50–80 W, nieocieplony 100–150 W. Dokładną wartość podaje projekt albo charakterystyka energetyczna. Rachunek zależy natomiast od tego, ile kilowatogodzin ciepła dom zużywa w całym roku.",
        "Za duży grzejnik nie podnosi rachunku: wyłączy go termostat. Za duża pompa ciepła często się załącza, szybciej się zużywa i więcej kosztuje. Najpierw ociepl więc dom, a moc dobierz potem.",
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
          "Sezon kosztuje {przyklad.dom.oporowe} z grzejnikami oporowymi w G11 i {przyklad.dom.piece} z piecami na tańszą strefę G12. Pompa z grzejnikami zużywa prąd za {przyklad.dom.pompaGrzejniki} w G11 i {przyklad.dom.pompaG12} w G12, pompa z podłogówką za {przyklad.dom.pompaPodlogaG12} w G12.",
        bars: [
          { name: "oporowe, G11", fact: "przyklad.dom.oporowe" },
          { name: "piece, G12", fact: "przyklad.dom.piece" },
          { name: "pompa, G11", fact: "przyklad.dom.pompaGrzejniki" },
          { name: "pompa, G12", fact: "przyklad.dom.pompaG12" },
          { name: "podłogówka, G12", fact: "przyklad.dom.pompaPodlogaG12", lit: true },
        ],
      },
      paragraphs: [
        "Ceny prądu podajemy bez opłat stałych, które płacisz niezależnie od ogrzewania. Własne ceny podstaw z faktury.",
      ],
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
          text: "Te same urządzenia w G12, średnio po {przyklad.dom.sredniaG12}",
          result: "{przyklad.dom.oporoweG12}",
        },
        {
          text: "Te same urządzenia w G13, zimą średnio po {przyklad.dom.sredniaG13}",
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
        "To samo ciepło kosztuje w G12 od {przyklad.dom.pompaPodlogaG12} z pompą i podłogówką do {przyklad.dom.oporoweG12} z grzejnikami. W G11 grzejniki zużyłyby prąd za {przyklad.dom.oporowe}.",
      after: [
        "W G12 i G13 liczymy tak, jakby dom grzał się równo przez całą dobę. W G12 tania jest połowa godzin tygodnia, stąd średnia z obu cen. Kto nagrzeje dom i wodę przed szczytem, zapłaci mniej. Taryfa obejmuje jednak cały dom, więc przed zmianą [policz w niej także resztę zużycia](/poradnik/oszczedzanie#taryfy). Dolicz też ciepłą wodę, 2000–3000 kWh ciepła w roku na rodzinę.",
      ],
    },
    {
      kind: "table",
      id: "koszty",
      heading: "Cena zakupu, sezonu i trwałość",
      caption: "Ceny dla domu {przyklad.dom.powierzchnia} z przykładu wyżej, zakup z montażem",
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
          cells: [
            "{ogrzewanie.klimatyzacja}",
            "tyle co pompa, ale tylko w pokojach, które ogrzewa",
            "SCOP około 4",
            "10–15 lat",
          ],
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
        "Obwody od rozdzielnicy, zwiększenie mocy i rury wodne liczy się osobno. Jeśli dom nie ma ani grzejników wodnych, ani podłogówki, ich ułożenie potrafi kosztować tyle, co sama pompa.",
      ],
      note: "{cena.vat}, według rynku z jesieni 2026 roku, bez dotacji.",
    },
    {
      kind: "rows",
      id: "dotacja",
      heading: "Dotacja i ulga na pompę ciepła",
      items: [
        {
          term: "Czyste Powietrze",
          text: "Dopłaca do wymiany kotła albo pieca na węgiel lub drewno w domu jednorodzinnym. Pokrywa {dotacja.pompaUdzial} kosztu netto. Kto ma do wymiany tylko kocioł gazowy lub elektryczny, z tego programu nie skorzysta.",
          value: "najwyżej {dotacja.pompa}, zależnie od dochodu",
          small:
            "**Warunki:** Kwoty pochodzą z regulaminu z 2025 roku. Kolejne wersje je zmieniają: zanim zamówisz pompę, zajrzyj na czystepowietrze.gov.pl. Pompa musi być na liście zielonych urządzeń i materiałów (ZUM), a dom o dużych stratach trzeba też ocieplić.",
        },
        {
          term: "Ulga termomodernizacyjna",
          text: "Wydatek odliczasz od dochodu w rocznym PIT. Nie trzeba naboru ani starego kotła.",
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
        "Ten sam dom ma już grzejniki wodne, a właściciel wybiera między kotłem elektrycznym a pompą, oba w G11. Ceny bierzemy z tabeli, bez dotacji.",
      ],
      steps: [
        { text: "O tyle pompa jest droższa od kotła", result: "{przyklad.zwrot.roznica}" },
        {
          text: "Oszczędność w sezonie: {przyklad.dom.oporowe} − {przyklad.dom.pompaGrzejniki}",
          result: "{przyklad.zwrot.oszczednosc}",
        },
        { text: "Różnica w cenie podzielona przez oszczędność", result: "{przyklad.zwrot.lata}" },
        {
          text: "To samo z podstawową dotacją z Czystego Powietrza, najwyżej {przyklad.zwrot.dotacja}",
          result: "{przyklad.zwrot.lataDotacja}",
        },
        { text: "Dom, który zużywa połowę tego ciepła, bez dotacji", result: "{przyklad.zwrot.lataPolowa}" },
      ],
      result:
        "W domu z przykładu pompa zwraca się w ciągu {przyklad.zwrot.lata}, w mniejszym lub cieplejszym dwa razy wolniej.",
      after: [
        "Dotację dostaje ten, kto pompą zastępuje piec albo kocioł na węgiel lub drewno. Przy niższych dochodach jest wyższa i skraca zwrot jeszcze bardziej. W kawalerce i w domku używanym w weekendy tańszy w sumie jest zwykły grzejnik.",
      ],
    },
    {
      kind: "text",
      id: "wybor",
      heading: "Jak podjąć decyzję",
      paragraphs: [
        "W domu ze starym kotłem węglowym policz też gaz, pellet i ciepło sieciowe. Kilowatogodzina ciepła z gazu kosztuje {ogrzewanie.gazKwh}, z pelletu {ogrzewanie.pelletKwh}, a z sieci ciepłowniczej na Śląsku {ogrzewanie.siecKwh}. Kocioł elektryczny daje ją w G12 za {przyklad.dom.sredniaG12}, pompa z grzejnikami za jedną trzecią tej kwoty. Ogrzewanie na gaz, pellet lub z ciepłowni jest zwykle tańsze od pompy w zakupie.",
        "Jeśli węgiel zastępujesz prądem, wybierz pompę po ociepleniu, a kocioł tylko przy małych stratach. W nowym domu z podłogówką zacznij od pompy, w mieszkaniu bez gazu od sprawdzenia mocy, a potem porównaj grzejniki z piecami w taryfie dwustrefowej.",
        "W województwie śląskim terminy wyznacza uchwała antysmogowa. Kotły bez klasy, czyli kopciuchy, musiały zniknąć do {antysmog.bezKlasy}. Kotły klasy 3 i 4 mogą pracować do {antysmog.klasa34}, a gmina może mieć ostrzejsze zasady.",
        "W każdym systemie oszczędza sterowanie: jeden stopień mniej to około 6% energii na ogrzewanie. [Termostat w każdym pokoju](/poradnik/inteligentny-dom) daje przez to więcej niż zmiana modelu grzejnika.",
      ],
    },
    {
      kind: "compare",
      id: "rodzaje",
      heading: "Rodzaje ogrzewania elektrycznego",
      items: [
        {
          name: "Grzejniki konwektorowe",
          description: "Grzałka ogrzewa powietrze, które krąży po pokoju. Każdy grzejnik ma własny termostat.",
          specs: [{ label: "Moc", value: "0,5–2,5 kW na grzejnik" }],
          advantages: ["Montaż jest najtańszy, a ciepło czuć po kilku minutach."],
          disadvantages: ["Pracują w godzinach, gdy prąd jest drogi."],
          applications: "Pokój używany od czasu do czasu, domek letni.",
        },
        {
          name: "Maty i kable podłogowe",
          description: "Przewód leży w kleju pod płytkami albo w wylewce, a czujnik w podłodze pilnuje temperatury.",
          specs: [{ label: "Moc", value: "80–160 W/m²" }],
          advantages: ["Dają równą temperaturę i ciepłą posadzkę."],
          disadvantages: ["Uszkodzenie naprawia się po skuciu płytki."],
          applications: "Łazienka, nowy dom z małymi stratami.",
        },
        {
          name: "Promienniki podczerwieni",
          description: "Płyta na ścianie lub suficie ogrzewa ludzi i przedmioty, a dopiero one powietrze.",
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
          disadvantages: ["Są ciężkie i nie nadążają za nagłą zmianą pogody."],
          applications: "Mieszkanie w kamienicy po piecach węglowych.",
        },
        {
          name: "Kocioł elektryczny",
          description: "Podgrzewa wodę w istniejących grzejnikach lub podłogówce.",
          specs: [{ label: "Moc", value: "4–24 kW, powyżej 6 kW trójfazowy" }],
          advantages: ["Nie wymaga komina ani składu opału."],
          disadvantages: ["W użytkowaniu kosztuje tyle, co grzejniki."],
          applications: "Mały, ciepły dom lub dogrzewanie w mróz obok pompy.",
        },
        {
          name: "Pompa ciepła",
          description: "Prądem przenosi ciepło z powietrza lub gruntu do wody albo powietrza w domu.",
          specs: [
            { label: "Moc", value: "4–16 kW cieplnych, 1–5 kW z sieci" },
            { label: "COP", value: "{pompa.cop}" },
          ],
          advantages: ["W użytkowaniu kosztuje najmniej, a latem może chłodzić."],
          disadvantages: ["Jest najdroższa w zakupie i słabsza na mrozie."],
          applications: "Ocieplony dom z podłogówką lub dużymi grzejnikami.",
        },
      ],
    },
    {
      kind: "text",
      id: "pompa",
      heading: "Pompa ciepła: co oznacza COP",
      paragraphs: [
        "COP to stosunek ciepła do zużytego prądu, a wartość {pompa.cop} dotyczy jednego punktu pracy, na przykład gdy na dworze jest 7 °C, a woda ma 35 °C. Do rachunku bierz SCOP, czyli średnią z sezonu dla twojej temperatury wody. Przyjmujemy {pompa.copPodloga} przy podłogówce i {pompa.copGrzejniki} przy grzejnikach z wodą 55 °C. W silny mróz sprawność spada niżej i część ciepła dokłada grzałka.",
      ],
    },
    {
      kind: "rows",
      id: "moc",
      heading: "Czy przyłącze to udźwignie",
      paragraphs: [
        "Grzejniki, maty i kocioł pracują w mróz godzinami na pełnej mocy, więc [w bilansie mocy](/poradnik/obliczanie-mocy) liczy się je w całości. Domowi z przykładu wystarcza kocioł {przyklad.dom.kociol}, który bierze {przyklad.dom.kociolPrad} z każdej fazy. Przy zabezpieczeniu 3 × {przyklad.dom.zabezpieczenie} reszcie domu zostaje {przyklad.dom.kociolReszta}. Zwykle to wystarcza, jeśli na czas gotowania przekaźnik priorytetu odłącza kocioł.",
        "Wieczorami wybija korki przed licznikiem? Kocioł dobrany na zapas, na przykład 12 kW, bierze po 17 A z każdej fazy i razem z kuchnią przekracza 25 A. Zanim złożysz [wniosek o większą moc](/uslugi/przylacza), poproś elektryka o pomiar prądu na fazach w czasie gotowania. Często wystarcza ograniczyć kocioł w sterowniku do 8 kW i dołożyć przekaźnik priorytetu. Taka praca trwa pół dnia, a w ocieplonym domu nadal jest ciepło.",
      ],
      items: [
        {
          term: "Mieszkanie, jedna faza 25 A",
          text: "Masz {moc.grzalka1x25} na wszystko. Wystarczy to na grzejniki w dwóch pokojach, jeśli nie gotujesz wtedy na prądzie.",
          note: "230 V × 25 A",
        },
        {
          term: "Pompa ciepła z grzałką",
          text: "Sprężarka bierze 1–5 kW, grzałka 2–9 kW, a w mróz pracują razem. Wyższe stopnie grzałki pomiń w bilansie mocy tylko wtedy, gdy sterownik je blokuje.",
          note: "dane z tabliczki",
        },
        {
          term: "Piece akumulacyjne",
          text: "Dom, który traci {przyklad.dom.moc}, potrzebuje {przyklad.dom.doba} na mroźną dobę. Piece nabierają tyle ciepła w ciągu {przyklad.dom.tanieGodziny} tańszych godzin. Ładują się więc mocą {przyklad.dom.ladowanie} i biorą {przyklad.dom.ladowaniePrad} z każdej fazy, prawie całe 3 × 25 A.",
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
          text: "Każdy duży odbiornik ma własny przewód od samej rozdzielnicy, o przekroju dobranym do mocy i długości.",
        },
        {
          title: "Maty i kable",
          text: "Chroni je różnicówka, czyli wyłącznik różnicowoprądowy {rcd.prad}. Rezystancję kabla i izolacji elektryk mierzy przed wylaniem posadzki i po nim, a wynik wpisuje do karty gwarancyjnej.",
        },
        {
          title: "Łazienka",
          text: "Termostat montuje się poza strefami wanny i prysznica, grzejnik tam, gdzie pozwala jego stopień ochrony IP.",
        },
        {
          title: "Zabezpieczenie pompy",
          text: "Typ różnicówki wskazuje instrukcja pompy. Falownik w pompie może wymagać typu B albo F.",
        },
        {
          title: "Stara instalacja",
          text: "Aluminium i obwody bez osobnego przewodu ochronnego [wymagają przebudowy](/poradnik/modernizacja), zanim zasilą grzejniki.",
        },
      ],
      callout: {
        title: "Grzejnika nie podłączaj przez przedłużacz.",
        text: "Nie zakrywaj go, a przenośnego nie zostawiaj włączonego na noc.",
      },
    },
  ],
  faq: [
    {
      question: "Czy folie i podczerwień zużywają mniej prądu niż grzejniki?",
      answer:
        "Nie, jeśli mają utrzymać tę samą temperaturę w całym domu. Kilowatogodzina prądu daje w każdym z nich kilowatogodzinę ciepła. Promiennik oszczędza tylko tam, gdzie ogrzewasz jedno stanowisko zamiast całego pomieszczenia.",
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
    "Poproś elektryka o sprawdzenie przyłącza i obwodów, a projektanta o policzenie strat ciepła domu. Dopiero z tymi liczbami zamawiaj kocioł, maty albo pompę.",
  band: {
    heading: "Moc na ogrzewanie",
    text: "Z metrażu, roku budowy i zabezpieczenia przed licznikiem wynika, co da się podłączyć i co trzeba zmienić.",
    button: { label: "Zapytaj o ogrzewanie elektryczne", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "przylacza", "energooszczedne"],
    guides: ["obliczanie-mocy", "fotowoltaika", "oszczedzanie"],
  },
  estimate: "/wycena?o=przylacza&rodzaj=pompa",
};
