/** A tab of any driver, with what scenarios need. */
export type Tab = {
  /** Loads a page and waits for its load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which can use its arguments only and returns JSON. */
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** Clicks, in pixels from the upper left of the window. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Sets the width of the page; its height is about 900 in every engine. */
  resize(width: number): Promise<void>;
  /** Goes back, and may return before the other page is loaded. */
  back(): Promise<void>;
};

/** A started browser, for all scenarios. */
export type RunningEngine = {
  /** Opens a tab for a scenario, and closes the one before. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
};

/** A browser engine; `missing`: packages to install. */
export type EngineKind = { name: string; missing: string | undefined; start(): Promise<RunningEngine> };

/** Scenarios by name, in a tab 1280 px wide. Its errors are checked afterwards. */
export type Scenarios = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

export const widths = { phone: 390, tablet: 820, computer: 1280 } as const;

/** Longest wait, and time between two attempts, in milliseconds. */
const timeout = 15_000;
const pause = 25;

/** Repeats a check until it does not throw. @throws its last error after the timeout */
export async function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** An element by CSS and by part of its name: label, aria-label or text. */
type Target = readonly [css: string, name?: string];

type Spot = { x: number; y: number; free: boolean };

/** Runs in the page: middle of a visible target, scrolled into view; undefined without one. */
function spotOf(css: string, name: string): Spot | undefined {
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? "";
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility() && nameOf(element).replaceAll("\u00a0", " ").includes(name),
  );
  if (!target) return undefined;
  // Middle of its first line.
  const middle = () => {
    const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => target.contains(document.elementFromPoint(x, y));
  if (!isFree(middle())) target.scrollIntoView({ block: "center", behavior: "instant" });
  return { ...middle(), free: isFree(middle()) };
}

export type Visitor = ReturnType<typeof visitorIn>;

export function visitorIn(tab: Tab, site: string) {
  /** Clicks a target as soon as it stands still and nothing covers it. */
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
  /** Text of the first match, with ordinary spaces; undefined without one. */
  const textOf = (css: string) =>
    tab.evaluate((selector) => {
      const text = document.querySelector(selector)?.textContent;
      // WebDriver returns null for undefined.
      return text === undefined || text === null ? undefined : text.replaceAll("\u00a0", " ");
    }, css);
  const sees = (css: string) =>
    tab.evaluate((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), css);
  const address = () => tab.evaluate(() => location.pathname + location.search);
  return {
    ...tab,
    open: (path: string) => tab.open(site + path),
    click,
    fill: async (text: string, ...target: Target) => {
      await click(...target);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    textOf,
    sees,
    address,
    waitForVisible: (css: string, seen: boolean) =>
      eventually(async () => expect([css, await sees(css)]).toEqual([css, seen])),
    waitForText: (css: string, text: string) => eventually(async () => expect(await textOf(css)).toBe(text)),
    waitForPath: (path: string) => eventually(async () => expect(await address()).toBe(path)),
  };
}
