import type { Service } from "@/lib/content/types";

export const fotowoltaika = {
  slug: "fotowoltaika",
  code: "F10",
  icon: "solar-panel",
  name: "Fotowoltaika",
  serviceType: "Montaż instalacji fotowoltaicznych",
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
  updated: "2026-11-20",
  hero: {
    title: "Fotowoltaika: od oględzin dachu do licznika",
    lead: "Dobieramy moc do rachunków, montujemy panele, falownik i zabezpieczenia, przygotowujemy zgłoszenie do operatora. Kończymy pomiarami, pod którymi podpisuje się elektryk z uprawnieniami.",
    picture: { name: "06-fotowoltaika-dach-skosny" },
  },
  sections: [
    {
      kind: "gauges",
      id: "efekty",
      heading: "Trzy liczby na początek",
      tag: "P1",
      items: [
        {
          fact: "pv.rachunki",
          scaleMax: 100,
          title: "mniej na rachunkach",
          text: "przy mocy dobranej do zużycia i dużym poborze w dzień; opłaty stałe zostają",
        },
        {
          fact: "pv.wartosc",
          scaleMax: 30,
          title: "wyższa cena domu",
          text: "szacunek podawany w ofertach; rzeczoznawca może ocenić dom inaczej",
        },
        {
          fact: "pv.nachylenie",
          scaleMax: 90,
          title: "nachylenie dachu",
          text: "najlepsze dla połaci zwróconej na południe; wschód i zachód dają mniej",
        },
      ],
      note: "Wynik zależy od cen energii, zasad rozliczania i tego, kiedy zużywasz prąd. Obliczenie dla twojego domu dostajesz przed umową.",
    },
    {
      kind: "table",
      id: "uklady",
      heading: "Trzy układy do wyboru",
      tag: "K1–K3",
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
        "Myślisz o baterii w przyszłości? Powiedz to przed zakupem falownika. Zostawimy miejsce i przewody pod [magazyn energii](/uslugi/magazyny-energii). Wady i zalety układów porównuje [poradnik o fotowoltaice](/poradnik/fotowoltaika).",
      ],
    },
    {
      kind: "rows",
      id: "sprzet",
      heading: "Co trafia na dach i do rozdzielnicy",
      tag: "W1",
      tone: "dark",
      lead: "Panele widać z ulicy. O bezpieczeństwie decyduje to, czego nie widać: przewody, zabezpieczenia i uziemienie.",
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
          note: "trójfazowy powyżej 3,68 kW",
        },
        {
          term: "Przewody DC",
          text: "Solarne, w podwójnej izolacji, odporne na promieniowanie UV. Złącza w parze pochodzą od jednego producenta.",
          note: "4 lub 6 mm²",
        },
        { term: "Podgląd pracy", text: "Falownik łączymy z siecią domową. Produkcję i błędy widzisz w aplikacji." },
      ],
      second: {
        heading: "Zabezpieczenia, bez których nie załączamy",
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
            note: "zwykle A lub B",
          },
          {
            term: "Połączenia wyrównawcze",
            text: "Konstrukcję i ramy modułów łączymy z uziemieniem budynku.",
            note: "{norma.uziemienia}",
          },
          {
            term: "Oznaczenia",
            text: "Tabliczki przy złączu, liczniku i rozdzielnicy mówią strażakom, że na dachu są panele.",
          },
        ],
      },
    },
    {
      kind: "cards",
      id: "miejsca",
      heading: "Gdzie montujemy panele",
      tag: "X1–X4",
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
      heading: "Cztery etapy i ile trwają",
      tag: "A1",
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
            "powyżej 6,5 kW: uzgodnienie z rzeczoznawcą do spraw zabezpieczeń przeciwpożarowych",
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
      heading: "Koszt, produkcja i zwrot dla trzech mocy",
      tag: "P2",
      caption: "Wartości orientacyjne dla domu w województwie śląskim, dach bez zacienienia",
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
          note: "przy cenie {pv.cenaEnergii}",
          cells: ["{pv.3kW.oszczednosc}", "{pv.6kW.oszczednosc}", "{pv.10kW.oszczednosc}"],
        },
        { label: "Zwrot bez dotacji", cells: ["{pv.3kW.zwrot}", "{pv.6kW.zwrot}", "{pv.10kW.zwrot}"] },
      ],
      callout: {
        title: "Pytaj, jak policzono oszczędność.",
        text: "Tabela zakłada, że prąd z dachu zastępuje prąd kupowany. Nadwyżkę w net-billingu rozlicza się po cenie rynkowej, zwykle niższej. Dlatego moc większa od zużycia zwraca się wolniej.",
      },
      note: "Ceny energii i urządzeń zmieniają się w ciągu roku. Stawki sprawdzisz w taryfie sprzedawcy i na stronie URE.",
    },
    {
      kind: "programs",
      id: "dotacje",
      heading: "Dotacje i ulga: co sprawdzić przed umową",
      tag: "P3",
      items: [
        {
          program: "Dotacja do fotowoltaiki",
          description:
            "Wsparcie dla nowej instalacji przy domu, na przykład z programu Mój Prąd, jeśli trwa jego nabór.",
          amount: "{dotacja.pv}",
          conditions:
            "Dom, nowa instalacja, moc {dotacja.pvMoc}. Nabory mają terminy i mogą wymagać magazynu. Aktualne zasady: mojprad.gov.pl.",
        },
        {
          program: "Ulga termomodernizacyjna",
          description:
            "Wydatek odliczasz od dochodu w PIT. Podatek spada o 12% albo 32% tej kwoty na skali, o 19% przy podatku liniowym.",
          amount: "do {dotacja.ulga}",
          conditions:
            "Limit na podatnika, dla właściciela domu jednorodzinnego. Podawane w ofertach {dotacja.ulgaProcent} dotyczy łącznego wsparcia, nie stawki ulgi. Potwierdź je u doradcy podatkowego i na podatki.gov.pl.",
        },
        {
          program: "Czyste Powietrze",
          description: "Dopłata do instalacji, zwykle razem z wymianą starego źródła ciepła.",
          amount: "{dotacja.czystePowietrze}",
          conditions: "Kwota zależy od dochodu i zakresu prac. Warunki bieżącego naboru: czystepowietrze.gov.pl.",
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
      tag: "P4",
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
      tag: "S1",
      picture: { name: "09-zlacze-kablowo-pomiarowe" },
      paragraphs: [
        "Od wymiany licznika rozliczasz się jako prosument. Ty patrzysz na odczyty, a nas wzywasz do przeglądu i serwisu.",
      ],
      list: [
        "Porównaj miesięczną produkcję z tym samym miesiącem rok wcześniej. Nagły spadek zgłoś.",
        "Po gradzie i wichurze obejrzyj dach z ziemi.",
        "Instalację w budynku kontroluje się co najmniej {pomiary.przegladDom}. Ubezpieczyciel lub producent może wymagać częstszych [pomiarów](/uslugi/pomiary).",
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
      items: [
        {
          question: "Czy potrzebuję pozwolenia na budowę?",
          answer:
            "Domowa instalacja na dachu zwykle go nie wymaga. Przy budynku z rejestru zabytków potrzebne są pozwolenie na budowę i pozwolenie konserwatora. Powyżej 6,5 kW dochodzi uzgodnienie przeciwpożarowe i zawiadomienie straży pożarnej.",
        },
        {
          question: "Ile dachu zajmie 6 kW?",
          answer:
            "Moduł o mocy 450 W ma około 2 m². Na 6 kW potrzeba 13–14 sztuk, więc z odstępami wychodzi około 30 m² połaci.",
        },
        {
          question: "Czy falownik może wyłączać się w słońcu?",
          answer:
            "Tak, gdy napięcie w sieci przekroczy 253 V. To wymaganie norm, nie wada. Sprawdzamy przekrój przewodów i nastawy falownika, a za wysokie napięcie w sieci zgłasza się operatorowi.",
        },
        {
          question: "Dom ma starą instalację dwuprzewodową. Co wtedy?",
          answer:
            "Zaczynamy od zasilania i [rozdzielnicy](/uslugi/rozdzielnice): przewód ochronny, uziemienie, ograniczniki przepięć. Reszta obwodów może poczekać na osobny remont.",
        },
      ],
    },
  ],
  advice:
    "Zanim podpiszesz umowę na panele, pokaż dach i rozdzielnicę elektrykowi oraz, przy starszej więźbie, konstruktorowi. Wada znaleziona przed montażem kosztuje mniej niż zdejmowanie paneli.",
  band: {
    heading: "Policzymy moc z twojego rachunku",
    text: "Wystarczy roczne zużycie i adres. Powiemy, ile modułów się zmieści i kiedy instalacja się zwróci.",
    button: { label: "Zamów oględziny dachu", to: "/kontakt" },
  },
  related: { services: ["magazyny-energii", "rozdzielnice", "pomiary"], guides: ["fotowoltaika", "magazyny-energii"] },
} as const satisfies Service;
