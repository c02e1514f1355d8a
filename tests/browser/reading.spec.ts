/** A reader of a long page cannot find its contents, the bar of its sections or its calculator. */
import { all, pathOf } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { estimateData } from "@/lib/estimate/props";
import { testAll } from "@/tests/extent";
import { cityPage, emergencyGuide, powerPage, pvPage } from "@/tests/today";
import { desktopViewport, pageWith, phoneViewport, scrollTo, settle } from "./pages";
import { expect, expectAbove, test } from "./test";

test.use({ viewport: phoneViewport, hasTouch: true, reducedMotion: "reduce" });

test("the bar of a service stays under the header, and its links show sections below both", async ({ page }) => {
  const [service] = all("services").filter(({ sections }) => sections.filter(({ inBar }) => inBar).length > 2);
  if (!service) throw new Error("No service has a bar.");
  await page.setViewportSize(desktopViewport);
  await page.goto(pathOf("services", service.slug));
  const bar = page.getByRole("navigation", { name: words.onThisPage });
  for (const { id, inBar } of service.sections) {
    if (!inBar) continue;
    await bar.getByRole("link", { name: inBar }).click();
    await settle(page);
    await expect(bar.getByRole("link", { name: inBar })).toBeInViewport({ ratio: 1 });
    await expectAbove(bar, page.locator(`#${id}`));
    expect((await page.locator(`#${id}`).boundingBox())?.y).toBeLessThan(desktopViewport.height / 2);
  }
});

test("the numbers of a triage are in the first two screens, targets of at least 60 px", async ({ page }) => {
  await page.goto(emergencyGuide);
  const calls = page.locator("main ol a[href^='tel:']");
  const boxes = await calls.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.filter(({ height, bottom }) => height < 60 || bottom > 2 * phoneViewport.height)).toEqual([]);
});

const estimatePage = `/wycena?o=${estimateData().subjects[0]?.id}`;
const others = ["/", emergencyGuide, cityPage.path, "/wzor-protokolu"];
for (const path of [powerPage, estimatePage, pageWith("services"), ...(testAll ? others : [])])
  test(`bars take at most 12 % of a phone, 15 % of a small one, anywhere on ${path}, and half at 400 %`, async ({
    page,
  }) => {
    await page.goto(path);
    if (path === estimatePage) await page.locator("#wynik").waitFor();
    for (const [width, height, share] of [
      [390, 844, 0.12],
      [320, 640, 0.15],
      [320, 256, 0.5],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 600) {
        await scrollTo(page, top);
        await settle(page);
        const rows = await page.evaluate(() => {
          const isBar = (one: Element) => /fixed|sticky/.test(getComputedStyle(one).position);
          const bars = [...document.querySelectorAll("header, nav, main *")].filter(isBar);
          const hits = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
          return hits.filter((hit) => bars.some((bar) => bar.contains(hit))).length;
        });
        // One row for rounding.
        expect(rows, `${width} px, at ${top}`).toBeLessThanOrEqual(share * height + 1);
      }
    }
  });

test("a guide links its calculator on the first screen", async ({ page }) => {
  await page.goto(pvPage);
  const links = page.locator("section:has(h1) a[href^='#']");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const sections = page.locator("section:has([data-island])");
  for (const to of targets)
    if (await sections.locator(to).count())
      await expect(page.locator(`a[href="${to}"]`).first()).toBeInViewport({ ratio: 1 });
  await expect(sections.locator(targets.join()).first()).toBeAttached();
});

test("in a low window the contents beside a long guide scroll by themselves", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(pvPage);
  await scrollTo(page, 3000);
  const entries = page.locator("details[data-contents]").getByRole("link");
  await entries.first().hover();
  await page.mouse.wheel(0, 600);
  await expect(entries.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(3000);
  // Further down the page they follow it.
  for (const share of [0.6, 0.1]) {
    await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), share);
    await expect(page.locator("[data-contents] [aria-current]")).toBeInViewport({ ratio: 1 });
  }
  // Above the first heading they begin at their beginning.
  await page.evaluate(() => window.scrollTo(0, 0));
  const scrolled = () => page.locator("details[data-contents]").evaluate((one) => one.parentElement?.scrollTop);
  await expect.poll(scrolled).toBe(0);
});

const amount = /^(?=.{1,18}$)\d/;
const noted = all("guides").find(({ sections }) =>
  sections.some((section) => section.kind === "rows" && section.items.every(({ note = "" }) => amount.test(note))),
);

test("on a phone amounts of rows stand at the right of their terms", async ({ page }) => {
  test.skip(!noted, "No guide has rows with amounts.");
  await page.goto(pathOf("guides", noted?.slug ?? ""));
  const shifts = await page.locator("main dl").evaluateAll(
    (lists, source) =>
      lists.flatMap((list) => {
        const notes = [...list.querySelectorAll(":scope > [data-noted] > dd:last-child")];
        if (!notes.every(({ textContent }) => new RegExp(source).test(textContent ?? ""))) return [];
        return notes.map((note) => {
          const [term, row] = [note.parentElement?.querySelector("dt"), note.parentElement].map((one) =>
            one?.getBoundingClientRect(),
          );
          const { top, right } = note.getBoundingClientRect();
          return [Math.round(top - (term?.top ?? 0)), Math.round(right - (row?.right ?? 0))];
        });
      }),
    amount.source,
  );
  expect(shifts.length).toBeGreaterThan(1);
  expect(shifts).toEqual(shifts.map(() => [0, 0]));
});

const worded = all("guides").find(({ sections }) =>
  sections.some((section) => section.kind === "rows" && section.items.some(({ note }) => note && !/\d/.test(note))),
);

test("remarks in words stand right below their terms, however long the description beside them", async ({ page }) => {
  test.skip(!worded, "No guide has rows with remarks in words.");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathOf("guides", worded?.slug ?? ""));
    const gaps = await page.locator("main dl > [data-noted]").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [term, note] = [row.querySelector("dt"), row.lastElementChild].map((one) => one?.getBoundingClientRect());
        return /\d/.test(row.lastElementChild?.textContent ?? "") ? [] : [(note?.top ?? 0) - (term?.bottom ?? 0)];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(Math.abs(gap), `${width} px`).toBeLessThan(8);
  }
});
