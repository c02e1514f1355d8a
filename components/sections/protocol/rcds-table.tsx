import type { RcdView } from "@/lib/content/protocol/view";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { ColumnHead, type Columns, columnLabel } from "./column-head";
import { Cell, Head, Measured, RowName, Table, Verdict } from "./table";

type Props = { rcds: ProtocolSpecimen["rcds"]; rows: readonly RcdView[]; columns: Columns };

/** Residual-current devices: each measured value has its limit on the right. */
export function RcdsTable({ rcds, rows, columns }: Props) {
  const [first] = rows;
  if (!first) return null;
  const { tripCurrent, tripTime } = columns;
  const timeAt = (current: string) => `${tripTime.heading} przy ${current}`;
  return (
    <Table
      caption={rcds.caption}
      className="[--card-columns:2]"
      heads={
        <>
          <Head>Aparat</Head>
          <Head>Rodzaj</Head>
          <ColumnHead columns={columns} column="tripCurrent" amount>
            {columnLabel(tripCurrent)}
          </ColumnHead>
          <Head amount>Granice, {tripCurrent.unit}</Head>
          <ColumnHead columns={columns} column="tripTime" amount>
            {timeAt(first.rated)}, {tripTime.unit}
          </ColumnHead>
          <Head amount>Najwyżej, {tripTime.unit}</Head>
          <Head amount>
            {timeAt(first.fast)}, {tripTime.unit}
          </Head>
          <Head amount>Najwyżej, {tripTime.unit}</Head>
          <Head amount>TEST</Head>
          <Head amount>{columns.verdict.heading}</Head>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.name}>
          <RowName>{row.name}</RowName>
          <Cell className="whitespace-nowrap max-lg:col-span-full">{row.type}</Cell>
          <Cell label={columnLabel(tripCurrent)} amount>
            <Measured>{row.current}</Measured>
          </Cell>
          <Cell label={`Granice, ${tripCurrent.unit}`} amount>
            {row.currentLimits}
          </Cell>
          <Cell label={`${timeAt(row.rated)}, ${tripTime.unit}`} amount>
            <Measured>{row.time}</Measured>
          </Cell>
          <Cell label={`Najwyżej, ${tripTime.unit}`} amount>
            {row.timeLimit}
          </Cell>
          <Cell label={`${timeAt(row.fast)}, ${tripTime.unit}`} amount>
            <Measured>{row.fastTime}</Measured>
          </Cell>
          <Cell label={`Najwyżej, ${tripTime.unit}`} amount>
            {row.fastTimeLimit}
          </Cell>
          <Cell label="Przycisk TEST" amount>
            {row.testButton ? "działa" : "nie działa"}
          </Cell>
          <Verdict passes={row.passes} />
        </tr>
      ))}
    </Table>
  );
}
