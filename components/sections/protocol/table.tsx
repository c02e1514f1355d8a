import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ProtocolPage } from "@/lib/content/types";
import styles from "./table.module.css";

type TableProps = {
  caption: string;
  /** Columns of a card, as `--card-columns`. */
  className: string;
  /** `Head`s. */
  heads: ReactNode;
  children: ReactNode;
};

/** A table of measurements; a card per row on phones. The roles are those of elements: cards would lose them. */
export function Table({ caption, className, heads, children }: TableProps) {
  return (
    // Letters that a visitor has set wide may need more room than a tablet has.
    <div className="overflow-x-auto">
      <table className={clsx(styles.table, className)} role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">{heads}</tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

type CellProps = {
  /** Aligned to the right, as numbers are. */
  amount?: boolean;
  className?: string;
  children: ReactNode;
};

/** Head of a column. */
export function Head({ amount = false, className, children }: CellProps) {
  return (
    <th scope="col" role="columnheader" className={clsx(styles.head, amount && styles.amount, className)}>
      {children}
    </th>
  );
}

/** Head of a row. */
export function RowName({ children }: { children: ReactNode }) {
  return (
    <th scope="row" role="rowheader" className={clsx(styles.cell, styles.name)}>
      {children}
    </th>
  );
}

type LabelledCellProps = CellProps & {
  label?: string;
  /** Number of the column. */
  number?: number | false;
};

/** A cell. In a card its label is above it, after the number of its column. */
export function Cell({ label, number, amount = false, className, children }: LabelledCellProps) {
  return (
    <td
      className={clsx(styles.cell, amount && styles.amount, className)}
      data-label={label}
      data-number={number || undefined}
      role="cell"
    >
      {children}
    </td>
  );
}

/** A measured value, bolder than its limits in the other cells. */
export function MeasuredValue({ className, children }: { className?: string; children: ReactNode }) {
  return <b className={clsx("font-strong", className)}>{children}</b>;
}

type VerdictProps = Pick<LabelledCellProps, "number"> & {
  passes: boolean;
  words: Pick<ProtocolPage["words"], "passes" | "misses">;
};

/** Verdict of a row, from its values and limits. */
export function Verdict({ passes, words, number }: VerdictProps) {
  return (
    <Cell className={clsx(styles.amount, styles.verdict)} number={number}>
      <span className={clsx("font-semibold", passes ? "text-ok" : "text-danger")}>
        {passes ? words.passes : words.misses}
      </span>
    </Cell>
  );
}
