import type { MapDrawing, MapNode } from "@/lib/content/props";

const radius = { lg: 8, md: 5, sm: 3.6 } as const;

/** Long names stand on two lines, as on a paper map. */
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

function City({ node }: { node: MapNode }) {
  const { x, y, size, label, focus } = node;
  return (
    <g className={`map-city ${size}${focus ? " hot" : ""}`}>
      {label.leader && <path className="map-leader" d={`M${x} ${y}l${label.dx - 3} ${label.dy - 4}`} />}
      {(size === "lg" || focus) && <circle className="ring" cx={x} cy={y} r={radius[size] + 4.5} />}
      <circle cx={x} cy={y} r={radius[size]} />
      <Label node={node} />
    </g>
  );
}

type Props = { drawing: MapDrawing /** Id of the title, unique on the page. */; id: string; title: string };

/**
 * Map of the voivodeship with cities and alternating-current wires. A picture for screen readers: its text is the list
 * of cities beside it. Pulses run in CSS, only while the map is on screen.
 */
export function SilesiaMap({ drawing, id, title }: Props) {
  return (
    <svg className="map" viewBox={drawing.viewBox} role="img" aria-labelledby={id} overflow="visible" data-watch="">
      <title id={id}>{title}</title>
      <path className="map-border" d={drawing.outline} />
      {drawing.wires.map(({ path, focus }) => (
        <g key={path}>
          <path className={focus ? "map-wire hot" : "map-wire"} d={path} />
          <path className="map-pulse" pathLength="100" d={path} />
        </g>
      ))}
      {drawing.nodes.map((node) => (
        <City key={node.name} node={node} />
      ))}
    </svg>
  );
}
