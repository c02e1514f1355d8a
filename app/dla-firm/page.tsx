import { PageFrame } from "@/components/layout/page-frame";
import { SectionPage } from "@/components/sections/section-page";
import { sectionContext } from "@/lib/content/context";
import { frameFor } from "@/lib/content/frame";
import { getBusinessPage } from "@/lib/content/pages";
import { sectionPageGraph, toScript } from "@/lib/json-ld";
import { breadcrumbs } from "@/lib/json-ld/breadcrumbs";
import { pageMetadata } from "@/lib/metadata";

const page = getBusinessPage();

export const metadata = pageMetadata("/dla-firm", page.meta);

export default function Page() {
  const frame = frameFor("/dla-firm", true);
  return (
    <PageFrame {...frame} jsonLd={toScript(sectionPageGraph(page))}>
      <SectionPage
        page={page}
        trail={breadcrumbs("/dla-firm")}
        context={sectionContext("section")}
        bandNote={frame.texts.bandNote}
      />
    </PageFrame>
  );
}
