import { guides } from "@/content/guides";
import { words } from "@/content/words";
import { calculators } from "@/lib/calculators";
import { pvFields } from "@/lib/calculators/pv-form";
import { format } from "@/lib/text/numbers";
import { wholeSlides } from "@/tests/browser/pages";
import { eventually, type Scenarios, type Visitor, widths } from "@/tests/engines/visitor";
import { plain } from "@/tests/support";
import {
  deviceName,
  emergencyGuide,
  groupOf,
  pictureCount,
  piecesOf,
  position,
  powerAnswer,
  powerPage,
  pvAnswer,
  pvPage,
  visitorsPrice,
} from "@/tests/today";

/** Runs in the page before hydration: makes it take the pointer for a finger. */
function pointWithFinger(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(pointer: fine)" ? "not all" : query);
}

/** Presses both arrows, across the end of the row and back, as fast as the status follows; it must be true at rest. */
async function pressGallery(visitor: Visitor): Promise<void> {
  const { previous, next } = words.gallery;
  const status = () => visitor.textOf("[data-island=gallery] [role=status]");
  for (const arrow of [previous, previous, next, next, next, next]) {
    const before = await status();
    await visitor.click("[data-island=gallery] button", arrow);
    await eventually(async () => expect(await status()).not.toBe(before));
  }
  await eventually(async () => {
    const [first = Number.NaN, ...others] = await visitor.evaluate(wholeSlides);
    expect(await status()).toBe(position(first, others.length + 1));
  });
}

const result = "[data-island=power] [role=status], [data-island=pv] [role=status]";

export const islands: Scenarios = {
  "the gallery shows what its status says after each arrow, by mouse and on a tablet": async (visitor) => {
    if (pictureCount === 0) return;
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
    await visitor.waitForText("[data-island=search] h3", plain(name));
    await visitor.waitForPath(`/poradnik?${new URLSearchParams({ q: name })}`);
  },
  "the power calculator counts one device more for one press": async (visitor) => {
    const { categories, texts } = calculators.power.data();
    const devices = categories.flatMap((category) => category.devices);
    const { key } = devices.reduce((one, other) => (other.power > one.power ? other : one));
    await visitor.open(powerPage);
    // Its group is closed at first.
    await visitor.click("[data-island=power] summary", groupOf(key));
    await visitor.click("button", `${plain(texts.more)}: ${deviceName(key)}`);
    await visitor.waitForText(result, powerAnswer({ [key]: String(piecesOf(key) + 1) }).sentence);
  },
  "a number that is stepped a hundred times and more goes on, though WebKit forbids as many changes of the address":
    async (visitor) => {
      const { texts } = calculators.power.data();
      const [key] = Object.keys(calculators.power.data().defaults);
      if (!key) throw new Error("The power calculator has no device.");
      await visitor.open(powerPage);
      const more = `${plain(texts.more)}: ${deviceName(key)}`;
      await visitor.click("[data-island=power] summary", groupOf(key));
      await visitor.click("[data-island=power] button", more);
      await visitor.waitForText(result, powerAnswer({ [key]: String(piecesOf(key) + 1) }).sentence);
      const calls = await visitor.evaluate((name) => {
        const field = document.querySelector(`[name="${name}"]`);
        const [less, step] = field?.parentElement?.querySelectorAll("button") ?? [];
        for (let press = 0; press < 75; press++) for (const button of [step, less]) button?.click();
        step?.click();
        return document.querySelectorAll("a[href^='tel:']").length;
      }, key);
      expect(calls).toBeGreaterThan(0);
      await visitor.waitForText(result, powerAnswer({ [key]: String(piecesOf(key) + 2) }).sentence);
      await eventually(async () =>
        expect(await visitor.evaluate(() => location.search)).toContain(`${key}${piecesOf(key) + 2}`),
      );
    },
  "the photovoltaics calculator takes a visitor's numbers, and its legends are inside their frames": async (
    visitor,
  ) => {
    await visitor.open(pvPage);
    const rooms = await visitor.evaluate(() =>
      [...document.querySelectorAll("[data-island] fieldset:not(details *) > legend")].map((legend) => {
        const frame = legend.parentElement?.getBoundingClientRect().top ?? Number.NaN;
        return legend.getBoundingClientRect().top - frame;
      }),
    );
    expect(rooms).not.toEqual([]);
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(16);
    await visitor.evaluate(() => {
      for (const group of document.querySelectorAll<HTMLDetailsElement>("[data-island] details")) group.open = true;
    });
    const { cost, subsidy } = visitorsPrice;
    await visitor.fill(format(cost), `input[name=${pvFields.cost}]`);
    await visitor.fill(String(subsidy), `input[name=${pvFields.subsidy}]`);
    const changed = { [pvFields.cost]: String(cost), [pvFields.subsidy]: String(subsidy) };
    await visitor.waitForText(result, pvAnswer(changed).sentence);
  },
};
