/**
 * Prints the page on a click on `[data-print]`; `data-prints` on <html> shows the buttons. `data-print="sheet"` prints
 * the sheet of the button's island alone: styles/print.css shows nothing else while a sheet has
 * `data-sheet="printed"`, as that of an answered quote always has.
 */
document.documentElement.dataset.prints = "";
let sheet: HTMLElement | null | undefined;
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-print]");
  if (!button) return;
  sheet = button.dataset.print ? button.closest("[data-island]")?.querySelector<HTMLElement>("[data-sheet]") : null;
  if (sheet) sheet.dataset.sheet = "printed";
  print();
});
// Some browsers print after print() has returned.
addEventListener("afterprint", () => {
  if (sheet) sheet.dataset.sheet = "";
});
