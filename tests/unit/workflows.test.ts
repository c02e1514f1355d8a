import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

const folder = ".github/workflows";
const read = (file: string) => readFileSync(file, "utf8");
const workflows = readdirSync(folder).map((name) => join(folder, name));
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Names of the npm scripts a file calls, in its steps and not in its comments. */
const calledIn = (file: string): string[] => [
  ...new Set(
    [
      ...read(file)
        .replaceAll(/^\s*#.*$/gm, "")
        .matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test))/g),
    ].map(([, name, test]) => name ?? test ?? ""),
  ),
];

test("workflows are there", () => {
  expect(workflows.length).toBeGreaterThan(2);
});

test.each(workflows)("%s asks for no more rights than reading, and pins every action by its commit", (file) => {
  // One block, at the top of the file: what stands there holds for every job.
  expect(read(file).match(/permissions:.*\n(?: +\S.*\n)*/g)).toEqual(["permissions:\n  contents: read\n"]);
  expect(read(file)).not.toMatch(/pull_request_target|: write\b/);
  const actions = [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

const sources = filesBelow("tests")
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && file !== "unit/workflows.test.ts")
  .map((file) => read(join("tests", file)))
  .join("\n");

test.each(workflows)("every script that %s calls exists and is run by the tests", (file) => {
  const called = calledIn(file);
  expect(called.length).toBeGreaterThan(0);
  const missing = called.filter((name) => !(name in scripts));
  const untried = called.filter((name) => {
    const program = /(?:lib|tests)\/\S+/.exec(scripts[name] ?? "")?.[0];
    return name !== "test" && (!program || !sources.includes(program));
  });
  expect({ missing, untried }).toEqual({ missing: [], untried: [] });
});
