import { type ProtocolColumn, type ProtocolPage, protocolColumns } from "@/lib/content/protocol-types";

export type Columns = ProtocolPage["explanation"]["columns"];

/** Number that joins a column of the tables with its explanation. */
export const columnNumber = (column: ProtocolColumn): number => protocolColumns.indexOf(column) + 1;

/** "Izolacja, MΩ": the heading of a column, as the cells of a card repeat it on phones. */
export const columnLabel = ({ heading, short = heading, unit }: Columns[ProtocolColumn]): string =>
  unit ? `${short}, ${unit}` : short;

type Props = { columns: Columns; column: ProtocolColumn };

/** Heading of a numbered column: number in a circle, words, unit on a line of its own. */
export function ColumnHeading({ columns, column }: Props) {
  const { heading, unit } = columns[column];
  return (
    <>
      <span className="protocol-number">{columnNumber(column)}</span> {heading}
      {unit && (
        <>
          , <span className="protocol-unit">{unit}</span>
        </>
      )}
    </>
  );
}
