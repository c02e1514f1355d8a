import { type Field, ruleOf, withUnit } from "@/lib/calculators/inputs";
import { formatNumber } from "@/lib/text/numbers";
import { useMounted } from "./use-mounted";

type Line = { label: string; value: string };

type Props = {
  heading: string;
  fields: readonly Field[];
  /** Values by the keys of the fields. Optional ones may be missing. */
  input: Readonly<Record<string, unknown>>;
  rows: readonly Line[];
  /** Address of the result. */
  address: string;
};

function inputLines(fields: readonly Field[], input: Props["input"]): Line[] {
  const choices = Object.fromEntries(fields.map(({ key, name }) => [name, String(input[key])]));
  return fields.flatMap((field) => {
    const value = input[field.key];
    if (value === undefined) return [];
    return field.kind === "choice"
      ? [{ label: field.label, value: field.options.find((option) => option.value === value)?.label ?? "" }]
      : [
          {
            label: field.label,
            value: withUnit(formatNumber(Number(value)), ruleOf(field, choices).unit),
          },
        ];
  });
}

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

/** Address of a result and the day of printing. The calculator's note on the page prints below (data-sheet-note). */
export const SheetFoot = ({ address }: Pick<Props, "address">) => (
  <>
    <p>{address}</p>
    <p>{new Date().toLocaleDateString("pl-PL", { dateStyle: "long" })}</p>
  </>
);

/**
 * An A4 sheet with a calculator's result: the inputs, the lines of the result, its address. Shown in print only
 * (styles/print.css); the button that prints it hides the rest of the page.
 */
export function ResultSheet({ heading, fields, input, rows, address }: Props) {
  // Only scripts can print it: the server's HTML omits it.
  if (!useMounted()) return null;
  return (
    <div hidden data-sheet="">
      <h2>{heading}</h2>
      <table>
        <Lines lines={inputLines(fields, input)} />
      </table>
      <table>
        <Lines lines={rows} />
      </table>
      <SheetFoot address={address} />
    </div>
  );
}
