import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { LightCalculator } from "@/components/sections/calculators/light";
import { lightCalculator } from "@/lib/calculators/small-props";
import { pageScript } from "@/lib/generated";

export const generateMetadata = () => guideMetadata("oswietlenie");

export default function Page() {
  const data = lightCalculator();
  return (
    <GuideRoute
      slug="oswietlenie"
      tools={[{ id: data.id, heading: data.texts.heading, content: <LightCalculator {...data} />, after: "przyklad" }]}
    >
      <script async src={pageScript("print").script} />
    </GuideRoute>
  );
}
