import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { announceNavigation } from "./navigation-event";
import { RouteChange } from "./route-change";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);

const page = () => (
  <>
    <main tabIndex={-1}>Treść</main>
    <RouteChange loading="Wczytywanie…" late="Nowa strona jeszcze się nie wczytała." />
  </>
);
const announce = (pending: boolean) => act(() => announceNavigation(pending));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const placeholders = () => document.querySelectorAll("[data-placeholder]").length;
const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockReset();
  Object.assign(window, { scrollTo: scrolled });
  history.replaceState(null, "", "/oferta");
  at("/oferta");
});
afterEach(() => jest.useRealTimers());

test("a visitor who waits for a page sees a bar at once and six placeholders after 150 ms, until the page is there", () => {
  render(page());
  expect(screen.queryByRole("status")).toBeNull();
  announce(true);
  expect(screen.getByRole("status")).toHaveTextContent("Wczytywanie…");
  wait(149);
  expect(placeholders()).toBe(0);
  wait(1);
  expect(placeholders()).toBe(6);
  announce(false);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a page that comes quickly never shows placeholders", () => {
  render(page());
  announce(true);
  wait(100);
  announce(false);
  wait(1000);
  expect(placeholders()).toBe(0);
});

test("a page that does not come in ten seconds gives the old one back, and says so until another is on its way", () => {
  render(page());
  announce(true);
  wait(9999);
  expect(placeholders()).toBe(6);
  wait(1);
  expect(placeholders()).toBe(0);
  expect(screen.getByRole("status")).toHaveTextContent(/^Nowa strona jeszcze się nie wczytała\.$/);
  announce(true);
  expect(screen.getByRole("status")).toHaveTextContent("Wczytywanie…");
  announce(false);
  wait(10_000);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a new page begins at its top, with the focus on its content", () => {
  const { rerender } = render(page());
  announce(true);
  at("/kontakt");
  rerender(page());
  expect(screen.queryByRole("status")).toBeNull();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a link to a heading of another page leads to the heading, not to the top", () => {
  const { rerender } = render(page());
  history.replaceState(null, "", "/kontakt#godziny");
  at("/kontakt");
  rerender(page());
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole("main")).not.toHaveFocus();
});

test("back leaves the place to the browser, and a link followed after it leads to the top again", () => {
  const { rerender } = render(page());
  history.replaceState(null, "", "/kontakt");
  fireEvent(window, new PopStateEvent("popstate", { state: {} }));
  expect(document.documentElement.style.scrollBehavior).toBe("auto");
  at("/kontakt");
  rerender(page());
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole("main")).toHaveFocus();
  wait(100);
  expect(document.documentElement.style.scrollBehavior).toBe("");
  at("/oferta");
  rerender(page());
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("back to a fragment of the same page says nothing of the page a link leads to", () => {
  const { rerender } = render(page());
  fireEvent(window, new PopStateEvent("popstate", { state: {} }));
  at("/kontakt");
  rerender(page());
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("the first page keeps the place where the visitor reads", () => {
  render(page());
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole("main")).not.toHaveFocus();
});
