import { clsx } from "clsx";
import type { ReactNode } from "react";
import { drawingWidth } from "@/lib/drawings/path";
import styles from "./drawings.module.css";

const grounds = { dark: "onDark", live: "onLive", lines: "onLines" } as const;

type LabelProps = {
  x: number;
  y: number;
  /** A name or code: heavier than values. */
  isName?: boolean;
  anchor?: "middle" | "end";
  /** On a dark area, on amber, or on lines, which it clears. */
  ground?: "dark" | "live" | "lines";
  /** Names that stand close to each other. */
  small?: boolean;
  /** Shown only where there is room. */
  onlyWide?: boolean;
  /** With its middle at y, whatever its size. */
  isCentred?: boolean;
  children: ReactNode;
};

/** A word in a drawing. */
export const Label = ({ x, y, isName, anchor, ground, small, onlyWide, isCentred, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    dominantBaseline={isCentred ? "central" : undefined}
    className={clsx(
      isName && styles.name,
      small && styles.small,
      ground && styles[grounds[ground]],
      onlyWide && styles.wide,
    )}
  >
    {children}
  </text>
);

/** The sign of the ohm after a number that ends at (x, y), as high as its digits: the font's subset does not have it. */
export const Ohm = ({ x, y }: { x: number; y: number }) => (
  <svg x={x} y={y} width="0.74em" height="0.7em" viewBox="0 0 74 70" overflow="visible">
    <path className={styles.sign} d="M4-4H26V-12A30 30 0 1 1 48-12V-4H70" />
  </svg>
);

/** The same drawing turned for a narrow column, 366 units wide, with letters at their own size. */
export type TurnedDrawing = { height: number; content: ReactNode };

type FrameProps = {
  height: number;
  title: string;
  caption: ReactNode;
  captionId: string;
  turned?: TurnedDrawing | undefined;
  legend?: ReactNode;
  children: ReactNode;
};

/** A drawing with a caption that says the same in words; in guides and beside a heading as wide as its column. */
export const Frame = ({ height, title, caption, captionId, turned, legend, children }: FrameProps) => (
  <figure className={clsx(styles.figure, "max-w-160 in-beside:max-w-none in-prose:max-w-none")}>
    <svg
      className={clsx(styles.drawing, turned && styles.wide)}
      viewBox={`0 0 ${drawingWidth} ${height}`}
      role="img"
      aria-describedby={captionId}
    >
      <title>{title}</title>
      {children}
    </svg>
    {turned && (
      <svg
        className={clsx(styles.drawing, styles.turned)}
        viewBox={`0 0 366 ${turned.height}`}
        role="img"
        aria-describedby={captionId}
      >
        <title>{title}</title>
        {turned.content}
      </svg>
    )}
    {legend && <p className="mt-3 flex flex-wrap gap-x-5 text-sm">{legend}</p>}
    <figcaption className="mt-3 max-w-text text-caption text-sm" id={captionId}>
      {caption}
    </figcaption>
  </figure>
);

/** Turns what hangs downwards from (y, x) so that it runs to the right from (x, y). */
export const turn = "matrix(0 1 1 0 0 0)";

/**
 * Symbols of PN-EN 60617, hanging from (x, y), with open contacts unless `closed`. Devices in a line are 40 high, the
 * residual-current device 60. Each path ends on the line below its device, so that a wire goes on with `V`.
 */
export const symbol = {
  /**
   * A make contact: the blade swings on its lower end; closed, it lies on the fixed one, beside it by so little that it
   * still reads as a blade. A bar there would make it a break contact.
   */
  contact: (x: number, y: number, closed = false) =>
    `M${x} ${y}v8m0 32v-8${closed ? "l-3.5-27" : "l-12-22"}M${x} ${y + 40}`,
  /** Breaker: a contact with a cross at its fixed end. */
  breaker: (x: number, y: number, closed = false) =>
    `${symbol.contact(x, y, closed)}M${x - 5} ${y + 3}l10 10m0-10l-10 10M${x} ${y + 40}`,
  /** Switch-disconnector: a contact with bar and circle, closed. */
  switchDisconnector: (x: number, y: number) =>
    `M${x} ${y}v8m-9 0h18M${x} ${y + 40}v-8l-5-17M${x - 4.5} ${y + 12.5}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M${x} ${y + 40}`,
  /** Residual-current device: a contact and its transformer around the line. */
  rcd: (x: number, y: number, closed = false) =>
    `${symbol.contact(x, y, closed)}v20M${x - 14} ${y + 48}a14 7 0 1 0 28 0a14 7 0 1 0-28 0M${x} ${y + 60}`,
  /** What joins them is mechanical, so it is dashed. */
  rcdLink: (x: number, y: number, closed = false) => `M${x - 14} ${y + 48}h-10v-28h${closed ? 22 : 17}`,
  earth: (x: number, y: number) => `M${x} ${y}v10m-14 0h28m-22 7h16m-10 7h4`,
  lamp: (x: number, y: number) => `M${x - 11} ${y + 11}a11 11 0 1 1 22 0a11 11 0 1 1-22 0m3-8l16 16m0-16l-16 16`,
  /** Socket with a protective contact, opening downwards. */
  socket: (x: number, y: number) => `M${x} ${y}v9m-14 0h28M${x - 13} ${y + 23}a13 13 0 0 1 26 0`,
} as const;
