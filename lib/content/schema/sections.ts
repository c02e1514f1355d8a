import { z } from "zod";
import { drawing } from "./drawings";
import { choice, code, forms, formula, heading, icon, kind, label, link, list, record, text } from "./fields";
import { named } from "./meta";
import { button, callout, claimKey, pictureRef, question } from "./parts";

const sectionBase = {
  id: code("nazwa do odnośników", "nie zmieniaj po publikacji; litery bez ogonków i łączniki"),
  heading: heading(60, "nagłówek", "mówi, co czytelnik tu znajdzie"),
  lead: text(220, "wprowadzenie", "większy tekst pod nagłówkiem").optional(),
  paragraphs: list(text(600, "akapit"), "akapit", { hint: "przed treścią sekcji" }).optional(),
  formulas: list(
    record("wzór", {
      name: text(40, "nazwa", "czego dotyczy"),
      formula: formula(120, "wzór", "dzielenie to dwukropek: a : (b × c) jest ułamkiem"),
    }),
    "wzory",
    {
      hint: "pod akapitami, każdy w swoim wierszu",
    },
  ).optional(),
  after: list(text(600, "akapit"), "tekst pod spodem", { hint: "akapity po treści sekcji" }).optional(),
  callout: callout.optional(),
  picture: named(pictureRef, "zdjęcie", "na całą szerokość, nad nagłówkiem sekcji").optional(),
  // In a page's first section it must be below the first screen of a phone.
  drawing: drawing.optional(),
  note: text(400, "uwaga", "drobny druk: czego dotyczy liczba, gdzie ją sprawdzić").optional(),
  inBar: label(
    14,
    "nazwa w pasku stron",
    "usługa, dla firm: zaczyna rozdział (duży nagłówek, zmiana tła); każda usługa ma „Cena”, „Zakres”, „Przebieg”, „Pytania”",
  ).optional(),
  ask: text(
    120,
    "o co poprosić przez telefon",
    "usługa, po cenie i po krokach: zdanie przed numerem, co powiedzieć i co klient za to dostanie",
  ).optional(),
  tone: named(z.literal("dark"), "tło", "ciemne, jedna taka sekcja na stronie usługi").optional(),
};

/** What a section of one kind may look like instead. */
const look = <const Looks extends Readonly<Record<string, string>>>(looks: Looks) => choice(looks, "wygląd").optional();
const title = (max: number) => heading(max, "tytuł");
const description = (max: number) => text(max, "opis");

export const cardItem = record({
  icon: icon().optional(),
  title: title(60),
  text: text(160),
  href: link().optional(),
  features: list(text(120), "cechy", { hint: "krótkie punkty pod tekstem" }).optional(),
});

/** What a row adds up. */
const sum = named(z.literal(true), "suma", "wiersz sumuje poprzednie: oddziela go ciemna kreska").optional();

export const rowItem = record({
  term: text(60, "hasło"),
  value: text(80, "wartość", "pod hasłem: przedział, kwota").optional(),
  text: text(400),
  small: text(300, "drobny druk", "pod opisem: warunki, gdzie sprawdzić").optional(),
  number: text(20, "numer", "dla zagrożeń, jak się go wybiera: {tel.alarmowy}").optional(),
  note: text(
    80,
    "uwaga",
    "krótka kwota stoi po prawej, słowa pod hasłem, a gdzie jest miejsce, w trzeciej kolumnie; przy numerze: kiedy go wybrać; wśród numerów sama: przycisk, który dzwoni do firmy",
  ).optional(),
  sum,
});

export const stepItem = record({
  title: heading(50, "tytuł", "krok"),
  text: text(320, "tekst", "co się wtedy dzieje"),
  details: list(text(160), "szczegóły").optional(),
  time: text(60, "czas").optional(),
  level: choice(
    { critical: "krytyczne", high: "bardzo ważne", normal: "ważne" },
    "etykieta",
    "w harmonogramie",
  ).optional(),
  bar: record("słupek", "na harmonogramie, w jego skali", {
    start: named(z.number(), "początek"),
    min: named(z.number(), "od", "najkrócej"),
    max: named(z.number(), "do", "najdłużej"),
  }).optional(),
});

export const tableRow = record({
  group: text(60, "grupa", "nazwa grupy, którą ten wiersz otwiera").optional(),
  label: text(120, "napis"),
  note: text(200, "uwaga").optional(),
  sum,
  cells: list(text(200), "komórka", { hint: "o jedną mniej niż kolumn" }),
});

export const compareItem = record({
  name: text(50, "nazwa"),
  description: description(300),
  // While the grid is dead.
  system: record("system", "schemat fotowoltaiki", {
    kind: choice({ onGrid: "z siecią", hybrid: "z siecią i magazynem", offGrid: "bez sieci" }, "rodzaj"),
    title: heading(80, "tytuł", "nazwa dla osób, które go nie widzą"),
  }).optional(),
  specs: list(record({ label: text(40, "napis"), value: text(100, "wartość") }), "parametry"),
  advantages: list(text(160), "zalety"),
  disadvantages: list(text(160), "wady"),
  applications: text(300, "zastosowania").optional(),
});

export const caseItem = record({
  icon: icon().optional(),
  title: title(60),
  text: text(300),
  points: list(text(160), "punkty").optional(),
  recommendation: text(300, "zalecenie", "co wtedy wybrać").optional(),
  picture: named(pictureRef, "zdjęcie", "w wyglądzie beside").optional(),
  level: choice({ required: "wymagany", recommended: "zalecany" }, "etykieta", "w wyglądzie documents").optional(),
});

export const faultItem = record({
  id: code("nazwa do odnośników").optional(),
  problem: text(60, "usterka"),
  symptoms: list(text(160), "objawy"),
  actions: list(text(260), "co zrobić", {
    hint: "tylko to, co wolno bez narzędzi; pierwsze, bez odnośnika, widać zawsze",
  }),
  callProfessional: text(400, "kiedy wezwać elektryka"),
});

/** One section of a service, guide or city page. Each kind has a component in components/sections. */
export const section = z.discriminatedUnion("kind", [
  record({
    ...sectionBase,
    kind: kind("text", "akapity, lista punktów"),
    list: list(text(300), "lista").optional(),
  }),
  record({
    ...sectionBase,
    kind: kind(
      "cards",
      "siatka komórek z odnośnikami albo bez; bez kolumn, gdy każda ma odnośnik i nie ma cech, wiersze bez ikon",
    ),
    columns: named(z.literal([2, 3, 4]), "kolumny").optional(),
    items: list(cardItem),
  }),
  record({
    ...sectionBase,
    kind: kind("rows", "wiersze: hasło i opis, a przy nich kwota, drobny druk, uwaga po prawej"),
    look: look({ standards: "uwagi to numery norm" }),
    items: list(rowItem),
    second: record("druga lista", "obok pierwszej na szerokim ekranie", {
      firstHeading: text(60, "pierwszy nagłówek"),
      heading: heading(60),
      items: list(rowItem),
    }).optional(),
  }),
  record({
    ...sectionBase,
    kind: kind("checks", "lista z ptaszkami, „co zawiera”"),
    items: list(record({ title: title(60).optional(), text: text(320) })),
  }),
  record({
    ...sectionBase,
    kind: kind("feature", "lista i przyciski"),
    checks: list(text(200), "co sprawdzamy").optional(),
    button: button.optional(),
    phone: named(z.boolean(), "telefon", "numer obok przycisku").optional(),
  }),
  record({
    ...sectionBase,
    kind: kind("steps", "ponumerowane kroki; harmonogram ma w wierszu czas, ważność i pasek"),
    look: look({ schedule: "harmonogram" }),
    items: list(stepItem),
    scale: record("skala", "długość harmonogramu, gdy kroki mają słupki", {
      length: named(z.number(), "długość"),
      unit: text(20, "jednostka"),
    }).optional(),
  }),
  record({
    ...sectionBase,
    kind: kind("specs", "duże liczby z podpisem, nad nimi magistrala KNX albo nic"),
    bus: record("magistrala", {
      text: text(300, "tekst", "opis słowami, dla osób, które jej nie widzą"),
      devices: list(record({ icon: icon(), title: title(40), text: text(160) }), "urządzenia"),
    }).optional(),
    items: list(record({ value: text(40, "wartość"), label: text(160, "napis") })),
  }),
  record({
    ...sectionBase,
    kind: kind("table", "tabela danych lub cennik, także podzielona na grupy"),
    look: look({ bars: "słupek przy każdej mocy w W lub kW" }),
    caption: text(160, "podpis", "bez niego mówi to nagłówek").optional(),
    columns: list(text(60), "kolumny", { hint: "od nagłówka pierwszej kolumny" }),
    rows: list(tableRow, "wiersz"),
    counted: forms("zwinięte grupy, rzeczownik po liczbie wierszy").optional(),
    button: button.optional(),
  }),
  record({ ...sectionBase, kind: kind("compare", "porównanie rodzajów obok siebie"), items: list(compareItem) }),
  record({
    ...sectionBase,
    kind: kind("faults", "usterki: objawy, co zrobić, kiedy dzwonić"),
    items: list(faultItem),
  }),
  record({
    ...sectionBase,
    kind: kind("cases", "sytuacje z zaleceniem, grupy klientów, dokumenty z etykietą"),
    look: look({
      beside: "zdjęcie albo tytuł obok tekstu",
      documents: "tytuł, tekst i etykieta w wierszu",
    }),
    items: list(caseItem),
  }),
  record({
    ...sectionBase,
    kind: kind("example", "obliczenie wiersz po wierszu, liczby kluczami"),
    steps: list(record({ text: text(300), result: text(100, "wynik").optional() }), "kroki"),
    result: text(400, "wynik"),
  }),
  record({
    ...sectionBase,
    kind: kind("reasons", "powody, z liczbą lub bez"),
    items: list(record({ figure: text(30, "liczba").optional(), title: title(60), text: text(320) })),
  }),
  record({
    ...sectionBase,
    // `lead` is shown while a proof is missing.
    kind: kind("claims", "twierdzenia z dowodem albo jako pytania"),
    items: list(claimKey),
    leadProven: text(220, "wprowadzenie z dowodami", "gdy każde twierdzenie ma dowód").optional(),
  }),
  record({ ...sectionBase, kind: kind("faq", "pytania rozwijane"), items: list(question) }),
  record({
    ...sectionBase,
    kind: kind(
      "triage",
      "pytania po kolei, każde „tak” kończy się numerem (pierwsze, o zagrożeniu, na czerwono), ostatnie „nie” numerem firmy",
    ),
    questions: list(
      record({
        question: text(60, "pytanie"),
        text: text(200),
        yes: text(400, "tak"),
        number: text(20, "numer", "jak się go wybiera: {tel.alarmowy}"),
        whom: text(60, "kto odbiera"),
      }),
      "pytania",
    ),
    last: record("na końcu", { title: title(60), text: text(320) }),
  }),
  record({
    ...sectionBase,
    kind: kind("levers", "aparaty rozdzielnicy z opuszczoną dźwignią, każdy prowadzi do swojej usterki"),
    items: list(
      record({
        symbol: choice({ main: "główny", rcd: "różnicowoprądowy", breaker: "nadprądowy" }, "znak"),
        title: title(30),
        text: text(160, "tekst", "jak go poznać"),
        href: link(),
      }),
    ),
  }),
]);
