import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { PowerCalculator, PvCalculator } from "@/components/sections/calculators";
import { GuidePage } from "@/components/sections/guide-page";
import { powerCalculator } from "@/lib/calculators/props";
import { pvCalculator } from "@/lib/calculators/pv-props";
import { calculatorId } from "@/lib/calculators/share";
import { getGuide } from "@/lib/content/records";
import { type GuideSlug, guideSlugs } from "@/lib/content/routes";
import { frameFor, pageContext, relatedLinks } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { guideGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

/** Calculators of the guides that have one, with their data. */
const tools: Partial<Record<GuideSlug, () => { id: string; heading: string; content: ReactNode }>> = {
  "obliczanie-mocy": () => {
    const data = powerCalculator();
    return { id: calculatorId, heading: data.texts.heading, content: <PowerCalculator {...data} /> };
  },
  fotowoltaika: () => {
    const data = pvCalculator();
    return { id: calculatorId, heading: data.texts.heading, content: <PvCalculator {...data} /> };
  },
};

type Props = { params: Promise<{ slug: GuideSlug }> };

export const dynamicParams = false;
export const generateStaticParams = () => guideSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return pageMetadata(`/poradnik/${slug}`, { ogType: "article", ...getGuide(slug).meta });
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const guide = getGuide(slug);
  const frame = frameFor(`/poradnik/${slug}`);
  return (
    <PageFrame {...frame} jsonLd={toScript(guideGraph(guide))}>
      <GuidePage
        guide={guide}
        trail={breadcrumbs(`/poradnik/${slug}`)}
        related={relatedLinks(guide.related)}
        context={pageContext("guide")}
        tool={tools[slug]?.()}
      />
      <script async src={pageScript("contents").script} />
    </PageFrame>
  );
}
