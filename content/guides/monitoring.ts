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
    ],
    ogType: "article",
  },
  published: "2024-01-01",
  modified: "2024-12-15",
  checked: "2026-11-21",
  hero: {
    title: "Jak zaplanować monitoring CCTV w domu i firmie",
    lead: "Spisz, co ma być widać na nagraniu: twarz przy furtce, tablicę auta, ruch na tarasie. Z tej listy wynikają kamery, dysk, kable i obowiązki.",
    answer:
      "Większości domów wystarczą cztery kamery: wejście, brama z podjazdem, taras i strona niewidoczna z ulicy. Zestaw z rejestratorem i montażem przed tynkami kosztuje w 2026 roku najczęściej {przyklad.cctv.zestaw4}, w gotowych ścianach o {cctv.cena.gotoweSciany} więcej za kamerę, a dysk {przyklad.dysk.dysk} mieści około {przyklad.dysk.starczy} dób. Najpierw narysuj kadry na planie, bo twarz obcego widać wyraźnie dopiero z kilku metrów.",
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
          "Każda kamera patrzy wzdłuż ściany i widzi następną. Pola kończą się na ogrodzeniu: chodnik i sąsiad są poza kadrem. K1 pilnuje bramy i drzwi, od każdej kamery osobny przewód schodzi do rejestratora w domu.",
        plan: "kamery-dzialka",
      },
      lead: "Wystarczą rzut, ołówek i spacer wokół domu, raz w dzień i raz po zmroku.",
      items: [
        {
          title: "Nazwij zdarzenia",
          text: "Każde ma osobne ujęcie, a z ujęć liczy się kamery, bo metraż niewiele tu mówi. Dom na narożnej działce potrzebuje sześciu.",
        },
        {
          title: "Zaznacz wąskie gardła",
          text: "Furtka, brama, drzwi, przejście między budynkami. Kamera na przejściu daje więcej niż kamera na cały ogród.",
        },
        {
          title: "Narysuj pola widzenia",
          text: "Przy kącie {cctv.kat} kamera obejmuje szeroki pas, ale twarz będzie mała. Sprawdź, czy pole nie wchodzi na chodnik i do sąsiada.",
        },
        {
          title: "Wyznacz trasy kabli",
          text: "Od kamery do rejestratora, z zapasem i od razu pod okap, żeby przewód nie wisiał na elewacji.",
        },
        {
          title: "Ustal zapis i dostęp",
          text: "Ile dni, kto ogląda i z jakiego telefonu.",
        },
      ],
      after: [
        "Wysokość montażu to kompromis. Przy 2,5–3 m twarz widać pod dobrym kątem, ale kamery można dosięgnąć z krzesła. Powyżej 4 m na nagraniu są głównie czapki i kaptury. Przy wejściu lepiej dać jedną kamerę nisko, pod daszkiem, i drugą wyżej, która obserwuje pierwszą.",
      ],
    },
    {
      kind: "rows",
      id: "rodo",
      heading: "Co wolno nagrywać",
      paragraphs: [
        "RODO nie dotyczy czynności czysto domowych, a więc kamery, która widzi tylko twoją działkę i wnętrze domu. Kamera obejmująca ulicę już się w tym wyjątku nie mieści, co Trybunał Sprawiedliwości UE uznał w sprawie Ryneš (C-212/13). Jej właściciel ma obowiązki administratora danych.",
      ],
      items: [
        {
          term: "Dom",
          text: "Ustaw kadr na swoją posesję, a czego nie da się wykadrować, zasłoń maską prywatności. Okna i ogród sąsiada to jego dobra osobiste.",
        },
        {
          term: "Wspólnota",
          text: "Potrzebny jest uzasadniony interes opisany na piśmie, tabliczka z piktogramem, klauzula informacyjna i wyznaczona osoba z dostępem.",
          note: "art. 6 i 13 RODO",
        },
        {
          term: "Pracodawca",
          text: "Cel i zakres wpisuje się do regulaminu, a załoga dowiaduje się co najmniej dwa tygodnie przed uruchomieniem. Sanitariaty, szatnie, stołówki i palarnie są co do zasady wyłączone, pomieszczenia związku zawodowego zawsze.",
          note: "{cctv.pracaPrzepis}",
        },
        {
          term: "Czas przechowywania",
          text: "W domu wystarczą dwa tygodnie, bo tyle trwa urlop i zauważenie szkody. U pracodawcy najwyżej 3 miesiące, chyba że nagranie jest dowodem.",
        },
        {
          term: "Dźwięk i twarze",
          text: "Wyłącz mikrofony i rozpoznawanie twarzy, bo rozmowy i [dane biometryczne](/uslugi/monitoring#analiza) mają surowsze zasady niż obraz.",
        },
        { term: "Wydanie nagrania", text: "Policji na pisemne żądanie, osobie nagranej po zasłonięciu innych." },
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
          cells: ["do {cctv.rozdzielczosc}", "szersza scena przy tych samych szczegółach"],
        },
        { label: "Kąt widzenia", cells: ["{cctv.kat}", "im szerszy, tym mniejsza twarz na obrazie"] },
        {
          label: "Widzenie w nocy",
          cells: ["{cctv.noc}, zależnie od kamery", "zasięg oświetlacza, mniejszy we mgle i w deszczu"],
        },
        { label: "Szczelność", cells: ["{cctv.ip}", "ochrona przed pyłem i strumieniem wody"] },
        {
          label: "Szeroki zakres dynamiki (WDR)",
          cells: ["zależnie od modelu", "widać twarz na tle jasnych drzwi"],
        },
      ],
      after: [
        "Do identyfikacji obcej osoby norma PN-EN 62676-4 z 2015 r. przyjmowała {cctv.pikseleDawne}. Wydanie IEC z 2025 r. do potwierdzenia tożsamości zaleca {cctv.pikseleNowe}, bo ruch, noc i kompresja rozmywają rysy.",
        "Kamera {cctv.rozdzielczosc} ma w poziomie {cctv.szerokosc4k}, dlatego przy dawnym progu kadr może mieć {przyklad.kadr.szerokoscDawna}, a przy nowym {przyklad.kadr.szerokoscNowa} szerokości. Obiektyw 90° widzi pas dwa razy szerszy niż odległość, więc twarz rozpoznasz z {przyklad.kadr.odlegloscDawna}, z większą pewnością z {przyklad.kadr.odlegloscNowa}, a dalej zobaczysz sylwetkę i kierunek ucieczki.",
      ],
    },
    {
      kind: "text",
      id: "noc",
      heading: "Co kamera widzi w nocy",
      paragraphs: [
        "Po zmroku kamera włącza podczerwień i przechodzi na obraz czarno-biały. Przy zasięgu do {cctv.nocMax} rozpoznasz postać, ale rysy twarzy gubią się wcześniej. Do twarzy i koloru kurtki potrzebne jest białe światło, choćby lampa LED z czujką ruchu.",
        "Najczęstszą wadą nocnych nagrań jest odbicie: podczerwień odbita od podbitki, rynny albo pajęczyny oślepia kamerę i tło robi się czarne. Pomaga odsunięcie kamery od ściany albo osobny oświetlacz. Przez szybę kamera po zmroku nie widzi niczego.",
        "Odblaskowa tablica rejestracyjna w świetle podczerwieni zamienia się w białą plamę, a auto jest w ruchu. Na wjazd wybiera się kamerę z krótką migawką i wąskim kątem, ustawioną tylko na tablicę.",
      ],
      picture: { name: "04-kamera-kopulkowa" },
    },
    {
      kind: "compare",
      id: "systemy",
      heading: "Kamery IP, analogowe HD i Wi-Fi",
      items: [
        {
          name: "IP z zasilaniem PoE",
          description: "Jedna skrętka (UTP) niesie obraz i zasilanie, czyli PoE.",
          specs: [
            { label: "Przewód", value: "UTP kat. {lan.kategoria}" },
            { label: "Zapis", value: "rejestrator sieciowy (NVR)" },
            { label: "Odcinek", value: "do {lan.segment}" },
          ],
          advantages: ["Wysoka rozdzielczość", "Wspólny zasilacz awaryjny"],
          disadvantages: ["Kabel do każdej kamery"],
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
          advantages: ["Wykorzystuje stare kable"],
          disadvantages: ["Mniej funkcji, osobne zasilanie"],
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
          advantages: ["Montaż bez kucia"],
          disadvantages: ["Zakłócenie radia przerywa nagranie", "Za zapis w chmurze płaci się co miesiąc"],
          applications: "Mieszkanie, lokal wynajmowany.",
        },
      ],
    },
    {
      kind: "rows",
      id: "elementy",
      heading: "Z czego składa się monitoring",
      items: [
        { term: "Kamera", text: "Na zewnątrz w obudowie {cctv.ip}." },
        {
          term: "Rejestrator",
          text: "Zapisuje obraz. Ustaw go tam, gdzie włamywacz nie trafi od razu.",
        },
        {
          term: "Dysk",
          text: "Model do pracy ciągłej, bo zwykły zużywa się przy takim zapisie szybciej.",
        },
        {
          term: "Przełącznik PoE",
          text: "Zasila kamery. Najpierw liczy się ich pobór, potem porty.",
        },
      ],
      after: [
        "Kształt zależy od miejsca. Pod okap i do klatki nadaje się kamera kopułkowa, bo trudno ją obrócić, na elewację i ogrodzenie tubowa, a obrotowa (PTZ) tylko na duży plac z obsługą, bo naraz patrzy w jedną stronę.",
      ],
    },
    {
      kind: "example",
      id: "zapis",
      heading: "Jaki dysk na dwa tygodnie nagrań",
      lead: "Cztery kamery 4 Mpx, zapis ciągły, strumień {przyklad.dysk.strumien} na kamerę w kompresji H.265.",
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
        "Wystarczy dysk {przyklad.dysk.dysk}. Z tym zapasem mieści około {przyklad.dysk.starczy} dób, potem najstarsze nagrania są nadpisywane.",
      after: [
        "Obraz {cctv.rozdzielczosc} potrzebuje około {przyklad.dysk.strumien4k}, czyli dwa razy większego dysku. Zapis po ruchu skraca nagrania kilka razy, ale bez bufora gubi chwile przed zdarzeniem, dlatego przy wejściu zapisuj ciągle, a po szkodzie od razu kopiuj fragment.",
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
        "Cenę podnoszą kucie i długie trasy, a osobno liczy się UPS, maszt, wykop i ochronę przepięciową. Ofertę, która milczy o dysku albo o uruchomieniu, porównuj dopiero po dopytaniu.",
      ],
      note: "{cena.vat}, z materiałem, według stawek z listopada 2026 r. Wiąże oferta.",
    },
    {
      kind: "text",
      id: "okablowanie",
      heading: "Kable, PoE i zasilanie awaryjne",
      paragraphs: [
        "Skrętkę do kamer prowadzi się jak [w domowej sieci](/poradnik/sieci-lan#trasy), na zewnątrz w płaszczu odpornym na słońce, w ziemi żelowaną i w rurze.",
        "Typowy przypadek z małej firmy: po zmroku kamery znikały jedna po drugiej, rano wracały, a właściciel podejrzewał kable. Przełącznik PoE ma jednak granicę mocy portu i mocy łącznej, a tę drugą przeoczono. W dzień oddawał 35 W. Po włączeniu oświetlaczy osiem kamer po {przyklad.poe.kamera} chciało {przyklad.poe.suma}, a model miał {przyklad.poe.przelacznik} i odcinał porty. Wymiana na model 120 W, z próbą po zmroku, zajęła dwie godziny.",
        "Kamera na słupie sprowadza do domu przepięcia z wyładowań, dlatego na obu końcach linii montuje się ogranicznik (SPD), a między budynkami kładzie światłowód.",
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
          text: "Gniazdo jest zbędne, bo prąd przychodzi skrętką z przełącznika PoE.",
        },
        {
          term: "Dalej, na własnej działce",
          text: "Kabel zasilający i światłowód w osobnych rurach, na końcu mały przełącznik PoE w szczelnej obudowie.",
        },
        {
          term: "Prąd jest, internetu brak",
          text: "Rejestrator nagrywa na miejscu, podgląd daje modem LTE z anteną.",
          note: "modem: {cctv.cena.modem}",
        },
        {
          term: "Nie ma nic: działka, budowa",
          text: "Kamera z modemem LTE, panelem słonecznym i akumulatorem. Najpierw sprawdź zasięg telefonu.",
          note: "{cctv.cena.bezSieci}",
        },
      ],
      after: [
        "Zapis ciągły z samego słońca zimą się nie uda. Kamera, która pobiera {przyklad.bezSieci.pobor}, zużywa na dobę {przyklad.bezSieci.doba}, a panel {przyklad.bezSieci.panel} daje w grudniu średnio {przyklad.bezSieci.grudzien}. Dlatego takie kamery śpią, budzi je ruch, a akumulator starcza na kilka pochmurnych dni.",
      ],
    },
    {
      kind: "text",
      id: "dostep",
      heading: "Podgląd w telefonie bez otwierania portów",
      paragraphs: [
        "Kamerę z hasłem fabrycznym automat znajdzie i przejmie. Najgorsze jest przekierowanie portu na routerze prosto do rejestratora, bo obraz z domu ogląda wtedy każdy, kto zna lukę w jego oprogramowaniu. Podgląd uruchamia się przez [szyfrowane połączenie](/poradnik/sieci-lan#bezpieczenstwo) albo usługę producenta z dwuskładnikowym logowaniem, a hasło administratora zmień zaraz po odbiorze.",
      ],
      list: [
        "Każdy domownik ma własne konto, bez prawa kasowania nagrań.",
        "Raz w miesiącu odtwórz nagranie sprzed tygodnia, bo inaczej nie dowiesz się, że zapis stanął.",
      ],
    },
  ],
  faq: [
    {
      question: "Co zrobić, gdy kamera straciła obraz?",
      answer:
        "Gdy zniknęły wszystkie, odłącz i podłącz ponownie zasilacz rejestratora, jeśli ma zwykłą wtyczkę. Przy jednej nie wchodź na drabinę, bo serwis zmierzy przewód i port PoE od strony przełącznika.",
    },
    {
      question: "Czy mogę założyć kamerę na klatce w bloku?",
      answer:
        "Potrzebna jest zgoda wspólnoty lub spółdzielni, a kadr z drzwiami sąsiada robi z ciebie administratora danych. Mniej kłopotu sprawia wizjer elektroniczny, włączany dzwonkiem.",
    },
    {
      question: "Czy kamery zastąpią alarm?",
      answer:
        "Nie. Kamera pokazuje, co się stało, a [alarm](/poradnik/systemy-alarmowe) reaguje w chwili wejścia, także z akumulatora. Najwięcej dają razem, gdy czujka uruchamia nagranie i powiadomienie z obrazem.",
    },
  ],
  advice:
    "Pokaż plan kadrów instalatorowi, dopóki zestaw nie jest kupiony: sprawdzi pola widzenia, trasy i obciążenie PoE. Zasilanie 230 V i ochronę przepięciową zostaw osobom z uprawnieniami, a regulamin w firmie skonsultuj z inspektorem ochrony danych.",
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
