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

/** Longest cell, in characters, that stands beside its label on a 360 px phone. */
const halfCell = 24;

/**
 * How a table is laid out on a phone: two columns of short values stay a table, all others stand below each other with
 * the column's name. Five columns and more are too many for running text on any screen: they always do.
 */
export function tableLayout(columns: readonly string[], rows: readonly TableRow[]): "plain" | "stack" | "wide" {
  if (columns.length > 4) return "wide";
  const short = rows.every(({ cells }) => cells.every(({ length }) => length <= halfCell));
  return columns.length === 2 && short ? "plain" : "stack";
}

/** A data table: a real one for screen readers and search engines, however a phone lays it out. */
export function DataTable({ caption, columns, rows, className }: TableProps) {
  const [first = "", ...others] = columns;
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
            <Inline text={first} />
          </th>
          {others.map((column) => (
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
              <td key={others[index]} data-label={others[index]}>
                {/* One box beside the column's name, whatever the text is made of. */}
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
  // Ranges stay on one line. With letters that a visitor sets wider, two columns of a phone and four of a tablet do not
  // fit beside each other any more: the table scrolls then.
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

/** Power of devices by category, one table each. */
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

/** Worked room examples: lighting, devices, heating, total and the circuits to plan. */
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
