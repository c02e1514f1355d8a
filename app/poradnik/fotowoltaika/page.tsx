import { guideMetadata, guideRoute } from "@/app/poradnik/guide-route";
import { PvCalculator } from "@/components/sections/calculators/pv";
import { pvCalculator } from "@/lib/calculators/pv-props";
import { calculatorId } from "@/lib/calculators/share";

export const generateMetadata = () => guideMetadata("fotowoltaika");

export default function Page() {
  const data = pvCalculator();
  return guideRoute("fotowoltaika", [
    { id: calculatorId, heading: data.texts.heading, content: <PvCalculator {...data} /> },
  ]);
}
