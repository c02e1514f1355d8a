import { LightIsland } from "@/components/islands/react/calculators/light-calculator";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { light: LightIsland };
