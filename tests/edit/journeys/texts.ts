/** Journeys that change texts and numbers. */
import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import { pvTexts } from "@/content/calculators";
import { facts } from "@/content/facts";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { collections } from "@/lib/content/collections";
import { factKeysIn } from "@/lib/content/figures";
import { eachString } from "@/lib/content/schema/walk";
import type { Service } from "@/lib/content/types";
import { pvPage } from "@/tests/today";
import { city, cityFile, cityPage, copy, edited, expectReplaced, lead } from "./editing";

/** Texts of services with a fact whose value is a number. */
const pricedTexts = Object.values<Service>(services).flatMap(({ slug, ...record }) => {
  const texts: { page: string; origin: string; fact: string }[] = [];
  eachString(collections.services.schema, record, (text, { role }, path) => {
    const [fact = ""] = factKeysIn(text);
    const { value } = (facts as Readonly<Record<string, { value?: unknown }>>)[fact] ?? {};
    if (role === "text" && typeof value === "number")
      texts.push({ page: `/uslugi/${slug}`, origin: `services/${slug}:${path}`, fact });
  });
  return texts;
});

export function testTexts(): void {
  test("by keyboard, on a page that stops all events: a text is changed, undone, redone, and undone from the list", async () => {
    const { keyboard } = edited.page;
    const words = "Przyjeżdżamy w umówionym dniu.";
    await edited.visit("/");
    // The first photograph takes a file, and the number above it is not dialled.
    await edited.over("home:hero.picture.name").waitFor({ state: "attached" });
    await edited.site.locator('header a[href^="tel:"]').first().click({ force: true });
    await edited.page.locator(".notice", { hasText: "telefon i e-mail firmy zmienisz" }).waitFor();
    await edited.page.locator("header.toolbar").click();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await edited.dialog.waitFor();
    await keyboard.insertText(cityPage);
    await keyboard.press("Enter");
    await edited.shows(cityPage);
    await edited.site.locator(":root").evaluate(({ ownerDocument }) => {
      const keep = (event: Event) => event.stopImmediatePropagation();
      for (const type of ["click", "keydown"]) ownerDocument.addEventListener(type, keep, { capture: true });
    });
    const focused = () =>
      edited.site.locator("edit-fields").evaluate(({ shadowRoot }) => {
        const focus = shadowRoot?.activeElement as HTMLElement | null;
        return focus?.dataset.origin;
      });
    for (let presses = 0; presses < 500 && (await focused()) !== lead; presses += 1) await keyboard.press("Tab");
    for (const state of ["hidden", "visible"] as const) {
      await keyboard.press("Alt+p");
      await edited.over(lead).waitFor({ state });
    }
    await edited.over(lead).focus();
    await keyboard.press("Enter");
    await edited.editor.waitFor();
    await edited.type(words);
    await edited.save();
    const saved = copy.read(cityFile);
    expectReplaced(cityFile, city.hero.lead, words);
    await edited.site.getByText(words).first().waitFor();
    await edited.change(() => keyboard.press("Control+z"), -1);
    expect(copy.read(cityFile)).toBe(readFileSync(cityFile, "utf8"));
    await edited.change(() => keyboard.press("Control+Shift+Z"));
    expect(copy.read(cityFile)).toBe(saved);
    const card = edited.page.locator(".panel .card", { has: edited.page.locator("ins", { hasText: words }) });
    await edited.change(() => card.getByRole("button", { name: "cofnij" }).press("Enter"));
    expect(copy.read(cityFile)).toBe(readFileSync(cityFile, "utf8"));
    await edited.undo(2);
  });

  test("a change of somebody else is not overwritten", async () => {
    await edited.visit(cityPage);
    await edited.open(lead);
    await edited.type("Z okna.");
    const elsewhere = copy.read(cityFile).replace(city.hero.lead, () => "Zmiana obok.");
    copy.write(cityFile, elsewhere);
    await edited.page.keyboard.press("Control+s");
    await edited.editor.locator(".remarks", { hasText: "W pliku stoi teraz: Zmiana obok." }).waitFor();
    expect(copy.read(cityFile)).toBe(elsewhere);
    copy.restore();
    await edited.page.keyboard.press("Escape");
  });

  test("a mistake is shown while typing, can be saved as a draft only, and blocks publishing", async () => {
    const { button, dialog, page } = edited;
    await edited.visit(cityPage);
    await edited.open(lead);
    await edited.type("Bardzo długi tekst. ".repeat(400));
    await edited.editor.locator(".remarks .error", { hasText: "mieści się" }).waitFor();
    await page.waitForFunction(() => {
      const buttons = [...document.querySelectorAll(".editor button")];
      return buttons.every((one) => one.getBoundingClientRect().bottom < innerHeight);
    });
    await edited.type("Od {nie.ma} zł.");
    await edited.editor.locator(".remarks .error", { hasText: "nie.ma" }).waitFor();
    await button("Zapisz jako szkic").waitFor();
    await edited.save();
    await page.locator(".verdict", { hasText: /^Do poprawienia: \d+$/ }).waitFor();
    expect(await button("Publikuj").isDisabled()).toBe(true);
    await page.locator(".card.faulty", { hasText: "nie.ma" }).getByRole("button", { name: "otwórz" }).click();
    await edited.field(lead).locator(".chip.bad").waitFor();
    await page.keyboard.press("Escape");
    await edited.undo();
    await page.locator(".verdict", { hasText: "Treść bez błędów" }).waitFor();
    await button("Publikuj").click();
    await dialog.getByRole("status").filter({ hasText: "zanim cokolwiek trafi do internetu" }).waitFor();
    expect(await button("Opublikuj").isDisabled()).toBe(true);
    const colourOf = (name: string) => button(name).evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await colourOf("Opublikuj")).not.toBe(await colourOf("Zbuduj i pokaż, co się zmieni"));
    await page.keyboard.press("Escape");
  });

  test("title and description are shown as a search result, with their image, and saved", async () => {
    const { button, dialog } = edited;
    await edited.visit(cityPage);
    await button("Tytuł i opis").click();
    await dialog.locator(".result", { hasText: ` | ${site.brand}` }).waitFor();
    const image = dialog.getByRole("img");
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(1200);
    await dialog.getByLabel("Opis", { exact: true }).fill("Za krótki.");
    await dialog.locator(".result", { hasText: "Za krótki." }).waitFor();
    await edited.change(() => button("Zapisz jako szkic").click());
    await dialog.waitFor({ state: "detached" });
    expectReplaced(cityFile, city.meta.description, "Za krótki.");
    await edited.undo();
  });

  test("texts of a calculator are changed in a window of 1024 px, where every button can be clicked", async () => {
    const words = "Podaj zużycie i wielkość instalacji.";
    await edited.visit(pvPage);
    await edited.page.setViewportSize({ width: 1024, height: 768 });
    await edited.open("calculators:pvTexts.lead");
    const buttons = edited.page.locator("header.toolbar button:enabled, .editor button:enabled");
    expect(await buttons.count()).toBeGreaterThan(10);
    for (const button of await buttons.all()) await button.click({ trial: true });
    await edited.type(words);
    await edited.save();
    await edited.page.setViewportSize({ width: 1440, height: 900 });
    expectReplaced("content/calculators.ts", pvTexts.lead, words);
    await edited.site.getByText(words).first().waitFor();
    // In a field of the page Ctrl Z takes back what was typed there, not the change of the text.
    const power = edited.site.locator("main input:is([type=text], [type=number], :not([type]))").first();
    const before = await power.inputValue();
    await power.press("7");
    expect(await power.inputValue()).not.toBe(before);
    await power.press("Control+z");
    expect(await power.inputValue()).toBe(before);
    await edited.undo();
  });

  test("a price is changed from its chip and shown on the page; axe finds nothing in the window", async () => {
    const [{ page, origin, fact }] = pricedTexts as [(typeof pricedTexts)[number]];
    await edited.visit(page);
    await edited.open(origin);
    await edited.editor.locator(`.chip[data-fact="${fact}"]`).click();
    await edited.page.locator(".panel [data-field=value]").click();
    await edited.editor.locator(".field[aria-label$='.value']").waitFor();
    await edited.page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
    const wrong = await edited.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (of: Document, how: RunOptions) => Promise<AxeResults> } };
      const { violations } = await axe.run(document, { iframes: false, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    });
    expect(wrong).toEqual([]);
    await edited.type("98765");
    await edited.save();
    await edited.site
      .getByText(/98\s?765/)
      .first()
      .waitFor();
    await edited.undo();
  });
}
