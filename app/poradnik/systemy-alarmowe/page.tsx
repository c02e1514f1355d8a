import { GuideRoute } from "@/app/poradnik/guide-route";
import { BatteryIsland } from "@/components/islands/react/calculators/battery-calculator";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/systemy-alarmowe");

export default function Page() {
  return <GuideRoute slug="systemy-alarmowe" islands={{ battery: BatteryIsland }} />;
}
