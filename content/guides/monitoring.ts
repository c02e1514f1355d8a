import type { Guide } from "@/lib/content/types";

export const monitoring: Guide = {
  slug: "monitoring",
  name: "Monitoring CCTV",
  card: "Rodzaje kamer, plan ujęć, pojemność dysku, koszt zestawu, kable i PoE oraz RODO dla domu, wspólnoty i firmy.",
  icon: "cctv",
  colour: "n",
  meta: {
    title: "Monitoring CCTV: planowanie, zapis, RODO",
    description:
      "Kamery przy domu i firmie: typy systemów, odległość rozpoznania twarzy, pojemność dysku, koszt czterech kamer, kable PoE i zasady RODO.",
    keywords: [
      "monitoring CCTV poradnik",
      "jak zaplanować kamery",
      "ile miejsca zajmuje nagranie z kamery",
      "monitoring a RODO",
      "kamery IP PoE",
      "rejestrator NVR",
      "ile kosztuje monitoring domu",
      "abonament za kamery",
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Jak zaplanować monitoring CCTV w domu i firmie",
    lead: "Spisz, co nagranie ma pokazać: twarz przy furtce, tablicę auta, ruch na tarasie. Z tej listy wynika, ile kupić kamer, jaki dysk i jakie kable.",
    answer:
      "Większości domów wystarczą cztery kamery. Zestaw z rejestratorem i montażem przed tynkami kosztuje w 2026 roku {przyklad.cctv.zestaw4}, w gotowych ścianach o {cctv.cena.gotoweSciany} więcej za kamerę. Zanim kupisz sprzęt, narysuj kadry na planie: twarz obcego widać wyraźnie dopiero z kilku metrów.",
    picture: { name: "04-kamera-kopulkowa" },
  },
  keyFacts: [
    { label: "Rozdzielczość kamer", value: "do {cctv.rozdzielczosc}" },
    { label: "Widzenie w nocy, zależnie od kamery", value: "{cctv.noc}" },
    { label: "Cztery kamery z montażem przed tynkami", value: "{przyklad.cctv.zestaw4}" },
  ],
  sections: [
    {
      kind: "steps",
      id: "plan",
      heading: "Plan kamer na rzucie działki",
      drawing: {
        drawing: "plan",
        title: "Cztery kamery na działce i ich pola widzenia",
        caption:
          "Każda kamera patrzy wzdłuż ściany i widzi następną. Pola widzenia kończą się na ogrodzeniu: chodnik i sąsiad są poza kadrem. K1 pilnuje bramy i drzwi. Od każdej kamery osobny przewód schodzi do rejestratora w domu.",
        plan: "kamery-dzialka",
      },
      lead: "Obejdź dom z rzutem za dnia i po zmroku. Zacznij od wejścia, bramy z podjazdem, tarasu i strony niewidocznej z ulicy.",
      items: [
        {
          title: "Nazwij zdarzenia",
          text: "Każde zdarzenie, na przykład wejście przez furtkę, potrzebuje osobnego ujęcia. Z ujęć, a nie z metrażu, wynika liczba kamer. Dom na narożnej działce potrzebuje sześciu.",
        },
        {
          title: "Zaznacz wąskie gardła",
          text: "Zaznacz furtkę, bramę, drzwi i przejście między budynkami. Kamera na przejściu daje więcej niż kamera na cały ogród.",
        },
        {
          title: "Narysuj pola widzenia",
          text: "Przy kącie {cctv.kat} kamera obejmuje szeroki pas, ale twarz będzie na nim mała. Sprawdź, czy pole widzenia nie wchodzi na chodnik i do sąsiada.",
        },
        {
          title: "Wyznacz trasy kabli",
          text: "Narysuj drogę kabla od kamery do rejestratora, z zapasem długości. Zaplanuj ją pod okapem, żeby przewód nie wisiał na elewacji.",
        },
        {
          title: "Ustal zapis i dostęp",
          text: "Zapisz, ile dni mają zostać nagrania, kto może je oglądać i z jakiego telefonu.",
        },
      ],
      after: [
        "Wysokość montażu to kompromis. Przy 2,5–3 m twarz widać pod dobrym kątem, ale kamery da się dosięgnąć z krzesła. Powyżej 4 m na nagraniu są głównie czapki i kaptury. Przy wejściu lepiej dać jedną kamerę nisko, pod daszkiem, i drugą wyżej, która obserwuje pierwszą.",
      ],
    },
    {
      kind: "rows",
      id: "rodo",
      heading: "Co wolno nagrywać",
      paragraphs: [
        "RODO nie dotyczy czynności czysto domowych, a więc kamery, która widzi tylko twoją działkę i wnętrze domu. Kamera obejmująca ulicę już się w tym wyjątku nie mieści, co Trybunał Sprawiedliwości UE uznał w sprawie Ryneš (C-212/13). Jej właściciel ma obowiązki administratora danych: uprzedza, że nagrywa, i pilnuje dostępu do zapisu.",
      ],
      items: [
        {
          term: "Dom",
          text: "Ustaw kadr na swoją posesję. Fragment, którego nie da się ominąć, zasłoń w ustawieniach kamery maską prywatności. Nagrywanie okien i ogrodu sąsiada może naruszać jego dobra osobiste.",
        },
        {
          term: "Wspólnota",
          text: "Zarząd opisuje na piśmie uzasadniony interes, wiesza tabliczkę z piktogramem, udostępnia klauzulę informacyjną i wyznacza osobę z dostępem do nagrań.",
          note: "art. 6 i 13 RODO",
        },
        {
          term: "Pracodawca",
          text: "Cel i zakres monitoringu wpisuje do regulaminu, a załogę uprzedza co najmniej dwa tygodnie przed uruchomieniem. W sanitariatach, szatniach, stołówkach i palarniach kamer co do zasady wieszać nie wolno, a w pomieszczeniach związku zawodowego nigdy.",
          note: "{cctv.pracaPrzepis}",
        },
        {
          term: "Czas przechowywania",
          text: "W domu wystarczą dwa tygodnie, bo szkodę często widać dopiero po powrocie z urlopu. Pracodawca trzyma nagrania najwyżej 3 miesiące, chyba że są dowodem w sprawie.",
        },
        {
          term: "Dźwięk i twarze",
          text: "Wyłącz mikrofony i rozpoznawanie twarzy. Rozmowy i [dane biometryczne](/uslugi/monitoring#analiza) prawo chroni surowiej niż sam obraz.",
        },
        {
          term: "Wydanie nagrania",
          text: "Policji wydaj nagranie na pisemne żądanie. Osobie, którą nagrała kamera, wydaj kopię dopiero po zasłonięciu innych ludzi.",
        },
      ],
      note: "Wytyczne publikuje UODO (uodo.gov.pl). W obiektach pod obowiązkową ochroną kamery montuje tylko [firma z koncesją](/poradnik/systemy-alarmowe#pytania).",
    },
    {
      kind: "table",
      id: "parametry",
      heading: "Parametry kamer i co z nich wynika",
      caption: "Wartości dla kamer, które montujemy.",
      columns: ["Parametr", "Zakres", "Co z niego wynika"],
      rows: [
        {
          label: "Rozdzielczość",
          cells: ["do {cctv.rozdzielczosc}", "w kadrze mieści się szersza scena z tymi samymi szczegółami"],
        },
        { label: "Kąt widzenia", cells: ["{cctv.kat}", "im szerszy kąt, tym mniejsza twarz na obrazie"] },
        {
          label: "Widzenie w nocy",
          cells: ["{cctv.noc}, zależnie od kamery", "tak daleko sięga oświetlacz, we mgle i w deszczu bliżej"],
        },
        { label: "Szczelność", cells: ["{cctv.ip}", "pył i strumień wody nie dostaną się do środka"] },
        {
          label: "Szeroki zakres dynamiki (WDR)",
          cells: ["zależnie od modelu", "widać twarz na tle jasnych drzwi"],
        },
      ],
      after: [
        "Norma PN-EN 62676-4 z 2015 r. przyjmowała, że obcą osobę rozpoznasz na obrazie o gęstości {cctv.pikseleDawne}. Wydanie IEC z 2025 r. do potwierdzenia tożsamości zaleca {cctv.pikseleNowe}, bo ruch, noc i kompresja rozmywają rysy.",
        "Kamera {cctv.rozdzielczosc} ma w poziomie {cctv.szerokosc4k}. Przy dawnej gęstości kadr może mieć {przyklad.kadr.szerokoscDawna} szerokości, przy nowej {przyklad.kadr.szerokoscNowa}. Obiektyw 90° widzi pas dwa razy szerszy niż odległość. Twarz rozpoznasz więc z odległości {przyklad.kadr.odlegloscDawna}, a z większą pewnością z {przyklad.kadr.odlegloscNowa}. Dalej zobaczysz sylwetkę i kierunek ucieczki.",
      ],
    },
    {
      kind: "text",
      id: "noc",
      heading: "Co kamera widzi w nocy",
      paragraphs: [
        "Po zmroku kamera włącza podczerwień i przechodzi na obraz czarno-biały. Przy zasięgu do {cctv.nocMax} rozpoznasz postać, ale rysy twarzy gubią się wcześniej. Twarz i kolor kurtki pokaże dopiero białe światło, choćby z lampy LED z czujką ruchu.",
        "Najczęstszą wadą nocnych nagrań jest odbicie: podczerwień odbita od podbitki, rynny albo pajęczyny oślepia kamerę i tło robi się czarne. Pomaga odsunięcie kamery od ściany albo osobny oświetlacz. Przez szybę kamera po zmroku nie widzi niczego.",
        "Odblaskowa tablica rejestracyjna w świetle podczerwieni zamienia się w białą plamę, a auto jest w ruchu. Na wjazd wybierz kamerę z krótką migawką i wąskim kątem, ustawioną tylko na tablicę.",
      ],
    },
    {
      kind: "compare",
      id: "systemy",
      heading: "Kamery IP, analogowe HD i Wi-Fi",
      items: [
        {
          name: "IP z zasilaniem PoE",
          description: "Jedna skrętka (UTP) niesie obraz i zasilanie, zwane PoE.",
          specs: [
            { label: "Przewód", value: "UTP kat. {lan.kategoria}" },
            { label: "Zapis", value: "rejestrator sieciowy (NVR)" },
            { label: "Odcinek", value: "do {lan.segment}" },
          ],
          advantages: ["Obraz ma wysoką rozdzielczość", "Jeden zasilacz awaryjny (UPS) podtrzyma wszystkie kamery"],
          disadvantages: ["Do każdej kamery prowadzi się osobny kabel"],
          applications: "Nowy dom, firma, wspólnota.",
        },
        {
          name: "Analogowy HD",
          description: "Obraz płynie kablem koncentrycznym, zasilanie osobną parą 12 V.",
          specs: [
            { label: "Przewód", value: "koncentryczny i zasilający" },
            { label: "Zapis", value: "rejestrator cyfrowy (DVR)" },
            { label: "Odcinek", value: "do kilkuset metrów" },
          ],
          advantages: ["Wykorzystuje kable po starych kamerach"],
          disadvantages: ["Kamery mają mniej funkcji i osobne zasilanie"],
          applications: "Wymiana kamer przy sprawnym kablu koncentrycznym.",
        },
        {
          name: "Wi-Fi",
          description: "Obraz idzie przez radio na kartę albo do chmury.",
          specs: [
            { label: "Przewód", value: "tylko zasilanie lub bateria" },
            { label: "Zapis", value: "karta, chmura, rejestrator" },
            { label: "Odcinek", value: "zasięg domowego Wi-Fi" },
          ],
          advantages: ["Kamery zakłada się bez kucia"],
          disadvantages: [
            "Zakłócenie radia przerywa nagranie",
            "Zapis w chmurze to abonament, {cctv.chmura} miesięcznie za kamerę",
          ],
          applications: "Mieszkanie, lokal wynajmowany.",
        },
      ],
    },
    {
      kind: "rows",
      id: "elementy",
      heading: "Z czego składa się monitoring",
      items: [
        { term: "Kamera", text: "Na zewnątrz wieszaj kamerę w obudowie {cctv.ip}." },
        {
          term: "Rejestrator",
          text: "Zapisuje obraz z kamer. Ustaw go tam, gdzie włamywacz nie trafi od razu.",
        },
        {
          term: "Dysk",
          text: "Wybierz model do pracy ciągłej. Zwykły dysk zużywa się przy takim zapisie szybciej.",
        },
        {
          term: "Przełącznik PoE",
          text: "Zasila kamery przez skrętkę. Najpierw policz, ile mocy pobierają, potem porty.",
        },
      ],
      after: [
        "Kształt kamery zależy od miejsca. Pod okap i do klatki nadaje się kopułkowa, którą trudno obrócić. Na elewację i ogrodzenie wybierz tubową. Obrotowa (PTZ) patrzy naraz tylko w jedną stronę, pasuje więc na duży plac z obsługą.",
      ],
    },
    {
      kind: "example",
      id: "zapis",
      heading: "Jaki dysk na dwa tygodnie nagrań",
      lead: "Liczymy cztery kamery 4 Mpx, które nagrywają bez przerwy. W kompresji H.265 strumień każdej to {przyklad.dysk.strumien}.",
      steps: [
        { text: "Strumień jednej kamery w bajtach: {przyklad.dysk.strumien} : 8", result: "{przyklad.dysk.bajty}" },
        { text: "Jedna kamera na dobę: {przyklad.dysk.bajty} × 86 400 s", result: "{przyklad.dysk.kameraDoba}" },
        {
          text: "Wszystkie kamery na dobę: {przyklad.dysk.kameraDoba} × {przyklad.dysk.kamery}",
          result: "{przyklad.dysk.doba}",
        },
        {
          text: "Cały okres: {przyklad.dysk.doba} × {przyklad.dysk.doby} dób",
          result: "{przyklad.dysk.razem}",
        },
        {
          text: "Zapas {przyklad.dysk.zapas} na noc z deszczem, gdy strumień rośnie",
          result: "{przyklad.dysk.zZapasem}",
        },
      ],
      result:
        "Wystarczy dysk {przyklad.dysk.dysk}. Z tym zapasem mieści około {przyklad.dysk.starczy} dób. Potem nowe nagrania zastępują najstarsze.",
      after: [
        "Obraz {cctv.rozdzielczosc} ma strumień około {przyklad.dysk.strumien4k}, czyli potrzebuje dwa razy większego dysku. Zapis tylko przy ruchu skraca nagrania kilka razy, ale bez pamięci wstępnej gubi chwile przed zdarzeniem. Przy wejściu nagrywaj bez przerwy, a po szkodzie od razu skopiuj nagranie z tego czasu.",
      ],
    },
    {
      kind: "example",
      id: "koszt",
      heading: "Ile kosztuje zestaw czterech kamer",
      steps: [
        {
          text: "Kamery zewnętrzne 4–8 Mpx: {przyklad.cctv.kamery4} × {cctv.cena.kamera}",
          result: "{przyklad.cctv.kamerySuma}",
        },
        {
          text: "Przewód, uchwyt, montaż i ustawienie kadru: {przyklad.cctv.kamery4} × {cctv.cena.punkt}",
          result: "{przyklad.cctv.punktySuma}",
        },
        { text: "Rejestrator z portami PoE", result: "{cctv.cena.rejestrator}" },
        { text: "Dysk do pracy ciągłej, {przyklad.dysk.dysk}", result: "{cctv.cena.dysk}" },
        { text: "Uruchomienie, podgląd w telefonie, przeszkolenie", result: "{cctv.cena.uruchomienie}" },
      ],
      result: "Razem {przyklad.cctv.zestaw4}.",
      after: [
        "Cenę podnoszą kucie i długie trasy kabli. Osobno liczy się zasilacz awaryjny (UPS), maszt, wykop i ochronę przepięciową. Jeśli oferta nie wymienia dysku albo uruchomienia, dopytaj, zanim porównasz ceny.",
        "Za taki zestaw nie płacisz abonamentu, bo nagrania zostają na dysku w domu. Karta SIM do kamery LTE kosztuje {cctv.kartaSim} miesięcznie.",
      ],
      note: "{cena.vat}, z materiałem, według stawek z listopada 2026 r. Wiążąca jest oferta.",
    },
    {
      kind: "text",
      id: "okablowanie",
      heading: "Kable, PoE i zasilanie awaryjne",
      paragraphs: [
        "Skrętkę do kamer prowadzi się jak [w domowej sieci](/poradnik/sieci-lan#trasy). Na zewnątrz ma płaszcz odporny na słońce, a w ziemi kładzie się żelowaną, w rurze.",
        "Przełącznik PoE ma dwie granice mocy: jednego portu i wszystkich portów razem. Zmyślony przykład małej firmy pokazuje tę drugą. Po zmroku kamery znikały jedna po drugiej, rano wracały, a właściciel podejrzewał kable. W dzień przełącznik oddawał 35 W. Po włączeniu oświetlaczy osiem kamer po {przyklad.poe.kamera} potrzebowało {przyklad.poe.suma}, a model miał {przyklad.poe.przelacznik} i odcinał porty. Wymiana na przełącznik 120 W, z próbą po zmroku, zajęłaby dwie godziny.",
        "Linia do kamery na słupie sprowadza do domu przepięcia z wyładowań. Na obu jej końcach montuje się ogranicznik (SPD), a między budynkami kładzie światłowód.",
        "Rejestrator, przełącznik i router pobierają razem na przykład {przyklad.ups.pobor}. UPS o pojemności {przyklad.ups.pojemnosc} i sprawności {przyklad.ups.sprawnosc} podtrzyma je przez około {przyklad.ups.czas}, a na całą noc potrzeba [kilka razy więcej](/poradnik/systemy-alarmowe#zasilanie).",
      ],
    },
    {
      kind: "rows",
      id: "bez-pradu",
      heading: "Kamera tam, gdzie nie ma prądu",
      items: [
        {
          term: "Do {lan.segment} od domu",
          text: "Gniazdka nie potrzebujesz, bo prąd przychodzi skrętką z przełącznika PoE.",
        },
        {
          term: "Dalej, na własnej działce",
          text: "Kabel zasilający i światłowód leżą w osobnych rurach. Na końcu wisi mały przełącznik PoE w szczelnej obudowie.",
        },
        {
          term: "Prąd jest, internetu brak",
          text: "Rejestrator nagrywa na miejscu. Podgląd w telefonie daje modem LTE z anteną i kartą SIM.",
          note: "modem: {cctv.cena.modem}",
        },
        {
          term: "Nie ma nic: działka, budowa",
          text: "Wieszamy kamerę z modemem LTE, panelem słonecznym i akumulatorem. Najpierw sprawdź w tym miejscu zasięg telefonu.",
          note: "{cctv.cena.bezSieci}",
        },
      ],
      after: [
        "Zapis ciągły z samego słońca zimą się nie uda. Kamera, która pobiera {przyklad.bezSieci.pobor}, zużywa na dobę {przyklad.bezSieci.doba}, a panel {przyklad.bezSieci.panel} daje w grudniu średnio {przyklad.bezSieci.grudzien}. Takie kamery śpią, dopóki nie obudzi ich ruch, a akumulator starcza na kilka pochmurnych dni.",
      ],
    },
    {
      kind: "text",
      id: "dostep",
      heading: "Podgląd w telefonie bez otwierania portów",
      paragraphs: [
        "Kamerę z hasłem fabrycznym znajdzie i przejmie program, który przeszukuje internet. Najgorsze jest przekierowanie portu na routerze prosto do rejestratora. Obraz z domu ogląda wtedy każdy, kto zna lukę w oprogramowaniu rejestratora. Podgląd uruchamiaj przez [szyfrowane połączenie](/poradnik/sieci-lan#bezpieczenstwo) albo usługę producenta z dwuskładnikowym logowaniem. Hasło administratora zmień zaraz po odbiorze.",
      ],
      list: [
        "Każdy domownik ma własne konto, bez prawa kasowania nagrań.",
        "Raz w miesiącu odtwórz nagranie sprzed tygodnia. Inaczej nie dowiesz się, że zapis stanął.",
      ],
    },
  ],
  faq: [
    {
      question: "Co zrobić, gdy kamera straciła obraz?",
      answer:
        "Gdy zgasły wszystkie, odłącz i podłącz ponownie zasilacz rejestratora, jeśli ma zwykłą wtyczkę. Gdy zgasła jedna, nie wchodź na drabinę. Serwis zmierzy przewód i port PoE od strony przełącznika.",
    },
    {
      question: "Czy mogę założyć kamerę na klatce w bloku?",
      answer:
        "Potrzebna jest zgoda wspólnoty lub spółdzielni, a kadr z drzwiami sąsiada robi z ciebie administratora danych. Mniej kłopotu sprawia wizjer elektroniczny, włączany dzwonkiem.",
    },
    {
      question: "Czy kamery zastąpią alarm?",
      answer:
        "Nie. Kamera pokazuje, co się stało, a [alarm](/poradnik/systemy-alarmowe) reaguje w chwili wejścia, dzięki akumulatorowi także bez prądu. Najwięcej dają razem, gdy czujka uruchamia nagranie i powiadomienie z obrazem.",
    },
  ],
  advice:
    "Zanim kupisz zestaw, pokaż plan kadrów instalatorowi: sprawdzi pola widzenia, trasy i obciążenie PoE. Zasilanie 230 V i ochronę przepięciową zostaw osobom z uprawnieniami, a regulamin w firmie skonsultuj z inspektorem ochrony danych.",
  band: {
    heading: "Plan działki wystarczy na początek",
    text: "Z rzutu z zaznaczonymi ujęciami policzymy kamery, dysk i koszt. Wycena jest {firma.wycenaSlownie}.",
    button: { label: "Zapytaj o monitoring", to: "/kontakt" },
  },
  related: {
    services: ["monitoring", "alarmy", "sieci-lan"],
    guides: ["systemy-alarmowe", "sieci-lan", "inteligentny-dom"],
  },
};
