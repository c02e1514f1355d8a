import type { Review } from "@/lib/content/page-types";

/** Sample reviews. Replace them with real ones before launch; the launch check refuses `sample: true`. */
export const reviews = [
  {
    author: "Przykładowa opinia: właścicielka domu",
    rating: 5,
    text: "Wymiana rozdzielnicy zajęła jeden dzień. Każdy obwód jest opisany, a protokół dostałam od razu w PDF.",
    sample: true,
  },
  {
    author: "Przykładowa opinia: zarząd wspólnoty",
    rating: 5,
    text: "Przegląd klatek i piwnic zrobiony w umówionym terminie. W protokole jasno napisano, co poprawić najpierw.",
    sample: true,
  },
  {
    author: "Przykładowa opinia: warsztat samochodowy",
    rating: 5,
    text: "Nowe przyłącze i rozdzielnica dla warsztatu. Wniosek do operatora i odbiór załatwili za nas.",
    sample: true,
  },
] as const satisfies readonly Review[];
