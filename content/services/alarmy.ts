import type { Service } from "@/lib/content/types";

export const alarmy: Service = {
  slug: "alarmy",
  code: "F6",
  icon: "siren",
  name: "Alarmy",
  serviceType: "Systemy alarmowe",
  group: "Systemy bezpieczeństwa",
  offer: true,
  law: "alarm",
  photos: "rzut pomieszczeń, drzwi i okna na parterze",
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
      "ile kosztuje alarm",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Alarm do domu, mieszkania i firmy",
    lead: "Alarm ostrzega przed włamaniem, dymem i czadem, także bez prądu z sieci. Płacisz za każdą czujkę, przed tynkami mniej niż w gotowym wnętrzu.",
    facts: [
      { price: "alarmy/dom", to: "#koszt" },
      { price: "alarmy/mieszkanie", to: "#koszt" },
      { label: "Czas", time: true, value: "{alarm.czasMieszkanie} w mieszkaniu, {alarm.czasDom} w domu", to: "#etapy" },
      { label: "Dostajesz", value: "plan stref, własne kody i kartę prób", to: "#etapy" },
    ],
    drawing: {
      drawing: "plan",
      title: "Parter z drogami wejścia i czujkami",
      caption:
        "Pierwsza linia ochrony to kontaktrony w oknach i drzwiach (dwa prostokąty), druga czujki ruchu (kwadrat z trójkątem) w salonie i holu. Zakreskowany garaż jest osobną strefą, bo prowadzą z niego drzwi do domu. Centrala wisi w holu.",
      plan: "parter-alarm",
    },
  },
  sections: [
    {
      kind: "cards",
      id: "rodzaje",
      inBar: "Zakres",
      columns: 3,
      heading: "Włamanie, pożar i kontrola dostępu",
      items: [
        {
          icon: "shield-alert",
          title: "Włamanie i napad",
          text: "Montujemy kontaktrony (czujki otwarcia) w oknach i drzwiach, czujki ruchu i stłuczenia szyby, a na działce bariery przy ogrodzeniu.",
        },
        {
          icon: "alarm-smoke",
          title: "Pożar, czad i gaz",
          text: "Czujki dymu są na każdym piętrze, czadu przy kotle, kominku i sypialniach, gazu w kuchni. Czuwają także po rozbrojeniu alarmu.",
        },
        {
          icon: "key-round",
          title: "Kontrola dostępu",
          text: "Drzwi otwiera karta, kod, telefon albo odcisk palca, w wyznaczonych godzinach. Przy pożarze zwalniają się bez klucza.",
        },
      ],
    },
    {
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje alarm",
      picture: { name: "15-system-alarmowy" },
      inBar: "Cena",
      ask: "Policz okna na parterze, drzwi i pokoje. Przybliżoną kwotę podamy już w rozmowie.",
      paragraphs: [
        "W wykończonym wnętrzu, z czujkami radiowymi, przyjmij górną połowę przedziału. Przed tynkami wychodzi dolna, bo przewody kładziemy razem z [instalacją](/uslugi/instalacje), a czujka przewodowa jest o {alarm.cena.doplataRadio} tańsza od radiowej.",
      ],
      caption: "Alarm z powiadomieniami, materiałem i montażem",
      columns: ["Alarm", "Zakres", "Orientacyjna cena"],
      rows: [
        {
          label: "Mieszkanie na parterze",
          cells: [
            "{przyklad.alarm.czujkiMieszkanie} czujki: drzwi, okno balkonowe, dwie ruchu",
            "{przyklad.alarm.kosztMieszkanie}",
          ],
        },
        {
          label: "Dom 140 m² z garażem",
          cells: [
            "{przyklad.alarm.czujkiDom} czujek: okna, drzwi, ruch, szyby, dym, czad, zalanie",
            "{przyklad.alarm.kosztDom}",
          ],
        },
        {
          label: "Sama centrala",
          cells: ["z manipulatorem, sygnalizatorem, akumulatorem i łącznością", "{alarm.cena.baza}"],
        },
        { label: "Każda czujka", cells: ["montaż, ustawienie i próba", "{alarm.cena.czujka}"] },
        {
          label: "Agencja ochrony z patrolem",
          cells: ["abonament, osobna umowa z agencją", "{alarm.abonament} miesięcznie"],
        },
        {
          label: "Przegląd raz w roku",
          cells: ["w domu: pomiar akumulatora, czyszczenie i próba czujek", "{alarm.cena.przeglad}"],
        },
      ],
      after: [
        "Osobno liczymy czujki zewnętrzne, kontrolę dostępu, kucie i tynk. Alarm dla firmy wyceniamy po przeczytaniu warunków jej polisy.",
      ],
      note: "{cena.vat}, z listopada 2026 r. Wiążąca jest oferta po oględzinach.",
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Od wizyty do pierwszego uzbrojenia",
      inBar: "Przebieg",
      ask: "Przygotuj rzut, warunki polisy i wagę psa lub kota. Wizytę umówisz w jednej rozmowie.",
      items: [
        {
          title: "Wizyta",
          time: "{obietnica.awaria}",
          text: "Oglądamy okna, drzwi i podejścia do domu, pytamy o zwierzęta i godziny powrotów. Wycena jest {firma.wycenaSlownie}.",
        },
        {
          title: "Projekt i oferta",
          text: "Na rzucie zaznaczamy strefy i czujki, każdą z ceną. {obietnica.cena}",
        },
        {
          title: "Montaż i programowanie",
          time: "{alarm.czasMieszkanie} w mieszkaniu, {alarm.czasDom} w domu",
          text: "Mocujemy czujki, centralę i sygnalizator, ustawiamy opóźnienia, kody oraz powiadomienia.",
        },
        {
          title: "Próba i szkolenie",
          time: "w dniu odbioru",
          text: "Odłączamy zasilanie i wywołujemy alarm z każdej czujki, a ty sprawdzasz, czy wiadomość przyszła na telefon. Domownicy uzbrajają i rozbrajają system przy nas, po czym oddajemy kartę prób, plan stref i instrukcję.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego powierzyć nam alarm",
      items: [
        {
          title: "Kody znasz tylko ty",
          text: "Zmieniasz je przy odbiorze, a dostęp serwisowy odblokowujesz sam, na czas naszej pracy.",
        },
        {
          figure: "{alarm.podtrzymanie}",
          title: "Tyle alarm działa bez prądu",
          text: "Akumulator [liczymy](/poradnik/systemy-alarmowe#zasilanie) z zapasem na starzenie. Mały alarm działa na akumulatorze {przyklad.alarm7.pojemnosc} przez {przyklad.alarm7.czas}. Alarm przewodowy w domu z {przyklad.alarm.czujkiDom} czujkami potrzebuje {przyklad.alarm.akumulator} na {przyklad.alarm.godziny} i {przyklad.alarm.akumulatorDoba} na {przyklad.alarm.doba}.",
        },
        {
          figure: "{firma.lata}",
          title: "Tyle pracujemy przy instalacjach",
          text: "Kable czujek, zasilanie centrali i pomiary robi jedna firma. Z każdą usterką dzwonisz pod ten sam numer.",
        },
      ],
    },
    {
      kind: "rows",
      id: "projekt",
      tone: "dark",
      heading: "Czujki wynikają z dróg wejścia",
      items: [
        {
          term: "Dwie linie ochrony",
          text: "Każde drzwi, okno parteru, taras i garaż mają czujkę, która alarmuje, zanim ktoś wejdzie, a czujki ruchu potwierdzają, że intruz jest w środku.",
        },
        {
          term: "Strefy",
          text: "Nocą czuwają okna, drzwi i garaż, a po domu chodzisz swobodnie.",
        },
        {
          term: "Stopień zabezpieczenia",
          text: "W domach wystarcza zwykle drugi z [czterech stopni](/poradnik/systemy-alarmowe#stopnie), choć ubezpieczyciel może zażądać wyższego.",
          note: "PN-EN 50131-1",
        },
      ],
      second: {
        firstHeading: "Czujki i strefy",
        heading: "Centrala alarmowa",
        items: [
          {
            term: "Łączność",
            text: "Internet i sieć komórkowa działają naraz. Gdy ktoś przetnie kabel, centrala wysyła SMS albo dzwoni.",
          },
          {
            term: "Obsługa",
            text: "System uzbrajasz manipulatorem, brelokiem albo telefonem. Każdy domownik ma własny kod, a pamięć zapisuje, kto i kiedy rozbroił system.",
          },
          {
            term: "Marki",
            text: "W domach montujemy Satel, Jablotron i Ajax, a w biurach, halach i przy sygnalizacji pożarowej Bosch.",
          },
          {
            term: "Próba {alarm.test}",
            text: "Robisz ją sam, w [kwadrans](/poradnik/systemy-alarmowe#proba), a raz w roku serwis mierzy akumulator. Centrali nie otwieraj. W obudowie jest 230 V.",
          },
        ],
      },
    },
    {
      kind: "text",
      id: "pozar",
      heading: "Dym i czad w domu, SSP w dużym budynku",
      paragraphs: [
        "Autonomiczne czujki dymu (PN-EN 14604) i czadu (PN-EN 50291-1) łączymy ze sobą albo z alarmem, żeby pożar na parterze obudził cię na piętrze. Mają własną baterię i sygnał, więc działają też wtedy, gdy centrala straci zasilanie.",
        "Autonomiczna czujka dymu jest już [obowiązkowa](/poradnik/systemy-alarmowe#dym-i-czad) w nowych budynkach i w najmie na doby, a od {czujki.mieszkania} także w starszych mieszkaniach i domach.",
        "Większy hotel, galeria i szpital potrzebują systemu sygnalizacji pożarowej (SSP) według PN-EN 54, z własnym projektem i przeglądem co najmniej raz w roku.",
      ],
    },
    {
      kind: "cards",
      id: "reakcja",
      columns: 4,
      heading: "Co się dzieje, gdy czujka zadziała",
      items: [
        {
          icon: "smartphone",
          title: "Powiadomienia push",
          text: "W telefonie czytasz „okno w kuchni”, a nie „linia 7”, także o drugiej w nocy.",
        },
        {
          icon: "battery-charging",
          title: "Zasilanie awaryjne",
          text: "Gdy gaśnie sieć, pracę przejmuje akumulator, a na telefon przychodzi wiadomość, że nie ma prądu.",
        },
        {
          icon: "bell-ring",
          title: "Przycisk SOS",
          text: "Przycisk pod ladą, przy łóżku albo na nadgarstku wzywa pomoc z syreną albo po cichu.",
        },
        {
          icon: "siren",
          title: "Sygnalizacja",
          text: "Sygnalizator na elewacji świeci i wyje do {alarm.syrena}, także z własnego akumulatora.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania o alarmy",
      inBar: "Pytania",
      items: [
        {
          question: "Czy pies lub kot wywoła fałszywy alarm?",
          answer:
            "Nie musi. Czujki odporne na zwierzęta pomijają je do wagi podanej przez producenta, a przy większym psie chronimy same okna i drzwi.",
        },
        {
          question: "Czy przejmiecie alarm po innej firmie?",
          answer:
            "Tak, jeśli masz kod serwisowy, a bez niego zerujemy centralę i programujemy ją od nowa, o ile pokażesz, że budynek jest twój.",
        },
        {
          question: "Czy firma montująca alarm musi mieć koncesję?",
          answer:
            "W domach, sklepach i biurach nie. Koncesji wymagają montaż i serwis w obiektach obowiązkowo chronionych, wpisanych do ewidencji wojewody ({alarm.koncesjaPrzepis}), a agencja z patrolem potrzebuje jej zawsze. {dowod.koncesjaZdanie}",
        },
      ],
    },
  ],
  advice:
    "Zanim kupisz zestaw, ustal plan czujek z instalatorem, choćby na naszej wizycie. Centralę podłącza elektryk z uprawnieniami, nawet jeśli same czujki są na baterie.",
  band: {
    heading: "Alarm dobrany do okien i drzwi",
    text: "Do wstępnego planu stref z ceną potrzebujemy liczby pokoi, okien na parterze i zwierząt.",
    button: { label: "Zapytaj o alarm", to: "/kontakt" },
  },
  related: { services: ["monitoring", "smart-home", "instalacje"], guides: ["systemy-alarmowe", "bezpieczenstwo"] },
};
