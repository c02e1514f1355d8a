import type { EstimateSubject } from "@/lib/content/types";

const measured = "Pomiar z protokołem";
const mounted = "Montaż ładowarki, którą kupisz, i próba z autem";
const charger = "Sama ładowarka";
const power = "Większa moc z sieci i nowa rozdzielnica, jeśli są potrzebne";

export const ladowarka: EstimateSubject = {
  id: "ladowarka",
  name: "Ładowarka auta",
  request: "obwodu do ładowarki samochodu",
  questions: [
    {
      kind: "one",
      id: "gdzie",
      text: "Gdzie stanie auto?",
      short: "Miejsce",
      answers: [
        { id: "dom", label: "Przy domu" },
        { id: "blok", label: "W garażu pod blokiem", say: "{prawo.ladowarkaBlok}" },
        { id: "firma", label: "Przy firmie", say: "Przy kilku ładowarkach liczymy też moc przyłącza." },
      ],
    },
    {
      kind: "one",
      id: "droga",
      text: "Jak daleko od rozdzielnicy?",
      short: "Droga kabla",
      hint: "Licz drogę wzdłuż ścian i sufitu.",
      when: [{ question: "gdzie", is: ["dom", "firma"] }],
      answers: [
        { id: "blisko", label: "Do 15 m" },
        { id: "dalej", label: "15–40 m w budynku" },
        { id: "wykop", label: "Wykopem przez ogród", say: "Do kabla w ziemi dochodzi rów z podsypką i folią." },
      ],
    },
    {
      kind: "number",
      id: "metry",
      text: "Ile metrów wykopu?",
      short: "Wykop",
      when: [{ question: "droga", is: ["wykop"] }],
      unit: "m",
      min: 3,
      max: 100,
      typical: 15,
    },
    {
      kind: "number",
      id: "sztuki",
      text: "Ile ładowarek?",
      short: "Ładowarki",
      when: [{ question: "gdzie", is: ["blok", "firma"] }],
      unit: "szt.",
      min: 1,
      max: 20,
      typical: 1,
    },
    {
      kind: "one",
      id: "moc",
      text: "Jaka moc ładowania?",
      short: "Moc",
      answers: [
        {
          id: "kw11",
          label: "11 kW, trzy fazy",
          say: "Za noc auto zwykle ładuje się do pełna, a obecna moc przyłącza często wystarcza.",
        },
        { id: "jedna", label: "3,7–7,4 kW, jedna faza", part: "lower" },
        {
          id: "kw22",
          label: "22 kW",
          part: "upper",
          say: "22 kW to zwykle większe przyłącze i zgłoszenie u operatora.",
        },
        { id: "niewiem", label: "Nie wiem", unknown: true, say: "Moc dobierzemy do auta i do zapasu w przyłączu." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "gdzie", is: ["dom"] }],
      what: "Obwód ładowarki {ladowarka.obwod} do 15 m, dalej w budynku {ladowarka.dalej} więcej, w ziemi {przylacze.kabel.metr}, brutto.",
      time: "jeden dzień, z wykopem dwa albo trzy",
      included: ["Przewód, zabezpieczenie i własna różnicówka", mounted, measured],
      excluded: [charger, power, "Tynki i malowanie po kuciu"],
      terms: [
        { fact: "ladowarka.obwod" },
        { fact: "ladowarka.dalej", when: [{ question: "droga", is: ["dalej"] }] },
        { fact: "przylacze.kabel.metr", times: "metry", when: [{ question: "droga", is: ["wykop"] }] },
      ],
    },
    {
      when: [{ question: "gdzie", is: ["blok"] }],
      what: "{ladowarka.garaz} brutto za ładowarkę do 40 m od tablicy garażu, po zgodzie wspólnoty.",
      time: "po zgodzie wspólnoty jeden albo dwa dni na ładowarkę",
      included: ["Przewód w korytach, zabezpieczenie i różnicówka", "Podlicznik energii", mounted, measured],
      excluded: [charger, "Ekspertyza instalacji budynku i uchwała", "Sterownik, który dzieli moc między ładowarki"],
      terms: [{ fact: "ladowarka.garaz", times: "sztuki" }],
    },
    {
      when: [{ question: "gdzie", is: ["firma"] }],
      what: "Obwód ładowarki {przyklad.ladowarka.netto} netto za sztukę do 15 m, dalej drożej.",
      time: "termin w ofercie",
      included: ["Przewód, zabezpieczenie i własna różnicówka", mounted, measured],
      excluded: [charger, power, "Sterownik, który dzieli moc między ładowarki", "Słupek, fundament i oznakowanie"],
      terms: [
        { fact: "ladowarka.obwod", times: "sztuki" },
        { fact: "ladowarka.dalej", times: "sztuki", when: [{ question: "droga", is: ["dalej"] }] },
        { fact: "przylacze.kabel.metr", times: "metry", when: [{ question: "droga", is: ["wykop"] }] },
      ],
      net: { when: [], vat: "vat.mieszkaniowy" },
    },
  ],
  rows: [
    {
      id: "dom",
      what: "Obwód ładowarki 11 kW",
      amount: "{ladowarka.obwod}",
      note: "do 15 m przewodu, z montażem i pomiarem, bez samej ładowarki",
      time: "jeden dzień",
    },
    {
      id: "dalej",
      what: "Ładowarka dalej niż 15 m",
      amount: "{ladowarka.dalej}",
      note: "dopłata do obwodu, do 40 m w budynku",
      time: "jeden dzień",
    },
    {
      id: "blok",
      what: "Ładowarka pod blokiem",
      amount: "{ladowarka.garaz}",
      note: "do 40 m w korytach, z podlicznikiem, bez samej ładowarki",
      time: "po zgodzie wspólnoty",
    },
    {
      id: "firma",
      what: "Ładowarka w firmie",
      amount: "{przyklad.ladowarka.netto}",
      note: "obwód do 15 m, za sztukę, bez samej ładowarki",
      net: true,
      time: "termin w ofercie",
    },
  ],
  depends: [
    "Droga kabla: w korycie, w bruździe albo w ziemi.",
    "Zapas mocy w przyłączu i wolne miejsce w rozdzielnicy.",
    "Moc ładowarki i to, czy sama wykrywa prąd stały.",
  ],
  examples: [
    {
      title: "Garaż w bryle domu",
      text: "Ładowarka 11 kW wisi kilka metrów od rozdzielnicy: {ladowarka.obwod} z montażem i pomiarem.",
    },
    {
      title: "Miejsce w hali pod blokiem",
      text: "Kabel idzie korytem od tablicy garażu i ma podlicznik: {ladowarka.garaz} po zgodzie wspólnoty.",
    },
  ],
  arrangements: [{ label: "Oględziny", value: "bezpłatne, z zapasem mocy policzonym na miejscu" }],
  checklist: [
    "Zdjęcie rozdzielnicy i licznika z przodu.",
    "Zdjęcie miejsca, w którym stanie auto.",
    "Model auta albo ładowarki, jeśli już wybrany.",
  ],
  pages: [
    { label: "Ładowarka: dom, blok, firma", to: "/uslugi/instalacje#ladowarka" },
    { label: "Poradnik: moc i ładowarka", to: "/poradnik/obliczanie-mocy" },
  ],
};
