import type { City } from "@/lib/content/types";

/**
 * The three badges under the heading of every city page. The wording of the first two depends on the firm's proofs.
 */
export const cityBadges = [
  { icon: "shield-check", text: "{dowod.ocKrotko}" },
  { icon: "file-check", text: "{gwarancja.krotko}" },
  { icon: "clock", text: "Doświadczenie: {firma.lata}" },
] as const satisfies City["hero"]["badges"];
