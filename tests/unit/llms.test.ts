import { getSite } from "@/lib/content/site";
import { llmsText } from "@/lib/tools/make/llms";

const text = llmsText();

test("the outline begins with the name and a summary, as llmstxt.org asks", () => {
  const { brand, tagline, phone } = getSite();
  expect(text.startsWith(`# ${brand}\n\n> ${tagline.replaceAll("\u00a0", " ")}\n`)).toBe(true);
  expect(text).toContain(phone.display);
});

test("its headings are the parts of the site, in order", () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    "Firma",
    "Usługi",
    "Poradnik",
    "Miasta",
  ]);
});

test("every line of a list is a link to a page with a description after it", () => {
  const lines = text.slice(text.indexOf("## Firma")).split("\n");
  const entries = lines.filter((line) => line && !line.startsWith("#"));
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.filter((line) => !/^- \[[^\]]{3,}\]\(https:\/\/[^)]+\): .{40,}$/.test(line))).toEqual([]);
});
