import { cities, type Mistake, of, site } from "./mistake";

/** A mistake in an optional field of a group of the firm's data. */
function inGroup(name: string, group: string, field: string, value: string, answer: RegExp): Mistake {
  const place = new RegExp(`(\\n {2}${group}: \\{[^{}]*?)\\b${field}: "[^"]*",?|(\\n {2}${group}: \\{)`);
  return of(name, site, place, `$1$2 ${field}: "${value}",`, answer);
}

const insurance = ' insurance: { insurer: "Próba", sum: 1, validUntil: "30.06.2027" },';
const rated = [site, ...cities];

export const firmMistakes: readonly Mistake[] = [
  of("another number in the link", site, /( phone: \{ tel: "\+48)\d{9}/, "$1999999999", /Numer pokazany różni się/),
  of("a number too short", site, /( phone: \{ tel: "\+48)\d{9}/, "$132", /dziewięć cyfr/),
  of("a space in the e-mail", site, /email: "[^"]+"/, 'email: "biuro @firma.pl"', /nazwa@domena\.pl/),
  of("a Polish letter in the e-mail", site, /email: "[^"]+"/, 'email: "a@próba.pl"', /bez odstępów i polskich liter/),
  of("a day as Poles write it", site, /(\n {2}proofs: \{)/, `$1${insurance}`, /validUntil: .*rok-miesiąc-d/),
  of("an hour that no clock has", site, /opens: "[^"]+"/, 'opens: "25:00"', /opens: .*Godzinę wpisz w postaci 08:00/),
  of("an hour of one digit", site, /(phone: \{\s+label[\s\S]*?closes: )"[^"]+"/, '$1"8:00"', /closes: .*08:00/),
  of("days in words unlike those for search engines", site, /weekdays: "[^"]+"/, 'weekdays: "Tu-Sa"', /days: .*wtorek/),
  of("a slash at the end of the address", site, /(\n {2}url: "[^"]+)"/, '$1/"', /bez ukośnika/),
  of("a fact in a promise", site, /installation: "[^"]+"/, 'installation: "{siec.napiecie}"', /installation: .*faktu/),
  inGroup("a NIP with dashes", "legal", "nip", "123-456-78-90", /dziesięć cyfr, bez kresek/),
  inGroup("a KRS too short", "legal", "krs", "12345", /KRS wpisz jako dziesięć cyfr/),
  inGroup("a REGON with a digit wrong", "legal", "regon", "123456780", /REGON/),
  inGroup("a postal code without its dash", "address", "postalCode", "44240", /40-001/),
  of("6 of 5 stars", rated, /value: \d(?:\.\d)?,/, "value: 6,", /Wartość jest za duża/, "a rating"),
  of("half a review", rated, /count: \d+,/, "count: 4.5,", /count: .*całkowita/, "a rating"),
  of("a day that no calendar has", rated, /asOf: "[^"]+"/, 'asOf: "2026-02-30"', /rok-miesiąc-dzień/, "a rating"),
  of("a year of the next century", site, /founded: \d+/, "founded: 2110", /Wartość jest za duża/),
  of("a name longer than titles allow", site, /brand: "[^"]+"/, `brand: "${"Zakład ".repeat(5)}"`, /20 znaków/),
  of("text where true or false belongs", site, /samples: (?:true|false)/, 'samples: "tak"', /true albo false/),
  of("a colour in words", site, /themeColor: "[^"]+"/, 'themeColor: "granatowy"', /szesnastkowych/),
  of("a picture that is nowhere", site, /src: "[^"]+"/, 'src: "/nie-ma.svg"', /W folderze public nie ma/, "a widget"),
  of("a picture that is a text", site, /src: "[^"]+"/, 'src: "/../README.md"', /public nie ma obrazka/, "a widget"),
  of("a picture without encryption", site, /src: "[^"]+"/, 'src: "http://a.pl/1.png"', /od https/, "a widget"),
  of("a width in quotes", site, /width: \d+/, 'width: "176 px"', /width: .*liczba bez cudzysłowu/, "a widget"),
  of(
    "a profile without encryption",
    site,
    /(profiles: \[[^\]]*?url: ")https/,
    "$1http",
    /0\.url: .*https/,
    "a profile",
  ),
  inGroup("a conversion for a tag", "tracking", "gtagId", "UA-12345-1", /G-XXXXXXX/),
  of("a misspelt group", site, /decisions: \{/, "decisionz: {", /decisionz/),
  of("another wording of the tax", site, /vat: "[^"]+"/, 'vat: "brutto"', /included, excluded/),
];
