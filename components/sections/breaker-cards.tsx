import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import type { IconName } from "@/lib/content/types";

type BreakerCard = { code: string; icon: IconName; name: string; text: string; href: string };
type Props = { heading: string; cards: readonly BreakerCard[]; note: string };

/** Services as circuit breakers on DIN rails; each card is one link. */
export function BreakerCards({ heading, cards, note }: Props) {
  return (
    <Section labelledBy="uslugi" className="sec" wrapClassName="pt-9">
      <h2 className="vh" id="uslugi">
        {heading}
      </h2>
      <ul className={`dinrow rows-${Math.ceil(cards.length / 4)}`}>
        {cards.map(({ code, icon, name, text, href }) => (
          <li key={code}>
            <SiteLink className="mcb" href={href}>
              <span className="top">
                <Icon name={icon} />
                <span className="id">
                  {code}
                  <span className="lever" aria-hidden="true" />
                </span>
              </span>
              <h3 className="t-h3">{name}</h3>
              <p>
                <Inline text={text} />
              </p>
              <span className="link">
                Szczegóły
                <Icon name="arrow-right" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <Note>
        <Inline text={note} />
      </Note>
    </Section>
  );
}
