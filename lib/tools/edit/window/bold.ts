/** A text with a selection, as offsets. */
type Selected = { text: string; start: number; end: number };

const marks = "**";

/**
 * Makes the selected words bold, or a bold text that holds the selection plain. Without a selection it takes the word
 * at the caret. Bold texts that the selection only touches are joined to it.
 */
export function toggleBold({ text, start, end }: Selected): Selected {
  const places = [...text.matchAll(/\*\*/g)].map(({ index }) => index);
  const pairs = places.flatMap((from, index) => (index % 2 === 0 ? [[from, places[index + 1] ?? text.length]] : []));
  const plain = (from: number, to: number) => text.slice(from, to).replaceAll(marks, "");
  const touched = pairs.filter(([from = 0, to = 0]) => start <= to + marks.length && end >= from);
  const around = touched.find(([from = 0, to = 0]) => from <= start && end <= to + marks.length);
  if (around) {
    const [from = 0, to = 0] = around;
    const words = plain(from, to + marks.length);
    return { text: text.slice(0, from) + words + text.slice(to + marks.length), start: from, end: from + words.length };
  }
  let [from, to] = [start, end];
  if (from === to) {
    from -= /[^\s*{}]*$/.exec(text.slice(0, from))?.[0].length ?? 0;
    to += /^[^\s*{}]*/.exec(text.slice(to))?.[0].length ?? 0;
  }
  // A double click also selects the space after a word.
  from += /^\s*/.exec(text.slice(from, to))?.[0].length ?? 0;
  to -= /\s*$/.exec(text.slice(from, to))?.[0].length ?? 0;
  for (const [open = 0, close = 0] of touched) {
    from = Math.min(from, open);
    to = Math.max(to, close + marks.length);
  }
  const words = plain(from, to);
  if (!words) return { text, start, end };
  const bold = marks + words + marks;
  return { text: text.slice(0, from) + bold + text.slice(to), start: from, end: from + bold.length };
}
