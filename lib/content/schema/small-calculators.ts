import { z } from "zod";
import { calculatorTexts, fieldTexts } from "./calculators";
import { label, record, template, text } from "./fields";
import { describe } from "./meta";

/** Labels by their names in lib/calculators, with their Polish names. */
const labels = <Words extends Readonly<Record<string, string>>>(words: Words, max: number) =>
  z.strictObject(
    Object.fromEntries(Object.entries(words).map(([name, polish]) => [name, label(max, polish)])) as {
      [Name in keyof Words]: ReturnType<typeof label>;
    },
  );

/** A question with a fixed choice of answers. */
const choiceTexts = <Words extends Readonly<Record<string, string>>>(name: string, answers: Words) =>
  record(name, {
    label: label(60),
    hint: text(200, "podpowiedź"),
    options: describe(labels(answers, 60), { name: "możliwości" }),
  });

/** Words of lines and sentences of a result. */
const wordsOf = <Words extends Readonly<Record<string, string>>>(words: Words, name = "słowa") =>
  describe(labels(words, 160), { name });

/** What all three have: the legend of the form besides the words of every calculator. */
const commonTexts = { ...calculatorTexts, form: label(60, "formularz", "legenda pól") };

const fields = "pola";
const words = { name: "słowa" };

export const cableTexts = record({
  ...commonTexts,
  fields: record(fields, {
    length: fieldTexts("długość"),
    load: fieldTexts("obciążenie"),
    unit: choiceTexts("jednostka", { kW: "kW", A: "A" }),
    phases: choiceTexts("fazy", { "1": "jedna", "3": "trzy" }),
    circuit: choiceTexts("obwód", { gniazda: "gniazda", inne: "inne", ladowarka: "ładowarka", swiatlo: "światło" }),
    method: choiceTexts("ułożenie", { B2: "B2", C: "C", A2: "A2", D1: "D1" }),
    dropBefore: fieldTexts("spadek przed obwodem"),
  }),
  words: describe(
    wordsOf({
      section: "przekrój",
      breaker: "wyłącznik",
      poles: "bieguny",
      fuse: "bezpiecznik",
      drop: "spadek",
      cause: "przyczyna",
      current: "prąd",
      carries: "przewód przenosi",
      dropRow: "wiersz spadku",
      fault: "zwarcie",
      needed: "potrzeba",
    }).extend({
      ofLimit: template(40, ["spadek", "granica"], "spadek obok granicy"),
      measure: template(120, ["opor"], "największa pętla", "opór, przy którym wynik jest ważny, z miejscem na [opor]"),
      reasons: wordsOf(
        { capacity: "obciążalność", drop: "spadek", fault: "zwarcie", least: "najmniejszy" },
        "co decyduje",
      ),
      problems: record("dlaczego nie ma wyniku", {
        divide: template(240, ["prad", "ile"], "trzeba podzielić"),
        beyond: template(160, ["prad"], "poza zakresem"),
        dropBefore: template(160, ["spadek", "granica"], "spadek przed obwodem"),
        capacity: label(200, "obciążalność"),
        drop: label(200, "spadek"),
        fault: label(200, "zwarcie"),
      }),
      summary: record("podsumowanie", {
        one: label(20, "jedna faza"),
        three: label(20, "trzy fazy"),
        line: template(60, ["linia", "wynik", "spadek"], "wiersz wiadomości"),
      }),
    }),
    words,
  ),
});

export const lightTexts = record({
  ...commonTexts,
  fields: record(fields, {
    area: fieldTexts("powierzchnia"),
    room: choiceTexts("pomieszczenie", {
      salon: "salon",
      kuchnia: "kuchnia, blat",
      kuchniaOgolne: "kuchnia",
      sypialnia: "sypialnia",
      lazienka: "łazienka",
      korytarz: "korytarz",
      biurko: "biurko",
    }),
    lux: fieldTexts("natężenie"),
    way: choiceTexts("sposób", { wprost: "wprost", odbite: "odbite" }),
    fitting: fieldTexts("oprawa"),
  }),
  words: wordsOf({
    fittings: "oprawy",
    lumens: "lumeny",
    needed: "potrzeba",
    sources: "źródła",
    count: "ile",
    reached: "osiągnięte",
    power: "moc",
    recommended: "zalecane",
    outside: "poza zakresem",
  }),
});

export const batteryTexts = record({
  ...commonTexts,
  fields: record(fields, {
    load: fieldTexts("pobór"),
    unit: choiceTexts("jednostka", { A: "A", W: "W" }),
    hours: fieldTexts("godziny"),
    voltage: choiceTexts("napięcie", { "12": "12 V", "24": "24 V", "48": "48 V" }),
    alarm: fieldTexts("pobór w alarmie"),
    minutes: fieldTexts("minuty alarmu"),
    depth: fieldTexts("głębokość rozładowania"),
  }),
  words: describe(
    wordsOf({
      capacity: "pojemność",
      battery: "akumulator",
      current: "prąd",
      standby: "czuwanie",
      alarm: "alarm",
      usableShare: "część do użycia",
      withReserve: "z zapasem",
      energy: "energia",
      short: "krótko",
      large: "dużo",
    }).extend({
      summary: record("podsumowanie", {
        line: template(80, ["pobor", "czas", "pojemnosc", "napiecie"], "wiersz wiadomości"),
        battery: template(40, ["pojemnosc"], "akumulator"),
      }),
    }),
    words,
  ),
});
