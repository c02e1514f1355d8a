/**
 * An editor presses a button and nothing happens, loses the words that were selected, or cannot open a changed page.
 * @jest-environment jsdom
 */
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { FactView, SiteView } from "@/lib/tools/edit/field-views";
import type { Request } from "@/lib/tools/edit/requests";
import type { State } from "@/lib/tools/edit/session";
import { ask } from "@/lib/tools/edit/window/api";
import { toggleBold } from "@/lib/tools/edit/window/bold";
import { choose } from "@/lib/tools/edit/window/choose";
import { isTyping, keyOf } from "@/lib/tools/edit/window/dom";
import { makeEditor } from "@/lib/tools/edit/window/editor";
import { makeFailure } from "@/lib/tools/edit/window/failure";
import { makeLeft } from "@/lib/tools/edit/window/launch-list";
import { makePanel } from "@/lib/tools/edit/window/panel";
import { makePublishDialog } from "@/lib/tools/edit/window/publish";
import { makePageChoice } from "@/lib/tools/edit/window/step-extras";
import { textInput } from "@/lib/tools/edit/window/text-input";

test("a page that fails for longer than it compiles is replaced by the first findings and the way back", () => {
  jest.useFakeTimers();
  const onUndo = jest.fn();
  const { element, show, showState } = makeFailure(onUndo, { onOpen: jest.fn(), onWord: jest.fn() });
  const problem = { file: "content/site.ts", field: "brand", what: "Za długa.", mend: "Skróć." };
  showState({ findings: [problem], changes: [{ id: 1 }] } as unknown as State);
  show(true);
  expect(element.textContent).toMatch(/^Strona się przygotowuje/);
  jest.runAllTimers();
  expect(element.textContent).toMatch(/^Tej strony nie da się teraz pokazać.*Za długa\. Skróć\./);
  within(element).getByText("Cofnij ostatnią zmianę").click();
  expect(onUndo).toHaveBeenCalled();
  show(false);
  expect(element.hidden).toBe(true);
  jest.useRealTimers();
});

test.each([
  ["a word", "Od [zaraz] dziś", "Od [**zaraz**] dziś"],
  ["a bold word", "Od [**zaraz**] dziś", "Od [zaraz] dziś"],
  ["the words of a bold text", "Od **[zaraz]** dziś", "Od [zaraz] dziś"],
  ["the caret in a bold word", "Od **za[]raz** dziś", "Od [zaraz] dziś"],
  ["the caret in a word", "Od za[]raz dziś", "Od [**zaraz**] dziś"],
  ["a word with the space after it", "Od [zaraz ]dziś", "Od [**zaraz**] dziś"],
  ["the end of a bold text and more", "**Od [zaraz** dziś], jutro", "[**Od zaraz dziś**], jutro"],
  ["nothing", "[]", "[]"],
])("Ctrl B on %s: „%s” becomes „%s”", (_, before, after) => {
  const text = before.replace(/[[\]]/g, "");
  const changed = toggleBold({ text, start: before.indexOf("["), end: before.indexOf("]") - 1 });
  const { start, end } = changed;
  expect(`${changed.text.slice(0, start)}[${changed.text.slice(start, end)}]${changed.text.slice(end)}`).toBe(after);
});

test("an editor makes words with a fact bold and plain, and asks before the window is closed with a text", async () => {
  const field = { origin: "a:lead", file: "content/a.ts", line: 1, value: "Od {cena} dziś.", length: 4, problems: [] };
  const site = () => ({ facts: [{ key: "cena", displayText: "5 zł", what: "" }] }) as unknown as SiteView;
  const events = { onFact: jest.fn(), onClose: jest.fn() };
  const editor = makeEditor({ field: { ...field, list: undefined, prompt: undefined }, site, ...events });
  document.body.replaceChildren(editor.element);
  const input = within(editor.element).getByRole("textbox");
  const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(false);
  getSelection()?.selectAllChildren(input);
  // With Caps Lock, then without.
  fireEvent.keyDown(input, { key: "B", ctrlKey: true });
  expect([input.textContent, isAsked()]).toEqual(["**Od 5 złcena dziś.**", true]);
  fireEvent.keyDown(input, { key: "b", ctrlKey: true });
  expect(input.textContent).toBe("Od 5 złcena dziś.");
  expect(input.querySelectorAll("[data-fact]")).toHaveLength(1);
  expect([await editor.close(), isAsked()]).toEqual([true, false]);
});

test.each([
  [{ key: "S", metaKey: true }, "Ctrl s"],
  [{ key: "я", code: "KeyZ", ctrlKey: true }, "Ctrl z"],
  // Option on macOS.
  [{ key: "π", code: "KeyP", altKey: true }, "Alt p"],
  [{ key: "Dead", code: "KeyN", altKey: true }, "Alt n"],
  // AltGr of a Polish keyboard: Windows, then Linux.
  [{ key: "ś", code: "KeyS", ctrlKey: true, altKey: true }, "Ctrl Alt s"],
  [{ key: "ż", code: "KeyZ" }, "ż"],
])("the key %j is „%s”", (key, name) => {
  expect(keyOf(new KeyboardEvent("keydown", key))).toBe(name);
});

test.each([
  ["<input>", true],
  ["<select></select>", true],
  ["<div contenteditable><b></b></div>", true],
  ["<button></button>", false],
])("a key in %s of the page in its frame is typing: %s", (html, expected) => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  page.body.innerHTML = html;
  const answers: boolean[] = [];
  page.addEventListener("keydown", (event) => answers.push(isTyping(event)));
  fireEvent.keyDown(page.querySelector("body :not(:has(*))") as Element, { key: "z", ctrlKey: true });
  expect(answers).toEqual([expected]);
});

test("a list takes an address that it does not hold, and Escape closes it", async () => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event("close"));
  };
  const own = (typed: string) => (typed.startsWith("https://") ? { name: typed, note: "", value: typed } : undefined);
  const pages = [{ name: "Kontakt", note: "", value: "/kontakt" }];
  for (const [typed, key, choice] of [
    ["https://a.example", "Enter", "https://a.example"],
    ["kont", "Enter", "/kontakt"],
    ["kont", "Escape", undefined],
  ] as const) {
    const answer = choose("Dokąd", pages, own);
    const search = within(document.body).getByRole("searchbox", { hidden: true });
    fireEvent.input(search, { target: { value: typed } });
    fireEvent.keyDown(search, { key });
    expect(await answer).toBe(choice);
  }
});

test("a finding of the dictionary adds its word, a fact has the fields that it has, and done tasks go", () => {
  const onWord = jest.fn();
  const { element, showState, showFact, showTasks } = makePanel({ onWord, onOpen: jest.fn(), onRevert: jest.fn() });
  const finding = { file: "content/a.ts", field: "lead", what: "Nie ma.", mend: "Popraw.", word: "Chełmu" };
  showState({ findings: [finding], changes: [] } as unknown as State);
  within(element).getByText("Dodaj do słownika").click();
  expect(onWord).toHaveBeenCalledWith("Chełmu");
  const fact = { key: "a", what: "Cena", displayText: "5 zł", uses: [], origin: "facts/a:a", source: "", checked: "" };
  showFact({ ...fact, fields: ["value", "checkBy"] } as unknown as FactView);
  const names = [...element.querySelectorAll<HTMLElement>("[data-field]")].map(({ dataset }) => dataset.field);
  expect(names).toEqual(["value", "checkBy"]);
  showTasks(["Dopisz adres."]);
  showTasks([]);
  expect(element.textContent).not.toMatch(/Dopisz adres|Zostało/);
});

test("of towns taken off while one is saved, only the last list is sent", async () => {
  const lists: Request<"changeEntries">[] = [];
  global.fetch = jest.fn(async (_, { body } = {}) => {
    lists.push(JSON.parse(String(body)));
    return { ok: true, json: async () => ({}) } as Response;
  });
  const paths = ["/a", "/b", "/c"] as const;
  const pages = paths.map((path) => ({ kind: "cities", path, name: path, isHidden: false }) as const);
  const form = makePageChoice("cities", pages);
  document.body.append(form);
  const status = within(form).getByRole("status");
  for (const box of form.querySelectorAll("input")) box.click();
  expect(status.textContent).toBe("Zapisuję…");
  await waitFor(() => expect(status.textContent).toMatch(/^Zapisano/));
  // Of pages of another kind nothing is said: their list may be older than the file.
  expect(lists.map(({ add, remove }) => [add, remove])).toEqual([
    [["/a"], ["/b", "/c"]],
    [["/a", "/b", "/c"], []],
  ]);
});

test("a price of the table is changed again and again, and confirmed only once all are saved", async () => {
  const sent: Request<"save">[] = [];
  const stored = [850, 900];
  const refusal = { message: "Nie.", problems: [{ what: "To nie jest liczba.", mend: "Popraw." }] };
  global.fetch = jest.fn(async (url, { body } = {}) => {
    // Editors of the tests above may still ask.
    if (!String(url).endsWith("/save")) throw new Error("Nobody answers.");
    sent.push(JSON.parse(String(body)));
    const value = stored[sent.length - 1];
    return { ok: value !== undefined, status: 422, json: async () => (value ? { value } : refusal) } as Response;
  });
  HTMLDialogElement.prototype.showModal = jest.fn();
  const fact = { key: "a", what: "Cena", origin: "facts/a:a", values: [{ field: "value", value: 800 }], uses: [] };
  const site = () => ({ facts: [fact] }) as unknown as SiteView;
  const left = makeLeft({ site, onOpen: jest.fn(), go: jest.fn(), onRefused: jest.fn() });
  left.show([{ group: "prices", file: "content/facts/a.ts", field: "a", what: "", how: "" }]);
  within(left.element).getByText("Otwórz tabelę i potwierdź").click();
  const input = within(document.body).getByLabelText<HTMLInputElement>("Cena, value");
  for (const [typed, shown] of [
    ["850 zł", "850"],
    ["900 zł", "900"],
    ["dużo", "dużo"],
  ]) {
    fireEvent.change(input, { target: { value: typed } });
    await waitFor(() => expect(input.value).toBe(shown));
  }
  within(document.body)
    .getByText(/^Potwierdzam te liczby/)
    .click();
  await within(document.body).findByText(/^Nie wszystkie liczby się zapisały/);
  expect(sent.map(({ base, value }) => [base, value])).toEqual([
    [800, "850 zł"],
    [850, "900 zł"],
    [900, "dużo"],
  ]);
});

test("an answer that is not edit mode's is an error in words", async () => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => JSON.parse("<!doctype html>") }) as Response);
  await expect(ask("site")).rejects.toThrow("Edycja nie odpowiada.");
});

test.each([
  ["one paragraph with spaces around it", " Tak,\u00a0dziś.\r\nTakże. \r\n", [[" Tak, dziś. Także. "]]],
  ["joined letters for split ones", "żółty".normalize("NFD"), [["żółty"]]],
  ["nothing for a copied picture", "", []],
])("what is pasted: %s", (_, text, inserted) => {
  const nothing = () => undefined;
  const callbacks = { factOf: nothing, onInput: nothing, onFact: nothing, onBrace: nothing };
  const { element } = textInput({ value: "", label: "", ...callbacks });
  const insertText = jest.fn();
  document.execCommand = (_command, _shown, words) => insertText(words);
  const paste = new Event("paste", { cancelable: true });
  element.dispatchEvent(Object.assign(paste, { clipboardData: { getData: () => text } }));
  expect([paste.defaultPrevented, insertText.mock.calls]).toEqual([true, inserted]);
});

test("pages in the list of changes are links to the published page and to the preview", () => {
  const dialog = makePublishDialog();
  dialog.show({
    step: "ready",
    lines: [
      "Zmienione strony:",
      "  /uslugi/pomiary, /oferta/pomiary: 1 zdanie",
      "    teraz: https://www.firma.pl/uslugi/pomiary",
      "      − Czynne 24/7, także na / w telefonie.",
      "      + Czynne /zawsze.",
    ],
  });
  const output = document.querySelector("dialog pre");
  expect([...(output?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/uslugi/pomiary",
    "/oferta/pomiary",
    "https://www.firma.pl/uslugi/pomiary",
  ]);
  expect(output?.textContent).toContain("− Czynne 24/7, także na / w telefonie.\n");
});
