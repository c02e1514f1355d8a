import type { DayKind } from "./types";

const months = [
  "styczen",
  "luty",
  "marzec",
  "kwiecien",
  "maj",
  "czerwiec",
  "lipiec",
  "sierpien",
  "wrzesien",
  "pazdziernik",
  "listopad",
  "grudzien",
] as const;

const parts = ["noc", "rano", "dzien", "wieczor", "pozno"] as const;
const partsOf = <Kind extends DayKind>(kind: Kind) => parts.map((part) => `doba.${kind}.${part}` as const);

/** Facts in per cent that are parts of one whole: the sun and a heat pump by month, the use of a day by its parts. */
export const sunMonths = months.map((month) => `slonce.${month}` as const);
export const pumpMonths = months.map((month) => `pompa.${month}` as const);
export const dayShares = { nikt: partsOf("nikt"), ktos: partsOf("ktos"), poludnie: partsOf("poludnie") };
