/** Title and description of a page, with a preview of the search result and the share image. */
import { signs } from "@/lib/text/plural";
import type { PageView } from "@/lib/tools/edit/field-views";
import type { FieldValue } from "@/lib/tools/edit/messages";
import { ask, fileUrl, refusalOf } from "./api";
import { el, errorLine } from "./dom";
import { actionButton, makeRemarks, refusalLines, showForm, withLabel } from "./form";
import { newestOnly } from "./latest";
import { markSaved } from "./unsaved";

type Options = { page: PageView; brand: string; url: string };

/** Both texts, with their place in the search result and the length they may have. */
const metaFields = ({ page, brand }: Options) => [
  {
    origin: `${page.file}:meta.title`,
    label: "Tytuł",
    rows: "2",
    result: el("p.result-title"),
    inResult: (text: string) => `${text} | ${brand}`,
    length: (text: string) => `${text.length + brand.length + 3} z 60 znaków, razem z marką`,
  },
  {
    origin: `${page.file}:meta.description`,
    label: "Opis",
    rows: "5",
    result: el("p.result-description"),
    inResult: (text: string) => text,
    length: (text: string) => `${signs(text.length)}, od 70 do 160`,
  },
];

type MetaField = ReturnType<typeof metaFields>[number];

/** A text with its own remarks. @param onView called with whether the text has errors */
async function makeMetaField(
  { origin, label, rows, result, inResult, length }: MetaField,
  onView: (isFaulty: boolean) => void,
) {
  let base: FieldValue = (await ask("field", { origin })).value;
  let isFaulty = false;
  const startQuestion = newestOnly();
  const input = el("textarea", { rows, "aria-label": label });
  input.value = String(base);
  const count = el("p.measure");
  const remarks = makeRemarks();

  function showLines(lines: readonly Node[], faulty: boolean): void {
    remarks.replaceChildren(...lines);
    isFaulty = faulty;
    onView(isFaulty);
  }

  async function check(): Promise<void> {
    const isNewest = startQuestion();
    const { value } = input;
    const view = await ask("check", { origin, value }).catch(() => undefined);
    if (!view || !isNewest()) return;
    const { problems, preview = value } = view;
    count.textContent = length(preview);
    result.textContent = inResult(preview);
    showLines(
      problems.map(({ what, mend }) => errorLine(`${label}: ${what} ${mend}`)),
      problems.length > 0,
    );
  }

  /** @throws RequestError, whose reasons stand at the field */
  async function save(): Promise<void> {
    if (input.value === base) return;
    try {
      // The other field may still be refused: what is saved here is not to be saved again.
      ({ value: base } = await ask("save", { origin, base, value: input.value, draft: isFaulty }));
      markSaved(input);
    } catch (error) {
      const { refusal, status } = refusalOf(error);
      // Answers to earlier checks would take these lines away.
      startQuestion();
      showLines(refusalLines(refusal), isFaulty || status === 422);
      // The editor has now seen the value in the file: the next save replaces it.
      base = refusal.current ?? base;
      throw error;
    }
  }

  input.addEventListener("input", () => void check());
  void check();
  return { elements: [withLabel(label, input), count, remarks], result, save };
}

export async function editMeta(options: Options): Promise<void> {
  const { page, url } = options;
  const action = actionButton("Zapisz");
  const faultyFields = new Set<string>();
  const fields = await Promise.all(
    metaFields(options).map((field) =>
      makeMetaField(field, (isFaulty) => {
        if (isFaulty) faultyFields.add(field.origin);
        else faultyFields.delete(field.origin);
        action.textContent = faultyFields.size > 0 ? "Zapisz jako szkic" : "Zapisz";
      }),
    ),
  );
  const crumbs = page.path === "/" ? "" : page.path.split("/").join(" › ");
  const previews = el(
    "div",
    el("b", "Tak pokaże to wyszukiwarka"),
    el("div.result", el("p", `${new URL(url).host}${crumbs}`), ...fields.map(({ result }) => result)),
    el("b", "Obrazek do udostępniania"),
    el("img.share-image", { src: fileUrl("share-image", { page: page.path }), alt: page.heading }),
  );
  await showForm({
    title: `Tytuł i opis strony ${page.path}`,
    class: "meta",
    leaveText: "Odrzuć",
    action,
    content: [el("div.columns", el("div", ...fields.flatMap(({ elements }) => elements)), previews)],
    onAction: async () => {
      for (const { save } of fields) await save();
    },
  });
}
