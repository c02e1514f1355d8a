import { PvIsland } from "@/components/islands/react/calculators/pv-calculator";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { pv: PvIsland };
