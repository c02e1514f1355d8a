/**
 * Prints the page by a button with `data-print`, which is seen from now on (`data-prints` on <html>). `data-print="sheet"`:
 * the sheet of the button's island alone, which the stylesheet for paper shows while `data-only-sheet` stands on <html> and the sheet is `printed`.
 */
const root = document.documentElement;
root.dataset.prints = "";
let sheet: HTMLElement | null | undefined;
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-print]");
  if (!button) return;
  sheet = button.dataset.print ? button.closest("[data-island]")?.querySelector<HTMLElement>("[data-sheet]") : null;
  if (sheet) {
    root.dataset.onlySheet = "";
    sheet.dataset.sheet = "printed";
  }
  print();
});
// Some browsers print later than print() returns.
addEventListener("afterprint", () => {
  delete root.dataset.onlySheet;
  if (sheet) sheet.dataset.sheet = "";
});
