/** A visitor's calculator shows a wrong result, loses it on the way, or does not work by keyboard. */
import { readNumber, ruleOf } from "@/lib/calculators/inputs";
import { words } from "@/lib/content/words";
import { answerForDevices, deviceAfter, deviceName, groupOf, powerAnswer, powerPage, sentenceOf } from "@/tests/today";
import { forms, islandOf, openGroups, pvForm } from "./islands";
import { phoneViewport } from "./pages";
import { expect, expectAbove, test } from "./test";

for (const { name, path, field, defaults, values, texts } of forms)
  test(`the calculator ${name}: own numbers, their address, nonsense, the example, a request`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await openGroups(page);
    const { island, status } = islandOf(page, name);
    const input = island.getByRole("textbox", { name: field.label });
    const ask = island.getByRole("link", { name: texts.ask });
    const ownResult = sentenceOf(name, { [field.name]: values[1] });
    await expect(status).toHaveText(sentenceOf(name));

    await input.fill(values[1]);
    await expect(status).toHaveText(ownResult);
    await expect(page).toHaveURL(new RegExp(`[?&]${field.name}=${values[1].replace(",", ".")}(&|$)`));
    await island.getByRole("button", { name: texts.link }).click();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.reload();
    await openGroups(page);
    await expect(status).toHaveText(ownResult);
    await expect(input).toHaveValue(values[1]);

    await input.fill("999999");
    const mend = String(readNumber("999999", ruleOf(field, defaults), words.fieldErrors));
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(new RegExp(mend));
    await expect(status).toHaveText(`${texts.invalid} ${field.label}: ${mend}`);
    await expect(ask).toHaveCount(0);
    await page.reload();
    await openGroups(page);
    await expect(status).toHaveText(`${texts.invalid} ${field.label}: ${mend}`);
    await island.getByRole("button", { name: texts.reset }).click();
    await expect(status).toHaveText(sentenceOf(name));
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`));

    await ask.click();
    await expect(page).toHaveURL(/\/kontakt\?temat=.*&wynik=/);
    const result = new URL(page.url()).searchParams.get("wynik") ?? "?";
    const mail = () => page.locator("a[data-mail]").getAttribute("href");
    await expect.poll(async () => decodeURIComponent((await mail()) ?? "")).toContain(result);
  });

test("the keyboard is enough, in a calculator that its address has filled in", async ({ page }) => {
  await page.goto(`${powerPage}?bilans=zm1cz1lo1os5`);
  const { island, status } = islandOf(page, "power");
  await expect(status).toHaveText(answerForDevices({ zm: "1", cz: "1", lo: "1", os: "5" }).sentence);
  await openGroups(page);
  const oven = island.getByRole("textbox", { name: deviceName("pi") });
  await oven.focus();
  await page.keyboard.press("ArrowUp");
  await expect(status).toHaveText(answerForDevices({ zm: "1", cz: "1", lo: "1", os: "5", pi: "1" }).sentence);
  await page.keyboard.press("Tab");
  await expect(island.getByRole("textbox", { name: deviceAfter("pi") })).toBeFocused();
});

test("a phone shows the result of the power calculator at its lower edge while the form is filled in", async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto(powerPage);
  await openGroups(page);
  const { island } = islandOf(page, "power");
  await island.locator("summary", { hasText: groupOf("pi") }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const strip = island.locator("p[aria-hidden]").filter({ hasText: powerAnswer().request });
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expectAbove(page.getByRole("link", { name: words.toTop }), strip);
});

test("Back to an earlier place of the page shows the numbers of its address, and Forward those after it", async ({
  page,
}) => {
  const { path, field, values, name } = pvForm;
  const { island, status } = islandOf(page, name);
  const input = island.locator(`[name="${field.name}"]`);
  const enter = async (text: string) => {
    await input.fill(text);
    await input.blur();
    await expect(page).toHaveURL(new RegExp(`[?&]${field.name}=${text}(&|#|$)`));
    return (await status.textContent()) ?? "";
  };
  await page.goto(path);
  const first = await enter(values[0]);
  await page.evaluate(() => {
    location.hash = "gora";
  });
  const second = await enter(values[1]);
  expect(second).not.toBe(first);
  await page.goBack();
  await expect(input).toHaveValue(values[0]);
  await expect(status).toHaveText(first);
  await page.goForward();
  await expect(input).toHaveValue(values[1]);
  await expect(status).toHaveText(second);
});
