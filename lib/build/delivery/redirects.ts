import type { Redirect } from "@/lib/content/types";

/** Marks that would end or change a rule in one of the server configurations. */
const unsafe = /[\s"'`\\<>{}|^$*;#?%]/;

function problem(
  { from, to }: Redirect,
  pages: ReadonlySet<string>,
  all: ReadonlyMap<string, string>,
): string | undefined {
  if (!from.startsWith("/") || from === "/")
    return "stary adres ma się zaczynać od ukośnika i nie może być stroną główną";
  if (unsafe.test(from) || unsafe.test(to)) return "adres nie może mieć odstępu, cudzysłowu, znaków ? # % ani nawiasów";
  if (/\/$|\/\/|\.html$|\/index$/.test(from)) return "stary adres podaj bez ukośnika na końcu, bez .html i bez /index";
  if (pages.has(from)) return "pod starym adresem jest strona: usuń ją albo przekierowanie";
  if (!to.startsWith("https://") && !pages.has(to) && !all.has(to)) return "nowy adres nie istnieje";
  return undefined;
}

/**
 * The redirects as a map from old path to final address, chains followed to their end.
 * @param pages canonical paths of the pages in the export
 * @throws with every mistake in the list, in the editor's language
 */
export function redirectMap(redirects: readonly Redirect[], pages: ReadonlySet<string>): ReadonlyMap<string, string> {
  const all = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const problems = redirects.flatMap((redirect, index) => {
    const first = redirects.findIndex(({ from }) => from === redirect.from);
    const message = first < index ? "ten stary adres jest na liście dwa razy" : problem(redirect, pages, all);
    return message ? [`${redirect.from} → ${redirect.to}: ${message}`] : [];
  });
  const final = new Map<string, string>();
  for (const [from, to] of all) {
    let end = to;
    for (let step = 0; all.has(end) && step <= all.size; step++) end = all.get(end) ?? end;
    if (all.has(end)) problems.push(`${from} → ${to}: przekierowania tworzą pętlę`);
    final.set(from, end);
  }
  if (problems.length > 0) throw new Error(`content/redirects.ts:\n  ${problems.join("\n  ")}`);
  return final;
}
