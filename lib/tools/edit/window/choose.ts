/** A list to choose from, with a search: facts, addresses, pages. */
import { el, opened } from "./dom";

/** Most entries shown at once: the search narrows the rest. */
const shownAtOnce = 60;

const plain = (text: string): string => text.toLocaleLowerCase("pl").normalize("NFD").replace(/\p{M}/gu, "");

/** @returns what was chosen; nothing where the list was closed */
export async function choose<T>(
  title: string,
  choices: readonly { name: string; note: string; value: T }[],
): Promise<T | undefined> {
  const search = el("input", { type: "search", "aria-label": "Szukaj", placeholder: "Szukaj" });
  const list = el("ul", { class: "choice" });
  const dialog = el("dialog", { class: "dialog", "aria-label": title }, el("h2", {}, title), search, list);
  let chosen: T | undefined;
  const show = (): void => {
    const words = plain(search.value).split(" ").filter(Boolean);
    const found = choices.filter(({ name, note }) => words.every((word) => plain(`${name} ${note}`).includes(word)));
    const buttons = found.slice(0, shownAtOnce).map(({ name, note, value }) => {
      const take = (): void => {
        chosen = value;
        dialog.close();
      };
      return el("button", { type: "button", onclick: take }, el("b", {}, name), el("small", {}, note));
    });
    list.replaceChildren(...buttons.map((one) => el("li", {}, one)));
  };
  search.addEventListener("input", show);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // Else the button that opened the list, which has the focus again, would be pressed as well.
    event.preventDefault();
    list.querySelector("button")?.click();
  });
  show();
  await opened(dialog);
  return chosen;
}
