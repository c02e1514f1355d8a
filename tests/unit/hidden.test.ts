/** A visitor is led to a page the owner has taken off, or reads an offer the firm no longer makes. */
import { site as written } from "@/content/site";
import type { Site } from "@/lib/content/types";

/** Pages with all there is to follow: a second address, questions on /wycena, a circuit of the house, a calculator. */
const hidden = ["/uslugi/alarmy", "/poradnik/systemy-alarmowe", "/poradnik/awarie", "/katowice"] as const;

/** Loads modules anew, with these pages hidden. */
function withSite<T>(change: Partial<Site>, use: (load: <M>(name: string) => M) => T): T {
  let result: T | undefined;
  jest.isolateModules(() => {
    jest.doMock("@/content/site", () => ({ site: { ...written, samples: false, ...change } }));
    result = use((name) => require(name));
    jest.dontMock("@/content/site");
  });
  return result as T;
}
type Records = typeof import("@/lib/content/records");
type Collections = typeof import("@/lib/content/collections");

test("nothing a page, a search engine or a message shows leads to a hidden page", () => {
  const shown = withSite({ hidden }, (load) => {
    const { entries } = load<Collections>("@/lib/content/collections");
    const { get } = load<Records>("@/lib/content/records");
    const { claimTables } = load<typeof import("@/lib/content/claim-tables")>("@/lib/content/claim-tables");
    const { offerGraph, servicesGraph, homeGraph } = load<typeof import("@/lib/seo/json-ld")>("@/lib/seo/json-ld");
    const { houseDrawing } = load<typeof import("@/lib/content/house")>("@/lib/content/house");
    const { searchDocuments } = load<typeof import("@/lib/search/documents")>("@/lib/search/documents");
    return {
      records: entries
        .filter((entry) => !entry.hidden && !["redirects", "site"].includes(entry.name))
        .map((entry) => get(entry.name as "services", entry.slug as string)),
      paths: load<Collections>("@/lib/content/collections").sitePaths,
      graphs: [offerGraph(), servicesGraph(), homeGraph()],
      documents: searchDocuments(),
      estimate: load<typeof import("@/lib/estimate/props")>("@/lib/estimate/props").estimateData(),
      house: houseDrawing(),
      map: load<typeof import("@/lib/content/map")>("@/lib/content/map").mapDrawing(),
      claims: claimTables(["koncesja", "oc"], get("site")).open.map(({ key }) => key),
      situations: get("situations").items.length,
    };
  });
  const links = /\/(?:uslugi|oferta)\/alarmy|\/poradnik\/(?:systemy-alarmowe|awarie)|["(]\/katowice/g;
  expect(JSON.stringify(shown).match(links)).toBeNull();
  const { estimate, house, map } = shown;
  expect(estimate.subjects.map(({ id }) => id)).not.toContain("alarmy");
  expect(house?.devices.every(({ circuit }) => house.circuits.some(({ id }) => id === circuit))).toBe(true);
  expect(map.nodes.map(({ name }) => name)).not.toContain("Katowice");
  // What has to be there stays, and leads to the list above.
  expect([shown.claims, shown.situations]).toEqual([["oc"], 4]);
});

test("its addresses lead to the list above, and the launch check asks for no document of a service taken off", () => {
  const { redirects, items } = withSite({ hidden }, (load) => ({
    redirects: load<Records>("@/lib/content/records").getRedirects(),
    items: load<typeof import("@/lib/tools/check/launch")>("@/lib/tools/check/launch").launchItems(),
  }));
  for (const [from, to] of [
    ["/uslugi/alarmy", "/uslugi"],
    ["/oferta/alarmy", "/uslugi"],
    ["/poradnik/awarie", "/poradnik"],
    ["/katowice", "/"],
  ])
    expect(redirects).toContainEqual({ from, to });
  expect(items.filter(({ what }) => /alarmConcession/.test(what))).toEqual([]);
});

test("sentences that still mention it are listed, unless the owner accepts them", () => {
  const mentions = (change: Partial<Site>) =>
    withSite(change, (load) =>
      load<typeof import("@/lib/tools/check/mentions")>("@/lib/tools/check/mentions").mentionsOfHidden(),
    );
  expect(mentions({})).toEqual([]);
  const found = mentions({ hidden });
  const files = new Set(found.map(({ file }) => file));
  // Texts that go with the page, and numbers of emergency services in braces, mention nothing.
  expect([...files].filter((file) => /alarm|cities\/katowice|situations|content\/map|claims/.test(file))).toEqual([]);
  expect(
    found.every(({ what, mend, line }) => /jest ukryta/.test(what) && /decisions\.mentioned/.test(mend) && line),
  ).toBe(true);
  expect(found.length).toBeGreaterThan(5);
  expect(mentions({ hidden, decisions: { mentioned: hidden } })).toEqual([]);
});

test("an address that cannot be hidden is refused with the nearest one, and one service stays", () => {
  const problems = withSite({}, (load) => {
    const { firmProblems } = load<typeof import("@/lib/tools/check/firm")>("@/lib/tools/check/firm");
    const { hidablePaths } = load<typeof import("@/lib/content/hidden")>("@/lib/content/hidden");
    const services = hidablePaths.filter((path) => path.startsWith("/uslugi/"));
    return [["/oferta/alarmy"], ["/kontakt"], services].flatMap((list) =>
      firmProblems({ ...written, hidden: list as readonly `/${string}`[] }),
    );
  });
  expect(problems.map(({ field, mend }) => `${field} ${mend}`)).toEqual([
    expect.stringMatching(/^site\.hidden\.0 .*\/uslugi\/alarmy\.$/),
    expect.stringContaining("site.hidden.0"),
    expect.stringContaining("site.hidden Zostaw co najmniej jedną"),
  ]);
});
