/** The firm's colour: chosen from a palette, checked for contrast at once. */
import { ask, RequestError } from "./api";
import { button, el } from "./dom";
import { latestOnly } from "./latest";

/** Colour of the site where the firm has none of its own. */
const ownAmber = "#ffb224";

/** @param accent undefined where the firm has none */
export function makeAccent(accent: string | undefined): HTMLElement {
  const status = el("p", { class: "hint", role: "status" });
  const input = el("input", { type: "color", value: accent ?? ownAmber });
  const label = el(
    "label",
    {},
    el("b", {}, "Kolor firmy"),
    el("small", {}, "Przyciski i to, co na rysunkach pod napięciem."),
    input,
  );

  const save = latestOnly(async (value: string) => {
    try {
      await ask("savePart", { origin: "site:look", sent: { accent: value } });
      status.textContent = value ? (await ask("accent", { accent: value })).words : "Strona wróciła do bursztynowego.";
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      status.textContent = error.message;
    }
  });

  input.addEventListener("change", () => void save(input.value));
  return el(
    "form",
    { class: "part" },
    label,
    status,
    button("Wróć do bursztynowego", () => void save(""), { class: "link" }),
  );
}
