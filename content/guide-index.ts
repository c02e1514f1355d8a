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
    lead: "Przeczytasz tu, co zrobisz samodzielnie, co zostawić elektrykowi z uprawnieniami, ile kosztuje praca i co mówi norma. Zanim zaczniesz jakąkolwiek pracę, skonsultuj się ze specjalistą, choćby z nami przez telefon.",
  },
  topicsHeading: "Tematy poradnika",
  colours: {
    l1: "energia",
    l2: "instalacje",
    l3: "koszty i przepisy",
    n: "sieci",
    pe: "bezpieczeństwo",
  },
  band: {
    heading: "Nie ma tu twojego pytania?",
    text: "Zadzwoń do nas. Krótka odpowiedź nic nie kosztuje, wycena prac jest {firma.wycenaSlownie}, a gdy trzeba przyjechać, od razu umówimy dzień.",
    button: { label: "Zadaj pytanie", to: "/kontakt" },
  },
};
