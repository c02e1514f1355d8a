import { guides } from "@/content/guides";
import { words } from "@/content/words";
import { calculators } from "@/lib/calculators";
import { pvFields } from "@/lib/calculators/pv-form";
import { format } from "@/lib/text/numbers";
import { eventually, type Scenarios, type Visitor, widths } from "@/tests/engines/visitor";
import { plain } from "@/tests/support";
import {
  deviceName,
  emergencyGuide,
  groupOf,
  ownPrice,
  piecesOf,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
} from "@/tests/today";

/** In the page: what the gallery says of its position, and which slides are seen whole, in the same words. */
function galleryState(pictures: string): { said: string; seen: string } {
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
    said: (island.querySelector("[role=status]")?.textContent ?? "").replaceAll("\u00a0", " "),
    seen: `${pictures} ${numbers[0]}–${numbers.at(-1)} z ${groups.length}`,
  };
}

/** In the page, before the framework: what it will take for the pointer. */
function pointWithFinger(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(pointer: fine)" ? "not all" : query);
}

/**
 * Presses both arrows, across the end of the row and back, as fast as the text follows: it names other pictures after
 * each press. When the row has come to rest, the text must be true.
 */
async function pressGallery(visitor: Visitor): Promise<void> {
  const { previous, next, pictures } = words.gallery;
  const state = () => visitor.evaluate(galleryState, pictures);
  for (const arrow of [previous, previous, next, next, next, next]) {
    const before = await state();
    await visitor.click("[data-island=gallery] button", arrow);
    await eventually(async () => expect((await state()).said).not.toBe(before.said));
  }
  await eventually(async () => {
    const { said, seen } = await state();
    expect(seen).toBe(said);
  });
}

const result = "[data-island=power] [role=status], [data-island=pv] [role=status]";

/** Gallery, search and calculators: what brings the framework. */
export const islands: Scenarios = {
  "each press of either arrow of the gallery shows what its text says, with a mouse and on a tablet": async (
    visitor,
  ) => {
    await visitor.open("/oferta");
    await pressGallery(visitor);
    await visitor.resize(widths.tablet);
    await visitor.open("/oferta");
    await visitor.evaluate(pointWithFinger);
    await pressGallery(visitor);
  },
  "the search of the guides finds one by its name": async (visitor) => {
    const guide = Object.values(guides).find(({ slug }) => emergencyGuide.endsWith(`/${slug}`));
    const name = guide?.name ?? "";
    await visitor.open("/poradnik");
    await visitor.fill(name, "input[type=search]");
    await visitor.reads("[data-island=search] h4", plain(name));
    await visitor.arrives(`/poradnik?${new URLSearchParams({ q: name })}`);
  },
  "the power calculator counts one device more for one press": async (visitor) => {
    const { categories, texts } = calculators.power.data();
    // Of groups that are closed at first.
    const devices = categories.slice(1).flatMap((category) => category.devices);
    const { key } = devices.reduce((one, other) => (other.power > one.power ? other : one));
    await visitor.open(powerPage);
    await visitor.click("summary", groupOf(key));
    await visitor.click("button", `${plain(texts.more)}: ${deviceName(key)}`);
    await visitor.reads(result, powerAnswer({ [key]: String(piecesOf(key) + 1) }).sentence);
  },
  "the calculator of photovoltaics counts with a visitor's own numbers, and heads its frames inside them": async (
    visitor,
  ) => {
    await visitor.open(pvPage);
    const rooms = await visitor.evaluate(() =>
      [...document.querySelectorAll("[data-island] fieldset > legend")].map((legend) => {
        const frame = legend.parentElement?.getBoundingClientRect().top ?? Number.NaN;
        return legend.getBoundingClientRect().top - frame;
      }),
    );
    expect(rooms).not.toEqual([]);
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(16);
    const { cost, subsidy } = ownPrice;
    await visitor.fill(format(cost), `input[name=${pvFields.cost}]`);
    await visitor.fill(String(subsidy), `input[name=${pvFields.subsidy}]`);
    const changed = { [pvFields.cost]: String(cost), [pvFields.subsidy]: String(subsidy) };
    await visitor.reads(result, pvAnswer(changed).sentence);
  },
};
