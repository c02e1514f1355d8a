/** A visitor who holds a key in a field would stop an island, or share an address that says something else. */
import { changeAddress, pushAddress } from "./address";

const set = (name: string, value: string) => changeAddress(name, ({ searchParams }) => searchParams.set(name, value));
const replace = jest.spyOn(history, "replaceState");
const travel = () => dispatchEvent(new PopStateEvent("popstate"));

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/poradnik?utm_source=x#moc");
  replace.mockClear();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test("a key held for nine seconds changes the address ten times at most, the last value is there in the end", () => {
  for (let step = 0; step <= 120; step++) {
    set("moc", String(step));
    if (step === 0) expect(location.search).toBe("?utm_source=x&moc=0");
    if (step < 120) jest.advanceTimersByTime(75);
  }
  expect(replace.mock.calls.length).toBeLessThanOrEqual(10);
  jest.advanceTimersByTime(1000);
  expect(location.href).toMatch(/\/poradnik\?utm_source=x&moc=120#moc$/);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(11);
  jest.advanceTimersByTime(10_000);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(11);
});

test("two calculators share an address, and neither loses what the other has changed", () => {
  set("moc", "1");
  set("moc", "2");
  set("dlugosc", "30");
  set("moc", "3");
  jest.advanceTimersByTime(1000);
  expect(location.search).toBe("?utm_source=x&moc=3&dlugosc=30");
  expect(replace).toHaveBeenCalledTimes(2);
});

test("what does not change the address leaves the history alone", () => {
  set("utm_source", "x");
  jest.advanceTimersByTime(1000);
  expect(replace).not.toHaveBeenCalled();
});

test.each(["pagehide", "visibilitychange"])("the last value is written before the page goes: %s", (type) => {
  set("moc", "1");
  set("moc", "2");
  dispatchEvent(new Event(type));
  expect(location.search).toBe("?utm_source=x&moc=2");
});

test("the last value is written before a link is followed, not with every other click", () => {
  document.body.innerHTML = "<a href='#wynik'><b>Wynik</b></a><button type='button'>+</button>";
  set("moc", "1");
  set("moc", "2");
  document.querySelector("button")?.click();
  expect(location.search).toBe("?utm_source=x&moc=1");
  document.querySelector("b")?.click();
  expect(location.search).toBe("?utm_source=x&moc=2");
});

test("a value that waits never reaches another entry", () => {
  set("moc", "1");
  set("moc", "2");
  history.replaceState(null, "", "/poradnik?another");
  travel();
  jest.advanceTimersByTime(5000);
  expect(location.search).toBe("?another");
});

test("an entry is added after the last value of the current one is written", () => {
  const push = jest.spyOn(history, "pushState");
  set("q", "a");
  set("q", "ab");
  pushAddress(({ searchParams }) => searchParams.set("q", "abc"));
  expect(String(replace.mock.lastCall?.[2])).toMatch(/q=ab#moc$/);
  expect(push).toHaveBeenCalledTimes(1);
  expect(location.search).toBe("?utm_source=x&q=abc");
});

test("a refused change is left out, and later ones are made", () => {
  replace.mockImplementationOnce(() => {
    throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
  });
  set("moc", "1");
  expect(location.search).toBe("?utm_source=x");
  set("moc", "2");
  jest.advanceTimersByTime(1000);
  expect(location.search).toBe("?utm_source=x&moc=2");
});
