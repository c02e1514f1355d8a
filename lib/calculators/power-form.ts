import type { PowerDevice } from "@/lib/content/types";
import { type Field, readFields, readNumber, type Shape } from "./inputs";
import type { Checked, PowerInput, Raw } from "./types";

/** Most pieces, or square metres, of one device. */
export const mostPieces = 99;
/** Largest power of devices outside the list, in kilowatts. */
export const mostOther = 50;

/** Names of the fields under the devices. A device's field is named by its key. */
export const powerFields = { other: "inne", factor: "k", reserve: "rezerwa" } as const;

/** What those fields are. */
export const powerShape = { other: "optional", factor: "number", reserve: "number" } as const satisfies Shape;

/**
 * Reads the form of the power calculator. An empty number of pieces is none.
 * @param settings the fields under the devices (powerCalculator)
 */
export function checkPower(raw: Raw, devices: readonly PowerDevice[], settings: readonly Field[]): Checked<PowerInput> {
  const errors: Record<string, string> = {};
  const counts: Record<string, number> = {};
  for (const { key, unit } of devices) {
    const count = readNumber(raw[key]?.trim() || "0", { min: 0, max: mostPieces, example: "1", whole: !unit });
    if (typeof count === "number") counts[key] = count;
    else errors[key] = count;
  }
  const read = readFields<typeof powerShape>(settings, raw);
  if (!read.ok || Object.keys(errors).length > 0)
    return { ok: false, errors: { ...errors, ...(read.ok ? {} : read.errors) } };
  const { other = 0, factor, reserve } = read.input;
  return other === 0 && Object.values(counts).every((count) => count === 0)
    ? { ok: false, errors: { "": "Dodaj co najmniej jedno urządzenie." } }
    : { ok: true, input: { counts, other, factor, reserve } };
}
