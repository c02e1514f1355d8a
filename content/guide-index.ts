import type { GuideIndexPage } from "@/lib/content/types";

export const guideIndex: GuideIndexPage = {
  meta: {
    title: "Poradnik elektryczny: wszystkie tematy",
    description:
      "Poradniki elektryka: moc przyłączeniowa, awarie, przepisy, oświetlenie, fotowoltaika i magazyny energii. Liczby, normy i policzone przykłady.",
    keywords: ["poradnik elektryczny", "porady elektryka", "instalacja elektryczna poradnik", "obliczanie mocy"],
  },
  updated: "2026-11-20",
  hero: {
    title: "Zanim wezwiesz elektryka",
    lead: "Co zrobić samodzielnie, co zostawić komuś z uprawnieniami, ile to kosztuje i co mówi norma. Przed każdą pracą przy instalacji skonsultuj się ze specjalistą.",
  },
  topicsHeading: "Tematy poradnika",
  topicsLead:
    "Paski mają kolory żył przewodu: brązowa oznacza energię, czarna instalacje, szara koszty i przepisy, niebieska sieci, a żółto-zielona bezpieczeństwo.",
  band: {
    heading: "Nie ma tu twojego pytania?",
    text: "Zadzwoń. Odpowiedź na krótkie pytanie nic nie kosztuje, a wycena prac jest {firma.wycenaSlownie}.",
    button: { label: "Zadaj pytanie", to: "/kontakt" },
  },
};
