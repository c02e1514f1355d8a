/** Title and description of a page, with the search result and the share image they make. */
import type { OpenField, PageView } from "@/lib/tools/edit/protocol";
import { address, ask, Refused } from "./api";
import { button, el } from "./dom";

type Options = { page: PageView; brand: string; url: string };

const fieldNames = ["title", "description"] as const;
type FieldName = (typeof fieldNames)[number];
const labels: Readonly<Record<FieldName, string>> = { title: "Tytuł", description: "Opis" };

/** Opens the dialog. @returns when it is closed */
export async function editMeta({ page, brand, url }: Options): Promise<void> {
  const fields = Object.fromEntries(
    await Promise.all(
      fieldNames.map(async (name) => [name, await ask("field", { origin: `${page.file}:meta.${name}` })] as const),
    ),
  ) as Record<FieldName, OpenField>;
  const remarks = el("div", { class: "uwagi", role: "alert" });
  const [resultTitle, resultText] = [el("p", { class: "w-tytul" }), el("p", { class: "w-opis" })];
  const wrong = new Set<FieldName>();
  let dialog: HTMLDialogElement;

  const inputs = Object.fromEntries(
    fieldNames.map((name) => {
      const input = el("textarea", { rows: name === "title" ? "2" : "5", "aria-label": labels[name] });
      input.value = String(fields[name].value);
      return [name, input] as const;
    }),
  ) as Record<FieldName, HTMLTextAreaElement>;
  const counts = { title: el("p", { class: "miara" }), description: el("p", { class: "miara" }) };
  const saveButton = button("Zapisz", () => void save(), { class: "tb pri" });

  async function show(name: FieldName): Promise<void> {
    const { value } = inputs[name];
    const { problems, preview = value } = await ask("check", { origin: fields[name].origin, value });
    if (value !== inputs[name].value) return;
    counts[name].textContent =
      name === "title"
        ? `${preview.length + brand.length + 3} z 60 znaków, razem z marką`
        : `${preview.length} znaków, od 70 do 160`;
    if (problems.length > 0) wrong.add(name);
    else wrong.delete(name);
    remarks.replaceChildren(
      ...problems.map(({ what, mend }) => el("p", { class: "blad" }, `${labels[name]}: ${what} ${mend}`)),
    );
    if (name === "title") resultTitle.textContent = `${preview} | ${brand}`;
    else resultText.textContent = preview;
    saveButton.textContent = wrong.size > 0 ? "Zapisz jako szkic" : "Zapisz";
  }

  async function save(): Promise<void> {
    try {
      for (const name of fieldNames) {
        const { origin, value: base } = fields[name];
        const { value } = inputs[name];
        if (value !== base) await ask("save", { origin, base, value, draft: wrong.size > 0 });
      }
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      remarks.replaceChildren(el("p", { class: "blad" }, error.message));
    }
  }

  const crumbs = page.path === "/" ? "" : page.path.split("/").join(" › ");
  dialog = el(
    "dialog",
    { class: "okno meta", "aria-label": "Tytuł i opis strony" },
    el("h2", {}, `Tytuł i opis strony ${page.path}`),
    el(
      "div",
      { class: "dwie" },
      el(
        "div",
        {},
        ...fieldNames.flatMap((name) => [el("label", {}, el("b", {}, labels[name]), inputs[name]), counts[name]]),
        remarks,
      ),
      el(
        "div",
        {},
        el("b", {}, "Tak pokaże to wyszukiwarka"),
        el(
          "div",
          { class: "wynik" },
          el("p", { class: "w-adres" }, `${new URL(url).host}${crumbs}`),
          resultTitle,
          resultText,
        ),
        el("b", {}, "Obrazek do udostępniania"),
        el("img", { class: "obrazek", src: address("obrazek", { strona: page.path }), alt: page.heading }),
      ),
    ),
    el(
      "footer",
      {},
      saveButton,
      button("Odrzuć", () => dialog.close()),
    ),
  );
  for (const name of fieldNames) {
    inputs[name].addEventListener("input", () => void show(name));
    void show(name);
  }
  dialog.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    void save();
  });
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve));
  dialog.remove();
}
