import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import type { ServiceRow } from "@/lib/content/props";
import styles from "./service-rows.module.css";

/** A breaker that closes while its row is pointed at. */
const Breaker = () => (
  <svg
    className={clsx(styles.breaker, "h-4.5 w-full max-tight:hidden lg:h-11")}
    viewBox="0 0 96 44"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M0 22H34M64 22H96" />
    <path className={styles.cross} d="M29 17l10 10m0-10-10 10" />
    <path className={styles.blade} d="M64 22 36 8" />
  </svg>
);

/** Columns of a schedule, and of the line above it that names them. */
export const scheduleClass =
  "grid grid-cols-schedule max-tight:grid-cols-1 items-center gap-x-1.5 lg:grid-cols-schedule-wide lg:gap-x-4";

type Props = {
  rows: readonly ServiceRow[];
  /** Shows texts on phones as well. */
  texts?: boolean;
  className?: string;
};

/** Services behind one busbar: a row each, which is one link, with code, price and time if the row has them. */
export function ServiceRows({ rows, texts = false, className }: Props) {
  return (
    <ol className={clsx(styles.busbar, "relative border-line border-t border-l-4 border-l-heading", className)}>
      {rows.map(({ href, code, name, text, fact, time }) => (
        <li key={href}>
          <a
            className={clsx(
              styles.row,
              scheduleClass,
              "min-h-16.5 border-hairline border-b py-1.5 no-underline hover:bg-paper-0 lg:min-h-15",
            )}
            href={href}
          >
            <Breaker />
            {code && <span className="font-medium text-caption text-sm tabular-nums">{code}</span>}
            <span
              className={clsx(
                "grid items-center gap-x-3",
                // Without code and price the name has their columns.
                code ? "xl:label-cols-48" : "col-start-2 xl:label-cols-88",
                !fact && "-col-end-1 lg:-col-end-2",
              )}
            >
              <b className="font-semibold text-h3 text-heading">
                <Inline text={name} />
              </b>
              <small className={clsx("text-body text-sm/snug", !texts && "max-lg:hidden")}>
                <Inline text={text} />
              </small>
            </span>
            {fact && (
              <span className="text-right max-sm:col-start-3 max-sm:-col-end-1 max-tight:col-start-1 max-sm:text-left lg:text-left">
                <small className="block text-body text-sm/snug">
                  <Inline text={fact.label} />
                </small>
                <b className="whitespace-nowrap tabular-nums font-semibold text-heading">
                  <Inline text={fact.value} />
                </b>
                {fact.note && (
                  <small className="ml-auto block max-w-52 text-balance text-body text-sm/snug max-sm:max-w-none lg:max-w-none">
                    <Inline text={fact.note} />
                  </small>
                )}
              </span>
            )}
            {time && (
              <span className="text-sm max-lg:hidden">
                <Inline text={time.value} />
              </span>
            )}
            <Icon name="arrow-right" className="-col-start-2 -col-end-1 max-lg:hidden" />
          </a>
        </li>
      ))}
    </ol>
  );
}
