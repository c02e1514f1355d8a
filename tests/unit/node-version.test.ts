import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { satisfies } from "semver";
import { leastNode, nodeProblem } from "@/lib/tools/cli/node-version.mjs";
import manifest from "@/package.json";
import lock from "@/package-lock.json";

test.each(["18.20.8", "20.9.0", "20.18.3"])("Node.js %s is sent away with what to install", (version) => {
  expect(nodeProblem(version, ">=20.19.0")).toMatch(/^Potrzebny jest Node\.js 20\.19\.0 albo nowszy, a tu jest \d/);
});

test.each(["20.19.0", "20.19.1", "22.0.0", "24.1.0"])("Node.js %s is new enough", (version) => {
  expect(nodeProblem(version, ">=20.19.0")).toBeUndefined();
});

test("README, handbook and package.json name one floor", () => {
  const [floor] = /\d+\.\d+/.exec(leastNode()) ?? [];
  expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${floor} or newer`);
  expect(readFileSync("docs/edytor.md", "utf8")).toContain(`w wersji ${floor} lub nowszej`);
});

test("every installed package runs on the floor", () => {
  const [floor = ""] = /\d+\.\d+\.\d+/.exec(leastNode()) ?? [];
  const packages: [path: string, of: { version?: string; engines?: unknown }][] = Object.entries(lock.packages);
  const wanting = packages.flatMap(([path, { version, engines }]) => {
    const needed = (engines as { node?: string } | undefined)?.node;
    return needed && !satisfies(floor, needed) ? [`${path} ${version} wants Node.js ${needed}`] : [];
  });
  expect(packages.length).toBeGreaterThan(500);
  expect(wanting).toEqual([]);
});

test("every command looks at Node.js before it does anything", () => {
  const files = Object.values(manifest.scripts).flatMap(
    (script) => /lib\/tools\/cli\/[\w-]+\.m?ts|lib\/tools\/cli\/[\w-]+\.mjs/.exec(script) ?? [],
  );
  const own = [...new Set(files)];
  expect(own).toContain("lib/tools/cli/cli.ts");
  for (const file of [...own, "tests/run/all.mjs"])
    expect([file, /^import "([^"]+)"/m.exec(readFileSync(file, "utf8"))?.[1]]).toEqual([
      file,
      expect.stringMatching(/\/check-node\.mjs$/),
    ]);
  expect(spawnSync(process.execPath, ["lib/tools/cli/check-node.mjs"]).status).toBe(0);
});
