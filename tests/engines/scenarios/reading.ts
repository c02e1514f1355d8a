import sharp from "sharp";
import { eventually, type Visitor } from "@/tests/engines/visitor";
import { emergencyGuide } from "@/tests/today";
import { type Scenario, widths } from "./scenario";

const menu = "#menu";
const menuIs = (visitor: Visitor, open: boolean) =>
  eventually(
    () => visitor.sees(menu),
    (seen) => expect(seen).toBe(open),
  );

/** In the page: where the stripe above the footer lies, in pixels from the upper left of what is seen. */
function placeOfStripe(): { left: number; top: number; width: number; height: number } {
  const footer = document.querySelector("footer");
  if (!footer) throw new Error("There is no footer.");
  footer.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width } = footer.getBoundingClientRect();
  const height = Number.parseFloat(getComputedStyle(footer, "::before").height);
  return { left, top: Math.round(top), width, height };
}

/** Menu, questions, contents, pictures: what needs no framework. */
export const reading: Scenario[] = [
  {
    name: "the menu of a phone opens, closes by Escape with the focus back, and by following a link",
    run: async (visitor) => {
      await visitor.resize(widths.phone);
      await visitor.open("/oferta");
      expect(await visitor.sees(menu)).toBe(false);
      await visitor.click("header button", "Menu");
      await menuIs(visitor, true);
      await visitor.press("Escape");
      await menuIs(visitor, false);
      expect(await visitor.evaluate(() => document.activeElement?.ariaLabel)).toBe("Menu");
      await visitor.click("header button", "Menu");
      await menuIs(visitor, true);
      await visitor.click(`${menu} a`, "Kontakt");
      await eventually(visitor.address, (address) => expect(address).toBe("/kontakt"));
      await menuIs(visitor, false);
    },
  },
  {
    name: "a question opens and closes",
    run: async (visitor) => {
      await visitor.open(emergencyGuide);
      const second = "[aria-labelledby=pytania] details:nth-of-type(2)";
      for (const open of [true, false]) {
        await visitor.click(`${second} > summary`);
        await eventually(
          () => visitor.sees(`${second} > p`),
          (seen) => expect(seen).toBe(open),
        );
      }
    },
  },
  {
    name: "the contents of a guide mark the heading the reader is at",
    run: async (visitor) => {
      await visitor.open(emergencyGuide);
      const marked = () => visitor.textOf("[data-contents] [aria-current=location]");
      expect(await marked()).toBeFalsy();
      await visitor.evaluate(() => document.getElementById("pytania")?.scrollIntoView({ behavior: "instant" }));
      await eventually(marked, (text) => expect(text).toBe("Pytania"));
    },
  },
  {
    // Firefox mixes other spaces of colour into green where one colour ends and the next begins.
    name: "the stripe above the footer is as much yellow as green",
    run: async (visitor) => {
      await visitor.open("/dziekujemy");
      const place = await visitor.evaluate(placeOfStripe);
      const yellow = async () => {
        const stripe = sharp(await visitor.picture())
          .extract(place)
          .removeAlpha();
        const pixels = [...(await stripe.extractChannel("red").raw().toBuffer())];
        return pixels.filter((red) => red > 128).length / pixels.length;
      };
      await eventually(yellow, (share) => expect(Math.abs(share - 0.5)).toBeLessThan(0.1));
    },
  },
  {
    name: "a picture further down the page comes when it nears the screen",
    run: async (visitor) => {
      await visitor.open("/");
      await visitor.evaluate(() =>
        document.querySelector("[aria-labelledby=dlaczego] [data-ph]")?.scrollIntoView({ behavior: "instant" }),
      );
      const drawn = () =>
        visitor.evaluate(
          () => document.querySelector<HTMLImageElement>("[aria-labelledby=dlaczego] [data-ph] img")?.naturalWidth,
        );
      await eventually(drawn, (pixels) => expect(pixels).toBeGreaterThan(0));
    },
  },
];
