import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { Phone, Situations as SituationsContent } from "@/lib/content/types";
import { Situations } from "./situations";

type Props = { situations: SituationsContent; phone: Phone };

/** "Co się dzieje?" on /kontakt, below the tiles. */
export function ContactSituations({ situations: { heading, items }, phone }: Props) {
  return (
    <Section surface="ink" padding="continuing" labelledBy="co-sie-dzieje">
      <TwoColumns>
        <SectionHead id="co-sie-dzieje" heading={heading} margin="none" />
        <Situations items={items} phone={phone} place="section" labelledBy="co-sie-dzieje" />
      </TwoColumns>
    </Section>
  );
}
