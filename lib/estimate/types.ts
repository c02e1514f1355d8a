import type { EstimatePage, EstimateQuestion, EstimateSubject } from "@/lib/content/types";

/** A condition with its facts as numbers: one of these answers, or a number above one bound and up to the other. */
export type Condition = { question: string; is?: readonly string[]; above?: number; upTo?: number };

/** Part of a price in złoty, times a number or the number a question asks for; `per` counts one for each so many. */
export type Term = {
  min: number;
  max: number;
  times?: string | number;
  per?: number;
  when?: readonly Condition[];
};

export type PriceRule = { when: readonly Condition[]; what: string; terms: readonly Term[]; from?: boolean };

type WithConditions<Asked> = Asked extends unknown ? Omit<Asked, "when"> & { when?: readonly Condition[] } : never;
export type Question = WithConditions<EstimateQuestion>;

/** A subject as the browser gets it: what the price list alone needs is left out. */
export type Subject = Omit<EstimateSubject, "service" | "questions" | "prices" | "rows"> & {
  /** Circuit number, "F8"; none for what has no circuit of its own. */
  code?: string;
  questions: readonly Question[];
  prices: readonly PriceRule[];
};

/** What was chosen or typed, by question: an answer, several, or the text of a number field. */
export type Raw = Readonly<Record<string, string | readonly string[]>>;

/** Złoty. `from`: only the lower end is known. */
export type Price = { min: number; max: number; from: boolean };

export type Estimate = {
  /** Questions that are asked with these answers, in their order. */
  asked: readonly Question[];
  /** How many of them are answered. */
  answered: number;
  /** Numbers that cannot be read or lie outside their limits, by question. */
  wrong: readonly string[];
  /** Nothing where no price holds, or where it needs an answer that is missing. */
  price?: Price;
  /** What the price is for; nothing while several still hold. */
  what?: string;
  /** True where no answer that is still open can lead to a price. */
  priceless: boolean;
  /** What the chosen answers mean, in the order of the questions. */
  says: readonly string[];
};

/** Everything the island shows. */
export type EstimateData = {
  subjects: readonly Subject[];
  texts: Omit<EstimatePage["texts"], "failed" | "note">;
  /** Absolute address of the page. */
  page: string;
  email: string;
  /** Number that takes text messages, where there is one. */
  sms?: string;
};

/** A subject's rows of the price list. */
export type PriceGroup = {
  id: string;
  name: string;
  /** Circuit number. */
  code?: string;
  /** Page of the service. */
  href?: string;
  rows: EstimateSubject["rows"];
};
