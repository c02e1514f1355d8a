import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "@/components/sections/paper/printed-page.module.css";
import type { ProtocolColumn, ProtocolPage } from "@/lib/content/types";
import { ColumnNumber } from "./column-number";
import { Head } from "./table";

export type Columns = ProtocolPage["explanation"]["columns"];

/** The columns in the order of their explanations. */
export const columnsInOrder = (columns: Columns) => Object.keys(columns) as ProtocolColumn[];

/** Number of a column, which links it to its explanation. */
export const columnNumber = (columns: Columns, column: ProtocolColumn): number =>
  columnsInOrder(columns).indexOf(column) + 1;

/** "Izolacja, MΩ": heading of a column, which the cells of a card repeat on phones. */
export const columnLabel = ({ heading, short = heading, unit }: Columns[ProtocolColumn]): string =>
  unit ? `${short}, ${unit}` : short;

type Props = {
  columns: Columns;
  column: ProtocolColumn;
  /** Aligned to the right, like the numbers below it. */
  amount?: boolean;
  /** Replaces the column's heading and unit. */
  children?: ReactNode;
};

/** Head of a numbered column: number in a circle, heading, unit. */
export function ColumnHead({ columns, column, amount = false, children }: Props) {
  const { heading, unit } = columns[column];
  return (
    <Head amount={amount} className="align-top">
      <ColumnNumber
        className={clsx(
          styles.number,
          "size-4.5 text-[0.6875rem]",
          // Above the heading instead of within it.
          "md:mb-1 md:grid",
          amount && "md:ml-auto",
        )}
      >
        {columnNumber(columns, column)}
      </ColumnNumber>{" "}
      {children ?? (
        <>
          {heading}
          {unit && (
            <>
              , <span className="whitespace-nowrap">{unit}</span>
            </>
          )}
        </>
      )}
    </Head>
  );
}
