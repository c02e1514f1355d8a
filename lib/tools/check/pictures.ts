import { gallery } from "@/content/gallery";
import { eachString } from "@/lib/content/schema/fields";
import { pictureNameOf } from "@/lib/content/schema/records";
import type { GalleryPicture } from "@/lib/content/types";
import { type Problem, reported } from "./problem";
import type { CheckedRecord } from "./records";
import { rule } from "./rule";

/** On how many pages a picture may stand besides the gallery: one that comes back everywhere says nothing any more. */
const mostUses = 2;

const pictures: readonly GalleryPicture[] = gallery;
const galleryOnly = new Set(pictures.filter((picture) => picture.galleryOnly).map(({ src }) => pictureNameOf(src)));

const names = new Set(pictures.map(({ src }) => pictureNameOf(src)));

/** Pictures that the gallery does not have, and those that stand on a page twice. */
export const pictureRule = rule(({ schema, record }, report) => {
  const seen = new Set<string>();
  eachString(schema, record, (text, { role }, field) => {
    if (role !== "picture") return;
    if (!names.has(text))
      report(field, `Nie ma zdjęcia „${text}”.`, "Popraw nazwę albo dodaj plik i wpis w content/gallery.");
    if (seen.has(text)) report(field, `Zdjęcie „${text}” jest na tej stronie drugi raz.`, "Wybierz inne.");
    seen.add(text);
  });
});

/** Pictures that stand on too many pages, on a page though they are for the gallery alone, or nowhere at all. */
export function pictureUses(records: readonly CheckedRecord[]): Problem[] {
  const uses = new Map<string, string[]>();
  const mend = "Wybierz inne z content/gallery albo usuń to pole: strona obejdzie się bez zdjęcia.";
  const onPages = records.flatMap(({ file, schema, record }) =>
    reported(file, (report) =>
      eachString(schema, record, (name, { role }, field) => {
        if (role !== "picture") return;
        const before = uses.get(name) ?? [];
        uses.set(name, [...before, file]);
        if (galleryOnly.has(name))
          report(field, `Zdjęcie „${name}” jest tylko do galerii: ma tam pole galleryOnly.`, mend);
        else if (before.length >= mostUses)
          report(
            field,
            `Zdjęcie „${name}” stoi już w ${before.join(" i w ")}, a może stać najwyżej na dwóch stronach.`,
            mend,
          );
      }),
    ),
  );
  const nowhere = reported("content/gallery/index.ts", (report) =>
    pictures.forEach(({ src, carousel }, index) => {
      if (!carousel && !uses.has(pictureNameOf(src)))
        report(
          String(index),
          `Zdjęcia ${src} nie pokazuje żadna strona.`,
          "Dopisz mu carousel: true, wstaw je na stronę albo usuń wpis i plik.",
        );
    }),
  );
  return [...onPages, ...nowhere];
}
