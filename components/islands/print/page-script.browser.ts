/**
 * Prints the page by a button with `data-print`, which is seen from now on (`data-prints` on <html>). Delegated, so
 * that it works after a client-side route change too. `data-print="sheet"`: the sheet of the page alone, which the
 * stylesheet for paper shows while `data-only-sheet` stands on <html>.
 */
const root = document.documentElement;
root.dataset.prints = "";
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-print]");
  if (!button) return;
  if (button.dataset.print) root.dataset.onlySheet = "";
  print();
});
// Some browsers print later than print() returns.
addEventListener("afterprint", () => delete root.dataset.onlySheet);
