import { clsx } from "clsx";
import type { DrawingOf, PlanSymbol } from "@/lib/content/types";
import styles from "./drawings.module.css";
import { drawingWidth, Label } from "./parts";

const margin = 8;

/** Units per metre: the plan fills the width. */
const scaleOf = ({ size }: DrawingOf<"plan">): number => (drawingWidth - 2 * margin) / size[0];

export const planHeight = (drawing: DrawingOf<"plan">): number =>
  Math.round(drawing.size[1] * scaleOf(drawing) + 2 * margin);

const tones = { plain: undefined, pale: styles.pale, dark: styles.dark, live: styles.live } as const;

const symbols: Readonly<Record<PlanSymbol, (x: number, y: number) => string>> = {
  camera: (x, y) => `M${x - 9} ${y - 9}h18v18h-18zm4 9a5 5 0 1 1 10 0a5 5 0 1 1-10 0`,
  motion: (x, y) => `M${x - 10} ${y - 10}h20v20h-20zm4 14l6-8 6 8z`,
  contact: (x, y) => `M${x - 10} ${y - 5}h9v10h-9zm11 0h9v10h-9z`,
  alarm: (x, y) => `M${x - 12} ${y - 12}h24v24h-24zm5 5h14v6h-14z`,
  lamp: (x, y) => `M${x - 10} ${y}a10 10 0 1 1 20 0a10 10 0 1 1-20 0m3-7l14 14m0-14l-14 14`,
  rack: (x, y) => `M${x - 13} ${y - 16}h26v32h-26zm0 10h26m-26 11h26`,
  wifi: (x, y) => `M${x - 4} ${y + 6}a4 4 0 1 1 8 0a4 4 0 1 1-8 0m-4-8q8-7 16 0m-22-6q14-12 28 0`,
};

/** A plan to scale: rooms or plots, fields of view, cables, devices and names. */
export function PlanDrawing({ drawing }: { drawing: DrawingOf<"plan"> }) {
  const scale = scaleOf(drawing);
  const units = (metres: number) => Math.round(metres * scale * 10) / 10;
  const toPoint = ([x, y]: readonly [number, number]) => [units(x) + margin, units(y) + margin] as const;
  const linePath = (corners: readonly (readonly [number, number])[]) =>
    `M${corners.map((corner) => toPoint(corner).join(" ")).join("L")}`;
  const { rooms, views = [], wires = [], symbols: devices = [], labels = [] } = drawing;
  return (
    <>
      {views.map(({ corners, lit }) => (
        <path
          key={linePath(corners)}
          className={clsx(styles.thin, lit ? styles.live : styles.pale)}
          d={`${linePath(corners)}z`}
        />
      ))}
      {rooms.map(({ box: [x, y, wide, high], tone }) => {
        const [left, top] = toPoint([x, y]);
        return (
          <path
            key={`${x} ${y}`}
            className={clsx(styles.line, tone !== "plain" && tones[tone])}
            d={`M${left} ${top}h${units(wide)}v${units(high)}h-${units(wide)}z`}
          />
        );
      })}
      {wires.length > 0 && <path className={clsx(styles.thin, styles.dashed)} d={wires.map(linePath).join("")} />}
      {devices.length > 0 && (
        <path
          className={styles.solid}
          d={devices.map(({ symbol, at: place }) => symbols[symbol](...toPoint(place))).join("")}
        />
      )}
      {rooms.map(({ name, box: [x, y, wide], tone }) => {
        if (!name) return null;
        const [left, top] = toPoint([x + wide / 2, y]);
        return (
          <Label
            key={`${name} ${x} ${y}`}
            x={left}
            y={top + 34}
            anchor="middle"
            isName
            {...(tone === "dark" && { ground: "dark" as const })}
            {...(tone === "live" && { ground: "live" as const })}
          >
            {name}
          </Label>
        );
      })}
      {labels.map(({ text, at: place }) => {
        const [x, y] = toPoint(place);
        return (
          <Label key={text} x={x} y={y} anchor="middle">
            {text}
          </Label>
        );
      })}
    </>
  );
}
