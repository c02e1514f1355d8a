import { claims } from "@/content/claims";
import { facts } from "@/content/facts";
import { claimFigures } from "@/lib/content/claims";
import { prepare } from "@/lib/content/prepare";
import { claim } from "@/lib/content/schema/claims";
import { eachString, list, text as textField } from "@/lib/content/schema/fields";
import type { Fact } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
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
  for (const one of Object.values(claims)) eachString(claim, one, (text) => texts.push(text));
  return [...prepare(list(textField(1000), { max: 1000 }), texts).map(clean), ...componentWords];
}
