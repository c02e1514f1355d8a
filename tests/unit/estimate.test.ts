/** A visitor of /wycena reads a price that no rule gives, or sends another request. */
import { estimate, findAskedQuestions } from "@/lib/estimate/engine";
import { estimateData } from "@/lib/estimate/props";
import { defaultAnswers, priceText, queryOf, readQuery, requestFor } from "@/lib/estimate/request";
import type { RawAnswers, Subject } from "@/lib/estimate/types";
import { plain } from "@/tests/support";

const withIds = (...labels: readonly string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));
const house = { question: "budynek", is: ["dom"] };

const rounded = { min: 1171.148, max: 1171.148 };

/** A subject that does not depend on the site's prices. */
const board: Subject = {
  ...{ id: "tablica", code: "F2", name: "Tablica", request: "wymiany tablicy" },
  questions: [
    {
      ...{ kind: "one", id: "budynek", text: "Gdzie?", short: "Budynek" },
      answers: [{ id: "dom", label: "Dom", say: "W domu jest więcej obwodów." }, ...withIds("Firma", "Szafa")],
    },
    {
      ...{ kind: "number", id: "obwody", text: "Ile obwodów?", short: "Obwody", when: [house] },
      ...{ unit: "szt.", min: 1, max: 40, typical: 8 },
    },
    { kind: "many", id: "extra", text: "Co jeszcze?", short: "Dodatkowo", answers: withIds("Spd", "Arc") },
  ],
  prices: [
    {
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
      ...{ when: [house, { question: "obwody", above: 20 }], what: "Powyżej dwudziestu obwodów." },
      ...{ terms: [{ min: 5000, max: 9000 }], from: true },
    },
    { when: [{ question: "budynek", is: ["szafa"] }], what: "Szafa.", terms: [{ ...rounded, times: 1 }] },
  ],
  ...{ depends: [], examples: [], terms: [], included: [], excluded: [], prepare: [], pages: [] },
};

const fillAnswers = (given: RawAnswers): RawAnswers => ({ ...defaultAnswers(board), ...given });
const estimateFor = (given: RawAnswers) => estimate(board, fillAnswers(given));
const words = { from: "od", about: "około" };

describe("a price", () => {
  const [few, many] = ["Do dwudziestu obwodów.", "Powyżej dwudziestu obwodów."];
  const ofHouse = { budynek: "dom" };

  // By hand, 8 circuits: 500 + 8 × 100 + 2 × 120 = 1540; 1000 + 8 × 210 + 2 × 250 = 3180, to hundreds. 9 circuits need a
  // third device: 500 + 900 + 360 + 250 = 2010; 1000 + 1890 + 750 + 700 = 4340. 20: 500 + 2000 + 600; 1000 + 4200 + 1250.
  test.each<[string, RawAnswers, string, { min: number; max: number; from: boolean }]>([
    ["adds up the parts of its rule", ofHouse, few, { min: 1500, max: 3200, from: false }],
    ["counts what was ticked", { ...ofHouse, obwody: "9", extra: ["spd"] }, few, { min: 2000, max: 4300, from: false }],
    ["takes the bound to the lower side", { ...ofHouse, obwody: "20" }, few, { min: 3100, max: 6500, from: false }],
    ["changes above the bound", { ...ofHouse, obwody: "20,5" }, many, { min: 5000, max: 9000, from: true }],
    ["is in tens below two thousand", { budynek: "szafa" }, "Szafa.", { min: 1170, max: 1170, from: false }],
  ])("%s: %j", (_, given, what, price) => {
    expect(estimateFor(given)).toMatchObject({ what, price });
  });

  test.each<[string, RawAnswers, { hasNoPrice?: boolean; wrongNumbers?: string[] }]>([
    ["where no rule holds", { budynek: "firma" }, { hasNoPrice: true, wrongNumbers: [] }],
    ["while a number cannot be read", { budynek: "dom", obwody: "dużo" }, { wrongNumbers: ["obwody"] }],
    ["while a number is outside its limits", { budynek: "dom", obwody: "41" }, { wrongNumbers: ["obwody"] }],
    ["whatever stands in a question that is not asked", { budynek: "firma", obwody: "dużo" }, { wrongNumbers: [] }],
  ])("is none %s", (_, given, expected) => {
    expect(estimateFor(given)).toMatchObject(expected);
    expect(estimateFor(given).price).toBeUndefined();
  });

  test("spans all prices that are still possible", () => {
    expect(estimateFor({})).toMatchObject({ hasNoPrice: false, price: { min: 1170, max: 3200 } });
  });

  test("is written as people say it", () => {
    const formatPrice = (min: number, max: number, from = false) => plain(priceText({ min, max, from }, words));
    expect([formatPrice(800, 800, true), formatPrice(4500, 18_000), formatPrice(1170, 1170)]).toEqual([
      ...["od 800 zł", "4500–18 000 zł", "około 1170 zł"],
    ]);
  });
});

test("questions are asked while their conditions hold, and say what their answers mean", () => {
  const ids = (given: RawAnswers) => findAskedQuestions(board, fillAnswers(given)).map(({ id }) => id);
  expect([ids({}), ids({ budynek: "dom" })]).toEqual([
    ["budynek", "extra"],
    ["budynek", "obwody", "extra"],
  ]);
  expect(estimateFor({ budynek: "dom" }).remarks).toEqual(["W domu jest więcej obwodów."]);
});

describe("an address", () => {
  test("brings the answers back", () => {
    const raw = fillAnswers({ budynek: "dom", obwody: "12", extra: ["spd", "arc"] });
    const query = "?o=tablica&budynek=dom&obwody=12&extra=spd.arc";
    expect(queryOf(board, estimate(board, raw), raw)).toBe(query);
    expect(readQuery(query, [board])).toEqual({ subject: board, raw });
  });

  test("with answers that do not exist says nothing of them, and one without a subject nothing at all", () => {
    expect(readQuery("?o=tablica&budynek=zamek&extra=spd.zbroja&obwody=9999999999&x=1", [board])?.raw).toEqual(
      fillAnswers({ budynek: "", extra: ["spd"], obwody: "99999999" }),
    );
    expect(readQuery("?o=inna", [board])).toBeUndefined();
    expect(readQuery("", [board])).toBeUndefined();
  });
});

describe("a request", () => {
  const { texts, page } = estimateData();
  const raw = fillAnswers({ budynek: "dom", extra: ["spd"] });
  const request = requestFor(board, estimate(board, raw), raw, texts, `${page}?o=tablica`);

  test("holds every answer, the price and the way back", () => {
    const answered = "Budynek: Dom\nObwody: 8\u00a0szt.\nDodatkowo: Spd";
    for (const part of [answered, "1800–3900\u00a0zł", `${page}?o=tablica`, "wymiany tablicy"])
      expect(request.letter).toContain(part);
    expect(request.letter).not.toMatch(/\[\w+\]/);
    expect(request.message.length).toBeLessThan(request.letter.length);
  });

  test("leaves out the line of a price that there is none", () => {
    const firm = fillAnswers({ budynek: "firma" });
    const { letter } = requestFor(board, estimate(board, firm), firm, texts, page);
    expect(letter).not.toMatch(/zł|\[cena\]/);
  });
});
