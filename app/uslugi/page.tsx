import { PageFrame } from "@/components/layout/page-frame";
import { Advice } from "@/components/sections/advice";
import { Band } from "@/components/sections/band";
import { BreakerCards } from "@/components/sections/breaker-cards";
import { PageHead } from "@/components/sections/page-head";
import { all, get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { breakerCards, frameFor } from "@/lib/content/view";
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
      <BreakerCards heading={page.cardsHeading} cards={breakerCards(all("services"), "uslugi")} note={page.note} />
      <Advice text={page.advice} sheet />
      <Band band={page.band} context={pageContext()} />
    </PageFrame>
  );
}
