import { redirects } from "@/content/redirects";
import type { SearchResults } from "@/lib/search/types";

type Query = { query: string; guide: string; kind: string };
type Miss = Query & { place: number; found: readonly string[] };

const guidePath = "/poradnik/";
/** Slug of the guide that an address of today or of before leads to. */
function slugToday(slug: string): string {
  const moved = redirects.find(({ from }) => from === guidePath + slug);
  return moved ? moved.to.replace(guidePath, "") : slug;
}

/** How many queries of a kind find their guide; `misses` are those that do not find it first. */
export type QualityRow = { kind: string; total: number; first: number; three: number; misses: readonly Miss[] };

/**
 * Measures the search against queries with a known answer.
 * @returns one row per kind of query, and "all" as the last
 */
export function measureQuality(queries: readonly Query[], search: (query: string) => SearchResults): QualityRow[] {
  const measured = queries.map((item) => {
    const found = search(item.query).guides.map(({ path }) => path.replace(guidePath, ""));
    return { ...item, place: found.indexOf(slugToday(item.guide)) + 1, found: found.slice(0, 3) };
  });
  const row = (kind: string, items: readonly Miss[]): QualityRow => ({
    kind,
    total: items.length,
    first: items.filter(({ place }) => place === 1).length,
    three: items.filter(({ place }) => place >= 1 && place <= 3).length,
    misses: kind === "all" ? [] : items.filter(({ place }) => place !== 1),
  });
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      row(
        kind,
        measured.filter((item) => item.kind === kind),
      ),
    ),
    row("all", measured),
  ];
}
