import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { SectionOf, TableRow } from "@/lib/content/types";
import type { SectionContext } from "@/lib/sections";

export type TableProps = { caption: string; columns: readonly string[]; rows: readonly TableRow[] };

/** Longest cells, in characters, that three columns and one column beside the label hold on a 360 px phone. */
const narrowCell = 14;
const halfCell = 24;

/**
 * How a table is laid out on a phone: two columns stay a table, short values stand side by side under the row's
 * label, longer ones below each other with the column's name.
 */
export function phoneLayout(columns: readonly string[], rows: readonly TableRow[]): "plain" | "grid" | "stack" {
  const longest = Math.max(...rows.flatMap(({ cells }) => cells.map(({ length }) => length)));
  if (columns.length === 2) return longest <= halfCell ? "plain" : "stack";
  return columns.length <= 4 && longest <= narrowCell ? "grid" : "stack";
}

/** A data table. Its roles are written out because phones lay it out as blocks, which would drop them. */
export function DataTable({ caption, columns, rows }: TableProps) {
  const [first = "", ...others] = columns;
  return (
    <table className={`tbl tbl-${phoneLayout(columns, rows)}`} role="table">
      <caption>
        <Inline text={caption} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <Inline text={first} />
          </th>
          {others.map((column) => (
            <th key={column} scope="col" role="columnheader">
              <Inline text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, note, cells }) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              <Inline text={label} />{" "}
              {note && (
                <small>
                  <Inline text={note} />
                </small>
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={others[index]} role="cell" data-label={others[index]}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = { section: SectionOf<"table">; context: SectionContext };

export function TableBody({ section, context }: Props) {
  return (
    <>
      <DataTable caption={section.caption} columns={section.columns} rows={section.rows} />
      {section.button && (
        <div className="btns mt-7">
          <ButtonLink button={section.button} variant="o" phone={context.phone} place={context.place} />
        </div>
      )}
    </>
  );
}

/** Power of devices by category, one table each. */
export function DevicesBody({ categories }: Pick<SectionOf<"devices">, "categories">) {
  return (
    <div className="tables">
      {categories.map(({ category, items }) => (
        <DataTable
          key={category}
          caption={category}
          columns={["Urządzenie", "Moc"]}
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
      columns={["Pomieszczenie", "Oświetlenie", "Urządzenia", "Ogrzewanie", "Razem", "Zalecane obwody"]}
      rows={items.map(({ room, lighting, devices, heating, total, recommendation }) => ({
        label: room,
        cells: [lighting, devices, heating, total, recommendation],
      }))}
    />
  );
}
