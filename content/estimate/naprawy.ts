import type { EstimateSubject } from "@/lib/content/types";

const visit = "Dojazd, diagnoza i pierwsza godzina pracy";
const measured = "Pomiar naprawionego obwodu";
const noted = "Zapis, co było uszkodzone";
const nextHour = "Każda następna godzina, {naprawa.godzina} brutto";
const breaker = "Nowy wyłącznik, {naprawa.wylacznik} brutto";
const devices = "Naprawa urządzeń podłączonych do gniazd";
const grid = "Usterki przed licznikiem, w sieci operatora";
const business = { when: [{ question: "budynek", is: ["firma"] }], vat: "vat.mieszkaniowy" } as const;

export const naprawy: EstimateSubject = {
  id: "naprawy",
  service: "naprawy",
  request: "naprawy instalacji",
  questions: [
    {
      kind: "one",
      id: "objaw",
      text: "Co się dzieje?",
      short: "Objaw",
      answers: [
        {
          id: "ciemno",
          label: "Nie ma prądu",
          urgent: "{zasada.ciemno} {zasada.dym}",
        },
        { id: "polowa", label: "Nie ma prądu w części", urgent: "{zasada.faza} {zasada.dym}" },
        {
          id: "wybija",
          label: "Wybija bezpiecznik",
          urgent: "{zasada.wybicie}",
        },
        { id: "grzeje", label: "Iskrzy, grzeje się, czuć spaleniznę", urgent: "{zasada.spalenizna} {zasada.gniazdo}" },
        { id: "niedziala", label: "Nie działa gniazdo, lampa", say: "Sprawdź, co jeszcze nie działa w tym pokoju." },
      ],
    },
    {
      kind: "one",
      id: "budynek",
      text: "Jaki to budynek?",
      short: "Budynek",
      answers: [
        {
          id: "mieszkanie",
          label: "Mieszkanie",
          say: "Za licznikiem naprawiamy my, przed nim zarządca albo operator.",
        },
        { id: "dom", label: "Dom", say: "W domu sprawdzamy też złącze i uziom." },
        { id: "wspolnota", label: "Klatka, część wspólna", say: "Naprawę części wspólnej zleca zarządca." },
        { id: "firma", label: "Firma", say: "Powiedz, czego nie wolno wyłączyć." },
      ],
    },
    {
      kind: "one",
      id: "gdzie",
      text: "Gdzie jest usterka?",
      short: "Miejsce",
      answers: [
        {
          id: "calosc",
          label: "W całym budynku",
          part: "upper",
          say: "Szukanie zaczynamy od złącza i rozdzielnicy.",
        },
        { id: "pokoj", label: "W jednym pokoju", say: "Usterka w jednym obwodzie to zwykle jedna wizyta." },
        {
          id: "urzadzenie",
          label: "Przy jednym urządzeniu",
          part: "lower",
        },
      ],
    },
    {
      kind: "one",
      id: "zdjecie",
      text: "Masz zdjęcie rozdzielnicy?",
      short: "Zdjęcie",
      answers: [
        { id: "tak", label: "Tak, dołączę", say: "Po zdjęciu wiemy, jakie aparaty zabrać." },
        {
          id: "nie",
          label: "Nie",
          say: "Zrób zdjęcie z przodu, z osłonami na miejscu, jeśli jest sucho i nic nie dymi.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "objaw", is: ["ciemno", "polowa"] }],
      what: "Dojazd z diagnozą i pierwszą godziną pracy, {naprawa.wizyta} brutto. Nowy wyłącznik to {naprawa.wylacznik} brutto.",
      time: "{obietnica.awaria}",
      included: [visit, measured, noted],
      excluded: [nextHour, breaker, devices, grid],
      terms: [{ fact: "naprawa.wizyta" }],
      net: business,
    },
    {
      when: [{ question: "objaw", is: ["wybija"] }],
      what: "Dojazd z diagnozą i godziną pracy, {naprawa.wizyta}, i druga godzina szukania, {naprawa.godzina} brutto. Nowy wyłącznik to {naprawa.wylacznik} brutto.",
      time: "{obietnica.awaria}",
      included: ["Dojazd, diagnoza i dwie godziny pracy", measured, noted],
      excluded: ["Trzecia i każda następna godzina, {naprawa.godzina} brutto", breaker, devices, grid],
      terms: [{ fact: "naprawa.wizyta" }, { fact: "naprawa.godzina" }],
      net: business,
    },
    {
      when: [{ question: "objaw", is: ["grzeje", "niedziala"] }],
      what: "Dojazd z diagnozą i godziną pracy, {naprawa.wizyta}, i jedno nowe gniazdo albo łącznik, {naprawa.gniazdo} brutto, jak każde następne.",
      time: "{obietnica.awaria}",
      included: [visit, "Jedno nowe gniazdo albo łącznik z wymianą", measured, noted],
      excluded: [nextHour, "Następne gniazdo albo łącznik, {naprawa.gniazdo} brutto", devices, grid],
      terms: [{ fact: "naprawa.wizyta" }, { fact: "naprawa.gniazdo" }],
      net: business,
    },
  ],
  remarks: [
    {
      when: [
        { question: "objaw", is: ["wybija", "niedziala"] },
        { question: "gdzie", is: ["urzadzenie"] },
      ],
      say: "Odłącz urządzenie: bywa, że winne jest ono, nie instalacja.",
    },
    { when: [{ question: "objaw", is: ["ciemno", "wybija", "grzeje", "niedziala"] }], say: "{wizyta.odmowa}" },
  ],
  rows: [
    {
      id: "wizyta",
      what: "Naprawa",
      amount: "{naprawa.wizyta}",
      note: "dojazd, diagnoza, godzina pracy",
      time: "{obietnica.awaria}",
      offer: true,
    },
    {
      id: "diagnoza",
      what: "Diagnoza bez naprawy",
      amount: "{wizyta.diagnoza}",
      note: "dojazd i diagnoza, gdy po niej rezygnujesz",
      time: "jedna wizyta",
    },
    {
      id: "gniazdo",
      what: "Wymiana gniazda",
      amount: "{naprawa.gniazdo}",
      note: "albo łącznika, w czasie wizyty, z materiałem",
      time: "jedna wizyta",
    },
    {
      id: "wylacznik",
      what: "Nowy wyłącznik nadprądowy",
      amount: "{naprawa.wylacznik}",
      note: "w czasie wizyty, z materiałem",
      time: "jedna wizyta",
    },
    {
      id: "godzina",
      what: "Następna godzina szukania",
      amount: "{naprawa.godzina}",
      note: "zaczynamy ją dopiero za twoją zgodą",
      time: "zależy od liczby puszek",
    },
  ],
  depends: [
    "Czas szukania: liczba puszek i to, czy usterka się powtarza.",
    "Miejsce: gniazdo, puszka pod tynkiem czy rozdzielnica.",
    "Aparaty i osprzęt do wymiany, w osobnej pozycji.",
    "Odległość i pora dojazdu.",
  ],
  examples: [
    {
      title: "Nadpalone gniazdo w kuchni",
      text: "Miejsce znane, bez szukania i kucia: dojazd, nowe gniazdo, żyły skrócone do zdrowej miedzi, pomiar. Jedna wizyta.",
    },
    {
      title: "Trzecia usterka w tym samym obwodzie",
      text: "Dostajesz dwie kwoty obok siebie: kolejnej naprawy i wymiany obwodu po {wymiana.cenaPelna}.",
    },
  ],
  arrangements: [{ label: "Kwota", value: "wstępnie przed wyjazdem, ostatecznie po diagnozie" }],
  checklist: ["Zapisz, co było włączone i czy padało.", "Zostaw wolne dojście do rozdzielnicy."],
  pages: [
    { label: "Naprawy: z czego składa się cena", to: "/uslugi/naprawy" },
    { label: "Poradnik: awarie", to: "/poradnik/awarie" },
  ],
};
