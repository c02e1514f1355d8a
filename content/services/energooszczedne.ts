import type { Service } from "@/lib/content/types";

export const energooszczedne = {
  slug: "energooszczedne",
  code: "F12",
  icon: "leaf",
  name: "Energooszczędne",
  serviceType: "Instalacje energooszczędne",
  card: "Modernizacja na LED, czujki obecności, sterowanie, podłączenie pompy ciepła. Z liczbami, co ile daje.",
  meta: {
    title: "Oświetlenie LED i niższe rachunki, Śląsk",
    description:
      "Modernizacja oświetlenia na LED, czujki obecności, sterowanie i podłączenie pompy ciepła. Sprawdź, ile daje każda zmiana i od której zacząć.",
    keywords: [
      "modernizacja oświetlenia LED",
      "instalacje energooszczędne Śląsk",
      "czujki obecności montaż",
      "podłączenie pompy ciepła elektryk",
      "jak obniżyć rachunki za prąd",
    ],
  },
  updated: "2026-11-20",
  hero: {
    title: "Mniej prądu na światło i ogrzewanie",
    lead: "Wymieniamy oświetlenie na LED, montujemy czujki i sterowanie, podłączamy pompy ciepła. Przed pracami dostajesz listę zmian ułożoną według tego, co zwróci się najszybciej.",
    picture: { name: "10-oswietlenie-led-salon" },
  },
  sections: [
    {
      kind: "reasons",
      id: "liczby",
      heading: "Ile da się zyskać w domu",
      tag: "P1",
      items: [
        {
          figure: "do {led.oszczednosc}",
          title: "Mniej energii na światło",
          text: "Gdy LED zastępuje żarówki i halogeny o tej samej jasności.",
        },
        {
          figure: "do {led.trwalosc}",
          title: "Trwałość źródła LED",
          text: "Przy kilku godzinach świecenia dziennie i oprawie, która odprowadza ciepło.",
        },
        {
          figure: "{smart.energia}",
          title: "Mniej energii w domu ze sterowaniem",
          text: "Najwięcej tam, gdzie ogrzewanie i światło działały bez względu na obecność.",
        },
        {
          figure: "{pompa.cop}",
          title: "COP pompy ciepła",
          text: "Tyle kilowatogodzin ciepła powstaje z jednej kilowatogodziny prądu.",
        },
      ],
      note: "To zakresy, nie obietnica. Twój wynik zależy od tego, co masz teraz, więc zaczynamy od rachunków i spisu urządzeń.",
    },
    {
      kind: "table",
      id: "zmiany",
      heading: "Co zmienić najpierw",
      tag: "F12",
      caption: "Zmiany w domu: na czym oszczędzają, ile dają i kiedy mają sens",
      columns: ["Zmiana", "Na czym oszczędza", "Ile", "Kiedy ma sens"],
      rows: [
        {
          label: "LED zamiast halogenów",
          cells: ["Energia na światło", "do {led.oszczednosc}", "W lampach, które świecą codziennie"],
        },
        {
          label: "Czujki obecności",
          cells: ["Godziny świecenia na darmo", "cały pobór w tym czasie", "Korytarz, garaż, schody, spiżarnia"],
        },
        {
          label: "Odcięcie trybu czuwania",
          cells: ["Pobór przez całą dobę", "88 kWh w roku na każde 10 W", "Telewizor, nagłośnienie, drukarka"],
        },
        {
          label: "Sterowanie ogrzewaniem i światłem",
          cells: [
            "Ciepło i światło w pustych pokojach",
            "{smart.energia} energii domu",
            "Gdy pokoje mają osobne obiegi",
          ],
        },
        {
          label: "Taryfa ze strefami",
          cells: ["Cena, nie zużycie", "różnica stawek sprzedawcy", "Gdy bojler i pralka mogą czekać do nocy"],
        },
        {
          label: "Pompa ciepła zamiast grzałek",
          cells: ["Prąd na ogrzewanie", "COP {pompa.cop}", "Po ociepleniu domu"],
        },
        {
          label: "Fotowoltaika",
          cells: [
            "Prąd kupowany w dzień",
            "{pv.rachunki} rachunku przy dobrze dobranej mocy",
            "Po ograniczeniu zużycia",
          ],
        },
      ],
      after: [
        "Kolejność ma znaczenie: najpierw mniejsze zużycie, potem własna produkcja. Dzięki temu [fotowoltaika](/uslugi/fotowoltaika) i [magazyn energii](/uslugi/magazyny-energii) mogą być mniejsze i tańsze. Oszczędności bez elektryka opisuje [poradnik](/poradnik/oszczedzanie).",
      ],
    },
    {
      kind: "example",
      id: "przyklad-led",
      heading: "Dwanaście lamp policzonych do końca",
      tag: "P2",
      lead: "Halogeny 42 W zamieniamy na LED 8,5 W o zbliżonej ilości światła. Świecą średnio 4 godziny dziennie.",
      steps: [
        { text: "Halogeny: 12 × 42 W × 4 h × 365 dni", result: "736 kWh" },
        { text: "LED: 12 × 8,5 W × 4 h × 365 dni", result: "149 kWh" },
        { text: "Różnica w roku", result: "587 kWh" },
      ],
      result: "587 kWh mniej, czyli blisko {led.oszczednosc} energii na te lampy.",
      after: [
        "Pomnóż różnicę przez cenę z faktury, na przykład {pv.cenaEnergii}. Lampa zapalana na kwadrans dziennie zwróci się po latach, więc zostawiamy ją na koniec.",
      ],
      note: "Ceny energii zmieniają się co rok. Aktualne taryfy publikują sprzedawcy i URE.",
    },
    {
      kind: "table",
      id: "natezenie",
      heading: "Mniej watów, tyle samo światła",
      tag: "T1",
      lead: "Oszczędność nie może kończyć się półmrokiem. Liczymy natężenie na wysokości blatu, stołu albo książki.",
      caption: "Zalecane natężenie oświetlenia w domu i sposób, w jaki je uzyskujemy",
      columns: ["Pomieszczenie", "Natężenie", "Co montujemy"],
      rows: [
        { label: "Salon", cells: ["{lux.salon}", "Kilka obwodów: ogólne, przy stole, przy fotelu, ze ściemnianiem"] },
        {
          label: "Kuchnia, blat",
          cells: ["{lux.kuchnia}", "Taśma LED w profilu pod szafkami, z dobrym oddawaniem barw"],
        },
        { label: "Sypialnia", cells: ["{lux.sypialnia}", "Ciepła barwa i osobne lampki przy łóżku"] },
        {
          label: "Łazienka",
          cells: ["{lux.lazienka}", "Oprawy o stopniu ochrony zgodnym ze strefą, światło z obu stron lustra"],
        },
      ],
      after: ["Barwę, rozsył i rozmieszczenie lamp objaśnia [poradnik o oświetleniu](/poradnik/oswietlenie)."],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Co montujemy i przerabiamy",
      tag: "K1–K6",
      columns: 3,
      items: [
        {
          icon: "lightbulb",
          title: "Oświetlenie LED",
          text: "Oprawy, taśmy i zasilacze. Stare świetlówki przerabiamy razem z okablowaniem oprawy albo wymieniamy w całości.",
        },
        {
          icon: "radar",
          title: "Czujki obecności i zmierzchu",
          text: "Obecności do pokoi, ruchu do przejść, zmierzchowe na zewnątrz. Próg i czas ustawiamy na miejscu.",
        },
        {
          icon: "house-wifi",
          title: "Sceny i harmonogramy",
          text: "Jeden przycisk gasi dom przy wyjściu. Większe układy łączymy w [smart home KNX](/uslugi/smart-home).",
        },
        {
          icon: "timer",
          title: "Bojler w tańszych godzinach",
          text: "Stycznik i zegar albo sygnał z falownika: woda grzeje się nocą lub z nadwyżki paneli.",
        },
        {
          icon: "circle-gauge",
          title: "Podlicznik energii",
          text: "Licznik w rozdzielnicy pokazuje, ile bierze ogrzewanie, warsztat lub wynajęty pokój.",
        },
        {
          icon: "unplug",
          title: "Wyłączane gniazda",
          text: "Osobny obwód dla sprzętu RTV i biurka, odcinany łącznikiem przy drzwiach.",
        },
      ],
    },
    {
      kind: "text",
      id: "pompa-ciepla",
      heading: "Pompa ciepła od strony rozdzielnicy",
      tag: "W1",
      tone: "dark",
      paragraphs: [
        "Współczynnik COP {pompa.cop} podaje się dla konkretnej temperatury powietrza i wody. W mróz spada, a wtedy może dołączyć się grzałka o COP równym 1. Dlatego instalację liczymy na najgorszy dzień, nie na średnią.",
        "Instalator ogrzewania dobiera pompę. My sprawdzamy, czy dom może ją zasilić, i przygotowujemy obwody:",
      ],
      list: [
        "moc przyłączeniowa z grzałką, płytą i ładowarką auta; w razie potrzeby wniosek o jej zwiększenie",
        "osobny obwód o przekroju policzonym z prądu, długości i sposobu ułożenia",
        "wyłącznik różnicowoprądowy typu wskazanego w instrukcji pompy",
        "ogranicznik przepięć i uziemienie jednostki zewnętrznej",
        "przewód sterujący do falownika, żeby pompa grzała z nadwyżki",
      ],
      after: ["Koszty ogrzewania prądem porównuje [poradnik o ogrzewaniu](/poradnik/grzewnictwo)."],
    },
    {
      kind: "feature",
      id: "ogrod",
      heading: "Światło na zewnątrz, które gaśnie samo",
      tag: "X1",
      picture: { name: "22-oswietlenie-ogrodu" },
      paragraphs: [
        "Ogród oświetlony od zmierzchu do świtu świeci zimą kilkanaście godzin. Czujnik zmierzchu z zegarem skraca to do godzin, w których ktoś patrzy.",
      ],
      checks: [
        "Podjazd i furtka: czujka ruchu, kilka minut po przejściu.",
        "Ścieżka i elewacja: od zmierzchu do ustalonej godziny.",
        "Kabel ziemny na właściwej głębokości, złącza w szczelnych mufach.",
        "Wyłącznik różnicowoprądowy tylko dla ogrodu, żeby wilgoć nie gasiła domu.",
      ],
    },
    {
      kind: "text",
      id: "moc-bierna",
      heading: "Współczynnik mocy: za co płaci dom",
      tag: "P3",
      paragraphs: [
        "Gospodarstwa w taryfach G płacą za energię czynną, a biernej zwykle się im nie nalicza. Wtyczka „poprawiająca współczynnik mocy” nie obniży więc rachunku za mieszkanie.",
        "Inaczej w warsztacie, pensjonacie lub sklepie z taryfą C. Jeśli na fakturze stoi pozycja „energia bierna”, przyślij kilka ostatnich rachunków. Sprawdzimy, czy zwróci się [kompensacja mocy biernej](/dla-firm). W domu wysoki współczynnik mocy odciąża przewody i falownik, więc szukaj opraw z wartością co najmniej 0,9.",
      ],
    },
    {
      kind: "steps",
      id: "przebieg",
      heading: "Jak dochodzimy do mniejszego zużycia",
      tag: "A1",
      items: [
        {
          title: "Rachunki",
          text: "Czytamy faktury z roku i odczyty godzinowe. Widać w nich noc, weekend i sezon grzewczy.",
        },
        {
          title: "Spis odbiorników",
          text: "Zapisujemy moc i czas pracy. Duże pozycje sprawdzamy miernikiem w rozdzielnicy.",
        },
        {
          title: "Lista zmian",
          text: "Przy każdej podajemy koszt, spodziewaną różnicę i czas zwrotu. Ty decydujesz, gdzie kończymy.",
        },
        {
          title: "Montaż",
          text: "Pracujemy obwodami, więc reszta domu działa. Stare źródła i stateczniki oddajemy do recyklingu.",
        },
        {
          title: "Kontrola",
          text: "Po sezonie porównaj odczyty z poprzednim rokiem. Jeśli trzeba, poprawiamy nastawy czujek i zegarów.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o LED i sterowanie",
      items: [
        {
          question: "Czy wystarczy wkręcić LED do starej lampy?",
          answer:
            "Przy zwykłym gwincie tak, jeśli oprawa nie jest szczelnie zamknięta i nie przegrzewa źródła. Oprawy świetlówkowe mają statecznik i zapłonnik, dlatego ich przeróbkę robi elektryk.",
        },
        {
          question: "Dlaczego LED żarzy się po wyłączeniu?",
          answer:
            "Najczęściej przez łącznik z podświetleniem albo długi przewód ułożony obok innego. Czasem łącznik przerywa przewód neutralny zamiast fazowego, a to wymaga naprawy.",
        },
        {
          question: "Czy każdy LED da się ściemniać?",
          answer:
            "Nie. Potrzebne jest źródło z takim oznaczeniem i ściemniacz o pasującej metodzie i mocy minimalnej. Zły zestaw migocze, brzęczy i szybko się psuje.",
        },
        {
          question: "Czy na takie prace jest dofinansowanie?",
          answer:
            "Programy dla domów dotyczą głównie ogrzewania, ocieplenia i fotowoltaiki. Oświetlenie zwykle opłacasz sam. Listy kosztów się zmieniają: sprawdź czystepowietrze.gov.pl i stronę swojej gminy.",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz oprawy, czujki albo pompę, skonsultuj zakup z elektrykiem. Sprawdzi, czy obwód je przyjmie i czy części będą ze sobą współpracować.",
  band: {
    heading: "Zobaczmy, na co idzie twój prąd",
    text: "Przyślij fakturę roczną i listę większych urządzeń. Wskażemy trzy zmiany, od których zaczęlibyśmy u siebie.",
    button: { label: "Zapytaj o oszczędności", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "fotowoltaika", "magazyny-energii"],
    guides: ["oswietlenie", "oszczedzanie", "grzewnictwo"],
  },
} as const satisfies Service;
