/** A visitor would press before an island has loaded, and the press would be lost. */
import { render } from "@testing-library/react";
import { useRef } from "react";
import { type IslandData, watchIslands } from "./hydration.browser";
import { readyEvent } from "./ready-event";
import { useIslandReady } from "./use-island-ready";

const data: IslandData = {
  scripts: [
    ["/scripts/react.1.js", "sha256-AAAA"],
    ["/scripts/oferta.2.js", "sha256-BBBB"],
  ],
  props: { label: "Realizacje" },
};
const startMock = jest.fn();
const spare = '<div data-slot="icon">i</div>';

/** Opens a new page for each test: the loader's listeners are on its document. */
function open(body: string, hasData = true): Document {
  const doc = document.implementation.createHTMLDocument();
  doc.body.innerHTML = body;
  for (const island of hasData ? doc.querySelectorAll<HTMLElement>("[data-island]") : [])
    island.insertAdjacentHTML(
      "afterend",
      `<script type="application/json" data-props="${island.dataset.island}">${JSON.stringify(data)}</script>` +
        `<template>${spare}</template>`,
    );
  doc.addEventListener("click", watchIslands(doc), true);
  return doc;
}
const scripts = (doc: Document) => [...doc.querySelectorAll<HTMLScriptElement>("script[src]")];
const find = (doc: Document, selector: string) => doc.querySelector(selector) as HTMLElement;
const fire = (target: Element, type: string, init: EventInit & { pointerType?: string } = {}) => {
  const event = new Event(type, { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(Object.assign(event, { pointerType: init.pointerType }));
  return event;
};
const settle = () => jest.advanceTimersByTimeAsync(0);
async function arrive(doc: Document) {
  for (const script of scripts(doc)) script.dispatchEvent(new Event("load"));
  await settle();
}
/** Does what useIslandReady does. */
function ready(island: HTMLElement) {
  for (const mark of ["aria-busy", "data-busy", "data-failed"]) island.removeAttribute(mark);
  fire(island, readyEvent);
  return settle();
}
const gallery = '<div data-island="gallery" data-busy=""><a href="/x">x</a><button>Dalej</button><input></div>';

beforeEach(() => {
  jest.useFakeTimers();
  startMock.mockReset();
  Object.assign(window, { startIsland: startMock });
  history.replaceState(null, "", "/oferta");
});
afterEach(() => jest.useRealTimers());

test.each([
  ["focusin", "button", {}],
  ["input", "input", {}],
  ["click", "input", {}],
  ["pointerover", "button", { pointerType: "mouse" }],
])("%s on the island's %s loads its scripts and starts it", async (type, selector, init) => {
  const doc = open(gallery);
  fire(find(doc, selector), type, init);
  expect(scripts(doc).map((script) => [script.getAttribute("src"), script.integrity])).toEqual(data.scripts);
  await settle();
  expect(startMock).not.toHaveBeenCalled();
  await arrive(doc);
  expect(startMock).toHaveBeenCalledTimes(1);
  const [island, props, spares] = startMock.mock.calls[0] ?? [];
  expect([island, props]).toEqual([find(doc, "[data-island]"), data.props]);
  expect(spares.querySelector("[data-slot=icon]").textContent).toBe("i");
});

test("only the island that is used starts", async () => {
  const doc = open(`${gallery}<div data-island="other" data-busy=""><input></div>`);
  fire(find(doc, "[data-island=other] input"), "focusin");
  await arrive(doc);
  expect(startMock.mock.calls.map(([island]) => island.dataset.island)).toEqual(["other"]);
  expect(find(doc, "[data-island=gallery]").ariaBusy).toBeNull();
});

test.each([
  ["a finger on its button", "button", "pointerover", { pointerType: "touch" }],
  ["a mouse on its text", "input", "pointerover", { pointerType: "mouse" }],
  ["a link in it", "a", "click", {}],
  ["the focus on a link in it", "a", "focusin", {}],
])("%s loads nothing", (_, selector, type, init) => {
  const doc = open(`${gallery}<button id="other">x</button>`);
  expect(fire(find(doc, selector), type, init).defaultPrevented).toBe(false);
  expect(fire(find(doc, "#other"), "click").defaultPrevented).toBe(false);
  expect(scripts(doc)).toEqual([]);
});

test("an island that the address asks for needs no hand", () => {
  const search = '<div data-island="search" data-query="q" data-busy=""><input name="q"></div>';
  expect(scripts(open(search))).toEqual([]);
  history.replaceState(null, "", "/poradnik?a=1&q=");
  expect(scripts(open(search))).toHaveLength(2);
  history.replaceState(null, "", "/poradnik");
});

test("nor does one that a step back asks for, which it has left in the history before", () => {
  const doc = open('<div data-island="search" data-query="topic" data-busy=""><input name="topic"></div>');
  history.replaceState(null, "", "/poradnik?topic=alarm");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(doc.querySelector("input")?.value).toBe("alarm");
  expect(scripts(doc)).toHaveLength(2);
});

test("an island without a parameter is not started by one that is called undefined", () => {
  history.replaceState(null, "", "/oferta?undefined=x");
  expect(scripts(open(gallery))).toEqual([]);
});

test("an island without data beside it, as in development, is left alone", () => {
  const doc = open(gallery, false);
  expect(fire(find(doc, "button"), "click").defaultPrevented).toBe(false);
  expect(scripts(doc)).toEqual([]);
});

/** Shows or hides the buttons: jsdom has no layout, so their width is set here. */
const showButtons = (doc: Document, shown: boolean) => {
  for (const button of doc.querySelectorAll("button"))
    Object.defineProperty(button, "offsetWidth", { value: shown ? 52 : 0 });
};
const row = '<div data-island="gallery" data-busy=""><button>Dalej</button><section></section></div>';

test("a row that is scrolled beside its buttons has to say where it stands; that is tried once", async () => {
  const doc = open(row);
  showButtons(doc, true);
  fire(find(doc, "section"), "scroll", { bubbles: false });
  scripts(doc)[0]?.dispatchEvent(new Event("error"));
  await settle();
  fire(find(doc, "section"), "scroll", { bubbles: false });
  expect(scripts(doc)).toHaveLength(2);
});

test("a row that is scrolled on a phone, where its buttons are hidden, loads nothing, nor does the page's scrolling", () => {
  const doc = open(row);
  showButtons(doc, false);
  fire(find(doc, "section"), "scroll", { bubbles: false });
  doc.dispatchEvent(new Event("scroll"));
  expect(scripts(doc)).toEqual([]);
});

test("a press waits, nobody else hears it, and it is made again once, when its own island is ready", async () => {
  const doc = open(`${gallery}<div data-island="other" data-busy=""></div>`);
  const onClick = jest.fn();
  doc.addEventListener("click", onClick, true);
  const button = find(doc, "button");
  expect(fire(button, "click").defaultPrevented).toBe(true);
  fire(button, "click");
  expect(onClick).not.toHaveBeenCalled();
  expect(find(doc, "[data-island=gallery]").ariaBusy).toBe("true");
  await arrive(doc);
  await ready(find(doc, "[data-island=other]"));
  expect(onClick).not.toHaveBeenCalled();
  await ready(find(doc, "[data-island=gallery]"));
  await ready(find(doc, "[data-island=gallery]"));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a press on a button that was drawn anew meanwhile is made on the one in its place", async () => {
  const doc = open('<div data-island="gallery" data-busy=""><button>A</button><button>B</button></div>');
  const [, second] = doc.querySelectorAll("button");
  fire(second as Element, "click");
  await arrive(doc);
  const island = find(doc, "[data-island]");
  island.innerHTML = "<button>A</button><button>B</button>";
  const pressed = [...doc.querySelectorAll("button")].map((button) => {
    const onClick = jest.fn();
    button.addEventListener("click", onClick);
    return onClick;
  });
  await ready(island);
  expect(pressed.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

describe("when the scripts do not come", () => {
  const failed = (doc: Document) => find(doc, "[data-island]").hasAttribute("data-failed");

  test("the island says so, the press is dropped and every later one tries again", async () => {
    const doc = open(gallery);
    for (let press = 1; press <= 6; press++) {
      expect(fire(find(doc, "button"), "click").defaultPrevented).toBe(true);
      scripts(doc).at(-1)?.dispatchEvent(new Event("error"));
      await settle();
      expect(find(doc, "[data-island]").ariaBusy).toBeNull();
      expect(failed(doc)).toBe(true);
      expect(scripts(doc)).toHaveLength(press + 1);
    }
    expect(startMock).not.toHaveBeenCalled();
  });

  test("an island that cannot be started says so", async () => {
    const doc = open(gallery);
    startMock.mockImplementation(() => {
      throw new Error("of another version");
    });
    fire(find(doc, "button"), "click");
    await arrive(doc);
    expect(failed(doc)).toBe(true);
  });

  test("the time of a failed try does not end the next one", async () => {
    const doc = open(gallery);
    fire(find(doc, "button"), "click");
    scripts(doc).at(-1)?.dispatchEvent(new Event("error"));
    await jest.advanceTimersByTimeAsync(9500);
    fire(find(doc, "button"), "click");
    await jest.advanceTimersByTimeAsync(1000);
    expect(find(doc, "[data-island]").ariaBusy).toBe("true");
  });

  test("another try asks for what is missing only, and a press made with it is handled", async () => {
    const doc = open(gallery);
    fire(find(doc, "button"), "click");
    const [first, second] = scripts(doc);
    first?.dispatchEvent(new Event("load"));
    second?.dispatchEvent(new Event("error"));
    await settle();
    const pressed = jest.fn();
    find(doc, "button").addEventListener("click", pressed);
    fire(find(doc, "button"), "click");
    expect(scripts(doc).map((script) => script.getAttribute("src"))).toEqual([
      "/scripts/react.1.js",
      "/scripts/oferta.2.js",
      "/scripts/oferta.2.js",
    ]);
    scripts(doc).at(-1)?.dispatchEvent(new Event("load"));
    await settle();
    expect(startMock).toHaveBeenCalledTimes(1);
    await ready(find(doc, "[data-island]"));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["the network is slow", async () => {}],
    ["the islands do not start", arrive],
  ])("for ten seconds because %s, the island says so and holds no press back", async (_, come) => {
    const doc = open(gallery);
    fire(find(doc, "button"), "click");
    await come(doc);
    expect(find(doc, "[data-island]").ariaBusy).toBe("true");
    expect(failed(doc)).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(find(doc, "[data-island]").ariaBusy).toBeNull();
    expect(failed(doc)).toBe(true);
    expect(fire(find(doc, "button"), "click").defaultPrevented).toBe(false);
    expect(scripts(doc)).toHaveLength(2);
  });

  test("an island that is ready does not say so later", async () => {
    const doc = open(gallery);
    fire(find(doc, "button"), "click");
    await arrive(doc);
    await ready(find(doc, "[data-island]"));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(failed(doc)).toBe(false);
  });
});

test("an island knows that its fields have changed, by a hand or by the address", () => {
  const changed = (doc: Document) => find(doc, "[data-island]").hasAttribute("data-changed");
  const doc = open(gallery);
  fire(find(doc, "input"), "focusin");
  expect(changed(doc)).toBe(false);
  fire(find(doc, "input"), "input");
  expect(changed(doc)).toBe(true);
  const search = '<div data-island="search" data-query="q" data-busy=""><input name="q"><input name="other"></div>';
  expect(changed(open(search))).toBe(false);
  history.replaceState(null, "", "/poradnik?q=alarm");
  const asked = open(search);
  expect(changed(asked)).toBe(true);
  expect([...asked.querySelectorAll("input")].map(({ value }) => value)).toEqual(["alarm", ""]);
});

function Island({ ready }: { ready: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useIslandReady(root, ready);
  return (
    <div data-island="x" data-busy="" data-failed="" aria-busy="true">
      <p ref={root} />
    </div>
  );
}

test("an island says that it is ready when it is, and is no longer busy or failed", () => {
  const onReady = jest.fn();
  document.addEventListener(readyEvent, onReady);
  const { rerender, container } = render(<Island ready={false} />);
  expect(onReady).not.toHaveBeenCalled();
  rerender(<Island ready />);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(container.querySelector("[aria-busy], [data-busy], [data-failed]")).toBeNull();
});
