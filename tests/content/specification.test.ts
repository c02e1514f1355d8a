// Numbers that the owner's specification names. Who changes them on purpose changes them here, too.
import { cities } from "@/content/cities";
import { dlaFirm } from "@/content/dla-firm";
import { gallery } from "@/content/gallery";
import { mapCities, mapConnections } from "@/content/map";
import { offer } from "@/content/offer";
import type { City, Section } from "@/lib/content/types";

test("the site has as many pictures, places and offers as the specification names", () => {
  expect(gallery.filter((picture) => "carousel" in picture).length).toBeGreaterThanOrEqual(21);
  expect([mapCities.length, mapConnections.length, offer.cards.length]).toEqual([14, 13, 8]);
});

test.each([
  ["cards", 13],
  ["segments", 5],
  ["protocol", 6],
  ["reasons", 4],
] as const)("the page for firms has its %s: %d", (kind, count) => {
  const section = (dlaFirm.sections as readonly Section[]).find((candidate) => candidate.kind === kind);
  expect(section).toMatchObject({ items: { length: count } });
});

const districts: Readonly<Record<string, number>> = { katowice: 16, sosnowiec: 14, "dabrowa-gornicza": 14 };
const services: Readonly<Record<string, number>> = { "jastrzebie-zdroj": 4, "dabrowa-gornicza": 4 };

test.each(Object.values<City>(cities))("$slug lists its districts, services and reasons", (city) => {
  expect([city.districts, city.services, city.reasons].map(({ items }) => items.length)).toEqual([
    districts[city.slug] ?? 12,
    services[city.slug] ?? 9,
    3,
  ]);
});
