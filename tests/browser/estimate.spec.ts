/** A visitor answers the questions of /wycena and gets no price, loses the focus, or cannot send them. */
import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { getLayoutTexts } from "@/lib/content/site";
import { estimate } from "@/lib/estimate/engine";
import { estimateData, priceList } from "@/lib/estimate/props";
import { answerText, priceText } from "@/lib/estimate/request";
import { formatAmount } from "@/lib/text/amounts";
import { fill } from "@/lib/text/fill";
import { plain } from "@/tests/support";
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

test("Back takes answers back one by one, then leaves the page, and Forward brings them again", async ({ page }) => {
  await page.goto("/oferta");
  await page.goto("/wycena");
  const withNumber = subjects.find(
    ({ id, questions }) => id !== subject.id && questions.some(({ kind, when }) => kind === "number" && !when),
  );
  const number = withNumber?.questions.find(({ kind, when }) => kind === "number" && !when);
  await breaker(page, subject.id).click();
  const labels = question.answers
    .slice(0, 2)
    .map(({ label }) => answers(page).getByRole("radio", { name: label, exact: true }));
  for (const label of labels) await label.check();
  await breaker(page, withNumber?.id ?? "").click();
  const field = island(page).locator(`input[type=text][name=${number?.id}]`);
  const typed = number?.kind === "number" ? [number.min, number.max].map(String) : [];
  for (const text of typed) {
    await field.fill("");
    await field.pressSequentially(text);
    await field.press("Enter");
  }
  const [chosen, first, second] = [
    `o=${subject.id}`,
    ...question.answers.map(({ id }) => `o=${subject.id}&${question.id}=${id}`),
  ];
  const numbers = ["", ...typed.map((text) => `&${number?.id}=${text}`)].map((text) => `o=${withNumber?.id}${text}`);
  const entries = ["", chosen, first, second, ...numbers];
  const at = (index: number) => expect.poll(() => new URL(page.url()).search.slice(1)).toBe(entries[index]);
  await at(6);
  for (let index = 5; index >= 0; index--) {
    await page.goBack();
    await at(index);
    if (index === 5) await expect(field).toHaveValue(typed[0] ?? "");
    if (index === 2) await expect(labels[0] as Locator).toBeChecked();
  }
  await expect(page.locator("input[name=obwod]:checked")).toHaveCount(0);
  await expect(page.locator("#wynik")).toHaveCount(0);
  for (let index = 1; index <= 6; index++) {
    await page.goForward();
    await at(index);
  }
  await expect(field).toHaveValue(typed[1] ?? "");
  for (let index = 6; index >= 0; index--) await page.goBack();
  await expect(page).toHaveURL(/\/oferta$/);
});

for (const [place, link] of Object.entries({
  header: "header a[data-contact]",
  band: "main section:last-of-type a[href^='/kontakt']",
  footer: "footer a[href^='/kontakt']",
}))
  test(`from the ${place} the answers go along to the message of the contact page`, async ({ page }) => {
    await page.setViewportSize(desktopViewport);
    const address = `/wycena?o=${subject.id}&${question.id}=${first?.id}`;
    await page.goto("/wycena");
    await expect(page.locator(link).filter({ visible: true })).toHaveAttribute("href", "/kontakt");
    await page.goto(address);
    await expect(figure(page)).toHaveText(expected);
    await page.locator(link).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/kontakt\?temat=/);
    const letter = page.locator("[data-letter]");
    await expect(letter).toContainText(site.url + address);
    const mail = await page.locator("a[data-mail]").getAttribute("href");
    for (const part of [subject.name, `${question.short}: ${answerText(question, raw)}`, expected, address])
      expect(decodeURIComponent(mail ?? "")).toContain(plain(part));
  });

test("a number that the page cannot use reaches the firm as it was typed, and moves no slider to its start", async ({
  page,
}) => {
  const asking = subjects.find(({ questions }) => questions.some(({ kind, when }) => kind === "number" && !when));
  const number = asking?.questions.find(({ kind, when }) => kind === "number" && !when);
  if (number?.kind !== "number") throw new Error("No subject asks for a number first.");
  await page.goto(`/wycena?o=${asking?.id}&${number.id}=99999`);
  const field = island(page).locator(`input[type=text][name=${number.id}]`);
  await expect(field).toHaveValue("99999");
  await expect(field.locator("xpath=../..").locator("[type=range]")).toHaveValue(String(number.max));
  const mail = async () =>
    decodeURIComponent((await island(page).locator("a[href^='mailto:']").getAttribute("href")) ?? "");
  const limits = formatAmount(number.min, number.max, number.unit);
  const named = (wpis: string, text: string) => plain(`${number.short}: ${fill(text, { wpis, zakres: limits })}`);
  expect(await mail()).toContain(named("99999", texts.outside));
  await field.fill("dużo");
  await expect.poll(mail).toContain(named("dużo", texts.unclear));
  await page.goBack();
  await expect(field).toHaveValue("99999");
});
