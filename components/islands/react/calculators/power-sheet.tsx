import type { PowerInput } from "@/lib/calculators/results";
import type { PowerDevice, PowerTexts } from "@/lib/content/types";
import { format, formatShort } from "@/lib/text/numbers";
import { SheetFoot } from "./result-sheet";

type Props = {
  texts: PowerTexts["sheet"];
  devices: readonly PowerDevice[];
  counts: PowerInput["counts"];
  /** Devices outside the list, power in kilowatts. */
  other: { name: string; power: number };
  /** Lines below the devices, the last one is the result. */
  rows: readonly { label: string; value: string }[];
  /** Address of the result. */
  address: string;
};

const kilowatts = (number: string): string => `${number}\u00a0kW`;

/**
 * An A4 sheet for the application: the devices, the calculation, and lines to fill in by hand. Shown in print only
 * (styles/print.css); the button that prints it hides the rest of the page.
 */
export function PowerSheet({ texts, devices, counts, other, rows, address }: Props) {
  const usedDevices = devices
    .map((device) => ({ ...device, count: counts[device.key] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <div hidden data-sheet="">
      <h2>{texts.heading}</h2>
      {texts.lines.map((line) => (
        <p key={line}>{`${line}:`}</p>
      ))}
      <table>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usedDevices.map(({ key, name, count, power }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{formatShort(count)}</td>
              <td>{kilowatts(formatShort(power))}</td>
              <td>{kilowatts(format(count * power, 2))}</td>
            </tr>
          ))}
          {other.power > 0 && (
            <tr>
              <td>{other.name}</td>
              <td />
              <td />
              <td>{kilowatts(format(other.power, 2))}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th colSpan={3} scope="row">
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <SheetFoot address={address} />
    </div>
  );
}
