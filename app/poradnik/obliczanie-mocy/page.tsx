import { GuideRoute } from "@/app/poradnik/guide-route";
import { CableIsland } from "@/components/islands/react/calculators/cable-calculator";
import { PowerIsland } from "@/components/islands/react/calculators/power-calculator";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/obliczanie-mocy");

export default function Page() {
  return <GuideRoute slug="obliczanie-mocy" islands={{ power: PowerIsland, cable: CableIsland }} />;
}
