/**
 * Opens closed answers for printing, and closes them afterwards, in browsers without `::details-content` (which
 * print.css uses), such as Firefox before 143 and Safari before 18.4.
 */
export function openAnswersForPrint(doc: Document): void {
  if (!CSS.supports("selector(::details-content)"))
    addEventListener("beforeprint", () => {
      for (const answer of doc.querySelectorAll("details:not([open])")) {
        answer.toggleAttribute("open");
        addEventListener("afterprint", () => answer.removeAttribute("open"), { once: true });
      }
    });
}
