/** A visitor on a slow network would follow a link and see nothing happen. */
import { fireEvent, render, screen } from "@testing-library/react";
import { Loading } from "./loading";
import { watchLoading } from "./loading.browser";

const root = document.documentElement;
/** Stage of the wait. Styles follow this attribute; browser tests check them. */
const stage = () => root.dataset.loading;
const links = `
  <a id="page" href="/oferta"><b>Oferta</b></a> <a id="section" href="/poradnik#porazenie">Porażenie</a>
  <a id="own-section" href="/kontakt#godziny">Godziny</a> <a id="fragment" href="#gora">Na górę</a>
  <a id="call" href="tel:+48320000000">Zadzwoń</a> <a id="letter" href="mailto:kontakt@wattera.example">Napisz</a>
  <a id="card" href="/kontakt.vcf" download>Wizytówka</a> <a id="saved" href="/cennik" download>Cennik</a>
  <a id="tab" href="/oferta" target="_blank">Oferta</a> <a id="elsewhere" href="https://katalog.example/">Katalog</a>
  <button id="button">Dalej</button>`;
const click = (id: string, init?: MouseEventInit) =>
  fireEvent.click(document.querySelector(`#${id} b, #${id}`) as Element, init);
const wait = (time: number) => jest.advanceTimersByTime(time);

beforeAll(() => {
  document.addEventListener("click", watchLoading(document), true);
});
beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/kontakt");
  document.body.innerHTML = links;
  dispatchEvent(new Event("pagehide"));
  // jsdom cannot navigate and logs an error each time.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test.each(["page", "section"])(
  "a followed link (%s) that takes longer than 300 ms shows the skeleton, and after ten seconds a sentence instead",
  (id) => {
    click(id);
    wait(299);
    expect(stage()).toBe("");
    wait(1);
    expect(stage()).toBe("wait");
    wait(9699);
    expect(stage()).toBe("wait");
    wait(1);
    expect(stage()).toBe("late");
  },
);

test.each<[string, MouseEventInit]>([
  ...["own-section", "fragment", "call", "letter", "card", "saved", "tab", "elsewhere", "button"].map(
    (id): [string, MouseEventInit] => [id, {}],
  ),
  ["page", { ctrlKey: true }],
  ["page", { metaKey: true }],
  ["page", { shiftKey: true }],
  ["page", { altKey: true }],
  ["page", { button: 1 }],
])("a click that loads no page here shows nothing: %s %j", (id, init) => {
  click(id, init);
  wait(20_000);
  expect(stage()).toBe("");
});

test("a link that somebody keeps from being followed, later on the click's way, is no wait", () => {
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  click("page");
  wait(20_000);
  expect(stage()).toBe("");
});

test.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["leaving the page, which may come back", () => dispatchEvent(new Event("pagehide"))],
])("%s ends the wait at every stage", (_, end) => {
  for (const time of [100, 300, 10_000]) {
    click("page");
    wait(time);
    end();
    expect(stage()).toBe("");
    wait(20_000);
    expect(stage()).toBe("");
  }
});

test("another key leaves the skeleton, and another link begins a wait of its own", () => {
  click("page");
  wait(9000);
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect(stage()).toBe("wait");
  click("section");
  expect(stage()).toBe("");
  wait(9999);
  expect(stage()).toBe("wait");
});

test("a screen reader knows the region before anything appears in it; of the skeleton it hears only the words", () => {
  render(<Loading loading="Wczytywanie…" late="Nowa strona jeszcze się nie wczytała." />);
  expect(screen.getByRole("status")).toHaveTextContent("Wczytywanie…Nowa strona jeszcze się nie wczytała.");
  expect(document.querySelectorAll("[aria-hidden=true].skeleton-cards > div")).toHaveLength(6);
});
