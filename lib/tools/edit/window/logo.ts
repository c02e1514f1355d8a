/** The firm's sign: a file of the graphic designer, or the first letter of the name. */
import { ask, RequestError } from "./api";
import { button, el, errorLine } from "./dom";
import { fileInput, textOf } from "./file";
import { latestOnly } from "./latest";

export function makeLogo(): HTMLElement {
  const remarks = el("div", { class: "remarks", role: "status" });
  /** @param file undefined for the first letter */
  const change = latestOnly(async (file?: File) => {
    remarks.replaceChildren("Chwilę…");
    try {
      await ask("changeLogo", { svg: file && (await textOf(file)) });
      remarks.replaceChildren("Zapisano. Znak zmieni się w nagłówku, stopce, ikonie i obrazkach do udostępniania.");
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, problems = [] } = error.refusal;
      const lines = problems.map(({ what, mend }) => `${what} ${mend}`);
      remarks.replaceChildren(...(lines.length > 0 ? lines : [message]).map(errorLine));
    }
  });

  const input = fileInput({ accept: "image/svg+xml,.svg" }, (file) => void change(file));
  return el(
    "form",
    { class: "part" },
    el("label", {}, el("b", {}, "Znak firmy"), el("small", {}, "Plik SVG. Ma go osoba, która go narysowała."), input),
    button("Nie mamy znaku: użyj pierwszej litery nazwy", () => void change(), { class: "link" }),
    remarks,
  );
}
