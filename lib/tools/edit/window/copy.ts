/** The dialog that makes a copy of the site as one file, opens one, and says how to move to another computer. */
import { ask, fileUrl, RequestError } from "./api";
import { button, el } from "./dom";
import { base64 } from "./file";
import { actionButton, showForm, withLabel } from "./form";

/** @param folder of the site on this computer @returns after the dialog is closed, whether a copy was opened */
export async function openCopyDialog(folder: string): Promise<boolean> {
  const file = el("input", { type: "file", accept: ".zip,application/zip" });
  const download = button("Pobierz kopię", () => el("a", { href: fileUrl("copy"), download: "" }).click(), {
    class: "bordered",
  });
  return showForm({
    title: "Kopia i inny komputer",
    content: [
      el("p", "Strona na tym komputerze jest w folderze:"),
      el("pre", { tabindex: "0", "aria-label": "Folder strony" }, folder),
      el(
        "p",
        "Kopia to cała strona w jednym pliku zip: teksty, zdjęcia i program. Haseł, kluczy i innych plików z tego folderu w niej nie ma.",
      ),
      download,
      el("h2", "Na innym komputerze"),
      el(
        "ol.hint",
        el("li", "Przenieś tam kopię i rozpakuj ją. Cudzej nie uruchamiaj: jest w niej także program."),
        el(
          "li",
          "Zainstaluj Node.js ze strony ",
          el("a", { href: "https://nodejs.org/pl/download", target: "_blank" }, "nodejs.org"),
          ".",
        ),
        el(
          "li",
          "W rozpakowanym folderze otwórz docs, potem start, i kliknij dwa razy „Edycja Windows” albo „Edycja macOS i Linux”.",
        ),
        el("li", "Hasło do hostingu wpisz tam od nowa. Odtąd zmieniaj stronę tylko na jednym komputerze."),
      ),
      el("h2", "Powrót do kopii"),
      el(
        "p.hint",
        "Teksty i zdjęcia będą takie, jak w kopii. Program i miejsce publikacji zostaną te, które są tutaj. „Cofnij” przywróci obecne.",
      ),
      withLabel("Plik kopii", file),
    ],
    action: actionButton("Otwórz kopię"),
    onAction: async () => {
      const [copy] = file.files ?? [];
      // With its value kept, the browser would not read a mended file of the same name.
      file.value = "";
      if (!copy) throw new RequestError("Najpierw wybierz plik kopii: ma w nazwie datę i kończy się na .zip.");
      await ask("openCopy", { data: await base64(copy) });
    },
  });
}
