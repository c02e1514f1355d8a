import { isNothing, type SiteChanges } from "./compare";
import { countedPages, fate, fileWords, inOneSentence, pageWords, samePages, sharedPrices } from "./words";

/** Most lines of one kind: the rest stands in the report. */
const most = 12;

/** Lines under a heading, as many as a terminal bears. */
function block(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - most;
  return [
    "",
    `${heading}:`,
    ...lines.slice(0, most).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … i jeszcze ${rest}, w raporcie`] : []),
  ];
}

/** Addresses in a line: all of a few, else the first and how many more. */
export const listed = (paths: readonly string[]): string =>
  paths.length <= 3 ? paths.join(", ") : `${paths.slice(0, 2).join(", ")} i jeszcze ${paths.length - 2}`;

/**
 * What will change, for the terminal: prices first, a line a page.
 * @returns lines in Polish
 */
export function summaryLines(changes: SiteChanges): string[] {
  if (isNothing(changes)) return ["Dla odwiedzających nic się nie zmieni."];
  const { added, removed, changed, frame, redirects, headers, files } = changes;
  const moved = changed.flatMap(({ from, path }) => (from ? [`${from} → ${path}`] : []));
  return [
    inOneSentence(changes),
    ...block(
      "Ceny",
      sharedPrices(changed).map(
        ({ before, after, place, paths }) => `${before} → ${after}${place && `  (${place})`}  ${listed(paths)}`,
      ),
    ),
    ...block(
      "Nowe strony",
      added.map(({ path, title }) => `${path}  „${title}”`),
    ),
    ...block(
      "Usunięte strony",
      removed.map(({ path, to }) =>
        to ? `${path}, przekierowana do ${to}` : `${path}: BEZ PRZEKIEROWANIA, dopisz je w content/redirects.ts`,
      ),
    ),
    ...block("Nowe adresy stron", moved),
    ...block(
      "Zmienione strony",
      samePages(changed).map((pages) => `${listed(pages.map(({ path }) => path))}: ${pages[0] && pageWords(pages[0])}`),
    ),
    ...block(
      "Nagłówek, menu albo stopka",
      frame.map(
        ({ paths, texts, links }) =>
          `${countedPages(paths.length)}: ${[...texts, ...links]
            .map(({ before = "(nic)", after = "(nic)" }) => `„${before}” → „${after}”`)
            .slice(0, 3)
            .join(", ")}`,
      ),
    ),
    ...block(
      "Przekierowania",
      redirects.map((redirect) => `${fate(redirect)} ${redirect.place} → ${redirect.after ?? redirect.before}`),
    ),
    ...block(
      "Nagłówki wysyłane przeglądarkom",
      headers.map((header) => `${fate(header)} ${header.place}`),
    ),
    ...block(
      "Inne pliki",
      files.map((file) => `${fate(file)} ${fileWords(file.place)}`),
    ),
  ];
}
