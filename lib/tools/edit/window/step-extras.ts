/** What the steps of the firm's data have besides forms: its sign, its colour, the pages it takes off. */
import type { SiteView } from "@/lib/tools/edit/field-views";
import { ask, refusalOf } from "./api";
import { button, el, errorLine } from "./dom";
import { fileInput, textOf } from "./file";
import { latestOnly } from "./latest";

/**
 * A form that saves each choice at once.
 * @param save does so, and returns the words for it
 * @param draw returns what stands above those words, and gets the function that saves
 */
function choiceForm<Choice>(
  save: (choice: Choice) => Promise<string>,
  draw: (choose: (choice: Choice) => void) => readonly HTMLElement[],
): HTMLElement {
  const status = el("div.hint", { role: "status" });
  const choose = latestOnly(async (choice: Choice) => {
    status.textContent = "Zapisuję…";
    try {
      status.textContent = await save(choice);
    } catch (error) {
      const { message, problems = [], faults = problems } = refusalOf(error).refusal;
      status.replaceChildren(...[message, ...faults.map(({ what, mend }) => `${what} ${mend}`)].map(errorLine));
    }
  });
  return el("form.part", ...draw((choice) => void choose(choice)), status);
}

/** The firm's sign: a file of the graphic designer, or the first letter of the name. */
export const makeLogo = (): HTMLElement =>
  choiceForm<File | undefined>(
    async (file) => {
      await ask("changeLogo", { svg: file && (await textOf(file)) });
      return "Zapisano. Znak zmieni się w nagłówku, stopce, ikonie i obrazkach do udostępniania.";
    },
    (choose) => [
      el(
        "label",
        el("b", "Znak firmy"),
        el("small", "Plik SVG. Ma go osoba, która go narysowała."),
        fileInput({ accept: "image/svg+xml,.svg" }, choose),
      ),
      button("Nie mamy znaku: użyj pierwszej litery nazwy", () => choose(undefined), { class: "link" }),
    ],
  );

/** Colour of the site where the firm has none of its own. */
const ownAmber = "#ffb224";

/** The firm's colour, checked for contrast at once. @param accent undefined where the firm has none */
export const makeAccent = (accent: string | undefined): HTMLElement =>
  choiceForm<string>(
    async (value) => {
      await ask("savePart", { origin: "site:look", sent: { accent: value } });
      return value ? (await ask("accent", { accent: value })).words : "Strona wróciła do bursztynowego.";
    },
    (choose) => {
      const input = el("input", { type: "color", value: accent ?? ownAmber });
      input.addEventListener("change", () => choose(input.value));
      return [
        el("label", el("b", "Kolor firmy"), el("small", "Przyciski i to, co na rysunkach pod napięciem."), input),
        button("Wróć do bursztynowego", () => choose(""), { class: "link" }),
      ];
    },
  );

const kindNames = { cities: "Strony miast", services: "Usługi w ofercie", guides: "Poradniki" } as const;

/** Which pages of a kind the site has: a box for each. @param pages all that can be hidden, of every kind */
export const makePageChoice = (kind: keyof typeof kindNames, pages: SiteView["hideable"]): HTMLElement =>
  choiceForm<readonly HTMLInputElement[]>(
    async (boxes) => {
      const pathsOf = (checked: boolean) => boxes.filter((box) => box.checked === checked).map(({ value }) => value);
      await ask("changeEntries", { origin: "site:hidden", add: pathsOf(false), remove: pathsOf(true) });
      return "Zapisano. Zdania, które nadal o tym mówią, są na liście „Zostało”.";
    },
    (choose) => {
      const own = pages.filter((page) => page.kind === kind);
      const boxes = own.map(({ path, isHidden }) =>
        el("input", { type: "checkbox", value: path, checked: !isHidden, onchange: () => choose(boxes) }),
      );
      const labels = boxes.map((box, index) => el("label.box", box, ` ${own[index]?.name}`));
      return [el("fieldset", el("legend", kindNames[kind]), ...labels)];
    },
  );
