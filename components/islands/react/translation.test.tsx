/** A visitor who lets the browser translate the page would read an old number, or an island would stop working. */
import { act, fireEvent, render, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { words } from "@/content/words";
import { calculators } from "@/lib/calculators";
import { estimateData } from "@/lib/estimate/props";
import { forgetSearch } from "@/lib/search/fetch-index";
import { givenIndex } from "@/tests/given-search";
import { inIsland } from "@/tests/island";
import { BatteryIsland } from "./calculators/battery-calculator";
import { CableIsland } from "./calculators/cable-calculator";
import { LightIsland } from "./calculators/light-calculator";
import { PowerIsland } from "./calculators/power-calculator";
import { PvIsland } from "./calculators/pv-calculator";
import { EstimateIsland } from "./estimate/estimate";
import { SearchIsland } from "./search/search";

// Devices, limits and facts that no change of content moves; words are those of the site.
jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/small-calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

/** Replaces each text as Chrome does, also those that come later. Returns a function that stops it. */
function translate(root: HTMLElement): () => void {
  const replace = (node: Node): void => {
    for (const child of [...node.childNodes]) replace(child);
    if (!(node instanceof Text) || node.parentElement?.localName === "font") return;
    const font = document.createElement("font");
    font.appendChild(document.createElement("font")).append(node.data);
    node.replaceWith(font);
  };
  replace(root);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) replace(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Does one thing to an island, and waits until it has answered. */
type Do = (what: () => unknown) => Promise<void>;
type Visit = (island: HTMLElement, step: Do) => Promise<void>;

/** What an island said after each step of a visit. Its live region stays the same element all the time. */
async function transcript(element: ReactElement, visit: Visit, isTranslated: boolean, search = ""): Promise<string[]> {
  history.replaceState(null, "", `/${search}`);
  const { container, unmount } = render(element);
  const stop = isTranslated ? translate(container) : undefined;
  const transcript: string[] = [];
  await visit(container, async (what) => {
    const region = container.querySelector("[role=status]");
    await act(async () => void what());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    if (region) expect(region).toBeInTheDocument();
    transcript.push(container.textContent ?? "");
  });
  stop?.();
  unmount();
  return transcript;
}

async function expectSameTranslated(element: ReactElement, visit: Visit, search?: string): Promise<void> {
  const expected = await transcript(element, visit, false, search);
  forgetSearch();
  expect(await transcript(element, visit, true, search)).toEqual(expected);
  expect(new Set(expected).size).toBeGreaterThan(4);
}

const buttons = (island: HTMLElement, text: string) =>
  [...island.querySelectorAll("button")].filter(({ textContent }) => textContent === text);
function press(island: HTMLElement, text: string): void {
  for (const button of buttons(island, text)) fireEvent.click(button);
}
const fieldNamed = (island: HTMLElement, name: string) =>
  island.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

function fill(field: HTMLInputElement, value: string): void {
  if (field instanceof HTMLSelectElement) return void fireEvent.change(field, { target: { value } });
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
}

/** Values of fields by name, given one after the other. */
type Case = Readonly<Record<string, string>>;

/** Changes each field, to nonsense and back, and takes each action. `cases` are forms with other remarks or refusals. */
const visitCalculator =
  (texts: Record<"reset" | "undo" | "link" | "copied", string>, cases: readonly Case[]): Visit =>
  async (island, step) => {
    for (const field of island.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
      const { value } = field;
      const values =
        field instanceof HTMLSelectElement ? [...field.options].map((option) => option.value) : ["3", "dużo"];
      for (const other of [...values, value]) await step(() => fill(field as HTMLInputElement, other));
    }
    for (const values of cases) {
      for (const [name, value] of Object.entries(values)) await step(() => fill(fieldNamed(island, name), value));
      for (const action of [texts.link, texts.reset, texts.undo, texts.reset]) await step(() => press(island, action));
      await act(async () => press(island, texts.link));
      await waitFor(() => expect(buttons(island, texts.copied)).toHaveLength(1));
      await step(() => undefined);
    }
    for (const stepper of [...island.querySelectorAll("button[aria-label]")].slice(0, 4))
      await step(() => fireEvent.click(stepper));
  };

const frame = { heading: "Wynik" };
const slots = { print: <button type="button">Drukuj</button> };
const error = jest.spyOn(console, "error");

beforeEach(() => {
  // The day stands on the sheets, and translating must not take place on another.
  jest.useFakeTimers({ now: new Date(2026, 4, 5) });
  Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  // jsdom does not implement <search> yet, and React logs that as an error.
  error.mockReset().mockImplementation((...said) => {
    if (!String(said[0]).includes("is unrecognized in this browser")) throw new Error(said.join(" "));
  });
});
afterEach(() => {
  // The pause between two changes of the address ends, too.
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
});

test("power of a house", async () => {
  const data = calculators.power.data();
  const cases: readonly Case[] = [
    // One phase, then three, one of them overloaded, then nothing at all.
    { pl: "0", pi: "0", pr: "0", pc: "0" },
    { pl: "1", lt: "1", lj: "2" },
    { lt: "9", pz: "9" },
    Object.fromEntries(data.categories.flatMap(({ devices }) => devices.map(({ key }) => [key, "0"]))),
  ];
  await expectSameTranslated(inIsland(<PowerIsland {...data} {...frame} />, slots), visitCalculator(data.texts, cases));
});

test("economics of photovoltaics", async () => {
  const data = calculators.pv.data();
  const cases: readonly Case[] = [
    { moc: "10", zuzycie: "1000" },
    { koszt: "27000", dotacja: "26000", falownik: "0" },
    { koszt: "", magazyn: "8", cena: "0,5" },
  ];
  await expectSameTranslated(inIsland(<PvIsland {...data} {...frame} />, slots), visitCalculator(data.texts, cases));
});

const [cable, light, battery] = [calculators.cable.data(), calculators.light.data(), calculators.battery.data()];
test.each([
  [
    "cable",
    <CableIsland key="cable" {...cable} {...frame} />,
    cable.texts,
    { jednostka: "A", odbior: "63", obwod: "inne", dlugosc: "200", fazy: "3" },
  ],
  ["light", <LightIsland key="light" {...light} {...frame} />, light.texts, { luksy: "1000", pokoj: "kuchnia" }],
  ["battery", <BatteryIsland key="battery" {...battery} {...frame} />, battery.texts, { pobor: "10", czas: "72" }],
] as const)("%s", async (_, island, texts, values) => {
  await expectSameTranslated(inIsland(island, slots), visitCalculator(texts, [values]));
});

describe("estimate", () => {
  const data = estimateData();
  const { texts } = data;
  const icon = <svg aria-hidden="true" />;
  const option = (name: string) => (
    <>
      {icon}
      <span>
        <b>{name}</b>
        {name} od razu
      </span>
    </>
  );
  const call = <a href="tel:112">Zadzwoń</a>;
  const island = inIsland(<EstimateIsland data={data} qr="/scripts/qr.js" />, {
    ...{ call, arrow: icon, check: icon, dash: icon },
    ...{ mail: option("E-mail"), sms: "SMS", copy: option("Treść"), link: "Link", print: "Drukuj" },
  });
  /** Chooses each subject; in each answers every question in several ways, clears, copies. */
  const visit: Visit = async (island, step) => {
    const subjects = [...island.querySelectorAll<HTMLInputElement>("input[name=obwod]")];
    for (const subject of [...subjects, ...subjects.slice(0, 2)]) {
      await step(() => fireEvent.click(subject, { detail: 0 }));
      const names = () =>
        [...island.querySelectorAll<HTMLInputElement>("input:not([name=obwod])")].map(({ name }) => name);
      for (const name of new Set(names().filter(Boolean))) {
        const inputs = [...island.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
        for (const input of inputs) {
          if (input.type !== "text") await step(() => fireEvent.click(input));
          else for (const value of ["2", "dużo", "3"]) await step(() => fireEvent.change(input, { target: { value } }));
        }
      }
      for (const copy of island.querySelectorAll<HTMLElement>("li > button:not([data-print])")) {
        await act(async () => void fireEvent.click(copy));
        expect(copy).toHaveTextContent(texts.copied);
        await step(() => undefined);
      }
      for (const clear of buttons(island, texts.clear).reverse()) await step(() => fireEvent.click(clear));
    }
  };

  test("every subject and answer", async () => await expectSameTranslated(island, visit));

  test("another subject while the choice is folded, as on a phone that is turned", async () => {
    await expectSameTranslated(
      island,
      async (island, step) => {
        for (const subject of island.querySelectorAll<HTMLInputElement>("input[name=obwod]"))
          await step(() => fireEvent.click(subject, { detail: 0 }));
        await step(() => press(island, texts.change));
      },
      `?o=${data.subjects.at(-1)?.id}`,
    );
  });
});

test("search", async () => {
  const texts = words.search;
  const island = inIsland(
    <SearchIsland
      texts={texts}
      address="/search/index.json"
      phone={{ tel: "+48320000000", display: "+48 32 000 00 00" }}
    />,
    { "phone-icon": <svg aria-hidden="true" />, "icon-zap": <svg aria-hidden="true" /> },
  );
  await expectSameTranslated(island, async (island, step) => {
    const search = (query: string) => step(() => fill(fieldNamed(island, "q"), query));
    Object.assign(window, { fetch: async () => ({ ok: false, status: 503 }) });
    await search("światło");
    await step(() => press(island, texts.retry));
    expect(buttons(island, texts.retry)).toHaveLength(1);
    Object.assign(window, { fetch: async () => ({ ok: true, json: async () => givenIndex }) });
    await step(() => press(island, texts.retry));
    expect(island.querySelectorAll("mark").length).toBeGreaterThan(0);
    // The same passages with other words marked, fewer results, more, none, and all again.
    for (const query of ["sprawdź", "gdy światło", "bezpieczniki zgaśnie", "pokój", "xyzzy", "gdy", "", "awarie"])
      await search(query);
    await step(() => press(island, texts.submit));
  });
});
