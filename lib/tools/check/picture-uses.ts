import { pictureNameOf } from "@/lib/content/schema/pages";
import type { GalleryPicture } from "@/lib/content/types";
import { gallery } from "@/lib/content/written";
import type { CheckedRecord } from "./checked-records";
import { collectProblems, type Problem } from "./problem";
import { picturesOf, stringRule } from "./rule";

const pictures: readonly GalleryPicture[] = gallery;
const galleryOnly = new Set(pictures.filter((picture) => picture.galleryOnly).map(({ src }) => pictureNameOf(src)));

const pictureNames = new Set(pictures.map(({ src }) => pictureNameOf(src)));

/** Reports pictures that the gallery does not have. */
export const pictureRule = stringRule(({ text, field, role }, report) => {
  if (role.role === "picture" && !pictureNames.has(text))
    report(field, `Nie ma zdjęcia „${text}”.`, "Popraw nazwę albo dodaj plik i wpis w content/gallery.");
});

/** Reports pictures on a second page besides the gallery, where they say nothing, and pictures for the gallery alone. */
export function pictureUses(records: readonly CheckedRecord[]): Problem[] {
  const uses = new Map<string, string>();
  const mend = "Wybierz inne z content/gallery albo usuń to pole: strona obejdzie się bez zdjęcia.";
  const useRule = stringRule(({ text: name, field, role }, report, { file }) => {
    if (role.role !== "picture") return;
    const earlierFile = uses.get(name);
    uses.set(name, file);
    if (galleryOnly.has(name)) report(field, `Zdjęcie „${name}” jest tylko do galerii: ma tam pole galleryOnly.`, mend);
    else if (earlierFile)
      report(field, `Zdjęcie „${name}” stoi już w ${earlierFile}, a może stać tylko na jednej stronie.`, mend);
  });
  return records.flatMap(useRule);
}

/** Reports pictures that no page shows: one may be kept for later, or have just made room for another. */
export function unusedPictures(records: readonly CheckedRecord[]): Problem[] {
  const used = new Set(records.flatMap(picturesOf));
  return collectProblems("content/gallery/index.ts", (report) =>
    pictures.forEach(({ src, carousel }, index) => {
      if (!carousel && !used.has(pictureNameOf(src)))
        report(
          String(index),
          `Zdjęcia ${src} nie pokazuje żadna strona.`,
          "Dopisz mu carousel: true, wstaw je na stronę albo usuń wpis i plik.",
        );
    }),
  );
}
