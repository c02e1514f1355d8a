import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { PhoneButton } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Inline } from "@/components/ui/inline";
import { Switch } from "@/components/ui/switch";
import type { PageContext, SituationItem } from "@/lib/content/props";
import type { HeadFact } from "@/lib/content/types";

/** Symbols of PN-EN 60617 (an open switch, a breaker, a circuit with its terminals), and a table for the protocol. */
const symbolPaths: Readonly<Record<SituationItem["symbol"], string>> = {
  switch: "M13 0v9M13 32V22L6 8",
  breaker: "M13 0v9M13 32V22L6 8M10 6l6 6M16 6l-6 6",
  circuit: "M13 0v32M5 8h16M5 24h16M5 5.500v5M21 5.500v5M5 21.500v5M21 21.500v5",
  table: "M4 3h18v26H4zM4 9h18M4 15h18M4 21h18M15 9v20",
};

type Props = {
  items: readonly SituationItem[];
  context: Pick<PageContext, "phone" | "place" | "answering">;
  /** Id of the heading above the rows. */
  labelledBy: string;
  className?: string;
};

/**
 * Reasons to call, as disclosures of which one is open at a time, without scripts: what to do until somebody comes,
 * price, arrival time, number.
 */
export function Situations({ items, context, labelledBy, className }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form
    <div className={clsx("border-line border-t", className)} role="group" aria-labelledby={labelledBy}>
      {items.map(({ symbol, title, safety, price, time, link }) => (
        <details
          className="border-hairline border-b open:border-line"
          name="co-sie-dzieje"
          data-situation={symbol}
          key={symbol}
        >
          <summary className="grid min-h-14 max-md:min-h-13 grid-cols-[--spacing(7.5)_1fr_auto] items-center gap-x-2 font-semibold text-[min(var(--text-base),5vw)] max-tight:text-base text-heading lg:min-h-13">
            <svg
              className="h-8 w-[26px]"
              viewBox="0 0 26 32"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.25"
              aria-hidden="true"
            >
              <path d={symbolPaths[symbol]} />
            </svg>
            <span>{title}</span>
            <Switch live />
          </summary>
          <div className="pt-0.5 pb-4.5">
            <Callout text={safety} />
            <dl className="mt-3.5 mb-4 grid fit-cols-32 gap-x-5 gap-y-2 leading-name">
              {([price, time] satisfies HeadFact[]).map(({ label, value, note }: HeadFact) => (
                <div key={label}>
                  <dt className="text-caption text-sm/inherit">
                    <Inline text={label} />
                  </dt>
                  <dd className="font-semibold text-heading">
                    <Inline text={value} />
                    {note && (
                      <small className="block font-normal text-caption text-sm/snug">
                        <Inline text={note} />
                      </small>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <PhoneButton context={context} variant="amber" />
              <a className="text-link" href={link.to}>
                {link.label}
                <Icon name="arrow-right" />
              </a>
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
