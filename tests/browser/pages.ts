/** The pages that browser tests open, chosen by what they hold, and what all of these tests do with a page. */
import type { Page } from "@playwright/test";
import { calculators } from "@/lib/calculators";
import { allPages, type PageRecord } from "@/lib/content/all-pages";
import { longCityPage } from "@/tests/today";

/** An address that the site does not have. */
export const unknownPage = "/nie-ma-takiej-strony";
export const everyPage: readonly string[] = [...allPages().map(({ path }) => path), unknownPage];

/** What a page holds: its type, kinds of its sections, drawings and calculators. */
function featuresOf({ path, entry, record }: PageRecord): ReadonlySet<string> {
  const found = new Set<string>([entry.name]);
  if (path === longCityPage.path) found.add("longest name on the map");
  for (const [name, { guide }] of Object.entries(calculators)) if (path === `/poradnik/${guide}`) found.add(name);
  const collect = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, value] of Object.entries(part))
      if (["kind", "drawing"].includes(key) && /^[\w-]+$/.test(String(value))) found.add(`${key} ${value}`);
      else collect(value);
  };
  collect(record);
  return found;
}
const features = new Map(allPages().map((page) => [page.path as string, featuresOf(page)]));

/** What a page holds: "kind faq", "drawing board", "pv". */
export const contentOf = (path: string): readonly string[] => [...(features.get(path) ?? [])];

/** The first page that holds something: "kind faq". */
export function pageWith(feature: string, type = ""): string {
  const found = [...features].find(([, held]) => held.has(feature) && (!type || held.has(type)));
  if (!found) throw new Error(`No page holds "${feature}".`);
  return found[0];
}

/** Few pages that together hold everything that any page holds, and the page for unknown addresses. */
function leastPages(): string[] {
  const missing = new Set([...features.values()].flatMap((held) => [...held]));
  const news = (path: string) => [...(features.get(path) ?? [])].filter((feature) => missing.has(feature)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const best = [...features.keys()].reduce((one, other) => (news(other) > news(one) ? other : one));
    chosen.push(best);
    for (const feature of features.get(best) ?? []) missing.delete(feature);
  }
  return [...chosen, unknownPage];
}
export const pageTypes: readonly string[] = leastPages();

/** Cards that stand for what is on its way. */
export const cards = "[aria-hidden] > div:has(> i)";

export const phoneViewport = { width: 390, height: 844 } as const;
export const desktopViewport = { width: 1280, height: 900 } as const;

/** Waits until the browser has drawn what the last action changed, observers and frame callbacks included. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Brings a place of the page to the top of the window at once. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/**
 * Holds back requests for these files.
 * @returns lets them, and those that follow, through
 */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Waits for the styles of paper, which are fetched after everything else. */
export const paperStyles = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === "print"));

/** Something a test holds back until it says so: a request on its way, for instance. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
