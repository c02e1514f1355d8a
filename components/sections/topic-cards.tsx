import { clsx } from "clsx";
import { conductorClass } from "@/components/ui/conductor";
import { GridCell, HairlineGrid } from "@/components/ui/hairline-grid";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { Conductor, IconName } from "@/lib/content/types";
import styles from "./topic-cards.module.css";

type TopicCard = { href: string; name: string; card: string; icon: IconName; colour: Conductor };
type Props = {
  heading: string;
  /** What each colour means, in the order of the conductors. */
  colours: { readonly [Colour in Conductor]: string };
  topics: readonly TopicCard[];
};

/** Topics of the guide index, each in the colour of a conductor. */
export function TopicCards({ heading, colours, topics }: Props) {
  if (topics.length === 0) return null;
  return (
    <Section labelledBy="tematy">
      <SectionHead id="tematy" heading={heading} margin="none" />
      <ul className="mt-4 mb-7 grid grid-cols-2 gap-x-6 gap-y-1.5 max-tight:grid-cols-1 md:flex md:flex-wrap">
        {(Object.keys(colours) as Conductor[]).map((colour) => (
          <li className={clsx(styles.meaning, conductorClass[colour], "flex items-center gap-2")} key={colour}>
            <Inline text={colours[colour]} />
          </li>
        ))}
      </ul>
      <HairlineGrid columns={3} data-topics="">
        {topics.map(({ href, name, card, icon, colour }) => (
          <GridCell
            key={href}
            className={clsx(styles.topic, conductorClass[colour])}
            icon={icon}
            title={name}
            text={card}
            href={href}
          />
        ))}
      </HairlineGrid>
    </Section>
  );
}
