import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { PageContext } from "@/lib/content/props";
import type { Situations as SituationsContent } from "@/lib/content/types";
import { Situations } from "./situations";

type Props = {
  heading: string;
  lead?: string;
  items: SituationsContent["items"];
  context: Pick<PageContext, "phone" | "place" | "answering">;
};

/** Reasons to call beside their heading: on /kontakt below the tiles, on a city's page below its head. */
export function SituationsSection({ heading, lead, items, context }: Props) {
  return (
    <Section surface="ink" labelledBy="co-sie-dzieje">
      <TwoColumns>
        <SectionHead id="co-sie-dzieje" heading={heading} lead={lead} margin="none" />
        <Situations items={items} context={context} labelledBy="co-sie-dzieje" />
      </TwoColumns>
    </Section>
  );
}
