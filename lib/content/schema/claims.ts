/** Claims of the firm: each with its proof, and in a wording that needs none. */
import { z } from "zod";
import { forms, label, list, oneAndMore, record, template, text } from "./fields";
import { claimKey } from "./sections";

/** A wording with its proof, and one that needs none. Words in brackets are replaced by the firm's data. */
const wording = (max: number) => record({ proven: text(400), open: text(max) });

export const claim = record({
  /** Name of the row, up to 22 characters. */
  title: text(22),
  /** The claim; shown only beside its proof. Up to 90 characters. */
  finding: text(90),
  /** One line of proof for each document. The words it may hold are named beside it in content/claims.ts. */
  proof: text(160),
  /** What to ask any contractor, up to 40 characters. */
  question: text(40),
  /** How the answer is checked, up to 200 characters. */
  check: text(200),
  /**
   * `{dowod.KEY}`: a clause that begins with a small letter and has no full stop. As a sentence: `{dowod.KEYZdanie}`.
   */
  words: wording(260),
  /** `{dowod.KEYKrotko}`: for badges and rows, begins with a capital letter, up to 34 characters. */
  short: wording(34),
  /**
   * Replaces `check` and the open wordings until the owner confirms them in `decisions.openWords`: for a claim that must
   * not be made unasked.
   */
  unconfirmed: record({ check: text(200), words: text(260), short: text(34) }).optional(),
  /** `{dowod.KEYWiersz}`: follows the name of the claim ("Gwarancja: …"); `open` up to 60 characters. */
  row: wording(60).optional(),
});

/** A claim with the firm's data in it, as the table shows it. */
export const claimRow = record({
  key: claimKey,
  title: text(22),
  finding: text(120),
  /** Lines of proof; empty where the row says how to check. */
  proof: list(text(260), { min: 0 }),
  /** The wording that needs no proof, as a sentence. */
  reason: text(260),
  question: text(60),
  check: text(260),
});

/** Words of the table of claims. */
export const claimTable = record({
  /** Table of claims with proof. `day` stands before the day of the build. */
  proven: record({
    caption: label(60),
    day: label(20),
    columns: z.tuple([label(40), label(40), label(40), label(40)]).readonly(),
  }),
  /** Table of the claims without proof: what speaks for the firm, and how to check it. */
  open: record({
    caption: label(60),
    when: label(60),
    columns: z.tuple([label(40), label(40), label(40)]).readonly(),
  }),
  /** Word of the result column. */
  result: label(20),
});

/** `{telefon.pozaGodzinami}`, `{telefon.reszta}`, `{telefon.nieOdbieramy}`. */
const whenClosed = <T extends z.ZodType>(when: T, wait: T, sentence: T) => record({ when, wait, sentence });

/** Words of promises, hours and terms, and parts of the lines of proof. */
export const promises = record({
  /** After a number, "24 godziny", and in "w ciągu 24 godzin". */
  hours: forms,
  withinHours: oneAndMore,
  months: forms,
  /** Experience, `{firma.lata}`: whole years that have passed, "ponad 15 lat", and in the first two "od 2026 roku". */
  years: forms,
  experience: template(30, "okres"),
  since: template(30, "rok"),
  /** What a quote costs. */
  quote: label(30),
  emergency: template(60, "okres"),
  measurements: template(60, "termin"),
  /** Where the firm works and how soon it comes: the one sentence about range. */
  range: template(140, "okres"),
  prices: record({ included: label(40), excluded: label(40) }),
  /** What a declined visit costs: travel and diagnosis, without a sum (`open`), nothing, or a sum. */
  declined: record({ open: label(200), free: label(200), fee: template(200, "suma") }),
  /** When nobody answers: by the hour, on days that are closed, and never. */
  closed: record({
    daily: whenClosed(template(34, "godzina"), template(40, "godzina"), template(60, "godzina")),
    days: whenClosed(label(34), label(40), label(60)),
    never: whenClosed(label(34), label(40), label(60)),
  }),
  /** Where industry calls outside the hours of the phone. */
  duty: record({ open: label(80), phone: template(80, "numer") }),
  /** Between the kinds of qualifications, "E i D". */
  and: label(5),
  policy: template(30, "numer"),
  concession: template(40, "numer"),
  terms: label(40),
});
