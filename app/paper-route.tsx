import { PageFrame } from "@/components/layout/page-frame";
import { PaperPage } from "@/components/sections/pages/paper-page";
import { get, pathOf } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import type { Paper } from "@/lib/content/types";
import { frameFor } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { paperGraph, toScript } from "@/lib/seo/json-ld";

/** The page of a document, with its frame. */
export function PaperRoute({ slug }: { slug: Paper["slug"] }) {
  const paper = get("papers", slug);
  const path = pathOf("papers", slug);
  return (
    <PageFrame {...frameFor(path)} jsonLd={toScript(paperGraph(paper, path))}>
      <PaperPage paper={paper} trail={breadcrumbs(path)} context={pageContext()} />
      <script async src={pageScript("print").script} />
    </PageFrame>
  );
}
