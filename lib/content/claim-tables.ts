import { claimTable } from "@/content/claims";
import { buildDay, longDate } from "@/lib/text/dates";
import { claimRow } from "./claims";
import { isOffered } from "./hidden";
import { prepare } from "./prepare";
import type { ClaimTables } from "./props";
import { claimRow as claimRowSchema, claimTable as claimTableSchema } from "./schema/claims";
import type { ClaimKey, ClaimTableTexts, IsoDate, Site, Text } from "./types";

/** Whether the firm can be asked about a claim: that about alarms belongs to a service. */
const isAsked = (key: ClaimKey): boolean => key !== "koncesja" || isOffered("alarm");

/** Builds the tables of claims, in their order, with the proofs valid on the day of the build. */
export function claimTables(keys: readonly ClaimKey[], site: Site, today = buildDay()): ClaimTables {
  const rows = keys
    .filter(isAsked)
    .map((key) => prepare(claimRowSchema, claimRow(key, site, today), `claims:claims.${key}`));
  return {
    proven: rows.filter(({ proof }) => proof.length > 0),
    open: rows.filter(({ proof }) => proof.length === 0),
    texts: prepare<ClaimTableTexts>(claimTableSchema, claimTable, "claims:claimTable"),
    day: longDate(today),
  };
}

type WithLead = { lead?: Text; leadProven?: Text; items: readonly ClaimKey[] };

/** Sets the lead of a table of claims to that for proven claims if every claim has a valid proof. */
export function withTrueLead<T extends WithLead>(part: T, site: Site, today?: IsoDate): T {
  const { lead, leadProven = lead } = part;
  if (claimTables(part.items, site, today).open.length > 0) return part;
  return { ...part, ...(leadProven && { lead: leadProven }) };
}
