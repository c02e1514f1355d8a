import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import type { Paper } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { formatAmount } from "@/lib/text/amounts";
import { fill } from "@/lib/text/fill";
import { formatShort, zloty } from "@/lib/text/numbers";
import styles from "./printed-page.module.css";

type PositionsContent = NonNullable<Paper["sheets"][number]["parts"][number]["positions"]>;
type Sum = NonNullable<Paper["sheets"][number]["sum"]>;

const amount = (value: number): string => formatAmount(value, value, "zł");

/** Returns the sum of positions, zł with VAT. */
const totalOf = ({ rows }: PositionsContent): number =>
  rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** Positions of an offer with their sums and the total, zł with VAT. */
export function Positions({ positions }: { positions: PositionsContent }) {
  const { total, rows } = positions;
  const [what, quantity, price, sum] = words.paper.columns;
  return (
    <table
      className={clsx(styles.positions, "narrow:block w-full border border-line text-sm/snug tabular-nums")}
      role="table"
    >
      <caption className="sr-only">{words.paper.positions}</caption>
      <thead
        className="narrow:block max-tight:sr-only border-line border-b text-left text-body text-sm/snug *:*:px-2.5 *:*:py-1.75 *:*:font-medium md:*:*:px-3.5"
        role="rowgroup"
      >
        <tr className="narrow:grid narrow:grid-cols-rest-auto" role="row">
          <th role="columnheader" scope="col">
            {what}
          </th>
          <th role="columnheader" scope="col" className="md:w-28 lg:w-34 text-right narrow:hidden">
            {quantity}
          </th>
          <th role="columnheader" scope="col" className="md:w-28 lg:w-34 text-right narrow:hidden">
            {price}
          </th>
          <th role="columnheader" scope="col" className="md:w-28 lg:w-34 text-right">
            {sum}
          </th>
        </tr>
      </thead>
      <tbody className="narrow:block" role="rowgroup">
        {rows.map(({ what, why, quantity, unit, price }) => (
          <tr
            className="narrow:grid narrow:grid-cols-rest-auto narrow:max-tight:grid-cols-1 border-hairline border-t align-baseline *:px-2.5 *:py-1.75 md:*:px-3.5"
            key={what}
            role="row"
          >
            {/* On phones the sum stands beside the name alone. */}
            <th
              role="rowheader"
              scope="row"
              className="wrap-anywhere narrow:col-span-full narrow:row-start-1 narrow:max-tight:col-auto text-left font-semibold"
            >
              <span className="block narrow:tight:pr-16">
                <Inline text={what} />
              </span>
              {/* On phones in place of two columns. */}
              <span className={clsx(styles.phone, "mt-0.5 block font-normal md:hidden")}>
                {formatShort(quantity)}&nbsp;{unit} × {zloty(price)}
              </span>
              {why && (
                <small className="mt-0.5 block font-normal text-body text-sm/snug">
                  <Inline text={why} />
                </small>
              )}
            </th>
            <td role="cell" className="whitespace-nowrap text-right narrow:hidden">
              {formatShort(quantity)}&nbsp;{unit}
            </td>
            <td role="cell" className="whitespace-nowrap text-right narrow:hidden">
              {zloty(price)}
            </td>
            <td
              role="cell"
              className="narrow:col-start-2 narrow:row-start-1 narrow:max-tight:col-start-1 narrow:max-tight:row-start-2 whitespace-nowrap text-right font-semibold"
            >
              {zloty(quantity * price)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="narrow:block">
        <tr
          className="narrow:grid narrow:grid-cols-rest-auto narrow:max-tight:grid-cols-1 border-line border-t-2 text-heading *:px-2.5 *:py-2.5 md:*:px-3.5"
          role="row"
        >
          <th role="rowheader" scope="row" className="text-left font-strong">
            {total}
          </th>
          <td role="cell" className="narrow:hidden" />
          <td role="cell" className="narrow:hidden" />
          <td role="cell" className="whitespace-nowrap text-right font-strong">
            {zloty(totalOf(positions))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The sum of a sheet, the VAT in it, and what is paid before and after the work. */
export function SheetSum({
  sum: { label, vat, advance, split },
  positions,
}: {
  sum: Sum;
  positions: readonly PositionsContent[];
}) {
  const gross = positions.reduce((sum, part) => sum + totalOf(part), 0);
  const net = Math.round((gross / (1 + vat / 100)) * 100) / 100;
  return (
    <p
      className={clsx(
        styles.sum,
        "mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border border-line bg-ink-900 px-2.5 text-paper-50 py-2.5 md:px-3.5",
      )}
    >
      <span className="max-md:contents">
        <b className="font-strong text-base/inherit">{label}</b>{" "}
        <span className="max-md:order-1">
          {fill(split, {
            stawka: vat,
            vat: amount(Math.round((gross - net) * 100) / 100),
            netto: amount(net),
            zaliczka: zloty(advance),
            reszta: zloty(gross - advance),
          })}
        </span>
      </span>
      <b className="ml-auto whitespace-nowrap tabular-nums font-figure text-h2">{zloty(gross)}</b>
    </p>
  );
}
