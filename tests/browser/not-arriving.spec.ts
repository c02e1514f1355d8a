/**
 * On a bad network an island or a script would fail without a word: one sentence beside the control, the way that still
 * works, nothing on the screen that is not true, and the next use tries again.
 */
import type { Page, Route } from "@playwright/test";
import { get } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { testAll } from "@/tests/extent";
import { alwaysAnswering, deviceName, guidesToFind, piecesOf, position } from "@/tests/today";
import { answer, type Form, flightFile, forms, frameworkFile, islandOf, powerForm, pvForm } from "./islands";
import { desktopViewport, hold, phoneViewport } from "./pages";
import { expect, test } from "./test";

test.use({ viewport: desktopViewport, mayFail: /Failed to (load|find)|MIME type|net::ERR|integrity/ });

type Failure = readonly [name: string, files: RegExp, handler: (route: Route) => Promise<void>];
const missing = answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>");
const offline: Failure = [
  "the network is gone",
  /\/(flight|_next\/static)\//,
  (route) => route.abort("internetdisconnected"),
];
const failures: readonly Failure[] = [
  ["the chunks are blocked", frameworkFile, (route) => route.abort("blockedbyclient")],
  ["a chunk is missing", /\/turbopack-[^/]+\.js/, missing],
  ["flight data is missing", flightFile, missing],
  offline,
];
/** A server that is being exchanged, or answers with a page for whatever it does not know. */
const wrongAnswers: readonly Failure[] = [
  ["a chunk is a page", /\/turbopack-[^/]+\.js/, answer(200, "text/html", "<!DOCTYPE html><h1>Oferta</h1>")],
  ["flight data is a page", flightFile, answer(200, "text/html", "<!DOCTYPE html><h1>Oferta</h1>")],
  ["flight data is of another build", flightFile, answer(200, "text/plain", '0:{"b":"older"}\n')],
];

/** How a visitor uses an island, what is true while it has not come, and what comes of a second try. */
type Use = {
  name: string;
  path: string;
  use: (page: Page) => Promise<void>;
  meanwhile: (page: Page) => Promise<void>;
  again: (page: Page) => Promise<void>;
};

const arrow = (page: Page) => page.getByRole("button", { name: words.gallery.next });
const searchField = (page: Page) => page.getByRole("searchbox");
const firstTitle = (page: Page) => islandOf(page, "search").island.getByRole("heading", { level: 4 }).first();
const board = (page: Page) => page.locator("input[name=obwod]");
const fieldOf = (page: Page, { name, field }: Form) =>
  islandOf(page, name).island.getByRole("textbox", { name: field.label });

/** Nothing that was reckoned from other numbers is left on the screen. */
async function expectNoResult(page: Page, { name, texts }: Form) {
  const { island, status } = islandOf(page, name);
  await expect(status).toBeHidden();
  for (const row of await island.locator("dl dd, svg[role=img]").all()) await expect(row).toBeHidden();
  for (const link of [texts.ask, texts.link]) await expect(island.getByRole("link", { name: link })).toBeHidden();
}

/** A result, and all that goes with it. */
async function expectResult(page: Page, { name, texts }: Form, example: string | null) {
  const { island, status } = islandOf(page, name);
  await expect(status).not.toHaveText(example ?? "");
  for (const shown of [status, ...[texts.ask, texts.link].map((link) => island.getByRole("link", { name: link }))])
    await expect(shown).toBeVisible();
}

const uses: readonly Use[] = [
  {
    name: "gallery",
    path: "/oferta",
    use: (page) => arrow(page).click(),
    meanwhile: async (page) => {
      await page.evaluate(() => scrollTo(0, 400));
      await expect(page.locator("html[data-scrolled][data-top]")).toBeAttached();
    },
    again: async (page) => {
      await arrow(page).click();
      await expect(islandOf(page, "gallery").status).toContainText(position(4, 3));
    },
  },
  {
    name: "search",
    path: "/poradnik",
    use: async (page) => {
      await searchField(page).pressSequentially(guidesToFind[0].name);
      await page.keyboard.press("Enter");
    },
    meanwhile: async (page) => {
      await expect(searchField(page)).toHaveValue(guidesToFind[0].name);
      await expect(page).toHaveURL(/\/poradnik$/);
      await expect(page.locator("[data-topics] > li").last()).toBeVisible();
    },
    again: async (page) => {
      await page.keyboard.press("Enter");
      await expect(firstTitle(page)).toHaveText(guidesToFind[0].name);
    },
  },
  {
    name: "estimate",
    path: "/wycena",
    use: (page) => board(page).first().check(),
    meanwhile: async (page) => {
      await expect(board(page).first()).toBeChecked();
      await expect(page.getByRole("table").locator("tbody").first()).toBeVisible();
    },
    again: async (page) => {
      await board(page).nth(1).check();
      await expect(islandOf(page, "estimate").island.getByRole("group").nth(1)).toBeVisible();
      await expect(board(page).nth(1)).toBeChecked();
    },
  },
  ...forms.map((form): Use => {
    let example: string | null = null;
    return {
      name: form.name,
      path: form.path,
      use: async (page) => {
        example = await islandOf(page, form.name).status.textContent();
        await fieldOf(page, form).fill(form.values[0]);
      },
      meanwhile: (page) => expectNoResult(page, form),
      again: async (page) => {
        await fieldOf(page, form).fill(form.values[1]);
        await expectResult(page, form, example);
      },
    };
  }),
];

for (const [index, { name, path, use, meanwhile, again }] of uses.entries()) {
  const one = failures.filter((_, number) => number === index % failures.length);
  for (const [how, files, handler] of testAll
    ? [...failures, ...wrongAnswers]
    : name === "gallery"
      ? [...failures, ...wrongAnswers.slice(2)]
      : one)
    test(`${name}: when ${how}, a sentence says so, and the next use gets what it asks for`, async ({ page }) => {
      const { sentence, island } = islandOf(page, name);
      await page.route(files, handler);
      await page.goto(path);
      await expect(sentence).toBeHidden();
      await use(page);
      await expect(sentence).toBeVisible();
      await expect(sentence).toBeInViewport();
      await expect(sentence).toHaveText(/\S.{20,}/);
      await expect(island).not.toHaveAttribute("aria-busy");
      await meanwhile(page);
      await page.unroute(files);
      await again(page);
      await expect(sentence).toBeHidden();
    });
}

test("the gallery that has not come has a bar to move it by, and no position that it has left", async ({ page }) => {
  await page.route(offline[1], offline[2]);
  await page.goto("/oferta");
  const { island, status } = islandOf(page, "gallery");
  const row = island.getByRole("region");
  const bar = () => row.evaluate((node) => getComputedStyle(node).scrollbarWidth);
  expect(await bar()).toBe("none");
  await expect(status).toBeVisible();
  await arrow(page).click();
  await expect(status).toBeHidden();
  expect(await bar()).toBe("auto");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(status).toBeHidden();
  // A link loads the whole page, and a phone, which has no arrows, is told nothing of them.
  await page.locator("header a[href='/kontakt']").first().click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await page.setViewportSize(phoneViewport);
  await page.goto("/oferta");
  await row.focus();
  await expect(island).toHaveAttribute("data-failed");
  await expect(islandOf(page, "gallery").sentence).toBeHidden();
});

for (const form of testAll ? forms : [powerForm])
  test(`on a slow network the example of the calculator ${form.name} is no result of a changed number`, async ({
    page,
  }) => {
    await page.clock.install();
    const sendScripts = await hold(page, frameworkFile);
    await page.goto(form.path);
    const { sentence, status } = islandOf(page, form.name);
    const example = await status.textContent();
    await fieldOf(page, form).fill(form.values[1]);
    await expectNoResult(page, form);
    await expect(sentence).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(sentence).toBeVisible();
    await expectNoResult(page, form);
    sendScripts();
    await page.clock.resume();
    await expectResult(page, form, example);
    await expect(sentence).toBeHidden();
  });

test("a shared result that has not come is not replaced by the example", async ({ page }) => {
  await page.route(offline[1], offline[2]);
  await page.goto(`${pvForm.path}?${pvForm.field.name}=${pvForm.values[0]}`);
  await expectNoResult(page, pvForm);
  await expect(islandOf(page, "pv").sentence).toBeVisible();
  const example = await islandOf(page, "pv").status.textContent();
  await page.unroute(offline[1]);
  await fieldOf(page, pvForm).focus();
  await expectResult(page, pvForm, example);
});

test("a stepper that has not come says so where it is pressed, its result stays true, the next press counts once", async ({
  page,
}) => {
  await page.route(offline[1], offline[2]);
  await page.goto(powerForm.path);
  const { island, sentence, status } = islandOf(page, "power");
  const more = island.getByRole("button", { name: new RegExp(`: ${deviceName("pi")}$`) }).last();
  const pieces = island.getByRole("textbox", { name: deviceName("pi") });
  const example = (await status.textContent()) ?? "";
  await more.click();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(pieces).toHaveValue(String(piecesOf("pi")));
  await expect(status).toBeVisible();
  // The totals of the groups go with the result they belong to.
  const total = island.locator("summary").first().getByText(/kW$/);
  await expect(total).toBeVisible();
  await pieces.fill(String(piecesOf("pi") + 2));
  await expect(total).toBeHidden();
  await page.unroute(offline[1]);
  await more.click();
  await expect(pieces).toHaveValue(String(piecesOf("pi") + 3));
  await expect(status).not.toHaveText(example);
  await expect(sentence).toBeHidden();
});

test("without the scripts of single pages no button does nothing, and what they add to is whole", async ({ page }) => {
  const scripts = /\/scripts\/(print|contact-tools)\./;
  await page.route(scripts, missing);
  await page.goto("/kontakt", { waitUntil: "load" });
  const { copy, write } = get("contact");
  for (const name of [copy.phone, copy.email, write.copy])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.locator("[data-answering]")).toHaveText(alwaysAnswering);
  const mail = await page.locator("a[data-mail]").getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(write.letter[0]);
  await page.goto("/wzor-protokolu", { waitUntil: "load" });
  const print = page.getByRole("button", { name: get("protocol").print });
  await expect(print).toHaveCount(0);
  await page.unroute(scripts);
  await page.reload();
  await expect(print).toBeVisible();
});
