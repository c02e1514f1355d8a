import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { SectionBar } from "@/components/sections/section-bar";
import { SectionList } from "@/components/sections/section-block";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import type { businessPage } from "@/lib/pages/gather";

/** A page of sections with a dark head: /dla-firm. */
export function SectionPage({ page, facts, frame, trail, context }: ReturnType<typeof businessPage>) {
  const { hero, sections, advice, band } = page;
  return (
    <PageFrame {...frame} overDark scripts={["answering"]}>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        facts={facts}
        trail={trail}
        picture={hero.picture && context.pictureOf(hero.picture)}
        dark
        buttons={
          <>
            {hero.button && (
              <ButtonLink button={hero.button} variant="amber" phone={context.phone} place={context.place} />
            )}
            <PhoneButton context={context} />
          </>
        }
      />
      <SectionBar sections={sections} />
      <SectionList sections={sections} context={context} advice={advice} />
      <Band band={band} context={context} />
    </PageFrame>
  );
}
