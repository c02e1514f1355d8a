/** Passwords and tokens of the host: typed here, kept in a file of this computer, never shown again. */
import type { Publishing } from "@/lib/content/types";
import { ask, RequestError } from "./api";
import { el } from "./dom";

/** @param kindOf the kind of host chosen */
export function makeSecrets(kindOf: () => Publishing["kind"]) {
  const fields = el("div");
  const status = el("p", { class: "hint", role: "status" });
  const element = el("form", { class: "part", autocomplete: "off" }, fields, status);
  let shownKind: Publishing["kind"] | undefined;

  async function draw(): Promise<void> {
    const secrets = await ask("secrets", { kind: kindOf() });
    fields.replaceChildren(
      ...secrets.map(({ name, label, isSet }) =>
        el(
          "label",
          {},
          el("b", {}, label),
          el("input", { type: "password", name, placeholder: isSet ? "jest zapisane" : "", autocomplete: "off" }),
        ),
      ),
    );
  }

  element.addEventListener("submit", (event) => event.preventDefault());
  element.addEventListener("change", async (event) => {
    const { name, value } = event.target as HTMLInputElement;
    try {
      await ask("setSecret", { name, value });
      await draw();
      status.textContent = "Zapisano na tym komputerze. W kopii strony i w historii tego hasła nie ma.";
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      status.textContent = error.message;
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
