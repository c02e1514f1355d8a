import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./section.module.css";

/** Background of a section: the page's paper, the alternate sheet, or dark ink. */
export type Surface = "paper" | "sheet" | "ink";

const surfaceClasses: Record<Surface, string | undefined> = {
  paper: undefined,
  sheet: "surface-sheet",
  ink: "surface-ink",
};

type Props = Omit<ComponentProps<"section">, "aria-label" | "aria-labelledby"> & {
  surface?: Surface;
  /** Padding above and below the content. */
  padding?: "chapter" | "note";
  /** Of the same chapter as the section before it, on the same surface. */
  joined?: boolean;
  /** Utilities of the content's box beside the trunk. */
  wrapClassName?: string;
} & (
    | { /** Id of the heading that names the section. */ labelledBy: string; label?: never }
    | { label: string; labelledBy?: never }
  );

/** A section of full width, its content as wide as the page, beside the trunk. */
export function Section({
  surface = "paper",
  joined = false,
  padding = "chapter",
  className,
  wrapClassName,
  label,
  labelledBy,
  children,
  ...attributes
}: Props) {
  return (
    <section
      className={clsx("relative", surfaceClasses[surface], styles[padding], joined && styles.joined, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      {...attributes}
    >
      <div className={clsx("wrap trunk", styles.content, wrapClassName)}>{children}</div>
    </section>
  );
}
