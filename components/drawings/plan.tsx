import type { PlanSymbol, WholePlan } from "@/lib/content/types";
import { drawingWidth, linePath, type Point } from "@/lib/drawings/path";
import { hatchPath, wallsOf } from "@/lib/drawings/plan";
import { roundToTenth } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

type Door = NonNullable<WholePlan["doors"]>[number];

const margin = 8;

/** Units per metre: the plan fills the width. */
const scaleOf = ({ size }: WholePlan): number => (drawingWidth - 2 * margin) / size[0];

export const planHeight = (plan: WholePlan): number => Math.round(plan.size[1] * scaleOf(plan) + 2 * margin);

const tones = { plain: styles.line, pale: styles.pale, hatch: styles.thin, live: styles.live } as const;

const symbols: Readonly<Record<PlanSymbol, (x: number, y: number) => string>> = {
  camera: (x, y) => `M${x - 9} ${y - 9}h18v18h-18zm4 9a5 5 0 1 1 10 0a5 5 0 1 1-10 0`,
  motion: (x, y) => `M${x - 10} ${y - 10}h20v20h-20zm4 14l6-8 6 8z`,
  contact: (x, y) => `M${x - 10} ${y - 5}h9v10h-9zm11 0h9v10h-9z`,
  alarm: (x, y) => `M${x - 12} ${y - 12}h24v24h-24zm5 5h14v6h-14z`,
  lamp: (x, y) => `M${x - 10} ${y}a10 10 0 1 1 20 0a10 10 0 1 1-20 0m3-7l14 14m0-14l-14 14`,
  rack: (x, y) => `M${x - 13} ${y - 16}h26v32h-26zm0 10h26m-26 11h26`,
  wifi: (x, y) => `M${x - 4} ${y + 6}a4 4 0 1 1 8 0a4 4 0 1 1-8 0m-4-8q8-7 16 0m-22-6q14-12 28 0`,
  outlet: (x, y) => `M${x - 8} ${y - 8}h16v16h-16zm4 16v-7h8v7`,
  recorder: (x, y) => `M${x - 18} ${y - 11}h36v22h-36zm5 11a6 6 0 1 1 12 0a6 6 0 1 1-12 0m19-4v8`,
  joint: (x, y) => `M${x - 13} ${y - 13}h26v26h-26z`,
  meter: (x, y) => `M${x - 12} ${y - 14}h24v28h-24zm0 8h24m-18 6h12v8h-12z`,
  board: (x, y) => `M${x - 20} ${y - 10}h40v20h-40z`,
  switch: (x, y) => `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0m9-4l9-15l7 4`,
  twoWaySwitch: (x, y) => `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0m9-4l9-15l7 4M${x - 4} ${y + 4}l-9 15l-7-4`,
};
/** The dark half of a symbol: a joint box and a board differ by it. */
const darkHalves: { readonly [Symbol in PlanSymbol]?: (x: number, y: number) => string } = {
  joint: (x, y) => `M${x - 13} ${y + 13}l26-26v26z`,
  board: (x, y) => `M${x - 20} ${y}h40v10h-40z`,
};

/** A leaf at a right angle to the wall and its arc to the jamb, or the dashes of a gate. */
function doorPath({ opens }: Door, [hingeX, hingeY]: Point, [jambX, jambY]: Point): string {
  const [alongX, alongY] = [jambX - hingeX, jambY - hingeY];
  const width = roundToTenth(Math.hypot(alongX, alongY));
  const [leafX, leafY] = opens === "left" ? [alongY, -alongX] : [-alongY, alongX];
  const leaf = `${roundToTenth(hingeX + leafX)} ${roundToTenth(hingeY + leafY)}`;
  return `M${hingeX} ${hingeY}L${leaf}A${width} ${width} 0 0 ${opens === "left" ? 1 : 0} ${jambX} ${jambY}`;
}

/** Two panes in the thickness of the wall, closed at both ends. */
const windowPath = ([x, y]: Point, [endX, endY]: Point): string =>
  y === endY ? `M${x} ${y - 3}H${endX}v6H${x}z` : `M${x - 3} ${y}V${endY}h6V${y}z`;

/** The side of a leader on which its label begins: a label above or below its thing is centred over it. */
function anchorOf([x]: Point, leader: Point | undefined): "middle" | "end" | undefined {
  if (!leader || Math.abs(leader[0] - x) < 12) return "middle";
  return leader[0] < x ? undefined : "end";
}

/** A line from 6 units beside a label, at half the height of its letters, or from below or above it. */
function leaderPath([x, y]: Point, leader: Point): string {
  const anchor = anchorOf([x, y], leader);
  if (anchor === "middle") return linePath([[x, leader[1] > y ? y + 8 : y - 26], leader]);
  const from: Point = [anchor ? x + 6 : x - 6, y - 6];
  return linePath([from, leader]);
}

/** A plan to scale: walls with doors and windows, plots, fields of view, cables, devices, and names on leaders. */
export function PlanDrawing({ plan }: { plan: WholePlan }) {
  const scale = scaleOf(plan);
  const units = (metres: number) => roundToTenth(metres * scale);
  const toPoint = ([x, y]: Point): Point => [units(x) + margin, units(y) + margin];
  const pathOf = (corners: readonly Point[]) => linePath(corners.map(toPoint));
  const { rooms, doors = [], windows = [], views = [], wires = [], otherWires = [] } = plan;
  const { symbols: devices = [], labels = [] } = plan;
  const isOnHatch = ([x, y]: Point) =>
    rooms.some(
      ({ tone, box: [left, top, wide, high] }) =>
        tone === "hatch" && x > left && x < left + wide && y > top && y < top + high,
    );
  const isGate = ({ opens }: Door) => !opens;
  return (
    <>
      {views.length > 0 && (
        <path
          className={`${styles.thin} ${styles.pale}`}
          d={views.map(({ corners }) => `${pathOf(corners)}z`).join("")}
        />
      )}
      {rooms.map(({ name, box: [x, y, wide, high], tone }) => {
        const [left, top] = toPoint([x, y]);
        const box = [left, top, units(wide), units(high)] as const;
        const outline = `M${left} ${top}h${box[2]}v${box[3]}h-${box[2]}z`;
        return (
          <g key={`${x} ${y}`}>
            {!name && <path className={styles.line} d={outline} />}
            {tone !== "plain" && <path className={tones[tone]} d={tone === "hatch" ? hatchPath(box, 12) : outline} />}
          </g>
        );
      })}
      <path className={styles.bold} d={wallsOf(plan).map(pathOf).join("")} />
      <path
        className={styles.line}
        d={[
          ...doors
            .filter((door) => !isGate(door))
            .map((door) => doorPath(door, toPoint(door.hinge), toPoint(door.jamb))),
          ...wires.map(pathOf),
        ].join("")}
      />
      <path
        className={`${styles.line} ${styles.dashed}`}
        d={[...doors.filter(isGate).map(({ hinge, jamb }) => [hinge, jamb]), ...otherWires].map(pathOf).join("")}
      />
      <path
        className={styles.solid}
        d={[
          ...windows.map(({ from, to }) => windowPath(toPoint(from), toPoint(to))),
          ...devices.map(({ symbol, at: place }) => symbols[symbol](...toPoint(place))),
        ].join("")}
      />
      <path
        className={styles.dark}
        d={devices.map(({ symbol, at: place }) => darkHalves[symbol]?.(...toPoint(place)) ?? "").join("")}
      />
      <path
        className={styles.thin}
        d={labels.map(({ at, leader }) => (leader ? leaderPath(toPoint(at), toPoint(leader)) : "")).join("")}
      />
      {rooms.map(({ name, box: [x, y, wide], tone }) => {
        if (!name) return null;
        const [middle, top] = toPoint([x + wide / 2, y]);
        return (
          <Label
            key={`${name} ${x} ${y}`}
            x={middle}
            y={top + 40}
            anchor="middle"
            isName
            {...(tone === "hatch" && { ground: "lines" as const })}
          >
            {name}
          </Label>
        );
      })}
      {labels.map(({ text, at, leader }) => {
        const [x, y] = toPoint(at);
        return (
          <Label
            key={`${text} ${x} ${y}`}
            x={x}
            y={y}
            anchor={anchorOf([x, y], leader && toPoint(leader))}
            {...(isOnHatch(at) && { ground: "lines" as const })}
          >
            {text}
          </Label>
        );
      })}
    </>
  );
}
