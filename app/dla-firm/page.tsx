import { PageFrame } from "@/components/layout/page-frame";
import { SectionPage } from "@/components/sections/pages/section-page";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { sectionPageGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("dla-firm");

export const metadata = pageMetadata("/dla-firm");

export default function Page() {
  const frame = frameFor("/dla-firm", true);
  return (
    <PageFrame {...frame} jsonLd={toScript(sectionPageGraph("/dla-firm", page))}>
      <SectionPage page={page} trail={breadcrumbs("/dla-firm")} context={pageContext()} />
      <script async src={pageScript("answering").script} />
    </PageFrame>
  );
}
