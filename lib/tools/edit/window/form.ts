/** A dialog of the tool: fields, what is wrong, a button that does it. */
import { Refused } from "./api";
import { button, el } from "./dom";

type Options = {
  title: string;
  content: readonly (Node | string | false | undefined)[];
  /** Words of the button. */
  action: string;
  /** Carries it out. @throws Refused, which is shown */
  onAction: () => Promise<void>;
  class?: string;
};

/** A field with its name. */
export const labelled = (name: string, field: HTMLElement, hint?: string): HTMLElement =>
  el("label", {}, el("b", {}, name), field, hint !== undefined && el("small", {}, hint));

/** Opens a dialog. @returns when it is closed, whether it was carried out */
export async function showForm({ title, content, action, onAction, ...options }: Options): Promise<boolean> {
  let done = false;
  const remarks = el("div", { class: "uwagi", role: "alert" });
  const actionButton = button(action, () => void act(), { class: "tb pri" });
  const dialog = el(
    "dialog",
    { class: `okno ${options.class ?? ""}`, "aria-label": title },
    el("h2", {}, title),
    ...content,
    remarks,
    el(
      "footer",
      {},
      actionButton,
      button("Zamknij", () => dialog.close()),
    ),
  );
  async function act(): Promise<void> {
    actionButton.disabled = true;
    remarks.replaceChildren(el("p", { class: "podpowiedz" }, "Chwilę…"));
    try {
      await onAction();
      done = true;
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      remarks.replaceChildren(el("p", { class: "blad" }, error.message));
    } finally {
      actionButton.disabled = false;
    }
  }
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target instanceof HTMLTextAreaElement) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    void act();
  });
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve));
  dialog.remove();
  return done;
}
