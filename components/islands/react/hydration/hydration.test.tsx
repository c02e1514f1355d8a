/** A visitor would press before an island has loaded, and the press would be lost. */
import { render } from "@testing-library/react";
import { useRef } from "react";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { watchIslands } from "./hydration.browser";
import { readyEvent } from "./ready-event";
import { useIslandReady } from "./use-island-ready";

const block: DeferBlock = {
  flight: "/flight/oferta.0123456789ab.txt",
  integrity: "sha256-AAAA",
  styles: '<link rel="stylesheet" href="/_next/static/chunks/1.css" data-precedence="next"/>',
  entry: { otherChunks: ["static/chunks/1.js"], runtimeModuleIds: [7] },
  scripts: ["static/chunks/1.js", "static/chunks/2.js"],
};
const flight = '0:{"b":"1"}\n';
const fetchMock = jest.fn();
const pushMock = jest.fn();

/** Opens a new page for each test: the loader's listeners are on its document. */
function open(body: string, withBlock = true): Document {
  const doc = document.implementation.createHTMLDocument();
  doc.body.innerHTML = body;
  if (withBlock)
    doc.body.insertAdjacentHTML(
      "beforeend",
      `<script type="application/json" id="${blockId}">${JSON.stringify(block)}</script>`,
    );
  doc.addEventListener("click", watchIslands(doc), true);
  doc.dispatchEvent(new Event("DOMContentLoaded"));
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
  fetchMock.mockReset().mockImplementation(async () => ({ text: async () => flight }));
  pushMock.mockReset();
  Object.assign(window, { fetch: fetchMock, TURBOPACK: { push: pushMock } });
  history.replaceState(null, "", "/oferta");
});
afterEach(() => jest.useRealTimers());

test.each([
  ["focusin", "button", {}],
  ["input", "input", {}],
  ["click", "input", {}],
  ["pointerover", "button", { pointerType: "mouse" }],
])("%s on the island's %s loads the framework", async (type, selector, init) => {
  const doc = open(gallery);
  fire(find(doc, selector), type, init);
  expect(fetchMock).toHaveBeenCalledWith(block.flight, { integrity: block.integrity });
  expect(scripts(doc).map((script) => script.getAttribute("src"))).toEqual([
    "/_next/static/chunks/1.js",
    "/_next/static/chunks/2.js",
  ]);
  expect(scripts(doc).every((script) => script.async)).toBe(true);
  expect(doc.head.innerHTML).toContain(
    '<link rel="stylesheet" href="/_next/static/chunks/1.css" data-precedence="next">',
  );
  await settle();
  expect(pushMock).not.toHaveBeenCalled();
  await arrive(doc);
  expect(pushMock).toHaveBeenCalledWith(block.entry);
  expect(window.__next_f).toEqual([[0], [1, flight]]);
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
  expect(fetchMock).not.toHaveBeenCalled();
});

test("an island that the address asks for needs no hand", () => {
  const search = '<div data-island="search" data-query="q"><input name="q"></div>';
  open(search);
  expect(fetchMock).not.toHaveBeenCalled();
  history.replaceState(null, "", "/poradnik?a=1&q=");
  open(search);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  history.replaceState(null, "", "/poradnik");
});

test("nor does one that a step back asks for, which it has left in the history before", () => {
  const doc = open('<div data-island="search" data-query="topic"><input name="topic"></div>');
  history.replaceState(null, "", "/poradnik?topic=alarm");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(doc.querySelector("input")?.value).toBe("alarm");
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("a page without the block is left alone", () => {
  const doc = open(gallery, false);
  expect(fire(find(doc, "button"), "click").defaultPrevented).toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

/** Shows or hides the buttons: jsdom has no layout, so their width is set here. */
const showButtons = (doc: Document, shown: boolean) => {
  for (const button of doc.querySelectorAll("button"))
    Object.defineProperty(button, "offsetWidth", { value: shown ? 52 : 0 });
};
const row = '<div data-island="gallery"><button>Dalej</button><section></section></div>';

test("a row that is scrolled beside its buttons has to say where it stands; that is tried once", async () => {
  const doc = open(row);
  showButtons(doc, true);
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  fire(find(doc, "section"), "scroll", { bubbles: false });
  await settle();
  fire(find(doc, "section"), "scroll", { bubbles: false });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("a row that is scrolled on a phone, where its buttons are hidden, loads nothing, nor does the page's scrolling", () => {
  const doc = open(row);
  showButtons(doc, false);
  fire(find(doc, "section"), "scroll", { bubbles: false });
  doc.dispatchEvent(new Event("scroll"));
  expect(fetchMock).not.toHaveBeenCalled();
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

describe("when the framework does not come", () => {
  const failed = (doc: Document) => find(doc, "[data-island]").hasAttribute("data-failed");

  test.each([
    ["flight data", () => fetchMock.mockRejectedValueOnce(new TypeError("integrity"))],
    ["a script", (doc: Document) => scripts(doc).at(-1)?.dispatchEvent(new Event("error"))],
  ])("because of %s, the island says so, the press is dropped and every later one tries again", async (_, fail) => {
    const doc = open(gallery);
    for (let press = 1; press <= 6; press++) {
      fetchMock.mockRejectedValueOnce(new TypeError("offline"));
      expect(fire(find(doc, "button"), "click").defaultPrevented).toBe(true);
      fail(doc);
      await settle();
      expect(find(doc, "[data-island]").ariaBusy).toBeNull();
      expect(failed(doc)).toBe(true);
      expect(fetchMock).toHaveBeenCalledTimes(press);
    }
    expect(pushMock).not.toHaveBeenCalled();
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
      "/_next/static/chunks/1.js",
      "/_next/static/chunks/2.js",
      "/_next/static/chunks/2.js",
    ]);
    expect(doc.head.querySelectorAll("link")).toHaveLength(1);
    scripts(doc).at(-1)?.dispatchEvent(new Event("load"));
    await settle();
    expect(pushMock).toHaveBeenCalledTimes(1);
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
    expect(fetchMock).toHaveBeenCalledTimes(1);
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
  const search = '<div data-island="search" data-query="q"><input name="q"><input name="other"></div>';
  expect(changed(open(search))).toBe(false);
  history.replaceState(null, "", "/poradnik?q=alarm");
  const asked = open(search);
  expect(changed(asked)).toBe(true);
  expect([...asked.querySelectorAll("input")].map(({ value }) => value)).toEqual(["alarm", ""]);
});

function Island({ ready }: { ready: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useIslandReady(root, ready);
  return <div ref={root} data-island="x" data-busy="" data-failed="" aria-busy="true" />;
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
