import type { StylePage } from "./page";
import type { StyleCount } from "./rules";

/** Canonical places of a rule as "/gliwice ×2, /zory", most first. */
function placesOf({ hits }: StyleCount): string {
  const counts = new Map<string, number>();
  for (const { path, canonical } of hits) if (canonical) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([path, count]) => (count > 1 ? `${path} ×${count}` : path))
    .join(", ");
}

/**
 * The counts as text, in Polish.
 * @param wanted part of a rule's name: prints the words of every place of those rules instead of addresses
 */
export function styleReport(pages: readonly StylePage[], counts: readonly StyleCount[], wanted?: string): string {
  const canonical = pages.filter((page) => page.canonical).length;
  const shown = counts.filter(({ rule }) => !wanted || rule.name.toLowerCase().includes(wanted.toLowerCase()));
  const lines = [
    `Strony kanoniczne: ${canonical} (liczą się do limitu), wszystkie zbudowane: ${pages.length}.`,
    "",
    "  limit   jest  razem   wzorzec",
    ...shown.map(({ rule, all, canonical: own, tooMany }) =>
      [
        String(rule.limit ?? "–").padStart(7),
        String(own).padStart(7),
        String(all).padStart(7),
        tooMany ? " ! " : "   ",
        rule.name,
      ].join(""),
    ),
  ];
  for (const count of shown.filter(({ hits }) => hits.length > 0)) {
    const { rule, hits } = count;
    lines.push("", `${rule.name}:`);
    lines.push(...(wanted ? hits.map(({ path, text }) => `  ${path}: ${text}`) : [`  ${placesOf(count)}`]));
  }
  const over = counts.filter(({ tooMany }) => tooMany).length;
  lines.push("", over > 0 ? `Ponad limitem: ${over} z ${counts.length}.` : "Wszystkie limity dotrzymane.");
  return lines.join("\n");
}
