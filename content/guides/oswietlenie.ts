import type { Guide } from "@/lib/content/types";

export const oswietlenie = {
  slug: "oswietlenie",
  name: "Oświetlenie",
  card: "Ile luksów do pokoju, jaka barwa i CRI, strefy w łazience, plan światła salonu i jego koszt na przykładzie.",
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
  checked: "2026-11-21",
  hero: {
    title: "Oświetlenie domu policzone w luksach",
    lead: "Światło planuje się przed kuciem bruzd. Policz, ile lumenów potrzebuje pokój i ile to kosztuje, dobierz barwę i sprawdź, co wolno zamontować przy wannie.",
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
        "Dawna żarówka 60 W dawała około 700–800 lm. Dziś tyle samo daje źródło LED, czyli dioda świecąca, o mocy 7–9 W. Napis „zamiennik 60 W” niewiele znaczy, dopóki nie sprawdzisz lumenów obok niego. Dobre źródła mają co najmniej 100 lm z wata.",
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
          label: "Cała kuchnia",
          note: "światło ogólne",
          cells: ["{lux.kuchniaOgolne}", "W przejściu i przy otwartych szafkach.", "3000 K"],
        },
        {
          label: "Sypialnia",
          note: "światło ogólne",
          cells: ["{lux.sypialnia}", "Na wysokości łóżka, do czytania osobna lampka.", "2700 K"],
        },
        {
          label: "Łazienka",
          note: "więcej przy lustrze",
          cells: ["{lux.lazienka}", "Na twarzy stojącego przed lustrem.", "3000–4000 K"],
        },
        {
          label: "Korytarz i schody",
          cells: ["około {lux.korytarz}", "Na podłodze i na krawędziach stopni.", "2700–3000 K"],
        },
        {
          label: "Biurko",
          note: "praca i nauka",
          cells: ["{lux.biurko}", "Na blacie, z boku przeciwnego do ręki, którą piszesz.", "4000 K"],
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
      drawing: {
        drawing: "plan",
        title: "Salon z przykładu: oprawy w suficie i taśma we wnęce",
        caption:
          "Salon {przyklad.swiatlo.powierzchnia}: {przyklad.swiatlo.oprawy} opraw po {przyklad.swiatlo.strumien} i taśma we wnęce długości {przyklad.swiatlo.wneka}, zaznaczona bursztynem. Razem dają na stole {przyklad.swiatlo.wynik}. Obok aneks z blatem.",
        size: [8.2, 4.1],
        rooms: [
          { name: "salon", box: [0, 0, 6, 4], tone: "plain" },
          { name: "aneks", box: [6, 0, 2.2, 4], tone: "plain" },
          { box: [1, 3.7, 4, 0.3], tone: "live" },
          { box: [7.6, 0.7, 0.6, 3], tone: "pale" },
        ],
        symbols: [
          { symbol: "lamp", at: [0.9, 1.3] },
          { symbol: "lamp", at: [2.3, 1.3] },
          { symbol: "lamp", at: [3.7, 1.3] },
          { symbol: "lamp", at: [5.1, 1.3] },
          { symbol: "lamp", at: [0.9, 2.8] },
          { symbol: "lamp", at: [2.3, 2.8] },
          { symbol: "lamp", at: [3.7, 2.8] },
          { symbol: "lamp", at: [5.1, 2.8] },
        ],
        labels: [{ text: "{przyklad.swiatlo.wynik}", at: [3, 2.2] }],
      },
      paragraphs: [
        "Salon ma {przyklad.swiatlo.powierzchnia}, jasne ściany i sufit na 2,6 m, obok jest aneks z blatem {przyklad.swiatlo.blatDlugosc} × {przyklad.swiatlo.blatGlebokosc}. Celem jest {przyklad.swiatlo.cel} na stole i {przyklad.swiatlo.blatCel} na blacie. Część światła zostaje w oprawach i na ścianach: z opraw świecących w dół na stół dociera {przyklad.swiatlo.wprost} strumienia, z taśmy we wnęce, która świeci w sufit, tylko {przyklad.swiatlo.odbite}.",
      ],
      steps: [
        {
          text: "Potrzeba na stole: {przyklad.swiatlo.powierzchnia} × {przyklad.swiatlo.cel}",
          result: "{przyklad.swiatlo.potrzeba}",
        },
        {
          text: "Oprawy w suficie: {przyklad.swiatlo.oprawy} × {przyklad.swiatlo.strumien} = {przyklad.swiatlo.zOpraw}, razy {przyklad.swiatlo.wprost}",
          result: "{przyklad.swiatlo.zOprawNaStol}",
        },
        { text: "Brakuje", result: "{przyklad.swiatlo.brakuje}" },
        {
          text: "Taśma we wnęce: {przyklad.swiatlo.brakuje} : {przyklad.swiatlo.odbiteSrednio}",
          result: "około {przyklad.swiatlo.zTasmy}",
        },
        {
          text: "Na {przyklad.swiatlo.wneka} wnęki potrzebna jest więc taśma o strumieniu",
          result: "{przyklad.swiatlo.tasmaMetr}",
        },
        {
          text: "Sprawdzenie: natężenie w salonie z oprawami i tą taśmą",
          result: "{przyklad.swiatlo.wynik}",
        },
        {
          text: "Moc całości przy {przyklad.swiatlo.skutecznosc}",
          result: "{przyklad.swiatlo.pobor}",
        },
        {
          text: "Blat: {przyklad.swiatlo.blatDlugosc} × {przyklad.swiatlo.blatGlebokosc} × {przyklad.swiatlo.blatCel} = {przyklad.swiatlo.blat}, podzielone przez {przyklad.swiatlo.blatCzesc}",
          result: "{przyklad.swiatlo.blatTasma}, {przyklad.swiatlo.blatMetr}",
        },
      ],
      result:
        "Oprawy {przyklad.swiatlo.zOpraw}, taśma we wnęce {przyklad.swiatlo.zTasmy}, nad blatem {przyklad.swiatlo.blatTasma}.",
      after: [
        "Najczęstszy błąd to za słaba taśma we wnęce. Typowa, {przyklad.swiatlo.slabaTasma}, dałaby na {przyklad.swiatlo.wneka} łącznie {przyklad.swiatlo.slabszaTasma}, a w salonie zrobiłoby się {przyklad.swiatlo.slabszyWynik}. Przy ciemnych ścianach obie liczby są jeszcze niższe. Dokładny wynik daje obliczenie w programie z plikami fotometrycznymi opraw.",
      ],
    },
    {
      kind: "table",
      id: "rozmieszczenie",
      heading: "Ten sam salon rozpisany na punkty",
      paragraphs: [
        "Pokój ma 6 m długości i 4 m szerokości, okno na krótszej ścianie. Oprawy stoją w dwóch rzędach po cztery wzdłuż dłuższych ścian: rząd metr od ściany, pierwsza oprawa 0,75 m od narożnika, następne co 1,5 m. Między rzędami zostają 2 m, więc stół i kanapa dostają światło z dwóch stron.",
      ],
      caption: "Grupy światła, ich miejsce i sterowanie.",
      columns: ["Grupa", "Gdzie", "Strumień", "Sterowanie"],
      rows: [
        {
          label: "Rząd przy kanapie",
          cells: ["4 oprawy, metr od ściany z kanapą", "4 × {przyklad.swiatlo.strumien}", "ściemniacz przy wejściu"],
        },
        {
          label: "Rząd przy aneksie",
          cells: [
            "4 oprawy, metr od ściany aneksu",
            "4 × {przyklad.swiatlo.strumien}",
            "łącznik przy wejściu i przy aneksie",
          ],
        },
        {
          label: "Wnęka w suficie",
          note: "ściana naprzeciw okna",
          cells: [
            "taśma {przyklad.swiatlo.wneka}, skierowana w sufit",
            "{przyklad.swiatlo.zTasmy}",
            "ściemniacz, zasilacz w szafce pod wnęką",
          ],
        },
        {
          label: "Blat",
          cells: [
            "taśma {przyklad.swiatlo.blatDlugosc} pod szafkami, przy ich przedniej krawędzi",
            "{przyklad.swiatlo.blatTasma}",
            "łącznik przy blacie, zasilacz w szafce wiszącej",
          ],
        },
        {
          label: "Stół",
          cells: ["wypust na środku stołu, lampa 0,7 m nad blatem", "według lampy", "łącznik przy wejściu"],
        },
        {
          label: "Fotel",
          cells: ["gniazdo 0,3 m nad podłogą", "lampa stojąca", "w lampie"],
        },
      ],
      after: [
        "Wieczorem świeci sama wnęka, przy kolacji stół, do sprzątania wszystko. Na rzucie zaznacz jeszcze, w którą stronę otwierają się drzwi: łącznik ma być od strony klamki, metr nad podłogą.",
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      heading: "Ile kosztuje takie światło",
      items: [
        {
          term: "Oprawy",
          text: "{przyklad.swiatlo.oprawy} sztuk po {rynek.oprawa}. Drożej wychodzą szczelne, z CRI 90 i wymiennym źródłem.",
          note: "{przyklad.swiatlo.kosztOpraw}",
        },
        {
          term: "Taśmy",
          text: "{przyklad.swiatlo.metryTasm} po {rynek.tasma}, z profilem i kloszem.",
          note: "{przyklad.swiatlo.kosztTasm}",
        },
        {
          term: "Zasilacze",
          text: "{przyklad.swiatlo.zasilacze} sztuki po {rynek.zasilacz}, z zapasem mocy.",
          note: "{przyklad.swiatlo.kosztZasilaczy}",
        },
        {
          term: "Punkty i łączniki",
          text: "{przyklad.swiatlo.punkty} sztuk po {rynek.punkt}, z przewodem i puszką, przed tynkami.",
          note: "{przyklad.swiatlo.kosztPunktow}",
        },
        {
          term: "Razem",
          text: "Salon z aneksem, bez lampy nad stołem, sufitu podwieszanego i malowania.",
          note: "{przyklad.swiatlo.koszt}",
        },
      ],
      note: "{cena.vat}. To rząd wielkości z rynku, materiał i robocizna. Punkty zamówione razem z całą instalacją rozlicza się w jej cenie za metr.",
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
          text: "Chłodna, zbliżona do światła dziennego. Warsztat i miejsca, gdzie ocenia się kolory.",
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
        "Na opakowaniu znajdziesz zapis 927 albo 840. Pierwsza cyfra to oddawanie barw, dwie następne to temperatura: 9 oznacza co najmniej 90, a 27 oznacza 2700 K.",
      ],
    },
    {
      kind: "text",
      id: "led",
      heading: "LED: trwałość, ściemnianie, migotanie",
      paragraphs: [
        "Źródło LED może pracować do {led.trwalosc}. Wynika to z 25 000 godzin przy niecałych trzech godzinach dziennie. Koniec trwałości nie oznacza przepalenia. Producent podaje czas, po którym zostaje na przykład 70% strumienia, i zapisuje to jako L70. W praktyce wcześniej psuje się przegrzany zasilacz.",
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
            "Zamontowana na stałe i dopuszczona przez producenta do tej strefy, na SELV lub PELV do 25 V.",
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
        "Zasilacz opraw SELV montuje się poza strefami 0 i 1, w miejscu z dostępem. Przed każdą zmianą w łazience sprawdza się wyłącznik różnicowoprądowy i połączenia wyrównawcze.",
        "Na zewnątrz pod okapem wystarcza IP44, na otwartej ścianie lepsze jest IP65, a w nawierzchni IP67. Kabel w ziemi leży na głębokości 0,7 m, pod folią ostrzegawczą, więc trasę zaplanuj przed trawnikiem.",
      ],
      callout: {
        title: "Żarówkę wymień, oprawę zostaw elektrykowi.",
        text: "Wyłącz światło i wyłącznik nadprądowy obwodu, poczekaj, aż źródło ostygnie. Jeśli oprawa jest nadtopiona, zalana albo trzeszczy, nie używaj jej i zadzwoń.",
      },
    },
    {
      kind: "text",
      id: "obwody",
      heading: "Obwody i sterowanie",
      paragraphs: [
        "Światło zasila się osobnymi obwodami, przewodem YDYp 3×1,5 mm² z wyłącznikiem nadprądowym 10 A. Na kondygnację dobrze dać co najmniej dwa: gdy jeden się wyłączy, na schodach nadal jest jasno. Norma PN-HD 60364-4-41 w wydaniu z 2017 roku wymaga w mieszkaniach i domach jednorodzinnych wyłącznika różnicowoprądowego {rcd.prad} także dla obwodów oświetlenia.",
        "Sam LED bierze mało prądu, ale przy włączaniu zasilacze pobierają krótki i wysoki impuls. Dwadzieścia zasilaczy włączonych razem potrafi wyzwolić sprawny wyłącznik. Duże grupy opraw dzieli się na obwody albo dobiera inną charakterystykę aparatu.",
        "Na łącznikach nie oszczędzaj: schodowy na obu końcach korytarza i schodów, krzyżowy przy trzecim wejściu, czujnik ruchu w garderobie i wiatrołapie. Pod sterowanie z telefonu poprowadź przewód neutralny do każdej puszki łącznika. Bez niego część modułów nie zadziała, a LED po wyłączeniu może się żarzyć. Systemy porównuje [poradnik o inteligentnym domu](/poradnik/inteligentny-dom).",
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
        "Luksy podziel przez {przyklad.swiatlo.wprost}, jeśli oprawy świecą w dół. Przy {przyklad.swiatlo.cel} daje to {przyklad.swiatlo.naMetr} ze źródeł na metr kwadratowy. Światło odbite od sufitu dziel przez {przyklad.swiatlo.odbite}, więc lumenów trzeba wtedy o połowę więcej albo i dwa razy tyle.",
    },
    {
      question: "Czy 3000 K i 4000 K można łączyć w jednym pokoju?",
      answer:
        "Można, jeśli świecą osobno: ciepłe światło ogólne i neutralne nad blatem. Włączone razem wyglądają jak pomyłka. Gdy chcesz obu, wybierz oprawy z regulowaną barwą.",
    },
    {
      question: "Dlaczego LED świeci słabo po wyłączeniu?",
      answer:
        "Najczęściej przez podświetlany łącznik albo prąd płynący przez pojemność długich przewodów. Trzecia możliwość to łącznik, który rozłącza przewód neutralny zamiast fazy. To błąd, oprawa pozostaje wtedy pod napięciem: poproś elektryka o sprawdzenie.",
    },
    {
      question: "Jak oświetlić lustro w łazience?",
      answer:
        "Z dwóch stron, na wysokości twarzy. Oprawa nad głową daje cienie pod oczami. Wybierz barwę 3000–4000 K, CRI 90 i oprawę o IP zgodnym ze strefą, przy parze co najmniej IP44.",
    },
    {
      question: "Czy można włożyć LED do starej oprawy halogenowej 12 V?",
      answer:
        "Nie zawsze. Stary transformator elektroniczny wymaga minimalnego obciążenia, a LED bierze za mało, więc miga lub nie startuje. Pomaga wymiana transformatora na zasilacz LED 12 V, a to praca dla elektryka.",
    },
    {
      question: "Ile opraw sufitowych zmieści się na jednym obwodzie?",
      answer:
        "Moc pozwala na dziesiątki, bo 20 opraw po 8 W to tylko 160 W. Granicą jest prąd rozruchowy zasilaczy: producent podaje największą liczbę sztuk na wyłącznik 10 A. W domu rozsądniej dzielić obwody według pomieszczeń.",
    },
  ],
  advice:
    "Plan światła pokaż elektrykowi przed wykuciem bruzd, a zmiany w łazience i na zewnątrz zleć w całości. Dobór strefy, zabezpieczenia i zasilacza wymaga uprawnień i pomiaru po montażu.",
  band: {
    heading: "Plan światła przed tynkami",
    text: "Na rzucie z meblami zaznaczymy punkty, łączniki i obwody, a dla każdego pomieszczenia policzymy lumeny.",
    button: { label: "Zapytaj o oświetlenie", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "energooszczedne", "smart-home"],
    guides: ["oszczedzanie", "inteligentny-dom", "modernizacja"],
  },
} as const satisfies Guide;
