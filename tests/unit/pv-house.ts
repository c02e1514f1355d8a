import type { PvInput } from "@/lib/calculators/pv";

/** The guide's house, with the facts the numbers of these tests were worked out with. */
export const house: PvInput = {
  power: 6,
  use: 6000,
  home: "ktos",
  storage: 0,
  price: 1,
  surplus: 0.3,
  cost: undefined,
  subsidy: undefined,
  share: undefined,
  inverter: 5000,
};
