import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { PageContext } from "@/lib/content/props";
import type { Phone, Situations as SituationsContent } from "@/lib/content/types";
import type { CallPlace } from "@/lib/tracking/events";
import { Situations } from "./situations";

type Props = {
  heading: string;
  lead?: string;
  items: SituationsContent["items"];
  phone: Phone;
  place: CallPlace;
  answering: PageContext["answering"];
};

/** Reasons to call beside their heading: on /kontakt below the tiles, on a city's page below its head. */
export function SituationsSection({ heading, lead, items, phone, place, answering }: Props) {
  return (
    <Section surface="ink" padding="continuing" labelledBy="co-sie-dzieje">
      <TwoColumns>
        <SectionHead id="co-sie-dzieje" heading={heading} lead={lead} margin="none" />
        <Situations items={items} phone={phone} place={place} answering={answering} labelledBy="co-sie-dzieje" />
      </TwoColumns>
    </Section>
  );
}
