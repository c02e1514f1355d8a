import { eventually, type Visitor } from "@/tests/engines/visitor";
import type { Scenario } from "./scenario";

/** Path of the page that is shown, and how far it is scrolled, in pixels. */
const place = (visitor: Visitor) => visitor.evaluate(() => `${location.pathname} ${Math.round(scrollY)}`);
const standsAt = (visitor: Visitor, expected: string) =>
  eventually(
    () => place(visitor),
    (seen) => expect(seen).toBe(expected),
  );
const readDownTo = (visitor: Visitor, top: number) =>
  visitor.evaluate((y) => scrollTo({ top: Number(y), behavior: "instant" }), String(top));

type Watched = { places?: string[] };

/** In the page: begins to write down where the next one is seen to stand. */
function watchPlaces(): void {
  const places: string[] = [];
  (window as Watched).places = places;
  const left = location.pathname;
  addEventListener("scroll", () => {
    if (location.pathname !== left) places.push(`${location.pathname} ${Math.round(scrollY)}`);
  });
}
/** Every place it was seen at since: undefined where another document is shown meanwhile. */
const placesSeen = (visitor: Visitor) => visitor.evaluate(() => (window as Watched).places);

/** Reads on by a link of the header, then goes back and forward: each page stands where it was left. */
async function thereAndBack(visitor: Visitor, from: string): Promise<void> {
  const on = "/poradnik";
  await readDownTo(visitor, 900);
  await standsAt(visitor, `${from} 900`);
  await visitor.click(`header nav a[href='${on}']`);
  await standsAt(visitor, `${on} 0`);
  await readDownTo(visitor, 600);
  await standsAt(visitor, `${on} 600`);
  await visitor.back();
  await standsAt(visitor, `${from} 900`);
  await visitor.forward();
  await standsAt(visitor, `${on} 600`);
}

export const history: Scenario[] = [
  {
    name: "back and forward lead to the place where a page was left",
    run: async (visitor) => {
      await visitor.open("/uslugi/pomiary");
      await thereAndBack(visitor, "/uslugi/pomiary");
    },
  },
  {
    name: "back and forward keep the place where the framework changes pages",
    run: async (visitor) => {
      await visitor.open("/oferta");
      await visitor.click("[data-island=gallery] button", "Następne zdjęcie");
      await eventually(
        () => visitor.sees("[data-embla]"),
        (taken) => expect(taken).toBe(true),
      );
      await thereAndBack(visitor, "/oferta");
      // At once: a page that glides to its place runs past the reader.
      await visitor.evaluate(watchPlaces);
      await visitor.back();
      await standsAt(visitor, "/oferta 900");
      expect(await placesSeen(visitor)).toEqual(["/oferta 900"]);
    },
  },
];
