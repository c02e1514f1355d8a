/** CI has write permissions, runs actions that may change, or calls missing scripts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "@/package.json";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test("workflows have read permissions, pin every action by its commit, and call existing scripts", () => {
  expect(workflows.length).toBeGreaterThan(2);
  for (const { text } of workflows) {
    // One block, at the top, for all jobs.
    expect(text.match(/permissions:.*\n(?: +\S.*\n)*/g)).toEqual(["permissions:\n  contents: read\n"]);
    expect(text).not.toMatch(/pull_request_target|: write\b/);
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const steps = text.replaceAll(/^\s*#.*$/gm, "");
    const called = [...steps.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test))/g)];
    expect(called.length).toBeGreaterThan(0);
    for (const [, name, test = ""] of called) expect(Object.keys(manifest.scripts)).toContain(name ?? test);
  }
});
