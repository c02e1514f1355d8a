/** Letter widths in ems, slightly wider than Archivo 600 draws them: a line may end early but must not overflow. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ilłjI.,:;'|]/u, 0.29],
  [/[ftr()\-–]/u, 0.38],
  [/[\s]/u, 0.23],
  [/[mwMW]/u, 0.85],
  [/\p{Lu}/u, 0.68],
];
const defaultWidth = 0.56;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? defaultWidth),
    0,
  );

/** Short words that belong to the next one: "po kroku", "dla domu". No line ends with them. */
const shortWord = /^\p{Ll}{1,3}$/u;

/** Splits a title where lines may break. */
function piecesOf(title: string): readonly string[] {
  const pieces: string[] = [];
  for (const word of title.split(" ")) {
    const last = pieces.at(-1);
    if (last !== undefined && shortWord.test(last.split(/\s/).at(-1) ?? ""))
      pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

/** Breaks pieces into lines as evenly as possible, preferring breaks after punctuation. */
function breakEvenly(pieces: readonly string[], lines: number): readonly string[] {
  if (lines === 1 || pieces.length === 1) return [pieces.join(" ")];
  const candidates = Array.from({ length: pieces.length - 1 }, (_, index) => [
    pieces.slice(0, index + 1).join(" "),
    ...breakEvenly(pieces.slice(index + 1), lines - 1),
  ]);
  return candidates.reduce((best, candidate) => (unevenness(candidate) < unevenness(best) ? candidate : best));
}

const unevenness = (lines: readonly string[]): number =>
  longestWidth(lines) * (1 - 0.07 * lines.slice(0, -1).filter((line) => /[:,]$/.test(line)).length);

const longestWidth = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** Fewer lines are preferred down to this share of the largest size. */
const sizeTolerance = 0.9;

/** Sets a title about as large as its room (pixels) allows, in few and even lines, `leading` ems high each. */
export function fitTitle(
  title: string,
  room: { width: number; height: number },
  { leading, largest }: { leading: number; largest: number },
): { lines: readonly string[]; size: number } {
  const pieces = piecesOf(title);
  const layouts = [1, 2, 3, 4].map((count) => {
    const lines = breakEvenly(pieces, count);
    const size = Math.min(largest, room.width / longestWidth(lines), room.height / (lines.length * leading));
    return { lines, size: Math.floor(size) };
  });
  const sizes = layouts.map(({ size }) => size);
  return layouts.find(({ size }) => size >= sizeTolerance * Math.max(...sizes)) ?? { lines: [title], size: 0 };
}
