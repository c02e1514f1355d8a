/** A visitor applies for too little or too much power, or gets a fuse that a phase blows. */
import { calculators } from "@/lib/calculators";
import { calculatePower, powerRemark } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { readPowerQuery } from "@/lib/calculators/share";
import { fuses, groupLimit, powerAt } from "@/lib/physics/power";
import { plain, valid } from "@/tests/support";
import { devices, powerHouse } from "./given-calculators";

jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

const network = { voltage: 230, lineVoltage: 400, cosPhi: 0.93 };
const { settings, defaults, fieldErrors, categories, usual, texts } = calculators.power.data();
const house = "pl1pi1cz1lo1pr1pc1os10";

function answer(query: string) {
  const raw = readPowerQuery(`?bilans=${query}`, devices, settings) ?? {};
  const input = valid(checkPower(raw, devices, settings, fieldErrors));
  const result = calculatePower(categories, input, network, texts);
  return { ...result, remark: plain(powerRemark(result, input, { supply: network, usual, texts })) };
}

// Calculated from the rules by another program; the sum of the house is in given-calculators.ts.
test.each([
  // Devices | what they take at once, demand and request in kW, fuse in A, current of the most loaded phase in A.
  [house, 10.4, 16.08, 16.5, "3 × 32", 26.1],
  [`${house}&rezerwa=0`, 10.4, 13.4, 16.5, "3 × 32", 26.1],
  [`${house}&k=1`, 15.25, 21.9, 22, "3 × 40", 26.7],
  [`${house}&k=0.3`, 10.4, 16.08, 16.5, "3 × 32", 26.1],
  ["pl1", 7.4, 8.88, 9, "3 × 16", 16.1],
  ["&inne=7.5", 7.5, 9, 9, "3 × 16", 10.9],
  ["pi1cz1lo1os1", 5, 6, 6, "1 × 32", 0],
  ["pi1cz1lo1os1&rezerwa=5", 5, 5.25, 5.3, "1 × 25", 0],
  ["pr1cz1lo1os4", 4.2, 5.04, 5.3, "1 × 25", 0],
  ["cz1", 2, 2.4, 2.5, "1 × 16", 0],
  ["os1", 0.05, 0.06, 0.5, "1 × 16", 0],
  ["ma24", 0, 4.32, 4.5, "1 × 25", 0],
  ["ma40", 0, 7.2, 7.5, "3 × 16", 13],
  ["ma99", 0, 17.82, 18, "3 × 32", 25.8],
  ["pl1pi1cz1lo1pr1os10ma80", 10.4, 26.88, 27, "3 × 50", 39.1],
  ["lj1", 0, 4.44, 4.5, "1 × 25", 0],
  ["lj2", 0, 8.88, 10.5, "3 × 20", 16.1],
  ["lt1", 0, 13.2, 13.5, "3 × 25", 15.9],
  [`${house}lt1`, 10.4, 29.28, 29.5, "3 × 50", 42],
  [`${house}lj2`, 10.4, 24.96, 25, "3 × 40", 38.7],
  ["pz1", 0, 21.6, 22, "3 × 40", 26.1],
  ["pz1lt1cz3", 4, 39.6, 40, "3 × 63", 55.1],
  [`${house}pz1lt1`, 10.4, 50.88, 51, "3 × undefined", 68.1],
  ["pl1pi2pr2", 10.4, 12.48, 16.5, "3 × 32", 26.1],
  ["pl1pi1cz1pr1&rezerwa=0", 10.4, 10.4, 13, "3 × 25", 22.6],
])("%s takes %d kW at once, asks for %d, %d kW on %s A, a phase carries %d A", (query, ...right) => {
  const { simultaneous, demand, request, connection, loads } = answer(query);
  const current = Math.max(0, ...loads) / 0.23;
  expect([
    ...[simultaneous, demand].map((value) => Math.round(value * 1000) / 1000),
    ...[request, `${connection.phases} × ${connection.fuse}`, Math.round(current * 10) / 10],
  ]).toEqual(right);
});

test.each([
  ["pi1", ""],
  ["pi1&rezerwa=10", "W domu przyjmuje się zwykle współczynnik 0,4–0,6 i rezerwę 20–30%."],
  ["lj2", "Sam bilans daje 8,9 kW, ale zabezpieczenie nie może być mniejsze niż wyłącznik B20 w rozdzielnicy."],
  [
    house,
    "Sam bilans daje 16,1 kW, ale przez fazę L3 może płynąć 26,1 A, dlatego potrzebne jest większe zabezpieczenie.",
  ],
  [`${house}pz1lt1`, plain(texts.aboveLimit)],
])("%s is told what decides: %s", (query, remark) => expect(answer(query).remark).toBe(remark));

test("no fuse blows: it carries the demand, every phase and circuit, and one device more never asks for less", () => {
  let houses = 0;
  for (const base of ["", house, "pl1pi1cz2lo1pr2os5", "ma30", "pc1lj1"])
    for (const { key } of devices)
      for (const reserve of [0, 20, 50]) {
        const before = base && answer(`${base}&rezerwa=${reserve}`);
        for (const count of [1, 2, 7]) {
          // A device named twice has its last number.
          const now = answer(`${base}${key}${count}&rezerwa=${reserve}`);
          houses++;
          const { phases, fuse } = now.connection;
          if (fuse === undefined) {
            expect(Math.max(now.demand / groupLimit, ...now.loads.map((load) => load / 14.49))).toBeGreaterThan(1);
            continue;
          }
          expect(fuses[phases]).toContain(fuse);
          expect(powerAt(phases, fuse, network)).toBeGreaterThanOrEqual(now.demand - 1e-9);
          // Written with one decimal, and never more than the fuse gives.
          expect(now.request).toBeGreaterThanOrEqual(now.demand - 0.1);
          expect(now.request).toBeLessThanOrEqual(powerAt(phases, fuse, network));
          for (const load of now.loads) expect(load / 0.23).toBeLessThanOrEqual(1.0102 * fuse);
          for (const { lines, load, breaker } of now.circuits) {
            expect(breaker).toBeLessThanOrEqual(fuse);
            expect(load / (lines === 3 ? 0.4 * Math.sqrt(3) : 0.23 * lines)).toBeLessThanOrEqual(breaker + 0.1);
          }
          if (before && !new RegExp(`${key}\\d`).test(base))
            expect(now.demand).toBeGreaterThanOrEqual(before.demand - 1e-9);
        }
      }
  expect(houses).toBe(5 * devices.length * 9);
});

describe("what is typed", () => {
  const check = (changes: Record<string, string>) =>
    checkPower({ ...defaults, ...changes }, devices, settings, fieldErrors);

  test("the form of the example is its house; square metres may be a fraction, an empty field is none", () => {
    expect(check({})).toEqual({ ok: true, input: powerHouse });
    const input = { ...powerHouse, counts: { ...powerHouse.counts, ma: 5.5, pi: 0 } };
    expect(check({ ma: "5,5", pi: "" })).toEqual({ ok: true, input });
  });
  test.each([
    [{ pi: "-1" }, "Podaj od 0 do 99."],
    [{ pi: "1,5" }, "Podaj liczbę całkowitą."],
    [{ pi: "dwa" }, "Wpisz liczbę, na przykład 1."],
    [{ k: "" }, "Wpisz liczbę, na przykład 0,5."],
    [{ rezerwa: "200" }, "Podaj od 0 do 50%."],
    [{ inne: "900" }, "Podaj od 0 do 50\u00a0kW. Jeśli to waty, wpisz 0,9."],
    [Object.fromEntries(devices.map(({ key }) => [key, "0"])), "Dodaj co najmniej jedno urządzenie."],
  ])("%j is answered with a sentence", (changes, message) => {
    const checked = check(changes);
    expect(checked.ok ? [] : Object.values(checked.errors)).toEqual([message]);
  });
});
