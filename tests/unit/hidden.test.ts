/** A visitor is led to a page the owner has taken off, or reads an offer the firm no longer makes. */
import { home } from "@/content/home";
import { site } from "@/content/site";
import { hidablePaths } from "@/lib/content/hidden";
import { allPages, entries, get, getRedirects, sitePaths } from "@/lib/content/records";
import type { SitePath } from "@/lib/content/types";
import { mapDrawing } from "@/lib/drawings/map";
import { estimateData } from "@/lib/estimate/props";
import { estimateHref } from "@/lib/estimate/request";
import { houseDrawing } from "@/lib/pages/gather";
import { claimTables } from "@/lib/pages/page-data";
import { searchDocuments } from "@/lib/search/documents";
import { pageGraph } from "@/lib/seo/json-ld/graph";
import { firmProblems } from "@/lib/tools/check/firm-data";
import { launchItems } from "@/lib/tools/check/launch/items";
import { mentionsOfGone } from "@/lib/tools/check/mentions";
import { firm } from "./firm";

// Pages with all there is to follow: a second address, questions on /wycena, a circuit of the house, a calculator.
jest.mock("@/content/site", () => {
  const { site } = jest.requireActual("@/content/site");
  const hidden = ["/uslugi/alarmy", "/poradnik/systemy-alarmowe", "/poradnik/awarie", "/katowice"];
  return { site: { ...site, decisions: {}, hidden } };
});

test("nothing that people or search engines read leads to a hidden page", () => {
  const shown = entries.filter((entry) => !entry.hidden && !["redirects", "site"].includes(entry.name));
  const records = shown.map(({ name, slug = "" }) => get(name as "services", slug));
  const graphs = allPages().map(pageGraph);
  const { subjects } = estimateData();
  const house = houseDrawing();
  const all = JSON.stringify([records, graphs, subjects, house, sitePaths, searchDocuments()]);
  const links = /\/(?:uslugi|oferta)\/alarmy\b|\/poradnik\/(?:systemy-alarmowe|awarie)\b|["(]\/katowice\b/g;
  expect(all.match(links)).toBeNull();
  expect(subjects.map(({ id }) => id)).not.toContain("alarmy");
  expect(house?.devices.every(({ circuit }) => house.circuits.some(({ id }) => id === circuit))).toBe(true);
  expect(mapDrawing().nodes.map(({ name }) => name)).not.toContain("Katowice");
  expect(claimTables(["koncesja", "oc"], site).open.map(({ key }) => key)).toEqual(["oc"]);
  // What has to be there stays, and leads to the list above.
  expect(get("situations").items.map(({ link }) => link.to)).toEqual(
    expect.arrayContaining(["/poradnik", expect.stringContaining(estimateHref("instalacje"))]),
  );
});

test("its addresses lead to the list above, and nobody asks for documents of a service taken off", () => {
  const lists = ["/uslugi/alarmy /uslugi", "/oferta/alarmy /uslugi", "/poradnik/awarie /poradnik", "/katowice /"];
  expect(getRedirects().map(({ from, to }) => `${from} ${to}`)).toEqual(expect.arrayContaining(lists));
  expect(launchItems().filter(({ what }) => /alarmConcession/.test(what))).toEqual([]);
});

test("sentences that still mention it are listed, unless the owner accepts them", () => {
  const { address } = firm;
  const found = mentionsOfGone({ address, decisions: {} });
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ field, key }) => !field || !site.hidden?.some((hidden) => hidden === key))).toEqual([]);
  // Texts that go with the page, and numbers of emergency services in braces, mention nothing.
  expect(found.filter(({ file }) => /alarm|cities\/katowice|situations|map|claims/.test(file))).toEqual([]);
  expect(mentionsOfGone({ address, decisions: { mentioned: site.hidden } })).toEqual([]);
});

test("a firm of another voivodeship reads which sentences are about Silesia, until it accepts them", () => {
  const elsewhere = { ...firm.address, region: "opolskie" };
  const accepted = site.hidden ?? [];
  const found = mentionsOfGone({ address: elsewhere, decisions: { mentioned: accepted } });
  expect(found.filter(({ what }) => !/^Województwo opolskie, a tu mowa o Śląsku: „/.test(what))).toEqual([]);
  expect(found.some(({ file }) => file === "content/home.ts")).toBe(/śląsk/i.test(JSON.stringify(home)));
  expect(mentionsOfGone({ address: elsewhere, decisions: { mentioned: [...accepted, "śląskie"] } })).toEqual([]);
});

test("an address that cannot be hidden is refused with the nearest one, and one service stays", () => {
  const services = hidablePaths.filter((path) => path.startsWith("/uslugi/"));
  const lists: (readonly SitePath[])[] = [["/oferta/alarmy"], ["/kontakt"], services];
  const problems = lists.flatMap((hidden) => firmProblems({ ...site, legal: {}, hidden }));
  expect(problems.map(({ field, mend }) => `${field} ${mend}`)).toEqual([
    expect.stringMatching(/^site\.hidden\.0 .*\/uslugi\/alarmy\.$/),
    expect.stringContaining("site.hidden.0"),
    expect.stringContaining("site.hidden Zostaw co najmniej jedną"),
  ]);
});
