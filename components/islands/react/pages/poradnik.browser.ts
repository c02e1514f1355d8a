import { provide } from "@/components/islands/react/hydration/provide";
import { SearchIsland } from "@/components/islands/react/search/search";

provide({ search: SearchIsland });
