/** A search misses another form of a word, or finds a word that only looks similar. */
import { fold, phraseOf, stem, termsOf, wordsOf } from "@/lib/search/normalise";
import { compileSynonyms, meaningsOf } from "@/lib/search/synonyms";

const forms = [
  "oświetlenie oświetlenia oświetleniem oświetleniu oświetleniach",
  "korek korki korków korkami",
  "kabel kable kabla kabli kablem",
  "prąd prądu prądem prądzie",
  "elektryk elektryka elektryczny elektrycznej elektrycznych",
  "dom domu domem domów domowy domowej domach",
  "gniazdko gniazdka gniazdek gniazdkach",
  "pokój pokoje pokoju",
  "ogrzewanie ogrzewania ogrzewać",
];

test.each(forms)("forms of one word share a stem: %s", (line) => {
  expect([...new Set(line.split(" ").map((word) => stem(fold(word))))]).toHaveLength(1);
});

test.each([
  ["alarm", "awaria"],
  ["moc", "most"],
  ["pomiar", "pompa"],
  ["magazyn", "magnes"],
])("%s and %s have different stems", (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

test("folding keeps the length, so that a hit is marked where it stands", () => {
  const text = "Zażółć GĘŚLĄ jaźń, Wi‑Fi i 3 × 2,5 mm²";
  expect(fold(text)).toHaveLength(text.length);
  expect(wordsOf("Ile luksów w kuchni").map(({ start, end }) => [start, end])).toEqual([
    [4, 10],
    [13, 19],
  ]);
});

test("split accents (NFD) change nothing: not the terms, not the phrases, not where a word stands", () => {
  const text = "Różnicówka, łącznik żyły-fazy i cafés";
  const split = text.normalize("NFD");
  expect(termsOf(split)).toEqual(termsOf(text));
  expect(phraseOf(split)).toEqual(phraseOf(text));
  const cut = (whole: string) => wordsOf(whole).map(({ start, end }) => whole.slice(start, end).normalize("NFC"));
  expect(cut(split)).toEqual(cut(text));
  expect(cut(text)).toEqual(["Różnicówka", "łącznik", "żyły", "fazy", "cafés"]);
});

test("a hyphenated word is found with and without its hyphen", () => {
  expect(termsOf("Wi-Fi")).toEqual(["wi", "fi", ...termsOf("wifi")]);
});

describe("synonyms", () => {
  const list = compileSynonyms([
    { words: ["korki"], means: ["bezpieczniki"] },
    { words: ["nie ma prądu"], means: ["awaria"] },
    { words: ["złodziej"], means: ["alarm"] },
  ]);
  const terms = (query: string) => meaningsOf(query, list).flatMap(({ terms }) => terms);

  test("a word is recognised in any form", () => expect(terms("wymiana korków")).toEqual([stem("bezpieczniki")]));
  test("a phrase is recognised in any order", () => expect(terms("prądu nie ma")).toEqual(["awar"]));
  test("half a phrase is not", () => expect(terms("prąd")).toEqual([]));
  test("a longer stem of the same word is", () => expect(terms("złodzieje")).toEqual(["alarm"]));
  test("an entry without a meaning is refused in Polish", () => {
    expect(() => compileSynonyms([{ words: ["korki"], means: [" "] }])).toThrow(/search-synonyms\.ts.*korki/);
  });
});
