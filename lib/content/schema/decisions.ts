import { z } from "zod";
import { choice, code, codeLike, list, record } from "./fields";
import { describe, named } from "./meta";
import { claimKey } from "./parts";

/**
 * How the owner proves to Google's Search Console that the site is theirs: the token of Google's HTML tag, which the
 * home page then has, a record of the domain ("dns"), or not at all ("none"). Left out: the launch check asks.
 */
export const searchConsole = named(
  z.union([
    record({
      token: codeLike(
        /^[\w-]{20,100}$/,
        "Wpisz samą zawartość pola content ze znacznika Google.",
        "Kod ze znacznika",
        "Zawartość pola content.",
      ),
    }),
    choice({ dns: "wpis w domenie", none: "nie chcę" }, "Inaczej"),
  ]),
  "Google Search Console",
  "Jak Google sprawdza, że strona jest Twoja.",
);

/** Key of IndexNow (https://www.indexnow.org/documentation): the build publishes it as a file of that name. */
export const indexNowKey = codeLike(
  /^[a-zA-Z0-9-]{8,128}$/,
  "Klucz ma od 8 do 128 liter, cyfr i myślników.",
  "Klucz IndexNow",
  "Nieobowiązkowy. 8 do 128 liter, cyfr i myślników.",
);

/** A decision that is taken or left out. */
const taken = <const Value extends string>(value: Value, name: string) =>
  describe(z.literal(value), { name, words: { [value]: "tak" } }).optional();

/** Decisions of the owner: each settles an item of the launch check. */
export const decisions = record("Decyzje", {
  analytics: taken("none", "Odwiedzin nie liczymy"),
  oldSite: taken("none", "Firma nie miała wcześniej strony"),
  renders: choice(
    { shown: "mogą zostać", hidden: "ukryte" },
    "Wizualizacje w galerii",
    "Ukryte zostawiają same własne zdjęcia; bez nich galerii nie ma.",
  ).optional(),
  cameras: taken("qualified", "Kamery montują osoby z listy pracowników zabezpieczenia technicznego"),
  mentioned: list(code("Adres"), "Zdania, które mają zostać", {
    hint: "Adresy zdjętych stron, o których teksty mogą mówić, i województwo (śląskie).",
  }).optional(),
  openWords: list(
    named(z.enum([...claimKey.options, "declinedVisit", "dutyPhone"]), "Dowód"),
    "Dowody, których nie podajemy",
  ).optional(),
});
