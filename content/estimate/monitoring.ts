import type { EstimateSubject } from "@/lib/content/types";

const included = [
  "Plan kadrów i montaż kamer",
  "Zapis, podgląd w telefonie i hasła",
  "Sprawdzenie obrazu i przeszkolenie",
] as const;
const excluded = [
  "Maszty, wykopy i praca podnośnika",
  "Łącze internetowe i abonament",
  "Tablice informacyjne i dokumenty RODO",
] as const;

export const monitoring = {
  id: "monitoring",
  service: "monitoring",
  name: "Monitoring",
  split: "Monito-ring",
  request: "monitoringu wizyjnego",
  questions: [
    {
      kind: "one",
      id: "miejsce",
      text: "Co mają widzieć kamery?",
      short: "Miejsce",
      answers: [
        { id: "dom", label: "Dom i podjazd" },
        {
          id: "wspolnota",
          label: "Klatki i parking",
          say: "Wspólnota potrzebuje tablic informacyjnych i zasad dostępu do nagrań.",
        },
        { id: "firma", label: "Firmę, magazyn", say: "Praca na wysokości i maszty podnoszą cenę: obejrzymy teren." },
      ],
    },
    {
      kind: "number",
      id: "kamery",
      text: "Ile kamer?",
      short: "Kamery",
      hint: "Policz wejścia, podjazd i boki budynku. Jedna kamera nie zobaczy dwóch ścian.",
      unit: "szt.",
      min: 1,
      max: 16,
      typical: 4,
    },
    {
      kind: "one",
      id: "trasy",
      text: "Którędy pójdą przewody?",
      short: "Trasy",
      answers: [
        {
          id: "gotowe",
          label: "Kable już leżą",
          say: "Leżące kable sprawdzimy miernikiem: dobre zostają, a cena spada.",
        },
        { id: "budowa", label: "Przed tynkami" },
        {
          id: "wykonczony",
          label: "Gotowe ściany",
          say: "Po gotowej elewacji i przez stropy montaż trwa dłużej, dlatego cena jest od.",
        },
      ],
    },
    {
      kind: "one",
      id: "noc",
      text: "Co ma być widać nocą?",
      short: "Noc",
      answers: [
        { id: "ruch", label: "Że ktoś idzie", say: "Do wykrycia ruchu wystarczy podczerwień w kamerze." },
        {
          id: "twarz",
          label: "Twarz",
          say: "Twarz wymaga kamery blisko przejścia i światła: to zwykle górna połowa przedziału.",
        },
        {
          id: "tablica",
          label: "Tablica rejestracyjna",
          say: "Na tablice potrzebna jest osobna kamera ustawiona na wjazd.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "trasy", is: ["gotowe", "budowa"] }],
      what: "Kamery z montażem, rejestrator, dysk na cztery kamery i uruchomienie. Rząd wielkości, wiąże oferta.",
      included,
      excluded,
      terms: [
        { fact: "cctv.cena.kamera", times: "kamery" },
        { fact: "cctv.cena.punkt", times: "kamery" },
        { fact: "cctv.cena.rejestrator" },
        { fact: "cctv.cena.dysk", times: "kamery", per: 4 },
        { fact: "cctv.cena.uruchomienie" },
      ],
    },
    {
      when: [{ question: "trasy", is: ["wykonczony"] }],
      what: "Tyle zestaw na prostych trasach. Ile dodają gotowe ściany, powiemy po zdjęciach elewacji.",
      included,
      excluded,
      terms: [
        { fact: "cctv.cena.kamera", times: "kamery" },
        { fact: "cctv.cena.punkt", times: "kamery" },
        { fact: "cctv.cena.rejestrator" },
        { fact: "cctv.cena.dysk", times: "kamery", per: 4 },
        { fact: "cctv.cena.uruchomienie" },
      ],
      from: true,
    },
  ],
  rows: [
    {
      label: "{przyklad.cctv.kamery4} kamery, rejestrator, dysk",
      price: "{przyklad.cctv.zestaw4}",
      time: "{cctv.czasMontazu} na gotowych trasach",
    },
    {
      label: "{przyklad.cctv.kamery8} kamer, rejestrator, dwa dyski",
      price: "{przyklad.cctv.zestaw8}",
      time: "po obejrzeniu tras",
    },
  ],
  depends: [
    "Liczba kamer i długość przewodów.",
    "Wysokość montażu, wykop albo światłowód do drugiego budynku.",
    "Liczba dni, przez które nagranie ma zostać.",
  ],
  examples: [
    {
      title: "Dom, {przyklad.cctv.kamery4} kamery",
      text: "Rejestrator z zasilaniem kamer, dysk {przyklad.dysk.dysk} i podgląd w telefonie: {przyklad.cctv.zestaw4}.",
    },
    {
      title: "Wspólnota, {przyklad.cctv.kamery8} kamer",
      text: "Dwa dyski i konta z różnymi uprawnieniami: {przyklad.cctv.zestaw8}.",
    },
  ],
  terms: [
    { label: "Montaż", value: "{cctv.czasMontazu} przy czterech kamerach na gotowych trasach" },
    { label: "Termin", value: "{obietnica.instalacja}" },
  ],
  prepare: [
    "Zdjęcia ścian, na których mają wisieć kamery.",
    "Miejsce na rejestrator, zamykane i przewiewne.",
    "Hasło do routera na dzień uruchomienia.",
  ],
  pages: [
    { label: "Monitoring: sprzęt i ceny", to: "/uslugi/monitoring" },
    { label: "Poradnik: monitoring", to: "/poradnik/monitoring" },
  ],
} as const satisfies EstimateSubject;
