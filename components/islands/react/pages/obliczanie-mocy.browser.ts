import { CableIsland } from "@/components/islands/react/calculators/cable-calculator";
import { PowerIsland } from "@/components/islands/react/calculators/power-calculator";
import { provide } from "@/components/islands/react/hydration/provide";

provide({ power: PowerIsland, cable: CableIsland });
