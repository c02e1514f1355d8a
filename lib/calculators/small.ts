import type { Field } from "./inputs";

/** What a small calculator answers: a sentence, the lines it comes from, and the same in one line for a message. */
export type Answer = {
  /** "Przekrój: 2,5 mm²." and so on, one sentence for each. */
  parts: readonly { label: string; figure: string }[];
  /** After the figures: what is missing, or too much. */
  remark?: string;
  rows: readonly { label: string; value: string }[];
  summary: string;
};

/** An answer, or why there is none. */
export type Outcome = { answer: Answer } | { problem: string };

/** Words every small calculator has, besides those of its frame and its own. */
export type SmallTexts = {
  topic: string;
  form: string;
  result: string;
  invalid: string;
  ask: string;
  link: string;
  reset: string;
};

/** What a small calculator shows. */
export type SmallData<Texts, Facts> = {
  fields: readonly Field[];
  facts: Facts;
  texts: Texts;
  /** Address of the guide, absolute, and the calculator's anchor in it. */
  page: string;
  id: string;
};
