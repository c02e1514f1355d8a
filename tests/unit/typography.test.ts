/** Lines end with a one-letter word or a preposition, or break between a number and its unit or within a range. */
import { formatAmount } from "@/lib/text/amounts";
import { boundFormula } from "@/lib/text/numbers";
import { typeset, typesetHeading } from "@/lib/text/typography";

const showNoBreaks = (text: string) => typeset(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "^");

test.each([
  ["one-letter words stay with the next word", "Prace w domu i w bloku", "Prace w~domu i~w~bloku"],
  ["a number stays with its unit", "do 30 mA, 5 lat i 10 kW", "do~30~mA, 5~lat i~10~kW"],
  [
    "a number stays with od, do, po and lat",
    "dziś od 8:00, po 20:00, z lat 70., dom do remontu",
    "dziś od~8:00, po~20:00, z~lat~70., dom do remontu",
  ],
  ["ohms and counted parts", "1 megaom, 21 czujek, 8 obwodów", "1~megaom, 21~czujek, 8~obwodów"],
  ["phases and sockets", "płyta, 3 fazy, 2 gniazda, 12 gniazdami", "płyta, 3~fazy, 2~gniazda, 12~gniazdami"],
  ["a number to dial and a type", "dzwoń pod 112, ogranicznik typu 2", "dzwoń pod~112, ogranicznik typu~2"],
  [
    "a preposition that begins a sentence",
    "Dzwoń. Po awarii (Na dachu też) do ciebie, Doba. Od jutra",
    "Dzwoń. Po~awarii (Na~dachu też) do ciebie, Doba. Od~jutra",
  ],
  ["long units stay free", "2 tygodnie", "2 tygodnie"],
  ["thousands stay together", "od 15 000 zł", "od~15~000~zł"],
  ["quotes are Polish", 'scena "Noc"', "scena „Noc”"],
  ["an en dash range loses its spaces", "30 – 45°", "30–^45°"],
  ["places of numbers are ranges too", "[od]–[do] zł, [ile] kWh", "[od]–^[do]~zł, [ile]~kWh"],
  ["a hyphen before a unit is a range", "10-16 mm²", "10–^16~mm²"],
  ["times are ranges", "8:00-20:00", "8:00–^20:00"],
  ["standards and postal codes keep their hyphens", "PN-HD 60364-5-54, 44-240 Żory", "PN-HD 60364-5-54, 44-240 Żory"],
  ["a day stays with its month", "do 31 maja 2027, 12 września", "do~31~maja 2027, 12~września"],
  ["a number stays with art. and ust.", "art. 62 ust. 1", "art.~62 ust.~1"],
  [
    "signs and Roman numerals stay",
    "230 V × 16 A, 4 + 1 = 5, typ I albo II. I tak",
    "230~V~×~16~A, 4 +~1 =~5, typ~I~albo~II. I~tak",
  ],
  ["a letter stays with lit.", "art. 6 ust. 1 lit. f RODO", "art.~6 ust.~1 lit.~f RODO"],
])("%s", (_, text, expected) => {
  expect(showNoBreaks(text)).toBe(expected);
});

test("setting a text twice changes nothing", () => {
  const text = 'Prace w domu: 10-16 mm², 8:00-20:00, "Noc" i 15 000 zł';
  expect(typeset(typeset(text))).toBe(typeset(text));
});

test.each([
  [30, 45, "°", "30–\u206045°"],
  [80, 90, "%", "80–\u206090%"],
  [5, 10, "dni roboczych", "5–\u206010\u00a0dni roboczych"],
  [15000, 40000, "zł", "15\u00a0000–\u206040\u00a0000\u00a0zł"],
  [0.7, 0.9, "zł/kWh", "0,70–\u20600,90\u00a0zł/kWh"],
  [1, 1, "zł/kWh", "1,00\u00a0zł/kWh"],
  [3000, 8000, "zł/kWh", "3000–\u20608000\u00a0zł/kWh"],
  [0.4, 0.6, undefined, "0,4–\u20600,6"],
  [800, 800, "zł", "800\u00a0zł"],
])("%d to %d %s is written with its unit", (min, max, unit, expected) => {
  expect(formatAmount(min, max, unit)).toBe(expected);
});

test.each([
  ["Z tym dzwonią do nas najczęściej", "Z~tym~dzwonią do~nas najczęściej"],
  ["Elektryk w Katowicach, od Koszutki", "Elektryk w~Katowicach, od~Koszutki"],
  ["Co grozi i do kogo dzwonić: KNX dla wszystkich", "Co~grozi i~do~kogo dzwonić: KNX dla~wszystkich"],
  ["Od zlecenia do własnych kodów", "Od~zlecenia do~własnych kodów"],
  ["Etapy prac i to, co po każdym odbierasz", "Etapy prac i~to, co~po~każdym odbierasz"],
  // As long as a line of a small phone: it may break.
  ["Co z niezrównoważonym obciążeniem", "Co z~niezrównoważonym obciążeniem"],
  ["Po niezrównoważonym obciążeniu", "Po niezrównoważonym obciążeniu"],
])("no line of a heading ends with a short word: %s", (heading, expected) => {
  const set = typesetHeading(typeset(heading));
  expect(set.replaceAll("\u00a0", "~")).toBe(expected);
  expect(typesetHeading(set)).toBe(set);
});

test("a line of a formula begins with an operator, and no short bracket is torn", () => {
  const bound = boundFormula("200 × 0,0225 × 40 : (2,5 × 230²) = 4,1%");
  expect(bound.replaceAll("\u00a0", "~")).toBe("200 ×~0,0225 ×~40 :~(2,5~×~230²) =~4,1%");
  expect(boundFormula("(0,4 + 2 × 0,018 × 40 : 2,5) = 1")).toContain("0,4 +\u00a02 ×");
});
