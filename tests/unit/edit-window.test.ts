/**
 * An editor presses a button and nothing happens, or loses the words that were selected.
 * @jest-environment jsdom
 */
import { ask } from "@/lib/tools/edit/window/api";
import { textInput } from "@/lib/tools/edit/window/text-input";

test("an answer that is none of the edit mode's is told in words", async () => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => JSON.parse("<!doctype html>") }) as Response);
  await expect(ask("site")).rejects.toThrow("Edycja nie odpowiada.");
});

test.each([
  [
    "one paragraph, spaces around it kept",
    " Tak,\u00a0dziś.\r\nTakże w soboty. \r\n",
    [[" Tak, dziś. Także w soboty. "]],
  ],
  ["nothing where a picture was copied", "", []],
])("what is pasted: %s", (_, text, inserted) => {
  const nothing = () => undefined;
  const { element } = textInput({
    value: "",
    label: "",
    factOf: nothing,
    onInput: nothing,
    onFact: nothing,
    onBrace: nothing,
  });
  const typed = jest.fn();
  document.execCommand = (_command, _shown, words) => typed(words);
  element.dispatchEvent(Object.assign(new Event("paste"), { clipboardData: { getData: () => text } }));
  expect(typed.mock.calls).toEqual(inserted);
});
