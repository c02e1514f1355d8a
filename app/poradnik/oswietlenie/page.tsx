import { GuideRoute, guideMetadata } from "@/app/poradnik/guide-route";
import { LightIsland } from "@/components/islands/react/calculators/light-calculator";

export const generateMetadata = () => guideMetadata("oswietlenie");

export default function Page() {
  return <GuideRoute slug="oswietlenie" islands={{ light: LightIsland }} />;
}
