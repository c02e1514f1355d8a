import { join } from "node:path";
import type { Redirect } from "@/lib/content/types";
import { sha256 } from "@/lib/tools/files";
import { readExport } from "@/lib/tools/hosting/export-summary";
import { deliveryRules } from "@/lib/tools/hosting/rules";
import { writeDelivery } from "@/lib/tools/hosting/write";
import { hashFiles } from "@/lib/tools/make/build-record";
import { putFile } from "@/tests/support";

const site = { url: "https://www.firma.example", tracking: {} } as const;
const filler = "Instalacje elektryczne, pomiary i odbiory w domach, mieszkaniach i halach. ".repeat(12);
const asset = (path: string, text: string, extension: string) =>
  [`${path}.${sha256(text).slice(0, 12)}.${extension}`, text] as const;
const chunk = (text: string, extension: string) =>
  [`_next/static/media/${sha256(text).slice(0, 16)}.${extension}`, text] as const;

type Release = { word: string; pages: readonly string[]; redirects: readonly Redirect[] };

/** They differ in a word on every page, the inline script, all hashed files but one, and one page. */
const releases: Readonly<Record<"first" | "second", Release>> = {
  first: {
    word: "pierwsza",
    pages: ["index", "oferta", "kontakt", "uslugi/pomiary", "uslugi/stare", "poradnik/awarie"],
    redirects: [],
  },
  second: {
    word: "drugi", // A shorter word: some files keep their size, others do not.
    pages: ["index", "oferta", "kontakt", "uslugi/pomiary", "nowe/uslugi", "poradnik/awarie"],
    redirects: [{ from: "/uslugi/stare", to: "/nowe/uslugi" as "/oferta" }],
  },
};

function pageText(path: string, { word, pages }: Release, assets: readonly string[]): string {
  const links = pages.map((page) => `<a href="/${page === "index" ? "" : page}">${page}</a>`).join(" ");
  const [style, script, picture] = assets;
  return (
    `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"/><title>${path}</title>` +
    `<meta property="og:image" content="${site.url}/og/obrazek.png"/><link rel="stylesheet" href="/${style}"/>` +
    `<script>document.documentElement.dataset.wersja="${word}"</script><script src="/${script}" defer=""></script></head>` +
    `<body data-flight="/${assets.find((asset) => asset.includes(`/${path.replace("/", "-")}.`))}">` +
    `<h1>${path}: ${word}</h1><p>${filler}</p><img src="/${picture}" alt="Zdjęcie"/>${links}</body></html>`
  );
}

/** Writes a release into a folder, as a build does. @returns the site and its rules */
export async function makeSite(folder: string, name: keyof typeof releases) {
  const release = releases[name];
  const { word, pages, redirects } = release;
  const flights = pages.map((page) => asset(`flight/${page.replace("/", "-")}`, `1:${page} ${word} ${filler}`, "txt"));
  const assets = [
    chunk(`body{--wersja:${word}} ${filler}`, "css"),
    chunk(`/* ${word} */ ${filler}`, "js"),
    asset("media/foto", `zdjęcie ${word}`, "avif"),
    ...flights,
  ];
  const names = assets.map(([path]) => path);
  const files = Object.fromEntries([
    ...assets,
    // The same in both releases.
    asset("media/stale", "zdjęcie stałe", "avif"),
    ...pages.flatMap((page) => [
      [`${page}.html`, pageText(page, release, names)],
      [`${page}.txt`, `0:${page} ${word} ${filler}`],
    ]),
    ["404.html", pageText("404", release, names)],
    ["og/obrazek.png", `obrazek ${word}`],
    ["sw.js", `/* ${word} */ ${filler}`],
    ["robots.txt", "User-agent: *\n"],
    [
      "sitemap.xml",
      `<urlset>${pages.map((page) => `<url><loc>${site.url}/${page === "index" ? "" : page}</loc></url>`).join("")}</urlset>`,
    ],
  ]) as Record<string, string>;
  for (const [path, text] of Object.entries(files)) putFile(join(folder, path), text);
  const folders = { configDir: `${folder}-settings`, cacheDir: `${folder}-cache` };
  await writeDelivery({ outDir: folder, site, redirects, policyInPages: false, cdn: false, ...folders });
  const summary = await readExport(folder);
  return {
    local: { folder, files: hashFiles(folder), commit: sha256(name) },
    rules: deliveryRules({ site, redirects, summary }),
  };
}
