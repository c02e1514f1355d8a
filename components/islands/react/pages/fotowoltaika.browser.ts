import { PvIsland } from "@/components/islands/react/calculators/pv-calculator";
import { provide } from "@/components/islands/react/hydration/provide";

provide({ pv: PvIsland });
