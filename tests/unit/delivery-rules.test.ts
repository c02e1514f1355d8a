/** A server allows foreign scripts, caches changed files or loses a moved address. */
import { readFileSync } from "node:fs";
import type { Redirect } from "@/lib/content/types";
import { stylePolicy } from "@/lib/tools/export/inline-styles";
import { contentSecurityPolicy } from "@/lib/tools/hosting/csp";
import { blockedMarkup, inlineScripts } from "@/lib/tools/hosting/export-summary";
import { cdnHeaders, cdnRedirects } from "@/lib/tools/hosting/hosts/cdn";
import {
  type DeliveryInput,
  deliveryRules,
  fileHeaders,
  immutableFolders,
  redirectMap,
} from "@/lib/tools/hosting/rules";

const files = ["/404.html", "/index.html", "/index.txt", "/oferta.html", "/oferta/pomiary.html", "/oferta/pomiary.txt"];
const input: DeliveryInput = {
  site: {
    url: "https://www.firma.example",
    tracking: {},
    reputationWidget: { src: "/widget.svg", width: 1, height: 1, alt: "" },
  },
  redirects: [
    { from: "/stara", to: "/dawna" as "/oferta" },
    { from: "/dawna", to: "/oferta" },
  ],
  summary: { files, scriptHashes: ["sha256-abc="], inlineStyles: true },
};

describe("policy", () => {
  const base = { scriptHashes: ["sha256-abc="], inlineStyles: false, tracking: {}, widget: "/widget.svg" };
  const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

  it("allows styles in pages only where these have policies of their own, and upgrades http", () => {
    expect(directive(contentSecurityPolicy(base, true), "style-src")).toBe("style-src 'self'");
    expect(contentSecurityPolicy(base, true)).toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy(base, false)).not.toContain("upgrade-insecure-requests");
  });

  // Which hosts, by account: tracking.test.ts.
  it("adds the tag's hosts", () => {
    const policy = contentSecurityPolicy({ ...base, tracking: { gtagId: "G-1" } }, true);
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc=' https://*.googletagmanager.com");
    expect(policy).not.toMatch(/frame-src|unsafe/);
  });

  it("adds the origin of an external rating widget", () => {
    const policy = contentSecurityPolicy({ ...base, widget: "https://opinie.example/w/1.png?x=1" }, true);
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: https://opinie.example");
  });
});

describe("export", () => {
  it("finds code in pages, not data", () => {
    const page =
      '<script>a()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>' +
      '<script type="module">b()</script><script type="speculationrules">{}</script><script type="application/json">1</script>';
    expect(inlineScripts(page)).toEqual(["a()", "b()", "{}"]);
  });

  const styled = (allowed: string, styles: string) => `<head>${stylePolicy(allowed)}<style>${styles}</style></head>`;
  it.each([
    ['<p style="color:red">', '<p style="color:red"'],
    ['<a href="#" onclick="x()">', '<a href="#" onclick="x()"'],
    ["<style>p{}</style>", "<style>p{}</style>"],
    // Only styles whose hash is in a policy before them are allowed.
    [styled("p{top:0}", "p{top:0}"), undefined],
    [styled("p{top:0}", "p{top:1px}"), "<style>p{top:1px}</style>"],
    // Text about styles.
    ['<p>style="x" onclick=</p><script>a.style="<p style=1>"</script>', undefined],
  ])("%s: browsers refuse %s", (html, refused) => {
    expect(blockedMarkup(`<main>${html}</main>`)).toBe(refused);
  });
});

describe("redirects", () => {
  const pages = new Set(["/", "/oferta", "/kontakt"]);
  const make = (...list: [string, string][]) =>
    redirectMap(
      list.map(([from, to]) => ({ from, to }) as Redirect),
      pages,
    );

  it("follows chains to their end", () => {
    const ends = Object.fromEntries(make(["/a", "/b"], ["/b", "/c"], ["/c", "/oferta"]));
    expect(ends).toEqual({ "/a": "/oferta", "/b": "/oferta", "/c": "/oferta" });
  });

  it.each<[what: string, message: RegExp, ...list: [string, string][]]>([
    ["a loop", /pętlę/, ["/a", "/b"], ["/b", "/a"]],
    ["a missing page", /nie istnieje/, ["/a", "/nie-ma"]],
    ["a page under the old address", /jest strona/, ["/oferta", "/kontakt"]],
    ["a slash at the end", /bez ukośnika/, ["/a/", "/oferta"]],
    ["the home page", /stroną główną/, ["/", "/oferta"]],
    ["an address no server gives out", /nigdy nie wydają/, ["/.stara", "/oferta"]],
    ["a query", /znaków/, ["/a?b=1", "/oferta"]],
    ["an address twice", /dwa razy/, ["/a", "/oferta"], ["/a", "/kontakt"]],
  ])("refuses %s in the editor's language", (_, message, ...list) => {
    expect(() => make(...list)).toThrow(message);
  });
});

describe("rules", () => {
  const rules = deliveryRules(input);

  it("protect every page by exactly these headers", () => {
    const policy = [
      "default-src 'none'",
      "script-src 'self' 'sha256-abc='",
      // Each page limits this to its own styles, by their hash.
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "upgrade-insecure-requests",
    ];
    expect(Object.fromEntries(fileHeaders(rules, "/index.html", true))).toEqual({
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": policy.join("; "),
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringMatching(
        /(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\)).*payment=\(\)/,
      ),
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-cache",
      "Strict-Transport-Security": "max-age=31536000",
    });
  });

  it.each([
    [`/og/${"a".repeat(240)}.png`, /ponad 240 znaków/],
    ["/og/żaba.png", /żaba/],
    ["/media/hero.avif", /media\/hero\.avif/],
  ])("refuse a file that servers misread or cache too long: %s", (file, message) => {
    expect(() => deliveryRules({ ...input, summary: { ...input.summary, files: [...files, file] } })).toThrow(message);
  });

  it("stay within a CDN's limits when the site grows", () => {
    const many = Array.from({ length: 5000 }, (_, index) => [`/m${index}.html`, `/m${index}.txt`]).flat();
    const grown = cdnHeaders(deliveryRules({ ...input, summary: { ...input.summary, files: [...files, ...many] } }));
    expect(grown.split("\n").filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    for (const line of grown.split("\n")) expect(line.length).toBeLessThan(2000);
  });

  it("list for a CDN every form of a moved address, with the end of its chain", () => {
    const moved = ["/stara", "/dawna"].flatMap((path) => ["", "/", ".html", "/index.html"].map((end) => path + end));
    const pages = ["/oferta/index.html /oferta", "/oferta/pomiary/index.html /oferta/pomiary"];
    const lines = [...moved.map((form) => `${form} /oferta`), ...pages].map((line) => `${line} 301`);
    expect(cdnRedirects(rules)).toBe(`${lines.join("\n")}\n`);
  });

  it("are described in the guide, with every folder that is cached for a year", () => {
    const guide = readFileSync("docs/hosting.md", "utf8");
    const [, list = ""] = /Pliki ze skrótem treści w nazwie \(([^)]+)\)/.exec(guide) ?? [];
    const folders = immutableFolders.map((folder) => `\`${folder.slice(0, -1)}\``);
    expect(list.split(/,\s+/).sort()).toEqual(folders.sort());
  });
});
