import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./drawings.module.css";

/** Width of every explanatory drawing in its own units. Text is 16 of them high, in narrow columns 22 or 28. */
export const drawingWidth = 640;

type LabelProps = {
  x: number;
  y: number;
  /** A name or code: heavier than values. */
  isName?: boolean;
  anchor?: "middle" | "end";
  /** On a dark area or on amber. */
  ground?: "dark" | "live";
  /** Shown only where there is room. */
  onlyWide?: boolean;
  children: ReactNode;
};

/** A word in a drawing. */
export const Label = ({ x, y, isName, anchor, ground, onlyWide, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    className={clsx(
      isName && styles.name,
      ground && styles[ground === "dark" ? "onDark" : "onLive"],
      onlyWide && styles.wide,
    )}
  >
    {children}
  </text>
);

type FrameProps = { height: number; title: string; caption: ReactNode; captionId: string; children: ReactNode };

/** A drawing with a caption that says the same in words. */
export const Frame = ({ height, title, caption, captionId, children }: FrameProps) => (
  <figure className={clsx(styles.figure, "max-w-[40rem]")}>
    <svg className={styles.drawing} viewBox={`0 0 ${drawingWidth} ${height}`} role="img" aria-describedby={captionId}>
      <title>{title}</title>
      {children}
    </svg>
    <figcaption className="mt-3 text-caption text-sm" id={captionId}>
      {caption}
    </figcaption>
  </figure>
);

/** Symbols of PN-EN 60617, hanging from (x, y), with open contacts. Devices in a line are 40 high, the RCD 60. */
export const symbol = {
  contact: (x: number, y: number) => `M${x} ${y}v8m0 24v8m0-8l-12-22`,
  /** Breaker: a contact with a cross. */
  breaker: (x: number, y: number) => `M${x} ${y}v8m0 24v8m0-8l-12-22m7-6l10 10m0-10l-10 10`,
  /** Isolator: a contact with a bar. */
  isolator: (x: number, y: number) => `M${x} ${y}v8m-7 0h14M${x} ${y + 32}v8m0-8l-12-22`,
  /** Residual-current device: a contact, its transformer around the line, and the link between them. */
  rcd: (x: number, y: number) =>
    `M${x} ${y}v8m0 24v28m0-28l-12-22m-2 38a14 7 0 1 0 28 0a14 7 0 1 0-28 0M${x - 6} ${y + 21}h-16v27h8`,
  earth: (x: number, y: number) => `M${x} ${y}v10m-14 0h28m-22 7h16m-10 7h4`,
  lamp: (x: number, y: number) => `M${x - 11} ${y + 11}a11 11 0 1 1 22 0a11 11 0 1 1-22 0m3-8l16 16m0-16l-16 16`,
  /** Socket with a protective contact, opening downwards. */
  socket: (x: number, y: number) => `M${x} ${y}v9m-14 0h28M${x - 13} ${y + 23}a13 13 0 0 1 26 0`,
} as const;
