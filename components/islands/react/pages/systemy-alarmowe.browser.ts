import { BatteryIsland } from "@/components/islands/react/calculators/battery-calculator";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { battery: BatteryIsland };
