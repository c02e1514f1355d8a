/** The editor of one field: its text with the checks' remarks, the buttons of its list, saving. */
import { signs } from "@/lib/text/plural";
import type { Fault } from "@/lib/tools/check/problem";
import type { SiteView } from "@/lib/tools/edit/field-views";
import type { FieldView, ListChange, NextStep } from "@/lib/tools/edit/messages";
import type { OpenField } from "@/lib/tools/edit/session";
import { ask, refusalOf } from "./api";
import { toggleBold } from "./bold";
import { button, el, errorLine, holdStill, keyOf } from "./dom";
import { makeRemarks, refusalLines } from "./form";
import { newestOnly } from "./latest";
import { type TextInput, textInput } from "./text-input";
import { markSaved, mayDiscard, setUnsaved } from "./unsaved";

type Options = {
  field: OpenField;
  site: () => SiteView;
  onFact: (key: string) => void;
  /** Called when the editor has gone. @param next what to show after a change */
  onClose: (next?: NextStep) => void;
};

export type Editor = ReturnType<typeof makeEditor>;

/** Milliseconds after the last key until a text is checked. */
const checkDelay = 250;

const listEdits: readonly { change: ListChange; text: string; title: string }[] = [
  { change: "up", text: "↑", title: "Wyżej (Alt ↑)" },
  { change: "down", text: "↓", title: "Niżej (Alt ↓)" },
  { change: "copy", text: "Kopiuj", title: "Kopia pod spodem" },
  { change: "add", text: "Dodaj pod spodem", title: "Nowa, pusta pozycja (Alt Enter)" },
  { change: "remove", text: "Usuń", title: "Usuń pozycję; można cofnąć" },
];

/** Shows how much of the allowed length a text takes. */
function makeMeasure() {
  const bar = el("i");
  const count = el("span");
  const note = el("span", "twardych spacji i cudzysłowów nie wpisuj, robi je strona");
  function show({ length, max }: FieldView): void {
    count.textContent = max === undefined ? signs(length) : `${length} z ${max} znaków`;
    bar.style.setProperty("--v", `${Math.min(100, (length / (max ?? Math.max(length, 1))) * 100)}%`);
    bar.classList.toggle("over", max !== undefined && length > max);
  }
  return { element: el("div.measure", count, bar, note), show };
}

/** Checks a text once no key has been pressed for a while. Results for an older text are dropped. */
function checkLater(origin: string, onView: (view: FieldView) => void): (text: () => string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startQuestion = newestOnly();
  return (text) => {
    clearTimeout(timer);
    const isNewest = startQuestion();
    timer = setTimeout(async () => {
      const view = await ask("check", { origin, value: text() }).catch(() => undefined);
      if (view && isNewest()) onView(view);
    }, checkDelay);
  };
}

/** Bold, links and facts: inserts them into a text, with a button for each. */
function makeTextTools(input: TextInput, site: Options["site"]) {
  const makeBold = () => input.rewrite(toggleBold);

  async function insertLink(): Promise<void> {
    const words = input.selection() || "tekst odnośnika";
    const pages = site().pages.map(({ title, path }) => ({ name: title, note: path, value: path }));
    const path = await input.chooseHere("Dokąd prowadzi odnośnik", pages, (typed) =>
      /^https:\/\/\S+\.\S+$/.test(typed) ? { name: typed, note: "adres poza stroną", value: typed } : undefined,
    );
    if (path) input.replace(`[${words}](${path})`);
  }

  async function insertFact(): Promise<void> {
    const facts = site().facts.map((one) => ({ name: `${one.displayText}: ${one.what}`, note: one.key, value: one }));
    const fact = await input.chooseHere("Wstaw fakt", facts);
    if (fact) input.insertFact(fact);
  }

  const buttons = [
    button("B", makeBold, { title: "Pogrubienie (Ctrl B)" }),
    button("Odnośnik", () => void insertLink(), { title: "Odnośnik (Ctrl K)" }),
    button("{ } Fakt", () => void insertFact(), { title: "Fakt: wpisz {" }),
  ];
  return { makeBold, insertLink, insertFact, buttons };
}

/** Runs the work that belongs to a pressed key, by its name. */
function listenForShortcuts(element: HTMLElement, shortcuts: Readonly<Record<string, () => unknown>>): void {
  element.addEventListener("keydown", (event) => {
    const shortcut = shortcuts[keyOf(event)];
    if (!shortcut) return;
    event.preventDefault();
    event.stopPropagation();
    void shortcut();
  });
}

export function makeEditor({ field, site, onFact, onClose }: Options) {
  let base = field.value;
  let draft = false;
  const { list, prompt } = field;
  /** A field that only holds a prompt starts empty. */
  const startValue = prompt === undefined ? field.value : "";
  const isText = typeof field.value === "string";
  const remarks = makeRemarks();
  const measure = makeMeasure();
  const saveButton = button("Zapisz", () => void save(), { class: "primary" });
  const checkSoon = checkLater(field.origin, show);
  const input = textInput({
    value: String(startValue),
    label: field.origin,
    factOf: (key) => site().facts.find((fact) => fact.key === key),
    onInput: () => {
      markText();
      checkSoon(input.value);
    },
    onFact,
    onBrace: () => void tools.insertFact(),
  });
  const tools = makeTextTools(input, site);

  /** Whether the text differs from both what was there and what is in the file by now. */
  function markText(): void {
    const text = input.value();
    setUnsaved(input.element, text !== String(startValue) && text !== String(base));
  }

  function faultLine({ what, mend, word }: Fault): HTMLElement {
    const line = errorLine(`${what} ${mend} `);
    if (word !== undefined) line.append(button("Dodaj do słownika", () => void addWord(word), { class: "link" }));
    return line;
  }

  async function addWord(word: string): Promise<void> {
    await send(async () => (await ask("addWord", { word })) ?? {});
    checkSoon(input.value);
  }

  function show(view: FieldView): void {
    remarks.replaceChildren(...view.problems.map(faultLine));
    measure.show(view);
    setDraft(view.problems.length > 0);
  }

  function setDraft(faulty: boolean): void {
    draft = faulty;
    saveButton.textContent = faulty ? "Zapisz jako szkic" : "Zapisz";
  }

  /** @returns undefined after a refusal, whose reasons are shown */
  async function send(work: () => Promise<NextStep>): Promise<NextStep | undefined> {
    try {
      return await work();
    } catch (error) {
      const { refusal, status } = refusalOf(error);
      remarks.replaceChildren(errorLine(refusal.message), ...refusalLines(refusal, faultLine));
      if (status === 422) setDraft(true);
      // The editor has now seen the value in the file: the next save replaces it.
      base = refusal.current ?? base;
      markText();
      return undefined;
    }
  }

  function end(next?: NextStep): void {
    // A save may have closed it while the way out was asked for.
    if (!element.isConnected) return;
    markSaved(element);
    element.remove();
    onClose(next);
  }

  /** Makes a change and closes the editor, whose text stays as it is until the answer. */
  const change = (work: () => Promise<NextStep>): Promise<void> =>
    holdStill(element, async () => {
      const next = await send(work);
      if (next) end(next);
    });

  const save = () => change(() => ask("save", { origin: field.origin, base, value: input.value(), draft }));

  /** Makes a change that does not save the text. */
  async function changeWithoutText(work: () => Promise<NextStep>): Promise<void> {
    if (await mayDiscard(element)) await change(work);
  }

  const changeList = (edit: ListChange) => changeWithoutText(() => ask("list", { origin: field.origin, change: edit }));

  const removeField = () =>
    changeWithoutText(async () => {
      await ask("settle", { origin: field.origin, value: undefined });
      return {};
    });

  /** Closes the editor. @returns false if the user keeps it open for an unsaved text */
  async function close(): Promise<boolean> {
    const isLeft = await mayDiscard(element);
    if (isLeft) end();
    return isLeft;
  }

  const path = el("span.path", `${field.file}:${field.line} › ${field.origin.split(":")[1]}`);
  const entryButtons = listEdits.map((edit) =>
    button(edit.text, () => void changeList(edit.change), { title: edit.title }),
  );
  const discardButton = button("Odrzuć", () => void close());
  const element = el(
    "section.editor",
    { "aria-label": "Edycja tekstu" },
    el("header", path, ...(isText ? tools.buttons : [])),
    prompt !== undefined && el("p.prompt", `Tu wpisz: ${prompt}`),
    input.element,
    remarks,
    isText && measure.element,
    list && el("div.list-buttons", `Pozycja ${list.index + 1} z ${list.length}`, ...entryButtons),
    el(
      "footer",
      saveButton,
      el("kbd", "Ctrl S"),
      discardButton,
      el("kbd", "Esc"),
      field.isOptional && button("Usuń pole", () => void removeField(), { title: "Można cofnąć" }),
    ),
  );
  listenForShortcuts(element, {
    "Ctrl s": save,
    "Ctrl b": tools.makeBold,
    "Ctrl k": tools.insertLink,
    ...(list && {
      "Alt ArrowUp": () => changeList("up"),
      "Alt ArrowDown": () => changeList("down"),
      "Alt Enter": () => changeList("add"),
    }),
    Escape: close,
  });
  show(prompt === undefined ? field : { ...field, length: 0, problems: [] });
  return { element, focus: input.focus, close };
}
