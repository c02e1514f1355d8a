import { clsx } from "clsx";
import type { MapDrawing, MapNode } from "@/lib/content/props";
import styles from "./area-map.module.css";

const radius = { lg: 8, md: 5, sm: 3.6 } as const;

/** The largest circle is the city's own on its map, the capital's on the map of all cities. */
const radiusOf = ({ size, focus }: MapNode, hasFocus: boolean): number =>
  focus ? radius.lg : size === "lg" && hasFocus ? radius.md : radius[size];

/** A city's name, and its distance below. On the map of all cities, names without a leader have one word per line. */
function Label({ node: { x: left, y, name, label, distance, focus } }: { node: MapNode }) {
  const x = left + label.dx;
  const lines = distance ? [name, distance] : label.leader || focus ? [name] : name.split(" ");
  return (
    <text x={x} y={y + label.dy} textAnchor={label.anchor}>
      {lines.length > 1
        ? lines.map((line, index) => (
            <tspan
              key={line}
              x={x}
              dy={index ? "1.1em" : undefined}
              className={clsx(distance && index && styles.distance)}
            >
              {line}
            </tspan>
          ))
        : name}
    </text>
  );
}

/** Where a leader meets its name: beside, above or below it. */
function leaderEnd({ label: { dx, dy, anchor }, distance }: MapNode): string {
  if (anchor === "middle") return `l${dx} ${dy > 0 ? dy - 14 : dy + (distance ? 20 : 5)}`;
  return `l${anchor === "start" ? dx - 3 : dx + 3} ${dy - 4}`;
}

/** Class of a city: the capital stands out on the map of all cities, the city in focus on its own map. */
function cityClass({ size, focus }: MapNode, hasFocus: boolean): string | undefined {
  if (focus) return styles.focus;
  if (size === "lg") return hasFocus ? undefined : styles.capital;
  return size === "sm" ? styles.small : undefined;
}

type CityProps = {
  node: MapNode;
  /** The map has a city in focus. */
  hasFocus: boolean;
};

function City({ node, hasFocus }: CityProps) {
  const { x, y, size, label, focus } = node;
  return (
    <g className={clsx(styles.city, cityClass(node, hasFocus))}>
      {label.leader && <path className={styles.leader} d={`M${x} ${y}${leaderEnd(node)}`} />}
      {(focus || (size === "lg" && !hasFocus)) && (
        <circle className={styles.ring} cx={x} cy={y} r={radiusOf(node, hasFocus) + 4.5} />
      )}
      <circle cx={x} cy={y} r={radiusOf(node, hasFocus)} />
      <Label node={node} />
    </g>
  );
}

type Props = {
  drawing: MapDrawing;
  /** Id of the title, unique on the page. */
  id: string;
  title: string;
  /** Utilities for its size. */
  className?: string;
};

/**
 * Map of the voivodeship with cities and wires drawn as waves, or of a city's surroundings with rings and distances, for
 * dark surfaces. An image for screen readers, which find cities as links elsewhere on the page. Pulses run in CSS, only
 * while the map is on screen.
 */
export function AreaMap({ drawing, id, title, className }: Props) {
  const hasFocus = drawing.nodes.some(({ focus }) => focus);
  return (
    <svg
      className={clsx(styles.map, "mx-auto w-full", className)}
      viewBox={drawing.viewBox}
      role="img"
      aria-labelledby={id}
      overflow={drawing.outline ? "visible" : "hidden"}
      data-watch=""
    >
      <title id={id}>{title}</title>
      {drawing.outline && <path className={styles.border} d={drawing.outline} />}
      {drawing.rings.map(({ x, y, radius }) => (
        <circle key={radius} className={styles.distanceRing} cx={x} cy={y} r={radius} />
      ))}
      {drawing.wires.map(({ path, focus }) => (
        <g key={path}>
          <path className={focus ? styles.focusedWire : styles.wire} d={path} />
          <path className={styles.pulse} pathLength="100" d={path} />
        </g>
      ))}
      {drawing.rings.map(
        ({ name }) =>
          name && (
            <text key={name.text} className={styles.ringName} x={name.x} y={name.y}>
              {name.text}
            </text>
          ),
      )}
      {drawing.nodes.map((node) => (
        <City key={node.name} node={node} hasFocus={hasFocus} />
      ))}
    </svg>
  );
}
