import { readFileSync } from "node:fs";
import { powerDevices } from "@/content/calculators";
import { calculators } from "@/lib/calculators";
import { queryOf, rawOf } from "@/lib/calculators/inputs";
import { calculatePower } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { calculatePv, type PvInput } from "@/lib/calculators/pv";
import { checkPv } from "@/lib/calculators/pv-form";
import { contactHref, powerQuery, powerRaw, powerSummary, pvSummary } from "@/lib/calculators/share";
import type { Checked, PowerInput } from "@/lib/calculators/types";
import { visitOf } from "@/lib/contact/letter";
import { format, formatRange, parseNumber } from "@/lib/text/numbers";
import { house } from "./pv-house";

const devices = powerDevices.flatMap((category) => category.devices);
const power = calculators.power.data();
const pv = calculators.pv.data();
const pvFields = pv.fields.flat();

function inputOf<Input>(checked: Checked<Input>): Input {
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.input;
}

test.each(Object.entries(calculators))(
  "the guide of the calculator %s has a route of its own that names it",
  (name, { guide }) => {
    expect(readFileSync(`app/poradnik/${guide}/page.tsx`, "utf8")).toMatch(
      new RegExp(`islands=.*\\b${name}: \\w+Island`),
    );
  },
);

describe("a result is a link", () => {
  test.each<Partial<PowerInput>>([{}, { other: 1.5, factor: 0.45, reserve: 25 }, { counts: { ma: 5.5, tv: 12 } }])(
    "the house %j comes back as it was",
    (changes) => {
      const input = { ...inputOf(checkPower(power.defaults, devices, power.settings, power.wrong)), ...changes };
      const raw = powerRaw(powerQuery(devices, input), devices, power.defaults);
      const back = inputOf(checkPower(raw ?? {}, devices, power.settings, power.wrong));
      expect({
        ...back,
        counts: Object.fromEntries(Object.entries(back.counts).filter(([, count]) => count > 0)),
      }).toEqual({
        ...input,
        counts: Object.fromEntries(Object.entries(input.counts).filter(([, count]) => count > 0)),
      });
    },
  );
  test.each<Partial<PvInput>>([
    {},
    { power: 4.5, price: 0.75, cost: 27_500, subsidy: 6000 },
    { home: "pompa", use: 9000, storage: 7.5, share: 35, inverter: 0, surplus: 0.25 },
  ])("the installation %j comes back as it was", (changes) => {
    const input = { ...house, ...changes };
    expect(inputOf(checkPv(rawOf(pvFields, queryOf(pvFields, input)) ?? {}, pvFields, pv.model, pv.wrong))).toEqual(
      input,
    );
  });
  test("an address holds what differs from the example, and links of old stay right", () => {
    expect(queryOf(pvFields, { ...house, price: 0.85 })).toBe("?moc=6&cena=0.85");
    const old = rawOf(pvFields, "?moc=4.5&cena=0.8&koszt=30000&dotacja=6000") ?? {};
    expect(inputOf(checkPv(old, pvFields, pv.model, pv.wrong))).toMatchObject({
      power: 4.5,
      price: 0.8,
      cost: 30_000,
      subsidy: 6000,
      use: 6000,
    });
  });
  test("an address without state changes nothing", () => {
    expect(powerRaw("?utm_source=x", devices, power.defaults)).toBeUndefined();
    expect(rawOf(pvFields, "")).toBeUndefined();
  });
  test("an impossible address is answered like an impossible number, an unknown device is left out", () => {
    expect(checkPv(rawOf(pvFields, "?moc=99") ?? {}, pvFields, pv.model, pv.wrong).ok).toBe(false);
    const nobody = checkPv(rawOf(pvFields, "?moc=6&dom=zamek") ?? {}, pvFields, pv.model, pv.wrong);
    expect(nobody).toEqual({ ok: false, errors: { dom: pv.wrong.choice } });
    const raw = powerRaw("?bilans=pi2zz9", devices, power.defaults) ?? {};
    expect(inputOf(checkPower(raw, devices, power.settings, power.wrong)).counts).toMatchObject({ pi: 2, zm: 0 });
  });
});

describe("the prepared message", () => {
  const visit = (href: string) => visitOf(`https://x.example${href}`, "", {});

  test("receives the power with the link that opens the same house", () => {
    const input = inputOf(checkPower(power.defaults, devices, power.settings, power.wrong));
    const link = `${power.page}${powerQuery(devices, input)}`;
    const { temat, wynik } = visit(
      contactHref(
        power.texts.topic,
        powerSummary(calculatePower(devices, input, power.supply), power.texts.summary),
        link,
      ),
    );
    expect(temat).toBe("Moc przyłączeniowa domu");
    expect(wynik).toContain("moc do wniosku 20,5 kW, trzy fazy, 3 × 32 A (zainstalowana 29,0 kW)");
    expect(wynik).toMatch(/bilans=[a-z0-9]+&k=0\.5&rezerwa=20$/);
  });
  test("receives production, savings, cost and payback", () => {
    const { wynik } = visit(
      contactHref(pv.texts.topic, pvSummary(house, calculatePv(pv.model, house), pv.texts.summary), pv.page),
    );
    expect(wynik).toBe(
      `6 kW, dom 6000 kWh w roku, na miejscu 30%: 3060 zł w pierwszym roku, koszt 25 000–35 000 zł, zwrot od 8 do 11 lat; ${pv.page}`,
    );
  });
  test("never ends in half a link", () => {
    const { wynik } = visit(contactHref("Temat", "wynik", `https://x.example/?${"a".repeat(300)}`));
    expect(wynik).toBe("wynik");
  });
});

describe("numbers", () => {
  test.each([
    ["0,80", 0.8],
    [" 30 000 zł", 30_000],
    ["30.000", 30_000],
    ["1.5", 1.5],
    ["20%", 20],
    ["-3", -3],
    ["", undefined],
    ["dużo", undefined],
    ["1e9", undefined],
    ["1,2,3", undefined],
  ])("„%s” is read as %p", (text, value) => expect(parseNumber(text)).toBe(value));
  test("are written in Polish", () => {
    expect([format(15_000), format(2700), format(-35), format(6.25, 1)]).toEqual(["15\u00a0000", "2700", "−35", "6,3"]);
    expect(formatRange({ min: 24_000, max: 24_000 }, 100)).toBe("24\u00a0000");
  });
});
