import type { AdministrativeAreaLeaf, CityLeaf, Graph, ImageObjectLeaf } from "schema-dts";
import { type PictureUse, pictureData } from "@/lib/content/pictures";
import type { PictureData } from "@/lib/content/props";
import { all } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { City, PictureRef, SitePath } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { absoluteUrl } from "@/lib/seo/addresses";
import { fill } from "@/lib/text/fill";
import { clean } from "@/lib/text/inline";

/** Returns a reference to a node of the same graph. */
export const ref = (id: string) => ({ "@id": id }) as const;

/** Returns the stable id of a page's node: "https://…/uslugi/pomiary#usluga". */
export const pageId = (path: SitePath, fragment: string): string => `${getSite().url}${path}#${fragment}`;

/** Ids of the nodes that describe the firm and its site, the same on every page. */
export const businessId = (): string => pageId("/", "firma");
export const organizationId = (): string => pageId("/", "organizacja");
export const websiteId = (): string => pageId("/", "witryna");

/** Returns the absolute address of a photo, in the format every crawler reads. */
export const pictureUrl = (picture: PictureRef, use?: PictureUse): string =>
  absoluteUrl(pictureData(picture, use).img.src);

/** A photo with the page's caption and text alternative. */
export const imageObject = (id: string, { img, title, alt }: PictureData): ImageObjectLeaf => ({
  "@type": "ImageObject",
  "@id": id,
  contentUrl: absoluteUrl(img.src),
  name: clean(title),
  ...(alt && { description: clean(alt) }),
});

/** The voivodeship the firm works in. */
export const region = (): AdministrativeAreaLeaf => ({
  "@type": "AdministrativeArea",
  "@id": pageId("/", "region"),
  name: clean(fill(words.structuredData.region, { nazwa: getSite().address.region })),
});

export const cityId = ({ slug }: City) => pageId(`/${slug}`, "miasto");

/** A city with a page, as a service area. */
const cityPlace = (city: City): CityLeaf => ({ "@type": "City", "@id": cityId(city), name: clean(city.name) });

/** The same city with its coordinates, on its own page. */
export const locatedCity = (city: City): CityLeaf => ({
  ...cityPlace(city),
  geo: { "@type": "GeoCoordinates", ...city.geo },
  containedInPlace: region(),
});

/** The firm's service area: the voivodeship and the cities with a page. */
export const wholeArea = () => [region(), ...all("cities").map(cityPlace)];

/** Returns the text of a script element. `<` is escaped so that no content text can close the element. */
export const toScript = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
