import type { Service } from "@/lib/content/types";

export const alarmy = {
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
  updated: "2026-11-21",
  hero: {
    title: "Alarm, który działa także bez prądu",
    lead: "Projektujemy i montujemy systemy włamaniowe, pożarowe i kontrolę dostępu.",
    facts: [
      { label: "Cena", value: "{alarm.koszt}", note: "system z montażem" },
      { label: "Czas", value: "dom: {alarm.czasDom}" },
      { label: "Dostajesz", value: "ustawione strefy, próby i instrukcję" },
    ],
    drawing: {
      drawing: "plan",
      title: "Parter z drogami wejścia i czujkami",
      caption:
        "Pierwsza linia to kontaktrony w oknach i drzwiach (dwa prostokąty), druga czujki ruchu (kwadrat z trójkątem) w salonie i holu. Garaż, zaznaczony bursztynem, jest osobną strefą, bo prowadzą z niego drzwi do domu. Centrala wisi w holu.",
      size: [16, 9],
      rooms: [
        { name: "salon", box: [0, 0, 7, 5], tone: "pale" },
        { name: "kuchnia", box: [7, 0, 5, 5], tone: "pale" },
        { name: "garaż", box: [12, 0, 4, 9], tone: "live" },
        { name: "hol", box: [0, 5, 7, 4], tone: "pale" },
        { name: "gabinet", box: [7, 5, 5, 4], tone: "pale" },
      ],
      symbols: [
        { symbol: "contact", at: [3.5, 0] },
        { symbol: "contact", at: [9.5, 0] },
        { symbol: "contact", at: [2.2, 9] },
        { symbol: "contact", at: [9.5, 9] },
        { symbol: "contact", at: [14, 9] },
        { symbol: "motion", at: [0.6, 4.3] },
        { symbol: "motion", at: [15.3, 4.3] },
        { symbol: "motion", at: [6.4, 5.6] },
        { symbol: "alarm", at: [5.8, 8.2] },
      ],
    },
  },
  sections: [
    {
      kind: "specs",
      id: "liczby",
      heading: "Liczby, które warto znać przed ofertą",
      items: [
        { value: "{alarm.podtrzymanie}", label: "pracy z akumulatora, zależnie od liczby urządzeń" },
        { value: "do {alarm.syrena}", label: "głośność sygnalizatora, podawana dla odległości 1 m" },
        { value: "{alarm.test}", label: "próba systemu, którą zrobisz w kilka minut" },
        { value: "{alarm.koszt}", label: "koszt systemu z montażem w mieszkaniu i domu" },
      ],
    },
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
      tone: "dark",
      heading: "Projekt od dróg wejścia do czujek",
      lead: "Liczba czujek wynika z planu budynku. Projekt pokazuje, która wykryje intruza i po ilu krokach.",
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
      heading: "Centrala alarmowa i jej obsługa",
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
      heading: "Od czujki dymu w domu do SSP",
      paragraphs: [
        "W domu wystarczą czujki dymu zgodne z PN-EN 14604 i czujki czadu zgodne z PN-EN 50291. Łączymy je ze sobą albo z alarmem, żeby pożar na parterze obudził cię na piętrze. Gdy nikogo nie ma, wiadomość przychodzi na telefon.",
        "W większym hotelu, galerii handlowej czy szpitalu pracuje system sygnalizacji pożarowej (SSP) z urządzeń zgodnych z PN-EN 54. Projekt uzgadnia rzeczoznawca do spraw zabezpieczeń przeciwpożarowych. Przegląd odbywa się co najmniej raz w roku.",
        "Czujka dymu jest już obowiązkowa w nowych budynkach, a od {czujki.hotele} także w hotelach i mieszkaniach wynajmowanych na doby. Pozostałe mieszkania i domy obejmie {czujki.mieszkania} Tam, gdzie spala się paliwo, dochodzi czujka czadu. Wyjątki sprawdź w rozporządzeniu MSWiA o ochronie przeciwpożarowej budynków.",
      ],
      list: [
        "Dym wykrywa czujka na suficie, z dala od narożnika i nawiewu.",
        "W kuchni i garażu lepiej działa czujka temperatury, bo nie reaguje na parę i spaliny.",
        "Przewody linii pożarowych dobieramy do czasu, przez który muszą działać w ogniu.",
      ],
      callout: {
        title: "Gdy odezwie się czujka.",
        text: "{zasada.dym} Przy alarmie czadu otwórz po drodze okno, wyprowadź wszystkich na świeże powietrze i zadzwoń pod ten sam numer.",
      },
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
      kind: "table",
      id: "koszt",
      heading: "Ile kosztuje alarm",
      inBar: "Cena",
      ask: "Podaj liczbę pokoi i drzwi na zewnątrz, a powiemy, ile czujek potrzeba.",
      paragraphs: [
        "System w mieszkaniu lub domu kosztuje {alarm.koszt}. W małym mieszkaniu płaci się głównie za centralę z osprzętem, w domu za czujki i ich okablowanie.",
      ],
      caption: "Alarm z centralą, sygnalizatorem, akumulatorem i powiadomieniami, z materiałem i montażem",
      columns: ["Obiekt", "Zakres", "Orientacyjna cena"],
      rows: [
        {
          label: "Mieszkanie na parterze",
          cells: [
            "czujki ({przyklad.alarm.czujkiMieszkanie}): drzwi, okno balkonowe, dwie ruchu; radio, bez kucia",
            "{przyklad.alarm.kosztMieszkanie}",
          ],
        },
        {
          label: "Dom 140 m² z garażem",
          cells: [
            "{przyklad.alarm.czujkiDom} czujek: okna, drzwi, ruch, szyby, dym, czad, zalanie; dwa manipulatory",
            "{przyklad.alarm.kosztDom}",
          ],
        },
      ],
      after: [
        "Cenę podnoszą czujki zewnętrzne, wyższy stopień zabezpieczenia, kontrola dostępu i kucie w wykończonym domu. Potem płacisz za kartę SIM, baterie czujek i akumulator co kilka lat. Agencja ochrony z patrolem to następne {alarm.abonament} miesięcznie, według umowy z nią.",
      ],
      note: "{cena.vat}. Czujki drożeją i tanieją, więc kwoty z listopada 2026 r. są orientacyjne. Wiąże oferta po oględzinach.",
    },
    {
      kind: "rows",
      id: "zlecenie",
      heading: "Od zlecenia do własnych kodów",
      continues: true,
      items: [
        {
          term: "Ile to trwa",
          text: "Alarm radiowy z kilkoma czujkami to {alarm.czasMieszkanie} pracy, przewodowy w domu {alarm.czasDom}, w tym kable przed tynkami. Uzbrojony oddajemy {obietnica.instalacja}.",
        },
        {
          term: "Co dostajesz",
          text: "Plan stref, uruchomiony system, kod główny do zmiany, instrukcję i kartę próby każdej czujki.",
          note: "{gwarancja.krotko}",
        },
        {
          term: "Co przygotować",
          text: "Rzut albo zdjęcia okien i drzwi, warunki polisy, masę psa lub kota i listę osób, które mają mieć kod.",
        },
        {
          term: "Czego cena nie obejmuje",
          text: "Umowy z agencją ochrony, karty SIM, napraw tynku i systemu sygnalizacji pożarowej, który wymaga osobnego projektu.",
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
    },
    {
      kind: "steps",
      id: "etapy",
      heading: "Od wizyty do pierwszego uzbrojenia",
      inBar: "Przebieg",
      ask: "Pierwszą wizytę umówisz w jednej rozmowie.",
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
          text: "Wywołujemy alarm z każdej czujki i odłączamy zasilanie. Potem każdy domownik uzbraja i rozbraja system na naszych oczach.",
        },
      ],
    },
    {
      kind: "reasons",
      id: "dlaczego",
      heading: "Dlaczego powierzyć nam alarm",
      items: [
        {
          title: "Kody ustalasz ty",
          text: "Przy odbiorze zmieniasz kod główny i nadajesz kody domownikom. Zasady dostępu serwisu uzgadniamy razem.",
        },
        {
          figure: "{firma.przyjazd}",
          title: "Na przyjazd do usterki",
          text: "Najpierw przez telefon ustalamy, którą czujkę pominąć, żeby reszta domu pozostała chroniona.",
        },
        {
          title: "Kto montuje",
          text: "Samo świadectwo elektryka nie mówi nic o alarmach. {dowod.koncesjaZdanie}",
        },
        {
          figure: "{firma.lata}",
          title: "Praktyki w instalacjach",
          text: "Zasilanie 230 V mierzymy jak każdy obwód. {dowod.uprawnieniaZdanie} {dowod.ocZdanie}",
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
            "Nie musi. Czujki odporne na zwierzęta pomijają je do masy podanej przez producenta. Przy większym psie chronimy same okna i drzwi albo osobną strefę.",
        },
        {
          question: "Co zrobi alarm, gdy ktoś odetnie prąd?",
          answer:
            "Przejdzie na akumulator i zgłosi zanik sieci. Czas pracy da się policzyć. Akumulator {przyklad.alarm7.pojemnosc}, pobór {przyklad.alarm7.pobor} i {przyklad.alarm7.zapas} zapasu dają {przyklad.alarm7.czas}.",
        },
        {
          question: "Czy firma montująca alarm musi mieć koncesję?",
          answer:
            "W domach, sklepach i biurach nie musi. Koncesji ministra wymagają montaż i serwis zabezpieczeń w obiektach podlegających obowiązkowej ochronie, z ewidencji wojewody: {alarm.koncesjaPrzepis}. Agencja, która odbiera sygnały i wysyła patrol, ma ją mieć zawsze, więc zapytaj o numer.",
        },
        {
          question: "Czy potrzebuję agencji ochrony?",
          answer:
            "Nie, jeśli ktoś zawsze może zareagować na wiadomość. Agencja ma sens przy częstych wyjazdach i w firmie, a niektóre polisy dają za nią zniżkę. Orientacyjną opłatę podajemy przy [cenie alarmu](#koszt).",
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
    "Plan czujek skonsultuj z instalatorem przed zakupem zestawu i zajrzyj do warunków polisy. Centralę i zasilacz podłącza elektryk z uprawnieniami, nawet jeśli same czujki są na baterie.",
  band: {
    heading: "Alarm dobrany do okien i drzwi",
    text: "Powiedz, ile masz pokoi, okien na parterze i zwierząt. Plan stref z ceną przygotujemy bezpłatnie.",
    button: { label: "Zapytaj o alarm", to: "/kontakt" },
  },
  related: { services: ["monitoring", "smart-home", "instalacje"], guides: ["systemy-alarmowe", "bezpieczenstwo"] },
} as const satisfies Service;
