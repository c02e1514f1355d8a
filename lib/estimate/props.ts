import { figure } from "@/lib/content/figures";
import { amountOf } from "@/lib/content/price-list";
import { all, get, pathOf } from "@/lib/content/records";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import type { EstimateSubject, Href } from "@/lib/content/types";
import { formatShort } from "@/lib/text/numbers";
import { isCounted } from "./engine";
import { estimateHref } from "./request";
import type { Condition, EstimateData, PriceGroup, PriceRule, Question, Subject } from "./types";

type ContentQuestion = EstimateSubject["questions"][number];
type ContentCondition = NonNullable<ContentQuestion["when"]>[number];
type ContentRule = EstimateSubject["prices"][number];
type ContentTerm = ContentRule["terms"][number];

const boundOf = (key: string | undefined) => (key === undefined ? undefined : figure(key).number);

/** Removes undefined fields, which would be sent to the browser as well. */
const compact = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const conditionOf = ({ above, upTo, ...rest }: ContentCondition): Condition =>
  compact({ ...rest, above: boundOf(above), upTo: boundOf(upTo) });

const conditionsOf = (conditions: readonly ContentCondition[] | undefined) => conditions?.map(conditionOf);

function termOf({ fact, vat, when, ...rest }: ContentTerm) {
  const { min, max } = figure(fact).range;
  const rate = vat === undefined ? 1 : 1 + figure(vat).number / 100;
  return compact({ ...rest, min: min * rate, max: max * rate, when: conditionsOf(when) });
}

function ruleOf({ when, terms, least, net, ...rest }: ContentRule): PriceRule {
  return compact({
    ...rest,
    when: when.map(conditionOf),
    terms: terms.map(termOf),
    least: least === undefined ? undefined : figure(least).range,
    net: net && { when: net.when.map(conditionOf), divisor: 1 + figure(net.vat).number / 100 },
  });
}

function errorOf({ min, max, unit }: Extract<ContentQuestion, { kind: "number" }>): string {
  const { limits, limitsInteger } = get("estimate").texts;
  const text = isCounted(unit) ? limitsInteger : limits;
  const filled = text.replace("[od]", formatShort(min)).replace("[do]", `${formatShort(max)}\u00a0${unit}`);
  return filled.replace("..", ".");
}

/** What an answer means, and to which end of the range of prices it moves the price. */
function answerOf<Answer extends { part?: "lower" | "upper" | undefined; say?: string | undefined }>(answer: Answer) {
  const { texts } = get("estimate");
  const say = [answer.say, answer.part && texts[answer.part]].filter((part) => part !== undefined).join(" ");
  return say ? { ...answer, say } : answer;
}

const questionOf = (question: ContentQuestion): Question =>
  compact({
    ...question,
    ...(question.kind !== "number" && { answers: question.answers.map(answerOf) }),
    when: conditionsOf(question.when),
    error: question.kind === "number" ? errorOf(question) : undefined,
  }) as Question;

/**
 * Returns the name of a subject: its service's, or its own.
 * @throws Error for a subject with neither
 */
export function subjectName({ id, name, service }: Pick<EstimateSubject, "id" | "name" | "service">): string {
  const shownName = service ? get("services", service).name : name;
  if (!shownName) throw new Error(`content/estimate: ${id} nie ma usługi ani nazwy. Wpisz service albo name.`);
  return shownName;
}

function subjectOf({ service, questions, prices, remarks, rows: _, ...rest }: EstimateSubject): Subject {
  return compact({
    ...rest,
    name: subjectName({ ...rest, service }),
    code: service && get("services", service).code,
    questions: questions.map(questionOf),
    prices: prices.map(ruleOf),
    remarks: remarks?.map(({ when, say }) => ({ when: when.map(conditionOf), say })),
  });
}

/** Builds the props of the island of /wycena from content and facts. */
export function estimateData(): EstimateData {
  const { failed, limits, limitsInteger, lower, upper, ...texts } = get("estimate").texts;
  const { url, email, phone } = getSite();
  return {
    subjects: all("estimate-subjects").map(subjectOf),
    texts,
    page: `${url}/wycena`,
    email,
    ...(phone.takesTextMessages && { sms: phone.tel }),
  };
}

/** Builds the price list: rows by subject, in the order of the subject switches. */
export const priceList = (): readonly PriceGroup[] =>
  all("estimate-subjects").map(({ id, name, service, rows }) => {
    const page = service && get("services", service);
    return {
      id,
      name: subjectName({ id, name, service }),
      rows: rows.map((row) => ({ ...row, amount: amountOf(row) })),
      ...(page && { code: page.code, href: pathOf("services", page.slug) }),
    };
  });

/**
 * Builds the link from a page to the questions.
 * @param services those the page is about: the first with its own questions is preselected
 * @param known the address with answers that the page already knows
 */
export function estimateLink(services: readonly string[] = [], known?: Href): { label: string; href: Href } {
  const subjects = services.flatMap((slug) => all("estimate-subjects").find(({ service }) => service === slug) ?? []);
  const [firstSubject] = subjects;
  return {
    label: getLayoutTexts().estimate,
    href: known ?? (firstSubject ? estimateHref(firstSubject.id) : "/wycena"),
  };
}
