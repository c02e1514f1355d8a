import { plural } from "@/lib/text/plural";
import { isNothing, type PageChange, type PictureChange, type SiteChanges } from "./compare";
import { groupBy, type Replacement } from "./texts";

/** "3 zdania". */
const countWithNoun = (count: number, one: string, few: string, many: string): string =>
  `${count} ${plural(count, one, few, many)}`;

/** "5 stron". */
const pageCount = (count: number): string => countWithNoun(count, "strona", "strony", "stron");

const pictureWords: Readonly<Record<PictureChange["what"], string>> = {
  added: "nowe zdjęcie",
  removed: "usunięte zdjęcie",
  exchanged: "podmienione zdjęcie",
  described: "nowy opis zdjęcia dla niewidomych",
};

function actionWord({ before, after }: Replacement): string {
  if (before === undefined) return "dodano";
  return after === undefined ? "usunięto" : "zmieniono";
}

/** Files and what they are for the owner. */
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

const fileWords = (file: string): string => {
  const words = knownFiles.find(([pattern]) => pattern.test(file))?.[1];
  return words ? `${file}: ${words}` : file;
};

/** A page's changes in short: "tytuł w wyszukiwarce, 2 ceny, 3 zdania". */
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

/** Groups pages with the same changes, such as the two addresses of a service. */
const groupAlike = (changed: readonly PageChange[]) =>
  groupBy(changed, (page) => ({ ...page, path: "", looks: false }));

/** Changes of prices, each once with its pages. */
function sharedPrices(changed: readonly PageChange[]) {
  const all = changed.flatMap(({ path, prices }) => prices.map((price) => ({ path, price })));
  return groupBy(all, ({ price }) => price).map((same) => ({
    ...same[0].price,
    paths: [...new Set(same.map(({ path }) => path))],
  }));
}

/** Everything in one sentence: "Zmienią się 3 strony, dojdzie 1 strona." */
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

/** Up to three paths, else two and the number of the rest. */
const joinPaths = (paths: readonly string[]): string =>
  paths.length <= 3 ? paths.join(", ") : `${paths.slice(0, 2).join(", ")} i jeszcze ${paths.length - 2}`;

/** Old and new text, one below the other. */
const replacementLines = ({ place, before, after }: Replacement): string[] => [
  ...(place ? [`${place}:`] : []),
  ...(before === undefined ? [] : [`  − ${before}`]),
  ...(after === undefined ? [] : [`  + ${after}`]),
];

const pictureLines = ({ name, what, before, after }: PictureChange): string[] =>
  what === "described"
    ? replacementLines({ place: `${name}, ${pictureWords[what]}`, before: before ?? "", after: after ?? "" })
    : [`${name}: ${pictureWords[what]}`];

/** Details of a page, or of pages with the same changes. */
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
 * What visitors will notice, in Polish: prices first, then page by page.
 * @param url of the published site, "https://www.firma.pl", where it is known
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
    "Zmienione strony": groupAlike(changed).flatMap((pages) => pageLines(pages, url)),
    "Nagłówek, menu albo stopka": frame.flatMap(({ paths, texts, links }) => [
      `${pageCount(paths.length)}: ${joinPaths(paths)}`,
      ...indent([...texts, ...links].flatMap(replacementLines)),
    ]),
    Przekierowania: redirects.map((one) => `${actionWord(one)} ${one.place} → ${one.after ?? one.before}`),
    "Nagłówki wysyłane przeglądarkom": headers.flatMap(replacementLines),
    "Inne pliki": files.map((file) => `${actionWord(file)} ${fileWords(file.place)}`),
  };
  const entries = Object.entries(blocks).filter(([, lines]) => lines.length > 0);
  return [summarySentence(changes), ...entries.flatMap(([heading, lines]) => ["", `${heading}:`, ...indent(lines)])];
}
