import { startServer } from "@/lib/tools/hosting/serve";
import { testIf } from "@/tests/support";
import type { RunningEngine } from "./engine";
import { firefox } from "./firefox";
import { contact } from "./scenarios/contact";
import { islands } from "./scenarios/islands";
import { loading } from "./scenarios/loading";
import { pages } from "./scenarios/pages";
import { reading } from "./scenarios/reading";
import { widths } from "./scenarios/scenario";
import { slowSite } from "./slow-site";
import { visitorIn } from "./visitor";
import { webkit } from "./webkit";

/** The gallery is pressed fifty times, and glides; on busy processors that takes a while, in milliseconds. */
const slowest = 180_000;

let site: Awaited<ReturnType<typeof startServer>>;
let slow: Awaited<ReturnType<typeof slowSite>>;
beforeAll(async () => {
  site = await startServer({ port: 0 });
  slow = await slowSite(site.url);
});
afterAll(() => {
  slow?.close();
  site?.close();
});

// One after the other: two engines at once would make each other slow.
describe.each([firefox, webkit])("$name", ({ name: engineName, missing, start }) => {
  const check = testIf(!missing, `not installed: ${missing}`);
  let engine: RunningEngine | undefined;

  beforeAll(async () => {
    if (!missing) engine = await start(slow.url);
  }, slowest);
  afterAll(() => engine?.close());

  for (const { name, run } of [...pages, ...reading, ...islands, ...contact, ...loading])
    check(
      name,
      async () => {
        if (!engine) throw new Error(`${engineName} did not start.`);
        const visitor = visitorIn(await engine.tab());
        await visitor.resize(widths.computer);
        await run(visitor);
        expect(await visitor.problems()).toEqual([]);
      },
      slowest,
    );
});
