import { PageFrame } from "@/components/layout/page-frame";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { ServiceBoard } from "@/components/sections/service-board";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, serviceGroups } from "@/lib/content/view";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { servicesGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("services-page");

export const metadata = pageMetadata("/uslugi");

export default function Page() {
  const frame = frameFor("/uslugi");
  return (
    <PageFrame {...frame} jsonLd={toScript(servicesGraph())}>
      <PageHead {...page.hero} trail={breadcrumbs("/uslugi")} />
      <ServiceBoard heading={page.cardsHeading} groups={serviceGroups()} note={page.note} />
      <Advice text={page.advice} sheet />
      <Band band={page.band} context={pageContext()} />
    </PageFrame>
  );
}
