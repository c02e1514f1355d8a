import { allCities, allGuides, allServices, guidePath, servicePath } from "@/lib/content/records";
import type { WriteTexts } from "@/lib/content/types";
import type { Origins } from "./visit";

/** The pages that tell something about a visitor's matter: cities, services, guides. */
export function visitOrigins({ byService }: WriteTexts["photos"]): Origins {
  return Object.fromEntries([
    ...allCities().map(({ slug, name }) => [`/${slug}`, { miasto: name }]),
    ...allServices().map(({ slug, serviceType }) => [
      servicePath(slug),
      { temat: serviceType, ...(byService[slug] && { zdjecia: byService[slug] }) },
    ]),
    ...allGuides().map(({ slug, name }) => [guidePath(slug), { temat: name }]),
  ]);
}
