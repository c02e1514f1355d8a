import { PvIsland } from "@/components/islands/react/calculators/pv-calculator";
import { GuidePage } from "@/components/sections/pages/guide-page";
import { guidePage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/fotowoltaika");

export default function Page() {
  return <GuidePage {...guidePage("fotowoltaika")} islands={{ pv: PvIsland }} />;
}
