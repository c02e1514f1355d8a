/**
 * An editor presses a button and nothing happens, or loses the words that were selected.
 * @jest-environment jsdom
 */
import { within } from "@testing-library/react";
import type { State } from "@/lib/tools/edit/session";
import { ask } from "@/lib/tools/edit/window/api";
import { makeFailure } from "@/lib/tools/edit/window/failure";
import { textInput } from "@/lib/tools/edit/window/text-input";

test("a page that fails for longer than it compiles is replaced by the first findings and the way back", () => {
  jest.useFakeTimers();
  const onUndo = jest.fn();
  const { element, show, showState } = makeFailure({ onUndo, onOpen: jest.fn() });
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

test("an answer that is not edit mode's is an error in words", async () => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => JSON.parse("<!doctype html>") }) as Response);
  await expect(ask("site")).rejects.toThrow("Edycja nie odpowiada.");
});

test.each([
  ["one paragraph with spaces around it", " Tak,\u00a0dziś.\r\nTakże. \r\n", [[" Tak, dziś. Także. "]]],
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
