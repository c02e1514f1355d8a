/** A visitor of /wycena gets no price or a wider one, or an editor is not told why. */
import { isDeepStrictEqual } from "node:util";
import { facts } from "@/content/facts";
import { fillLetter, linkOf, mailHref, smsHref, visitOf } from "@/lib/contact/letter";
import { messageView } from "@/lib/contact/message";
import { get } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { EstimateSubject, Fact } from "@/lib/content/types";
import { estimate, findAskedQuestions } from "@/lib/estimate/engine";
import { estimateData, estimateLink, priceList } from "@/lib/estimate/props";
import { queryOf, requestFor } from "@/lib/estimate/request";
import type { Question, RawAnswers, Subject } from "@/lib/estimate/types";
import { checkSubject } from "@/lib/tools/check/estimate";
import { collectProblems } from "@/lib/tools/check/problem";
import { mobile } from "./firm";

const { page, texts } = estimateData();

const choicesOf = (questions: readonly Question[]) => questions.filter((question) => question.kind === "one");

/** All combinations of single choices, with numbers and ticks as at first. */
function waysThrough(subject: Subject): RawAnswers[] {
  return choicesOf(subject.questions).reduce<RawAnswers[]>(
    (ways, { id, answers }) => ways.flatMap((way) => [way, ...answers.map((answer) => ({ ...way, [id]: answer.id }))]),
    [{}],
  );
}

/** All ways with every question answered, none by "Nie wiem", with the lowest, typical and highest numbers. */
const fullWays = (subject: Subject): RawAnswers[] =>
  subject.questions.reduce<RawAnswers[]>(
    (ways, question) =>
      ways.flatMap((way) => {
        const { id } = question;
        if (!findAskedQuestions(subject, way).includes(question)) return [way];
        if (question.kind === "number")
          return [...new Set([question.min, question.typical, question.max])].map((n) => ({ ...way, [id]: String(n) }));
        const ids = question.answers.filter(({ unknown }) => !unknown).map((answer) => answer.id);
        return question.kind === "many"
          ? [way, { ...way, [id]: ids }]
          : ids.map((answer) => ({ ...way, [id]: answer }));
      }),
    [{}],
  );

describe.each(estimateData().subjects.map((subject) => [subject.id, subject] as const))("%s", (_, subject) => {
  test("never widens its range by an answer, nor counts more answers than questions", () => {
    for (const way of waysThrough(subject)) {
      const { price, questions: asked, answeredCount: answered } = estimate(subject, way);
      expect(answered).toBeLessThanOrEqual(asked.length);
      if (!price) continue;
      expect(price.min).toBeLessThanOrEqual(price.max);
      for (const question of choicesOf(asked).filter(({ id }) => !way[id]))
        for (const { id } of question.answers) {
          const next = estimate(subject, { ...way, [question.id]: id }).price;
          if (next) expect([next.min >= price.min, next.max <= price.max]).toEqual([true, true]);
        }
    }
  });

  test("leads to a price, unless it has none at all, at most 2.2 times the lowest once all is answered", () => {
    const ways = fullWays(subject).map((way) => ({ way, price: estimate(subject, way).price }));
    expect(ways.some(({ price }) => price)).toBe(subject.prices.length > 0);
    expect(ways.filter(({ price }) => price && !price.from && price.max > 2.2 * price.min)).toEqual([]);
  });

  test("fits a text message of three parts and an e-mail of any program, here and on the contact page", () => {
    const contact = messageView(get("contact").write, { ...getSite(), phone: mobile }).data;
    for (const way of fullWays(subject)) {
      // Numbers that the page does not take are the longest.
      const wrong = subject.questions.filter(({ kind }) => kind === "number").map(({ id }) => [id, "99999999"]);
      for (const raw of [way, { ...way, ...Object.fromEntries(wrong) }]) {
        const result = estimate(subject, raw);
        const link = `${page}${queryOf(subject, result, raw)}`;
        const request = requestFor(subject, result, raw, texts, link);
        const visit = visitOf(`https://x.example${request.contact}`, "", {});
        expect(visit.wynik).toMatch(new RegExp(`; ${link.replaceAll(/[?.]/g, "\\$&")}$`));
        const [carried = "", shorter] = [visit, { ...visit, wynik: linkOf(visit.wynik) }].map((one) =>
          fillLetter(contact.sms?.lines ?? [], one),
        );
        for (const href of [smsHref(mobile.tel, request.message), smsHref(mobile.tel, carried, shorter)]) {
          const text = decodeURIComponent(href.split("body=")[1] ?? "");
          expect(text.length).toBeLessThanOrEqual(/^[\r\n -~]*$/.test(text) ? 459 : 201);
        }
        for (const letter of [request.letter, fillLetter(contact.letter, visit)])
          expect(mailHref(contact.email, request.subject, letter).length).toBeLessThan(2000);
      }
    }
  });

  test("changes with every answer", () => {
    for (const question of subject.questions.filter((one) => one.kind !== "number"))
      for (const { id } of question.answers) {
        const changed = waysThrough(subject).some((way) => {
          const before = estimate(subject, { ...way, [question.id]: "" });
          if (!before.questions.includes(question)) return false;
          const after = estimate(subject, { ...way, [question.id]: id });
          return !isDeepStrictEqual({ ...before, answeredCount: 0 }, { ...after, answeredCount: 0 });
        });
        expect([question.id, id, changed]).toEqual([question.id, id, true]);
      }
  });

  test("has different labels for its answers", () => {
    for (const { answers } of choicesOf(subject.questions))
      expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
  });
});

test("whoever must not touch a hot plug is told nowhere to pull it or to move furniture", () => {
  const repairs = estimateData().subjects.find(({ id }) => id === "naprawy");
  if (!repairs) return;
  const hot = waysThrough(repairs).filter(({ objaw }) => objaw === "grzeje");
  expect(hot.length).toBeGreaterThan(3);
  for (const way of hot) {
    const { urgent, remarks, scope } = estimate(repairs, way);
    expect(urgent).toContain("Nie dotykaj");
    expect([...remarks, ...repairs.checklist, scope?.what].join(" ")).not.toMatch(/odłącz|wyjmij|wtyczk|odsuń|mebl/iu);
  }
});

test("the price list has rows for every subject, and a page links to its subject there", () => {
  expect(priceList().map(({ id }) => id)).toEqual(estimateData().subjects.map(({ id }) => id));
  expect(priceList().filter(({ rows }) => rows.length === 0)).toEqual([]);
  const [first] = priceList();
  expect(estimateLink([first?.href?.split("/").at(-1) as never]).href).toBe(`/wycena?o=${first?.id}`);
  expect(estimateLink().href).toBe("/wycena");
});

test("an answer that moves the price to one end of its range says so", () => {
  const { lower, upper } = get("estimate").texts;
  const answers = estimateData().subjects.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.kind === "number" ? [] : question.answers)),
  );
  const moving = answers.filter(({ part }) => part);
  expect(moving.length).toBeGreaterThan(10);
  for (const { part, say } of moving) expect(say).toMatch(part === "lower" ? lower : upper);
});

describe("an editor is told of", () => {
  const [words = ""] = Object.entries<Fact>(facts).find(([, { text }]) => text) ?? [];
  const answers = [
    { id: "dom", label: "Dom" },
    { id: "firma", label: "Firma" },
  ];
  const what = { kind: "one", id: "co", text: "Co mierzymy?", short: "Obiekt", answers } as const;
  const ofHouse = [{ question: "co", is: ["dom"] }];
  const area = {
    ...{ kind: "number", id: "metry", text: "Ile dom ma powierzchni?", short: "Powierzchnia", when: ofHouse },
    ...{ unit: "m²", min: 20, max: 600, typical: 120 },
  } as const;
  const price = { when: ofHouse, what: "Dom.", terms: [{ fact: "siec.napiecie", times: "metry" }] };
  const subject = {
    ...{ id: "proba", name: "Próba", request: "próby", questions: [what, area], prices: [price] },
    rows: [{ id: "dom", what: "Dom", amount: "od {siec.napiecie}", time: "dwa dni", offer: true }],
    ...{ depends: [], examples: [], arrangements: [], checklist: [], pages: [] },
  } as unknown as EstimateSubject;

  const problemsOf = (change: object) =>
    collectProblems("a.ts", (report) => checkSubject({ ...subject, ...change } as EstimateSubject, report)).map(
      (fault) => fault.what,
    );

  test("nothing where a subject is sound", () => expect(problemsOf({})).toEqual([]));

  const colour = { ...what, id: "kolor", answers: [{ ...answers[0], part: "lower" }, answers[1]] };
  const [unpaid, uncounted] = [{ fact: words }, { fact: "siec.napiecie", times: "okna" }];
  const more = { fact: "naprawa.godzina" };
  test.each([
    [
      "an answer that changes nothing",
      { questions: [what, area, colour] },
      "„Firma” na pytanie „Co mierzymy?” niczego",
    ],
    ["a number that changes nothing", { questions: [what, area, { ...area, id: "okna" }] }, "„Powierzchnia” na"],
    ["a price that is no sum", { prices: [{ ...price, terms: [...price.terms, unpaid] }] }, "nie jest kwotą."],
    ["a number nobody asks for", { prices: [price, { ...price, terms: [uncounted] }] }, "o liczbę „okna”."],
    [
      "a larger price that includes no more",
      { prices: [price, { ...price, terms: [...price.terms, more] }] },
      "ta sama",
    ],
    ["a figure and no fact", { rows: [{ id: "dom", what: "Dom", amount: "od 900" }] }, "a nie ma faktu."],
    [
      "a price that names no work",
      { rows: [{ id: "dom", what: "Koszt", amount: "różnie" }] },
      "co się za nią dostaje.",
    ],
    [
      "words as an offer",
      { rows: [{ id: "dom", what: "Dom", amount: "różnie", offer: true }] },
      "a ta jest w słowach.",
    ],
    ["two prices of one name", { rows: [...subject.rows, ...subject.rows] }, "„dom” ma już inna cena."],
    ["a first number outside its limits", { questions: [what, { ...area, typical: 5 }] }, "nie mieści się między"],
    ["two questions of one name", { questions: [what, area, what] }, "Nazwa „co” jest zajęta."],
  ])("%s", (_, change, expected) => {
    expect(problemsOf(change)).toEqual([expect.stringContaining(expected)]);
  });
});
