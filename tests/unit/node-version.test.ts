/** A newcomer with an old Node.js reads an error of some package instead of what to install. */
import { readFileSync } from "node:fs";
import { satisfies } from "semver";
import { leastNode, nodeProblem } from "@/lib/tools/cli/check-computer.mjs";
import lock from "@/package-lock.json";

test.each([
  ["18.20.8", /^Potrzebny jest Node\.js 20\.19\.0 albo nowszy, a tu jest \d/],
  ["20.9.0", /^Potrzebny/],
  ["20.18.3", /^Potrzebny/],
  ["20.19.0", /^$/],
  ["22.0.0", /^$/],
])("Node.js %s is answered with %s", (version, words) => {
  expect(nodeProblem(version, ">=20.19.0") ?? "").toMatch(words);
});

test("README, handbook and package.json name the same oldest version, which runs every package", () => {
  const [floor = "", short] = /(\d+\.\d+)\.\d+/.exec(leastNode()) ?? [];
  expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${short} or newer`);
  expect(readFileSync("docs/edytor.md", "utf8")).toContain(`w wersji ${short} lub nowszej`);
  const packages: [path: string, of: { version?: string; engines?: unknown }][] = Object.entries(lock.packages);
  const wanting = packages.flatMap(([path, { version, engines }]) => {
    const needed = (engines as { node?: string } | undefined)?.node;
    return needed && !satisfies(floor, needed) ? [`${path} ${version} wants Node.js ${needed}`] : [];
  });
  expect(packages.length).toBeGreaterThan(500);
  expect(wanting).toEqual([]);
});
