import type { Field } from "@/lib/calculators/inputs";
import { formatShort } from "@/lib/text/numbers";
import { useMounted } from "./use-mounted";

type Line = { label: string; value: string };

type Props = {
  heading: string;
  fields: readonly Field[];
  /** Values by the keys of the fields; one that may be missing is left out where it is. */
  input: Readonly<Record<string, unknown>>;
  rows: readonly Line[];
  /** Address of the result. */
  address: string;
};

/** What was asked, in words. */
const givenIn = (fields: readonly Field[], input: Props["input"]): Line[] =>
  fields.flatMap((field) => {
    const value = input[field.key];
    if (value === undefined) return [];
    return field.kind === "choice"
      ? [{ label: field.label, value: field.options.find((option) => option.value === value)?.label ?? "" }]
      : [{ label: field.label, value: [formatShort(Number(value)), field.unit].filter(Boolean).join("\u00a0") }];
  });

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <tbody>
    {lines.map(({ label, value }) => (
      <tr key={label}>
        <th scope="row">{label}</th>
        <td>{value}</td>
      </tr>
    ))}
  </tbody>
);

/**
 * One sheet of A4 with a calculator's result: what was asked, the lines of the result, its address. It is seen on
 * paper alone (styles/print.css), where the button that prints it hides the rest of the page.
 */
export function ResultSheet({ heading, fields, input, rows, address }: Props) {
  // For what only scripts can print: the page does not carry it.
  if (!useMounted()) return null;
  return (
    <div hidden data-sheet="">
      <h2>{heading}</h2>
      <table>
        <Lines lines={givenIn(fields, input)} />
      </table>
      <table>
        <Lines lines={rows} />
      </table>
      <p>{address}</p>
    </div>
  );
}
