/** A dialog of the tool: fields, what is wrong, a button that does it. */
import { Refused } from "./api";
import { button, el, opened, wrong } from "./dom";

type Options = {
  title: string;
  content: readonly (Node | string | false | undefined)[];
  /** The button that does it. */
  action: HTMLButtonElement;
  /** Carries it out. @throws Refused, which is shown */
  onAction: () => Promise<unknown>;
  /** Words of the button that leaves everything as it is. */
  leave?: string;
  /** Where it says what is wrong. */
  remarks?: HTMLElement;
  class?: string;
};

/** The button of a form, by its words. */
export const actionButton = (words: string): HTMLButtonElement =>
  el("button", { type: "button", class: "primary" }, words);

/** Where a form or an editor says what is wrong. */
export const remarksPlace = (): HTMLElement => el("div", { class: "remarks", role: "alert" });

/** A field with its name. */
export const labelled = (name: string, field: HTMLElement): HTMLElement => el("label", {}, el("b", {}, name), field);

/** Opens a dialog. @returns when it is closed, whether it was carried out */
export async function showForm(options: Options): Promise<boolean> {
  const { title, content, action, onAction, remarks = remarksPlace(), leave = "Zamknij" } = options;
  let done = false;
  const leaving = button(leave, () => dialog.close());
  const dialog = el(
    "dialog",
    { class: `dialog ${options.class ?? ""}`, "aria-label": title },
    el("h2", {}, title),
    ...content,
    remarks,
    el("footer", {}, action, leaving),
  );
  async function act(): Promise<void> {
    action.disabled = true;
    remarks.replaceChildren(el("p", { class: "hint" }, "Chwilę…"));
    try {
      await onAction();
      done = true;
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      remarks.replaceChildren(wrong(error.message));
    } finally {
      action.disabled = false;
    }
  }
  action.addEventListener("click", () => void act());
  dialog.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const saves = key === "s" && (event.ctrlKey || event.metaKey);
    const ends = key === "Enter" && !(target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement);
    if (!saves && !ends) return;
    event.preventDefault();
    void act();
  });
  await opened(dialog);
  return done;
}
