import type { OfferCatalogLeaf, OfferLeaf } from "schema-dts";
import { getService, servicePath } from "@/lib/content/records";
import type { City, ServiceSlug } from "@/lib/content/types";
import { absoluteUrl } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { pageId } from "./ids";

/** The four groups of the offer. Every service belongs to one of them. */
export const catalogGroups: readonly { name: string; services: readonly ServiceSlug[] }[] = [
  {
    name: "Instalacje elektryczne",
    services: ["instalacje", "rozdzielnice", "przylacza", "sieci-lan", "pomiary", "naprawy", "energooszczedne"],
  },
  { name: "Fotowoltaika", services: ["fotowoltaika", "magazyny-energii"] },
  { name: "Smart home", services: ["smart-home"] },
  { name: "Systemy bezpieczeństwa", services: ["monitoring", "alarmy"] },
];

/** @param description what a city page says of this offer; the service itself is the same everywhere */
const offerOf = (slug: ServiceSlug, description?: string): OfferLeaf => ({
  "@type": "Offer",
  ...(description && { description: clean(description) }),
  itemOffered: {
    "@type": "Service",
    "@id": pageId(servicePath(slug), "usluga"),
    name: clean(getService(slug).name),
    url: absoluteUrl(servicePath(slug)),
  },
});

/** The whole offer of the firm in its four groups. */
export const offerCatalog = (): OfferCatalogLeaf => ({
  "@type": "OfferCatalog",
  "@id": pageId("/", "katalog"),
  name: "Usługi elektryczne",
  itemListElement: catalogGroups.map(({ name, services }) => ({
    "@type": "OfferCatalog",
    name,
    itemListElement: services.map((slug) => offerOf(slug)),
  })),
});

export const cityCatalogId = ({ slug }: City) => pageId(`/${slug}`, "katalog");

/** What a city page offers: its service cards, in their order and words. */
export const cityCatalog = (city: City): OfferCatalogLeaf => ({
  "@type": "OfferCatalog",
  "@id": cityCatalogId(city),
  name: clean(city.services.heading),
  itemListElement: city.services.items.map(({ service, text }) => offerOf(service, text)),
});
