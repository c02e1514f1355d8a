/** @jest-environment node */

import { llmsText } from "@/lib/build/llms";
import { sitemapEntries } from "@/lib/build/sitemap";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";

const text = llmsText();

test("the outline begins with the name and a summary, as llmstxt.org asks", () => {
  const { brand, tagline, phone } = getSite();
  expect(text.startsWith(`# ${brand}\n\n> ${tagline}\n`)).toBe(true);
  expect(text).toContain(phone.display);
});

test("it links every page of the sitemap once, with a description", () => {
  const links = [...text.matchAll(/^- \[[^\]]+\]\((.+?)\): \S.+$/gm)].map(([, url]) => url);
  expect(links.toSorted()).toEqual(
    sitemapEntries()
      .map(({ path }) => absoluteUrl(path))
      .toSorted(),
  );
});
