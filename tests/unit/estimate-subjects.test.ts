/** What the subjects of content/estimate say, and what the check says of them. */
import { pomiary } from "@/content/estimate/pomiary";
import type { EstimateSubject } from "@/lib/content/types";
import { estimate } from "@/lib/estimate/engine";
import { estimateData, estimateLink, priceList } from "@/lib/estimate/props";
import { answerText, firstAnswers, queryOf, readQuery } from "@/lib/estimate/request";
import type { Question, Raw, Subject } from "@/lib/estimate/types";
import { checkSubject } from "@/lib/tools/check/estimate";
import { reported } from "@/lib/tools/check/problem";

/** Every way to answer the questions of one answer, numbers and ticks as they are at first. */
function waysThrough(subject: Subject): Raw[] {
  const choices = subject.questions.filter(
    (question): question is Extract<Question, { kind: "one" }> => question.kind === "one",
  );
  return choices.reduce<Raw[]>(
    (ways, { id, answers: given }) =>
      ways.flatMap((way) => [way, ...given.map((answer) => ({ ...way, [id]: answer.id }))]),
    [firstAnswers(subject)],
  );
}

describe.each(estimateData().subjects.map((subject) => [subject.id, subject] as const))("%s", (_, subject) => {
  it("never widens its range by an answer, and never says more than it knows", () => {
    for (const way of waysThrough(subject)) {
      const { price, asked, answered } = estimate(subject, way);
      expect(answered).toBeLessThanOrEqual(asked.length);
      if (!price) continue;
      expect(price.min).toBeLessThanOrEqual(price.max);
      for (const question of asked.filter(({ kind }) => kind === "one")) {
        if (question.kind !== "one" || way[question.id]) continue;
        for (const { id } of question.answers) {
          const next = estimate(subject, { ...way, [question.id]: id }).price;
          if (next) expect([next.min >= price.min, next.max <= price.max]).toEqual([true, true]);
        }
      }
    }
  });

  it("leads to a price in some way, unless it has none at all, and back from its address", () => {
    const ways = waysThrough(subject);
    expect(ways.some((way) => estimate(subject, way).price)).toBe(subject.prices.length > 0);
    for (const way of ways.slice(0, 50)) {
      const query = queryOf(subject, estimate(subject, way), way);
      const back = readQuery(query, [subject]);
      expect(back && estimate(subject, back.raw)).toEqual(estimate(subject, way));
    }
  });

  it("has answers that can be told from each other in a request", () => {
    for (const question of subject.questions)
      if (question.kind === "one")
        expect(new Set(question.answers.map(({ id }) => answerText(question, { [question.id]: id }))).size).toBe(
          question.answers.length,
        );
  });
});

it("stands in the price list with a row for every subject", () => {
  expect(priceList().map(({ id }) => id)).toEqual(estimateData().subjects.map(({ id }) => id));
  for (const { rows } of priceList()) expect(rows.length).toBeGreaterThan(0);
});

it("is reached with the first service chosen that a page is about", () => {
  const [first] = priceList();
  const slug = first?.href?.split("/").at(-1);
  expect(estimateLink([slug as never]).href).toBe(`/wycena?o=${first?.id}`);
  expect(estimateLink().href).toBe("/wycena");
});

describe("the check", () => {
  const changed = (change: Partial<EstimateSubject>) =>
    reported("a.ts", (report) => checkSubject({ ...pomiary, ...change } as EstimateSubject, report));
  const [what, area, ...rest] = pomiary.questions;
  const [price] = pomiary.prices;

  it("has nothing to say of a sound subject", () => expect(changed({})).toEqual([]));

  it.each([
    ["a condition on a question that is not there", { questions: [area, ...rest] }, /„co”, którego przed nim nie ma/],
    [
      "an answer that leads nowhere",
      { prices: [{ ...price, when: [{ question: "co", is: ["zamek"] }] }] },
      /nie ma odpowiedzi „zamek”/,
    ],
    [
      "a question whose answer changes nothing",
      {
        questions: [
          what,
          area,
          {
            ...rest[0],
            id: "kolor",
            answers: [
              { id: "a", label: "A" },
              { id: "b", label: "B" },
            ],
          },
        ],
      },
      /niczego nie zmienia/,
    ],
    [
      "a price of a fact that is no sum",
      { prices: [{ ...price, terms: [{ fact: "pomiary.przegladDom" }] }] },
      /nie jest kwotą/,
    ],
    [
      "a number nobody asks for",
      { prices: [{ ...price, terms: [{ fact: "pomiary.domDo150", times: "okna" }] }] },
      /„okna”/,
    ],
    [
      "a sum that is typed",
      { depends: ["Liczba obwodów, od 900 zł.", "Piorunochron."] },
      /wpisana, a nie wzięta z faktu/,
    ],
    [
      "a row with a figure and no fact",
      { rows: [{ label: "Dom", price: "od 900", time: "dwa dni" }] },
      /a nie ma faktu/,
    ],
    ["a first number outside its limits", { questions: [what, { ...area, typical: 5 }, ...rest] }, /nie mieści się/],
    ["two questions of one name", { questions: [what, area, what, ...rest] }, /jest zajęta/],
  ])("finds %s", (_, change, message) => {
    expect(changed(change as never).map((fault) => fault.what)).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  });
});
