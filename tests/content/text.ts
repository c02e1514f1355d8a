import { visitStrings } from "@/lib/content/prepare";
import { plainText } from "@/lib/text/inline";

/** Fields that hold addresses, names and codes, not text a visitor reads on the page. */
const notText =
  /(^|\.)(slug|id|icon|href|to|src|kind|tag|code|colour|tone|updated|published|modified|action|afterwards|importance|requirement|service|fact|name|meta\..*|related\..*|neighbours\..*|label)$/;

/** Running text of a record, field by field, without Markdown. */
export function textsOf(record: unknown): string[] {
  const texts: string[] = [];
  visitStrings(record, (text, path) => {
    if (!notText.test(path)) texts.push(plainText(text).replaceAll("\u00a0", " "));
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
