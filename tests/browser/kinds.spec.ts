/**
 * Visitors would read a page of some kind badly or not at all: on a phone, a computer, paper, by keyboard, with a screen
 * reader, in colours of their own. Each kind is opened once and looked at in all of these ways.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { site } from "@/content/site";
import { get, slugsOf } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { estimateData } from "@/lib/estimate/props";
import { testAll } from "@/tests/extent";
import { powerPage } from "@/tests/today";
import {
  desktopViewport,
  hold,
  pageTypes,
  painted,
  paperStyles,
  phoneViewport,
  scrollTo,
  unknownPage,
  watchShifts,
} from "./pages";
import { expect, test } from "./test";

const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");
const a4 = { width: 794, height: 1123 };
/** Pages that differ most on a wide screen and at 400 %. */
const various = testAll ? pageTypes : ["/", "/oferta", "/wycena", "/kontakt", powerPage];
/** Pages with the number of the company's office. */
const cityPaths: readonly string[] = slugsOf("cities").map((slug) => `/${slug}`);

test.use({ reducedMotion: "reduce", viewport: phoneViewport, mayFail: new RegExp(`404.*${unknownPage}`) });

/** Violations of WCAG 2.2 A and AA and of axe's best practices, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script element: the Content-Security-Policy is in force.
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (scope: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(
      document,
      // What passes is counted by nobody: axe need not describe every element of it.
      { resultTypes: ["violations"] },
    ),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Opens a page whose font comes after everything else. @returns how far that moved what was already there */
async function openWithLateFont(page: Page, path: string): Promise<number> {
  const shifts = await watchShifts(page);
  const sendFont = await hold(page, "**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  sendFont();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("load");
  await painted(page);
  return shifts();
}

/**
 * How far a late font may move a page: hardly at all where the system has a typeface as wide as Arial (fallback-fonts.css
 * fits it to the site's own), elsewhere no further than is called good.
 */
const mostMoved = async (page: Page): Promise<number> =>
  (await page.evaluate(() =>
    new FontFace("as wide as Arial", 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
      () => true,
      () => false,
    ),
  ))
    ? 0.03
    : 0.1;

/** What would move. A page shows part of it only while something is on its way. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, body *")]
      .filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== "none" || transitionDuration !== "0s";
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** What of the page's own things is not on the screen though nobody has closed it. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main :is(h1, h2, h3, table, tbody tr, dl, ul, ol, figure, [data-price], [data-island])",
      ),
    ]
      .filter((thing) => !thing.checkVisibility({ visibilityProperty: true }))
      .filter(
        (thing) =>
          !thing.closest("details:not([open]), [hidden], noscript, [data-printed], [popover], [data-paper-foot]"),
      )
      .map((thing) => `${thing.outerHTML.slice(0, 100)} "${thing.textContent.slice(0, 30)}"`),
  );

/** Links, buttons and fields that do not show that they have the focus. */
async function withoutRing(page: Page): Promise<string[]> {
  // Rings are for those who use the keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && control.matches(":enabled, a, summary"),
      )
      .filter((control) => {
        control.focus({ preventScroll: true });
        // A field that lies unseen over its words leaves the ring to these.
        const drawn = [control, control.nextElementSibling, control.parentElement].filter((one) => one !== null);
        const rings = drawn.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::after")]);
        return rings.every(
          ({ outlineStyle, outlineWidth }) => outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2,
        );
      })
      .map((control) => control.outerHTML.slice(0, 100)),
  );
}

/** Links and buttons that cannot be told from their ground. */
const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      const ground = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
      return ground === "rgba(0, 0, 0, 0)" ? groundOf(element?.parentElement ?? null) : ground;
    };
    return [...document.querySelectorAll("a, button, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const ground = groundOf(control);
        const { color, borderTopColor, borderTopWidth } = getComputedStyle(control);
        return color === ground && (borderTopWidth === "0px" || borderTopColor === ground);
      })
      .map((control) => control.outerHTML.slice(0, 100));
  });

/** Paragraphs of more than four lines of a phone that are wider than 34rem, and text under 14 px that is no drawing. */
const hardToRead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""))
        .join("")
        .trim();
    const widestLine = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.max(...[...range.getClientRects()].map(({ width }) => width));
    };
    return [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && ownText(element))
      .filter((element) => !element.closest("svg, .sr-only, [data-printed], [data-island]"))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter(
        (element) =>
          Number.parseFloat(getComputedStyle(element).fontSize) < 14 ||
          // And what browsers round.
          (element.matches("p, dd") && ownText(element).length > 200 && widestLine(element) > 34 * 16 + 1),
      )
      .map((element) => `${element.localName} "${ownText(element).slice(0, 50)}"`);
  });

/** What paper should not carry: boxes over the text, things to press, empty pictures, closed answers, colours. */
const wrongOnPaper = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
    const shown = [...document.querySelectorAll("body *")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const texts = shown.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const { clientWidth } = document.documentElement;
    const wrong = {
      // A fixed box is printed on every sheet, over the text.
      fixed: shown.filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position)),
      toPress: shown.filter((element) => element.matches("nav, button, [popover], [data-contact], [type=search]")),
      empty: shown.filter((element) => element.matches("[data-ph]") && element.querySelector("[data-src]")),
      closed: [...document.querySelectorAll("details:not([data-contents]) > :not(summary)")].filter(
        (answer) => !answer.checkVisibility({ contentVisibilityAuto: true }),
      ),
      coloured: texts.filter(
        (element) => !(element instanceof SVGElement) && getComputedStyle(element).color !== "rgb(0, 0, 0)",
      ),
      dark: shown.filter(
        (element) => !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(getComputedStyle(element).backgroundColor),
      ),
      beyond: texts.filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return !element.closest(".sr-only, svg") && width > 1 && right > clientWidth + 1;
      }),
    };
    return Object.fromEntries(
      Object.entries(wrong).flatMap(([what, elements]) => (elements.length > 0 ? [[what, elements.map(name)]] : [])),
    );
  });

for (const path of pageTypes)
  test(`${path} is there for everybody`, async ({ page }) => {
    const step = (name: string, ask: () => Promise<unknown>, expected: unknown) =>
      test.step(name, async () => expect.soft(await ask(), name).toEqual(expected));

    const moved = await openWithLateFont(page, path);
    expect.soft(moved, "a late font moves nothing").toBeLessThanOrEqual(await mostMoved(page));
    await step(
      "the styles and the font are there",
      () =>
        page.evaluate(() => {
          const { fontFamily } = getComputedStyle(document.querySelector("h1") as Element);
          const [first = ""] = fontFamily.split(",");
          return (
            [...document.fonts].filter(({ family, status }) => first.includes(family) && status === "loaded").length > 0
          );
        }),
      true,
    );
    await step("nothing moves for those who want it still", () => moving(page), []);
    await step("all is on the screen of a phone", () => unseen(page), []);
    await step("axe finds nothing on a phone", () => violations(page), []);
    await step("what has the focus shows it", () => withoutRing(page), []);

    await test.step("further down the number is at hand", async () => {
      await scrollTo(page, 600);
      await expect.soft(page.locator("html")).toHaveAttribute("data-top");
      if (await page.locator("html:not([data-band])").count())
        await expect
          .soft(page.getByRole("navigation", { name: words.frame.quickContact }).locator("a[href^='tel:']"))
          .toBeInViewport({ ratio: 1 });
    });

    await scrollTo(page, 0);
    await page.emulateMedia({ forcedColors: "active" });
    await step("links and buttons differ from their ground in forced colours", () => lostInForcedColours(page), []);
    await page.emulateMedia({ forcedColors: "none" });

    await page.setViewportSize(desktopViewport);
    await painted(page);
    await step("all is on the screen of a computer", () => unseen(page), []);
    await step("text is neither wide nor small", () => hardToRead(page), []);
    if (various.includes(path)) await step("axe finds nothing on a computer", () => violations(page), []);

    await page.setViewportSize(a4);
    await paperStyles(page);
    await page.emulateMedia({ media: "print" });
    // The specimen protocol is a document of its own.
    if (path !== "/wzor-protokolu") {
      await step("paper is all there, black on white, with nothing to press", () => wrongOnPaper(page), {});
      const { display } = cityPaths.includes(path) ? site.companyPhone : site.phone;
      await expect
        .soft(page.getByRole("banner").getByText(display).filter({ visible: true }), "who to phone, on paper")
        .toHaveCount(1);
    }
  });

for (const path of various)
  test(`${path} at 400 % leaves half of the window to read in, and shows what has the focus`, async ({ page }) => {
    // A window of 1280 × 1024.
    const zoomed = { width: 320, height: 256 };
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await scrollTo(page, 600);
    await painted(page);
    const bars = page.locator("header, nav[aria-label]").filter({ visible: true });
    const fixed = await bars.evaluateAll((all) =>
      all
        .filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position))
        .map((bar) => bar.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top))),
    );
    expect(fixed.length).toBeGreaterThan(0);
    expect(fixed.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(zoomed.height / 2);

    const { stops, hidden } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")];
      const controls = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
      const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
      const covered = controls.filter((control) => {
        control.focus();
        const { left, top, width, height } = control.getBoundingClientRect();
        return !shares.some((x) =>
          shares.some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (control.contains(hit) || hit.contains(control));
          }),
        );
      });
      return {
        stops: controls.length,
        hidden: covered
          .filter((control) => control.matches(":focus, :enabled, a"))
          .map((control) => control.outerHTML.slice(0, 100)),
      };
    });
    expect(stops).toBeGreaterThan(8);
    expect(hidden).toEqual([]);
  });

test("at the end of a page nothing is under the way back to the top", async ({ page }) => {
  await page.goto("/uslugi");
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const button = page.getByRole("link", { name: words.toTop });
    await expect(button).toBeVisible();
    const under = await button.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("footer") as Element);
      return [...range.getClientRects()].filter(
        (box) => box.width < 400 && box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      ).length;
    });
    expect(under, `${width} px`).toBe(0);
  }
});

test("the open menu passes axe and marks the current page, in forced colours as well; so does the navigation", async ({
  page,
}) => {
  await page.goto("/oferta");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  for (const [name, viewport] of [
    ["Menu", phoneViewport],
    [words.frame.mainMenu, desktopViewport],
  ] as const) {
    await page.setViewportSize(viewport);
    const links = page.getByRole("navigation", { name }).getByRole("link");
    const marks = await links.evaluateAll((all) =>
      all.map((link) => {
        // Of what draws the mark, what forced colours leave: borders and their extent, not backgrounds.
        const { borderBottomWidth, scale, display } = getComputedStyle(link, "::after");
        return { mark: `${borderBottomWidth} ${scale} ${display}`, current: link.hasAttribute("aria-current") };
      }),
    );
    const current = marks.filter((link) => link.current).map(({ mark }) => mark);
    expect(current, name).toHaveLength(1);
    expect(
      marks.filter(({ mark }) => mark === current[0]),
      name,
    ).toHaveLength(1);
    expect(marks.length, name).toBeGreaterThan(2);
  }
});

test("an estimate with its questions passes axe, and shows what is chosen in forced colours", async ({ page }) => {
  const { subjects } = estimateData();
  // A question of each kind, and one that is answered wrong.
  const kindsOf = (subject: (typeof subjects)[number]) => subject.questions.map(({ kind }) => kind);
  const chosen = ["one", "many", "number"].map((kind) =>
    subjects.find((subject) => kindsOf(subject).includes(kind as "one")),
  );
  for (const subject of testAll ? subjects : new Set(chosen)) {
    const number = subject?.questions.find(({ kind }) => kind === "number");
    await page.goto(`/wycena?o=${subject?.id}${number ? `&${number.id}=x` : ""}`);
    await page.locator("#wynik").waitFor();
    expect.soft(await violations(page), subject?.id).toEqual([]);
  }
  await page.goto(`/wycena?o=${chosen[0]?.id}`);
  await page.emulateMedia({ forcedColors: "active" });
  const answers = page.locator("[data-island=estimate] input[type=radio]:not([name=obwod])");
  await answers.first().check();
  const marks = await answers.evaluateAll((all) =>
    all.map((answer) => {
      const label = answer.nextElementSibling as Element;
      const { backgroundColor } = getComputedStyle(label, "::before");
      const isClear = backgroundColor.endsWith(", 0)");
      const colour = isClear ? getComputedStyle(label).backgroundColor : backgroundColor;
      return { checked: answer.matches(":checked"), colour };
    }),
  );
  const coloursOf = (checked: boolean) => marks.filter((mark) => mark.checked === checked).map(({ colour }) => colour);
  expect(coloursOf(true).length).toBeGreaterThan(0);
  expect(coloursOf(false).length).toBeGreaterThan(0);
  for (const colour of coloursOf(true)) expect(coloursOf(false)).not.toContain(colour);
});

test("in forced colours conductors keep their colour, and the map its lines and names on either ground", async ({
  page,
}) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const fact = page.getByRole("region", { name: words.keyFacts }).getByRole("listitem").first();
    expect(await fact.evaluate((item) => getComputedStyle(item, "::before").forcedColorAdjust)).toBe("none");
    const shapes = await page.locator("main svg[role=img]:has([pathLength])").evaluate((map) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const all = [...map.querySelectorAll("path, circle, text")];
      const lost = all.filter((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        const drawn = shape.localName === "text" ? [fill] : [stroke, fill];
        return drawn.every((colour) => colour === "none" || colour === ground);
      });
      return { all: all.length, lost: lost.length };
    });
    expect(shapes.all).toBeGreaterThan(10);
    expect(shapes.lost, colorScheme).toBe(0);
  }
});

test("the map runs only while it is on screen, and stands still with its wires in sight for those who want it still", async ({
  page,
}) => {
  await page.setViewportSize(desktopViewport);
  await page.goto("/");
  const map = page.locator("main svg[role=img]:has([pathLength])");
  // A pulse on a wire of the map: the wire's path, measured in hundredths.
  const pulse = map.locator("[pathLength]").first();
  await expect(pulse).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const state = () => pulse.evaluate((path) => getComputedStyle(path).animationPlayState);
  expect(await state()).toBe("paused");
  await map.scrollIntoViewIfNeeded();
  await expect.poll(state).toBe("running");
});

test("a circuit of the house is lit while its link has the focus, and leads to its service", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  await page.goto("/");
  const circuit = get("house").circuits.find(({ id }) => id !== get("house").lit);
  const link = page.locator(`main li a[data-circuit=${circuit?.id}]`);
  const tag = page.locator(`svg a[data-circuit=${circuit?.id}]:visible rect`).first();
  const colour = () => tag.evaluate((rect) => getComputedStyle(rect).fill);
  const before = await colour();
  await page.keyboard.press("Tab");
  await link.focus();
  expect(await colour()).not.toBe(before);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/uslugi/${circuit?.service}$`));
});
