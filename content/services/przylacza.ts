import type { Service } from "@/lib/content/types";

export const przylacza = {
  slug: "przylacza",
  code: "F3",
  icon: "utility-pole",
  name: "Przyłącza",
  serviceType: "Przyłącza elektroenergetyczne",
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
  updated: "2026-11-20",
  hero: {
    title: "Przyłącze energetyczne od wniosku do licznika",
    lead: "Liczymy moc, składamy wniosek do operatora i układamy linię od złącza do rozdzielnicy. Na koniec mierzymy instalację i zgłaszamy ją, żeby operator mógł założyć licznik.",
    picture: { name: "09-zlacze-kablowo-pomiarowe" },
  },
  sections: [
    {
      kind: "rows",
      id: "zakres",
      tag: "X1",
      heading: "Zakres: co robimy my, a co operator",
      lead: "Granicę własności wyznaczają warunki przyłączenia. Przy domu wypada ona zwykle w złączu na granicy działki.",
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
      tag: "W1",
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
          text: "Powyżej 40 kW energię mierzy się zwykle przez przekładniki. Przy dużej mocy zasilanie idzie ze średniego napięcia, z własną stacją.",
        },
      ],
    },
    {
      kind: "specs",
      id: "moc",
      tag: "Q1",
      tone: "dark",
      heading: "Moc przyłączeniowa w kilowatach i amperach",
      lead: "We wniosku podajesz kilowaty. W złączu pilnuje ich zabezpieczenie przedlicznikowe w amperach.",
      paragraphs: [
        "Sumy mocy z tabliczek znamionowych nie wpisuje się wprost, bo urządzenia nie pracują wszystkie naraz. Dla domu przyjmujemy współczynnik jednoczesności {moc.jednoczesnosc} i dodajemy {moc.rezerwa} rezerwy. Cały rachunek opisuje poradnik o [obliczaniu mocy](/poradnik/obliczanie-mocy).",
      ],
      items: [
        { value: "10,3 kW", label: "3×16 A: mieszkanie z płytą indukcyjną, mały dom ogrzewany gazem" },
        { value: "12,9 kW", label: "3×20 A: dom bez ogrzewania elektrycznego" },
        { value: "16,1 kW", label: "3×25 A: dom z pompą ciepła" },
        { value: "20,6 kW", label: "3×32 A: dom z pompą ciepła i ładowarką samochodu" },
        { value: "40 kW", label: "3×63 A: warsztat, piekarnia, mały zakład; granica V grupy przyłączeniowej" },
      ],
      note: "Moce policzone dla 400 V i współczynnika mocy 0,93, z przykładowym zastosowaniem; ostatnią zaokrągliliśmy do progu grupy. Wartość zabezpieczenia dla twojego obiektu podają warunki przyłączenia.",
    },
    {
      kind: "steps",
      id: "etapy",
      tag: "A1",
      heading: "Pięć kroków od wniosku do prądu",
      items: [
        {
          title: "Oględziny i bilans",
          text: "Sprawdzamy, gdzie kończy się sieć i którędy pójdzie kabel. Ustalamy moc, liczbę faz i miejsce złącza.",
        },
        {
          title: "Wniosek o warunki",
          text: "Składamy formularz z załącznikami, zwykle przez internet. Pilnujemy terminu odpowiedzi i uzupełnień.",
        },
        {
          title: "Umowa o przyłączenie",
          text: "Czytamy warunki i projekt umowy: moc, granicę własności, opłatę, termin. Po podpisie operator zaczyna projektować i budować swój odcinek.",
        },
        {
          title: "Linia i rozdzielnica",
          text: "W tym samym czasie robimy twoją część. Kabel leży na podsypce z piasku pod niebieską folią, a przed zasypaniem mierzymy go i fotografujemy.",
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
      tag: "P1",
      heading: "Montaż licznika: co musi być gotowe",
      paragraphs: [
        "Monter operatora przyjeżdża, gdy przyłącze jest odebrane, umowa na energię zawarta, a instalacja zgłoszona. Brak jednej rzeczy oznacza nowy termin. Dlatego przed zgłoszeniem przechodzimy przez tę listę.",
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
      tag: "X2",
      heading: "Prąd na placu budowy",
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
          text: "Kable w oponie gumowej, poza przejazdem albo pod osłoną. Przedłużacz domowy na budowę się nie nadaje.",
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
      tag: "P2",
      heading: "Koszty, czas i dokumenty",
      items: [
        {
          term: "Opłata dla operatora",
          text: "Moc w kilowatach razy stawka z taryfy zatwierdzonej przez URE. Tauron Dystrybucja dolicza opłatę za każdy metr przyłącza ponad 200 m.",
        },
        {
          term: "Twoja część",
          text: "O cenie decydują długość i przekrój kabla, nawierzchnia do odtworzenia i rozdzielnica. Wycena po oględzinach kosztuje {firma.wycena}.",
        },
        {
          term: "Czekanie na warunki",
          text: "W sieci do 1 kV ustawa daje operatorowi 21 dni dla grup V i VI, a 30 dni dla grupy IV. Dom do 40 kW i 63 A należy do grupy V.",
          note: "art. 7 Prawa energetycznego",
        },
        {
          term: "Czas budowy",
          text: "Od kilku tygodni, gdy sieć stoi przy działce, do kilkunastu miesięcy, gdy trzeba ją rozbudować. Termin wiążący zapisuje umowa.",
        },
      ],
      second: {
        heading: "Dokumenty do wniosku",
        items: [
          {
            term: "Tytuł prawny",
            text: "Własność, dzierżawa albo najem. Przy współwłasności przygotuj zgodę pozostałych właścicieli.",
          },
          { term: "Plan lub szkic", text: "Położenie budynku względem sieci i sąsiedniej zabudowy." },
          { term: "Schemat z opisem", text: "Jednokreskowy rysunek przyłączanej instalacji. Ten przygotowujemy my." },
          { term: "Pełnomocnictwo", text: "Pisemne, jeśli sprawę mamy prowadzić od początku do końca." },
        ],
      },
      note: "Stawki, formularze i terminy się zmieniają. Sprawdź je w taryfie operatora (w większości województwa jest nim Tauron Dystrybucja), na stronie URE i w aktualnej ustawie.",
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "X3",
      heading: "Pytania o przyłącza",
      items: [
        {
          question: "Czy mogę sam złożyć wniosek?",
          answer:
            "Tak, formularz jest publiczny. Potrzebujesz tytułu prawnego do nieruchomości, szkicu i schematu. Moc i schemat daj sprawdzić elektrykowi, bo od nich zależą opłata i warunki.",
        },
        {
          question: "Kiedy złożyć wniosek, jeśli dopiero planuję dom?",
          answer:
            "Gdy znasz położenie budynku na działce i potrzebną moc. Nie czekaj na stan surowy, bo budowa przyłącza potrafi trwać dłużej niż stawianie ścian.",
        },
        {
          question: "Kto odpowiada za kabel między złączem a domem?",
          answer:
            "Ty, bo leży za granicą własności. Po ułożeniu dostajesz szkic trasy z wymiarami i wyniki pomiarów. Zajrzyj do nich przed każdym kopaniem.",
        },
        {
          question: "Czy większa moc podniesie rachunki?",
          answer:
            "Jednorazowo płacisz za każdy dodatkowy kilowat. W taryfach G opłaty stałe nie rosną z mocą umowną, w firmowych C rosną. Zasady i stawki sprawdzisz w taryfie operatora.",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz kabel i zamówisz koparkę, porozmawiaj z elektrykiem z uprawnieniami. Złącze i tablica licznikowa są pod napięciem i pod plombą: nie otwieraj ich i nie zdejmuj osłon.",
  band: {
    heading: "Zacznijmy od mocy i wniosku",
    text: "Podaj adres działki, sposób ogrzewania i termin budowy. Policzymy moc i powiemy, jakich dokumentów brakuje.",
    button: { label: "Zapytaj o przyłącze", to: "/kontakt" },
  },
  related: { services: ["instalacje", "rozdzielnice", "pomiary"], guides: ["obliczanie-mocy", "przepisy"] },
} as const satisfies Service;
