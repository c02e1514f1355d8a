import type { Service } from "@/lib/content/types";

export const pomiary = {
  slug: "pomiary",
  code: "F8",
  icon: "circle-gauge",
  name: "Pomiary",
  serviceType: "Pomiary i przeglądy instalacji elektrycznych",
  group: "Instalacje elektryczne",
  offer: true,
  measurementEvents: true,
  photos: "rozdzielnica z przodu, licznik, ostatni protokół",
  card: "Przeglądy i pomiary ochronne. Protokół w PDF i na papierze, z podpisem i pieczątką.",
  meta: {
    title: "Pomiary elektryczne i przeglądy na Śląsku",
    description:
      "Pomiary instalacji elektrycznej z protokołem: izolacja, pętla zwarcia, RCD, uziemienie. Cennik dla domów, terminy i wymagania Prawa budowlanego.",
    keywords: [
      "pomiary elektryczne Śląsk",
      "przegląd instalacji elektrycznej",
      "protokół z pomiarów elektrycznych",
      "pomiary elektryczne cena",
      "przegląd pięcioletni instalacji",
      "pomiar impedancji pętli zwarcia",
      "pomiar uziemienia",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Pomiary instalacji elektrycznej z protokołem",
    lead: "Sprawdzamy izolację, ochronę przeciwporażeniową i uziemienie w domu, bloku i firmie. Termin: {obietnica.pomiary}.",
    facts: [
      { label: "Cena", value: "od {pomiary.domDo150}", note: "dom do {pomiary.progMaly}, z dokumentacją" },
      { label: "Termin", value: "{obietnica.pomiary}" },
      { label: "Dostajesz", value: "protokół z podpisem, PDF i papier" },
    ],
    drawing: {
      drawing: "loop",
      title: "Pętla zwarcia, którą mierzy się w gnieździe",
      caption:
        "Prąd pomiarowy płynie z transformatora przewodem L przez złącze i rozdzielnicę do gniazda, a wraca przewodami PE i PEN. Miernik pokazał {wzor.petla}. Dla wyłącznika B16 granica to {wzor.b16Granica}.",
      measured: "{wzor.petla}",
      breaker: "B16",
    },
    button: { label: "Zamów przegląd instalacji", to: "/kontakt" },
  },
  sections: [
    {
      kind: "steps",
      id: "podejscie",
      heading: "Najpierw oględziny, potem miernik",
      inBar: "Przebieg",
      ask: "Dzień pomiarów ustalisz w jednej rozmowie.",
      lead: "Kolejność wynika z normy {norma.sprawdzanie}. Przyrząd nie zobaczy nadpalonego zacisku ani bezpiecznika za dużego do przewodu.",
      items: [
        {
          title: "Rozmowa i dokumenty",
          text: "Pytamy o wiek instalacji, przeróbki i usterki. Poprzedni protokół i schemat skracają pracę, ale nie są konieczne.",
        },
        {
          title: "Oględziny",
          text: "Oglądamy rozdzielnicę, osprzęt i połączenia wyrównawcze. Porównujemy zabezpieczenia z przekrojem przewodów.",
        },
        {
          title: "Próby bez napięcia",
          text: "Mierzymy ciągłość przewodów ochronnych i rezystancję izolacji. Na ten czas wyłączamy kolejne obwody.",
        },
        {
          title: "Próby pod napięciem",
          text: "Po załączeniu zasilania mierzymy impedancję pętli zwarcia i badamy wyłączniki różnicowoprądowe.",
        },
        {
          title: "Ocena i rozmowa",
          text: "Jeszcze na miejscu mówimy, co wyszło źle i którego obwodu nie używać przed naprawą. Potem piszemy protokół.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego-my",
      heading: "Kto mierzy i kto podpisuje",
      items: [
        {
          figure: "D i E",
          title: "Kwalifikacje do kontroli",
          text: "Mierzy osoba ze świadectwem E w zakresie prac kontrolno-pomiarowych, stan instalacji ocenia osoba ze świadectwem D do dozoru. {dowod.uprawnieniaZdanie}",
        },
        {
          figure: "{norma.przyrzady}",
          title: "Mierniki zgodne z normą",
          text: "{dowod.miernikiZdanie} Przy następnym badaniu wiadomo, z czym porównać wynik.",
        },
        {
          figure: "Każdy obwód",
          title: "Lista ustalona z góry",
          text: "Mierzymy wszystkie obwody z uzgodnionej listy. Punkty, do których nie było dojścia, wymieniamy w protokole.",
        },
        {
          figure: "{firma.lata}",
          title: "Znamy tutejsze instalacje",
          text: "Dwużyłowe aluminium w blokach, stare uziomy, rozbudowywane warsztaty. Wiemy, gdzie w nich szukać usterki, i potrafimy ją [naprawić](/uslugi/naprawy).",
        },
      ],
    },
    {
      kind: "measurements",
      id: "zakres",
      heading: "Zakres pomiarów i ich normy",
      inBar: "Zakres",
      lead: "Zakres ustalamy przed przyjazdem. Mieszkaniu wystarcza pięć pierwszych pozycji, w firmie dochodzą następne.",
      items: [
        {
          title: "Ciągłość przewodów ochronnych",
          description:
            "Sprawdzamy, czy bolec każdego gniazda i obudowa urządzenia klasy I naprawdę łączą się z szyną PE. Tak samo badamy połączenia wyrównawcze, na przykład w łazience i przy kotle.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-4",
        },
        {
          title: "Rezystancja izolacji",
          description:
            "Przykładamy do przewodów 500 V prądu stałego i szukamy upływu. W obwodach 230/400 V wynik nie może być niższy niż {norma.izolacja}; w zdrowej instalacji jest wielokrotnie wyższy.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-2",
        },
        {
          title: "Impedancja pętli zwarcia",
          description:
            "Z wyniku liczymy, czy prąd zwarcia wyłączy zabezpieczenie na czas: w układzie TN w {norma.czasTn}, w układzie TT w {norma.czasTt}. Dotyczy to obwodów z gniazdami do {norma.progGniazda} i odbiorników stałych do {norma.progStale}.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-3",
        },
        {
          title: "Wyłączniki różnicowoprądowe",
          description:
            "Mierzymy prąd i czas zadziałania. Sprawny wyłącznik {rcd.prad} przy prądzie różnicowym kilka razy większym od znamionowego wyłącza w praktyce szybciej niż w {rcd.czas}. Norma dopuszcza dla typu bezzwłocznego 300 ms przy prądzie znamionowym i 40 ms przy pięciokrotnym.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-6",
        },
        {
          title: "Biegunowość i kolejność faz",
          description:
            "Sprawdzamy, czy łączniki są w przewodzie fazowym i czy silniki trójfazowe dostaną właściwy kierunek wirowania.",
          standard: "{norma.sprawdzanie}, {norma.przyrzady}-7",
        },
        {
          title: "Rezystancja uziemienia",
          description:
            "Mierzymy uziom budynku i sprawdzamy przewód uziemiający. Wartość wymagana zależy od układu sieci i projektu, więc obok oceny podajemy obliczenie.",
          standard: "{norma.uziemienia}, {norma.przyrzady}-5",
        },
        {
          title: "Instalacja odgromowa",
          description:
            "Oglądamy zwody, przewody odprowadzające i złącza kontrolne, potem mierzymy ciągłość połączeń i rezystancję uziomu. Mokry grunt zaniża wynik, więc po deszczu czekamy, aż przeschnie.",
          standard: "PN-EN 62305-3",
        },
        {
          title: "Natężenie oświetlenia",
          description:
            "Mierzymy luksomierzem stanowiska pracy i drogi ewakuacyjne. Badanie dotyczy biur, hal, szkół i części wspólnych, w domu tylko na życzenie.",
          standard: "PN-EN 12464-1, PN-EN 1838",
        },
      ],
      note: "Całą instalację oceniamy według zestawu norm {norma.instalacje}. Starą instalację porównujemy też z przepisami z czasu jej budowy.",
    },
    {
      kind: "rows",
      id: "jak-czesto",
      heading: "Jak często badać instalację",
      tone: "dark",
      lead: "Prawo wyznacza najdłuższy odstęp. Warunki w budynku mogą go skrócić.",
      items: [
        {
          term: "Dom i mieszkanie",
          text: "Kontrola instalacji elektrycznej i piorunochronnej co najmniej {pomiary.przegladDom}. Za kontrolę odpowiada właściciel lub zarządca, w bloku na przykład spółdzielnia.",
          note: "Prawo budowlane, art. 62 ust. 1 pkt 2",
        },
        {
          term: "Budynki użyteczności publicznej",
          text: "Ustawa też mówi o pięciu latach. Zarządcy i ubezpieczyciele żądają badań ochrony przeciwporażeniowej {pomiary.przegladRoczny}.",
          note: "praktyka, umowa, polisa",
        },
        {
          term: "Wilgoć, pył, plac budowy",
          text: "Uziemienia i ochronę bada się tu {pomiary.przegladRoczny} albo częściej. Poza domami jednorodzinnymi ustawa każe też co roku kontrolować instalacje narażone na pogodę i czynniki niszczące.",
          note: "praktyka; art. 62 ust. 1 pkt 1 lit. a",
        },
        {
          term: "Po remoncie lub zalaniu",
          text: "Nie czekaj na termin. Po każdej przeróbce, pożarze i zalaniu bada się przynajmniej zmienione obwody.",
          note: "{norma.sprawdzanie}",
        },
        {
          term: "Przycisk TEST",
          text: "Naciskaj go {rcd.test}, jeśli instrukcja wyłącznika nie mówi inaczej. To jedyne badanie, które robisz bez elektryka.",
          note: "instrukcje producentów",
        },
      ],
      after: [
        "Wymagania dla różnych budynków opisuje poradnik [Przepisy](/poradnik/przepisy). Przed telefonem sprawdź datę na ostatnim protokole.",
      ],
    },
    {
      kind: "example",
      id: "ocena",
      heading: "Jak z pomiaru powstaje ocena",
      paragraphs: [
        "Dwa gniazda w starej instalacji bez różnicówki, oba za wyłącznikiem {przyklad.petla.aparat}. W pierwszym miernik pokazał {przyklad.petla.dobra} oma, w drugim {przyklad.petla.zla} oma. Lampka świeci w obu.",
      ],
      steps: [
        {
          text: "{przyklad.petla.aparat} odcina natychmiast przy {przyklad.petla.krotnosc}-krotnym prądzie znamionowym",
          result: "{przyklad.petla.prad}",
        },
        {
          text: "Największa impedancja: {siec.napiecie} podzielone przez {przyklad.petla.prad}",
          result: "{przyklad.petla.granica} oma",
        },
        {
          text: "Z zapasem na rozgrzany przewód, dwie trzecie granicy",
          result: "{przyklad.petla.zapas} oma",
        },
        {
          text: "Pierwsze gniazdo: prąd zwarcia {przyklad.petla.zwarcieDobre}",
          result: "wyłączy, ocena pozytywna",
        },
        {
          text: "Drugie gniazdo: prąd zwarcia {przyklad.petla.zwarcieZle}",
          result: "za mało, ocena negatywna",
        },
      ],
      result:
        "W drugim gnieździe obudowa pralki mogłaby zostać pod napięciem. Przyczyną okazuje się często jeden poluzowany zacisk PE.",
      after: ["Całą tabelę z objaśnieniem kolumn pokazuje [wzór protokołu](/wzor-protokolu)."],
    },
    {
      kind: "documents",
      id: "dokumentacja",
      heading: "Jakie dokumenty dostajesz",
      lead: "Komplet przychodzi w PDF, a papierowy egzemplarz ma pieczątkę i odręczny podpis elektryka z uprawnieniami. Zajrzyj do [wzoru protokołu](/wzor-protokolu).",
      items: [
        {
          title: "Protokół ze sprawdzenia instalacji",
          description:
            "Zakres, wyniki oględzin i prób oraz orzeczenie, czy instalacja nadaje się do użytkowania. W zaleceniach podajemy termin następnego badania.",
          requirement: "required",
        },
        {
          title: "Tabele rezystancji izolacji",
          description: "Wynik dla każdego obwodu między żyłami czynnymi a przewodem PE, z wartością graniczną obok.",
          requirement: "required",
        },
        {
          title: "Tabele samoczynnego wyłączenia zasilania",
          description: "Impedancja pętli zwarcia dla każdego punktu, zabezpieczenie, prąd wyłączający i ocena.",
          requirement: "required",
        },
        {
          title: "Wyniki badania wyłączników różnicowoprądowych",
          description: "Typ, prąd znamionowy, zmierzony prąd i czas zadziałania oraz wynik próby przyciskiem.",
          requirement: "required",
        },
        {
          title: "Protokół uziemienia i piorunochronu",
          description:
            "Rezystancja uziomów i ciągłość połączeń. Potrzebny tam, gdzie instalacja ma własny uziom albo budynek ma piorunochron.",
          requirement: "required",
        },
        {
          title: "Schemat jednokreskowy rozdzielnicy",
          description:
            "Aparaty, przekroje i opis obwodów na jednej kartce. Jej miejsce jest w drzwiczkach rozdzielnicy.",
          requirement: "recommended",
        },
        {
          title: "Lista usterek z kolejnością napraw",
          description:
            "Podział na trzy grupy: wyłączyć od razu, naprawić wkrótce, poprawić przy remoncie. Zaczynając od pierwszej, rozłożysz wydatek.",
          requirement: "recommended",
        },
        {
          title: "Zdjęcia miejsc niezgodnych",
          description: "Fotografia z numerem obwodu. Zarządca widzi, co zleca do naprawy.",
          requirement: "recommended",
        },
      ],
      note: "Dokumenty wymagane są w cenie pomiarów, rekomendowane dopisujemy do oferty, gdy o nie poprosisz. Protokoły badań i sprawdzeń dołącza się do zawiadomienia o zakończeniu budowy (Prawo budowlane, art. 57). Zarządca wpisuje kontrolę do książki obiektu budowlanego; dom jednorodzinny jej nie prowadzi, ale protokół trzeba zachować.",
    },
    {
      kind: "table",
      id: "cennik",
      heading: "Ile kosztują pomiary domu",
      inBar: "Cena",
      ask: "Mieszkanie, wspólnota, hala? Podaj liczbę obwodów, a dostaniesz cenę.",
      caption: "Domy jednorodzinne. Dokumentacja jest wliczona w cenę.",
      columns: ["Powierzchnia domu", "Cena pomiarów", "Dokumentacja"],
      rows: [
        {
          label: "do {pomiary.progMaly}",
          cells: ["od {pomiary.domDo150}", "pełna, w cenie"],
          offer: "pomiary.domDo150",
        },
        {
          label: "powyżej {pomiary.progMaly} do {pomiary.progDuzy}",
          cells: ["od {pomiary.dom150do250}", "pełna, w cenie"],
          offer: "pomiary.dom150do250",
        },
        {
          label: "powyżej {pomiary.progDuzy}",
          cells: ["wycena indywidualna", "pełna, w cenie"],
        },
      ],
      button: { label: "Zapytaj o cenę pomiarów", to: "/kontakt" },
      after: [
        "Cenę podnosi liczba obwodów, podrozdzielnica w garażu, instalacja odgromowa i [fotowoltaika](/uslugi/fotowoltaika) do sprawdzenia. Rozłożona na lata między kontrolami najniższa cena to {przyklad.pomiary.rocznie} rocznie. Mieszkanie kosztuje {pomiary.mieszkanie}. W bloku liczymy {pomiary.lokal} za mieszkanie i {pomiary.klatka} za klatkę, najmniej {pomiary.blok}. Firmy wyceniamy po liczbie obwodów.",
      ],
      note: "{cena.vat}. Naprawy usterek wyceniamy osobno, po protokole.",
    },
    {
      kind: "specs",
      id: "terminy",
      heading: "Terminy wizyty i dokumentów",
      continues: true,
      items: [
        { value: "{pomiary.termin}", label: "od zgłoszenia do pomiarów" },
        { value: "{pomiary.dokumenty}", label: "od pomiarów do kompletu dokumentów" },
        { value: "{pomiary.przegladDom}", label: "wraca obowiązkowa kontrola domu" },
      ],
      after: [
        "Samo badanie domu zajmuje od kilku godzin do całego dnia, zależnie od liczby obwodów. Gdy czeka odbiór budynku albo notariusz, powiedz o tym przez telefon. PDF dociera pierwszy, papierowy egzemplarz po nim.",
      ],
    },
    {
      kind: "checks",
      id: "przygotowanie",
      heading: "Co przygotować przed wizytą",
      items: [
        {
          title: "Dojście do rozdzielnicy i gniazd",
          text: "Odsuń meble od gniazd, do których da się dojść. Niczego nie rozkręcaj i nie zdejmuj osłon.",
        },
        {
          title: "Odłączone urządzenia",
          text: "Wyjmij z gniazd komputery, telewizor i ładowarki. Próba izolacji podaje 500 V, a to może uszkodzić elektronikę.",
        },
        {
          title: "Przerwa w zasilaniu",
          text: "Prąd znika na część wizyty. Uprzedź osoby korzystające z aparatury medycznej, akwarium i serwera.",
        },
        {
          title: "Dokumenty",
          text: "Przyda się stary protokół, schemat i warunki przyłączenia, choćby jako zdjęcia w telefonie.",
        },
      ],
    },
    {
      kind: "feature",
      id: "kontakt",
      heading: "Co powiedzieć, żeby poznać cenę",
      lead: "Do wyceny wystarczy rodzaj budynku, powierzchnia i cel badania: odbiór, przegląd, sprzedaż albo ubezpieczenie.",
      checks: [
        "Domy i mieszkania: najczęściej jedna wizyta.",
        "Wspólnoty: klatka po klatce, w terminach wyłączeń uzgodnionych z zarządcą.",
        "Firmy: po uzgodnieniu także po godzinach pracy zakładu.",
      ],
      button: { label: "Umów przegląd instalacji", to: "/kontakt" },
      phone: true,
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o przegląd",
      inBar: "Pytania",
      items: [
        {
          question: "Czy dom jednorodzinny też podlega kontroli?",
          answer:
            "Tak. Badanie instalacji elektrycznej i piorunochronnej jest w nim obowiązkowe co najmniej {pomiary.przegladDom}. Coroczne przeglądy kominów i gazu to osobne kontrole i nie zastępują pomiarów.",
        },
        {
          question: "Czego cena pomiarów nie obejmuje?",
          answer:
            "Naprawy tego, co wyszło źle, ponownego badania po naprawie i odkuwania zamurowanych puszek. Instalację odgromową, natężenie oświetlenia i przyłączone maszyny dodajemy do zakresu po uzgodnieniu, z osobną pozycją w ofercie.",
        },
        {
          question: "Co jeśli wynik będzie negatywny?",
          answer:
            "Protokół wskazuje obwód i przyczynę. Obwód zagrażający porażeniem trzeba wyłączyć, resztę naprawia się w podanej kolejności. Po naprawie poprawione obwody trzeba zmierzyć ponownie.",
        },
        {
          question: "Czy protokół przyda się przy szkodzie?",
          answer:
            "Tak. Po pożarze ubezpieczyciel pyta o ostatnią kontrolę. Zapisy polis są różne, przeczytaj w swojej część o przeglądach.",
        },
        {
          question: "Czy zmierzycie instalację, której nie robiliście?",
          answer:
            "Tak, do badania nie jest potrzebny wykonawca instalacji. Nie podpiszemy jednak protokołu bez własnych pomiarów.",
        },
        {
          question: "Czy wystarczy test gniazdek z marketu?",
          answer:
            "Nie. Taki tester pokaże brak bolca lub zamianę przewodów, ale nie zmierzy izolacji ani impedancji pętli. Nie jest przyrządem według {norma.przyrzady}, więc nie zastąpi protokołu.",
        },
      ],
    },
  ],
  advice:
    "Naprawę i remont poprzedź pomiarem tego, co już jest w ścianach. Miernik zostaw osobie z uprawnieniami: błąd przy badaniu pod napięciem grozi porażeniem, a liczby wpisane na własną rękę nie są protokołem.",
  band: {
    heading: "Umów termin pomiarów",
    text: "Cenę i wolny dzień poznasz w jednej rozmowie. Przygotuj metraż i datę ostatniego protokołu, jeśli go masz.",
    button: { label: "Zamów pomiary", to: "/kontakt" },
  },
  related: {
    services: ["naprawy", "rozdzielnice", "instalacje", "przylacza"],
    guides: ["przepisy", "bezpieczenstwo", "modernizacja"],
  },
} as const satisfies Service;
