import { gallery } from "@/content/gallery";
import { eachString } from "@/lib/content/schema/fields";
import { pictureNameOf } from "@/lib/content/schema/records";
import type { GalleryPicture } from "@/lib/content/types";
import type { Problem } from "./problem";
import type { CheckedRecord } from "./records";

/** On how many pages a picture may stand besides the gallery: one that comes back everywhere says nothing any more. */
const mostUses = 2;

const pictures: readonly GalleryPicture[] = gallery;
const galleryOnly = new Set(pictures.filter((picture) => picture.galleryOnly).map(({ src }) => pictureNameOf(src)));

/** Pictures that stand on too many pages, or on a page though they are for the gallery alone. */
export function pictureUses(records: readonly CheckedRecord[]): Problem[] {
  const uses = new Map<string, string[]>();
  return records.flatMap(({ file, schema, record }) => {
    const problems: Problem[] = [];
    eachString(schema, record, (name, { role }, path) => {
      if (role !== "picture") return;
      const before = uses.get(name) ?? [];
      uses.set(name, [...before, file]);
      const what = galleryOnly.has(name)
        ? `Zdjęcie „${name}” jest tylko do galerii: ma tam pole galleryOnly.`
        : before.length >= mostUses
          ? `Zdjęcie „${name}” stoi już w ${before.join(" i w ")}, a może stać najwyżej na dwóch stronach.`
          : undefined;
      if (what)
        problems.push({
          file,
          field: path,
          what,
          mend: "Wybierz inne z content/gallery albo usuń to pole: strona obejdzie się bez zdjęcia.",
        });
    });
    return problems;
  });
}
