import { guideMetadata, guideRoute } from "@/app/poradnik/guide-route";
import { CableCalculator } from "@/components/sections/calculators/cable";
import { PowerCalculator } from "@/components/sections/calculators/power";
import { powerCalculator } from "@/lib/calculators/props";
import { calculatorId } from "@/lib/calculators/share";
import { cableCalculator } from "@/lib/calculators/small-props";

export const generateMetadata = () => guideMetadata("obliczanie-mocy");

export default function Page() {
  const data = powerCalculator();
  const cable = cableCalculator();
  return guideRoute("obliczanie-mocy", [
    { id: calculatorId, heading: data.texts.heading, content: <PowerCalculator {...data} /> },
    { id: cable.id, heading: cable.texts.heading, content: <CableCalculator {...cable} />, after: "spadek" },
  ]);
}
