/** The publishing dialog: builds the site, shows what would change, sends it, or brings the previous release back. */
import type { PublicationView } from "@/lib/tools/edit/messages";
import { ask, refusalOf } from "./api";
import { button, el } from "./dom";
import { withLabel } from "./form";
import { newestOnly } from "./latest";
import { followTyping, markSaved } from "./unsaved";

const stepWords: Readonly<Record<PublicationView["step"], string>> = {
  build: "Buduję stronę…",
  compare: "Sprawdzam, co zobaczą odwiedzający…",
  ready: "Strona jest zbudowana. Przeczytaj, co się zmieni, i opublikuj.",
  send: "Wysyłam na serwer…",
  done: "Opublikowano.",
  flawed: "Opublikowano, ale w internecie coś jest nie tak. Co i jak to naprawić, jest poniżej.",
  partly:
    "Przerwało się w połowie: w internecie może być już część nowych plików. Strona działa; zrób to samo jeszcze raz, a dokończy się.",
  restore: "Przywracam poprzednią wersję…",
  restored: "W internecie jest znowu poprzednia wersja. Na tym komputerze nic się nie zmieniło.",
  failed: "Nie udało się. W internecie jest to, co było; powód jest poniżej.",
};

/** Addresses of the published site, and paths of pages. */
const addressPattern = /(https?:\/\/[^\s,]*[^\s,.;:]|(?<=\s)\/[\w/-]*(?=[,:\s]|$))/;

/** Turns the addresses in a line into links, to the live page and to the preview. */
function linkAddresses(line: string): (string | Node)[] {
  // Lines of old and new text are quotations.
  if (/^\s*[−+]/.test(line)) return [`${line}\n`];
  const parts = line.split(addressPattern);
  return [...parts.map((part, index) => (index % 2 ? el("a", { href: part, target: "_blank" }, part) : part)), "\n"];
}

export function makePublishDialog() {
  const startRun = newestOnly();
  const status = el("p.hint", { role: "status" });
  const output = el("pre", { tabindex: "0", "aria-label": "Co wypisał program" });
  const message = el("input", { type: "text", placeholder: "Nowe ceny pomiarów" });
  const authorName = el("input", { type: "text", autocomplete: "name" });
  const authorEmail = el("input", { type: "email", autocomplete: "email" });
  const author = el(
    "fieldset",
    { hidden: true },
    el("legend", "Kto zmienia stronę: podpis w historii, wystarczy wpisać go raz"),
    withLabel("Imię i nazwisko", authorName),
    withLabel("E-mail", authorEmail),
  );
  const primary = { class: "primary" };
  const buildButton = button(
    "Zbuduj i pokaż, co się zmieni",
    () => run("Sprawdzam, czy strona jest gotowa…", () => ask("buildPublication")),
    primary,
  );
  const sendButton = button("Opublikuj", () => run(stepWords.send, () => ask("publish", publishRequest())), primary);
  const checkButton = button("Sprawdź połączenie", () =>
    run("Łączę się z hostingiem…", async () => (await ask("checkConnection")).message),
  );
  const restoreButton = button("Przywróć poprzednią wersję", () => {
    if (confirm("Przywrócić w internecie poprzednią wersję strony? Pliki na tym komputerze zostaną, jakie są."))
      run(stepWords.restore, () => ask("restorePrevious"));
  });
  const closeButton = button("Zamknij", () => dialog.close());
  const dialog = el(
    "dialog.dialog.publishing",
    { "aria-label": "Publikacja" },
    el("h2", "Publikacja"),
    status,
    output,
    withLabel("Co się zmieniło, do historii", message),
    author,
    el("footer", buildButton, sendButton, checkButton, restoreButton, closeButton),
  );
  followTyping(dialog);
  document.body.append(dialog);

  const publishRequest = () => ({
    message: message.value,
    ...(!author.hidden && { author: { name: authorName.value, email: authorEmail.value } }),
  });

  /**
   * Shows words while work runs, and then those it returns. Of a refusal the first line, and the rest, such as what is
   * missing, as output.
   */
  async function run(words: string, work: () => Promise<unknown>): Promise<void> {
    const isNewest = startRun();
    status.textContent = words;
    try {
      const answer = await work();
      if (typeof answer === "string" && isNewest()) status.textContent = answer;
    } catch (error) {
      const [first = "", ...lines] = refusalOf(error).message.split("\n");
      if (!isNewest()) return;
      status.textContent = first;
      if (lines.length > 0) showOutput(lines);
    }
  }

  function showOutput(lines: readonly string[]): void {
    output.replaceChildren(...lines.flatMap(linkAddresses));
    output.hidden = lines.length === 0;
    output.scrollTop = 0;
  }

  function show(publication: PublicationView | undefined): void {
    const step = publication?.step;
    const busy = step !== undefined && ["build", "compare", "send", "restore"].includes(step);
    status.textContent = step
      ? stepWords[step]
      : "Najpierw strona zbuduje się na tym komputerze. Zobaczysz, co się zmieni, zanim cokolwiek trafi do internetu.";
    showOutput(publication?.lines ?? []);
    // Shows the start of a list of changes, but the last line of a running command.
    if (step !== "ready") output.scrollTop = output.scrollHeight;
    if (step === "done" || step === "flawed") markSaved(dialog);
    author.hidden = !(step === "ready" && publication?.needsAuthor);
    for (const one of [buildButton, checkButton, restoreButton]) one.disabled = busy;
    sendButton.disabled = step !== "ready";
  }
  show(undefined);
  return { open: () => dialog.showModal(), show };
}
