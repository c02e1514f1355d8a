/** A visitor answers the questions of /wycena and gets no price, loses the focus, or cannot send them. */
import type { Page } from "@playwright/test";
import { getLayoutTexts } from "@/lib/content/site";
import { estimate } from "@/lib/estimate/engine";
import { estimateData, priceList } from "@/lib/estimate/props";
import { answerText, priceText } from "@/lib/estimate/request";
import { desktopViewport, phoneViewport } from "./pages";
import { expect, expectAbove, test } from "./test";

const { subjects, texts } = estimateData();
/** A subject whose first answer gives a price. */
const [priced] = subjects.flatMap((subject) => {
  const [question] = subject.questions;
  if (question?.kind !== "one") return [];
  const [first] = question.answers;
  const raw = { [question.id]: first?.id };
  const { price } = estimate(subject, raw);
  return price ? [{ subject, question, first, raw, expected: priceText(price, texts) }] : [];
});
if (!priced) throw new Error("No subject has a price after one answer.");
const { subject, question, first, raw, expected } = priced;

const island = (page: Page) => page.locator("[data-island=estimate]");
const breaker = (page: Page, id: string) => island(page).locator(`input[name=obwod][value=${id}]`);
const answers = (page: Page) => island(page).getByRole("group", { name: question.text });
const figure = (page: Page) => page.locator("#wynik").getByRole("status");

test("a subject chosen before any script is loaded is chosen at once, and its questions follow", async ({ page }) => {
  await page.goto("/wycena");
  await breaker(page, subject.id).click();
  await expect(breaker(page, subject.id)).toBeChecked();
  await answers(page)
    .getByRole("radio", { name: answerText(question, raw), exact: true })
    .check();
  await expect(figure(page)).toHaveText(expected);
  await expect(page).toHaveURL(new RegExp(`\\?o=${subject.id}&${question.id}=${first?.id}`));
  await page.reload();
  await expect(figure(page)).toHaveText(expected);
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  test("what is wrong with a number stands above the price, with a keyboard open as well", async ({ page }) => {
    const subjectWithNumber = subjects.find(({ questions }) =>
      questions.some(({ kind, when }) => kind === "number" && !when),
    );
    await page.setViewportSize({ width: 390, height: 420 });
    await page.goto(`/wycena?o=${subjectWithNumber?.id}`);
    const field = island(page).getByRole("textbox").first();
    await expect(field).toBeVisible();
    // The field just above the price.
    await field.evaluate((input) => input.scrollIntoView({ block: "end", behavior: "instant" }));
    await field.fill("dużo");
    const message = page.locator("[id^=pole-][id$=-blad]");
    await expect(message).toBeInViewport();
    const strip = page.getByRole("link", { name: texts.details });
    await expectAbove(message, strip);
  });

  test("the price stays at the lower edge while questions are answered", async ({ page }) => {
    await page.goto(`/wycena?o=${subject.id}&${question.id}=${first?.id}`);
    const strip = page.getByRole("link", { name: texts.details });
    await expect(strip).toContainText(expected);
    expect(await strip.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)).toBe(0);
    await answers(page).scrollIntoViewIfNeeded();
    await expect(strip).toBeInViewport({ ratio: 0.9 });
    await strip.tap();
    await expect(figure(page)).toBeInViewport();
  });
});

test("by keyboard alone: choose, answer, send", async ({ page }) => {
  await page.setViewportSize(desktopViewport);
  // Focus scrolls as well, and of two smooth scrolls at once the first wins.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/wycena");
  await breaker(page, subjects[0]?.id ?? "").focus();
  await page.keyboard.press("Space");
  for (let step = subjects.indexOf(subject); step > 0; step--) await page.keyboard.press("ArrowRight");
  await expect(answers(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(figure(page)).toHaveText(expected);
  await page.getByRole("link", { name: texts.send }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: texts.requestHeading })).toBeInViewport();
});

test("a service leads to its own questions", async ({ page }) => {
  const service = priceList().find(({ id }) => id === subject.id);
  await page.goto(service?.href ?? "");
  await page.getByRole("link", { name: getLayoutTexts().estimate }).click();
  await expect(breaker(page, subject.id)).toBeChecked();
  await expect(answers(page)).toBeVisible();
});

test("Back to an earlier place of the page shows the subject of its address, or the choice alone", async ({ page }) => {
  await page.goto("/wycena");
  const subjects = page.locator("input[name=obwod]");
  const ids = [await subjects.nth(0).inputValue(), await subjects.nth(1).inputValue()];
  for (const [index, id] of ids.entries()) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `miejsce-${index}`);
    await subjects.nth(index).check();
    await expect(page).toHaveURL(new RegExp(`[?&]o=${id}(&|#|$)`));
  }
  await page.goBack();
  await expect(subjects.nth(0)).toBeChecked();
  await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator("input[name=obwod]:checked")).toHaveCount(0);
  await expect(page.locator("#wynik")).toHaveCount(0);
});
