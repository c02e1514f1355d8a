import type { Fact } from "@/lib/content/types";
import { factFiles } from "@/lib/content/written";
import { sentencesOf } from "@/lib/tools/sentences";
import type { Problem } from "./problem";
import { stringRule } from "./rule";

/** An order of the kind that rules of conduct give. */
const order =
  /(?<!\p{L})(?:(?:za)?dzwoń|wezwij|zgłoś|wyjdź|wyjmij|odsuń|wyłącz|opuść|odłącz|podnieś|załącz|niczego nie|nie (?:dotykaj|podchodź|wchodź|przełączaj|polewaj|gaś))(?!\p{L})/iu;

const allFacts = Object.entries(factFiles).flatMap(([file, facts]) =>
  Object.entries<Fact>(facts).map(([key, fact]) => ({ file, key, fact })),
);

/** Beginnings of words that name a danger, with the key of its rule. */
const signs = allFacts.flatMap(({ key, fact: { signs = [] } }) =>
  signs.map((sign) => ({ key, pattern: new RegExp(`(?<!\\p{L})${sign.replaceAll(" ", "\\s")}`, "iu") })),
);

/**
 * Reports advice on a danger that a rule of conduct already gives: a sentence with an order, and a sign of the rule's
 * danger in it or in the question before it. Quoted facts and addresses of links are no words. One danger has one rule, so that no page tells somebody to touch what another forbids.
 */
export const dangerRule = stringRule(({ text, field, role }, report) => {
  if (role.role !== "text") return;
  const sentences = sentencesOf(text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, ""));
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1] ?? "";
    const about = before.endsWith("?") ? `${before} ${sentence}` : sentence;
    const found = order.test(sentence) && signs.find(({ pattern }) => pattern.test(about));
    if (found)
      report(
        field,
        `Co robić w tym niebezpieczeństwie, mówi już {${found.key}}, a tu stoi własna rada: „${sentence}”.`,
        `Wstaw {${found.key}} w miejsce tego zdania albo usuń z niego polecenie.`,
      );
  }
});

/** Reports a rule that opens the main switch and leaves out that a storage with a backup output stays live. */
export const mainSwitchProblems = (): Problem[] =>
  allFacts
    .filter(
      ({ fact: { signs, text = "" } }) => signs && /wyłącznik\p{L}* główn/iu.test(text) && !/magazyn/iu.test(text),
    )
    .map(({ file, key }) => ({
      file: `content/facts/${file}.ts`,
      field: key,
      what: `{${key}} każe opuścić wyłącznik główny, a nie mówi o magazynie energii, który zasila dom dalej.`,
      mend: "Dopisz, że przy magazynie energii trzeba wyłączyć też jego wyjście awaryjne.",
    }));
