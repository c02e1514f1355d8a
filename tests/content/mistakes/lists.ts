import { type Mistake, of } from "./mistake";

const redirects = "content/redirects.ts";
const gallery = "content/gallery/index.ts";
const inGallery = (name: string, entry: string, answer: RegExp) =>
  of(name, gallery, /gallery = \[\n/, `gallery = [\n  ${entry},\n`, answer);

/** A fact that a file of content/facts did not have, under a key of its own. */
function newFact(name: string, file: string, fields: string, answer: RegExp, checked = "2026-11-20"): Mistake {
  const key = `proba.${name.replaceAll(" ", "")}`;
  const entry = `"${key}": { ${fields}, source: "dane firmy", checked: "${checked}" }`;
  const own = new RegExp(`${key.replace(".", "\\.")}.*${answer.source}`);
  return of(name, `content/facts/${file}.ts`, /= \{\n {2}"/, `= {\n  ${entry},\n  "`, own);
}

/** Slips in photographs, facts, reviews and other lists. */
export const listMistakes: readonly Mistake[] = [
  of(
    "a redirect that leads nowhere",
    redirects,
    /\[\n/,
    '[\n  { from: "/stara", to: "/nie-ma" },\n',
    /nowy adres nie istnieje/,
  ),
  of(
    "a redirect from a page that is there",
    redirects,
    /\[\n/,
    '[\n  { from: "/kontakt", to: "/oferta" },\n',
    /pod starym adresem jest strona/,
  ),
  inGallery(
    "a photo without its file",
    '{ src: "99-nowe.jpg", title: "Nowa rozdzielnica w domu", alt: "Rząd aparatów i listwa z zaciskami" }',
    /takiego pliku w folderze/,
  ),
  inGallery(
    "a photo without a description",
    '{ src: "98-nowe.jpg", title: "Nowa rozdzielnica w piwnicy" }',
    /alt: Brakuje tego pola/,
  ),
  of("an empty alternative text", gallery, /alt: "[^"]+"/, 'alt: ""', /Pole jest puste/),
  inGallery(
    "a photo that no page shows",
    '{ src: "97-nowe.jpg", title: "Nowa rozdzielnica w garażu", alt: "Rząd aparatów nad licznikiem" }',
    /97-nowe\.jpg nie pokazuje/,
  ),
  newFact("a price below zero", "installations", 'what: "Próba", value: -5, unit: "zł"', /mniejsza od zera/),
  newFact("a price without a unit", "installations", 'what: "Cena próby", value: 5', /jednostki/),
  newFact("a fact that no text uses", "energy", 'what: "Próba", value: 5', /nie używa/),
  newFact("a fact checked on a day to come", "energy", 'what: "Próba", value: 5', /nie nadszedł/, "2099-11-20"),
  newFact("the lower bound above the upper", "low-voltage", 'what: "Próba", min: 9, max: 1', /Dolna granica/),
  newFact("a price without the day of its next check", "low-voltage", 'what: "Próba", value: 5, unit: "zł"', /checkBy/),
  newFact("a fact without what it says", "company", "value: 5", /what: Brakuje/),
  newFact("a fact that is a number and words", "rules", 'what: "Próba", value: 5, text: "pięć"', /nie może tu być/),
  of(
    "a fact in two files",
    "content/facts/safety.ts",
    /= \{\n {2}"/,
    '= {\n  "moc.rezerwa": { what: "Rezerwa", value: 5, unit: "%", source: "dane firmy", checked: "2026-11-20" },\n  "',
    /moc\.rezerwa: .*drugi raz/,
  ),
  of("six stars in a review", "content/reviews.ts", /rating: \d/, "rating: 6", /rating: Nie ma tu wartości „6”/),
  of("a review without words", "content/reviews.ts", /text: "[^"]*",/, "", /text: Brakuje tego pola/),
  of("a wire of the map to no city", "content/map.ts", /\["Katowice", "/, '["Krakow", "', /Krakow/),
  of("a card of the offer twice", "content/offer.ts", /cards: \[\s*("[^"]+")/, "cards: [$1, $1", /drugi raz/),
  of("a word in brackets that nobody fills in", "content/claims.ts", /("[^"\n]*)\[rok\]/, "$1[roku]", /\[roku\]/),
  of(
    "a field of the letter that nobody fills in",
    "content/contact.ts",
    /\[miasto\]/,
    "[miejscowosc]",
    /\[miejscowosc\]/,
  ),
  of(
    "a menu entry without a page",
    "content/layout.ts",
    /to: "[^"]+"/,
    'to: "/ofertaa"',
    /\/ofertaa, a takiej strony nie ma/,
  ),
  of(
    "a device with its power in words",
    "content/calculators.ts",
    /power: [\d.]+/,
    'power: "2 kW"',
    /liczba bez cudzysłowu/,
  ),
  of(
    "a circuit of the specimen that no breaker has",
    "content/protocol.ts",
    /updated: "[^"]+"/,
    'updated: "wczoraj"',
    /rok-miesiąc-dzień/,
  ),
  of(
    "a host that nobody knows",
    "content/publishing.ts",
    /export const publishing = \{/,
    "export const publishing = { serwer: 1,",
    /serwer/,
  ),
  of("a word of the list twice", "content/slownik.txt", /^([^#\n]+)\n/m, "$1\n$1\n", /drugi raz/),
  of("a word of the list that the dictionary has", "content/slownik.txt", /$/, "żyrandol\n", /„żyrandol” jest już/),
];
