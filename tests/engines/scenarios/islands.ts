import { format } from "@/lib/text/numbers";
import { eventually, type Visitor } from "@/tests/engines/visitor";
import {
  deviceName,
  groupOf,
  guideNamed,
  ownPrice,
  pictureCount,
  piecesOf,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
} from "@/tests/today";
import { type Scenario, widths } from "./scenario";

const gallery = "[data-island=gallery]";

/** In the page: what the gallery says of its position, and which slides are seen whole, in the same words. */
function galleryState(): { said: string; seen: string } {
  const island = document.querySelector("[data-island=gallery]");
  const frame = island?.querySelector("section")?.getBoundingClientRect();
  if (!island || !frame) throw new Error("There is no gallery.");
  const groups = [...island.querySelectorAll("[role=group]")];
  const whole = groups.flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > frame.left - 3 && right < frame.right + 3 ? [{ left, number: index + 1 }] : [];
  });
  // Across the loop the first slide stands to the right of the last.
  const numbers = whole.sort((one, other) => one.left - other.left).map(({ number }) => number);
  return {
    said: island.querySelector("[role=status]")?.textContent ?? "",
    seen: `Zdjęcia ${numbers[0]}–${numbers.at(-1)} z ${groups.length}`,
  };
}

/** In the page, before the framework: what it will take for the pointer. */
function pointWithFinger(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(pointer: fine)" ? "not all" : query);
}

/** Numbers of the pictures that the text names, also around the end: "Zdjęcia 20–1 z 21". */
function picturesIn(said: string): number[] {
  const [first = 0, last = 0] = said.match(/\d+/g)?.map(Number) ?? [];
  const count = ((last - first + pictureCount) % pictureCount) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % pictureCount) + 1);
}

/**
 * Presses both arrows until every picture has been in view, as fast as the text follows: it names other pictures after
 * each press. After every fifth the row comes to rest, and the text must be true.
 */
async function pressThroughGallery(visitor: Visitor): Promise<void> {
  const state = () => visitor.evaluate(galleryState);
  for (const arrow of ["Następne zdjęcie", "Poprzednie zdjęcie"]) {
    const named = new Set<number>();
    for (let press = 1; press <= Math.ceil(pictureCount / 2) + 4; press++) {
      const before = await state();
      await visitor.click(`${gallery} button`, arrow);
      await eventually(state, ({ said, seen }) => {
        expect(said).not.toBe(before.said);
        if (press % 5 === 0) expect(seen).toBe(said);
        for (const number of picturesIn(said)) named.add(number);
      });
    }
    expect(named.size).toBe(pictureCount);
  }
}

const results = "[data-island=search] h4";
const result = "[data-island=power] [role=status], [data-island=pv] [role=status]";

/** Gallery, search and calculators: what brings the framework. */
export const islands: Scenario[] = [
  {
    name: "each press of either arrow of the gallery shows what its text says, with a mouse",
    run: async (visitor) => {
      await visitor.open("/oferta");
      await pressThroughGallery(visitor);
    },
  },
  {
    name: "each press of either arrow of the gallery shows what its text says, on a tablet",
    run: async (visitor) => {
      await visitor.resize(widths.tablet);
      await visitor.open("/oferta");
      await visitor.evaluate(pointWithFinger);
      await pressThroughGallery(visitor);
    },
  },
  {
    name: "the search of the guides finds one by what people say",
    run: async (visitor) => {
      await visitor.open("/poradnik");
      await visitor.fill("wybija korki", "input[type=search]");
      await eventually(
        () => visitor.textOf(results),
        (title) => expect(title).toBe(guideNamed("awarie").name),
      );
      await eventually(visitor.address, (address) => expect(address).toBe("/poradnik?q=wybija+korki"));
    },
  },
  {
    name: "the power calculator counts one charger for one press",
    run: async (visitor) => {
      await visitor.open(powerPage);
      await visitor.click("summary", groupOf("lt"));
      await visitor.click("button", `Więcej: ${deviceName("lt")}`);
      await eventually(
        () => visitor.textOf(result),
        (text) => expect(text).toBe(powerAnswer({ lt: String(piecesOf("lt") + 1) }).sentence),
      );
    },
  },
  {
    name: "what a calculator asks for is headed inside its frame, not on it",
    run: async (visitor) => {
      await visitor.open(pvPage);
      const rooms = await visitor.evaluate(() =>
        [...document.querySelectorAll("[data-island] fieldset > legend")].map((legend) => {
          const frame = legend.parentElement?.getBoundingClientRect().top ?? Number.NaN;
          return legend.getBoundingClientRect().top - frame;
        }),
      );
      expect(rooms).not.toEqual([]);
      for (const room of rooms) expect(room).toBeGreaterThanOrEqual(16);
    },
  },
  {
    name: "the calculator of photovoltaics counts with a visitor's own numbers",
    run: async (visitor) => {
      await visitor.open(pvPage);
      const { cost, subsidy } = ownPrice;
      await visitor.fill(format(cost), "input", "Koszt z montażem");
      await visitor.fill(String(subsidy), "input", "Dotacja");
      await eventually(
        () => visitor.textOf(result),
        (text) => expect(text).toBe(pvAnswer({ koszt: String(cost), dotacja: String(subsidy) }).sentence),
      );
    },
  },
];
