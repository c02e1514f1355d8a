import { cities, names } from "./written";

/** Standards and labels of a sum. The font has no no-break hyphen. */
const forms = String.raw`\d+-lec\p{L}+|N SEP-E-\d+|\p{L}+ :(?= \d)|PN-(?:HD|EN|IEC)(?: ISO)? [\d-]+`;

/** Towns with a hyphen, in the forms of their pages, with a preposition of one letter and the sign behind. */
const towns = Object.values(cities).flatMap(({ name, inCity, ofCity }) =>
  [name, inCity, ofCity].flatMap(
    (form) => /(?:\p{L} )?\p{L}+-\p{L}+/u.exec(form)?.[0].replace(" ", "[ \\u00a0]").concat("[,.]?") ?? [],
  ),
);

const words = names.unbroken.map((word) =>
  word.replaceAll("*", "\\p{L}*").replaceAll("#", "\\d+(?:,\\d+)?").replaceAll(" ", "[ \\u00a0]"),
);

/** What no-break spaces and punctuation tie to a name, without the mark of edit mode at the end of a text. */
const tied = String.raw`[^ \u200b-\u200d\ufeff]*`;

/**
 * What must stay on one line, as a group: names of content/cities and content/names.ts, standards; with all that is
 * tied to them, for where a name is a box of its own, a line could break between.
 */
export const unbroken = new RegExp(`(${tied}(?:${[...towns, ...words, forms].join("|")})${tied})`, "u");
