import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { HouseCircuit, HouseDrawing } from "@/lib/content/props";
import { type Box, linePath } from "@/lib/drawings/path";
import styles from "./house.module.css";
import * as body from "./house-body";
import { narrowPictures, type Shape, widePictures } from "./house-pictures";

type View = "wide" | "narrow";

const views = {
  wide: { box: [0, 88, 1200, 560], pictures: widePictures, tag: 23 },
  narrow: { box: [0, 0, 390, 600], pictures: narrowPictures, tag: 21 },
} as const satisfies Record<View, { box: Box; pictures: Readonly<Record<string, readonly Shape[]>>; tag: number }>;

/** Special pictures: not filled, or further back. */
const lookClasses = { open: styles.open, faint: styles.faint } as const;

/** Places the main house in the narrow drawing. */
const mirrorTransform = "matrix(-.66 0 0 .66 531.6 -66.4)";
const digitWidth = { wide: 11, narrow: 9 } as const;

function Tag({ at: [x, y], view, children }: { at: readonly [number, number]; view: View; children: string }) {
  const { tag: height } = views[view];
  const width = children.length * digitWidth[view] + 12;
  return (
    <g className={styles.mark}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
      <text x={x} y={y + height * 0.26}>
        {children}
      </text>
    </g>
  );
}

type CircuitProps = { circuit: HouseCircuit; devices: HouseDrawing["devices"]; view: View };

/** Line, pictures and tags of a circuit. */
function Circuit({ circuit, devices, view }: CircuitProps) {
  return (
    <>
      <path className={styles.wire} d={circuit[view].map(linePath).join("")} />
      {views[view].pictures[circuit.id]?.map(({ d, look, transform }) => (
        <path key={d} d={d} transform={transform} className={look && lookClasses[look]} />
      ))}
      {devices.map(
        ({ name, [view]: { tag, leader } }) =>
          tag && (
            <g key={name}>
              {leader && <path className={styles.leader} d={linePath([tag, leader])} />}
              <Tag at={tag} view={view}>
                {circuit.id}
              </Tag>
            </g>
          ),
      )}
    </>
  );
}

const hitPath = ([x, y, width, height]: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Heights in metres above the ground floor, and the baseline of each. */
const heights = [
  ["+8,40", 134],
  ["+3,00", 404],
  ["±0,00", 590],
] as const;

/** Ground, garden, furniture and walls of the wide drawing. */
function WideBody({ street }: { street: string }) {
  return (
    <>
      <path className={styles.soil} d="M0 560H1200V650H0z" />
      <path className={styles.faint} d={body.garden + body.heightLines} />
      <path className={styles.behind} d={body.furniture} />
      <path className={styles.cut} d={body.cuts} />
      <path className={styles.hole} d={body.windowHole} />
      <path className={styles.behind} d={body.outlines + body.heightMarks} />
      <text x="12" y="590">
        {street}
      </text>
      <text x="422" y="645">
        3 m
      </text>
      {heights.map(([text, y]) => (
        <text key={text} className={styles.end} x="1196" y={y}>
          {text}
        </text>
      ))}
    </>
  );
}

function NarrowBody({ rooms }: { rooms: string }) {
  return (
    <>
      <path className={styles.soil} d="M0 520H390V600H0z" />
      <g transform={mirrorTransform}>
        <path className={styles.behind} d={body.narrowFurniture} />
        <path className={styles.cut} d={body.narrowCuts} />
        <path className={styles.behind} d={body.narrowRoof} />
      </g>
      <path className={styles.behind} d={body.narrowCar} transform={body.narrowCarPlace} />
      <path className={styles.cut} d={body.narrowTechnical} />
      <path className={styles.behind} d={body.narrowGround} />
      <path className={styles.faint} d={body.narrowFence} />
      <text x="172" y="352">
        {rooms}
      </text>
    </>
  );
}

type LitCircuitsProps = { className?: string; children: ReactNode };

/** Wraps a house and a list of its circuits (`data-circuit`): a circuit pointed at in one is lit in both. */
export function LitCircuits({ className, children }: LitCircuitsProps) {
  return <div className={clsx(styles.circuits, className)}>{children}</div>;
}

/** A circuit's number in a list within `LitCircuits`, hidden from screen readers. */
export function CircuitNumber({ children }: { children: string }) {
  return (
    <span className={clsx(styles.number, "font-semibold tabular-nums")} aria-hidden="true">
      {children}
    </span>
  );
}

type Props = { house: HouseDrawing; view: View; className?: string };

/**
 * The house in section. Every circuit is a link for pointers only: screen readers and the keyboard have the list beside
 * it (house-section.tsx). Styles alone light the circuit pointed at.
 */
export function House({ house, view, className }: Props) {
  const { box } = views[view];
  return (
    <svg
      className={clsx(styles.house, view === "narrow" && "text-[15px] max-phone:text-[19px]", className)}
      viewBox={box.join(" ")}
      aria-hidden="true"
    >
      {view === "wide" ? <WideBody street={house.street} /> : <NarrowBody rooms={house.rooms} />}
      {house.circuits.map((circuit) => {
        const devices = house.devices.filter((device) => device.circuit === circuit.id);
        return (
          <a
            key={circuit.id}
            href={circuit.href}
            tabIndex={-1}
            data-circuit={circuit.id}
            className={clsx(circuit.id === house.lit && styles.lit)}
          >
            <path className={styles.hit} d={devices.map((device) => hitPath(device[view].hit)).join("")} />
            <Circuit circuit={circuit} devices={devices} view={view} />
          </a>
        );
      })}
    </svg>
  );
}
