import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./section.module.css";

/** What a section stands on: the page's paper, the alternate sheet, or dark ink. */
export type Surface = "paper" | "sheet" | "ink";

const surfaces: Record<Surface, string | undefined> = {
  paper: undefined,
  sheet: "surface-sheet",
  ink: "surface-ink",
};

type Props = Omit<ComponentProps<"section">, "aria-label" | "aria-labelledby"> & {
  surface?: Surface;
  /** Room above and below the content. */
  room?: "chapter" | "continuing" | "note";
  /** Goes on with the section before it, on the same surface. */
  joined?: boolean;
  /** Utilities of the box that holds the content beside the trunk. */
  wrapClassName?: string;
} & (
    | { /** Id of the heading that names the section. */ labelledBy: string; label?: never }
    | { label: string; labelledBy?: never }
  );

/** A section across the whole width, its content in the width of the page beside the trunk. */
export function Section({
  surface = "paper",
  joined = false,
  room = joined ? "continuing" : "chapter",
  className,
  wrapClassName,
  label,
  labelledBy,
  children,
  ...attributes
}: Props) {
  return (
    <section
      className={clsx("relative", surfaces[surface], styles[room], joined && styles.joined, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      {...attributes}
    >
      <div className={clsx("wrap trunk", styles.content, wrapClassName)}>{children}</div>
    </section>
  );
}
