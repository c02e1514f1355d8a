import { PageFrame } from "@/components/layout/page-frame";
import { GuidePage, type GuideTool } from "@/components/sections/pages/guide-page";
import { getGuide } from "@/lib/content/records";
import type { GuideSlug } from "@/lib/content/routes";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, relatedLinks } from "@/lib/content/view";
import { estimateLink } from "@/lib/estimate/props";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { guideGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { printFoot } from "@/lib/seo/print-foot";

/**
 * Guides with a calculator: each has a route of its own, so that a visitor loads that calculator and no other (the
 * scripts of a route come together). All other guides share the route [slug].
 */
export const guidesWithTools: readonly GuideSlug[] = [
  "fotowoltaika",
  "obliczanie-mocy",
  "oswietlenie",
  "systemy-alarmowe",
];

/** Metadata of a guide's page. */
export const guideMetadata = (slug: GuideSlug) =>
  pageMetadata(`/poradnik/${slug}`, { ogType: "article", ...getGuide(slug).meta });

/**
 * A guide in the frame of the site.
 * @param tools calculators of this guide, whose results can be printed
 */
export function guideRoute(slug: GuideSlug, tools: readonly GuideTool[] = []) {
  const guide = getGuide(slug);
  return (
    <PageFrame
      {...frameFor(`/poradnik/${slug}`)}
      jsonLd={toScript(guideGraph(guide))}
      printFoot={printFoot(`/poradnik/${slug}`, { text: guide.modified, checked: guide.checked })}
    >
      <GuidePage
        guide={guide}
        trail={breadcrumbs(`/poradnik/${slug}`)}
        related={relatedLinks(guide.related)}
        estimate={estimateLink(guide.related.services)}
        context={pageContext("guide")}
        tools={tools}
      />
      <script async src={pageScript("contents").script} />
      {tools.length > 0 && <script async src={pageScript("print").script} />}
    </PageFrame>
  );
}
