/** A search engine reads something else than the page shows. tests/export checks every page. */
import { site } from "@/content/site";
import { all, get, slugsOf } from "@/lib/content/records";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { openingHours, wholeBusiness } from "@/lib/seo/json-ld/business";
import { toScript } from "@/lib/seo/json-ld/nodes";
import { serviceNode } from "@/lib/seo/json-ld/service";
import { fullTitle } from "@/lib/seo/metadata";
import { clean } from "@/lib/text/inline";
import { llmsText } from "@/lib/tools/make/llms";
import { sitemapEntries } from "@/lib/tools/make/sitemap";
import { plain } from "@/tests/support";
import { firm } from "./firm";

/** A service with two addresses. */
const [first = ""] = slugsOf("services");
const original = `/uslugi/${first}` as const;
const copy = `/oferta/${first}` as const;

test("no text of content can close the script element, and the data reads back unchanged", () => {
  const graph = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name: "</script><script>alert(1)</script><!--" }],
  } as const;
  const script = toScript(graph);
  expect(script).not.toContain("<");
  expect(JSON.parse(script)).toEqual(graph);
});

test("texts lose Markdown and no-break characters", () => {
  expect(clean("W\u00a0**domu** działa [Wi\u2011Fi](/uslugi/sieci-lan) za 9–\u206015\u00a0000\u00a0zł")).toBe(
    "W domu działa Wi-Fi za 9–15 000 zł",
  );
});

test("breadcrumbs lead from the home page through the visitor's section to the page", () => {
  const trail = (path: Parameters<typeof breadcrumbs>[0]) => breadcrumbs(path).map((step) => step.path);
  expect(breadcrumbs("/")).toEqual([]);
  expect(trail("/poradnik")).toEqual(["/", "/poradnik"]);
  expect(trail(original)).toEqual(["/", "/oferta", original]);
  expect(trail(copy)).toEqual(["/", "/oferta", copy]);
  for (const { slug, name } of all("cities"))
    expect(breadcrumbs(`/${slug}`).at(-1)).toEqual({ name, path: `/${slug}` });
});

test("every service belongs to exactly one group of the offer", () => {
  const catalog = JSON.stringify(wholeBusiness().hasOfferCatalog);
  const slugs = [...catalog.matchAll(/\/uslugi\/([a-z-]+)#usluga/g)].map(([, slug]) => slug);
  expect(slugs.toSorted()).toEqual([...slugsOf("services")].toSorted());
});

test("opening hours are written out day by day, and end a minute before midnight", () => {
  const dayOfWeek = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  expect(openingHours(firm.hours.office)).toMatchObject({ dayOfWeek, opens: "08:00", closes: "16:00" });
  expect(openingHours({ ...firm.hours.office, closes: "24:00" }).closes).toBe("23:59");
});

test("a service offers prices of the price list, each with what it buys, its condition and whether VAT is in it", () => {
  const list = get("estimate-subjects", first).rows.filter(({ offer }) => offer);
  const { offers } = serviceNode(get("services", first)) as unknown as { offers: readonly Record<string, unknown>[] };
  expect(list.length).toBeGreaterThan(1);
  expect(offers.map(({ name }) => name)).toEqual(list.map(({ what }) => clean(what)));
  for (const [index, { note, net }] of list.entries())
    expect(offers[index]).toMatchObject({
      description: clean(note ?? ""),
      priceSpecification: { minPrice: expect.any(Number), valueAddedTaxIncluded: !net },
    });
});

test("the brand is added to a title where it fits", () => {
  expect(fullTitle("Kontakt")).toBe(`Kontakt | ${site.brand}`);
  expect(fullTitle("T".repeat(55))).toBe("T".repeat(55));
});

test("the sitemap gives a guide the day of its last change", () => {
  const [guide] = all("guides");
  expect(sitemapEntries().find(({ path }) => path === `/poradnik/${guide?.slug}`)?.lastmod).toBe(guide?.modified);
});

test("llms.txt is an outline by llmstxt.org: name, summary, parts, and links with descriptions", () => {
  const text = llmsText();
  expect(text.startsWith(`# ${site.brand}\n\n> ${plain(site.tagline)}\n`)).toBe(true);
  expect(text).toContain(site.phone.display);
  const lines = text.slice(text.indexOf("\n## ")).split("\n").filter(Boolean);
  expect(lines.filter((line) => !/^## .|^- \[[^\]]{3,}\]\(https:\/\/[^)]+\): .{40,}$/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(sitemapEntries().length);
});
