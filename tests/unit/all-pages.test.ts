import { allPages, pageAt } from "@/lib/content/all-pages";

test("every page is found by its address, and no other address is a page", () => {
  for (const page of allPages()) expect(pageAt(page.path)).toBe(page);
  expect(pageAt("/404")).toBeUndefined();
});
