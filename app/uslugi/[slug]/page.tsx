import { PageFrame } from "@/components/layout/page-frame";
import { ServicePage } from "@/components/sections/pages/service-page";
import { houseCrop } from "@/lib/content/house";
import { getService, servicePath } from "@/lib/content/records";
import { type ServiceSlug, serviceSlugs } from "@/lib/content/routes";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, relatedLinks } from "@/lib/content/view";
import { estimateLink } from "@/lib/estimate/props";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { serviceGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { printFoot } from "@/lib/seo/print-foot";

type Props = { params: Promise<{ slug: ServiceSlug }> };

export const dynamicParams = false;
export const generateStaticParams = () => serviceSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return pageMetadata(`/uslugi/${slug}`, getService(slug).meta);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const path = `/uslugi/${slug}` as const;
  const service = getService(slug);
  const frame = frameFor(path);
  return (
    <PageFrame
      {...frame}
      jsonLd={toScript(serviceGraph(service, path))}
      printFoot={printFoot(servicePath(slug), { text: service.updated })}
    >
      <ServicePage
        service={service}
        trail={breadcrumbs(path)}
        related={relatedLinks(service.related)}
        rating={frame.site.ratings.service}
        estimate={estimateLink([slug])}
        crop={houseCrop(slug)}
        context={pageContext()}
      />
      {slug === "pomiary" && <script async src={pageScript("measurements").script} />}
    </PageFrame>
  );
}
