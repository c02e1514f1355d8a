import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { PowerCalculator } from "@/components/sections/calculators/power";
import { powerCalculator } from "@/lib/calculators/props";
import { calculatorId } from "@/lib/calculators/share";
import { pageScript } from "@/lib/generated";

export const generateMetadata = () => guideMetadata("obliczanie-mocy");

export default function Page() {
  const data = powerCalculator();
  return (
    <GuideRoute
      slug="obliczanie-mocy"
      tools={[{ id: calculatorId, heading: data.texts.heading, content: <PowerCalculator {...data} /> }]}
    >
      <script async src={pageScript("print").script} />
    </GuideRoute>
  );
}
