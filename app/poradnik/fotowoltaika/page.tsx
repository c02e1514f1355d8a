import { GuideRoute } from "@/app/poradnik/guide-route";
import { PvIsland } from "@/components/islands/react/calculators/pv-calculator";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/fotowoltaika");

export default function Page() {
  return <GuideRoute slug="fotowoltaika" islands={{ pv: PvIsland }} />;
}
