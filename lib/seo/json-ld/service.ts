import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { figure } from "@/lib/content/figures";
import { amountKey } from "@/lib/content/price-list";
import { get, pathOf, slugsOf } from "@/lib/content/records";
import { getCityPhone, getSite } from "@/lib/content/site";
import type { City, Service } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { absoluteUrl, shareImage } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { cityCatalogId, ratingOf } from "./business";
import { businessId, cityId, pageId, ref, region } from "./nodes";

/**
 * A service with provider and area, its rating if shown, and its prices in the price list.
 */
export function serviceNode(service: Service): ServiceLeaf {
  const path = pathOf("services", service.slug);
  const offers = slugsOf("estimate-subjects")
    .filter((subject) => get("estimate-subjects", subject).service === service.slug)
    .flatMap((subject) => offersOf(subject, absoluteUrl(path)));
  return {
    "@type": "Service",
    "@id": pageId(path, "usluga"),
    name: clean(service.name),
    serviceType: clean(service.serviceType),
    description: clean(service.hero.lead),
    url: absoluteUrl(path),
    image: absoluteUrl(shareImage(path).url),
    provider: ref(businessId()),
    areaServed: region(),
    ...ratingOf(getSite().ratings.service),
    ...(offers.length > 0 && { offers }),
  };
}

/** Returns the offers of a file of content/estimate: rows for search engines, each with what it buys and its condition. */
const offersOf = (subject: string, url: string): readonly OfferLeaf[] =>
  get("estimate-subjects", subject).rows.flatMap(({ id, what, note, net, offer }): OfferLeaf[] => {
    const key = offer && amountKey(subject, id);
    if (!key) return [];
    const { range, unit } = figure(key);
    const [, unitText] = unit.split("/");
    return [
      {
        "@type": "Offer",
        name: clean(what),
        ...(note && { description: clean(note) }),
        url,
        priceSpecification: {
          ...(unitText ? { "@type": "UnitPriceSpecification", unitText } : { "@type": "PriceSpecification" }),
          minPrice: range.min,
          ...(range.max > range.min && { maxPrice: range.max }),
          priceCurrency: getSite().currency,
          valueAddedTaxIncluded: !net,
        },
      },
    ];
  });

/** Services with a price on /wycena: one per subject, with an offer per row that names its lowest price. */
export function pricedServices(): readonly ServiceLeaf[] {
  const url = absoluteUrl("/wycena");
  return slugsOf("estimate-subjects").flatMap((subject): readonly ServiceLeaf[] => {
    const { id, service } = get("estimate-subjects", subject);
    const offers = offersOf(subject, `${url}#cena-${id}`);
    if (!service || offers.length === 0) return [];
    const { serviceType } = get("services", service);
    return [
      {
        "@type": "Service",
        "@id": pageId("/wycena", id),
        name: clean(serviceType),
        serviceType: clean(serviceType),
        url: absoluteUrl(pathOf("services", service)),
        provider: ref(businessId()),
        areaServed: region(),
        offers,
      },
    ];
  });
}

/**
 * The firm's service in one city.
 * @param provider id of the business node in the same graph
 */
export function cityService(city: City, provider: string): ServiceLeaf {
  const path = `/${city.slug}` as const;
  return {
    "@type": "Service",
    "@id": pageId(path, "usluga"),
    name: clean(city.hero.title),
    serviceType: clean(words.structuredData.catalog),
    description: clean(city.hero.lead),
    url: absoluteUrl(path),
    provider: ref(provider),
    areaServed: ref(cityId(city)),
    availableChannel: {
      "@type": "ServiceChannel",
      servicePhone: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: getCityPhone().tel,
        availableLanguage: "pl",
      },
    },
    hasOfferCatalog: ref(cityCatalogId(city)),
  };
}
