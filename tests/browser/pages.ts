import type { Page } from "@playwright/test";
import { cityPage, emergencyGuide, longCityPage, pvPage } from "@/tests/today";

/** One page of every kind, for checks that look at layout and behaviour. */
export const pageTypes: readonly string[] = [
  "/",
  "/oferta",
  "/uslugi",
  "/uslugi/smart-home",
  "/oferta/pomiary",
  "/dla-firm",
  "/wycena",
  "/wzor-protokolu",
  "/poradnik",
  pvPage,
  emergencyGuide,
  cityPage.path,
  longCityPage.path,
  "/kontakt",
  "/dziekujemy",
  "/polityka-prywatnosci",
  "/nie-ma-takiej-strony",
];

/** Cards that stand for what is on its way. */
export const cards = "[aria-hidden] > div:has(> i)";

export const phoneViewport = { width: 390, height: 844 } as const;
export const desktopViewport = { width: 1280, height: 900 } as const;

/** Waits until the browser has drawn what the last action changed, observers and frame callbacks included. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Stops the clock of an open page: what happens from now on did not wait for a while to pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Something a test holds back until it says so: a request on its way, for instance. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
