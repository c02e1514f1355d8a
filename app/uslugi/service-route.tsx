import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { ServicePage } from "@/components/sections/pages/service-page";
import { get, pageAt, pathOf } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import type { SitePath } from "@/lib/content/types";
import { frameFor, relatedLinks } from "@/lib/content/view";
import { estimateLink } from "@/lib/estimate/props";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { serviceGraph, toScript } from "@/lib/seo/json-ld";
import { printFoot } from "@/lib/seo/print-foot";

type Props = {
  slug: string;
  /** Address of this page. A service of the offer has two: /uslugi/… and /oferta/…. */
  path: SitePath;
};

/** The page of a service, with its frame. */
export function ServiceRoute({ slug, path }: Props) {
  if (!pageAt(path)) notFound();
  const service = get("services", slug);
  const frame = frameFor(path);
  return (
    <PageFrame
      {...frame}
      jsonLd={toScript(serviceGraph(service, path))}
      printFoot={printFoot(pathOf("services", slug), { text: service.updated })}
    >
      <ServicePage
        service={service}
        trail={breadcrumbs(path)}
        related={relatedLinks(service.related)}
        rating={frame.site.ratings.service}
        estimate={estimateLink([slug])}
        context={pageContext()}
      />
      <script async src={pageScript("answering").script} />
      {service.measurementEvents && <script async src={pageScript("measurements").script} />}
    </PageFrame>
  );
}
