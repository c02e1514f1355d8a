/** What a page of one kind shows besides what all have, gathered in one place: its component only draws. */
import { type CalculatorName, calculators } from "@/lib/calculators";
import { powerParameter } from "@/lib/calculators/share";
import { messageView } from "@/lib/contact/message";
import { arrivalKey } from "@/lib/content/claims";
import { figure } from "@/lib/content/figures";
import { firmRows } from "@/lib/content/firm-rows";
import { galleryPictures, pictureData } from "@/lib/content/pictures";
import { headRows, priceFact } from "@/lib/content/price-list";
import type { HouseDrawing, RelatedLink, ServiceCard, ServiceRow } from "@/lib/content/props";
import { protocolView } from "@/lib/content/protocol/view";
import { all, get, pathOf, slugsOf, some } from "@/lib/content/records";
import { catalogGroups } from "@/lib/content/schema/pages";
import { missingForPrivacy, privacySections } from "@/lib/content/shown";
import { getCityPhone, getSite } from "@/lib/content/site";
import type { City, HeadFact, HeadRow, Service, SitePath } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { hasMap, mapAround, mapDrawing } from "@/lib/drawings/map";
import { estimateData, estimateLink, priceList } from "@/lib/estimate/props";
import { type IslandPage, siteFiles } from "@/lib/generated";
import { searchIcons } from "@/lib/search/documents";
import { fill } from "@/lib/text/fill";
import { pageData, printFoot } from "./page-data";

/**
 * Returns the parameters of a route with a page for each slug. Next.js does not export a route without pages, so one
 * without gets a stand-in: like a hidden page it answers "not found", and lib/tools/export leaves it out.
 */
export const slugParams = <Name extends string>(name: Name, slugs: readonly string[]): { [Key in Name]: string }[] =>
  (slugs.length > 0 ? slugs : ["-"]).map((slug) => ({ [name]: slug }) as { [Key in Name]: string });

/** Returns links to the related services and guides of a page, services first. */
export const relatedLinks = ({ services, guides }: Service["related"]): readonly RelatedLink[] => [
  ...some("services", services).map(({ slug, name, icon }) => ({
    href: pathOf("services", slug),
    icon,
    name,
    kind: words.kinds.service,
  })),
  ...some("guides", guides).map(({ slug, name, icon }) => ({
    href: pathOf("guides", slug),
    icon,
    name,
    kind: words.kinds.guide,
  })),
];

/** Returns the house in section, with names and addresses of the services; undefined if it shows none of them. */
export function houseDrawing(): HouseDrawing | undefined {
  const house = get("house");
  const isShown = (id: string) => house.circuits.some((circuit) => circuit.id === id);
  const [first] = house.circuits;
  return (
    first && {
      ...house,
      lit: isShown(house.lit) ? house.lit : first.id,
      circuits: house.circuits.map((circuit) => ({
        ...circuit,
        name: get("services", circuit.service).name,
        href: pathOf("services", circuit.service),
      })),
      devices: house.devices.filter(({ circuit }) => isShown(circuit)),
    }
  );
}

export function homePage() {
  const data = pageData("home");
  const { page, context, frame } = data;
  const { specializations, trust, cities } = page;
  return {
    ...data,
    situations: { ...get("situations"), items: situationItems() },
    picture: pictureData(page.hero.picture, "hero"),
    house: houseDrawing(),
    pictures: specializations.feeders.map(({ picture }) => pictureData(picture)),
    services: some("services", specializations.all.services),
    drawing: hasMap ? mapDrawing() : undefined,
    /** All cities with a page, and perhaps one without. */
    tiles: [
      ...all("cities").map(({ name, tile, slug }) => ({ name, text: tile, href: pathOf("cities", slug) })),
      ...(cities.unlinked ? [{ name: cities.unlinked.name, text: cities.unlinked.tile }] : []),
    ],
    claims: context.claimsOf(trust.items),
    subject: fill(trust.subject, { marka: frame.site.brand }),
    reviews: get("reviews"),
  };
}

/** /oferta: the house, and services in the order of the page, each with the address of its page there, if any. */
export function offerPage() {
  const data = pageData("offer");
  const rowInOffer = (service: Service) =>
    serviceRow(service, service.offer ? `/oferta/${service.slug}` : pathOf("services", service.slug));
  const cards = some("services", data.page.cards);
  return {
    ...data,
    house: houseDrawing(),
    cards: cards.map(rowInOffer),
    rows: all("services")
      .filter(({ slug }) => !cards.some((card) => card.slug === slug))
      .map(rowInOffer),
    pictures: galleryPictures(),
  };
}

/** A service in a list: with price and time from its head. */
const serviceRow = ({ code, name, card, hero: { facts } }: Service, href: SitePath): ServiceRow => ({
  ...{ href, code, name, text: card },
  ...{ fact: facts.flatMap(priceOfRow)[0], time: timeOf(facts) },
});

/** A row of a head that is a price, without what the head says further: cards and lists have room for its condition. */
const priceOfRow = (row: HeadRow): readonly HeadFact[] => ("price" in row ? [priceFact(row.price)] : []);

/** The row of a head that says how long the work takes. */
const timeOf = (facts: readonly HeadRow[]): HeadFact | undefined => headRows(facts).find(({ time }) => time);

/** /dla-firm: its head quotes the price list. */
export function businessPage() {
  const data = pageData("dla-firm");
  return { ...data, facts: headRows(data.page.hero.facts) };
}

/** /uslugi: all services by their groups, those without one left out, with price and time from the head of each. */
export function servicesPage() {
  const groups = catalogGroups.map((heading) => ({
    heading,
    rows: all("services")
      .filter(({ group }) => group === heading)
      .map((service) => serviceRow(service, pathOf("services", service.slug))),
  }));
  return { ...pageData("services-page"), groups: groups.filter(({ rows }) => rows.length > 0) };
}

/** Slugs of the services with a page below /oferta. */
export const servicesInOffer = () => all("services").flatMap(({ slug, offer }) => (offer ? [slug] : []));

/** A service. @param path a service of the offer has two: /uslugi/… and /oferta/… */
export function servicePage(slug: string, path: SitePath) {
  const data = pageData("services", { slug, path });
  const { page, frame } = data;
  return {
    ...data,
    facts: headRows(page.hero.facts),
    frame: { ...frame, printFoot: printFoot(pathOf("services", slug), { text: page.updated }) },
    related: relatedLinks(page.related),
    rating: frame.site.ratings.service,
    estimate: estimateLink([slug]),
  };
}

const placeOf = ({ name, geo: { latitude, longitude } }: City) => ({ name, lat: latitude, lon: longitude });

/** Reasons to call, their prices from the price list. */
const situationItems = () => get("situations").items.map((item) => ({ ...item, price: priceFact(item.price) }));

/** The two reasons to call from a city, with its own arrival time where the firm promises one. */
function situationsIn(slug: string) {
  const { urgentTime } = get("situations");
  const isUrgent = getSite().promises.urgent?.some(({ city }) => city === slug);
  const value = fill(urgentTime, { czas: figure(arrivalKey(slug)).text });
  return situationItems()
    .slice(0, 2)
    .map((item) => (isUrgent ? { ...item, time: { ...item.time, value } } : item));
}

/** The prices that a city's sentence about a service speaks of: the first of its head, unless the city names others. */
const pricesOf = (service: Service, keys: readonly string[] | undefined): readonly HeadFact[] =>
  keys ? keys.map((key) => priceFact(key)) : service.hero.facts.slice(0, 1).flatMap(priceOfRow);

/** The map around a city: towns with a page, and the places near it that have none. */
const cityMap = (city: City) =>
  mapAround(placeOf(city), [
    ...all("cities").map(placeOf),
    ...(city.nearby ?? []).map(({ name, latitude, longitude }) => ({ name, lat: latitude, lon: longitude })),
  ]);

/** A city: its services, each with prices from the head of its page, the towns around, reasons to call. */
export function cityPage(slug: string) {
  const data = pageData("cities", { slug, place: "city", phone: getCityPhone() });
  const { services, neighbours } = data.page;
  return {
    ...data,
    facts: headRows(data.page.hero.facts),
    services: services.items.flatMap(({ service, text, prices }): ServiceCard[] =>
      some("services", [service]).map((page) => ({
        ...{ href: pathOf("services", service), icon: page.icon, name: page.nameInCities ?? page.name, text },
        prices: pricesOf(page, prices),
      })),
    ),
    neighbours: some("cities", neighbours).map(({ name, slug: near }) => ({ name, href: pathOf("cities", near) })),
    situations: situationsIn(slug),
    emergencies: get("layout").emergencies,
    /** None where the site has no map. */
    drawing: hasMap ? cityMap(data.page) : undefined,
    estimate: estimateLink(),
    /** Said where a visitor from another page would wonder at the number. */
    hasOwnNumber: getCityPhone().tel !== getSite().phone.tel,
  };
}

/** /poradnik: the address of the search index with the icons of its results, and the guides by topic. */
export const guideIndexPage = () => ({
  ...pageData("guide-index"),
  search: { address: siteFiles().searchIndex, icons: searchIcons() },
  topics: all("guides").map(({ slug, ...guide }) => ({ ...guide, href: pathOf("guides", slug) })),
});

/** Names of a guide's calculators, in the order of lib/calculators. */
const calculatorsOf = (slug: string) =>
  (Object.keys(calculators) as CalculatorName[]).filter((name) => calculators[name].guide === slug);

/**
 * Slugs of the guides that share the route [slug]. The scripts of a route load together, so a guide with a calculator
 * has its own route: a visitor loads only that calculator.
 */
export const guidesWithoutCalculator = () => slugsOf("guides").filter((slug) => calculatorsOf(slug).length === 0);

/** A calculator of a guide, with its entry in the contents and the parameter of the address that holds its state. */
function toolOf(name: CalculatorName) {
  const { guide, after } = calculators[name] as { guide: string; after?: string };
  const data = calculators[name].data();
  const [firstField] = "fields" in data ? data.fields.flat() : [];
  const query = firstField?.name ?? powerParameter;
  return { name, page: guide as IslandPage, id: data.id, heading: data.texts.heading, after, data, query };
}

export function guidePage(slug: string) {
  const data = pageData("guides", { slug, place: "guide" });
  const { modified, checked, related, estimate } = data.page;
  return {
    ...data,
    frame: { ...data.frame, printFoot: printFoot(pathOf("guides", slug), { text: modified, checked }) },
    related: relatedLinks(related),
    estimate: estimateLink(related.services, estimate),
    tools: calculatorsOf(slug).map(toolOf),
  };
}

export function contactPage() {
  const data = pageData("contact");
  const { page, frame } = data;
  return {
    ...data,
    situations: { ...get("situations"), items: situationItems() },
    firm: firmRows(frame.site, page.firm),
    message: messageView(page.write, frame.site),
  };
}

export const estimatePage = () => ({ ...pageData("estimate"), data: estimateData(), prices: priceList() });

/** /wzor-protokolu: the tables of the specimen with their limits and verdicts. */
export function protocolPage() {
  const data = pageData("protocol");
  return { ...data, view: protocolView(data.page.specimen, figure("siec.napiecie").number) };
}

/** The privacy page: the sections that apply to this configuration, and the data missing from content/site.ts. */
export function privacyPage() {
  const data = pageData("privacy");
  const { site } = data.frame;
  return { ...data, site, sections: privacySections(data.page, site), missing: missingForPrivacy(site) };
}
