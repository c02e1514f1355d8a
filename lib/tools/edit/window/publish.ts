/** The publishing dialog: builds the site, shows what would change, then sends it. */
import type { PublicationView } from "@/lib/tools/edit/messages";
import { ask, RequestError } from "./api";
import { button, el } from "./dom";
import { withLabel } from "./form";

const stepWords: Readonly<Record<PublicationView["step"], string>> = {
  build: "Buduję stronę…",
  compare: "Sprawdzam, co zobaczą odwiedzający…",
  ready: "Strona jest zbudowana. Przeczytaj, co się zmieni, i opublikuj.",
  send: "Wysyłam na serwer…",
  done: "Opublikowano.",
  failed: "Nie udało się. W internecie jest to, co było; powód jest poniżej.",
};

/** Addresses of the published site, and paths of pages. */
const addressPattern = /(https?:\/\/[^\s,]+|(?<=\s)\/[\w/-]*(?=[,:\s]|$))/;

/** Turns the addresses in a line into links, to the live page and to the preview. */
function linkAddresses(line: string): (string | Node)[] {
  // Lines of old and new text are quotations.
  if (/^\s*[−+]/.test(line)) return [`${line}\n`];
  const parts = line.split(addressPattern);
  return [...parts.map((part, index) => (index % 2 ? el("a", { href: part, target: "_blank" }, part) : part)), "\n"];
}

/** @param onRefused called with the reason when a command was refused */
export function makePublishDialog(onRefused: (error: unknown) => void) {
  const status = el("p", { class: "hint", role: "status" });
  const output = el("pre", { tabindex: "0", "aria-label": "Co wypisał program" });
  const message = el("input", { type: "text", placeholder: "Nowe ceny pomiarów" });
  const primary = { class: "primary" };
  const buildButton = button("Zbuduj i pokaż, co się zmieni", () => run(() => ask("buildPublication")), primary);
  const sendButton = button("Opublikuj", () => run(() => ask("publish", { message: message.value })), primary);
  const closeButton = button("Zamknij", () => dialog.close());
  const dialog = el(
    "dialog",
    { class: "dialog publishing", "aria-label": "Publikacja" },
    el("h2", {}, "Publikacja"),
    status,
    output,
    withLabel("Co się zmieniło, do historii", message),
    el("footer", {}, buildButton, sendButton, closeButton),
  );
  document.body.append(dialog);

  function run(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (error instanceof RequestError) status.textContent = error.message;
      onRefused(error);
    });
  }

  function show(publication: PublicationView | undefined): void {
    const step = publication?.step;
    const busy = step === "build" || step === "compare" || step === "send";
    status.textContent = step
      ? stepWords[step]
      : "Najpierw strona zbuduje się na tym komputerze. Zobaczysz, co się zmieni, zanim cokolwiek trafi do internetu.";
    output.replaceChildren(...(publication?.lines ?? []).flatMap(linkAddresses));
    output.hidden = !publication?.lines.length;
    // Shows the start of a list of changes, but the last line of a running command.
    output.scrollTop = step === "ready" ? 0 : output.scrollHeight;
    buildButton.disabled = busy;
    sendButton.disabled = step !== "ready";
  }
  show(undefined);
  return { open: () => dialog.showModal(), show };
}
