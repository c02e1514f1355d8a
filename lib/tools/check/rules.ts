import { factKeysIn, figureProblems, isFactKey, unknownKeyMend } from "@/lib/content/figures";
import { metaLimits } from "@/lib/content/schema/pages";
import { fullTitle } from "@/lib/seo/metadata";
import { parseInline, UnsupportedMarkdown } from "@/lib/text/inline";
import { signs } from "@/lib/text/plural";
import type { Rule } from "./checked-records";
import { dangerRule } from "./dangers";
import { drawingRule, planRule } from "./drawings";
import { linkRule } from "./links";
import { bracketRule } from "./names-in-content";
import { pictureRule } from "./picture-uses";
import { lowestPriceRule, priceKeyRule, priceRule } from "./prices";
import { repeatRule } from "./repeats";
import { isRead, rule, stringRule, withKnownFacts } from "./rule";
import { sectionRules } from "./sections";
import { dateRule, nearbyRule, selfReferenceRule } from "./sense";
import { lengthRule, shapeProblems } from "./shape";
import { wordingRule } from "./wording";

const slugRule = rule(({ key, record: { slug } }, report) => {
  if (key !== undefined && slug !== key)
    report("slug", `Adres „${slug}” jest inny niż w spisie („${key}”).`, "Wpisz ten sam adres w pliku i w index.ts.");
});

const metaRule = rule(({ record: { meta } }, report) => {
  // site.ts also has a field `meta`, which is not the metadata of a page.
  if (!meta?.keywords) return;
  const titleLength = fullTitle(withKnownFacts(meta.title)).length;
  if (titleLength > metaLimits.title)
    report(
      "meta.title",
      `Tytuł ma ${signs(titleLength)}, a wyszukiwarka pokazuje ${metaLimits.title}.`,
      "Skróć go, zaczynając od końca.",
    );
  const ownLength = withKnownFacts(meta.title).trim().length;
  if (ownLength < metaLimits.ownTitle)
    report(
      "meta.title",
      `Tytuł ma ${signs(ownLength)}, a w wynikach wyszukiwania ma powiedzieć, o czym jest strona.`,
      `Wpisz co najmniej ${metaLimits.ownTitle} znaków.`,
    );
  if (!meta.noIndex && meta.keywords.length < 3)
    report(
      "meta.keywords",
      `Słów kluczowych jest ${meta.keywords.length}, a potrzeba co najmniej trzech.`,
      "Dopisz zwroty, które ludzie wpisują w wyszukiwarkę.",
    );
  const { length } = withKnownFacts(meta.description);
  const { min, max } = metaLimits.description;
  if (length < min || length > max)
    report(
      "meta.description",
      `Opis ma ${signs(length)}, a powinien mieć od ${min} do ${max}.`,
      length > max ? "Usuń najmniej potrzebne słowa." : "Dopisz, co czytelnik tu znajdzie.",
    );
});

const textRule = stringRule(({ text, field, role }, report) => {
  // The results of an example that failed are unknown as well: its own report says why.
  for (const key of role.role === "fact" ? [text] : isRead(role) ? factKeysIn(text) : [])
    if (!isFactKey(key) && figureProblems().length === 0) report(field, `Nie ma faktu {${key}}.`, unknownKeyMend(key));
  // A letter may have blank lines.
  if (role.role !== "label" && !text.trim()) report(field, "Pole jest puste.", "Wpisz tekst albo usuń pole.");
  if (role.role !== "text") return;
  try {
    parseInline(text);
  } catch (error) {
    if (!(error instanceof UnsupportedMarkdown)) throw error;
    report(field, error.message, "Zapisz to zwykłym tekstem.");
  }
});

export const shapeRule: Rule = ({ file, schema, record }) => shapeProblems(file, schema, record);

/** The rules for records of the right shape. */
export const rules: readonly Rule[] = [
  slugRule,
  metaRule,
  textRule,
  lengthRule,
  linkRule,
  pictureRule,
  ...sectionRules,
  drawingRule,
  planRule,
  wordingRule,
  dangerRule,
  priceRule,
  priceKeyRule,
  lowestPriceRule,
  repeatRule,
  dateRule,
  selfReferenceRule,
  nearbyRule,
  bracketRule,
];
