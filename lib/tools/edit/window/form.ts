/** A dialog with fields, remarks and a button that submits. */
import { RequestError } from "./api";
import { askBeforeLeaving, button, el, errorLine, keyOf, showDialog } from "./dom";

type Options = {
  title: string;
  content: readonly (Node | string | false | undefined)[];
  /** Submits the dialog. */
  action: HTMLButtonElement;
  /** @throws RequestError, which is shown */
  onAction: () => Promise<unknown>;
  /** Text of the button that closes without a change. */
  leaveText?: string;
  remarks?: HTMLElement;
  class?: string;
};

export const actionButton = (words: string): HTMLButtonElement =>
  el("button", { type: "button", class: "primary" }, words);

/** Element for errors, announced by screen readers. */
export const makeRemarks = (): HTMLElement => el("div", { class: "remarks", role: "alert" });

export const withLabel = (name: string, field: HTMLElement): HTMLElement => el("label", {}, el("b", {}, name), field);

/** Opens a dialog. @returns after it is closed, whether the action succeeded */
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
    const { target } = event;
    const isPlain = target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement;
    const key = keyOf(event);
    if (key !== "Ctrl s" && (key !== "Enter" || isPlain)) return;
    event.preventDefault();
    void runAction();
  });
  const leaving = askBeforeLeaving();
  dialog.addEventListener("input", leaving.ask);
  await showDialog(dialog);
  leaving.end();
  return isDone;
}
