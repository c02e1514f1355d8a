import { clsx } from "clsx";
import type { MapDrawing, MapNode } from "@/lib/content/props";
import styles from "./silesia-map.module.css";

const radius = { lg: 8, md: 5, sm: 3.6 } as const;

/** A city's name. Without a leader, names have one word per line, as on a paper map. */
function Label({ node }: { node: MapNode }) {
  const x = node.x + node.label.dx;
  const words = node.name.split(" ");
  return (
    <text x={x} y={node.y + node.label.dy} textAnchor={node.label.anchor}>
      {words.length > 1 && !node.label.leader
        ? words.map((word, index) => (
            <tspan key={word} x={x} dy={index ? "1.1em" : undefined}>
              {word}
            </tspan>
          ))
        : node.name}
    </text>
  );
}

/** Class of a city: the capital stands out on the map of all cities, the city in focus on its own map. */
function cityClass({ size, focus }: MapNode, hasFocus: boolean): string | undefined {
  if (focus) return styles.focus;
  if (size === "lg") return hasFocus ? undefined : styles.capital;
  return size === "sm" ? styles.small : styles.medium;
}

type CityProps = {
  node: MapNode;
  /** The map has a city in focus. */
  hasFocus: boolean;
};

function City({ node, hasFocus }: CityProps) {
  const { x, y, size, label, focus, showsName } = node;
  return (
    <g className={clsx(styles.city, cityClass(node, hasFocus))}>
      {showsName && label.leader && <path className={styles.leader} d={`M${x} ${y}l${label.dx - 3} ${label.dy - 4}`} />}
      {(size === "lg" || focus) && <circle className={styles.ring} cx={x} cy={y} r={radius[size] + 4.5} />}
      <circle cx={x} cy={y} r={radius[size]} />
      {showsName && <Label node={node} />}
    </g>
  );
}

type Props = {
  drawing: MapDrawing;
  /** Id of the title, unique on the page. */
  id: string;
  title: string;
  /** Utilities for its size. */
  className: string;
};

/**
 * Map of the voivodeship with cities and wires drawn as waves, for dark surfaces. An image for screen readers, which
 * find cities as links elsewhere on the page. Pulses run in CSS, only while the map is on screen.
 */
export function SilesiaMap({ drawing, id, title, className }: Props) {
  const hasFocus = drawing.nodes.some(({ focus }) => focus);
  return (
    <svg
      className={clsx(styles.map, "mx-auto w-full lg:my-10", className)}
      viewBox={drawing.viewBox}
      // With less height the south is cut off.
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-labelledby={id}
      overflow="visible"
      data-watch=""
    >
      <title id={id}>{title}</title>
      <path
        className={styles.border}
        d={drawing.outline}
        transform={drawing.zoom === 1 ? undefined : `scale(${drawing.zoom})`}
      />
      {drawing.wires.map(({ path, focus }) => (
        <g key={path}>
          <path className={focus ? styles.focusedWire : styles.wire} d={path} />
          <path className={styles.pulse} pathLength="100" d={path} />
        </g>
      ))}
      {drawing.nodes.map((node) => (
        <City key={node.name} node={node} hasFocus={hasFocus} />
      ))}
    </svg>
  );
}
