import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import type { ServiceRow } from "@/lib/content/props";
import styles from "./service-rows.module.css";

/** A breaker that closes while its row is pointed at. */
const Breaker = ({ className }: { className?: string | undefined }) => (
  <svg
    className={clsx(styles.breaker, "h-5.5 w-full self-start max-tight:hidden lg:-my-2 lg:h-11", className)}
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

/** Columns of a schedule on wide screens: breaker, code, name with text, price, time. Its heads have them too. */
export const scheduleClass = "lg:grid-cols-12 lg:gap-x-alley";
export const nameClass = "lg:col-span-4 lg:col-start-3";
export const factClass = "lg:col-span-3";

type Props = {
  rows: readonly ServiceRow[];
  /** Shows texts on phones as well. */
  texts?: boolean;
  className?: string;
};

/**
 * Services behind one busbar: a row each, which is one link, with code, price and time if the row has them. Below 1024 px
 * name and price are on one baseline, and what the price buys is below them.
 */
export function ServiceRows({ rows, texts = false, className }: Props) {
  // Names and short texts alone would leave most of a wide row empty.
  const isLong = texts && rows.length > 8;
  return (
    <ol className={clsx(styles.busbar, "relative", isLong && "lg:columns-2 lg:gap-alley", className)}>
      {rows.map(({ href, code, name, text, fact, time }) => (
        <li className={clsx("relative break-inside-avoid", code && "tap")} key={href}>
          <a
            className={clsx(
              styles.row,
              "relative grid min-h-16.5 content-center items-baseline gap-x-1.5 border-hairline border-b py-2.5 no-underline hover:bg-paper-0 max-tight:grid-cols-1",
              code ? "grid-cols-schedule max-md:grid-cols-schedule-narrow" : "grid-cols-auto-rest",
              scheduleClass,
            )}
            href={href}
          >
            <Breaker className={code ? "max-md:hidden" : clsx("max-md:-ml-3 max-lg:w-12", isLong && "lg:col-span-2")} />
            {code && <span className="font-medium text-caption text-sm tabular-nums">{code}</span>}
            <span
              className={clsx(
                code && nameClass,
                !code && ["lg:pr-8", isLong ? "lg:col-span-10" : "lg:col-span-11 lg:grid lg:items-center lg:split-5/6"],
              )}
            >
              <b className="block font-semibold text-heading text-h3 max-md:text-base/label max-xs:text-sm/label max-lg:underline max-lg:decoration-1 max-lg:decoration-amber-500 max-lg:underline-offset-5">
                <Inline text={name} />
              </b>
              <small className={clsx("block text-body text-sm/snug", !texts && "max-lg:hidden")}>
                <Inline text={text} />
              </small>
            </span>
            {fact && (
              <span className={clsx("contents lg:block", factClass)}>
                <b className="whitespace-nowrap tabular-nums font-semibold text-heading lg:block lg:text-h3 max-xs:text-sm/label">
                  <Inline text={fact.value} />
                </b>
                <small className="block text-body text-sm/snug max-lg:col-start-3 max-lg:-col-end-1 max-lg:pt-1 max-md:col-start-2 max-tight:col-start-1">
                  <Inline text={fact.label} />
                  {fact.note && (
                    <>
                      , <Inline text={fact.note} />
                    </>
                  )}
                </small>
              </span>
            )}
            {time && (
              <span className={clsx("text-sm max-lg:hidden lg:pr-8", factClass)}>
                <Inline text={time.value} />
              </span>
            )}
            <Icon name="arrow-right" className="absolute top-3.5 right-0 max-lg:hidden" />
          </a>
        </li>
      ))}
    </ol>
  );
}
