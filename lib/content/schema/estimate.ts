import { z } from "zod";
import { code, codeLike, day, factKey, label, link, list, record, slugIn, text } from "./fields";
import { pageMeta } from "./records";
import { band } from "./sections";

/** Names of subjects, questions and answers: they stand in addresses, so they are not changed once published. */
const id = codeLike(/^[a-z][a-z0-9]*$/, "Nazwę zapisz małymi literami bez ogonków, na przykład dom.");

/**
 * A condition on one question: one of these answers is chosen, or the number lies between two facts, `above` < number ≤
 * `upTo`. Bounds are optional.
 */
const condition = record({
  question: id,
  is: list(id).optional(),
  above: factKey().optional(),
  upTo: factKey().optional(),
});
const conditions = list(condition, { min: 0, max: 4 });

/** A question a layman can answer. Asked only while its conditions hold. */
const questionFields = {
  id,
  /** Wording of the question: "Ile ma powierzchni?" */
  text: text(70),
  /** Wording in the request: "Powierzchnia". */
  short: label(30),
  /** Help for the answer, up to 140 characters. */
  hint: text(140).optional(),
  when: conditions.optional(),
};

/**
 * An answer to choose.
 *
 * - `say`: what it means for the price or the work, shown under the result.
 * - `part`: the half of each term's range that this answer leaves, except of terms with `fullRange`. An answer with
 *   "lower" and one with "upper" together leave the middle half.
 * - `unknown`: "Nie wiem". The price stays as open as without an answer.
 * - `urgent`: the safety rule of an answer that needs a call at once.
 */
const answer = record({
  id,
  label: label(40),
  say: text(180).optional(),
  part: z.enum(["lower", "upper"]).optional(),
  unknown: z.literal(true).optional(),
  urgent: text(400).optional(),
});

/** One answer of several, any of several, or a number. */
const question = z.discriminatedUnion("kind", [
  record({ kind: z.literal("one"), ...questionFields, answers: list(answer, { min: 2, max: 7 }) }),
  record({ kind: z.literal("many"), ...questionFields, answers: list(answer, { min: 2, max: 7 }) }),
  record({
    kind: z.literal("number"),
    ...questionFields,
    unit: label(12),
    min: z.number(),
    max: z.number(),
    /** Initial value of the field. */
    typical: z.number(),
  }),
]);

/**
 * Part of a price: a fact in złoty, times a number. `times` names a number question or is a number itself; `per` counts
 * one for each so many begun (a residual-current device for every four circuits, two sockets a desk as 0.5); `vat` adds
 * the rate of that fact; `fullRange` keeps the whole range, whatever `part` the answers have.
 */
const term = record({
  fact: factKey(),
  times: z.union([id, z.number().positive()]).optional(),
  per: z.number().positive().optional(),
  vat: factKey().optional(),
  fullRange: z.literal(true).optional(),
  when: conditions.optional(),
});

const scope = list(text(110), { min: 1, max: 6 });

/** A price with what it is for. The first rule whose conditions hold gives the price. */
const price = record({
  when: conditions,
  /** What this price is for, up to 200 characters; shown under the price and in the request. */
  what: text(200),
  /** Under the price in the bar of narrow screens, if it is not the price of the work: "opłata operatora". */
  brief: label(24).optional(),
  /** How long this work takes. */
  time: text(80).optional(),
  included: scope,
  excluded: scope,
  terms: list(term),
  /** The smallest price of such work. */
  least: factKey().optional(),
  /** True if only the lowest price is known: "od 800 zł". */
  from: z.boolean().optional(),
  /** When the price is shown net, for business premises; `vat`: the rate that its facts include. */
  net: record({ when: conditions, vat: factKey() }).optional(),
});

/** A row of the price list. A figure is a fact in braces; `offer` tells search engines its lowest price. */
const row = record({ label: text(60), price: text(60), time: text(80), offer: factKey().optional() });

/** What an estimate is about: its questions, the rules of its price, its rows of the price list. */
export const estimateSubject = record({
  id,
  /** Service it belongs to: gives the circuit number and the link in the price list. */
  service: slugIn("services").optional(),
  /** Only where it belongs to no service, whose name it has otherwise. */
  name: label(20).optional(),
  /** Its name with a hyphen where it may break on a narrow switch: "Rozdziel-nice". */
  split: code().optional(),
  /** After "proszę o wycenę": "pomiarów elektrycznych". */
  request: label(60),
  questions: list(question, { min: 2, max: 7 }),
  prices: list(price, { min: 0, max: 12 }),
  /** What several answers mean together. */
  remarks: list(record({ when: conditions, say: text(200) })).optional(),
  rows: list(row),
  /** What the price depends on. Moves to the top while there is no price. */
  depends: list(text(140), { min: 2, max: 5 }),
  /** Two examples of prices, beside `depends`. */
  examples: list(record({ title: text(60), text: text(260) }), { min: 2, max: 2 }),
  /** Rows under the price: how long the work takes, what happens when. */
  arrangements: list(record({ label: label(24), value: text(80) }), { min: 1, max: 4 }),
  checklist: list(text(110), { min: 2, max: 6 }),
  /** Links to pages that explain the work. */
  pages: list(record({ label: label(50), to: link() }), { min: 0, max: 3 }),
});

/** /wycena: what it is about, a few questions, an answer; and all prices in one list. */
export const estimatePage = record({
  name: text(24),
  meta: pageMeta,
  updated: day(),
  hero: record({
    title: text(60),
    lead: text(200),
    /** Follows the lead where scripts are off. */
    leadNoScript: text(200),
  }),
  texts: record({
    /** Name of the subject switches for screen readers. */
    choice: label(60),
    spare: label(12),
    change: label(20),
    questions: label(40),
    result: label(30),
    /** Before the number of answers: "Odpowiedzi 2/4". */
    answers: label(20),
    /** In place of a price while several kinds of work are possible. */
    open: label(60),
    /** Shown if there is no price, and the note under it. */
    noPrice: text(120),
    noPriceNote: text(120),
    /** In place of a price while a number is wrong. */
    invalid: text(80),
    /** In place of a price of zero pieces. */
    empty: label(80),
    /** Beside a preset number, and after it in the request. */
    typical: label(30),
    /** Button that takes an answer back. */
    clear: label(20),
    from: label(6),
    about: label(20),
    /** After a net price. */
    net: label(40),
    /** Fill [vat] in `note`, for a gross and for a net price. */
    gross: label(40),
    netNote: label(40),
    /** Label of the row with the duration of the work. */
    time: label(24),
    details: label(24),
    send: label(30),
    depends: label(30),
    examples: label(30),
    included: label(30),
    excluded: label(30),
    checklist: label(30),
    pages: label(30),
    scope: text(40),
    requestHeading: text(40),
    requestLead: text(200),
    /** Lines of the request; [prosba], [odpowiedzi], [cena] and [link] are put in. */
    letter: list(label(120)),
    /** The same for a text message, shorter. */
    message: list(label(120)),
    subject: label(40),
    priceLine: label(40),
    mail: label(30),
    sms: label(30),
    smsNote: label(40),
    copyText: label(30),
    copyTextNote: label(60),
    copyLink: label(40),
    copyLinkNote: label(60),
    print: label(40),
    printNote: label(60),
    copied: label(30),
    notCopied: label(80),
    /** Error for a number that is unreadable or outside its limits; [od] and [do] are filled in. */
    limits: label(60),
    limitsInteger: label(60),
    /** Under a price; [vat] and [data] are filled in. */
    note: text(200),
    failed: label(160),
  }),
  list: record({
    heading: text(60),
    lead: text(220),
    caption: label(60),
    columns: z.tuple([label(20), label(20), label(20), label(20)]).readonly(),
    note: text(240),
  }),
  band,
});
