import { clsx } from "clsx";

type Props = { /** Size. */ className: string; children: number };

/** Number in a circle that links a column of the tables to its explanation. */
export function ColumnNumber({ className, children }: Props) {
  return (
    <span
      className={clsx(
        "inline-grid place-items-center rounded-full border border-line leading-none font-medium text-heading tabular-nums",
        className,
      )}
    >
      {children}
    </span>
  );
}
