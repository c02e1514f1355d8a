import { SearchIsland } from "@/components/islands/react/search/search";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { search: SearchIsland };
