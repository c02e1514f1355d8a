import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { GuidePage, type GuideTool } from "@/components/sections/guide-page";
import { getGuide } from "@/lib/content/records";
import type { GuideSlug } from "@/lib/content/routes";
import { frameFor, relatedLinks } from "@/lib/content/view";
import { pageContext } from "@/lib/drawings/context";
import { estimateLink } from "@/lib/estimate/props";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { guideGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

/**
 * Guides with a calculator: each has a route of its own, so that a visitor loads that calculator and no other (the
 * scripts of a route come together). All other guides share the route [slug].
 */
export const guidesWithTools: ReadonlySet<GuideSlug> = new Set<GuideSlug>([
  "fotowoltaika",
  "obliczanie-mocy",
  "oswietlenie",
  "systemy-alarmowe",
]);

/** Metadata of a guide's page. */
export const guideMetadata = (slug: GuideSlug) =>
  pageMetadata(`/poradnik/${slug}`, { ogType: "article", ...getGuide(slug).meta });

type Props = {
  slug: GuideSlug;
  /** Calculators of this guide. */
  tools?: readonly GuideTool[];
  /** Scripts the page needs besides that of the contents. */
  children?: ReactNode;
};

/** A guide in the frame of the site. */
export function GuideRoute({ slug, tools = [], children }: Props) {
  const guide = getGuide(slug);
  return (
    <PageFrame {...frameFor(`/poradnik/${slug}`)} jsonLd={toScript(guideGraph(guide))}>
      <GuidePage
        guide={guide}
        trail={breadcrumbs(`/poradnik/${slug}`)}
        related={relatedLinks(guide.related)}
        estimate={estimateLink(guide.related.services)}
        context={pageContext("guide")}
        tools={tools}
      />
      <script async src={pageScript("contents").script} />
      {children}
    </PageFrame>
  );
}
