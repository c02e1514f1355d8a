import type { z } from "zod";
import { calculators } from "@/lib/calculators";
import { entries } from "@/lib/content/collections";
import type { PageMeta, Section, SitePath } from "@/lib/content/types";
import type { Problem } from "./problem";

/** A content record as the checks see it: where it stands, what it is held to, and what is common to all. */
export type CheckedRecord = {
  file: string;
  /** Key under which the index lists it, where it is a page of a folder; must equal its slug. */
  key?: string | undefined;
  schema: z.ZodType;
  record: { slug?: string; meta?: PageMeta; sections?: readonly Section[]; local?: readonly Section[] };
  /** False for pages outside search engines: their titles may repeat. */
  unique: boolean;
  /** Addresses that show it; none where it is no page of its own. */
  paths?: readonly SitePath[] | undefined;
  /** Anchors of its page beside those of its sections. */
  anchors?: readonly string[] | undefined;
  /** Facts it stands on beside those in its texts. */
  facts?: readonly string[] | undefined;
};

/** A check of one record. */
export type Rule = (checked: CheckedRecord) => Problem[];

/** Where a record is shown. One that is no page of its own is named by its file. */
export const pathsOf = ({ file, paths }: CheckedRecord): readonly string[] => paths ?? [file];

const fileOf = (origin: string): string => `content/${origin.split(":")[0]}.ts`;

/** Every content record of the site. */
export const contentRecords = (): CheckedRecord[] => [
  ...entries.map(({ row, typed, origin, slug, paths }): CheckedRecord => {
    const record = typed as CheckedRecord["record"];
    return {
      file: fileOf(origin),
      key: paths.length > 0 ? slug : undefined,
      schema: row.schema,
      record,
      unique: paths.length > 0 && !record.meta?.noIndex,
      paths: paths.length > 0 ? paths : row.shownAt,
      anchors: row.anchors,
    };
  }),
  ...Object.values(calculators).map(
    ({ origin, schema, typed, guide, factKeys }): CheckedRecord => ({
      file: fileOf(origin),
      schema,
      record: typed as object,
      unique: false,
      paths: [`/poradnik/${guide}`],
      facts: factKeys(),
    }),
  ),
];
