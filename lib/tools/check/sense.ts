import type { City, IsoDate } from "@/lib/content/types";
import { kilometresBetween, mapReach } from "@/lib/drawings/distance";
import { buildMoment } from "@/lib/text/dates";
import type { CheckedRecord } from "./checked-records";
import { rule } from "./rule";

/** Tomorrow in UTC: an editor's clock may already show that date when the server's does not. */
export const tomorrow = (): string => new Date(buildMoment().getTime() + 86_400_000).toISOString().slice(0, 10);

/** Fields of several kinds of pages. */
type Parts = CheckedRecord["record"] & {
  updated?: IsoDate;
  published?: IsoDate;
  modified?: IsoDate;
  checked?: IsoDate;
  related?: { services: readonly string[]; guides: readonly string[] };
  neighbours?: readonly string[];
};

/** Reports days in the future, and a change before publication. */
export const dateRule = rule(({ record }, report) => {
  const { updated, published, modified, checked } = record as Parts;
  for (const [field, date] of Object.entries({ updated, published, modified, checked }))
    if (date && !Number.isNaN(Date.parse(date)) && date > tomorrow())
      report(
        field,
        `Dzień ${date} jeszcze nie nadszedł.`,
        "Wpisz dzień, w którym tekst został zmieniony albo sprawdzony.",
      );
  if (published && modified && modified < published)
    report(
      "modified",
      `Zmiana z ${modified} jest wcześniejsza niż publikacja z ${published}.`,
      "Popraw jeden z tych dni.",
    );
});

/** Reports pages that recommend themselves. */
export const selfReferenceRule = rule(({ file, record }, report) => {
  const { related, neighbours, slug } = record as Parts;
  if (!slug) return;
  if (neighbours?.includes(slug)) report("neighbours", "Miasto jest na liście własnych sąsiadów.", "Usuń je z listy.");
  if ((file.startsWith("content/guides") ? related?.guides : related?.services)?.includes(slug))
    report("related", "Strona poleca samą siebie.", "Usuń ją z listy.");
});

/** Reports places that lie outside the map of their city. */
export const nearbyRule = rule(({ record }, report) => {
  const { geo, nearby = [] } = record as Partial<Pick<City, "geo" | "nearby">>;
  for (const [index, { name, ...place }] of nearby.entries()) {
    const kilometres = geo ? Math.round(kilometresBetween(geo, place)) : 0;
    if (kilometres > mapReach)
      report(
        `nearby.${index}.latitude`,
        `${name} leży ${kilometres} km od miasta, a mapa sięga ${mapReach} km.`,
        "Sprawdź współrzędne albo usuń to miejsce z listy.",
      );
  }
});
