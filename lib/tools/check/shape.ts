import { closest } from "fastest-levenshtein";
import type { z } from "zod";
import { hasKnownFacts, insertFacts } from "@/lib/content/figures";
import { clean, UnsupportedMarkdown } from "@/lib/text/inline";
import { signs } from "@/lib/text/plural";
import type { Fault, Problem } from "./problem";
import { stringRule } from "./rule";
import { wholeRecord } from "./source";

/** Translates a schema issue into Polish. */
function explain(issue: z.core.$ZodIssue): Fault {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? { what: "Brakuje tego pola.", mend: "Dopisz je." }
        : issue.expected === "never"
          ? { what: "Tego pola nie może tu być obok pozostałych.", mend: "Usuń je albo tamte." }
          : { what: `Powinno tu być: ${typeNames[issue.expected] ?? issue.expected}.`, mend: "Popraw wartość." };
    case "unrecognized_keys":
      return {
        what: `Nie ma takiego pola: ${issue.keys.join(", ")}.`,
        mend: "Popraw nazwę według innych plików tego rodzaju albo usuń pole.",
      };
    case "invalid_value": {
      const values = issue.values.map(String);
      const wrong = String(issue.input);
      if (values.includes(wrong)) return { what: `„${wrong}” stoi w cudzysłowie.`, mend: "Usuń cudzysłów." };
      return {
        what: `Nie ma tu wartości „${wrong}”.`,
        mend:
          values.length > 12 ? `Najbliższa nazwa: ${closest(wrong, values)}.` : `Wpisz jedną z: ${values.join(", ")}.`,
      };
    }
    case "invalid_union":
      // Zod's own messages are English; those of a schema say what to write.
      return issue.message.startsWith("Invalid ")
        ? { what: "Nie ma takiego rodzaju sekcji.", mend: "Popraw pole kind według docs/edytor.md." }
        : { what: "Nie ma takiego rodzaju.", mend: issue.message };
    case "too_small":
      return issue.origin === "array"
        ? { what: "Lista jest za krótka.", mend: `Potrzeba najmniej pozycji: ${issue.minimum}.` }
        : { what: `Wartość jest za mała: najmniej ${issue.minimum}.`, mend: "Popraw ją." };
    case "too_big":
      return issue.origin === "array"
        ? { what: "Lista jest za długa.", mend: `Może mieć najwyżej ${issue.maximum} pozycji.` }
        : { what: `Wartość jest za duża: najwięcej ${issue.maximum}.`, mend: "Popraw ją." };
    default:
      // Messages of lib/content/schema say what to write.
      return { what: "Wpis ma złą postać.", mend: issue.message };
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: "tekst w cudzysłowie",
  number: "liczba bez cudzysłowu, z kropką dziesiętną",
  int: "liczba całkowita",
  boolean: "true albo false",
  array: "lista w nawiasach kwadratowych",
  object: "grupa pól w nawiasach klamrowych",
};

/** Reports missing, unknown and malformed fields of a record. */
export function shapeProblems(file: string, schema: z.ZodType, record: unknown): Problem[] {
  const result = schema.safeParse(record, { reportInput: true });
  if (result.success) return [];
  return result.error.issues
    .flatMap(closestIssues)
    .map((issue) => ({ file, field: issue.path.join(".") || wholeRecord, ...explain(issue) }));
}

/** Replaces an issue of a union by those of its closest form. */
function closestIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || ("discriminator" in issue && issue.discriminator)) return [issue];
  const [nearest] = issue.errors
    .filter((errors) => errors.length > 0)
    .toSorted((one, other) => one.length - other.length);
  return (nearest ?? []).flatMap((inner) => closestIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Reports texts longer than their field allows, counted as read: facts inserted, no Markdown. */
export const lengthRule = stringRule(({ text, field, role }, report) => {
  if (!("max" in role)) return;
  const length = plainText(text)?.length;
  if (length !== undefined && length > role.max)
    report(
      field,
      `Tekst ma ${signs(length)}, a w tym miejscu mieści się ${role.max}.`,
      `Skróć go o ${length - role.max}.`,
    );
});

/** Returns a text as it is read, or undefined if it has a mistake that another rule reports. */
export function plainText(text: string): string | undefined {
  if (!hasKnownFacts(text)) return undefined;
  try {
    return clean(insertFacts(text));
  } catch (error) {
    if (error instanceof UnsupportedMarkdown) return undefined;
    throw error;
  }
}
