/** A visitor of /wycena would answer questions and read a price of other answers. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { estimateData } from "@/lib/estimate/props";
import type { Question } from "@/lib/estimate/types";
import { inIsland } from "@/tests/island";
import { plain } from "@/tests/support";
import { EstimateIsland } from "./estimate";

const data = estimateData();
const slots = {
  call: <a href="tel:112">Zadzwoń</a>,
  mail: "E-mail",
  sms: "SMS",
  copy: "Kopiuj treść",
  link: "Kopiuj link",
  print: "Drukuj",
};
const islandOf = (subjects: typeof data.subjects) => inIsland(<EstimateIsland data={{ ...data, subjects }} />, slots);
const island = islandOf(data.subjects);
/** A subject with a price, whose first question has one answer. */
const subject = data.subjects.find(({ prices, questions }) => prices.length > 0 && questions[0]?.kind === "one");
if (!subject) throw new Error("No subject has a price and a choice.");
const [question] = subject.questions;
if (question?.kind !== "one") throw new Error("Its first question is no choice.");

const words = (text: string) => new RegExp(`^${text.replace(/[\s\u00ad]/g, "\\s").replace(/[()?.]/g, "\\$&")}`);
const breaker = (id: string) => screen.getByDisplayValue(id);
const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  history.replaceState(null, "", "/wycena");
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  // The pause between two changes of the address ends, too.
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
  document.body.replaceChildren();
});

it("is a choice of subjects and nothing else before something is chosen", () => {
  document.body.innerHTML = renderToString(island);
  expect(screen.getAllByRole("radio")).toHaveLength(data.subjects.length);
  expect(screen.queryByRole("status")).toBeNull();
});

it("asks the questions of what is chosen and answers at once, with the address", async () => {
  const prices = [
    { when: [], what: "Całość.", included: ["Montaż"], excluded: ["Tynki"], terms: [{ min: 500, max: 1000 }] },
  ].map((price) => ({ ...price, brief: "opłata operatora" }));
  render(islandOf([{ ...subject, questions: [question], prices }]));
  await user.click(breaker(subject.id));
  await user.click(screen.getByRole("radio", { name: words(question.answers[0]?.label ?? "") }));
  await wait();
  expect(plain(screen.getAllByRole("status")[0]?.textContent)).toBe("500–1000 zł");
  expect(screen.getByText("opłata operatora").closest("a")).toHaveAttribute("href", "#wynik");
  expect(location.search).toBe(`?o=${subject.id}&${question.id}=${question.answers[0]?.id}`);
  const mail = screen.getByRole("link", { name: slots.mail }).getAttribute("href") ?? "";
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

const onPhone = () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
};

it("folds the choice of a phone for a switch that a finger put up before it came, not for the keyboard", async () => {
  onPhone();
  for (const isByKeyboard of [false, true]) {
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(island);
    const input = within(host).getByDisplayValue(subject.id) as HTMLInputElement;
    input.checked = true;
    jest.spyOn(input, "matches").mockReturnValue(isByKeyboard);
    const { unmount } = render(island, { container: host, hydrate: true });
    await wait();
    expect(screen.queryByRole("button", { name: data.texts.change }) === null).toBe(isByKeyboard);
    expect(screen.getByRole("heading", { name: data.texts.questions }) === document.activeElement).toBe(!isByKeyboard);
    for (const unfold of screen.queryAllByRole("button", { name: data.texts.change })) {
      await user.click(unfold);
      expect(breaker(subject.id)).toHaveFocus();
    }
    unmount();
    host.remove();
    history.replaceState(null, "", "/wycena");
  }
});

const count: Question = {
  ...({ kind: "number", id: "ile", text: "Ile sztuk?", short: "Sztuki" } as const),
  ...{ unit: "szt.", min: 1, max: 9, typical: 4, error: "Ile?" },
};
const extra: Question = {
  ...({ kind: "many", id: "extra", text: "Co jeszcze?", short: "Dodatkowo" } as const),
  answers: [
    { id: "brama", label: "Brama" },
    { id: "garaz", label: "Garaż" },
  ],
};
const counting = { ...subject, questions: [question, count, extra] };
const letter = () => plain(document.querySelector("[data-sheet]")?.textContent);
const answerCount = () => screen.getByText(/^Odpowiedzi/).textContent;

it("tells what the visitor answered from what is preset, and takes answers back", async () => {
  render(islandOf([counting]));
  await user.click(breaker(subject.id));
  expect([answerCount(), letter()]).toEqual(["Odpowiedzi 0/3", expect.stringContaining("4 szt. (wartość typowa)")]);
  const field = screen.getByRole("textbox", { name: words(count.text) });
  expect(field).toHaveAccessibleDescription(data.texts.typical);
  await user.type(field, "{Backspace}5");
  await user.click(screen.getByRole("checkbox", { name: "Brama" }));
  await user.click(screen.getByRole("radio", { name: words(question.answers[1]?.label ?? "") }));
  await wait();
  expect([answerCount(), location.search]).toEqual([
    ...["Odpowiedzi 3/3", `?o=${subject.id}&${question.id}=${question.answers[1]?.id}&ile=5&extra=brama`],
  ]);
  expect(letter()).not.toContain(data.texts.typical);
  for (const { short } of [question, count]) {
    const clear = screen.getByRole("button", { name: `${data.texts.clear}: ${short}` });
    clear.focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement?.tagName).toBe("FIELDSET");
  }
  await user.click(screen.getByRole("checkbox", { name: "Brama" }));
  await wait();
  expect([answerCount(), location.search, (field as HTMLInputElement).value]).toEqual([
    ...["Odpowiedzi 0/3", `?o=${subject.id}`, "4"],
  ]);
  expect(screen.queryByRole("button", { name: words(data.texts.clear) })).toBeNull();
});

it("keeps the answers of a subject while another is chosen", async () => {
  render(islandOf([counting, { ...counting, id: "inny" }]));
  await user.click(breaker(subject.id));
  await user.type(screen.getByRole("textbox"), "{Backspace}7");
  await user.click(breaker("inny"));
  await wait();
  expect([screen.getByRole<HTMLInputElement>("textbox").value, location.search]).toEqual(["4", "?o=inny"]);
  await user.click(breaker(subject.id));
  await wait();
  expect([screen.getByRole<HTMLInputElement>("textbox").value, location.search]).toEqual([
    ...["7", `?o=${subject.id}&ile=7`],
  ]);
});

it("puts the phone before the letter where there is danger", async () => {
  const [answer, ...others] = question.answers;
  const rule = "Wyłącz obwód i zadzwoń.";
  const urgent = { ...question, answers: [{ ...answer, urgent: rule } as typeof answer & object, ...others] };
  render(islandOf([{ ...subject, questions: [urgent] }]));
  await user.click(breaker(subject.id));
  expect(document.querySelector("[href^='tel:']")).toBeNull();
  await user.click(screen.getByRole("radio", { name: words(answer?.label ?? "") }));
  expect(screen.getByRole("alert")).toHaveTextContent(rule);
  const hrefs = within(screen.getByRole("complementary"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, 2)).toEqual(["tel:112", "#zapytanie"]);
  expect(screen.getByRole("complementary")).toHaveTextContent(rule);
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
  expect(input).toHaveAccessibleDescription(expect.stringContaining(field.error));
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
  await user.click(screen.getByRole("button", { name: slots.copy }));
  expect(await navigator.clipboard.readText()).toContain(plain(subject.request));
  expect(await navigator.clipboard.readText()).not.toContain("\u00a0");
  expect(await screen.findByRole("button", { name: words(data.texts.copied) })).toBeInTheDocument();
});
