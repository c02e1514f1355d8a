import { plural } from "@/lib/text/plural";
import { isNothing, type PageChange, type PictureChange, type SiteChanges } from "./compare";
import { groupBy, type Replacement } from "./texts";

/** "3 zdania": a number with its noun. */
const countWithNoun = (count: number, one: string, few: string, many: string): string =>
  `${count} ${plural(count, one, few, many)}`;

/** "5 stron". */
const pageCount = (count: number): string => countWithNoun(count, "strona", "strony", "stron");

/** What happened to a picture. */
const pictureWords: Readonly<Record<PictureChange["what"], string>> = {
  added: "nowe zdjęcie",
  removed: "usunięte zdjęcie",
  exchanged: "podmienione zdjęcie",
  described: "nowy opis zdjęcia dla niewidomych",
};

/** What happened to something that is there or not. */
function actionWord({ before, after }: Replacement): string {
  if (before === undefined) return "dodano";
  return after === undefined ? "usunięto" : "zmieniono";
}

/** Files a visitor is given by name, as an owner knows them. */
const knownFiles: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^sitemap.*\.xml$/, "mapa witryny dla wyszukiwarek (adresy i daty zmian stron)"],
  [/^robots\.txt$/, "wskazówki dla wyszukiwarek"],
  [/^llms\.txt$/, "spis stron dla programów, które czytają strony"],
  [/\.vcf$/, "wizytówka do zapisania w telefonie"],
  [/^sw\.js$/, "działanie strony bez internetu"],
  [/^og\//, "obrazek do udostępniania w sieciach społecznościowych"],
  [/icon/, "ikona strony"],
  [/\.webmanifest$/, "nazwa i ikona strony na ekranie telefonu"],
  [/^licencje\.txt$/, "licencje użytych bibliotek"],
];

/** What a file is, or only its name where that says it. */
const fileWords = (file: string): string => {
  const words = knownFiles.find(([pattern]) => pattern.test(file))?.[1];
  return words ? `${file}: ${words}` : file;
};

/** What changed on a page, in a few words: "tytuł w wyszukiwarce, 2 ceny, 3 zdania". */
function pageWords({ head, prices, texts, links, pictures, data, looks }: PageChange): string {
  const parts = [
    ...head.map(({ place }) => place.toLowerCase()),
    prices.length > 0 && countWithNoun(prices.length, "cena", "ceny", "cen"),
    texts.length > 0 && countWithNoun(texts.length, "zdanie", "zdania", "zdań"),
    links.length > 0 && countWithNoun(links.length, "odnośnik", "odnośniki", "odnośników"),
    pictures.length > 0 && countWithNoun(pictures.length, "zdjęcie", "zdjęcia", "zdjęć"),
    data.length > 0 && "dane dla wyszukiwarek",
  ].filter((words) => words !== false);
  if (parts.length === 0 && looks) return "wygląd albo działanie, bez zmian w tekście";
  return parts.join(", ");
}

/** Pages that change in the same way. A service stands under two addresses. */
const groupSamePages = (changed: readonly PageChange[]) =>
  groupBy(changed, (page) => ({ ...page, path: "", looks: false }));

/** Changes of amounts, each once: a price often stands on several pages. */
function sharedPrices(changed: readonly PageChange[]) {
  const all = changed.flatMap(({ path, prices }) => prices.map((price) => ({ path, price })));
  return groupBy(all, ({ price }) => price).map((same) => ({
    ...same[0].price,
    paths: [...new Set(same.map(({ path }) => path))],
  }));
}

/** "Zmienią się 3 strony, dojdzie 1 strona.": the whole in one sentence. */
function summarySentence({ changed, added, removed, frame }: SiteChanges): string {
  const pages = new Set([...changed.map(({ path }) => path), ...frame.flatMap(({ paths }) => paths)]).size;
  const parts = [
    pages > 0 && `${plural(pages, "zmieni się", "zmienią się", "zmieni się")} ${pageCount(pages)}`,
    added.length > 0 && `${plural(added.length, "dojdzie", "dojdą", "dojdzie")} ${pageCount(added.length)}`,
    removed.length > 0 && `${plural(removed.length, "zniknie", "znikną", "zniknie")} ${pageCount(removed.length)}`,
  ].filter((words) => words !== false);
  const all = parts.length > 0 ? parts.join(", ") : "strony zostaną takie same, zmienią się ustawienia";
  return `${all[0]?.toUpperCase()}${all.slice(1)}.`;
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Addresses in a line: all of a few, else the first and how many more. */
const joinPaths = (paths: readonly string[]): string =>
  paths.length <= 3 ? paths.join(", ") : `${paths.slice(0, 2).join(", ")} i jeszcze ${paths.length - 2}`;

/** What stood and what stands, one under the other. */
const replacementLines = ({ place, before, after }: Replacement): string[] => [
  ...(place ? [`${place}:`] : []),
  ...(before === undefined ? [] : [`  − ${before}`]),
  ...(after === undefined ? [] : [`  + ${after}`]),
];

const pictureLines = ({ name, what, before, after }: PictureChange): string[] =>
  what === "described"
    ? replacementLines({ place: `${name}, ${pictureWords[what]}`, before: before ?? "", after: after ?? "" })
    : [`${name}: ${pictureWords[what]}`];

/** Everything about one page, or about pages that change in the same way. */
function pageLines(pages: readonly [PageChange, ...PageChange[]], url: string | undefined): string[] {
  const [page] = pages;
  const { from, head, texts, links, pictures, data } = page;
  const details = [
    ...(url ? [`teraz: ${url}${from ?? page.path}`] : []),
    ...[...head, ...texts, ...links].flatMap(replacementLines),
    ...pictures.flatMap(pictureLines),
    ...(data.length > 0 ? ["dane dla wyszukiwarek:", ...indent(data.flatMap(replacementLines))] : []),
  ];
  return [`${joinPaths(pages.map(({ path }) => path))}: ${pageWords(page)}`, ...indent(details)];
}

/**
 * What visitors will notice: prices first, then page by page.
 * @param url address of the published site, "https://www.firma.pl"; left out: it is not known
 * @returns lines in Polish
 */
export function summaryLines(changes: SiteChanges, url?: string): string[] {
  if (isNothing(changes)) return ["Dla odwiedzających nic się nie zmieni."];
  const { added, removed, changed, frame, redirects, headers, files } = changes;
  const blocks: Readonly<Record<string, readonly string[]>> = {
    Ceny: sharedPrices(changed).map(
      ({ before, after, place, paths }) => `${before} → ${after}${place && `  (${place})`}  ${joinPaths(paths)}`,
    ),
    "Nowe strony": added.map(({ path, title }) => `${path}  „${title}”`),
    "Usunięte strony": removed.map(({ path, to }) =>
      to ? `${path}, przekierowana do ${to}` : `${path}: BEZ PRZEKIEROWANIA, dopisz je w content/redirects.ts`,
    ),
    "Nowe adresy stron": changed.flatMap(({ from, path }) => (from ? [`${from} → ${path}`] : [])),
    "Zmienione strony": groupSamePages(changed).flatMap((pages) => pageLines(pages, url)),
    "Nagłówek, menu albo stopka": frame.flatMap(({ paths, texts, links }) => [
      `${pageCount(paths.length)}: ${joinPaths(paths)}`,
      ...indent([...texts, ...links].flatMap(replacementLines)),
    ]),
    Przekierowania: redirects.map(
      (redirect) => `${actionWord(redirect)} ${redirect.place} → ${redirect.after ?? redirect.before}`,
    ),
    "Nagłówki wysyłane przeglądarkom": headers.flatMap(replacementLines),
    "Inne pliki": files.map((file) => `${actionWord(file)} ${fileWords(file.place)}`),
  };
  const filledBlocks = Object.entries(blocks).filter(([, lines]) => lines.length > 0);
  return [
    summarySentence(changes),
    ...filledBlocks.flatMap(([heading, lines]) => ["", `${heading}:`, ...indent(lines)]),
  ];
}
