import { calculatorDefaults, powerDevices } from "@/content/calculators";
import { guides } from "@/content/guides";
import { calculators } from "@/lib/calculators";
import { calculatePower, connectionFor, fuses, groupLimit, powerAt, supplyOf } from "@/lib/calculators/power";
import { checkPower, powerFields } from "@/lib/calculators/power-form";
import type { PowerInput } from "@/lib/calculators/types";
import { figure } from "@/lib/content/figures";
import { givenOf } from "@/lib/content/figures/compute";
import type { Section, SectionOf } from "@/lib/content/types";

const sections: readonly Section[] = guides["obliczanie-mocy"].sections;
function section<K extends Section["kind"]>(kind: K, id: string): SectionOf<K> {
  const found = sections.find((item) => item.kind === kind && item.id === id);
  if (!found) throw new Error(`The guide has no section ${id} of kind ${kind}.`);
  return found as SectionOf<K>;
}

/** A Polish number: "5,75" gives 5.75. */
const number = (text: string): number => Number(text.replace(",", "."));
/** Kilowatts in a text: "7,2–7,4 kW", "100–200 W", "100–160 W/m²". */
function kilowatts(text: string): [number, number] {
  const [, low = "", high = low, unit = ""] = /([\d,]+)(?:–([\d,]+))? (kW|W)/.exec(text) ?? [];
  const scale = unit === "W" ? 1000 : 1;
  return [number(low) / scale, number(high) / scale];
}
const decimals = (text: string): number => (/,(\d+)/.exec(text)?.[1] ?? "").length;

const devices = powerDevices.flatMap((category) => category.devices);
const { settings, defaults, wrong } = calculators.power.data();
const network = supplyOf(givenOf());
const none: PowerInput = { counts: {}, other: 0, factor: 0.5, reserve: 20 };
const example: PowerInput = {
  ...none,
  ...calculatorDefaults.power,
  counts: Object.fromEntries(devices.map(({ key, count }) => [key, count])),
};

describe("the list of devices is the table of the guide", () => {
  const table = section("devices", "urzadzenia").categories;

  test("the same categories with the same devices", () => {
    expect(powerDevices.map(({ name, devices: list }) => [name, ...list.map((device) => device.name)])).toEqual(
      table.map(({ category, items }) => [category, ...items.map(({ name }) => name)]),
    );
  });
  test("every power lies in the range of the table", () => {
    const ranges = new Map(table.flatMap(({ items }) => items.map(({ name, power }) => [name, kilowatts(power)])));
    const outside = devices.filter(({ name, power }) => {
      const [min, max] = ranges.get(name) ?? [Number.NaN, Number.NaN];
      return !(power >= min && power <= max);
    });
    expect(outside).toEqual([]);
  });
  test("keys are short, different, and none hides in another address", () => {
    expect(new Set(devices.map(({ key }) => key)).size).toBe(devices.length);
    expect(devices.filter(({ key }) => !/^[a-z]{2,4}$/.test(key))).toEqual([]);
  });
});

describe("the worked example of the guide", () => {
  const { steps, result: sentence } = section("example", "przyklad");
  const result = calculatePower(devices, example, network);
  const line = (start: string) => {
    const found: { text: string; result?: string } | undefined = steps.find(({ text }) => text.startsWith(start));
    return kilowatts(found?.result ?? "")[0];
  };

  test("every line is what the calculator says", () => {
    expect(result.household).toBeCloseTo(line("Sprzęt domowy razem"), 6);
    expect(result.simultaneous).toBeCloseTo(line("Współczynnik jednoczesności"), 6);
    expect(result.whole).toBeCloseTo(line("Pompa ciepła"), 6);
    expect(result.peak).toBeCloseTo(line("Moc szczytowa"), 6);
    expect(result.demand).toBeCloseTo(line("Rezerwa"), 6);
  });
  test("every category is, too", () => {
    const sum = (category: number, whole = false) =>
      (powerDevices[category]?.devices ?? [])
        .filter((device) => Boolean(device.whole) === whole)
        .reduce((total, { power, count }) => total + power * count, 0);
    expect(sum(0)).toBeCloseTo(line("Kuchnia"), 6);
    expect(sum(1)).toBeCloseTo(line("Łazienka"), 6);
    expect(sum(3)).toBeCloseTo(line("Oświetlenie") + line("Telewizor"), 6);
    expect(sum(4)).toBeCloseTo(line("Garaż"), 6);
  });
  test("the application and the fuse are those of the example's last sentence", () => {
    expect(sentence).toContain(`${String(result.request).replace(".", ",")} kW, trzy fazy`);
    expect(sentence).toContain(`${result.connection.phases} × ${result.connection.fuse} A`);
  });
  test("with the charger it needs the connection the guide names, or a larger one", () => {
    const charged = calculatePower(devices, { ...example, counts: { ...example.counts, lt: 1 } }, network);
    expect(charged.demand).toBeCloseTo(33.6, 6);
    expect(charged.connection.fuse).toBeGreaterThanOrEqual(50);
  });
});

test("voltages and power factor are the facts of the site", () => {
  expect(calculators.power.data().supply).toEqual({ voltage: 230, lineVoltage: 400, cosPhi: 0.93 });
  expect(network.cosPhi).toBe(figure("siec.cosPhi").range.min);
  expect(groupLimit).toBe(figure("przylacze.progMoc").range.max);
});

describe("fuses", () => {
  const { rows } = section("table", "zabezpieczenie");

  test("every cell of the guide's table is what the formula gives", () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const { label, cells } of rows) {
      const [, phases, amperes] = /^([13]) × (\d+) A$/.exec(label) ?? [];
      [1, network.cosPhi].forEach((cosPhi, column) => {
        const cell = cells[column] ?? "";
        const power = powerAt(Number(phases) as 1 | 3, Number(amperes), { ...network, cosPhi });
        expect(`${label}: ${power.toFixed(decimals(cell)).replace(".", ",")} kW`).toBe(`${label}: ${cell}`);
      });
      expect(fuses[Number(phases) as 1 | 3]).toContain(Number(amperes));
    }
  });
  test("a flat without large loads gets one phase, a device for three phases does not", () => {
    expect(connectionFor(5, false, network)).toEqual({ phases: 1, fuse: 25 });
    expect(connectionFor(5, true, network)).toEqual({ phases: 3, fuse: 16 });
    expect(connectionFor(7, false, network)).toEqual({ phases: 3, fuse: 16 });
  });
  test("above the limit of group V no fuse is named", () => {
    expect(connectionFor(groupLimit, true, network).fuse).toBe(63);
    expect(connectionFor(groupLimit + 0.5, true, network)).toEqual({ phases: 3, fuse: undefined });
  });
});

describe("rooms of the guide", () => {
  const rooms = section("rooms", "pomieszczenia").items;
  test.each(rooms.map((room) => [room.room, room] as const))(
    "%s adds up",
    (_, { lighting, devices: list, heating, total }) => {
      const sum = [...[lighting, list, heating].join(", ").matchAll(/([\d,]*\d) (kW|W)/g)].reduce(
        (all, [, value = "", unit]) => all + number(value) / (unit === "W" ? 1000 : 1),
        0,
      );
      expect(Math.abs(sum - kilowatts(total)[0])).toBeLessThanOrEqual(0.051);
    },
  );
});

describe("what is typed", () => {
  const check = (changes: Record<string, string>) => checkPower({ ...defaults, ...changes }, devices, settings, wrong);
  const error = (changes: Record<string, string>) => {
    const checked = check(changes);
    return checked.ok ? undefined : Object.values(checked.errors)[0];
  };

  test("the form begins with the example", () => {
    expect(check({})).toEqual({ ok: true, input: example });
  });
  test("the limits are the facts of the site", () => {
    expect(settings).toMatchObject([{}, figure("moc.jednoczesnosc").range, figure("moc.rezerwa").range]);
  });
  test.each([
    [{ pi: "-1" }, "Podaj od 0 do 99."],
    [{ pi: "1,5" }, "Podaj liczbę całkowitą."],
    [{ pi: "dwa" }, "Wpisz liczbę, na przykład 1."],
    [{ [powerFields.factor]: "1,2" }, "Podaj od 0,4 do 0,6."],
    [{ [powerFields.factor]: "" }, "Wpisz liczbę, na przykład 0,5."],
    [{ [powerFields.reserve]: "200" }, "Podaj od 20 do 30\u00a0%."],
    [{ [powerFields.other]: "900" }, "Podaj od 0 do 50\u00a0kW."],
  ])("%j is answered with a sentence", (changes, message) => {
    expect(error(changes)).toBe(message);
  });
  test("square metres may be a fraction, an empty field is none", () => {
    expect(error({ ma: "5,5", pi: "" })).toBeUndefined();
  });
  test("a house without devices is asked for one", () => {
    expect(error(Object.fromEntries(devices.map(({ key }) => [key, "0"])))).toBe("Dodaj co najmniej jedno urządzenie.");
  });
});
