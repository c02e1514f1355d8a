/** A visitor of /wycena would answer questions and read a price of other answers. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { estimateData } from "@/lib/estimate/props";
import { plain } from "@/tests/support";
import { EstimateIsland } from "./estimate";

const data = estimateData();
const icons = { arrow: null, check: null, dash: null, mail: null, sms: null, copy: null, link: null, print: null };
const islandOf = (subjects: typeof data.subjects) => (
  <EstimateIsland data={{ ...data, subjects }} failure={null} icons={icons} />
);
const island = islandOf(data.subjects);
/** A subject with a price, whose first question has one answer. */
const subject = data.subjects.find(({ prices, questions }) => prices.length > 0 && questions[0]?.kind === "one");
if (!subject) throw new Error("No subject has a price and a choice.");
const [question] = subject.questions;
if (question?.kind !== "one") throw new Error("Its first question is no choice.");

const words = (text: string) => new RegExp(`^${text.replace(/[\s\u00ad]/g, "\\s").replace(/[()?.]/g, "\\$&")}`);
const breaker = (id: string) => screen.getByDisplayValue(id);
const wait = () => act(() => jest.advanceTimersByTimeAsync(100));
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  history.replaceState(null, "", "/wycena");
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it("is a board and nothing else before something is chosen", () => {
  document.body.innerHTML = renderToString(island);
  expect(screen.getAllByRole("radio")).toHaveLength(data.subjects.length);
  expect(screen.queryByRole("status")).toBeNull();
});

it("asks the questions of what is chosen and answers at once, with the address", async () => {
  const prices = [
    { when: [], what: "Całość.", included: ["Montaż"], excluded: ["Tynki"], terms: [{ min: 500, max: 1000 }] },
  ];
  render(islandOf([{ ...subject, questions: [question], prices }]));
  await user.click(breaker(subject.id));
  await user.click(screen.getByRole("radio", { name: words(question.answers[0]?.label ?? "") }));
  expect(plain(screen.getAllByRole("status")[0]?.textContent)).toBe("500–1000 zł");
  expect(location.search).toBe(`?o=${subject.id}&${question.id}=${question.answers[0]?.id}`);
  const mail = screen.getByRole("link", { name: words(data.texts.mail) }).getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toContain(plain(`${question.short}: ${question.answers[0]?.label}`));
  expect(decodeURIComponent(mail)).toContain(`${data.page}?o=${subject.id}`);
});

it("takes over a switch that was put up before it came", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(island);
  (breaker(subject.id) as HTMLInputElement).checked = true;
  render(island, { container: host, hydrate: true });
  await wait();
  expect(screen.getByRole("group", { name: words(question.text) })).toBeInTheDocument();
});

it("opens with the answers of its address", async () => {
  history.replaceState(null, "", `/wycena?o=${subject.id}&${question.id}=${question.answers[1]?.id}`);
  render(island);
  await wait();
  expect(breaker(subject.id)).toBeChecked();
  expect(
    within(screen.getByRole("group", { name: words(question.text) })).getByDisplayValue(question.answers[1]?.id ?? ""),
  ).toBeChecked();
});

it("says beside a number what is wrong with it, and no price", async () => {
  const counted = data.subjects.find(({ questions }) => questions.some(({ kind, when }) => kind === "number" && !when));
  const field = counted?.questions.find(({ kind, when }) => kind === "number" && !when);
  if (!counted || field?.kind !== "number") throw new Error("No subject asks for a number first.");
  render(island);
  await user.click(breaker(counted.id));
  const input = screen.getByRole("textbox", { name: words(field.text) });
  await user.clear(input);
  await user.type(input, "dużo");
  expect(input).toHaveAttribute("aria-invalid", "true");
  expect(input).toHaveAccessibleDescription(/Podaj liczbę od/);
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(data.texts.invalid);
});

it("says where there is no price what it depends on, and nothing of answers that would narrow it", async () => {
  render(islandOf([{ ...subject, prices: [], depends: ["Długość trasy"] }]));
  await user.click(breaker(subject.id));
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(data.texts.noPrice);
  expect(screen.getByText(words(data.texts.noPriceNote))).toBeInTheDocument();
  expect(screen.queryByText(words(data.texts.open))).toBeNull();
  expect(screen.getByRole("heading", { name: data.texts.depends, level: 2 })).toBeInTheDocument();
});

it("copies the request and says so", async () => {
  render(island);
  await user.click(breaker(subject.id));
  await user.click(screen.getByRole("button", { name: words(data.texts.copyText) }));
  expect(await navigator.clipboard.readText()).toContain(plain(subject.request));
  expect(await navigator.clipboard.readText()).not.toContain("\u00a0");
  expect(screen.getByRole("button", { name: words(data.texts.copied) })).toBeInTheDocument();
});
