import { NotFound } from "@/components/sections/pages/not-found";
import { get } from "@/lib/content/records";
import { frameFor, pageContext } from "@/lib/pages/page-data";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/404");

export default function Page() {
  return <NotFound page={get("not-found")} frame={frameFor("/404")} context={pageContext()} />;
}
