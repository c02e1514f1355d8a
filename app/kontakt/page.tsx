import { PageFrame } from "@/components/layout/page-frame";
import { ContactChecklist } from "@/components/sections/contact-checklist";
import { ContactProof } from "@/components/sections/contact-proof";
import { ContactTiles } from "@/components/sections/contact-tiles";
import { ContactWrite } from "@/components/sections/contact-write";
import { PageHead } from "@/components/sections/page-head";
import { SituationsSection } from "@/components/sections/situations-section";
import { messageView } from "@/lib/contact/message";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor } from "@/lib/content/view";
import { pageScript } from "@/lib/generated";
import { vcardPath } from "@/lib/seo/addresses";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { contactGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("contact");

export const metadata = pageMetadata("/kontakt");

export default function Page() {
  const frame = frameFor("/kontakt");
  const { site } = frame;
  return (
    <PageFrame {...frame} jsonLd={toScript(contactGraph())}>
      <PageHead {...page.hero} trail={breadcrumbs("/kontakt")} />
      <ContactTiles page={page} site={site} answering={frame.texts.answering} vcard={vcardPath} />
      <SituationsSection {...get("situations")} context={pageContext()} />
      <ContactProof page={page} site={site} />
      <ContactChecklist checklist={page.checklist} />
      <ContactWrite texts={page.write} message={messageView(page.write, site)} />
      <script async src={pageScript("contact-tools").script} />
    </PageFrame>
  );
}
