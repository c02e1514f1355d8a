import type { DrawingOf } from "@/lib/content/types";

type Board = DrawingOf<"board">;
type Circuit = Board["circuits"][number];
/** A circuit at its place across the board. */
export type PlacedCircuit = Circuit & { at: number };
/** The circuits behind one residual-current device, which stands over their middle one. */
export type BoardGroup = { rcd: string; at: number; tripped: boolean; circuits: readonly PlacedCircuit[] };

/** Groups neighbouring circuits of the same residual-current device. */
export function groupsOf(circuits: readonly Circuit[]): Circuit[][] {
  const groups: Circuit[][] = [];
  for (const circuit of circuits) {
    const last = groups.at(-1);
    if (last?.[0]?.rcd === circuit.rcd) last.push(circuit);
    else groups.push([circuit]);
  }
  return groups;
}

/**
 * Names of the circuits by their state. Only open contacts are data, so no board can have a live circuit behind a
 * tripped device: the drawing, its amber and its caption all follow from here.
 */
export function boardStates({ circuits, tripped }: Pick<Board, "circuits" | "tripped">) {
  const namesOf = (isIn: (circuit: Circuit) => boolean) => circuits.filter(isIn).map(({ name }) => name);
  return {
    cut: namesOf(({ rcd }) => rcd === tripped),
    off: namesOf(({ rcd, off }) => rcd !== tripped && !!off),
    live: namesOf(({ rcd, off }) => rcd !== tripped && !off),
  };
}

/**
 * Places the circuits of a board across it, in order.
 * @param start place of the first circuit
 * @param pitch distance between two circuits of a group
 * @param between distance between the last circuit of a group and the first of the next
 */
export function boardGroups(
  { circuits, tripped }: Pick<Board, "circuits" | "tripped">,
  { start, pitch, between }: { start: number; pitch: number; between: number },
): BoardGroup[] {
  let at = start - between;
  return groupsOf(circuits).map((group) => {
    at += between - pitch;
    const placed = group.map((circuit) => {
      at += pitch;
      return { ...circuit, at };
    });
    const middle = placed[Math.floor((placed.length - 1) / 2)];
    const rcd = group[0]?.rcd ?? "";
    return { rcd, at: middle?.at ?? start, tripped: rcd === tripped, circuits: placed };
  });
}
