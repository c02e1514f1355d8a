import { batteryTexts, cableTexts, lightTexts, smallDefaults, smallLimits } from "@/content/small-calculators";
import { type FactKey, figure } from "@/lib/content/figures";
import { prepare } from "@/lib/content/prepare";
import * as schemas from "@/lib/content/schema/small-calculators";
import type { BatteryTexts, CableTexts, LightTexts } from "@/lib/content/types";
import { formatShort, middleOf } from "@/lib/text/numbers";
import { type BatteryFacts, batteryShape } from "./battery";
import { type CableFacts, cableShape } from "./cable";
import type { ChoiceField, Field, NumberField, Range } from "./inputs";
import { type LightFacts, type LightInput, lightShape } from "./light";
import { pageAddress } from "./props";
import { calculatorId } from "./share";
import type { SmallData } from "./small";

/** Facts the small calculators stand on: those of their guides' worked examples. */
export const smallFacts = {
  cable: {
    voltage: "siec.napiecie",
    lineVoltage: "siec.napiecie3f",
    conductivity: "przyklad.spadek.przewodnosc",
    length: "przyklad.spadek.garazDlugosc",
    load: "przyklad.spadek.garazMoc",
  },
  light: {
    salon: "lux.salon",
    kuchnia: "lux.kuchnia",
    sypialnia: "lux.sypialnia",
    lazienka: "lux.lazienka",
    korytarz: "lux.korytarz",
    biurko: "lux.biurko",
    wprost: "przyklad.swiatlo.wprost",
    odbite: "przyklad.swiatlo.odbite",
    efficacy: "przyklad.swiatlo.skutecznosc",
    area: "przyklad.swiatlo.powierzchnia",
    lux: "przyklad.swiatlo.cel",
    fitting: "przyklad.swiatlo.strumien",
  },
  battery: {
    left: "przyklad.alarm.sprawnosc",
    efficiency: "przyklad.ups.sprawnosc",
    hours: "alarm.podtrzymanie",
    least: "alarm.normaCzas",
    alarm: "przyklad.alarm.alarmPobor",
    time: "przyklad.alarm.alarmCzas",
  },
} as const satisfies Record<string, Record<string, FactKey>>;

type Words = { label: string; hint: string };

const number = (
  key: string,
  name: string,
  { label, hint }: Words,
  limits: Range,
  rest: Pick<NumberField, "example" | "value"> & Partial<NumberField>,
): NumberField => ({ kind: "number", key, name, label, hint, ...limits, ...rest });

const choice = <Name extends string>(
  key: string,
  name: string,
  { label, hint, options }: Words & { options: Readonly<Record<Name, string>> },
  names: readonly Name[],
  value: Name,
): ChoiceField => ({
  kind: "choice",
  key,
  name,
  label,
  hint,
  value,
  options: names.map((option) => ({ value: option, label: options[option] })),
});

/** Everything the calculator of cables shows, for the guide "Obliczanie mocy". */
export function cableCalculator(): SmallData<CableTexts, CableFacts> {
  const texts: CableTexts = prepare(schemas.cableTexts, cableTexts, "small-calculators:cableTexts");
  const { cable: facts } = smallFacts;
  const { cable: limits } = smallLimits;
  const { cable: first } = smallDefaults;
  const { length, load, unit, phases, circuit, method, before } = texts.fields;
  const fields: Field[] = [
    number("length", "dlugosc", length, limits.length, {
      ...{ unit: "m", example: "40", value: formatShort(figure(facts.length).number) },
    }),
    number("load", "odbior", load, limits.load, { example: "3", value: formatShort(figure(facts.load).number) }),
    choice("unit", "jednostka", unit, cableShape.unit, first.unit),
    choice("phases", "fazy", phases, cableShape.phases, first.phases),
    choice("circuit", "obwod", circuit, cableShape.circuit, first.circuit),
    choice("method", "ulozenie", method, cableShape.method, first.method),
    number("before", "przed", before, limits.before, { unit: "%", example: "0,7", value: formatShort(first.before) }),
  ];
  return {
    fields,
    facts: {
      voltage: figure(facts.voltage).number,
      lineVoltage: figure(facts.lineVoltage).number,
      conductivity: figure(facts.conductivity).number,
    },
    texts,
    page: pageAddress("obliczanie-mocy"),
    id: "kalkulator-przewodu",
  };
}

/** Everything the calculator of light shows, for the guide "Oświetlenie". */
export function lightCalculator(): SmallData<LightTexts, LightFacts> {
  const texts: LightTexts = prepare(schemas.lightTexts, lightTexts, "small-calculators:lightTexts");
  const { light: facts } = smallFacts;
  const { light: limits } = smallLimits;
  const { light: first } = smallDefaults;
  const { area, room, lux, way, fitting } = texts.fields;
  const from = (key: FactKey) => formatShort(figure(key).number);
  return {
    fields: [
      number("area", "powierzchnia", area, limits.area, { unit: "m²", example: "24", value: from(facts.area) }),
      choice("room", "pokoj", room, lightShape.room, first.room),
      number("lux", "luksy", lux, limits.lux, { unit: "lx", example: "200", value: from(facts.lux), optional: true }),
      choice("way", "swieci", way, lightShape.way, first.way),
      number("fitting", "oprawa", fitting, limits.fitting, { unit: "lm", example: "800", value: from(facts.fitting) }),
    ],
    facts: {
      rooms: Object.fromEntries(lightShape.room.map((name) => [name, figure(facts[name]).range])) as Record<
        LightInput["room"],
        Range
      >,
      share: { wprost: figure(facts.wprost).number, odbite: middleOf(figure(facts.odbite).range) },
      efficacy: figure(facts.efficacy).number,
    },
    texts,
    page: pageAddress("oswietlenie"),
    id: calculatorId,
  };
}

/** Everything the calculator of batteries shows, for the guide "Systemy alarmowe". */
export function batteryCalculator(): SmallData<BatteryTexts, BatteryFacts> {
  const texts: BatteryTexts = prepare(schemas.batteryTexts, batteryTexts, "small-calculators:batteryTexts");
  const { battery: facts } = smallFacts;
  const { battery: limits } = smallLimits;
  const { battery: first } = smallDefaults;
  const { load, unit, hours, voltage, alarm, minutes, depth } = texts.fields;
  const { min: shortest } = figure(facts.hours).range;
  return {
    fields: [
      number("load", "pobor", load, limits.load, { example: "0,35", value: String(first.load).replace(".", ",") }),
      choice("unit", "jednostka", unit, batteryShape.unit, first.unit),
      number("hours", "czas", hours, limits.hours, { unit: "h", example: "12", value: formatShort(shortest) }),
      choice("voltage", "napiecie", voltage, batteryShape.voltage, first.voltage),
      number("alarm", "alarm", alarm, limits.alarm, {
        ...{ unit: "A", example: "0,6", value: formatShort(figure(facts.alarm).number) },
      }),
      number("minutes", "minuty", minutes, limits.minutes, {
        ...{ unit: "min", example: "15", value: formatShort(figure(facts.time).number * 60) },
      }),
      number("depth", "glebokosc", depth, limits.depth, {
        ...{ unit: "%", example: "80", value: formatShort(first.depth) },
      }),
    ],
    facts: {
      left: figure(facts.left).number / 100,
      efficiency: figure(facts.efficiency).number / 100,
      leastHours: figure(facts.least).number,
    },
    texts,
    page: pageAddress("systemy-alarmowe"),
    id: calculatorId,
  };
}
