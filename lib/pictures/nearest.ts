/** The names most like a mistyped one: those that contain it first, then by the number of letters to change. */
export function nearestNames(wanted: string, names: readonly string[], count = 3): readonly string[] {
  const distance = (name: string) => (name.includes(wanted) ? 0 : editDistance(wanted, name));
  return [...names].sort((a, b) => distance(a) - distance(b)).slice(0, count);
}

/** Levenshtein distance, one row of the table at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
