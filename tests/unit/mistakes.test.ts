/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "@/tests/run/copy";

/**
 * A slip of an editor's hand, in a file that every such site has: what is typed for what, and how the answer begins. No
 * word of today's content is named, so that none of its edits can make these tests fail.
 */
type Mistake = { name: string; file: string; typed: (text: string) => string; answer: RegExp };

const pagesIn = (folder: string): string[] =>
  readdirSync(join("content", folder))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !["index.ts", "badges.ts"].includes(file))
    .map((file) => `content/${folder}/${file}`);

const [guides, services, cities] = [pagesIn("guides"), pagesIn("services"), pagesIn("cities")];
const nth = (files: readonly string[], index: number) => files[index % files.length] ?? "";

const replaced = (pattern: RegExp, by: string) => (text: string) => text.replace(pattern, by);
/** Words at the beginning of a text that every service, guide and city has. */
const inAdvice = (words: string) => replaced(/(advice:\s*")/, `$1${words} `);

// One file each: an answer names its file.
const wording: readonly (readonly [name: string, words: string, answer: RegExp])[] = [
  ["a fact without its second brace", "Kosztuje {pomiary.domDo150 brutto.", /Klamra nie otacza/],
  ["a fact with spaces in its braces", "Kosztuje { pomiary.domDo150 } brutto.", /Klamra nie otacza/],
  ["a key with a Polish letter", "Kosztuje {pomiary.łącznie} brutto.", /Klamra nie otacza/],
  ["an unknown fact", "Kosztuje {pomiary.nieMa} brutto.", /Nie ma faktu \{pomiary\.nieMa\}/],
  ["bold that never ends", "To jest **ważne zdanie.", /Pogrubienie/],
  ["a link without its bracket", "Zobacz [pomiary(/uslugi/pomiary).", /Odnośnik jest źle zapisany/],
  ["a link without words", "Zobacz [](/uslugi/pomiary).", /Odnośnik jest źle zapisany/],
  ["a link with a space inside", "Zobacz [pomiary] (/uslugi/pomiary).", /Odnośnik jest źle zapisany/],
  ["a link to no page", "Zobacz [to](/nie-ma-takiej).", /takiej strony nie ma/],
  ["a link to no section", "Zobacz [to](#nie-ma-takiej).", /sekcji „nie-ma-takiej”|Odnośnik prowadzi/],
  ["a link with marks of a campaign", "Zobacz [to](https://przyklad.example/?utm_source=x).", /znaczniki kampanii/],
  ["a quotation that never ends", "To tak zwany „kabel.", /Cudzysłów/],
  ["a bracket that never closes", "Zadzwoń (najlepiej rano.", /Nawias/],
  ["a word twice", "Zadzwoń do do specjalisty.", /To samo słowo stoi dwa razy/],
  ["two spaces", "Zadzwoń  do specjalisty.", /więcej niż jeden odstęp/],
  ["a space before a comma", "Zadzwoń , zanim zaczniesz.", /Przed znakiem przestankowym/],
  ["no space after a comma", "Zadzwoń,zanim zaczniesz.", /Po znaku przestankowym/],
  ["an emoji", "Zadzwoń 📞 do nas.", /nie ma w kroju pisma/],
  ["a Cyrillic letter", "Nаprawa.", /cyrylicy/],
  ["an invisible character", "Zadzwoń\u200b do nas.", /niewidoczny znak/],
  ["a word too long for a phone", "Nieodpowiedzialnościowoprzeciwporażeniowy wyłącznik.", /ponad 30 liter/],
  ["italics", "To jest *ważne* zdanie.", /kursywa/],
  ["HTML", "To jest <b>ważne</b> zdanie.", /znacznik HTML/],
  ["a unit after a fact that has one", "Pomiary kosztują {pomiary.domDo150} zł brutto.", /Jednostka stoi dwa razy/],
  ["a text for another place", "Bardzo długie zdanie o niczym, ".repeat(14), /w tym miejscu mieści się/],
];
const texts = [...guides, ...services];

const site = "content/site.ts";
const siteMistakes: readonly (readonly [name: string, pattern: RegExp, by: string, answer: RegExp])[] = [
  ["another number in the link", /( phone: \{ tel: "\+48)\d{9}/, "$1999999999", /Numer pokazany różni się/],
  ["a number too short", /(companyPhone: \{ tel: "\+48)\d{9}/, "$132", /dziewięć cyfr/],
  ["a space in the e-mail", /email: "[^"]+"/, 'email: "biuro @firma.pl"', /nazwa@domena\.pl/],
  ["an hour that no clock has", /opens: "[^"]+"/, 'opens: "25:00"', /Godzinę wpisz w postaci 08:00/],
  [
    "a slash at the end of the address",
    /url: "(https:\/\/[^"]+)",\n {2}tagline/,
    'url: "$1/",\n  tagline',
    /bez ukośnika/,
  ],
  ["a NIP with dashes", /legal: \{/, 'legal: { nip: "123-456-78-90",', /dziesięć cyfr, bez kresek/],
  ["a postal code without its dash", /address: \{/, 'address: { postalCode: "44240",', /40-001/],
  ["6 of 5 stars", /value: \d(?:\.\d)?,/, "value: 6,", /Wartość jest za duża/],
  ["a day that no calendar has", /asOf: "[^"]+"/, 'asOf: "2026-02-30"', /rok-miesiąc-dzień/],
  ["a year of the next century", /founded: \d+/, "founded: 2110", /Wartość jest za duża/],
  [
    "a name longer than titles allow",
    /brand: "[^"]+"/,
    'brand: "Zakład Instalacji Elektrycznych i Automatyki"',
    /20 znaków/,
  ],
  ["text where true or false belongs", /samples: (?:true|false)/, 'samples: "tak"', /true albo false/],
  ["a colour in words", /themeColor: "[^"]+"/, 'themeColor: "granatowy"', /szesnastkowych/],
  ["a picture of a widget that is not there", /src: "\/[^"]+"/, 'src: "/nie-ma.svg"', /W folderze public nie ma pliku/],
];

const of = (name: string, file: string, pattern: RegExp, by: string, answer: RegExp): Mistake => ({
  name,
  file,
  typed: replaced(pattern, by),
  answer,
});

const mistakes: readonly Mistake[] = [
  ...wording.map(([name, words, answer], index) => ({
    name,
    file: nth(texts, index),
    typed: inAdvice(words),
    answer,
  })),
  ...siteMistakes.map(([name, pattern, by, answer]) => of(name, site, pattern, by, answer)),
  of(
    "a title too long",
    nth(cities, 0),
    /(title:\s*")/,
    `$1${"Bardzo długi tytuł strony o elektryku ".repeat(3)}`,
    /Tytuł ma/,
  ),
  of("a description too short", nth(cities, 1), /description:\s*"[^"]*"/, 'description: "Za krótko."', /Opis ma/),
  of("no keywords", nth(cities, 2), /keywords: \[[^\]]*\]/, "keywords: []", /Słów kluczowych jest 0/),
  of(
    "a keyword twice",
    nth(cities, 3),
    /keywords: \[/,
    'keywords: ["elektryk", "elektryk", "prąd",',
    /jest na liście drugi raz/,
  ),
  of(
    "coordinates the wrong way round",
    nth(cities, 4),
    /latitude: [\d.]+, longitude: [\d.]+/,
    "latitude: 18.9, longitude: 50.3",
    /za mała/,
  ),
  of(
    "a city as its own neighbour",
    nth(cities, 5),
    /neighbours: \[/,
    `neighbours: ["${nth(cities, 5).slice(15, -3)}", `,
    /własnych sąsiadów/,
  ),
  of(
    "a city that is not there",
    nth(cities, 6),
    /neighbours: \[/,
    'neighbours: ["krakow", ',
    /Nie ma tu wartości „krakow”/,
  ),
  of(
    "a district twice",
    nth(cities, 7),
    /(districts: \{[\s\S]*?items: \[\s*)("[^"]+")/,
    "$1$2, $2",
    /Dzielnica .* drugi raz/,
  ),
  of("a day to come", nth(cities, 8), /updated: "[^"]+"/, 'updated: "2099-01-01"', /jeszcze nie nadszedł/),
  of("a slug with a capital", nth(cities, 9), /slug: "./, 'slug: "X', /Nie ma tu wartości „X/),
  of("a misspelt field", nth(cities, 10), /inCity:/, "inCiti:", /Nie ma takiego pola: inCiti/),
  of("an icon that is not there", nth(services, 11), /icon: "[^"]+"/, 'icon: "hause"', /Nie ma tu wartości „hause”/),
  of(
    "a picture that is not there",
    nth(services, 10),
    /picture: \{ name: "[^"]+"/,
    'picture: { name: "99-nie-ma"',
    /Nie ma zdjęcia „99-nie-ma”/,
  ),
  of(
    "published after it was changed",
    nth(guides, 14),
    /published: "[^"]+"/,
    'published: "2026-01-01"',
    /wcześniejsza niż publikacja/,
  ),
  of("a question twice", nth(guides, 13), /(faq: \[\s*)(\{[\s\S]*?\},)/, "$1$2 $2", /Pytanie .* drugi raz/),
  of("a service twice", nth(guides, 12), /services: \["([^"]+)"/, 'services: ["$1", "$1"', /Usługa .* drugi raz/),
  of("a field left out", nth(services, 11), /\n {2}card:\s*"[^"]*",/, "", /card: Brakuje tego pola/),
  of(
    "a redirect that leads nowhere",
    "content/redirects.ts",
    /\[\n/,
    '[\n  { from: "/stara", to: "/nie-ma" },\n',
    /nowy adres nie istnieje/,
  ),
  of(
    "a redirect from a page that is there",
    "content/redirects.ts",
    /\[\n/,
    '[\n  { from: "/kontakt", to: "/oferta" },\n',
    /pod starym adresem jest strona/,
  ),
  of(
    "a photo without its file",
    "content/gallery/index.ts",
    /gallery = \[\n/,
    'gallery = [\n  { src: "99-nowe.jpg", title: "Nowa rozdzielnica w domu", alt: "Rząd aparatów i listwa z zaciskami" },\n',
    /takiego pliku w folderze/,
  ),
  of("an empty alternative text", "content/gallery/index.ts", /alt: "[^"]+"/, 'alt: ""', /Pole jest puste/),
  of(
    "a price below zero",
    "content/facts/installations.ts",
    /unit: "zł/,
    'value: -800, unit: "zł',
    /mniejsza od zera|Pola nie pasują/,
  ),
  of("six stars in a review", "content/reviews.ts", /rating: \d/, "rating: 6", /Nie ma tu wartości „6”|rating/),
];

/** Files that cannot be read at all. */
const unreadable: readonly Mistake[] = [
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
];

let copy: string;
const run = () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", "tsx", "dist", "cli.mjs"), "lib/commands/check-content.ts"],
    { cwd: copy, encoding: "utf8" },
  );
  return stdout + stderr;
};

/** What the check says about a copy of the project with mistakes in it, all at once. */
function answersTo(made: readonly Mistake[]): string[] {
  const originals = new Map<string, string>();
  for (const { name, file, typed } of made) {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    if (!originals.has(path)) originals.set(path, before);
    const after = typed(before);
    if (after === before) throw new Error(`"${name}" found nothing to change in ${file}.`);
    writeFileSync(path, after);
  }
  const answers = run().split("\n");
  for (const [path, text] of originals) writeFileSync(path, text);
  return answers;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "mistakes-"));
  copySources(copy);
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const answeredFor = (answers: readonly string[], { file, answer }: Mistake) =>
  answers.find((line) => line.trim().startsWith(file.replace("/index.ts", "")) && answer.test(line));

describe("mistakes of an editor", () => {
  let answers: string[];
  beforeAll(() => {
    answers = answersTo(mistakes);
  });

  test.each(mistakes)("$name is answered", (mistake) => {
    expect(answeredFor(answers, mistake) ?? answers.join("\n")).toMatch(/ › .+\. .+\./);
  });

  test("with the line in which it stands", () => {
    // Services: what is typed there before adds no lines.
    const inServices = mistakes.filter(
      ({ file, name }) => services.includes(file) && wording.some(([own]) => own === name),
    );
    expect(inServices.length).toBeGreaterThan(5);
    for (const mistake of inServices) {
      const lines = readFileSync(mistake.file, "utf8").split("\n");
      const line = lines.findIndex((text) => /^ {2}advice:/.test(text)) + 1;
      expect(answeredFor(answers, mistake)).toContain(`${mistake.file}:${line} › advice: `);
    }
  });
});

describe("files that cannot be read", () => {
  let answers: string[];
  beforeAll(() => {
    answers = answersTo(unreadable);
  });

  test.each(unreadable)("$name is answered with its line", (mistake) => {
    expect(answeredFor(answers, mistake) ?? answers.join("\n")).toMatch(/\.ts:\d+ › plik: /);
  });
});

test("a name that is nowhere declared is answered with its place", () => {
  const mistake = of("", nth(cities, 0), /badges: \w+/, "badges: cityBadgez", /cityBadgez/);
  expect(answeredFor(answersTo([mistake]), mistake)).toMatch(/^ {2}content\/cities\/[a-z-]+\.ts:\d+ › plik: /);
});

test("without mistakes it says so", () => {
  expect(run()).toContain("Treść: bez błędów.");
});

test("sixty mistakes are tried at least", () => {
  expect(mistakes.length + unreadable.length).toBeGreaterThanOrEqual(60);
});
