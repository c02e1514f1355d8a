import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { CheckList } from "@/components/ui/checks";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";

type Props = { section: SectionOf<"feature">; context: PageContext };

/** Checks and buttons, beside the section's heading. */
export const FeatureBody = ({ section: { checks, button, phone }, context }: Props) => (
  <div className="grid gap-7">
    {checks && <CheckList items={checks.map((text) => ({ text }))} />}
    {(button || phone) && (
      <div className="flex flex-wrap gap-3">
        {button && <ButtonLink button={button} variant="outline" phone={context.phone} place={context.place} />}
        {phone && <PhoneButton context={context} />}
      </div>
    )}
  </div>
);
