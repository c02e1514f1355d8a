/** A visitor of a long guide would not see which part they read. */
import { render, screen } from "@testing-library/react";
import { Contents } from "./contents";

const tops: Record<string, number> = { wstep: 0, koszty: 500, pytania: 1500 };

/** Scrolls the page: headings move up. */
function scrollBy(y: number) {
  for (const id of Object.keys(tops)) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => new DOMRect(0, (tops[id] ?? 0) - y, 100, 30);
  }
  dispatchEvent(new Event("scroll"));
  jest.advanceTimersToNextFrame();
}

test("the contents mark the heading a visitor reads, and only that one", () => {
  jest.useFakeTimers();
  window.innerHeight = 600;
  render(
    <>
      <Contents entries={Object.keys(tops).map((id) => ({ id, heading: id }))} />
      {Object.keys(tops).map((id) => (
        <h2 id={id} key={id}>
          {id}
        </h2>
      ))}
    </>,
  );
  const place = () => document.querySelector("[data-place]")?.textContent;
  const current = () => screen.queryByRole("link", { current: "location" })?.getAttribute("href");
  expect(current()).toBeUndefined();
  require("./page-script.browser");
  scrollBy(0);
  expect(current()).toBe("#wstep");
  scrollBy(400);
  expect([current(), place()]).toEqual(["#koszty", "2/3"]);
  scrollBy(1400);
  expect(current()).toBe("#pytania");
  scrollBy(-300);
  expect([current(), place()]).toEqual([undefined, ""]);
  const list = document.querySelector("[data-contents]") as HTMLDetailsElement;
  list.open = true;
  (list.querySelector("a") as HTMLElement).click();
  expect(list).not.toHaveAttribute("open");
  jest.useRealTimers();
});

test("in the second guide of a visit the script is at hand before the contents, and marks them all the same", () => {
  jest.useFakeTimers();
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  jest.isolateModules(() => require("./page-script.browser"));
  render(
    <>
      <Contents entries={[{ id: "wstep", heading: "Wstęp" }]} />
      <h2 id="wstep">Wstęp</h2>
    </>,
  );
  state.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  dispatchEvent(new Event("scroll"));
  jest.advanceTimersToNextFrame();
  expect(screen.getByRole("link", { current: "location" })).toHaveAttribute("href", "#wstep");
  jest.useRealTimers();
});

test("an address that leads into a closed case opens it, where the browser does not", () => {
  render(
    <details>
      <summary>Usterka</summary>
      <span id="usterka" />
    </details>,
  );
  const reached = document.getElementById("usterka") as HTMLElement;
  reached.scrollIntoView = jest.fn();
  jest.isolateModules(() => require("./page-script.browser"));
  expect(reached.closest("details")).not.toHaveAttribute("open");
  history.replaceState(null, "", "#usterka");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(reached.closest("details")).toHaveAttribute("open");
  expect(reached.scrollIntoView).toHaveBeenCalledTimes(1);
});
