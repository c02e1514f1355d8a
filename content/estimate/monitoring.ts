import type { EstimateSubject } from "@/lib/content/types";

const wired = { question: "zasilanie", is: ["oba", "prad"] } as const;
const ready = { question: "trasy", is: ["gotowe"] } as const;
const newCables = { question: "trasy", is: ["budowa", "wykonczony"] } as const;
const plate = { question: "noc", is: ["tablica"] } as const;
const business = { when: [{ question: "miejsce", is: ["firma"] }], vat: "vat.podstawowy" } as const;

export const monitoring: EstimateSubject = {
  id: "monitoring",
  service: "monitoring",
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
        { id: "dzialka", label: "Działkę, budowę", say: "Na odludziu kamerę wieszamy wyżej, z dala od rąk." },
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
      id: "zasilanie",
      text: "Czy jest tam prąd i internet?",
      short: "Prąd i internet",
      answers: [
        { id: "oba", label: "Jest jedno i drugie" },
        { id: "prad", label: "Jest prąd, nie ma internetu", say: "Podgląd idzie wtedy przez kartę SIM." },
        {
          id: "nic",
          label: "Nie ma prądu",
          say: "Prąd da panel słoneczny. Zimą daje go mało, więc akumulator dobieramy z zapasem.",
        },
      ],
    },
    {
      kind: "one",
      id: "trasy",
      text: "Którędy pójdą przewody?",
      short: "Trasy",
      when: [wired],
      answers: [
        { id: "gotowe", label: "Kable już leżą", say: "Leżące kable sprawdzimy miernikiem: dobre zostają." },
        { id: "budowa", label: "Przed tynkami" },
        { id: "wykonczony", label: "Gotowe ściany", say: "Po gotowej elewacji i przez stropy montaż trwa dłużej." },
      ],
    },
    {
      kind: "one",
      id: "noc",
      text: "Co ma być widać nocą?",
      short: "Noc",
      answers: [
        {
          id: "ruch",
          label: "Że ktoś idzie",
          part: "lower",
          say: "Do wykrycia ruchu wystarczy podczerwień w kamerze.",
        },
        { id: "twarz", label: "Twarz", part: "upper", say: "Twarz wymaga kamery blisko przejścia i światła." },
        {
          id: "tablica",
          label: "Tablica rejestracyjna",
          part: "upper",
          say: "Do tablic doliczyliśmy osobną kamerę, ustawioną na wjazd.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [wired],
      what: "Kamery z montażem, rejestrator, dysk na każde cztery kamery i uruchomienie.",
      time: "{cctv.czasMontazu} przy czterech kamerach na gotowych trasach",
      included: [
        "Plan kadrów i montaż kamer",
        "Zapis, podgląd w telefonie i hasła",
        "Sprawdzenie obrazu i przeszkolenie",
      ],
      excluded: ["Maszty, wykopy i praca podnośnika", "Abonament za internet", "Tablice informacyjne i dokumenty RODO"],
      terms: [
        { fact: "cctv.cena.kamera", times: "kamery" },
        { fact: "cctv.cena.gotowyPunkt", times: "kamery", fullRange: true, when: [ready] },
        { fact: "cctv.cena.punkt", times: "kamery", fullRange: true, when: [newCables] },
        {
          fact: "cctv.cena.gotoweSciany",
          times: "kamery",
          fullRange: true,
          when: [{ question: "trasy", is: ["wykonczony"] }],
        },
        { fact: "cctv.cena.kamera", when: [plate] },
        { fact: "cctv.cena.punkt", fullRange: true, when: [plate] },
        { fact: "cctv.cena.rejestrator", fullRange: true },
        { fact: "cctv.cena.dysk", times: "kamery", per: 4, fullRange: true },
        { fact: "cctv.cena.uruchomienie", fullRange: true },
        { fact: "cctv.cena.modem", fullRange: true, when: [{ question: "zasilanie", is: ["prad"] }] },
      ],
      net: business,
    },
    {
      when: [{ question: "zasilanie", is: ["nic"] }],
      what: "Kamery bez prądu i internetu: {cctv.cena.bezSieci} brutto za sztukę z modemem LTE, panelem, akumulatorem i zapisem na karcie.",
      time: "jeden dzień przy jednej lub dwóch kamerach",
      included: [
        "Kamera, modem, panel i akumulator",
        "Maszt albo uchwyt z montażem",
        "Podgląd w telefonie i przeszkolenie",
      ],
      excluded: ["Karta SIM i abonament", "Fundament pod wysoki maszt", "Tablice informacyjne"],
      terms: [
        { fact: "cctv.cena.bezSieci", times: "kamery" },
        { fact: "cctv.cena.bezSieci", when: [plate] },
      ],
      net: business,
    },
  ],
  rows: [
    {
      id: "4kamery",
      what: "{przyklad.cctv.kamery4} kamery z montażem",
      amount: "{przyklad.cctv.zestaw4}",
      note: "z rejestratorem, przewody przed tynkami, w gotowych ścianach drożej",
      time: "{cctv.czasMontazu} na gotowych trasach",
    },
    {
      id: "8kamer",
      what: "{przyklad.cctv.kamery8} kamer z montażem",
      amount: "{przyklad.cctv.zestaw8}",
      note: "z rejestratorem i dwoma dyskami, przewody przed tynkami",
      time: "po obejrzeniu tras",
    },
    {
      id: "bez-pradu",
      what: "Kamera bez prądu",
      amount: "{cctv.cena.bezSieci}",
      note: "kamera LTE z panelem, akumulatorem i montażem",
      time: "jeden dzień",
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
      text: "Zestaw z rejestratorem, dyskiem {przyklad.dysk.dysk} i podglądem w telefonie kosztuje {przyklad.cctv.zestaw4}.",
    },
    {
      title: "Wspólnota, {przyklad.cctv.kamery8} kamer",
      text: "Zestaw z dwoma dyskami i kontami o różnych uprawnieniach kosztuje {przyklad.cctv.zestaw8}.",
    },
  ],
  arrangements: [{ label: "Termin", value: "{obietnica.instalacja}" }],
  checklist: [
    "Zdjęcia ścian, na których mają wisieć kamery.",
    "Miejsce na rejestrator, zamykane i przewiewne.",
    "Hasło do routera na dzień uruchomienia.",
  ],
  pages: [
    { label: "Monitoring: sprzęt i ceny", to: "/uslugi/monitoring" },
    { label: "Poradnik: monitoring", to: "/poradnik/monitoring" },
  ],
};
