import type { Service } from "@/lib/content/types";

export const przylacza = {
  slug: "przylacza",
  code: "F3",
  icon: "utility-pole",
  name: "Przyłącza",
  serviceType: "Przyłącza elektroenergetyczne",
  group: "Instalacje elektryczne",
  offer: true,
  photos: "działka od strony drogi, najbliższy słup albo złącze, warunki przyłączenia",
  card: "Wniosek do operatora, linia, złącze i licznik. Dla domu, firmy i placu budowy.",
  meta: {
    title: "Przyłącze energetyczne Śląsk: dom i budowa",
    description:
      "Przyłącze energetyczne na Śląsku: bilans mocy, wniosek do operatora, linia od złącza do domu, pomiary i zgłoszenie licznika. Także prąd na budowę.",
    keywords: [
      "przyłącze energetyczne Śląsk",
      "przyłącze prądu do domu",
      "warunki przyłączenia",
      "prąd na budowę",
      "zwiększenie mocy przyłączeniowej",
      "złącze kablowo-pomiarowe",
      "montaż licznika prądu",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Przyłącze energetyczne od wniosku do licznika",
    lead: "Liczymy moc, piszemy wniosek do operatora i układamy linię od złącza do rozdzielnicy.",
    facts: [
      { label: "Cena", value: "wycena po szkicu działki" },
      { label: "Czas", value: "zależy od operatora" },
      { label: "Dostajesz", value: "wniosek, kabel, pomiary i odbiór" },
    ],
    drawing: {
      drawing: "plan",
      title: "Od kabla w ulicy do rozdzielnicy w domu",
      caption:
        "Kabel z ulicy i złącze w ogrodzeniu, z licznikiem, buduje operator. Linia od złącza do domu i rozdzielnica, zaznaczona bursztynem, są po stronie właściciela: tę część wykonujemy.",
      size: [20, 10],
      rooms: [
        { box: [0, 0, 20, 8], tone: "plain" },
        { name: "dom", box: [8, 1, 9, 5], tone: "plain" },
        { box: [8, 4, 3, 2], tone: "live" },
      ],
      wires: [
        [
          [0, 9],
          [2.4, 9],
          [2.4, 8],
        ],
        [
          [2.4, 8],
          [2.4, 5],
          [9.5, 5],
        ],
      ],
      symbols: [
        { symbol: "rack", at: [2.4, 8] },
        { symbol: "rack", at: [9.5, 5] },
      ],
      labels: [
        { text: "złącze", at: [5, 7.4] },
        { text: "ulica", at: [12, 9.6] },
        { text: "rozdzielnica", at: [13.8, 5.3] },
      ],
    },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      heading: "Podział pracy między nami a operatorem",
      inBar: "Zakres",
      lead: "Granicę własności wyznaczają warunki przyłączenia. Przy domu jest to najczęściej złącze na granicy działki.",
      items: [
        {
          term: "Bilans mocy",
          text: "Zbieramy listę urządzeń i plany na kilka lat. Za mała moc to drugi wniosek, za duża to wyższa opłata.",
        },
        {
          term: "Wniosek",
          text: "Wypełniamy formularz, rysujemy szkic i schemat jednokreskowy. Z pełnomocnictwem odbieramy pisma i odpowiadamy na wezwania.",
        },
        {
          term: "Linia zasilająca",
          text: "Kopiemy rów, układamy kabel od złącza do budynku i wprowadzamy go do rozdzielnicy głównej. Trasę nanosimy na szkic.",
        },
        {
          term: "Rozdzielnica i uziom",
          text: "Montujemy [rozdzielnicę](/uslugi/rozdzielnice) z wyłącznikiem głównym, ogranicznikiem przepięć (SPD) i główną szyną wyrównawczą.",
        },
        {
          term: "Pomiary i zgłoszenie",
          text: "Sprawdzamy linię i instalację, wystawiamy [protokół z pomiarów](/uslugi/pomiary) i podpisujemy zgłoszenie gotowości do przyłączenia.",
        },
      ],
      second: {
        heading: "Po stronie operatora",
        items: [
          {
            term: "Warunki i umowa",
            text: "Ocenia, czy sieć udźwignie zgłoszoną moc. Potem przysyła warunki przyłączenia z projektem umowy.",
          },
          {
            term: "Przyłącze i złącze",
            text: "Buduje odcinek od sieci do złącza kablowo-pomiarowego, sam albo przez swojego wykonawcę.",
          },
          {
            term: "Zgody na trasie",
            text: "Uzgadnia swoją linię z zarządcą drogi i właścicielami gruntów, przez które przechodzi.",
          },
          { term: "Licznik", text: "Dostarcza go, montuje i plombuje. Licznik pozostaje własnością operatora." },
        ],
      },
    },
    {
      kind: "cards",
      id: "rodzaje",
      continues: true,
      columns: 3,
      heading: "Rodzaje przyłączy, które prowadzimy",
      items: [
        {
          icon: "cable",
          title: "Kablowe",
          text: "Kabel w ziemi, złącze w linii ogrodzenia. Nie szkodzą mu wiatr ani gałęzie, za to stawka operatora za kilowat jest wyższa.",
        },
        {
          icon: "utility-pole",
          title: "Napowietrzne",
          text: "Przewód izolowany od słupa do budynku, tam gdzie sieć biegnie górą. Stawka za kilowat jest niższa niż za kabel.",
        },
        {
          icon: "hammer",
          title: "Na plac budowy",
          text: "Zasilanie na czas robót: ze złącza docelowego albo z przyłącza tymczasowego, które potem znika.",
        },
        {
          icon: "zap",
          title: "Zwiększenie mocy",
          text: "Dochodzi pompa ciepła, płyta indukcyjna albo ładowarka samochodu. Piszemy wniosek i sprawdzamy, czy linia to wytrzyma.",
        },
        {
          icon: "wrench",
          title: "Przebudowa",
          text: "Licznik przechodzi z domu do ogrodzenia, kabel zastępuje linię na słupach, a lokale dostają osobne liczniki.",
        },
        {
          icon: "factory",
          title: "Dla firmy i hali",
          text: "Powyżej {przylacze.progMoc} pobór mierzy się przez przekładniki prądowe. Przy bardzo dużej zasilanie idzie ze średniego napięcia, z własną stacją.",
        },
      ],
    },
    {
      kind: "specs",
      id: "moc",
      tone: "dark",
      heading: "Moc przyłączeniowa w kilowatach i amperach",
      lead: "We wniosku podajesz kilowaty. W złączu pilnuje ich zabezpieczenie przedlicznikowe w amperach.",
      paragraphs: [
        "Suma mocy z tabliczek znamionowych byłaby za duża, bo urządzenia nie pracują wszystkie naraz. Dla domu przyjmujemy współczynnik jednoczesności {moc.jednoczesnosc} i dodajemy {moc.rezerwa} rezerwy. Cały rachunek opisuje poradnik o [obliczaniu mocy](/poradnik/obliczanie-mocy).",
      ],
      items: [
        { value: "{moc.3x16}", label: "3×16 A: małe mieszkanie z płytą indukcyjną, mały dom ogrzewany gazem" },
        { value: "{moc.3x20}", label: "3×20 A: dom bez ogrzewania elektrycznego" },
        { value: "{moc.3x25}", label: "3×25 A: dom z małą pompą ciepła" },
        { value: "{moc.3x32}", label: "3×32 A: dom z pompą ciepła i ładowarką, która pilnuje mocy" },
        {
          value: "{przylacze.progMoc}",
          label: "3×63 A: warsztat, piekarnia, mały zakład; granica V grupy przyłączeniowej",
        },
      ],
      note: "Moce policzone dla {siec.napiecie3f} i współczynnika mocy {siec.cosPhi}, z przykładowym zastosowaniem. Ostatnia to próg grupy: samo zabezpieczenie przenosi {moc.3x63}. Wartość dla twojego obiektu podają warunki przyłączenia.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Droga od wniosku do prądu w gniazdku",
      inBar: "Przebieg",
      ask: "Dostałeś pismo od operatora i nie wiesz, co dalej? Zadzwoń.",
      items: [
        {
          title: "Oględziny i bilans",
          text: "Sprawdzamy, gdzie kończy się sieć i którędy pójdzie kabel. Ustalamy moc, liczbę faz i miejsce złącza.",
          time: "przyjazd {obietnica.awaria}",
        },
        {
          title: "Wniosek o warunki",
          text: "Składamy formularz z załącznikami przez internet. Pilnujemy terminu odpowiedzi i uzupełnień.",
          details: [
            "od ciebie: tytuł prawny, przy współwłasności zgoda pozostałych",
            "od ciebie: plan z położeniem budynku i pełnomocnictwo na piśmie",
            "od nas: bilans i schemat jednokreskowy",
          ],
          time: "{przylacze.warunkiV} na odpowiedź",
        },
        {
          title: "Umowa o przyłączenie",
          text: "Czytamy warunki i projekt umowy: moc, granicę własności, opłatę, termin. Po podpisie operator zaczyna projektować i budować swój odcinek.",
          time: "{przylacze.budowa}",
        },
        {
          title: "Linia i rozdzielnica",
          text: "W tym samym czasie robimy twoją część. Kabel leży na podsypce z piasku pod niebieską folią, a przed zasypaniem mierzymy go i fotografujemy.",
          time: "{obietnica.instalacja}",
        },
        {
          title: "Zgłoszenie i licznik",
          text: "Oddajemy protokół i zgłaszamy gotowość. Wybierasz sprzedawcę i podpisujesz umowę na energię, a operator zakłada licznik i podaje napięcie.",
        },
      ],
    },
    {
      kind: "feature",
      id: "licznik",
      heading: "Montaż licznika: co musi być gotowe",
      paragraphs: [
        "Monter operatora przyjeżdża, gdy przyłącze jest odebrane, umowa na energię zawarta, a instalacja zgłoszona. Gdy brakuje jednej rzeczy, przyjeżdża drugi raz. Przed zgłoszeniem przechodzimy więc przez tę listę.",
      ],
      picture: { name: "20-tablica-licznikowa" },
      checks: [
        "Szafka lub tablica licznikowa zgodna z warunkami przyłączenia i standardem operatora.",
        "Zabezpieczenie przedlicznikowe o prądzie z umowy, w obudowie do zaplombowania.",
        "Dojście do licznika bez wchodzenia do domu lub mieszkania.",
        "W sieci TN-C przewód PEN rozdzielony na PE i N, a punkt rozdziału uziemiony.",
        "Obwody za licznikiem opisane i zmierzone.",
      ],
      after: [
        "Plomb nie zrywaj, nawet przy drobnym remoncie. Zamiar prac przy zaplombowanych elementach zgłaszamy operatorowi wcześniej. Po [zgłoszeniu mikroinstalacji](/uslugi/fotowoltaika) operator zakłada licznik dwukierunkowy na swój koszt.",
      ],
    },
    {
      kind: "checks",
      id: "plac-budowy",
      heading: "Prąd na placu budowy",
      continues: true,
      lead: "Najprościej zasilić budowę z docelowego złącza. Gdy go jeszcze nie ma, składamy wniosek o przyłącze tymczasowe, czyli VI grupę.",
      items: [
        {
          title: "Rozdzielnica budowlana",
          text: "Zestaw zgodny z PN-EN 61439-4, zamykany, z wyłącznikiem głównym łatwo dostępnym dla ekipy.",
        },
        {
          title: "Ochrona przy gniazdach",
          text: "Gniazda do 32 A dostają wyłącznik różnicowoprądowy {rcd.prad}, zgodnie z PN-HD 60364-7-704.",
        },
        {
          title: "Przewody",
          text: "Kable w oponie gumowej, poza przejazdem albo pod osłoną. Domowy przedłużacz zostaje w domu.",
        },
        {
          title: "Kontrole",
          text: "Przepisy bhp każą kontrolować urządzenia stacjonarne co najmniej raz w miesiącu, a ich izolację dwa razy w roku. Działanie różnicówki sprawdza się przed każdym rozpoczęciem pracy.",
        },
        {
          title: "Po budowie",
          text: "Linię przepinamy do rozdzielnicy domu. Taryfę C, używaną na budowie, zamieniasz u sprzedawcy na G.",
        },
      ],
    },
    {
      kind: "rows",
      id: "koszty",
      heading: "Koszty, czas i granice usługi",
      inBar: "Cena",
      ask: "Masz już warunki przyłączenia? Przeczytaj je nam, a policzymy swoją część.",
      paragraphs: [
        "Rachunki są dwa. Operator bierze opłatę za każdy kilowat, według taryfy zatwierdzonej przez Prezesa URE. My wyceniamy linię od złącza do domu, rozdzielnicę i formalności.",
      ],
      items: [
        {
          term: "Operator: nowy dom",
          text: "{przyklad.przylacze.mocMala} × {przylacze.stawkaKabel} za przyłącze kablowe + VAT {vat.podstawowy}. Stawka za napowietrzne to {przylacze.stawkaNapowietrzna}.",
          note: "około {przyklad.przylacze.kabelMaly}",
        },
        {
          term: "Operator: większa moc",
          text: "Z {przyklad.przylacze.mocDotad} na {przyklad.przylacze.mocMala}: płacisz za różnicę, {przyklad.przylacze.przyrost} × {przylacze.stawkaKabel} + VAT.",
          note: "około {przyklad.przylacze.zwiekszenie}",
        },
        {
          term: "Operator: daleko od sieci",
          text: "Za każdy metr przyłącza kablowego ponad {przylacze.limitMetrow} dochodzi {przylacze.stawkaMetr} netto.",
        },
        {
          term: "Nasza część",
          text: "{przyklad.przylacze.metry} kabla od złącza do domu, w trawniku albo pod kostką, kosztuje {przyklad.przylacze.kabelDomu}, przestawienie licznika {przylacze.licznik}. Resztę wyznaczają przekrój kabla, grunt, nawierzchnia i rozdzielnica. Oględziny działki z wyceną są bezpłatne.",
          note: "{gwarancja.krotko}",
        },
        {
          term: "Czekanie na warunki",
          text: "W sieci do 1 kV ustawa daje operatorowi {przylacze.warunkiV} dla grup V i VI, a {przylacze.warunkiIV} dla grupy IV. Dom do {przylacze.progMoc} i 63 A należy do grupy V.",
          note: "Prawo energetyczne",
        },
        {
          term: "Czas budowy",
          text: "Według operatora {przylacze.budowa}: krócej, gdy sieć stoi przy działce, dłużej, gdy trzeba ją rozbudować. Termin zapisuje umowa.",
        },
      ],
      second: {
        heading: "Cena naszej usługi nie obejmuje",
        items: [
          { term: "Opłat operatora", text: "Płacisz je bezpośrednio, po podpisaniu umowy o przyłączenie." },
          {
            term: "Map i zgód",
            text: "Mapy od geodety, zgody sąsiada na kabel przez jego grunt, opłat za zajęcie drogi.",
          },
          { term: "Nawierzchni", text: "Kostkę i asfalt odtwarza brukarz. Trawnik wyrównujemy sami." },
          {
            term: "Instalacji w domu",
            text: "Obwody za rozdzielnicą to osobna usługa, [instalacje elektryczne](/uslugi/instalacje).",
          },
        ],
      },
      note: "Nasze ceny w ofercie podajemy brutto, z materiałem. Stawki operatora to tabela spółki Tauron Dystrybucja, bez VAT: sprawdź rok taryfy i aktualną ustawę, zmienioną w 2026 roku.",
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o przyłącza",
      inBar: "Pytania",
      items: [
        {
          question: "Czy mogę złożyć wniosek bez pośrednika?",
          answer:
            "Tak, formularz jest publiczny. Moc i schemat daj sprawdzić elektrykowi, bo od nich zależą opłata i warunki. Te przychodzą na czas określony, {przylacze.waznosc}, więc nie składaj wniosku na kilka lat przed budową.",
        },
        {
          question: "Kiedy złożyć wniosek, jeśli dopiero planuję dom?",
          answer:
            "Gdy znasz położenie budynku na działce i potrzebną moc. Budowa przyłącza potrafi trwać dłużej niż stawianie ścian, więc ze stanem surowym w ręku jest już późno.",
        },
        {
          question: "Kto odpowiada za kabel między złączem a domem?",
          answer:
            "Ty, bo leży za granicą własności. Po ułożeniu dostajesz szkic trasy z wymiarami i wyniki pomiarów. Zajrzyj do nich przed każdym kopaniem.",
        },
        {
          question: "Czy większa moc podniesie rachunki?",
          answer:
            "Jednorazowo płacisz za każdy dodatkowy kilowat. W taryfach G same kilowaty nie zmieniają opłat stałych, podnosi je za to przejście z jednej fazy na trzy, o kilka złotych miesięcznie. W firmowych taryfach C płaci się za każdy kilowat mocy umownej.",
        },
      ],
    },
  ],
  advice:
    "Porozmawiaj z elektrykiem z uprawnieniami, potem kupuj kabel i zamawiaj koparkę. Złącze i tablica licznikowa są pod napięciem i pod plombą: nie otwieraj ich i nie zdejmuj osłon.",
  band: {
    heading: "Moc, wniosek i linia do domu",
    text: "Na początek wystarczą adres działki, sposób ogrzewania i termin budowy. Bilans mocy i lista brakujących dokumentów są po naszej stronie.",
    button: { label: "Zapytaj o przyłącze", to: "/kontakt" },
  },
  related: { services: ["instalacje", "rozdzielnice", "pomiary"], guides: ["obliczanie-mocy", "przepisy"] },
} as const satisfies Service;
