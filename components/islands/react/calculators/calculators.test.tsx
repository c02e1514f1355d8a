import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { calculators } from "@/lib/calculators";
import { PowerIsland } from "./power-calculator";
import { PvIsland } from "./pv-calculator";

const power = <PowerIsland {...calculators.power.data()} failure={null} print={null} heading="Wynik" />;
const pv = <PvIsland {...calculators.pv.data()} failure={null} print={null} heading="Wynik" />;

const result = () => screen.getByRole("status").textContent?.replaceAll("\u00a0", " ");
/** A name as it begins; Polish typography keeps some of its words together. */
const named = (name: string) => ({ name: new RegExp(`^${name.replaceAll(" ", "\\s")}`) });
const value = (label: string) =>
  screen
    .getByText(named(`${label}$`).name, { selector: "dt" })
    .nextElementSibling?.textContent?.replaceAll("\u00a0", " ");
const field = (name: string) => screen.getByRole("textbox", named(name));
const ask = () => screen.queryByRole("link", named("Zapytaj o wycenę z tym wynikiem"));
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  history.replaceState(null, "", "/poradnik/kalkulator");
});
afterEach(() => jest.useRealTimers());

/** The page as the server wrote it, to be hydrated later. */
function served(island: typeof power): HTMLElement {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  return host;
}

describe("power of a house", () => {
  test("begins with the example of the guide, also without scripts", () => {
    served(power);
    expect(result()).toBe("Moc do wniosku: 20,5 kW. O co wnioskować: trzy fazy, 3 × 32 A.");
    expect(value("Moc szczytowa")).toBe("17,0 kW");
    document.body.replaceChildren();
  });

  test("a charger pressed in changes the connection to ask for, and the address with it", async () => {
    render(power);
    await wait();
    await user.click(screen.getByRole("button", { name: "Więcej: Ładowarka samochodu, trzy fazy", hidden: true }));
    expect(result()).toBe("Moc do wniosku: 34,0 kW. O co wnioskować: trzy fazy, 3 × 63 A.");
    expect(location.search).toMatch(/^\?bilans=[a-z0-9]+&k=0\.5&rezerwa=20$/);
    const question = new URL(ask()?.getAttribute("href") ?? "", location.href);
    expect(question.pathname).toBe("/kontakt");
    expect(question.searchParams.get("wynik")).toMatch(/^moc do wniosku 34,0 kW/);
  });

  test("arrow keys in a field do what its buttons do, never below none", async () => {
    render(power);
    await wait();
    const oven = field("Piekarnik");
    await user.click(oven);
    await user.keyboard("{ArrowUp}");
    expect(oven).toHaveValue("2");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(oven).toHaveValue("0");
  });

  test("an impossible number is answered in words beside its field, and no result is shown", async () => {
    render(power);
    await wait();
    const factor = field("Współczynnik jednoczesności");
    const hint = document.getElementById(factor.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(hint).toBeTruthy();
    await user.clear(factor);
    await user.type(factor, "1,5");
    await wait();
    expect(factor).toBeInvalid();
    expect(factor).toHaveAccessibleDescription(expect.stringContaining(hint ?? ""));
    expect(factor).toHaveAccessibleDescription(/Podaj od 0,4 do 0,6\./);
    expect(result()).toMatch(/^Popraw zaznaczone pola.*Współczynnik jednoczesności: Podaj od 0,4 do 0,6\.$/);
    expect(ask()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Wróć do przykładu" }));
    expect(factor).toBeValid();
    expect(factor).toHaveValue("0,5");
    expect(result()).toMatch(/20,5 kW/);
    expect(location.search).toBe("");
  });

  test("the result waits until the visitor has stopped typing", async () => {
    render(power);
    await wait();
    const reserve = field("Rezerwa");
    await user.clear(reserve);
    await user.type(reserve, "30");
    expect(result()).toMatch(/20,5 kW/);
    await wait();
    expect(result()).toMatch(/22,5 kW/);
  });

  test("a link to a result shows that result", async () => {
    history.replaceState(null, "", "/poradnik/kalkulator?bilans=zm1cz1lo1os5&k=0.5&rezerwa=20");
    render(power);
    await wait();
    expect(result()).toBe("Moc do wniosku: 3,0 kW. O co wnioskować: jedna faza, 1 × 16 A.");
    expect(field("Piekarnik")).toHaveValue("0");
  });

  test("what was typed before the calculator was hydrated counts", async () => {
    const host = served(power);
    (within(host).getByRole("textbox", { name: "Rezerwa" }) as HTMLInputElement).value = "30";
    render(power, { container: host, hydrate: true });
    await wait();
    expect(field("Rezerwa")).toHaveValue("30");
    expect(result()).toMatch(/22,5 kW/);
  });
});

describe("economics of photovoltaics", () => {
  test("begins with the example of the guide and its two drawings, also without scripts", () => {
    served(pv);
    expect(result()).toBe("Zwrot: od 8 do 11 lat. Pierwszy rok: 3060 zł.");
    expect(value("Produkcja w roku")).toBe("6000 kWh");
    expect(value("Zużyte na miejscu, 30%")).toBe("1800 kWh × 1,00 = 1800 zł");
    expect(value("Sprzedane")).toBe("4200 kWh × 0,30 = 1260 zł");
    const drawings = screen.getAllByRole("img").map((drawing) => drawing.getAttribute("aria-label") ?? "");
    expect(drawings.filter((name) => /^(?:czerwiec|marzec|grudzień): panele/.test(name)).length).toBeGreaterThan(0);
    expect(drawings.filter((name) => name.includes("zwrot po 10\u00a0latach")).length).toBeGreaterThan(0);
    document.body.replaceChildren();
  });

  test("own numbers change the result, the drawings and the address", async () => {
    render(pv);
    await wait();
    await user.type(field("Koszt z montażem"), "30 000 zł");
    await user.type(field("Dotacja"), "6000");
    await wait();
    expect(result()).toBe("Zwrot: około 8 lat. Pierwszy rok: 3060 zł.");
    expect(value("Koszt po dotacji")).toBe("24 000 zł");
    expect(screen.getAllByRole("img", { name: /zwrot po 8\slatach/ })[0]).toBeVisible();
    expect(location.search).toBe("?moc=6&koszt=30000&dotacja=6000");
  });

  test("an answer chosen from a list counts at once, and goes back with the example", async () => {
    render(pv);
    await wait();
    const home = screen.getByRole("combobox", named("Kto jest w domu w dzień"));
    await user.selectOptions(home, "nikt");
    expect(value("Produkcja w roku")).toBe("6000 kWh");
    expect(screen.queryByText(named("Zużyte na miejscu, 30%").name)).toBeNull();
    expect(location.search).toBe("?moc=6&dom=nikt");
    await user.click(screen.getByRole("button", { name: "Wróć do przykładu" }));
    expect(home).toHaveValue("ktos");
    expect(result()).toMatch(/3060 zł/);
  });

  test("storage has a line and a cost of its own", async () => {
    render(pv);
    await wait();
    const storage = field("Magazyn energii");
    await user.clear(storage);
    await user.type(storage, "8");
    await wait();
    expect(value("Oddane z magazynu")).toBe("1496 kWh × 1,00 = 1496 zł");
    expect(value("Koszt")).toBe("49 000–99 000 zł");
  });

  test("an impossible number of an address is answered, and the drawings are left out", async () => {
    history.replaceState(null, "", "/poradnik/kalkulator?moc=99");
    render(pv);
    await wait();
    expect(field("Moc instalacji")).toHaveValue("99");
    expect(field("Moc instalacji")).toHaveAccessibleDescription(/Podaj od 2 do 10\skW\./);
    expect(screen.queryByRole("img")).toBeNull();
    expect(ask()).toBeNull();
  });

  test("what else an address holds stays in it", async () => {
    history.replaceState(null, "", "/poradnik/kalkulator?dl=30&utm_source=x");
    render(pv);
    await wait();
    await user.type(field("Dotacja"), "6000");
    await wait();
    expect(location.search).toBe("?dl=30&utm_source=x&moc=6&dotacja=6000");
  });
});
