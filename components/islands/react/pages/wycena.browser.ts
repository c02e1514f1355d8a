import { EstimateIsland } from "@/components/islands/react/estimate/estimate";
import { provide } from "@/components/islands/react/hydration/provide";

provide({ estimate: EstimateIsland });
