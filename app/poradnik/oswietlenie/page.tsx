import { GuideRoute } from "@/app/poradnik/guide-route";
import { LightIsland } from "@/components/islands/react/calculators/light-calculator";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("/poradnik/oswietlenie");

export default function Page() {
  return <GuideRoute slug="oswietlenie" islands={{ light: LightIsland }} />;
}
