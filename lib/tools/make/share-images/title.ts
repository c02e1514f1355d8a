/** Widths of letters in ems, a little wider than Archivo 600 draws them: a line may end early, never run over. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ilłjI.,:;'|]/u, 0.29],
  [/[ftr()\-–]/u, 0.38],
  [/[\s]/u, 0.23],
  [/[mwMW]/u, 0.85],
  [/\p{Lu}/u, 0.68],
];
const usualWidth = 0.56;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth),
    0,
  );

/** Short words that lean on the next one: "po kroku", "dla domu". No line ends with them. */
const leaning = /^\p{Ll}{1,3}$/u;

/** Pieces a title may be broken into, in order. */
function piecesOf(title: string): readonly string[] {
  const pieces: string[] = [];
  for (const word of title.split(" ")) {
    const last = pieces.at(-1);
    if (last !== undefined && leaning.test(last.split(/\s/).at(-1) ?? ""))
      pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

/** The most even way to set pieces in a number of lines: short longest line, breaks after punctuation. */
function breakEvenly(pieces: readonly string[], lines: number): readonly string[] {
  if (lines === 1 || pieces.length === 1) return [pieces.join(" ")];
  const ways = Array.from({ length: pieces.length - 1 }, (_, index) => [
    pieces.slice(0, index + 1).join(" "),
    ...breakEvenly(pieces.slice(index + 1), lines - 1),
  ]);
  return ways.reduce((best, way) => (unevenness(way) < unevenness(best) ? way : best));
}

const unevenness = (lines: readonly string[]): number =>
  longest(lines) * (1 - 0.07 * lines.slice(0, -1).filter((line) => /[:,]$/.test(line)).length);

const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** Fewer lines are worth this much of the largest size. */
const nearlyLargest = 0.9;

/** Sets a title about as large as its room allows (pixels), in few and even lines, `leading` ems high each. */
export function fitTitle(
  title: string,
  room: { width: number; height: number },
  { leading, largest }: { leading: number; largest: number },
): { lines: readonly string[]; size: number } {
  const pieces = piecesOf(title);
  const settings = [1, 2, 3, 4].map((count) => {
    const lines = breakEvenly(pieces, count);
    const size = Math.min(largest, room.width / longest(lines), room.height / (lines.length * leading));
    return { lines, size: Math.floor(size) };
  });
  const sizes = settings.map(({ size }) => size);
  return settings.find(({ size }) => size >= nearlyLargest * Math.max(...sizes)) ?? { lines: [title], size: 0 };
}
