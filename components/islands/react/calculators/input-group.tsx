import { clsx } from "clsx";
import type { ReactNode } from "react";
import "./calculators.css";

type Props = {
  name: string;
  /** What its inputs amount to. */
  subtotal?: string;
  /** The inputs. */
  children: ReactNode;
};

/** A group of inputs as a closed disclosure: the example's values are right for most readers. */
export function InputGroup({ name, subtotal, children }: Props) {
  return (
    <details className="group border-b border-hairline">
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
