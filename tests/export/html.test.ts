/** @jest-environment jsdom */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@/content/site";
import { sitePaths } from "@/lib/content/collections";
import { slugsOf } from "@/lib/content/records";
import { type ExportedPage, exportDir, exportedPages, withoutScripts } from "./pages";

const pages = exportedPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Runs a check on every page and lists all offenders at once. */
const offenders = (check: (page: ExportedPage) => readonly string[]): string[] =>
  pages.flatMap((page) => check(page).map((what) => `${page.path}: ${what}`));

test("every address of the site and the 404 page are exported, and no other page", () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...sitePaths, "/404"].toSorted());
});

test("every page is in Polish and has one main heading", () => {
  expect(
    offenders(({ document }) => [
      ...(document.documentElement.lang === "pl" ? [] : ["lang"]),
      ...(document.querySelectorAll("h1").length === 1 ? [] : [`${document.querySelectorAll("h1").length} h1`]),
    ]),
  ).toEqual([]);
});

test("heading levels have no gaps", () => {
  expect(
    offenders(({ document }) => {
      const levels = [...document.querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(({ tagName }) =>
        Number(tagName[1]),
      );
      return levels.flatMap((level, index) => {
        const before = levels[index - 1] ?? 0;
        return level > before + 1 ? [`h${level} after h${before}`] : [];
      });
    }),
  ).toEqual([]);
});

test("content is in the HTML, not behind a loader or a streaming placeholder", () => {
  expect(
    offenders(({ html, document }) => [
      ...['hidden id="S:', '<template id="B:', "$RC("].filter((mark) => html.includes(mark)),
      ...((document.querySelector("main")?.textContent ?? "").length > 100 ? [] : ["main is empty"]),
    ]),
  ).toEqual([]);
});

test("nothing of edit mode is published: no text carries its origin, no file its window", () => {
  const files = readdirSync(exportDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:html|txt|js|json|css|xml)$/.test(entry.name),
  );
  const marked = files.filter((entry) =>
    /[\u200b-\u200d\ufeff]{4}|edycja-pola|__edycja/.test(readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(marked.map(({ name }) => name)).toEqual([]);
});

test("every link inside the site leads to a page, and every fragment to an element", () => {
  expect(
    offenders(({ path, document }) =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link) => {
        const href = link.getAttribute("href") ?? "";
        if (!/^[/#]/.test(href)) return [];
        const [address = "", fragment] = href.split("#");
        const target = address.split("?")[0] || path;
        const page = byPath.get(target);
        if (!page) return existsSync(join(exportDir, target)) ? [] : [`${href} leads nowhere`];
        return !fragment || page.document.getElementById(fragment) ? [] : [`${href}: no such element`];
      }),
    ),
  ).toEqual([]);
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
  expect(indexable.length).toBeGreaterThan(50);
  expect(indexable.map(({ path }) => path).filter((path) => (distance.get(path) ?? 9) > 3)).toEqual([]);
});

test("pictures have a text alternative and a size", () => {
  expect(
    offenders(({ document }) =>
      [...document.querySelectorAll("img")].flatMap((img) =>
        ["alt", "width", "height"]
          .filter((name) => !img.hasAttribute(name))
          .map((name) => `${img.outerHTML.slice(0, 80)}: ${name}`),
      ),
    ),
  ).toEqual([]);
});

test("no picture but a decorative one has an empty text alternative", () => {
  expect(
    offenders(({ document }) =>
      [...document.querySelectorAll("img[alt='']")]
        .filter((img) => !img.closest("section")?.querySelector("h1"))
        .map((img) => img.outerHTML.slice(0, 80)),
    ),
  ).toEqual([]);
});

test("no page asks another host for anything", () => {
  expect(
    offenders(({ document }) =>
      [
        ...document.querySelectorAll(
          "script[src],img[src],link[rel=stylesheet],link[rel=preload],iframe,source[srcset]",
        ),
      ]
        .map(
          (element) =>
            element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("srcset") ?? "",
        )
        .filter((address) => /^(https?:)?\/\//.test(address)),
    ),
  ).toEqual([]);
});

test("no element carries a style attribute or an event handler: the Content-Security-Policy forbids them", () => {
  expect(
    offenders(({ document }) =>
      [...document.querySelectorAll("*")].flatMap(({ attributes, tagName }) =>
        [...attributes]
          .filter(({ name }) => name === "style" || /^on/.test(name))
          .map(({ name }) => `${tagName} ${name}`),
      ),
    ),
  ).toEqual([]);
});

test("a page has one number, to dial and to read: the company number on city pages, the main one on all others", () => {
  const shown = /\+48[\s\u00a0]\d\d[\s\u00a0]\d{3}[\s\u00a0]\d\d[\s\u00a0]\d\d/g;
  expect(
    offenders(({ document, path }) => {
      const { tel, display } = slugsOf("cities").some((slug) => path === `/${slug}`) ? site.companyPhone : site.phone;
      const dialled = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute("href") ?? "");
      const read = (withoutScripts(document.body.innerHTML).match(shown) ?? []).map((text) => text.replace(/\s/g, " "));
      return [
        ...dialled.filter((href) => href !== `tel:${tel}`),
        ...read.filter((number) => number !== display),
        ...(dialled.length > 2 ? [] : ["too few phone links"]),
      ];
    }),
  ).toEqual([]);
});

test("no heading has a device tag, and the numbers of circuits stay where circuits are drawn", () => {
  expect(
    offenders(({ document }) =>
      [...document.querySelectorAll("main span[aria-hidden]:has(+ h2)")].map(({ textContent }) => textContent ?? ""),
    ),
  ).toEqual([]);
  expect(byPath.get("/oferta")?.document.querySelector("main")?.textContent).toMatch(/F1.*F8/s);
});

test("the bar of every service leads to its price, scope, process and questions", () => {
  for (const slug of slugsOf("services")) {
    const bar = byPath.get(`/uslugi/${slug}`)?.document.querySelector('nav[aria-label="Na tej stronie"]');
    const words = [...(bar?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
    expect([slug, words.toSorted()]).toEqual([slug, ["Cena", "Przebieg", "Pytania", "Zakres"]]);
  }
});

test("every page pushes to a quote: a link to /kontakt in its content", () => {
  expect(
    offenders(({ document, path }) =>
      ["/404", "/kontakt", "/dziekujemy", "/polityka-prywatnosci"].includes(path) ||
      document.querySelector('main a[href="/kontakt"], main a[href^="/kontakt?"]')
        ? []
        : ["no link to /kontakt"],
    ),
  ).toEqual([]);
});

test("ids are unique on every page", () => {
  expect(
    offenders(({ document }) => {
      const ids = [...document.querySelectorAll("[id]")]
        .filter((element) => !element.closest("noscript"))
        .map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    }),
  ).toEqual([]);
});

test("no text was left for later", () => {
  expect(
    offenders(({ html }) => withoutScripts(html).match(/lorem ipsum|\bTODO\b|coming soon|\{[a-z]+\.[\w.]+\}/g) ?? []),
  ).toEqual([]);
});
