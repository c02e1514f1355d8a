import { cities as records } from "@/content/cities";
import { prepare } from "./prepare";
import { type CitySlug, citySlugs } from "./routes";
import { shownCity } from "./samples";
import { getSite } from "./site";
import type { City } from "./types";

const cities: Record<CitySlug, City> = prepare(records);

/** One city, with facts and typography in place, without a rating the switch of samples removes. */
export const getCity = (slug: CitySlug): City => shownCity(cities[slug], getSite());

/** The eleven cities with a page. */
export const allCities = (): readonly City[] => citySlugs.map(getCity);

/** Tiles of the home page: the cities with a page, and one without. */
export const cityTiles = (unlinked: { name: string; tile: string }) => [
  ...allCities().map(({ name, tile, slug }) => ({ name, text: tile, href: `/${slug}` })),
  { name: unlinked.name, text: unlinked.tile },
];
