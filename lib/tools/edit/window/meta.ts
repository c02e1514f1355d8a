/** Title and description of a page, with a preview of the search result and the share image. */
import { signs } from "@/lib/text/plural";
import type { PageView } from "@/lib/tools/edit/answers";
import { ask, fileUrl } from "./api";
import { el, errorLine } from "./dom";
import { actionButton, makeRemarks, showForm, withLabel } from "./form";

type Options = { page: PageView; brand: string; url: string };

/** Both texts, with their place in the search result and the length they may have. */
const metaFields = ({ page, brand }: Options) => [
  {
    origin: `${page.file}:meta.title`,
    label: "Tytuł",
    rows: "2",
    result: el("p", { class: "result-title" }),
    inResult: (text: string) => `${text} | ${brand}`,
    length: (text: string) => `${text.length + brand.length + 3} z 60 znaków, razem z marką`,
  },
  {
    origin: `${page.file}:meta.description`,
    label: "Opis",
    rows: "5",
    result: el("p", { class: "result-description" }),
    inResult: (text: string) => text,
    length: (text: string) => `${signs(text.length)}, od 70 do 160`,
  },
];

export async function editMeta(options: Options): Promise<void> {
  const { page, url } = options;
  const remarks = makeRemarks();
  const action = actionButton("Zapisz");
  const faultyFields = new Set<string>();

  const fields = await Promise.all(
    metaFields(options).map(async ({ origin, label, rows, result, inResult, length }) => {
      const { value: base } = await ask("field", { origin });
      const input = el("textarea", { rows, "aria-label": label });
      input.value = String(base);
      const count = el("p", { class: "measure" });

      async function show(): Promise<void> {
        const { value } = input;
        const view = await ask("check", { origin, value }).catch(() => undefined);
        if (!view || value !== input.value) return;
        const { problems, preview = value } = view;
        count.textContent = length(preview);
        result.textContent = inResult(preview);
        if (problems.length > 0) faultyFields.add(origin);
        else faultyFields.delete(origin);
        remarks.replaceChildren(...problems.map(({ what, mend }) => errorLine(`${label}: ${what} ${mend}`)));
        action.textContent = faultyFields.size > 0 ? "Zapisz jako szkic" : "Zapisz";
      }
      input.addEventListener("input", () => void show());
      void show();
      return {
        elements: [withLabel(label, input), count],
        result,
        save: async () => {
          const { value } = input;
          if (value !== base) await ask("save", { origin, base, value, draft: faultyFields.size > 0 });
        },
      };
    }),
  );

  const crumbs = page.path === "/" ? "" : page.path.split("/").join(" › ");
  const previews = el(
    "div",
    {},
    el("b", {}, "Tak pokaże to wyszukiwarka"),
    el("div", { class: "result" }, el("p", {}, `${new URL(url).host}${crumbs}`), ...fields.map(({ result }) => result)),
    el("b", {}, "Obrazek do udostępniania"),
    el("img", { class: "share-image", src: fileUrl("share-image", { page: page.path }), alt: page.heading }),
  );
  await showForm({
    title: `Tytuł i opis strony ${page.path}`,
    class: "meta",
    remarks,
    leaveText: "Odrzuć",
    action,
    content: [el("div", { class: "columns" }, el("div", {}, ...fields.flatMap(({ elements }) => elements)), previews)],
    onAction: async () => {
      for (const { save } of fields) await save();
    },
  });
}
