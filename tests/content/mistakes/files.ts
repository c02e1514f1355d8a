import { cities, facts, guides, type Mistake, of, pages, services, site } from "./mistake";

const indexOf = (folder: string) => `content/${folder}/index.ts`;
/** An entry of an index whose address is its name. */
const entry = /\n {2}(\w+),/;
const lastEntry = /\n {2}[^,\n]+,(?=\n\};)/;

export const unreadable: readonly Mistake[] = [
  of("a forgotten comma", guides, /(name: "[^"]*"),/, "$1", /brakuje przecinka/),
  of("a forgotten quotation mark", guides, /(name: "[^"]*)",/, "$1,", /brakuje przecinka, cudzysłowu/),
  of("a straight quotation mark in a text", pages, /(advice:\s*")/, '$1Tak zwany "kabel" w ścianie. ', /„ i ”/),
  of("a decimal comma", cities, /latitude: (\d+)\.(\d+)/, "latitude: $1,$2", /z kropką i bez odstępów/),
  of("a space in a number", site, /founded: \d+/, "founded: 2 010", /z kropką i bez odstępów/),
  of("a bracket that never closes", services, /(keywords: \[[^\]]*)\]/, "$1", /nawiasu/),
  of("a text on two lines", services, /(advice:\s*"\S+) /, "$1\n", /brakuje|Sprawdź/),
  of("a comma in a rating", [...cities, site], /value: \d\.\d,/, "value: 4,9,", /z kropką/, "a rating"),
  of("quotation marks of a text processor", services, /slug: "([^"]*)"/, "slug: “$1”", /slug: “.*prostym cudzysłowie/),
  of("an empty file", guides, /^[\s\S]*$/, "", /nie ma treści.*git restore/),
  of("marks of two changes that git could not join", services, /^/, "<<<<<<< HEAD\n", /dwie wersje/),
  of("a calculation in place of a number", site, /founded: (\d+)/, "founded: $1 + 1", /stoją tylko dane.*founded/),
  of("a name that is nowhere declared", cities, /badges: \w+/, "badges: cityBadgez", /nic o nazwie cityBadgez/),
  // Bytes that are not UTF-8 are read as this character.
  of("letters of another encoding", guides, /^/, "// za\ufffd\ufffd\n", /innym kodowaniu niż UTF-8/),
];

/** Pages missing in one of the places that must name them. */
export const unlisted: readonly Mistake[] = [
  of("an address with a Polish letter", indexOf("cities"), entry, '\n  "żółć": $1,', /„żółć”.*bez ogonków/),
  of("an address with a space", indexOf("services"), entry, '\n  "sieci lan": $1,', /„sieci lan”/),
  of("an address twice", indexOf("cities"), lastEntry, "$&$&", /dwa razy/),
  of("an address that is no name of a file", indexOf("cities"), entry, "\n  inna: $1,", /„inna”.*nazwa pliku \w+\.ts/),
  of("a page without its file", indexOf("guides"), /\n\n/, '\nimport { nowy } from "./nowy";\n\n', /guides\/nowy\.ts/),
  of("a page that the index does not list", indexOf("services"), entry, "", /Na liście brakuje „/),
];

const range = /("slonce\.maj": \{[^}]*?)value: [\d.]+/;

/** A mistake that hides others: it stops a calculator. */
export const alone: readonly Mistake[] = [
  of("a range in place of a number", facts, range, "$1min: 1, max: 2", /:\d+ › slonce\.maj: .*to zakres/),
];
