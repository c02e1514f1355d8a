import { EstimateIsland } from "@/components/islands/react/estimate/estimate";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { estimate: EstimateIsland };
