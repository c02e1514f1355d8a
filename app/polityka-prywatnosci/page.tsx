import { PageFrame } from "@/components/layout/page-frame";
import { PageHead } from "@/components/sections/page-head";
import { Privacy } from "@/components/sections/pages/privacy";
import { privacyPage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/polityka-prywatnosci");

export default function Page() {
  const { frame, trail, ...privacy } = privacyPage();
  return (
    <PageFrame {...frame}>
      <PageHead {...privacy.page.hero} trail={trail} />
      <Privacy {...privacy} />
    </PageFrame>
  );
}
