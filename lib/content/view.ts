import { siteFiles } from "@/lib/generated";
import { figure } from "./figures";
import type { FrameData, ServiceCard, ServiceRow } from "./props";
import { type ProtocolView, protocolView } from "./protocol/view";
import { all, get, pathOf, some } from "./records";
import { catalogGroups } from "./schema/records";
import { buildYear, getLayoutTexts, getSite, visitTracking } from "./site";
import type { Guide, HomePage, IconName, Phone, Service, SitePath } from "./types";
import { words } from "./words";

/**
 * Returns the data of the page frame.
 * @param path address of the page, "/404" for the not-found page
 * @param overDark true if the first section is dark
 * @param phone number shown in the frame; by default the main one
 */
export function frameFor(path: SitePath, overDark = false, phone: Phone = getSite().phone): FrameData {
  const { meta, consent } = get("privacy");
  const { gtagId } = visitTracking();
  return {
    path,
    overDark,
    site: { ...getSite(), phone },
    texts: getLayoutTexts(),
    year: buildYear(),
    ...((gtagId || !meta.noIndex) && { privacy: consent.privacy }),
    ...(gtagId && { changeConsent: consent.change }),
    printStyles: siteFiles().printStyles,
  };
}

type Link = { href: string; icon: IconName; name: string; kind: string };

/** Returns links to the related services and guides of a page, services first. */
export const relatedLinks = ({ services, guides }: Service["related"]): readonly Link[] => [
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

/** Returns services as the breaker cards of /oferta, in the given order, with their pages there, if any. */
export const offerCards = (services: readonly Service[]) =>
  services.map(({ slug, code, icon, name, card, offer }) => ({
    code,
    icon,
    name,
    text: card,
    href: offer ? `/oferta/${slug}` : pathOf("services", slug),
  }));

/** Returns all services by their groups, those without one left out, with the price and the time from the head of each. */
export const serviceGroups = () =>
  catalogGroups
    .map((heading) => ({
      heading,
      rows: all("services")
        .filter(({ group }) => group === heading)
        .map(({ slug, code, name, card, hero }): ServiceRow => {
          const [fact] = hero.facts;
          const time = hero.facts.find((row) => row.time);
          return { href: pathOf("services", slug), code, name, text: card, fact, time };
        }),
    }))
    .filter(({ rows }) => rows.length > 0);

export const topicCards = () =>
  all("guides").map(({ slug, name, card, icon, colour }: Guide) => ({
    href: pathOf("guides", slug),
    name,
    card,
    icon,
    colour,
  }));

/** Returns the service cards of a city, each with the price in the head of its page. */
export const cityServices = (items: readonly { service: Service["slug"]; text: string }[]) =>
  items.flatMap(({ service, text }): ServiceCard[] =>
    some("services", [service]).flatMap(({ icon, name, nameInCities, hero: { facts } }) =>
      facts
        .slice(0, 1)
        .map((price) => ({ href: pathOf("services", service), icon, name: nameInCities ?? name, text, price })),
    ),
  );

/** Returns the city tiles of the home page: all cities with a page, and perhaps one without. */
export const cityTiles = (unlinked: HomePage["cities"]["unlinked"]) => [
  ...all("cities").map(({ name, tile, slug }) => ({ name, text: tile, href: `/${slug}` })),
  ...(unlinked ? [{ name: unlinked.name, text: unlinked.tile }] : []),
];

/** Returns the tables of the specimen with their limits and verdicts. */
export const getProtocolView = (): ProtocolView =>
  protocolView(get("protocol").specimen, figure("siec.napiecie").number);
