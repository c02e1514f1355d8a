import { existsSync } from "node:fs";
import { facts, firstIn, type Mistake, of } from "./mistake";

const gallery = "content/gallery/index.ts";
const redirect = (name: string, from: string, to: string, answer: RegExp) =>
  of(name, "content/redirects.ts", /\[\] = \[/, `$&\n  { from: "${from}", to: "${to}" },`, answer);
const picture = 'alt: "Rząd aparatów i listwa z zaciskami"';
const inGallery = (name: string, entry: string, answer: RegExp) =>
  of(name, gallery, /GalleryPicture\[\] = \[/, `$&\n  { ${entry} },`, answer);

const beforeFacts = /= \{(?=\n {2}")/;
const checkedOn = (day = "2026-11-20") => `source: "dane firmy", checked: "${day}"`;

function newFact(name: string, fields: string, answer: RegExp, day?: string): Mistake {
  const key = `proba.${name.replaceAll(" ", "")}`;
  const entry = `"${key}": { ${fields}, ${checkedOn(day)} }`;
  const ownAnswer = new RegExp(`${key.replace(".", "\\.")}.*${answer.source}`);
  return of(name, facts, beforeFacts, `$&\n  ${entry},`, ownAnswer);
}

const duplicate = `"${firstIn(facts.slice(0, 1), /\n {2}"([\w.]+)": \{/)}": { what: "Próba", value: 5, ${checkedOn()} }`;

const logo = "content/logo.svg";
const inLogo = of("a sign with letters", logo, /<\/svg>/, "<text>A</text></svg>", /napis pisany czcionką \(text\)/);

export const listMistakes: readonly Mistake[] = [
  ...(existsSync(logo) ? [inLogo] : []),
  redirect("a redirect that leads nowhere", "/stara", "/nie-ma", /nowy adres nie istnieje/),
  redirect("a redirect from a page that is there", "/kontakt", "/oferta", /pod starym adresem jest strona/),
  inGallery("a photo without its file", `src: "99-nowe.jpg", title: "Nowa A", ${picture}`, /takiego pliku w folderze/),
  inGallery("a photo without a description", 'src: "98-nowe.jpg", title: "Nowa B"', /alt: Brakuje tego pola/),
  of("no alternative text", gallery, /(src: "[^{}]*alt:\s*)"[^"]+"(?=[^{}]*\},\n\])/, '$1""', /Pole jest puste/),
  newFact("a price below zero", 'what: "Próba", value: -5, unit: "zł"', /mniejsza od zera/),
  newFact("a price without a unit", 'what: "Cena próby", value: 5', /jednostki/),
  newFact("a fact that no text uses", 'what: "Próba", value: 5', /nie używa/),
  newFact("a fact checked on a day to come", 'what: "Próba", value: 5', /nie nadszedł/, "2099-11-20"),
  newFact("the lower bound above the upper", 'what: "Próba", min: 9, max: 1', /Dolna granica/),
  newFact("a price without the day of its next check", 'what: "Próba", value: 5, unit: "zł"', /checkBy/),
  newFact("a fact without what it says", "value: 5", /what: Brakuje/),
  newFact("a fact that is a number and words", 'what: "Próba", value: 5, text: "pięć"', /nie może tu być/),
  of("a fact in two files", facts.slice(1), beforeFacts, `$&\n  ${duplicate},`, /: Ten fakt stoi drugi raz/),
  of("six stars in a review", "content/reviews.ts", /rating: \d/, "rating: 6", /wartości „6”/, "a review"),
  of("stars in quotes", "content/reviews.ts", /rating: (\d)/, 'rating: "$1"', /Usuń cudzysłów/, "a review"),
  of("a review without words", "content/reviews.ts", /text:\s*"[^"]*",/, "", /text: Brakuje tego pola/, "a review"),
  of("a wire of the map to no city", "content/map.ts", /(Connections: .*\[\s*\[)"[^"]+"/, '$1"Kraina"', /Kraina/),
  of("a card of the offer twice", "content/offer.ts", /cards: \[\s*("[^"]+")/, "cards: [$1, $1", /drugi raz/),
  of("a word in brackets that nobody fills in", "content/claims.ts", /(: "[^"\n]*\[\w+)\]/, "$1x]", /\[\w+x\]/),
  of("a field of the letter that nobody fills in", "content/contact.ts", /(": |: )\[(\w+)\]"/, '$1[$2x]"', /\[\w+x\]/),
  of("a menu entry without a page", "content/layout.ts", /to: "[^"]+"/, 'to: "/ofertaa"', /\/ofertaa, a takiej strony/),
  of(
    "a rule that opens the main switch and forgets the battery",
    "content/facts/emergency.ts",
    /, a przy magazynie energii wyłącz też jego wyjście awaryjne(?=\. Kranów)/,
    "",
    /zasada\.neutralny.*magazynie energii/,
  ),
  of(
    "a device that no breaker carries",
    "content/calculators.ts",
    /power: 3, count: 1, c/,
    "power: 20, count: 1, c",
    /63 A/,
  ),
  of("a device with its power in words", "content/calculators.ts", /power: [\d.]+/, 'power: "2 kW"', /bez cudzysłowu/),
  of("a day in words", "content/protocol.ts", /updated: "[^"]+"/, 'updated: "wczoraj"', /updated: .*rok-miesiąc-d/),
  of("a host that nobody knows", "content/publishing.ts", /Publishing = \{/, "$& serwer: 1,", /serwer/),
  of("a word of the list twice", "content/slownik.txt", /^([^#\n]+)\n/m, "$1\n$1\n", /drugi raz/, "a list of words"),
  of("a word of the list that the dictionary has", "content/slownik.txt", /$/, "żyrandol\n", /„żyrandol” jest już/),
];

/** Entry of a photograph that is too small; the test writes its file. */
const small = `src: "96-mala.jpg", title: "Nowa D", ${picture}`;
export const smallPhotograph = inGallery("a photo too small", small, /Ma 1000 × .*1200/);
