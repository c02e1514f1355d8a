import { SectionHead } from "@/components/ui/section-head";
import type { ContactPage } from "@/lib/content/types";
import { StepsBody } from "./bodies/steps";

type Props = Pick<ContactPage, "prepare">;

/** What to have ready before the call. */
export function ContactPrepare({ prepare: { heading, lead, items } }: Props) {
  return (
    <section className="sec" aria-labelledby="przygotuj">
      <div className="wrap rail">
        <SectionHead id="przygotuj" heading={heading} tag="A1" lead={lead} />
        <StepsBody items={items} />
      </div>
    </section>
  );
}
