/** A dialog with fields, remarks and a button that submits. */
import type { Fault } from "@/lib/tools/check/problem";
import type { Refusal } from "@/lib/tools/edit/messages";
import { RequestError, refusalOf } from "./api";
import { button, el, errorLine, holdStill, keyOf, showDialog } from "./dom";
import { followTyping, mayDiscard, saveOwnFields } from "./unsaved";

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
export const makeRemarks = (): HTMLElement => el("div.remarks", { role: "alert" });

/** The reasons for a refusal, and the value in the file where that has changed. */
export const refusalLines = (
  { problems = [], current }: Refusal,
  faultLine: (fault: Fault) => Node = ({ what, mend }) => errorLine(`${what} ${mend}`),
): Node[] => [
  ...problems.map(faultLine),
  ...(current === undefined ? [] : [el("p.current", `W pliku stoi teraz: ${current}`)]),
];

export const withLabel = (name: string, field: HTMLElement): HTMLElement => el("label", el("b", name), field);

/** Opens a dialog, which asks before it drops unsaved text. @returns after it is closed, whether the action succeeded */
export async function showForm(options: Options): Promise<boolean> {
  const { title, content, action, onAction, remarks = makeRemarks(), leaveText = "Zamknij" } = options;
  let isDone = false;
  const leaveButton = button(leaveText, () => void leave());
  const dialog = el(
    "dialog",
    { class: `dialog ${options.class ?? ""}`, "aria-label": title },
    el("h2", title),
    ...content,
    remarks,
    el("footer", action, leaveButton),
  );
  async function leave(): Promise<void> {
    if (await mayDiscard(dialog)) dialog.close();
  }
  async function runAction(): Promise<void> {
    action.disabled = true;
    remarks.replaceChildren(el("p.hint", "Chwilę…"));
    try {
      await holdStill(dialog, async () => {
        if (!(await saveOwnFields(dialog)))
          throw new RequestError("Popraw najpierw pola z uwagami: to, co w nich jest, nie zostało zapisane.");
        await onAction();
      });
      isDone = true;
      dialog.close();
    } catch (error) {
      remarks.replaceChildren();
      remarks.append(errorLine(refusalOf(error).message));
    } finally {
      action.disabled = false;
    }
  }
  action.addEventListener("click", () => void runAction());
  dialog.addEventListener("keydown", (event) => {
    const { target } = event;
    const isPlain = target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement;
    const work = { "Ctrl s": runAction, Enter: isPlain ? undefined : runAction, Escape: leave }[keyOf(event)];
    if (!work) return;
    event.preventDefault();
    void work();
  });
  // Escape while nothing in the dialog has the focus. A closed list of files sends the same event.
  dialog.addEventListener("cancel", (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    void leave();
  });
  followTyping(dialog);
  await showDialog(dialog);
  return isDone;
}
