/** A visitor without scripts finds no number, prices or answers, or buttons that do nothing. */
import { galleryPictures } from "@/lib/content/pictures";
import { priceFact } from "@/lib/content/price-list";
import { get } from "@/lib/content/records";
import { words } from "@/lib/content/words";
import { priceList } from "@/lib/estimate/props";
import type { PriceGroup } from "@/lib/estimate/types";
import { alwaysAnswering, emergencyGuide, guideCount, pictureCount, sentenceOf, telLink } from "@/tests/today";
import { forms, islandOf } from "./islands";
import { desktopViewport, phoneViewport } from "./pages";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false, viewport: phoneViewport });

test("a guide has its menu and number, links to closed cases open them, and pictures are shown", async ({ page }) => {
  await page.goto(emergencyGuide);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  const device = page.locator("main li > a[href^='#']:has(svg)").last();
  const target = page.locator((await device.getAttribute("href")) ?? "");
  await device.click();
  await expect(page.locator("details[open]", { has: target }).locator("summary")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[aria-labelledby=cta] a[href^='tel:']").first()).toHaveAttribute("href", telLink);
  await page.goto("/");
  const lazy = page.locator("main [data-lazy]").first();
  await expect(lazy.locator("img").last()).toHaveAttribute("src", /\/media\//);
  await lazy.scrollIntoViewIfNeeded();
  await expect(lazy.locator("img").last()).toBeVisible();
});

for (const path of ["/", "/kontakt"])
  test(`one situation of ${path} is open at a time, with what to do, price, time and number`, async ({ page }) => {
    await page.goto(path);
    const { heading, items } = get("situations");
    const rows = page.getByRole("group", { name: heading }).locator("details");
    await expect(rows).toHaveCount(items.length);
    for (const [index, { title, safety, price, time, link }] of items.entries()) {
      const row = rows.nth(index);
      await row.getByText(title).click();
      await expect(rows.and(page.locator("[open]"))).toHaveCount(1);
      const { label, value, note = "" } = priceFact(price);
      for (const text of [safety, label, value, note, time.value]) await expect(row).toContainText(text);
      await expect(row.locator(`a[href="${telLink}"]`)).toBeVisible();
      await expect(row.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
      // One amber action: the number of the open row.
      if (path === "/")
        await expect(page.locator(`section:has(h1) a[href="${telLink}"]`).filter({ visible: true })).toHaveCount(1);
    }
  });

for (const { name, path, texts } of forms)
  test(`the calculator ${name} shows the result of its example, and no form`, async ({ page }) => {
    await page.goto(path);
    const { island, status } = islandOf(page, name);
    await expect(page.locator("section", { has: island }).locator("noscript p")).toHaveText(texts.noScript);
    await expect(status).toBeVisible();
    await expect(status).toHaveText(sentenceOf(name));
    await expect(island.getByRole("textbox")).toHaveCount(0);
  });

test("guides and prices are listed, and the contact page has hours and a message", async ({ page }) => {
  await page.goto("/poradnik?q=alarm");
  await expect(page.locator("main noscript p")).toHaveText(words.search.noScript);
  await expect(islandOf(page, "search").island).toBeHidden();
  await expect(page.locator("[data-topics] > li").filter({ visible: true })).toHaveCount(guideCount);

  await page.goto("/wycena");
  await expect(islandOf(page, "estimate").island).toBeHidden();
  await expect(page.locator("main noscript p")).toHaveText(get("estimate").hero.leadNoScript);
  for (const { id, rows } of priceList()) {
    const group = page.locator("details", { has: page.locator(`#cena-${id}`) });
    await group.locator("summary").click();
    for (const { what, note = "", amount } of rows) {
      const named = group.getByRole("row").filter({ has: page.getByRole("rowheader", { name: what, exact: true }) });
      await expect(named.filter({ hasText: note }).filter({ hasText: amount }).first()).toBeVisible();
    }
  }

  // The message keeps its lines to fill in by hand, whatever result is in the address.
  await page.goto(`/kontakt?temat=Moc&wynik=${encodeURIComponent("14 kW, trzy fazy")}`);
  await expect(page.locator("[data-answering]").first()).toHaveText(alwaysAnswering);
  const { copy, write } = get("contact");
  await expect(page.getByRole("button", { name: copy.phone })).toHaveCount(0);
  const topicLine = write.letter.find((line) => line.includes("[temat]")) ?? "?";
  const blankLine = topicLine.replace("[temat]", "").trim();
  await expect(page.locator("[data-letter]")).toContainText(blankLine);
  expect(decodeURIComponent((await page.locator("a[data-mail]").getAttribute("href")) ?? "")).toContain(blankLine);

  await page.goto("/wzor-protokolu");
  await expect(page.getByRole("button", { name: get("protocol").print })).toHaveCount(0);
});

test("prices of a service are closed on a phone, but for the one that a link leads to, and open on wide screens", async ({
  page,
}) => {
  const [{ id: other }, { id: linked }] = priceList() as readonly [PriceGroup, PriceGroup];
  const [first, second] = [page.locator(`#cena-${other}`), page.locator(`#cena-${linked}`)];
  await page.goto(`/wycena#cena-${linked}`);
  await expect(second).toBeInViewport();
  await expect(first).toBeHidden();
  await page.setViewportSize(desktopViewport);
  await page.goto("/wycena");
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
});

test("the gallery is a row that scrolls and can be filtered by kind of work", async ({ page }) => {
  test.skip(pictureCount === 0, "this site has no gallery");
  await page.setViewportSize(desktopViewport);
  await page.goto("/oferta");
  const { island } = islandOf(page, "gallery");
  const figures = island.getByRole("figure").filter({ visible: true });
  await expect(figures).toHaveCount(pictureCount);
  await expect(page.getByRole("button", { name: words.gallery.previous })).toBeDisabled();
  expect(await island.getByRole("region").evaluate((row) => getComputedStyle(row).overflowX)).toBe("auto");
  const { legend, all, kinds } = get("offer").gallery.filter;
  const filter = island.getByRole("group", { name: legend });
  const [first, label] = Object.entries(kinds)[0] ?? [];
  await filter.getByText(label ?? "?").click();
  await expect(figures).toHaveCount(galleryPictures().filter(({ kind }) => kind === first).length);
  await filter.getByText(all).click();
  await expect(figures).toHaveCount(pictureCount);
});
