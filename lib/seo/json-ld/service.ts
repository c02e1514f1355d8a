import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { figure } from "@/lib/content/figures";
import { all, get, pathOf } from "@/lib/content/records";
import { getCityPhone, getSite } from "@/lib/content/site";
import type { City, Section, Service } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { absoluteUrl, shareImage } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { cityCatalogId, ratingOf } from "./business";
import { businessId, cityId, pageId, ref, region } from "./nodes";

/**
 * A service with provider and area, its rating if shown, and its prices if the page has a price list.
 */
export function serviceNode(service: Service): ServiceLeaf {
  const path = pathOf("services", service.slug);
  const offers = service.sections.flatMap((section) => offersIn(section, absoluteUrl(path)));
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

/** Returns the offers of a price list: rows that name a fact as their lowest price. Rows priced by quote have none. */
function offersIn(section: Section, url: string): readonly OfferLeaf[] {
  if (section.kind !== "table") return [];
  return section.rows.flatMap(({ label, offer }) =>
    offerOf(`${section.columns[0]} ${label}`, offer, `${url}#${section.id}`),
  );
}

/** Returns an offer with the price of a fact, "od 800 zł" or "50–150 zł/m²"; [] without a fact. */
function offerOf(name: string, fact: string | undefined, url: string): readonly OfferLeaf[] {
  if (fact === undefined) return [];
  const { range, unit } = figure(fact);
  const [, unitText] = unit.split("/");
  return [
    {
      "@type": "Offer",
      name: clean(name),
      url,
      priceSpecification: {
        ...(unitText ? { "@type": "UnitPriceSpecification", unitText } : { "@type": "PriceSpecification" }),
        minPrice: range.min,
        ...(range.max > range.min && { maxPrice: range.max }),
        priceCurrency: getSite().currency,
      },
    },
  ];
}

/** Services with a price on /wycena: one per subject, with an offer per row that names its lowest price. */
export function pricedServices(): readonly ServiceLeaf[] {
  const url = absoluteUrl("/wycena");
  return all("estimate-subjects").flatMap(({ id, service, rows }): readonly ServiceLeaf[] => {
    const offers = rows.flatMap(({ label, offer }) => offerOf(label, offer, `${url}#cena-${id}`));
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
