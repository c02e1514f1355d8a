import { pageTypes } from "@/tests/browser/pages";
import { type Scenario, widths } from "./scenario";

/** In the page: what it is wide, and what of it can be seen. */
const measured = () => ({
  seen: innerWidth,
  room: document.documentElement.clientWidth,
  wide: document.documentElement.scrollWidth,
});

/** Every kind of page at every width: nothing to scroll sideways, nothing in the console. */
export const pages: Scenario[] = pageTypes.map((path) => ({
  name: `${path} fits a phone, a tablet and a computer, without an error`,
  run: async (visitor) => {
    for (const width of Object.values(widths)) {
      await visitor.resize(width);
      await visitor.open(path);
      const { seen, room, wide } = await visitor.evaluate(measured);
      expect({ width, seen, problems: await visitor.problems() }).toEqual({ width, seen: width, problems: [] });
      expect(wide).toBeLessThanOrEqual(room);
    }
  },
}));
