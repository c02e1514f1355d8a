import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./table.module.css";

type TableProps = {
  /** Names the table; with `isCaptionHidden` for screen readers only, below a heading that says the same. */
  caption: ReactNode;
  isCaptionHidden?: boolean;
  /**
   * Screens on which long cells are lines of their own below the row's short cells: phones, or all. Left out: none.
   * On paper every cell is in its column.
   */
  lines?: "phone" | "screen" | undefined;
  /** In lines, one cell alone stands beside the row's name. */
  single?: boolean;
  className?: string | undefined;
  /** Widths of the columns where they are columns, each another. Left out: as their cells need. */
  widths?: readonly string[];
  /** `Head`s. */
  heads: ReactNode;
  /** `TableGroup`s. */
  children: ReactNode;
};

/*
 * The roles are those of the elements: browsers drop them where a style makes a grid of a table.
 */

/** A table of data: hairlines, the first column on the left, numbers on the right. */
export function Table({
  caption,
  isCaptionHidden = false,
  lines,
  single = false,
  className,
  widths,
  heads,
  children,
}: TableProps) {
  return (
    <table className={clsx(styles.table, lines && styles[lines], single && styles.single, className)} role="table">
      <caption className={isCaptionHidden ? "sr-only" : undefined}>{caption}</caption>
      {widths && (
        <colgroup className="max-md:hidden">
          {widths.map((width) => (
            <col className={width} key={width} />
          ))}
        </colgroup>
      )}
      <thead role="rowgroup">
        <tr role="row">{heads}</tr>
      </thead>
      {children}
    </table>
  );
}

/** Rows that belong together, below a row with their name if they have one. `columns` is how many it spans. */
export function TableGroup(props: { id?: string; name?: ReactNode; columns?: number; children: ReactNode }) {
  const { id, name, columns, children } = props;
  return (
    <tbody id={id} role="rowgroup">
      {name && (
        <tr className={styles.group} role="row">
          <RowHead className={styles.long} columns={columns}>
            {name}
          </RowHead>
        </tr>
      )}
      {children}
    </tbody>
  );
}

/** A row. One that sums the rows above it is below a darker line. */
export function TableRow({ sum = false, children }: { sum?: boolean | undefined; children: ReactNode }) {
  return (
    <tr className={sum ? styles.sum : undefined} role="row">
      {children}
    </tr>
  );
}

type CellProps = {
  /** Aligned to the right, in figures of one width. */
  isNumber?: boolean | undefined;
  /** A line of its own where the table has lines. A head of such cells is for screen readers there, as is one alone. */
  isLong?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const cellClass = ({ isNumber, isLong, className }: CellProps) =>
  clsx(isNumber && styles.number, isLong && styles.long, className) || undefined;

/** Head of a column. */
export function Head({ children, ...cell }: CellProps) {
  return (
    <th className={cellClass(cell)} role="columnheader" scope="col">
      {children}
    </th>
  );
}

/** Head of a row, or of the rows below it if it spans `columns`. */
export function RowHead(props: { className?: string | undefined; columns?: number | undefined; children: ReactNode }) {
  const { className, columns, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is this element already, with the role that its style takes.
    <th className={className} colSpan={columns} role="rowheader" scope={columns ? "rowgroup" : "row"}>
      {children}
    </th>
  );
}

/** A cell; `label` names its column where it is one of several lines, with large letters every cell. */
export function Cell({ label, children, ...cell }: CellProps & { label?: string | undefined }) {
  return (
    <td className={cellClass(cell)} data-label={label} role="cell">
      {children}
    </td>
  );
}
