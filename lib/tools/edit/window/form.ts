/** A dialog of the tool: fields, what is wrong, a button that does it. */
import { RequestError } from "./api";
import { button, el, errorLine, showDialog } from "./dom";

type Options = {
  title: string;
  content: readonly (Node | string | false | undefined)[];
  /** The button that does it. */
  action: HTMLButtonElement;
  /** Carries it out. @throws Refused, which is shown */
  onAction: () => Promise<unknown>;
  /** Words of the button that leaves everything as it is. */
  leaveText?: string;
  /** Where it says what is wrong. */
  remarks?: HTMLElement;
  class?: string;
};

/** The button of a form, by its words. */
export const actionButton = (words: string): HTMLButtonElement =>
  el("button", { type: "button", class: "primary" }, words);

/** Where a form or an editor says what is wrong. */
export const makeRemarks = (): HTMLElement => el("div", { class: "remarks", role: "alert" });

/** A field with its name. */
export const withLabel = (name: string, field: HTMLElement): HTMLElement => el("label", {}, el("b", {}, name), field);

/** Opens a dialog. @returns when it is closed, whether it was carried out */
export async function showForm(options: Options): Promise<boolean> {
  const { title, content, action, onAction, remarks = makeRemarks(), leaveText = "Zamknij" } = options;
  let isDone = false;
  const leaveButton = button(leaveText, () => dialog.close());
  const dialog = el(
    "dialog",
    { class: `dialog ${options.class ?? ""}`, "aria-label": title },
    el("h2", {}, title),
    ...content,
    remarks,
    el("footer", {}, action, leaveButton),
  );
  async function runAction(): Promise<void> {
    action.disabled = true;
    remarks.replaceChildren(el("p", { class: "hint" }, "Chwilę…"));
    try {
      await onAction();
      isDone = true;
      dialog.close();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      remarks.replaceChildren(errorLine(error.message));
    } finally {
      action.disabled = false;
    }
  }
  action.addEventListener("click", () => void runAction());
  dialog.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isSave = key === "s" && (event.ctrlKey || event.metaKey);
    const isEnter = key === "Enter" && !(target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement);
    if (!isSave && !isEnter) return;
    event.preventDefault();
    void runAction();
  });
  await showDialog(dialog);
  return isDone;
}
