/**
 * A visitor who has the page translated, or whose browser adds to it, loses what was typed, the phone number, or the
 * page. Translation is that of Chrome: each text becomes a text in two elements, later ones too.
 */
import type { Page } from "@playwright/test";
import { testAll } from "@/tests/extent";
import { guidesToFind, pictureCount, position } from "@/tests/today";
import { forms, islandFile, islandOf, openGroups, powerForm, pvForm } from "./islands";
import { desktopViewport, hold } from "./pages";
import { expect, test } from "./test";

test.use({ viewport: desktopViewport });

/** Runs in the page: translates it, now and from now on. */
function translate(): void {
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, template, noscript")) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.append(text.data);
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      if (type === "characterData") wrapAll(target);
      else for (const node of addedNodes) if (node.isConnected) wrapAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** What others do to a page before its islands start. */
const changes: Readonly<Record<string, () => void>> = {
  "is translated": translate,
  "has elements of an extension in it": () => {
    const mark = () => document.createElement("x-extension");
    document.body.prepend(mark());
    document.body.append(mark());
    for (const field of document.querySelectorAll("[data-island] input, [data-island] button")) field.after(mark());
    for (const island of document.querySelectorAll("[data-island]")) island.prepend(mark());
  },
  "has its numbers made links": () => {
    for (const element of document.querySelectorAll("p, dd, dt, span")) {
      const [text] = element.childNodes;
      if (!(text instanceof Text) || !/\d{2}/.test(text.data) || element.closest("a, noscript")) continue;
      const link = document.createElement("a");
      link.href = "tel:123";
      text.replaceWith(link);
      link.append(text);
    }
  },
};

const phones = (page: Page) => page.locator("a[href^='tel:+']");
const value = (text: string) => text.replaceAll("\u00a0", " ");

for (const [how, change] of Object.entries(changes)) {
  for (const { name, path, field, values, texts } of testAll ? forms : [powerForm, pvForm])
    test(`a calculator of a page that ${how}: ${name}`, async ({ page }) => {
      const { island, status } = islandOf(page, name);
      const input = island.locator(`[name="${field.name}"]`);
      const heading = page.locator("h1");
      // An untouched page says what is expected.
      await page.goto(path);
      await openGroups(page);
      await input.focus();
      await expect(island).not.toHaveAttribute("data-busy");
      const expected: string[] = [];
      for (const text of values) {
        await input.fill(text);
        await input.blur();
        expected.push(value((await status.textContent()) ?? ""));
      }
      const count = await phones(page).count();

      await page.goto(path);
      await openGroups(page);
      await page.evaluate(change);
      for (const [index, text] of values.entries()) {
        await input.fill(text);
        await input.blur();
        await expect(status).toHaveText(expected[index] ?? "?");
        await expect(input).toHaveValue(text);
      }
      // Errors, and back.
      await input.fill("x");
      await input.blur();
      await expect(island.locator("[aria-invalid=true]")).toHaveCount(1);
      await input.fill(values[1]);
      await input.blur();
      await expect(status).toHaveText(expected[1] ?? "?");
      await island.locator("button").filter({ hasText: texts.reset }).click();
      await expect(input).toHaveValue(field.value);
      await expect(phones(page)).toHaveCount(count);
      await expect(heading).toBeVisible();
      await expect(island).not.toHaveAttribute("data-failed");
    });

  test(`the search of a page that ${how}: what was typed stays, with the focus`, async ({ page }) => {
    const send = await hold(page, islandFile);
    await page.goto("/poradnik");
    await page.evaluate(change);
    const field = page.getByRole("searchbox");
    await field.pressSequentially(guidesToFind[0].name);
    send();
    const titles = islandOf(page, "search").island.getByRole("heading", { level: 3 });
    await expect(titles.first()).toHaveText(guidesToFind[0].name);
    await expect(field).toHaveValue(guidesToFind[0].name);
    await expect(field).toBeFocused();
    await field.fill("xyzzy");
    await expect(titles).toHaveCount(0);
    await field.fill(guidesToFind[0].name);
    await expect(titles.first()).toHaveText(guidesToFind[0].name);
  });

  test(`the estimate of a page that ${how}`, async ({ page }) => {
    const { island } = islandOf(page, "estimate");
    /** Chooses three subjects, and in each the first answer; returns what the card and the letter say each time. */
    const use = async (check: (text: string, step: number) => Promise<void>) => {
      for (const [step, at] of [0, 3, 1].entries()) {
        await page.locator("input[name=obwod]").nth(at).check();
        await island.locator("fieldset").nth(1).locator("label").first().click();
        await expect(island.locator("#wynik")).toContainText(/1\/\d/);
        await check((await island.locator("#wynik, #zapytanie").allTextContents()).join(), step);
      }
    };
    const expected: string[] = [];
    await page.goto("/wycena");
    await use(async (text) => void expected.push(text));
    await page.goto("/wycena");
    await page.evaluate(change);
    await use(async (text, step) => expect(text).toBe(expected[step]));
    await expect(island).not.toHaveAttribute("data-failed");
  });

  test(`the gallery of a page that ${how}`, async ({ page }) => {
    test.skip(pictureCount === 0, "this site has no gallery");
    await page.goto("/oferta");
    await page.evaluate(change);
    const { island, status } = islandOf(page, "gallery");
    const next = island.locator("button").nth(1);
    await next.click();
    await expect(status).toHaveText(position(4, 3));
    await next.click();
    await expect(status).toHaveText(position(7, 3));
    await island.locator("label").nth(1).click();
    await island.locator("label").nth(0).click();
    await expect(status).toHaveText(position(1, 3));
  });
}

test("a page that is as the server wrote it is never drawn anew", async ({ page }) => {
  for (const path of ["/oferta", "/poradnik", "/wycena", ...new Set(forms.map((form) => form.path))]) {
    await page.goto(path);
    await openGroups(page);
    for (const island of await page.locator("[data-island]").all()) {
      await island.locator("input").first().focus();
      await expect(island).not.toHaveAttribute("data-busy");
      await expect(island).not.toHaveAttribute("data-redrawn");
    }
  }
});

test.describe("an error of an island", () => {
  test.use({ mayFail: /NotFoundError/ });
  test("brings its HTML and what was typed back, and leaves the rest of the page alone", async ({ page }) => {
    await page.goto(powerForm.path);
    await openGroups(page);
    const { island, sentence } = islandOf(page, powerForm.name);
    const field = island.locator(`[name="${powerForm.field.name}"]`);
    await field.fill(powerForm.values[0]);
    await expect(island).not.toHaveAttribute("data-busy");
    // The browser refuses what React asks for, as where another script has taken an element away.
    await page.evaluate(() => {
      const { removeChild } = Node.prototype;
      Node.prototype.removeChild = <T extends Node>(child: T): T => {
        Node.prototype.removeChild = removeChild;
        throw new DOMException(`not a child: ${child.nodeName}`, "NotFoundError");
      };
    });
    await field.fill("x");
    await field.blur();
    await expect(sentence).toBeVisible();
    await expect(field).toHaveValue("x");
    await expect(page.locator("h1")).toBeVisible();
    // The other calculator and this one's next use work.
    const { island: cable, status } = islandOf(page, "cable");
    await cable.locator("input").first().fill("50");
    await expect(cable).not.toHaveAttribute("data-busy");
    await expect(status).not.toBeEmpty();
    await field.fill(powerForm.values[0]);
    await expect(sentence).toBeHidden();
    await expect(island).not.toHaveAttribute("data-failed");
  });
});
