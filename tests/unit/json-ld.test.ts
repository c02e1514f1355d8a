import { figure } from "@/lib/content/figures";
import { all, get, slugsOf } from "@/lib/content/records";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { serviceGraph } from "@/lib/seo/json-ld";
import { openingHours, wholeBusiness } from "@/lib/seo/json-ld/firm";
import { toScript } from "@/lib/seo/json-ld/parts";
import { clean } from "@/lib/text/inline";

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
  expect(clean("W\u00a0**domu** działa [Wi\u2011Fi](/uslugi/sieci-lan) za 15\u00a0000\u00a0zł")).toBe(
    "W domu działa Wi-Fi za 15 000 zł",
  );
});

test("breadcrumbs lead from the home page through the section to the page", () => {
  expect(breadcrumbs("/")).toEqual([]);
  expect(breadcrumbs("/poradnik").map(({ path }) => path)).toEqual(["/", "/poradnik"]);
  for (const { slug, name } of all("cities"))
    expect(breadcrumbs(`/${slug}`).map((step) => step.name)).toEqual(["Strona główna", name]);
  for (const { slug, name } of all("services"))
    expect(breadcrumbs(`/uslugi/${slug}`).map((step) => step.name)).toEqual(["Strona główna", "Usługi", name]);
  for (const { slug } of all("guides"))
    expect(breadcrumbs(`/poradnik/${slug}`).map(({ path }) => path)).toEqual(["/", "/poradnik", `/poradnik/${slug}`]);
});

test("a service under /oferta has the trail the visitor came by", () => {
  expect(breadcrumbs("/oferta/pomiary").map(({ path }) => path)).toEqual(["/", "/oferta", "/oferta/pomiary"]);
});

test("every service belongs to exactly one group of the offer", () => {
  const catalog = JSON.stringify(wholeBusiness().hasOfferCatalog);
  const listed = [...catalog.matchAll(/\/uslugi\/([a-z-]+)#usluga/g)].map(([, slug]) => slug);
  expect(listed.toSorted()).toEqual([...slugsOf("services")].toSorted());
  expect([...catalog.matchAll(/"OfferCatalog","name":"([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "Instalacje elektryczne",
    "Fotowoltaika",
    "Smart home",
    "Systemy bezpieczeństwa",
  ]);
});

test("opening hours are written out day by day", () => {
  const hours = {
    label: "Biuro",
    days: "Poniedziałek–piątek",
    weekdays: "Mo-Fr",
    opens: "08:00",
    closes: "16:00",
  } as const;
  expect(openingHours(hours)).toMatchObject({
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "16:00",
  });
});

test("the measurements offer the prices of the facts, whatever the sentence around them", () => {
  const graph = serviceGraph(get("services", "pomiary"), "/uslugi/pomiary");
  const prices = JSON.stringify(graph).matchAll(/"minPrice":(\d+)/g);
  expect([...prices].map(([, price]) => Number(price))).toEqual([
    figure("pomiary.domDo150").number,
    figure("pomiary.dom150do250").number,
  ]);
});
