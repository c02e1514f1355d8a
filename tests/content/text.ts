import type { z } from "zod";
import { eachString } from "@/lib/content/schema/fields";
import { clean } from "@/lib/text/inline";

/** Running text of a record, field by field, without Markdown. */
export function textsOf(schema: z.ZodType, record: unknown): string[] {
  const texts: string[] = [];
  eachString(schema, record, (text, { role }) => {
    if (role === "text") texts.push(clean(text));
  });
  return texts;
}

/** Number of words in texts. */
export const wordCount = (texts: readonly string[]): number =>
  texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

/** Sentences of at least `words` words: shorter ones ("Wycena jest bezpłatna.") are phrases, not copies. */
export const sentencesOf = (texts: readonly string[], words = 5): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}„])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= words);
