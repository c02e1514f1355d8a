import type { Page } from "@playwright/test";
import { calculators } from "@/lib/calculators";
import { allPages, type PageRecord } from "@/lib/content/records";
import { testAll } from "@/tests/extent";
import { longCityPage, powerPage } from "@/tests/today";

export const unknownPage = "/nie-ma-takiej-strony";
export const everyPage: readonly string[] = [...allPages().map(({ path }) => path), unknownPage];

/** Fields that change how a section of their kind looks. */
const shapes = ["bus", "small", "scale"];

/** Features of a page: its type, kinds of its sections with their look, drawings and calculators. */
function featuresOf({ path, entry, record }: PageRecord): ReadonlySet<string> {
  const names = new Set<string>([entry.name]);
  if (path === longCityPage.path) names.add("longest name on the map");
  for (const [name, { guide }] of Object.entries(calculators)) if (path === `/poradnik/${guide}`) names.add(name);
  const collect = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const look = "look" in part ? ` ${part.look}` : "";
    for (const [key, value] of Object.entries(part)) {
      if (shapes.includes(key)) names.add(`with ${key}`);
      if (["kind", "drawing"].includes(key) && /^[\w-]+$/.test(String(value))) names.add(`${key} ${value}${look}`);
      else collect(value);
    }
  };
  collect(record);
  return names;
}
const features = new Map(allPages().map((page) => [page.path as string, featuresOf(page)]));

/** Features of a page: "kind faq", "kind rows standards", "drawing board", "pv". */
export const featuresAt = (path: string): readonly string[] => [...(features.get(path) ?? [])];

/** The first page with a feature, of a type if one is given. */
export function pageWith(feature: string, type = ""): string {
  const match = [...features].find(([, names]) => names.has(feature) && (!type || names.has(type)));
  if (!match) throw new Error(`No page holds "${feature}".`);
  return match[0];
}

/** A few pages with all features of the site, and the page for unknown addresses. */
function coveringPages(): string[] {
  const missing = new Set([...features.values()].flatMap((names) => [...names]));
  const countNew = (path: string) => [...(features.get(path) ?? [])].filter((feature) => missing.has(feature)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const best = [...features.keys()].reduce((one, other) => (countNew(other) > countNew(one) ? other : one));
    chosen.push(best);
    for (const feature of features.get(best) ?? []) missing.delete(feature);
  }
  return [...chosen, unknownPage];
}
export const pageTypes: readonly string[] = coveringPages();
/** Pages that differ most on a wide screen, at 400 %, in another engine. */
export const differingPages = testAll ? pageTypes : ["/", "/oferta", "/wycena", "/kontakt", powerPage];

/** Placeholder cards. */
export const cards = "[aria-hidden] > div:has(> i)";

export const phoneViewport = { width: 390, height: 844 } as const;
export const desktopViewport = { width: 1280, height: 900 } as const;

/** Runs in the page: numbers of the gallery's slides that are in view whole, from left to right. */
export function wholeSlides(): number[] {
  const row = document.querySelector("[data-island=gallery] section") as Element;
  const frame = row.getBoundingClientRect();
  const slides = [...row.querySelectorAll("[role=group]")].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > frame.left - 3 && right < frame.right + 3 ? [{ left, number: index + 1 }] : [];
  });
  // At the end of the loop the first slide is right of the last.
  return slides.sort((one, other) => one.left - other.left).map(({ number }) => number);
}

/** Waits until the browser has drawn the last change, and observers and frame callbacks have run. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Holds requests for files. @returns a function that lets these and later ones through */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Waits for the print styles, which are loaded last. */
export const awaitPrintCss = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === "print"));

/** A promise that a test resolves, for what it holds back. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
