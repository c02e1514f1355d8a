import { clsx } from "clsx";
import type { CircuitView } from "@/lib/content/protocol/view";
import type { ProtocolColumn, ProtocolPage, ProtocolSpecimen } from "@/lib/content/types";
import { roundToTenth } from "@/lib/text/numbers";
import styles from "./circuits-table.module.css";
import { ColumnHead, type Columns, columnLabel, columnNumber } from "./column-head";
import { Cell, Head, MeasuredValue, RowName, Table, Verdict } from "./table";

/** Share of the limit that is used, with a mark at two thirds. Decorative: the columns say it in numbers. */
function LimitBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 90 8" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.scale} d="M0 4h90M0 0v8M90 0v8" />
      <rect y="1" width={roundToTenth(Math.min(share, 1) * 90)} height="6" />
      <path className={styles.reserve} d="M60 0v8" />
    </svg>
  );
}

type Props = {
  circuits: ProtocolSpecimen["circuits"];
  rows: readonly CircuitView[];
  columns: Columns;
  words: ProtocolPage["words"];
};

/** Circuits with impedance, insulation and verdict. */
export function CircuitsTable({ circuits, rows, columns, words }: Props) {
  return (
    <Table
      caption={circuits.caption}
      className="[--card-columns:5fr_4fr_2fr_5fr] max-phone:[--card-columns:repeat(3,1fr)]"
      heads={
        <>
          <Head>{words.row}</Head>
          <Head className="w-[27%]">{words.circuit}</Head>
          <ColumnHead columns={columns} column="cable" />
          <ColumnHead columns={columns} column="breaker" />
          <ColumnHead columns={columns} column="rcd" />
          <ColumnHead columns={columns} column="insulation" amount />
          <ColumnHead columns={columns} column="loop" amount />
          <ColumnHead columns={columns} column="loopLimit" amount />
          <ColumnHead columns={columns} column="loopReserve" amount />
          <ColumnHead columns={columns} column="verdict" amount />
        </>
      }
    >
      {rows.map((row, index) => {
        const numberOf = (column: ProtocolColumn) => index === 0 && columnNumber(columns, column);
        return (
          <tr key={row.number} role="row">
            <Cell className="narrow:hidden">{row.number}</Cell>
            <RowName>
              {/* In a card in place of the first column. */}
              <span className={styles.cardNumber}>{row.number}. </span>
              {row.name}
            </RowName>
            <Cell className="whitespace-nowrap" label={columns.cable.heading} number={numberOf("cable")}>
              {row.cable}
            </Cell>
            <Cell label={columns.breaker.heading} number={numberOf("breaker")}>
              {row.breaker}
            </Cell>
            <Cell label={columns.rcd.heading} number={numberOf("rcd")}>
              {row.rcd}
            </Cell>
            <Cell label={columnLabel(columns.insulation)} number={numberOf("insulation")} amount>
              {row.insulation}
            </Cell>
            <Cell
              className={clsx(styles.loop, "whitespace-nowrap")}
              label={columnLabel(columns.loop)}
              number={numberOf("loop")}
              amount
            >
              <MeasuredValue className="narrow:block">{row.loop}</MeasuredValue>
              <LimitBar share={row.share} />
            </Cell>
            {/* In a card the limit ends above the end of the bar, its reserve above the mark at two thirds. */}
            <Cell className={styles.limit} label={columnLabel(columns.loopLimit)} number={numberOf("loopLimit")} amount>
              {row.limit}
            </Cell>
            <Cell
              className={styles.mark}
              label={columnLabel(columns.loopReserve)}
              number={numberOf("loopReserve")}
              amount
            >
              {row.reserve}
            </Cell>
            <Verdict passes={row.passes} words={words} number={numberOf("verdict")} />
          </tr>
        );
      })}
    </Table>
  );
}
