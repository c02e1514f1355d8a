/** The editor of one field: its text, what the checks say while it is typed, its list, saving. */
import type { Fault } from "@/lib/tools/check/problem";
import type { SiteView } from "@/lib/tools/edit/answers";
import type { FieldView, ListChange, Next, Refusal, Value } from "@/lib/tools/edit/messages";
import type { OpenField } from "@/lib/tools/edit/session";
import { ask, Refused } from "./api";
import { button, el, wrong } from "./dom";
import { remarksPlace } from "./form";
import { textInput } from "./text-input";

type Options = {
  field: OpenField;
  site: () => SiteView;
  onFact: (key: string) => void;
  /** @param next where to go on after a change */
  onClose: (next?: Next) => void;
};

export type Editor = ReturnType<typeof makeEditor>;

/** Milliseconds without a key after which a text is checked. */
const pause = 250;

const listButtons: readonly { change: ListChange; text: string; title: string }[] = [
  { change: "up", text: "↑", title: "Wyżej (Alt ↑)" },
  { change: "down", text: "↓", title: "Niżej (Alt ↓)" },
  { change: "copy", text: "Kopiuj", title: "Kopia pod spodem" },
  { change: "add", text: "Dodaj pod spodem", title: "Nowa, pusta pozycja (Alt N)" },
  { change: "remove", text: "Usuń", title: "Usuń pozycję; można cofnąć" },
];

const asWrong = ({ what, mend }: Fault): HTMLElement => wrong(`${what} ${mend}`);

/** What was typed, as it goes into the file; nothing where it is no value of the kind that stands there. */
function valueTyped(typed: string, kind: Value): Value | undefined {
  if (typeof kind === "string") return typed;
  const word = typed.trim();
  if (typeof kind === "boolean") return word === "true" ? true : word === "false" ? false : undefined;
  const number = Number(word.replace(/\s/g, "").replace(",", "."));
  return word !== "" && Number.isFinite(number) ? number : undefined;
}

/** How much of its room a text takes. */
function makeMeasure() {
  const bar = el("i");
  const count = el("span");
  const note = el("span", {}, "twardych spacji i cudzysłowów nie wpisuj, robi je strona");
  function show({ length, max }: FieldView): void {
    count.textContent = max === undefined ? `${length} znaków` : `${length} z ${max} znaków`;
    bar.style.setProperty("--v", `${Math.min(100, (length / (max ?? Math.max(length, 1))) * 100)}%`);
    bar.classList.toggle("over", max !== undefined && length > max);
  }
  return { element: el("div", { class: "measure" }, count, bar, note), show };
}

/** Has a text checked once no key has been pressed for a while. What is said of an older text is not told. */
function checkLater(origin: string, onView: (view: FieldView) => void): (text: () => string) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const value = text();
      const view = await ask("check", { origin, value }).catch(() => undefined);
      if (view && value === text()) onView(view);
    }, pause);
  };
}

/** Why the server did not take a value, and what stands in the file where that has changed. */
const whyNot = ({ message, problems = [], current }: Refusal): HTMLElement[] => [
  wrong(message),
  ...problems.map(asWrong),
  ...(current === undefined ? [] : [el("p", { class: "current" }, `W pliku stoi teraz: ${current}`)]),
];

export function makeEditor({ field, site, onFact, onClose }: Options) {
  let base = field.value;
  let draft = false;
  /** What stands in the field at first: nothing, where a mark only says what is wanted. */
  const start = field.wanted === undefined ? field.value : "";
  const isText = typeof field.value === "string";
  const remarks = remarksPlace();
  const measure = makeMeasure();
  const saveButton = button("Zapisz", () => void save(), { class: "primary" });
  const later = checkLater(field.origin, show);
  const input = textInput({
    value: String(start),
    label: field.origin,
    factOf: (key) => site().facts.find((fact) => fact.key === key),
    onInput: () => isText && later(input.value),
    onFact,
    onBrace: () => void insertFact(),
  });
  const value = () => valueTyped(input.value(), field.value);
  const embolden = () => input.replace(`**${input.selection()}**`);

  function show(view: FieldView): void {
    remarks.replaceChildren(...view.problems.map(asWrong));
    measure.show(view);
    setDraft(view.problems.length > 0);
  }

  function setDraft(faulty: boolean): void {
    draft = faulty;
    saveButton.textContent = faulty ? "Zapisz jako szkic" : "Zapisz";
  }

  async function insertFact(): Promise<void> {
    const facts = site().facts.map((one) => ({ name: `${one.shown}: ${one.what}`, note: one.key, value: one }));
    const fact = await input.chooseHere("Wstaw fakt", facts);
    if (fact) input.insertFact(fact);
  }

  async function insertLink(): Promise<void> {
    const words = input.selection() || "tekst odnośnika";
    const pages = site().pages.map(({ title, path }) => ({ name: title, note: path, value: path }));
    const path = await input.chooseHere("Dokąd prowadzi odnośnik", pages);
    if (path) input.replace(`[${words}](${path})`);
  }

  /** @returns nothing where the server has said no, and why has been shown */
  async function send(work: () => Promise<Next>): Promise<Next | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal, status } = error;
      remarks.replaceChildren(...whyNot(refusal));
      if (status === 422) setDraft(true);
      // Saved once more, it replaces what the editor has now seen.
      base = refusal.current ?? base;
      return undefined;
    }
  }

  async function save(): Promise<void> {
    const typed = value();
    if (typed === undefined) {
      remarks.replaceChildren(wrong(typeof base === "boolean" ? "Wpisz true albo false." : "Wpisz liczbę."));
      return;
    }
    const next = await send(() => ask("save", { origin: field.origin, base, value: typed, draft }));
    if (!next) return;
    base = typed;
    onClose(next);
  }

  async function changeList(change: ListChange): Promise<void> {
    const next = await send(() => ask("list", { origin: field.origin, change }));
    if (next) onClose(next);
  }

  /** False where there is something to lose and the editor wants to stay. */
  function close(): boolean {
    const unsaved = value() !== start && value() !== base;
    if (unsaved && !confirm("Odrzucić niezapisany tekst?")) return false;
    onClose();
    return true;
  }

  const tools = [
    button("B", embolden, { title: "Pogrubienie (Ctrl B)" }),
    button("Odnośnik", () => void insertLink(), { title: "Odnośnik (Ctrl K)" }),
    button("{ } Fakt", () => void insertFact(), { title: "Fakt: wpisz {" }),
  ];
  const { list } = field;
  const path = el("span", { class: "path" }, `${field.file}:${field.line} › ${field.origin.split(":")[1]}`);
  const moves = listButtons.map(({ change, text, title }) => button(text, () => void changeList(change), { title }));
  const leaveButton = button("Odrzuć", () => close());
  const element = el(
    "section",
    { class: "editor", "aria-label": "Edycja tekstu" },
    el("header", {}, path, ...(isText ? tools : [])),
    field.wanted !== undefined && el("p", { class: "prompt" }, `Tu wpisz: ${field.wanted}`),
    input.element,
    remarks,
    isText && measure.element,
    list && el("div", { class: "list-buttons" }, `Pozycja ${list.index + 1} z ${list.length}`, ...moves),
    el("footer", {}, saveButton, el("kbd", {}, "Ctrl S"), leaveButton, el("kbd", {}, "Esc")),
  );
  element.addEventListener("keydown", (event) => {
    const control = event.ctrlKey || event.metaKey;
    const shortcuts: Readonly<Record<string, () => unknown>> = {
      ...(control && { s: save, b: embolden, k: insertLink }),
      ...(event.altKey &&
        list && {
          ArrowUp: () => changeList("up"),
          ArrowDown: () => changeList("down"),
          n: () => changeList("add"),
        }),
      Escape: close,
    };
    const shortcut = shortcuts[event.key];
    if (!shortcut) return;
    event.preventDefault();
    event.stopPropagation();
    void shortcut();
  });
  show(field.wanted === undefined ? field : { ...field, length: 0, problems: [] });
  return { element, focus: input.focus, close };
}
