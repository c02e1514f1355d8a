/** @jest-environment node */
import { powerDevices } from "@/content/calculators";
import { checkPower, checkPv } from "@/lib/calculators/check";
import { calculatePower } from "@/lib/calculators/power";
import { powerCalculator, pvCalculator } from "@/lib/calculators/props";
import { calculatePv } from "@/lib/calculators/pv";
import { contactHref, powerQuery, powerRaw, powerSummary, pvQuery, pvRaw, pvSummary } from "@/lib/calculators/share";
import type { Checked, PowerInput, PvInput } from "@/lib/calculators/types";
import { visitOf } from "@/lib/contact/letter";
import { format, formatRange, parseNumber } from "@/lib/text/numbers";

const devices = powerDevices.flatMap((category) => category.devices);
const power = powerCalculator();
const pv = pvCalculator();

function inputOf<Input>(checked: Checked<Input>): Input {
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.input;
}

describe("a result is a link", () => {
  test.each<Partial<PowerInput>>([{}, { other: 1.5, factor: 0.45, reserve: 25 }, { counts: { ma: 5.5, tv: 12 } }])(
    "the house %j comes back as it was",
    (changes) => {
      const input = { ...inputOf(checkPower(power.defaults, devices, power.limits)), ...changes };
      const raw = powerRaw(powerQuery(devices, input), devices, power.defaults);
      const back = inputOf(checkPower(raw ?? {}, devices, power.limits));
      expect({
        ...back,
        counts: Object.fromEntries(Object.entries(back.counts).filter(([, count]) => count > 0)),
      }).toEqual({
        ...input,
        counts: Object.fromEntries(Object.entries(input.counts).filter(([, count]) => count > 0)),
      });
    },
  );
  test.each<PvInput>([
    { power: 6, price: 0.8, subsidy: 0 },
    { power: 4.5, price: 0.75, cost: 27_500, subsidy: 6000 },
  ])("the installation %j comes back as it was", (input) => {
    const raw = pvRaw(pvQuery(input), pv.defaults);
    expect(inputOf(checkPv(raw ?? {}, pv.table, pv.limits))).toEqual(input);
  });
  test("an address without state changes nothing", () => {
    expect(powerRaw("?utm_source=x", devices, power.defaults)).toBeUndefined();
    expect(pvRaw("", pv.defaults)).toBeUndefined();
  });
  test("an impossible address is answered like an impossible number, an unknown device is left out", () => {
    expect(checkPv(pvRaw("?moc=99", pv.defaults) ?? {}, pv.table, pv.limits).ok).toBe(false);
    const raw = powerRaw("?bilans=pi2zz9", devices, power.defaults) ?? {};
    expect(inputOf(checkPower(raw, devices, power.limits)).counts).toMatchObject({ pi: 2, zm: 0 });
  });
});

describe("the prepared message", () => {
  const visit = (href: string) => visitOf(`https://x.example${href}`, "", {});

  test("receives the power with the link that opens the same house", () => {
    const input = inputOf(checkPower(power.defaults, devices, power.limits));
    const link = `${power.page}${powerQuery(devices, input)}`;
    const { temat, wynik } = visit(
      contactHref(power.texts.topic, powerSummary(calculatePower(devices, input, power.supply)), link),
    );
    expect(temat).toBe("Moc przyłączeniowa domu");
    expect(wynik).toContain("moc do wniosku 20,5 kW, trzy fazy, 3 × 32 A (zainstalowana 29,0 kW)");
    expect(wynik).toMatch(/bilans=[a-z0-9]+&k=0\.5&rezerwa=20$/);
  });
  test("receives production, savings, cost and payback", () => {
    const input = { power: 6, price: 0.8, subsidy: 0 };
    const { wynik } = visit(contactHref(pv.texts.topic, pvSummary(input, calculatePv(pv.table, input)), pv.page));
    expect(wynik).toBe(
      `6 kW, 0,80 zł/kWh: 5400–6600 kWh i 4320–5280 zł w roku, koszt 25 000–35 000 zł, zwrot od 4,7 do 8,1 roku; ${pv.page}`,
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
