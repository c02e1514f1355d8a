/** Stands over a page that cannot be shown: the first findings, and the way back. */
import type { State } from "@/lib/tools/edit/session";
import { button, el } from "./dom";
import { findingCard } from "./panel";

/** Findings shown; the panel lists all. */
const maxFindings = 3;

/** Milliseconds in which a page may still be compiling. */
const patience = 4000;

export function makeFailure(onUndo: () => void, events: Parameters<typeof findingCard>[1]) {
  const heading = el("h2");
  const reason = el("p.hint");
  const findings = el("div");
  const undoButton = button("Cofnij ostatnią zmianę", onUndo, { class: "primary" });
  const retryNote = el("p.hint", "Gdy powód zniknie, strona pokaże się sama.");
  const details = el("div", reason, findings, undoButton, retryNote);
  const element = el("section.failure", { role: "alert", hidden: true }, heading, details);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(isLasting: boolean): void {
    heading.textContent = isLasting ? "Tej strony nie da się teraz pokazać" : "Strona się przygotowuje…";
    details.hidden = !isLasting;
  }

  return {
    element,
    /** Shows or hides it. A page that has just changed gets some time first. */
    show: (isFailing: boolean) => {
      if (isFailing === !element.hidden) return;
      element.hidden = !isFailing;
      clearTimeout(timer);
      tell(false);
      if (isFailing) timer = setTimeout(() => tell(true), patience);
    },
    showState: ({ findings: problems = [], changes }: State) => {
      reason.textContent =
        problems.length > 0
          ? "Powodem jest zwykle pierwszy z błędów w treści:"
          : "Powodem jest zwykle ostatnia zmiana. Cofnij ją, a jeśli to nie pomoże, uruchom npm run edit od nowa.";
      findings.replaceChildren(...problems.slice(0, maxFindings).map((problem) => findingCard(problem, events)));
      undoButton.disabled = changes.length === 0;
    },
  };
}
