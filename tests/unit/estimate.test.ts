import { askedQuestions, estimate } from "@/lib/estimate/engine";
import { estimateData } from "@/lib/estimate/props";
import { firstAnswers, priceText, queryOf, readQuery, requestFor } from "@/lib/estimate/request";
import type { Raw, Subject } from "@/lib/estimate/types";

/** A subject of this test alone: what it answers does not hang on the site's prices. */
const board: Subject = {
  id: "tablica",
  code: "F2",
  name: "Tablica",
  request: "wymiany tablicy",
  questions: [
    {
      kind: "one",
      id: "budynek",
      text: "Gdzie?",
      short: "Budynek",
      answers: [
        { id: "dom", label: "Dom", say: "W domu jest więcej obwodów." },
        { id: "firma", label: "Firma" },
        { id: "szafa", label: "Szafa" },
      ],
    },
    {
      kind: "number",
      id: "obwody",
      text: "Ile obwodów?",
      short: "Obwody",
      when: [{ question: "budynek", is: ["dom"] }],
      unit: "szt.",
      min: 1,
      max: 40,
      typical: 8,
    },
    {
      kind: "many",
      id: "extra",
      text: "Co jeszcze?",
      short: "Dodatkowo",
      answers: [
        { id: "spd", label: "Ogranicznik" },
        { id: "arc", label: "Detektor" },
      ],
    },
  ],
  prices: [
    {
      when: [
        { question: "budynek", is: ["dom"] },
        { question: "obwody", upTo: 20 },
      ],
      what: "Do dwudziestu obwodów.",
      terms: [
        { min: 500, max: 1000 },
        { min: 100, max: 210, times: "obwody" },
        { min: 120, max: 250, times: "obwody", per: 4 },
        { min: 250, max: 700, when: [{ question: "extra", is: ["spd"] }] },
      ],
    },
    {
      when: [
        { question: "budynek", is: ["dom"] },
        { question: "obwody", above: 20 },
      ],
      what: "Powyżej dwudziestu obwodów.",
      terms: [{ min: 5000, max: 9000 }],
      from: true,
    },
    {
      when: [{ question: "budynek", is: ["szafa"] }],
      what: "Szafa.",
      terms: [{ min: 1171.148, max: 1171.148, times: 1 }],
    },
  ],
  depends: [],
  examples: [],
  terms: [],
  included: [],
  excluded: [],
  prepare: [],
  pages: [],
};

const answers = (given: Raw): Raw => ({ ...firstAnswers(board), ...given });
const words = { from: "od", about: "około" };
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a price", () => {
  it("adds up the parts of its rule: numbers, one for each so many begun, what was ticked", () => {
    // By hand, 8 circuits: 500 + 8 × 100 + 2 × 120 = 1540; 1000 + 8 × 210 + 2 × 250 = 3180. To hundreds.
    expect(estimate(board, answers({ budynek: "dom" }))).toMatchObject({
      price: { min: 1500, max: 3200, from: false },
      what: "Do dwudziestu obwodów.",
    });
    // 9 circuits need a third device: 500 + 900 + 360 + 250 = 2010; 1000 + 1890 + 750 + 700 = 4340.
    expect(estimate(board, answers({ budynek: "dom", obwody: "9", extra: ["spd"] })).price).toEqual({
      min: 2000,
      max: 4300,
      from: false,
    });
  });

  it("changes at the bound of its condition, which belongs to the lower side", () => {
    expect(estimate(board, answers({ budynek: "dom", obwody: "20" })).what).toBe("Do dwudziestu obwodów.");
    expect(estimate(board, answers({ budynek: "dom", obwody: "20,5" }))).toMatchObject({
      price: { min: 5000, max: 9000, from: true },
      what: "Powyżej dwudziestu obwodów.",
    });
  });

  it("is rounded to tens below two thousand, and not at all where it is a fact", () => {
    expect(estimate(board, answers({ budynek: "szafa" })).price).toEqual({ min: 1170, max: 1170, from: false });
  });

  it("is none where no rule holds, and none while a number cannot be read", () => {
    expect(estimate(board, answers({ budynek: "firma" }))).toMatchObject({ priceless: true, wrong: [] });
    expect(estimate(board, answers({ budynek: "firma" })).price).toBeUndefined();
    const wrong = estimate(board, answers({ budynek: "dom", obwody: "dużo" }));
    expect(wrong.wrong).toEqual(["obwody"]);
    expect(wrong.price).toBeUndefined();
    expect(estimate(board, answers({ budynek: "dom", obwody: "41" })).wrong).toEqual(["obwody"]);
  });

  it("is not denied while an answer can still lead to it", () => {
    expect(estimate(board, answers({})).priceless).toBe(false);
  });

  it("is said as people say it", () => {
    const said = (min: number, max: number, from = false) => plain(priceText({ min, max, from }, words));
    expect([said(800, 800, true), said(4500, 18_000), said(1170, 1170)]).toEqual([
      "od 800 zł",
      "4500–18 000 zł",
      "około 1170 zł",
    ]);
  });
});

describe("questions", () => {
  it("are asked while their conditions hold, and count while they are asked", () => {
    const ids = (raw: Raw) => askedQuestions(board, raw).map(({ id }) => id);
    expect(ids(answers({}))).toEqual(["budynek", "extra"]);
    expect(ids(answers({ budynek: "dom" }))).toEqual(["budynek", "obwody", "extra"]);
    expect(estimate(board, answers({ budynek: "firma", obwody: "dużo" })).wrong).toEqual([]);
  });

  it("say what their answers mean", () => {
    expect(estimate(board, answers({ budynek: "dom" })).says).toEqual(["W domu jest więcej obwodów."]);
  });
});

describe("an address", () => {
  it("brings the answers back", () => {
    const raw = answers({ budynek: "dom", obwody: "12", extra: ["spd", "arc"] });
    const query = queryOf(board, estimate(board, raw), raw);
    expect(query).toBe("?o=tablica&budynek=dom&obwody=12&extra=spd.arc");
    expect(readQuery(query, [board])).toEqual({ subject: board, raw });
  });

  it("with answers that do not exist says nothing of them, and one without a subject nothing at all", () => {
    expect(readQuery("?o=tablica&budynek=zamek&extra=spd.zbroja&obwody=9999999999&x=1", [board])?.raw).toEqual(
      answers({ budynek: "", extra: ["spd"], obwody: "99999999" }),
    );
    expect(readQuery("?o=inna", [board])).toBeUndefined();
    expect(readQuery("", [board])).toBeUndefined();
  });
});

describe("a request", () => {
  const { texts, page } = estimateData();
  const raw = answers({ budynek: "dom", extra: ["spd"] });
  const request = requestFor(board, estimate(board, raw), raw, texts, `${page}?o=tablica`);

  it("holds every answer, the price and the way back", () => {
    const lines = request.letter.split("\n");
    for (const line of ["Budynek: Dom", "Obwody: 8\u00a0szt.", "Dodatkowo: Ogranicznik"]) expect(lines).toContain(line);
    expect(request.letter).toContain("1800–3900\u00a0zł");
    expect(request.letter).toContain(`${page}?o=tablica`);
    expect(request.letter).toContain("wymiany tablicy");
    expect(request.letter).not.toMatch(/\[\w+\]/);
    expect(request.message.length).toBeLessThan(request.letter.length);
  });

  it("leaves out the line of a price that there is none", () => {
    const firm = answers({ budynek: "firma" });
    const { letter } = requestFor(board, estimate(board, firm), firm, texts, page);
    expect(letter).not.toMatch(/zł|\[cena\]/);
  });
});
