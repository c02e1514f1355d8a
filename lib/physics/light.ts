import { middleOf } from "@/lib/text/numbers";
import type { FormShape, Range, ValuesOf } from "./quantities";

export const lightShape = {
  area: "number",
  room: ["salon", "kuchnia", "kuchniaOgolne", "sypialnia", "lazienka", "korytarz", "biurko"],
  lux: "optional",
  way: ["wprost", "odbite"],
  fitting: "number",
} as const satisfies FormShape;

/** Area in m², illuminance in lx, light of one fitting in lm. */
export type LightInput = ValuesOf<typeof lightShape>;

export type LightFacts = {
  /** Illuminance by use, in lx. */
  rooms: Readonly<Record<LightInput["room"], Range>>;
  /** Share of the light that reaches the work plane, by lighting method, 0 to 1. */
  share: Readonly<Record<LightInput["way"], number>>;
  /** In lumens per watt. */
  efficacy: number;
};

export type LightResult = {
  /** Required illuminance, in lx. */
  lux: number;
  /** Lumens on the work plane, and of all sources. */
  needed: number;
  lumens: number;
  fittings: number;
  /** Illuminance from these fittings, in lx, and their power in W. */
  reachedLux: number;
  power: number;
};

/**
 * Calculates the light of a room by the guide's method: needed lumens = area × illuminance; lumens of the sources =
 * needed / share; fittings = lumens of the sources / lumens of a fitting, rounded up. The illuminance defaults to the
 * middle of the guide's range.
 */
export function calculateLight(input: LightInput, { rooms, share, efficacy }: LightFacts): LightResult {
  const lux = input.lux ?? middleOf(rooms[input.room]);
  const part = share[input.way];
  const needed = input.area * lux;
  const lumens = needed / part;
  const fittings = Math.ceil(lumens / input.fitting - 1e-9);
  return {
    lux,
    needed,
    lumens,
    fittings,
    reachedLux: (fittings * input.fitting * part) / input.area,
    power: (fittings * input.fitting) / efficacy,
  };
}
