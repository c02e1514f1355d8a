/** A search engine, or somebody who shares a page, gets a wrong title, address, picture or list of pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allPages } from "@/lib/content/all-pages";
import { get } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { absoluteUrl, icons as siteIcons } from "@/lib/seo/addresses";
import { maxBytes } from "@/lib/tools/make/share-images/build";
import { exportedFile } from "@/lib/tools/make/sitemap";
import { plain } from "@/tests/support";
import { pictureCount } from "@/tests/today";
import { decode, exportDir, isPublished, read } from "./pages";

const site = getSite();

/** What the meta and link elements of a page say, by name, property or relation. */
const metaOf = (html: string) =>
  new Map(
    [...html.matchAll(/<(?:meta (?:name|property)|link rel)="([^"]+)" (?:content|href)="([^"]*)"/g)].map(
      ([, name = "", content = ""]) => [name, decode(content)] as const,
    ),
  );

const pages = [
  ...allPages(),
  { path: "/404" as const, canonical: "/404" as const, indexable: false, meta: get("not-found").meta },
].map((page) => {
  const html = read(exportedFile(page.path));
  const titles = [...(html.split("</head>")[0] ?? "").matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) =>
    decode(title ?? ""),
  );
  const heading = plain(decode(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""));
  return { ...page, titles, title: titles[0] ?? "", heading, meta: metaOf(html), content: page.meta };
});
const canonicalPages = pages.filter(({ path, canonical }) => path === canonical);

type Page = (typeof pages)[number];

/** Pages for which something is wrong: `false` where nothing is, else what was found, be it nothing. */
const offenders = (wrong: (page: Page) => unknown, among = pages) =>
  among.flatMap((page) => {
    const found = wrong(page);
    return found === false ? [] : [`${page.path}: ${found}`];
  });
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("every page has one title, and no two canonical pages the same title or description", () => {
  expect(offenders(({ titles }) => titles.length !== 1 && titles.length)).toEqual([]);
  expect(repeated(canonicalPages.map(({ title }) => title))).toEqual([]);
  expect(repeated(canonicalPages.map(({ meta }) => meta.get("description") ?? ""))).toEqual([]);
});

test("canonical addresses are absolute, have no slash at the end, and lead from /oferta/x to /uslugi/x", () => {
  expect(
    offenders(({ meta, canonical, content }) => {
      const found = meta.get("canonical");
      return found !== (content.noIndex ? undefined : absoluteUrl(canonical)) && found;
    }),
  ).toEqual([]);
  expect(pages.filter(({ canonical }) => absoluteUrl(canonical).endsWith("/"))).toEqual([]);
});

test("search engines are told to list indexable pages and their duplicates, and nothing else", () => {
  const wrong = offenders(({ meta, content }) => {
    const robots = meta.get("robots") ?? "";
    return content.noIndex ? !robots.includes("noindex") && robots : /noindex|nofollow/.test(robots) && robots;
  });
  expect(wrong).toEqual([]);
  expect(pages.filter(({ content }) => content.noIndex).map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/dziekujemy", "/404"]),
  );
});

test("description, keywords, colour and manifest are the site's, and Open Graph and Twitter repeat the page's own", () => {
  const wrong = pages.flatMap(({ path, canonical, title, meta, content }) => {
    const { description } = content;
    const expected: Record<string, string | undefined> = {
      description,
      ...(!content.noIndex && { keywords: content.keywords.join(",") }),
      "theme-color": site.meta.themeColor,
      manifest: siteIcons.manifest,
      "og:title": title,
      "og:description": description,
      "og:url": absoluteUrl(canonical),
      "og:type": content.ogType ?? "website",
      "og:site_name": site.brand,
      "og:locale": site.meta.locale,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": meta.get("og:image"),
    };
    return Object.entries(expected)
      .filter(([name, value]) => !value || meta.get(name) !== value)
      .map(([name]) => `${path}: ${name} ${meta.get(name)}`);
  });
  expect(wrong).toEqual([]);
});

test("share images exist, measure 1200 by 630, weigh at most 60 kB", () => {
  const wrong = offenders(({ meta }) => {
    const image = meta.get("og:image") ?? "";
    if (!image.startsWith(`${site.url}/og/`)) return image;
    const file = new URL(image).pathname;
    if (!isPublished(file)) return `${file} is missing`;
    const bytes = readFileSync(join(exportDir, file));
    const isPng = bytes.subarray(1, 4).toString() === "PNG";
    if (!isPng || bytes.readUInt32BE(16) !== 1200 || bytes.readUInt32BE(20) !== 630)
      return `${file} measures otherwise`;
    return bytes.length > maxBytes && `${file} weighs ${bytes.length}`;
  });
  expect(wrong).toEqual([]);
});

test("share images are described by the heading they show", () => {
  const wrong = offenders(
    ({ meta, heading }) => {
      const alts = ["og:image:alt", "twitter:image:alt"].map((name) => plain(meta.get(name) ?? ""));
      return alts.some((alt) => alt !== heading) && alts.join(" / ");
    },
    pages.filter(({ path }) => path !== "/404"),
  );
  expect(wrong).toEqual([]);
});

test("every page has an icon, and the files of icons and manifest exist", () => {
  expect(offenders(({ meta }) => !meta.has("icon"))).toEqual([]);
  const { icons } = JSON.parse(read(String(siteIcons.manifest))) as { icons: { src: string }[] };
  const files = [...Object.values(siteIcons), ...icons.map(({ src }) => src)];
  expect(files.filter((file) => !isPublished(file))).toEqual([]);
});

/** What the exported pages say of themselves: addresses search engines may list. */
const listable = pages
  .filter(({ meta }) => !/noindex/.test(meta.get("robots") ?? ""))
  .map(({ path, meta }) => ({ own: absoluteUrl(path), canonical: meta.get("canonical") }))
  .filter(({ own, canonical }) => own === canonical)
  .map(({ own }) => own);

test("the sitemap lists exactly the pages that call themselves canonical and allow it, with days of their content", () => {
  const xml = read("sitemap.xml");
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries.map(([, loc]) => loc).toSorted()).toEqual(listable.toSorted());
  expect(entries.filter(([, , day]) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ""))).toEqual([]);
  expect(xml).not.toMatch(/<changefreq>|<priority>/);
});

test("the sitemap names the photos of the gallery, and every one of them exists", () => {
  const images = [...read("sitemap.xml").matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc ?? "");
  expect(images).toHaveLength(pictureCount);
  expect(images.filter((loc) => !isPublished(new URL(loc).pathname))).toEqual([]);
});

test("robots.txt lets everything be read and names the sitemap", () => {
  const robots = read("robots.txt");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \S|^Host:/m);
});

test("llms.txt links the same pages as the sitemap, each once", () => {
  const links = [...read("llms.txt").matchAll(/^- \[[^\]]+\]\((.+?)\)/gm)].map(([, url]) => url);
  expect(links.toSorted()).toEqual(listable.toSorted());
});

test("licencje.txt is published with the licences of what ships, and no sitemap lists it", () => {
  expect(read("licencje.txt")).toMatch(/SIL OPEN FONT LICENSE[\s\S]+react /);
  expect(read("sitemap.xml")).not.toContain("licencje");
});
