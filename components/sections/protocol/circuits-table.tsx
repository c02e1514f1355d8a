import type { CircuitView } from "@/lib/content/protocol/view";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { tenth } from "@/lib/text/numbers";
import { ColumnHead, type Columns, columnLabel } from "./column-head";
import { Verdict } from "./verdict";

/** Part of the limit that is used up; the mark stands at two thirds. Decoration: the columns say it in numbers. */
function LimitBar({ share }: { share: number }) {
  return (
    <svg className="protocol-bar" viewBox="0 0 90 8" preserveAspectRatio="none" aria-hidden="true">
      <path className="protocol-bar-scale" d="M0 4h90M0 0v8M90 0v8" />
      <rect y="1" width={tenth(Math.min(share, 1) * 90)} height="6" />
      <path className="protocol-bar-reserve" d="M60 0v8" />
    </svg>
  );
}

type Props = { circuits: ProtocolSpecimen["circuits"]; rows: readonly CircuitView[]; columns: Columns };

/** Circuits with impedance, insulation and verdict; a card per circuit on phones. */
export function CircuitsTable({ circuits, rows, columns }: Props) {
  return (
    <table className="protocol-table protocol-circuits">
      <caption className="vh">{circuits.caption}</caption>
      <thead>
        <tr>
          <th scope="col">Nr</th>
          <th scope="col">Obwód</th>
          <ColumnHead columns={columns} column="cable" />
          <ColumnHead columns={columns} column="breaker" />
          <ColumnHead columns={columns} column="rcd" />
          <ColumnHead columns={columns} column="insulation" amount />
          <ColumnHead columns={columns} column="loop" amount />
          <ColumnHead columns={columns} column="loopLimit" amount />
          <ColumnHead columns={columns} column="loopReserve" amount />
          <ColumnHead columns={columns} column="verdict" amount />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <td className="protocol-row-number">{row.number}</td>
            <th scope="row">{row.name}</th>
            <td className="protocol-cable" data-label={columns.cable.heading}>
              {row.cable}
            </td>
            <td data-label={columns.breaker.heading}>{row.breaker}</td>
            <td data-label={columns.rcd.heading}>{row.rcd}</td>
            <td className="protocol-amount protocol-insulation" data-label={columnLabel(columns.insulation)}>
              {row.insulation}
            </td>
            <td className="protocol-amount protocol-loop" data-label={columnLabel(columns.loop)}>
              <b>{row.loop}</b>
              <LimitBar share={row.share} />
            </td>
            <td className="protocol-amount protocol-limit" data-label={columnLabel(columns.loopLimit)}>
              {row.limit}
            </td>
            <td className="protocol-amount" data-label={columnLabel(columns.loopReserve)}>
              {row.reserve}
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
