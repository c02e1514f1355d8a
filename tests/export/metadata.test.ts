/** A search engine, or somebody who shares a page, gets a wrong title, address, picture or list of pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allPages, get } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { absoluteUrl, icons as siteIcons } from "@/lib/seo/addresses";
import { plainCharacters } from "@/lib/text/plain";
import { exportedFile } from "@/lib/tools/make/sitemap";
import { plain } from "@/tests/support";
import { pictureCount } from "@/tests/today";
import { decode, expectNoFaults, exportDir, isPublished, read } from "./pages";

const site = getSite();

/** Values of a page's meta and link elements, by name, property or relation. */
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
  const heading = plainCharacters(decode(plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1])));
  return { ...page, titles, title: titles[0] ?? "", heading, meta: metaOf(html), content: page.meta };
});
const canonicalPages = pages.filter(({ path, canonical }) => path === canonical);

const duplicatesIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("every page has one title, and no two canonical pages the same title or description", () => {
  expectNoFaults(pages, ({ titles }) => titles.length !== 1 && titles.length);
  expect(duplicatesIn(canonicalPages.map(({ title }) => title))).toEqual([]);
  expect(duplicatesIn(canonicalPages.map(({ meta }) => meta.get("description") ?? ""))).toEqual([]);
});

test("canonical addresses are absolute, without a final slash, and /uslugi/x for /oferta/x", () => {
  expectNoFaults(pages, ({ meta, canonical, content }) => {
    const address = meta.get("canonical");
    return address !== (content.noIndex ? undefined : absoluteUrl(canonical)) && address;
  });
  expect(pages.filter(({ canonical }) => absoluteUrl(canonical).endsWith("/"))).toEqual([]);
});

test("search engines may list indexable pages and their duplicates, and nothing else", () => {
  expectNoFaults(pages, ({ meta, content }) => {
    const robots = meta.get("robots") ?? "";
    return content.noIndex ? !robots.includes("noindex") && robots : /noindex|nofollow/.test(robots) && robots;
  });
  expect(pages.filter(({ content }) => content.noIndex).map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/dziekujemy", "/404"]),
  );
});

test("description, keywords, colour and manifest are the site's, and Open Graph and Twitter repeat the page's own", () => {
  expectNoFaults(pages, ({ canonical, title, meta, content }) => {
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
      .map(([name]) => `${name} ${meta.get(name)}`);
  });
});

test("no phone makes links of digits that are not a phone number", () => {
  expectNoFaults(pages, ({ meta }) => meta.get("format-detection") !== "telephone=no" && meta.get("format-detection"));
});

test("share images exist and measure 1200 by 630", () => {
  expectNoFaults(pages, ({ meta }) => {
    const image = meta.get("og:image") ?? "";
    if (!image.startsWith(`${site.url}/og/`)) return image;
    const file = new URL(image).pathname;
    if (!isPublished(file)) return `${file} is missing`;
    const bytes = readFileSync(join(exportDir, file));
    const isPng = bytes.subarray(1, 4).toString() === "PNG";
    return (!isPng || bytes.readUInt32BE(16) !== 1200 || bytes.readUInt32BE(20) !== 630) && `${file} has another size`;
  });
});

test("share images are described by their heading", () => {
  expectNoFaults(pages, ({ path, meta, heading }) => {
    const alts = ["og:image:alt", "twitter:image:alt"].map((name) => plainCharacters(meta.get(name) ?? ""));
    return path !== "/404" && alts.some((alt) => alt !== heading) && alts.join(" / ");
  });
});

test("every page has an icon, and the files of icons and manifest exist", () => {
  expectNoFaults(pages, ({ meta }) => !meta.has("icon"));
  const { icons } = JSON.parse(read(String(siteIcons.manifest))) as { icons: { src: string }[] };
  const files = [...Object.values(siteIcons), ...icons.map(({ src }) => src)];
  expect(files.filter((file) => !isPublished(file))).toEqual([]);
});

/** Addresses that search engines may list, by the exported pages. */
const listable = pages
  .filter(({ meta }) => !/noindex/.test(meta.get("robots") ?? ""))
  .map(({ path, meta }) => ({ own: absoluteUrl(path), canonical: meta.get("canonical") }))
  .filter(({ own, canonical }) => own === canonical)
  .map(({ own }) => own);

test("the sitemap lists exactly the canonical pages that may be listed, with their days", () => {
  const xml = read("sitemap.xml");
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries.map(([, loc]) => loc).toSorted()).toEqual(listable.toSorted());
  expect(entries.filter(([, , day]) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ""))).toEqual([]);
  expect(xml).not.toMatch(/<changefreq>|<priority>/);
});

test("the sitemap names the photos of the gallery, which all exist", () => {
  const images = [...read("sitemap.xml").matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc ?? "");
  expect(images).toHaveLength(pictureCount);
  expect(images.filter((loc) => !isPublished(new URL(loc).pathname))).toEqual([]);
});

test("robots.txt allows everything and names the sitemap", () => {
  const robots = read("robots.txt");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \S|^Host:/m);
});

test("llms.txt links the same pages as the sitemap, each once", () => {
  const links = [...read("llms.txt").matchAll(/^- \[[^\]]+\]\((.+?)\)/gm)].map(([, url]) => url);
  expect(links.toSorted()).toEqual(listable.toSorted());
});

test("licencje.txt is published with the licences of what ships", () => {
  expect(read("licencje.txt")).toMatch(/SIL OPEN FONT LICENSE[\s\S]+react /);
});
