import { basename, dirname } from "node:path/posix";
import { allPages, get, type PageRecord, pageAt } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { shareImage } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import type { SharePage } from "./draw-all";

/** Returns a card for every page with its own image: each canonical address and the 404 page. */
export function sharePages(): readonly SharePage[] {
  const { brand, url } = getSite();
  const firm = { brand, domain: new URL(url).host };
  const notFound = get("not-found");
  return [
    ...allPages()
      .filter(({ path, canonical }) => path === canonical)
      .map((page) => ({ ...firm, ...cardOf(page), title: page.heading, file: fileOf(page.path) })),
    { ...firm, title: notFound.title, section: notFound.code, tag: "Q0", file: fileOf("/404") },
  ];
}

/** Returns the card of a page, which is the one of its canonical address. */
export function sharePageOf(path: string): SharePage | undefined {
  const file = fileOf(pageAt(path)?.canonical ?? path);
  return sharePages().find((page) => page.file === file);
}

const fileOf = (path: string) => basename(shareImage(path).url);

function cardOf({ path, title, entry, record }: PageRecord): Pick<SharePage, "section" | "tag" | "city"> {
  const { tag = "", onMap } = entry.row;
  const city = onMap?.(record);
  return {
    section: city ? "" : sectionOf(path, title),
    tag: typeof tag === "string" ? tag : tag(record, entry.index),
    ...(city && { city: { ...city, name: clean(city.name) } }),
  };
}

/** Returns the title of the parent page; for the home page the area of the firm. */
function sectionOf(path: string, title: string): string {
  if (path === "/") return getSite().area;
  const parent = dirname(path);
  return parent === "/" ? title : (pageAt(parent)?.title ?? title);
}
