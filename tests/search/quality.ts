import { redirects } from "@/content/redirects";
import type { SearchResults } from "@/lib/search/types";
import type { SearchQuery } from "./queries";

/** How many queries find their guide, and one line for each that does not find it first. */
type Quality = { total: number; first: number; three: number; misses: readonly string[] };

const guidePath = "/poradnik/";
/** Slug of the guide that an address of today or of before leads to. */
function slugToday(slug: string): string {
  const moved = redirects.find(({ from }) => from === guidePath + slug);
  return moved ? moved.to.replace(guidePath, "") : slug;
}

/** Measures the search against queries with a known answer. */
export function measureQuality(queries: readonly SearchQuery[], search: (query: string) => SearchResults): Quality {
  const measured = queries.map(({ query, guide, kind }) => {
    const found = search(query).guides.map(({ path }) => path.replace(guidePath, ""));
    return { query, guide, kind, place: found.indexOf(slugToday(guide)) + 1, found: found.slice(0, 3) };
  });
  return {
    total: measured.length,
    first: measured.filter(({ place }) => place === 1).length,
    three: measured.filter(({ place }) => place >= 1 && place <= 3).length,
    misses: measured
      .filter(({ place }) => place !== 1)
      .map(
        ({ query, guide, kind, place, found }) =>
          `„${query}” (${kind}): ${guide} ${place > 0 ? `at ${place}` : "not found"}; first ${found.join(", ")}`,
      ),
  };
}
