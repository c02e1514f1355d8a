import type { ProtocolColumn, ProtocolPage } from "@/lib/content/types";

export type Columns = ProtocolPage["explanation"]["columns"];

/** The columns in the order in which content explains them. */
export const columnsInOrder = (columns: Columns) => Object.keys(columns) as ProtocolColumn[];

/** Number that joins a column of the tables with its explanation. */
export const columnNumber = (columns: Columns, column: ProtocolColumn): number =>
  columnsInOrder(columns).indexOf(column) + 1;

/** "Izolacja, MΩ": the heading of a column, as the cells of a card repeat it on phones. */
export const columnLabel = ({ heading, short = heading, unit }: Columns[ProtocolColumn]): string =>
  unit ? `${short}, ${unit}` : short;

type Props = {
  columns: Columns;
  column: ProtocolColumn;
  /** Set to the right, like the numbers below it. */
  amount?: boolean;
};

/** Head of a numbered column: number in a circle, words, unit on a line of its own. */
export function ColumnHead({ columns, column, amount }: Props) {
  const { heading, unit } = columns[column];
  return (
    <th scope="col" className={amount ? "protocol-amount" : undefined}>
      <span className="protocol-number">{columnNumber(columns, column)}</span> {heading}
      {unit && (
        <>
          , <span className="protocol-unit">{unit}</span>
        </>
      )}
    </th>
  );
}
