import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { ContactPage } from "@/lib/content/types";
import { StepsBody } from "./bodies/steps";

type Props = Pick<ContactPage, "checklist">;

/** What to prepare before the call. */
export function ContactChecklist({ checklist: { heading, lead, items } }: Props) {
  return (
    <Section labelledBy="przygotuj">
      <SectionHead id="przygotuj" heading={heading} lead={lead} />
      <StepsBody items={items} />
    </Section>
  );
}
