import { services as records } from "@/content/services";
import { prepare } from "./prepare";
import { type OfferSlug, offerSlugs, type ServiceSlug, serviceSlugs } from "./routes";
import type { Service } from "./types";

const services: Record<ServiceSlug, Service> = prepare(records);

/** One service, with facts and typography in place. */
export const getService = (slug: ServiceSlug): Service => services[slug];

/** The twelve services in circuit order, F1 to F12. */
export const allServices = (): readonly Service[] => serviceSlugs.map(getService);

const isOffer = (slug: ServiceSlug): slug is OfferSlug => (offerSlugs as readonly string[]).includes(slug);

/**
 * The address of a service: the canonical one, or the one under /oferta where `from` is "oferta" and it has one.
 */
export const servicePath = (slug: ServiceSlug, from: "uslugi" | "oferta" = "uslugi") =>
  from === "oferta" && isOffer(slug) ? (`/oferta/${slug}` as const) : (`/uslugi/${slug}` as const);
