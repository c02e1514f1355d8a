import { cities } from "@/content/cities";
import { dlaFirm } from "@/content/dla-firm";
import { gallery } from "@/content/gallery";
import { mapCities, mapConnections } from "@/content/map";
import { offer } from "@/content/offer";
import type { City, Section } from "@/lib/content/types";
import type { Problem } from "./problem";

const count = (file: string, field: string, have: number, want: number): Problem[] =>
  have === want
    ? []
    : [
        {
          file,
          field,
          what: `Jest pozycji: ${have}, a specyfikacja strony podaje ${want}.`,
          mend: "Sprawdź, czy nic nie zginęło.",
        },
      ];

/** Districts a city page lists. */
const districts: Readonly<Partial<Record<string, number>>> = { katowice: 16, sosnowiec: 14, "dabrowa-gornicza": 14 };
/** Service cards a city page shows. */
const cityServices: Readonly<Partial<Record<string, number>>> = { "jastrzebie-zdroj": 4, "dabrowa-gornicza": 4 };

const itemsOf = (sections: readonly Section[], kind: Section["kind"]): number => {
  const section = sections.find((candidate) => candidate.kind === kind);
  return section && "items" in section ? section.items.length : 0;
};

const carousel = gallery.filter((picture) => "carousel" in picture);

/** Numbers the specification names and content has not: the owner may want them so. */
export const countProblems = (): Problem[] => [
  // The specification's photographs; the owner may add to them.
  ...count("content/gallery/index.ts", "carousel", Math.min(carousel.length, 21), 21),
  ...count("content/map.ts", "mapCities", mapCities.length, 14),
  ...count("content/map.ts", "mapConnections", mapConnections.length, 13),
  ...count("content/offer.ts", "cards", offer.cards.length, 8),
  ...count("content/dla-firm.ts", "sections (cards)", itemsOf(dlaFirm.sections, "cards"), 13),
  ...count("content/dla-firm.ts", "sections (segments)", itemsOf(dlaFirm.sections, "segments"), 5),
  ...count("content/dla-firm.ts", "sections (protocol)", itemsOf(dlaFirm.sections, "protocol"), 6),
  ...count("content/dla-firm.ts", "sections (reasons)", itemsOf(dlaFirm.sections, "reasons"), 4),
  ...Object.values<City>(cities).flatMap(({ slug, districts: list, services, reasons }) => {
    const file = `content/cities/${slug}.ts`;
    return [
      ...count(file, "districts.items", list.items.length, districts[slug] ?? 12),
      ...count(file, "services.items", services.items.length, cityServices[slug] ?? 9),
      ...count(file, "reasons.items", reasons.items.length, 3),
    ];
  }),
];
