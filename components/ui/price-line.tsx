import { Inline } from "@/components/ui/inline";
import type { HeadFact } from "@/lib/content/types";

/** A price on a card: what it buys, the amount with its unit, and its condition on a line of its own. */
export const PriceLine = ({ label, value, note }: HeadFact) => (
  <p className="text-sm/snug not-first:mt-2">
    <Inline text={label} />{" "}
    <b className="whitespace-nowrap tabular-nums font-semibold text-base text-heading">
      <Inline text={value} />
    </b>
    {note && (
      <span className="block">
        <Inline text={note} />
      </span>
    )}
  </p>
);
