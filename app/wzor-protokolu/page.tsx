import { PageFrame } from "@/components/layout/page-frame";
import { ProtocolPage } from "@/components/sections/pages/protocol-page";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor, getProtocolView } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { protocolGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("protocol");

export const metadata = pageMetadata("/wzor-protokolu");

export default function Page() {
  const frame = frameFor("/wzor-protokolu");
  return (
    <PageFrame {...frame} jsonLd={toScript(protocolGraph())}>
      <ProtocolPage
        page={page}
        view={getProtocolView()}
        trail={breadcrumbs("/wzor-protokolu")}
        context={pageContext()}
      />
      <script async src={pageScript("print").script} />
    </PageFrame>
  );
}
