import { claims } from "@/content/claims";
import { facts } from "@/content/facts";
import { claimFigures } from "@/lib/content/claims";
import type { Fact } from "@/lib/content/facts-types";
import { prepare, visitStrings } from "@/lib/content/prepare";

/** Words of components, the same wherever the component stands. */
const legends = ["Pole ciemne to najkrótszy czas, jasne to możliwe wydłużenie."];

/**
 * Texts that stand once in the project and are repeated on purpose, as pages show them: worded facts, promises, rules,
 * claims, legends of drawings.
 */
export function sharedTexts(): string[] {
  const texts = Object.values<Fact>(facts).flatMap(({ text }) => text ?? []);
  texts.push(...Object.values(claimFigures()).flatMap(({ text }) => text ?? []), ...legends);
  visitStrings(claims, (text) => texts.push(text));
  return prepare(texts).map((text) => text.replaceAll("\u00a0", " "));
}
