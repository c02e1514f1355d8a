/**
 * A visitor whose page was changed by a browser or an extension would lose what was typed before an island starts.
 * @jest-environment jsdom
 */
import { readFields, restoreFields } from "./fields";

const html = `
  <details><summary>A</summary><input name="a" type="text"></details>
  <input name="kind" type="radio" value="one" checked><input name="kind" type="radio" value="two">
  <select name="room"><option>salon</option><option>kuchnia</option></select>
  <button type="button">−</button><button type="button">+</button>`;
const island = document.createElement("div");
const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => island.querySelector(selector) as E;

beforeEach(() => {
  document.body.replaceChildren(island);
  island.innerHTML = html;
  find<HTMLDetailsElement>("details").open = true;
  find("[name=a]").value = "kamera";
  find("[value=two]").checked = true;
  find("select").value = "kuchnia";
});

test("what was typed, chosen, opened and focused is in the HTML that is drawn anew", () => {
  find("[name=a]").focus();
  find("[name=a]").setSelectionRange(2, 4);
  const fields = readFields(island);
  island.innerHTML = `<x-extension></x-extension>${html}`;
  restoreFields(island, fields);
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
  expect([find("[name=a]").value, find("select").value]).toEqual(["kamera", "kuchnia"]);
  expect([find("[value=one]").checked, find("[value=two]").checked]).toEqual([false, true]);
  expect(document.activeElement).toBe(find("[name=a]"));
  expect([find("[name=a]").selectionStart, find("[name=a]").selectionEnd]).toEqual([2, 4]);
});

test("the focus is on the same of two buttons without a name", () => {
  const plus = () => island.querySelectorAll("button")[1];
  plus()?.focus();
  const fields = readFields(island);
  island.innerHTML = html;
  restoreFields(island, fields);
  expect(document.activeElement).toBe(plus());
});

test("controls that are the same as before are left alone", () => {
  const fields = readFields(island);
  find("[name=a]").value = "alarm";
  restoreFields(island, fields);
  expect(find("[name=a]").value).toBe("alarm");
});
