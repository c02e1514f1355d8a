import type { Names } from "@/lib/content/types";

/** Names in the texts that the site has to know by their words. */
export const names: Names = {
  region: {
    name: "śląskie",
    inSentence: "Śląsku",
    words: ["śląsk", "zagłębi", "podbeskidzi", "częstochow", "bielsk", "tauron"],
  },
  // Names of towns with a page come from content/cities.
  unbroken: ["Bielsk*-Biał*", "Wi-Fi #", "Wi-Fi", "e-mail*", "net-billing*", "YDY* #×#"],
};
