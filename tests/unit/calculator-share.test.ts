/** A link to a result shows another one, or sends another one to the firm. */
import { vercelStegaCombine } from "@vercel/stega";
import { calculators } from "@/lib/calculators";
import { type Field, queryOf, type RawInput, readQuery } from "@/lib/calculators/inputs";
import { calculatePower } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { checkPv } from "@/lib/calculators/pv-form";
import type { PowerInput } from "@/lib/calculators/results";
import { powerQuery, powerSummary, pvSummary, readPowerQuery } from "@/lib/calculators/share";
import { contactHref, visitOf } from "@/lib/contact/letter";
import { calculatePv, type PvInput } from "@/lib/physics/pv";
import { format, formatRange, parseNumber } from "@/lib/text/numbers";
import { valid } from "@/tests/support";
import { devices, pvHouse as house, powerHouse } from "./given-calculators";

jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

const power = calculators.power.data();
const pv = calculators.pv.data();
const pvFields = pv.fields.flat();
const light = calculators.light.data();

const powerOf = (search: string) =>
  valid(checkPower(readPowerQuery(search, devices, power.settings) ?? {}, devices, power.settings, power.fieldErrors));
const pvOf = (search: string) => valid(checkPv(readQuery(pvFields, search) ?? {}, pvFields, pv.model, pv.fieldErrors));

/** A form as typed. */
const typed = (fields: readonly Field[], input: object): RawInput =>
  Object.fromEntries(
    fields.map(({ key, name }) => [name, String(input[key as keyof typeof input] ?? "").replace(".", ",")]),
  );
const powerQueryOf = ({ counts, ...settings }: PowerInput, wrong: RawInput = {}) =>
  powerQuery(devices, power.settings, {
    ...typed(power.settings, { ...settings, other: settings.other || undefined }),
    ...Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)])),
    ...wrong,
  });

describe("a result is a link", () => {
  test.each<Partial<PowerInput>>([{}, { other: 1.5, factor: 0.45, reserve: 25 }, { counts: { ma: 5.5, os: 12 } }])(
    "the house %j comes back as it was",
    (changes) => {
      const input = { ...powerHouse, ...changes };
      const none = Object.fromEntries(devices.map(({ key }) => [key, 0]));
      expect(powerOf(powerQueryOf(input))).toEqual({ ...input, counts: { ...none, ...input.counts } });
    },
  );
  test.each<Partial<PvInput>>([
    {},
    { power: 4.5, price: 0.75, cost: 27_500, subsidy: 6000 },
    { home: "pompa", use: 9000, storage: 7.5, share: 35, inverter: 0, surplus: 0.25 },
  ])("the installation %j comes back as it was", (changes) => {
    const input = { ...house, ...changes };
    expect(pvOf(queryOf(pvFields, typed(pvFields, input)))).toEqual(input);
  });
  test("an address has every field, so that new presets change no link, and old links still work", () => {
    const raw = typed(pvFields, { ...house, price: 0.85 });
    expect(queryOf(pvFields, raw)).toBe("?moc=6&zuzycie=6000&dom=ktos&magazyn=0&cena=0.85&nadwyzka=0.22&falownik=5000");
    expect(queryOf(light.fields, { powierzchnia: "30 m2", luksy: "" })).toBe(
      "?powierzchnia=30&pokoj=&luksy=&swieci=&oprawa=",
    );
    const old = { ...house, power: 4.5, price: 0.8, cost: 30_000, subsidy: 6000 };
    expect(pvOf("?moc=4.5&cena=0.8&koszt=30000&dotacja=6000")).toEqual(old);
  });
  test("what is wrong stays in it as typed", () => {
    const wrong = readPowerQuery(
      powerQueryOf(powerHouse, { pi: "dwa", cz: "1,5", k: "9.9.9" }),
      devices,
      power.settings,
    );
    expect(wrong).toMatchObject({ pi: "dwa", cz: "1,5", k: "9.9.9", pl: "1" });
    const [first] = [readQuery(light.fields, queryOf(light.fields, { powierzchnia: "<b>30 arów, około", luksy: "5" }))];
    expect(first).toMatchObject({ powierzchnia: "<b>30 arów, okoł", luksy: "5", oprawa: "" });
  });
  test("an address without state changes nothing, an unknown choice is an error, an unknown device left out", () => {
    expect(readPowerQuery("?utm_source=x", devices, power.settings)).toBeUndefined();
    expect(readQuery(pvFields, "")).toBeUndefined();
    const nobody = checkPv(readQuery(pvFields, "?moc=6&dom=zamek") ?? {}, pvFields, pv.model, pv.fieldErrors);
    expect(nobody).toEqual({ ok: false, errors: { dom: pv.fieldErrors.choice } });
    expect(powerOf("?bilans=pi2zz9").counts).toMatchObject({ pi: 2, pr: 0 });
  });
});

describe("the draft message", () => {
  const visit = (href: string) => visitOf(`https://x.example${href}`, "", {});

  test("receives the power with the link that opens the same house", () => {
    const link = `https://x.example/moc${powerQueryOf(powerHouse)}`;
    const result = calculatePower(power.categories, powerHouse, power.supply, power.texts);
    const summary = powerSummary(result, power.texts.summary);
    const { temat, wynik } = visit(contactHref(power.texts.topic, summary, link));
    expect(temat).toBe(power.texts.topic);
    expect(wynik).toContain("moc do wniosku 16,5 kW, trzy fazy, 3 × 32 A (zainstalowana 18,3 kW)");
    expect(wynik).toMatch(/bilans=[a-z0-9]+&k=0\.5&rezerwa=20$/);
  });
  test("receives production, savings, cost and payback", () => {
    const summary = pvSummary(house, calculatePv(pv.model, house), pv.texts.summary);
    const { wynik } = visit(contactHref(pv.texts.topic, summary, "https://x.example/pv"));
    expect(wynik).toBe(
      `6 kW, dom 6000 kWh w roku, na miejscu 30%: 2728 zł w pierwszym roku, koszt 25 000–35 000 zł, zwrot od 9 do 13 lat; https://x.example/pv`,
    );
  });
  test("carries no mark of edit mode", () => {
    const marked = (text: string) => vercelStegaCombine(text, { origin: "calculators:topic" }, false);
    const { temat, wynik } = visit(contactHref(marked("Temat"), marked("wynik"), "/pv"));
    expect([temat, wynik]).toEqual(["Temat", "wynik; /pv"]);
  });
  test("never ends in half a link", () => {
    const { wynik } = visit(contactHref("Temat", "wynik", `https://x.example/?${"a".repeat(900)}`));
    expect(wynik).toBe("wynik");
  });
});

describe("numbers", () => {
  // As typed | what is asked | the number; none is refused.
  const readings = `0,80||0.8  0,80 zł|zł/kWh|0.8   30 000 zł|zł|30000  30.000|zł|30000  1.200,50|zł|1200.5  -1.200||-1200  1.5||1.5  0.500||0.5  0,7 %|%|0.7  3 szt.||3
    40 m|m|40  800 lm|lm|800  15 min|min|15  24 m2|m²|24  24 m²|m²|24  6kWp|kW|6  3 000 W|kW|3  445 mA|A|0.445
    3000 kWh|kWh|3000  3 MWh|kWh|  16 A|kW|  -3||-3  |m|  m|m|  dużo||  1e9||  1,2,3||`;
  test.each(readings.split(/\s{2,}/).map((reading) => reading.split("|")))(
    "„%s” is read in „%s” as „%s”",
    (...reading) => {
      const [text = "", unit, value] = reading;
      expect(parseNumber(text, unit || undefined)).toBe(value ? Number(value) : undefined);
    },
  );
  test("are written in Polish", () => {
    expect([format(15_000), format(2700), format(-35), format(6.25, 1)]).toEqual(["15\u00a0000", "2700", "−35", "6,3"]);
    expect(formatRange({ min: 24_000, max: 24_000 }, 100)).toBe("24\u00a0000");
  });
});
