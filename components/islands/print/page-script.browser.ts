/**
 * Prints the page by a button with `data-print`, which is seen from now on (`data-prints` on <html>). Delegated, so
 * that it works after a client-side route change too.
 */
document.documentElement.dataset.prints = "";
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
});
