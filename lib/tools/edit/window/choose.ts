/** A searchable list to choose from: facts, fields, pages. */
import { el, showDialog } from "./dom";

/** Limit of entries shown at once; a line says how many more there are. */
const maxChoices = 200;

const fold = (text: string): string => text.toLocaleLowerCase("pl").normalize("NFD").replace(/\p{M}/gu, "");

type Choice<T> = { name: string; note: string; value: T };

/**
 * Opens the list in a dialog.
 * @param own makes a choice of what is typed, where that is one
 * @returns the value chosen; undefined where the dialog was closed
 */
export async function choose<T>(
  title: string,
  choices: readonly Choice<T>[],
  own: (typed: string) => Choice<T> | undefined = () => undefined,
): Promise<T | undefined> {
  const search = el("input", { type: "search", "aria-label": "Szukaj", placeholder: "Szukaj" });
  const list = el("ul.choice");
  const dialog = el("dialog.dialog", { "aria-label": title }, el("h2", title), search, list);
  let choice: T | undefined;
  const showMatches = (): void => {
    const words = fold(search.value).split(" ").filter(Boolean);
    const matches = choices.filter(({ name, note }) => words.every((word) => fold(`${name} ${note}`).includes(word)));
    const typed = own(search.value.trim());
    const buttons = [...(typed ? [typed] : []), ...matches.slice(0, maxChoices)].map(({ name, note, value }) => {
      const select = (): void => {
        choice = value;
        dialog.close();
      };
      return el("button", { type: "button", onclick: select }, el("b", name), el("small", note));
    });
    const others = matches.length - buttons.length;
    list.replaceChildren(
      ...buttons.map((one) => el("li", one)),
      ...(others > 0 ? [el("li.hint", `i jeszcze ${others}: zacznij pisać, żeby je znaleźć`)] : []),
    );
  };
  search.addEventListener("input", showMatches);
  search.addEventListener("keydown", (event) => {
    // Chromium would only empty the field.
    if (event.key === "Escape") dialog.close();
    if (event.key !== "Enter") return;
    // Otherwise the key would also press the button that opened the list, which gets the focus back.
    event.preventDefault();
    list.querySelector("button")?.click();
  });
  showMatches();
  await showDialog(dialog);
  return choice;
}
