/**
 * A visitor finds a broken link, a missing picture, a wrong number or an empty page.
 * @jest-environment jsdom
 */
import { brotliCompressSync } from "node:zlib";
import { site } from "@/content/site";
import { all, get, pathOf, sitePaths, slugsOf } from "@/lib/content/records";
import { getCityPhone, getSite } from "@/lib/content/site";
import { words } from "@/lib/content/words";
import type { SearchIndex } from "@/lib/search/index-format";
import { clean } from "@/lib/text/inline";
import { isDemonstration, otherContent } from "@/tests/specification/demonstration";
import { plain, testIf } from "@/tests/support";
import { expectNoFaults, exportedFiles, isPublished, pages, read, withoutScripts } from "./pages";

const byPath = new Map(pages.map((page) => [page.path, page]));
/** The firm's rating widget, which the policy allows. */
const otherHosts: readonly (string | undefined)[] = [getSite().reputationWidget?.src];

test("every address of the site and the 404 page are exported, and no other page", () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...sitePaths, "/404"].toSorted());
});

test("every page is in Polish, has one main heading and its content in the HTML, and no placeholders", () => {
  expectNoFaults(pages, ({ html, document }) => [
    document.documentElement.lang !== "pl" && "lang",
    document.querySelectorAll("h1").length !== 1 && "not one h1",
    (document.querySelector("main")?.textContent ?? "").length <= 100 && "main is empty",
    // Placeholders of streaming, and of writers.
    ...['hidden id="S:', '<template id="B:', "$RC("].filter((mark) => html.includes(mark)),
    ...(withoutScripts(html).match(/lorem ipsum|\bTODO\b|coming soon|\{[a-z]+\.[\w.]+\}/g) ?? []),
  ]);
});

test("each guide answers its title's question at its top: a triage, or at most 60 words in its head", () => {
  for (const { slug, hero, sections } of all("guides")) {
    const answer = hero.answer ?? (sections[0]?.kind === "triage" ? hero.lead : "?");
    const head = byPath.get(pathOf("guides", slug))?.document.querySelector("main section")?.textContent;
    expect(plain(head ?? "")).toContain(plain(clean(answer)));
    expect({ slug, words: plain(answer).split(" ").slice(60) }).toEqual({ slug, words: [] });
  }
});

test("nothing of edit mode is published: no marks in texts, no files of its window", () => {
  const files = exportedFiles.filter((file) => /\.(?:html|txt|js|json|css|xml)$/.test(file));
  expect(files.length).toBeGreaterThan(pages.length);
  expect(files.filter((file) => /[\u200b-\u200d\ufeff]{4}|edit-fields|__edit|__preview/.test(read(file)))).toEqual([]);
});

/** Addresses of files in markup, styles and data. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=["'`(,\s=])\/[\w./~-]+\.(?:js|css|woff2|avif|jpg|png|svg|ico|json|txt|vcf)\b/g)].map(
    ([address]) => address,
  );

test("every file that a page, a stylesheet or the data of an island names exists and is not empty", () => {
  const readers = exportedFiles.filter((file) => /\.(?:html|css|webmanifest)$/.test(file));
  const addresses = new Map(readers.flatMap((file) => filesIn(read(file)).map((address) => [address, file] as const)));
  expect([...addresses].filter(([address]) => !isPublished(address))).toEqual([]);
  // The pattern finds fonts, scripts and pictures.
  const kinds = new Set([...addresses.keys()].map((address) => /\w+$/.exec(address)?.[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(["js", "css", "woff2", "avif", "jpg", "json"]));
});

test("the published search index holds every page that somebody may look for", () => {
  const [file = ""] = exportedFiles.filter((name) => /^search\/.*\.json$/.test(name));
  const { documents } = JSON.parse(read(file)) as SearchIndex;
  const sought = ["services", "guides", "cities", "papers"] as const;
  const single = ["/oferta", "/wycena", "/wzor-protokolu", "/dla-firm", "/kontakt"];
  expect(documents.map(({ path }) => path).toSorted()).toEqual(
    [...sought.flatMap((name) => slugsOf(name).map((slug) => pathOf(name, slug))), ...single].toSorted(),
  );
  // What a visitor waits for before the first results.
  expect(brotliCompressSync(read(file)).length).toBeLessThan(130_000);
});

test("no page loads anything from another host, except the rating widget", () => {
  const attributes = ["src", "srcset", "data-src", "data-srcset", "href"];
  expectNoFaults(pages, ({ document }) =>
    [...document.querySelectorAll("script, img, source, iframe, link:not([rel=canonical])")]
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""))
      .filter((address) => /^(https?:)?\/\//.test(address) && !otherHosts.includes(address)),
  );
});

test("every link inside the site leads to a page, and every fragment to an element", () => {
  expectNoFaults(pages, ({ path, document }) =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => {
      const href = link.getAttribute("href") ?? "";
      if (!/^[/#]/.test(href)) return false;
      const [address = "", fragment] = href.split("#");
      const target = address.split("?")[0] || path;
      const page = byPath.get(target);
      if (!page) return !isPublished(target) && `${href} leads nowhere`;
      return fragment ? !page.document.getElementById(fragment) && `${href}: no such element` : false;
    }),
  );
});

test("every indexable page is within three clicks from home", () => {
  const distance = new Map([["/", 0]]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift())
    for (const link of byPath.get(path)?.document.querySelectorAll("a[href^='/']") ?? []) {
      const target = (link.getAttribute("href") ?? "").split(/[?#]/)[0] ?? "";
      if (distance.has(target)) continue;
      distance.set(target, (distance.get(path) ?? 0) + 1);
      queue.push(target);
    }
  const indexable = pages.filter(({ document }) => !document.querySelector("meta[name=robots][content*=noindex]"));
  expect(indexable.length).toBeGreaterThan(slugsOf("services").length + slugsOf("guides").length);
  expect(indexable.map(({ path }) => path).filter((path) => (distance.get(path) ?? 9) > 3)).toEqual([]);
});

test("every picture has its size and an alternative text, which is empty only beside the main heading", () => {
  expectNoFaults(pages, ({ document }) =>
    [...document.querySelectorAll("img")].map((img) => {
      const isComplete = ["alt", "width", "height"].every((name) => img.hasAttribute(name));
      const hasFittingAlt = img.alt !== "" || img.closest("section")?.querySelector("h1");
      return !(isComplete && hasFittingAlt) && img.outerHTML.slice(0, 80);
    }),
  );
});

// What an editor writes may follow another rhythm.
testIf(isDemonstration, otherContent)(
  "no more than two tables follow each other without a picture or a drawing",
  () => {
    expectNoFaults(pages, ({ document }) => {
      // Closed tables are a row each; drawings of the types of an installation are no figures.
      const parts = [...document.querySelectorAll("main :is(figure, img, svg[role=img], table):not(details *)")];
      return /T{3}/.test(parts.map(({ tagName }) => (tagName === "TABLE" ? "T" : "F")).join("")) && "three tables";
    });
  },
);

test("a page has one phone number: the company's on city pages, the main one on all others", () => {
  // Numbers in links have no spaces.
  const phoneNumber = /\+48[\s\u00a0](?:[\s\u00a0-]?\d){9}/g;
  expectNoFaults(pages, ({ document, html, path }) => {
    const { tel, display } = slugsOf("cities").some((slug) => path === `/${slug}`) ? getCityPhone() : site.phone;
    const dialled = [...document.querySelectorAll('a[href^="tel:+"]')].map((link) => link.getAttribute("href") ?? "");
    const numbers = (withoutScripts(html).match(phoneNumber) ?? []).map((number) => plain(number));
    return [
      ...dialled.filter((href) => href !== `tel:${tel}`),
      ...numbers.filter((number) => number !== display),
      (dialled.length <= 2 || numbers.length === 0) && "too few phone links or numbers",
    ];
  });
});

test("the bar of every service links its sections that have a name for it", () => {
  for (const slug of slugsOf("services")) {
    const bar = byPath.get(`/uslugi/${slug}`)?.document.querySelector(`nav[aria-label="${words.onThisPage}"]`);
    const links = [...(bar?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    const sections = get("services", slug).sections.filter(({ inBar }) => inBar);
    expect([slug, links]).toEqual([slug, sections.map(({ id }) => `#${id}`)]);
    expect(links.length).toBeGreaterThan(0);
  }
});

test("no heading has a device tag, and the cards of /oferta have the numbers of their circuits", () => {
  const tags = "main span[aria-hidden]:has(+ :is(h1, h2, h3))";
  expectNoFaults(pages, ({ document }) => document.querySelector(tags) !== null && tags);
  const cards = [...(byPath.get("/oferta")?.document.querySelectorAll("#uslugi + ul > li") ?? [])];
  const codes = get("offer").cards.map((slug) => get("services", slug).code);
  expect(cards.map(({ textContent }) => /^F\d+/.exec(textContent)?.[0])).toEqual(codes);
});

test("every page has a link to /kontakt in its content", () => {
  const others = ["/404", "/kontakt", "/dziekujemy", "/polityka-prywatnosci"];
  const link = 'main a[href="/kontakt"], main a[href^="/kontakt?"]';
  expectNoFaults(pages, ({ document, path }) => !others.includes(path) && !document.querySelector(link) && "no link");
});
