import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { PriceLine } from "@/components/ui/price-line";
import { Section } from "@/components/ui/section";
import type { ServiceRow } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import styles from "./offer-cards.module.css";

type Props = {
  heading: string;
  cards: readonly ServiceRow[];
  /** Services without a card. */
  rows: readonly ServiceRow[];
  note: string;
};

/** On phones a service is a row, with the amount beside its name. */
const rowClass =
  "no-underline max-md:relative max-md:flex max-md:flex-col max-md:border-hairline max-md:border-b max-md:py-3 max-md:pl-11 max-tight:pl-0";
const nameClass =
  "text-h3 xs:max-md:pr-40 max-md:underline max-md:decoration-1 max-md:decoration-amber-500 max-md:underline-offset-5 md:mt-4";
const amountClass = "block text-h3 xs:max-md:absolute xs:max-md:top-3 xs:max-md:right-0";

/** Code of a circuit, as on the board: its breaker on its stub from the busbar, open. On phones the code alone. */
const Circuit = ({ code }: { code: string | undefined }) => (
  <span className="max-md:absolute max-tight:static max-md:top-2.5 max-md:left-0 md:grid md:w-fit md:justify-items-center">
    <svg className={clsx(styles.breaker, "-mt-15 h-24 w-10 max-md:hidden")} viewBox="0 0 40 96" aria-hidden="true">
      <path d="M20 0V56M20 82V96" />
      <path d="M14 50l12 12m0-12l-12 12" />
      <path className={styles.blade} d="M20 82 7 59" />
    </svg>
    <span className="font-semibold text-caption tabular-nums md:rounded-sm md:min-w-12 md:border md:border-line md:px-2 md:text-center md:text-heading">
      {code}
    </span>
  </span>
);

/**
 * Services as circuits that hang from busbars, their prices in line, on phones as rows with the price beside the name.
 * Each card is one link, and lights its circuit in the house.
 */
export function OfferCards({ heading, cards, rows, note }: Props) {
  return (
    <Section labelledBy="uslugi" wrapClassName="md:pt-22">
      <h2 className="sr-only" id="uslugi">
        {heading}
      </h2>
      <ul className="grid empty:hidden max-md:border-line max-md:border-t md:-mb-18 md:fr-cols-2 lg:fr-cols-4">
        {cards.map(({ code, name, text, fact, time, href }) => (
          <li key={code} className={clsx(styles.slot, "tap grid md:row-span-6 md:mb-18 md:grid-rows-subgrid")}>
            <a
              className={clsx(
                "group/card",
                rowClass,
                "md:row-span-6 md:grid md:grid-rows-subgrid md:rounded-md md:border md:border-line md:bg-paper-0 md:px-5 md:pt-5 md:pb-3",
              )}
              href={href}
              data-circuit={code}
            >
              <Circuit code={code} />
              <h3 className={nameClass}>{name}</h3>
              <p className="max-md:order-1 max-md:leading-remark mt-2">
                <Inline text={text} />
              </p>
              {fact ? (
                <PriceLine {...fact} isApart className="max-md:mt-1 md:mt-4" amountClass={amountClass} />
              ) : (
                <span className="max-md:hidden" />
              )}
              {time ? (
                <p className="mt-2 text-sm/snug max-md:order-1">
                  <Inline text={time.label} />{" "}
                  <span className="font-medium text-heading">
                    <Inline text={time.value} />
                  </span>
                </p>
              ) : (
                <span className="max-md:hidden" />
              )}
              <span className="text-link pt-3 decoration-transparent group-hover/card:decoration-amber-500 max-md:sr-only">
                {words.details}
                <Icon name="arrow-right" className="group-hover/card:translate-x-1" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ol className="grid md:mt-18 md:fr-cols-2 md:gap-y-18 lg:fr-cols-4">
        {rows.map(({ code, name, fact, href }) => (
          <li key={href} className={clsx(styles.slot, "tap grid")}>
            <a className={clsx(rowClass, "md:px-5 md:pt-5")} href={href} data-circuit={code}>
              <Circuit code={code} />
              <h3 className={clsx(nameClass, "md:underline md:decoration-line md:underline-offset-5")}>{name}</h3>
              {fact && <PriceLine {...fact} isApart className="mt-1" amountClass={amountClass} />}
            </a>
          </li>
        ))}
      </ol>
      <Note className="mt-7 [&_a]:text-heading">
        <Inline text={note} />
      </Note>
    </Section>
  );
}
