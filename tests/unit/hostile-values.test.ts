/** A value of the owner leaves its place in a file that is made from it, and becomes a setting, a line or markup there. */
import { JSDOM } from "jsdom";
import type * as content from "@/content/site";
import { site } from "@/content/site";
import { publishing } from "@/lib/content/schema/publishing";
import { site as schema } from "@/lib/content/schema/site";
import type { Site } from "@/lib/content/types";
import { wholeBusiness } from "@/lib/seo/json-ld/business";
import { toScript } from "@/lib/seo/json-ld/nodes";
import { shapeProblems } from "@/lib/tools/check/shape";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { letterSign } from "@/lib/tools/make/letter-sign";
import { llmsText } from "@/lib/tools/make/llms";
import { vcard } from "@/lib/tools/make/vcard";
import { firm } from "./firm";

jest.mock("@/content/site", () => {
  const { site } = jest.requireActual<typeof content>("@/content/site");
  return { site: { ...site, brand: "<\"'&;`{}$%#\\]]>-->@*" } };
});
const { brand } = site;

/** What ends a text, a line or a setting somewhere. */
const hostile = [
  ...['"', "'", "\\", "`", ";", "{", "}", "$", "%", "%0a", "#", "<", ">", "</script>", "-->", "]]>", " "],
  ...[
    "\n",
    "\r\n",
    "\0",
    "\u0085",
    "\u2028",
    "\u202e",
    "\u2066",
    "\u200b",
    "\ufeff",
    ",",
    "@",
    "?",
    "*",
    "|",
    "^",
    "(",
    "[",
  ],
];
const invisible = hostile.filter((sign) => /[\p{C}\u2028]/u.test(sign));

/** A copy with another value at a path, "address.street". */
function withValue(record: object, path: string, value: string): object {
  const [key = "", ...rest] = path.split(".");
  const part = (record as Record<string, object>)[key] ?? {};
  return { ...record, [key]: rest.length > 0 ? withValue(part, rest.join("."), value) : value };
}
const faultsOf = (type: Parameters<typeof shapeProblems>[1], record: object, path: string) =>
  shapeProblems("content/x.ts", type, record).filter(({ field }) => field === path);

const pages = { kind: "git", branch: "main" } as const;
const sftp = { kind: "sftp", server: "firma.pl", user: "login", folder: "public_html" } as const;

test.each<[path: string, type: typeof schema | typeof publishing, record: object, around: [string, string]]>([
  ["url", schema, firm, ["https://fir", "ma.pl"]],
  ["url", schema, firm, ["https://firma.pl", ""]],
  ["email", schema, firm, ["biuro", "@firma.pl"]],
  ["phone.tel", schema, firm, ["+48321234567", ""]],
  ["meta.themeColor", schema, firm, ["#0e1a2e", ""]],
  ["tracking.gtagId", schema, firm, ["G-A", "B"]],
  ["tracking.conversionId", schema, firm, ["AW-1/a", "b"]],
  ["indexNowKey", schema, firm, ["abcdefgh", ""]],
  ["server", publishing, sftp, ["ftp", ".firma.pl"]],
  ["folder", publishing, sftp, ["public", "_html"]],
  ["branch", publishing, pages, ["ma", "in"]],
])("%s is refused with any sign that could end its place: %#", (path, type, record, [before, after]) => {
  expect(faultsOf(type, withValue(record, path, before + after), path)).toEqual([]);
  for (const sign of hostile) {
    const [fault] = faultsOf(type, withValue(record, path, before + sign + after), path);
    expect([sign, fault?.mend]).toEqual([sign, expect.stringMatching(/^[A-Z].*\.$/)]);
  }
});

test.each([
  ["url", schema, firm, ["http://firma.pl", "https://firma.pl/", "https://firma.pl/a", "https://firma.pl:8443"]],
  [
    "url",
    schema,
    firm,
    ["https://firma", "https://a@firma.pl", "https://Firma.pl", "https://żółw.pl", "https://-a.pl"],
  ],
  ["branch", publishing, pages, ["-x", "a..b", "a//b", "a/", "a.lock", "a/.b"]],
])("%s is nothing else either: %#", (path, type, record, values) => {
  for (const value of values) expect([value, ...faultsOf(type, withValue(record, path, value), path)]).toHaveLength(2);
});
test.each(["https://firma.pl", "https://www.xn--w-uga1v8h.pl"])("the site may stand at %s", (url) =>
  expect(faultsOf(schema, { ...firm, url }, "url")).toEqual([]),
);

test.each(["brand", "address.street", "legal.name", "priceRange"])("%s is one line of visible signs", (path) => {
  const accepts = (sign: string) => faultsOf(schema, withValue(firm, path, `A${sign}B`), path).length === 0;
  expect(hostile.filter((sign) => !accepts(sign))).toEqual(invisible);
});

test("no host of a picture, no old and no new address changes the settings of a server", () => {
  const summary = { files: ["/index.html"], scriptHashes: [], inlineStyles: false };
  const moved = { from: "/stara", to: "https://inna.pl/a" } as const;
  const isTaken = (change: object) => {
    try {
      return Boolean(deliveryRules({ site: firm, redirects: [{ ...moved, ...change }], summary }));
    } catch {
      return false;
    }
  };
  // What is left has no meaning in a pattern, a flag or a list of any server.
  expect(hostile.filter((sign) => isTaken({ from: `/sta${sign}ra` }))).toEqual([",", "@", "(", "["]);
  expect(hostile.filter((sign) => isTaken({ to: `https://inna.pl/a${sign}b` }))).toEqual(["@", "("]);
  expect(hostile.filter((sign) => isTaken({ to: `https://in${sign}na.pl/a` }))).toEqual([]);
  expect(isTaken({ from: "/:wszystko" })).toBe(false);
  const path = "reputationWidget.src";
  const widget = { src: "", width: 1, height: 1, alt: "" };
  const shows = (src: string) => faultsOf(schema, { ...firm, reputationWidget: { ...widget, src } }, path).length === 0;
  expect(hostile.filter((sign) => shows(`https://in${sign}na.pl/a.png`))).toEqual(["#", "?"]);
});

test("a name of visible signs stays in its place in the contact card, llms.txt, structured data and the drawn sign", async () => {
  const linesOf = (text: string) => text.replaceAll("\r\n ", "").split(/\r\n|[\n\r\u2028]/);
  const propertiesOf = (one: Site) => linesOf(vcard(one, "2026-11-20")).map((line) => line.split(/[:;]/, 1)[0]);
  const address = { ...firm.address, street: brand };
  expect(propertiesOf({ ...firm, brand, tagline: brand, address })).toEqual(propertiesOf(firm));
  expect(linesOf(llmsText()).slice(0, 2)).toEqual([`# ${brand}`, ""]);
  const script = toScript({ "@context": "https://schema.org", "@graph": [wholeBusiness()] });
  expect(script).not.toContain("<");
  expect(JSON.parse(script)["@graph"][0].name).toBe(brand);
  for (const sign of brand) {
    const svg = await letterSign(sign);
    expect(new JSDOM(svg, { contentType: "image/svg+xml" }).window.document.querySelectorAll("*")).toHaveLength(7);
  }
});
