import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { BatteryCalculator } from "@/components/sections/calculators/battery";
import { batteryCalculator } from "@/lib/calculators/small-props";
import { pageScript } from "@/lib/generated";

export const generateMetadata = () => guideMetadata("systemy-alarmowe");

export default function Page() {
  const data = batteryCalculator();
  return (
    <GuideRoute
      slug="systemy-alarmowe"
      tools={[
        { id: data.id, heading: data.texts.heading, content: <BatteryCalculator {...data} />, after: "zasilanie" },
      ]}
    >
      <script async src={pageScript("print").script} />
    </GuideRoute>
  );
}
