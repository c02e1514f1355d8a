import { z } from "zod";
import { code, day, label, list, record, template, text } from "./fields";
import { pageMeta } from "./records";
import { band, button } from "./sections";

/** A position of an offer. Its sum and the sums of the table are computed (components/sections/paper/positions.tsx). */
const position = record({
  /** Up to 70 characters. */
  what: text(70),
  /** Why it stands there, up to 160 characters. */
  why: text(160).optional(),
  quantity: z.number().positive(),
  /** "szt.", "pkt", "kpl." */
  unit: label(8),
  /** Price of one, zł with VAT. */
  price: z.number().positive(),
});

const part = record({
  heading: text(60).optional(),
  paragraphs: list(text(500)).optional(),
  items: list(text(300)).optional(),
  positions: record({ total: label(20), rows: list(position) }).optional(),
});

/** One A4 page. "…" in a text is a blank to fill in. */
const sheet = record({
  /** Large red mark, "WZÓR". */
  stamp: label(10).optional(),
  title: text(80),
  /** Line under the title. */
  basis: text(200).optional(),
  /** Pairs that fill two columns on wide screens. */
  particulars: list(record({ label: label(60), value: text(160) })).optional(),
  parts: list(part),
  /** Sum of all positions of the sheet: its label, the rate of VAT in per cent, and how the VAT in it is told. */
  sum: record({
    label: label(40),
    vat: z.number().positive(),
    split: template(80, "stawka", "vat", "netto"),
  }).optional(),
  signatures: list(text(120)).optional(),
  /** True prints in large letters, for a notice on a wall. */
  large: z.literal(true).optional(),
});

/** A document to look at, print or fill in: the specimen of an offer, a notice for a staircase. */
export const paper = record({
  slug: code(),
  /** Short name for breadcrumbs, up to 30 characters. */
  name: text(30),
  meta: pageMeta,
  updated: day(),
  hero: record({
    /** Page heading, up to 60 characters. */
    title: text(60),
    lead: text(220),
    button,
  }),
  /** Button that prints: "Drukuj na A4". */
  print: label(30),
  sheets: list(sheet),
  /** Advice to consult a specialist before any work. Up to 400 characters. */
  advice: text(400),
  band,
});
