import { PageFrame } from "@/components/layout/page-frame";
import { ProtocolPage } from "@/components/sections/pages/protocol-page";
import { getProtocol, getProtocolView } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { protocolGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = getProtocol();

export const metadata = pageMetadata("/wzor-protokolu", page.meta);

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
