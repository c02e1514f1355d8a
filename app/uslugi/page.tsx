import { PageFrame } from "@/components/layout/page-frame";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { ServiceBoard } from "@/components/sections/service-board";
import { servicesPage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/uslugi");

export default function Page() {
  const { page, frame, trail, context, groups } = servicesPage();
  return (
    <PageFrame {...frame}>
      <PageHead {...page.hero} trail={trail} />
      <ServiceBoard heading={page.cardsHeading} groups={groups} note={page.note} />
      <Advice text={page.advice} />
      <Band band={page.band} context={context} />
    </PageFrame>
  );
}
