import type { PowerDevice } from "@/lib/content/types";
import { format, formatShort, parseNumber } from "@/lib/text/numbers";
import { guideCost } from "./pv";
import type { Checked, PowerInput, PowerLimits, PvInput, PvLimits, PvPoint, Range, Raw } from "./types";

/** Most pieces, or square metres, of one device. */
export const mostPieces = 99;
/** Largest power of devices outside the list, in kilowatts. */
const mostOther = 50;

/** Field names of the forms. A device's field is named by its key. */
export const powerFields = { other: "inne", factor: "k", reserve: "rezerwa" } as const;
export const pvFields = { power: "moc", price: "cena", cost: "koszt", subsidy: "dotacja" } as const;

type Rule = Range & {
  /** After the numbers in messages: "kW". */
  unit?: string;
  /** A value that would be right. */
  example: string;
  /** Decimals the limits are written with. */
  digits?: number;
  whole?: boolean;
  /** After the limits, where they need a reason. */
  why?: string;
};

/** Reads the fields of a form one by one and keeps what is wrong with them. */
class Reader {
  readonly errors: Record<string, string> = {};
  constructor(private readonly raw: Raw) {}

  isEmpty(name: string): boolean {
    return !this.raw[name]?.trim();
  }

  number(name: string, { min, max, unit, example, digits, whole, why }: Rule): number {
    const value = parseNumber(this.raw[name] ?? "");
    const written = (limit: number) => (digits === undefined ? formatShort(limit) : format(limit, digits));
    if (value === undefined) this.errors[name] = `Wpisz liczbę, na przykład ${example}.`;
    else if (value < min || value > max)
      this.errors[name] =
        `Podaj od ${written(min)} do ${written(max)}${unit ? `\u00a0${unit}` : ""}.${why ? ` ${why}` : ""}`;
    else if (whole && !Number.isInteger(value)) this.errors[name] = "Podaj liczbę całkowitą.";
    return value ?? Number.NaN;
  }

  /** @returns the input, or the errors where there are any */
  result<Input>(input: Input): Checked<Input> {
    return Object.keys(this.errors).length > 0 ? { ok: false, errors: this.errors } : { ok: true, input };
  }
}

/** Reads the form of the power calculator. An empty number of pieces is none. */
export function checkPower(raw: Raw, devices: readonly PowerDevice[], limits: PowerLimits): Checked<PowerInput> {
  const reader = new Reader(raw);
  const counts = Object.fromEntries(
    devices.map(({ key, unit }) => [
      key,
      reader.isEmpty(key) ? 0 : reader.number(key, { min: 0, max: mostPieces, example: "1", whole: !unit }),
    ]),
  );
  const { other, factor, reserve } = powerFields;
  const input = {
    counts,
    other: reader.isEmpty(other) ? 0 : reader.number(other, { min: 0, max: mostOther, unit: "kW", example: "1,5" }),
    factor: reader.number(factor, { ...limits.factor, example: "0,5" }),
    reserve: reader.number(reserve, { ...limits.reserve, unit: "%", example: "20" }),
  };
  const checked = reader.result(input);
  const nothing = input.other === 0 && Object.values(counts).every((count) => count === 0);
  return checked.ok && nothing ? { ok: false, errors: { "": "Dodaj co najmniej jedno urządzenie." } } : checked;
}

/** Half the guide's lowest price to twice its highest, in złoty: what lies outside is taken for a typing error. */
function plausibleCost(table: readonly PvPoint[], power: number): Range {
  const { min, max } = guideCost(table, power);
  return { min: Math.floor(min / 2000) * 1000, max: Math.ceil(max / 500) * 1000 };
}

/** Reads the form of the photovoltaics calculator. An empty cost is the guide's range, an empty subsidy is none. */
export function checkPv(raw: Raw, table: readonly PvPoint[], limits: PvLimits): Checked<PvInput> {
  const reader = new Reader(raw);
  const { power: powerName, price: priceName, cost: costName, subsidy: subsidyName } = pvFields;
  const power = reader.number(powerName, { ...limits.power, unit: "kW", example: "6" });
  const price = reader.number(priceName, { ...limits.price, digits: 2, unit: "zł/kWh", example: "0,80" });
  const known = !(powerName in reader.errors);
  const cost = reader.isEmpty(costName)
    ? undefined
    : reader.number(costName, {
        ...(known ? plausibleCost(table, power) : { min: 0, max: Number.MAX_SAFE_INTEGER }),
        unit: "zł",
        example: "30 000",
        why: "Tyle może kosztować instalacja tej mocy, sprawdź liczbę zer.",
      });
  const subsidy = reader.isEmpty(subsidyName)
    ? 0
    : reader.number(subsidyName, { min: 0, max: Number.MAX_SAFE_INTEGER, unit: "zł", example: "6000" });
  const lowest = cost ?? (known ? guideCost(table, power).min : Number.NaN);
  if (subsidy < 0) reader.errors[subsidyName] = "Dotacja nie może być ujemna.";
  else if (subsidy >= lowest)
    reader.errors[subsidyName] = `Dotacja musi być mniejsza niż koszt instalacji, czyli ${format(lowest)}\u00a0zł.`;
  return reader.result({ power, price, subsidy, ...(cost === undefined ? {} : { cost }) });
}
