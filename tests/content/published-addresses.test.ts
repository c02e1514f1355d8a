/** A page is renamed or removed, and its old address is lost. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lostAddresses, rememberAddresses } from "@/lib/tools/check/published-addresses";
import { readList } from "@/lib/tools/check/source";
import { freshFolder } from "@/tests/support";

const file = join(freshFolder(), "adresy.txt");

test.each([
  ["adds new pages and keeps removed ones", "# Adresy\n/stara\n/oferta\n", "/stara\n/oferta\n/nowa\n"],
  ["is unchanged without a new page", "# Adresy\n/oferta\n/nowa", "/oferta\n/nowa"],
])("the list of addresses %s", (_, before, after) => {
  writeFileSync(file, before);
  rememberAddresses(file, ["/oferta", "/nowa"]);
  expect(readFileSync(file, "utf8")).toBe(`# Adresy\n${after}`);
});

test("the first build begins the list", () => {
  rememberAddresses(file, ["/oferta", "/kontakt"]);
  expect(readList(file)).toEqual([
    { text: "/kontakt", line: 1 },
    { text: "/oferta", line: 2 },
  ]);
});

const published = [{ text: "/poradnik/alarmy", line: 7 }];

test("a renamed page needs a redirect, and the message has its line", () => {
  const [problem, ...others] = lostAddresses(published, ["/poradnik", "/poradnik/alarmy-domowe"], []);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: "content/opublikowane-adresy.txt", line: 7, field: "/poradnik/alarmy" });
  expect(problem?.mend).toContain('{ from: "/poradnik/alarmy", to: "/poradnik/alarmy-domowe" },');
});

test("a removed page redirects to the list of its kind; an existing redirect is enough", () => {
  const [problem] = lostAddresses(published, ["/", "/poradnik"], []);
  expect(problem?.mend).toContain('to: "/poradnik" },');
  expect(lostAddresses(published, ["/poradnik"], ["/poradnik/alarmy"])).toEqual([]);
});
