import type { Service } from "@/lib/content/types";

export const energooszczedne = {
  slug: "energooszczedne",
  code: "F12",
  icon: "leaf",
  name: "Oszczędność energii",
  serviceType: "Instalacje energooszczędne",
  group: "Instalacje elektryczne",
  photos: "oprawy do wymiany, rozdzielnica z przodu, roczne zużycie z rachunku",
  card: "Przegląd zużycia, modernizacja na LED, czujki, sterowanie bojlerem, obwód pompy ciepła. Z policzonym zwrotem.",
  meta: {
    title: "Oświetlenie LED i niższe rachunki, Śląsk",
    description:
      "Przegląd zużycia prądu, modernizacja oświetlenia na LED, czujki, sterowanie i obwód pompy ciepła. Sprawdź, ile daje każda zmiana i co obejmuje cena.",
    keywords: [
      "modernizacja oświetlenia LED",
      "instalacje energooszczędne Śląsk",
      "czujki obecności montaż",
      "podłączenie pompy ciepła elektryk",
      "jak obniżyć rachunki za prąd",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Mniej prądu na światło i ogrzewanie",
    lead: "Sprawdzamy, co zużywa prąd, potem wymieniamy oświetlenie na LED, montujemy czujki i sterowanie, podłączamy pompy ciepła.",
    facts: [
      { label: "Cena", value: "{rynek.oprawa}", note: "oprawa sufitowa LED, bez montażu" },
      { label: "Czas", value: "po oględzinach" },
      { label: "Dostajesz", value: "obliczenie zużycia przed i po" },
    ],
    drawing: {
      drawing: "bars",
      title: "Energia na lampy w roku, halogeny i LED",
      caption:
        "Halogeny biorą w roku {przyklad.lampyDomu.przed}, źródła LED o podobnym świetle {przyklad.lampyDomu.po}. Różnica to {przyklad.lampyDomu.roznica}.",
      bars: [
        { name: "halogeny", fact: "przyklad.lampyDomu.przed" },
        { name: "LED", fact: "przyklad.lampyDomu.po", lit: true },
      ],
    },
  },
  sections: [
    {
      kind: "reasons",
      id: "liczby",
      heading: "Ile da się zyskać w domu",
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
          text: "Tyle kilowatogodzin ciepła powstaje z jednej kilowatogodziny prądu. Na cały sezon liczymy {pompa.copGrzejniki} przy grzejnikach i {pompa.copPodloga} przy podłogówce.",
        },
      ],
      note: "Podajemy górne granice i zakresy. Twój wynik zależy od tego, co masz teraz, i poznasz go po przeglądzie rachunków.",
    },
    {
      kind: "rows",
      id: "oferta",
      heading: "Co możesz zamówić",
      inBar: "Cena",
      ask: "Powiedz, ile lamp chcesz wymienić, a policzymy koszt i oszczędność.",
      lead: "Każdą pozycję osobno albo wszystkie po kolei. Do każdej dostajesz ofertę, w której materiał i robocizna są osobno.",
      items: [
        {
          term: "Przegląd zużycia",
          text: "Rachunki, odczyty godzinowe i pomiar w rozdzielnicy. Zostaje u ciebie lista zmian z kosztem, oszczędnością i czasem zwrotu.",
          note: "{zuzycie.przeglad}",
        },
        {
          term: "Oświetlenie",
          text: "Demontaż starych opraw, montaż nowych, ściemniacze i czujki, sprawdzenie obwodu. Oprawy możesz kupić we własnym zakresie.",
          note: "{led.montaz}, PN-HD 60364-5-559",
        },
        {
          term: "Sterowanie",
          text: "Zegar i stycznik bojlera, czujnik zmierzchu, podlicznik, obwód wyłączany przy drzwiach.",
          note: "kilka godzin",
        },
        {
          term: "Obwód pompy ciepła",
          text: "Od rozdzielnicy do jednostki zewnętrznej, z zabezpieczeniami, pomiarem i protokołem.",
          note: "{norma.sprawdzanie}",
        },
      ],
      second: {
        heading: "Czego ta usługa nie obejmuje",
        items: [
          { term: "Pompa ciepła", text: "Dobór urządzenia i część hydrauliczna należą do instalatora ogrzewania." },
          { term: "Budynek", text: "Ocieplenie, okna i audyt energetyczny zamawia się gdzie indziej." },
          { term: "Wykończenie", text: "Bruzdy zaprawiamy, malowanie zostaje po twojej stronie." },
          { term: "Wnioski", text: "Do dotacji dajemy dokumenty techniczne, formularz wypełnia właściciel." },
        ],
      },
      after: [
        "Jednego cennika nie da się ułożyć. Koszt zależy od liczby punktów i ich wysokości, rodzaju opraw, stanu przewodów i puszek oraz wolnego miejsca w rozdzielnicy. Oba przykłady niżej pokazują, jak odróżnić zmianę, która się spłaci, od takiej, która tylko ładnie wygląda.",
        "Do rozmowy przygotuj rachunki z 12 miesięcy, dostęp do odczytów w portalu operatora i spis większych urządzeń. Przyda się też zdjęcie otwartych drzwiczek rozdzielnicy, z założoną osłoną.",
      ],
      note: "{cena.vat}. Prace wykonujemy {obietnica.instalacja}. {gwarancja.krotko}.",
    },
    {
      kind: "table",
      id: "zmiany",
      heading: "Co zmienić najpierw",
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
          cells: [
            "Pobór przez całą dobę",
            "{przyklad.czuwanie.energia} w roku na każde {przyklad.czuwanie.moc}",
            "Telewizor, nagłośnienie, drukarka",
          ],
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
          cells: [
            "Cena prądu, zużycie zostaje",
            "{przyklad.strefy.roznica} w G12",
            "Gdy bojler i auto mogą czekać do nocy",
          ],
        },
        {
          label: "Pompa ciepła zamiast grzałek",
          cells: ["Prąd na ogrzewanie", "COP {pompa.cop}", "Po ociepleniu domu"],
        },
        {
          label: "Fotowoltaika",
          cells: [
            "Prąd kupowany w dzień",
            "około {przyklad.pv.spadek} rachunku, z magazynem do {pv.rachunki}",
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
      heading: "Lampy w domu policzone do końca",
      lead: "{przyklad.lampyDomu.sztuki} halogenów {przyklad.wymianaLed.przed} zamieniamy na LED {przyklad.wymianaLed.po} o zbliżonej ilości światła. Świecą średnio {przyklad.lampyDomu.godziny} dziennie.",
      steps: [
        {
          text: "Halogeny: {przyklad.lampyDomu.sztuki} × {przyklad.wymianaLed.przed} × {przyklad.lampyDomu.godziny} × 365 dni",
          result: "{przyklad.lampyDomu.przed}",
        },
        {
          text: "LED: {przyklad.lampyDomu.sztuki} × {przyklad.wymianaLed.po} × {przyklad.lampyDomu.godziny} × 365 dni",
          result: "{przyklad.lampyDomu.po}",
        },
        {
          text: "Oszczędność w roku: {przyklad.lampyDomu.roznica} × {energia.cenaG11Zmienna}",
          result: "{przyklad.lampyDomu.oszczednosc}",
        },
        {
          text: "Koszt samych źródeł: {przyklad.lampyDomu.sztuki} × {przyklad.wymianaLed.cena}",
          result: "{przyklad.lampyDomu.koszt}",
        },
        { text: "Zwrot, gdy wkręcasz je bez pomocy", result: "{przyklad.lampyDomu.zwrot}" },
      ],
      result:
        "{przyklad.lampyDomu.roznica} mniej w roku, czyli blisko {led.oszczednosc} energii na te lampy. Wkręcane źródła wymienisz bez elektryka.",
      after: [
        "Elektryka wezwij do opraw, zasilaczy, taśm i świetlówek. Lampa zapalana na kwadrans dziennie zwróci się po latach, więc zostawiamy ją na koniec.",
      ],
      note: "Cena źródła i prądu jest założeniem. Ceny energii zmieniają się co rok, aktualne taryfy publikują sprzedawcy i URE.",
    },
    {
      kind: "example",
      id: "przyklad-bojler",
      heading: "Ile może kosztować sterowanie bojlerem",
      continues: true,
      lead: "Bojler pobiera {przyklad.bojlerNoca.energia} na dobę, głównie w dzień. W taryfie G12 zegar przesuwa grzanie na tańsze godziny.",
      steps: [
        {
          text: "Energia w roku: {przyklad.bojlerNoca.energia} × 365 dni",
          result: "{przyklad.bojlerNoca.rok}",
        },
        {
          text: "Oszczędność na kilowatogodzinie: {energia.cenaG12Dzien} − {energia.cenaG12Noc}",
          result: "{przyklad.strefy.roznica}",
        },
        {
          text: "Oszczędność w roku: {przyklad.bojlerNoca.rok} × {przyklad.strefy.roznica}",
          result: "{przyklad.bojlerNoca.oszczednosc}",
        },
      ],
      result:
        "Zegar ze stycznikiem i montażem zwróci się w {przyklad.bojlerNoca.lata}, jeśli oferta nie przekroczy {przyklad.bojlerNoca.limit}.",
      after: [
        "Tak samo sprawdzisz każdą ofertę: roczną oszczędność pomnóż przez liczbę lat, po której chcesz odzyskać wydatek. Czy G12 w ogóle ci się opłaci, policzysz w [poradniku o taryfach](/poradnik/oszczedzanie#taryfy).",
      ],
    },
    {
      kind: "table",
      id: "natezenie",
      heading: "Mniej watów, tyle samo światła",
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
          note: "PN-HD 60364-7-701",
          cells: ["{lux.lazienka}", "Oprawy o stopniu ochrony zgodnym ze strefą, światło z obu stron lustra"],
        },
      ],
      after: ["Barwę, rozsył i rozmieszczenie lamp objaśnia [poradnik o oświetleniu](/poradnik/oswietlenie)."],
    },
    {
      kind: "cards",
      id: "zakres",
      heading: "Co montujemy i przerabiamy",
      inBar: "Zakres",
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
      tone: "dark",
      paragraphs: [
        "Współczynnik COP {pompa.cop} podaje się dla konkretnej temperatury powietrza i wody. W mróz spada, a wtedy może dołączyć się grzałka o COP równym 1. Instalację liczymy więc na najgorszy dzień roku.",
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
      picture: { name: "22-oswietlenie-ogrodu" },
      paragraphs: [
        "Ogród oświetlony od zmierzchu do świtu świeci zimą kilkanaście godzin. Czujnik zmierzchu z zegarem skraca to do godzin, w których ktoś patrzy. Instalację na zewnątrz wykonujemy według PN-HD 60364-7-714.",
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
      paragraphs: [
        "Gospodarstwa w taryfach G płacą za energię czynną, biernej się im nie nalicza. Wtyczka „poprawiająca współczynnik mocy” nie obniży więc rachunku za mieszkanie.",
        "Inaczej w warsztacie, pensjonacie lub sklepie z taryfą C. Jeśli na fakturze jest pozycja „energia bierna”, przyślij kilka ostatnich rachunków. Sprawdzimy, czy zwróci się [kompensacja mocy biernej](/dla-firm#kompensacja). W domu wysoki współczynnik mocy odciąża przewody i falownik, więc szukaj opraw z wartością co najmniej 0,9.",
      ],
    },
    {
      kind: "steps",
      id: "przebieg",
      heading: "Droga do mniejszego zużycia",
      inBar: "Przebieg",
      ask: "Weź rachunek za prąd i przeczytaj nam roczne zużycie.",
      items: [
        {
          title: "Rachunki",
          text: "Czytamy faktury z roku i odczyty godzinowe. Widać w nich noc, weekend i sezon grzewczy.",
        },
        {
          title: "Spis odbiorników",
          time: "{zuzycie.przeglad}",
          text: "Zapisujemy moc i czas pracy. Duże pozycje sprawdzamy miernikiem w rozdzielnicy.",
        },
        {
          title: "Lista zmian",
          text: "Przy każdej podajemy koszt, spodziewaną różnicę i czas zwrotu. Ty wybierasz, gdzie kończymy.",
        },
        {
          title: "Montaż",
          time: "{led.montaz}",
          text: "Pracujemy obwodami, więc reszta domu działa. Stare źródła i stateczniki oddajemy do recyklingu.",
        },
        {
          title: "Kontrola",
          time: "po sezonie",
          text: "Porównaj odczyty z poprzednim rokiem. Jeśli trzeba, poprawiamy nastawy czujek i zegarów.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o LED i sterowanie",
      inBar: "Pytania",
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
            "Na oświetlenie i sterowanie w domu nie znamy stałego programu. Czyste Powietrze dotyczy ogrzewania i ocieplenia, a {dotacja.czystePowietrzeBezPv} nie obejmuje też fotowoltaiki. Wykazy kosztów się zmieniają: sprawdź czystepowietrze.gov.pl i stronę swojej gminy.",
        },
      ],
    },
  ],
  advice:
    "Oprawy, czujki albo pompę skonsultuj z elektrykiem jeszcze przed zakupem. Sprawdzi, czy obwód je przyjmie i czy części będą ze sobą współpracować.",
  band: {
    heading: "Na co idzie prąd w twoim domu?",
    text: "Przyślij fakturę roczną i listę większych urządzeń. Odpiszemy, które trzy zmiany zrobić najpierw.",
    button: { label: "Zapytaj o oszczędności", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "fotowoltaika", "magazyny-energii"],
    guides: ["oswietlenie", "oszczedzanie", "grzewnictwo"],
  },
} as const satisfies Service;
