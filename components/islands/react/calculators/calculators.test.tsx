/** A visitor of a calculator would read a result that does not belong to what stands in its fields. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { calculators } from "@/lib/calculators";
import { labelsOf } from "@/lib/calculators/inputs";
import { fill } from "@/lib/text/fill";
import { inIsland } from "@/tests/island";
import { plain } from "@/tests/support";
import { PowerIsland } from "./power-calculator";
import { PvIsland } from "./pv-calculator";

// Devices, limits and facts whose figures were worked out by hand; words are those of the site.
jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

const [powerData, pvData] = [calculators.power.data(), calculators.pv.data()];
const power = inIsland(<PowerIsland {...powerData} heading="Wynik" />);
const pv = inIsland(<PvIsland {...pvData} heading="Wynik" />);
const labels = labelsOf([...powerData.settings, ...pvData.fields.flat()]);

const result = () => plain(screen.getByRole("status").textContent ?? "");
/** Matches accessible names that begin with a text, whatever its kind of spaces. */
const nameStarting = (name: string) => ({ name: (accessible: string) => plain(accessible).startsWith(plain(name)) });
const value = (label: string) =>
  plain(screen.getByText(plain(label), { selector: "dt" }).nextElementSibling?.textContent ?? "");
/** A field by its name in addresses, or that of a device. */
const field = (name: string) => screen.getByRole("textbox", nameStarting(labels[name] ?? name));
const ask = () => screen.queryByRole("link", nameStarting(powerData.texts.ask));
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
const sentence = (kilowatts: string, connection: string, remark = "") =>
  plain(`${powerData.texts.request}: ${kilowatts} kW. ${powerData.texts.connection}: ${connection}.${remark}`);
const byPhase =
  " Sam bilans daje 16,1 kW, ale przez fazę L3 może płynąć 26,1 A, dlatego potrzebne jest większe zabezpieczenie.";
const payback = (years: string) => plain(`${pvData.texts.payback}: ${years}. ${pvData.texts.firstYear}: 2728 zł.`);
let user: ReturnType<typeof userEvent.setup>;

async function type(name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

async function open(island: typeof power, search = "") {
  history.replaceState(null, "", `/poradnik${search}`);
  render(island);
  await wait();
}

/** The page as the server wrote it, to be hydrated later. */
function serverHtml(island: typeof power): HTMLElement {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  return host;
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  history.replaceState(null, "", "/poradnik");
});
afterEach(() => {
  // The pause between two changes of the address ends, too.
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe("power of a house", () => {
  test("begins with the example of the guide, also without scripts", () => {
    serverHtml(power);
    expect(result()).toBe(sentence("16,5", "trzy fazy, 3 × 32 A", byPhase));
    expect(value(powerData.texts.pair)).toBe("7,4 + 3,0 = 10,4 kW");
    expect(value(powerData.texts.peak)).toBe("13,4 kW");
    expect(screen.getByText(/^Płyta, B16, L1\sL2$/)).toBeVisible();
  });

  test("a charger pressed in changes the connection to ask for, and the address with it", async () => {
    await open(power);
    await user.click(screen.getByRole("button", { name: `${powerData.texts.more}: Ładowarka`, hidden: true }));
    // 13.4 + 11 = 24.4 kW, with a fifth in reserve 29.28 kW; 3 × 40 A carries 25.8 kW.
    expect(result()).toBe(sentence("29,5", "trzy fazy, 3 × 50 A"));
    expect(screen.getByText(/^Ładowarka, B20, L1\sL2\sL3, RCD własny/)).toBeVisible();
    expect(location.search).toBe("?bilans=pl1pi1cz1lo1pr1pc1os10lt1&k=0.5&rezerwa=20");
    const question = new URL(ask()?.getAttribute("href") ?? "", location.href);
    expect(question.pathname).toBe("/kontakt");
    expect(question.searchParams.get("wynik")).toMatch(/^moc do wniosku 29,5 kW/);
  });

  test("arrow keys in a field do what its buttons do, never below none, and Tab passes these buttons by", async () => {
    await open(power);
    const oven = field("Piekarnik");
    await user.click(oven);
    await user.keyboard("{ArrowUp}");
    expect(oven).toHaveValue("2");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(oven).toHaveValue("0");
    await user.tab();
    expect(field("Czajnik")).toHaveFocus();
  });

  test("an impossible number is answered in words beside its field, and no result is shown", async () => {
    await open(power);
    const factor = field("k");
    const hint = document.getElementById(factor.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(hint).toBeTruthy();
    await type("k", "1,5");
    await wait();
    expect(factor).toBeInvalid();
    expect(factor).toHaveAccessibleDescription(expect.stringContaining(hint ?? ""));
    expect(factor).toHaveAccessibleDescription(/Podaj od 0,3 do 1\./);
    expect(result()).toContain(plain(powerData.texts.invalid));
    expect(result()).toContain(`${plain(labels.k)}: Podaj od 0,3 do 1.`);
    expect(ask()).toBeNull();
    expect(document.querySelector("[data-strip]")).toBeNull();
    await user.click(screen.getByRole("button", nameStarting(powerData.texts.reset)));
    expect(factor).toBeValid();
    expect(factor).toHaveValue("0,5");
    expect(result()).toMatch(/16,5 kW/);
    await wait();
    expect(location.search).toBe("");
  });

  test("a house without devices is told so, and no field is blamed", async () => {
    await open(power, "?bilans=pl0");
    expect(result()).toBe(powerData.fieldErrors.none);
  });

  test("the result waits until the visitor has stopped typing", async () => {
    await open(power);
    await type("rezerwa", "30");
    expect(result()).toMatch(/16,5 kW/);
    await wait();
    // 13.4 × 1.3 = 17.42.
    expect(result()).toMatch(/17,5 kW/);
  });

  test("a link to a result shows that result", async () => {
    await open(power, "?bilans=cz1lo1os5&k=0.5&rezerwa=20");
    // (2 + 0.15) × 1.2 = 2.58.
    expect(result()).toBe(sentence("3,0", "jedna faza, 1 × 16 A"));
    expect(field("Piekarnik")).toHaveValue("0");
  });

  test("what was typed before the calculator was hydrated counts", async () => {
    const host = serverHtml(power);
    (within(host).getByRole("textbox", nameStarting(labels.rezerwa ?? "")) as HTMLInputElement).value = "30";
    render(power, { container: host, hydrate: true });
    await wait();
    expect(field("rezerwa")).toHaveValue("30");
    expect(result()).toMatch(/17,5 kW/);
  });
});

describe("economics of photovoltaics", () => {
  const { texts } = pvData;
  /** The parameters of the example, without its power and the fields that are empty at first. */
  const house = "zuzycie=6000&dom=ktos&magazyn=0&cena=1&nadwyzka=0.22";
  const home = () => screen.getByRole("combobox", nameStarting(labels.dom ?? ""));

  test("begins with the example of the guide and its two drawings, also without scripts", () => {
    serverHtml(pv);
    expect(result()).toBe(payback("od 9 do 13 lat"));
    expect(value(texts.production)).toBe("6000 kWh");
    expect(value(`${texts.atHome}, 30%`)).toBe("1805 kWh × 1,00 = 1805 zł");
    expect(value(texts.sold)).toBe("4195 kWh × 0,22 = 923 zł");
    const drawings = screen.getAllByRole("img").map((drawing) => plain(drawing.getAttribute("aria-label")));
    for (const month of texts.day.months)
      expect(drawings.some((name) => name.startsWith(`${month}: ${texts.day.panels}`))).toBe(true);
    expect(drawings).toContainEqual(expect.stringContaining(fill(texts.money.back, { lata: "13 latach" })));
    // 2728 zł a year, falling, pay 30 000 zł in 11.3 years; the inverter of the 13th takes 5000 zł.
    expect(screen.getByText(/po 11\slatach, .* po 13\slatach/)).toBeVisible();
  });

  test("own numbers change the result, the drawings and the address", async () => {
    await open(pv);
    await type("koszt", "30 000 zł");
    await type("dotacja", "6000");
    await wait();
    expect(result()).toBe(payback("około 9 lat"));
    expect(value(texts.netAfter)).toBe("24 000 zł");
    expect(screen.getAllByRole("img", { name: /po 9\slatach/ })[0]).toBeVisible();
    expect(screen.queryByText(/spycha ją/)).toBeNull();
    expect(location.search).toBe(`?moc=6&${house}&koszt=30000&dotacja=6000&falownik=5000`);
  });

  test("an answer chosen from a list counts at once, and goes back with the example", async () => {
    await open(pv);
    await user.selectOptions(home(), "nikt");
    expect(value(texts.production)).toBe("6000 kWh");
    expect(screen.queryByText(`${texts.atHome}, 30%`)).toBeNull();
    expect(location.search).toBe(`?moc=6&${house.replace("ktos", "nikt")}&falownik=5000`);
    await user.click(screen.getByRole("button", nameStarting(texts.reset)));
    expect(home()).toHaveValue("ktos");
    expect(result()).toMatch(/2728 zł/);
  });

  test("storage has a line and a cost of its own", async () => {
    await open(pv);
    await type("magazyn", "8");
    await wait();
    expect(value(texts.fromStorage)).toBe("1496 kWh × 1,00 = 1496 zł");
    expect(value(texts.net)).toBe("41 200–59 000 zł");
  });

  // 9642.8 kWh at 0.22 zł are a deposit of 2121 zł. It pays 392 zł, for the 642.8 kWh still bought at 0.61 zł; of the
  // rest a fifth comes back, 346 zł.
  test("far too many panels are paid for bought energy only, and say so", async () => {
    await open(pv);
    expect(result()).not.toMatch(/półtora raza/);
    await type("moc", "10");
    await type("zuzycie", "1000");
    await wait();
    expect(result()).toMatch(/1095 zł.*półtora raza.*wypłaca 20%/);
    expect(value(texts.sold)).toBe("9643 kWh × 0,22 = 2121 zł");
    expect(value(texts.settled)).toBe("392 zł + 20% × 1729 zł = 738 zł");
  });

  test("a payback below a year is no number", async () => {
    await open(pv);
    await type("koszt", "27000");
    await type("dotacja", "26000");
    await wait();
    expect(result()).toBe(payback(texts.summary.under));
    expect(value(texts.middle)).toBe(texts.summary.under);
  });

  test("an impossible number of an address is answered, and the drawings are left out", async () => {
    await open(pv, "?moc=99");
    expect(field("moc")).toHaveValue("99");
    expect(field("moc")).toHaveAccessibleDescription(/Podaj od 2 do 10\skW\./);
    expect(screen.queryByRole("img")).toBeNull();
    expect(ask()).toBeNull();
  });

  test("what else an address holds stays in it", async () => {
    await open(pv, "?dl=30&utm_source=x");
    await type("dotacja", "6000");
    await wait();
    expect(location.search).toBe(`?dl=30&utm_source=x&moc=6&${house}&dotacja=6000&falownik=5000`);
  });
});
