import { clsx } from "clsx";
import { Inline } from "@/components/ui/inline";
import type { HeadFact } from "@/lib/content/types";

type Props = HeadFact & {
  /** Margin. */
  className?: string;
  /** Size and place of the amount. */
  amountClass?: string;
  /** On phones the amount stands elsewhere: its condition goes on after what it buys. */
  isApart?: boolean;
  /** A phrase, within a summary. */
  as?: "p" | "span";
};

/** A price on a card: what it buys, the amount with its unit, and its condition on a line of its own. */
export const PriceLine = ({
  label,
  value,
  note,
  className = "not-first:mt-2",
  amountClass = "text-base",
  isApart = false,
  as: Element = "p",
}: Props) => (
  <Element className={clsx("text-sm/snug", className)}>
    <span>
      <Inline text={label} />
    </span>
    {isApart && note ? <span className="md:hidden">, </span> : " "}
    <b className={clsx("whitespace-nowrap tabular-nums font-semibold text-heading", amountClass)}>
      <Inline text={value} />
    </b>
    {note && (
      <span className={isApart ? "md:block" : "col-span-full block"}>
        <Inline text={note} />
      </span>
    )}
  </Element>
);
