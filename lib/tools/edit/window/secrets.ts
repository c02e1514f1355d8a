/** Passwords of the host: typed here, kept in a file of this computer, never shown again. */
import type { Publishing } from "@/lib/content/types";
import { ask, refusalOf } from "./api";
import { el } from "./dom";
import { newestOnly } from "./latest";
import { markSaved } from "./unsaved";

const placeholderOf = (isSet: boolean): string => (isSet ? "jest zapisane" : "");

/** @param kindOf the kind of host chosen */
export function makeSecrets(kindOf: () => Publishing["kind"]) {
  const fields = el("div");
  const status = el("p.hint", { role: "status" });
  const element = el("form.part", { autocomplete: "off" }, fields, status);
  let shownKind: Publishing["kind"] | undefined;
  const startQuestion = newestOnly();

  async function draw(): Promise<void> {
    const isNewest = startQuestion();
    const secrets = await ask("secrets", { kind: kindOf() });
    if (!isNewest()) return;
    fields.replaceChildren(
      ...secrets.map(({ name, label, isSet }) =>
        el(
          "label",
          el("b", label),
          el("input", { type: "password", name, placeholder: placeholderOf(isSet), autocomplete: "off" }),
        ),
      ),
    );
  }

  element.addEventListener("submit", (event) => event.preventDefault());
  element.addEventListener("change", async (event) => {
    const input = event.target as HTMLInputElement;
    const { name, value } = input;
    try {
      await ask("setSecret", { name, value });
      // Only this field: the next one may be half typed by now.
      if (input.value === value) input.value = "";
      if (input.value === "") markSaved(input);
      input.placeholder = placeholderOf(value.trim() !== "");
      status.textContent = "Zapisano na tym komputerze. W kopii strony i w historii tego hasła nie ma.";
    } catch (error) {
      status.textContent = refusalOf(error).message;
    }
  });
  return {
    element,
    /** Draws the fields again where another kind of host has been chosen. */
    update: () => {
      if (shownKind === kindOf()) return;
      shownKind = kindOf();
      void draw();
    },
  };
}
