import { PageFrame } from "@/components/layout/page-frame";
import { NotFound } from "@/components/sections/pages/not-found";
import { get } from "@/lib/content/records";
import { pageContext } from "@/lib/content/section-context";
import { frameFor } from "@/lib/content/view";
import { pageMetadata } from "@/lib/seo/metadata";

const page = get("not-found");

export const metadata = pageMetadata("/404");

export default function Page() {
  const frame = frameFor("/404", true);
  return (
    <PageFrame {...frame}>
      <NotFound page={page} context={pageContext()} />
    </PageFrame>
  );
}
