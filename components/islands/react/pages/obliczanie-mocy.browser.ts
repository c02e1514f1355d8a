import { CableIsland } from "@/components/islands/react/calculators/cable-calculator";
import { PowerIsland } from "@/components/islands/react/calculators/power-calculator";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { power: PowerIsland, cable: CableIsland };
