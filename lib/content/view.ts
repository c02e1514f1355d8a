import { siteFiles } from "@/lib/generated";
import type { FrameData } from "./props";
import { allCities, allGuides, getGuide, getPrivacy, getService, guidePath, servicePath } from "./records";
import { buildYear, getLayoutTexts, getSite, visitTracking } from "./site";
import type { Guide, IconName, Phone, Service, SitePath } from "./types";

/**
 * What the page frame needs besides the page's own content.
 * @param path address of the page; "/404" for the page that is shown for unknown addresses
 * @param overDark true where the first section is dark
 * @param phone number of the page, in the frame as in its sections: the main one, unless the page has another
 */
export const frameFor = (path: SitePath | "/404", overDark = false, phone: Phone = getSite().phone): FrameData => ({
  path,
  overDark,
  site: { ...getSite(), phone },
  texts: getLayoutTexts(),
  year: buildYear(),
  ...(visitTracking().gtagId && { consent: getPrivacy().consent }),
  printStyles: siteFiles().printStyles,
});

type Link = { href: string; icon: IconName; name: string; text: string; kind: string };

/** Links to the services and guides a page names as related, services first. */
export const relatedLinks = ({ services, guides }: Service["related"]): readonly Link[] => [
  ...services.map((slug) => {
    const { name, card, icon } = getService(slug);
    return { href: servicePath(slug), icon, name, text: card, kind: "Usługa" };
  }),
  ...guides.map((slug) => {
    const { name, card, icon } = getGuide(slug);
    return { href: guidePath(slug), icon, name, text: card, kind: "Poradnik" };
  }),
];

/** Services as breaker cards, in the order given; under /oferta where `from` says so and they stand there too. */
export const breakerCards = (services: readonly Service[], from: "uslugi" | "oferta") =>
  services.map(({ slug, code, icon, name, card }) => ({ code, icon, name, text: card, href: servicePath(slug, from) }));

/** Topic cards of the guide index. */
export const topicCards = () =>
  allGuides().map(({ slug, name, card, icon, colour }: Guide) => ({ href: guidePath(slug), name, card, icon, colour }));

/** The service cards of a city page. */
export const cityServices = (items: readonly { service: Service["slug"]; text: string }[]) =>
  items.map(({ service, text }) => {
    const { name, serviceType, icon } = getService(service);
    return { href: servicePath(service), icon, name: service === "instalacje" ? serviceType : name, text };
  });

/** Tiles of the home page: the cities with a page, and one without. */
export const cityTiles = (unlinked: { name: string; tile: string }) => [
  ...allCities().map(({ name, tile, slug }) => ({ name, text: tile, href: `/${slug}` })),
  { name: unlinked.name, text: unlinked.tile },
];
