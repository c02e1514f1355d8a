import { CableIsland } from "@/components/islands/react/calculators/cable-calculator";
import { PowerIsland } from "@/components/islands/react/calculators/power-calculator";
import { GuidePage } from "@/components/sections/pages/guide-page";
import { guidePage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/obliczanie-mocy");

export default function Page() {
  return <GuidePage {...guidePage("obliczanie-mocy")} islands={{ power: PowerIsland, cable: CableIsland }} />;
}
