import { BatteryIsland } from "@/components/islands/react/calculators/battery-calculator";
import { GuidePage } from "@/components/sections/pages/guide-page";
import { guidePage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/systemy-alarmowe");

export default function Page() {
  return <GuidePage {...guidePage("systemy-alarmowe")} islands={{ battery: BatteryIsland }} />;
}
