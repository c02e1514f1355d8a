import { PageFrame } from "@/components/layout/page-frame";
import { Thanks } from "@/components/sections/pages/thanks";
import { getThanks } from "@/lib/content/records";
import { frameFor } from "@/lib/content/view";
import { pageMetadata } from "@/lib/seo/metadata";

const page = getThanks();

export const metadata = pageMetadata("/dziekujemy", page.meta);

export default function Page() {
  const frame = frameFor("/dziekujemy", true);
  return (
    <PageFrame {...frame}>
      <Thanks page={page} phone={frame.site.phone} />
    </PageFrame>
  );
}
