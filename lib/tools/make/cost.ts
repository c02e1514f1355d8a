import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { buildCostFile } from "@/lib/tools/cache";

/** What a step of a build took: seconds on the clock, and seconds of processor time, its child processes included. */
export type StepCost = { step: string; seconds: number; cpu: number };

/** Hundredths of a second, on every Linux that Node.js runs on. */
const ticksPerSecond = 100;

/** Processor seconds of the children that have ended; 0 where the system does not say (outside Linux). */
function childrenCpu(): number {
  try {
    // The name, in brackets, may hold anything. After it: cutime and cstime are fields 16 and 17 of the line.
    const fields = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

const cpuSoFar = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childrenCpu();
};

/** Forgets the costs of the last build. */
export const forgetCosts = (): void => rmSync(buildCostFile, { force: true });

/**
 * Does a step of the build and notes what it took, for `npm run bench:build`. Steps may lie within others, in other
 * processes as well.
 */
export async function measured<T>(step: string, work: () => T | Promise<T>): Promise<T> {
  const [started, cpuBefore] = [performance.now(), cpuSoFar()];
  const result = await work();
  const cost: StepCost = { step, seconds: (performance.now() - started) / 1000, cpu: cpuSoFar() - cpuBefore };
  mkdirSync(dirname(buildCostFile), { recursive: true });
  appendFileSync(buildCostFile, `${JSON.stringify(cost)}\n`);
  return result;
}
