import { cities, names } from "./written";

/** Standards, ranges and labels of a sum. The font has no no-break hyphen. */
const forms = String.raw`\d+-lec\p{L}+|N SEP-E-\d+|\p{L}+ :(?= \d)|PN-(?:HD|EN|IEC) [\d-]+|\d[\d,:\u00a0]*–\d[\d,:]*[%°]?`;

/** Towns with a hyphen, in the forms of their pages. */
const towns = Object.values(cities).flatMap(({ name, inCity, ofCity }) =>
  [name, inCity, ofCity].flatMap((form) => /\p{L}+-\p{L}+/u.exec(form) ?? []),
);

const words = names.unbroken.map((word) =>
  word.replaceAll("*", "\\p{L}*").replaceAll("#", "\\d+(?:,\\d+)?").replaceAll(" ", "[ \\u00a0]"),
);

/** What must stay on one line, as a group: names of content/cities and content/names.ts, standards, ranges. */
export const unbroken = new RegExp(`(${[...towns, ...words, forms].join("|")})`, "u");
