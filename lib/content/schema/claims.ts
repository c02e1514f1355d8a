/** Claims of the firm: each with its proof, and in a wording that needs none. */
import type { z } from "zod";
import { forms, heading, label, list, oneAndMore, record, template, text, tuple } from "./fields";
import { named } from "./meta";
import { claimKey } from "./parts";

/** A wording with its proof, and one that needs none. Words in brackets are replaced by the firm's data. */
const wording = (max: number, name: string, hint: string) =>
  record(name, hint, { proven: text(400, "z dowodem"), open: text(max, "bez dowodu") });

export const claim = record("twierdzenie", {
  title: heading(22, "tytuł", "nazwa wiersza"),
  finding: text(90, "stwierdzenie", "tylko obok dowodu"),
  proof: text(160, "dowód", "wiersz na każdy dokument; słowa w nawiasach wypisuje content/claims.ts"),
  question: text(40, "pytanie", "o co zapytać każdego wykonawcę"),
  check: text(200, "jak sprawdzić", "po czym poznać odpowiedź"),
  // As a sentence: `{dowod.KEYZdanie}`.
  words: wording(260, "słowa", "{dowod.KLUCZ}: wtrącenie małą literą, bez kropki"),
  short: wording(34, "krótko", "{dowod.KLUCZKrotko}: na plakietki i wiersze, wielką literą"),
  unconfirmed: record(
    "do czasu potwierdzenia",
    "zamiast „jak sprawdzić” i brzmień bez dowodu, dopóki właściciel ich nie potwierdzi",
    { check: text(200, "jak sprawdzić"), words: text(260, "słowa"), short: text(34, "krótko") },
  ).optional(),
  row: wording(60, "wiersz", "{dowod.KLUCZWiersz}: po nazwie twierdzenia („Gwarancja: …”)").optional(),
});

/** A claim with the firm's data in it, as the table shows it. */
export const claimRow = record({
  key: claimKey,
  title: heading(22),
  finding: text(120),
  /** Lines of proof; empty where the row says how to check. */
  proof: list(text(260), "dowód", { min: 0 }),
  /** The wording that needs no proof, as a sentence. */
  reason: text(260),
  question: text(60),
  check: text(260),
});

/** Words of the table of claims. */
export const claimTable = record("tabela twierdzeń", {
  proven: record("z dowodem", {
    caption: label(60, "podpis"),
    day: label(20, "dzień", "przed dniem budowania"),
    columns: tuple([label(40), label(40), label(40), label(40)]),
  }),
  open: record("bez dowodu", {
    caption: label(60, "podpis"),
    when: label(60, "kiedy"),
    columns: tuple([label(40), label(40), label(40)]),
  }),
  result: label(20, "wynik"),
});

/** `{telefon.pozaGodzinami}`, `{telefon.reszta}`, `{telefon.nieOdbieramy}`. */
const whenClosed = <T extends z.ZodType>(name: string, when: T, wait: T, sentence: T) =>
  record(name, {
    when: named(when, "kiedy"),
    wait: named(wait, "co może zaczekać"),
    sentence: named(sentence, "zdanie"),
  });

/** Words of promises, hours and terms, and parts of the lines of proof. */
export const promises = record("obietnice", {
  hours: forms("godziny"),
  withinHours: oneAndMore("w ciągu godzin"),
  months: forms("miesiące"),
  // `{firma.lata}`: whole years that have passed, "ponad 15 lat", and in the first two "od 2026 roku".
  years: forms("lata"),
  experience: template(30, ["okres"], "doświadczenie"),
  since: template(30, ["rok"], "od roku"),
  quote: label(30, "koszt wyceny"),
  nip: label(40, "NIP, dopóki go nie ma", "w zdaniu: wyszukaj … w CEIDG"),
  emergency: template(60, ["okres"], "awaria"),
  measurements: template(60, ["termin"], "pomiary"),
  range: template(140, ["okres"], "zasięg", "gdzie pracujecie i jak szybko przyjeżdżacie"),
  prices: record("ceny", { included: label(40, "z VAT"), excluded: label(40, "bez VAT") }),
  declined: record("wizyta, po której klient rezygnuje", {
    free: label(200, "za darmo"),
    fee: template(200, ["suma"], "za kwotę"),
  }),
  closed: record("gdy nikt nie odbiera", {
    daily: whenClosed(
      "po godzinach",
      template(34, ["godzina"], ""),
      template(50, ["godzina"], ""),
      template(60, ["godzina"], ""),
    ),
    days: whenClosed("w dni zamknięte", label(34), label(40), label(60)),
    never: whenClosed("nigdy", label(34), label(40), label(60)),
  }),
  duty: record("telefon dyżurny", { open: label(80, "bez numeru"), phone: template(80, ["numer"], "z numerem") }),
  and: label(5, "i", "między rodzajami uprawnień: „E i D”"),
  policy: template(30, ["numer"], "polisa"),
  concession: template(40, ["numer"], "koncesja"),
  terms: label(40, "warunki gwarancji"),
});
