import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/lib/content/types";
import { BulletList } from "./bullet-list";
import styles from "./hairline-grid.module.css";
import { Inline } from "./inline";

/** Columns on wide screens, none narrower than its longest word. Medium screens have two, phones one. */
const grids = {
  2: undefined,
  3: clsx(styles.three, "lg:fr-cols-3"),
  4: clsx(styles.four, "lg:fr-cols-4"),
} as const;

type GridProps = ComponentProps<"ul"> & { columns: keyof typeof grids };

/** A grid of cells that share hairlines. Its children are `GridCell`s. */
export function HairlineGrid({ columns, className, ...attributes }: GridProps) {
  return (
    <ul
      className={clsx(
        "group/grid grid border-line border-t on-dark:border-hairline md:split-6/6",
        grids[columns],
        className,
      )}
      data-narrow={columns > 2 ? "" : undefined}
      {...attributes}
    />
  );
}

type CellProps = {
  icon?: IconName | undefined;
  title: string;
  text: string;
  features?: readonly string[] | undefined;
  /** Makes the whole cell a link and the group `cell`. */
  href?: string;
  className?: string;
  /** Below the text: a link, or the look of one if the cell is the link. */
  children?: ReactNode;
};

/** Icon, text and children of the cells of a row begin on one line each. */
const rowsClass =
  "lg:group-data-narrow/grid:row-span-3 lg:group-data-narrow/grid:grid lg:group-data-narrow/grid:grid-cols-1 lg:group-data-narrow/grid:grid-rows-subgrid";

/** A cell with its icon beside the text, or above it in narrow columns. */
export function GridCell({ icon, title, text, features, href, className, children }: CellProps) {
  const boxClass = clsx(
    styles.box,
    icon && ["grid grid-cols-[--spacing(12)_1fr] content-start items-start max-tight:block", rowsClass],
  );
  const content = (
    <>
      {icon && (
        <Icon name={icon} className="row-span-2 size-8 stroke-fine text-heading lg:group-data-narrow/grid:row-span-1" />
      )}
      <div>
        <h3
          className={clsx(
            "text-h3",
            icon && "lg:group-data-narrow/grid:mt-5",
            // Nothing else in the cell looks like a link.
            href &&
              !children &&
              "max-lg:underline max-lg:decoration-1 max-lg:decoration-amber-500 max-lg:underline-offset-5",
          )}
        >
          <Inline text={title} />
        </h3>
        <p className="mt-1.5 max-w-text">
          <Inline text={text} />
        </p>
        {features && <BulletList items={features} small />}
      </div>
      {children}
    </>
  );
  if (!href) return <li className={clsx(styles.cell, boxClass, className)}>{content}</li>;
  return (
    <li className={clsx(styles.cell, icon && rowsClass, className)}>
      <a className={clsx(boxClass, "group/cell h-full no-underline hover:bg-paper-100")} href={href}>
        {content}
      </a>
    </li>
  );
}
