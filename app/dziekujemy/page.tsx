import { Thanks } from "@/components/sections/pages/thanks";
import { pageData } from "@/lib/pages/page-data";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/dziekujemy");

export default function Page() {
  return <Thanks {...pageData("thanks")} />;
}
