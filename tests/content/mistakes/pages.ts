import { cities, firstIn, guides, type Mistake, of, pages, services, slugOf } from "./mistake";

const picture = /picture: \{ name: "([^"]+)"/;
/** A page's picture, and the next section that has none. */
const pictureAndNext = /(picture: \{ name: "([^"]+)" \},[\s\S]*?\n {6}heading:\s*"[^"]*",)(?!\s*picture)/;
const forGallery = firstIn(["content/gallery/index.ts"], /src: "([^"]+)\.\w+"[^}]*galleryOnly/);
const title = /(meta: \{\s+title:\s*)"[^"]+"/;
const otherTitle = firstIn(services, /meta: \{\s+title:\s*"([^"]+)"/);
const button = /(band: \{[\s\S]*?button: \{ label: "[^"]*",)[^}]*/;
const modified = /published: "[^"]+"(,\s+modified: )"[^"]+"/;
const firstAnswer = /(faq: \[\s*\{\s*question:[^\n]*\n)\s*answer:\s*"[^"]*",/;
const selfEntry = (file: string) => `$&"${slugOf(file)}", `;
const selfLink = (file: string) => `$&Zobacz [to](/uslugi/${slugOf(file)}). `;
const words = "Dzielnica po dzielnicy ".repeat(100);

export const pageMistakes: readonly Mistake[] = [
  of("a title too long", cities, /title:\s*"/, `$&${words.slice(0, 110)}`, /Tytuł ma/),
  of("a title of one letter", cities, title, '$1"P"', /Tytuł ma 1 znak/),
  of("a title of another page", cities, title, `$1"${otherTitle}"`, /meta\.title: To samo stoi w/),
  of("a description too short", cities, /description:\s*"[^"]*"/, 'description: "Za krótko."', /Opis ma/),
  of("no keywords", cities, /keywords: \[[^\]]*\]/, "keywords: []", /Słów kluczowych jest 0/),
  of("a keyword twice", cities, /keywords: \[\s*("[^"]+")/, "keywords: [$1, $1", /jest na liście drugi raz/),
  of("a longitude in place of the latitude", cities, /latitude: [\d.]+/, "latitude: 18.9", /za mała/),
  of(
    "a place far away",
    cities,
    /(nearby: \[\s*\{[^}]*longitude: )[\d.]+/,
    "$119.9",
    /nearby\.0\.latitude: .* leży \d+.km od miasta/,
    "a place nearby",
  ),
  of("a city as its own neighbour", cities, /neighbours: \[/, selfEntry, /własnych sąsiadów/),
  of("a city that is not there", cities, /neighbours: \[/, '$&"atlantyda", ', /nie ma strony „atlantyda”/),
  of("a neighbour twice", cities, /neighbours: \[("[^"]+")/, "neighbours: [$1, $1", /Miasto .* drugi raz/),
  of(
    "a sum that names no work",
    services,
    /\{ price: "[^"]+"[^}]*\}/,
    '{ label: "Cena", value: "{naprawa.wizyta}" }',
    /stoi bez cennika/,
  ),
  of("a price that is not in the list", cities, /prices: \["[^"]+/, "$&x", /prices\.0: W cenniku nie ma/),
  of(
    "a price of another work",
    cities,
    /(text: "Wymiana[^"]*"),\s*prices: \[[^\]]*\]/,
    "$1",
    /\.prices: Zdanie mówi.*inna cena/,
  ),
  of("a district twice", cities, /(districts: \{[\s\S]*?items: \[\s*)("[^"]+")/, "$1$2, $2", /Dzielnica .* drugi raz/),
  of("a day to come", cities, /updated: "[^"]+"/, 'updated: "2099-01-01"', /jeszcze nie nadszedł/),
  of("a day in words", cities, /updated: "[^"]+"/, 'updated: "20 listopada 2026"', /rok-miesiąc-dzień/),
  of("a slug with a capital", cities, /slug: "./, 'slug: "X', /„X.*inny niż w spisie/),
  of("a misspelt field", cities, /inCity:/, "inCiti:", /Nie ma takiego pola: inCiti/),
  of("a card twice", cities, /(services: \{[\s\S]*?items: \[\s*)(\{[\s\S]*?\},)/, "$1$2 $2", /items\.1: .*drugi raz/),
  of("a heading too long", cities, /districts: \{\s+heading: "/, `$&${words.slice(0, 300)}`, /heading: Tekst ma/),
  of("a link to no prices", cities, /range: \{[\s\S]*?text:\s*"/, "$&Zobacz [ceny](#ceny). ", /sekcji „ceny”/),
  of("a badge too few", cities, /badges: \w+/, "badges: []", /badges: .*3/),
  of("a field twice", cities, /(\n {2}tile: "[^"]*",)/, "$1$1", /tile: .*dwa razy/),
  of("an icon that is not there", services, /icon: "[^"]+"/, 'icon: "hause"', /Nie ma tu wartości „hause”/),
  of("a picture that is not there", pages, picture, 'picture: { name: "99-nie-ma"', /Nie ma zdjęcia „99-nie-ma”/),
  of("a kind of section that is not there", services, /kind: "\w+"/, 'kind: "tabela"', /Nie ma takiego rodzaju sekcji/),
  of("a card for another place", services, /card:\s*"/, `card: "${words}`, /card: Tekst ma/),
  of("a field left out", services, /\n {2}card:\s*"[^"]*",/, "", /card: Brakuje tego pola/),
  of("a page that recommends itself", services, /related: \{\s+services: \[/, selfEntry, /samą siebie/),
  of("a link from a page to itself", services, /hero: \{[\s\S]*?lead:\s*"/, selfLink, /do tej samej strony/),
  of("an empty number of a circuit", services, /\n {2}code: "F\d+"/, '\n  code: "F"', /F i liczbę/),
  of("an empty description", services, /description:\s*"[^"]*"/, 'description: ""', /meta\.description: Opis ma 0/),
  of("a button that leads nowhere", services, button, '$1 to: "/kontakty" ', /\/kontakty, a takiej strony nie ma/),
  of("a button that does something else", services, button, '$1 action: "dzwon" ', /nie pasują|Nie ma tu wartości/),
  of("no way to the price", services, /\n {6}inBar: "Cena",/, "", /sections: Żadna sekcja nie ma inBar: "Cena"/),
  of("steps that ask for nothing", services, /(inBar: "Przebieg",)\n {6}ask:\s*"[^"]*",/, "$1", /ask: Po sekcji „Prz/),
  of("published after it was changed", guides, modified, 'published: "2026-01-02"$1"2026-01-01"', /wcześniejsza niż/),
  of("a question twice", guides, /(faq: \[\s*)(\{[\s\S]*?\},)/, "$1$2 $2", /Pytanie .* drugi raz/),
  of("a question without an answer", guides, firstAnswer, "$1", /faq\.0\.answer: Brakuje/),
  of("a service twice", guides, /services: \[("[^"]+")/, "services: [$1, $1", /Usługa .* drugi raz/),
  of("no answer at the top", guides, /\n {4}answer:\s*"[^"]*",/, "", /hero\.answer: Brakuje odpowiedzi/),
  of("a link in a summary", guides, /(actions: \[\s*")/, "$1Zobacz [ceny](/wycena). ", /w którym odnośnik nie/),
  of("no figures at the top", guides, /keyFacts: \[[\s\S]*?\],\n/, "keyFacts: [],\n", /najmniej pozycji: 3/),
  of("a colour that no conductor has", pages, /colour: "\w+"/, 'colour: "czerwony"', /l1, l2, l3, n, pe/, "a wire"),
  of("a number where text belongs", guides, /\n {2}name: "[^"]*"/, "\n  name: 24", /tekst w cudzysłowie/),
  of("text where a list belongs", guides, /keywords: \[[^\]]*\]/, 'keywords: "prąd"', /lista w nawiasach kwadratowych/),
  of("an anchor twice", guides, /(sections: \[[\s\S]*?id: ("[^"]+")[\s\S]*?id: )"[^"]+"/, "$1$2", /powtarza się/),
  of("an anchor with a space", guides, /(sections: \[[\s\S]*?id: )"[^"]+"/, '$1"Zakres prac"', /niedozwolone znaki/),
  of(
    "a picture twice",
    services,
    pictureAndNext,
    '$1 picture: { name: "$2" },',
    /picture\.name: .*stoi na tej stronie już w/,
  ),
  of(
    "a third list in a row",
    guides,
    /(kind: "rows",\s+id: .*\s+heading: .*)\s+picture: \{.*\},/,
    "$1",
    /trzecią tabelą/,
  ),
  of(
    "a picture for the gallery alone",
    forGallery ? pages : [],
    picture,
    `picture: { name: "${forGallery}"`,
    /tylko do galerii/,
  ),
];
