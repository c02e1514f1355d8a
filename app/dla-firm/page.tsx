import { SectionPage } from "@/components/sections/pages/section-page";
import { businessPage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/dla-firm");

export default function Page() {
  return <SectionPage {...businessPage()} />;
}
