/** Which pages of a kind the site has: a box for each. */
import type { SiteView } from "@/lib/tools/edit/answers";
import { ask, RequestError } from "./api";
import { el } from "./dom";
import { latestOnly } from "./latest";

const kindNames = { cities: "Strony miast", services: "Usługi w ofercie", guides: "Poradniki" } as const;

/** @param pages all that can be hidden, of every kind */
export function makePageChoice(kind: keyof typeof kindNames, pages: SiteView["hideable"]): HTMLElement {
  const status = el("p", { class: "hint", role: "status" });
  const boxes = pages
    .filter((page) => page.kind === kind)
    .map(({ path, name, isHidden }) => {
      const box = el("input", { type: "checkbox", value: path, checked: !isHidden });
      return { box, element: el("label", { class: "box" }, box, ` ${name}`) };
    });
  const element = el(
    "form",
    { class: "part" },
    el("fieldset", {}, el("legend", {}, kindNames[kind]), ...boxes.map(({ element: label }) => label)),
    status,
  );
  const pathsOf = (checked: boolean) => boxes.filter(({ box }) => box.checked === checked).map(({ box }) => box.value);
  const save = latestOnly(async () => {
    try {
      await ask("changeEntries", { origin: "site:hidden", add: pathsOf(false), remove: pathsOf(true) });
      status.textContent = "Zapisano. Zdania, które nadal o tym mówią, są na liście „Zostało”.";
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, faults = [] } = error.refusal;
      status.textContent = [message, ...faults.map(({ what, mend }) => `${what} ${mend}`)].join(" ");
    }
  });
  element.addEventListener("change", () => {
    status.textContent = "Zapisuję…";
    void save();
  });
  return element;
}
