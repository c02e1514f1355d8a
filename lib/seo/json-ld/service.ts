import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { type FactKey, factRange } from "@/lib/content/facts";
import { servicePath } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { City, Section, Service } from "@/lib/content/types";
import { absoluteUrl } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { cityCatalogId, ratingOf } from "./firm";
import { businessId, cityId, pageId, pictureUrl, ref, region } from "./parts";

/**
 * A service with its provider, its area, the rating where its page shows one and its prices where the page has a price
 * list.
 */
export function serviceNode(service: Service): ServiceLeaf {
  const path = servicePath(service.slug);
  const offers = service.sections.flatMap((section) => offersIn(section, absoluteUrl(path)));
  return {
    "@type": "Service",
    "@id": pageId(path, "usluga"),
    name: clean(service.name),
    serviceType: clean(service.serviceType),
    description: clean(service.hero.lead),
    url: absoluteUrl(path),
    image: pictureUrl(service.hero.picture),
    provider: ref(businessId()),
    areaServed: region(),
    ...ratingOf(getSite().ratings.service),
    ...(offers.length > 0 && { offers }),
  };
}

/**
 * Offers of a price list: rows that name the fact with their lowest price. Rows priced by quote have none to mark up.
 */
function offersIn(section: Section, url: string): readonly OfferLeaf[] {
  if (section.kind !== "table") return [];
  const { currency } = getSite();
  return section.rows.flatMap(({ label, offer }) =>
    offer === undefined
      ? []
      : {
          "@type": "Offer" as const,
          name: clean(`${section.columns[0]} ${label}`),
          url: `${url}#${section.id}`,
          priceSpecification: {
            "@type": "PriceSpecification" as const,
            minPrice: factRange(offer as FactKey).min,
            priceCurrency: currency,
          },
        },
  );
}

/**
 * What the firm does in one city.
 * @param provider id of the business node that stands in the same graph
 */
export function cityService(city: City, provider: string): ServiceLeaf {
  const path = `/${city.slug}` as const;
  return {
    "@type": "Service",
    "@id": pageId(path, "usluga"),
    name: clean(city.hero.title),
    serviceType: "Usługi elektryczne",
    description: clean(city.hero.lead),
    url: absoluteUrl(path),
    provider: ref(provider),
    areaServed: ref(cityId(city)),
    availableChannel: {
      "@type": "ServiceChannel",
      servicePhone: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: getSite().companyPhone.tel,
        availableLanguage: "pl",
      },
    },
    hasOfferCatalog: ref(cityCatalogId(city)),
  };
}
