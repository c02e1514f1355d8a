/** The editor of one field: its text, what the checks say while it is typed, its list, saving. */
import type { Fault } from "@/lib/tools/check/problem";
import type { SiteView } from "@/lib/tools/edit/answers";
import type { FieldView, ListChange, Next } from "@/lib/tools/edit/protocol";
import type { OpenField } from "@/lib/tools/edit/session";
import { ask, Refused } from "./api";
import { choose } from "./choose";
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

export function makeEditor({ field, site, onFact, onClose }: Options) {
  let base = field.value;
  let draft = false;
  /** What stands in the field at first: nothing, where a mark only says what is wanted. */
  const start = field.wanted === undefined ? field.value : "";
  const isText = typeof field.value === "string";
  const remarks = remarksPlace();
  const bar = el("i");
  const count = el("span");
  const note = el("span", {}, "twardych spacji i cudzysłowów nie wpisuj, robi je strona");
  const saveButton = button("Zapisz", () => void save(), { class: "pri" });
  const input = textInput({
    value: String(start),
    label: field.origin,
    factOf: (key) => site().facts.find((fact) => fact.key === key),
    onInput: () => isText && later(),
    onFact,
    onBrace: () => void insertFact(),
  });

  /** The value as it goes into the file; nothing where it is no value of its kind. */
  function value(): string | number | boolean | undefined {
    if (isText) return input.value();
    const typed = input.value().trim();
    if (typeof field.value === "boolean") return typed === "true" ? true : typed === "false" ? false : undefined;
    const number = Number(typed.replace(/\s/g, "").replace(",", "."));
    return typed !== "" && Number.isFinite(number) ? number : undefined;
  }

  function show({ problems, length, max }: FieldView): void {
    remarks.replaceChildren(...problems.map(asWrong));
    count.textContent = max === undefined ? `${length} znaków` : `${length} z ${max} znaków`;
    bar.style.setProperty("--v", `${Math.min(100, (length / (max ?? Math.max(length, 1))) * 100)}%`);
    bar.classList.toggle("za", max !== undefined && length > max);
    setDraft(problems.length > 0);
  }

  function setDraft(faulty: boolean): void {
    draft = faulty;
    saveButton.textContent = faulty ? "Zapisz jako szkic" : "Zapisz";
  }

  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  function later(): void {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      asked += 1;
      const own = asked;
      const view = await ask("check", { origin: field.origin, value: String(value() ?? "") }).catch(() => undefined);
      if (view && own === asked) show(view);
    }, pause);
  }

  /** Lets the editor choose; the dialog takes the focus, and what was selected is selected again. */
  async function chooseHere<T>(...given: Parameters<typeof choose<T>>): Promise<T | undefined> {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const chosen = await choose(...given);
    input.element.focus();
    if (range)
      selection?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    return chosen;
  }

  async function insertFact(): Promise<void> {
    const facts = site().facts.map((one) => ({ name: `${one.shown}: ${one.what}`, note: one.key, value: one }));
    const fact = await chooseHere("Wstaw fakt", facts);
    if (fact) input.insertFact(fact);
  }

  async function insertLink(): Promise<void> {
    const words = input.selection() || "tekst odnośnika";
    const pages = site().pages.map(({ title, path }) => ({ name: title, note: path, value: path }));
    const path = await chooseHere("Dokąd prowadzi odnośnik", pages);
    if (path) input.replace(`[${words}](${path})`);
  }

  /** @returns nothing where the server has said no, and why has been shown */
  async function send(work: () => Promise<Next>): Promise<Next | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal, status } = error;
      remarks.replaceChildren(
        wrong(refusal.message),
        ...(refusal.problems ?? []).map(asWrong),
        ...(refusal.current === undefined
          ? []
          : [el("p", { class: "podglad" }, `W pliku stoi teraz: ${refusal.current}`)]),
      );
      if (status === 422) setDraft(true);
      // Saved once more, it replaces what the editor has now seen.
      if (refusal.current !== undefined) base = refusal.current;
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

  const tools = isText
    ? [
        button("B", () => input.replace(`**${input.selection()}**`), { title: "Pogrubienie (Ctrl B)" }),
        button("Odnośnik", () => void insertLink(), { title: "Odnośnik (Ctrl K)" }),
        button("{ } Fakt", () => void insertFact(), { title: "Fakt: wpisz {" }),
      ]
    : [];
  const { list } = field;
  const path = el("span", { class: "sciezka" }, `${field.file}:${field.line} › ${field.origin.split(":")[1]}`);
  const moves = listButtons.map(({ change, text, title }) => button(text, () => void changeList(change), { title }));
  const leaveButton = button("Odrzuć", () => close());
  const element = el(
    "section",
    { class: "edytor", "aria-label": "Edycja tekstu" },
    el("header", {}, path, ...tools),
    field.wanted !== undefined && el("p", { class: "chciane" }, `Tu wpisz: ${field.wanted}`),
    input.element,
    remarks,
    isText && el("div", { class: "miara" }, count, bar, note),
    list && el("div", { class: "lista" }, `Pozycja ${list.index + 1} z ${list.length}`, ...moves),
    el("footer", {}, saveButton, el("kbd", {}, "Ctrl S"), leaveButton, el("kbd", {}, "Esc")),
  );
  element.addEventListener("keydown", (event) => {
    const control = event.ctrlKey || event.metaKey;
    const shortcuts: Readonly<Record<string, () => unknown>> = {
      ...(control && { s: save, b: () => input.replace(`**${input.selection()}**`), k: insertLink }),
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
