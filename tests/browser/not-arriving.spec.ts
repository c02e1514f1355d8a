/**
 * On a bad network an island or a script fails without a word. Expected: a sentence beside the control, a way that
 * still works, nothing untrue on the screen, and a new attempt at the next use.
 */
import type { Page, Route } from "@playwright/test";
import { get } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { testAll } from "@/tests/extent";
import { deviceName, guidesToFind, pictureCount, piecesOf, position, telLink } from "@/tests/today";
import {
  answer,
  type Form,
  forms,
  islandFile,
  islandOf,
  openGroups,
  pageFile,
  powerForm,
  pvForm,
  reactFile,
} from "./islands";
import { desktopViewport, hold, phoneViewport } from "./pages";
import { expect, test } from "./test";

// Errors about the files that these tests block; any other error that the browser reports is a fault.
const reasons = "404|MIME type|integrity|ERR_BLOCKED_BY_CLIENT|ERR_INTERNET_DISCONNECTED";
test.use({ viewport: desktopViewport, mayFail: new RegExp(`^(?=.*(?:${reasons})).*/scripts/`) });

/** A way in which files fail to load, and what the route answers instead. */
type Failure = readonly [name: string, files: RegExp, instead: (route: Route) => Promise<void>];
const page404 = ["text/html", "<!DOCTYPE html><h1>404</h1>"] as const;
const missing = answer(404, ...page404);
const offline: Failure = ["the network is gone", islandFile, (route) => route.abort("internetdisconnected")];
const failures: readonly Failure[] = [
  ["the scripts are blocked", islandFile, (route) => route.abort("blockedbyclient")],
  ["React is missing", reactFile, missing],
  ["the script of the page is missing", pageFile, missing],
  offline,
  ["a script is of another build", pageFile, answer(200, "text/javascript", "self.islandScripts=[]")],
  ["a page comes as a script", reactFile, answer(200, ...page404)],
];

/** The use of an island, its sentence and state after a failure, and a second attempt. */
type Use = {
  name: string;
  path: string;
  failed: string;
  use: (page: Page) => Promise<void>;
  meanwhile: (page: Page) => Promise<void>;
  again: (page: Page) => Promise<void>;
};

const arrow = (page: Page) => page.getByRole("button", { name: words.gallery.next });
const searchField = (page: Page) => page.getByRole("searchbox");
const subjects = (page: Page) => page.locator("input[name=obwod]");
const fieldOf = (page: Page, { name, field }: Form) =>
  islandOf(page, name).island.getByRole("textbox", { name: field.label });
const resultOf = (page: Page, { name, texts }: Form) => {
  const { island, status } = islandOf(page, name);
  return [status, ...[texts.ask, texts.link].map((name) => island.getByText(name, { exact: true }))];
};

/** Expects that no result of other numbers is shown. */
async function expectNoResult(page: Page, form: Form) {
  for (const gone of resultOf(page, form)) await expect(gone).toBeHidden();
  const figures = islandOf(page, form.name).island.locator("dl dd, svg[role=img]");
  await expect(figures.filter({ visible: true })).toHaveCount(0);
}
async function expectResult(page: Page, form: Form, example: string | null) {
  for (const shown of resultOf(page, form)) await expect(shown).toBeVisible();
  await expect(islandOf(page, form.name).status).not.toHaveText(example ?? "");
}

const uses: readonly Use[] = [
  {
    name: "gallery",
    path: "/oferta",
    failed: get("offer").gallery.failed,
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
    failed: words.search.failed,
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
      const titles = islandOf(page, "search").island.getByRole("heading", { level: 3 });
      await expect(titles.first()).toHaveText(guidesToFind[0].name);
    },
  },
  {
    name: "estimate",
    path: "/wycena",
    failed: get("estimate").texts.failed,
    use: (page) => subjects(page).first().check(),
    meanwhile: async (page) => {
      await expect(subjects(page).first()).toBeChecked();
      await expect(page.getByRole("table").locator("tbody").first()).toBeVisible();
    },
    again: async (page) => {
      await subjects(page).nth(1).check();
      await expect(islandOf(page, "estimate").island.getByRole("group").nth(1)).toBeVisible();
      await expect(subjects(page).nth(1)).toBeChecked();
    },
  },
  ...forms.map((form): Use => {
    let example: string | null = null;
    return {
      name: form.name,
      path: form.path,
      failed: form.texts.failed,
      use: async (page) => {
        await openGroups(page);
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

const shownUses = uses.filter(({ name }) => name !== "gallery" || pictureCount > 0);
for (const [index, { name, path, failed, use, meanwhile, again }] of shownUses.entries()) {
  // The gallery with every failure, the others with one each.
  const few = failures.filter((_, at) => name === "gallery" || at === index % failures.length);
  for (const [how, files, instead] of testAll ? failures : few)
    test(`${name}: when ${how}, a sentence says so, and the next use gets what it asks for`, async ({ page }) => {
      const { sentence, island } = islandOf(page, name);
      await page.route(files, instead);
      await page.goto(path);
      await expect(sentence).toBeHidden();
      await use(page);
      await expect(sentence).toBeInViewport();
      await expect(sentence).toContainText(failed);
      await expect(sentence.getByRole("link")).toHaveAttribute("href", telLink);
      await expect(island).not.toHaveAttribute("aria-busy");
      await meanwhile(page);
      await page.unroute(files);
      await again(page);
      await expect(sentence).toBeHidden();
    });
}

test("a gallery that failed to load has a scroll bar, and no outdated position", async ({ page }) => {
  test.skip(pictureCount === 0, "this site has no gallery");
  await page.route(offline[1], offline[2]);
  await page.goto("/oferta");
  const { island, status, sentence } = islandOf(page, "gallery");
  const row = island.getByRole("region");
  await expect(row).toHaveCSS("scrollbar-width", "none");
  await expect(status).toBeVisible();
  await arrow(page).click();
  await expect(status).toBeHidden();
  await expect(row).toHaveCSS("scrollbar-width", "auto");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(status).toBeHidden();
  // A phone has no arrows, so nothing is said.
  await page.setViewportSize(phoneViewport);
  await page.reload();
  await row.focus();
  await expect(island).toHaveAttribute("data-failed");
  await expect(sentence).toBeHidden();
});

test("on a slow network the example of a calculator is not shown in place of a shared result", async ({ page }) => {
  await page.clock.install();
  const sendScripts = await hold(page, islandFile);
  await page.goto(pvForm.path);
  const { sentence, status } = islandOf(page, "pv");
  const example = await status.textContent();
  await page.goto(`${pvForm.path}?${pvForm.field.name}=${pvForm.values[1]}`, { waitUntil: "commit" });
  await expectNoResult(page, pvForm);
  await expect(sentence).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(sentence).toBeVisible();
  await expectNoResult(page, pvForm);
  sendScripts();
  await page.clock.resume();
  await expectResult(page, pvForm, example);
  await expect(sentence).toBeHidden();
});

test("a stepper that failed to load says so where it is pressed, and counts the next press once", async ({ page }) => {
  await page.route(offline[1], offline[2]);
  await page.goto(powerForm.path);
  await openGroups(page);
  const { island, sentence, status } = islandOf(page, "power");
  const more = island.getByRole("button", { name: new RegExp(`: ${deviceName("pi")}$`) }).last();
  const pieces = island.getByRole("textbox", { name: deviceName("pi") });
  const total = island.locator("summary").first().getByText(/kW$/);
  await more.click();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(pieces).toHaveValue(String(piecesOf("pi")));
  await expect(status).toBeVisible();
  await expect(total).toBeVisible();
  await pieces.fill(String(piecesOf("pi") + 2));
  await expect(total).toBeHidden();
  await page.unroute(offline[1]);
  await more.click();
  await expect(pieces).toHaveValue(String(piecesOf("pi") + 3));
  await expect(total).toBeVisible();
});
