/**
 * The house of calculations by hand, and a stand-in for content/calculators and content/small-calculators with fixed
 * devices, limits and defaults and the site's texts:
 * `jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"))`.
 */
import type * as large from "@/content/calculators";
import type * as small from "@/content/small-calculators";
import type { PowerInput } from "@/lib/calculators/results";
import type { PowerCategory } from "@/lib/content/types";
import type { PvInput } from "@/lib/physics/pv";

export const { powerTexts, pvTexts } = jest.requireActual<typeof large>("@/content/calculators");
export const { cableTexts, lightTexts, batteryTexts } = jest.requireActual<typeof small>("@/content/small-calculators");

export const powerDevices: readonly PowerCategory[] = [
  {
    name: "Kuchnia",
    socketCircuits: 2,
    devices: [
      { key: "pl", name: "Płyta", power: 7.4, count: 1, phases: 2, circuit: "own", breaker: 16 },
      { key: "pi", name: "Piekarnik", power: 3, count: 1, circuit: "own" },
      { key: "cz", name: "Czajnik", power: 2, count: 1 },
      { key: "lo", name: "Lodówka", power: 0.15, count: 1 },
    ],
  },
  {
    name: "Łazienka",
    devices: [
      { key: "pr", name: "Pralka", power: 2.2, count: 1, circuit: "own" },
      { key: "pz", name: "Podgrzewacz", power: 18, count: 0, inFull: true, phases: 3, circuit: "own" },
    ],
  },
  {
    name: "Ogrzewanie",
    devices: [
      { key: "pc", name: "Pompa ciepła", power: 3, count: 1, inFull: true, circuit: "own" },
      { key: "ma", name: "Mata", power: 0.15, unit: "m²", count: 0, inFull: true, circuit: "own" },
    ],
  },
  { name: "Światło", devices: [{ key: "os", name: "Pokój", power: 0.05, count: 10, circuit: "light" }] },
  {
    name: "Garaż",
    devices: [
      { key: "lj", name: "Gniazdo auta", power: 3.7, count: 0, inFull: true, circuit: "own", ownRcd: true },
      {
        key: "lt",
        name: "Ładowarka",
        power: 11,
        count: 0,
        inFull: true,
        phases: 3,
        circuit: "own",
        breaker: 20,
        ownRcd: true,
      },
    ],
  },
];
export const devices = powerDevices.flatMap((category) => category.devices);

/**
 * By hand: 7.4 + 3 + 2 + 0.15 + 2.2 + 10 × 0.05 = 15.25 kW of household devices, half of it 7.625 kW, but hob and oven
 * take 10.4 kW; with the pump of 3 kW 13.4 kW at the peak, 16.08 kW with a reserve of 20 %, an application for 16.5 kW.
 * 3 × 25 A carries 16.1 kW. Installed: 18.25 kW.
 */
export const powerHouse: PowerInput = {
  counts: Object.fromEntries(devices.map(({ key, count }) => [key, count])),
  other: 0,
  factor: 0.5,
  reserve: 20,
};

/** The house of the guide with 6 kW of panels. */
export const pvHouse: PvInput = {
  power: 6,
  use: 6000,
  home: "ktos",
  storage: 0,
  price: 1,
  surplus: 0.22,
  cost: undefined,
  subsidy: undefined,
  share: undefined,
  inverter: 5000,
};

/** Limits for the same fields as in content/: without one of them this file does not compile. */
type LimitsOf<Form> = Record<keyof Form, { min: number; max: number }>;

export const calculatorDefaults: typeof large.calculatorDefaults = {
  power: { factor: 0.5, reserve: 20 },
  pv: { home: "ktos", storage: 0 },
};
export const { powerLimits } = jest.requireActual<typeof large>("@/content/calculators");
export const pvLimits = {
  power: { min: 2, max: 10 },
  use: { min: 1000, max: 20_000 },
  storage: { min: 0, max: 30 },
  price: { min: 0.5, max: 1.6 },
  surplus: { min: 0, max: 0.7 },
  subsidy: { min: 0, max: 100_000 },
  share: { min: 1, max: 100 },
  inverter: { min: 0, max: 20_000 },
} satisfies LimitsOf<typeof large.pvLimits>;
export const smallLimits = {
  cable: {
    length: { min: 1, max: 300 },
    load: { min: 0.1, max: 100 },
    amperes: { min: 0.5, max: 100 },
    dropBefore: { min: 0, max: 4 },
  },
  light: { area: { min: 1, max: 200 }, lux: { min: 50, max: 1000 }, fitting: { min: 50, max: 10_000 } },
  battery: {
    load: { min: 0.01, max: 10 },
    watts: { min: 1, max: 2000 },
    hours: { min: 0.25, max: 72 },
    alarm: { min: 0, max: 10 },
    minutes: { min: 0, max: 60 },
    depth: { min: 30, max: 100 },
  },
} satisfies { [Name in keyof typeof small.smallLimits]: LimitsOf<(typeof small.smallLimits)[Name]> };
export const smallDefaults: typeof small.smallDefaults = {
  cable: { unit: "kW", phases: "1", circuit: "gniazda", method: "D1", dropBefore: 0.7 },
  light: { room: "salon", way: "wprost", spot: 2 },
  battery: { unit: "A", voltage: "12", depth: 100, ups: { hours: 1, depth: 50 } },
};
