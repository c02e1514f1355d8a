import type { Guide } from "@/lib/content/types";

export const oswietlenie: Guide = {
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
    lead: "Zacznij od rzutu z meblami: miejsca lamp i łączników trzeba wyznaczyć przed kuciem bruzd.",
    answer:
      "W salonie wystarcza {lux.salon}, na blacie kuchennym potrzeba {lux.kuchnia}. Światło w salonie {przyklad.swiatlo.powierzchnia} z aneksem, z punktami instalacji i ściemniaczami, kosztuje {przyklad.swiatlo.koszt}. Oprawy dobieraj po lumenach: świecące w dół mają mieć razem około {przyklad.swiatlo.naMetr} na metr kwadratowy podłogi.",
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
      kind: "table",
      id: "luksy",
      heading: "Ile luksów do którego pomieszczenia",
      caption: "Natężenie oświetlenia w domu, wartości zalecane.",
      columns: ["Miejsce", "Natężenie", "Gdzie ma tyle być", "Barwa"],
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
          cells: ["{lux.biurko}", "Na blacie, ze światłem z boku przeciwnego do ręki, którą piszesz.", "4000 K"],
        },
      ],
      after: [
        "Norma PN-EN 12464-1 dotyczy miejsc pracy, ale jej 500 lx na biurku przyda się też w domu. Po sześćdziesiątce do czytania potrzeba dwa razy więcej światła niż w wieku dwudziestu lat. Licz więc z zapasem i dodaj ściemniacz. Światło ogólne, miejscowe i dekoracyjne ma mieć osobne łączniki.",
        "Sama lampa na suficie nie oświetli blatu w kuchni. Światło pada zza pleców i zatrzymują je szafki, więc nawet pod lampą 4000 lm luksomierz pokaże na blacie około 140 lx. Zamiast mocniejszej lampy zamów pod szafki taśmę 4000 K w profilu z kloszem: około 2,5 m da na blacie 600 lx. Zasilacz schowaj w szafce, do której łatwo zajrzeć. Metr taśmy kosztuje z montażem {rynek.tasma}, zasilacz {rynek.zasilacz}.",
      ],
    },
    {
      kind: "text",
      id: "pojecia",
      heading: "Lumeny, luksy i waty",
      paragraphs: [
        "Lumen (lm) mówi, ile światła daje źródło, a luks (lx), ile z niego pada na metr kwadratowy blatu lub podłogi. Wat (W) określa tylko pobieraną moc, więc na opakowaniu szukaj lumenów. Dawna żarówka 60 W dawała 700–800 lm i tyle samo ma dziś LED 7–9 W. Dobre źródło daje co najmniej 100 lm z wata.",
        "Biały sufit odbija około 80% światła, grafitowa ściana kilkanaście procent. Ciemne wnętrze potrzebuje więc więcej lumenów niż jasne, a nasze {przyklad.swiatlo.cel} w salonie liczymy dla jasnego.",
      ],
    },
    {
      kind: "example",
      id: "przyklad",
      heading: "Plan światła policzony w luksach",
      drawing: {
        drawing: "plan",
        title: "Salon z przykładu: oprawy w suficie, taśma we wnęce i ich łączniki",
        caption:
          "Salon {przyklad.swiatlo.powierzchnia}: {przyklad.swiatlo.oprawy} opraw po {przyklad.swiatlo.strumien} i taśma we wnęce długości {przyklad.swiatlo.wneka}, na rysunku bursztynowa. Razem dają na stole {przyklad.swiatlo.wynik}. Linie przerywane idą od łączników do tego, co załączają: oba rzędy i taśma mają własne, a rząd przy wnęce łączniki schodowe. Lampy stołu i blatu nie są narysowane.",
        plan: "salon-swiatlo",
      },
      paragraphs: [
        "Salon ma {przyklad.swiatlo.powierzchnia}, jasne ściany i aneks z blatem {przyklad.swiatlo.blatDlugosc} × {przyklad.swiatlo.blatGlebokosc}. Na stole ma być {przyklad.swiatlo.cel}, na blacie {przyklad.swiatlo.blatCel}. Z opraw dociera na stół połowa światła ({przyklad.swiatlo.wprost}), z taśmy świecącej w sufit około jednej trzeciej ({przyklad.swiatlo.odbite}), a na blat z taśmy nad nim {przyklad.swiatlo.blatCzesc}.",
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
        { text: "Do celu brakuje", result: "{przyklad.swiatlo.brakuje}" },
        {
          text: "Taśma we wnęce: {przyklad.swiatlo.brakuje} : {przyklad.swiatlo.odbiteSrednio}",
          result: "około {przyklad.swiatlo.zTasmy}",
        },
        {
          text: "Metr taśmy przy {przyklad.swiatlo.wneka} wnęki",
          result: "{przyklad.swiatlo.tasmaMetr}",
        },
        {
          text: "Blat: {przyklad.swiatlo.blatDlugosc} × {przyklad.swiatlo.blatGlebokosc} × {przyklad.swiatlo.blatCel} = {przyklad.swiatlo.blat}, podzielone przez {przyklad.swiatlo.blatCzesc}",
          result: "{przyklad.swiatlo.blatTasma}, {przyklad.swiatlo.blatMetr}",
        },
        {
          text: "Moc opraw i obu taśm przy {przyklad.swiatlo.skutecznosc}",
          result: "{przyklad.swiatlo.pobor}",
        },
      ],
      result:
        "Oprawy {przyklad.swiatlo.zOpraw}, taśma we wnęce {przyklad.swiatlo.zTasmy}, nad blatem {przyklad.swiatlo.blatTasma}.",
      after: [
        "We wnękach najczęściej kładzie się za słabą taśmę. Przy {przyklad.swiatlo.slabaTasma} cała miałaby {przyklad.swiatlo.slabszaTasma} i w salonie zrobiłoby się {przyklad.swiatlo.slabszyWynik}, a przy ciemnych ścianach jeszcze mniej.",
      ],
    },
    {
      kind: "table",
      id: "rozmieszczenie",
      heading: "Ten sam salon rozpisany na punkty",
      paragraphs: [
        "Pokój ma 6 m na 4 m. Oprawy są w suficie w dwóch rzędach, około 1,25 m od dłuższych ścian i co 1,4 m. Stół i kanapa dostają dzięki temu światło z dwóch stron.",
      ],
      caption: "Grupy światła, ich sterowanie i punkty instalacji.",
      columns: ["Grupa", "Co i gdzie", "Sterowanie", "Punkty"],
      rows: [
        {
          label: "Rząd przy kanapie",
          cells: ["4 oprawy po {przyklad.swiatlo.strumien}", "ściemniacz przy wejściu", "4 + 1 = 5"],
        },
        {
          label: "Rząd przy wnęce",
          cells: [
            "4 oprawy po {przyklad.swiatlo.strumien}",
            "łączniki schodowe przy wejściu i przy aneksie",
            "4 + 2 = 6",
          ],
        },
        {
          label: "Wnęka w suficie",
          note: "naprzeciw kanapy",
          cells: [
            "taśma {przyklad.swiatlo.wneka}, {przyklad.swiatlo.zTasmy}, skierowana w sufit",
            "ściemniacz, zasilacz w szafce pod wnęką",
            "1 + 1 = 2",
          ],
        },
        {
          label: "Blat",
          cells: [
            "taśma {przyklad.swiatlo.blatDlugosc}, {przyklad.swiatlo.blatTasma}, przy przedniej krawędzi szafek",
            "łącznik przy blacie, zasilacz w szafce",
            "1 + 1 = 2",
          ],
        },
        {
          label: "Stół",
          cells: ["wypust na środku, lampa 0,7 m nad blatem", "łącznik przy wejściu", "1 + 1 = 2"],
        },
        {
          label: "Fotel",
          cells: ["gniazdo 0,3 m nad podłogą", "w lampie", "1"],
        },
        {
          label: "Razem",
          sum: true,
          cells: [
            "11 wypustów i 1 gniazdo",
            "{przyklad.swiatlo.sciemniacze} ściemniacze i 4 łączniki",
            "{przyklad.swiatlo.punkty}",
          ],
        },
      ],
      after: [
        "Na rzucie zaznacz też, w którą stronę otwierają się drzwi, ponieważ łącznik ma być od strony klamki, metr nad podłogą.",
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      heading: "Ile kosztuje takie światło",
      items: [
        {
          term: "Oprawy",
          text: "Kupujesz {przyklad.swiatlo.oprawy} opraw po {rynek.oprawa}, a montaż każdej kosztuje {led.montazOprawy}.",
          note: "{przyklad.swiatlo.kosztOpraw}",
        },
        {
          term: "Taśmy",
          text: "Potrzeba {przyklad.swiatlo.metryTasm} po {rynek.tasma}, z profilem, kloszem i montażem.",
          note: "{przyklad.swiatlo.kosztTasm}",
        },
        {
          term: "Zasilacze",
          text: "Do blatu wystarczy zwykły za {rynek.zasilacz}, do wnęki potrzebny jest ściemniany za {rynek.zasilaczSciemniany}.",
          note: "{przyklad.swiatlo.kosztZasilaczy}",
        },
        {
          term: "Ściemniacze",
          text: "W miejsce łączników wchodzą {przyklad.swiatlo.sciemniacze} sztuki, każda z dopłatą {rynek.sciemniacz}.",
          note: "{przyklad.swiatlo.kosztSciemniaczy}",
        },
        {
          term: "Punkty",
          text: "Z tabeli wychodzi {przyklad.swiatlo.punkty} punktów po {rynek.punkt}, z przewodem i puszką.",
          note: "{przyklad.swiatlo.kosztPunktow}",
        },
        {
          term: "Razem",
          text: "Tyle kosztuje światło w salonie z aneksem, bez lampy nad stołem, sufitu podwieszanego i malowania.",
          note: "{przyklad.swiatlo.koszt}",
          sum: true,
        },
      ],
      note: "{cena.vat}, szacunek rynkowy z jesieni 2026 roku. Cena całej instalacji od metra obejmuje już punkty.",
    },
    {
      kind: "checks",
      id: "plan",
      heading: "Lista przed tynkami",
      items: [
        {
          title: "Meble na rzucie",
          text: "Po malowaniu nie przesuniesz wypustu, który wypadł pół metra od stołu.",
        },
        {
          title: "Zasilacze z dostępem",
          text: "Na rzucie zaznacz szafkę, wnękę lub klapę rewizyjną, do której się dostaniesz.",
        },
        { title: "Taras i podjazd", text: "Poprowadź kabel i daj łącznik w domu, nawet jeśli lampy kupisz za rok." },
      ],
      after: [
        "Lampy i łączniki planujemy z całą [instalacją elektryczną](/uslugi/instalacje), czujniki i ściemnianie także przy [instalacjach energooszczędnych](/uslugi/energooszczedne).",
      ],
    },
    {
      kind: "rows",
      id: "barwa",
      heading: "Barwa światła i oddawanie kolorów",
      paragraphs: [
        "Im mniej kelwinów (K), tym cieplejsze światło. Źródła, które świecą razem, kup z jednej serii: różnicę między 3000 K a 4000 K widać od razu.",
      ],
      drawing: {
        drawing: "kelvins",
        title: "Barwy światła od 2700 do 6500 K i miejsca, do których pasują",
        caption:
          "Przy 2700 K światło ma odcień pomarańczowy, potem coraz bledszy, a przy 6500 K jest białe. Najwięcej zmienia się na ciepłym końcu skali. Ekran oddaje to tylko w przybliżeniu, a do jednej barwy w pokoju wzrok szybko się przyzwyczaja.",
        marks: [
          { kelvin: 2700, name: "salon i sypialnia" },
          { kelvin: 3000, name: "dom" },
          { kelvin: 4000, name: "blat i biurko" },
          { kelvin: 6500, name: "warsztat" },
        ],
      },
      items: [
        {
          term: "2700 K",
          text: "Świeci jak dawna żarówka. Pasuje do sypialni, jadalni i salonu wieczorem.",
          note: "odpoczynek",
        },
        { term: "3000 K", text: "To barwa ciepła, dobra do całego mieszkania.", note: "dom" },
        {
          term: "4000 K",
          text: "To barwa neutralna: nad blat kuchenny, na biurko, do garderoby i garażu.",
          note: "praca",
        },
        {
          term: "5000–6500 K",
          text: "To barwa chłodna jak światło dzienne. Przydaje się w warsztacie i przy ocenie kolorów.",
          note: "zadania wzrokowe",
        },
      ],
      second: {
        firstHeading: "Kelwiny, temperatura barwowa",
        heading: "CRI, wskaźnik oddawania barw",
        items: [
          {
            term: "CRI 80",
            text: "To minimum, wystarczy w korytarzu i garażu.",
          },
          {
            term: "CRI 90",
            text: "Wybierz je do kuchni, lustra, garderoby i salonu. Skóra i jedzenie wyglądają naturalnie, zwłaszcza gdy R9 (czerwień) przekracza 50.",
          },
        ],
      },
      after: ["Zapis 927 na opakowaniu oznacza CRI co najmniej 90 i 2700 K, a 840 odpowiednio 80 i 4000 K."],
    },
    {
      kind: "text",
      id: "led",
      heading: "LED: trwałość, ściemnianie, migotanie",
      paragraphs: [
        "Źródło LED może pracować do {led.trwalosc}, jeśli ma 25 000 godzin trwałości i świeci niecałe trzy godziny dziennie. Po tym czasie nie gaśnie, tylko słabnie, na przykład do 70% strumienia (L70). Wcześniej zwykle przegrzewa się zasilacz. Nie zabudowuj go, a taśmę przyklej do aluminiowego profilu.",
        "Źródło do ściemniania musi mieć napis „dimmable” i pasować do ściemniacza, inaczej buczy albo miga. Przy taśmach ściemnia się zasilacz, a na długie odcinki bierze się taśmę 24 V, żeby jej koniec nie świecił słabiej niż początek.",
        "Migotanie męczy, choć nie zawsze je widać. W danych szukaj PstLM najwyżej 1 i SVM najwyżej 0,4, a w sklepie skieruj na lampę aparat telefonu: przy migoczącej pokaże ciemne pasy. Zamiana żarówek i halogenów na LED zmniejsza zużycie na światło nawet o {led.oszczednosc} ([rachunek w złotówkach](/poradnik/oszczedzanie#przyklad)).",
      ],
    },
    {
      kind: "table",
      id: "lazienka",
      heading: "Łazienka i ogród: stopień ochrony IP",
      picture: { name: "22-oswietlenie-ogrodu" },
      paragraphs: [
        "Norma PN-HD 60364-7-701 dzieli łazienkę na [strefy](/poradnik/bezpieczenstwo#lazienka): im bliżej wody, tym szczelniejsza ma być oprawa i niższe jej napięcie. Druga cyfra kodu IP mówi o odporności na wodę, a SELV i PELV to bardzo niskie napięcie, oddzielone od sieci 230 V.",
      ],
      caption: "Wymagania dla opraw w strefach łazienki.",
      columns: ["Miejsce", "Najniższe IP", "Jaka oprawa"],
      rows: [
        {
          label: "Strefa 0",
          note: "w wannie lub brodziku",
          cells: ["IPX7", "Tylko przeznaczona do tej strefy, zasilana SELV, do 12 V prądu przemiennego."],
        },
        {
          label: "Strefa 1",
          note: "nad wanną lub brodzikiem",
          cells: [
            "IPX4",
            "Zamontowana na stałe i dopuszczona przez producenta do tej strefy, na SELV lub PELV do 25 V.",
          ],
        },
        {
          label: "Strefa 2",
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
        "Zasilacz opraw SELV montuje się poza strefami 0 i 1, w miejscu z dostępem. Pod okapem wystarcza IP44, na otwartej ścianie lepsze jest IP65, w nawierzchni IP67. Kabel w ziemi leży 0,7 m pod powierzchnią. Jego trasę wyznacz, zanim założysz trawnik.",
      ],
      callout: {
        title: "Samodzielnie wymień tylko żarówkę.",
        text: "Wyłącz światło i wyłącznik obwodu, poczekaj, aż źródło ostygnie. Oprawa nadtopiona, zalana albo trzeszcząca jest do wymiany.",
      },
    },
    {
      kind: "text",
      id: "obwody",
      heading: "Obwody i sterowanie",
      paragraphs: [
        "Światło ma własne obwody, zwykle z przewodu YDYp 3×1,5 mm² z wyłącznikiem nadprądowym 10 A. Na kondygnacji mają być co najmniej dwa, żeby po wyłączeniu jednego na schodach nadal było jasno. Norma PN-HD 60364-4-41 z 2017 roku wymaga w mieszkaniach i domach różnicówki (wyłącznika różnicowoprądowego) {rcd.prad} także dla oświetlenia.",
        "Łącznik schodowy daj na obu końcach korytarza i schodów, krzyżowy przy trzecim wejściu, a w garderobie i wiatrołapie czujnik ruchu. Do każdej puszki łącznika doprowadź przewód neutralny. Wymaga go większość modułów do [sterowania z telefonu](/poradnik/inteligentny-dom).",
      ],
    },
  ],
  faq: [
    {
      question: "Dlaczego LED świeci słabo po wyłączeniu?",
      answer:
        "Najczęściej przez podświetlany łącznik albo pojemność długich przewodów. Groźniejszy jest łącznik, który rozłącza przewód neutralny zamiast fazy, bo oprawa pozostaje wtedy pod napięciem: poproś elektryka o sprawdzenie.",
    },
    {
      question: "Jak oświetlić lustro w łazience?",
      answer:
        "Z dwóch stron, na wysokości twarzy, bo oprawa nad głową daje cienie pod oczami. Wybierz barwę 3000–4000 K, CRI 90 i oprawę o IP zgodnym ze strefą, przy parze co najmniej IP44.",
    },
    {
      question: "Czy można włożyć LED do starej oprawy halogenowej 12 V?",
      answer:
        "Nie zawsze. Stary transformator elektroniczny potrzebuje większego obciążenia, niż daje LED, więc lampa miga lub nie startuje. Elektryk wymienia go wtedy na zasilacz LED 12 V.",
    },
    {
      question: "Ile opraw sufitowych zmieści się na jednym obwodzie?",
      answer:
        "Moc pozwala na dziesiątki: 20 opraw po 8 W to tylko 160 W. Liczbę ogranicza prąd rozruchowy. Dwadzieścia zasilaczy włączonych naraz potrafi wybić sprawny bezpiecznik (wyłącznik nadprądowy) 10 A. Największą liczbę sztuk podaje producent oprawy.",
    },
  ],
  advice:
    "Plan światła pokaż elektrykowi przed wykuciem bruzd, a zmiany w łazience i na zewnątrz zleć mu w całości, bo wymagają uprawnień i pomiaru.",
  band: {
    heading: "Plan światła przed tynkami",
    text: "Na rzucie zaznaczymy lampy, łączniki i obwody, a dla każdego pokoju policzymy lumeny.",
    button: { label: "Zapytaj o oświetlenie", to: "/kontakt" },
  },
  related: {
    services: ["instalacje", "energooszczedne", "smart-home"],
    guides: ["oszczedzanie", "inteligentny-dom", "modernizacja"],
  },
};
