/** Figures as the benches print them. */

/** The middle of a list of figures; of two middles the greater. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of what several runs measured, figure by figure. */
export function medians<Result extends Record<string, number>>(results: readonly Result[]): Result {
  const keys = Object.keys(results[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key] ?? 0))])) as Result;
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
export const times = (value: number, reference: number): string =>
  reference > 0 ? (value / reference).toFixed(2) : "–";

/** A table in Markdown, as the documents take it. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index < 2 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
