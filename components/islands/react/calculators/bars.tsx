import "./drawing.css";

/** Colours of L1, L2 and L3. */
const phaseColours = ["chart-phase-one", "chart-phase-two", "chart-phase-three"] as const;

type Props = {
  heading: string;
  rows: readonly {
    label: string;
    value: string;
    /** Length of the bar, from 0 to 1. */
    part: number;
    /** Phase whose colour the bar takes. */
    conductor?: 1 | 2 | 3;
  }[];
};

/** Compares figures: each with its name and a bar. */
export function Bars({ heading, rows }: Props) {
  return (
    <div className="mt-7">
      <h4 className="font-semibold text-heading">{heading}</h4>
      <dl className="mt-2">
        {rows.map(({ label, value, part, conductor }) => (
          <div className="grid grid-cols-rest-auto max-tight:grid-cols-1 gap-x-4 py-1.5" key={label}>
            <dt>{label}</dt>
            <dd className="text-right font-semibold text-heading tabular-nums">{value}</dd>
            {/* SVG attributes set the length: the site's policy forbids inline styles. */}
            <dd className="col-span-full" aria-hidden="true">
              <svg className="mt-1 block h-2 w-full bg-paper-200" viewBox="0 0 1000 8" preserveAspectRatio="none">
                <rect
                  className={conductor ? phaseColours[conductor - 1] : "chart-bar"}
                  width={Math.round(1000 * part)}
                  height="8"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
