import { pictureNameOf } from "@/lib/content/schema/pages";
import type { GalleryPicture } from "@/lib/content/types";
import { gallery } from "@/lib/content/written";
import type { CheckedRecord } from "./checked-records";
import { collectProblems, type Problem } from "./problem";
import { picturesOf, rule, stringsOf } from "./rule";

const pictures: readonly GalleryPicture[] = gallery;
const galleryOnly = new Set(pictures.filter((picture) => picture.galleryOnly).map(({ src }) => pictureNameOf(src)));

const pictureNames = new Set(pictures.map(({ src }) => pictureNameOf(src)));

/** Reports pictures that the gallery does not have or keeps for itself, and those that a page shows a second time. */
export const pictureRule = rule((checked, report) => {
  const mend = "Wybierz inne z content/gallery albo usuń to pole: strona obejdzie się bez zdjęcia.";
  const places = new Map<string, string>();
  for (const { text: name, field, role } of stringsOf(checked)) {
    if (role.role !== "picture") continue;
    const earlier = places.get(name);
    places.set(name, field);
    if (!pictureNames.has(name))
      report(field, `Nie ma zdjęcia „${name}”.`, "Popraw nazwę albo dodaj plik i wpis w content/gallery.");
    else if (galleryOnly.has(name))
      report(field, `Zdjęcie „${name}” jest tylko do galerii: ma tam pole galleryOnly.`, mend);
    else if (earlier) report(field, `Zdjęcie „${name}” stoi na tej stronie już w ${earlier}.`, mend);
  }
});

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
