import { words } from "@/content/words";
import { eventually, type Scenarios, widths } from "@/tests/engines/visitor";
import { emergencyGuide } from "@/tests/today";

const menu = "#menu";

/** Runs in the page. */
const goTo = (css: string) => document.querySelector(css)?.scrollIntoView({ behavior: "instant" });

export const reading: Scenarios = {
  "the menu of a phone opens, closes by Escape and returns the focus, and closes by a link": async (visitor) => {
    await visitor.resize(widths.phone);
    await visitor.open("/oferta");
    expect(await visitor.sees(menu)).toBe(false);
    await visitor.click("header button", words.frame.menu);
    await visitor.waitForVisible(menu, true);
    await visitor.pressEscape();
    await visitor.waitForVisible(menu, false);
    expect(await visitor.evaluate(() => document.activeElement?.ariaLabel)).toBe(words.frame.menu);
    await visitor.click("header button", words.frame.menu);
    await visitor.click(`${menu} a[href="/kontakt"]`);
    await visitor.waitForPath("/kontakt");
    await visitor.waitForVisible(menu, false);
  },
  "a question of a guide closes and opens, and the contents mark the current heading": async (visitor) => {
    await visitor.open(emergencyGuide);
    const marked = "[data-contents] [aria-current=location]";
    const last = (await visitor.textOf("#pytania")) ?? "";
    expect(await visitor.textOf(marked)).not.toBe(last);
    const first = "[aria-labelledby=pytania] details:first-of-type";
    for (const open of [false, true]) {
      await visitor.click(`${first} > summary`);
      await visitor.waitForVisible(`${first} > p`, open);
    }
    await visitor.evaluate(goTo, "#pytania");
    await visitor.waitForText(marked, last);
  },
  "a picture further down loads near the screen": async (visitor) => {
    await visitor.open("/");
    const place = "[aria-labelledby=specjalizacje] [data-ph]";
    await visitor.evaluate(goTo, place);
    const width = (css: string) => document.querySelector<HTMLImageElement>(css)?.naturalWidth;
    await eventually(async () => expect(await visitor.evaluate(width, `${place} img`)).toBeGreaterThan(0));
  },
};
