/** What tsconfig.build.json takes for content/services, content/guides and content/cities. */
import type { City, CitySlug, Guide, GuideSlug, Service, ServiceSlug } from "@/lib/content/types";

export declare const services: Readonly<Record<ServiceSlug, Service>>;
export declare const guides: Readonly<Record<GuideSlug, Guide>>;
export declare const cities: Readonly<Record<CitySlug, City>>;
