/** Prints the page by a button with `data-print`. Delegated, so that it works after a client-side route change too. */
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
});
