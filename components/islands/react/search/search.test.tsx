/** A visitor would search and see nothing, or somebody else's results. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { words } from "@/content/words";
import { forgetSearch } from "@/lib/search/fetch-index";
import { givenIndex } from "@/tests/given-search";
import { inIsland } from "@/tests/island";
import { asQuery, longestQuery } from "./query-address";
import { SearchIsland } from "./search";

const texts = words.search;
const request = jest.fn<Promise<unknown>, [string]>();
const arrives = async () => ({ ok: true, json: async () => givenIndex });
const fails = async () => ({ ok: false, status: 503 });

const field = () => screen.getByRole("searchbox", { name: texts.label });
const status = () => screen.getByRole("status");
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const wait = (time = 5000) => act(() => jest.advanceTimersByTimeAsync(time));
let user: ReturnType<typeof userEvent.setup>;

const island = inIsland(
  <SearchIsland
    texts={texts}
    address="/search/index.json"
    phone={{ tel: "+48320000000", display: "+48 32 000 00 00" }}
  />,
  { "icon-zap": <svg data-testid="zap" /> },
);

beforeAll(() => {
  // jsdom does not implement <search> yet, and React logs that as an error.
  const { error } = console;
  jest.spyOn(console, "error").mockImplementation((...said) => {
    if (!String(said[0]).includes("is unrecognized in this browser")) error(...said);
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  request.mockReset().mockImplementation(arrives);
  Object.assign(window, { fetch: request, matchMedia: () => ({ matches: false }) });
  history.replaceState(null, "", "/poradnik");
});
afterEach(() => {
  forgetSearch();
  // The pause between two changes of the address ends, too.
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
});

test("a visitor who has typed nothing waits for nothing: the index is not loaded", async () => {
  render(island);
  await wait();
  expect(request).not.toHaveBeenCalled();
  expect(status()).toBeEmptyDOMElement();
});

test("what is typed is found in guides and services alike, with kind and icon and the words marked, and the address follows", async () => {
  render(island);
  await user.type(field(), "światło");
  await wait();
  expect(status()).toHaveTextContent(/światło.* 3 /);
  expect(titles().toSorted()).toEqual(["Awarie", "Naprawy", "Oświetlenie"]);
  const items = screen.getAllByRole("listitem");
  const repair = within(items[titles().indexOf("Naprawy")] as HTMLElement);
  expect(repair.getByText(texts.kinds.service)).toBeInTheDocument();
  expect(repair.getByTestId("zap")).toBeInTheDocument();
  expect(repair.getByText("światło").tagName).toBe("MARK");
  expect(repair.getByRole("link", { name: "Naprawy" })).toHaveAttribute("href", "/uslugi/naprawy");
  expect(repair.getByRole("link", { name: "Rozdział" })).toHaveAttribute("href", "/uslugi/naprawy#rozdzial");
  expect(new URLSearchParams(location.search).get("q")).toBe("światło");
  expect(request).toHaveBeenCalledTimes(1);
});

test("a query in the address is searched for at once", async () => {
  history.replaceState(null, "", "/poradnik?q=awarie");
  render(island);
  await wait();
  expect(field()).toHaveValue("awarie");
  expect(titles()[0]).toBe("Awarie");
});

test.each([
  ["as long as the field takes", "x".repeat(300), "x".repeat(longestQuery)],
  ["with its accents as the index has them", "s\u0301wiat\u0142o", "światło"],
])("a query in the address is read %s", async (_, query, expected) => {
  history.replaceState(null, "", `/poradnik?${new URLSearchParams({ q: query })}`);
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  // As the loader fills it in.
  (within(host).getByRole("searchbox") as HTMLInputElement).value = query;
  render(island, { container: host, hydrate: true });
  await wait();
  expect(status().textContent).toContain(`„${expected}”`);
  expect((field() as HTMLInputElement).value.normalize("NFC")).toBe(expected);
  host.remove();
});

test("a browser that refuses to change its history searches all the same, also when a query is submitted", async () => {
  const [replace, push] = (["replaceState", "pushState"] as const).map((method) =>
    jest.spyOn(history, method).mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    }),
  );
  render(island);
  await user.type(field(), "światło");
  await wait();
  expect(titles()).toContain("Naprawy");
  await user.clear(field());
  await user.type(field(), "awarie{Enter}");
  await wait();
  expect(titles()[0]).toBe("Awarie");
  for (const refusal of [replace, push]) {
    expect(refusal).toHaveBeenCalled();
    refusal?.mockRestore();
  }
});

test("what was typed before the island was hydrated is searched for", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  (within(host).getByRole("searchbox") as HTMLInputElement).value = "oświetlenie";
  render(island, { container: host, hydrate: true });
  await wait();
  expect(titles()[0]).toBe("Oświetlenie");
  expect(location.search).toBe("?q=o%C5%9Bwietlenie");
});

test("a submitted query is a step of the history, and back empties the field", async () => {
  render(island);
  await user.type(field(), "awarie{Enter}");
  await wait();
  expect(titles()[0]).toBe("Awarie");
  history.replaceState(null, "", "/poradnik");
  act(() => {
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(field()).toHaveValue("");
  expect(screen.queryByRole("region", { name: texts.results })).toBeNull();
});

test("while the index is on its way the visitor sees placeholders", async () => {
  request.mockImplementation(() => new Promise(() => {}));
  const { container } = render(island);
  await user.type(field(), "awarie");
  await wait();
  expect(status()).toHaveTextContent(texts.loading);
  expect(container.querySelectorAll(".skeleton-cards > div")).toHaveLength(6);
});

test("when the index does not come, the visitor is told, may phone, and a second try searches on", async () => {
  request.mockImplementation(fails);
  render(island);
  await user.type(field(), "awarie");
  await wait();
  expect(status()).toHaveTextContent(texts.failed);
  expect(screen.getByRole("link", { name: "+48 32 000 00 00" })).toHaveAttribute("href", "tel:+48320000000");
  request.mockImplementation(arrives);
  await user.click(screen.getByRole("button", { name: texts.retry }));
  await wait();
  expect(field()).toHaveFocus();
  expect(titles()[0]).toBe("Awarie");
});

test("a query nothing answers is told with the phone number beside it", async () => {
  render(island);
  await user.type(field(), "xyzzy");
  await wait();
  expect(status()).toHaveTextContent(texts.nothing.replace("[pytanie]", "xyzzy"));
  expect(screen.getByRole("link", { name: "+48 32 000 00 00" })).toHaveAttribute("data-call", "search");
});

test("a query that is cut within a character loses it whole", () => {
  const letters = "a".repeat(longestQuery - 1);
  expect(asQuery(`${letters}\u{1f50c}`)).toBe(letters);
});
