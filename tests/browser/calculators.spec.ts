/** A visitor's calculator would show another result than its page, lose it on the way, or be of no use by keyboard. */
import type { Page } from "@playwright/test";
import { formatShort } from "@/lib/text/numbers";
import {
  deviceAfter,
  deviceName,
  flatAnswer,
  groupOf,
  otherReserve,
  piecesOf,
  powerAnswer,
  powerPage,
  pvAnswer,
} from "@/tests/today";
import { forms, frameworkFile, islandOf, pvForm } from "./islands";
import { hold, phoneViewport } from "./pages";
import { expect, test } from "./test";

const power = (page: Page) => islandOf(page, "power");

for (const { name, path, field, values, texts } of forms)
  test(`the calculator ${name}: its example, own numbers, their address, nonsense, the way back, a request`, async ({
    page,
  }) => {
    await page.goto(path);
    const { island, status } = islandOf(page, name);
    const input = island.getByRole("textbox", { name: field.label });
    const ask = island.getByRole("link", { name: texts.ask });
    const example = (await status.textContent()) ?? "";
    if (name === "power") expect(example.replaceAll("\u00a0", " ")).toContain(powerAnswer().sentence);
    if (name === "pv") expect(example.replaceAll("\u00a0", " ")).toContain(pvAnswer().sentence);

    await input.fill(values[1]);
    await expect(status).not.toHaveText(example);
    const own = (await status.textContent()) ?? "";
    await expect(page).toHaveURL(new RegExp(`[?&]${field.name}=${values[1].replace(",", ".")}(&|$)`));
    await page.goto(
      new URL((await island.getByRole("link", { name: texts.link }).getAttribute("href")) ?? "", page.url()).href,
    );
    await page.reload();
    await expect(status).toHaveText(own);
    await expect(input).toHaveValue(values[1]);

    await input.fill("999999");
    const mend = `Podaj od ${formatShort(field.min)} do ${formatShort(field.max)}`;
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(new RegExp(mend));
    await expect(status).toContainText(mend);
    await expect(ask).toHaveCount(0);
    await island.getByRole("button", { name: texts.reset }).click();
    await expect(status).toHaveText(example);
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`));

    await ask.click();
    await expect(page).toHaveURL(/\/kontakt\?temat=.*&wynik=/);
    const result = new URL(page.url()).searchParams.get("wynik") ?? "?";
    const mail = () => page.locator("a[data-mail]").getAttribute("href");
    await expect.poll(async () => decodeURIComponent((await mail()) ?? "")).toContain(result);
  });

test("numbers of an address and other numbers reckon what the sums say", async ({ page }) => {
  await page.goto(`${powerPage}?bilans=zm1cz1lo1os5`);
  const flat = { zm: "1", cz: "1", lo: "1", os: "5" };
  const { island, status } = power(page);
  await expect(status).toHaveText(flatAnswer(flat).sentence);
  // By keyboard alone.
  const oven = island.getByRole("textbox", { name: deviceName("pi") });
  await oven.focus();
  await page.keyboard.press("ArrowUp");
  await expect(oven).toHaveValue("1");
  await expect(status).toHaveText(flatAnswer({ ...flat, pi: "1" }).sentence);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(oven).toHaveValue("0");
  await page.keyboard.press("Tab");
  await expect(island.getByRole("textbox", { name: deviceAfter("pi") })).toBeFocused();
  await page.goto(`${pvForm.path}?${pvForm.field.name}=${pvForm.values[1]}`);
  await expect(islandOf(page, "pv").status).toHaveText(pvAnswer({ moc: pvForm.values[1] }).sentence);
});

test("a charger pressed in before hydration counts once, and its circuit is on the board and on three phases", async ({
  page,
}) => {
  await page.goto(powerPage);
  const { island, status } = power(page);
  const circuits = island.getByRole("list").getByRole("listitem");
  const before = await circuits.count();
  await island.locator("summary", { hasText: groupOf("lt") }).click();
  await island
    .getByRole("button", { name: new RegExp(`: ${deviceName("lt")}$`) })
    .last()
    .click();
  const pieces = String(piecesOf("lt") + 1);
  await expect(island.getByRole("textbox", { name: deviceName("lt") })).toHaveValue(pieces);
  await expect(status).toHaveText(powerAnswer({ lt: pieces }).sentence);
  await expect(page).toHaveURL(/\?bilans=[a-z0-9]+&k=[\d.]+&rezerwa=\d+$/);
  await expect(circuits).toHaveCount(before + 1);
  await expect(circuits.filter({ hasText: deviceName("lt") })).toHaveText(/L1 L2 L3$/);
});

test("what was typed before the scripts came is kept and counted", async ({ page }) => {
  const sendScripts = await hold(page, frameworkFile);
  await page.goto(powerPage, { waitUntil: "commit" });
  await power(page).island.locator("input[name=rezerwa]").fill(otherReserve);
  sendScripts();
  await expect(power(page).status).toHaveText(powerAnswer({ rezerwa: otherReserve }).sentence);
  await expect(power(page).island.locator("input[name=rezerwa]")).toHaveValue(otherReserve);
});

test("the result of the power calculator stays above the call bar of a phone while its form is filled in", async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto(powerPage);
  const { island } = power(page);
  await island.locator("summary", { hasText: groupOf("pi") }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const bar = page.locator("nav:has(> a[data-call=call-bar])");
  await expect(bar).toBeVisible();
  const strip = island.locator("p[aria-hidden]").filter({ hasText: powerAnswer().request });
  await expect(strip).toBeInViewport({ ratio: 1 });
  const [strips, bars] = await Promise.all([strip.boundingBox(), bar.boundingBox()]);
  expect((strips?.y ?? 0) + (strips?.height ?? 0)).toBeLessThanOrEqual((bars?.y ?? 0) + 1);
});
