import { clsx } from "clsx";
import type { CompareItem } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./drawings.module.css";
import { Label, symbol } from "./parts";

const { system: texts } = words.drawing;

/** What amber means in these schematics, once for all of them. */
export const SystemLegend = () => (
  <p className={clsx(styles.legend, styles.legendLit, "mb-4 text-sm")}>
    <i />
    {texts.lit}
  </p>
);

const panels = "M88 1h48v30H88zM104 1v30M120 1v30M88 16h48";
const inverter = "M92 50h40v40H92zM92 90l40-40M98 59h12m-12 6h12M114 80c2-5 6-5 8 0s6 5 8 0";
const battery = "M158 54h40v32h-40zM172 61v18M184 66v8";
const meter = "M92 176h40v28H92z";
const grid = "M98 236a14 14 0 1 1 28 0a14 14 0 1 1-28 0M104 236c3-7 6-7 8 0s5 7 8 0";

/** The line from the panels down: to the grid, to an open contact before it, or only to the house. */
const lines = {
  onGrid: "M112 31V222",
  hybrid: `M112 31V120${symbol.contact(112, 120)}V222`,
  offGrid: "M112 31V120",
} as const;

/**
 * A photovoltaic system while the grid is dead: amber is what still works. An inverter without a battery stops with the
 * grid; with one it goes on feeding the house, cut off from the grid.
 */
export function SystemDrawing({ system: { kind, title } }: { system: NonNullable<CompareItem["system"]> }) {
  const hasGrid = kind !== "offGrid";
  const works = kind !== "onGrid";
  return (
    <svg
      className={clsx(styles.drawing, "mx-auto mt-4 max-w-51 max-md:mb-3 md:mx-0 md:aspect-[204/252]")}
      viewBox={`0 0 204 ${hasGrid ? 252 : 132}`}
      preserveAspectRatio="xMinYMin"
      role="img"
    >
      <title>{title}</title>
      {works && (
        <path className={styles.band} d={`M112 31V120H167M132 70H158${kind === "hybrid" ? "M112 120V128" : ""}`} />
      )}
      <path className={styles.line} d={`${lines[kind]}M112 120H167${works ? "M132 70H158" : ""}`} />
      <path className={styles.solid} d={panels + inverter + (works ? battery : "") + (hasGrid ? meter + grid : "")} />
      <path className={clsx(styles.solid, works && styles.live)} d={symbol.lamp(178, 109)} />
      <Label x={78} y={22} anchor="end">
        {texts.panels}
      </Label>
      <Label x={82} y={76} anchor="end">
        {texts.inverter}
      </Label>
      <Label x={144} y={109} anchor="middle">
        {texts.house}
      </Label>
      {works && (
        <Label x={178} y={44} anchor="middle">
          {texts.battery}
        </Label>
      )}
      {hasGrid && (
        <>
          <Label x={82} y={196} anchor="end">
            {texts.meter}
          </Label>
          <Label x={112} y={195} anchor="middle" small>
            kWh
          </Label>
          <Label x={88} y={242} anchor="end">
            {texts.grid}
          </Label>
        </>
      )}
    </svg>
  );
}
