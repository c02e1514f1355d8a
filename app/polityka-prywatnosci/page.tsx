import { PageFrame } from "@/components/layout/page-frame";
import { PageHead } from "@/components/sections/page-head";
import { Privacy } from "@/components/sections/pages/privacy";
import { get } from "@/lib/content/records";
import { missingForPrivacy, privacySections } from "@/lib/content/shown";
import { frameFor } from "@/lib/content/view";
import { breadcrumbs } from "@/lib/seo/breadcrumbs";
import { privacyGraph, toScript } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("privacy");

export const metadata = pageMetadata("/polityka-prywatnosci");

export default function Page() {
  const frame = frameFor("/polityka-prywatnosci");
  const { site } = frame;
  return (
    <PageFrame {...frame} jsonLd={toScript(privacyGraph())}>
      <PageHead {...page.hero} trail={breadcrumbs("/polityka-prywatnosci")} />
      <Privacy page={page} site={site} sections={privacySections(page, site)} missing={missingForPrivacy(site)} />
    </PageFrame>
  );
}
