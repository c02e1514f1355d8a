import { claims } from "@/content/claims";
import { facts } from "@/content/facts";
import { claimFigures } from "@/lib/content/claims";
import type { Fact } from "@/lib/content/facts-types";
import { prepare, visitStrings } from "@/lib/content/prepare";
import { plainText } from "@/lib/inline";
import type { SharedText } from "./rules";

/** Words of components, the same wherever the component stands: legend of the schedule, line of a rating. */
const componentWords = [
  "Pole ciemne to najkrótszy czas, jasne to możliwe wydłużenie.",
  /^Średnia ocena [\d,]+ na 5 z \d+ opinii/,
] as const;

/**
 * Texts that stand once in the project and are repeated on purpose, as pages show them: worded facts, promises, rules,
 * claims, words of components.
 */
export function sharedTexts(): SharedText[] {
  const texts = Object.values<Fact>(facts).flatMap(({ text }) => text ?? []);
  texts.push(...Object.values(claimFigures()).flatMap(({ text }) => text ?? []));
  visitStrings(claims, (text) => texts.push(text));
  return [...prepare(texts).map((text) => plainText(text).replaceAll("\u00a0", " ")), ...componentWords];
}
