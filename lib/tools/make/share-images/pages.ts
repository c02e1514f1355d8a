import { basename } from "node:path";
import { allPages, type PageRecord, pageAt } from "@/lib/content/all-pages";
import { getCity, getGuide, getNotFound, getService } from "@/lib/content/records";
import { type CitySlug, citySlugs, type GuideSlug, type ServiceSlug } from "@/lib/content/routes";
import { getSite } from "@/lib/content/site";
import { shareImage } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import type { SharePage } from "./build";

/** A card for every page that has an image of its own: each canonical address and the page for unknown ones. */
export function sharePages(): readonly SharePage[] {
  const { brand, url } = getSite();
  const firm = { brand, domain: new URL(url).host };
  const notFound = getNotFound();
  return [
    ...allPages()
      .filter(({ path, canonical }) => path === canonical)
      .map((page) => ({ ...firm, ...cardOf(page), title: page.heading, file: fileOf(page.path) })),
    { ...firm, title: notFound.title, section: notFound.code, tag: "Q0", file: fileOf("/404") },
  ];
}

/** The card of a page: the one of its canonical address. */
export function sharePageOf(path: string): SharePage | undefined {
  const file = fileOf(pageAt(path)?.canonical ?? path);
  return sharePages().find((page) => page.file === file);
}

const fileOf = (path: string) => basename(shareImage(path).url);

/** Section and device tag of a page, by the codes of the design (direction, part 3). */
function cardOf({ path, kind, title }: PageRecord): Pick<SharePage, "section" | "tag" | "city"> {
  const slug = basename(path);
  switch (kind) {
    case "service":
      return { section: titleOf("/uslugi"), tag: getService(slug as ServiceSlug).code };
    case "guide":
      return { section: titleOf("/poradnik"), tag: getGuide(slug as GuideSlug).colour.toUpperCase() };
    case "city": {
      const { name, geo } = getCity(slug as CitySlug);
      const tag = `X${citySlugs.indexOf(slug as CitySlug) + 1}`;
      return { section: "", tag, city: { name: clean(name), lat: geo.latitude, lon: geo.longitude } };
    }
    case "home":
      return { section: getSite().area, tag: "G1" };
    case "guide-index":
      return { section: title, tag: "A1" };
    case "estimate":
    case "protocol":
      return { section: title, tag: "P2" };
    case "contact":
      return { section: title, tag: "X1" };
    case "offer":
    case "services":
    case "business":
    case "privacy":
    case "thanks":
      return { section: title, tag: "Q1" };
    default:
      return kind satisfies never;
  }
}

const titleOf = (path: string): string => pageAt(path)?.title ?? "";
