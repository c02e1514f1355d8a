import type { Service } from "@/lib/content/types";

export const alarmy = {
  slug: "alarmy",
  code: "F6",
  icon: "siren",
  name: "Alarmy",
  serviceType: "Systemy alarmowe",
  card: "Czujki, centrala, powiadomienia i zasilanie awaryjne na {alarm.podtrzymanie}.",
  meta: {
    title: "Alarmy Śląsk: włamanie, pożar, dostęp",
    description:
      "Systemy alarmowe na Śląsku: projekt stref, czujki, centrala, powiadomienia w telefonie, przycisk SOS. Montaż, próba i szkolenie domowników lub załogi.",
    keywords: [
      "alarmy Śląsk",
      "systemy alarmowe",
      "montaż alarmu w domu",
      "czujki dymu",
      "kontrola dostępu",
      "centrala alarmowa",
      "alarm Satel",
    ],
  },
  updated: "2026-11-20",
  hero: {
    title: "Alarm, który działa także bez prądu",
    lead: "Projektujemy i montujemy systemy włamaniowe, pożarowe i kontrolę dostępu. Po zaniku napięcia centrala z czujkami pracuje dalej z akumulatora, zwykle {alarm.podtrzymanie}.",
    picture: { name: "15-system-alarmowy" },
  },
  sections: [
    {
      kind: "specs",
      id: "liczby",
      tag: "P1",
      heading: "System alarmowy w czterech liczbach",
      items: [
        { value: "{alarm.podtrzymanie}", label: "pracy z akumulatora, zależnie od liczby urządzeń" },
        { value: "do {alarm.syrena}", label: "głośność sygnalizatora, podawana dla odległości 1 m" },
        { value: "{alarm.test}", label: "próba systemu, którą zrobisz w kilka minut" },
        { value: "{alarm.koszt}", label: "koszt systemu w mieszkaniu i domu, orientacyjnie" },
      ],
    },
    {
      kind: "cards",
      id: "rodzaje",
      tag: "X1",
      columns: 3,
      heading: "Rodzaje systemów: włamanie, pożar, dostęp",
      items: [
        {
          icon: "shield-alert",
          title: "Włamanie i napad",
          text: "Wykrywa otwarcie okna, zbicie szyby i ruch w środku.",
          features: [
            "kontaktrony i czujki stłuczenia",
            "czujki ruchu, także odporne na zwierzęta",
            "bariery przy ogrodzeniu",
          ],
        },
        {
          icon: "alarm-smoke",
          title: "Pożar i czad",
          text: "Ostrzega przy pierwszym dymie, wzroście temperatury i tlenku węgla.",
          features: [
            "czujki dymu w sypialniach i korytarzu",
            "czujka czadu przy kotle i kominku",
            "czujka gazu w kuchni",
          ],
        },
        {
          icon: "key-round",
          title: "Kontrola dostępu",
          text: "Otwiera drzwi tym, którzy mają prawo wejść, i zapisuje przejścia.",
          features: [
            "karta, kod, telefon albo odcisk palca",
            "godziny wejść dla każdej osoby",
            "zwolnienie drzwi ewakuacyjnych przy pożarze",
          ],
        },
      ],
    },
    {
      kind: "rows",
      id: "projekt",
      tag: "W1",
      tone: "dark",
      heading: "Projekt: najpierw drogi wejścia, potem czujki",
      lead: "Liczba czujek wynika z planu budynku, nie z zestawu na półce. Projekt pokazuje, co wykryje intruza i po ilu krokach.",
      items: [
        {
          term: "Drogi wejścia",
          text: "Drzwi, okna parteru, taras, garaż, okna dostępne z daszku. Każdej przypisujemy co najmniej jedną czujkę.",
        },
        {
          term: "Dwie linie ochrony",
          text: "Kontaktrony i czujki stłuczenia ostrzegają, zanim ktoś wejdzie. Czujki ruchu potwierdzają, że jest w środku.",
        },
        {
          term: "Strefy",
          text: "Parter na noc, garaż osobno, biuro po godzinach. Uzbrajasz część budynku, a w pozostałej chodzisz.",
        },
        {
          term: "Przewód czy radio",
          text: "W nowym domu kładziemy przewody razem z [instalacją](/uslugi/instalacje). W wykończonym montujemy czujki radiowe, także jako uzupełnienie.",
        },
        {
          term: "Stopień zabezpieczenia",
          text: "Norma zna cztery. W domach spotyka się najczęściej drugi, a wyższego może żądać ubezpieczyciel.",
          note: "PN-EN 50131-1",
        },
      ],
    },
    {
      kind: "rows",
      id: "centrala",
      tag: "K1",
      heading: "Centrale alarmowe: na co patrzymy",
      items: [
        { term: "Wejścia z zapasem", text: "Liczymy czujki i dodajemy miejsce na garaż, ogród i pokój na poddaszu." },
        {
          term: "Dwie drogi łączności",
          text: "Internet i sieć komórkowa jednocześnie. Przecięcie jednego kabla nie ucisza systemu.",
        },
        {
          term: "Obsługa",
          text: "Manipulator przy drzwiach, pilot, brelok albo telefon. Każdy domownik ma własny kod, który można odebrać.",
        },
        {
          term: "Pamięć zdarzeń",
          text: "Zapis mówi, kto i kiedy rozbroił system, która czujka zadziałała i kiedy zabrakło prądu.",
        },
        {
          term: "Wyjścia",
          text: "Alarm zapala światło, zamyka rolety, odcina wodę albo przekazuje sygnał do [smart home](/uslugi/smart-home).",
        },
      ],
      second: {
        heading: "Marki, które montujemy",
        items: [
          {
            term: "Satel",
            text: "Polski producent z Gdańska. Centrale przewodowe i hybrydowe, duży wybór modułów i czujek.",
            note: "domy, firmy, automatyka",
          },
          {
            term: "Jablotron",
            text: "Producent z Czech. Łączy magistralę i radio w jednym systemie z prostym manipulatorem.",
            note: "domy i mieszkania",
          },
          {
            term: "Ajax",
            text: "System radiowy z Ukrainy, sterowany z aplikacji. Montaż bez kucia, część czujek robi zdjęcie przy alarmie.",
            note: "wykończone wnętrza, lokale",
          },
          {
            term: "Bosch",
            text: "Marka z Niemiec: czujki i centrale dla większych obiektów, także do sygnalizacji pożarowej.",
            note: "biura, hale, instytucje",
          },
        ],
      },
    },
    {
      kind: "text",
      id: "pozar",
      tag: "K2",
      heading: "Systemy pożarowe: od czujki w domu do SSP",
      paragraphs: [
        "W domu wystarczą czujki dymu zgodne z PN-EN 14604 i czujki czadu zgodne z PN-EN 50291. Łączymy je ze sobą albo z alarmem, żeby pożar na parterze obudził cię na piętrze. Gdy nikogo nie ma, wiadomość przychodzi na telefon.",
        "W hotelu, hali czy szkole pracuje system sygnalizacji pożarowej (SSP) z urządzeń zgodnych z PN-EN 54. Projekt uzgadnia rzeczoznawca do spraw zabezpieczeń przeciwpożarowych. Przegląd odbywa się co najmniej raz w roku.",
        "Obowiązek czujek dymu w mieszkaniach wchodzi etapami: nowe budynki i lokale z usługami hotelarskimi już mu podlegają, pozostałe mieszkania od 2030 roku. Tam, gdzie spala się paliwo, dochodzi czujka czadu. Terminy i wyjątki sprawdź w rozporządzeniu MSWiA o ochronie przeciwpożarowej budynków.",
      ],
      list: [
        "Dym wykrywa czujka na suficie, z dala od narożnika i nawiewu.",
        "W kuchni i garażu lepiej działa czujka temperatury, bo nie reaguje na parę i spaliny.",
        "Przewody linii pożarowych dobieramy do czasu, przez który muszą działać w ogniu.",
      ],
      callout: {
        title: "Gdy czujka ostrzega o dymie lub czadzie:",
        text: "wyjdź z domownikami na zewnątrz i zadzwoń pod {tel.alarmowy} albo {tel.straz}. Przyczyny nie szukaj w środku.",
      },
    },
    {
      kind: "cards",
      id: "reakcja",
      tag: "S1",
      columns: 4,
      heading: "Co się dzieje, gdy czujka zadziała",
      items: [
        {
          icon: "smartphone",
          title: "Powiadomienia push",
          text: "Telefon pokazuje, która czujka zadziałała i kiedy. Przy braku internetu centrala wysyła SMS lub dzwoni.",
        },
        {
          icon: "battery-charging",
          title: "Zasilanie awaryjne",
          text: "Akumulator w centrali przejmuje pracę bez przerwy, na {alarm.podtrzymanie}. O zaniku sieci dostajesz wiadomość.",
        },
        {
          icon: "bell-ring",
          title: "Przycisk SOS",
          text: "Pod ladą, przy łóżku albo na nadgarstku. Wzywa domownika lub ochronę, głośno albo po cichu.",
        },
        {
          icon: "siren",
          title: "Sygnalizacja",
          text: "Syrena do {alarm.syrena} i światło na elewacji. Sygnalizator ma własny akumulator i zgłasza oderwanie od ściany.",
        },
      ],
    },
    {
      kind: "rows",
      id: "koszt",
      tag: "P2",
      heading: "Koszt alarmu i comiesięczna próba",
      items: [
        {
          term: "Ile kosztuje",
          text: "System w mieszkaniu lub domu kosztuje {alarm.koszt}. Dolna granica to kilka czujek, górna to cały dom z czujkami dymu i łącznością komórkową.",
        },
        {
          term: "Co podnosi cenę",
          text: "Liczba okien na parterze, czujki zewnętrzne, wyższy stopień zabezpieczenia i kontrola dostępu.",
        },
        {
          term: "Co płacisz potem",
          text: "Kartę SIM, baterie czujek, akumulator co kilka lat, a jeśli chcesz, abonament agencji ochrony.",
        },
      ],
      second: {
        heading: "Próba systemu",
        items: [
          {
            term: "Test czujek",
            text: "Rób go {alarm.test}. Uprzedź agencję, uzbrój system i przejdź przed czujkami. Sprawdź, czy syrena zadziałała i czy przyszła wiadomość.",
          },
          { term: "Przycisk SOS", text: "Naciśnij go w trybie testowym, razem z osobą, która ma odebrać wezwanie." },
          {
            term: "Przegląd serwisowy",
            text: "Akumulatory, czułość czujek i pamięć zdarzeń sprawdza instalator. Centrali nie otwieraj, w obudowie jest 230 V.",
          },
        ],
      },
      note: "Kwoty są orientacyjne i zmieniają się z cenami urządzeń. Wiążąca jest oferta po oględzinach.",
    },
    {
      kind: "steps",
      id: "etapy",
      tag: "A1",
      heading: "Cztery kroki do uzbrojonego domu",
      items: [
        {
          title: "Wizyta",
          text: "Oglądamy okna, drzwi, zwierzęta i zwyczaje domowników. Pytamy o wymagania ubezpieczyciela.",
        },
        {
          title: "Projekt i cena",
          text: "Dostajesz rozmieszczenie czujek, podział na strefy i cenę. Na życzenie liczymy wariant podstawowy i rozszerzony.",
        },
        {
          title: "Montaż i programowanie",
          text: "Prowadzimy przewody, mocujemy czujki i centralę, ustawiamy opóźnienia, kody oraz powiadomienia.",
        },
        {
          title: "Próba i szkolenie",
          text: "Wywołujemy alarm z każdej czujki i odłączamy zasilanie. Potem każdy domownik sam uzbraja i rozbraja system.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      tag: "P3",
      heading: "Dlaczego powierzyć nam alarm",
      items: [
        {
          title: "Kody ustalasz ty",
          text: "Przy odbiorze zmieniasz kod główny i nadajesz kody domownikom. Zasady dostępu serwisu uzgadniamy razem.",
        },
        {
          figure: "{firma.przyjazd}",
          title: "Na przyjazd po zgłoszeniu",
          text: "Najpierw przez telefon ustalamy, którą czujkę pominąć, żeby reszta domu pozostała chroniona.",
        },
        {
          figure: "{firma.lata}",
          title: "Praktyki w instalacjach",
          text: "Na prace dajemy gwarancję, a działalność ma ubezpieczenie OC.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      tag: "X2",
      heading: "Pytania o alarmy",
      items: [
        {
          question: "Czy pies lub kot wywoła fałszywy alarm?",
          answer:
            "Nie musi. Czujki odporne na zwierzęta pomijają je do masy podanej przez producenta. Przy większym psie chronimy same okna i drzwi albo osobną strefę.",
        },
        {
          question: "Co zrobi alarm, gdy ktoś odetnie prąd?",
          answer:
            "Przejdzie na akumulator i zgłosi zanik sieci. Czas pracy da się policzyć. Przykład: akumulator 7 Ah, pobór 0,35 A i 25% zapasu dają 16 godzin pracy.",
        },
        {
          question: "Czy potrzebuję agencji ochrony?",
          answer:
            "Nie, jeśli ktoś zawsze może zareagować na wiadomość. Agencja ma sens przy częstych wyjazdach i w firmie, a bywa warunkiem zniżki w polisie.",
        },
        {
          question: "Czy alarm połączę z kamerami?",
          answer:
            "Tak. Naruszenie czujki może otworzyć w telefonie obraz z najbliższej kamery. Opisujemy to przy usłudze [monitoring](/uslugi/monitoring), a pojęcia wyjaśnia [poradnik o alarmach](/poradnik/systemy-alarmowe).",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz zestaw czujek, skonsultuj plan z instalatorem i zajrzyj do warunków polisy. Centralę i zasilacz podłącza elektryk z uprawnieniami, nawet jeśli same czujki są na baterie.",
  band: {
    heading: "Zaplanujmy czujki na twoim rzucie",
    text: "Podaj liczbę pokoi, okien na parterze i zwierząt. Przygotujemy plan stref i bezpłatną wycenę.",
    button: { label: "Zapytaj o alarm", to: "/kontakt" },
  },
  related: { services: ["monitoring", "smart-home", "instalacje"], guides: ["systemy-alarmowe", "bezpieczenstwo"] },
} as const satisfies Service;
