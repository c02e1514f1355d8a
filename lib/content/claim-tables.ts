import { buildDay, longDate } from "@/lib/text/dates";
import { claimRow, isAsked } from "./claims";
import { prepare } from "./prepare";
import type { ClaimTables } from "./props";
import { get } from "./records";
import { claimRow as claimRowSchema } from "./schema/claims";
import type { ClaimKey, Site } from "./types";

/** Builds the tables of claims, in their order, with the proofs valid on the day of the build. */
export function claimTables(keys: readonly ClaimKey[], site: Site, today = buildDay()): ClaimTables {
  const rows = keys
    .filter(isAsked)
    .map((key) => prepare(claimRowSchema, claimRow(key, site, today), `claims:claims.${key}`));
  return {
    proven: rows.filter(({ proof }) => proof.length > 0),
    open: rows.filter(({ proof }) => proof.length === 0),
    texts: get("claims").claimTable,
    day: longDate(today),
  };
}
