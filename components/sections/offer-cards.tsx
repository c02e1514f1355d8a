import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { PriceLine } from "@/components/ui/price-line";
import { Section } from "@/components/ui/section";
import type { HeadFact, IconName } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./offer-cards.module.css";

type OfferCard = { code: string; icon: IconName; name: string; text: string; price?: HeadFact; href: string };
type Props = { heading: string; cards: readonly OfferCard[]; note: string };

/** Services as cards that hang from busbars; each card is one link. */
export function OfferCards({ heading, cards, note }: Props) {
  return (
    <Section labelledBy="uslugi" wrapClassName="pt-9">
      <h2 className="sr-only" id="uslugi">
        {heading}
      </h2>
      <ul className="grid gap-3.5 empty:hidden md:grid-cols-2 md:gap-x-5 md:gap-y-18 md:pt-9 lg:grid-cols-4 lg:gap-x-3">
        {cards.map(({ code, icon, name, text, price, href }) => (
          <li key={code} className={clsx(styles.slot, "grid")}>
            <a
              className={clsx(
                "group/card flex flex-col rounded-md border border-line bg-paper-0 px-4 pt-4 pb-1.5 no-underline",
                "hover:inset-ring hover:inset-ring-line md:min-h-64 md:px-5 md:pt-5.5 md:pb-3",
              )}
              href={href}
            >
              <span className="flex items-start justify-between">
                <Icon name={icon} className="size-8.5 stroke-fine text-heading" />
                <span className="font-medium text-caption text-sm tabular-nums">{code}</span>
              </span>
              <h3 className="mt-3 text-h3 md:mt-4.5">{name}</h3>
              <p className="mt-2">
                <Inline text={text} />
              </p>
              {price && (
                <div className="mt-2.5">
                  <PriceLine {...price} />
                </div>
              )}
              <span className="mt-auto text-link pt-2 decoration-transparent group-hover/card:decoration-amber-500">
                {words.details}
                <Icon name="arrow-right" className="group-hover/card:translate-x-1" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Note className="mt-7 [&_a]:text-heading">
        <Inline text={note} />
      </Note>
    </Section>
  );
}
