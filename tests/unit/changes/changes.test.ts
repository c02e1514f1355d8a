/** `npm run changes` misses a change that visitors notice, or lists one that they do not. */
import { join } from "node:path";
import { openSite } from "@/lib/tools/publish/changes/built-site";
import { compareSites, isNothing } from "@/lib/tools/publish/changes/compare";
import { summaryLines } from "@/lib/tools/publish/changes/summary";
import { freshFolder } from "@/tests/support";
import { page, putSite } from "./site";

const root = freshFolder();

type Files = Readonly<Record<string, string>>;

const compare = (before: Files, after: Files) =>
  compareSites(openSite(putSite(join(root, "before"), before)), openSite(putSite(join(root, "after"), after)));
const changedPage = (before: string, after: string) =>
  compare({ "index.html": before }, { "index.html": after }).changed[0];
const home = { "index.html": page("<h1>Start</h1>") };
const price = (amount: string) =>
  page(`<h2>Cennik</h2><table><tr><th>do 150 m²</th><td>od ${amount}</td></tr></table>`);

const indexed = (hash: string): Files => {
  const data = `<script type="application/json" id="d">{"f":"${hash}"}</script>`;
  return { "index.html": page(`a<div data-index="/search/index.${hash}.json"></div>${data}`) };
};
const headers = (hash: string, frame = "DENY"): Files => {
  const policy = `  Content-Security-Policy: script-src 'self' 'sha256-${hash}'\n`;
  return { ...home, _headers: `/*\n${policy}  X-Frame-Options: ${frame}\n\n/media/*\n  A: b\n` };
};

test.each([
  ["the same site", home, home],
  ["another search index or flight", indexed("11111111"), indexed("22222222")],
  ["other hashes of scripts in the policy", headers("a="), headers("b=")],
])("%s is no change for visitors", (_, before, after) => {
  const changes = compare(before, after);
  expect(isNothing(changes)).toBe(true);
  expect(summaryLines(changes)).toEqual(["Dla odwiedzających nic się nie zmieni."]);
});

test.each([
  ["800 zł", "850 zł"],
  ["15 000–25 000 zł", "15 000–26 000 zł"],
  ["1,20 zł/kWh", "1,30 zł/kWh"],
])("a changed price comes first, once for all its pages, with the row it stands in: %s → %s", (before, after) => {
  const files = (amount: string) => ({ ...home, "a.html": price(amount), "b.html": price(amount) });
  expect(summaryLines(compare(files(before), files(after))).slice(0, 4)).toEqual([
    "Zmienią się 2 strony.",
    "",
    "Ceny:",
    `  ${before} → ${after}  (Cennik › do 150 m²)  /a, /b`,
  ]);
});

test("a change of the header is listed once, not for every page", () => {
  const files = (word: string) => {
    const header = `<a href="/k">${word}</a><a href="/l">${word}</a>`;
    return Object.fromEntries(["index", "a", "b"].map((name) => [`${name}.html`, page(name, { header })]));
  };
  const { frame, changed } = compare(files("Kontakt"), files("Napisz"));
  expect(changed).toEqual([]);
  expect(frame).toMatchObject([{ paths: ["/a", "/b", "/"], texts: [{ before: "Kontakt", after: "Napisz" }] }]);
  expect(frame[0]?.texts).toHaveLength(1);
});

test("changes of title, description, indexing and links are listed", () => {
  const head = (description: string, robots: string) =>
    `<meta name="description" content="${description}"><meta name="robots" content="${robots}">`;
  const changed = changedPage(
    page('<a href="tel:+481">Telefon</a>', { title: "A", head: head("x", "index") }),
    page('<a href="tel:+482">Telefon</a>', { title: "B", head: head("y", "noindex") }),
  );
  expect(changed?.head.map(({ place, after: now }) => [place, now])).toEqual([
    ["Tytuł", "B"],
    ["Opis w wyszukiwarce", "y"],
    ["Widoczność", "poza wyszukiwarkami"],
  ]);
  expect(changed?.links).toEqual([{ place: "Telefon", before: "tel:+481", after: "tel:+482" }]);
});

test("pictures are added, removed, replaced or described differently", () => {
  const img = (name: string, hash: string, alt: string) =>
    `<img data-src="/media/${name}-640.${hash}.jpg" alt="${alt}">`;
  const before = page(img("a", "11111111", "A") + img("b", "22222222", "B") + img("c", "33333333", "C"));
  const after = page(img("a", "44444444", "A") + img("b", "22222222", "Bb") + img("d", "55555555", "D"));
  const pictures = changedPage(before, after)?.pictures.map(({ name, what }) => `${name} ${what}`);
  expect(pictures).toEqual(["a exchanged", "b described", "d added", "c removed"]);
});

test("structured data are compared value by value", () => {
  const data = (value: string) =>
    page(`<script type="application/ld+json">{"@graph":[{"@type":"Service","offers":{"price":"${value}"}}]}</script>`);
  const change = { place: "Service.offers.price", before: "1", after: "2" };
  expect(changedPage(data("1"), data("2"))?.data).toEqual([change]);
});

test("new, moved and removed pages are listed, with a warning for one without a redirect", () => {
  const files = { ...home, "stara.html": page("tekst"), "usunieta.html": page("x"), "zgubiona.html": page("y") };
  const changes = compare(files, {
    ...home,
    "nowa.html": page("tekst", { title: "Strona" }),
    "calkiem-nowa.html": page("z"),
    _redirects: "/stara /nowa 301\n/stara/ /nowa 301\n/usunieta / 301\n",
  });
  expect(changes.added.map(({ path }) => path)).toEqual(["/calkiem-nowa"]);
  expect(changes.changed.map(({ from, path }) => `${from} → ${path}`)).toEqual(["/stara → /nowa"]);
  expect(changes.removed.map(({ path, to }) => [path, to])).toEqual([
    ["/usunieta", "/"],
    ["/zgubiona", undefined],
  ]);
  expect(summaryLines(changes).join("\n")).toContain("/zgubiona: BEZ PRZEKIEROWANIA");
});

test("changes of redirects and headers are listed", () => {
  const changes = compare(headers("a="), { ...headers("a=", "SAMEORIGIN"), _redirects: "/b / 301\n" });
  expect(changes.headers.map(({ place }) => place)).toEqual(["X-Frame-Options"]);
  expect(changes.redirects).toEqual([{ place: "/b", after: "/" }]);
});

test("a changed page is listed line by line, with its present address", () => {
  const files = (word: string, title: string) => {
    const main = `<h2>Jak pracujemy</h2><p>Pierwsze zdanie. ${word} drugie.</p><img src="/media/a.${word}.jpg" alt="A">`;
    return { ...home, "a.html": page(main, { title }), "b.html": page(main, { title }) };
  };
  expect(summaryLines(compare(files("Stare", "A"), files("Nowe", "B")), "https://www.firma.pl")).toEqual([
    "Zmienią się 2 strony.",
    "",
    "Zmienione strony:",
    "  /a, /b: tytuł, 1 zdanie, 1 zdjęcie",
    "    teraz: https://www.firma.pl/a",
    "    Tytuł:",
    "      − A",
    "      + B",
    "    Jak pracujemy:",
    "      − Stare drugie.",
    "      + Nowe drugie.",
    "    a: podmienione zdjęcie",
  ]);
});
