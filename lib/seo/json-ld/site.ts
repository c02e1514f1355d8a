import type { SearchAction, WebSiteLeaf, WithActionConstraints } from "schema-dts";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";
import { organizationId, ref, websiteId } from "./ids";

/** The site, with the search of its guides. */
export function website(): WebSiteLeaf {
  const { brand, url } = getSite();
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl("/poradnik")}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": websiteId(),
    name: brand,
    url,
    inLanguage: "pl-PL",
    publisher: ref(organizationId()),
    potentialAction: search,
  };
}
