import type { RcdView } from "@/lib/content/protocol/view";
import type { ProtocolPage, ProtocolSpecimen } from "@/lib/content/types";
import { fill } from "@/lib/text/fill";
import { ColumnHead, type Columns, columnLabel, columnNumber } from "./column-head";
import { Cell, Head, MeasuredValue, RowName, Table, Verdict } from "./table";

type Props = {
  rcds: ProtocolSpecimen["rcds"];
  rows: readonly RcdView[];
  columns: Columns;
  words: ProtocolPage["words"];
};

/** Residual-current devices: each measured value with its limit on the right. */
export function RcdsTable({ rcds, rows, columns, words }: Props) {
  const [first] = rows;
  if (!first) return null;
  const { tripCurrent, tripTime } = columns;
  const { unit = "" } = tripTime;
  const timeAt = (current: string) => fill(words.timeAt, { czas: tripTime.heading, prad: current, jednostka: unit });
  const currentLimits = fill(words.limits, { jednostka: tripCurrent.unit ?? "" });
  const maxLabel = fill(words.most, { jednostka: unit });
  return (
    <Table
      caption={rcds.caption}
      className="[--card-columns:1fr_1fr]"
      heads={
        <>
          <Head>{words.device}</Head>
          <Head>{words.kind}</Head>
          <ColumnHead columns={columns} column="tripCurrent" amount>
            {columnLabel(tripCurrent)}
          </ColumnHead>
          <Head amount>{currentLimits}</Head>
          <ColumnHead columns={columns} column="tripTime" amount>
            {timeAt(first.ratedCurrent)}
          </ColumnHead>
          <Head amount>{maxLabel}</Head>
          <Head amount>{timeAt(first.fastCurrent)}</Head>
          <Head amount>{maxLabel}</Head>
          <Head amount>{words.test}</Head>
          <Head amount>{columns.verdict.heading}</Head>
        </>
      }
    >
      {rows.map((row, index) => (
        <tr key={row.name} role="row">
          <RowName>{row.name}</RowName>
          <Cell className="whitespace-nowrap max-md:col-span-full">
            {fill(words.type, { typ: row.type })}, {row.ratings}
          </Cell>
          <Cell label={columnLabel(tripCurrent)} number={index === 0 && columnNumber(columns, "tripCurrent")} amount>
            <MeasuredValue>{row.current}</MeasuredValue>
          </Cell>
          <Cell label={currentLimits} amount>
            {row.currentLimits}
          </Cell>
          <Cell label={timeAt(row.ratedCurrent)} number={index === 0 && columnNumber(columns, "tripTime")} amount>
            <MeasuredValue>{row.time}</MeasuredValue>
          </Cell>
          <Cell label={maxLabel} amount>
            {row.timeLimit}
          </Cell>
          <Cell label={timeAt(row.fastCurrent)} amount>
            <MeasuredValue>{row.fastTime}</MeasuredValue>
          </Cell>
          <Cell label={maxLabel} amount>
            {row.fastTimeLimit}
          </Cell>
          <Cell label={words.testButton} amount>
            {row.testButton ? words.works : words.fails}
          </Cell>
          <Verdict passes={row.passes} words={words} />
        </tr>
      ))}
    </Table>
  );
}
