import { plainCharacters } from "@/lib/text/plain";

/** Milliseconds for which a button confirms that it has copied. */
const confirmationTime = 2500;

/**
 * Shows and runs the copy buttons if the browser can copy. A button copies its `data-copy`, or the text of the element
 * whose id is in `data-copy-from`. The status line and the button show the outcome.
 */
export function enableCopying(doc: Document): void {
  if (!navigator.clipboard) return;
  const status = doc.querySelector<HTMLElement>("[data-copy-status]");
  const showStatus = (text = "") => {
    if (status) status.textContent = text;
  };
  for (const button of doc.querySelectorAll<HTMLButtonElement>("button[data-copy], button[data-copy-from]")) {
    const label = button.querySelector<HTMLElement>("span");
    const name = label?.textContent ?? "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.hidden = false;
    button.addEventListener("click", async () => {
      const { copy, copyFrom } = button.dataset;
      const text = copy ?? (copyFrom && doc.getElementById(copyFrom)?.textContent) ?? "";
      try {
        await navigator.clipboard.writeText(plainCharacters(text));
      } catch {
        return showStatus(status?.dataset.failed);
      }
      showStatus(status?.dataset.done);
      if (label) label.textContent = status?.dataset.done ?? name;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (label) label.textContent = name;
        showStatus();
      }, confirmationTime);
    });
  }
}
