import { LightIsland } from "@/components/islands/react/calculators/light-calculator";
import { GuidePage } from "@/components/sections/pages/guide-page";
import { guidePage } from "@/lib/pages/gather";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/oswietlenie");

export default function Page() {
  return <GuidePage {...guidePage("oswietlenie")} islands={{ light: LightIsland }} />;
}
