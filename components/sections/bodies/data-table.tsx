import { clsx } from "clsx";
import { ButtonLink } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Inline } from "@/components/ui/inline";
import { Cell, Head, RowHead, Table, TableGroup, TableRow } from "@/components/ui/table";
import { splitOrigin } from "@/lib/content/origin";
import type { PageContext } from "@/lib/content/props";
import type { TableRow as Row, SectionOf } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import { plural } from "@/lib/text/plural";

/** Most characters of a cell that no screen has to break. */
const maxUnbroken = 10;

/** Most characters of a cell beside the row's name on a 320 px phone, and of all columns there. */
const maxShortCell = 20;
const maxBeside = 27;

type Rows = readonly Pick<Row, "cells">[];

/** The texts of a column; the first after the rows' names is 0. */
const cellsOf = (rows: Rows, column: number): string[] =>
  rows.map(({ cells }) => clean(splitOrigin(cells[column] ?? "").text));

/** Whether most cells of a column are a number with its unit. */
const hasNumbers = (rows: Rows, column: number): boolean => {
  const cells = cellsOf(rows, column);
  const numbers = cells.filter((cell) => /^(?:do\s|od\s|około\s)?\d/.test(cell));
  return numbers.length > cells.length / 2 && cells.every(({ length }) => length <= maxShortCell);
};

/**
 * Returns what the columns after the first hold: "number", "short" text, or "long" text, for which a phone has a line of
 * its own below the row. All are long if they do not fit beside each other.
 */
export function columnKinds(columns: readonly string[], rows: Rows): ("number" | "short" | "long")[] {
  const heads = columns.slice(1).map((head) => clean(splitOrigin(head).text));
  const lengths = heads.map((_, column) => Math.max(...cellsOf(rows, column).map(({ length }) => length)));
  const beside = heads.reduce((sum, head, column) => {
    const length = lengths[column] ?? 0;
    return length > maxShortCell ? sum : sum + Math.max(length, ...head.split(/\s/).map((word) => word.length));
  }, 0);
  return heads.map((_, column) => {
    if (beside > maxBeside || (lengths[column] ?? 0) > maxShortCell) return "long";
    return hasNumbers(rows, column) ? "number" : "short";
  });
}

/** Most characters of a cell, after the row's name, of a table that is not wider than its text. */
const maxNarrowCell = 64;

/**
 * Whether a table has at most three columns, short ones after the first: in the page's width its numbers would stand far
 * from their names.
 */
export const isNarrowTable = ({ columns, rows }: Pick<SectionOf<"table">, "columns" | "rows">): boolean =>
  columns.length <= 3 &&
  rows.every(({ cells }) => cells.every((cell) => clean(splitOrigin(cell).text).length <= maxNarrowCell));

/** Returns rows by group: a row that names one opens it. */
function groupsOf(rows: readonly Row[]): { name: string | undefined; rows: Row[] }[] {
  const groups: { name: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && row.group === undefined) last.rows.push(row);
    else groups.push({ name: row.group, rows: [row] });
  }
  return groups;
}

/** Returns the most watts that "2,5–3,6 kW" names; none for energy (kWh) or a unit per area (W/m²). */
function mostWatts(power: string): number {
  const [, number = "0", unit] = /([\d,]+)\s(k?W)$/.exec(splitOrigin(power).text) ?? [];
  return Number(number.replace(",", ".")) * (unit === "kW" ? 1000 : 1);
}

type TableProps = {
  caption: string;
  /** True below a heading that says the same. */
  isCaptionHidden?: boolean;
  columns: readonly string[];
  rows: readonly Row[];
  /** Draws a bar before each power. */
  hasBars?: boolean;
  /** Forms of the noun that a group counts: each group is then a closed disclosure. */
  counted?: SectionOf<"table">["counted"];
};

/** A table of content: the fields of its rows as text, with the layout that their lengths ask for. */
export function DataTable({ caption, isCaptionHidden, columns, rows, hasBars, counted }: TableProps) {
  const [firstColumn = "", ...otherColumns] = columns;
  const kinds = columnKinds(columns, rows);
  // On a phone a line of its own has its number on the left as well.
  const numeric = kinds.map((_, column) => hasNumbers(rows, column));
  const longCount = kinds.filter((kind) => kind === "long").length;
  // Five columns with running text are too many even for a wide screen.
  const hasLines = longCount > 0 || rows.some(({ note }) => note);
  const lines = hasLines ? (columns.length > 4 ? "screen" : "phone") : undefined;
  // One long cell explains itself below its row, several need the names of their columns.
  const isNamed = longCount > 1;
  const hasShorts = kinds.length - longCount > 1;
  const single = kinds.length - longCount === 1;
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(mostWatts)));
  const heads = (
    <>
      {/* The second column begins on the page's grid. */}
      <Head
        className={
          columns.length > 4
            ? "xl:w-52"
            : columns.length > 2
              ? clsx(
                  "xl:w-70.5",
                  kinds.some((kind, column) => kind === "long" && !numeric[column]) && "xl:in-prose:w-45.25",
                )
              : undefined
        }
        isLong={longCount === kinds.length}
      >
        <Inline text={firstColumn} />
      </Head>
      {otherColumns.map((column, index) => (
        <Head
          key={column}
          className={numeric[index] ? "xl:whitespace-nowrap" : undefined}
          isNumber={numeric[index]}
          isLong={kinds[index] === "long"}
        >
          <Inline text={column} breakable={longCount === 0} />
        </Head>
      ))}
    </>
  );
  const rowsOf = (members: readonly Row[]) =>
    members.map(({ label, note, sum, cells }) => (
      <TableRow key={label} sum={sum}>
        <RowHead>
          <span>
            <Inline text={label} />
          </span>{" "}
          {note && (
            <small>
              <Inline text={note} />
            </small>
          )}
        </RowHead>
        {cells.map((cell, index) => {
          const isLong = kinds[index] === "long";
          return (
            <Cell
              key={otherColumns[index]}
              className={numeric[index] && clean(cell).length <= maxUnbroken ? "md:whitespace-nowrap" : undefined}
              isNumber={numeric[index]}
              isLong={isLong}
              label={(isLong ? isNamed : hasShorts) ? otherColumns[index] : undefined}
            >
              {hasBars ? (
                <span className="flex items-center justify-end gap-3 whitespace-nowrap">
                  <Bar share={mostWatts(cell) / most} />
                  <span>
                    <Inline text={cell} />
                  </span>
                </span>
              ) : (
                // Two short cells beside a name have no room on a phone unless they break.
                <Inline text={cell} breakable={hasShorts && clean(cell).length > maxUnbroken} />
              )}
            </Cell>
          );
        })}
      </TableRow>
    ));
  const groups = groupsOf(rows);
  if (counted)
    return (
      <div className="border-line border-t">
        {groups.map(({ name = caption, rows: members }) => (
          <Disclosure
            key={name}
            name={<Inline text={name} />}
            count={`${members.length}\u00a0${plural(members.length, ...counted)}`}
          >
            <div className="overflow-x-auto pb-5">
              <Table
                caption={<Inline text={name} />}
                isCaptionHidden
                {...{ lines, single }}
                className="[&_thead]:sr-only"
                heads={heads}
              >
                <TableGroup>{rowsOf(members)}</TableGroup>
              </Table>
            </div>
          </Disclosure>
        ))}
      </div>
    );
  return (
    // Letters that a visitor has set wide may need more room than a phone has.
    <div className="overflow-x-auto">
      <Table caption={<Inline text={caption} />} {...{ isCaptionHidden, lines, single, heads }}>
        {groups.map(({ name, rows: members }) => (
          <TableGroup key={name ?? ""} name={name && <Inline text={name} />} columns={columns.length}>
            {rowsOf(members)}
          </TableGroup>
        ))}
      </Table>
    </div>
  );
}

/** A bar as long as its share. Decorative: the value beside it says it. */
function Bar({ share }: { share: number }) {
  if (share === 0) return null;
  return (
    <svg
      className="mr-auto h-2 w-12 shrink-0 bg-paper-200 text-ink-900 md:w-44"
      viewBox="0 0 1000 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-current" width={Math.round(1000 * share)} height="8" />
    </svg>
  );
}

type Props = { section: SectionOf<"table">; context: PageContext };

export function TableBody({ section: { look, caption, heading, columns, rows, counted, button }, context }: Props) {
  return (
    <>
      <DataTable
        caption={caption ?? heading}
        isCaptionHidden={caption === undefined}
        hasBars={look === "bars"}
        {...{ columns, rows, counted }}
      />
      {button && (
        <div className="mt-7 flex">
          <ButtonLink button={button} variant="outline" phone={context.phone} place={context.place} />
        </div>
      )}
    </>
  );
}
