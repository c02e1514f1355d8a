/**
 * What an editor typed or chose in the window of edit mode is lost, or given to the wrong field.
 * @jest-environment jsdom
 */
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { SiteView } from "@/lib/tools/edit/field-views";
import { makeEditor } from "@/lib/tools/edit/window/editor";
import { actionButton, showForm } from "@/lib/tools/edit/window/form";
import { body, decide, isAsked, later, prepareWindow, refuse, serve, type } from "./edit-window";

jest.mock("@/lib/tools/edit/window/stage", () => ({
  makeStage: () => ({
    element: document.createElement("iframe"),
    path: () => "/a",
    boxOf: () => ({}),
    ...Object.fromEntries(["go", "reload", "toggleFrames", "setOpen", "focus"].map((name) => [name, jest.fn()])),
  }),
}));

prepareWindow();

const field = { origin: "a:lead", file: "content/a.ts", line: 1, value: "Od dziś.", length: 4, problems: [] };

/** Opens the editor of an optional entry of a list, with a text typed into it. */
function openEditor() {
  const onClose = jest.fn();
  const options = { site: () => ({ facts: [] }) as unknown as SiteView, onFact: jest.fn(), onClose };
  const list = { index: 0, length: 2 };
  const editor = makeEditor({ field: { ...field, isOptional: true, list, prompt: undefined }, ...options });
  body.append(editor.element);
  const input = within(editor.element).getByRole("textbox");
  input.textContent = "Od jutra.";
  fireEvent.input(input);
  return { editor, input, onClose, press: (words: string) => within(editor.element).getByText(words).click() };
}

test.each([
  ["list", "Kopiuj", {}],
  ["list", "Dodaj pod spodem", {}],
  ["list", "Usuń", {}],
  ["settle", "Usuń pole", {}],
  ["list", "Alt ↓", { key: "ArrowDown", altKey: true }],
  ["list", "Alt Enter", { key: "Enter", altKey: true }],
  ["", "Esc", { key: "Escape" }],
])("request „%s” of %s: asks before it drops a text, and then the window asks no more", async (request, words, key) => {
  const asked = serve({});
  const { input, onClose, press } = openEditor();
  const act = () => ("key" in key ? fireEvent.keyDown(input, key) : press(words));
  const question = decide(false);
  act();
  await waitFor(() => expect(question).toHaveBeenCalled());
  expect([input.isConnected, input.textContent, isAsked(), asked]).toEqual([true, "Od jutra.", true, []]);
  decide(true);
  act();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect([isAsked(), asked]).toEqual([false, request ? [request] : []]);
});

test("while a text is saved nothing is typed or pressed; who leaves waits for the answer, and a refusal asks", async () => {
  const question = decide(false);
  const { give, answer } = later();
  const asked = serve({ save: answer });
  const { editor, input, press } = openEditor();
  press("Zapisz");
  const isTyped = fireEvent.keyDown(input, { key: "x" });
  press("Kopiuj");
  const left = editor.close();
  give[0]?.(refuse({ message: "W tekście są błędy." }));
  expect([await left, isTyped, question.mock.calls.length, asked]).toEqual([false, false, 1, ["save"]]);
  press("Zapisz jako szkic");
  const leftLater = editor.close();
  give[1]?.({});
  expect([await leftLater, question.mock.calls.length, isAsked()]).toEqual([true, 1, false]);
});

test("the window shows the newer of two states, and no button drops a text or changes files without asking", async () => {
  const page = { path: "/a", title: "A", heading: "A", file: "a" };
  const site = { facts: [], pages: [page], pictures: [], galleryKinds: [], hideable: [], host: "none", brand: "B" };
  const { give, answer } = later();
  const asked = serve({ site: answer, field: () => field, secrets: () => [] });
  const listeners: ((event: { data: string }) => void)[] = [];
  class Stub {
    addEventListener = (_: string, listener: (typeof listeners)[number]) => listeners.push(listener);
    observe = () => undefined;
  }
  Object.assign(window, { EventSource: Stub, ResizeObserver: Stub });
  await import("@/lib/tools/edit/window/window.browser");
  const change = { id: 1, file: "content/a.ts", field: "lead", before: "", after: "" };
  const findings = [{ ...change, what: "", mend: "" }];
  const state = { changes: [change], canRedo: true, removedPages: [], findings, publication: {} };
  const item = { group: "must", file: "", field: "", what: "", how: "" };
  for (const left of [[item], [item, item]])
    listeners.at(-1)?.({ data: JSON.stringify({ ...state, overview: { notices: [], left } }) });
  // The answer to the first question is the last.
  await waitFor(() => {
    for (const one of give.splice(0).reverse()) one(site);
    expect(body.textContent).toContain("Zostało 2");
  });
  const panel = within(body).getByRole("complementary");
  within(panel).getByText("otwórz").click();
  const input = await within(body).findByRole("textbox", { name: field.origin });
  input.textContent = "Od jutra.";
  fireEvent.input(input);
  const question = decide(false);
  asked.length = 0;
  const names = ["Tytuł i opis", "Pola strony", "Słowa wspólne", "Nowe…", "Kopia", "Cofnij", "Ponów", "Publikuj"];
  const buttons = [
    body.querySelector<HTMLElement>(".pages"),
    ...names.map((name) => within(body.querySelector("header") as HTMLElement).getByText(name)),
    ...["otwórz", "cofnij"].map((name) => within(panel).getByText(name)),
  ];
  for (const [index, button] of buttons.entries()) {
    button?.click();
    await waitFor(() =>
      expect([button?.textContent, question.mock.calls.length]).toEqual([button?.textContent, index + 1]),
    );
  }
  // With the editor open the keys are its own.
  fireEvent.keyDown(body, { key: "z", ctrlKey: true });
  within(body).getByText("Zostało 2").click();
  expect([input.isConnected, input.textContent, body.querySelector("dialog[open]")]).toEqual([true, "Od jutra.", null]);
  expect(asked).toEqual([]);
});

test("a dialog asks before it drops typed text, acts once, and not before its own fields are saved", async () => {
  const question = decide(false);
  const [name, own] = [document.createElement("input"), document.createElement("form")];
  own.append(document.createElement("input"));
  const { give, answer } = later();
  const [action, onAction] = [actionButton("Dodaj"), jest.fn(answer)];
  const done = showForm({ title: "Nowe", content: [name, own], action, onAction });
  const dialog = within(body).getByRole("dialog");
  type(name, "Anna");
  fireEvent.keyDown(name, { key: "Escape" });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(question).toHaveBeenCalledTimes(2));
  type(own.firstElementChild as Element, "źle");
  action.click();
  await waitFor(() => expect(dialog.textContent).toContain("nie zostało zapisane"));
  expect([dialog.isConnected, onAction.mock.calls.length, isAsked()]).toEqual([true, 0, true]);
  own.replaceChildren();
  action.click();
  fireEvent.keyDown(name, { key: "Enter" });
  await waitFor(() => expect(onAction).toHaveBeenCalledTimes(1));
  give[0]?.({});
  expect([await done, onAction.mock.calls.length, isAsked()]).toEqual([true, 1, false]);
});
