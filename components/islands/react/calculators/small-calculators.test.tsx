import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { calculators } from "@/lib/calculators";
import { BatteryIsland } from "./battery-calculator";
import { CableIsland } from "./cable-calculator";
import { LightIsland } from "./light-calculator";
import { PowerIsland } from "./power-calculator";

const islands = {
  cable: <CableIsland {...calculators.cable.data()} failure={null} print={null} heading="Wynik" />,
  light: <LightIsland {...calculators.light.data()} failure={null} print={null} heading="Wynik" />,
  battery: <BatteryIsland {...calculators.battery.data()} failure={null} print={null} heading="Wynik" />,
};

const result = () => screen.getByRole("status").textContent?.replaceAll("\u00a0", " ").trim();
const field = (name: string) => screen.getByRole("textbox", { name });
const choice = (name: string) => screen.getByRole("combobox", { name });
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
let user: ReturnType<typeof userEvent.setup>;

async function show(island: ReactElement, search = "") {
  history.replaceState(null, "", `/poradnik/kalkulator${search}`);
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
afterEach(() => jest.useRealTimers());

test.each([
  [islands.cable, "Przekrój: 2,5 mm². Zabezpieczenie: 16 A. Spadek od złącza: 3,9%.", "3000 : 230 = 13,0 A"],
  [islands.light, "Potrzebny strumień źródeł: 9600 lm. Oprawy: 12 × 800 lm.", "24 × 200 = 4800 lm"],
  [islands.battery, "Potrzebna pojemność: 6,9 Ah. Akumulator: 12 V 7 Ah.", "(5,34 + 0,15) × 1,25 = 6,9 Ah"],
])("without scripts the example stands there with its formulas", (island, sentence, formula) => {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  expect(result()).toBe(sentence);
  expect(host.textContent?.replaceAll("\u00a0", " ")).toContain(formula);
  host.remove();
});

test("a lamp on the same cable asks for a thicker one, an answer chosen counts at once", async () => {
  await show(islands.cable);
  await user.selectOptions(choice("Co zasila"), "swiatlo");
  expect(result()).toMatch(/^Przekrój: 4 mm²\./);
  expect(location.search).toBe("?dlugosc=40&obwod=swiatlo");
});

test("a load that no cable carries is refused in words, without lines and without a message", async () => {
  await show(islands.cable, "?dlugosc=300&odbior=90");
  expect(result()).toMatch(/^Żaden przekrój do 35 mm²/);
  expect(screen.queryByRole("link", { name: /^Zapytaj/ })).toBeNull();
});

test("light outside of the table's range says so", async () => {
  await show(islands.light);
  await type("Natężenie", "600");
  expect(result()).toMatch(/To poza zakresem zalecanym dla tego miejsca: 150–300 lx\.$/);
});

test("an alarm that runs for eight hours is told what the standard asks for", async () => {
  await show(islands.battery);
  await type("Czas bez sieci", "8");
  expect(result()).toMatch(/To krócej niż 12 godzin, których norma PN-EN 50131-1 wymaga/);
});

test.each([
  [islands.cable, "Długość przewodu", "0", /Podaj od 1 do 300\sm\./],
  [islands.light, "Strumień jednej oprawy", "dużo", /Wpisz liczbę, na przykład 800\./],
  [islands.battery, "Głębokość rozładowania", "10", /Podaj od 30 do 100\s%\./],
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
  await type("Czas bez sieci", "8");
  const sheet = document.querySelector("[data-sheet]")?.textContent?.replaceAll("\u00a0", " ") ?? "";
  expect(sheet).toMatch(/^Wynik/);
  expect(sheet).toContain("Czas bez sieci8 h");
  expect(sheet).toContain("czas=8");
});

describe("the drawings of the power calculator", () => {
  const power = <PowerIsland {...calculators.power.data()} failure={null} print={null} heading="Wynik" />;
  const circuits = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");

  test("every circuit of one phase has its phase, those of three have all", async () => {
    await show(power);
    expect(circuits().filter((circuit) => !/, B\d+, L[123]( L2 L3)?$/.test(circuit))).toEqual([]);
    expect(circuits().find((circuit) => circuit.includes("Płyta"))).toMatch(/L1 L2 L3$/);
  });
  test("a small flat has one phase, and no balance of three", async () => {
    await show(power, "?bilans=zm1cz1lo1os5&k=0.5&rezerwa=20");
    expect(circuits().filter((circuit) => circuit.includes(", L"))).toEqual([]);
    expect(screen.queryByText("Podział na fazy")).toBeNull();
  });
  test("what scripts alone can use is not in the server's HTML", async () => {
    expect(renderToString(power)).not.toContain("data-sheet");
    await show(power);
    expect(document.querySelector("[data-sheet]")?.textContent).toMatch(/^Bilans mocy do\swniosku/);
  });
});
