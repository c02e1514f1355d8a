import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allPages } from "@/lib/content/all-pages";
import { get } from "@/lib/content/records";
import { metaLimits } from "@/lib/content/schema/records";
import { getSite } from "@/lib/content/site";
import { absoluteUrl, icons as siteIcons } from "@/lib/seo/addresses";
import { maxBytes } from "@/lib/tools/make/share-images/build";
import { exportedFile } from "@/lib/tools/make/sitemap";

const out = "out";
const site = getSite();
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
const plain = (text: string) => decode(text).replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

/** Value of every meta element of a page by its name or property. */
const metaOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = "", content = ""]) => [name, decode(content)] as const,
    ),
  );
const read = (file: string) => readFileSync(join(out, file), "utf8");
const linkOf = (html: string, rel: string) => html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`))?.[1];

const pages = [
  ...allPages(),
  { path: "/404" as const, canonical: "/404" as const, indexable: false, meta: get("not-found").meta },
].map((page) => {
  const html = read(exportedFile(page.path));
  const titles = [...(html.split("</head>")[0] ?? "").matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) =>
    decode(title ?? ""),
  );
  const heading = plain((html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? "").replace(/<[^>]+>/g, ""));
  return { ...page, html, titles, title: titles[0] ?? "", heading, meta: metaOf(html), content: page.meta };
});
const canonicalPages = pages.filter(({ path, canonical }) => path === canonical);

/** Pages for which something is wrong, with what was found. */
const offenders = (wrong: (page: (typeof pages)[number]) => unknown, among = pages) =>
  among.flatMap((page) => {
    const found = wrong(page);
    return found === false || found === undefined ? [] : [`${page.path}: ${found}`];
  });
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("every page was exported, and nothing else", () => {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  expect(files.toSorted()).toEqual(pages.map(({ path }) => exportedFile(path)).toSorted());
});

test("titles: one per page, at most 60 characters, no two canonical pages alike", () => {
  expect(offenders(({ titles }) => titles.length !== 1 && titles.length)).toEqual([]);
  expect(offenders(({ title }) => (title.length === 0 || title.length > metaLimits.title) && title)).toEqual([]);
  expect(repeated(canonicalPages.map(({ title }) => title))).toEqual([]);
});

test("descriptions: 70 to 160 characters, no two canonical pages alike", () => {
  const length = (text = "") => text.length;
  expect(
    offenders(({ meta }) => {
      const found = length(meta.get("description"));
      return (found < 70 || found > 160) && found;
    }),
  ).toEqual([]);
  expect(repeated(canonicalPages.map(({ meta }) => meta.get("description") ?? ""))).toEqual([]);
});

test("canonical addresses are absolute, have no slash at the end, and lead from /oferta/x to /uslugi/x", () => {
  const expected = ({ canonical, content }: (typeof pages)[number]) =>
    content.noIndex ? undefined : absoluteUrl(canonical);
  expect(
    offenders((page) => linkOf(page.html, "canonical") !== expected(page) && linkOf(page.html, "canonical")),
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

test("keywords: three to eight phrases", () => {
  const count = (text = "") => text.split(",").length;
  const listed = pages.filter(({ content }) => !content.noIndex);
  expect(
    offenders(({ meta }) => !(count(meta.get("keywords")) >= 3 && count(meta.get("keywords")) <= 8), listed),
  ).toEqual([]);
});

test("Open Graph and Twitter repeat the page's own title, description and address", () => {
  const wrong = pages.flatMap(({ path, canonical, title, meta, content }) => {
    const description = meta.get("description");
    const image = meta.get("og:image");
    const expected: Record<string, string | undefined> = {
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
      "twitter:image": image,
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
    const file = join(out, new URL(image).pathname);
    if (!existsSync(file)) return `${file} is missing`;
    const bytes = readFileSync(file);
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

test("language, colour of the bar, icons and manifest stand on every page, and their files exist", () => {
  expect(offenders(({ html }) => !/<html[^>]* lang="pl"/.test(html))).toEqual([]);
  expect(offenders(({ meta }) => meta.get("theme-color") !== site.meta.themeColor && meta.get("theme-color"))).toEqual(
    [],
  );
  const { manifest } = siteIcons;
  expect(offenders(({ html }) => linkOf(html, "manifest") !== manifest)).toEqual([]);
  expect(offenders(({ html }) => !linkOf(html, "icon"))).toEqual([]);
  expect(Object.values(siteIcons).filter((file) => !existsSync(join(out, file)))).toEqual([]);
  const { icons } = JSON.parse(read(String(manifest)));
  expect(icons.filter(({ src }: { src: string }) => !existsSync(join(out, src)))).toEqual([]);
});

/** What the exported pages say of themselves: addresses search engines may list. */
const listable = pages
  .filter(({ meta }) => !/noindex/.test(meta.get("robots") ?? ""))
  .map(({ path, html }) => ({ own: absoluteUrl(path), canonical: linkOf(html, "canonical") }))
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
  expect(images).toHaveLength(read("oferta.html").match(/aria-roledescription="slajd"/g)?.length ?? 0);
  expect(images.filter((loc) => !existsSync(join(out, new URL(loc).pathname)))).toEqual([]);
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
