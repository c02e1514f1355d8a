/** The tables of `npm run bench:build`. */
import type { Run } from "./build-runs";

/** Work of the whole build that `next build` is never asked to do, by the steps that lib/tools/make/cost.ts notes. */
const extra = ["types", "share images", "compression"] as const;

const cells = (...values: readonly (string | number)[]) => `| ${values.join(" | ")} |`;
const fixed = (value: number, digits = 0) => value.toFixed(digits);

function costTable(runs: readonly Run[]): string[] {
  const row = ({ build, state, pages, seconds, cpu, memory, steps }: Run): string => {
    const alone = runs.find((other) => other.build === "next" && other.state === state);
    const extraCpu = steps
      .filter(({ step }) => extra.some((name) => name === step))
      .reduce((sum, step) => sum + step.cpu, 0);
    const ratio = (value: number) => (build === "whole" && alone ? `× ${fixed(value / alone.cpu, 2)}` : "");
    return cells(
      build === "whole" ? "`npm run build`" : "`next build`",
      state === "cold" ? "cold" : "one word changed",
      pages,
      fixed(seconds),
      fixed(cpu),
      fixed((cpu / pages) * 1000),
      ratio(cpu),
      ratio(cpu - extraCpu),
      `${fixed(memory / 1e6)} MB`,
    );
  };
  return [
    cells("build", "state", "pages", "s", "CPU s", "CPU ms per page", "CPU to plain", "without extra work", "memory"),
    cells("---", "---", ...Array.from({ length: 7 }, () => "---:")),
    ...runs.map(row),
  ];
}

function stepTable(runs: readonly Run[]): string[] {
  const whole = runs.filter(({ build }) => build === "whole");
  const names = [...new Set(whole.flatMap(({ steps }) => steps.map(({ step }) => step)))];
  const cpu = (run: Run, name: string) => run.steps.find(({ step }) => step === name)?.cpu ?? 0;
  return [
    cells("CPU s of a step", ...whole.map(({ state }) => (state === "cold" ? "cold" : "one word changed"))),
    cells("---", ...whole.map(() => "---:")),
    ...names.map((name) => cells(name, ...whole.map((run) => fixed(cpu(run, name), 1)))),
  ];
}

/** Runs of one number of pages as Markdown. */
export const tables = (runs: readonly Run[]): string => [...costTable(runs), "", ...stepTable(runs), ""].join("\n");
