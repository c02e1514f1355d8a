import { z } from "zod";
import { calculatorTexts, fieldTexts } from "./calculators";
import { label, record, template, text } from "./fields";

/** A question with a fixed choice of answers, by their names in lib/calculators. */
const choiceTexts = <Name extends string>(names: readonly Name[]) =>
  record({
    label: label(60),
    hint: text(200),
    options: z.strictObject(
      Object.fromEntries(names.map((name) => [name, label(60)])) as Record<Name, ReturnType<typeof label>>,
    ),
  });

/** Words of lines and sentences of a result, by their names in lib/calculators. */
const wordsOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label(160)])) as Record<Name, ReturnType<typeof label>>);

/** What all three have: the legend of the form besides the words of every calculator. */
const commonTexts = { ...calculatorTexts, form: label(60) };

export const cableTexts = record({
  ...commonTexts,
  fields: record({
    length: fieldTexts,
    load: fieldTexts,
    unit: choiceTexts(["kW", "A"]),
    phases: choiceTexts(["1", "3"]),
    circuit: choiceTexts(["gniazda", "inne", "swiatlo"]),
    method: choiceTexts(["B2", "C", "A2", "D1"]),
    dropBefore: fieldTexts,
  }),
  words: wordsOf([
    "section",
    "breaker",
    "poles",
    "fuse",
    "drop",
    "cause",
    "current",
    "carries",
    "dropRow",
    "fault",
    "needed",
  ] as const).extend({
    /** The drop beside its limit. */
    ofLimit: template(40, "spadek", "granica"),
    /** Highest loop impedance of the supply for which the result holds. */
    measure: template(120, "opor"),
    /** What decides the section. */
    reasons: wordsOf(["capacity", "drop", "fault", "least"]),
    /** Why there is no result. */
    problems: record({
      divide: template(240, "prad", "ile"),
      beyond: template(160, "prad"),
      dropBefore: template(160, "spadek", "granica"),
      capacity: label(200),
      drop: label(200),
      fault: label(200),
    }),
    /** The result in one line for the draft message. */
    summary: record({
      one: label(20),
      three: label(20),
      line: template(60, "linia", "wynik", "spadek"),
    }),
  }),
});

export const lightTexts = record({
  ...commonTexts,
  fields: record({
    area: fieldTexts,
    room: choiceTexts(["salon", "kuchnia", "kuchniaOgolne", "sypialnia", "lazienka", "korytarz", "biurko"]),
    lux: fieldTexts,
    way: choiceTexts(["wprost", "odbite"]),
    fitting: fieldTexts,
  }),
  words: wordsOf([
    "fittings",
    "lumens",
    "needed",
    "sources",
    "count",
    "reached",
    "power",
    "recommended",
    "outside",
  ] as const),
});

export const batteryTexts = record({
  ...commonTexts,
  fields: record({
    load: fieldTexts,
    unit: choiceTexts(["A", "W"]),
    hours: fieldTexts,
    voltage: choiceTexts(["12", "24", "48"]),
    alarm: fieldTexts,
    minutes: fieldTexts,
    depth: fieldTexts,
  }),
  words: wordsOf([
    "capacity",
    "battery",
    "current",
    "standby",
    "alarm",
    "usableShare",
    "withReserve",
    "energy",
    "short",
    "large",
  ] as const).extend({
    /** The result in one line for the draft message. */
    summary: record({
      line: template(80, "pobor", "czas", "pojemnosc", "napiecie"),
      battery: template(40, "pojemnosc"),
    }),
  }),
});
