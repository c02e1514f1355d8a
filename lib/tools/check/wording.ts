import { hasKnownFacts, insertFacts } from "@/lib/content/figures";
import type { Fault } from "./problem";
import { isRead, stringRule } from "./rule";

/** Looks at a text as an editor typed it; returns what is wrong with it, or nothing. */
type Look = (text: string) => Fault | undefined;

const fact = /\{[\w.]+\}/g;
const address = /\]\([^)\s]*\)/g;

/** The first place a pattern finds, with a few letters around it, so that it can be found in the file. */
function placeOf(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const from = Math.max(0, found.index - 12);
  return text.slice(from, found.index + Math.min(found[0].length, 40) + 12).trim();
}

/** A fault that one pattern finds. */
const at =
  (pattern: RegExp, what: string, mend: string, prepared: (text: string) => string = (text) => text): Look =>
  (text) => {
    const place = placeOf(prepared(text), pattern);
    return place === undefined ? undefined : { what: `${what}: „${place}”.`, mend };
  };

const withoutFacts = (text: string): string => text.replace(fact, "");
/** A text whose facts are known, as readers see it; nothing of others. */
const withFacts = (text: string): string =>
  text.includes("{") && hasKnownFacts(text) ? insertFacts(text).replaceAll("\u00a0", " ") : "";
/** Words alone: no addresses, and a figure where a fact stands. */
const wordsOf = (text: string): string => text.replace(fact, "0").replace(address, "]");

/** How often a mark stands in a text. */
const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Marks that come in pairs. */
const pairs: Look = (text) => {
  if (count(text, "**") % 2 === 1)
    return {
      what: "Pogrubienie zaczyna się albo kończy bez pary (**).",
      mend: "Dopisz brakujące ** albo usuń zbędne.",
    };
  if (count(text, "„") !== count(text, "”"))
    return { what: "Cudzysłów „ nie ma pary.", mend: "Cytat zaczyna się od „ i kończy na ”." };
  if (count(text, "(") !== count(text, ")")) return { what: "Nawias nie ma pary.", mend: "Dopisz albo usuń nawias." };
  return undefined;
};

/** Signs that neither the typeface nor every system draws; Greek and mathematical ones are those of units. */
const drawn =
  /[^\p{Script=Latin}\d\s\u00a0\u00ad\u2011.,:;!?()[\]{}<>/\\|'"`„”’…–—\-+−×·=≈≤≥%‰°²³§&@#*_~^$€ΩφμµΔη√→↑↓]/u;

const looks: readonly Look[] = [
  at(
    /[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/,
    "W tekście jest niewidoczny znak, zwykle z wklejenia",
    "Usuń to miejsce i wpisz je z klawiatury.",
  ),
  at(/[\p{Script=Cyrillic}]/u, "Litera wygląda na polską, a należy do cyrylicy", "Usuń słowo i wpisz je z klawiatury."),
  at(drawn, "Tego znaku nie ma w kroju pisma strony", "Zastąp go słowem albo innym znakiem."),
  at(
    /[{}]/,
    "Klamra nie otacza klucza faktu",
    "Fakt zapisz jako {klucz.nazwa}: bez odstępów, bez polskich liter, z klamrą po obu stronach.",
    withoutFacts,
  ),
  at(/\[[^\]]*\(\/[^)]*\)|\]\s+\(\/|\[\s*\]\(/, "Odnośnik jest źle zapisany", "Zapisz go tak: [słowa](/adres)."),
  at(/ {2,}/, "Między słowami jest więcej niż jeden odstęp", "Zostaw jeden."),
  at(/^\s|\s$/, "Tekst zaczyna się albo kończy odstępem", "Usuń odstęp."),
  // A colon between two spaces divides.
  at(/\s[,.;!?)](?!\d)|\s:(?!\s)/, "Przed znakiem przestankowym jest odstęp", "Usuń odstęp.", wordsOf),
  at(/[,;!?](?=\p{L})/u, "Po znaku przestankowym brakuje odstępu", "Dopisz odstęp.", wordsOf),
  at(
    /(?<![\p{L}\d-])(\p{L}{2,}) \1(?![\p{L}\d-])/iu,
    "To samo słowo stoi dwa razy obok siebie",
    "Usuń jedno z nich.",
    wordsOf,
  ),
  at(
    /(?<![\p{L}\d])[\p{L}\d]{31,}/u,
    "Słowo ma ponad 30 liter i nie zmieści się w wierszu telefonu",
    "Podziel je albo napisz inaczej.",
    wordsOf,
  ),
  at(/TODO|FIXME|XXX|\?\?\?/, "W tekście została notatka", "Dopisz, co trzeba, i usuń ją."),
  at(/[?&]utm_\w+/, "Adres ma znaczniki kampanii", "Usuń z adresu wszystko od znaku zapytania."),
  pairs,
  // The unit is part of the fact, and was typed after it once more.
  at(
    /(zł|%|kWh|kWp|kW|kVA|mm²|m²|km|mA|Ω|lux|lx|lat|godzin) \1(?!\p{L})/u,
    "Jednostka stoi dwa razy",
    "Usuń ją z tekstu: fakt w klamrach ma ją w sobie.",
    withFacts,
  ),
];

/** Signs of formulas and breaks within words: the table of the specimen needs them, running text does not have them. */
const inFormulas: readonly Look[] = [
  at(/[≤≥≈Ωφμη√→↑↓Δ]/u, "Tego znaku nie ma w kroju pisma strony", "Napisz słowem: „om”, „co najmniej”, „około”."),
  at(/\u00ad/, "W tekście jest niewidoczny znak, zwykle z wklejenia", "Usuń to miejsce i wpisz je z klawiatury."),
];
/** Where signs of formulas stand: in the specimen, in words that no page shows and in those no page draws. */
const holdsFormulas = (file: string, field: string): boolean =>
  file === "content/protocol.ts" || file.startsWith("content/facts/") || field.endsWith("alt");

/** Slips of the hand: marks without a pair, repeated words, characters that no reader sees or no font draws. */
export const wordingRule = stringRule(({ text, field, role }, report, { file }) => {
  if (!isRead(role) || !text.trim()) return;
  for (const look of holdsFormulas(file, field) ? looks : [...looks, ...inFormulas]) {
    const fault = look(text);
    if (fault) report(field, fault.what, fault.mend);
  }
});
