import { cities, guides, type Mistake, nth, of, services } from "./mistake";

const site = "content/site.ts";
const indexOf = (folder: string) => `content/${folder}/index.ts`;

/** Files that cannot be read at all. */
export const unreadable: readonly Mistake[] = [
  of("a forgotten comma", nth(guides, 0), /(name: "[^"]*"),/, "$1", /brakuje przecinka/),
  of("a forgotten quotation mark", nth(guides, 1), /(name: "[^"]*)",/, "$1,", /brakuje przecinka, cudzysłowu/),
  of(
    "a straight quotation mark in a text",
    nth(guides, 2),
    /(advice:\s*")/,
    '$1Tak zwany "kabel" w ścianie. ',
    /„ i ”/,
  ),
  of("a decimal comma", nth(cities, 0), /latitude: (\d+)\.(\d+)/, "latitude: $1,$2", /z kropką i bez odstępów/),
  of("a space in a number", site, /founded: \d+/, "founded: 2 010", /z kropką i bez odstępów/),
  of("a bracket that never closes", nth(services, 0), /(keywords: \[[^\]]*)\]/, "$1", /nawiasu/),
  of("a text on two lines", nth(services, 1), /(advice:\s*"\S+) /, "$1\n", /brakuje|Sprawdź/),
  of("a comma in a rating", "content/cities/zory.ts", /value: \d\.\d,/, "value: 4,9,", /z kropką/),
  of("quotation marks of a text processor", nth(services, 2), /slug: "([^"]*)"/, "slug: “$1”", /slug: “/),
  of("marks of two changes that git could not join", nth(services, 3), /^/, "<<<<<<< HEAD\n", /dwie wersje/),
];

/** Pages that are not everywhere where a page must be. */
export const unlisted: readonly Mistake[] = [
  of("an address with a Polish letter", indexOf("cities"), /\n {2}zory,/, '\n  "żory": zory,', /„żory”.*bez ogonków/),
  of("an address with a space", indexOf("services"), /"sieci-lan":/, '"sieci lan":', /„sieci lan”/),
  of("an address twice", indexOf("cities"), /\n {2}katowice,/, "\n  katowice,\n  katowice,", /katowice.*dwa razy/),
  of(
    "an address that is no name of a file",
    indexOf("cities"),
    /\n {2}bytom,/,
    "\n  bitom: bytom,",
    /„bitom”.*bytom\.ts/,
  ),
  of("a page without its file", indexOf("guides"), /\n\n/, '\nimport { nowy } from "./nowy";\n\n', /guides\/nowy\.ts/),
  of("a page that the index does not list", indexOf("services"), /\n {2}pomiary,/, "", /„pomiary”/),
];
