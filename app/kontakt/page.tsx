import { PageFrame } from "@/components/layout/page-frame";
import { ContactChecklist } from "@/components/sections/contact-checklist";
import { ContactProof } from "@/components/sections/contact-proof";
import { ContactTiles } from "@/components/sections/contact-tiles";
import { ContactWrite } from "@/components/sections/contact-write";
import { FirmFacts } from "@/components/sections/firm-facts";
import { PageHead } from "@/components/sections/page-head";
import { SituationsSection } from "@/components/sections/situations-section";
import { contactPage } from "@/lib/pages/gather";
import { vcardPath } from "@/lib/seo/addresses";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/kontakt");

export default function Page() {
  const { page, frame, trail, context, situations, firm, message } = contactPage();
  return (
    <PageFrame {...frame} scripts={["contact-tools"]}>
      <PageHead {...page.hero} trail={trail} />
      <ContactTiles page={page} site={frame.site} answering={frame.texts.answering} vcard={vcardPath} />
      <SituationsSection {...situations} context={context} />
      <ContactProof page={page} site={frame.site} />
      <FirmFacts {...page.firm} rows={firm} />
      <ContactChecklist checklist={page.checklist} />
      <ContactWrite texts={page.write} message={message} />
    </PageFrame>
  );
}
