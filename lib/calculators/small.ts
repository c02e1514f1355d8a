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
