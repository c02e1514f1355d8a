import type { Tab } from "./engine";

/** How long a visitor waits for what must come, and between two looks, in milliseconds. */
const patience = 15_000;
const pause = 25;

/** Thrown by a look that has nothing to judge yet. */
class NotYet extends Error {}

/**
 * Looks again and again until what is seen passes.
 * @param look may fail while a page is being left
 * @param judge throws until it is content, as `expect` does
 * @throws the last complaint, when patience is at its end
 */
export async function eventually<Seen>(look: () => Promise<Seen>, judge: (seen: Seen) => void): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return judge(await look());
    } catch (complaint) {
      if (Date.now() > end) throw complaint;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** An element by CSS and, where several match, by a part of its name: label, aria-label or text. */
export type Target = readonly [css: string, name?: string];

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

/** What a scenario does and sees in one tab. */
export type Visitor = Tab & {
  /** Presses a target with the mouse, as soon as it lies still and nothing covers it. */
  click(...target: Target): Promise<void>;
  /** Replaces what is in a field by typing. */
  fill(text: string, ...target: Target): Promise<void>;
  /** Text of the first element that matches, with ordinary spaces; undefined where there is none. */
  textOf(css: string): Promise<string | undefined>;
  /** Whether any element that matches is seen. */
  sees(css: string): Promise<boolean>;
  /** Path of the page that is open, and what an address says after it. */
  address(): Promise<string>;
};

/** A visitor in a tab. */
export function visitorIn(tab: Tab): Visitor {
  const click = async (css: string, name = "") => {
    let last: Spot | undefined;
    const look = async () => {
      const spot = await tab.evaluate(spotOf, css, name);
      const settled = spot?.free && spot.x === last?.x && spot.y === last?.y;
      last = spot;
      if (!settled) throw new NotYet(`${css} ${name} ${spot ? "moves or is covered" : "is not there"}`);
      return spot;
    };
    await eventually(look, () => undefined);
    if (last) await tab.clickAt(last.x, last.y);
  };
  return {
    ...tab,
    click,
    fill: async (text, css, name) => {
      await click(css, name);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    textOf: (css) =>
      tab.evaluate((selector) => {
        const text = document.querySelector(selector)?.textContent;
        // Classic WebDriver knows null, not undefined.
        return text === undefined || text === null ? undefined : text.replaceAll("\u00a0", " ");
      }, css),
    sees: (css) =>
      tab.evaluate((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), css),
    address: () => tab.evaluate(() => location.pathname + location.search),
  };
}
