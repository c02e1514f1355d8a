type Child = Node | string | false | undefined;
export type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: never) => void)>>;
type Tag = keyof HTMLElementTagNameMap;
type TagOf<Spec> = Spec extends `${infer Name}.${string}` ? Name : Spec;

/**
 * Makes an element.
 * @param spec its tag, and classes behind points: "p.hint"
 * @param parts children, and attributes with listeners (`onclick`)
 */
export function el<Spec extends Tag | `${Tag}.${string}`>(spec: Spec, ...parts: readonly (Child | Attributes)[]) {
  const [tag = "", ...classes] = spec.split(".");
  const element = document.createElement(tag);
  element.classList.add(...classes);
  for (const part of parts)
    if (typeof part === "string" || part instanceof Node) element.append(part);
    else setAttributes(element, part || {});
  return element as HTMLElementTagNameMap[TagOf<Spec> & Tag];
}

function setAttributes(element: HTMLElement, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === "function") element.addEventListener(key.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(key, "");
    else if (typeof value === "string") element.setAttribute(key, value);
}

export const button = (text: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  el("button", { type: "button", ...attributes, onclick }, text);

export const errorLine = (text: string): HTMLElement => el("p.error", text);

/**
 * Name of a shortcut: "Ctrl s" (Cmd on macOS), "Alt p" (Option), "Escape". A letter is the same with Caps Lock or Shift,
 * and where macOS sends another sign for it with Option. AltGr types Polish letters; Windows reports it as "Ctrl Alt".
 */
export function keyOf({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const modifiers = [...(ctrlKey || metaKey ? ["Ctrl"] : []), ...(altKey ? ["Alt"] : [])];
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return [...modifiers, modifiers.length > 0 && letter ? letter.toLowerCase() : key].join(" ");
}

/** Whether an event comes from a field, of the window or of the page in its frame: not `instanceof` its class there. */
export const isTyping = ({ target }: Event): boolean =>
  Boolean(
    (target as Element | null)?.closest?.("input, textarea, select, [contenteditable]:not([contenteditable=false])"),
  );

const heldEvents = ["keydown", "beforeinput", "paste", "click", "cancel"];

/**
 * Keeps an element as it is while work runs: what would be typed or pressed meanwhile could be lost, or done twice.
 * @returns what the work returns
 */
export async function holdStill<T>(element: HTMLElement, work: () => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of heldEvents) element.addEventListener(type, stop, { capture: true, signal: ending.signal });
  try {
    return await work();
  } finally {
    ending.abort();
  }
}

/** Opens a dialog and waits until it is closed. Beside an open one, such as that of an earlier click, it is not opened. */
export async function showDialog(dialog: HTMLDialogElement): Promise<void> {
  if (document.querySelector("dialog[open]")) return;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    }),
  );
}

/**
 * Accepts files dropped on elements.
 * @param target receives the events in the capture phase, before the elements inside it
 * @param elementOf the element an event is for
 */
export function acceptFiles(
  target: EventTarget,
  elementOf: (event: Event) => HTMLElement | undefined,
  onFile: (file: File, element: HTMLElement) => void,
): void {
  const listen = (type: string, handle: (element: HTMLElement, event: DragEvent) => void) =>
    target.addEventListener(
      type,
      (event) => {
        const element = elementOf(event);
        if (element) handle(element, event as DragEvent);
      },
      { capture: true },
    );
  listen("dragover", (element, event) => {
    event.preventDefault();
    element.toggleAttribute("data-over", true);
  });
  listen("dragleave", (element) => element.removeAttribute("data-over"));
  listen("drop", (element, event) => {
    event.preventDefault();
    element.removeAttribute("data-over");
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file, element);
  });
}
