import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A field for a number. Its error is shown below it in an `InputError`. */
export function NumberInput({ className, ...attributes }: ComponentProps<"input">) {
  return (
    <input
      className={clsx(
        "min-w-0 border border-ink-400 bg-paper-50 text-heading tabular-nums hover:border-heading",
        "aria-invalid:border-2 aria-invalid:border-danger",
        // Scrolls clear of the result and the failure message, which stick to the lower edge.
        "scroll-mb-16 in-data-failed:scroll-mb-32",
        className,
      )}
      type="text"
      autoComplete="off"
      {...attributes}
    />
  );
}

type ErrorProps = { id: string; className: string; error: string };

/** Error message of a field. */
export function InputError({ id, className, error }: ErrorProps) {
  return (
    <p className={clsx("text-sm font-semibold text-danger", className)} id={id}>
      {error}
    </p>
  );
}
