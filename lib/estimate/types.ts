import type { EstimatePage, EstimateQuestion, EstimateSubject, ListPrice } from "@/lib/content/types";

/** A condition with its facts resolved to numbers: one of these answers, or `above` < number ≤ `upTo`. */
export type Condition = { question: string; is?: readonly string[]; above?: number; upTo?: number };

/**
 * Part of a price in złoty, times a number or the answer to a number question; `per` counts one per so many begun.
 * `fullRange`: no answer narrows it.
 */
export type Term = {
  min: number;
  max: number;
  times?: string | number;
  per?: number;
  fullRange?: true;
  when?: readonly Condition[];
};

type ContentRule = EstimateSubject["prices"][number];

/** What a price is for: caption, time, what is and is not in it. */
export type PriceScope = Pick<ContentRule, "what" | "brief" | "time" | "included" | "excluded">;

export type PriceRule = PriceScope & {
  when: readonly Condition[];
  terms: readonly Term[];
  least?: { min: number; max: number };
  from?: boolean;
  /** When the price is net, and what gross prices are divided by. */
  net?: { when: readonly Condition[]; divisor: number };
};

type Remark = { when: readonly Condition[]; say: string };

type WithConditions<Q> = Q extends unknown ? Omit<Q, "when"> & { when?: readonly Condition[] } : never;
/** `error`: message for a number that is unreadable or outside its limits. */
export type Question =
  | WithConditions<Exclude<EstimateQuestion, { kind: "number" }>>
  | (WithConditions<Extract<EstimateQuestion, { kind: "number" }>> & { error: string });

export type NumberQuestion = Extract<Question, { kind: "number" }>;

/** A subject as sent to the browser, without the fields only the price list needs. */
export type Subject = Omit<EstimateSubject, "service" | "questions" | "prices" | "remarks" | "rows"> & {
  /** Circuit number of its service, "F8". */
  code?: string;
  questions: readonly Question[];
  prices: readonly PriceRule[];
  remarks?: readonly Remark[];
};

/** An answer as chosen or typed: one id, several ids, or the text of a number field; undefined while untouched. */
export type RawAnswer = string | readonly string[] | undefined;

/** Answers by question. */
export type RawAnswers = Readonly<Record<string, RawAnswer>>;

/** In złoty. `from`: only the lower end is known. `net`: without VAT. */
export type Price = { min: number; max: number; from: boolean; net: boolean };

export type Estimate = {
  /** Questions asked with these answers, in order. */
  questions: readonly Question[];
  /** Number of questions the visitor has answered: a preset number and nothing ticked are no answers. */
  answeredCount: number;
  /** Questions whose number is unreadable or outside its limits. */
  wrongNumbers: readonly string[];
  /** Undefined without a scope, or while a number it needs is missing or all are zero. */
  price?: Price;
  /** What the price is for; undefined while open answers may lead to several. */
  scope?: PriceScope;
  /** True if the answers may mean zero pieces, so that there is nothing to price. */
  isEmpty: boolean;
  /** True if no open answer can lead to a price. */
  hasNoPrice: boolean;
  /** Safety rule of an answer that needs a call at once. */
  urgent?: string;
  /** Meaning of the chosen answers, in the order of the questions, then of several together. */
  remarks: readonly string[];
};

/** Props of the island. */
export type EstimateData = {
  subjects: readonly Subject[];
  texts: Omit<EstimatePage["texts"], "failed" | "limits" | "limitsInteger" | "lower" | "upper">;
  /** Absolute address of the page. */
  page: string;
  email: string;
  /** Number for text messages, if there is one. */
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
  /** Amounts with what they are without. */
  rows: readonly ListPrice[];
};
