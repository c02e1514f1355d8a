import { clsx } from "clsx";
import type { ReactNode } from "react";

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
  /** Remark: on the right, on medium screens below the description, on phones below the term. */
  note?: ReactNode;
  /** The remark is short enough to stand beside the term on phones. */
  isNoteShort?: boolean;
  children: ReactNode;
};

/** A term, its description and an optional remark. A list with remarks has a third column for them if there is room. */
export function Row({ term, note, isNoteShort = false, children }: RowProps) {
  return (
    <div
      className={clsx(
        "grid items-baseline gap-y-0.5 border-hairline border-b py-3.5 md:split-4/8 in-prose:md:split-3/5 lg:in-beside:split-3/5",
        "group-data-framed/rows:py-2.25 group-data-framed/rows:last:border-b-0",
        // A guide has room for a third column only if remarks are short.
        isNoteShort
          ? "lg:group-has-data-noted/rows:not-in-data-columns:split-noted"
          : "lg:not-in-prose:group-has-data-noted/rows:not-in-data-columns:split-noted",
        isNoteShort && "narrow:grid-cols-rest-auto narrow:gap-x-4 narrow:max-tight:grid-cols-1",
      )}
      data-noted={note ? "" : undefined}
    >
      <dt
        className={clsx(
          "font-semibold text-heading max-tight:text-sm",
          // A long term does not push the remark below itself.
          note && "md:max-lg:row-span-2 lg:in-data-columns:row-span-2",
        )}
      >
        {term}
      </dt>
      <dd className="max-w-text narrow:order-1 narrow:col-span-full">{children}</dd>
      {note && (
        <dd
          className={clsx(
            "font-medium text-heading max-md:has-[a]:mt-1.5 md:max-lg:col-start-2 lg:in-data-columns:col-start-2",
            !isNoteShort && "lg:in-prose:col-start-2",
            isNoteShort
              ? "tabular-nums lg:in-prose:not-in-data-columns:text-right"
              : "narrow:font-normal narrow:text-body narrow:text-sm",
          )}
        >
          {note}
        </dd>
      )}
    </div>
  );
}
