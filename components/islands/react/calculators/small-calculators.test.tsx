/** A visitor would get a cable, lamps or a battery that do not answer to what stands in the fields. */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { calculators } from "@/lib/calculators";
import { labelsOf } from "@/lib/calculators/inputs";
import { fill } from "@/lib/text/fill";
import { plain } from "@/tests/support";
import { BatteryIsland } from "./battery-calculator";
import { CableIsland } from "./cable-calculator";
import { LightIsland } from "./light-calculator";
import { PowerIsland } from "./power-calculator";

// Devices, limits and facts whose figures were worked out by hand; words are those of the site.
jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/small-calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

const [cable, light, battery] = [calculators.cable.data(), calculators.light.data(), calculators.battery.data()];
const islands = {
  cable: <CableIsland {...cable} heading="Wynik" />,
  light: <LightIsland {...light} heading="Wynik" />,
  battery: <BatteryIsland {...battery} heading="Wynik" />,
};
const labels = labelsOf([cable, light, battery].flatMap(({ fields }) => fields));

const result = () => plain(screen.getByRole("status").textContent ?? "").trim();
/** A field by its name in addresses. */
const field = (name: string) => screen.getByRole("textbox", { name: labels[name] });
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
let user: ReturnType<typeof userEvent.setup>;

async function show(island: ReactElement, search = "") {
  history.replaceState(null, "", `/poradnik${search}`);
  render(island);
  await wait();
}
async function type(name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
  await wait();
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  // The pause between two changes of the address ends, too.
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
});

test.each([
  [
    islands.cable,
    `${cable.texts.words.section}: 2,5 mm². ${cable.texts.words.breaker}: B16. ${cable.texts.words.drop}: 4,8% z 5%.`,
    "3000 : 230 = 13,0 A",
  ],
  [
    islands.light,
    `${light.texts.words.lumens}: 9600 lm. ${light.texts.words.fittings}: 12 × 800 lm.`,
    "24 × 200 = 4800 lm",
  ],
  [
    islands.battery,
    `${battery.texts.words.capacity}: 6,9 Ah. ${battery.texts.words.battery}: 12 V 7 Ah.`,
    "(5,34 + 0,15) × 1,25 = 6,9 Ah",
  ],
])("without scripts the example stands there with its formulas", (island, sentence, formula) => {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  expect(result()).toBe(plain(sentence));
  expect(plain(host.textContent ?? "")).toContain(formula);
  host.remove();
});

test("a lamp on the same cable asks for a thicker one, an answer chosen counts at once", async () => {
  await show(islands.cable);
  await user.selectOptions(screen.getByRole("combobox", { name: labels.obwod }), "swiatlo");
  expect(result()).toContain(plain(`${cable.texts.words.section}: 6 mm².`));
  expect(location.search).toBe("?dlugosc=40&odbior=3&jednostka=kW&fazy=1&obwod=swiatlo&ulozenie=D1&przed=0.7");
});

test("a load too large for one circuit is refused in words, without lines and without a message", async () => {
  await show(islands.cable, "?dlugosc=300&odbior=90");
  expect(result()).toBe(plain(fill(cable.texts.words.problems.divide, { prad: "391,3 A", ile: 25 })));
  expect(screen.queryByRole("link")).toBeNull();
});

test("light outside of the table's range says so", async () => {
  await show(islands.light);
  await type("luksy", "600");
  expect(result()).toMatch(/ 150–300 lx\.$/);
});

test.each([
  [islands.cable, "dlugosc", "0", /Podaj od 1 do 300\sm\./],
  [islands.light, "oprawa", "dużo", /Wpisz liczbę, na przykład 800\./],
  [islands.battery, "glebokosc", "10", /Podaj od 30 do 100%\./],
])("nonsense is answered beside its field and in the result", async (island, name, text, mend) => {
  await show(island);
  await type(name, text);
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(mend);
  expect(result()).toMatch(mend);
});

test("a result goes on one sheet with what was asked for, once scripts can print it", async () => {
  expect(renderToString(islands.battery)).not.toContain("data-sheet");
  await show(islands.battery);
  await type("czas", "8");
  const sheet = document.querySelector("[data-sheet]")?.textContent ?? "";
  expect(sheet).toMatch(/^Wynik/);
  expect(plain(sheet)).toMatch(/\d{1,2} \p{L}+ 20\d\d$/u);
  expect(plain(sheet)).toContain(plain(`${labels.czas}8 h`));
  expect(plain(sheet)).toContain("0,445 A");
  expect(sheet).toContain("czas=8");
});

test("a use chosen before the calculator was ready counts, with what it presets; the strip says so too", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(islands.light);
  (within(host).getByRole("combobox", { name: labels.pokoj }) as HTMLSelectElement).value = "kuchnia";
  render(islands.light, { container: host, hydrate: true });
  await wait();
  // 2 m² × 750 lx : 0.5 = 3000 lm.
  expect(result()).toContain("3000 lm");
  expect(plain(host.querySelector("[data-strip]")?.textContent)).toBe("3000 lm, 4 × 800 lm");
  expect([field("powierzchnia"), field("luksy")].map((input) => (input as HTMLInputElement).value)).toEqual(["2", ""]);
  await type("powierzchnia", "3");
  await user.selectOptions(screen.getByRole("combobox", { name: labels.pokoj }), "salon");
  expect(field("powierzchnia")).toHaveValue("3");
  host.remove();
});

test("a wrong number is there again after a reload; the example can be undone until something is typed", async () => {
  await show(islands.cable);
  await type("dlugosc", "dużo");
  const { search } = location;
  cleanup();
  await show(islands.cable, search);
  expect(field("dlugosc")).toHaveValue("dużo");
  expect(field("dlugosc")).toBeInvalid();
  const { reset, undo } = cable.texts;
  await user.click(screen.getByRole("button", { name: reset }));
  expect(field("dlugosc")).toHaveValue("40");
  await user.click(screen.getByRole("button", { name: undo }));
  expect(field("dlugosc")).toHaveValue("dużo");
  await user.click(screen.getByRole("button", { name: reset }));
  await type("dlugosc", "50 m");
  expect(screen.queryByRole("button", { name: undo })).toBeNull();
});

test("the address of a result is copied, or a link where a page may not copy", async () => {
  await show(islands.battery, "?pobor=0.5");
  await user.click(screen.getByRole("button", { name: battery.texts.link }));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/poradnik\?pobor=0\.5&.*#kalkulator$/);
  expect(await screen.findByRole("button", { name: battery.texts.copied })).toBeInTheDocument();
  expect(renderToString(islands.battery)).toMatch(/<a [^>]*href="\?pobor=0\.445&[^"]*#kalkulator"/);
});

describe("the drawings of the power calculator", () => {
  const data = calculators.power.data();
  const power = <PowerIsland {...data} heading="Wynik" />;
  const circuits = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");

  test("every circuit has its phase, a hob two", async () => {
    await show(power);
    expect(circuits().filter((circuit) => !/, B\d+, L[123](\sL[23])*$/.test(circuit))).toEqual([]);
    expect(circuits().find((circuit) => circuit.includes("Płyta"))).toMatch(/L1\sL2$/);
  });
  test("a small flat has one phase, and no balance of three", async () => {
    await show(power, "?bilans=cz1lo1os5&k=0.5&rezerwa=20");
    expect(circuits().filter((circuit) => circuit.includes(", L"))).toEqual([]);
    expect(screen.queryByText(data.texts.phases)).toBeNull();
  });
  test("what scripts alone can use is not in the server's HTML", async () => {
    expect(renderToString(power)).not.toContain("data-sheet");
    await show(power);
    expect(document.querySelector("[data-sheet] h2")?.textContent).toBe(data.texts.sheet.heading);
  });
});
