/** A tab driven from outside: what the scenarios need, in the words of no particular protocol. */
export type Tab = {
  /** Loads a page and waits until all it asks for at once is there. */
  open(address: string): Promise<void>;
  /** Runs a function in the page: it sees its arguments and the page, nothing around it. Its result comes as JSON. */
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** A press of the mouse's main button, in pixels from the upper left of what is seen. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Makes the page so many pixels wide. It is about 900 high in every engine. */
  resize(width: number): Promise<void>;
  /** What is seen, as PNG, one pixel for each of the page's. */
  picture(): Promise<Uint8Array>;
  /** As the browser's own button does. May be done before the other page is there. */
  back(): Promise<void>;
};

/** A browser that was started, and is kept for all scenarios. */
export type RunningEngine = {
  /** The tab of the next scenario. The one before is given up. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
};

/** A browser engine that may be on this machine; `missing`: what is not installed and would be needed. */
export type EngineKind = { name: string; missing: string | undefined; start(): Promise<RunningEngine> };

/** What a visitor does and must see, in any engine. The tab is 1280 px wide before; its errors are looked at after. */
export type Scenarios = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

/** Widths of a phone, a tablet and a computer, in pixels. */
export const widths = { phone: 390, tablet: 820, computer: 1280 } as const;

/** How long a visitor waits for what must come, and between two looks, in milliseconds. */
const patience = 15_000;
const pause = 25;

/**
 * Looks again and again until what is seen passes.
 * @param look throws until it is content, as `expect` does; may fail while a page is being left
 * @throws the last complaint, when patience is at its end
 */
export async function eventually<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await look();
    } catch (complaint) {
      if (Date.now() > end) throw complaint;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** An element by CSS and, where several match, by a part of its name: label, aria-label or text. */
type Target = readonly [css: string, name?: string];

type Spot = { x: number; y: number; free: boolean };

/** In the page: where to press a target that is seen, brought into view if need be. Undefined while there is none. */
function spotOf(css: string, name: string): Spot | undefined {
  const said = (element: HTMLElement) =>
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? "";
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility() && said(element).replaceAll("\u00a0", " ").includes(name),
  );
  if (!target) return undefined;
  // The first line of a link that is broken over two.
  const middle = () => {
    const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => target.contains(document.elementFromPoint(x, y));
  if (!isFree(middle())) target.scrollIntoView({ block: "center", behavior: "instant" });
  return { ...middle(), free: isFree(middle()) };
}

/** What a scenario does and sees in one tab of a site. */
export type Visitor = ReturnType<typeof visitorIn>;

/** A visitor of a site in a tab. */
export function visitorIn(tab: Tab, site: string) {
  /** Presses a target with the mouse, as soon as it lies still and nothing covers it. */
  const click = async (...[css, name = ""]: Target) => {
    let last: Spot | undefined;
    const { x, y } = await eventually(async () => {
      const [spot, before] = [await tab.evaluate(spotOf, css, name), last];
      last = spot;
      if (spot?.free && spot.x === before?.x && spot.y === before?.y) return spot;
      throw new Error(`${css} ${name} ${spot ? "moves or is covered" : "is not there"}`);
    });
    await tab.clickAt(x, y);
  };
  /** Text of the first element that matches, with ordinary spaces; undefined where there is none. */
  const textOf = (css: string) =>
    tab.evaluate((selector) => {
      const text = document.querySelector(selector)?.textContent;
      // Classic WebDriver knows null, not undefined.
      return text === undefined || text === null ? undefined : text.replaceAll("\u00a0", " ");
    }, css);
  /** Whether any element that matches is seen. */
  const sees = (css: string) =>
    tab.evaluate((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), css);
  /** Path of the page that is open, and what an address says after it. */
  const address = () => tab.evaluate(() => location.pathname + location.search);
  return {
    ...tab,
    /** Loads a page of the site. */
    open: (path: string) => tab.open(site + path),
    click,
    /** Replaces what is in a field by typing. */
    fill: async (text: string, ...target: Target) => {
      await click(...target);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    textOf,
    sees,
    address,
    /** Waits until elements that match are seen, or none is. */
    waitsFor: (css: string, seen: boolean) =>
      eventually(async () => expect([css, await sees(css)]).toEqual([css, seen])),
    /** Waits until the first element that matches holds this text. */
    reads: (css: string, text: string) => eventually(async () => expect(await textOf(css)).toBe(text)),
    /** Waits until this page is open. */
    arrives: (path: string) => eventually(async () => expect(await address()).toBe(path)),
  };
}
