import { guideMetadata, guideRoute } from "@/app/poradnik/guide-route";
import { BatteryCalculator } from "@/components/sections/calculators/battery";
import { batteryCalculator } from "@/lib/calculators/small-props";

export const generateMetadata = () => guideMetadata("systemy-alarmowe");

export default function Page() {
  const data = batteryCalculator();
  return guideRoute("systemy-alarmowe", [
    { id: data.id, heading: data.texts.heading, content: <BatteryCalculator {...data} />, after: "zasilanie" },
  ]);
}
