import type { z } from "zod";
import { calculators } from "@/lib/calculators";
import { isHidden } from "@/lib/content/hidden";
import { entries } from "@/lib/content/records";
import type { Drawing, PageMeta, Section, SitePath } from "@/lib/content/types";
import type { Problem } from "./problem";

/** A content record with what the checks need. */
export type CheckedRecord = {
  file: string;
  /** Key in the index of its folder, for a page of a folder. Must equal its slug. */
  key?: string | undefined;
  schema: z.ZodType;
  record: {
    slug?: string;
    meta?: PageMeta;
    hero?: { drawing?: Drawing; answer?: string };
    keyFacts?: readonly unknown[];
    sections?: readonly Section[];
    local?: readonly Section[];
  };
  /** True if the site does not show it. */
  hidden?: boolean;
  /** False for pages outside search engines: their titles may repeat. */
  unique: boolean;
  /** Addresses that show it; none if it is not a page of its own. */
  paths?: readonly SitePath[] | undefined;
  /** Anchors of its page besides those of its sections. */
  anchors?: readonly string[] | undefined;
  /** Keys of the facts it uses besides those in its texts. */
  facts?: readonly string[] | undefined;
};

/** Checks one record. */
export type Rule = (checked: CheckedRecord) => Problem[];

/** Returns the addresses of a record, or its file if it is not a page of its own. */
export const pathsOf = ({ file, paths }: CheckedRecord): readonly string[] => paths ?? [file];

const fileOf = (origin: string): string => `content/${origin.split(":")[0]}.ts`;

/** Returns every content record of the site. */
export const contentRecords = (): CheckedRecord[] => [
  ...entries.map(({ row, writtenRecord, origin, slug, paths, hidden }): CheckedRecord => {
    const record = writtenRecord as CheckedRecord["record"];
    return {
      file: fileOf(origin),
      key: paths.length > 0 ? slug : undefined,
      schema: row.schema,
      record,
      hidden,
      unique: paths.length > 0 && !record.meta?.noIndex,
      paths: paths.length > 0 ? paths : row.shownAt,
      anchors: row.anchors,
    };
  }),
  ...Object.values(calculators).map(
    ({ origin, schema, writtenRecord, guide, factKeys }): CheckedRecord => ({
      file: fileOf(origin),
      schema,
      record: writtenRecord as object,
      hidden: isHidden(`/poradnik/${guide}`),
      unique: false,
      paths: [`/poradnik/${guide}`],
      facts: factKeys(),
    }),
  ),
];
