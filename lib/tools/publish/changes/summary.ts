import type { PageChange, PictureChange, SiteChanges } from "./compare";
import { isNothing } from "./compare";
import type { Replaced } from "./texts";
import {
  countedPages,
  fate,
  fileWords,
  inOneSentence,
  pageWords,
  pictureWords,
  samePages,
  sharedPrices,
} from "./words";

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Lines under a heading; nothing where there are none. */
const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", `${heading}:`, ...indented(lines)];

/** Addresses in a line: all of a few, else the first and how many more. */
const listed = (paths: readonly string[]): string =>
  paths.length <= 3 ? paths.join(", ") : `${paths.slice(0, 2).join(", ")} i jeszcze ${paths.length - 2}`;

/** What stood and what stands, one under the other. */
const replaced = ({ place, before, after }: Replaced): string[] => [
  ...(place ? [`${place}:`] : []),
  ...(before === undefined ? [] : [`  − ${before}`]),
  ...(after === undefined ? [] : [`  + ${after}`]),
];

const picture = ({ name, what, before, after }: PictureChange): string[] =>
  what === "described"
    ? replaced({ place: `${name}, ${pictureWords[what]}`, before: before ?? "", after: after ?? "" })
    : [`${name}: ${pictureWords[what]}`];

/** Everything about one page, or about pages that change in the same way. */
function pageLines(pages: readonly PageChange[], url: string | undefined): string[] {
  const [page] = pages;
  if (!page) return [];
  const { from, head, texts, links, pictures, data } = page;
  const details = [
    ...(url ? [`teraz: ${url}${from ?? page.path}`] : []),
    ...[...head, ...texts, ...links].flatMap(replaced),
    ...pictures.flatMap(picture),
    ...(data.length > 0 ? ["dane dla wyszukiwarek:", ...indented(data.flatMap(replaced))] : []),
  ];
  return [`${listed(pages.map(({ path }) => path))}: ${pageWords(page)}`, ...indented(details)];
}

/**
 * What visitors will notice: prices first, then page by page.
 * @param url address of the published site, "https://www.firma.pl"; left out: it is not known
 * @returns lines in Polish
 */
export function summaryLines(changes: SiteChanges, url?: string): string[] {
  if (isNothing(changes)) return ["Dla odwiedzających nic się nie zmieni."];
  const { added, removed, changed, frame, redirects, headers, files } = changes;
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
    ...block(
      "Nowe adresy stron",
      changed.flatMap(({ from, path }) => (from ? [`${from} → ${path}`] : [])),
    ),
    ...block(
      "Zmienione strony",
      samePages(changed).flatMap((pages) => pageLines(pages, url)),
    ),
    ...block(
      "Nagłówek, menu albo stopka",
      frame.flatMap(({ paths, texts, links }) => [
        `${countedPages(paths.length)}: ${listed(paths)}`,
        ...indented([...texts, ...links].flatMap(replaced)),
      ]),
    ),
    ...block(
      "Przekierowania",
      redirects.map((redirect) => `${fate(redirect)} ${redirect.place} → ${redirect.after ?? redirect.before}`),
    ),
    ...block("Nagłówki wysyłane przeglądarkom", headers.flatMap(replaced)),
    ...block(
      "Inne pliki",
      files.map((file) => `${fate(file)} ${fileWords(file.place)}`),
    ),
  ];
}
