import { cities, facts, guides, type Mistake, of, pages, services, site } from "./mistake";

const indexOf = (folder: string) => `content/${folder}/index.ts`;
/** A line of an index: a page whose address is its name. */
const listed = /\n {2}(\w+),/;
const last = /\n {2}[^,\n]+,(?=\n\} as const)/;

/** Files that cannot be read at all. */
export const unreadable: readonly Mistake[] = [
  of("a forgotten comma", guides, /(name: "[^"]*"),/, "$1", /brakuje przecinka/),
  of("a forgotten quotation mark", guides, /(name: "[^"]*)",/, "$1,", /brakuje przecinka, cudzysłowu/),
  of("a straight quotation mark in a text", pages, /(advice:\s*")/, '$1Tak zwany "kabel" w ścianie. ', /„ i ”/),
  of("a decimal comma", cities, /latitude: (\d+)\.(\d+)/, "latitude: $1,$2", /z kropką i bez odstępów/),
  of("a space in a number", site, /founded: \d+/, "founded: 2 010", /z kropką i bez odstępów/),
  of("a bracket that never closes", services, /(keywords: \[[^\]]*)\]/, "$1", /nawiasu/),
  of("a text on two lines", services, /(advice:\s*"\S+) /, "$1\n", /brakuje|Sprawdź/),
  of("a comma in a rating", [...cities, site], /value: \d\.\d,/, "value: 4,9,", /z kropką/, "a rating"),
  of("quotation marks of a text processor", services, /slug: "([^"]*)"/, "slug: “$1”", /slug: “/),
  of("marks of two changes that git could not join", services, /^/, "<<<<<<< HEAD\n", /dwie wersje/),
  // As bytes that are no UTF-8 are read.
  of("letters of another encoding", guides, /^/, "// za\ufffd\ufffd\n", /innym kodowaniu niż UTF-8/),
];

/** Pages that are not everywhere where a page must be. */
export const unlisted: readonly Mistake[] = [
  of("an address with a Polish letter", indexOf("cities"), listed, '\n  "żółć": $1,', /„żółć”.*bez ogonków/),
  of("an address with a space", indexOf("services"), listed, '\n  "sieci lan": $1,', /„sieci lan”/),
  of("an address twice", indexOf("cities"), last, "$&$&", /dwa razy/),
  of("an address that is no name of a file", indexOf("cities"), listed, "\n  inna: $1,", /„inna”.*nazwa pliku \w+\.ts/),
  of("a page without its file", indexOf("guides"), /\n\n/, '\nimport { nowy } from "./nowy";\n\n', /guides\/nowy\.ts/),
  of("a page that the index does not list", indexOf("services"), listed, "", /Na liście brakuje „/),
];

const range = /("slonce\.maj": \{[^}]*?)value: [\d.]+/;

/** What stops content from being loaded, stops a calculator, or is known to the compiler only. */
export const alone: readonly Mistake[] = [
  of("a name that is nowhere declared", cities, /badges: \w+/, "badges: cityBadgez", /:\d+ › plik: .*cityBadgez/),
  of("a range in place of a number", facts, range, "$1min: 1, max: 2", /:\d+ › slonce\.maj: .*to zakres/),
  of("a type", facts, /satisfies Record<string, Fact>/, "satisfies string", /Wartość nie pasuje/),
];
