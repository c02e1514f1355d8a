/** The firm's sign: a file of the graphic designer, or the first letter of the name. */
import { ask, RequestError } from "./api";
import { button, el, errorLine } from "./dom";

export function makeLogo(): HTMLElement {
  const remarks = el("div", { class: "remarks", role: "status" });
  const input = el("input", { type: "file", accept: "image/svg+xml,.svg" });

  /** @param svg undefined for the first letter */
  async function change(svg?: string): Promise<void> {
    remarks.replaceChildren("Chwilę…");
    try {
      await ask("changeLogo", { svg });
      remarks.replaceChildren("Zapisano. Znak zmieni się w nagłówku, stopce, ikonie i obrazkach do udostępniania.");
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, problems = [] } = error.refusal;
      const lines = problems.map(({ what, mend }) => `${what} ${mend}`);
      remarks.replaceChildren(...(lines.length > 0 ? lines : [message]).map(errorLine));
    }
  }

  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file) await change(await file.text());
  });
  return el(
    "form",
    { class: "part" },
    el("label", {}, el("b", {}, "Znak firmy"), el("small", {}, "Plik SVG. Ma go osoba, która go narysowała."), input),
    button("Nie mamy znaku: użyj pierwszej litery nazwy", () => void change(), { class: "link" }),
    remarks,
  );
}
