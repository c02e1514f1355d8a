import type {
  AggregateRatingLeaf,
  CertificationLeaf,
  EducationalOccupationalCredentialLeaf,
  ElectricianLeaf,
  OfferCatalogLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  ReviewLeaf,
} from "schema-dts";
import { all, get, pathOf } from "@/lib/content/records";
import { catalogGroups } from "@/lib/content/schema/pages";
import { getCityPhone, getSite } from "@/lib/content/site";
import type { City, ClaimKey, Hours, IsoDate, Rating, Review, Site } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { absoluteUrl, icons } from "@/lib/seo/addresses";
import { buildDay } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";
import { dayRange } from "@/lib/text/hours";
import { clean } from "@/lib/text/inline";
import { businessId, cityId, organizationId, pageId, pictureUrl, ref, wholeArea } from "./nodes";

const { structuredData: names } = words;

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The last minute of a day that does not close: search engines read 00:00 to 23:59 as round the clock. */
const lastMinute = (closes: string): string => (closes === "24:00" ? "23:59" : closes);

const openingNotation = ({ weekdays, opens, closes }: Hours): string => `${weekdays} ${opens}-${lastMinute(closes)}`;

/** Lists opening hours day by day, from the first and last weekday. */
export const openingHours = ({ weekdays, opens, closes }: Hours): OpeningHoursSpecificationLeaf => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: dayRange(weekdays).flatMap((day) => week[day] ?? []),
  opens,
  closes: lastMinute(closes),
});

/** The firm's profiles on other sites; {} if it has none. */
const profiles = (): { sameAs?: readonly string[] } => {
  const urls = getSite().profiles.map(({ url }) => url);
  return urls.length > 0 ? { sameAs: urls } : {};
};

/** Returns the filled-in parts of the address: nothing is marked up that the site does not show. */
function siteAddress(): PostalAddressLeaf {
  const { street, postalCode, locality, region, country } = getSite().address;
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    ...(locality && { addressLocality: locality }),
    addressRegion: region,
    addressCountry: country,
  };
}

/** Returns the rating the page shows, to be spread into its node; {} if it shows none. */
export const ratingOf = (rating: Rating | undefined): { aggregateRating?: AggregateRatingLeaf } =>
  rating
    ? {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: rating.value,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};

/** A review as the home page shows it. */
export const review = ({ author, rating, text }: Review): ReviewLeaf => ({
  "@type": "Review",
  author: { "@type": "Person", name: clean(author) },
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  reviewBody: clean(text),
});

/**
 * Returns the documents a page shows beside its claims, as far as schema.org has a property: qualifications as
 * credentials; certificates and the alarm installers' entry as certifications. schema.org has no property for liability
 * insurance, and its property for warranties is about goods.
 *
 * @param keys claims in the page's table
 */
export function documentsOf(
  keys: readonly ClaimKey[],
  { proofs }: Pick<Site, "proofs"> = getSite(),
  today: IsoDate = buildDay(),
): Pick<ElectricianLeaf, "hasCredential" | "hasCertification"> {
  const validDocuments = <T extends { validUntil: IsoDate }>(key: ClaimKey, list: readonly T[] = []) =>
    keys.includes(key) ? list.filter(({ validUntil }) => validUntil >= today) : [];
  const credentials = validDocuments("kwalifikacje", proofs.qualifications).map(
    ({ kind, scope, number, validUntil }): EducationalOccupationalCredentialLeaf => ({
      "@type": "EducationalOccupationalCredential",
      name: clean(fill(names.qualification, { rodzaj: kind })),
      description: clean(scope),
      credentialCategory: clean(names.qualificationKind),
      identifier: number,
      expires: validUntil,
    }),
  );
  const { alarmConcession: concession } = proofs;
  const certifications = [
    ...validDocuments("certyfikaty", proofs.certificates).map(
      ({ name, number, validUntil, url }): CertificationLeaf => ({
        "@type": "Certification",
        name: clean(name),
        certificationIdentification: number,
        expires: validUntil,
        ...(url && { url }),
      }),
    ),
    ...(concession && keys.includes("koncesja")
      ? [
          {
            "@type": "Certification",
            name: clean(names.alarmEntry),
            certificationIdentification: concession.listNumber,
            issuedBy: { "@type": "Organization", name: concession.authority },
          } satisfies CertificationLeaf,
          ...(concession.number
            ? [
                {
                  "@type": "Certification",
                  name: clean(names.concession),
                  certificationIdentification: concession.number,
                } satisfies CertificationLeaf,
              ]
            : []),
        ]
      : []),
  ];
  return {
    ...(credentials.length > 0 && { hasCredential: credentials }),
    ...(certifications.length > 0 && { hasCertification: certifications }),
  };
}

/** The firm as an electrician, which all pages that offer work refer to. */
export function business(): ElectricianLeaf {
  const site = getSite();
  return {
    "@type": "Electrician",
    "@id": businessId(),
    name: site.brand,
    url: site.url,
    telephone: site.phone.tel,
    email: site.email,
    image: pictureUrl(get("home").hero.picture, "hero"),
    logo: absoluteUrl(icons.large),
    address: siteAddress(),
    openingHours: openingNotation(site.hours.office),
    openingHoursSpecification: openingHours(site.hours.office),
    priceRange: site.priceRange,
    parentOrganization: ref(organizationId()),
  };
}

/** The firm with terms, area and the whole offer, for pages about the firm. */
export function wholeBusiness(): ElectricianLeaf {
  const site = getSite();
  return {
    ...business(),
    description: clean(site.tagline),
    currenciesAccepted: site.currency,
    paymentAccepted: site.payment.join(", "),
    areaServed: wholeArea(),
    hasOfferCatalog: offerCatalog(),
    ...profiles(),
  };
}

type LocatedCity = City & Required<Pick<City, "address">>;

export const hasAddress = (city: City): city is LocatedCity => city.address !== undefined;

/** The firm in a city with postal data. */
export function cityBusiness(city: LocatedCity): ElectricianLeaf {
  const { locality, region, postalCode, country } = city.address;
  const path = `/${city.slug}` as const;
  return {
    ...business(),
    "@id": pageId(path, "firma"),
    url: absoluteUrl(path),
    telephone: getCityPhone().tel,
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { "@type": "GeoCoordinates", ...city.geo },
    areaServed: ref(cityId(city)),
    hasOfferCatalog: ref(cityCatalogId(city)),
    ...ratingOf(city.rating),
  };
}

/** The firm as an organization, publisher of the site and author of its guides. */
export function organization(): OrganizationLeaf {
  const { brand, tagline, url, email, phone, hours, founded, legal } = getSite();
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: brand,
    description: clean(tagline),
    url,
    logo: absoluteUrl(icons.large),
    email,
    telephone: phone.tel,
    foundingDate: String(founded),
    address: siteAddress(),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: phone.tel,
      email,
      areaServed: "PL",
      availableLanguage: "pl",
      hoursAvailable: openingHours(hours.phone),
    },
    ...profiles(),
    ...(legal.name && { legalName: legal.name }),
    ...(legal.nip && { taxID: legal.nip, vatID: `PL${legal.nip}` }),
  };
}

/** @param description text of a city page about this offer */
const offerOf = (slug: string, description?: string): OfferLeaf => ({
  "@type": "Offer",
  ...(description && { description: clean(description) }),
  itemOffered: {
    "@type": "Service",
    "@id": pageId(pathOf("services", slug), "usluga"),
    name: clean(get("services", slug).name),
    url: absoluteUrl(pathOf("services", slug)),
  },
});

/** The whole offer, in groups. */
const offerCatalog = (): OfferCatalogLeaf => ({
  "@type": "OfferCatalog",
  "@id": pageId("/", "katalog"),
  name: clean(names.catalog),
  itemListElement: catalogGroups.flatMap((name): OfferCatalogLeaf[] => {
    const services = all("services").filter(({ group }) => group === name);
    return services.length === 0
      ? []
      : [{ "@type": "OfferCatalog", name, itemListElement: services.map(({ slug }) => offerOf(slug)) }];
  }),
});

export const cityCatalogId = ({ slug }: City) => pageId(`/${slug}`, "katalog");

/** The offer of a city page: its service cards, in their order and words. */
export const cityCatalog = (city: City): OfferCatalogLeaf => ({
  "@type": "OfferCatalog",
  "@id": cityCatalogId(city),
  name: clean(city.services.heading),
  itemListElement: city.services.items.map(({ service, text }) => offerOf(service, text)),
});
