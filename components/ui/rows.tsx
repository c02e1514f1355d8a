import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./rows.module.css";

type ListProps = {
  className?: string;
  /** In a card: denser, without rules at the top and bottom. */
  framed?: boolean;
  children: ReactNode;
};

/** A list of terms with descriptions. Its children are `Row`s. */
export function RowList({ className, framed = false, children }: ListProps) {
  return (
    <dl
      className={clsx("group/rows", !framed && "border-t border-line", className)}
      data-framed={framed ? "" : undefined}
    >
      {children}
    </dl>
  );
}

type RowProps = {
  term: ReactNode;
  /** Remark: on the right, or below the term where there are only two columns. */
  note?: ReactNode;
  /** The remark is an amount: a phone and a guide have room for it on the right. */
  isAmount?: boolean;
  /** The remark is what the row is for: before the description, on phones beside the term, its last words below that. */
  isNoteFirst?: boolean;
  /** Sums the rows above it: below a darker line. */
  sum?: boolean | undefined;
  children: ReactNode;
};

/**
 * A term, its description and an optional remark. A list with remarks has a third column for them if there is room,
 * unless they are what its rows are for.
 */
export function Row({ term, note, isAmount = false, isNoteFirst = false, sum = false, children }: RowProps) {
  return (
    <div
      className={clsx(
        "grid items-baseline gap-y-0.5 border-hairline border-b py-3.5 md:split-4/8 in-prose:md:split-3/5 lg:in-beside:split-3/5",
        "group-data-framed/rows:py-2.25 group-data-framed/rows:last:border-b-0",
        isAmount
          ? "lg:group-has-data-noted/rows:not-in-data-columns:split-noted"
          : !isNoteFirst && "lg:not-in-prose:group-has-data-noted/rows:not-in-data-columns:split-noted",
        isNoteFirst && [styles.dials, "narrow:tight:grid-cols-rest-auto narrow:gap-x-4"],
        sum && "-mt-px border-t border-t-line",
        isAmount && "narrow:grid-cols-rest-auto narrow:gap-x-4 narrow:max-tight:grid-cols-1",
        note && [styles.noted, !isAmount && "lg:in-prose:grid-rows-auto-rest"],
      )}
      data-noted={note ? "" : undefined}
    >
      <dt className="font-semibold text-heading max-tight:text-sm">{term}</dt>
      <dd
        className={clsx(
          "max-w-text narrow:order-1 narrow:col-span-full",
          note && !isAmount && "lg:in-prose:row-span-2",
        )}
      >
        {children}
      </dd>
      {note && (
        <dd
          className={clsx(
            isNoteFirst && "flex items-baseline gap-3.5 narrow:max-tight:my-1.5 narrow:tight:contents",
            isAmount
              ? "font-medium text-heading tabular-nums lg:in-prose:not-in-data-columns:text-right"
              : "text-sm narrow:mb-1",
          )}
        >
          {note}
        </dd>
      )}
    </div>
  );
}
