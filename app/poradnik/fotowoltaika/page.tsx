import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { PvCalculator } from "@/components/sections/calculators/pv";
import { pvCalculator } from "@/lib/calculators/pv-props";
import { calculatorId } from "@/lib/calculators/share";
import { pageScript } from "@/lib/generated";

export const generateMetadata = () => guideMetadata("fotowoltaika");

export default function Page() {
  const data = pvCalculator();
  return (
    <GuideRoute
      slug="fotowoltaika"
      tools={[{ id: calculatorId, heading: data.texts.heading, content: <PvCalculator {...data} /> }]}
    >
      <script async src={pageScript("print").script} />
    </GuideRoute>
  );
}
