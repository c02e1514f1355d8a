import { testIf } from "@/tests/support";
import { contact } from "./scenarios/contact";
import { islands } from "./scenarios/islands";
import { pages } from "./scenarios/pages";
import { reading } from "./scenarios/reading";
import { type EngineKind, type RunningEngine, visitorIn, widths } from "./visitor";
import { watchedSite } from "./watched-site";

/** On busy processors a browser takes a while to start, and a page to come to rest, in milliseconds. */
const slowest = 120_000;

/** Declares a test of each scenario in one engine; a file of its own for each lets engines run side by side. */
export function runScenarios({ name: engineName, missing, start }: EngineKind): void {
  const check = testIf(!missing, `not installed: ${missing}`);
  let site: Awaited<ReturnType<typeof watchedSite>> | undefined;
  let engine: RunningEngine | undefined;
  beforeAll(async () => {
    if (missing) return;
    site = await watchedSite();
    engine = await start();
  }, slowest);
  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  for (const [name, run] of Object.entries({ ...pages, ...reading, ...islands, ...contact }))
    check(
      `${engineName}: ${name}`,
      async () => {
        if (!engine || !site) throw new Error(`${engineName} did not start.`);
        // What a scenario left that had failed is not this one's.
        site.told.splice(0);
        const visitor = visitorIn(await engine.tab(), site.url);
        await visitor.resize(widths.computer);
        await run(visitor);
        // What a page has told before it answers a question is here with the answer.
        await visitor.address();
        expect(site.told.splice(0)).toEqual([]);
      },
      slowest,
    );
}
