import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Oględziny rozdzielnicy i osprzętu",
  "Ciągłość przewodów ochronnych i rezystancja izolacji",
  "Impedancja pętli zwarcia w gniazdach",
  "Prąd i czas zadziałania różnicówek",
  "Protokół w PDF i na papierze, z podpisem i pieczątką",
] as const;
const excluded = [
  "Naprawa usterek, wyceniana po protokole",
  "Ponowny pomiar po naprawie",
  "Instalacja odgromowa, jeśli jej nie zaznaczysz",
] as const;

export const pomiary = {
  id: "pomiary",
  service: "pomiary",
  name: "Pomiary",
  request: "pomiarów elektrycznych",
  questions: [
    {
      kind: "one",
      id: "co",
      text: "Co mierzymy?",
      short: "Obiekt",
      answers: [
        { id: "dom", label: "Dom" },
        {
          id: "mieszkanie",
          label: "Mieszkanie",
          say: "Mieszkanie ma mniej obwodów niż dom, kwotę podamy po ich liczbie.",
        },
        { id: "wspolnota", label: "Wspólnota", say: "Bloki wyceniamy za lokal i klatkę, w terminach wyłączeń." },
        { id: "firma", label: "Firma", say: "W firmie o cenie przesądza liczba obwodów i maszyn, nie metraż." },
      ],
    },
    {
      kind: "number",
      id: "metry",
      text: "Ile dom ma powierzchni?",
      short: "Powierzchnia",
      hint: "Wszystkie kondygnacje, z garażem w bryle domu.",
      when: [{ question: "co", is: ["dom"] }],
      unit: "m²",
      min: 20,
      max: 600,
      typical: 120,
    },
    {
      kind: "one",
      id: "cel",
      text: "Po co ci pomiary?",
      short: "Cel",
      answers: [
        {
          id: "kontrola",
          label: "Kontrola okresowa",
          say: "Ustawa każe powtarzać ją co najmniej {pomiary.przegladDom}.",
        },
        { id: "odbior", label: "Odbiór budowy", say: "Protokół dołączysz do zawiadomienia o zakończeniu budowy." },
        { id: "sprzedaz", label: "Sprzedaż albo polisa", say: "Notariusz i ubezpieczyciel pytają o datę kontroli." },
        { id: "remont", label: "Po remoncie lub zalaniu", say: "Wystarczy zbadać zmienione i zalane obwody." },
      ],
    },
    {
      kind: "many",
      id: "dodatki",
      text: "Co jeszcze jest na miejscu?",
      short: "Dodatkowo",
      hint: "Zaznacz wszystko, co pasuje. Jeśli nic, idź dalej.",
      answers: [
        {
          id: "rozdzielnica",
          label: "Druga rozdzielnica",
          say: "Druga rozdzielnica dodaje obwody, więc podniesie kwotę.",
        },
        { id: "piorunochron", label: "Piorunochron", say: "Instalacja odgromowa to osobna pozycja w ofercie." },
        { id: "fotowoltaika", label: "Fotowoltaika", say: "Panele mierzymy osobno, po stronie prądu stałego." },
        { id: "ladowarka", label: "Ładowarka auta", say: "Ładowarka ma własny obwód i własną próbę różnicówki." },
      ],
    },
    {
      kind: "one",
      id: "ostatnie",
      text: "Kiedy były ostatnie pomiary?",
      short: "Ostatnie pomiary",
      answers: [
        { id: "do5", label: "Do 5 lat temu", say: "Stary protokół skraca pracę: zrób jego zdjęcie." },
        { id: "dawniej", label: "Dawniej", say: "Termin ustawowy minął, a polisa może go wymagać." },
        { id: "niewiem", label: "Nie wiem", say: "Zapytaj zarządcę albo poprzedniego właściciela o protokół." },
      ],
    },
  ],
  prices: [
    {
      when: [
        { question: "co", is: ["dom"] },
        { question: "metry", upTo: "pomiary.progMaly" },
      ],
      what: "Dom do {pomiary.progMaly}, pełna dokumentacja w cenie.",
      included,
      excluded,
      terms: [{ fact: "pomiary.domDo150" }],
      from: true,
    },
    {
      when: [
        { question: "co", is: ["dom"] },
        { question: "metry", above: "pomiary.progMaly", upTo: "pomiary.progDuzy" },
      ],
      what: "Dom od {pomiary.progMaly} do {pomiary.progDuzy}, pełna dokumentacja w cenie.",
      included,
      excluded,
      terms: [{ fact: "pomiary.dom150do250" }],
      from: true,
    },
  ],
  rows: [
    {
      label: "Pomiary domu do {pomiary.progMaly}",
      price: "od {pomiary.domDo150}",
      time: "{pomiary.termin} od zgłoszenia",
      offer: "pomiary.domDo150",
    },
    {
      label: "Pomiary domu powyżej {pomiary.progMaly} do {pomiary.progDuzy}",
      price: "od {pomiary.dom150do250}",
      time: "{pomiary.termin} od zgłoszenia",
      offer: "pomiary.dom150do250",
    },
    {
      label: "Większy dom, mieszkanie, wspólnota, firma",
      price: "po liczbie obwodów",
      time: "{pomiary.termin} od zgłoszenia",
    },
  ],
  depends: [
    "Liczba obwodów i punktów: każdy mierzymy osobno.",
    "Liczba lokali i klatek, do których trzeba umówić wejście.",
    "Piorunochron, fotowoltaika i maszyny, jeśli mają być w protokole.",
  ],
  examples: [
    {
      title: "Dom 120 m², kontrola okresowa",
      text: "Jedna rozdzielnica, bez piorunochronu: od {pomiary.domDo150}, z protokołem w PDF i na papierze.",
    },
    {
      title: "Dom 200 m² z garażem",
      text: "Podrozdzielnica w garażu i ładowarka: od {pomiary.dom150do250}, a o ile więcej, powiemy po liczbie obwodów.",
    },
  ],
  terms: [
    { label: "Przyjazd", value: "{pomiary.termin} od zgłoszenia" },
    { label: "Dokumenty", value: "{pomiary.dokumenty} po pomiarach" },
    { label: "Na miejscu", value: "od kilku godzin do całego dnia" },
  ],
  prepare: [
    "Odsuń meble od gniazd, niczego nie rozkręcaj.",
    "Wyjmij z gniazd elektronikę: próba izolacji podaje 500 V.",
    "Uprzedź domowników, że prąd zniknie na część wizyty.",
    "Przygotuj stary protokół albo jego zdjęcie.",
  ],
  pages: [
    { label: "Pomiary: zakres i normy", to: "/uslugi/pomiary" },
    { label: "Wzór protokołu z objaśnieniem", to: "/wzor-protokolu" },
  ],
} as const satisfies EstimateSubject;
