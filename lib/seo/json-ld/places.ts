import type { AdministrativeAreaLeaf, CityLeaf } from "schema-dts";
import { allCities } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { City } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import { pageId } from "./ids";

/** The voivodeship the firm works in. */
export const region = (): AdministrativeAreaLeaf => ({
  "@type": "AdministrativeArea",
  "@id": pageId("/", "region"),
  name: `Województwo ${getSite().address.region}`,
  alternateName: "Śląsk",
});

export const cityId = ({ slug }: City) => pageId(`/${slug}`, "miasto");

/** A city with a page of its own, as an area of service. */
const cityPlace = (city: City): CityLeaf => ({ "@type": "City", "@id": cityId(city), name: clean(city.name) });

/** The same city with its coordinates, on its own page. */
export const locatedCity = (city: City): CityLeaf => ({
  ...cityPlace(city),
  geo: { "@type": "GeoCoordinates", ...city.geo },
  containedInPlace: region(),
});

/** Everything the firm serves: the voivodeship and the cities with a page. */
export const wholeArea = () => [region(), ...allCities().map(cityPlace)];
