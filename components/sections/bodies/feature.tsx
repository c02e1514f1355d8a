import { Picture } from "@/components/islands/script/picture/picture";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { CheckList } from "@/components/ui/checks";
import { TwoColumns } from "@/components/ui/two-columns";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";

type Props = { section: SectionOf<"feature">; context: PageContext };

/** Checks and buttons beside a picture, or beside the section's heading if there is none. */
export function FeatureBody({ section: { picture, checks, button, phone }, context }: Props) {
  const content = (
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
  if (!picture) return content;
  return (
    <TwoColumns centred>
      <Picture picture={context.pictureOf(picture)} sizes="(min-width: 64rem) 40rem, calc(100vw - 2.5rem)" />
      {content}
    </TwoColumns>
  );
}
