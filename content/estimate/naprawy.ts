import type { EstimateSubject } from "@/lib/content/types";

export const naprawy = {
  id: "naprawy",
  service: "naprawy",
  name: "Naprawy",
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
          say: "Zajrzyj do sąsiadów: jeśli też go nie mają, dzwoń pod {tel.energetyczne}.",
        },
        {
          id: "wybija",
          label: "Wybija zabezpieczenie",
          say: "Wyjmij wtyczki z tego obwodu i załącz raz. Drugi raz już nie.",
        },
        {
          id: "grzeje",
          label: "Iskrzy, grzeje się, czuć",
          say: "Nie dotykaj gniazda ani wtyczki. Dym albo ogień: wyjdź i dzwoń pod {tel.alarmowy}.",
        },
        { id: "niedziala", label: "Nie działa gniazdo, lampa", say: "Sprawdź, co jeszcze nie działa w tym pokoju." },
      ],
    },
    {
      kind: "one",
      id: "gdzie",
      text: "Gdzie?",
      short: "Miejsce",
      answers: [
        { id: "calosc", label: "W całym budynku", say: "Szukanie zaczynamy od złącza i rozdzielnicy." },
        { id: "pokoj", label: "W jednym pokoju", say: "Jeden obwód zwykle znajduje się w czasie jednej wizyty." },
        {
          id: "urzadzenie",
          label: "Przy jednym urządzeniu",
          say: "Odłącz urządzenie: bywa, że winne jest ono, nie instalacja.",
        },
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
        { id: "firma", label: "Firma, wspólnota", say: "Powiedz, co stoi i czego nie wolno wyłączyć." },
      ],
    },
    {
      kind: "one",
      id: "zdjecie",
      text: "Masz zdjęcie rozdzielnicy?",
      short: "Zdjęcie",
      answers: [
        { id: "tak", label: "Tak, dołączę", say: "Po zdjęciu wiemy, jakie aparaty zabrać." },
        { id: "nie", label: "Nie", say: "Zrób je z przodu, z osłonami na miejscu, jeśli jest sucho i nic nie dymi." },
      ],
    },
  ],
  prices: [],
  rows: [{ label: "Naprawa", price: "wstępnie po rozmowie, ostatecznie po diagnozie", time: "{obietnica.awaria}" }],
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
      text: "Dostajesz dwie kwoty obok siebie: kolejnej naprawy i wymiany obwodu po {wymiana.cena}.",
    },
  ],
  terms: [
    { label: "Przyjazd", value: "{obietnica.awaria}" },
    { label: "Kwota", value: "wstępnie przed wyjazdem, ostatecznie po diagnozie" },
  ],
  prepare: [
    "Zapisz, co było włączone i czy padało.",
    "Wyjmij wtyczki z obwodu, który się wyłącza.",
    "Odsuń meble od miejsca usterki.",
  ],
  pages: [
    { label: "Naprawy: z czego składa się cena", to: "/uslugi/naprawy" },
    { label: "Poradnik: awarie", to: "/poradnik/awarie" },
  ],
} as const satisfies EstimateSubject;
