import { GalleryCarousel } from "@/components/islands/react/gallery/gallery";

export { Slots } from "@/components/islands/react/hydration/slots";
export const islands = { gallery: GalleryCarousel };
