import { cities, firstIn, guides, type Mistake, of, pages, services, slugOf } from "./mistake";

/** A picture that stands on two pages, and one that is for the gallery alone. */
const picture = /picture: \{ name: "([^"]+)"/;
const pictures = [...guides, ...services].map((file) => firstIn([file], picture)).filter((name) => name !== undefined);
const usedTwice = pictures.find((name, index) => pictures.indexOf(name) !== index);
const forGallery = firstIn(["content/gallery/index.ts"], /src: "([^"]+)\.\w+"[^}]*galleryOnly/);
const titled = /(meta: \{\s+title:\s*)"[^"]+"/;
const otherTitle = firstIn(services, /meta: \{\s+title:\s*"([^"]+)"/);
const button = /(band: \{[\s\S]*?)button: \{[^}]*\}/;
const long = (words: string, times: number): string => words.repeat(times);

/** Slips in the fields of services, guides and cities. */
export const pageMistakes: readonly Mistake[] = [
  // Cities.
  of("a title too long", cities, /(title:\s*")/, `$1${long("Bardzo długi tytuł strony o elektryku ", 3)}`, /Tytuł ma/),
  of("a description too short", cities, /description:\s*"[^"]*"/, 'description: "Za krótko."', /Opis ma/),
  of("no keywords", cities, /keywords: \[[^\]]*\]/, "keywords: []", /Słów kluczowych jest 0/),
  of("a keyword twice", cities, /keywords: \[\s*("[^"]+")/, "keywords: [$1, $1", /jest na liście drugi raz/),
  of(
    "coordinates the wrong way round",
    cities,
    /latitude: [\d.]+, longitude: [\d.]+/,
    "latitude: 18.9, longitude: 50.3",
    /za mała/,
  ),
  of(
    "a city as its own neighbour",
    cities,
    /neighbours: \[/,
    (file) => `neighbours: ["${slugOf(file)}", `,
    /własnych sąsiadów/,
  ),
  of("a city that is not there", cities, /neighbours: \[/, 'neighbours: ["atlantyda", ', /nie ma strony „atlantyda”/),
  of("a neighbour twice", cities, /neighbours: \[("[^"]+")/, "neighbours: [$1, $1", /Miasto .* drugi raz/),
  of("a district twice", cities, /(districts: \{[\s\S]*?items: \[\s*)("[^"]+")/, "$1$2, $2", /Dzielnica .* drugi raz/),
  of("a day to come", cities, /updated: "[^"]+"/, 'updated: "2099-01-01"', /jeszcze nie nadszedł/),
  of("a slug with a capital", cities, /slug: "./, 'slug: "X', /„X.*inny niż w spisie/),
  of("a misspelt field", cities, /inCity:/, "inCiti:", /Nie ma takiego pola: inCiti/),
  of("a day in words", cities, /updated: "[^"]+"/, 'updated: "20 listopada 2026"', /rok-miesiąc-dzień/),
  of("a title of one letter", cities, titled, '$1"P"', /Tytuł ma 1 znak/),
  of("a title of another page", cities, titled, `$1"${otherTitle}"`, /meta\.title: To samo stoi w/),
  of(
    "the same card twice",
    cities,
    /(services: \{[\s\S]*?items: \[\s*)(\{[\s\S]*?\},)/,
    "$1$2 $2",
    /services\.items\.1: .*drugi raz/,
  ),
  of(
    "a heading of a paragraph's length",
    cities,
    /(districts: \{\s+heading: ")/,
    `$1${long("Dzielnica po dzielnicy ", 13)}`,
    /districts\.heading: Tekst ma/,
  ),
  of(
    "a link to the prices of a city",
    cities,
    /(range: \{[\s\S]*?text:\s*")/,
    "$1Zobacz [ceny](#ceny). ",
    /sekcji „ceny”/,
  ),
  of("a badge too few", cities, /badges: \w+/, "badges: []", /badges: .*3/),
  of("a field twice", cities, /(\n {2}tile: "[^"]*",)/, "$1$1", /tile: .*dwa razy/),
  of(
    "a picture that is for the gallery alone",
    forGallery ? cities : [],
    /(\n {2}range: \{)/,
    `\n  picture: { name: "${forGallery}" },$1`,
    /jest tylko do galerii/,
    "a picture for the gallery alone",
  ),
  // Services.
  of("an icon that is not there", services, /icon: "[^"]+"/, 'icon: "hause"', /Nie ma tu wartości „hause”/),
  of("a picture that is not there", pages, picture, 'picture: { name: "99-nie-ma"', /Nie ma zdjęcia „99-nie-ma”/),
  of("a kind of section that is not there", services, /kind: "\w+"/, 'kind: "tabela"', /Nie ma takiego rodzaju sekcji/),
  of("a card for another place", services, /card:\s*"/, `card: "${long("Karta o niczym. ", 300)}`, /card: Tekst ma/),
  of("a field left out", services, /\n {2}card:\s*"[^"]*",/, "", /card: Brakuje tego pola/),
  of(
    "a page that recommends itself",
    services,
    /related: \{\s+services: \[/,
    (file) => `related: { services: ["${slugOf(file)}", `,
    /samą siebie/,
  ),
  of(
    "a link from a page to itself",
    services,
    /(hero: \{[\s\S]*?lead:\s*")/,
    (file) => `$1Zobacz [to](/uslugi/${slugOf(file)}). `,
    /do tej samej strony/,
  ),
  of("an empty number of a circuit", services, /\n {2}code: "F\d+"/, '\n  code: "F"', /F i liczbę/),
  of("an empty description", services, /description:\s*"[^"]*"/, 'description: ""', /meta\.description: Opis ma 0/),
  of(
    "a button that leads nowhere",
    services,
    button,
    '$1button: { label: "Zadzwoń", to: "/kontakty" }',
    /\/kontakty, a takiej strony nie ma/,
  ),
  of(
    "a button that does something else",
    services,
    button,
    '$1button: { label: "Zadzwoń", action: "dzwon" }',
    /nie pasują|Nie ma tu wartości/,
  ),
  of("no way to the price", services, /\n {6}inBar: "Cena",/, "", /sections: Żadna sekcja nie ma inBar: "Cena"/),
  of(
    "steps that ask for nothing",
    services,
    /(inBar: "Przebieg",)\n {6}ask:\s*"[^"]*",/,
    "$1",
    /ask: Po sekcji „Przebieg”/,
  ),
  of(
    "a section that continues nothing",
    services,
    /(sections: \[\s*\{)/,
    "$1 continues: true,",
    /nie ma czego kontynuować/,
  ),
  // Guides.
  of(
    "published after it was changed",
    guides,
    /published: "[^"]+"(,\s+modified: )"[^"]+"/,
    'published: "2026-01-02"$1"2026-01-01"',
    /wcześniejsza niż publikacja/,
  ),
  of("a question twice", guides, /(faq: \[\s*)(\{[\s\S]*?\},)/, "$1$2 $2", /Pytanie .* drugi raz/),
  of("a service twice", guides, /services: \[("[^"]+")/, "services: [$1, $1", /Usługa .* drugi raz/),
  of(
    "a question without an answer",
    guides,
    /(faq: \[\s*\{\s*question:[^\n]*\n)\s*answer:\s*"[^"]*",/,
    "$1",
    /faq\.0\.answer: Brakuje/,
  ),
  of(
    "two figures at the top",
    guides,
    /keyFacts: \[[\s\S]*?\],/,
    'keyFacts: [{ label: "Cena", value: "sto" }],',
    /najmniej pozycji: 3/,
  ),
  of("a colour that no conductor has", pages, /colour: "\w+"/, 'colour: "czerwony"', /l1, l2, l3, n, pe/, "a wire"),
  of("a number where text belongs", guides, /\n {2}name: "[^"]*"/, "\n  name: 24", /tekst w cudzysłowie/),
  of("text where a list belongs", guides, /keywords: \[[^\]]*\]/, 'keywords: "prąd"', /lista w nawiasach kwadratowych/),
  of(
    "a section with the anchor of another",
    guides,
    /(sections: \[[\s\S]*?id: "([^"]+)"[\s\S]*?id: )"[^"]+"/,
    '$1"$2"',
    /powtarza się na stronie/,
  ),
  of("an anchor with a space", guides, /(sections: \[[\s\S]*?id: )"[^"]+"/, '$1"Zakres prac"', /niedozwolone znaki/),
  of(
    "a picture that stands on two pages already",
    usedTwice ? guides : [],
    /(hero: \{[\s\S]*?lead:\s*"[^"]*",)/,
    `$1 picture: { name: "${usedTwice}" },`,
    /stoi już w .* i w .*najwyżej na dwóch stronach/,
    "a picture on two pages",
  ),
];
