/** @jest-environment jsdom */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allPages } from "@/lib/content/all-pages";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";
import { formatAmount } from "@/lib/text/typography";
import { exportedFile } from "@/lib/tools/make/sitemap";

type Node = { "@type"?: string; "@id"?: string } & Record<string, unknown>;
type Page = {
  path: string;
  canonical: string;
  indexable: boolean;
  text: string;
  graphs: readonly { "@graph": Node[] }[];
};

const out = "out";
const inline = new Set(["a", "abbr", "b", "em", "span", "strong", "sub", "sup", "time", "wbr"]);
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-").replace(/\s+/g, " ");

/** What a reader sees of a page, in one line: words of neighbouring blocks stay apart. */
function visibleText({ body }: Document): string {
  for (const hidden of body.querySelectorAll("script, style, template")) hidden.remove();
  for (const block of body.querySelectorAll("*"))
    if (!inline.has(block.localName)) {
      block.prepend(" ");
      block.append(" ");
    }
  return plain(body.textContent ?? "");
}

const pages: readonly Page[] = allPages().map(({ path, canonical, indexable }) => {
  const html = readFileSync(join(out, exportedFile(path)), "utf8");
  const document = new DOMParser().parseFromString(html, "text/html");
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const graphs = scripts.map(({ textContent }) => JSON.parse(textContent ?? ""));
  return { path, canonical, indexable, graphs, text: visibleText(document) };
});
const graphOf = (page: Page): readonly Node[] => page.graphs.flatMap((graph) => graph["@graph"]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Nodes of a graph with those inside them; a bare reference is none. */
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isNode(value)
      ? [...(value["@type"] ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
      : [];
const nodes = pages.flatMap((page) => nodesIn(graphOf(page)).map((node) => ({ page, node })));

// The vocabulary of schema.org, read from the types Google generates from it: which classes there are, what each
// inherits, which properties it has and what they may hold.
const vocabulary = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
type Shape = { parents: readonly string[]; properties: Map<string, readonly string[]> };
const shapes = new Map<string, Shape>(
  [...vocabulary.matchAll(/^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = "", parents = "", body = ""]) => [
      name,
      {
        parents: parents.split(", "),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\1">;$/gm)].map(([, property = "", range = ""]) => [
            property,
            range.split(" | "),
          ]),
        ),
      },
    ],
  ),
);
const unions = new Map(
  [...vocabulary.matchAll(/^export type (\w+)(?:<.*>)? = ([^;{]+);$/gm)].map(([, name = "", union = ""]) => [
    name,
    union.split(" | "),
  ]),
);
const dataTypes: Record<string, readonly string[]> = {
  string: ["Text", "URL", "Date", "DateTime", "Time"],
  number: ["Number", "Integer", "Float"],
  boolean: ["Boolean"],
};

function rangeOf(shape: string, property: string): readonly string[] | undefined {
  const found = shapes.get(shape);
  return found?.properties.get(property) ?? found?.parents.map((parent) => rangeOf(parent, property)).find(Boolean);
}

/** Classes and enumeration members a name of a range stands for, subclasses included. */
function membersOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const member of unions.get(name) ?? []) membersOf(member, seen);
  return seen;
}

function valueProblem(value: unknown, range: readonly string[], typeOf: (id: string) => string | undefined) {
  if (!isNode(value)) {
    const allowed = dataTypes[typeof value] ?? [];
    const isMember = range.some((name) => membersOf(name).has(`"${value}"`));
    return range.some((name) => allowed.includes(name)) || isMember ? undefined : `${JSON.stringify(value)}`;
  }
  const type = value["@type"] ?? typeOf(value["@id"] ?? "");
  return range.some((name) => membersOf(name).has(`${type}Leaf`)) ? undefined : `a ${type}`;
}

function vocabularyProblems(node: Node, typeOf: (id: string) => string | undefined): readonly string[] {
  const type = node["@type"] ?? "";
  if (!shapes.has(`${type}Leaf`)) return [`unknown type ${type}`];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith("@"))
    .flatMap(([key, value]) => {
      const isInput = key.endsWith("-input") && membersOf("Action").has(`${type}Leaf`);
      const range = rangeOf(`${type}Leaf`, isInput ? key.replace(/-input$/, "") : key);
      if (!range) return [`${type} has no property ${key}`];
      const problems = list(value).map((item) => valueProblem(item, range, typeOf));
      return problems.flatMap((problem) => problem ?? []).map((found) => `${type}.${key} may not be ${found}`);
    });
}

test("the vocabulary was read whole", () => {
  expect(shapes.size).toBeGreaterThan(1000);
  expect(rangeOf("ElectricianLeaf", "priceRange")).toEqual(["Text"]);
  expect(vocabularyProblems({ "@type": "Electrician", wattage: 5 }, () => undefined)).toHaveLength(1);
  expect(vocabularyProblems({ "@type": "Article", reviewedBy: "Jan" }, () => undefined)).toHaveLength(1);
  expect(vocabularyProblems({ "@type": "Offer", itemOffered: { "@type": "City" } }, () => undefined)).toHaveLength(1);
});

test("every page search engines list has exactly one graph", () => {
  expect(pages.length).toBeGreaterThan(50);
  const wrong = pages.filter(({ indexable, graphs }) => indexable && graphs.length !== 1).map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test("every node has a type, properties and values that schema.org knows", () => {
  const problems = pages.flatMap((page) => {
    const all = nodesIn(graphOf(page));
    const typeOf = (id: string) => all.find((node) => node["@id"] === id)?.["@type"];
    return all.flatMap((node) => vocabularyProblems(node, typeOf)).map((problem) => `${page.path}: ${problem}`);
  });
  expect([...new Set(problems)]).toEqual([]);
});

test("every reference leads to a node of the same page, and no id stands for two different nodes", () => {
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
  const canonicals = new Set(pages.map(({ canonical }) => absoluteUrl(canonical as "/")));
  const problems = nodes.flatMap(({ page, node }) =>
    ["@id", "url", "contentUrl", "image", "logo"].flatMap((key) =>
      list(node[key])
        .filter((value): value is string => typeof value === "string" && value.startsWith(url))
        .map((value) => value.replace(/\/?#.*$/, ""))
        .filter(
          (value) => !canonicals.has(value) && !(/\.\w+$/.test(value) && existsSync(out + new URL(value).pathname)),
        )
        .map((value) => `${page.path}: ${key} ${value}`),
    ),
  );
  expect(problems).toEqual([]);
  for (const page of pages.filter(({ graphs }) => graphs.length > 0)) {
    const node = graphOf(page).find((candidate) => candidate["@id"]?.endsWith("#strona"));
    expect([page.path, node?.url]).toEqual([page.path, absoluteUrl(page.canonical as "/")]);
  }
});

// Google Search Central, "Structured data" (checked 2026-11): required properties, then the recommended ones this site
// can fill. Left out: geo of the firm (it has no public address), registration numbers (shown when filled).
const richResults: Record<string, readonly string[]> = {
  Electrician: ["name", "address", "image", "telephone", "url", "priceRange", "openingHoursSpecification"],
  Article: ["headline", "image", "datePublished", "dateModified", "author"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Organization: [
    "name",
    "url",
    "logo",
    "description",
    "address",
    "contactPoint",
    "email",
    "telephone",
    "foundingDate",
    "sameAs",
  ],
  ContactPoint: ["contactType", "telephone"],
  AggregateRating: ["ratingValue", "reviewCount", "bestRating"],
  Review: ["author", "reviewRating", "reviewBody"],
  WebSite: ["name", "url", "potentialAction"],
};

test.each(Object.keys(richResults))("%s has what Google's rich results ask for", (type) => {
  const found = nodes.filter(({ node }) => node["@type"] === type);
  expect(found.length).toBeGreaterThan(0);
  const problems = found.flatMap(({ page, node }) =>
    (richResults[type] ?? []).filter((key) => list(node[key]).length === 0).map((key) => `${page.path}: ${key}`),
  );
  expect(problems).toEqual([]);
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
  const shown = ({ node }: { node: Node }): readonly string[] => {
    switch (node["@type"]) {
      case "Question":
        return [String(node.name)];
      case "Answer":
        return [String(node.text)];
      case "Review":
        return [String(node.reviewBody)];
      case "AggregateRating":
        return [String(node.ratingValue).replace(".", ","), `${node.reviewCount} opinii`];
      case "PriceSpecification":
      case "UnitPriceSpecification": {
        const [min, max] = [Number(node.minPrice), Number(node.maxPrice ?? node.minPrice)];
        const amount = formatAmount(min, max, node.unitText ? `zł/${node.unitText}` : "zł");
        return [min === max ? `od ${amount}` : amount];
      }
      default:
        return [];
    }
  };
  const problems = nodes.flatMap((found) =>
    shown(found)
      .filter((text) => !found.page.text.includes(plain(text)))
      .map((text) => `${found.page.path}: ${text}`),
  );
  expect(problems).toEqual([]);
});
