/** A column that starts off the grid is a new edge for the eye; in a wide short table a price is far from its name. */
import { pageTypes, unknownPage } from "./pages";
import { expect, test } from "./test";

/**
 * Runs in the page: its columns that begin off the grid of twelve, and its short tables that are wider than eight.
 * Columns stand beside each other in a grid that begins on the page's grid itself. What is narrower than one column is
 * a mark of what follows it; cards and islands have columns of their own. Five equal columns across the page are the one
 * division that twelve do not have.
 */
function offGrid(): string[] {
  const insetOf = (one: Element | null): number => {
    if (!one) return 0;
    const { borderLeftWidth, paddingLeft } = getComputedStyle(one);
    return Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft);
  };
  const page = document.querySelector("footer > div") as Element;
  const start = page.getBoundingClientRect().left + insetOf(page);
  const gutter = 24;
  const step = (page.getBoundingClientRect().right - start + gutter) / 12;
  const isOn = (x: number): boolean => Math.abs(Math.round((x - start) / step) * step - (x - start)) <= 2;
  const nameOf = (one: Element): string =>
    one.closest("section:has(h2), article")?.querySelector("h2")?.textContent ?? one.textContent?.slice(0, 40) ?? "";

  const columns = [...document.querySelectorAll("main *")].flatMap((grid) => {
    if (getComputedStyle(grid).display !== "grid" || !grid.checkVisibility()) return [];
    if (grid.closest("table, figure, [data-island], .sr-only")) return [];
    const box = grid.getBoundingClientRect();
    const isCard = getComputedStyle(grid).borderLeftStyle !== "none" && box.width < 11 * step;
    if (isCard || !isOn(box.left + insetOf(grid))) return [];
    const widths = getComputedStyle(grid).gridTemplateColumns.split(" ").map(Number.parseFloat);
    const fifth = (12 * step - 5 * gutter) / 5;
    if (widths.length === 5 && widths.every((width) => Math.abs(width - fifth) <= 1)) return [];
    const cells = [...grid.children].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    return cells.flatMap(({ cell, box: { left, width, top, bottom } }, index) => {
      const before = cells[index - 1]?.box;
      const isMarked = before && before.width < step - gutter - 2 && before.top < bottom && before.bottom > top;
      if (isMarked || width < step - gutter - 2) return [];
      // Its own edge, its text's, that of the link that fills it, or of the mark that is drawn before it.
      const text = left + insetOf(cell);
      const mark = left + Number.parseFloat(getComputedStyle(cell, "::before").left);
      if ([left, text, text + insetOf(cell.firstElementChild), mark].some(isOn)) return [];
      return [`${nameOf(grid)}: ${Math.round(left)}`];
    });
  });

  const longestShortCell = 64;
  const tables = [...document.querySelectorAll<HTMLTableElement>("main table")].flatMap((table) => {
    const cells = [...table.querySelectorAll("td")];
    const isShort =
      (table.tHead?.rows[0]?.cells.length ?? 0) <= 3 &&
      cells.every(({ textContent }) => textContent.length <= longestShortCell);
    const { width } = table.getBoundingClientRect();
    return isShort && width > 8 * step - gutter + 2 ? [`${nameOf(table)}: ${Math.round(width)} wide`] : [];
  });
  return [...new Set([...columns, ...tables])];
}

for (const width of [1440, 1024])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pageTypes.filter((path) => path !== unknownPage))
      test(`columns of ${path} begin on the grid`, async ({ page }) => {
        await page.goto(path);
        expect(await page.evaluate(offGrid)).toEqual([]);
      });
  });
