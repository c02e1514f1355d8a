/** The form of a noun after a whole number: 1 godzina, 2–4 and 22–24 godziny, otherwise godzin. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const [ten, hundred] = [count % 10, count % 100];
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? few : many;
}

/** A number of characters: "1 znak", "34 znaki", "35 znaków". */
export const signs = (count: number): string => `${count} ${plural(count, "znak", "znaki", "znaków")}`;

/** A whole number with its noun in an oblique case, as after "w ciągu": "1 godziny", "24 godzin". */
export const oneOrMore = (count: number, [one, more]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : more}`;

const numerals = [
  ...["zero", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć"],
  ...["jedenaście", "dwanaście", "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście"],
  ...["osiemnaście", "dziewiętnaście", "dwadzieścia"],
];

/** A whole number before a masculine noun, in words up to twenty: "dwanaście". */
export const numeral = (count: number): string => numerals[count] ?? String(count);
