import type { EstimateSubject } from "@/lib/content/types";

const operatorsPart = ["Przyłącze operatora do {przylacze.limitMetrow}, ze złączem i miejscem na licznik"] as const;
const ourPart = [
  "Rów i kabel od złącza do domu",
  "Rozdzielnica główna, uziom i pomiary",
  "Projekt, gdy wymagają go warunki",
] as const;
const operatorsFee = "Opłata operatora za moc, liczona osobno";
const underground = { question: "linia", is: ["ziemna"] } as const;
const overhead = { question: "linia", is: ["napowietrzna"] } as const;

export const przylacza: EstimateSubject = {
  id: "przylacza",
  service: "przylacza",
  split: "Przy-łącza",
  request: "przyłącza elektrycznego",
  questions: [
    {
      kind: "one",
      id: "rodzaj",
      text: "Czego dotyczy przyłącze?",
      short: "Zakres",
      answers: [
        { id: "nowe", label: "Nowy dom" },
        { id: "moc", label: "Większa moc" },
        { id: "kabel", label: "Kabel na działce" },
        {
          id: "licznik",
          label: "Przestawienie licznika",
          say: "Licznik zdejmuje i plombuje operator, resztę robimy my.",
        },
        {
          id: "fazy",
          label: "Z jednej fazy na trzy",
          say: "W bloku zapytaj najpierw zarządcę, czy pion ma trzy fazy.",
        },
        { id: "budowa", label: "Prąd na plac budowy", say: "Po budowie złącze zostaje i zasila dom." },
      ],
    },
    {
      kind: "number",
      id: "kilowaty",
      text: "Ile kilowatów?",
      short: "Moc",
      hint: "Dom z gazem ma zwykle 12–16 kW, z pompą ciepła 17–22 kW. Dokładniej policzy kalkulator w poradniku.",
      when: [{ question: "rodzaj", is: ["nowe"] }],
      unit: "kW",
      min: 4,
      max: 40,
      typical: 14,
    },
    {
      kind: "number",
      id: "wiecej",
      text: "O ile kilowatów więcej?",
      short: "Przyrost mocy",
      hint: "Opłatę liczy się tylko od różnicy. Moc umowna jest na rachunku.",
      when: [{ question: "rodzaj", is: ["moc"] }],
      unit: "kW",
      min: 1,
      max: 36,
      typical: 9,
    },
    {
      kind: "one",
      id: "linia",
      text: "Jaka linia idzie do działki?",
      short: "Linia",
      when: [{ question: "rodzaj", is: ["nowe", "moc"] }],
      answers: [
        { id: "ziemna", label: "Kabel w ziemi" },
        { id: "napowietrzna", label: "Przewody na słupach" },
        {
          id: "niewiem",
          label: "Nie wiem",
          unknown: true,
          say: "Rodzaj linii wskaże operator w warunkach przyłączenia.",
        },
      ],
    },
    {
      kind: "number",
      id: "metry",
      text: "Ile metrów od złącza do domu?",
      short: "Długość",
      hint: "Złącze to szafka w ogrodzeniu. Wystarczą kroki, krok to mniej więcej metr.",
      when: [{ question: "rodzaj", is: ["kabel"] }],
      unit: "m",
      min: 3,
      max: 150,
      typical: 20,
    },
    {
      kind: "one",
      id: "grunt",
      text: "Co jest po drodze?",
      short: "Grunt",
      when: [{ question: "rodzaj", is: ["kabel"] }],
      answers: [
        { id: "trawnik", label: "Trawnik, ziemia", part: "lower" },
        {
          id: "kostka",
          label: "Kostka, korzenie, skarpa",
          part: "upper",
          say: "Kostkę zdejmujemy i układamy z powrotem.",
        },
      ],
    },
    {
      kind: "one",
      id: "warunki",
      text: "Masz warunki przyłączenia?",
      short: "Warunki",
      when: [{ question: "rodzaj", is: ["nowe", "moc", "kabel", "fazy", "budowa"] }],
      answers: [
        { id: "tak", label: "Tak", say: "Przyślij ich zdjęcie: są tam moc, granica własności i termin." },
        { id: "nie", label: "Nie", say: "Wniosek złożymy z pełnomocnictwem i dopilnujemy odpowiedzi." },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "rodzaj", is: ["nowe"] }],
      brief: "opłata operatora",
      what: "Opłata operatora z VAT. Nasza część osobno: {przyklad.przylacze.metry} kabla od złącza do domu, w trawniku albo pod kostką, kosztuje {przyklad.przylacze.kabelDomu}.",
      time: "warunki {przylacze.warunkiV} od wniosku, budowa {przylacze.budowa}",
      included: operatorsPart,
      excluded: ourPart,
      terms: [
        { fact: "przylacze.stawkaKabel", times: "kilowaty", vat: "vat.podstawowy", when: [underground] },
        { fact: "przylacze.stawkaNapowietrzna", times: "kilowaty", vat: "vat.podstawowy", when: [overhead] },
      ],
    },
    {
      when: [{ question: "rodzaj", is: ["moc"] }],
      brief: "opłata operatora",
      what: "Opłata operatora z VAT za dodatkowe kilowaty. Naszą część, zabezpieczenie i linię do rozdzielnicy, wycenimy po zdjęciach.",
      time: "warunki {przylacze.warunkiV} od wniosku",
      included: ["Zgoda operatora na większą moc i nowe zabezpieczenie przed licznikiem"],
      excluded: ["Grubsza linia od licznika do rozdzielnicy", "Przeróbka rozdzielnicy i pomiary"],
      terms: [
        { fact: "przylacze.stawkaKabel", times: "wiecej", vat: "vat.podstawowy", when: [underground] },
        { fact: "przylacze.stawkaNapowietrzna", times: "wiecej", vat: "vat.podstawowy", when: [overhead] },
      ],
    },
    {
      when: [{ question: "rodzaj", is: ["kabel"] }],
      what: "Kabel od złącza do domu: {przylacze.kabel.metr}, do tego podłączenie obu końców z pomiarami, {przylacze.kabel.konce}.",
      time: "od jednego do trzech dni",
      included: ["Rów, podsypka, kabel, folia i zasypanie", "Podłączenie w złączu i w domu", "Pomiary linii"],
      excluded: [operatorsFee, "Rozdzielnica główna i uziom", "Nowa kostka i ogród ponad to, co zdjęliśmy"],
      terms: [
        { fact: "przylacze.kabel.konce", fullRange: true },
        { fact: "przylacze.kabel.metr", times: "metry" },
      ],
    },
    {
      when: [{ question: "rodzaj", is: ["licznik"] }],
      what: "Przestawienie licznika, nasza część: wniosek, nowy odcinek zasilania, przełączenie i pomiary.",
      time: "dzień pracy, termin wyłączenia daje operator",
      included: ["Wniosek do operatora i zgłoszenie gotowości", "Nowa tablica licznikowa i odcinek linii", "Pomiary"],
      excluded: ["Opłaty operatora za zdjęcie plomb i nowe złącze", "Tynki, elewacja i ogrodzenie"],
      terms: [{ fact: "przylacze.licznik" }],
    },
    {
      when: [{ question: "rodzaj", is: ["fazy"] }],
      what: "Przejście na trzy fazy, nasza część: linia od licznika, rozłącznik, podział obwodów na fazy i pomiary.",
      time: "jeden albo dwa dni po zgodzie operatora",
      included: [
        "Wniosek i zgłoszenie gotowości",
        "Linia trójfazowa od licznika do rozdzielnicy",
        "Podział obwodów i pomiary",
      ],
      excluded: [operatorsFee, "Nowa rozdzielnica, jeśli stara jest za mała", "Przewody do pokoi"],
      terms: [{ fact: "przylacze.fazy" }],
    },
    {
      when: [{ question: "rodzaj", is: ["budowa"] }],
      what: "Zasilanie placu budowy, nasza część: rozdzielnica budowlana z gniazdami, uziom, podłączenie i pomiary.",
      time: "jeden dzień, gdy złącze już stoi",
      included: ["Rozdzielnica budowlana z różnicówką i gniazdami", "Uziom, podłączenie i protokół"],
      excluded: [operatorsFee, "Energia na czas budowy", "Przeniesienie rozdzielnicy w trakcie budowy"],
      terms: [{ fact: "przylacze.plac" }],
    },
  ],
  rows: [
    {
      label: "Opłata operatora, przyłącze kablowe, netto",
      price: "{przylacze.stawkaKabel}",
      time: "warunki w {przylacze.warunkiV}",
    },
    {
      label: "Opłata operatora, przyłącze napowietrzne, netto",
      price: "{przylacze.stawkaNapowietrzna}",
      time: "warunki w {przylacze.warunkiV}",
    },
    {
      label: "Kabel {przyklad.przylacze.metry}, w trawniku albo pod kostką",
      price: "{przyklad.przylacze.kabelDomu}",
      time: "od jednego do trzech dni",
    },
    { label: "Przestawienie licznika, praca elektryka", price: "{przylacze.licznik}", time: "jeden dzień" },
    { label: "Z jednej fazy na trzy, praca elektryka", price: "{przylacze.fazy}", time: "jeden albo dwa dni" },
    { label: "Prąd na plac budowy, praca elektryka", price: "{przylacze.plac}", time: "jeden dzień" },
  ],
  depends: [
    "Długość i przekrój kabla od złącza do domu.",
    "Grunt i nawierzchnia, którą trzeba odtworzyć.",
    "Rozdzielnica główna i uziom, jeśli ich jeszcze nie ma.",
  ],
  examples: [
    {
      title: "Nowy dom z pompą ciepła",
      text: "{przyklad.przylacze.moc} kablem: operator bierze około {przyklad.przylacze.kabel} z VAT. Kabel na działce jest osobno.",
    },
    {
      title: "Z {przyklad.przylacze.mocDotad} na więcej",
      text: "Płacisz za różnicę kilowatów, a nie za całą moc. Dochodzi przeróbka zabezpieczenia i rozdzielnicy.",
    },
  ],
  arrangements: [{ label: "Oględziny", value: "bezpłatne" }],
  checklist: [
    "Mapa albo szkic działki z miejscem domu.",
    "Zdjęcie najbliższego słupa albo złącza.",
    "Warunki przyłączenia, jeśli już są.",
  ],
  pages: [
    { label: "Przyłącza: podział prac i terminy", to: "/uslugi/przylacza" },
    { label: "Kalkulator mocy domu", to: "/poradnik/obliczanie-mocy" },
  ],
};
