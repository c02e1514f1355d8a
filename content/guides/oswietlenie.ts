import type { Guide } from "@/lib/content/types";

export const oswietlenie = {
  slug: "oswietlenie",
  name: "Oświetlenie",
  card: "Ile luksów do pokoju, jaka barwa i CRI, strefy w łazience oraz plan światła policzony na przykładzie.",
  icon: "lightbulb",
  colour: "l2",
  meta: {
    title: "Oświetlenie domu: luksy, barwa, CRI i IP",
    description:
      "Ile luksów w salonie, kuchni i łazience, jak przeliczyć je na lumeny, jaką barwę i CRI wybrać oraz które oprawy wolno montować przy wannie.",
    keywords: [
      "ile luksów w salonie",
      "natężenie oświetlenia w kuchni",
      "ile lumenów na metr kwadratowy",
      "barwa światła 3000K czy 4000K",
      "strefy w łazience IP",
      "plan oświetlenia domu",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  hero: {
    title: "Oświetlenie domu: ile światła i jakie",
    lead: "Dobre światło planuje się w luksach, przed kuciem bruzd. Policz, ile lumenów potrzebuje pokój, dobierz barwę i sprawdź, co wolno zamontować przy wannie.",
    picture: { name: "10-oswietlenie-led-salon" },
  },
  keyFacts: [
    { label: "Salon, światło ogólne", value: "{lux.salon}" },
    { label: "Blat kuchenny", value: "{lux.kuchnia}" },
    { label: "Trwałość źródła LED", value: "do {led.trwalosc}" },
    { label: "Mniej prądu niż przy żarówkach", value: "do {led.oszczednosc}" },
  ],
  sections: [
    {
      kind: "text",
      id: "pojecia",
      heading: "Lumeny, luksy i waty",
      paragraphs: [
        "Lumen (lm) mówi, ile światła wychodzi ze źródła. Luks (lx) mówi, ile z tego pada na metr kwadratowy blatu, podłogi lub książki. Wat (W) mówi tylko, ile mocy źródło pobiera. Na opakowaniu szukaj lumenów, w projekcie luksów, a waty zostaw do rachunku.",
        "Dawna żarówka 60 W dawała około 700–800 lm. Dziś tyle samo daje źródło LED, czyli dioda świecąca, o mocy 7–9 W. Dlatego napis „zamiennik 60 W” niewiele znaczy, dopóki nie sprawdzisz lumenów obok niego. Dobre źródła mają co najmniej 100 lm z wata.",
        "Z tej samej oprawy na blat trafia różna ilość światła. Zależy od wysokości, kąta świecenia i koloru ścian. Biały sufit odbija około 80% światła, grafitowa ściana kilkanaście procent. Ciemne wnętrze potrzebuje więc mocniejszych opraw albo większej ich liczby.",
      ],
    },
    {
      kind: "table",
      id: "luksy",
      heading: "Ile luksów do którego pomieszczenia",
      caption: "Natężenie oświetlenia w domu, wartości zalecane.",
      columns: ["Pomieszczenie", "Natężenie", "Gdzie ma tyle być", "Barwa"],
      rows: [
        {
          label: "Salon",
          note: "światło ogólne",
          cells: ["{lux.salon}", "Na wysokości stołu, z możliwością ściemnienia.", "2700–3000 K"],
        },
        {
          label: "Kuchnia",
          note: "blat roboczy",
          cells: ["{lux.kuchnia}", "Na blacie, bez cienia od głowy i szafek.", "3000–4000 K"],
        },
        {
          label: "Sypialnia",
          note: "światło ogólne",
          cells: ["{lux.sypialnia}", "Na wysokości łóżka, do czytania osobna lampka.", "2700 K"],
        },
        {
          label: "Łazienka",
          note: "więcej przy lustrze",
          cells: ["{lux.lazienka}", "Na twarzy, nie na czubku głowy.", "3000–4000 K"],
        },
        { label: "Korytarz i schody", cells: ["około 100 lx", "Na podłodze i na krawędziach stopni.", "2700–3000 K"] },
        {
          label: "Biurko",
          note: "praca i nauka",
          cells: ["500 lx", "Na blacie, z boku przeciwnego do ręki, którą piszesz.", "4000 K"],
        },
      ],
      after: [
        "Norma PN-EN 12464-1 określa natężenie dla miejsc pracy, na przykład 500 lx na biurku. Mieszkań nie obejmuje, ale jest dobrym odniesieniem. Wraz z wiekiem rośnie zapotrzebowanie na światło: sześćdziesięciolatek do czytania potrzebuje go co najmniej dwa razy więcej niż dwudziestolatek. Projektuj z zapasem i ściemniaczem.",
        "Nie oświetlaj całego pokoju jednakowo. Oko lubi różnice: mocniej tam, gdzie coś robisz, słabiej w tle. W salonie wystarczą trzy warstwy: światło ogólne, miejscowe przy fotelu i stole oraz akcent na ścianie.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Plan światła policzony w luksach",
      paragraphs: [
        "Liczymy salon z aneksem kuchennym: 24 m² salonu, jasne ściany, sufit na 2,6 m. Blat kuchenny ma 3 m długości i 0,6 m głębokości. Celem jest 200 lx w salonie i 500 lx na blacie.",
      ],
      steps: [
        { text: "Światło potrzebne w salonie: 24 m² × 200 lx", result: "4800 lm" },
        { text: "Straty w oprawach, na ścianach i od zabrudzenia: dzielimy przez 0,5", result: "9600 lm ze źródeł" },
        { text: "Oprawy w suficie: 8 × 800 lm", result: "6400 lm" },
        { text: "Taśma LED we wnęce sufitu: 4 m × 800 lm", result: "3200 lm" },
        { text: "Moc całości przy 100 lm z wata: 9600 lm : 100", result: "96 W" },
        { text: "Blat: 3 m × 0,6 m × 500 lx", result: "900 lm" },
        { text: "Taśma pod szafką jest blisko, straty mniejsze: 900 lm : 0,7", result: "około 1300 lm" },
        { text: "Taśma na 3 m blatu: 1300 lm : 3 m", result: "około 430 lm na metr" },
      ],
      result: "9600 lm w salonie w trzech grupach włączanych osobno, do tego 1300 lm nad blatem.",
      after: [
        "Trzy grupy to: oprawy przy oknie, oprawy w głębi i taśma. Wieczorem świeci sama taśma, do sprzątania wszystko. Współczynnik 0,5 pasuje do jasnych ścian i opraw świecących w dół. Przy ciemnych ścianach albo świetle odbitym od sufitu przyjmij 0,3–0,4. Dokładny wynik daje obliczenie w programie z plikami fotometrycznymi opraw.",
      ],
    },
    {
      kind: "rows",
      id: "barwa",
      heading: "Barwa światła i oddawanie kolorów",
      paragraphs: [
        "Temperaturę barwową podaje się w kelwinach (K). Im niższa liczba, tym cieplejsze światło. W jednym pomieszczeniu trzymaj się jednej barwy, bo różnicę 3000 K i 4000 K widać od razu. Kup też źródła z jednej serii.",
      ],
      items: [
        {
          term: "2700 K",
          text: "Bardzo ciepła, jak żarówka. Sypialnia, salon wieczorem, jadalnia.",
          note: "odpoczynek",
        },
        { term: "3000 K", text: "Ciepła, dobra do całego mieszkania, gdy chcesz jednej barwy.", note: "dom" },
        { term: "4000 K", text: "Neutralna. Blat kuchenny, biurko, garderoba, garaż.", note: "praca" },
        {
          term: "5000–6500 K",
          text: "Chłodna, zbliżona do dnia. Warsztat i miejsca, gdzie ocenia się kolory.",
          note: "zadania wzrokowe",
        },
      ],
      second: {
        heading: "CRI, wskaźnik oddawania barw",
        items: [
          {
            term: "CRI 80",
            text: "Najmniej, na co warto się zgodzić we wnętrzu. Korytarz, garaż, pomieszczenie techniczne.",
          },
          {
            term: "CRI 90",
            text: "Kuchnia, lustro w łazience, garderoba, salon. Skóra i jedzenie wyglądają naturalnie.",
          },
          {
            term: "R9",
            text: "Osobny wskaźnik głębokiej czerwieni. Dobre źródło ma go powyżej 50, choć CRI tego nie pokazuje.",
          },
        ],
      },
      after: [
        "Na opakowaniu bywa zapis 927 albo 840. Pierwsza cyfra to oddawanie barw, dwie następne to temperatura: 9 oznacza co najmniej 90, a 27 oznacza 2700 K.",
      ],
    },
    {
      kind: "text",
      id: "led",
      heading: "LED: trwałość, ściemnianie, migotanie",
      paragraphs: [
        "Źródło LED może pracować do {led.trwalosc}. Wynika to z 25 000 godzin przy niecałych trzech godzinach dziennie. Koniec trwałości nie oznacza przepalenia. Producent podaje czas, po którym zostaje na przykład 70% strumienia, i zapisuje to jako L70. W praktyce wcześniej psuje się zasilacz, zwykle od ciepła.",
        "Ciepło skraca życie LED najbardziej. Źródła wkręcone w małą, zamkniętą oprawę i taśmy przyklejone do drewna starzeją się szybko. Taśma potrzebuje aluminiowego profilu, a zasilacz miejsca z powietrzem i dostępem. Nie obudowuj go na stałe, bo za kilka lat trzeba go będzie wymienić.",
        "Do ściemniania źródło musi mieć oznaczenie „dimmable” i pasować do ściemniacza. Inaczej buczy, miga albo nie schodzi poniżej połowy. Przy taśmach ściemnia się zasilacz: cyfrowym sygnałem DALI, analogowym 1–10 V albo po stronie 12 lub 24 V. Na długich odcinkach wybieraj 24 V, bo spadek napięcia przyciemnia koniec taśmy.",
        "Migotanie męczy, choć nie zawsze je widać. W danych technicznych opisują je dwie liczby: PstLM najwyżej 1 i SVM najwyżej 0,4. Telefon z włączonym aparatem pokaże ciemne pasy przy słabym źródle. Zamiana żarówek i halogenów na LED zmniejsza zużycie na światło nawet o {led.oszczednosc}. Rachunek krok po kroku jest w [poradniku o oszczędzaniu](/poradnik/oszczedzanie).",
      ],
      picture: { name: "22-oswietlenie-ogrodu" },
    },
    {
      kind: "table",
      id: "lazienka",
      heading: "Łazienka i ogród: stopień ochrony IP",
      paragraphs: [
        "Norma PN-HD 60364-7-701 dzieli łazienkę na strefy: im bliżej wody, tym szczelniejsza oprawa i niższe napięcie. Granice stref i zasady dla gniazd podaje [poradnik o bezpieczeństwie](/poradnik/bezpieczenstwo#lazienka), tu zostają same oprawy. Druga cyfra w kodzie IP (stopień ochrony obudowy) mówi o odporności na wodę. SELV i PELV to zasilanie bardzo niskim napięciem, oddzielone od sieci 230 V.",
      ],
      caption: "Wymagania dla opraw w strefach łazienki.",
      columns: ["Strefa", "Najniższe IP", "Jaka oprawa"],
      rows: [
        {
          label: "0",
          note: "w wannie lub brodziku",
          cells: ["IPX7", "Tylko przeznaczona do tej strefy, zasilana SELV, do 12 V prądu przemiennego."],
        },
        {
          label: "1",
          note: "nad wanną lub brodzikiem",
          cells: [
            "IPX4",
            "Zamontowana na stałe i dopuszczona przez producenta do tej strefy, najczęściej SELV lub PELV do 25 V.",
          ],
        },
        {
          label: "2",
          note: "pas wokół strefy 1",
          cells: ["IPX4", "Także na 230 V, jeśli ma odpowiednie IP."],
        },
        {
          label: "Poza strefami",
          cells: [
            "bez wymogu, przy parze zalecane IP44",
            "Zwykła na 230 V, w obwodzie z wyłącznikiem różnicowoprądowym {rcd.prad}.",
          ],
        },
      ],
      after: [
        "Zasilacz opraw SELV montuje się poza strefami 0 i 1, w miejscu z dostępem. Każdą zmianę w łazience zaczyna się od sprawdzenia wyłącznika różnicowoprądowego i połączeń wyrównawczych.",
        "Na zewnątrz pod okapem zwykle wystarcza IP44, na otwartej ścianie lepsze jest IP65, a w nawierzchni IP67. Kabel w ziemi układa się zwykle na głębokości 0,7 m, pod folią ostrzegawczą, więc trasę zaplanuj przed trawnikiem.",
      ],
      callout: {
        title: "Żarówkę wymieniasz sam, oprawę zostaw elektrykowi.",
        text: "Wyłącz światło i wyłącznik nadprądowy obwodu, poczekaj, aż źródło ostygnie. Jeśli oprawa jest nadtopiona, zalana albo trzeszczy, nie używaj jej i zadzwoń.",
      },
    },
    {
      kind: "text",
      id: "obwody",
      heading: "Obwody i sterowanie",
      paragraphs: [
        "Światło zasila się osobnymi obwodami, zwykle przewodem YDYp 3×1,5 mm² z wyłącznikiem nadprądowym 10 A. Na kondygnację dobrze dać co najmniej dwa. Gdy jeden się wyłączy, nie zostajesz w ciemności na schodach. Norma PN-HD 60364-4-41 w wydaniu z 2017 roku wymaga w mieszkaniach i domach jednorodzinnych wyłącznika różnicowoprądowego {rcd.prad} także dla obwodów oświetlenia.",
        "Sam LED bierze mało prądu, ale przy włączaniu zasilacze pobierają krótki i wysoki impuls. Dwadzieścia zasilaczy włączonych razem potrafi wyzwolić sprawny wyłącznik. Dlatego duże grupy opraw dzieli się na obwody albo dobiera inną charakterystykę aparatu.",
        "O wygodzie decyduje liczba łączników. Łącznik schodowy na obu końcach korytarza i schodów, krzyżowy przy trzecim wejściu, czujnik ruchu w garderobie i wiatrołapie. Do sterowania przez telefon doprowadź przewód neutralny do każdej puszki łącznika. Bez niego część modułów nie zadziała, a LED po wyłączeniu może się żarzyć. Systemy porównuje [poradnik o inteligentnym domu](/poradnik/inteligentny-dom).",
      ],
    },
    {
      kind: "checks",
      id: "plan",
      heading: "Lista przed tynkami",
      items: [
        {
          title: "Meble na rzucie",
          text: "Lampa nad stołem ma wisieć nad stołem. Punkt przesunięty o pół metra widać codziennie.",
        },
        { title: "Luksy w pokojach", text: "Każde pomieszczenie ma cel w luksach i sumę lumenów z opraw." },
        { title: "Warstwy osobno", text: "Światło ogólne, miejscowe i akcent na oddzielnych łącznikach." },
        { title: "Zasilacze z dostępem", text: "Szafka, wnęka lub rewizja. Zapisz, gdzie który stoi." },
        { title: "Taras i podjazd", text: "Kabel i łącznik w domu, nawet jeśli lampy kupisz za rok." },
        { title: "Zdjęcia tras", text: "Sfotografuj ściany z przewodami i miarą przed tynkowaniem." },
      ],
      after: [
        "Punkty świetlne, łączniki i trasy planujemy razem z całą [instalacją elektryczną](/uslugi/instalacje). Sterowanie czujnikami i ściemnianie należą do [instalacji energooszczędnych](/uslugi/energooszczedne).",
      ],
    },
  ],
  faq: [
    {
      question: "Ile lumenów na metr kwadratowy potrzebuje salon?",
      answer:
        "Luksy pomnóż przez metry, a wynik podziel przez 0,5 na straty. Przy 200 lx daje to 400 lm na metr kwadratowy ze źródeł. Salon 20 m² potrzebuje więc około 8000 lm rozłożonych na kilka opraw.",
    },
    {
      question: "Czy 3000 K i 4000 K można łączyć w jednym pokoju?",
      answer:
        "Można, jeśli świecą osobno: ciepłe światło ogólne i neutralne nad blatem. Włączone razem wyglądają jak pomyłka. Gdy chcesz obu, wybierz oprawy z regulowaną barwą.",
    },
    {
      question: "Dlaczego LED świeci słabo po wyłączeniu?",
      answer:
        "Najczęściej przez podświetlany łącznik albo prąd płynący przez pojemność długich przewodów. Bywa też, że łącznik rozłącza przewód neutralny zamiast fazy, a to błąd. Poproś elektryka o sprawdzenie, bo w tym ostatnim przypadku oprawa pozostaje pod napięciem.",
    },
    {
      question: "Jak oświetlić lustro w łazience?",
      answer:
        "Z dwóch stron, na wysokości twarzy. Oprawa nad głową daje cienie pod oczami. Wybierz barwę 3000–4000 K, CRI 90 i oprawę o IP zgodnym ze strefą, zwykle co najmniej IP44.",
    },
    {
      question: "Czy można włożyć LED do starej oprawy halogenowej 12 V?",
      answer:
        "Nie zawsze. Stary transformator elektroniczny wymaga minimalnego obciążenia, a LED bierze za mało, więc miga lub nie startuje. Zwykle wymienia się transformator na zasilacz LED 12 V, a to praca dla elektryka.",
    },
    {
      question: "Ile opraw sufitowych zmieści się na jednym obwodzie?",
      answer:
        "Moc pozwala na dziesiątki, bo 20 opraw po 8 W to tylko 160 W. Ogranicza prąd rozruchowy zasilaczy, dlatego producent podaje największą liczbę sztuk na wyłącznik 10 A. W domu rozsądniej dzielić obwody według pomieszczeń.",
    },
  ],
  advice:
    "Plan światła pokaż elektrykowi przed wykuciem bruzd, a zmiany w łazience i na zewnątrz zleć w całości. Dobór strefy, zabezpieczenia i zasilacza wymaga uprawnień i pomiaru po montażu.",
  band: {
    heading: "Rozrysujmy światło na rzucie",
    text: "Przyślij rzut z meblami. Zaproponujemy punkty, obwody i lumeny dla każdego pomieszczenia.",
    button: { label: "Zapytaj o oświetlenie", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "energooszczedne", "smart-home"],
    guides: ["oszczedzanie", "inteligentny-dom", "modernizacja"],
  },
} as const satisfies Guide;
