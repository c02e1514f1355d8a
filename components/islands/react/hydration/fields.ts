/** What a visitor can change in an island's HTML before it starts. */
const selector = "input,select,textarea,details,button";
type Control = HTMLInputElement & HTMLDetailsElement;

export type Fields = { controls: readonly Control[]; focused: Control | undefined };

/** Returns the controls of an island, with what was typed and chosen in them, and which has the focus. */
export function readFields(island: HTMLElement): Fields {
  const controls = [...island.querySelectorAll<Control>(selector)];
  return { controls, focused: controls.find((control) => control === document.activeElement) };
}

const isChoice = ({ type }: Control) => type === "radio" || type === "checkbox";
const keyOf = (control: Control) =>
  [control.tagName, control.name, control.ariaLabel, isChoice(control) && control.value].join();

/** Returns the control that has taken the place of another in redrawn HTML: the same among its namesakes. */
function successorIn(controls: readonly Control[], { controls: before }: Fields, control: Control) {
  const namesakes = (list: readonly Control[]) => list.filter((other) => keyOf(other) === keyOf(control));
  return namesakes(controls)[namesakes(before).indexOf(control)];
}

/**
 * Brings what was typed, chosen and focused into an island whose HTML was drawn anew. Does nothing where the controls
 * are the same as before.
 */
export function restoreFields(island: HTMLElement, fields: Fields): void {
  const { controls } = readFields(island);
  for (const before of fields.controls) {
    const control = before.isConnected ? undefined : successorIn(controls, fields, before);
    if (!control) continue;
    if (isChoice(before)) control.checked = before.checked;
    else if (control.tagName === "DETAILS") control.open = before.open;
    else if (control.value !== before.value) control.value = before.value;
    if (before !== fields.focused) continue;
    control.focus({ preventScroll: true });
    if (before.type === "text" || before.type === "search")
      control.setSelectionRange(before.selectionStart, before.selectionEnd);
  }
}
