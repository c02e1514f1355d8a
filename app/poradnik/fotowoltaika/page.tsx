import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { PvIsland } from "@/components/islands/react/calculators/pv-calculator";

export const generateMetadata = () => guideMetadata("fotowoltaika");

export default function Page() {
  return <GuideRoute slug="fotowoltaika" islands={{ pv: PvIsland }} />;
}
