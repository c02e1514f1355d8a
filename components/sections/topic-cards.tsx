import { Icon } from "@/components/icons/icon";
import { SiteLink } from "@/components/islands/route-change/site-link";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { Conductor, IconName } from "@/lib/content/types";

type TopicCard = { href: string; name: string; card: string; icon: IconName; colour: Conductor };
type Props = { heading: string; lead: string; topics: readonly TopicCard[] };

/** Topics of the guide index; the colour of each is a conductor. */
export function TopicCards({ heading, lead, topics }: Props) {
  return (
    <Section labelledBy="tematy" className="sec">
      <SectionHead id="tematy" heading={heading} lead={lead} tag={`W1–W${topics.length}`} />
      <ul className="hgrid c3 topics" data-topics="">
        {topics.map(({ href, name, card, icon, colour }) => (
          <li key={href} className={`cell-item c-${colour}`}>
            <SiteLink className="cell" href={href}>
              <Icon name={icon} className="big" />
              <div>
                <h3 className="t-h3">{name}</h3>
                <p>
                  <Inline text={card} />
                </p>
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
