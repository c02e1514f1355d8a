import type { BuiltSite } from "./built-site";
import type { PagePicture, SitePage } from "./page-texts";
import { compareLinks, comparePrices, compareTexts, groupBy, type Replacement } from "./texts";

/** A picture that was added, removed, replaced or described in other words. */
export type PictureChange = Omit<Replacement, "place"> & {
  name: string;
  what: "added" | "removed" | "exchanged" | "described";
};

function compareHeads(one: SitePage, other: SitePage): Replacement[] {
  const visibilityOf = (page: SitePage) => (page.indexed ? "w wyszukiwarkach" : "poza wyszukiwarkami");
  const fields = [
    { place: "Tytuł", before: one.title, after: other.title },
    { place: "Opis w wyszukiwarce", before: one.description, after: other.description },
    { place: "Adres dla wyszukiwarek", before: one.canonical, after: other.canonical },
    { place: "Widoczność", before: visibilityOf(one), after: visibilityOf(other) },
    { place: "Obrazek do udostępniania", before: one.shareImage, after: other.shareImage },
  ];
  return fields.filter(({ before, after }) => before !== after);
}

function comparePictures(before: readonly PagePicture[], after: readonly PagePicture[]): PictureChange[] {
  const oldPictures = new Map(before.map((picture) => [picture.name, picture]));
  const newPictures = new Map(after.map((picture) => [picture.name, picture]));
  return [
    ...[...newPictures.values()].flatMap(({ name, file, alt }): PictureChange[] => {
      const old = oldPictures.get(name);
      if (!old) return [{ name, what: "added", after: alt }];
      return [
        ...(old.file === file ? [] : [{ name, what: "exchanged" as const }]),
        ...(old.alt === alt ? [] : [{ name, what: "described" as const, before: old.alt, after: alt }]),
      ];
    }),
    ...[...oldPictures.values()].flatMap(({ name, alt }): PictureChange[] =>
      newPictures.has(name) ? [] : [{ name, what: "removed", before: alt }],
    ),
  ];
}

/** Values that differ between two maps, by key. */
function compareValues(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Replacement[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [one, other] = [before.get(place), after.get(place)];
    return one === other ? [] : [{ place, before: one, after: other }];
  });
}

/** What a visitor of one page notices. An empty list: nothing of that kind. */
export type PageChange = ReturnType<typeof comparePages>;

function comparePages(one: SitePage, other: SitePage) {
  const texts = compareTexts(one.texts, other.texts);
  return {
    path: other.path,
    /** Former path, where it moved. */
    from: one.path === other.path ? undefined : one.path,
    head: compareHeads(one, other),
    prices: comparePrices(texts),
    texts,
    links: compareLinks(one.links, other.links),
    pictures: comparePictures(one.pictures, other.pictures),
    data: compareValues(one.data, other.data),
    /** Whether the markup or the styles changed beyond the lists. */
    looks: one.markup !== other.markup,
  };
}

const hasChanges = ({ from, head, texts, links, pictures, data }: PageChange): boolean =>
  from !== undefined || [head, texts, links, pictures, data].some((list) => list.length > 0);

/** Header and menu share words: each change of them counts once. */
const withoutRepeats = (list: readonly Replacement[]): Replacement[] =>
  groupBy(list, (entry) => entry).map(([first]) => first);

/** Changes of header, menu and footer, merged where several pages share them. */
function frameChanges(pairs: readonly (readonly [SitePage, SitePage])[]) {
  const changes = pairs.map(([one, other]) => ({
    path: other.path,
    // Without the heading above, which may differ from page to page.
    texts: withoutRepeats(compareTexts(one.frame.texts, other.frame.texts).map((text) => ({ ...text, place: "" }))),
    links: withoutRepeats(compareLinks(one.frame.links, other.frame.links)),
  }));
  return groupBy(changes, ({ texts, links }) => [texts, links])
    .filter(([{ texts, links }]) => texts.length + links.length > 0)
    .map((same) => ({ ...same[0], paths: same.map(({ path }) => path) }));
}

/** Path of an old page in the new site: the same, or a new page that its redirect leads to. */
function newPathOf(path: string, before: BuiltSite, after: BuiltSite): string | undefined {
  if (after.pages.has(path)) return path;
  const to = after.redirects.get(path);
  return to && after.pages.has(to) && !before.pages.has(to) ? to : undefined;
}

/** The policy holds hashes of scripts, whose changes are reported elsewhere. */
const withoutHashes = (headers: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...headers].map(([name, value]) => [name, value.replace(/ 'sha256-[^']*'/g, "")]));

/** Files requested by name. Hashed ones are parts of pages. */
const namedFiles = (files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...files].filter(([file]) => !/^_next\/|^media\/|^scripts\/|^search\/|\.html$|^_|^\./.test(file)));

const isCanonical = ({ path, canonical }: SitePage): boolean =>
  canonical === "" || new URL(canonical).pathname === path;

export type SiteChanges = ReturnType<typeof compareSites>;

/** Compares two built sites as a visitor would. @param before the published one @param after the one to be published */
export function compareSites(before: BuiltSite, after: BuiltSite) {
  const newPaths = new Map([...before.pages.keys()].map((path) => [path, newPathOf(path, before, after)]));
  const remainingPages = [...newPaths].flatMap(([path, place]) => (place ? [[path, place] as const] : []));
  const remainingPaths = new Set(remainingPages.map(([, place]) => place));
  const withTitle = (site: BuiltSite, path: string) => ({ path, title: site.page(path).title });
  const changedPairs = remainingPages
    .filter(
      ([path, place]) =>
        path !== place ||
        before.files.get(before.pages.get(path) ?? "") !== after.files.get(after.pages.get(place) ?? ""),
    )
    .map(([path, place]) => [before.page(path), after.page(place)] as const);
  const pages = changedPairs.map(([one, other]) => comparePages(one, other));
  const frame = frameChanges(changedPairs);
  const inFrame = new Set(frame.flatMap(({ paths }) => paths));
  const isOwnChange = (page: PageChange) => hasChanges(page) || (page.looks && !inFrame.has(page.path));
  return {
    added: [...after.pages.keys()].filter((path) => !remainingPaths.has(path)).map((path) => withTitle(after, path)),
    /** `to`: target of its redirect; without one the address is lost. */
    removed: [...newPaths].flatMap(([path, place]) =>
      place ? [] : [{ ...withTitle(before, path), to: after.redirects.get(path) }],
    ),
    // A service has two addresses: the canonical one comes first.
    changed: [true, false].flatMap((first) =>
      pages.filter((page) => isOwnChange(page) && isCanonical(after.page(page.path)) === first),
    ),
    frame,
    redirects: compareValues(before.redirects, after.redirects),
    headers: compareValues(withoutHashes(before.headers), withoutHashes(after.headers)),
    /** Files such as contact card, sitemap, service worker. */
    files: compareValues(namedFiles(before.files), namedFiles(after.files)),
  };
}

export const isNothing = (changes: SiteChanges): boolean => Object.values(changes).every((list) => list.length === 0);
