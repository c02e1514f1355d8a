import { type Mistake, of } from "./mistake";

const site = "content/site.ts";

/** Slips in the firm's own data. */
export const firmMistakes: readonly Mistake[] = [
  of("another number in the link", site, /( phone: \{ tel: "\+48)\d{9}/, "$1999999999", /Numer pokazany różni się/),
  of("a number too short", site, /(companyPhone: \{ tel: "\+48)\d{9}/, "$132", /dziewięć cyfr/),
  of("a space in the e-mail", site, /email: "[^"]+"/, 'email: "biuro @firma.pl"', /nazwa@domena\.pl/),
  of("an hour that no clock has", site, /opens: "[^"]+"/, 'opens: "25:00"', /opens: .*Godzinę wpisz w postaci 08:00/),
  of("an hour of one digit", site, /(phone: \{\s+label[\s\S]*?closes: )"[^"]+"/, '$1"8:00"', /closes: .*08:00/),
  of("days in words unlike those for search engines", site, /weekdays: "[^"]+"/, 'weekdays: "Tu-Sa"', /days: .*wtorek/),
  of(
    "a slash at the end of the address",
    site,
    /url: "(https:\/\/[^"]+)",\n {2}tagline/,
    'url: "$1/",\n  tagline',
    /bez ukośnika/,
  ),
  of("a NIP with dashes", site, /legal: \{/, 'legal: { nip: "123-456-78-90",', /dziesięć cyfr, bez kresek/),
  of("a KRS too short", site, /legal: \{/, 'legal: { krs: "12345",', /KRS wpisz jako dziesięć cyfr/),
  of("a REGON with a digit wrong", site, /legal: \{/, 'legal: { regon: "123456780",', /REGON/),
  of("a postal code without its dash", site, /address: \{/, 'address: { postalCode: "44240",', /40-001/),
  of("6 of 5 stars", site, /value: \d(?:\.\d)?,/, "value: 6,", /Wartość jest za duża/),
  of("half a review", site, /count: \d+,/, "count: 4.5,", /count: .*całkowita/),
  of("a day that no calendar has", site, /asOf: "[^"]+"/, 'asOf: "2026-02-30"', /rok-miesiąc-dzień/),
  of("a year of the next century", site, /founded: \d+/, "founded: 2110", /Wartość jest za duża/),
  of(
    "a name longer than titles allow",
    site,
    /brand: "[^"]+"/,
    'brand: "Zakład Instalacji Elektrycznych i Automatyki"',
    /20 znaków/,
  ),
  of("text where true or false belongs", site, /samples: (?:true|false)/, 'samples: "tak"', /true albo false/),
  of("a colour in words", site, /themeColor: "[^"]+"/, 'themeColor: "granatowy"', /szesnastkowych/),
  of(
    "a picture of a widget that is not there",
    site,
    /src: "\/[^"]+"/,
    'src: "/nie-ma.svg"',
    /W folderze public nie ma pliku/,
  ),
  of("a width in quotes", site, /width: \d+/, 'width: "176 px"', /width: .*liczba bez cudzysłowu/),
  of(
    "a profile without encryption",
    site,
    /url: "https(:\/\/[^"]+)",\n {4}\}/,
    'url: "http$1",\n    }',
    /profiles\.0\.url: .*https/,
  ),
  of("a conversion for a tag", site, /tracking: \{/, 'tracking: { gtagId: "UA-12345-1",', /G-XXXXXXX/),
  of("a misspelt group", site, /decisions: \{/, "decisionz: {", /decisionz/),
  of("another wording of the tax", site, /vat: "[^"]+"/, 'vat: "brutto"', /included, excluded/),
];
