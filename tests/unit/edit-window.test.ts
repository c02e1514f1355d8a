/**
 * An editor presses a button and nothing happens, or loses the words that were selected.
 * @jest-environment jsdom
 */
import { ask } from "@/lib/tools/edit/window/api";
import { textInput } from "@/lib/tools/edit/window/text-input";

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
