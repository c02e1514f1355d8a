import { GalleryCarousel } from "@/components/islands/react/gallery/gallery";
import { provide } from "@/components/islands/react/hydration/provide";

provide({ gallery: GalleryCarousel });
