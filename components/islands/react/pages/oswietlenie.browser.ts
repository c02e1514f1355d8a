import { LightIsland } from "@/components/islands/react/calculators/light-calculator";
import { provide } from "@/components/islands/react/hydration/provide";

provide({ light: LightIsland });
