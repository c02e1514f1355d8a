/** Text that was typed and is not saved: marked at its field, so that a mark goes with its field. */
import { savesEnded } from "./api";

const mark = "data-unsaved";
const typed = "textarea, [role=textbox], input:not([type=checkbox], [type=radio], [type=color], [type=file])";

// The only listener: none can stay behind when an editor or a dialog has gone.
addEventListener("beforeunload", (event) => {
  if (document.querySelector(`[${mark}]`)) event.preventDefault();
});

export const setUnsaved = (field: Element, isUnsaved: boolean): boolean => field.toggleAttribute(mark, isUnsaved);

/** What stood in a field before somebody typed. */
const savedTexts = new WeakMap<Element, string | null>();

const textOf = (field: Element): string | null => ("value" in field ? String(field.value) : field.textContent);

/** Takes the marks off an element and everything in it. */
export function markSaved(root: Element): void {
  for (const field of [root, ...root.querySelectorAll(`[${mark}]`)])
    if (!setUnsaved(field, false)) savedTexts.set(field, textOf(field));
}

/**
 * Marks the fields of an element that are typed in, until they are as they were. Whoever saves them calls `markSaved`.
 */
export function followTyping(root: Element): void {
  root.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(`:is(${typed}):not([${mark}])`))
      savedTexts.set(target, textOf(target));
  });
  // Perhaps on its way to the file: only an answer says what stands there.
  root.addEventListener("change", ({ target }) => {
    if (target instanceof Element) savedTexts.delete(target);
  });
  root.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.matches(typed))
      setUnsaved(target, textOf(target) !== savedTexts.get(target));
  });
}

/** Whether there is unsaved text in an element, once the saves on their way have ended. */
export async function hasUnsaved(root: Element): Promise<boolean> {
  const isMarked = () => root.querySelector(`[${mark}]`) !== null;
  if (isMarked()) await savesEnded();
  return isMarked();
}

/** Saves the fields that do so by themselves when they are left. @returns false where one of them was refused */
export async function saveOwnFields(root: Element): Promise<boolean> {
  const own = `:is(form, tr) [${mark}]`;
  for (const field of root.querySelectorAll(own)) field.dispatchEvent(new Event("change", { bubbles: true }));
  await savesEnded();
  return root.querySelector(own) === null;
}

/**
 * Asked before everything that takes typed text away.
 * @returns false if the user keeps the text
 */
export async function mayDiscard(root: Element): Promise<boolean> {
  if ((await hasUnsaved(root)) && !confirm("Odrzucić niezapisany tekst?")) return false;
  markSaved(root);
  return true;
}
