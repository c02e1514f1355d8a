import { clsx } from "clsx";
import type { ReactNode } from "react";
import "./calculators.css";

type Props = {
  name: string;
  /** Power of the group's devices. */
  subtotal: string;
  /** Initially open. */
  open: boolean;
  /** `DeviceRow`s. */
  children: ReactNode;
};

/** A category of devices as a disclosure. */
export function DeviceGroup({ name, subtotal, open, children }: Props) {
  return (
    <details className="group border-b border-hairline" open={open}>
      <summary
        className={clsx(
          "group/summary flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-2 max-tight:flex-wrap max-tight:gap-y-0 max-tight:px-2 md:px-6",
          "font-semibold text-heading",
        )}
      >
        <span
          className={clsx(
            "decoration-amber-500 decoration-2 underline-offset-5 group-hover/summary:underline",
            "before:inline-block before:w-5.5 before:font-normal before:content-['+'] group-open:before:content-['−']",
          )}
        >
          {name}
        </span>
        <span className="whitespace-nowrap tabular-nums calculator-example">{subtotal}</span>
      </summary>
      <fieldset className="min-w-0 px-4 pb-3 max-tight:px-2 md:px-6">
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}
