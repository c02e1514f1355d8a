/** A visitor of /wycena would answer questions and read a price of other answers. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { estimateData } from "@/lib/estimate/props";
import type { Question } from "@/lib/estimate/types";
import { fill } from "@/lib/text/fill";
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
const islandOf = (subjects: typeof data.subjects) =>
  inIsland(<EstimateIsland data={{ ...data, subjects }} qr="/scripts/qr.js" />, slots);
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
const letter = () => plain(document.querySelector("[data-draft]")?.textContent);
const drawQr = (text: string) => ({ size: 1, path: `M0 ${text.length}` });
const sheet = () => document.querySelector<HTMLElement>("[data-sheet=printed]");
const choose = (questionOf: Question, index: number) =>
  user.click(
    screen.getByLabelText(words(questionOf.kind === "number" ? "" : (questionOf.answers[index]?.label ?? ""))),
  );
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

it("makes each choice an entry of the history, a number when its field is left, and nothing that changes nothing", async () => {
  const push = jest.spyOn(history, "pushState");
  const pushed = () => push.mock.calls.splice(0).map(([, , address]) => new URL(String(address)).search);
  render(islandOf([counting]));
  await user.click(breaker(subject.id));
  await user.click(breaker(subject.id));
  const [first, second] = question.answers.map(({ id }) => `?o=${subject.id}&${question.id}=${id}`);
  await choose(question, 0);
  await choose(question, 1);
  await choose(question, 1);
  expect(pushed()).toEqual([`?o=${subject.id}`, first, second]);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await user.clear(field);
  await user.type(field, "987");
  await user.tab();
  expect(push).toHaveBeenCalledTimes(1);
  expect(location.search).toBe(`${second}&ile=987`);
  await user.click(field);
  await user.tab();
  await user.type(field, "{Backspace}");
  await user.tab();
  await user.type(field, "{Backspace}");
  await user.tab();
  expect(push.mock.calls).toHaveLength(3);
  // Typed, and taken back: the entry is the next answer's.
  pushed();
  await user.type(field, "8");
  await user.type(field, "{Backspace}");
  await choose(extra, 0);
  await wait();
  expect(pushed()).toEqual([`${second}&ile=98`]);
  expect(location.search).toBe(`${second}&ile=9&extra=brama`);
});

it("shows on Back and Forward the answers of the address", async () => {
  render(islandOf([counting]));
  const travel = async (by: 1 | -1) => {
    const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.go(by);
    await act(async () => {
      jest.runAllTimers();
      await arrived;
    });
  };
  await user.click(breaker(subject.id));
  await choose(question, 1);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await user.type(field, "{Backspace}7");
  await travel(-1);
  expect([field.value, answerCount()]).toEqual(["4", "Odpowiedzi 1/3"]);
  await travel(-1);
  expect(answerCount()).toBe("Odpowiedzi 0/3");
  await travel(1);
  await travel(1);
  expect([field.value, answerCount()]).toEqual(["7", "Odpowiedzi 2/3"]);
});

it("lets every link to the contact page take the answers along, as long as there are any", async () => {
  const links = document.body.appendChild(document.createElement("nav"));
  links.innerHTML = '<a href="/kontakt">Kontakt</a><a href="/oferta">Oferta</a><a href="/kontakt">Napisz</a>';
  const hrefs = () => [...links.children].map((link) => link.getAttribute("href"));
  const price = { when: [], what: "x", brief: "x", included: [], excluded: [], terms: [{ min: 500, max: 1000 }] };
  const { unmount } = render(islandOf([{ ...counting, prices: [price] }]));
  expect(hrefs()).toEqual(["/kontakt", "/oferta", "/kontakt"]);
  await user.click(breaker(subject.id));
  await choose(question, 0);
  const [href, other, last] = hrefs();
  const { searchParams, pathname } = new URL(href ?? "", "https://x.example");
  expect([pathname, other, last]).toEqual(["/kontakt", "/oferta", href]);
  expect(searchParams.get("temat")).toBe(plain(`${subject.name}, ${question.answers[0]?.label}`));
  const link = `${data.page}?o=${subject.id}&${question.id}=${question.answers[0]?.id}`;
  expect(searchParams.get("wynik")).toBe(
    plain(
      `${question.short}: ${question.answers[0]?.label}; Sztuki: 4 szt. (${data.texts.typical}); ${data.texts.priceLine}: 500–1000 zł ${data.texts.gross}; ${link}`,
    ),
  );
  unmount();
  expect(hrefs()).toEqual(["/kontakt", "/oferta", "/kontakt"]);
});

it("offers a text message to a number that takes them, with the same answers", async () => {
  const { sms, ...others } = { ...data, subjects: [counting] };
  const { unmount } = render(inIsland(<EstimateIsland data={others} qr="" />, slots));
  await user.click(breaker(subject.id));
  expect(screen.queryByRole("link", { name: slots.sms })).toBeNull();
  unmount();
  history.replaceState(null, "", "/wycena");
  render(inIsland(<EstimateIsland data={{ ...others, sms: sms ?? "+48501234567" }} qr="" />, slots));
  await user.click(breaker(subject.id));
  await choose(question, 0);
  const drafts = [slots.mail, slots.sms].map((name) =>
    decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? ""),
  );
  expect(drafts[1]).toMatch(/^sms:\+\d+\?&body=/);
  for (const draft of drafts) {
    expect(draft).toContain(plain(question.answers[0]?.label));
    // Lines for the visitor to fill in, such as the phone.
    for (const line of data.texts.message.filter((line) => line.endsWith(":")))
      expect(draft.split(/\r?\n/)).toContain(plain(line));
  }
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

const unclear = (wpis: string) => fill(data.texts.unclear, { wpis });
it.each([
  ["99", fill(data.texts.outside, { wpis: "99", zakres: "1–9 szt." }), "9"],
  ["2,5", unclear("2,5"), "2.5"],
  ["dużo", unclear("dużo"), "4"],
])("names a number it cannot use as it was typed: %s", async (typed, named, slider) => {
  const { container } = render(islandOf([counting]));
  await user.click(breaker(subject.id));
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await user.clear(field);
  expect(letter()).not.toContain("Sztuki");
  await user.type(field, typed);
  for (const text of [letter(), plain(sheet()?.textContent)]) expect(text).toContain(plain(named));
  expect(field).toHaveValue(typed);
  const range = container.querySelector<HTMLInputElement>("[type=range]");
  expect(range?.value).toBe(slider);
});

describe("the printed sheet", () => {
  const scope = { what: "Całość.", brief: "x", time: "dwa dni", included: ["Montaż"], excluded: ["Tynki"] };
  const price = { ...scope, when: [], terms: [{ min: 500, max: 1000 }] };
  const priced = { ...counting, depends: ["Trasa"], checklist: ["Zdjęcie"], arrangements: [], prices: [price] };
  const others = [
    { ...priced, id: "netto", prices: [{ ...price, net: { when: [], divisor: 1.25 } }] },
    { ...priced, id: "bez", prices: [] },
  ];
  const { texts } = data;
  const textsOf = (selector: string) =>
    [...(sheet()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => plain(textContent));
  const lists = () => Object.fromEntries(textsOf("h3").map((heading, index) => [heading, textsOf("h3 + ul")[index]]));
  beforeEach(() => {
    self.drawQr = drawQr;
    render(islandOf([priced, ...others]));
  });

  it("has all that decides, and the way back", async () => {
    await user.click(breaker(priced.id));
    await choose(question, 0);
    const answer = question.answers[0];
    expect(sheet()).not.toBeVisible();
    expect(textsOf("h2")).toEqual([plain(`${texts.subject}: ${subject.name}, ${answer?.label}`)]);
    expect(textsOf("div:has(> [data-amount])")).toEqual([plain(`500–1000 zł ${texts.sheet.vat}Całość.`)]);
    expect(textsOf("tr")).toEqual(
      [`${question.short}${answer?.label}`, `Sztuki4 szt. (${texts.typical})`, `${texts.time}dwa dni`].map(plain),
    );
    expect(lists()).toEqual({
      [plain(texts.included)]: "Montaż",
      [texts.excluded]: "Tynki",
      [texts.checklist]: "Zdjęcie",
    });
    const link = `${data.page}?o=${priced.id}&${question.id}=${answer?.id}`;
    expect(textsOf("[data-code] p")).toEqual([link]);
    expect(sheet()?.querySelector("path")).toHaveAttribute("d", drawQr(link).path);
  });

  it("says that a price is net, or what it depends on where there is none", async () => {
    await user.click(breaker("netto"));
    expect(textsOf("div:has(> [data-amount])")).toEqual([plain(`400–800 zł ${texts.netNote}Całość.`)]);
    await user.click(breaker("bez"));
    expect(sheet()).toHaveTextContent(texts.noPrice);
    expect(lists()).toEqual({ [texts.depends]: "Trasa", [texts.checklist]: "Zdjęcie" });
  });
});

it("asks for the script of QR codes once there is something to print", async () => {
  self.drawQr = undefined;
  document.head.replaceChildren();
  const scripts = () => document.head.querySelectorAll<HTMLScriptElement>("script[src$='/scripts/qr.js']");
  render(islandOf([counting]));
  expect(scripts()).toHaveLength(0);
  await user.click(breaker(subject.id));
  expect([scripts().length, sheet()?.querySelector("svg")]).toEqual([1, null]);
  self.drawQr = drawQr;
  act(() => void scripts()[0]?.dispatchEvent(new Event("load")));
  expect(sheet()?.querySelector("svg")).not.toBeNull();
});

it("says where there is no price what it depends on, and nothing of answers that would narrow it", async () => {
  render(islandOf([{ ...subject, prices: [], depends: ["Długość trasy"] }]));
  await user.click(breaker(subject.id));
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(data.texts.noPrice);
  expect(screen.getByText(words(data.texts.noPriceNote))).toBeInTheDocument();
  expect(screen.queryByText(words(data.texts.open))).toBeNull();
  expect(screen.getByRole("heading", { name: data.texts.unpriced, level: 2 })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: data.texts.depends, level: 3 })).toBeInTheDocument();
});

it("copies the request and says so", async () => {
  render(island);
  await user.click(breaker(subject.id));
  await user.click(screen.getByRole("button", { name: slots.copy }));
  expect(await navigator.clipboard.readText()).toContain(plain(subject.request));
  expect(await navigator.clipboard.readText()).not.toContain("\u00a0");
  expect(await screen.findByRole("button", { name: words(data.texts.copied) })).toBeInTheDocument();
});
