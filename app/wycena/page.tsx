import { PageFrame } from "@/components/layout/page-frame";
import { EstimatePage } from "@/components/sections/pages/estimate-page";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor } from "@/lib/content/view";
import { estimateData, priceList } from "@/lib/estimate/props";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { estimateGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("estimate");

export const metadata = pageMetadata("/wycena");

export default function Page() {
  return (
    <PageFrame {...frameFor("/wycena")} jsonLd={toScript(estimateGraph())}>
      <EstimatePage
        page={page}
        data={estimateData()}
        prices={priceList()}
        trail={breadcrumbs("/wycena")}
        context={pageContext()}
      />
      <script async src={pageScript("print").script} />
    </PageFrame>
  );
}
