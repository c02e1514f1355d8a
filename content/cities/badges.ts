import type { City } from "@/lib/content/types";

/**
 * The three badges under the heading of every city page: one wording, from claims that word themselves by their proof.
 */
export const cityBadges = [
  { icon: "shield-check", text: "{dowod.ocKrotko}" },
  { icon: "file-check", text: "{gwarancja.krotko}" },
  { icon: "clock", text: "Doświadczenie: {firma.lata}" },
] as const satisfies City["hero"]["badges"];
