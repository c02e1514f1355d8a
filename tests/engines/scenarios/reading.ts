import sharp from "sharp";
import { words } from "@/content/words";
import { eventually, type Scenarios, widths } from "@/tests/engines/visitor";
import { emergencyGuide } from "@/tests/today";

const menu = "#menu";

/** In the page: where the stripe above the footer lies, in pixels from the upper left of what is seen. */
function placeOfStripe(): { left: number; top: number; width: number; height: number } {
  const footer = document.querySelector("footer");
  if (!footer) throw new Error("There is no footer.");
  footer.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width } = footer.getBoundingClientRect();
  const height = Number.parseFloat(getComputedStyle(footer, "::before").height);
  return { left, top: Math.round(top), width, height };
}

/** In the page: brings an element into view at once. */
const goTo = (css: string) => document.querySelector(css)?.scrollIntoView({ behavior: "instant" });

/** Menu, questions, contents, pictures: what needs no framework. */
export const reading: Scenarios = {
  "the menu of a phone opens, closes by Escape with the focus back, and by following a link": async (visitor) => {
    await visitor.resize(widths.phone);
    await visitor.open("/oferta");
    expect(await visitor.sees(menu)).toBe(false);
    await visitor.click("header button", words.frame.menu);
    await visitor.waitsFor(menu, true);
    await visitor.pressEscape();
    await visitor.waitsFor(menu, false);
    expect(await visitor.evaluate(() => document.activeElement?.ariaLabel)).toBe(words.frame.menu);
    await visitor.click("header button", words.frame.menu);
    await visitor.click(`${menu} a[href="/kontakt"]`);
    await visitor.arrives("/kontakt");
    await visitor.waitsFor(menu, false);
  },
  "a question of a guide closes and opens, and the contents mark the heading the reader is at": async (visitor) => {
    await visitor.open(emergencyGuide);
    const marked = "[data-contents] [aria-current=location]";
    expect(await visitor.textOf(marked)).toBeFalsy();
    const first = "[aria-labelledby=pytania] details:first-of-type";
    for (const open of [false, true]) {
      await visitor.click(`${first} > summary`);
      await visitor.waitsFor(`${first} > p`, open);
    }
    await visitor.evaluate(goTo, "#pytania");
    await visitor.reads(marked, (await visitor.textOf("#pytania")) ?? "");
  },
  // Firefox mixes other spaces of colour into green where one colour ends and the next begins.
  "the stripe above the footer is as much yellow as green": async (visitor) => {
    await visitor.open("/dziekujemy");
    const place = await visitor.evaluate(placeOfStripe);
    await eventually(async () => {
      const stripe = sharp(await visitor.picture())
        .extract(place)
        .removeAlpha();
      const pixels = [...(await stripe.extractChannel("red").raw().toBuffer())];
      const yellow = pixels.filter((red) => red > 128).length / pixels.length;
      expect(Math.abs(yellow - 0.5)).toBeLessThan(0.1);
    });
  },
  "a picture further down the page comes when it nears the screen": async (visitor) => {
    await visitor.open("/");
    const place = "[aria-labelledby=dlaczego] [data-ph]";
    await visitor.evaluate(goTo, place);
    const width = (css: string) => document.querySelector<HTMLImageElement>(css)?.naturalWidth;
    await eventually(async () => expect(await visitor.evaluate(width, `${place} img`)).toBeGreaterThan(0));
  },
};
