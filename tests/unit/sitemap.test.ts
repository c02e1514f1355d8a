import { gallery } from "@/content/gallery";
import { allPages } from "@/lib/content/all-pages";
import { all } from "@/lib/content/records";
import { sitemapEntries } from "@/lib/tools/make/sitemap";

const paths = sitemapEntries().map(({ path }) => path);

test("every address of the site is listed once", () => {
  const all = allPages().map(({ path }) => path);
  expect(all).toContain("/kontakt");
  expect(new Set(all).size).toBe(all.length);
});

test("duplicates under /oferta and pages kept out of search engines are not in the sitemap", () => {
  expect(paths).toContain("/oferta");
  expect(paths).toContain("/uslugi/pomiary");
  expect(paths.filter((path) => path.startsWith("/oferta/"))).toEqual([]);
  expect(paths).not.toContain("/dziekujemy");
});

test("a duplicate names its original", () => {
  const duplicate = allPages().find(({ path }) => path === "/oferta/pomiary");
  expect(duplicate).toMatchObject({
    canonical: "/uslugi/pomiary",
    meta: { canonical: "/uslugi/pomiary" },
    indexable: false,
  });
});

test("a page changed last on the day its content says", () => {
  const [guide] = all("guides");
  const entry = sitemapEntries().find(({ path }) => path === `/poradnik/${guide?.slug}`);
  expect(entry?.lastmod).toBe(guide?.modified);
});

test("the offer lists the photos of its gallery, and no other page lists photos", () => {
  const withImages = sitemapEntries().filter(({ images }) => images);
  expect(withImages.map(({ path, images }) => [path, images?.length])).toEqual([
    ["/oferta", gallery.filter((picture) => "carousel" in picture).length],
  ]);
});
