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

/** Code of a circuit, as on the board: its breaker on its stub from the busbar, open. On phones the code alone. */
const Circuit = ({ code }: { code: string | undefined }) => (
  <span className="max-md:absolute max-tight:static max-md:top-2.5 max-md:left-0 md:grid md:w-fit md:justify-items-center">
    <svg className={clsx(styles.breaker, "-mt-15 h-24 w-10 max-md:hidden")} viewBox="0 0 40 96" aria-hidden="true">
      <path d="M20 0V56M20 82V96" />
      <path d="M14 50l12 12m0-12l-12 12" />
      <path className={styles.blade} d="M20 82 7 59" />
    </svg>
    <span className="font-semibold text-caption tabular-nums md:rounded-sm md:min-w-13 md:border md:border-line md:px-2 md:text-center md:text-heading">
      {code}
    </span>
  </span>
);

type ServiceProps = {
  row: ServiceRow;
  /** In a frame, with the words that say it is a link. */
  isCard?: boolean;
};

/** A service, which is one link, as a circuit; on phones as a row with the amount beside its name. */
const Service = ({ row: { code, name, text, fact, time, href }, isCard = false }: ServiceProps) => (
  <li className={clsx(styles.slot, "tap grid md:row-span-6 md:mb-18 md:grid-rows-subgrid")}>
    <a
      className={clsx(
        "group/card no-underline max-md:relative max-md:flex max-md:flex-col max-md:border-hairline max-md:border-b max-md:py-3 max-md:pl-11 max-tight:pl-0",
        "md:row-span-6 md:grid md:grid-rows-subgrid md:px-5 md:pt-5",
        isCard && "md:rounded-md md:border md:border-line md:bg-paper-0 md:pb-3",
      )}
      href={href}
      data-circuit={code}
    >
      <Circuit code={code} />
      <h3
        className={clsx(
          "text-h3 xs:max-md:pr-40 max-md:underline max-md:decoration-1 max-md:decoration-amber-500 max-md:underline-offset-5 md:mt-4",
          !isCard && "md:underline md:decoration-line md:underline-offset-5",
        )}
      >
        {name}
      </h3>
      <p className="max-md:order-1 max-md:leading-remark mt-2">
        <Inline text={text} />
      </p>
      {fact ? (
        <PriceLine
          {...fact}
          isApart
          className="max-md:mt-1 md:mt-4"
          amountClass="block text-h3 xs:max-md:absolute xs:max-md:top-3 xs:max-md:right-0"
        />
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
      {isCard && (
        <span className="text-link pt-3 decoration-transparent group-hover/card:decoration-amber-500 max-md:sr-only">
          {words.details}
          <Icon name="arrow-right" className="group-hover/card:translate-x-1" />
        </span>
      )}
    </a>
  </li>
);

/** Services as circuits that hang from busbars, their prices in line. Each lights its circuit in the house. */
export function OfferCards({ heading, cards, rows, note }: Props) {
  return (
    <Section labelledBy="uslugi" wrapClassName="md:pt-22">
      <h2 className="sr-only" id="uslugi">
        {heading}
      </h2>
      <ul className="grid empty:hidden max-md:border-line max-md:border-t md:fr-cols-2 lg:fr-cols-4">
        {cards.map((row) => (
          <Service key={row.href} row={row} isCard />
        ))}
      </ul>
      <ol className="grid md:-mb-18 md:fr-cols-2 lg:fr-cols-4">
        {rows.map((row) => (
          <Service key={row.href} row={row} />
        ))}
      </ol>
      <Note className="mt-7 [&_a]:text-heading">
        <Inline text={note} />
      </Note>
    </Section>
  );
}
