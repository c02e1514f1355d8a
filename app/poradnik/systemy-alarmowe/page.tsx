import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { BatteryIsland } from "@/components/islands/react/calculators/battery-calculator";

export const generateMetadata = () => guideMetadata("systemy-alarmowe");

export default function Page() {
  return <GuideRoute slug="systemy-alarmowe" islands={{ battery: BatteryIsland }} />;
}
