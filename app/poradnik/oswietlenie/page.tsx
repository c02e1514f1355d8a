import { guideMetadata, guideRoute } from "@/app/poradnik/guide-route";
import { LightCalculator } from "@/components/sections/calculators/light";
import { lightCalculator } from "@/lib/calculators/small-props";

export const generateMetadata = () => guideMetadata("oswietlenie");

export default function Page() {
  const data = lightCalculator();
  return guideRoute("oswietlenie", [
    { id: data.id, heading: data.texts.heading, content: <LightCalculator {...data} />, after: "przyklad" },
  ]);
}
