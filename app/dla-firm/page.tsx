import { SectionPage } from "@/components/sections/pages/section-page";
import { pageData } from "@/lib/pages/page-data";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/dla-firm");

export default function Page() {
  return <SectionPage {...pageData("dla-firm")} />;
}
