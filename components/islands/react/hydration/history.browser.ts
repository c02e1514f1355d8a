/**
 * Back and forward on a page that React has not taken over. After a client-side route change two pages share one
 * document in the history, and still do when the second was loaded anew since: "back" then only fires popstate, with
 * the framework not there to hear it, and the address would change without the page.
 */
export function watchHistory(): void {
  const page = () => location.href.split("#")[0];
  const shown = page();
  addEventListener("popstate", () => {
    // window.next is there from the moment the framework's own listener is, or is about to be.
    if (!("next" in window) && page() !== shown) location.reload();
  });
}
