import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import type { ClaimTables } from "@/lib/content/props";
import type { ClaimRow } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./claim-tables.module.css";
import { Inline } from "./inline";

type TableProps = {
  className?: string | undefined;
  caption: string;
  /** Text at the right end of the caption. */
  side: string;
  columns: readonly string[];
  rows: readonly ClaimRow[];
  /** Cells after the row's title. */
  cells: (row: ClaimRow) => React.ReactNode;
};

function ClaimTable({ className, caption, side, columns, rows, cells }: TableProps) {
  return (
    <table className={clsx(styles.table, className)}>
      <caption>
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{caption}</span>
          <span>{side}</span>
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            <abbr title={words.section.ordinalInFull}>{words.section.ordinal}</abbr>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key}>
            <td className={styles.number}>{index + 1}</td>
            <th scope="row">{row.title}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
    </table>
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
      caption={caption}
      side={[subject, `${asOf} ${day}`].filter(Boolean).join(", ")}
      columns={columns}
      rows={proven}
      cells={({ finding, proof }) => (
        <>
          <td className={styles.finding}>
            <Inline text={finding} />
          </td>
          <td className={styles.proof} data-label={columns[2]}>
            {proof.map((line) => (
              <p className="not-first:mt-1" key={line}>
                <Inline text={line} />
              </p>
            ))}
          </td>
          <td className="whitespace-nowrap font-semibold text-ok md:w-[1%]">
            <Icon name="check" className="mr-1.5 inline-flex align-[-4px] stroke-2" />
            {texts.result}
          </td>
        </>
      )}
    />
  );
}

/** The claims without proof, as questions for any contractor. */
export function OpenClaims({ claims: { open, texts } }: Props) {
  const { caption, when, columns } = texts.open;
  return (
    <ClaimTable
      caption={caption}
      side={when}
      columns={columns}
      rows={open}
      cells={({ question, check }) => (
        <>
          <td className={styles.finding}>
            <Inline text={question} />
          </td>
          <td className={styles.proof} data-label={columns[2]}>
            <Inline text={check} />
          </td>
        </>
      )}
    />
  );
}

/** Proven claims, then the questions. */
export function ClaimsBody(props: Props) {
  const { proven, open } = props.claims;
  return (
    <div className="grid gap-stack">
      {proven.length > 0 && <ProvenClaims {...props} />}
      {open.length > 0 && <OpenClaims {...props} />}
    </div>
  );
}
