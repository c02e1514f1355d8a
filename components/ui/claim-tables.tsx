import { Icon } from "@/components/icons/icon";
import type { ClaimTables } from "@/lib/content/props";
import type { ClaimRow } from "@/lib/content/types";
import { Inline } from "./inline";
import { Cell, Head, RowHead, Table, TableGroup, TableRow } from "./table";

type TableProps = {
  className?: string | undefined;
  /** In two thirds of the page. */
  isNarrow?: boolean;
  caption: string;
  columns: readonly string[];
  rows: readonly ClaimRow[];
  /** Cells after the row's title. */
  cells: (row: ClaimRow) => React.ReactNode;
};

function ClaimTable({ className, isNarrow = false, caption, columns, rows, cells }: TableProps) {
  const [title, ...others] = columns;
  return (
    <Table
      className={className}
      caption={caption}
      lines="phone"
      heads={
        <>
          {/* The second and third column begin on the page's grid. */}
          <Head className="xl:w-45.25" isLong={columns.length === 3}>
            {title}
          </Head>
          {others.map((column, index) => (
            // Finding and proof are lines on a phone, a verdict is not.
            <Head
              key={column}
              className={index ? "" : isNarrow ? "xl:w-70.5" : "xl:w-100.75"}
              isLong={index < 2}
              isNumber={index === 2}
            >
              {column}
            </Head>
          ))}
        </>
      }
    >
      <TableGroup>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <RowHead className="md:whitespace-nowrap">{row.title}</RowHead>
            {cells(row)}
          </TableRow>
        ))}
      </TableGroup>
    </Table>
  );
}

type Props = {
  claims: ClaimTables;
  subject?: string;
  className?: string;
};

/** Claims with their proof, in the form of a measurement protocol. */
export function ProvenClaims({ claims: { proven, texts, day }, subject, className }: Props) {
  const { caption, day: asOf, columns } = texts.proven;
  return (
    <ClaimTable
      className={className}
      caption={`${caption}; ${[subject, `${asOf} ${day}`].filter(Boolean).join(", ")}`}
      columns={columns}
      rows={proven}
      cells={({ finding, proof }) => (
        <>
          <Cell isLong className="text-heading">
            <Inline text={finding} />
          </Cell>
          <Cell isLong label={columns[2]}>
            {proof.map((line) => (
              <p className="max-md:first:inline md:not-first:mt-1" key={line}>
                <Inline text={line} />
              </p>
            ))}
          </Cell>
          <Cell isNumber className="whitespace-nowrap">
            <span className="text-ok">
              <Icon name="check" className="mr-1.5 inline-flex align-[-4px] stroke-2" />
              {texts.result}
            </span>
          </Cell>
        </>
      )}
    />
  );
}

/** The claims without proof: a reason, then how to check it. */
export function OpenClaims({ claims: { open, texts }, isNarrow }: Props & Pick<TableProps, "isNarrow">) {
  const { caption, when, columns } = texts.open;
  return (
    <ClaimTable
      {...(isNarrow && { isNarrow })}
      caption={`${caption}; ${when}`}
      columns={columns}
      rows={open}
      cells={({ reason, question, check }) => (
        <>
          <Cell isLong className="text-heading">
            <Inline text={reason} />
          </Cell>
          <Cell isLong label={columns[2]}>
            <Inline text={question} /> <Inline text={check} />
          </Cell>
        </>
      )}
    />
  );
}

/** Proven claims, then those to check. */
export function ClaimsBody(props: Props) {
  const { proven, open } = props.claims;
  return (
    <div className="grid gap-stack">
      {proven.length > 0 && <ProvenClaims {...props} />}
      {open.length > 0 && <OpenClaims {...props} />}
    </div>
  );
}
