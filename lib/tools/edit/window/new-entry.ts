/** `npm run new` from the window: a city, service, guide, picture, review or question. */
import type { SiteView } from "@/lib/tools/edit/field-views";
import type { NextStep } from "@/lib/tools/edit/messages";
import { ask } from "./api";
import { choose } from "./choose";
import { el } from "./dom";
import { actionButton, showForm, withLabel } from "./form";

const kinds = [
  { kind: "miasto", name: "Miasto", note: "strona miasta", label: "Nazwa w mianowniku, na przykład Mysłowice" },
  { kind: "usluga", name: "Usługa", note: "strona usługi", label: "Krótka nazwa, na przykład Ładowarki" },
  { kind: "poradnik", name: "Poradnik", note: "strona poradnika", label: "Krótka nazwa, na przykład Ładowarki" },
  { kind: "zdjecie", name: "Zdjęcie", note: "w galerii na stronie oferty", label: "" },
  { kind: "opinia", name: "Opinia", note: "na stronie głównej", label: "Podpis, na przykład Anna z Tychów" },
  { kind: "pytanie", name: "Pytanie", note: "na stronie, którą teraz widać", label: "Pytanie, ze znakiem zapytania" },
];

type Options = {
  site: SiteView;
  /** Path of the page shown. */
  page: string;
  onPicture: () => void;
  onMade: (next: NextStep) => void;
};

/** Asks for the kind and name of a new entry and adds it. */
export async function makeNewEntry({ site, page, onPicture, onMade }: Options): Promise<void> {
  const choices = kinds.map((one) => ({ name: one.name, note: one.note, value: one }));
  const kind = await choose("Co dodać", choices);
  if (!kind) return;
  if (kind.kind === "zdjecie") {
    onPicture();
    return;
  }
  const name = el("input", { type: "text" });
  const cityBoxes = el(
    "fieldset",
    el("legend", "Sąsiednie miasta: będą prowadzić do nowego"),
    ...site.pages
      .filter(({ file }) => file.startsWith("cities/"))
      .map(({ path, title }) => el("label", el("input", { type: "checkbox", value: path.slice(1) }), ` ${title}`)),
  );
  await showForm({
    title: `${kind.name}: co dodać`,
    content: [
      withLabel(kind.label, name),
      kind.kind === "miasto" && cityBoxes,
      kind.kind === "pytanie" && el("p.hint", `Pytanie stanie na stronie ${page}.`),
    ],
    action: actionButton("Dodaj"),
    onAction: async () => {
      const cities = [...cityBoxes.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
      const beside = kind.kind === "miasto" && cities.length > 0 ? cities : undefined;
      const shownAt = kind.kind === "pytanie" ? page : undefined;
      onMade(await ask("new", { kind: kind.kind, name: name.value, page: shownAt, beside }));
    },
  });
}
