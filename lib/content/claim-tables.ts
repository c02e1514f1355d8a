import { claimTable } from "@/content/claims";
import { type ClaimRow, claimRow } from "./claims";
import type { ClaimKey, ClaimTableTexts } from "./claims-types";
import { buildDay, longDate } from "./day";
import { prepare } from "./prepare";
import { getSite } from "./site";
import type { Site } from "./site-types";
import type { IsoDate, Text } from "./types";

/** Claims as a page shows them: those with proof as a protocol, the others as questions. */
export type ClaimTables = {
  proven: readonly ClaimRow[];
  open: readonly ClaimRow[];
  texts: ClaimTableTexts;
  /** Day of the protocol, "20 listopada 2026". */
  day: string;
};

/** The tables of claims, in their order, from the proofs that are valid on the day of the build. */
export function claimTables(keys: readonly ClaimKey[], site = getSite(), today = buildDay()): ClaimTables {
  const rows = prepare(keys.map((key) => claimRow(key, site, today)));
  return {
    proven: rows.filter(({ proof }) => proof.length > 0),
    open: rows.filter(({ proof }) => proof.length === 0),
    texts: prepare<ClaimTableTexts>(claimTable),
    day: longDate(today),
  };
}

type WithLead = { lead?: Text; leadProven?: Text; items: readonly ClaimKey[] };

/** A table of claims with the lead that is true today: `leadProven` where every claim has its proof. */
export function withTrueLead<T extends WithLead>(part: T, site?: Site, today?: IsoDate): T {
  const { leadProven } = part;
  return leadProven && claimTables(part.items, site, today).open.length === 0 ? { ...part, lead: leadProven } : part;
}
