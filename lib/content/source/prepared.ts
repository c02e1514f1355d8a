/**
 * Services, guides and cities as the build has prepared them, a file each: read when a page asks for them, and not
 * kept. With thousands of pages Next.js has no content to compile, and its workers hold the pages they are at.
 */
import type { City, CitySlug, Guide, GuideSlug, Service, ServiceSlug } from "@/lib/content/types";
import { preparedRecord } from "@/lib/generated";

/** One service, with facts and typography in place. */
export const getService = (slug: ServiceSlug) => preparedRecord("services", slug) as Service;

/** One guide, with facts and typography in place, and the day of its newest check. */
export const getGuide = (slug: GuideSlug) => preparedRecord("guides", slug) as Guide;

/** One city, with facts and typography in place, without a rating the switch of samples removes. */
export const getCity = (slug: CitySlug) => preparedRecord("cities", slug) as City;
