import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { SectionBar } from "@/components/sections/section-bar";
import { SectionList } from "@/components/sections/section-block";
import type { Crumb } from "@/components/ui/breadcrumb";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import type { PageContext } from "@/lib/content/props";
import type { SectionPage as SectionPageContent } from "@/lib/content/types";

type Props = { page: SectionPageContent; trail: readonly Crumb[]; context: PageContext };

/** A page of sections with a dark head: /dla-firm. */
export function SectionPage({ page, trail, context }: Props) {
  const { hero, sections, advice, band } = page;
  return (
    <>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        facts={hero.facts}
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
      <SectionList sections={sections} context={context} />
      <Advice text={advice} />
      <Band band={band} context={context} />
    </>
  );
}
