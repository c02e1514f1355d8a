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
  piecesOf,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
  visitorsPrice,
} from "@/tests/today";

/** Runs in the page: the gallery's status, and the slides in view in the same words. */
function galleryState(pictures: string): { status: string; inView: string } {
  const island = document.querySelector("[data-island=gallery]");
  const frame = island?.querySelector("section")?.getBoundingClientRect();
  if (!island || !frame) throw new Error("There is no gallery.");
  const groups = [...island.querySelectorAll("[role=group]")];
  const whole = groups.flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > frame.left - 3 && right < frame.right + 3 ? [{ left, number: index + 1 }] : [];
  });
  // At the end of the loop the first slide is right of the last.
  const numbers = whole.sort((one, other) => one.left - other.left).map(({ number }) => number);
  return {
    status: (island.querySelector("[role=status]")?.textContent ?? "").replaceAll("\u00a0", " "),
    inView: `${pictures} ${numbers[0]}–${numbers.at(-1)} z ${groups.length}`,
  };
}

/** Runs in the page before hydration: makes it take the pointer for a finger. */
function pointWithFinger(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(pointer: fine)" ? "not all" : query);
}

/** Presses both arrows, across the end of the row and back, as fast as the status follows; it must be true at rest. */
async function pressGallery(visitor: Visitor): Promise<void> {
  const { previous, next, pictures } = words.gallery;
  const state = () => visitor.evaluate(galleryState, pictures);
  for (const arrow of [previous, previous, next, next, next, next]) {
    const before = await state();
    await visitor.click("[data-island=gallery] button", arrow);
    await eventually(async () => expect((await state()).status).not.toBe(before.status));
  }
  await eventually(async () => {
    const { status, inView } = await state();
    expect(inView).toBe(status);
  });
}

const result = "[data-island=power] [role=status], [data-island=pv] [role=status]";

export const islands: Scenarios = {
  "the gallery shows what its status says after each arrow, by mouse and on a tablet": async (visitor) => {
    await visitor.open("/oferta");
    await pressGallery(visitor);
    await visitor.resize(widths.tablet);
    await visitor.open("/oferta");
    await visitor.evaluate(pointWithFinger);
    await pressGallery(visitor);
  },
  "the search finds a guide by its name": async (visitor) => {
    const guide = Object.values(guides).find(({ slug }) => emergencyGuide.endsWith(`/${slug}`));
    const name = guide?.name ?? "";
    await visitor.open("/poradnik");
    await visitor.fill(name, "input[type=search]");
    await visitor.waitForText("[data-island=search] h4", plain(name));
    await visitor.waitForPath(`/poradnik?${new URLSearchParams({ q: name })}`);
  },
  "the power calculator counts one device more for one press": async (visitor) => {
    const { categories, texts } = calculators.power.data();
    // In groups that are closed at first.
    const devices = categories.slice(1).flatMap((category) => category.devices);
    const { key } = devices.reduce((one, other) => (other.power > one.power ? other : one));
    await visitor.open(powerPage);
    await visitor.click("summary", groupOf(key));
    await visitor.click("button", `${plain(texts.more)}: ${deviceName(key)}`);
    await visitor.waitForText(result, powerAnswer({ [key]: String(piecesOf(key) + 1) }).sentence);
  },
  "the photovoltaics calculator takes a visitor's numbers, and its legends are inside their frames": async (
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
    const { cost, subsidy } = visitorsPrice;
    await visitor.fill(format(cost), `input[name=${pvFields.cost}]`);
    await visitor.fill(String(subsidy), `input[name=${pvFields.subsidy}]`);
    const changed = { [pvFields.cost]: String(cost), [pvFields.subsidy]: String(subsidy) };
    await visitor.waitForText(result, pvAnswer(changed).sentence);
  },
};
