/** Shows content errors at the foot of every page of `npm run dev` until they are fixed. */
import type { Problem } from "@/lib/tools/check/problem";
import type { State } from "@/lib/tools/edit/session";
import { el } from "./dom";

const style = `
:host { all: initial; }
section {
  position: fixed; inset: auto 12px 12px; z-index: 2147483647; max-height: 45vh; overflow-y: auto; padding: 14px 16px;
  border: 2px solid #b3261e; border-radius: 9px; background: #fff; color: #2b2933;
  font: 14px/1.45 system-ui, "DejaVu Sans", sans-serif;
}
h2 { margin: 0 0 8px; font-size: 15px; color: #9c1f17; }
ul { margin: 0; padding-left: 18px; }
li { margin-bottom: 6px; }
code { font: 12.5px/1.4 ui-monospace, "DejaVu Sans Mono", monospace; color: #5f5c6c; }
`;

const findingItem = ({ file, line, field, what, mend }: Problem): HTMLElement =>
  el("li", el("code", `${file}${line ? `:${line}` : ""} › ${field}`), el("br"), `${what} ${mend}`);

const host = document.createElement("content-remarks");
const root = host.attachShadow({ mode: "open" });
const sheet = el("style", style);

function show(findings: readonly Problem[]): void {
  root.replaceChildren(sheet);
  if (findings.length === 0) return;
  root.append(
    el(
      "section",
      { role: "alert", lang: "pl" },
      el("h2", `Błędy w treści: ${findings.length}. Zniknie, gdy je poprawisz i zapiszesz plik.`),
      el("ul", ...findings.map(findingItem)),
    ),
  );
  // React replaces the document where a page fails, and the message with it.
  if (!host.isConnected) document.documentElement.append(host);
}

let lastFindings: readonly Problem[] = [];
new MutationObserver(() => {
  if (lastFindings.length > 0 && !host.isConnected) show(lastFindings);
}).observe(document, { childList: true, subtree: true });
new EventSource("/__preview/state").addEventListener("message", ({ data }) => {
  const { findings } = JSON.parse(data) as State;
  // Keeps the last findings while the checks run.
  if (!findings) return;
  lastFindings = findings;
  show(lastFindings);
});
