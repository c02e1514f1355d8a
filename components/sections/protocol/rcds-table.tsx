import type { RcdView } from "@/lib/content/protocol/view";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { type Columns, columnLabel, columnNumber } from "./column-head";
import { Verdict } from "./verdict";

type Props = { rcds: ProtocolSpecimen["rcds"]; rows: readonly RcdView[]; columns: Columns };

/** Residual-current devices: each measured value has its limit on the right. A card per device on phones. */
export function RcdsTable({ rcds, rows, columns }: Props) {
  const [first] = rows;
  if (!first) return null;
  const { tripCurrent, tripTime } = columns;
  const timeAt = (current: string) => `${tripTime.heading} przy ${current}`;
  return (
    <table className="protocol-table protocol-devices">
      <caption className="vh">{rcds.caption}</caption>
      <thead>
        <tr>
          <th scope="col">Aparat</th>
          <th scope="col">Rodzaj</th>
          <th scope="col" className="protocol-amount">
            <span className="protocol-number">{columnNumber(columns, "tripCurrent")}</span> {columnLabel(tripCurrent)}
          </th>
          <th scope="col" className="protocol-amount">
            Granice, {tripCurrent.unit}
          </th>
          <th scope="col" className="protocol-amount">
            <span className="protocol-number">{columnNumber(columns, "tripTime")}</span> {timeAt(first.rated)},{" "}
            {tripTime.unit}
          </th>
          <th scope="col" className="protocol-amount">
            Najwyżej, {tripTime.unit}
          </th>
          <th scope="col" className="protocol-amount">
            {timeAt(first.fast)}, {tripTime.unit}
          </th>
          <th scope="col" className="protocol-amount">
            Najwyżej, {tripTime.unit}
          </th>
          <th scope="col" className="protocol-amount">
            TEST
          </th>
          <th scope="col" className="protocol-amount">
            {columns.verdict.heading}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className="protocol-kind">{row.type}</td>
            <td className="protocol-amount" data-label={columnLabel(tripCurrent)}>
              <b>{row.current}</b>
            </td>
            <td className="protocol-amount" data-label={`Granice, ${tripCurrent.unit}`}>
              {row.currentLimits}
            </td>
            <td className="protocol-amount" data-label={`${timeAt(row.rated)}, ${tripTime.unit}`}>
              <b>{row.time}</b>
            </td>
            <td className="protocol-amount" data-label={`Najwyżej, ${tripTime.unit}`}>
              {row.timeLimit}
            </td>
            <td className="protocol-amount" data-label={`${timeAt(row.fast)}, ${tripTime.unit}`}>
              <b>{row.fastTime}</b>
            </td>
            <td className="protocol-amount" data-label={`Najwyżej, ${tripTime.unit}`}>
              {row.fastTimeLimit}
            </td>
            <td className="protocol-amount" data-label="Przycisk TEST">
              {row.testButton ? "działa" : "nie działa"}
            </td>
            <td className="protocol-amount protocol-verdict">
              <Verdict passes={row.passes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
