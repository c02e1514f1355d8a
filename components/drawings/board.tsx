import type { CircuitSymbol, DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./drawings.module.css";
import { Label, symbol } from "./parts";

type Board = DrawingOf<"board">;

/** y of the diagram's rows, from the surge protection down to the names. A device on a line is up to 60 high. */
function rowsOf({ rcd, circuits }: Board) {
  const bus = rcd === "each" ? 112 : 138;
  const breaker = bus + (rcd === "each" ? 66 : 12);
  const earth = breaker + 118;
  return {
    tap: 58,
    bus,
    breaker,
    load: breaker + 72,
    earth,
    names: earth + (circuits.some(({ cable }) => cable) ? 66 : 38),
  };
}

export const boardHeight = (drawing: Board): number => rowsOf(drawing).names + 46;

/** Path of the load of a circuit, which hangs from (x, y). */
const loads: Readonly<Record<CircuitSymbol, (x: number, y: number) => string>> = {
  socket: (x, y) => symbol.socket(x, y),
  lamp: (x, y) => `M${x} ${y}v2${symbol.lamp(x, y + 2)}`,
  hob: (x, y) => `M${x} ${y}v4m-16 0h32v16h-32zm4 8h8m8 0h8`,
  motor: (x, y) => `M${x} ${y}v2m-12 12a12 12 0 1 1 24 0a12 12 0 1 1-24 0m6 4l3-9 3 9 3-9 3 9`,
  charger: (x, y) => `M${x} ${y}v2m-9 0h18v24h-18zm10 4l-5 8h8l-5 8`,
  board: (x, y) => `M${x} ${y}v2m-13 0h26v22h-26zm4 6h18m-18 10h18`,
};

/**
 * A board as a single-line diagram: isolator, surge protection to PE, busbar, a residual-current device before all
 * circuits or before each, a breaker and a load for each circuit, and the protective conductor to all of them.
 */
export function BoardDrawing({ drawing }: { drawing: Board }) {
  const { circuits } = drawing;
  const rcdEach = drawing.rcd === "each";
  const { tap, bus, breaker, load, earth, names } = rowsOf(drawing);
  const pitch = 572 / circuits.length;
  const columns = circuits.map((circuit, index) => ({ ...circuit, x: Math.round(24 + pitch * (index + 0.4)) }));
  const litColumn = columns.find((column) => column.lit);
  const first = columns[0]?.x ?? 40;
  const last = columns.at(-1)?.x ?? 600;
  const protectivePath = `M470 ${tap + 17}V94H628V${earth}H${first - 20}${columns.map(({ x }) => `M${x} ${earth}V${load + 24}`).join("")}`;
  const supplyPath = `M60 0v8${symbol.isolator(60, 8)}M60 48V${rcdEach ? bus : 66}M60 ${tap}H440${rcdEach ? "" : `${symbol.rcd(60, 66)}M60 126V${bus}`}`;
  const feederPaths = columns.map(
    ({ x }) => `M${x} ${bus}${rcdEach ? `v4${symbol.rcd(x, bus + 4)}` : "v12"}${symbol.breaker(x, breaker)}V${load}`,
  );
  return (
    <>
      {litColumn && <path className={styles.band} d={`M60 4V${bus}H${litColumn.x}V${load}`} />}
      <path className={styles.protective} d={protectivePath} />
      <path className={styles.protectiveYellow} d={protectivePath} />
      <path className={styles.bold} d={`M${Math.min(60, first) - 12} ${bus}H${last + 12}`} />
      <path className={styles.line} d={`${supplyPath}${feederPaths.join("")}`} />
      <path className={styles.solid} d={`M440 ${tap - 17}h60v34h-60zM470 ${tap - 12}v22m-5-7l5 7 5-7`} />
      <path className={styles.solid} d={columns.map(({ symbol: kind, x }) => loads[kind](x, load)).join("")} />
      <Label x={80} y={36}>
        {words.drawing.isolator}
      </Label>
      <Label x={430} y={46} anchor="end">
        SPD
      </Label>
      <Label x={rcdEach ? 620 : 84} y={rcdEach ? bus + 44 : 116} {...(rcdEach && { anchor: "end" as const })} isName>
        RCD
      </Label>
      {columns.map(({ name, breaker: rating, cable, x }, index) => (
        <g key={name}>
          <Label x={x + 12} y={breaker + 32} isName>
            {rating}
          </Label>
          {cable && (
            <Label x={x} y={earth + 30} anchor="middle" onlyWide>
              {cable}
            </Label>
          )}
          <Label x={x} y={names + (index % 2 ? 34 : 0)} anchor="middle">
            {name}
          </Label>
        </g>
      ))}
      <Label x={620} y={earth - 12} anchor="end" isName>
        PE
      </Label>
    </>
  );
}
