import type { Review } from "@/lib/content/types";

/**
 * Sample reviews, shown while `samples` in content/site.ts is true. Before launch: real ones (`sample: false`) or none.
 */
export const reviews: readonly Review[] = [
  {
    author: "Właścicielka domu",
    rating: 5,
    text: "Wymiana rozdzielnicy zajęła jeden dzień. Każdy obwód jest opisany, a protokół w PDF przyszedł po dwóch dniach roboczych.",
    sample: true,
  },
  {
    author: "Zarząd wspólnoty",
    rating: 5,
    text: "Przegląd klatek i piwnic zrobiony w umówionym terminie. W protokole jasno napisano, co poprawić najpierw.",
    sample: true,
  },
  {
    author: "Warsztat samochodowy",
    rating: 5,
    text: "Nowe przyłącze i rozdzielnica dla warsztatu. Wniosek do operatora i odbiór załatwili za nas.",
    sample: true,
  },
];
