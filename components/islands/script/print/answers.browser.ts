/**
 * Opens closed answers for paper, and closes them after it, where styles cannot (print.css): in browsers that do not
 * know `::details-content`, such as Firefox before 143 and Safari before 18.4.
 */
export function openAnswersOnPaper(doc: Document): void {
  if (!CSS.supports("selector(::details-content)"))
    addEventListener("beforeprint", () => {
      for (const answer of doc.querySelectorAll("details:not([open])")) {
        answer.toggleAttribute("open");
        addEventListener("afterprint", () => answer.removeAttribute("open"), { once: true });
      }
    });
}
