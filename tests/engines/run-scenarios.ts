import { testIf } from "@/tests/support";
import { contact } from "./scenarios/contact";
import { islands } from "./scenarios/islands";
import { pages } from "./scenarios/pages";
import { reading } from "./scenarios/reading";
import { type EngineKind, type RunningEngine, visitorIn, widths } from "./visitor";
import { watchedSite } from "./watched-site";

/** Milliseconds; busy processors start browsers and load pages slowly. */
const slowest = 120_000;

/** Declares a test of each scenario in one engine. One file for each engine lets them run side by side. */
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
        // Problems left by a failed scenario before this one.
        site.problems.splice(0);
        const visitor = visitorIn(await engine.tab(), site.url);
        await visitor.resize(widths.computer);
        await run(visitor);
        // Reports of the page arrive before its next answer.
        await visitor.address();
        expect(site.problems.splice(0)).toEqual([]);
      },
      slowest,
    );
}
