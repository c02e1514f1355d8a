import { PageFrame } from "@/components/layout/page-frame";
import { Thanks } from "@/components/sections/pages/thanks";
import { get } from "@/lib/content/records";
import { frameFor } from "@/lib/content/view";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("thanks");

export const metadata = pageMetadata("/dziekujemy");

export default function Page() {
  const frame = frameFor("/dziekujemy", true);
  return (
    <PageFrame {...frame}>
      <Thanks page={page} phone={frame.site.phone} />
    </PageFrame>
  );
}
