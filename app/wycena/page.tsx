import { EstimatePage } from "@/components/sections/pages/estimate-page";
import { estimatePage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/wycena");

export default function Page() {
  return <EstimatePage {...estimatePage()} />;
}
