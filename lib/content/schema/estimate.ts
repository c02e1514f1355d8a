import { z } from "zod";
import {
  choice,
  codeLike,
  day,
  factKey,
  flag,
  forms,
  heading,
  kind,
  label,
  link,
  list,
  record,
  slugIn,
  template,
  text,
  tuple,
} from "./fields";
import { named } from "./meta";
import { pageMeta } from "./pages";
import { band } from "./parts";

/** Names of subjects, questions and answers: they stand in addresses, so they are not changed once published. */
const id = (name = "nazwa do odnośników") =>
  codeLike(
    /^[a-z][a-z0-9]*$/,
    "Nazwę zapisz małymi literami bez ogonków, na przykład dom.",
    name,
    "po publikacji nie zmieniaj: stoi w adresach, które klienci dostali",
  );

/**
 * A condition on one question: one of these answers is chosen, or the number lies between two facts, `above` < number ≤
 * `upTo`. Bounds are optional.
 */
const condition = record({
  question: id("pytanie"),
  is: list(id("odpowiedź"), "odpowiedź").optional(),
  above: factKey("powyżej").optional(),
  upTo: factKey("do ilu").optional(),
});
const conditions = (name = "kiedy", hint?: string) => list(condition, name, { min: 0, max: 4, hint });

/** A question a layman can answer. Asked only while its conditions hold. */
const questionFields = {
  id: id(),
  text: text(70, "tekst", "brzmienie pytania: „Ile ma powierzchni?”"),
  short: label(30, "krótko", "w zapytaniu: „Powierzchnia”"),
  hint: text(140, "podpowiedź").optional(),
  when: conditions().optional(),
};

const answer = record({
  id: id(),
  label: label(40),
  say: text(180, "w zapytaniu", "co odpowiedź znaczy dla ceny albo pracy, pod wynikiem").optional(),
  // An answer with "lower" and one with "upper" together leave the middle half.
  part: choice(
    { lower: "dolna połowa", upper: "górna połowa" },
    "część",
    "połowa przedziału każdego składnika, która zostaje",
  ).optional(),
  unknown: flag("nie wiem", "cena zostaje tak otwarta, jak bez odpowiedzi"),
  urgent: text(400, "pilne", "zasada bezpieczeństwa, gdy trzeba dzwonić od razu").optional(),
});
const answers = list(answer, "odpowiedzi", { min: 2, max: 7 });

const question = z.discriminatedUnion("kind", [
  record({ kind: kind("one", "jedna odpowiedź"), ...questionFields, answers }),
  record({ kind: kind("many", "dowolnie wiele odpowiedzi"), ...questionFields, answers }),
  record({
    kind: kind("number", "liczba"),
    ...questionFields,
    unit: label(12, "jednostka"),
    min: named(z.number(), "od"),
    max: named(z.number(), "do"),
    typical: named(z.number(), "typowo", "na początek"),
  }),
]);

/** Part of a price: a fact in złoty, times a number. */
const term = record({
  fact: factKey(),
  times: named(z.union([id(), z.number().positive()]), "ile razy", "liczba albo pytanie o liczbę").optional(),
  per: named(z.number().positive(), "za", "jedną sztukę na każde tyle rozpoczętych").optional(),
  vat: factKey("VAT", "fakt ze stawką, którą dolicza").optional(),
  fullRange: flag("cały przedział", "mimo odpowiedzi, które zawężają pozostałe"),
  when: conditions().optional(),
});

const scope = (name: string) => list(text(110), name, { min: 1, max: 6 });

/** A price with what it is for. The first rule whose conditions hold gives the price. */
const price = record({
  when: conditions("kiedy", "z kilku pasujących cen liczy się pierwsza"),
  what: text(200, "co to jest", "za co ta cena; stoi pod nią i w zapytaniu"),
  brief: label(24, "w skrócie", "na telefonie, gdy kwota nie jest ceną pracy: „opłata operatora”").optional(),
  time: text(80, "czas", "ile trwa ta praca").optional(),
  included: scope("w cenie"),
  excluded: scope("poza ceną"),
  terms: list(term, "składniki ceny"),
  least: factKey("najmniej", "najniższa cena takiej pracy").optional(),
  from: named(z.boolean(), "od", "znana jest tylko najniższa cena: „od 800 zł”").optional(),
  net: record("netto", "kiedy cena jest bez VAT, dla firm", {
    when: conditions(),
    vat: factKey("VAT", "stawka, którą zawierają fakty"),
  }).optional(),
});

/**
 * A row of the price list: what is bought, for how much, on what condition. Heads, cards, situations and structured
 * data quote it by its key (lib/content/price-list.ts), and cannot leave out what it buys.
 */
const row = record({
  id: codeLike(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "Oznaczenie zapisz małymi literami bez ogonków, na przykład 10kwh.",
    "oznaczenie",
    "po ukośniku w price i prices innych plików",
  ),
  what: text(28, "co się kupuje", "praca albo rzecz z wielkością: Panele 6 kW"),
  amount: text(30, "kwota", "fakt z jednostką, a gdzie go nie ma, słowa"),
  note: text(80, "warunek", "co jest w cenie, a czego w niej nie ma").optional(),
  net: flag("netto", "kwota bez VAT"),
  time: text(60, "czas"),
  offer: flag("dla wyszukiwarek", "cena w danych strukturalnych usługi"),
});

/** What an estimate is about: its questions, the rules of its price, its rows of the price list. */
export const estimateSubject = record({
  id: id(),
  service: slugIn("services").optional(),
  name: label(20, "nazwa", "tylko gdy nie należy do usługi").optional(),
  request: label(60, "zapytanie", "po „proszę o wycenę”: „pomiarów elektrycznych”"),
  questions: list(question, "pytania", { min: 2, max: 8 }),
  prices: list(price, "ceny", { min: 0, max: 12 }),
  remarks: list(record({ when: conditions(), say: text(200, "w zapytaniu") }), "uwagi", {
    hint: "co kilka odpowiedzi znaczy razem",
  }).optional(),
  rows: list(row, "wiersz", { hint: "wiersze cennika: te same ceny słowami" }),
  depends: list(text(140), "od czego zależy", { min: 2, max: 5 }),
  examples: list(record({ title: heading(60, "tytuł"), text: text(260) }), "przykłady", { min: 2, max: 2 }),
  arrangements: list(record({ label: label(24), value: text(80, "wartość") }), "ustalenia", {
    min: 1,
    max: 4,
    hint: "pod ceną: ile trwa praca, co kiedy",
  }),
  checklist: list(text(110), "co przygotować", { min: 2, max: 6 }),
  pages: list(record({ label: label(50), to: link() }), "strony", { min: 0, max: 3 }),
});

/** /wycena: what it is about, a few questions, an answer; and all prices in one list. */
export const estimatePage = record({
  name: text(24, "nazwa"),
  meta: pageMeta,
  updated: day(),
  hero: record("góra strony", {
    title: heading(60, "tytuł"),
    lead: text(200, "wprowadzenie"),
    leadNoScript: text(200, "wprowadzenie bez skryptów", "dalszy ciąg, gdy skrypty nie działają"),
  }),
  texts: record("teksty", {
    choice: label(60, "nazwa wyboru", "czytają ją czytniki ekranu"),
    spare: label(12, "wolne miejsce"),
    change: label(20, "zmiana"),
    questions: label(40, "pytania"),
    result: label(30, "wynik"),
    answers: label(20, "odpowiedzi", "przed ich liczbą: „Odpowiedzi 2/4”"),
    open: label(60, "kilka możliwych prac", "zamiast ceny"),
    noPrice: text(120, "bez ceny"),
    noPriceNote: text(120, "uwaga bez ceny"),
    invalid: text(80, "zła liczba", "zamiast ceny"),
    empty: label(80, "zero sztuk", "zamiast ceny"),
    typical: label(30, "typowo", "przy liczbie wpisanej z góry i za nią w zapytaniu"),
    clear: label(20, "przycisk cofania odpowiedzi"),
    from: label(6, "od"),
    about: label(20, "około"),
    lower: label(60, "bliżej dolnej granicy", "po zdaniu o odpowiedzi, która obniża cenę"),
    upper: label(60, "bliżej górnej granicy", "po zdaniu o odpowiedzi, która ją podnosi"),
    net: label(40, "po cenie netto"),
    // In `note`.
    gross: label(40, "[vat] w uwadze, brutto"),
    netNote: label(40, "[vat] w uwadze, netto"),
    time: label(24, "czas pracy"),
    details: label(24, "szczegóły"),
    send: label(30, "przycisk wysyłania"),
    depends: label(30, "od czego zależy"),
    examples: label(30, "przykłady"),
    included: label(30, "w cenie"),
    excluded: label(30, "poza ceną"),
    checklist: label(30, "co przygotować"),
    pages: label(30, "strony"),
    scope: text(40, "zakres"),
    unpriced: text(40, "zakres, zanim jest cena"),
    requestHeading: text(40, "nagłówek zapytania"),
    requestLead: text(200, "wprowadzenie do zapytania"),
    letter: list(label(120), "list", {
      hint: "wiersze zapytania z miejscem na [prosba], [odpowiedzi], [cena], [link]",
    }),
    message: list(label(120), "SMS", { hint: "to samo, krócej" }),
    outside: template(60, ["wpis", "zakres"], "liczba poza granicami", "w zapytaniu"),
    unclear: template(60, ["wpis"], "wpis, który nie jest liczbą", "w zapytaniu"),
    subject: label(40, "temat"),
    priceLine: label(40, "wiersz z ceną"),
    mail: label(30, "e-mail"),
    sms: label(30, "przycisk SMS-a"),
    smsNote: label(40, "uwaga o SMS-ie"),
    copyText: label(30, "kopiowanie tekstu"),
    copyTextNote: label(60, "uwaga o kopiowaniu tekstu"),
    copyLink: label(40, "kopiowanie odnośnika"),
    copyLinkNote: label(60, "uwaga o kopiowaniu odnośnika"),
    print: label(40, "przycisk drukowania"),
    printNote: label(60, "uwaga o druku"),
    sheet: record("kartka do druku", {
      vat: label(30, "brutto", "przy kwocie brutto"),
      code: label(60, "przed odnośnikiem i kodem QR"),
    }),
    copied: label(30, "skopiowano"),
    notCopied: label(80, "nie skopiowano"),
    limits: label(60, "granice", "liczba nieczytelna albo poza granicami, z miejscem na [od] i [do]"),
    limitsInteger: label(60, "granice liczby całkowitej"),
    note: text(200, "uwaga", "pod ceną, z miejscem na [vat] i [data]"),
    failed: label(160, "gdy się nie uda"),
  }),
  list: record("lista", {
    heading: heading(60),
    lead: text(220, "wprowadzenie"),
    columns: tuple([label(20), label(20), label(20), label(20)], "kolumny", "dla czytników ekranu"),
    counted: forms("pozycje grupy, rzeczownik po liczbie"),
    note: text(240, "uwaga"),
  }),
  band,
});
