import { BatteryIsland } from "@/components/islands/react/calculators/battery-calculator";
import { provide } from "@/components/islands/react/hydration/provide";

provide({ battery: BatteryIsland });
