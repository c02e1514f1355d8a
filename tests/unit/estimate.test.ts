/** A visitor of /wycena reads a price that no rule gives, or sends another request. */
import { estimate, findAskedQuestions } from "@/lib/estimate/engine";
import { estimateData } from "@/lib/estimate/props";
import { priceText, queryOf, readQuery, requestFor } from "@/lib/estimate/request";
import type { RawAnswers, Subject } from "@/lib/estimate/types";
import { plain } from "@/tests/support";

const withIds = (...labels: readonly string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));
const house = { question: "budynek", is: ["dom"] };

const rounded = { min: 1171.148, max: 1171.148 };
const scope = { included: ["Montaż"], excluded: ["Tynki"] };

/** A subject that does not depend on the site's prices. */
const switchboard: Subject = {
  ...{ id: "tablica", code: "F2", name: "Tablica", request: "wymiany tablicy" },
  questions: [
    {
      ...{ kind: "one", id: "budynek", text: "Gdzie?", short: "Budynek" },
      answers: [
        { id: "dom", label: "Dom", say: "W domu jest więcej obwodów." },
        { id: "firma", label: "Firma", urgent: "Wyłącz i zadzwoń." },
        ...withIds("Szafa", "Biuro"),
        { id: "niewiem", label: "Nie wiem", unknown: true },
      ],
    },
    {
      ...{ kind: "number", id: "obwody", text: "Ile obwodów?", short: "Obwody", when: [house] },
      ...{ unit: "szt.", min: 1, max: 40, typical: 8, error: "Ile?" },
    },
    { kind: "many", id: "extra", text: "Co jeszcze?", short: "Dodatkowo", answers: withIds("Spd", "Arc") },
    ...["sciana", "obudowa"].map((id) => ({
      ...({ kind: "one", id, text: "Jak?", short: "Jak", when: [house] } as const),
      answers: [
        { id: "latwo", label: "Łatwo", part: "lower" as const },
        { id: "trudno", label: "Trudno", part: "upper" as const },
        { id: "niewiem", label: "Nie wiem", unknown: true as const },
      ],
    })),
  ],
  prices: [
    {
      ...scope,
      when: [house, { question: "obwody", upTo: 20 }],
      what: "Do dwudziestu obwodów.",
      terms: [
        { min: 500, max: 1000 },
        { min: 100, max: 210, times: "obwody" },
        { min: 120, max: 250, times: "obwody", per: 4 },
        { min: 250, max: 700, when: [{ question: "extra", is: ["spd"] }] },
      ],
    },
    {
      ...scope,
      ...{ when: [house, { question: "obwody", above: 20 }], what: "Powyżej dwudziestu obwodów." },
      ...{ terms: [{ min: 5000, max: 9000 }], from: true },
    },
    { ...scope, when: [{ question: "budynek", is: ["szafa"] }], what: "Szafa.", terms: [{ ...rounded, times: 1 }] },
    {
      ...{ ...scope, when: [{ question: "budynek", is: ["biuro"] }], what: "Biuro.", least: { min: 540, max: 1080 } },
      ...{ terms: [{ min: 0, max: 0 }], net: { when: [], divisor: 1.08 } },
    },
  ],
  remarks: [{ when: [house, { question: "extra", is: ["arc"] }], say: "W domu z detektorem." }],
  ...{ depends: [], examples: [], arrangements: [], checklist: [], pages: [] },
};

const estimateFor = (given: RawAnswers) => estimate(switchboard, given);
const words = { from: "od", about: "około", net: "netto" };

describe("a price", () => {
  const [few, many] = ["Do dwudziestu obwodów.", "Powyżej dwudziestu obwodów."];
  const ofHouse = { budynek: "dom" };

  // By hand, 8 circuits: 500 + 8 × 100 + 2 × 120 = 1540; 1000 + 8 × 210 + 2 × 250 = 3180, to hundreds. 9 need a third
  // device: 500 + 900 + 360 + 250 = 2010; 1000 + 1890 + 750 + 700 = 4340. 20: 500 + 2000 + 600; 1000 + 4200 + 1250.
  // Halves of 1540–3180: 2360 in the middle, 1950 and 2770 at the quarters. Net: 540 / 1.08 = 500, 1080 / 1.08 = 1000.
  test.each<[string, RawAnswers, string, number, number, { from?: true; net?: true }?]>([
    ["adds up the parts of its rule", ofHouse, few, 1500, 3200],
    ["counts what was ticked", { ...ofHouse, obwody: "9", extra: ["spd"] }, few, 2000, 4300],
    ["takes the bound to the lower side", { ...ofHouse, obwody: "20" }, few, 3100, 6500],
    ["changes above the bound", { ...ofHouse, obwody: "21" }, many, 5000, 9000, { from: true }],
    ["is in tens below two thousand", { budynek: "szafa" }, "Szafa.", 1170, 1170],
    ["is never below the least, and net", { budynek: "biuro" }, "Biuro.", 500, 1000, { net: true }],
    ["is the lower half", { ...ofHouse, sciana: "latwo", obudowa: "latwo" }, few, 1500, 2400],
    ["is the upper half", { ...ofHouse, sciana: "trudno", obudowa: "trudno" }, few, 2400, 3200],
    ["is the middle half of both", { ...ofHouse, sciana: "latwo", obudowa: "trudno" }, few, 2000, 2800],
    ["spans what is open", { ...ofHouse, sciana: "latwo" }, few, 1500, 2800],
    ["spans as much if unknown", { ...ofHouse, sciana: "latwo", obudowa: "niewiem" }, few, 1500, 2800],
  ])("%s: %j", (_, given, what, min, max, { from = false, net = false } = {}) => {
    expect(estimateFor(given)).toMatchObject({ scope: { ...scope, what }, price: { min, max, from, net } });
  });

  test.each<[string, RawAnswers, { hasNoPrice?: boolean; wrongNumbers?: string[] }]>([
    ["where no rule holds", { budynek: "firma" }, { hasNoPrice: true, wrongNumbers: [] }],
    ["while a number cannot be read", { budynek: "dom", obwody: "dużo" }, { wrongNumbers: ["obwody"] }],
    ["while a number is outside its limits", { budynek: "dom", obwody: "41" }, { wrongNumbers: ["obwody"] }],
    ["for half a piece", { budynek: "dom", obwody: "8,5" }, { hasNoPrice: false, wrongNumbers: ["obwody"] }],
    ["while it could be another thing's", {}, { hasNoPrice: false, wrongNumbers: [] }],
    ["where the thing is unknown", { budynek: "niewiem" }, { hasNoPrice: false, wrongNumbers: [] }],
    ["whatever stands in a question that is not asked", { budynek: "firma", obwody: "dużo" }, { wrongNumbers: [] }],
  ])("is none %s", (_, given, expected) => {
    expect(estimateFor(given)).toMatchObject(expected);
    expect(estimateFor(given).price).toBeUndefined();
  });

  test("of nothing at all is none", () => {
    const counted = {
      ...switchboard,
      prices: [{ ...scope, what: "Nic.", when: [], terms: [{ min: 1, max: 2, times: 0 }] }],
    };
    const result = estimate(counted, { budynek: "szafa" });
    expect([result.isEmpty, result.price]).toEqual([true, undefined]);
  });

  test("is written as people say it", () => {
    const formatPrice = (min: number, max: number, from = false) =>
      plain(priceText({ min, max, from, net: false }, words));
    expect([formatPrice(800, 800, true), formatPrice(4500, 18_000), formatPrice(1170, 1170)]).toEqual([
      ...["od 800 zł", "4500–18 000 zł", "około 1170 zł"],
    ]);
  });
});

test("questions are asked while their conditions hold, and say what their answers mean", () => {
  const ids = (given: RawAnswers) => findAskedQuestions(switchboard, given).map(({ id }) => id);
  expect([ids({}), ids({ budynek: "dom" })]).toEqual([
    ["budynek", "extra"],
    ["budynek", "obwody", "extra", "sciana", "obudowa"],
  ]);
  expect(estimateFor({ budynek: "dom", extra: ["arc"] }).remarks).toEqual([
    ...["W domu jest więcej obwodów.", "W domu z detektorem."],
  ]);
  expect(estimateFor({ budynek: "firma" }).urgent).toBe("Wyłącz i zadzwoń.");
});

describe("an address", () => {
  test("brings the answers back", () => {
    const raw: RawAnswers = { budynek: "dom", obwody: "12", extra: ["spd", "arc"] };
    const query = "?o=tablica&budynek=dom&obwody=12&extra=spd.arc";
    expect(queryOf(switchboard, estimate(switchboard, raw), raw)).toBe(query);
    expect(readQuery(query, [switchboard])).toEqual({ subject: switchboard, raw });
  });

  test("with answers that do not exist says nothing of them, and one without a subject nothing at all", () => {
    expect(readQuery("?o=tablica&budynek=zamek&extra=spd.zbroja&obwody=9999999999&x=1", [switchboard])?.raw).toEqual({
      extra: ["spd"],
      obwody: "99999999",
    });
    expect(readQuery("?o=inna", [switchboard])).toBeUndefined();
    expect(readQuery("", [switchboard])).toBeUndefined();
  });
});

describe("a request", () => {
  const { texts: contentTexts, page } = estimateData();
  const texts = {
    ...contentTexts,
    subject: "Wycena",
    gross: "brutto",
    net: "netto",
    netNote: "bez VAT",
    note: "Cena [vat] z [data].",
  };
  const letterOf = (raw: RawAnswers) => requestFor(switchboard, estimate(switchboard, raw), raw, texts, page).letter;
  const raw: RawAnswers = { budynek: "dom", extra: ["spd"] };
  const request = requestFor(switchboard, estimate(switchboard, raw), raw, texts, `${page}?o=tablica`);

  test("holds every answer, the price and the way back", () => {
    const answered = "Budynek: Dom\nObwody: 8\u00a0szt. (wartość typowa)\nDodatkowo: Spd";
    // Never without what the price is for, and what holds for it.
    expect(request.letter).toMatch(
      /: 1800–\u20603900\u00a0zł\. Do dwudziestu obwodów\.\nCena brutto z \d+\.\d\d\.\d{4}\.\n/,
    );
    expect(letterOf({ budynek: "biuro" })).toMatch(/: 500–\u20601000\u00a0zł netto\. Biuro\.\nCena bez VAT z /);
    for (const part of [answered, `${page}?o=tablica`, "wymiany tablicy"]) expect(request.letter).toContain(part);
    expect(request.letter).not.toMatch(/\[\w+\]/);
    expect(request.message.length).toBeLessThan(request.letter.length);
  });

  // The first choice by its whole label; a bare number says nothing.
  test.each<[RawAnswers, string]>([
    [{}, "Wycena: Tablica"],
    [{ obwody: "9" }, "Wycena: Tablica"],
    [{ budynek: "dom", obwody: "9" }, "Wycena: Tablica, Dom: parter"],
  ])("is about %j: %s", (given, topic) => {
    const questions = switchboard.questions.map((question) =>
      question.id === "budynek"
        ? { ...question, answers: [{ id: "dom", label: "Dom: parter" }] }
        : { ...question, when: [] },
    );
    const subject = { ...switchboard, questions } as Subject;
    expect(requestFor(subject, estimate(subject, given), given, texts, page).subject).toBe(topic);
  });

  test("leaves out the line of a price that there is none", () => {
    expect(letterOf({ budynek: "firma" })).not.toMatch(/zł|\[cena\]/);
  });
});
