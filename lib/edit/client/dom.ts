type Child = Node | string | false | undefined;
type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: never) => void)>>;

/** An element with attributes, listeners (`onclick`) and children. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(key, "");
    else if (typeof value === "string") element.setAttribute(key, value);
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** A button of the tool. */
export const button = (text: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  el("button", { type: "button", class: "tb", ...attributes, onclick }, text);

/** Lets a file be dropped on an element. */
export function takeFiles(element: HTMLElement, onFile: (file: File) => void): void {
  const over = (is: boolean) => element.toggleAttribute("data-over", is);
  element.addEventListener("dragover", (event) => {
    event.preventDefault();
    over(true);
  });
  element.addEventListener("dragleave", () => over(false));
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    over(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file);
  });
}
