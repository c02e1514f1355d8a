import { writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { State } from "./commits";
import type { Result } from "./compare";

/**
 * Writes a page that shows the differing pictures side by side.
 * @returns its file
 */
export function writeReport(
  file: string,
  [before, after]: readonly [State, State],
  results: readonly Result[],
): string {
  const picture = (path: string | undefined) =>
    path
      ? `<td><a href="${relative(dirname(file), path)}"><img src="${relative(dirname(file), path)}" loading="lazy"></a>`
      : "<td>";
  const rows = results
    .filter(({ difference }) => difference !== "none")
    .map(
      (result) =>
        `<tr><th>${result.name}<br>${result.difference}${picture(result.before)}${picture(result.after)}${picture(result.marked)}`,
    );
  writeFileSync(
    file,
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${rows.length} of ${results.length} pictures differ</title>` +
      "<style>img{width:25vw}td,th{vertical-align:top;text-align:left;font:14px sans-serif}</style>" +
      `<table><tr><th><th>${before.name}<th>${after.name}<th>difference${rows.join("")}</table>`,
  );
  return file;
}
