import type { Service } from "@/lib/content/types";

export const energooszczedne: Service = {
  slug: "energooszczedne",
  code: "F12",
  icon: "leaf",
  name: "Oszczędność energii",
  serviceType: "Instalacje energooszczędne",
  group: "Instalacje elektryczne",
  photos: "oprawy do wymiany, rozdzielnica z przodu, roczne zużycie z rachunku",
  card: "Oprawy LED z montażem, czujki, bojler w tańszej taryfie. Z policzonym zwrotem.",
  meta: {
    title: "Oszczędność energii: LED, bojler, Śląsk",
    description:
      "Oszczędność energii w domu: oprawy LED z montażem, czujki, bojler w tańszej taryfie, obwód pompy ciepła. Sprawdź koszt, oszczędność i zwrot.",
    keywords: [
      "modernizacja oświetlenia LED",
      "instalacje energooszczędne Śląsk",
      "czujki obecności montaż",
      "podłączenie pompy ciepła elektryk",
      "jak obniżyć rachunki za prąd",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Oszczędność energii i oświetlenie LED",
    lead: "Wymieniamy oprawy na LED, montujemy czujki i zegar bojlera. Przy każdej zmianie poznasz koszt i czas zwrotu.",
    facts: [
      { price: "energooszczedne/oprawa", to: "#cennik" },
      { label: "Czas", time: true, value: "{led.montaz}", note: "wymiana opraw w domu" },
      {
        label: "Oszczędność",
        value: "{przyklad.wymianaLed.oszczednosc} w roku",
        note: "{przyklad.wymianaLed.sztuki} halogenów zamienionych na LED",
        to: "#przyklad-led",
      },
      { label: "Dostajesz", value: "listę zmian z kosztem i czasem zwrotu", to: "#przebieg" },
    ],
    drawing: {
      drawing: "plan",
      title: "Światło z czujkami: świeci korytarz, w którym ktoś jest, a garaż nie",
      caption:
        "Czujka w korytarzu załącza dwie oprawy, które łączy z nią linia przerywana, i gasi je po chwili bez ruchu. Garaż ma własną czujkę. Same źródła też pobierają mniej: {przyklad.wymianaLed.sztuki} halogenów bierze {przyklad.wymianaLed.mocPrzed}, a tyle samo LED {przyklad.wymianaLed.mocPo}.",
      plan: "korytarz-czujka",
    },
  },
  sections: [
    {
      kind: "cards",
      id: "zakres",
      heading: "Co montujemy i przerabiamy",
      inBar: "Zakres",
      columns: 3,
      items: [
        {
          icon: "lightbulb",
          title: "Oprawy i taśmy LED",
          text: "Zakładamy je na suficie, nad blatem, na klatce schodowej i w garażu. Świetlówki przerabiamy razem z okablowaniem oprawy albo wymieniamy w całości.",
        },
        {
          icon: "radar",
          title: "Czujki i ściemniacze",
          text: "Czujka ruchu pasuje do przejść i garażu, obecności do pokoi, a zmierzchu na zewnątrz. Próg jasności i czas ustawiamy z tobą na miejscu.",
        },
        {
          icon: "timer",
          title: "Bojler w tańszych godzinach",
          text: "Zegar ze stycznikiem włącza grzanie wody nocą. W domu z panelami robi to falownik, gdy ma nadwyżkę.",
        },
        {
          icon: "unplug",
          title: "Wyłączane gniazda",
          text: "Sprzęt RTV i biurko dostają osobny obwód, który odcinasz łącznikiem przy drzwiach.",
        },
        {
          icon: "circle-gauge",
          title: "Podlicznik",
          text: "Mierzy w rozdzielnicy, ile bierze ogrzewanie, warsztat albo wynajęty pokój.",
        },
        {
          icon: "heater",
          title: "Obwód pompy ciepła",
          text: "Kabel do 15 m z zabezpieczeniami i pomiarem kosztuje {ogrzewanie.obwodPompy}. [Moc przyłącza](/uslugi/przylacza) sprawdzamy wcześniej, a pompę dobiera instalator ogrzewania.",
        },
      ],
    },
    {
      kind: "table",
      id: "cennik",
      heading: "Ile kosztuje wymiana oświetlenia",
      picture: { name: "19-oswietlenie-biura" },
      inBar: "Cena",
      ask: "Podaj liczbę opraw i wysokość sufitu, kwotę usłyszysz przez telefon.",
      caption: "Ceny oświetlenia w domu i mieszkaniu, z pracą elektryka.",
      columns: ["Praca", "Cena", "W tej cenie"],
      rows: [
        {
          label: "Oprawa sufitowa z montażem",
          cells: ["{przyklad.oprawyLed.jedna}", "oprawa LED, zdjęcie starej, podłączenie i próba"],
        },
        {
          label: "Montaż twojej oprawy",
          cells: ["{led.montazOprawy}", "to samo bez oprawy, ze sprawdzeniem przewodu ochronnego"],
        },
        {
          label: "Taśma LED",
          cells: ["{rynek.tasma}", "z profilem, kloszem i montażem, zasilacz osobno za {rynek.zasilacz}"],
        },
        {
          label: "Zegar bojlera",
          cells: ["{rynek.zegarBojlera}", "ze stycznikiem i montażem, gdy w rozdzielnicy jest miejsce"],
        },
        { label: "Ściemniacz", cells: ["{rynek.sciemniacz}", "dopłata do łącznika, tylko ze źródłami do ściemniania"] },
        { label: "Nowy punkt", cells: ["{rynek.punkt}", "przewód, puszka, łącznik albo wypust"] },
        { label: "Wizyta z jednym punktem", cells: ["{instalacje.minimum}", "z dojazdem i materiałem"] },
      ],
      after: [
        "Podlicznik wyceniamy ze zdjęcia rozdzielnicy, na którym widać wolne miejsce, a czujki ze zdjęć pomieszczeń. Poza ceną są rusztowanie powyżej trzech metrów, tynk i malowanie.",
      ],
      note: "{cena.vat}. Kwoty są orientacyjne, według cen na Śląsku z jesieni 2026 roku. Wiążąca jest oferta. {gwarancja.krotko}.",
    },
    {
      kind: "steps",
      id: "przebieg",
      heading: "Przebieg prac",
      inBar: "Przebieg",
      ask: "Przeczytaj nam z rachunku roczne zużycie i taryfę, od tego zaczynamy.",
      items: [
        {
          title: "Przegląd zużycia",
          text: "Czytamy faktury z roku i odczyty godzinowe, spisujemy duże odbiorniki, a podejrzane mierzymy w rozdzielnicy. Gdy wymieniasz same lampy, ten krok odpada.",
          time: "{zuzycie.przeglad}",
        },
        {
          title: "Lista zmian",
          text: "Przy każdej zmianie podajemy koszt, spodziewaną oszczędność i czas zwrotu. Zmiany, które się nie spłacą, skreślamy, a o reszcie decydujesz ty.",
        },
        {
          title: "Montaż",
          text: "Wyłączamy po jednym obwodzie, więc reszta domu działa. Stare świetlówki i stateczniki zabieramy do recyklingu.",
        },
        {
          title: "Kontrola",
          text: "Porównaj odczyty z poprzednim rokiem. Nastawy czujek i zegara poprawiamy po twoim telefonie.",
          time: "po sezonie",
        },
      ],
    },
    {
      kind: "example",
      id: "przyklad-led",
      heading: "Dziesięć lamp policzonych do końca",
      tone: "dark",
      lead: "{przyklad.wymianaLed.sztuki} halogenów po {przyklad.wymianaLed.przed}, które świecą średnio {przyklad.wymianaLed.godziny} dziennie, zastępują źródła LED po {przyklad.wymianaLed.po}.",
      steps: [
        {
          text: "Mniej energii: ({przyklad.wymianaLed.mocPrzed} − {przyklad.wymianaLed.mocPo}) × {przyklad.wymianaLed.czas}",
          result: "{przyklad.wymianaLed.energia} w roku",
        },
        {
          text: "Oszczędność: {przyklad.wymianaLed.energia} × {energia.cenaG11Zmienna}",
          result: "{przyklad.wymianaLed.oszczednosc} w roku",
        },
        {
          text: "Same źródła, wkręcone samodzielnie: {przyklad.wymianaLed.koszt}",
          result: "zwrot w {przyklad.wymianaLed.zwrot}",
        },
        {
          text: "Nowe oprawy z montażem: {przyklad.oprawyLed.koszt}",
          result: "zwrot w {przyklad.oprawyLed.zwrot}",
        },
      ],
      result:
        "Jeśli oprawy są całe, wystarczy wkręcić nowe źródła. Zadzwoń, gdy są stare, świetlówkowe albo świecą nie tam, gdzie trzeba: wtedy wymieniamy je w całości.",
      note: "Ceny źródła i prądu są założeniem, taryfy zmieniają się co rok.",
    },
    {
      kind: "table",
      id: "zmiany",
      heading: "Co daje najwięcej",
      caption: "Zmiany w domu, ich wynik i granice",
      columns: ["Zmiana", "Ile", "Kiedy ma sens"],
      rows: [
        {
          label: "Bojler nocą w taryfie G12",
          cells: [
            "{przyklad.bojlerNoca.oszczednosc} w roku przy {przyklad.bojlerNoca.energia} na dobę",
            "Gdy dotąd grzał w strefie droższej o {przyklad.strefy.roznica}. W {przyklad.bojlerNoca.lata} oszczędza {przyklad.bojlerNoca.limit}, a zegar ze stycznikiem i montażem kosztuje zwykle {rynek.zegarBojlera}.",
          ],
        },
        {
          label: "LED zamiast żarówek i halogenów",
          cells: [
            "do {led.oszczednosc} mniej energii na światło",
            "W lampach, które świecą codziennie. Zamiana świetlówek daje mniej.",
          ],
        },
        {
          label: "Odcięcie trybu czuwania",
          cells: [
            "{przyklad.czuwanie.energia} w roku na każde {przyklad.czuwanie.moc}",
            "Przy starszym kinie domowym, dekoderze albo drukarce.",
          ],
        },
        {
          label: "Trwałość LED",
          cells: ["do {led.trwalosc}", "Przy niecałych trzech godzinach dziennie i oprawie, która odprowadza ciepło."],
        },
        {
          label: "Sterowanie ogrzewaniem",
          cells: [
            "{przyklad.smart.oszczednosc} ciepła, według normy",
            "Gdy pokoje mają osobne obiegi, sterowane przez [smart home](/uslugi/smart-home).",
          ],
        },
      ],
      after: [
        "Zużycie zmniejsz, zanim kupisz [panele](/uslugi/fotowoltaika). Dobrane do dawnych rachunków byłyby za duże. Część oszczędności [nie wymaga elektryka](/poradnik/oszczedzanie#plan).",
      ],
    },
    {
      kind: "feature",
      id: "ogrod",
      heading: "Światło na zewnątrz, które gaśnie samo",
      checks: [
        "Na podjeździe i przy furtce czujka ruchu gasi światło kilka minut po przejściu.",
        "Ścieżka i elewacja świecą od zmierzchu do ustalonej godziny.",
        "Ogród ma osobny wyłącznik różnicowoprądowy, żeby wilgoć nie gasiła całego domu.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o LED i sterowanie",
      inBar: "Pytania",
      items: [
        {
          question: "Dlaczego LED żarzy się po wyłączeniu?",
          answer:
            "Najczęściej przez łącznik z podświetleniem albo długi przewód ułożony obok innego. Czasem łącznik przerywa przewód neutralny zamiast fazowego, a to wymaga naprawy.",
        },
        {
          question: "Czy urządzenie do kompensacji mocy obniży rachunek?",
          answer:
            "W domu nie: w taryfach G za energię bierną się nie płaci. W warsztacie albo sklepie z taryfą C sprawdź, czy faktura ma taką pozycję: wtedy pomaga [kompensacja](/dla-firm#kompensacja).",
        },
        {
          question: "Czy na takie prace jest dofinansowanie?",
          answer:
            "Na światło i sterowanie w domu nie znamy stałego programu dopłat. Czyste Powietrze dotyczy ogrzewania i ocieplenia, a jego obowiązujące zasady są na czystepowietrze.gov.pl.",
        },
      ],
    },
  ],
  advice:
    "Oprawę, czujkę albo zegar pokaż nam albo innemu elektrykowi jeszcze przed zakupem. Elektryk sprawdzi, czy obwód je przyjmie i czy części pasują do siebie.",
  band: {
    heading: "Ile lamp chcesz wymienić?",
    text: "Przyślij zdjęcia opraw i rozdzielnicy albo rachunki za rok.",
    button: { label: "Zapytaj o oszczędności", to: "/kontakt" },
  },
  related: {
    services: ["smart-home", "fotowoltaika", "magazyny-energii"],
    guides: ["oswietlenie", "oszczedzanie", "grzewnictwo"],
  },
};
