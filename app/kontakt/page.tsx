import { PageFrame } from "@/components/layout/page-frame";
import { ContactPrepare } from "@/components/sections/contact-prepare";
import { ContactProof } from "@/components/sections/contact-proof";
import { ContactTiles } from "@/components/sections/contact-tiles";
import { ContactWrite } from "@/components/sections/contact-write";
import { PageHead } from "@/components/sections/page-head";
import { messageView } from "@/lib/contact/message";
import { vcardPath } from "@/lib/contact/vcard";
import { frameFor } from "@/lib/content/frame";
import { getContact } from "@/lib/content/pages";
import { pageScript } from "@/lib/export/page-scripts";
import { contactGraph, toScript } from "@/lib/json-ld";
import { breadcrumbs } from "@/lib/json-ld/breadcrumbs";
import { pageMetadata } from "@/lib/metadata";

const page = getContact();

export const metadata = pageMetadata("/kontakt", page.meta);

export default function Page() {
  const frame = frameFor("/kontakt");
  const { site } = frame;
  return (
    <PageFrame {...frame} jsonLd={toScript(contactGraph())}>
      <PageHead {...page.hero} trail={breadcrumbs("/kontakt")} />
      <ContactTiles page={page} site={site} vcard={vcardPath} />
      <ContactProof page={page} site={site} />
      <ContactPrepare prepare={page.prepare} />
      <ContactWrite texts={page.write} message={messageView(page.write, site)} />
      <script async src={pageScript("contact-tools").script} />
    </PageFrame>
  );
}
