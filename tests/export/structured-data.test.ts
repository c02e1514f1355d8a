/**
 * Search engines read a price, rating, answer or address that the page does not show. The compiler checks types and
 * properties of schema.org (schema-dts in lib/seo/json-ld).
 */
import { reviews } from "@/content/reviews";
import { allPages } from "@/lib/content/records";
import { reviewsAsShown } from "@/lib/content/shown";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";
import { formatAmount } from "@/lib/text/amounts";
import { plainCharacters } from "@/lib/text/plain";
import { exportedFile } from "@/lib/tools/make/sitemap";
import { decode, isPublished, type Node, nodesIn, read } from "./pages";

const inline = new Set(["a", "abbr", "b", "em", "span", "strong", "sub", "sup", "time", "wbr"]);
const oneLine = (text: string) => plainCharacters(text).replace(/\s+/g, " ");

/** Visible text of a page in one line, with spaces between blocks. */
const visibleText = (html: string): string => {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--.*?-->/g, "");
  return oneLine(decode(body.replace(/<\/?([a-z\d-]+)[^>]*>/gi, (_, name) => (inline.has(name) ? "" : " "))));
};

const pages = allPages().map(({ path, canonical, indexable }) => {
  const html = read(exportedFile(path));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const graphs = scripts.map(([, text = ""]) => JSON.parse(text) as { "@graph": Node[] });
  return { path, canonical, indexable, graphs, text: visibleText(html) };
});
type Page = (typeof pages)[number];
const graphOf = (page: Page): readonly Node[] => page.graphs.flatMap((graph) => graph["@graph"]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const nodes = pages.flatMap((page) => nodesIn(graphOf(page)).map((node) => ({ page, node })));

test("every page search engines list has exactly one graph", () => {
  expect(nodes).not.toEqual([]);
  const wrong = pages.filter(({ indexable, graphs }) => indexable && graphs.length !== 1).map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test("every reference has a node on the same page, and no two nodes share an id", () => {
  const referencesIn = (value: unknown): readonly string[] =>
    Array.isArray(value)
      ? value.flatMap(referencesIn)
      : isNode(value)
        ? [...(value["@id"] && !value["@type"] ? [value["@id"]] : []), ...Object.values(value).flatMap(referencesIn)]
        : [];
  const problems = pages.flatMap((page) => {
    const graph = graphOf(page);
    const ids = nodesIn(graph).flatMap((node) => node["@id"] ?? []);
    const top = graph.map((node) => node["@id"]);
    const dangling = referencesIn(graph).filter((id) => !ids.includes(id));
    const repeated = top.filter((id, index) => top.indexOf(id) !== index);
    return [...dangling, ...repeated].map((id) => `${page.path}: ${id}`);
  });
  expect(problems).toEqual([]);
});

test("addresses of pages are canonical ones, and files exist", () => {
  const { url } = getSite();
  const canonicals = new Set(pages.map(({ canonical }) => absoluteUrl(canonical)));
  const problems = nodes.flatMap(({ page, node }) =>
    ["@id", "url", "contentUrl", "image", "logo"].flatMap((key) =>
      list(node[key])
        .filter((value): value is string => typeof value === "string" && value.startsWith(url))
        .map((value) => value.replace(/\/?#.*$/, ""))
        .filter((value) => !canonicals.has(value) && !(/\.\w+$/.test(value) && isPublished(new URL(value).pathname)))
        .map((value) => `${page.path}: ${key} ${value}`),
    ),
  );
  expect(problems).toEqual([]);
  for (const page of pages.filter(({ graphs }) => graphs.length > 0)) {
    const node = graphOf(page).find((candidate) => candidate["@id"]?.endsWith("#strona"));
    expect([page.path, node?.url]).toEqual([page.path, absoluteUrl(page.canonical)]);
  }
});

// Google Search Central, "Structured data" (checked 2026-11): required properties, then the recommended ones this site
// can fill. Left out: geo of the firm (it has no public address), registration numbers (shown when filled).
const richResults: Readonly<Record<string, string>> = {
  Electrician: "name address image telephone url priceRange openingHoursSpecification",
  Article: "headline image datePublished dateModified author",
  BreadcrumbList: "itemListElement",
  FAQPage: "mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  Organization: "name url logo description address contactPoint email telephone foundingDate",
  ContactPoint: "contactType telephone",
  AggregateRating: "ratingValue reviewCount bestRating",
  Review: "author reviewRating reviewBody",
  WebSite: "name url potentialAction",
};

test("every node has what Google's rich results require, and each kind exists that the firm can fill", () => {
  const site = getSite();
  const unfilled = [
    ...(Object.keys(site.ratings).length === 0 ? ["AggregateRating"] : []),
    ...(reviewsAsShown(reviews, site).length === 0 ? ["Review"] : []),
  ];
  const problems = nodes.flatMap(({ page, node }) =>
    // Except the issuers of certificates, which are organizations as well.
    (node["@type"] === "Organization" && !node["@id"] ? [] : (richResults[node["@type"] ?? ""]?.split(" ") ?? []))
      .filter((key) => list(node[key]).length === 0)
      .map((key) => `${page.path}: ${node["@type"]} ${key}`),
  );
  expect(problems).toEqual([]);
  const types = new Set(nodes.map(({ node }) => node["@type"]));
  expect(Object.keys(richResults).filter((type) => !types.has(type) && !unfilled.includes(type))).toEqual([]);
});

test("every breadcrumb has at least two steps with name, position and address, and is shown", () => {
  const problems = nodes
    .filter(({ node }) => node["@type"] === "BreadcrumbList")
    .flatMap(({ page, node }) => {
      const steps = list(node.itemListElement).filter(isNode);
      const wrong = steps.filter(
        ({ position, name, item }, index) => position !== index + 1 || !item || !page.text.includes(String(name)),
      );
      return steps.length < 2 || wrong.length > 0 ? [page.path] : [];
    });
  expect(problems).toEqual([]);
});

test("questions, answers, reviews, ratings and prices are those the page shows", () => {
  const priceText = ({ minPrice, maxPrice = minPrice, unitText }: Node) => {
    const amount = formatAmount(Number(minPrice), Number(maxPrice), unitText ? `zł/${unitText}` : "zł");
    return [minPrice === maxPrice ? `od ${amount}` : amount];
  };
  const visibleTexts: Readonly<Record<string, (node: Node) => readonly string[]>> = {
    Question: ({ name }) => [String(name)],
    Answer: ({ text }) => [String(text)],
    Review: ({ reviewBody }) => [String(reviewBody)],
    AggregateRating: ({ ratingValue, reviewCount }) => [String(ratingValue).replace(".", ","), `${reviewCount} opinii`],
    PriceSpecification: priceText,
    UnitPriceSpecification: priceText,
  };
  const problems = nodes.flatMap(({ page, node }) =>
    (visibleTexts[node["@type"] ?? ""]?.(node) ?? [])
      .filter((text) => !page.text.includes(oneLine(text)))
      .map((text) => `${page.path}: ${text}`),
  );
  expect(problems).toEqual([]);
});
