import type { PowerDevice } from "@/lib/content/types";
import type { FormShape } from "@/lib/physics/quantities";
import { type Field, type FieldErrors, type RawInput, readFields, readNumber } from "./inputs";
import type { CheckedInput, PowerInput } from "./results";

/** Highest number of pieces, or square metres, of one device. */
export const maximumPieces = 99;
/** Highest power of devices outside the list, in kilowatts. */
export const maximumOther = 50;

/** Names of the fields under the devices. A device's field is named after its key. */
export const powerFields = { other: "inne", factor: "k", reserve: "rezerwa" } as const;

export const powerShape = { other: "optional", factor: "number", reserve: "number" } as const satisfies FormShape;

/**
 * Reads the form of the power calculator. An empty count is 0.
 * @param settings the fields under the devices (powerData)
 * @param words error messages for fields, and for a house without devices
 */
export function checkPower(
  raw: RawInput,
  devices: readonly PowerDevice[],
  settings: readonly Field[],
  words: FieldErrors & { none: string },
): CheckedInput<PowerInput> {
  const errors: Record<string, string> = {};
  const counts: Record<string, number> = {};
  for (const { key, unit } of devices) {
    const rule = { min: 0, max: maximumPieces, unit, example: "1", int: !unit };
    const count = readNumber(raw[key]?.trim() || "0", rule, words);
    if (typeof count === "number") counts[key] = count;
    else errors[key] = count;
  }
  const result = readFields<typeof powerShape>(settings, raw, words);
  if (!result.ok || Object.keys(errors).length > 0)
    return { ok: false, errors: { ...errors, ...(result.ok ? {} : result.errors) } };
  const { other = 0, factor, reserve } = result.input;
  return other === 0 && Object.values(counts).every((count) => count === 0)
    ? { ok: false, errors: { "": words.none } }
    : { ok: true, input: { counts, other, factor, reserve } };
}
