import { hasKnownFacts, insertFacts } from "@/lib/content/figures";
import { invisibleSign } from "@/lib/content/schema/fields";
import { plainCharacters } from "@/lib/text/plain";
import type { Fault } from "./problem";
import { isRead, stringRule } from "./rule";

/** Checks a text as typed by an editor. */
type TextCheck = (text: string) => Fault | undefined;

const factKey = /\{[\w.]+\}/g;
const linkTarget = /\]\([^)\s]*\)/g;

/** Returns the first match with some characters around it, so that it can be found in the file. */
function excerptOf(text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const from = Math.max(0, match.index - 12);
  return text.slice(from, match.index + Math.min(match[0].length, 40) + 12).trim();
}

/** Makes a check from a pattern. */
const find =
  (pattern: RegExp, what: string, mend: string, simplify: (text: string) => string = (text) => text): TextCheck =>
  (text) => {
    const excerpt = excerptOf(simplify(text), pattern);
    return excerpt === undefined ? undefined : { what: `${what}: „${excerpt}”.`, mend };
  };

const withoutFacts = (text: string): string => text.replace(factKey, "");
/** Inserts facts; empty for a text without facts or with an unknown one. */
const withFacts = (text: string): string =>
  text.includes("{") && hasKnownFacts(text) ? plainCharacters(insertFacts(text)) : "";
/** Removes addresses and puts a digit in place of facts. */
const plainWords = (text: string): string => text.replace(factKey, "0").replace(linkTarget, "]");

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const pairCheck: TextCheck = (text) => {
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

/** Characters that neither the typeface nor common system fonts have. Greek and mathematical signs of units pass. */
const unsupportedSign =
  /[^\p{Script=Latin}\d\s\u00a0\u00ad\u2011.,:;!?()[\]{}<>/\\|'"`„”’…–—\-+−×·=≈≤≥%‰°²³§&@#*_~^$€ΩφμµΔη√→↑↓]/u;

/** Letters of two signs each, an accent after its letter: they look right, and no dictionary or search knows them. */
const splitLetters = find(
  /\p{L}\p{M}/u,
  "Litera z kreską, kropką albo ogonkiem składa się tu z dwóch znaków, zwykle z wklejenia z pliku PDF albo z Maca",
  "Otwórz to pole w oknie edycji i zapisz, litery złożą się same, albo wpisz te słowa z klawiatury.",
);

const textChecks: readonly TextCheck[] = [
  find(
    invisibleSign,
    "W tekście jest niewidoczny znak, zwykle z wklejenia",
    "Usuń to miejsce i wpisz je z klawiatury.",
  ),
  find(
    /[\p{Script=Cyrillic}]/u,
    "Litera wygląda na polską, a należy do cyrylicy",
    "Usuń słowo i wpisz je z klawiatury.",
  ),
  find(unsupportedSign, "Tego znaku nie ma w kroju pisma strony", "Zastąp go słowem albo innym znakiem."),
  find(
    /[{}]/,
    "Klamra nie otacza klucza faktu",
    "Fakt zapisz jako {klucz.nazwa}: bez odstępów, bez polskich liter, z klamrą po obu stronach.",
    withoutFacts,
  ),
  find(/\[[^\]]*\(\/[^)]*\)|\]\s+\(\/|\[\s*\]\(/, "Odnośnik jest źle zapisany", "Zapisz go tak: [słowa](/adres)."),
  find(/ {2,}/, "Między słowami jest więcej niż jeden odstęp", "Zostaw jeden."),
  find(/^\s|\s$/, "Tekst zaczyna się albo kończy odstępem", "Usuń odstęp."),
  // A colon between two spaces is a division sign.
  find(/\s[,.;!?)](?!\d)|\s:(?!\s)/, "Przed znakiem przestankowym jest odstęp", "Usuń odstęp.", plainWords),
  find(/[,;!?](?=\p{L})/u, "Po znaku przestankowym brakuje odstępu", "Dopisz odstęp.", plainWords),
  find(
    /(?<![\p{L}\d-])(\p{L}{2,}) \1(?![\p{L}\d-])/iu,
    "To samo słowo stoi dwa razy obok siebie",
    "Usuń jedno z nich.",
    plainWords,
  ),
  find(
    /(?<![\p{L}\d])[\p{L}\d]{31,}/u,
    "Słowo ma ponad 30 liter i nie zmieści się w wierszu telefonu",
    "Podziel je albo napisz inaczej.",
    plainWords,
  ),
  find(/TODO|FIXME|XXX|\?\?\?/, "W tekście została notatka", "Dopisz, co trzeba, i usuń ją."),
  find(/[?&]utm_\w+/, "Adres ma znaczniki kampanii", "Usuń z adresu wszystko od znaku zapytania."),
  find(/\*{3,}|\*\*\s*\*\*/, "Gwiazdki pogrubienia stoją obok siebie i byłoby je widać", "Usuń je.", plainWords),
  pairCheck,
  // The fact already includes its unit.
  find(
    /(zł|%|kWh|kWp|kW|kVA|mm²|m²|km|mA|Ω|lux|lx|lat|godzin) \1(?!\p{L})/u,
    "Jednostka stoi dwa razy",
    "Usuń ją z tekstu: fakt w klamrach ma ją w sobie.",
    withFacts,
  ),
];

/** Formula signs and soft hyphens, which the table of the specimen needs and running text must not have. */
const formulaChecks: readonly TextCheck[] = [
  find(/[≤≥≈Ωφμη√→↑↓Δ]/u, "Tego znaku nie ma w kroju pisma strony", "Napisz słowem: „om”, „co najmniej”, „około”."),
  find(/\u00ad/, "W tekście jest niewidoczny znak, zwykle z wklejenia", "Usuń to miejsce i wpisz je z klawiatury."),
];
/** Whether a field may have formula signs: the specimen, texts no page shows, texts that are read aloud only. */
const mayHoldFormulas = (file: string, field: string): boolean =>
  file === "content/protocol.ts" || /^content\/(?:facts|examples)\//.test(file) || field.endsWith("alt");

/** What is wrong with a text. Of split letters nothing else is said: every other check would find them as well. */
function faultsIn(text: string, mayHoldFormulas: boolean): Fault[] {
  const split = text === text.normalize("NFC") ? undefined : splitLetters(text);
  if (split) return [split];
  return [...textChecks, ...(mayHoldFormulas ? [] : formulaChecks)].flatMap((check) => check(text) ?? []);
}

/** Reports slips: split letters, unpaired marks, repeated words, invisible characters and characters no font has. */
export const wordingRule = stringRule(({ text, field, role }, report, { file }) => {
  if (!isRead(role) || !text.trim()) return;
  for (const { what, mend } of faultsIn(text, mayHoldFormulas(file, field))) report(field, what, mend);
});
