import { clsx } from "clsx";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf, TableRow } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./data-table.module.css";

type TableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  className?: string;
};

/** Most characters of a cell that fits beside its label on a 360 px phone. */
const maxShortCell = 24;

/**
 * Layout of a table on a phone: "plain" for two columns of short values, which stay a table; "stack" for cells below
 * each other with the column's name. "wide" stacks on every screen: five columns are too many for running text.
 */
export function tableLayout(columns: readonly string[], rows: readonly TableRow[]): "plain" | "stack" | "wide" {
  if (columns.length > 4) return "wide";
  const isShort = rows.every(({ cells }) => cells.every(({ length }) => length <= maxShortCell));
  return columns.length === 2 && isShort ? "plain" : "stack";
}

/** A data table: a real table for screen readers and search engines in every layout. */
export function DataTable({ caption, columns, rows, className }: TableProps) {
  const [firstColumn = "", ...otherColumns] = columns;
  const layout = tableLayout(columns, rows);
  const table = (
    <table
      className={clsx(
        styles.table,
        styles[layout],
        "w-full border border-ink-900 bg-paper-0 text-[1rem] tabular-nums",
        className,
      )}
    >
      <caption>
        <Inline text={caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Inline text={firstColumn} />
          </th>
          {otherColumns.map((column) => (
            <th key={column} scope="col">
              <Inline text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, cells }) => (
          <tr key={label}>
            <th scope="row">
              <Inline text={label} />{" "}
              {note && (
                <small>
                  <Inline text={note} />
                </small>
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={otherColumns[index]} data-label={otherColumns[index]}>
                {/* Keeps all inline parts in one box beside the column's name. */}
                <span>
                  <Inline text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // Scrolls if text that a visitor has widened no longer fits: two columns on a phone, four on a tablet.
  return layout === "plain" || columns.length > 3 ? <div className="overflow-x-auto">{table}</div> : table;
}

type Props = { section: SectionOf<"table">; context: PageContext };

export function TableBody({ section, context }: Props) {
  return (
    <>
      <DataTable caption={section.caption} columns={section.columns} rows={section.rows} />
      {section.button && (
        <div className="mt-7 flex">
          <ButtonLink button={section.button} variant="outline" phone={context.phone} place={context.place} />
        </div>
      )}
    </>
  );
}

/** Power of devices, one table per category. */
export function DevicesBody({ categories }: Pick<SectionOf<"devices">, "categories">) {
  return (
    <div className="grid gap-7">
      {categories.map(({ category, items }) => (
        <DataTable
          key={category}
          caption={category}
          columns={words.section.deviceColumns}
          rows={items.map(({ name, power }) => ({ label: name, cells: [power] }))}
        />
      ))}
    </div>
  );
}

/** Examples of rooms: lighting, devices, heating, total and circuits to plan. */
export function RoomsBody({ items, caption }: Pick<SectionOf<"rooms">, "items"> & { caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={words.section.roomColumns}
      rows={items.map(({ room, lighting, devices, heating, total, recommendation }) => ({
        label: room,
        cells: [lighting, devices, heating, total, recommendation],
      }))}
    />
  );
}
