/** A gallery of few pictures, of one kind, or without motion goes where nothing is, or says a wrong place. */
import { fireEvent, screen } from "@testing-library/react";
import { words } from "@/content/words";
import { get } from "@/lib/content/records";
import {
  choose,
  desktop,
  isDisabled,
  kindNames,
  manyKinds,
  media,
  next,
  phone,
  position,
  prepareScreen,
  previous,
  settle,
  show,
  tablet,
} from "@/tests/gallery-on-screen";

prepareScreen();

describe.each(["fine", "coarse"] as const)("with a %s pointer", (pointer) => {
  const sizes = [phone, tablet, desktop].flatMap((size) => [1, 2, 3, 4, 5].map((few) => ({ few, ...size })));

  test.each(sizes)("$few pictures, $inView in view: arrows show all, and the text says what is seen", async (size) => {
    const { start, seen, seenNumbers } = show(pointer, size, manyKinds.slice(0, size.few));
    start();
    await settle();
    const shown = new Set(seenNumbers());
    expect([previous(), next()].map(isDisabled)).toEqual(
      size.few > size.inView ? [expect.any(Boolean), false] : [true, true],
    );
    for (let press = 0; press < size.few; press++) {
      expect(position()).toHaveTextContent(`${words.gallery.pictures} ${seen()}`);
      expect(seenNumbers()).toHaveLength(Math.min(size.few, size.inView));
      fireEvent.click(next());
      await settle();
      for (const number of seenNumbers()) shown.add(number);
    }
    expect(shown.size).toBe(size.few);
  });

  test("a kind with a picture more than are in view ends with the last, and the focus stays on the arrow", async () => {
    const { start, seen } = show(pointer, desktop, [
      ...manyKinds.slice(0, 8),
      "energia",
      "energia",
      "energia",
      "energia",
    ]);
    start();
    await settle();
    fireEvent.click(next());
    choose(kindNames.energia);
    expect(position()).toHaveTextContent("1–3 z 4");
    next().focus();
    fireEvent.click(next());
    expect(position()).toHaveTextContent("2–4 z 4");
    await settle();
    expect(seen()).toBe("2–4 z 4");
    expect(next()).toHaveFocus();
    // Embla has an end here. The browser's row goes around.
    expect(isDisabled(next())).toBe(pointer === "fine");
    fireEvent.click(next());
    await settle();
    expect(seen()).toBe(pointer === "fine" ? "2–4 z 4" : "1–3 z 4");
    expect(position()).toHaveTextContent(seen());
  });

  test("a kind whose pictures are all in view has nowhere to go, and all pictures have again", async () => {
    const { start } = show(pointer, desktop, [...manyKinds.slice(0, 8), "energia", "energia"]);
    start();
    await settle();
    choose(kindNames.energia);
    expect(position()).toHaveTextContent("1–2 z 2");
    expect([previous(), next()].map(isDisabled)).toEqual([true, true]);
    fireEvent.click(next());
    expect(position()).toHaveTextContent("1–2 z 2");
    choose(get("offer").gallery.filter.all);
    expect([previous(), next()].map(isDisabled)).toEqual([false, false]);
  });

  test("a gallery without pictures says no position", async () => {
    const { start } = show(pointer, desktop, []);
    start();
    await settle();
    expect(screen.queryByRole("status")).toBeNull();
    expect([previous(), next()].map(isDisabled)).toEqual([true, true]);
  });
});

test("the filter offers the kinds that have pictures, if there are two", () => {
  show("fine", desktop, ["firma", "energia", "firma"]);
  const { all, kinds } = get("offer").gallery.filter;
  const labels = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(labels).toEqual([all, kinds.energia, kinds.firma]);
  show("fine", desktop, ["firma", "firma"]);
  expect(screen.queryByRole("radio")).toBeNull();
});

describe("for a visitor who wants no motion", () => {
  const stillness = "(prefers-reduced-motion: reduce)";

  test("the browser's row jumps from the moment this is chosen", async () => {
    const { start, row } = show("coarse", tablet);
    start();
    await settle();
    const glides = jest.fn();
    row.scrollTo = glides as typeof row.scrollTo;
    for (const behavior of ["smooth", "instant"]) {
      fireEvent.click(next());
      expect(glides.mock.lastCall[0]).toMatchObject({ behavior });
      media.add(stillness);
    }
  });

  test("Embla's row is at the next pictures at once", async () => {
    media.add(stillness);
    const { start, row, seen } = show("fine", desktop);
    start();
    await settle();
    fireEvent.click(next());
    expect(seen()).toBe("4–6 z 21");
    fireEvent.keyDown(row, { key: "ArrowLeft" });
    expect(seen()).toBe("3–5 z 21");
  });
});
