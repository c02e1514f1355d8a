import { EmergencyLinks } from "@/components/islands/script/call/emergency-links";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { PageContext, SituationItem } from "@/lib/content/props";
import type { LayoutTexts } from "@/lib/content/types";
import { Situations } from "./situations";

type Props = {
  heading: string;
  lead?: string;
  /** Of a section that follows a dark one: paper. */
  surface?: "ink" | "paper";
  items: readonly SituationItem[];
  /** Numbers below the rows. */
  emergencies?: LayoutTexts["emergencies"];
  context: Pick<PageContext, "phone" | "place" | "answering">;
};

/** Reasons to call beside their heading: on /kontakt below the tiles, on a city's page below its head. */
export function SituationsSection({ heading, lead, surface = "ink", items, emergencies, context }: Props) {
  return (
    <Section surface={surface === "ink" ? surface : undefined} labelledBy="co-sie-dzieje">
      <TwoColumns>
        <SectionHead id="co-sie-dzieje" heading={heading} lead={lead} margin="none" />
        <div>
          <Situations items={items} context={context} labelledBy="co-sie-dzieje" />
          {emergencies && <EmergencyLinks emergencies={emergencies} className="mt-5 grid gap-2" />}
        </div>
      </TwoColumns>
    </Section>
  );
}
